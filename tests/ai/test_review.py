"""The reviewer: judgements and luck."""

import random
from itertools import permutations
from typing import Any

import pytest

from threegin_qt import ai
from threegin_qt.ai import review as reviewing
from threegin_qt.ai.review import MatchReviewer, deal_luck, draw_luck, label_of, seat_chances
from threegin_qt.engine import (
    CARDS,
    CLASSIC,
    DRAW_DISCARD,
    DRAW_STOCK,
    PASS,
    TOURNAMENT,
    Acted,
    Action,
    Card,
    Dealt,
    Decision,
    Header,
    Judgement,
    Kind,
    Label,
    Level,
    MatchRecord,
    MatchState,
    Mode,
    PlayerInfo,
    ReasonCode,
    Review,
    Role,
    RolesDrawn,
    RuleSet,
    Stage,
    Start,
    TookBack,
    advance,
    arrangement,
    card_set,
    check_header,
    deck_of,
    discard,
    knock,
    parse_card,
    parse_cards,
    seat_to_act,
    view_of,
)

PLAYERS = (PlayerInfo("Ann", person=True), PlayerInfo("Ben", level=Level.SKILLED), PlayerInfo("Cem", level=Level.CASUAL))

NOTHING = Start()


class Game:
    """A match that is put together event by event."""

    def __init__(self, rules: RuleSet = CLASSIC, start: Start = NOTHING, mode: Mode = Mode.MATCH) -> None:
        self.header = Header(
            "00000000-0000-4000-8000-000000000001", "2026-05-17T18:30:00Z", PLAYERS, rules, mode=mode, start=start
        )
        self.state: MatchState = check_header(self.header)
        self.events: list[Any] = []

    def happen(self, event: Any) -> None:
        self.state = advance(self.state, event)
        self.events.append(event)

    def act(self, *actions: Action) -> None:
        for action in actions:
            seat = seat_to_act(self.state)
            assert seat is not None
            self.happen(Acted(seat, action))

    def hand(self, level: Level = Level.SKILLED) -> None:
        while self.state.stage == Stage.PLAY:
            seat = seat_to_act(self.state)
            assert seat is not None
            self.act(ai.choose(view_of(self.state, seat), level, str(len(self.events))))

    @property
    def record(self) -> MatchRecord:
        return MatchRecord(self.header, tuple(self.events))


def deck(captain: str, box: str, upcard: str, stock: str) -> tuple[Card, ...]:
    """A pack that deals these hands; the rest of the stock in card order."""
    hands = zip(parse_cards(captain), parse_cards(box), strict=True)
    first = [card for pair in hands for card in pair] + [parse_card(upcard), *parse_cards(stock)]
    return (*first, *(card for card in CARDS if card not in first))


def review(record: MatchRecord) -> Review:
    reviewer = MatchReviewer()
    common, count = reviewer.begin(record)
    parts = [reviewer.part(common, number, lambda: False) for number in range(count)]
    return Review(
        reviewer.version,
        tuple(judgement for part in parts for judgement in part.judgements),
        tuple(luck for part in parts for luck in part.draws),
        tuple(luck for part in parts for luck in part.deals),
        tuple(chances for part in parts for chances in part.chances),
    )


def of_event(found: Review, index: int, decision: Decision | None = None) -> Judgement:
    return next(j for j in found.judgements if j.event == index and decision in (None, j.decision))


def late(total: int = 80) -> Start:
    """The person is captain, Ben in the box, and everybody is near the target: the hand may well decide."""
    return Start((Role.CAPTAIN, Role.BOX, Role.PARTNER), (total, total, total))


def throw(text: str) -> Action:
    return discard(parse_card(text))


def judged(game: Game, decision: Decision) -> Judgement:
    """The judgement of the last action, once the hand is over."""
    index = len(game.events) - 1
    game.hand()
    return of_event(review(game.record), index, decision)


# Planted blunders, and sound choices in their place


def thrown_to_known_run(text: str) -> Judgement:
    """The box has taken 6H and 7H from the captain, who holds 8H and now throws."""
    game = Game(start=late())
    game.happen(Dealt("", deck("6H 7H 8H KD QS 4C 4D 2C 3S 2S", "AC 3C 5D 8D TS 2H JS 9S 5C KH", "QD", "4H AS TD")))
    game.act(PASS, PASS, DRAW_STOCK, throw("6H"), DRAW_DISCARD, throw("KH"))
    game.act(DRAW_STOCK, throw("7H"), DRAW_DISCARD, throw("JS"), DRAW_STOCK, throw(text))
    return judged(game, Decision.DISCARD)


def test_throwing_what_completes_a_known_run_is_a_blunder() -> None:
    assert thrown_to_known_run("8H").label == Label.BLUNDER


