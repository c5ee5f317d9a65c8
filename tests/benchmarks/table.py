"""What the table costs: figures of this machine.

    python -m tests.benchmarks.table [--clicks 120] [--seconds 4]

Prints the time from a click on a card to the painted result, and the gaps in the window's event loop while nothing happens and
while cards fly, in the same run.
"""

from __future__ import annotations

import argparse
import dataclasses
import os
import time

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tests.benchmarks.controller import Frames, report
from threegin_qt.controller import MatchController, MatchSetup, plain_players
from threegin_qt.controller.plain import choose
from threegin_qt.engine import DRAW_STOCK, PASS, Level, Phase, Role, Stage, Start
from threegin_qt.store import Preferences
from threegin_qt.ui.table import TableWidget

SETUP = MatchSetup(
    "Ann",
    ("Ben", "Cem"),
    (Level.CASUAL, Level.CASUAL),
    practice=True,
    start=Start((Role.CAPTAIN, Role.BOX, Role.PARTNER)),
    deal_number="1234567812345678",
)


def wait_for(app: QApplication, match: MatchController, phase: Phase) -> None:
    """Let the match go on until the person is in this phase."""
    until = time.monotonic() + 60
    while not (match.view.phase == phase and match.view.role == match.view.turn):
        if match.view.phase == Phase.UPCARD and match.view.role == match.view.turn:
            match.do(PASS)
        elif match.view.phase in (Phase.FIRST_DRAW, Phase.DRAW) and match.view.role == match.view.turn:
            match.do(DRAW_STOCK)
        app.processEvents()
        if time.monotonic() > until:
            raise TimeoutError(f"the match does not come to {phase.name}")


def clicks(app: QApplication, table: TableWidget, match: MatchController, count: int) -> list[float]:
    """Milliseconds from a click that selects a card to the picture of it."""
    wait_for(app, match, Phase.DISCARD)
    times: list[float] = []
    number = 0
    while len(times) < count:
        number += 1
        button = table.hand.buttons[number % len(table.hand.buttons)]
        if button.card is None or button.card in (match.view.locked, table.play.selected):
            continue
        began = time.perf_counter()
        QTest.mouseClick(button, Qt.MouseButton.LeftButton, pos=QPoint(8, 60))
        app.processEvents()
        times.append(1000 * (time.perf_counter() - began))
    return times


def flights(app: QApplication, match: MatchController, seconds: float) -> list[float]:
    """The gaps between frames while a match is played with cards that fly."""
    frames = Frames()
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        view = match.view
        if view.stage == Stage.DEAL:
            match.next_hand()
        elif view.stage == Stage.PLAY and view.role == view.turn and not match.held:
            match.do(choose(view))
        elif view.stage == Stage.OVER:
            match.start(SETUP)
        app.processEvents()
    return frames.gaps


def idle(app: QApplication, seconds: float) -> list[float]:
    """The gaps between frames while nothing happens."""
    frames = Frames()
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        app.processEvents()
    return frames.gaps


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--clicks", type=int, default=120)
    parser.add_argument("--seconds", type=float, default=4.0)
    options = parser.parse_args()
    app = QApplication.instance() or QApplication([])
    assert isinstance(app, QApplication)
    match = MatchController(None, plain_players)
    table = TableWidget()
    quiet = dataclasses.replace(Preferences(), animation="off", thinking="none", sitting_out="watch")
    table.set_preferences(quiet)
    match.set_preferences(quiet)
    match.start(SETUP)
    table.set_source(match)
    table.resize(1180, 732)
    table.show()
    print(f"{'':46} {'median':>9}  {'95 %':>9}  {'99 %':>9}  {'most':>9}")
    report("from a click to the painted card", clicks(app, table, match, options.clicks))
    report("gaps between frames, nothing happens", idle(app, options.seconds))
    moving = dataclasses.replace(quiet, animation="normal")
    table.set_preferences(moving)
    match.set_preferences(moving)
    report("gaps between frames, cards fly", flights(app, match, options.seconds))
    match.shut_down()


if __name__ == "__main__":
    main()
