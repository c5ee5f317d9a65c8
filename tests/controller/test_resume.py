"""A match taken up again is exactly as it was left, at every event."""

import pytest
from controller_kit import (
    CAPTAIN,
    PARTNER,
    PRACTICE,
    SETUP,
    FakeStore,
    Person,
    Players,
    over,
    practice,
    settle,
    wait_for,
)

from threegin_qt.engine import (
    PASS,
    TAKE_UPCARD,
    Acted,
    Advised,
    GaveUp,
    MatchRecord,
    Origin,
    Phase,
    PlayerInfo,
    RolesDrawn,
    Stage,
    replay,
    seat_to_act,
)
from threegin_qt.store.errors import UnknownMatch


class Recorded(FakeStore):
    """A store with a match cut off after so many events."""

    def __init__(self, record, count):
        super().__init__()
        self.headers[record.header.match_id] = record.header
        self.events[record.header.match_id] = list(record.events[:count])


@pytest.mark.parametrize(("setup", "advises"), [(SETUP, False), (SETUP, True), (PRACTICE, True)])
def test_every_event_of_a_match(make, setup, advises):
    store = FakeStore()
    players = Players()
    first = make(players, store, sitting_out="advise")
    person = Person(first)
    person.advises = advises
    if setup.practice:
        # One or two take-backs on the way.
        taken = []

        def take_back(change):
            if len(taken) < min(2, change.after.hand_number) and first.can_take_back and first.view.turn == first.view.role:
                taken.append(change)
                first.take_back()

        first.changed.connect(take_back)
    first.start(setup)
    wait_for(over(first))
    record = store.record
    assert not setup.practice or taken
    match_id = record.header.match_id
    asked = {*players.asked, *players.weighing}
    phases = set()
    again_players = Players()
    again = make(again_players, sitting_out="advise")
    again.hold()
    folded = replay(record)
    for count, change in enumerate(person.changes[:-1]):
        again_players.asked.clear()
        again_players.weighing.clear()
        again._store = Recorded(record, count)
        told = []
        again.changed.connect(told.append)
        assert again.resume(match_id)
        again.changed.disconnect(told.append)
        assert [(item.event, item.before) for item in told] == [(None, None)]
        assert again.view == told[0].after == change.after
        assert again.mode == first.mode
        assert again.players == first.players
        phases.add((again.view.stage, again.view.phase))
        # The computers are asked what they were asked: the same view, the same seed.
        seat = seat_to_act(folded.states[count])
        if seat in (1, 2):
            wait_for(lambda: not again.worker.busy)
            questions = {*again_players.asked, *again_players.weighing}
            assert len(questions) == 1
            assert questions <= asked
    assert phases >= {
        (Stage.ROLES, Phase.UNDEALT),
        (Stage.DEAL, Phase.UNDEALT),
        (Stage.PLAY, Phase.UPCARD),
        (Stage.PLAY, Phase.DRAW),
        (Stage.PLAY, Phase.DISCARD),
        (Stage.DEAL, Phase.OVER),
    }
    again._store = store
    assert not again.resume(match_id)


def test_a_resumed_match_is_played_on_to_its_end(make):
    store = FakeStore()
    first = make(store=store)
    person = Person(first)
    person.until = lambda view: view.hand_number >= 2 and len(view.history) >= 3
    first.start(SETUP)
    wait_for(lambda: person.until(first.view))
    first.shut_down()
    settle()
    second = make(store=store)
    person = Person(second)
    assert second.resume(first.match_id)
    wait_for(over(second))
    folded = replay(store.record)
    assert folded.error is None
    assert folded.last.totals == second.view.totals


def test_lay_offs_that_the_person_had_before_him(make):
    store = FakeStore()
    first = make(store=store)
    person = Person(first)
    person.until = lambda view: view.phase == Phase.DEFENCE and view.turn == view.role
    for _ in range(20):
        first.start(SETUP)
        wait_for(lambda: person.until(first.view) or first.view.stage == Stage.OVER)
        if first.view.stage != Stage.OVER:
            break
    assert first.view.phase == Phase.DEFENCE
    second = make(store=store)
    assert second.resume(first.match_id)
    assert second.view == first.view
    assert second.view.spread
    settle()
    assert second.view.phase == Phase.DEFENCE
    totals = second.view.totals
    person = Person(second)
    person.until = lambda view: view.result is not None
    person.act()
    assert second.view.result is not None
    assert sum(second.view.totals) > sum(totals)


def test_advice_given_before_the_captain_had_decided_is_weighed_again(make):
    store = FakeStore()
    first = make(store=store, sitting_out="advise")
    first.hold()
    first.start(practice(PARTNER))
    first.advise(TAKE_UPCARD)
    match_id = first.match_id
    first.shut_down()
    assert store.record.events[-1] == Advised(0, TAKE_UPCARD)
    players = Players()
    second = make(players, store, sitting_out="advise")
    followed = []
    second.advice_followed.connect(lambda yes, action: followed.append((yes, action)))
    assert second.resume(match_id)
    assert not second.awaiting_advice
    wait_for(lambda: bool(followed))
    assert followed == [(True, TAKE_UPCARD)]
    assert players.weighed == [TAKE_UPCARD]


def test_what_cannot_be_continued(make, expected_log):
    store = FakeStore()
    controller = make(store=store)
    controller.start(practice(CAPTAIN))
    match_id = controller.match_id
    told = []
    controller.changed.connect(told.append)
    header = store.headers[match_id]

    def offer(record):
        store.headers[match_id], store.events[match_id] = record.header, list(record.events)
        return controller.resume(match_id)

    record = store.record
    assert not offer(record._replace(events=(*record.events, GaveUp(0))))
    assert not offer(MatchRecord(header._replace(origin=Origin.IMPORTED), record.events))
    assert not offer(MatchRecord(header._replace(players=header.players[:2]), ()))
    outside = (*header.players[:2], PlayerInfo("Bot"))
    assert not offer(MatchRecord(header._replace(players=outside), record.events))
    elsewhere = (header.players[1], header.players[0], header.players[2])
    assert not offer(MatchRecord(header._replace(players=elsewhere), record.events))
    expected_log.append("cannot be continued")
    assert not offer(record._replace(events=(*record.events, Acted(1, PASS))))
    assert not offer(record._replace(events=(RolesDrawn(()), *record.events)))
    assert told == []
    assert controller.may(PASS) is None


def test_a_match_that_is_not_there(make, expected_log):
    class Empty(FakeStore):
        def load(self, match_id):
            raise UnknownMatch(match_id)

    expected_log.append("cannot be continued: no match")
    assert not make(store=Empty()).resume("00000000-0000-4000-8000-000000000000")
    assert not make().resume("00000000-0000-4000-8000-000000000000")
