"""Less movement where the system asks for it."""

import pytest
from table_kit import KNOCK_DEAL, Rig

from threegin_qt.ui import reduced_motion
from threegin_qt.ui.reduced_motion import ReducedMotion


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
