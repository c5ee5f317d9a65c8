"""The person sits out: the captain waits for advice, is watched, or the hand is skipped (R6)."""

import time

import pytest
from controller_kit import (
    BOX,
    CAPTAIN,
    PARTNER,
    SETUP,
    FakeStore,
    Gate,
    Person,
    Players,
    over,
    practice,
    settle,
    wait_for,
)

from threegin_qt.controller import NOBODY
from threegin_qt.controller.plain import choose as plain_choose
from threegin_qt.engine import (
    DRAW_STOCK,
    PASS,
    TAKE_UPCARD,
    Acted,
    Advised,
    Refused,
    Role,
    TookBack,
)
from threegin_qt.store.preferences import Preferences

CAPTAINS_SEAT = PARTNER.index(Role.CAPTAIN)


def passes(view, level, seed, cancelled=None):
    """Passes every upcard."""
    return PASS if PASS in view.legal_actions() else plain_choose(view)


@pytest.fixture
def followed():
    return []


@pytest.fixture
def table(make, followed):
    """A controller whose captain waits for the person's advice on the upcard, its store and its players."""
    store = FakeStore()
    players = Players(choose=passes)
    controller = make(players, store, sitting_out="advise")
    controller.advice_followed.connect(lambda yes, action: followed.append((yes, action)))
    controller.start(practice(PARTNER))
    assert controller.awaiting_advice
    return controller, store, players


def decided(store):
    """What the captain did on the upcard."""
    acted = [event for event in store.record.events if type(event) is Acted]
    return acted[0].action if acted else None


def test_r6_the_captain_waits_and_the_person_sees_his_cards(table):
    controller, store, _ = table
    settle()
    assert controller.awaiting_advice
    assert controller.thinking_seat == NOBODY
    assert decided(store) is None
    view = controller.view
    assert view.held[Role.CAPTAIN].bit_count() == 10
    assert view.held[Role.BOX] == 0
    assert controller.may(PASS).code == Refused.NOT_IN_HAND
    assert controller.do(PASS).code == Refused.NOT_IN_HAND


def test_the_captain_has_thought_already_when_he_may_go_on(make):
    gate = Gate()
    gate.go.set()
    controller = make(Players(choose=gate), sitting_out="advise")
    controller.start(practice(PARTNER))
    wait_for(gate.entered.is_set)
    wait_for(lambda: not controller.worker.busy)
    told = []
    controller.awaiting_advice_changed.connect(told.append)
    controller.go_on()
    assert told == [False]
    assert controller.thinking_seat == CAPTAINS_SEAT
    wait_for(lambda: bool(controller.view.history))
    controller.go_on()


def test_the_captain_follows_the_advice_and_says_so(table, followed):
    controller, store, players = table
    told = []
    controller.changed.connect(lambda change: told.append((change.event, list(followed))))
    assert controller.advise(TAKE_UPCARD) is None
    assert controller.view.advice == (TAKE_UPCARD,)
    assert not controller.awaiting_advice
    wait_for(lambda: bool(followed))
    assert followed == [(True, TAKE_UPCARD)]
    assert told[1] == (Acted(CAPTAINS_SEAT, TAKE_UPCARD), [])
    assert store.record.events[1:3] == (Advised(0, TAKE_UPCARD), Acted(CAPTAINS_SEAT, TAKE_UPCARD))
    assert players.weighed == [TAKE_UPCARD]
    rows = controller.decision_moves()
    assert rows[0].advised == (TAKE_UPCARD,)
    assert rows[0].action == TAKE_UPCARD


def test_the_captain_does_not_follow_and_says_so(table, followed):
    controller, store, players = table
    players.follows = False
    assert controller.advise(TAKE_UPCARD) is None
    wait_for(lambda: bool(followed))
    assert followed == [(False, TAKE_UPCARD)]
    assert decided(store) == PASS


def test_advice_that_the_captain_would_have_taken_anyway_counts_as_followed(table, followed):
    controller, store, players = table
    players.follows = False
    assert controller.advise(PASS) is None
    wait_for(lambda: bool(followed))
    assert followed == [(True, PASS)]
    assert decided(store) == PASS


def test_the_last_advice_counts(table, followed):
    controller, store, _players = table
    controller.hold()
    assert controller.advise(PASS) is None
    assert controller.advise(TAKE_UPCARD) is None
    controller.release()
    wait_for(lambda: bool(followed))
    assert followed == [(True, TAKE_UPCARD)]
    assert decided(store) == TAKE_UPCARD
    assert controller.decision_moves()[0].advised == (PASS, TAKE_UPCARD)


def test_advice_that_is_not_allowed_is_refused(table):
    controller, store, _ = table
    events = len(store.record.events)
    assert controller.advise(DRAW_STOCK).code == Refused.UPCARD_FIRST
    assert controller.may_advise(DRAW_STOCK).code == Refused.UPCARD_FIRST
    assert controller.may_advise(PASS) is None
    assert controller.advise(PASS, controller.revision - 1).code == Refused.NOT_YOUR_TURN
    assert len(store.record.events) == events
    assert controller.awaiting_advice


def test_nobody_but_the_partner_advises(make):
    store = FakeStore()
    for roles in (BOX, CAPTAIN):
        controller = make(store=store)
        controller.hold()
        controller.start(practice(roles))
        assert controller.advise(PASS).code == Refused.NOT_IN_HAND
        controller.release()


