"""How fast the pages about matches are with many of them, in a window: figures of this machine.

    python -m tests.benchmarks.history [--database FILE] [--matches 10000] [--json]      (from the root of the project)

Without --database one is generated first (tests/store/generate.py; minutes). A database that is given is copied, not changed.
Times run from the request to the end of the paint event that shows the answer, on the platform plugin of QT_QPA_PLATFORM
(offscreen unless it says otherwise). "Gap" is the time between two turns of a 5 ms timer of the window's thread meanwhile:
how long the window stood still. "CPU" is the processor time of all threads: what the median would be at best on a machine
that does nothing else.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Any, Final, NamedTuple

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QEvent, QEventLoop, QObject, QTimer, SignalInstance
from PySide6.QtWidgets import QApplication, QWidget

from tests.benchmarks.store import part, resident
from tests.store.generate import fill
from threegin_qt.models.history import COLUMNS, ROW_ROLE
from threegin_qt.models.porting import Porter
from threegin_qt.models.reading import Reading
from threegin_qt.store import MatchStore
from threegin_qt.ui.fairness_page import FairnessPage
from threegin_qt.ui.history_page import HistoryPage
from threegin_qt.ui.statistics_page import StatisticsPage

LIMIT_MS: Final = 150.0
SIZE: Final = (1180, 735)
ROUNDS: Final = 9
FRAMES: Final = 400
FRAME_MS: Final = 16
PIXELS_A_FRAME: Final = 96


class Pulse(QObject):
    """A timer of the window's thread that notes how long it had to wait for its turn."""

    def __init__(self) -> None:
        super().__init__()
        self.gaps: list[float] = []
        self._last = time.perf_counter()
        self._timer = QTimer(self, interval=5)
        self._timer.timeout.connect(self._beat)
        self._timer.start()

    def _beat(self) -> None:
        now = time.perf_counter()
        self.gaps.append(now - self._last)
        self._last = now

    def take(self) -> float:
        """The longest gap since the last time, in milliseconds."""
        longest = max(self.gaps, default=0.0) * 1000
        self.gaps.clear()
        return longest


class Painted(QObject):
    """Waits until a widget has been painted."""

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget)
        self.count = 0
        widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Paint:
            self.count += 1
        return False


def turn(milliseconds: int = 0) -> None:
    """Let the event loop run."""
    loop = QEventLoop()
    QTimer.singleShot(milliseconds, loop.quit)
    loop.exec()


def until(done: Callable[[], bool]) -> None:
    """Let the event loop run until something is so."""
    while not done():
        # The pulse wakes it up. With a time limit it would not wait at all.
        QApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)


class Time(NamedTuple):
    """How long something took, in seconds."""

    wall: float
    processor: float


class Watch:
    """Runs from when it is made."""

    def __init__(self) -> None:
        self._start = time.perf_counter(), time.process_time()

    def time(self) -> Time:
        return Time(time.perf_counter() - self._start[0], time.process_time() - self._start[1])


