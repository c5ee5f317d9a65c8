"""Trying a decision again."""

import pytest
from pytestqt.qtbot import QtBot

from threegin_qt.controller.retry import Answer, RetrySource, Tried
from threegin_qt.controller.source import Change
from threegin_qt.engine import (
    DRAW_DISCARD,
    DRAW_STOCK,
    PASS,
    TAKE_UPCARD,
    Acted,
    Advice,
    Card,
    Dealt,
    Decision,
    Header,
    Judgement,
    Label,
    MatchRecord,
    Mode,
    PlayerInfo,
    RecordError,
    Refused,
    RolesDrawn,
    advance,
    check_header,
    deck_of,
    discard,
    parse_cards,
    seat_to_act,
    view_of,
)


def record_of(*actions: object) -> MatchRecord:
    """A match in which Ann is captain: the deal, then these actions; an int throws the n-th card held."""
    players = (PlayerInfo("Ann", person=True), PlayerInfo("Ben", seed="secret"), PlayerInfo("Cem"))
    header = Header("00000000-0000-4000-8000-000000000001", "2026-05-17T18:30:00Z", players)
    events: list[object] = [RolesDrawn(parse_cards("9S KD 4C")), Dealt("", deck_of("0000000000000003"))]
    state = check_header(header)
    for event in events:
        state = advance(state, event)  # type: ignore[arg-type]
    for action in actions:
        seat = seat_to_act(state)
        assert seat is not None
        if isinstance(action, int):
            view = view_of(state, seat)
            action = discard(held(view.cards(view.turn))[action])
        event = Acted(seat, action)  # type: ignore[arg-type]
        state = advance(state, event)
        events.append(event)
    return MatchRecord(header, tuple(events))  # type: ignore[arg-type]


def held(cards: tuple[Card | None, ...]) -> list[Card]:
    return [card for card in cards if card is not None]


THROWN = record_of(PASS, PASS, DRAW_STOCK, 0)
EVENT = 5
"""The event of Ann's throw."""


def source(*costs: float, event: int = EVENT, record: MatchRecord = THROWN) -> RetrySource:
    """Ann's throw: the choices are her cards from the second on, with these losses; she threw the first."""
    state = check_header(record.header)
    for done in record.events[:event]:
        state = advance(state, done)
    cards = held(view_of(state, 0).cards(1))
    choices = tuple(Advice(discard(card), 0.0, 0.5 - cost) for card, cost in zip(cards[1:], costs, strict=False))
    played = Advice(discard(cards[0]), -3.0, 0.45)
    return RetrySource(record, Judgement(event, 0, Decision.DISCARD, played, choices, 3.0, 0.05, Label.BLUNDER))


def cards_in(source: RetrySource) -> list[Card]:
    return held(source.view.cards(1))


def test_the_position_is_the_one_before_the_decision_as_the_player_saw_it(qtbot: QtBot) -> None:
    position = source(0.0)
    assert len(cards_in(position)) == 11
    assert position.view.seat == 0
    assert not position.view.held[0]
    assert position.interactive
    assert position.mode == Mode.PRACTICE
    assert all(not player.seed for player in position.players)


def test_the_best_choice_and_one_as_good_are_found(qtbot: QtBot) -> None:
    for place in (1, 2):
        position = source(0.0, 0.005, 0.02)
        told: list[Tried] = []
        position.tried.connect(told.append)
        assert position.do(discard(cards_in(position)[place])) is None
        assert [tried.answer for tried in told] == [Answer.FOUND]
        assert not position.interactive
        assert position.do(discard(cards_in(position)[3])) is not None


def test_a_worse_choice_is_told_with_what_is_known_of_it(qtbot: QtBot) -> None:
    position = source(0.0, 0.005, 0.02)
    told: list[Tried] = []
    position.tried.connect(told.append)
    cards = cards_in(position)
    position.do(discard(cards[3]))
    position.do(discard(cards[7]))
    position.do(discard(cards[0]))
    assert [tried.answer for tried in told] == [Answer.WORSE, Answer.WORSE, Answer.SAME]
    assert told[0].known is not None
    assert told[0].known.chance == pytest.approx(0.48)
    assert told[1].known is None
    assert position.interactive


def test_nothing_in_the_position_changes_but_the_revision(qtbot: QtBot) -> None:
    position = source(0.0, 0.02)
    before, revision = position.view, position.revision
    told: list[Change] = []
    position.changed.connect(told.append)
    position.do(discard(cards_in(position)[2]))
    assert position.view == before
    assert [change.event for change in told] == [None]
    assert position.revision > revision
    refused = position.do(discard(cards_in(position)[2]), revision)
    assert refused is not None
    assert refused.code == Refused.NOT_YOUR_TURN


def test_what_the_rules_refuse_is_no_answer(qtbot: QtBot) -> None:
    position = source(0.0)
    position.tried.connect(lambda tried: 1 / 0)
    refused = position.do(DRAW_STOCK)
    assert refused is not None
    assert refused.code == Refused.ALREADY_DRAWN


def test_the_solution_ends_it(qtbot: QtBot) -> None:
    position = source(0.0)
    position.close()
    assert not position.interactive
    assert position.may(discard(cards_in(position)[1])) is not None


def test_an_upcard_to_decide_again(qtbot: QtBot) -> None:
    record = record_of(PASS)
    played, best = Advice(PASS, 0.0, 0.3), Advice(TAKE_UPCARD, 5.0, 0.4)
    position = RetrySource(record, Judgement(2, 0, Decision.UPCARD, played, (best, played), 5.0, 0.1, Label.BLUNDER))
    assert position.weigh(PASS).answer is Answer.SAME
    assert position.weigh(TAKE_UPCARD).answer is Answer.FOUND
    refused = position.do(DRAW_DISCARD)
    assert refused is not None


def test_a_record_that_ends_before_is_refused(qtbot: QtBot) -> None:
    with pytest.raises(RecordError):
        RetrySource(THROWN, source(0.0).judgement._replace(event=len(THROWN.events)))
