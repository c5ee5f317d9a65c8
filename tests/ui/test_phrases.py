"""Every code of the engine has words, the person is spoken to, numbers come from the rules."""

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QLocale
from pytestqt.qtbot import QtBot

from threegin_qt.controller.plain import choose
from threegin_qt.engine import (
    CARDS,
    CLASSIC,
    DRAW_STOCK,
    PASS,
    PRESETS,
    Card,
    Decision,
    Fault,
    HandResult,
    Kind,
    Label,
    Level,
    MatchState,
    Mode,
    Move,
    Outcome,
    Phase,
    Reason,
    ReasonCode,
    Refusal,
    Refused,
    Role,
    RuleSet,
    Stage,
    apply,
    card_set,
    deal,
    deck_of,
    draw_roles,
    new_match,
    parse_card,
    parse_cards,
    seat_to_act,
    view_of,
)
from threegin_qt.store import StoreTrouble
from threegin_qt.ui import card_words, phrases, result_words, trouble_words, verdict_words

NAMES = ("Ana", "Béla", "Zoe")
OTHERS = {Role.BOX: (Role.CAPTAIN, Role.PARTNER)}


@pytest.fixture(autouse=True)
def _english(qtbot: QtBot) -> None:
    """Words need an application, lists of them a language."""
    QLocale.setDefault(QLocale("en"))


def states(rules: RuleSet = CLASSIC, hands: int = 4, seed: int = 1) -> Iterator[MatchState]:
    """A match of simple players, state by state."""
    state = new_match(rules)
    yield state
    state = draw_roles(state, parse_cards("KS QS JS"))
    yield state
    for number in range(hands):
        state = deal(state, deck_of(f"{seed + number:016d}"))
        yield state
        while (seat := seat_to_act(state)) is not None:
            state = apply(state, seat, choose(view_of(state, seat)))
            yield state
        if state.stage == Stage.OVER:
            return


def test_cards_and_melds_in_words_and_in_symbols() -> None:
    assert card_words.card_text(parse_card("QC")) == "Q♣"
    assert card_words.card_text(parse_card("TD")) == "10♦"
    assert card_words.card_words(parse_card("QC")) == "queen of clubs"
    assert card_words.cards_words(parse_cards("QC 5H")) == "queen of clubs and 5 of hearts"
    assert card_words.meld_words(card_set(parse_cards("5H 6H 7H"))) == "run, 5 to 7 of hearts"
    assert card_words.meld_words(card_set(parse_cards("AH 2H 3H"))) == "run, ace to 3 of hearts"
    assert card_words.meld_words(card_set(parse_cards("9H 9S 9C"))) == "set, nines"
    assert card_words.meld_label(card_set(parse_cards("JH QH KH"))) == "run · J to K"
    assert card_words.meld_label(card_set(parse_cards("6H 6S 6C"))) == "set · sixes"
    assert len({card_words.card_words(card) for card in CARDS}) == len({card_words.card_text(card) for card in CARDS}) == 52


@pytest.mark.parametrize("code", list(Refused))
def test_every_refusal_is_a_sentence(code: Refused) -> None:
    view = view_of(next(states()), 0)
    text = phrases.refusal_text(Refusal(code, parse_card("QC"), 14, 10), view, NAMES)
    assert text.endswith(".")
    assert "%" not in text


def test_refusals_say_who_and_how_much() -> None:
    state = next(state for state in states() if state.stage == Stage.PLAY)
    waiting = next(seat for seat in range(3) if seat != seat_to_act(state))
    actor = seat_to_act(state)
    assert actor is not None
    text = phrases.refusal_text(Refusal(Refused.NOT_YOUR_TURN), view_of(state, waiting), NAMES)
    assert text == f"It is not your turn: {NAMES[actor]} plays."
    deadwood = Refusal(Refused.TOO_MUCH_DEADWOOD, parse_card("QC"), 14, 10)
    assert phrases.refusal_text(deadwood, view_of(state, 0)) == "Throwing Q♣ leaves 14: a knock needs 10 or less."
    gin_only = deadwood._replace(limit=0)
    assert "only gin" in phrases.refusal_text(gin_only, view_of(state, 0))
    spoken = phrases.refusal_text(Refusal(Refused.CARD_JUST_TAKEN, parse_card("QC")), view_of(state, 0), spoken=True)
    assert "queen of clubs" in spoken


