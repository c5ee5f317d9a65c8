"""Long running: nothing grows, nothing crashes."""

import gc
import threading
from pathlib import Path

import pytest
from controller_kit import PRACTICE, SETUP, Person, Players, over, practice, settle, wait_for
from PySide6.QtCore import QObject

from threegin_qt.controller import MatchController
from threegin_qt.engine import PASS, Role, RuleSet


def qobjects():
    """How many QObjects Python knows."""
    gc.collect()
    return sum(isinstance(item, QObject) for item in gc.get_objects())


def threads():
    return len(list(Path("/proc/self/task").iterdir())) if Path("/proc/self/task").is_dir() else threading.active_count()


def resident_kb():
    for line in Path("/proc/self/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1])
    raise AssertionError("no resident size")


@pytest.mark.slow
@pytest.mark.skipif(not Path("/proc/self/status").exists(), reason="measured by the files of Linux")
def test_200_matches_in_one_process(make):
    players = Players()
    controller = make(players, sitting_out="advise")
    person = Person(controller)
    person.advises = True

    def play(matches):
        for number in range(matches):
            # What the test itself remembers.
            for kept in (person.changes, players.asked, players.weighing, players.weighed):
                kept.clear()
            controller.start((PRACTICE if number % 2 else SETUP)._replace(rules=RuleSet(target=50)))
            wait_for(over(controller), 60)

    play(20)
    before = threads(), qobjects()
    memory = resident_kb()
    play(180)
    assert (threads(), qobjects()) == before
    assert resident_kb() - memory < 20_000


@pytest.mark.slow
def test_500_questions_without_a_pace_and_a_collection_after_each(make):
    players = Players()
    controller = make(players)
    count = threads()
    objects = None
    controller.start(practice((Role.CAPTAIN, Role.BOX, Role.PARTNER)))
    for number in range(500):
        assert controller.do(PASS) is None
        wait_for(lambda: not controller.worker.busy)
        gc.collect()
        assert controller.take_back()
        if number == 10:
            objects = qobjects()
    settle()
    assert len(players.asked) >= 500
    assert threads() <= count + 1
    assert qobjects() == objects


@pytest.mark.slow
def test_a_hundred_controllers_one_after_another(qapp):
    count = threads()
    for _ in range(100):
        controller = MatchController(None, Players())
        controller.start(practice((Role.BOX, Role.CAPTAIN, Role.PARTNER)))
        wait_for(lambda controller=controller: controller.view.turn == Role.BOX)
        assert controller.shut_down()
        controller.deleteLater()
    settle()
    assert threads() <= count


@pytest.mark.slow
def test_questions_that_are_dropped_at_every_moment(make):
    """A new match, a take-back, or both, again and again while the worker thinks."""
    controller = make()
    person = Person(controller)
    person.until = lambda view: True
    for number in range(1500):
        roles = [(0, 1, 2), (1, 0, 2), (2, 0, 1)][number % 3]
        controller.start(practice(tuple(map(Role, roles))))
        person.until = lambda view: False
        person.act()
        settle(number % 7)
        person.until = lambda view: True
        controller.take_back()
    assert controller.shut_down()