def test_throwing_a_high_card_instead_is_sound() -> None:
    best = thrown_to_known_run("8H").choices[0].action
    assert best.card is not None
    assert best.card != parse_card("8H")
    assert thrown_to_known_run(str(best.card)).label == Label.SOUND


def gin_on_the_pile(action: Action) -> Judgement:
    """The captain has three melds and 2D; with 5C, which the box throws, and without 2D it is gin."""
    game = Game(start=late())
    game.happen(Dealt("", deck("5H 6H 7H 9C 9D 9S 2C 3C 4C JD", "5C 4S 6D 8H TS KD AC 7C 3H QH", "JC", "2D 5S KS TH")))
    game.act(PASS, PASS, DRAW_STOCK, throw("JD"), DRAW_STOCK, throw("5C"), action)
    return judged(game, Decision.DRAW)


def test_refusing_a_gin_card_is_a_blunder() -> None:
    assert gin_on_the_pile(DRAW_STOCK).label == Label.BLUNDER


def test_taking_it_is_sound() -> None:
    judgement = gin_on_the_pile(DRAW_DISCARD)
    assert judgement.label == Label.SOUND
    assert judgement.chance_lost == 0
    assert judgement.choices[0].action == DRAW_DISCARD


def known_to_be_low(knocks: bool) -> Judgement:
    """The captain can knock with 10 against a box that is known to hold three melds and one card more."""
    game = Game(TOURNAMENT, late())
    taken = "AS AH AD 2C 3C 4C 5D 6D 7D"
    drawn = "8S 9S TS JH QH KH 8C 8D 8H"
    thrown = "KC KD QC QD JC JD JS QS 9H"
    game.happen(Dealt("", deck(f"{taken} TD", f"{thrown} TH", "2H", f"{drawn} KS")))
    game.act(PASS, PASS)
    for ours, theirs in zip(taken.split(), thrown.split(), strict=True):
        game.act(DRAW_STOCK, throw(ours), DRAW_DISCARD, throw(theirs))
    game.act(DRAW_STOCK)
    ten = card_set(parse_cards(f"{drawn} TD"))
    game.act(knock(parse_card("KS"), arrangement(ten)) if knocks else throw("KS"))
    return judged(game, Decision.KNOCK)


def test_knocking_with_ten_against_a_known_low_hand_is_a_blunder() -> None:
    assert known_to_be_low(knocks=True).label == Label.BLUNDER


def test_not_knocking_there_is_sound() -> None:
    assert known_to_be_low(knocks=False).label == Label.SOUND


# What a review holds


@pytest.fixture(scope="module")
def record() -> MatchRecord:
    return two_hands().record


def two_hands(seed: int = 3) -> Game:
    chance = random.Random(seed)
    game = Game()
    game.happen(RolesDrawn(parse_cards("KS 7D 4C")))
    for _ in range(2):
        number = f"{chance.randrange(10**16):016}"
        game.happen(Dealt(number, deck_of(number)))
        game.hand(Level.CASUAL)
    return game


def test_every_decision_is_judged_once_and_a_forced_draw_is_none(record: MatchRecord) -> None:
    found = review(record)
    judged_events = [(j.event, j.decision == Decision.SPREAD) for j in found.judgements]
    assert len(set(judged_events)) == len(judged_events)
    for judgement in found.judgements:
        event = record.events[judgement.event]
        assert type(event) is Acted
        assert (judgement.seat, judgement.played.action.kind) == (event.seat, event.action.kind)
        assert judgement.chance_lost >= 0
        assert judgement.points_lost >= 0
        assert judgement.label == label_of(judgement.chance_lost)
        assert 1 <= len(judgement.choices) <= 4
        assert judgement.choices[0].chance >= judgement.played.chance - 1e-6
    throws = [index for index, event in enumerate(record.events) if type(event) is Acted and event.action.kind == Kind.DISCARD]
    assert {j.event for j in found.judgements if j.decision in (Decision.DISCARD, Decision.KNOCK)} >= set(throws)


def test_draws_and_deals_have_their_luck(record: MatchRecord) -> None:
    found = review(record)
    draws = [i for i, event in enumerate(record.events) if type(event) is Acted and event.action == DRAW_STOCK]
    assert [luck.event for luck in found.draws] == draws
    deals = [i for i, event in enumerate(record.events) if type(event) is Dealt]
    assert [luck.event for luck in found.deals] == [i for i in deals for _ in range(2)]


def test_chances_are_those_of_three_and_sum_to_one(record: MatchRecord) -> None:
    chances = review(record).chances
    assert [at.event for at in chances] == sorted(at.event for at in chances)
    for at in chances:
        assert len(at.seats) == 3
        assert sum(at.seats) == pytest.approx(1, abs=2e-3)
        assert all(-1e-6 <= chance <= 1 + 1e-6 for chance in at.seats)


