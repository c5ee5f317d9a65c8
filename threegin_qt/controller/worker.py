"""The one thread beside the window's: a queue of jobs for the computer players and the review.

A second busy Python thread costs the window frames, so there is never more than one. Jobs wait in one queue; a player's job
goes before every review job, and a review job is short (one decision), which is how the review gives way.
"""

from __future__ import annotations

import heapq
import logging
import os
import sys
import threading
import weakref
from collections.abc import Callable
from enum import IntEnum
from typing import Final, NamedTuple

from PySide6.QtCore import QObject, QThread, Signal, Slot

logger = logging.getLogger(__name__)

Cancelled = Callable[[], bool]
"""Asked by a job that takes long: whether its answer is wanted no more."""
Job = Callable[[Cancelled], object]
"""What the worker runs, in its own thread: it touches no QObject and nothing that the window's thread may change."""

SWITCH_INTERVAL: Final = 0.0005
"""Seconds after which a busy worker lets the window's thread go on; Python's own 0.005 can be seen in animations."""
WAIT_MS: Final = 600
"""How long closing waits for the job that is running."""


class Priority(IntEnum):
    """Which jobs go first."""

    PLAYER = 0
    REVIEW = 1


class _Entry(NamedTuple):
    priority: int
    ticket: int
    job: Job
    flag: threading.Event


class _Queue:
    """The jobs that wait, shared by both threads; the entry given out last is the one that runs."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._entries: list[_Entry] = []

    def put(self, entry: _Entry) -> None:
        with self._lock:
            heapq.heappush(self._entries, entry)

    def take(self) -> _Entry | None:
        """The next job that is still wanted."""
        with self._lock:
            while self._entries:
                entry = heapq.heappop(self._entries)
                if not entry.flag.is_set():
                    return entry
        return None

    def clear(self) -> None:
        with self._lock:
            self._entries.clear()


class _Bench(QObject):
    """Runs the jobs; lives in the worker's thread. One job an event, so that the thread's loop can end between jobs."""

    done = Signal(int, object)
    failed = Signal(int)

    def __init__(self, queue: _Queue) -> None:
        super().__init__()
        self._queue = queue

    @Slot()
    def work(self) -> None:
        entry = self._queue.take()
        if entry is None:
            return
        try:
            result = entry.job(entry.flag.is_set)
        except Exception:
            # A job that was cancelled may end in any way it likes.
            if not entry.flag.is_set():
                logger.exception("a job of the worker failed")
                self.failed.emit(entry.ticket)
            return
        if not entry.flag.is_set():
            self.done.emit(entry.ticket, result)


_left_behind: list[tuple[QThread, _Bench]] = []
"""Threads that were still busy when they should have ended. Destroying a running QThread aborts the program."""


def _end(thread: QThread, bench: _Bench, queue: _Queue) -> None:
    queue.clear()
    thread.quit()
    if not thread.wait(WAIT_MS):
        _left_behind.append((thread, bench))


class Worker(QObject):
    """The door to the worker thread; lives in the window's thread, as do the receivers of its signals.

    A ticket stands for one submitted job. Once `cancel` has returned, its ticket is never heard of again.
    """

    answered = Signal(int, object)
    """A job's ticket and what it returned. Connect to a `@Slot` of a QObject: a lambda would run in the wrong thread."""
    failed = Signal(int)
    """The ticket of a job that raised; the log has the exception."""
    _waiting = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        # Before anybody imports numpy: its threads would take both cores from the window.
        os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
        sys.setswitchinterval(SWITCH_INTERVAL)
        self._queue = _Queue()
        self._flags: dict[int, threading.Event] = {}
        self._last = 0
        self._closed = False
        self._thread = QThread()
        self._thread.setObjectName("threegin worker")
        self._bench = _Bench(self._queue)
        self._bench.moveToThread(self._thread)
        self._bench.done.connect(self._on_done)
        self._bench.failed.connect(self._on_failed)
        self._waiting.connect(self._bench.work)
        # For whoever forgets to shut down: a QThread must not be destroyed while it runs.
        self._end = weakref.finalize(self, _end, self._thread, self._bench, self._queue)

    def submit(self, job: Job, priority: Priority = Priority.PLAYER) -> int:
        """Queue a job and return its ticket. The thread starts with the first one. Raises RuntimeError after `shut_down`."""
        if self._closed:
            raise RuntimeError("the worker has been shut down")
        if not self._thread.isRunning():
            self._thread.start()
        self._last += 1
        flag = self._flags[self._last] = threading.Event()
        self._queue.put(_Entry(priority, self._last, job, flag))
        self._waiting.emit()
        return self._last

    def cancel(self, ticket: int) -> None:
        """Want a job's answer no more; one that is unknown or finished is let be."""
        flag = self._flags.pop(ticket, None)
        if flag is not None:
            flag.set()

    @property
    def busy(self) -> bool:
        """Whether a job waits or runs whose answer is wanted."""
        return bool(self._flags)

    @Slot(int, object)
    def _on_done(self, ticket: int, result: object) -> None:
        if self._flags.pop(ticket, None) is not None:
            self.answered.emit(ticket, result)

    @Slot(int)
    def _on_failed(self, ticket: int) -> None:
        if self._flags.pop(ticket, None) is not None:
            self.failed.emit(ticket)

    def shut_down(self) -> bool:
        """Cancel everything, end the thread and wait for it. May be called again.

        False if the job that runs did not end within WAIT_MS: the thread is left behind, and the program has to be left by
        `end_process`.
        """
        self._closed = True
        for ticket in tuple(self._flags):
            self.cancel(ticket)
        self._end()
        return not self._thread.isRunning()


def end_process(code: int) -> int:
    """Give back the exit code of the program, at the very end of `main`; nothing of Qt may be used after it.

    If a thread was left behind, Python's and Qt's own ways to end would wait for it or abort. Then everything that waits to
    be written is written and the process ends here.
    """
    if any(thread.isRunning() for thread, _ in _left_behind):
        logging.shutdown()
        for stream in (sys.stdout, sys.stderr):
            if stream is not None:  # a program without a console on Windows
                stream.flush()
        os._exit(code)
    return code
