"""What the controller costs: figures of this machine.

    python -m tests.benchmarks.controller [--seconds 5] [--level expert]

Prints the time of the person's action from the call to the last listener, without and with a store; the time from a question
to its answer on the table where the player answers at once; the gaps in the window's event loop while nothing happens, while a
computer player of this program thinks without a pause, and while pure Python does; the time to take up a long match; and the
time to close while a player thinks who listens, and one who does not.
"""

from __future__ import annotations

import argparse
import os
import statistics
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QObject, QTimer, Slot
from PySide6.QtWidgets import QApplication

from threegin_qt.controller import (
    Change,
    MatchController,
    MatchSetup,
    PlayerFunctions,
    Worker,
    computer_players,
    end_process,
    plain_players,
)
from threegin_qt.controller.journal import Store
from threegin_qt.controller.plain import choose
from threegin_qt.engine import Level, Role, RuleSet, Stage, Start, apply, deal, deck_of, new_match, seat_to_act, view_of
from threegin_qt.store import MatchStore

SETUP = MatchSetup("Ann", ("Ben", "Cem"), (Level.SKILLED, Level.SKILLED), practice=True)
FRAME_MS = 16
MATCHES = 20


def report(name: str, values: list[float], unit: str = "ms") -> None:
    values = sorted(values)
    points = [
        statistics.median(values),
        values[int(0.95 * (len(values) - 1))],
        values[int(0.99 * (len(values) - 1))],
        values[-1],
    ]
    figures = "  ".join(f"{point:9.3f}" for point in points)
    print(f"{name:46} {figures}  {unit}  of {len(values)}", flush=True)


def run_until(app: QApplication, condition: Callable[[], bool]) -> None:
    while not condition():
        app.processEvents()
        time.sleep(0)


class Person(QObject):
    """Plays for the person and takes the times."""

    def __init__(self, controller: MatchController) -> None:
        super().__init__(controller)
        self.controller = controller
        self.asked_at: float | None = None
        self.actions: list[float] = []
        self.answers: list[float] = []
        controller.changed.connect(self.on_changed)

    @Slot(object)
    def on_changed(self, change: Change) -> None:
        now = time.perf_counter()
        if self.asked_at is not None:
            self.answers.append(1000 * (now - self.asked_at))
            self.asked_at = None
        QTimer.singleShot(0, self, self.act)

    @Slot()
    def act(self) -> None:
        controller, view = self.controller, self.controller.view
        if view.stage == Stage.ROLES:
            controller.pick_role_card(0)
        elif view.stage == Stage.DEAL:
            controller.next_hand()
        elif view.stage == Stage.PLAY and view.role == view.turn:
            action = choose(view)
            began = time.perf_counter()
            self.asked_at = None
            controller.do(action)
            ended = time.perf_counter()
            self.actions.append(1000 * (ended - began))
            if controller.thinking_seat > 0:
                self.asked_at = ended


def actions(app: QApplication, store: Store | None) -> tuple[Person, MatchController]:
    controller = MatchController(store, plain_players)
    controller.sitting_out = "skip"
    person = Person(controller)
    for _ in range(MATCHES):
        controller.start(SETUP)
        run_until(app, lambda: controller.view.stage == Stage.OVER)
    app.processEvents()
    return person, controller


class Frames(QObject):
    """A timer at the pace of frames, and the gaps between its ticks."""

    def __init__(self) -> None:
        super().__init__()
        self.gaps: list[float] = []
        self.last = time.perf_counter()
        self.timer = QTimer(self)
        self.timer.setTimerType(self.timer.timerType().PreciseTimer)
        self.timer.timeout.connect(self.tick)
        self.timer.start(FRAME_MS)

    @Slot()
    def tick(self) -> None:
        now = time.perf_counter()
        self.gaps.append(1000 * (now - self.last))
        self.last = now


def gaps(seconds: float, job: Callable[[Callable[[], bool]], object] | None) -> list[float]:
    worker = Worker()
    if job is not None:
        worker.submit(job)
    frames = Frames()
    QTimer.singleShot(round(1000 * seconds), QApplication.quit)
    QApplication.exec()
    frames.timer.stop()
    worker.shut_down()
    return frames.gaps


def thinking(level: Level) -> Callable[[Callable[[], bool]], object]:
    """A job in which a player of this program plays hand after hand, without a pause."""
    players = computer_players()

    def job(cancelled: Callable[[], bool]) -> None:
        number = 0
        while not cancelled():
            number += 1
            state = deal(new_match(RuleSet(), roles=(Role.BOX, Role.CAPTAIN, Role.PARTNER)), deck_of(f"{number:016}"))
            while state.stage == Stage.PLAY and not cancelled():
                seat = seat_to_act(state)
                assert seat is not None
                state = apply(state, seat, players.choose(view_of(state, seat), level, number, cancelled))

    return job


def counting(cancelled: Callable[[], bool]) -> None:
    """A job of pure Python."""
    while not cancelled():
        sum(number * number for number in range(200))


def closing(app: QApplication, listens: bool) -> float:
    """Milliseconds that closing takes while a player thinks."""

    def think(view: object, level: Level, seed: int, cancelled: Callable[[], bool] | None = None) -> object:
        end = time.monotonic() + 5
        while time.monotonic() < end and not (listens and cancelled is not None and cancelled()):
            sum(range(1000))
        return None

    players: PlayerFunctions = plain_players()._replace(choose=think)  # type: ignore[arg-type]
    controller = MatchController(None, lambda: players)
    controller.start(SETUP._replace(start=Start((Role.BOX, Role.CAPTAIN, Role.PARTNER)), deal_number="1" * 16))
    end = time.monotonic() + 0.2
    run_until(app, lambda: time.monotonic() > end)
    began = time.perf_counter()
    controller.shut_down()
    return 1000 * (time.perf_counter() - began)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--seconds", type=float, default=5)
    parser.add_argument("--level", choices=[level.name.lower() for level in Level], default="expert")
    options = parser.parse_args()
    app = QApplication([])
    print(f"{'':46} {'median':>9}  {'95 %':>9}  {'99 %':>9}  {'longest':>9}")
    person, controller = actions(app, None)
    report("an action, without a store", person.actions)
    report("a question to its answer, the player at once", person.answers)
    controller.shut_down()
    with tempfile.TemporaryDirectory() as folder:
        store = MatchStore(Path(folder) / "matches.db")
        person, controller = actions(app, store)
        report("an action, committed to the store", person.actions)
        controller.start(SETUP._replace(rules=RuleSet(target=250)))
        run_until(app, lambda: sum(controller.view.totals) > 250 or controller.view.stage == Stage.OVER)
        match_id = controller.match_id
        assert match_id is not None
        controller.changed.disconnect(person.on_changed)
        controller.hold()
        times = []
        for _ in range(20):
            began = time.perf_counter()
            controller.resume(match_id)
            times.append(1000 * (time.perf_counter() - began))
        events = len(store.load(match_id).events)
        report(f"taking up a match of {events} events", times)
        controller.shut_down()
        store.close()
    report("gaps between frames, nothing happens", gaps(options.seconds, None))
    report(f"gaps, {options.level} thinks all the time", gaps(options.seconds, thinking(Level[options.level.upper()])))
    report("gaps, pure Python all the time", gaps(options.seconds, counting))
    report("closing, the player listens", [closing(app, True) for _ in range(5)])
    report("closing, the player does not listen", [closing(app, False)])
    return end_process(0)


if __name__ == "__main__":
    raise SystemExit(main())