def test_what_is_known_decides_and_not_what_is_hidden() -> None:
    """Deal the hidden cards otherwise: the same judgement of the first decision."""
    captain, box = "6H 7H 8H KD QS 9C 4D 2C 3S JC", "AC 3C 5D 8D TS 2H JS 9S 4C KH"
    found = []
    for other, stock in ((box, "KC 7S TD"), ("KC 7S TD 8D TS 2H JS 9S 4C KH", "AC 3C 5D")):
        game = Game(start=late())
        game.happen(Dealt("", deck(captain, other, "5H", stock)))
        game.act(PASS)
        found.append(judged(game, Decision.UPCARD))
    assert found[0] == found[1]


def test_the_hand_in_play_and_what_was_taken_back_are_left_out() -> None:
    game = Game(start=late(), mode=Mode.PRACTICE)
    game.happen(Dealt("", deck_of("0000000000000001")))
    game.act(PASS)
    game.events.append(TookBack(1))
    again = advance(check_header(game.header), game.events[0])
    game.state = again
    game.hand()
    done = len(game.events)
    game.happen(Dealt("", deck_of("0000000000000002")))
    game.act(PASS)
    found = review(game.record)
    events = {j.event for j in found.judgements}
    assert 1 not in events
    assert 3 in events
    assert max(events) < done


def test_version_changes_with_the_weights(monkeypatch: pytest.MonkeyPatch) -> None:
    before = MatchReviewer().version
    monkeypatch.setattr(reviewing, "REVIEWER", reviewing.REVIEWER + 1)
    assert MatchReviewer().version != before


def test_chances_between_hands_know_who_has_won() -> None:
    state = check_header(Game(start=Start((0, 1, 2), (95, 10, 10))).header)
    chances = seat_chances(state)
    assert chances[0] == max(chances)
    assert sum(chances) == pytest.approx(1, abs=1e-3)
    won = state._replace(stage=Stage.OVER, winner=1)
    assert seat_chances(won) == (0.0, 1.0, 0.0)


# Luck


def test_draw_luck_is_zero_on_average_over_every_order_of_a_stock() -> None:
    """Exactly: whatever the values are worth, the mean over the cards that may lie on top is zero."""
    game = Game(start=late())
    game.happen(Dealt("", deck_of("0000000000000007")))
    game.act(PASS, PASS)
    hand = game.state.hand
    assert hand is not None
    view = view_of(game.state, 0)
    short = hand.stock[-4:]
    total, orders = 0.0, 0
    for order in permutations(short):
        total += draw_luck(view, hand._replace(stock=order, stock_count=len(order)))
        orders += 1
    assert total / orders == pytest.approx(0, abs=1e-4)


def test_a_card_that_makes_gin_is_lucky() -> None:
    game = Game(start=late(0))
    game.happen(Dealt("", deck("5H 6H 7H 9C 9D 9S 2C 3C 4C JD", "JC 4S 6D 8H TS KD AC 7C 3H QH", "KC", "5C 5S KS TH")))
    game.act(PASS, PASS)
    hand = game.state.hand
    assert hand is not None
    view = view_of(game.state, 0)
    assert draw_luck(view, hand) > 5
    assert draw_luck(view, hand._replace(stock=(hand.stock[2], *hand.stock[:2], *hand.stock[3:]))) < 0


def test_deal_luck_is_near_zero_on_average() -> None:
    chance = random.Random(5)
    for dealer in (True, False):
        values = [deal_luck(card_set(chance.sample(range(52), 10)), dealer, CLASSIC) for _ in range(400)]
        mean = sum(values) / len(values)
        spread = (sum((value - mean) ** 2 for value in values) / (len(values) - 1) / len(values)) ** 0.5
        assert abs(mean) < 4 * spread


def test_low_pairs_and_runs_are_a_lucky_deal() -> None:
    good = card_set(parse_cards("AS 2S 3S 5H 5C 5D 7C 8C 9C KD"))
    bad = card_set(parse_cards("KS QH TD 9S 7H 6C 4D 2H AC JC"))
    assert deal_luck(good, False, CLASSIC) > 8
    assert deal_luck(bad, False, CLASSIC) < -2


def test_a_knock_that_waiting_beats_is_told_what_to_wait_for() -> None:
    """Two deadwood points, and six live cards that give gin: to say "the other player holds more" would be no reason."""
    found = []
    for seed in range(12):
        for judgement in review(two_hands(seed).record).judgements:
            best = judgement.choices[0]
            for choice in judgement.choices[1:]:
                if choice.action.kind == Kind.KNOCK and best.action.kind != Kind.KNOCK and choice.chance < best.chance - 0.005:
                    found.append({reason.code for reason in choice.reasons})
    assert found
    assert all(ReasonCode.KNOCK_NOW not in codes for codes in found)
