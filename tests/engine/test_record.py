"""Events and replay: the longest valid prefix, taking back, positions."""

import random
import tracemalloc
from typing import Any

import pytest

from threegin_qt.engine import (
    CARDS,
    CLASSIC,
    DRAW_STOCK,
    PASS,
    TAKE_UPCARD,
    Acted,
    Advised,
    Dealt,
    Event,
    Fault,
    GaveUp,
    HandShown,
    Header,
    HintShown,
    MatchRecord,
    MatchState,
    Mode,
    PlayerInfo,
    RecordError,
    Role,
    RolesDrawn,
    RuleSet,
    Source,
    Stage,
    Start,
    TookBack,
    advance,
    apply,
    check_header,
    deal,
    deck_of,
    draw_roles,
    in_force,
    is_assisted,
    new_match,
    parse_cards,
    partner_seat,
    position,
    replay,
    seat_to_act,
    steps,
    take_back,
)
from threegin_qt.engine.record import MAX_EVENTS

from .positions import NAMES, STARTED, UUID, any_action, pack, random_record, throw

PLAYERS = tuple(map(PlayerInfo, NAMES))
HEADER = Header(UUID, STARTED, PLAYERS)
PRACTICE = HEADER._replace(mode=Mode.PRACTICE)
DRAWN = RolesDrawn(parse_cards("KS 7D 4C"))  # A in the box, B captain, C partner
DEAL = Dealt("", pack())
BEGUN: tuple[Event, ...] = (DRAWN, DEAL, Acted(1, PASS), Acted(0, PASS), Acted(1, DRAW_STOCK))


def practice_record(rng: random.Random, length: int) -> MatchRecord:
    """A practice match with advice, hints and many take-backs."""
    header = PRACTICE
    states = [check_header(header)]
    events: list[Event] = []
    while len(events) < length:
        state = states[-1]
        seat = seat_to_act(state)
        event: Event
        if state.stage == Stage.ROLES:
            event = RolesDrawn(tuple(rng.sample(CARDS, 3)))
        elif events and rng.random() < 0.1:
            event = TookBack(rng.randrange(max(0, len(events) - 20), len(events)))
        elif state.stage == Stage.DEAL:
            event = Dealt("", tuple(rng.sample(CARDS, 52)))
        elif state.stage == Stage.OVER:
            event = TookBack(len(events) - 1)
        elif rng.random() < 0.05:
            event = HintShown(rng.randrange(3)) if rng.random() < 0.5 else HandShown(rng.randrange(3))
        else:
            assert seat is not None
            assert state.hand is not None
            action = any_action(state.hand, rng)
            advising = state.hand.turn == Role.CAPTAIN and rng.random() < 0.2
            event = Advised(state.roles.index(Role.PARTNER), action) if advising else Acted(seat, action)
        if isinstance(event, TookBack):
            states.append(take_back(states, event.to, Mode.PRACTICE))
        else:
            states.append(advance(state, event))
        events.append(event)
    return MatchRecord(header, tuple(events))


def test_replay_gives_the_states_of_the_match() -> None:
    for players in (2, 3):
        record = random_record(random.Random(players), 6, players=players)
        state = new_match(CLASSIC, players)
        folded = replay(record)
        assert folded.error is None
        assert folded.prefix == 0
        assert folded.states[0] == state
        for event, after in zip(record.events, folded.states[1:], strict=True):
            match event:
                case RolesDrawn(cards):
                    state = draw_roles(state, cards)
                case Dealt(_, deck):
                    state = deal(state, deck)
                case Acted(seat, action):
                    state = apply(state, seat, action)
            assert state == after
        assert folded.last == state


def test_steps_are_the_actions_with_before_and_after() -> None:
    record = random_record(random.Random(1), 3)
    found = steps(record)
    assert [(step.seat, step.action) for step in found] == [
        (event.seat, event.action) for event in record.events if isinstance(event, Acted)
    ]
    for step in found:
        assert apply(step.before, step.seat, step.action) == step.after
    # Of a record that is wrong somewhere, those before.
    cut = record._replace(events=(*record.events[:10], Acted(0, throw("AC")), *record.events[10:]))
    assert steps(cut) == found[: sum(isinstance(event, Acted) for event in record.events[:10])]


