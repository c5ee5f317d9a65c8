"""One hand, rule by rule. In these tests the box deals and the captain begins, as R8 and R9 have it."""

import random

import pytest

from threegin_qt.engine import (
    CARDS,
    CLASSIC,
    DRAW_DISCARD,
    DRAW_STOCK,
    PASS,
    TAKE_UPCARD,
    HandState,
    IllegalAction,
    Kind,
    Move,
    Outcome,
    Phase,
    Refusal,
    Refused,
    Role,
    RuleSet,
    best_spread,
    card_set,
    cards_of,
    deadwood,
    discard,
    is_complete,
    knock,
    knock_discards,
    parse_card,
    parse_cards,
    spreads,
    stock_left,
)
from threegin_qt.engine import (
    hand as hands,
)

from .positions import DEFENDER, KNOCKER, KNOCKER_MELDS, code, defends, finish, hand, knocks, pack, play, random_deck, throw

BOX, CAPTAIN = Role.BOX, Role.CAPTAIN

# Ten cards with not one meld and nothing near one, and more like them.
PLAIN = "AC 3D 5H 7S 9C JD KH 2S 4C 6D"
PLAIN_2 = "AD 3H 5S 7C 9D JH KS 2C 4D 6H"
THROWN = knocks("6S", *KNOCKER_MELDS)


def cards(text: str) -> int:
    return card_set(parse_cards(text))


# R8


def test_r8_ten_cards_each_one_at_a_time_captain_first() -> None:
    deck = random_deck(random.Random(8))
    state = hands.deal(CLASSIC, deck)
    assert state.held[CAPTAIN] == card_set(deck[0:20:2])
    assert state.held[BOX] == card_set(deck[1:20:2])
    assert state.pile == (deck[20],)
    assert stock_left(state) == deck[21:]
    assert state.stock_count == 31
    assert (state.phase, state.turn) == (Phase.UPCARD, CAPTAIN)
    assert is_complete(state)


@pytest.mark.parametrize(
    "deck", [(), CARDS[:51], (*CARDS[:51], CARDS[0]), (*CARDS, CARDS[0]), (*range(1, 53),), (*range(51), "KS")]
)
def test_r8_a_pack_has_52_different_cards(deck: tuple[int, ...]) -> None:
    with pytest.raises(ValueError, match="52 different"):
        hands.deal(CLASSIC, deck)  # type: ignore[arg-type]


# R9, R10


def test_r9_the_captain_is_asked_first_then_the_box() -> None:
    state = hand()
    assert code(state, TAKE_UPCARD, BOX) == Refused.NOT_YOUR_TURN
    assert set(hands.legal_actions(state, CAPTAIN)) == {TAKE_UPCARD, PASS}
    for action in (DRAW_STOCK, DRAW_DISCARD, throw("AC")):
        assert code(state, action) == Refused.UPCARD_FIRST
    state = play(state, PASS)
    # Only the box may act now, and the stock is closed to both.
    assert state.turn == BOX
    assert set(hands.legal_actions(state, BOX)) == {TAKE_UPCARD, PASS}
    assert list(hands.legal_actions(state, CAPTAIN)) == []
    for role, wanted in ((CAPTAIN, Refused.NOT_YOUR_TURN), (BOX, Refused.UPCARD_FIRST)):
        assert code(state, DRAW_STOCK, role) == code(state, DRAW_DISCARD, role) == wanted


def test_r9_the_box_takes_the_upcard_throws_and_the_captain_has_a_full_turn() -> None:
    state = play(hand(captain=PLAIN, box=PLAIN_2, upcard="QS"), PASS, TAKE_UPCARD)
    assert (state.turn, state.phase, state.drawn) == (BOX, Phase.DISCARD, parse_card("QS"))
    assert state.held[BOX] == cards(PLAIN_2 + " QS")
    state = play(state, throw("KS"))
    assert (state.turn, state.phase) == (CAPTAIN, Phase.DRAW)
    assert set(hands.legal_actions(state, CAPTAIN)) == {DRAW_STOCK, DRAW_DISCARD}
    assert play(state, DRAW_DISCARD).held[CAPTAIN] == cards(PLAIN + " KS")


