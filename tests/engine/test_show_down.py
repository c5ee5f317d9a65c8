"""From the knock to the points."""

import pytest

from threegin_qt.engine import (
    CARDS,
    CLASSIC,
    DRAW_STOCK,
    PASS,
    TOURNAMENT,
    HandState,
    IllegalAction,
    Outcome,
    Phase,
    Refused,
    Role,
    RuleSet,
    best_defence,
    card_set,
    deadwood,
    defend,
    parse_cards,
)
from threegin_qt.engine import (
    hand as hands,
)

from .positions import DEFENDER, KNOCKER, KNOCKER_MELDS, code, defends, finish, hand, knocks, play, throw

BOX, CAPTAIN = Role.BOX, Role.CAPTAIN


def cards(text: str) -> int:
    return card_set(parse_cards(text))


# R18


def at_defence(knocker: str, defender: str, thrown: str, melds: tuple[str, ...], rules: RuleSet = CLASSIC) -> HandState:
    """The captain has drawn a card, knocked by throwing it, and the box has to defend."""
    free = next(str(card) for card in CARDS if str(card) not in f"{knocker} {defender} {thrown}".split())
    state = hand(rules, captain=knocker, box=defender, upcard=free, stock=thrown)
    return play(state, PASS, PASS, DRAW_STOCK, knocks(thrown, *melds))


def test_r18_the_defender_lays_melds_and_lays_off() -> None:
    state = at_defence(
        "5C 6C 7C KS KD KH 9H 9D 9S 4D", "2C 3C 4C 3D 3H JC JD JH JS AS", "QC", ("5C 6C 7C", "KD KH KS", "9D 9H 9S")
    )
    assert state.turn == BOX
    assert code(state, DRAW_STOCK) == code(state, throw("AS")) == Refused.DEFEND_FIRST
    assert code(state, defends(off=("", "", "")), CAPTAIN) == Refused.NOT_YOUR_TURN
    # His own melds as they are best without lay-offs, or broken up to lay 4C off: he may do either.
    plain = play(state, defends("2C 3C 4C", "JC JD JH JS", off=("", "", "")))
    broken = play(state, defends("3C 3D 3H", "JC JD JH JS", off=("4C", "", "")))
    assert plain.result is not None
    assert broken.result is not None
    assert (plain.result.deadwood, broken.result.deadwood) == ((4, 7), (4, 3))
    assert (plain.result.outcome, broken.result.outcome) == (Outcome.KNOCK, Outcome.UNDERCUT)
    # Nor has he to meld or lay off anything at all.
    assert play(state, defends(off=("", "", ""))).result == plain.result._replace(
        points=2 + 3 + 4 + 3 + 3 + 40 + 1 - 4, deadwood=(4, 56), defence=(), layoffs=(0, 0, 0)
    )


def test_r18_what_the_defender_may_not_do() -> None:
    state = at_defence(
        "5C 6C 7C KS KD KH 9H 9D 9S 4D", "2C 3C 4C 3D 3H JC JD JH JS AS", "QC", ("5C 6C 7C", "KD KH KS", "9D 9H 9S")
    )
    for off in (("3C", "", ""), ("", "4C", ""), ("8C", "", ""), ("4C AS", "", ""), ("", "", "KC"), ("", "", "3H")):
        assert code(state, defends(off=off)) == Refused.LAYOFF_DOES_NOT_FIT, off
    # A card is laid off or in a meld, not both.
    assert code(state, defends("2C 3C 4C", off=("4C", "", ""))) == Refused.MELD_NOT_HELD
    assert code(state, defends("3C 3D 3H", "2C 3C 4C", off=("", "", ""))) == Refused.NOT_CANONICAL
    assert code(state, defends("5C 6C 7C", off=("", "", ""))) == Refused.MELD_NOT_HELD
    assert code(state, defends(off=("", ""))) == Refused.MALFORMED


