"""Errors that nothing catches are logged once and shown once, wherever they come from (a slot, a paint event, a thread)."""

import gc
import os
import re
import subprocess
import sys
import threading
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QObject, QTimer, Signal, qWarning
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from threegin_qt.ui.errors import ErrorHook

pytestmark = pytest.mark.qt_no_exception_capture


@pytest.fixture
def hook(qtbot: QtBot) -> Iterator[ErrorHook]:
    hook = ErrorHook()
    hook.install()
    yield hook
    hook.remove()


class Told:
    """Counts how often something was shown."""

    def __init__(self, hook: ErrorHook) -> None:
        self.count = 0
        hook.happened.connect(self.add)

    def add(self) -> None:
        self.count += 1


class Sender(QObject):
    said = Signal()


def test_a_slot_that_fails(hook: ErrorHook, qtbot: QtBot, expected_log: list[str]) -> None:
    expected_log.append(r"threegin_qt\.ui\.errors: an error in the program")
    told = Told(hook)
    sender = Sender()
    sender.said.connect(self_destruct)
    for _ in range(3):
        sender.said.emit()
    qtbot.waitUntil(lambda: told.count > 0)
    QTest.qWait(20)
    assert told.count == 1


def self_destruct() -> None:
    raise KeyError("a broken slot")


def test_a_timer_that_fails(hook: ErrorHook, qtbot: QtBot, expected_log: list[str]) -> None:
    expected_log.append("an error in the program")
    told = Told(hook)
    timer = QTimer()
    timer.timeout.connect(self_destruct)
    timer.start(1)
    qtbot.waitUntil(lambda: told.count > 0)
    QTest.qWait(20)
    timer.stop()
    assert told.count == 1


_PROGRAM = """
import logging, sys
from PySide6.QtCore import QCoreApplication, QEvent, QTimer, Qt
from PySide6.QtGui import QAction, QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMainWindow, QWidget
from threegin_qt.ui.errors import ErrorHook

class Broken(QWidget):
    paints = 0
    def paintEvent(self, event):
        self.paints += 1
        raise ZeroDivisionError("paint")

def fail():
    raise KeyError("shortcut")

def end():
    print("paints", broken.paints, "told", told, flush=True)
    application.quit()

told = 0
def tell():
    global told
    told += 1

logging.basicConfig(stream=sys.stdout, format="%(levelname)s %(message)s")
application = QApplication([])
hook = ErrorHook()
hook.install()
hook.happened.connect(tell)
window = QMainWindow()
broken = Broken()
window.setCentralWidget(broken)
action = QAction(window, shortcut="Ctrl+B", triggered=fail)
window.addAction(action)
window.show()
timer = QTimer(interval=20)
timer.timeout.connect(broken.update)
timer.start()
QTimer.singleShot(100, action.trigger)
QTimer.singleShot(140, action.trigger)
QTimer.singleShot(400, end)
sys.exit(application.exec())
"""


def test_paint_events_and_shortcuts_that_fail_in_the_running_program() -> None:
    done = subprocess.run(
        [sys.executable, "-c", _PROGRAM], capture_output=True, text=True, timeout=60, check=False, env=dict(os.environ)
    )
    assert done.returncode == 0
    assert done.stdout.count("ERROR an error in the program") == 2
    assert done.stdout.count("ZeroDivisionError: paint") == 1
    assert done.stdout.count("KeyError: 'shortcut'") == 1
    paints = re.search(r"paints (\d+) told (\d+)", done.stdout)
    assert paints is not None
    assert int(paints[1]) > 2
    assert int(paints[2]) == 2


def test_two_errors_of_one_kind_in_two_places_are_two(hook: ErrorHook, qtbot: QtBot, expected_log: list[str]) -> None:
    expected_log.append("an error in the program")
    told = Told(hook)

    def other() -> None:
        raise KeyError("a broken slot")

    QTimer.singleShot(0, self_destruct)
    QTimer.singleShot(0, other)
    qtbot.waitUntil(lambda: told.count == 2)


def test_a_thread_that_fails(hook: ErrorHook, qtbot: QtBot, expected_log: list[str]) -> None:
    expected_log.append("an error in the program")
    told = Told(hook)
    thread = threading.Thread(target=self_destruct)
    thread.start()
    thread.join()
    qtbot.waitUntil(lambda: told.count == 1)


def test_an_error_where_none_can_be_raised(hook: ErrorHook, qtbot: QtBot, expected_log: list[str]) -> None:
    expected_log.append("an error in the program")
    told = Told(hook)

    class Last:
        def __del__(self) -> None:
            raise OSError("a broken end")

    Last()
    gc.collect()
    qtbot.waitUntil(lambda: told.count == 1)


def test_messages_of_qt_are_logged(hook: ErrorHook, expected_log: list[str]) -> None:
    expected_log.append(r"WARNING qt\.default: a word of Qt's")
    qWarning("a word of Qt's")