def test_r9_the_captain_takes_the_upcard_and_the_box_has_the_next_turn() -> None:
    state = play(hand(captain=PLAIN, box=PLAIN_2, upcard="QS"), TAKE_UPCARD, throw("KH"))
    assert (state.turn, state.phase, state.pile) == (BOX, Phase.DRAW, parse_cards("KH"))


def test_r9_the_captain_knocks_with_the_upcard() -> None:
    state = play(hand(captain=KNOCKER.replace("2S", "6S"), box=DEFENDER, upcard="2S"), TAKE_UPCARD, THROWN)
    assert (state.phase, state.turn, state.knocker) == (Phase.DEFENCE, BOX, CAPTAIN)


def test_r9_the_box_knocks_before_the_captain_has_played() -> None:
    state = play(hand(box=KNOCKER.replace("2S", "6S"), captain=DEFENDER, upcard="2S"), PASS, TAKE_UPCARD, THROWN)
    assert (state.phase, state.turn, state.knocker) == (Phase.DEFENCE, CAPTAIN, BOX)


def test_r10_both_pass_and_the_captain_draws_from_the_stock() -> None:
    state = play(hand(captain=PLAIN, box=PLAIN_2, upcard="QS", stock="8D"), PASS, PASS)
    assert state.turn == CAPTAIN
    assert list(hands.legal_actions(state, CAPTAIN)) == [DRAW_STOCK]
    assert code(state, DRAW_DISCARD) == Refused.UPCARD_REFUSED
    assert code(state, TAKE_UPCARD) == code(state, PASS) == Refused.NO_UPCARD_OFFERED
    assert code(state, DRAW_STOCK, BOX) == Refused.NOT_YOUR_TURN
    state = play(state, DRAW_STOCK, throw("KH"))
    # The refused upcard lies on under what is thrown.
    assert state.pile == parse_cards("QS KH")
    state = play(state, DRAW_DISCARD, throw("KS"), DRAW_DISCARD)
    assert state.pile == parse_cards("QS")


# R11 to R13


def test_r11_draw_then_throw() -> None:
    state = play(hand(captain=PLAIN, box=PLAIN_2, upcard="QS", stock="8D 8H"), PASS, PASS)
    assert code(state, throw("AC")) == Refused.DRAW_FIRST
    state = play(state, DRAW_STOCK)
    assert state.held[CAPTAIN] == cards(PLAIN + " 8D")
    for action in (DRAW_STOCK, DRAW_DISCARD, PASS, TAKE_UPCARD):
        assert code(state, action) == Refused.ALREADY_DRAWN
    assert hands.refusal(state, CAPTAIN, throw("KS")) == Refusal(Refused.CARD_NOT_HELD, parse_card("KS"))
    assert code(state, throw("AC"), BOX) == Refused.NOT_YOUR_TURN
    state = play(state, throw("AC"))
    assert (state.turn, state.phase, state.pile) == (BOX, Phase.DRAW, parse_cards("QS AC"))
    state = play(state, DRAW_STOCK)
    assert (state.drawn, state.stock_count) == (parse_card("8H"), 29)


def test_r12_a_card_taken_is_not_thrown_in_the_same_turn() -> None:
    state = hand(captain=PLAIN.replace("7S", "8S"), box=PLAIN_2, upcard="QS", stock="8D 7D")
    state = play(state, PASS, PASS, DRAW_STOCK, throw("AC"), DRAW_STOCK, throw("7D"), DRAW_DISCARD)
    before = state
    taken = parse_card("7D")
    assert hands.refusal(state, CAPTAIN, discard(taken)) == Refusal(Refused.CARD_JUST_TAKEN, taken)
    assert hands.refusal(state, CAPTAIN, knock(taken, ())) == Refusal(Refused.CARD_JUST_TAKEN, taken)
    assert discard(taken) not in list(hands.legal_actions(state, CAPTAIN))
    with pytest.raises(IllegalAction) as caught:
        hands.apply(state, CAPTAIN, discard(taken))
    assert caught.value.refusal.code == Refused.CARD_JUST_TAKEN
    assert state == before
    # Another turn, and it may go.
    state = play(state, throw("KH"), DRAW_STOCK, throw("AD"), DRAW_STOCK)
    assert code(state, discard(taken)) is None