def test_the_longest_valid_prefix() -> None:
    record = random_record(random.Random(2), 3)
    wrong: list[tuple[Event, Fault]] = [
        (RolesDrawn(parse_cards("KS 7D 4C")), Fault.NOT_ALLOWED),
        (Acted(0, PASS)._replace(seat=7), Fault.NOT_ALLOWED),
        (Dealt("", CARDS[:51]), Fault.BAD_CARD),
        (TookBack(1), Fault.NOT_ALLOWED),
        (HintShown(3), Fault.NOT_ALLOWED),
        (Advised(0, PASS), Fault.NOT_ALLOWED),
    ]
    whole = replay(record).states
    for at in range(2, len(record.events)):
        event, fault = wrong[at % len(wrong)]
        folded = replay(record._replace(events=(*record.events[:at], event, *record.events[at:])))
        assert folded.states == whole[: at + 1]
        assert folded.error is not None
        assert folded.error.place == f"event {at}"
        assert folded.error.fault == fault or (fault == Fault.BAD_CARD and whole[at].stage != Stage.DEAL)


def test_an_event_dropped_or_doubled_ends_the_replay_there_or_later() -> None:
    record = random_record(random.Random(3), 2)
    events = record.events
    for at in range(len(events) - 1):
        folded = replay(record._replace(events=events[:at] + events[at + 1 :]))
        assert len(folded.states) > at
        assert folded.error is not None
        folded = replay(record._replace(events=(*events[: at + 1], *events[at:])))
        assert len(folded.states) > at + 1


def test_more_events_than_any_match_has() -> None:
    record = MatchRecord(HEADER, (*BEGUN, *[HintShown(0)] * MAX_EVENTS))
    folded = replay(record)
    assert folded.error is not None
    assert folded.error.fault == Fault.TOO_LARGE
    assert len(folded.states) == MAX_EVENTS + 1


def test_a_record_of_nothing_but_advice_stays_small() -> None:
    record = MatchRecord(HEADER, (DRAWN, DEAL, *[Advised(2, PASS), Advised(2, TAKE_UPCARD)] * 4000))
    tracemalloc.start()
    try:
        folded = replay(record)
        assert tracemalloc.get_traced_memory()[1] < 20_000_000
    finally:
        tracemalloc.stop()
    assert folded.error is None
    assert folded.last.advice == (PASS, TAKE_UPCARD) * 4


def test_advance_takes_events_and_nothing_else() -> None:
    state = new_match()
    for thing in (None, "deal", 3, (), DEAL[1], TookBack(0), PASS):
        with pytest.raises(ValueError, match="not an event"):
            advance(state, thing)  # type: ignore[arg-type]
    for seat in (-1, 3, None, "0", 10**40):
        for kind in (GaveUp, HintShown, HandShown):
            with pytest.raises(ValueError, match="no seat"):
                advance(state, kind(seat))  # type: ignore[arg-type]


def test_hints_need_a_hand() -> None:
    for kind in (HintShown, HandShown):
        with pytest.raises(ValueError, match="no hand"):
            advance(new_match(), kind(0))
    state = replay(MatchRecord(HEADER, BEGUN)).last
    assert advance(state, HintShown(0)) == advance(state, HandShown(2)) == state


def test_r26_giving_up_is_an_event() -> None:
    folded = replay(MatchRecord(HEADER, (*BEGUN, GaveUp(0), Acted(1, PASS))))
    assert folded.error is not None
    assert (folded.error.place, folded.error.why) == ("event 6", "MATCH_OVER")
    assert folded.last.abandoned


# Taking back