@pytest.mark.parametrize("seat", range(3))
def test_at_every_moment_the_line_says_whose_turn_it_is(seat: int) -> None:
    seen = set()
    for state in states(hands=40):
        view = view_of(state, seat)
        text = phrases.prompt_text(view, NAMES)
        assert text
        assert "%" not in text
        actor = seat_to_act(state)
        if state.stage == Stage.PLAY:
            assert actor is not None
            if actor == seat and view.phase != Phase.DEFENCE:
                assert text.startswith("Your turn")
            elif actor != seat:
                assert NAMES[actor] in text
            seen.add(view.phase)
        else:
            seen.add(state.stage)
    assert {Phase.UPCARD, Phase.DRAW, Phase.DISCARD, Stage.ROLES, Stage.DEAL, Stage.OVER} <= seen


def test_the_line_offers_what_the_phase_does() -> None:
    state = next(state for state in states() if state.stage == Stage.PLAY)
    actor = seat_to_act(state)
    assert actor is not None
    view = view_of(state, actor)
    assert "or pass" in phrases.prompt_text(view, NAMES)
    discard = view._replace(phase=Phase.DISCARD)
    assert phrases.prompt_text(discard, NAMES) == "Your turn: throw a card."
    assert phrases.prompt_text(discard, NAMES, may_knock=True) == "Your turn: throw a card, or knock."
    waiting = view_of(state, state.roles.index(Role.PARTNER))
    assert "waits for your advice" in phrases.prompt_text(waiting, NAMES, awaiting_advice=True)


def test_the_warning_before_a_hand_without_end() -> None:
    view = view_of(next(state for state in states() if state.stage == Stage.PLAY), 0)
    assert phrases.stall_text(view._replace(streak=29)) == ""
    assert "10 more draws" in phrases.stall_text(view._replace(streak=30))
    assert phrases.stall_text(view._replace(streak=40)) == ""


def test_every_action_has_a_label_and_every_move_a_sentence() -> None:
    kinds = set()
    for state in states(hands=20):
        actor = seat_to_act(state)
        if actor is None or state.hand is None:
            continue
        view = view_of(state, actor)
        action = choose(view)
        kinds.add(action.kind)
        label = phrases.action_text(action, view)
        assert label
        assert "%" not in label
        for you in (actor, (actor + 1) % 3, None):
            for card in (None, parse_card("QC")):
                move = Move(state.roles[actor], action.kind, card)
                for left in (None, 0, 7):
                    text = phrases.move_text(move, state.roles, NAMES, you, left)
                    assert text.endswith(".")
                    assert "%" not in text
                    assert (NAMES[actor] in text) == (you != actor)
                    assert text.startswith("You ") == (you == actor)
    assert kinds >= {Kind.PASS, Kind.DRAW_STOCK, Kind.DISCARD, Kind.KNOCK, Kind.DEFEND}


def test_labels_of_actions() -> None:
    state = next(state for state in states() if state.stage == Stage.PLAY)
    view = view_of(state, 0)
    assert phrases.action_text(PASS, view) == "Pass"
    assert phrases.action_text(DRAW_STOCK, view) == "Draw from the stock"
    assert phrases.knock_text(0) == "Gin"
    assert phrases.knock_text(7) == "Knock, 7 left"
    assert phrases.deadwood_text(19) == "deadwood 19"


