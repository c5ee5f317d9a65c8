"""Whether anything grows while one match after the other is played at the table: figures of this machine.

    python -m tests.benchmarks.memory [--matches 200] [--warm-up 20] [--players plain|program] [--level casual]

One process, one table with its side panel (offscreen, nothing animated), the person's seat played through the commands of the
table. Prints widgets, QObjects, threads and resident memory now and then. Exit code 1 if after the warm-up there are more
widgets, QObjects or threads than before, or more memory than the limit, or if anything was logged as a warning (the messages of
Qt are in the log).
"""

from __future__ import annotations

import argparse
import dataclasses
import gc
import logging
import os
import sys
import tempfile
import time
from pathlib import Path
from typing import NamedTuple

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QEvent, QEventLoop, QObject
from PySide6.QtWidgets import QApplication

from tests.e2e.autopilot import Autopilot
from threegin_qt.controller import MatchController, MatchSetup, computer_players, end_process, plain_players
from threegin_qt.controller.garbage import GarbageCollection
from threegin_qt.engine import CLASSIC, Level
from threegin_qt.store import MatchStore, Preferences
from threegin_qt.ui.errors import ErrorHook
from threegin_qt.ui.table import TableWidget

MEMORY_LIMIT_MB = 20.0
WAYS = ("advise", "watch", "skip")


class Size(NamedTuple):
    """What there is of everything that must not grow."""

    widgets: int
    objects: int
    threads: int
    megabytes: float


class Warnings(logging.Handler):
    """Counts and keeps what is logged as a warning or worse."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.texts: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.texts.append(f"{record.levelname} {record.name}: {record.getMessage()}")


def size() -> Size:
    """What there is now, after everything that is to go has gone."""
    for _ in range(2):
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        QApplication.processEvents()
        gc.collect()
    objects = sum(isinstance(item, QObject) for item in gc.get_objects())
    pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    threads = len(list(Path("/proc/self/task").iterdir()))
    return Size(len(QApplication.allWidgets()), objects, threads, pages * os.sysconf("SC_PAGE_SIZE") / 1e6)


def play(match: MatchController, pilot: Autopilot, number: int, level: Level) -> None:
    """One whole match to somebody's 50 points; every other one is practice, and the ways to sit out take turns."""
    loop = QEventLoop()
    pilot.over.connect(loop.quit)
    match.sitting_out = WAYS[number % len(WAYS)]
    rules = CLASSIC._replace(target=50)
    match.start(MatchSetup("Ann", ("Ben", "Cem"), (level, level), rules, practice=number % 2 == 1))
    loop.exec()
    pilot.over.disconnect(loop.quit)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--matches", type=int, default=200)
    parser.add_argument("--warm-up", type=int, default=20)
    parser.add_argument("--players", choices=["plain", "program"], default="plain")
    parser.add_argument("--level", choices=[level.name.lower() for level in Level], default="casual")
    options = parser.parse_args()
    warnings = Warnings()
    logging.getLogger().addHandler(warnings)
    app = QApplication([])
    errors = ErrorHook()
    errors.install()
    with tempfile.TemporaryDirectory() as folder:
        store = MatchStore(Path(folder) / "matches.db")
        match = MatchController(store, plain_players if options.players == "plain" else computer_players)
        garbage = GarbageCollection(app)
        preferences = dataclasses.replace(
            Preferences(), theme="light", animation="off", thinking="none", watch_speed="fast", sitting_out="skip"
        )
        table = TableWidget()
        table.set_preferences(preferences)
        table.set_source(match)
        match.watch_pace_ms = 0
        table.resize(1180, 732)
        table.show()
        pilot = Autopilot(table, match)
        began = time.monotonic()
        before: Size | None = None
        now = size()
        for number in range(options.matches + 1):
            if number == options.warm_up:
                before = now = size()
            if number in (options.warm_up, options.matches) or number % 50 == 0:
                now = size()
                print(
                    f"{number:4} matches, {time.monotonic() - began:6.1f} s: {now.widgets} widgets, {now.objects} objects,"
                    f" {now.threads} threads, {now.megabytes:.1f} MB",
                    flush=True,
                )
            if number < options.matches:
                play(match, pilot, number, Level[options.level.upper()])
        assert before is not None, "no match after the warm-up"
        grown = now.megabytes - before.megabytes
        print(f"grown by {grown:.1f} MB (at most {MEMORY_LIMIT_MB:g})")
        well = grown <= MEMORY_LIMIT_MB and all(a <= b for a, b in zip(now[:3], before[:3], strict=True))
        garbage.stop()
        stopped = match.shut_down()
        store.close()
        errors.remove()
        for text in warnings.texts[:10]:
            print(text, file=sys.stderr)
    return end_process(0 if well and stopped and not warnings.texts else 1)


if __name__ == "__main__":
    sys.exit(main())