def test_taking_back_brings_the_earlier_state_again() -> None:
    folded = replay(MatchRecord(PRACTICE, (*BEGUN, TookBack(3))))
    assert folded.error is None
    assert folded.last == folded.states[3]
    again = replay(MatchRecord(PRACTICE, (*BEGUN, TookBack(3), Acted(0, TAKE_UPCARD))))
    assert again.error is None
    assert again.last.hand is not None
    assert again.last.hand.turn == Role.BOX


def test_taking_back_is_for_practice_only() -> None:
    folded = replay(MatchRecord(HEADER, (*BEGUN, TookBack(3))))
    assert folded.error is not None
    assert (folded.error.fault, len(folded.states)) == (Fault.NOT_ALLOWED, 6)


@pytest.mark.parametrize("to", [-1, 5, 6, 100, 10**40])
def test_taking_back_to_an_event_there_is_not(to: int) -> None:
    folded = replay(MatchRecord(PRACTICE, (*BEGUN, TookBack(to))))
    assert folded.error is not None
    assert folded.error.place == "event 5"


def test_what_is_in_force_alone_gives_the_same_match() -> None:
    for seed in range(8):
        record = practice_record(random.Random(f"practice {seed}"), 200)
        folded = replay(record)
        assert folded.error is None
        kept = in_force(record.events)
        assert list(kept) == sorted(set(kept))
        events = tuple(record.events[index] for index in kept)
        assert not any(isinstance(event, TookBack) for event in events)
        assert replay(record._replace(events=events)).last == folded.last
        # At every moment, not only at the end.
        for at in range(0, 200, 17):
            events = tuple(record.events[index] for index in in_force(record.events[:at]))
            assert replay(record._replace(events=events)).last == folded.states[at]


def test_what_is_in_force_of_nothing() -> None:
    assert in_force(()) == ()
    assert in_force(BEGUN) == (0, 1, 2, 3, 4)
    assert in_force((*BEGUN, TookBack(2))) == (0, 1)
    # A take-back can be taken back.
    assert in_force((*BEGUN, TookBack(2), TookBack(5))) == (0, 1, 2, 3, 4)


# Positions


def same_hand(first: MatchState, second: MatchState) -> None:
    assert (first.hand, first.roles, first.totals, first.stage) == (second.hand, second.roles, second.totals, second.stage)


def test_a_position_begins_where_the_match_was() -> None:
    for seed in range(4):
        record = practice_record(random.Random(f"positions {seed}"), 150) if seed % 2 else random_record(random.Random(seed), 5)
        states = replay(record).states
        for index in range(1, len(record.events) + 1):
            before = states[index]
            if before.stage == Stage.OVER:
                continue
            start = position(record, index)
            again = replay(MatchRecord(PRACTICE._replace(start=start, source=Source(UUID, index))))
            assert again.error is None
            assert again.prefix == len(start.prefix)
            if before.stage == Stage.PLAY:
                same_hand(again.last, before)
                assert {type(event) for event in start.prefix} <= {Dealt, Acted}
            else:
                assert start.prefix == ()
                assert again.last.totals == before.totals
                assert again.last.roles == (before.roles if before.hand is None else again.last.roles)


def test_a_position_of_a_position() -> None:
    record = MatchRecord(HEADER, (*BEGUN, Acted(1, throw("KC"))))
    state = replay(record._replace(events=record.events[:5])).last
    assert state.hand is not None
    assert state.hand.drawn is not None
    thrown = Acted(1, throw(str(state.hand.drawn)))
    first = MatchRecord(PRACTICE._replace(start=position(record, 4)), (Acted(1, DRAW_STOCK), thrown))
    folded = replay(first)
    assert folded.error is None
    assert folded.prefix == 3
    second = replay(MatchRecord(PRACTICE._replace(start=position(first, 5))))
    same_hand(second.last, folded.last)


def test_the_start_of_a_position_cannot_be_taken_back() -> None:
    start = position(MatchRecord(HEADER, BEGUN), 4)
    record = MatchRecord(PRACTICE._replace(start=start), (Acted(1, DRAW_STOCK), TookBack(2)))
    folded = replay(record)
    assert folded.error is not None
    assert folded.error.place == "event 4"
    assert replay(record._replace(events=(record.events[0], TookBack(3)))).error is None


