"""Questions to the matches that are kept, answered by a thread with a connection of its own: a long one stalls no window."""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import Any, Final, NamedTuple

from PySide6.QtCore import QObject, Signal, Slot

from ..controller import Priority, Worker
from ..engine import RecordError
from ..store import EnvironmentTrouble, MatchReader, UnknownMatch

Cancelled = Callable[[], bool]
"""Asked by a question that takes long: whether its answer is wanted no more."""
Question = Callable[[MatchReader, Cancelled], Any]
"""What the thread runs; it touches no QObject."""
Expected = EnvironmentTrouble | RecordError | UnknownMatch
"""What a question may raise without being a bug."""

_CLOSING_SECONDS: Final = 1.0


class _Failed(NamedTuple):
    why: Expected


class _Asked(NamedTuple):
    answer: Callable[[Any], None]
    failed: Callable[[Expected], None] | None


class Reading(QObject):
    """The door to the reading thread; lives in the window's thread, where the answers arrive too.

    The thread starts, and the connection is opened, with the first question.
    """

    trouble = Signal(object)
    """An EnvironmentTrouble, RecordError or UnknownMatch of a question that said nothing of what to do then."""

    def __init__(self, open_reader: Callable[[], MatchReader], parent: QObject | None = None) -> None:
        """`open_reader` is called in the thread: MatchStore.reader."""
        super().__init__(parent)
        self._open_reader = open_reader
        self._reader: MatchReader | None = None  # the thread's
        self._asked: dict[int, _Asked] = {}
        self._started = False
        self._closed = False
        self._worker = Worker(self)
        self._worker.answered.connect(self._on_answered)
        self._worker.failed.connect(self._on_failed)

    def ask(
        self,
        question: Question,
        answer: Callable[[Any], None],
        failed: Callable[[Expected], None] | None = None,
        urgent: bool = True,
    ) -> int:
        """Ask, and have `answer` called with what comes out, in the window's thread. Returns a ticket.

        What is not urgent waits until nothing else is asked. After `shut_down` nothing is answered any more.
        """
        if self._closed:
            return 0
        self._started = True

        def job(cancelled: Cancelled) -> object:
            try:
                return question(self._opened(), cancelled)
            except (EnvironmentTrouble, RecordError, UnknownMatch) as why:
                self._drop_reader()
                return _Failed(why)

        ticket = self._worker.submit(job, Priority.PLAYER if urgent else Priority.REVIEW)
        self._asked[ticket] = _Asked(answer, failed)
        return ticket

    def cancel(self, ticket: int) -> None:
        """Want an answer no more; an unknown ticket is let be."""
        if self._asked.pop(ticket, None) is not None:
            self._worker.cancel(ticket)

    @property
    def busy(self) -> bool:
        """Whether a question waits for its answer."""
        return bool(self._asked)

    def shut_down(self) -> bool:
        """Cancel all questions, close the connection and end the thread. False if it did not end in time."""
        for ticket in tuple(self._asked):
            self.cancel(ticket)
        if self._started and not self._closed:
            self._closed = True
            done = threading.Event()
            self._worker.submit(lambda cancelled: self._close(done))
            done.wait(_CLOSING_SECONDS)
        self._closed = True
        return self._worker.shut_down()

    # In the thread

    def _opened(self) -> MatchReader:
        if self._reader is None:
            self._reader = self._open_reader()
        return self._reader

    def _drop_reader(self) -> None:
        """The file may have been set aside and a new one begun: look again next time."""
        if self._reader is not None:
            self._reader.close()
            self._reader = None

    def _close(self, done: threading.Event) -> None:
        try:
            self._drop_reader()
        finally:
            done.set()

    # In the window's thread

    @Slot(int, object)
    def _on_answered(self, ticket: int, result: object) -> None:
        asked = self._asked.pop(ticket, None)
        if asked is None:
            return
        if not isinstance(result, _Failed):
            asked.answer(result)
        elif asked.failed is not None:
            asked.failed(result.why)
        else:
            self.trouble.emit(result.why)

    @Slot(int)
    def _on_failed(self, ticket: int) -> None:
        # A bug: the worker has logged it.
        self._asked.pop(ticket, None)