def test_r18_one_card_is_laid_off_once() -> None:
    # 9C fits the set of nines and the run.
    state = at_defence(
        "9D 9H 9S TC JC QC 4S 5S 6S AD", "9C KC KD 2H 3D 5H 7H 7D 8D 2D", "JH", ("TC JC QC", "9D 9H 9S", "4S 5S 6S")
    )
    places = {meld: at for at, meld in enumerate(state.spread)}
    on_set, on_run = places[cards("9D 9H 9S")], places[cards("TC JC QC")]
    both = [0, 0, 0]
    both[on_set] = both[on_run] = cards("9C")
    assert code(state, defend((), tuple(both))) == Refused.LAYOFF_DOES_NOT_FIT
    for at in (on_set, on_run):
        one = [0, 0, 0]
        one[at] = cards("9C")
        assert code(state, defend((), tuple(one))) is None


def test_r18_the_knocker_never_lays_off() -> None:
    # 9S of the defender's melds would take the knocker's TS; there is no such action.
    state = at_defence(KNOCKER, DEFENDER, "TS", KNOCKER_MELDS)
    over = play(state, defends("8H 9H TH", off=("", "", "")))
    assert over.phase == Phase.OVER
    assert list(hands.legal_actions(over, CAPTAIN)) == list(hands.legal_actions(over, BOX)) == []
    assert code(over, defends(off=("", "", "")), CAPTAIN) == Refused.NOT_IN_HAND


def test_r18_no_knock_nothing_to_defend_against() -> None:
    assert code(hand(), defends(off=())) == Refused.NO_KNOCK


# R19 to R21


def test_r19_the_knocker_scores_the_difference() -> None:
    result = finish(at_defence(KNOCKER, DEFENDER, "6S", KNOCKER_MELDS)).result
    assert result is not None
    assert (result.outcome, result.knocker, result.scorer) == (Outcome.KNOCK, CAPTAIN, CAPTAIN)
    assert (result.deadwood, result.points) == ((4, 52), 48)
    assert (result.stock_count, result.stalled) == (30, False)
    assert result.knocker_cards == cards(KNOCKER)
    assert result.defender_cards == cards(DEFENDER)
    assert set(result.spread) == {cards(meld) for meld in KNOCKER_MELDS}
    assert (result.defence, result.layoffs) == ((cards("8H 9H TH"),), (0, 0, 0))


@pytest.mark.parametrize(
    ("rules", "defender", "d", "points"),
    [
        (CLASSIC, "AD AH AS JD JH JS 8C 8D 8H 4S", 4, 10),
        (CLASSIC, "AD AH AS JD JH JS 8C 8D 8H 3D", 3, 11),
        (CLASSIC, "AD AH AS JD JH JS 8C 8D 8H 8S", 0, 14),
        (TOURNAMENT, "AD AH AS JD JH JS 8C 8D 8H 4S", 4, 25),
        (TOURNAMENT, "AD AH AS JD JH JS 8C 8D 8H 8S", 0, 29),
        (RuleSet(undercut_bonus=20), "AD AH AS JD JH JS 8C 8D 8H 3D", 3, 21),
    ],
)
def test_r20_an_undercut_scores_its_bonus_and_the_difference(rules: RuleSet, defender: str, d: int, points: int) -> None:
    melds = ("5C 6C 7C", "KD KH KS", "9D 9H 9S")
    result = finish(at_defence("5C 6C 7C KS KD KH 9H 9D 9S 4D", defender, "QC", melds, rules)).result
    assert result is not None
    assert (result.outcome, result.knocker, result.scorer) == (Outcome.UNDERCUT, CAPTAIN, BOX)
    assert (result.deadwood, result.points) == ((4, d), points)


def test_r20_one_against_one_under_a_knock_limit_of_one() -> None:
    state = at_defence(
        "5C 6C 7C KS KD KH 9H 9D 9S AD",
        "AH 2H 2D 2S JD JH JS 8C 8D 8H",
        "QC",
        ("5C 6C 7C", "KD KH KS", "9D 9H 9S"),
        RuleSet(knock_limit=1),
    )
    laid = defends("2D 2H 2S", "JD JH JS", "8D 8H", off=("8C", "", ""))
    assert code(state, laid) == Refused.NOT_A_MELD
    result = play(state, defends("2D 2H 2S", "JD JH JS", "8C 8D 8H", off=("", "", ""))).result
    assert result is not None
    assert (result.outcome, result.scorer, result.deadwood, result.points) == (Outcome.UNDERCUT, BOX, (1, 1), 10)


