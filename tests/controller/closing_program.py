"""A program that is closed while a computer player thinks for five seconds. Run by test_closing.py.

Arguments: how the player thinks, after how many seconds the program is closed, and by what.
"""

import logging
import os
import signal
import sys
import time
from pathlib import Path

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QWidget

from threegin_qt.controller import MatchController, MatchSetup, end_process, plain_players
from threegin_qt.controller.garbage import GarbageCollection
from threegin_qt.controller.plain import choose as plain_choose
from threegin_qt.controller.stop_signals import StopSignals
from threegin_qt.engine import Level, Role, Start

THOUGHT = 5.0


def sleeps(view, level, seed, cancelled=None):
    """Cannot be interrupted by anything."""
    time.sleep(THOUGHT)
    return plain_choose(view)


def calculates(view, level, seed, cancelled=None):
    """Runs Python code and looks at no flag."""
    end = time.monotonic() + THOUGHT
    while time.monotonic() < end:
        sum(range(1000))
    return plain_choose(view)


def listens(view, level, seed, cancelled=None):
    """Gives up when he is told."""
    end = time.monotonic() + THOUGHT
    while time.monotonic() < end and not cancelled():
        sum(range(1000))
    return plain_choose(view)


def main(how: str, after: float, by: str, log: str) -> int:
    logging.basicConfig(filename=log, level=logging.INFO)
    app = QApplication([])
    window = QWidget()
    window.show()
    players = plain_players()._replace(choose={"sleeps": sleeps, "calculates": calculates, "listens": listens}[how])
    controller = MatchController(None, lambda: players)
    garbage = GarbageCollection(app)
    stop = StopSignals(app)
    stop.requested.connect(app.quit)
    setup = MatchSetup("Ann", ("Ben", "Cem"), (Level.SKILLED, Level.CASUAL), practice=True)
    controller.start(setup._replace(start=Start((Role.BOX, Role.CAPTAIN, Role.PARTNER)), deal_number="1" * 16))

    def close() -> None:
        print(time.time(), controller.thinking_seat, flush=True)
        if by == "window":
            window.close()
        elif by == "quit":
            app.quit()
        else:
            os.kill(os.getpid(), getattr(signal, by))

    QTimer.singleShot(round(1000 * after), close)
    code = app.exec()
    logging.getLogger().info("closing")
    controller.shut_down()
    garbage.stop()
    stop.close()
    print("closed")
    return end_process(code)


if __name__ == "__main__":
    how, after, by, log = sys.argv[1:]
    sys.exit(main(how, float(after), by, str(Path(log))))
