"""Stepping through a record."""

import random
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from threegin_qt.controller.replay import SPEEDS, ReplayController, moments
from threegin_qt.controller.source import Change
from threegin_qt.engine import (
    PASS,
    Acted,
    Dealt,
    GaveUp,
    Header,
    MatchRecord,
    MatchState,
    Mode,
    PlayerInfo,
    Refused,
    RolesDrawn,
    Stage,
    TookBack,
    advance,
    check_header,
    deck_of,
    legal_actions,
    parse_cards,
    position,
    seat_to_act,
)


def played(hands: int, *, seed: int = 1, mode: Mode = Mode.MATCH, more: int = 0) -> MatchRecord:
    """A record of so many hands of random play, and `more` actions of the hand after them."""
    chance = random.Random(seed)
    players = (PlayerInfo("Ann", person=True), PlayerInfo("Ben", seed="secret"), PlayerInfo("Cem", seed="secret"))
    header = Header("00000000-0000-4000-8000-000000000001", "2026-05-17T18:30:00Z", players, mode=mode)
    state = check_header(header)
    events: list[Any] = []

    def happen(event: Any) -> None:
        nonlocal state
        state = advance(state, event)
        events.append(event)

    happen(RolesDrawn(parse_cards("KS 7D 4C")))
    while state.stage != Stage.OVER and (state.hand_number < hands or more):
        if state.stage == Stage.DEAL:
            number = f"{chance.randrange(10**16):016}"
            happen(Dealt(number, deck_of(number)))
        left = more if state.hand_number > hands else -1
        while state.stage == Stage.PLAY and left:
            seat = seat_to_act(state)
            assert seat is not None
            happen(Acted(seat, chance.choice(list(legal_actions(state, seat)))))
            left -= 1
        if state.hand_number > hands:
            break
    return MatchRecord(header, tuple(events))


def test_time_line_has_every_event_and_the_state_after_it() -> None:
    record = played(2)
    line = moments(record)
    assert [moment.event_index for moment in line] == list(range(-1, len(record.events)))
    assert line[0].state.stage == Stage.ROLES
    assert line[-1].state.hand_number == 2
    assert line[-1].state.stage == Stage.DEAL


def test_hand_in_play_is_left_out() -> None:
    done, going_on = played(2), played(2, more=5)
    assert len(going_on.events) == len(done.events) + 6
    assert moments(going_on) == moments(done)


def test_match_given_up_in_mid_hand_is_shown_to_its_end() -> None:
    record = played(1, more=3)
    record = record._replace(events=(*record.events, GaveUp(0)))
    line = moments(record)
    assert line[-1].state.abandoned
    assert len(line) == len(record.events) + 1


def test_what_was_taken_back_is_left_out() -> None:
    record = played(1, mode=Mode.PRACTICE)
    # The first action, at event 2, is taken back and another hand goes on from there.
    tail = record.events[2:]
    undone = record._replace(events=(*record.events[:2], Acted(first_seat(record), PASS), TookBack(2), *tail))
    line = moments(undone)
    assert [moment.event_index for moment in line] == [-1, 0, 1, *range(4, 4 + len(tail))]
    assert [moment.state for moment in line] == [moment.state for moment in moments(record)]


def first_seat(record: MatchRecord) -> int:
    event = record.events[2]
    assert type(event) is Acted
    return event.seat


def test_broken_record_ends_before_the_fault() -> None:
    record = played(2)
    broken = record._replace(events=(*record.events[:1], *record.events[:1], *record.events[1:]))
    assert len(moments(broken)) == 2


def test_step_forward_is_told_as_what_happened_and_a_jump_is_not(qtbot: QtBot) -> None:
    replay = ReplayController(played(2))
    told: list[Change] = []
    replay.changed.connect(told.append)
    replay.step()
    replay.step()
    replay.step(-1)
    replay.go_to(10**6)
    assert [type(change.event) for change in told] == [RolesDrawn, Dealt, type(None), type(None)]
    assert told[1].event == Dealt("", ())
    assert told[0].after == told[1].before
    assert [change.before is None for change in told] == [False, False, True, True]
    assert replay.at == replay.last
    revisions = [change.revision for change in told]
    assert revisions == sorted(set(revisions))
    assert ReplayController(played(1)).revision > replay.revision


def test_going_nowhere_tells_nothing(qtbot: QtBot) -> None:
    replay = ReplayController(played(1))
    told: list[Change] = []
    replay.changed.connect(told.append)
    replay.step(-1)
    replay.go_to(0)
    assert told == []


def test_one_seat_sees_what_it_knew_and_the_open_view_everything(qtbot: QtBot) -> None:
    replay = ReplayController(played(1), viewer=0)
    replay.go_to(2)
    assert replay.view.role == 0
    assert replay.view.held[0]
    assert not replay.view.held[1]
    replay.set_viewer(None)
    assert all(replay.view.held)
    replay.set_viewer(1)
    assert not replay.view.held[0]


def test_nothing_can_be_done(qtbot: QtBot) -> None:
    replay = ReplayController(played(1))
    replay.go_to(2)
    refused = replay.do(PASS)
    assert refused is not None
    assert refused.code == Refused.NOT_IN_HAND
    assert replay.may(PASS) is not None
    assert not replay.interactive


def test_seeds_of_players_are_not_shown(qtbot: QtBot) -> None:
    assert all(not player.seed for player in ReplayController(played(1)).players)


def test_finding_the_next_marked_event(qtbot: QtBot) -> None:
    replay = ReplayController(played(2))
    assert replay.next_where({5, 9}) == 6
    replay.go_to(6)
    assert replay.next_where({5, 9}) == 10
    assert replay.next_where({5, 9}, -1) is None
    replay.go_to(replay.last)
    assert replay.next_where({5, 9}, -1) == 10
    assert replay.moment_before(5) == 5
    assert replay.moment_before(10**6) is None


def test_deal_number_of_the_hand_shown(qtbot: QtBot) -> None:
    record = played(2)
    numbers = [event.number for event in record.events if type(event) is Dealt]
    replay = ReplayController(record)
    assert replay.deal_number is None
    for start, number in zip(replay.hand_starts, numbers, strict=True):
        replay.go_to(start)
        assert replay.deal_number == number


def test_position_shown_starts_a_practice_match(qtbot: QtBot) -> None:
    record = played(2)
    replay = ReplayController(record)
    at = replay.hand_starts[1] + 3
    replay.go_to(at)
    start = replay.start_from_here()
    assert start == position(record, replay.moments[at].event_index + 1)
    again = check_header(record.header._replace(mode=Mode.PRACTICE, start=start))
    for event in start.prefix:
        again = advance(again, event)
    state: MatchState = replay.state
    assert again.hand == state.hand
    assert (again.roles, again.totals) == (state.roles, state.totals)


def test_no_position_after_the_end(qtbot: QtBot) -> None:
    record = played(1)
    record = record._replace(events=(*record.events, GaveUp(0)))
    replay = ReplayController(record)
    replay.go_to(replay.last)
    with pytest.raises(ValueError, match="over"):
        replay.start_from_here()


def test_plays_by_itself_to_the_end_and_waits_for_the_table(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(SPEEDS, "fast", 1)
    replay = ReplayController(played(1))
    replay.hold()
    replay.play("fast")
    qtbot.wait(30)
    assert replay.at == 0
    with qtbot.waitSignal(replay.playing_changed, check_params_cb=lambda playing: not playing):
        replay.release()
    assert replay.at == replay.last
    assert not replay.playing
    replay.play("fast")
    assert replay.at == 0
    replay.pause()
    assert not replay.playing