def test_r12_a_card_from_the_stock_may_be_thrown_at_once() -> None:
    state = play(hand(captain=PLAIN, box=PLAIN_2, upcard="QS", stock="7D"), PASS, PASS, DRAW_STOCK)
    assert code(state, throw("7D")) is None
    assert play(state, throw("7D")).pile == parse_cards("QS 7D")


def test_r12_a_card_from_the_stock_may_be_knocked_with() -> None:
    state = play(hand(captain=KNOCKER, box=DEFENDER, upcard="JD", stock="6S"), PASS, PASS, DRAW_STOCK)
    assert code(state, THROWN) is None


def test_r12_a_knock_may_not_throw_the_card_taken() -> None:
    state = hand(captain=KNOCKER, box=DEFENDER, upcard="6S")
    state = play(state, TAKE_UPCARD)
    assert code(state, THROWN) == Refused.CARD_JUST_TAKEN
    assert code(state, knocks("4H", *KNOCKER_MELDS)) is None


def test_r12_the_house_rule_allows_throwing_back_but_not_the_first_upcard() -> None:
    rules = RuleSet(throw_back_taken=True)
    state = hand(rules, captain=PLAIN, box=PLAIN_2, upcard="QS", stock="8D")
    for taken in (play(state, TAKE_UPCARD), play(state, PASS, TAKE_UPCARD)):
        assert code(taken, throw("QS")) == Refused.CARD_JUST_TAKEN
    state = play(state, PASS, PASS, DRAW_STOCK, throw("8D"), DRAW_DISCARD)
    assert code(state, throw("8D")) is None
    back = play(state, throw("8D"))
    assert back.pile == parse_cards("QS 8D")
    assert back.known == (0, 0)
    assert code(play(back, DRAW_DISCARD), throw("8D")) is None
    # The refused upcard is an upcard no more once it lies below other cards.
    state = play(back, DRAW_DISCARD, throw("AC"), DRAW_DISCARD, throw("AD"), DRAW_DISCARD)
    assert state.pile == parse_cards("QS")
    assert code(state, throw("AD")) is None


def test_r12_the_house_rule_holds_for_the_knocking_discard() -> None:
    state = hand(RuleSet(throw_back_taken=True), captain=KNOCKER, box=DEFENDER, upcard="JD", stock="6D 6S")
    state = play(state, PASS, PASS, DRAW_STOCK, throw("6D"), DRAW_STOCK, throw("6S"), DRAW_DISCARD)
    assert code(state, THROWN) is None


def test_r13_the_pile_and_what_was_taken_from_it_are_public() -> None:
    state = hand(captain=PLAIN, box=PLAIN_2, upcard="QS", stock="8D 8H")
    state = play(state, PASS, PASS, DRAW_STOCK, throw("KH"), DRAW_DISCARD, throw("KS"), DRAW_STOCK, throw("AC"))
    assert state.known == (cards("KH"), 0)
    assert state.pile == parse_cards("QS KS AC")
    assert state.history == (
        Move(CAPTAIN, Kind.PASS, parse_card("QS")),
        Move(BOX, Kind.PASS, parse_card("QS")),
        Move(CAPTAIN, Kind.DRAW_STOCK),
        Move(CAPTAIN, Kind.DISCARD, parse_card("KH")),
        Move(BOX, Kind.DRAW_DISCARD, parse_card("KH")),
        Move(BOX, Kind.DISCARD, parse_card("KS")),
        Move(CAPTAIN, Kind.DRAW_STOCK),
        Move(CAPTAIN, Kind.DISCARD, parse_card("AC")),
    )
    assert state.draws == ((), parse_cards("8D 8H"))
    state = play(state, DRAW_STOCK, throw("KH"))
    assert state.known == (0, 0)


