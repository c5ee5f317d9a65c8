"""Reviews of matches: one decision a job on the worker's queue, so that a player never waits for one."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Any, NamedTuple, Protocol, cast

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from ..engine import MatchRecord, Review
from .worker import Cancelled, Priority, Worker

logger = logging.getLogger(__name__)


class Reviewer(Protocol):
    """What judges. All of it is called in the worker's thread."""

    @property
    def version(self) -> str:
        """Changes whenever a judgement may come out differently."""

    def begin(self, record: MatchRecord) -> tuple[object, int]:
        """What the parts of a review of this record need in common, and how many parts there are."""

    def part(self, common: Any, number: int, cancelled: Cancelled) -> Review:
        """One part, about one decision long. The parts one after another are the review."""


Reviewers = Callable[[], Reviewer]
"""Loads the reviewer; called by the worker for the first time, since it may import numpy."""


def match_reviewer() -> Reviewer:
    """The reviewer of this program."""
    from ..ai.review import MatchReviewer

    return MatchReviewer()


class ReviewStore(Protocol):
    """Where reviews are kept."""

    def review(self, match_id: str, version: str | None = None) -> Review | None: ...
    def keep_review(self, match_id: str, review: Review) -> None: ...


class _Wanted(NamedTuple):
    record: MatchRecord
    again: bool


def _joined(parts: list[Review], version: str) -> Review:
    return Review(
        version,
        tuple(judgement for part in parts for judgement in part.judgements),
        tuple(luck for part in parts for luck in part.draws),
        tuple(luck for part in parts for luck in part.deals),
        tuple(chances for part in parts for chances in part.chances),
    )


class ReviewController(QObject):
    """Reviews matches in the background, the one asked for last first, and keeps what came out."""

    progress = Signal(str, int, int)
    """Match id, parts done, parts in all."""
    ready = Signal(str, object)
    """Match id and its Review."""
    failed = Signal(str)
    """The match whose review came to nothing; the log says why."""

    def __init__(
        self, worker: Worker, reviewers: Reviewers, store: ReviewStore | None = None, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._worker = worker
        self._reviewers = reviewers
        self._reviewer: Reviewer | None = None
        self._store = store
        self._wanted: list[_Wanted] = []
        self._ticket: int | None = None
        self._common: object = None
        self._count = -1
        self._parts: list[Review] = []
        worker.answered.connect(self._on_answered)
        worker.failed.connect(self._on_failed)

    @property
    def reviewing(self) -> str | None:
        """The match that is being reviewed."""
        return self._wanted[0].record.header.match_id if self._wanted else None

    def review(self, record: MatchRecord, again: bool = False) -> None:
        """Ask for the review of a match: `ready` follows, at once if it is kept already, unless it is to be made `again`.

        What is being reviewed waits until this one is done and then begins anew. Asking again for the match that is being
        reviewed changes nothing.
        """
        match_id = record.header.match_id
        if self.reviewing == match_id and self._wanted[0].record == record and not again:
            return
        self._drop(match_id)
        self._stop()
        self._wanted.insert(0, _Wanted(record, again))
        self._begin()

    def cancel(self, match_id: str) -> None:
        """Want a review no more; nothing is kept of a part of it."""
        running = self.reviewing == match_id
        if running:
            self._stop()
        self._drop(match_id)
        if running:
            self._begin()

    def cancel_all(self) -> None:
        """Want none of the reviews any more."""
        self._stop()
        self._wanted.clear()

    def _drop(self, match_id: str) -> None:
        self._wanted = [wanted for wanted in self._wanted if wanted.record.header.match_id != match_id]

    def _stop(self) -> None:
        if self._ticket is not None:
            self._worker.cancel(self._ticket)
        self._ticket = None
        self._common = None
        self._count = -1
        self._parts = []

    def _begin(self) -> None:
        if not self._wanted:
            return
        wanted = self._wanted[0]
        if self._reviewer is None:
            reviewers = self._reviewers
            self._submit(lambda cancelled: reviewers())
            return
        match_id = wanted.record.header.match_id
        if self._store is not None and not wanted.again:
            kept = self._store.review(match_id, self._reviewer.version)
            if kept is not None:
                self._parts = [kept]
                # Told from the event loop, as every other review is: who asks has first to hear that his question is in.
                QTimer.singleShot(0, self, self._kept)
                return
        reviewer, record = self._reviewer, wanted.record
        self._submit(lambda cancelled: reviewer.begin(record))

    def _submit(self, job: Callable[[Cancelled], object]) -> None:
        self._ticket = self._worker.submit(job, Priority.REVIEW)

    @Slot()
    def _kept(self) -> None:
        if self._wanted and self._ticket is None and self._count < 0 and self._parts:
            self._finish(self._parts[0])

    @Slot(int, object)
    def _on_answered(self, ticket: int, answer: object) -> None:
        if ticket != self._ticket:
            return
        self._ticket = None
        if self._reviewer is None:
            self._reviewer = cast(Reviewer, answer)
            self._begin()
        elif self._count < 0:
            self._common, self._count = cast(tuple[object, int], answer)
            self._next()
        else:
            assert isinstance(answer, Review)
            self._parts.append(answer)
            self._next()

    def _next(self) -> None:
        reviewer, common, number = self._reviewer, self._common, len(self._parts)
        assert reviewer is not None
        match_id = self.reviewing
        assert match_id is not None
        self.progress.emit(match_id, number, self._count)
        if self.reviewing != match_id or self._count < 0:
            return  # a listener wanted something else
        if number < self._count:
            self._submit(lambda cancelled: reviewer.part(common, number, cancelled))
            return
        review = _joined(self._parts, reviewer.version)
        if self._store is not None:
            self._store.keep_review(match_id, review)
        self._finish(review)

    def _finish(self, review: Review) -> None:
        match_id = self.reviewing
        assert match_id is not None
        self._stop()
        self._drop(match_id)
        self.ready.emit(match_id, review)
        if self._ticket is None and self._count < 0:
            self._begin()

    @Slot(int)
    def _on_failed(self, ticket: int) -> None:
        if ticket != self._ticket:
            return
        match_id = self.reviewing
        assert match_id is not None
        self._stop()
        self._drop(match_id)
        self.failed.emit(match_id)
        if self._ticket is None and self._count < 0:
            self._begin()
