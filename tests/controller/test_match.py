"""The door to a match: whole matches, revisions, holds, stale answers, take-backs, hints and the partner's advice."""

import itertools
import threading
import time

import pytest
from controller_kit import (
    BOX,
    CAPTAIN,
    PARTNER,
    PRACTICE,
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

from threegin_qt.controller import BUG_TROUBLE, NOBODY, PLAYER_TROUBLE, Change
from threegin_qt.controller.plain import choose as plain_choose
from threegin_qt.engine import (
    DRAW_STOCK,
    PASS,
    Acted,
    Advised,
    DealNumberError,
    Dealt,
    GaveUp,
    HintShown,
    Kind,
    Level,
    Mode,
    Phase,
    Refused,
    Role,
    RolesDrawn,
    RuleSet,
    Source,
    Stage,
    Start,
    TookBack,
    deck_of,
    discard,
    next_roles,
    position,
    replay,
    roles_drawn,
)


def test_before_any_match_there_is_an_empty_table(make):
    controller = make()
    assert controller.players == ()
    assert controller.match_id is None
    assert not controller.interactive
    assert controller.view.stage == Stage.ROLES
    assert controller.may(DRAW_STOCK).code == Refused.NOT_IN_HAND
    assert controller.do(DRAW_STOCK).code == Refused.NOT_IN_HAND
    controller.next_hand()
    controller.pick_role_card(3)
    controller.give_up()
    controller.hint()
    controller.ask_partner()
    controller.go_on()
    assert not controller.take_back()
    assert controller.advise(PASS).code == Refused.NOT_IN_HAND
    assert controller.deal_number is None
    assert controller.decision_moves() == ()
    assert controller.revision == 0


@pytest.mark.parametrize("sitting_out", ["advise", "watch", "skip"])
def test_a_whole_match_to_100(make, sitting_out):
    store = FakeStore()
    controller = make(store=store, sitting_out=sitting_out)
    person = Person(controller)
    person.advises = True
    controller.start(SETUP)
    wait_for(over(controller))
    view = controller.view
    assert view.winner is not None
    assert view.totals[view.winner] >= 100
    folded = replay(store.record)
    assert folded.error is None
    assert folded.last.totals == view.totals
    assert len(person.changes) == len(store.record.events) + 1
    assert [change.revision for change in person.changes] == list(
        range(person.changes[0].revision, person.changes[0].revision + len(person.changes))
    )
    assert all(before.after == after.before for before, after in zip(person.changes, person.changes[1:], strict=False))
    # After the end nothing deals, thinks or saves a new hand.
    events = len(store.record.events)
    controller.next_hand()
    controller.give_up()
    settle()
    assert len(store.record.events) == events
    assert controller.thinking_seat == NOBODY


@pytest.mark.parametrize("roles", [BOX, CAPTAIN, PARTNER, (Role.BOX, Role.PARTNER, Role.CAPTAIN)])
def test_every_seat_can_be_the_first_to_act(make, roles):
    players = Players()
    controller = make(players)
    person = Person(controller)
    person.until = lambda view: view.result is not None
    controller.start(practice(roles))
    wait_for(lambda: controller.view.result is not None)
    first = next(change for change in person.changes if type(change.event) is Acted)
    assert first.event.seat == roles.index(Role.CAPTAIN)
    computers = {seat for seat in (1, 2) if roles[seat] != Role.PARTNER}
    assert {view.seat for view, _, _ in players.asked} <= computers
    assert all(level == SETUP.levels[view.seat - 1] for view, level, _ in players.asked)


def test_r7_roles_move_after_every_hand(make):
    controller = make()
    person = Person(controller)
    controller.start(SETUP._replace(rules=RuleSet(target=250)))
    wait_for(over(controller))
    earlier = controller.view.earlier
    assert len(earlier) >= 3
    for before, after in itertools.pairwise(earlier):
        assert after.roles == next_roles(before.roles, before.result.scorer)
    drawn = next(change for change in person.changes if type(change.event) is RolesDrawn)
    assert drawn.after.roles == roles_drawn(drawn.event.cards) == earlier[0].roles


def test_r4_the_picked_cards_come_from_three_places_of_the_fan(make):
    seen = set()
    controller = make()
    for _ in range(20):
        controller.start(SETUP)
        controller.pick_role_card(40)
        assert controller.role_picks[0] == 40
        assert len(set(controller.role_picks)) == 3
        assert all(0 <= place < controller.fan_size for place in controller.role_picks)
        seen.add(controller.view.roles)
        assert controller.view.stage == Stage.DEAL
        revision = controller.revision
        controller.pick_role_card(41)
        assert controller.revision == revision
    assert len(seen) > 1
    controller.start(SETUP)
    assert controller.role_picks == ()
    with pytest.raises(IndexError):
        controller.pick_role_card(52)


def test_the_computers_choose_in_one_thread_beside_the_windows(make):
    players = Players()
    controller = make(players)
    Person(controller)
    controller.start(SETUP)
    wait_for(over(controller))
    assert len(players.threads) == 1
    assert threading.get_ident() not in players.threads


def test_a_second_action_for_the_same_decision_is_refused(make):
    controller = make()
    controller.start(practice(BOX))
    wait_for(lambda: controller.view.turn == Role.BOX)
    revision = controller.revision
    phase = controller.view.phase
    first = plain_choose(controller.view)
    assert controller.do(first, revision) is None
    assert controller.view.phase != phase
    done = controller.revision
    for _ in range(3):
        assert controller.do(plain_choose(controller.view) if controller.view.turn == 0 else PASS, revision) is not None
    assert controller.revision == done


def test_four_clicks_on_the_stock_draw_one_card(make):
    controller = make(sitting_out="watch")
    person = Person(controller)
    person.until = lambda view: view.phase == Phase.DRAW and view.turn == view.role
    controller.start(practice(CAPTAIN))
    wait_for(lambda: person.until(controller.view))
    person.until = lambda view: True
    revision, stock = controller.revision, controller.view.stock_count
    answers = [controller.do(DRAW_STOCK, revision) for _ in range(4)]
    assert answers[0] is None
    assert [answer.code for answer in answers[1:]] == [Refused.ALREADY_DRAWN] * 3
    assert controller.view.stock_count == stock - 1


def test_a_refused_action_changes_nothing(make):
    store = FakeStore()
    controller = make(store=store)
    controller.start(practice(CAPTAIN))
    told = []
    controller.changed.connect(told.append)
    revision, events = controller.revision, len(store.record.events)
    for action in (DRAW_STOCK, discard(next(iter(controller.view.cards(Role.CAPTAIN))))):
        assert controller.do(action) == controller.may(action)
        assert controller.may(action).code == Refused.UPCARD_FIRST
    assert controller.do("nonsense").code == Refused.MALFORMED
    assert (controller.revision, len(store.record.events), told) == (revision, events, [])


def test_revisions_grow_over_matches_and_take_backs(make):
    store = FakeStore()
    controller = make(store=store)
    person = Person(controller)
    person.until = lambda view: view.hand_number == 2
    controller.start(PRACTICE)
    wait_for(lambda: person.until(controller.view))
    first = controller.match_id
    person.until = lambda view: True
    while controller.take_back():
        pass
    controller.start(SETUP)
    assert controller.resume(first)
    controller.start(SETUP)
    revisions = [change.revision for change in person.changes]
    assert revisions == sorted(set(revisions))
    assert controller.revision == revisions[-1]


def test_an_action_meant_for_the_match_before_is_refused(make):
    controller = make()
    controller.start(practice(CAPTAIN))
    revision = controller.revision
    controller.start(practice(CAPTAIN))
    assert controller.may(PASS) is None
    assert controller.do(PASS, revision).code == Refused.NOT_YOUR_TURN
    assert controller.do(PASS, controller.revision) is None


def test_the_question_goes_out_at_once_and_the_answer_waits_for_every_hold(make):
    gate = Gate()
    gate.go.set()
    controller = make(Players(choose=gate))
    thinking = []
    controller.thinking.connect(thinking.append)
    controller.hold()
    controller.hold()
    controller.start(practice(BOX))
    assert thinking == [1]
    wait_for(gate.entered.is_set)
    settle()
    assert controller.view.turn == Role.CAPTAIN
    controller.release()
    settle()
    assert controller.view.turn == Role.CAPTAIN
    assert controller.thinking_seat == 1
    controller.release()
    wait_for(lambda: controller.view.turn == Role.BOX)
    assert thinking[:2] == [1, NOBODY]
    assert not controller.held
    with pytest.raises(RuntimeError):
        controller.release()


def test_the_person_may_act_while_the_table_holds(make):
    controller = make()
    controller.start(practice(CAPTAIN))
    controller.hold()
    assert controller.may(PASS) is None
    assert controller.do(PASS) is None
    assert controller.view.turn == Role.BOX
    controller.release()


def test_a_player_seems_to_think_for_a_while(make):
    controller = make()
    controller.pace_ms = 250
    began = time.monotonic()
    controller.start(practice(BOX))
    wait_for(lambda: controller.view.turn == Role.BOX)
    assert time.monotonic() - began >= 0.245
    # The time under a hold counts: the answer is not kept longer than need be.
    controller.pace_ms = 0
    controller.start(practice(BOX))
    controller.hold()
    controller.pace_ms = 500
    settle(550)
    controller.release()
    began = time.monotonic()
    wait_for(lambda: controller.view.turn == Role.BOX)
    assert time.monotonic() - began < 0.45


def test_a_listener_that_acts_does_not_disturb_the_order(make):
    controller = make()
    told = []
    person = Person(controller)
    person.until = lambda view: view.hand_number == 2
    controller.changed.connect(told.append)
    controller.thinking.connect(told.append)
    controller.start(SETUP)
    wait_for(lambda: person.until(controller.view))
    changes = [item for item in told if type(item) is Change]
    assert changes == person.changes
    # Who thinks is told after the change that made him think.
    for item, after in itertools.pairwise(told):
        if type(after) is int and after != NOBODY and type(item) is Change:
            assert item.after.roles[after] == item.after.turn


def test_a_listener_that_fails_does_not_stop_the_game(make, qtbot):
    controller = make()

    def fail(change):
        if change.after.hand_number == 1 and len(change.after.history) == 3:
            raise RuntimeError("a slot failed")

    controller.changed.connect(fail)
    person = Person(controller)
    person.until = lambda view: view.hand_number == 2
    with qtbot.captureExceptions() as caught:
        controller.start(practice(CAPTAIN))
        wait_for(lambda: person.until(controller.view))
    assert [str(value) for _, value, _ in caught] == ["a slot failed"]


# Answers that nobody wants any more


def test_an_answer_for_the_match_before_is_dropped(make):
    gate = Gate()
    controller = make(Players(choose=gate))
    controller.start(practice(BOX))
    wait_for(gate.entered.is_set)
    controller.start(practice(CAPTAIN))
    assert controller.thinking_seat == NOBODY
    gate.go.set()
    settle()
    assert controller.view.history == ()
    assert controller.view.turn == Role.CAPTAIN


def test_an_answer_that_waits_already_is_dropped_with_its_match(make):
    controller = make()
    controller.hold()
    controller.start(practice(BOX))
    wait_for(lambda: not controller.worker.busy)
    settle()
    controller.start(practice(CAPTAIN))
    controller.release()
    settle()
    assert controller.view.history == ()


def test_an_answer_from_before_a_take_back_is_dropped(make):
    gate = Gate()
    controller = make(Players(choose=gate))
    controller.start(practice(CAPTAIN))
    assert controller.do(PASS) is None
    wait_for(gate.entered.is_set)
    assert controller.take_back()
    gate.go.set()
    settle()
    assert controller.view.history == ()
    assert controller.view.turn == Role.CAPTAIN
    assert gate.cancellations <= 1


def test_an_answer_from_before_a_loaded_match_is_dropped(make):
    gate = Gate()
    store = FakeStore()
    controller = make(Players(choose=gate), store)
    controller.start(practice(CAPTAIN))
    first = controller.match_id
    controller.start(practice(BOX))
    wait_for(gate.entered.is_set)
    assert controller.resume(first)
    gate.go.set()
    settle()
    assert controller.view.history == ()
    assert controller.view.role == Role.CAPTAIN


def test_giving_up_while_a_player_thinks(make):
    gate = Gate()
    store = FakeStore()
    controller = make(Players(choose=gate), store)
    controller.start(practice(BOX))
    wait_for(gate.entered.is_set)
    controller.give_up()
    gate.go.set()
    settle()
    assert controller.view.abandoned
    assert controller.view.winner is None
    assert store.record.events[-1] == GaveUp(0)
    assert controller.thinking_seat == NOBODY
    controller.give_up()
    assert store.record.events.count(GaveUp(0)) == 1


def test_two_questions_at_once_have_one_answer(make):
    players = Players()
    controller = make(players)
    controller.hold()
    controller.start(practice(BOX))
    controller._ask()
    controller._ask()
    wait_for(lambda: not controller.worker.busy)
    controller.release()
    wait_for(lambda: controller.view.turn == Role.BOX)
    settle()
    assert len(controller.view.history) == 1 + (controller.view.history[0].kind == Kind.TAKE_UPCARD)


# The store


def test_every_event_is_written_before_it_is_told(make):
    store = FakeStore()
    controller = make(store=store)
    wrong = []

    def check(change):
        written = len(store.record.events)
        if change.event is not None and store.log[-1][1] < change.revision - controller.revision + written - 1:
            wrong.append(change)
        if replay(store.record).states[-1].totals != controller.view.totals:
            wrong.append(change)

    controller.changed.connect(check)
    person = Person(controller)
    person.until = lambda view: view.hand_number == 3
    controller.start(SETUP)
    wait_for(lambda: person.until(controller.view))
    assert not wrong
    assert store.log[0] == ("begin", 0)
    assert [index for what, index in store.log if what == "append"] == list(range(len(store.record.events)))


def test_r21_points_are_booked_once_with_the_end_of_the_hand(make):
    controller = make()
    person = Person(controller)
    controller.start(SETUP)
    wait_for(over(controller))
    for change in person.changes[1:]:
        if change.before.totals != change.after.totals:
            assert change.before.result is None
            assert change.after.result is not None
        if change.after.phase == Phase.DEFENCE:
            assert change.before.totals == change.after.totals


@pytest.mark.parametrize("broken", ["begin", "append"])
def test_a_store_that_raises_does_not_stop_the_game(make, expected_log, broken):
    class Broken(FakeStore):
        def begin(self, header):
            if broken == "begin":
                raise RuntimeError("no table")
            super().begin(header)

        def append(self, match_id, index, event, state):
            if broken == "append" and index == 5:
                raise RuntimeError("no table")
            super().append(match_id, index, event, state)

    expected_log.append("is saved no more")
    store = Broken()
    controller = make(store=store)
    troubles = []
    controller.trouble.connect(troubles.append)
    Person(controller)
    controller.start(SETUP)
    wait_for(over(controller))
    assert troubles == [BUG_TROUBLE]
    assert len(store.record.events if store.headers else ()) == (5 if broken == "append" else 0)


# Players that fail


def failing(*, how, times):
    """Players whose `choose` fails so many times."""
    count = iter(range(10**9))
    players = Players()

    def choose(view, level, seed, cancelled=None):
        if next(count) < times:
            return how(view)
        return players.choose(view, level, seed)

    players.functions["choose"] = choose
    return players


def raises(view):
    raise ZeroDivisionError("a player's bug")


@pytest.mark.parametrize(
    "how", [raises, lambda view: None, lambda view: "PASS", lambda view: discard(view.pile[-1]), lambda view: DRAW_STOCK]
)
def test_a_player_that_fails_once_is_replaced_for_that_move(make, expected_log, how):
    expected_log.append("a computer player failed")
    controller = make(failing(how=how, times=1))
    troubles = []
    controller.trouble.connect(troubles.append)
    person = Person(controller)
    person.until = lambda view: view.hand_number == 2
    controller.start(practice(BOX))
    wait_for(lambda: person.until(controller.view))
    assert troubles == [PLAYER_TROUBLE]


def test_a_player_that_always_fails_plays_to_the_end_by_his_replacement(make, expected_log):
    expected_log.append("a computer player failed")
    controller = make(Players(choose=lambda view, level, seed, cancelled=None: raises(view)))
    troubles = []
    controller.trouble.connect(troubles.append)
    Person(controller)
    controller.start(SETUP)
    wait_for(over(controller))
    assert troubles == [PLAYER_TROUBLE]


@pytest.mark.parametrize("fallback", [raises, lambda view: None])
def test_the_replacement_may_fail_too(make, expected_log, fallback):
    expected_log += ["a computer player failed", "the fallback player failed"]
    controller = make(Players(choose=lambda *args: raises(None), fallback=fallback))
    person = Person(controller)
    person.until = lambda view: view.hand_number == 2
    controller.start(practice(BOX))
    wait_for(lambda: person.until(controller.view))


def test_players_that_cannot_be_loaded_are_replaced_by_plain_ones(make, expected_log):
    expected_log.append("the computer players cannot be loaded")

    def load():
        raise ImportError("no numpy")

    store = FakeStore()
    controller = make(load, store)
    troubles = []
    controller.trouble.connect(troubles.append)
    person = Person(controller)
    person.until = lambda view: view.hand_number == 2
    controller.start(SETUP)
    wait_for(lambda: person.until(controller.view))
    assert troubles == [PLAYER_TROUBLE]
    assert store.record.header.players[1].version == "plain"


def test_no_advice_is_told_as_a_bug(make, expected_log):
    expected_log.append("a job of the worker failed")
    controller = make(Players(advise=lambda view, level, seed: ()))
    troubles, hints = [], []
    controller.trouble.connect(troubles.append)
    controller.hint_ready.connect(hints.append)
    controller.start(practice(CAPTAIN))
    controller.hint()
    wait_for(lambda: bool(troubles))
    assert (troubles, hints) == ([BUG_TROUBLE], [])
    assert controller.do(PASS) is None


# Hints, and the partner's advice to the person


def test_a_hint_in_a_real_match_is_recorded_and_does_not_make_an_action_stale(make):
    store = FakeStore()
    players = Players()
    controller = make(players, store)
    person = Person(controller)
    person.until = lambda view: view.stage == Stage.PLAY and view.turn == view.role
    controller.start(SETUP)
    wait_for(lambda: person.until(controller.view))
    hints = []
    controller.hint_ready.connect(hints.append)
    revision = controller.revision
    assert controller.can_hint
    controller.hint()
    controller.hint()
    wait_for(lambda: bool(hints))
    assert store.record.events[-1] == HintShown(0)
    assert [len(hint) for hint in hints] == [1]
    controller.hint()
    assert hints[1] == hints[0]
    assert store.record.events.count(HintShown(0)) == 1
    assert len(players.advised) == 1
    assert players.advised[0][1] == Level.EXPERT
    action = hints[0][0].action
    assert controller.do(action, revision) is None
    assert controller.decision_moves()[-1].hinted


def test_a_hint_in_practice_is_not_recorded(make):
    store = FakeStore()
    controller = make(store=store)
    hints = []
    controller.hint_ready.connect(hints.append)
    controller.start(practice(CAPTAIN))
    controller.hint()
    wait_for(lambda: bool(hints))
    assert [type(event) for event in store.record.events] == [Dealt]


def test_a_hint_that_comes_too_late_is_dropped(make):
    store = FakeStore()
    controller = make(store=store)
    hints = []
    controller.hint_ready.connect(hints.append)
    person = Person(controller)
    person.until = lambda view: view.stage == Stage.PLAY and view.turn == view.role
    controller.start(SETUP)
    wait_for(lambda: person.until(controller.view))
    controller.hint()
    assert controller.do(plain_choose(controller.view)) is None
    settle()
    assert hints == []
    assert HintShown(0) not in store.record.events


def test_no_hint_while_another_player_is_to_act(make):
    gate = Gate()
    players = Players(choose=gate)
    controller = make(players)
    controller.start(practice(BOX))
    assert not controller.can_hint
    controller.hint()
    gate.go.set()
    settle()
    assert players.advised == []


def test_the_partner_advises_the_person_who_is_captain(make):
    store = FakeStore()
    players = Players()
    controller = make(players, store)
    advice = []
    controller.advice_ready.connect(advice.append)
    controller.start(practice(CAPTAIN))
    assert controller.can_ask_partner
    controller.ask_partner()
    controller.ask_partner()
    wait_for(lambda: bool(advice))
    action = advice[0][0].action
    assert store.record.events[-1] == Advised(2, action)
    assert controller.view.advice == (action,)
    view, level, _ = players.advised[0]
    assert (view.seat, view.role, level) == (2, Role.PARTNER, SETUP.levels[1])
    assert view.held[Role.CAPTAIN]
    assert not view.held[Role.BOX]
    controller.ask_partner()
    assert len(advice) == 2
    assert len(players.advised) == 1
    assert controller.do(action) is None
    assert controller.decision_moves()[0].advised == (action,)
    assert not controller.can_ask_partner or controller.view.turn == Role.CAPTAIN


def test_nobody_advises_the_box(make):
    players = Players()
    controller = make(players)
    controller.start(practice(BOX))
    wait_for(lambda: controller.view.turn == Role.BOX)
    assert not controller.can_ask_partner
    controller.ask_partner()
    settle()
    assert players.advised == []


# Practice


def test_a_take_back_goes_to_the_persons_last_decision(make):
    store = FakeStore()
    controller = make(store=store)
    person = Person(controller)
    person.until = lambda view: len(view.history) >= 6 and view.turn == view.role
    controller.start(practice(CAPTAIN))
    wait_for(lambda: person.until(controller.view))
    acted = [index for index, event in enumerate(store.record.events) if type(event) is Acted and event.seat == 0]
    person.until = lambda view: True
    states = replay(store.record).states
    for index in reversed(acted):
        assert controller.can_take_back
        assert controller.take_back()
        assert store.record.events[-1] == TookBack(index)
        assert replay(store.record).last == states[index]
        assert controller.view.turn == Role.CAPTAIN
        assert person.changes[-1].event == TookBack(index)
        assert person.changes[-1].after == controller.view
    assert not controller.can_take_back
    assert not controller.take_back()
    assert controller.do(PASS) is None


def test_a_take_back_across_the_end_of_a_hand(make):
    controller = make()
    person = Person(controller)
    person.until = lambda view: view.hand_number == 2
    controller.start(practice(CAPTAIN))
    wait_for(lambda: person.until(controller.view))
    person.until = lambda view: True
    totals = controller.view.totals
    assert controller.take_back()
    assert controller.view.hand_number == 1
    assert controller.view.result is None
    assert controller.view.earlier == ()
    assert controller.view.totals == (0, 0, 0)
    assert controller.deal_number is None
    person.until = lambda view: view.hand_number == 2
    person.act()
    wait_for(lambda: person.until(controller.view))
    assert sum(controller.view.totals) == sum(totals)


def test_a_real_match_takes_nothing_back(make):
    controller = make()
    person = Person(controller)
    person.until = lambda view: view.hand_number == 2
    controller.start(SETUP)
    wait_for(lambda: person.until(controller.view))
    assert controller.mode == Mode.MATCH
    assert not controller.can_take_back
    assert not controller.take_back()


def test_a_start_from_a_position(make):
    store = FakeStore()
    controller = make(store=store)
    person = Person(controller)

    def reached(view):
        if view.hand_number == 2 and len(view.history) >= 2 and view.result is None and not controller.held:
            controller.hold()
        return controller.held

    person.until = reached
    controller.start(PRACTICE)
    wait_for(lambda: controller.held)
    there = controller.view
    index = len(store.record.events)
    start = position(store.record, index)
    source = Source(controller.match_id, index - 1)
    controller.start(PRACTICE._replace(start=start, source=source))
    here = controller.view
    assert here._replace(hand_number=2, earlier=there.earlier) == there
    assert not controller.can_take_back
    assert store.record.header.source == source
    person.until = lambda view: view.hand_number == 2
    controller.release()
    person.act()
    wait_for(lambda: person.until(controller.view))
    assert replay(store.record).error is None


def test_a_given_deal(make):
    store = FakeStore()
    controller = make(store=store)
    number = "1234567890123456"
    controller.start(PRACTICE._replace(deal_number="1234 5678-9012 3456"))
    assert store.record.events == (Dealt(number, deck_of(number)),)
    assert controller.view.roles == CAPTAIN
    assert controller.deal_number is None
    person = Person(controller)
    person.until = lambda view: view.result is not None
    person.act()
    wait_for(lambda: person.until(controller.view))
    assert controller.deal_number == number
    controller.next_hand()
    assert controller.deal_number is None
    with pytest.raises(DealNumberError):
        controller.start(PRACTICE._replace(deal_number="12"))


@pytest.mark.parametrize("change", [{"deal_number": "1" * 16}, {"start": Start(BOX)}])
def test_a_real_match_starts_from_nothing(make, change):
    controller = make()
    with pytest.raises(ValueError, match="starts from nothing"):
        controller.start(SETUP._replace(**change))
    assert controller.match_id is None


def test_the_rules_chosen_are_played_by(make):
    store = FakeStore()
    controller = make(store=store)
    Person(controller)
    rules = RuleSet(target=50, gin_bonus=20, undercut_bonus=25)
    controller.start(SETUP._replace(rules=rules))
    wait_for(over(controller))
    assert store.record.header.rules == controller.view.rules == rules
    assert max(controller.view.totals) >= 50


def test_the_deals_and_seeds_of_matches_are_all_different(make):
    store = FakeStore()
    controller = make(store=store)
    Person(controller)
    for _ in range(3):
        controller.start(SETUP._replace(rules=RuleSet(target=50)))
        wait_for(over(controller))
    numbers = [event.number for events in store.events.values() for event in events if type(event) is Dealt]
    seeds = [player.seed for header in store.headers.values() for player in header.players[1:]]
    assert len(set(numbers)) == len(numbers) > 3
    assert len(set(seeds)) == 6
    assert all(len(seed) == 32 for seed in seeds)


def test_after_closing_nothing_happens_any_more(make):
    store = FakeStore()
    gate = Gate()
    controller = make(Players(choose=gate), store)
    person = Person(controller)
    person.until = lambda view: True
    controller.start(practice(CAPTAIN))
    assert controller.do(PASS) is None
    wait_for(gate.entered.is_set)
    assert controller.shut_down()
    revision = controller.revision
    settle()
    assert not controller.interactive
    controller.hint()
    controller.give_up()
    controller.next_hand()
    assert not controller.take_back()
    assert not controller.resume(controller.match_id)
    assert controller.advise(PASS).code == Refused.NOT_IN_HAND
    assert controller.do(DRAW_STOCK).code == Refused.NOT_IN_HAND
    with pytest.raises(RuntimeError):
        controller.start(SETUP)
    assert controller.revision == revision
    assert [type(event) for event in store.record.events] == [Dealt, Acted]
    assert controller.shut_down()


def test_a_choice_that_waits_is_not_made_after_closing(make):
    controller = make()
    controller.hold()
    controller.start(practice(BOX))
    wait_for(lambda: not controller.worker.busy)
    controller.release()
    controller.shut_down()
    settle()
    assert controller.view.history == ()