# R14 to R17


@pytest.mark.parametrize(("rest", "allowed"), [("AD 2H 6H", True), ("2H 3D 5H", True), ("2H 3D 6H", False)])
def test_r14_ten_is_enough_and_eleven_too_much(rest: str, allowed: bool) -> None:
    melds = ("7C 7D 7H", "2S 3S 4S 5S")
    state = hand(captain=f"7C 7D 7H 2S 3S 4S 5S {rest}", upcard="KS", stock="KD")
    state = play(state, PASS, PASS, DRAW_STOCK)
    action = knocks("KD", *melds)
    if allowed:
        assert code(state, action) is None
    else:
        assert hands.refusal(state, CAPTAIN, action) == Refusal(Refused.TOO_MUCH_DEADWOOD, parse_card("KD"), 11, 10)
        assert not any(action.kind == Kind.KNOCK for action in hands.legal_actions(state, CAPTAIN))


def test_r14_the_limit_is_the_one_of_the_rules() -> None:
    for limit in range(11):
        state = hand(RuleSet(knock_limit=limit), captain=KNOCKER, box=DEFENDER, upcard="JD", stock="6S")
        state = play(state, PASS, PASS, DRAW_STOCK)
        assert (code(state, THROWN) is None) == (limit >= 4), limit


def test_r14_a_knock_needs_a_draw_before_it() -> None:
    state = hand(captain=KNOCKER, box=DEFENDER, upcard="6S")
    assert code(state, knocks("4H", *KNOCKER_MELDS)) == Refused.UPCARD_FIRST
    state = play(state, PASS, PASS)
    assert code(state, knocks("4H", *KNOCKER_MELDS)) == Refused.DRAW_FIRST


def test_r14_melds_have_to_be_melds_of_ones_own_cards_in_order() -> None:
    state = play(hand(captain=KNOCKER, box=DEFENDER, upcard="JD", stock="6S"), PASS, PASS, DRAW_STOCK)
    assert code(state, knocks("6S", "7C 7D")) == Refused.NOT_A_MELD
    assert code(state, knocks("6S", "KD KS KH", *KNOCKER_MELDS)) == Refused.MELD_NOT_HELD
    # The card that is thrown is in no meld.
    assert code(state, knocks("2S", *KNOCKER_MELDS)) == Refused.MELD_NOT_HELD
    assert code(state, THROWN._replace(melds=THROWN.melds[::-1])) == Refused.NOT_CANONICAL
    assert code(state, THROWN._replace(melds=(*THROWN.melds, THROWN.melds[-1]))) == Refused.NOT_CANONICAL
    assert code(state, THROWN._replace(melds=())) == Refused.TOO_MUCH_DEADWOOD


def test_r15_nobody_has_to_knock() -> None:
    gin = "AS 2S 3S 4S 5S 9D TD JD QD KD"
    state = play(hand(captain=gin, upcard="JC", stock="7C"), PASS, PASS, DRAW_STOCK)
    assert code(state, knocks("7C", "AS 2S 3S 4S 5S", "9D TD JD QD KD")) is None
    state = play(state, throw("7C"))
    assert state.phase == Phase.DRAW


def test_r16_what_is_laid_counts_not_the_least() -> None:
    ten = "AS 2S 3S 4S 8C 8D 8H KC KD KH"
    state = play(hand(captain=ten, box="5S 6S TC JD QH 9C 7D 2D AC 3H", upcard="QC", stock="JC"), PASS, PASS, DRAW_STOCK)
    shut = play(state, knocks("JC", "AS 2S 3S", "8C 8D 8H", "KC KD KH"))
    assert shut.phase == Phase.DEFENCE
    over = play(shut, defends(off=("", "", "")))
    assert over.result is not None
    assert over.result.deadwood == (4, 5 + 6 + 10 + 10 + 10 + 9 + 7 + 2 + 1 + 3)
    assert over.result.outcome == Outcome.KNOCK
    gin = play(state, knocks("JC", "AS 2S 3S 4S", "8C 8D 8H", "KC KD KH"))
    assert gin.result is not None
    assert gin.result.outcome == Outcome.GIN