def test_computers_give_each_other_no_advice(make):
    store = FakeStore()
    players = Players()
    controller = make(players, store, sitting_out="watch")
    Person(controller)
    controller.start(SETUP)
    wait_for(over(controller))
    assert players.advised == players.weighed == []
    assert not any(type(event) is Advised for event in store.record.events)


def test_a_hint_for_what_to_advise(table):
    controller, _, players = table
    hints = []
    controller.hint_ready.connect(hints.append)
    assert controller.can_hint
    controller.hint()
    wait_for(lambda: bool(hints))
    view = players.advised[0][0]
    assert (view.seat, view.role) == (0, Role.PARTNER)
    assert controller.may_advise(hints[0][0].action) is None
    assert controller.awaiting_advice


def test_the_captain_is_asked_the_same_with_and_without_advice(make):
    players = Players()
    players.follows = False
    controller = make(players, sitting_out="advise")
    controller.hold()
    controller.start(practice(PARTNER))
    wait_for(lambda: len(players.asked) == 1)
    controller.advise(PASS)
    wait_for(lambda: len(players.asked) == 2)
    assert players.asked[0] == players.asked[1]
    assert players.asked[0][0].advice == ()


def test_watching_nobody_waits(make):
    players = Players()
    controller = make(players, sitting_out="watch")
    waited = []
    controller.awaiting_advice_changed.connect(waited.append)
    controller.start(practice(PARTNER))
    wait_for(lambda: controller.view.result is not None)
    assert waited == []
    assert not controller.skipping


def test_watching_has_a_pace_of_its_own(make):
    controller = make(sitting_out="watch")
    controller.pace_ms = 0
    controller.watch_pace_ms = 120
    began = time.monotonic()
    controller.start(practice(PARTNER))
    wait_for(lambda: len(controller.view.history) >= 3)
    assert time.monotonic() - began >= 0.35


def test_the_person_may_advise_while_he_watches(make, followed):
    store = FakeStore()
    controller = make(Players(choose=passes), store, sitting_out="watch")
    controller.advice_followed.connect(lambda yes, action: followed.append((yes, action)))
    controller.hold()
    controller.start(practice(PARTNER))
    assert controller.advise(TAKE_UPCARD) is None
    controller.release()
    wait_for(lambda: bool(followed))
    assert decided(store) == TAKE_UPCARD


def test_skipping_ends_the_hand_without_a_pace(make):
    controller = make(sitting_out="skip")
    controller.pace_ms = controller.watch_pace_ms = 5000
    skipping = []
    controller.changed.connect(lambda change: skipping.append((controller.skipping, change.after.result is None)))
    controller.start(practice(PARTNER))
    assert controller.skipping
    wait_for(lambda: controller.view.result is not None, 4)
    assert all(skips == running for skips, running in skipping[1:])
    assert not controller.skipping
    # In a hand that the person plays nothing is skipped.
    controller.start(practice(CAPTAIN))
    assert not controller.skipping


@pytest.mark.parametrize("choice", ["watch", "skip"])
def test_whoever_wants_to_wait_no_more_need_not(table, choice):
    controller, _, _ = table
    controller.sitting_out = choice
    assert not controller.awaiting_advice
    wait_for(lambda: controller.view.result is not None)


def test_whoever_wants_to_advise_after_all_can(make):
    controller = make(sitting_out="watch")
    controller.watch_pace_ms = 60
    controller.start(practice(PARTNER))
    controller.sitting_out = "advise"
    assert controller.awaiting_advice
    settle(120)
    assert controller.view.history == ()
    controller.sitting_out = "watch"
    wait_for(lambda: bool(controller.view.history))


def test_go_on_holds_for_one_decision(table):
    controller, _, _ = table
    controller.go_on()
    wait_for(lambda: controller.awaiting_advice)
    assert controller.view.history
    assert controller.view.turn == Role.CAPTAIN
    history = controller.view.history
    settle()
    assert controller.view.history == history


def test_a_take_back_of_advice(table, followed):
    controller, store, _ = table
    assert not controller.can_take_back
    controller.advise(TAKE_UPCARD)
    wait_for(lambda: bool(followed))
    assert controller.take_back()
    assert store.record.events[-1] == TookBack(1)
    assert controller.awaiting_advice
    assert controller.view.history == controller.view.advice == ()


def test_preferences_say_how_to_sit_out_and_how_quick_it_goes(make):
    controller = make()
    controller.set_preferences(Preferences(sitting_out="skip", thinking="none", watch_speed="slow"))
    assert controller.sitting_out == "skip"
    assert controller.pace_ms == 0
    slow = controller.watch_pace_ms
    paces = []
    for thinking, speed in (("short", "fast"), ("normal", "normal"), ("long", "slow")):
        controller.set_preferences(Preferences(thinking=thinking, watch_speed=speed))
        paces.append((controller.pace_ms, controller.watch_pace_ms))
    assert paces == sorted(paces)
    assert len({pace for pace, _ in paces}) == 3
    assert paces[-1][1] == slow
    with pytest.raises(ValueError, match="no way to sit out"):
        controller.sitting_out = "sleep"
