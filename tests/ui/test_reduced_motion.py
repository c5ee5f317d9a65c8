"""Less movement where the system asks for it."""

import pytest
from PySide6.QtCore import QAbstractAnimation, QEventLoop
from table_kit import KNOCK_DEAL, NAMES, Rig

from tests.e2e.autopilot import Autopilot
from threegin_qt.controller import MatchController, MatchSetup, plain_players
from threegin_qt.engine import CLASSIC, Level
from threegin_qt.store import Preferences
from threegin_qt.ui import reduced_motion
from threegin_qt.ui.reduced_motion import ReducedMotion
from threegin_qt.ui.table import TableWidget


@pytest.mark.parametrize(
    ("setting", "value", "wanted"),
    [
        ("reduced-motion", 1, True),
        ("reduced-motion", 0, False),
        ("enable-animations", False, True),
        ("enable-animations", True, False),
    ],
)
def test_what_the_portal_says_is_understood(qapp, setting, value, wanted):
    motion = ReducedMotion()
    told = []
    motion.changed.connect(told.append)
    motion.take(setting, value)
    assert motion.wanted is wanted
    assert told == ([True] if wanted else [])


def test_animations_that_are_on_do_not_undo_the_portals_own_setting(qapp):
    motion = ReducedMotion()
    motion.take("reduced-motion", 1)
    motion.take("enable-animations", True)
    assert motion.wanted


def test_without_a_desktop_nobody_is_asked(qapp, monkeypatch):
    monkeypatch.setattr(ReducedMotion, "_ask_portal", lambda self: pytest.fail("asked"))
    ReducedMotion().ask()


def test_windows_is_asked_there(qapp, monkeypatch):
    monkeypatch.setattr(reduced_motion.sys, "platform", "win32")
    monkeypatch.setattr(reduced_motion.QGuiApplication, "platformName", lambda: "windows")
    monkeypatch.setattr(reduced_motion, "_windows_wants_it", lambda: True)
    motion = ReducedMotion()
    motion.ask()
    assert motion.wanted


def test_the_table_stands_still_at_once(qtbot):
    rig = Rig(qtbot, deck=KNOCK_DEAL, animation="normal")
    rig.table.reduced_motion.take("reduced-motion", 1)
    rig.table.perform("take_discard")
    assert not rig.table.motion.flights.busy
    rig.table.reduced_motion.take("reduced-motion", 0)
    assert rig.table.motion.speed.on


def moving(table):
    """What moves on a table now."""
    clocks = [clock for clock in table.findChildren(QAbstractAnimation) if clock.state() == QAbstractAnimation.State.Running]
    return [type(clock.parent()).__name__ for clock in clocks] + ["flight"] * table.motion.flights.busy


@pytest.mark.slow
def test_nothing_moves_in_a_whole_match(qtbot):
    match = MatchController(None, plain_players)
    table = TableWidget()
    qtbot.addWidget(table)
    table.resize(1180, 732)
    table.show()
    table.set_preferences(Preferences(animation="slow", thinking="none", sitting_out="watch", watch_speed="fast"))
    table.reduced_motion.take("reduced-motion", 1)
    table.set_source(match)
    match.watch_pace_ms = 0
    seen = []
    for signal in (match.changed, match.thinking, table.play.updated):
        signal.connect(lambda *_: seen.append(moving(table)))
    autopilot = Autopilot(table, match)
    loop = QEventLoop()
    autopilot.over.connect(loop.quit)
    match.start(MatchSetup(NAMES[0], NAMES[1:], (Level.CASUAL, Level.CASUAL), CLASSIC._replace(target=50)))
    loop.exec()
    assert match.shut_down()
    assert len(seen) > 50
    assert not any(seen)


def test_without_it_something_moves(qtbot):
    rig = Rig(qtbot, deck=KNOCK_DEAL, animation="slow")
    rig.table.perform("take_discard")
    assert moving(rig.table)