def test_r16_every_arrangement_within_the_limit_may_be_laid() -> None:
    state = play(hand(captain="4S 5S 6S 7S 6H 6D 6C AC 2D 3H", upcard="KC", stock="KD"), PASS, PASS, DRAW_STOCK)
    ten = state.held[CAPTAIN] ^ parse_card("KD").bit
    laid = {
        action.melds for action in hands.legal_actions(state, CAPTAIN) if action.kind == Kind.KNOCK and str(action.card) == "KD"
    }
    # 6 left with all of the run, 10 with 4S kept out of it; with 7S kept out, or a six, it would be too much.
    assert laid == set(spreads(ten, 10))
    assert laid == {knocks("KD", "6C 6D 6H", run).melds for run in ("4S 5S 6S 7S", "5S 6S 7S")}


def test_r17_eleven_melded_cards_give_gin_with_a_throw_that_leaves_ten() -> None:
    eleven = "3S 4S 5S 6S 9C 9D 9H KC KD KH"
    state = play(hand(captain=eleven, upcard="JC", stock="KS"), PASS, PASS, DRAW_STOCK)
    gins = {
        str(action.card)
        for action in hands.legal_actions(state, CAPTAIN)
        if action.kind == Kind.KNOCK and action.card is not None and sum(action.melds) == state.held[CAPTAIN] ^ action.card.bit
    }
    assert gins == {"3S", "6S", "KC", "KD", "KH", "KS"}
    assert {str(card) for card, left in knock_discards(state.held[CAPTAIN], 10).items() if left == 0} == gins
    over = play(state, knocks("KS", "3S 4S 5S 6S", "9C 9D 9H", "KC KD KH"))
    assert over.result is not None
    assert over.result.points == CLASSIC.gin_bonus + deadwood(over.held[BOX])


# R23, R24


def to_stock(state: HandState, count: int) -> HandState:
    """Draw from the stock and throw what was drawn until so many cards are left."""
    if state.phase == Phase.UPCARD:
        state = play(state, PASS, PASS)
    while state.stock_count > count:
        state = play(state, DRAW_STOCK)
        assert state.drawn is not None
        state = play(state, discard(state.drawn))
    return state


def test_r23_a_throw_that_leaves_two_cards_ends_the_hand() -> None:
    state = to_stock(hand(), 3)
    assert state.phase == Phase.DRAW
    state = play(state, DRAW_STOCK)
    assert (state.stock_count, state.phase) == (2, Phase.DISCARD)
    assert state.drawn is not None
    state = play(state, discard(state.drawn))
    assert state.phase == Phase.OVER
    assert state.result is not None
    assert state.result == (Outcome.DRAWN, None, None, 0, (0, 0), 2, False, 0, (), 0, (), ())
    for role in (BOX, CAPTAIN):
        assert code(state, DRAW_STOCK, role) == Refused.NOT_IN_HAND


def test_r23_a_knock_with_the_draw_that_leaves_two_counts() -> None:
    state = to_stock(hand(captain=DEFENDER, box=KNOCKER, upcard="JD"), 3)
    assert state.turn == CAPTAIN
    # The captain takes the pile, throws, and the box draws the last card that may be drawn.
    state = play(state, DRAW_DISCARD, throw("KD"))
    assert (state.phase, state.stock_count) == (Phase.DRAW, 3)
    state = play(state, DRAW_STOCK)
    assert state.stock_count == 2
    assert state.drawn is not None
    over = finish(play(state, knocks(str(state.drawn), *KNOCKER_MELDS)))
    assert over.result is not None
    assert (over.result.outcome, over.result.scorer, over.result.stock_count) == (Outcome.KNOCK, BOX, 2)