@pytest.mark.parametrize("own", [True, False])
def test_turns_in_the_move_list(own: bool) -> None:
    stock, seen, taken = (Move(1, Kind.DRAW_STOCK), Move(1, Kind.DRAW_STOCK, CARDS[0]), Move(1, Kind.DRAW_DISCARD, CARDS[0]))
    ends = [(None, None), (Kind.DISCARD, None), (Kind.KNOCK, 7), (Kind.KNOCK, 0)]
    cells = set()
    for draw in (stock, seen, taken, None):
        for kind, left in ends:
            if draw is None and kind is None:
                continue
            end = None if kind is None else Move(1, kind, CARDS[1])
            cell = phrases.turn_cell(draw, end, own, left)
            assert cell
            assert "%" not in cell
            assert ("A♣" in cell) == (draw in (seen, taken))
            assert ("2♣" in cell) == (end is not None)
            cells.add(cell)
    assert len(cells) == 15
    assert phrases.turn_cell(Move(1, Kind.PASS, CARDS[0]), None, own) == ("pass A♣" if own else "passes A♣")
    assert phrases.turn_cell(Move(1, Kind.DEFEND), None, own)


def result(outcome: Outcome, knocker: int, k: int, d: int, points: int) -> HandResult:
    scorer = 1 - knocker if outcome == Outcome.UNDERCUT else knocker
    return HandResult(outcome, knocker, scorer, points, (k, d))


class TestResults:
    """How hands end, as the knocker, the defender, the one who sits out, and a stranger read it."""

    ROLES = (Role.BOX, Role.CAPTAIN, Role.PARTNER)

    def tell(self, outcome: HandResult, you: int | None) -> str:
        return result_words.result_text(outcome, CLASSIC, self.ROLES, NAMES, you)

    def test_a_knock(self) -> None:
        knock = result(Outcome.KNOCK, 0, 4, 28, 24)
        assert self.tell(knock, 0) == "You knock with 4 against 28 and score 24 points."
        assert self.tell(knock, 1) == "Ana knocks with 4 against your 28 and scores 24 points."
        assert self.tell(knock, 2) == self.tell(knock, None) == "Ana knocks with 4 against 28 and scores 24 points."
        assert result_words.count_steps(knock, CLASSIC) == ("Difference: 28 − 4 = 24",)

    def test_an_undercut(self) -> None:
        undercut = result(Outcome.UNDERCUT, 0, 7, 5, 12)
        assert self.tell(undercut, 1) == "Undercut! You hold 5 against 7 and score 12 points."
        assert self.tell(undercut, 0) == "Undercut: Béla holds 5 against your 7 and scores 12 points."
        assert self.tell(undercut, 2) == "Undercut: Béla holds 5 against 7 and scores 12 points."
        assert result_words.count_steps(undercut, CLASSIC) == ("Difference: 7 − 5 = 2", "Undercut: 10 + 2 = 12")

    def test_gin(self) -> None:
        gin = result(Outcome.GIN, 1, 0, 20, 45)
        assert self.tell(gin, 1) == "Gin! You score 45 points."
        assert self.tell(gin, 0) == "Gin: Béla scores 45 points."
        assert result_words.count_steps(gin, CLASSIC) == ("Gin: 25 + 20 = 45",)

    def test_drawn_hands(self) -> None:
        assert "2 cards" in self.tell(HandResult(Outcome.DRAWN, stock_count=2), 0)
        assert "40 draws" in self.tell(HandResult(Outcome.DRAWN, stock_count=9, stalled=True), 0)
        assert result_words.count_steps(HandResult(Outcome.DRAWN), CLASSIC) == ()

    @pytest.mark.parametrize("scorer", [Role.BOX, Role.CAPTAIN, None])
    @pytest.mark.parametrize("you", [0, 1, 2, None])
    def test_r7_how_the_roles_move(self, scorer: Role | None, you: int | None) -> None:
        text = result_words.rotation_text(self.ROLES, scorer, NAMES, you)
        assert text.endswith(".")
        assert "%" not in text
        assert ("you" in text.lower()) == (you is not None and not (scorer is None and you != 0))
        if you is not None:
            assert NAMES[you] not in text

    def test_r7_in_words(self) -> None:
        lost = result_words.rotation_text(self.ROLES, Role.CAPTAIN, NAMES, 0)
        assert lost == "The box lost: you sit out, Béla goes into the box, Zoe is captain."
        two = result_words.rotation_text((Role.BOX, Role.CAPTAIN), Role.BOX, NAMES[:2], 1)
        assert two == "You deal the next hand."

    def test_r4_the_draw_for_roles(self) -> None:
        cards = parse_cards("5H KS 9D")
        assert result_words.roles_drawn_text(cards, NAMES, 0) == (
            "K♠ is highest: Béla is in the box, Zoe is captain and you sit out."
        )
        for you in (1, 2, None):
            assert ("you" in result_words.roles_drawn_text(cards, NAMES, you)) == (you is not None)

    def test_how_a_match_ends(self) -> None:
        view = view_of(new_match(), 0)._replace(stage=Stage.OVER, totals=(101, 40, 60))
        assert result_words.match_result_text(view._replace(winner=0), NAMES) == "You win the match with 101 points."
        assert result_words.match_result_text(view._replace(winner=2, totals=(0, 0, 100)), NAMES) == (
            "Zoe wins the match with 100 points."
        )
        assert "given up" in result_words.match_result_text(view._replace(abandoned=True), NAMES)
        assert result_words.totals_text(view, NAMES) == "Ana: 101, Béla: 40, and Zoe: 60"

    def test_advice_followed_or_not(self) -> None:
        assert result_words.advice_followed_text(True, "Béla", "Pass") == "Béla follows your advice."
        assert result_words.advice_followed_text(False, "Béla", "Pass") == "Béla sees it otherwise: Pass."


