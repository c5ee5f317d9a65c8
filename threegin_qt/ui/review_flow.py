"""From a match to its review, from a review to its mistakes, and from there to a practice match."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot

from threegin_qt.controller import Change, MatchController, MatchSetup
from threegin_qt.controller.review import ReviewController, match_reviewer
from threegin_qt.engine import Level, MatchRecord, Mode, RecordError, Source, Stage, Start
from threegin_qt.store import MatchStore, Preferences, StoreError

from .settings import Settings
from .window import Window

if TYPE_CHECKING:
    from .retry_page import RetryPage
    from .review_page import ReviewPage

log = logging.getLogger(__name__)


class ReviewFlow(QObject):
    """Brings up the review and the mistakes to try again, and has matches reviewed when they are over."""

    start_requested = Signal(object)
    """A MatchSetup: practice from a position of a match."""
    reviewed = Signal()
    """A review has been kept."""

    def __init__(self, window: Window, match: MatchController, store: MatchStore, settings: Settings) -> None:
        super().__init__(window)
        self._window = window
        self._match = match
        self._store = store
        self._settings = settings
        self._review: ReviewPage | None = None
        self._retry: RetryPage | None = None
        self.reviews = ReviewController(match.worker, match_reviewer, store, self)
        self.reviews.ready.connect(self.reviewed)
        self.reviews.ready.connect(self._on_ready)
        window.requested.connect(self._on_request)
        window.menus.allow("review", self._may_review)
        match.changed.connect(self._on_match_changed)
        settings.changed.connect(self._on_settings)

    # The pages

    @property
    def review(self) -> ReviewPage:
        """The review of a match."""
        if self._review is None:
            from .review_page import ReviewPage

            page = self._review = ReviewPage(self.reviews, self._settings.now)
            page.practice_wanted.connect(self._on_practice)
            page.retry_wanted.connect(self.open_retry)
            page.left.connect(page.close_record)
        return self._review

    @property
    def retry(self) -> RetryPage:
        """The mistakes to try again."""
        if self._retry is None:
            from .retry_page import RetryPage

            page = self._retry = RetryPage(self._store, self._settings.now)
            page.review_wanted.connect(self.open_review)
            page.left.connect(page.close_mistakes)
        return self._retry

    @Slot(str)
    @Slot(str, int)
    def open_review(self, match_id: str, event: int = -1) -> None:
        """Review a match, from its beginning or at the decision that an event settled."""
        record = self._load(match_id)
        if record is None:
            self._window.notices.say(self._cannot_open, once=False)
            return
        page = self.review
        self._window.show_page(page)
        try:
            page.open_record(record, None if event < 0 else event)
        except RecordError as error:
            log.warning("match %s cannot be reviewed: %s", match_id, error)
            self._window.leave_page()
            self._window.notices.say(self._cannot_open, once=False)
            return
        page.take_focus()

    @Slot(str)
    def open_retry(self, match_id: str) -> None:
        """Try the mistakes of a match again."""
        self._window.show_page(self.retry)
        self.retry.open_mistakes(match_id or None)

    def _load(self, match_id: str) -> MatchRecord | None:
        try:
            return self._store.load(match_id)
        except (RecordError, StoreError) as error:
            log.warning("match %s cannot be loaded: %s", match_id, error)
            return None

    def _cannot_open(self) -> str:
        return self.tr("This match cannot be opened; the log says why.")

    # Commands

    @Slot(str)
    def _on_request(self, name: str) -> None:
        if name == "review" and self._match.match_id is not None:
            self.open_review(self._match.match_id)
        elif name == "retry":
            self.open_retry("")

    def _may_review(self) -> bool:
        """Whether the match on the table has a finished hand to look at."""
        return self._match.match_id is not None and bool(self._match.view.earlier)

    @Slot(object, object)
    def _on_practice(self, start: Start, source: Source) -> None:
        """Play on from a position of a match, as its person, against the same opponents."""
        record = self._load(source.match_id)
        if record is None or self._review is None or self._review.replay is None:
            return
        header = record.header
        opponents = [player for player in header.players if not player.person][:2]
        if len(opponents) != 2:
            opponents = list(header.players[1:3])
        chosen = self._settings.now
        levels = tuple(
            player.level if player.level is not None else Level[name.upper()]
            for player, name in zip(opponents, chosen.levels, strict=True)
        )
        setup = MatchSetup(
            chosen.player_name,
            (opponents[0].name, opponents[1].name),
            (levels[0], levels[1]),
            header.rules,
            practice=True,
            start=start,
            source=source,
        )
        self.start_requested.emit(setup)

    # By itself

    @Slot(object)
    def _on_match_changed(self, change: Change) -> None:
        """Review a match in the background when it is over."""
        over = change.after.stage == Stage.OVER and change.before is not None and change.before.stage != Stage.OVER
        real = self._match.mode == Mode.MATCH and not change.after.abandoned
        if over and real and self._settings.now.auto_review and self._match.match_id is not None:
            record = self._load(self._match.match_id)
            if record is not None:
                self.reviews.review(record)

    @Slot(object, object)
    def _on_settings(self, before: Preferences, now: Preferences) -> None:
        for page in (self._review, self._retry):
            if page is not None:
                page.set_preferences(now)

    @Slot(str, object)
    def _on_ready(self, match_id: str, review: object) -> None:
        if self._retry is not None:
            self._retry.take_in(match_id)

    def close(self) -> None:
        """Give up what is being reviewed. Before the worker ends."""
        self.reviews.cancel_all()