@pytest.mark.parametrize("bonus", [20, 25])
@pytest.mark.parametrize(
    ("defender", "d"),
    [("4D 5D 6D QD QC QH 9S JC 2D AS", 22), ("4D 5D 6D QD QC QH 2C 2D 2H 2S", 0), ("7S 8S 2S KS AC 3D 5H TD TH JC", 66)],
)
def test_r21_gin_scores_its_bonus_and_the_least_deadwood_without_layoffs(bonus: int, defender: str, d: int) -> None:
    state = at_defence(
        "3S 4S 5S 6S 9C 9D 9H KC KD KH", defender, "8C", ("9C 9D 9H", "KC KD KH", "3S 4S 5S 6S"), RuleSet(gin_bonus=bonus)
    )
    assert state.phase == Phase.OVER
    result = state.result
    assert result is not None
    assert deadwood(cards(defender)) == d
    assert (result.outcome, result.knocker, result.scorer) == (Outcome.GIN, CAPTAIN, CAPTAIN)
    assert (result.deadwood, result.points) == ((0, d), bonus + d)
    assert result.layoffs == (0, 0, 0)
    assert sum(result.defence) == sum(meld for meld in result.defence if meld & cards(defender) == meld)
    # Nothing is left to confirm.
    assert code(state, defends(off=("", "", "")), BOX) == Refused.NOT_IN_HAND


def test_case_10_points_are_booked_once_after_the_layoffs() -> None:
    state = at_defence(KNOCKER, DEFENDER, "6S", KNOCKER_MELDS)
    assert state.result is None
    confirm = defends("8H 9H TH", off=("", "", ""))
    over = play(state, confirm)
    assert over.result is not None
    with pytest.raises(IllegalAction) as caught:
        hands.apply(over, BOX, confirm)
    assert caught.value.refusal.code == Refused.NOT_IN_HAND


def test_case_10b_the_same_cards_laid_in_two_ways() -> None:
    knocker, defender = "2S 3S 4S 5S 8C 8D 8H 8S AD 4H", "6S 7S 7D 9S KD KC QH QS JD TC"
    for melds, off, k, d, points in (
        (("8C 8D 8H 8S", "2S 3S 4S 5S"), ("6S 7S", ""), 5, 76, 71),
        (("8C 8D 8H 8S", "2S 3S 4S"), ("", ""), 10, 89, 79),
    ):
        state = at_defence(knocker, defender, "JC", melds)
        defence = best_defence(state.held[BOX], state.spread)
        assert set(defence.layoffs) == {cards(text) for text in off}
        result = finish(state).result
        assert result is not None
        assert (result.deadwood, result.points, result.scorer) == ((k, d), points, CAPTAIN)


def test_case_10c_gin_against_nothing_and_a_knock_against_nothing() -> None:
    knocker, nothing = "5C 6C 7C KS KD KH 9H 9D 9S", "AC AH AS JD JH JS 8C 8D 8H 8S"
    melds = ("5C 6C 7C", "KD KH KS", "9D 9H 9S")
    gin = at_defence(f"{knocker} 4C", nothing, "QC", ("4C 5C 6C 7C", *melds[1:])).result
    assert gin is not None
    assert (gin.outcome, gin.points, gin.deadwood) == (Outcome.GIN, 25, (0, 0))
    undercut = finish(at_defence(f"{knocker} 2D", nothing, "QC", melds)).result
    assert undercut is not None
    assert (undercut.outcome, undercut.scorer, undercut.points) == (Outcome.UNDERCUT, BOX, 12)
    # A hand of gin laid with deadwood is a knock like any other.
    plain = finish(at_defence(f"{knocker} 4C", nothing, "QC", melds)).result
    assert plain is not None
    assert (plain.outcome, plain.scorer, plain.deadwood) == (Outcome.UNDERCUT, BOX, (4, 0))