@pytest.mark.parametrize(
    ("codes", "words"),
    [
        (Role, phrases.role_text),
        (Outcome, phrases.outcome_text),
        (Mode, phrases.mode_text),
        (Level, verdict_words.level_text),
        (Level, verdict_words.level_hint),
        (Decision, verdict_words.decision_text),
        (Label, verdict_words.label_text),
        (StoreTrouble, lambda code: trouble_words.trouble_text(code, "matches.db")),
        (Fault, lambda fault: trouble_words.fault_text(fault, "event 12")),
        ((*PRESETS, None), phrases.preset_text),
    ],
)
def test_every_code_has_words_of_its_own(codes: type, words: Callable[[object], str]) -> None:
    found = [words(code) for code in codes]  # type: ignore[attr-defined]
    assert len(set(found)) == len(found)
    assert all(text and "%" not in text for text in found)


@pytest.mark.parametrize("code", list(ReasonCode))
def test_every_reason_is_a_sentence_about_its_cards_and_number(code: ReasonCode) -> None:
    cards = card_set(parse_cards("5H 6H 7H"))
    text = verdict_words.reason_text(Reason(code, cards, 3))
    assert text.endswith(".")
    assert "%" not in text
    assert verdict_words.reason_text(Reason(code, cards, 1))
    spoken = verdict_words.reason_text(Reason(code, 1 << Card(5), 3), spoken=True)
    assert "♣" not in spoken


def test_rules_in_words_have_the_numbers_of_the_rules() -> None:
    assert phrases.rules_text(CLASSIC) == "Classic, to 100 points"
    assert phrases.rules_text(RuleSet(target=50, gin_bonus=20, undercut_bonus=25)) == "House rules, to 50 points"
    assert phrases.rules_details(CLASSIC) == "Gin 25, undercut 10, knock with 10 or less"
    house = RuleSet(gin_bonus=20, undercut_bonus=20, knock_limit=3, throw_back_taken=True)
    assert phrases.rules_details(house) == "Gin 20, undercut 20, knock with 3 or less; a card taken may be thrown back"
    assert "gin only" in phrases.rules_details(house._replace(knock_limit=0))
    assert "gin only" in phrases.rules_details(CLASSIC._replace(knock_limit=0))


def test_other_troubles_have_words() -> None:
    words = {
        trouble_words.preferences_trouble_text("preferences-1.json"),
        trouble_words.preferences_trouble_text(""),
        trouble_words.player_trouble_text(),
        trouble_words.second_window_text(),
        trouble_words.bug_text(),
    }
    assert len(words) == 5
    assert any("preferences-1.json" in text for text in words)