def test_positions_there_are_not() -> None:
    record = MatchRecord(HEADER, (*BEGUN, GaveUp(1)))
    for index in (-1, 7, 10**40):
        with pytest.raises(RecordError) as caught:
            position(record, index)
        assert caught.value.fault == Fault.BAD_FIELD
    with pytest.raises(RecordError) as caught:
        position(record, 6)
    assert (caught.value.fault, caught.value.why) == (Fault.NOT_ALLOWED, "the match is over before it")
    with pytest.raises(RecordError) as caught:
        position(record._replace(events=(DRAWN, Acted(0, PASS))), 2)
    assert caught.value.place == "event 1"


def test_before_the_roles_are_drawn_there_is_nothing_to_keep() -> None:
    assert position(MatchRecord(HEADER, BEGUN), 0) == Start((), (0, 0, 0))


# Headers


@pytest.mark.parametrize(
    ("change", "place"),
    [
        ({"match_id": "no"}, "match id"),
        ({"match_id": UUID.upper()}, "match id"),
        ({"match_id": UUID + "\n"}, "match id"),
        ({"started": "2026-05-17 18:30:00"}, "start time"),
        ({"started": "2026-13-17T18:30:00Z"}, "start time"),
        ({"started": "2026-02-30T18:30:00Z"}, "start time"),
        ({"started": "2026-05-17T24:30:00Z"}, "start time"),
        ({"started": "2026-05-17T18:30:00"}, "start time"),
        ({"source": Source("no", 1)}, "source"),
        ({"rules": RuleSet(target=99)}, "rules, target"),
        ({"players": PLAYERS[:1]}, "start"),
        ({"players": (*PLAYERS, *PLAYERS)}, "start"),
        ({"start": Start((0, 0, 1))}, "start"),
        ({"start": Start((0, 1))}, "start"),
        ({"start": Start((), (0, 0, 100))}, "start"),
        ({"start": Start((), (0, 0))}, "start"),
    ],
)
def test_headers_that_can_begin_no_match(change: dict[str, Any], place: str) -> None:
    with pytest.raises(RecordError) as caught:
        replay(MatchRecord(HEADER._replace(**change)))
    assert (caught.value.fault, caught.value.place) == (Fault.BAD_FIELD, place)


def test_a_header_begins_its_match() -> None:
    assert check_header(HEADER) == new_match()
    header = HEADER._replace(start=Start((2, 0, 1), (10, 20, 30)), rules=RuleSet(target=50))
    assert check_header(header) == new_match(RuleSet(target=50), roles=(2, 0, 1), totals=(10, 20, 30))


# What is read from records


def test_hands_in_which_help_was_shown() -> None:
    rng = random.Random(5)
    record = random_record(rng, 4)
    dealt = [index for index, event in enumerate(record.events) if isinstance(event, Dealt)]
    events = list(record.events)
    events.insert(dealt[2] + 2, HandShown(1))
    events.insert(dealt[0] + 2, HintShown(0))
    helped = record._replace(events=tuple(events))
    assert replay(helped).error is None
    assert [is_assisted(helped, seat) for seat in range(3)] == [frozenset({1}), frozenset({3}), frozenset()]


def test_the_seat_of_the_partner() -> None:
    assert partner_seat(new_match()) is None
    assert partner_seat(new_match(players=2)) is None
    assert partner_seat(new_match(roles=(Role.BOX, Role.PARTNER, Role.CAPTAIN))) == 1


def test_deals_by_number_hold_the_pack_itself() -> None:
    # A record's pack counts, whatever its number would give.
    other = Dealt("0" * 16, deck_of("1" * 16))
    assert replay(MatchRecord(HEADER, (DRAWN, other))).last.hand == deal(new_match(roles=(0, 1, 2)), deck_of("1" * 16)).hand


def test_errors_are_short() -> None:
    error = RecordError(Fault.BAD_FIELD, "place", "x" * 10_000)
    assert len(str(error)) <= 300
    assert len(error.why) <= 300