def test_r23_taking_the_pile_at_three_leaves_three() -> None:
    state = to_stock(hand(captain=PLAIN, box=PLAIN_2), 3)
    for _ in range(3):
        state = play(state, DRAW_DISCARD)
        state = play(state, discard(next(card for card in cards_of(state.held[state.turn]) if card != state.locked)))
        assert (state.phase, state.stock_count) == (Phase.DRAW, 3)


def take_turns(state: HandState) -> HandState:
    """Take the pile and throw the lowest other card."""
    state = play(state, TAKE_UPCARD if state.phase == Phase.UPCARD else DRAW_DISCARD)
    return play(state, discard(next(card for card in cards_of(state.held[state.turn]) if card != state.locked)))


def test_r24_forty_draws_from_the_pile_end_the_hand() -> None:
    state = hand(captain=PLAIN, box=PLAIN_2, upcard="QS")
    for draws in range(1, 40):
        state = take_turns(state)
        assert (state.streak, state.phase) == (draws, Phase.DRAW)
    state = take_turns(state)
    assert state.phase == Phase.OVER
    assert state.result is not None
    assert (state.result.outcome, state.result.stalled, state.result.stock_count) == (Outcome.DRAWN, True, 31)
    assert (state.result.scorer, state.result.points) == (None, 0)


def test_r24_a_draw_from_the_stock_starts_the_count_again() -> None:
    state = hand(captain=PLAIN, box=PLAIN_2, upcard="QS")
    for _ in range(39):
        state = take_turns(state)
    state = play(state, DRAW_STOCK)
    assert state.streak == 0
    assert state.drawn is not None
    state = play(state, discard(state.drawn))
    for _ in range(39):
        state = take_turns(state)
    assert (state.streak, state.phase) == (39, Phase.DRAW)
    assert take_turns(state).phase == Phase.OVER


def test_r24_passes_do_not_count() -> None:
    state = play(hand(captain=PLAIN, box=PLAIN_2, upcard="QS"), PASS)
    assert take_turns(state).streak == 1


def test_r24_the_player_of_the_fortieth_draw_may_knock() -> None:
    state = hand(captain=PLAIN, box=PLAIN_2, upcard="QS")
    for _ in range(39):
        state = take_turns(state)
    assert state.turn == BOX
    state = play(state._replace(held=(cards(KNOCKER), state.held[CAPTAIN] & ~cards(KNOCKER))), DRAW_DISCARD)
    assert state.streak == 40
    action = next(action for action in hands.legal_actions(state, BOX) if action.kind == Kind.KNOCK)
    assert play(state, action).phase in (Phase.DEFENCE, Phase.OVER)


# The cases in steps


def test_case_9_a_knock_that_is_thought_over_changes_nothing() -> None:
    state = play(hand(captain=KNOCKER, box=DEFENDER, upcard="JD", stock="6S"), PASS, PASS, DRAW_STOCK)
    before = cards_of(state.held[CAPTAIN])
    ten = state.held[CAPTAIN] ^ parse_card("6S").bit
    assert code(state, knock(parse_card("6S"), best_spread(ten))) is None
    with pytest.raises(IllegalAction):
        hands.apply(state, CAPTAIN, knocks("4H", "7C 7D 7H"))
    assert cards_of(state.held[CAPTAIN]) == before
    assert len(before) == 11
    assert code(state, THROWN) is None


def test_states_are_complete_only_with_every_card_in_its_place() -> None:
    state = hands.deal(CLASSIC, pack())
    assert is_complete(state)
    assert not is_complete(state._replace(pile=()))
    assert not is_complete(state._replace(held=(state.held[0] & ~1, state.held[1] & ~1)))
    assert not is_complete(state._replace(stock_count=30))
    assert not is_complete(state._replace(pile=(*state.pile, *state.pile)))