class Bench:
    def __init__(self, store: MatchStore) -> None:
        self.store = store
        self.results: dict[str, dict[str, float]] = {}
        self.reading, self.carrying = Reading(store.reader), Reading(store.reader)
        self.pulse = Pulse()

    def report(self, name: str, times: Sequence[Time], limit: float | None = LIMIT_MS) -> None:
        walls, processor = [time.wall for time in times], [time.processor for time in times]
        figures = {
            "first": walls[0] * 1000,
            "median": part(walls, 0.5),
            "p95": part(walls, 0.95),
            "cpu": part(processor, 0.5),
            "gap": self.pulse.take(),
        }
        self.results[name] = {key: round(value, 2) for key, value in figures.items()}
        mark = "" if limit is None else "  ok" if figures["p95"] <= limit else f"  OVER {limit:.0f}"
        print(
            f"{name:46} first {figures['first']:7.1f}   median {figures['median']:7.1f}   p95 {figures['p95']:7.1f} ms"
            f"   CPU {figures['cpu']:7.1f}"
            f"   longest gap {figures['gap']:6.1f}{mark}",
            flush=True,
        )

    def timed(self, do: Callable[[], Any], answered: SignalInstance, painted: Painted | None = None) -> Time:
        """From doing something to the answer, and to the paint after it."""
        paints: list[int] = []
        watch = Watch()

        def note(*values: object) -> None:
            paints.append(0 if painted is None else painted.count)

        answered.connect(note)
        do()
        until(lambda: bool(paints))
        if painted is None:
            turn()
        else:
            until(lambda: painted.count > paints[0])
        answered.disconnect(note)
        return watch.time()

    # The history

    def history(self) -> None:
        watch = Watch()
        page = HistoryPage(self.store, self.reading, Porter(self.store, self.carrying))
        painted = Painted(page.table.viewport())
        page.resize(*SIZE)
        self.timed(page.show, page.model.loaded, painted)
        self.report("history, made and opened", [watch.time()])
        self.idle()
        print(f"{page.model.rowCount()} matches, {page.table.viewport().height() // page.table.row_height()} rows in sight")

        times = []
        for _ in range(ROUNDS):
            page.hide()
            times.append(self.timed(page.show, page.model.loaded, painted))
            self.idle()
        self.report("history, opened again", times)
        for section, column in enumerate(COLUMNS):
            times = []
            for _ in range(2):
                click = partial(page.table.header.sectionClicked.emit, section)
                times.append(self.timed(click, page.model.loaded, painted))
                self.idle()
            self.report(f"sorted by {column.name.lower()}, both ways", times)
        times = []
        for text in ("d", "do", "dor", "dora", "dora 2", "dora 20", "dora 2022", "xyzzy", ""):
            # What is typed waits a moment for the next key; the time is that of the search.
            page.filters.search.blockSignals(True)
            page.filters.search.setText(text)
            page.filters.search.blockSignals(False)
            times.append(self.timed(page.filters._tell, page.model.loaded))
            self.idle()
        self.report("search, letter by letter", times)
        self.scroll(page)
        self.drag(page)
        self.idle()
        page.hide()

    def idle(self) -> None:
        until(lambda: not self.reading.busy)
        turn(10)

    def scroll(self, page: HistoryPage) -> None:
        """Scroll as a wheel does, a part of a screen each frame."""
        bar, painted = page.table.verticalScrollBar(), Painted(page.table.viewport())
        bar.setValue(0)
        turn(50)
        self.pulse.take()
        gaps, blanks, cells = [], 0, 0
        for _ in range(FRAMES):
            before, watch = painted.count, Watch()
            bar.setValue(bar.value() + PIXELS_A_FRAME)
            until(lambda: painted.count > before)  # noqa: B023
            gaps.append(watch.time())
            turn(max(0, FRAME_MS - round(gaps[-1].wall * 1000)))
            top = page.table.rowAt(0)
            for row in range(top, top + page.table.viewport().height() // page.table.row_height()):
                cells += 1
                blanks += page.model.index(row, 0).data(ROW_ROLE) is None
        self.report(f"a frame of {FRAMES}, {PIXELS_A_FRAME} pixels further each", gaps, FRAME_MS)
        self.results["blank rows while scrolling"] = {"share": round(blanks / cells, 5)}
        print(f"{'blank rows while scrolling':46} {100 * blanks / cells:.2f} %")

    def drag(self, page: HistoryPage) -> None:
        """Drag the scroll bar from one end to the other, and look at how much memory that takes."""
        bar = page.table.verticalScrollBar()
        before = resident()
        times = []
        for step in range(60):
            watch = Watch()
            bar.setValue(round(bar.maximum() * step / 59))
            turn()
            until(lambda: page.model.match_at(page.table.rowAt(0)) is not None)
            times.append(watch.time())
        self.report("a jump to anywhere, until its rows are there", times)
        for row in range(0, page.model.rowCount(), 40):
            page.model.index(row, 0).data()
            until(lambda: page.model.match_at(row) is not None)  # noqa: B023
        grown = resident() - before
        self.results["memory of having seen every row"] = {"MB": round(grown, 2), "pages": page.model.pages_in_memory}
        print(f"{'memory of having seen every row':46} {grown:+.1f} MB, {page.model.pages_in_memory} pages of rows kept")

    # Statistics and fairness

    def statistics(self) -> None:
        watch = Watch()
        page = StatisticsPage(self.reading)
        page.resize(*SIZE)
        page.show()
        until(lambda: page._first is not None)
        turn()
        self.report("statistics, made and opened, first figures", [watch.time()])
        until(lambda: page._decisions is not None)
        turn()
        self.report("statistics, made and opened, all figures", [watch.time()])
        first, everything = [], []
        for _ in range(ROUNDS):
            self.idle()
            page._first = page._decisions = None
            watch = Watch()
            page.refresh()
            until(lambda: page._first is not None)
            turn()
            first.append(watch.time())
            until(lambda: page._decisions is not None)
            turn()
            everything.append(watch.time())
        self.report("statistics anew, first figures", first)
        self.report("statistics anew, all figures", everything)
        self.idle()
        page.hide()

    def fairness(self) -> None:
        watch = Watch()
        page = FairnessPage(self.reading)
        page.resize(*SIZE)
        page.show()
        until(lambda: page.deals_model.rowCount() > 0 and page._seats is not None)
        turn()
        self.report("fairness, made and opened", [watch.time()])
        self.idle()
        page.hide()

    def delete(self) -> None:
        """Everything at once: the longest that the window's thread ever writes."""
        page = HistoryPage(self.store, self.reading, Porter(self.store, self.carrying))
        page.resize(*SIZE)
        self.timed(page.show, page.model.loaded)
        page.table.selectAll()
        turn()
        self.pulse.take()
        count = self.store.count()
        self.report(f"{count} deleted", [self.timed(page.delete.trigger, page.model.loaded)], None)
        self.report(f"{count} brought back", [self.timed(page.undo.trigger, page.model.loaded)], None)
        self.idle()
        page.hide()

    def close(self) -> None:
        for reading in (self.reading, self.carrying):
            reading.shut_down()
        self.store.close()


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Time the pages about matches with many of them.")
    parser.add_argument("--database", type=Path, help="a database of tests.store.generate")
    parser.add_argument("--matches", type=int, default=10_000)
    parser.add_argument("--json", action="store_true", help="print one object at the end")
    wanted = parser.parse_args(arguments)
    QApplication([])
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "matches.db"
        if wanted.database is None:
            fill(path, wanted.matches, 400, 1, say=print)
        else:
            shutil.copyfile(wanted.database, path)
        print(f"load average {os.getloadavg()[0]:.1f} on {os.cpu_count()} processors")
        bench = Bench(MatchStore(path))
        bench.history()
        bench.statistics()
        bench.fairness()
        bench.delete()
        bench.close()
        if wanted.json:
            print(json.dumps(bench.results))
    return 0


if __name__ == "__main__":
    sys.exit(main())
