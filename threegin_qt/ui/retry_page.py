"""Retry my mistakes: positions from own matches, one after another, to find the better choice."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Protocol

from PySide6.QtCore import QEvent, QSize, Qt, Signal, Slot
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QStackedLayout, QVBoxLayout, QWidget

from threegin_qt.controller.retry import Answer, RetrySource, Tried
from threegin_qt.engine import Judgement, Label, MatchRecord, RecordError, Review
from threegin_qt.store import Mistake, Preferences, StoreError

from .controls import Button, Line, Text
from .emptiness import Emptiness
from .languages import fill, translate
from .pages import Page, scrolling
from .phrases import action_text
from .review_panel import DecisionBox
from .review_words import lost_text, reasons_line
from .shortcuts import LOOKING, MOVING
from .table import TableWidget
from .theme import GRID, Type, theme
from .verdict_words import label_text

_PANEL = 300
_LEAST_BESIDE = 640


class MistakeStore(Protocol):
    """Where the mistakes come from, and where it is noted which have been solved."""

    def mistakes(
        self, least: Label = ..., solved_too: bool = ..., match_id: str | None = ..., offset: int = ..., limit: int = ...
    ) -> tuple[Mistake, ...]: ...
    def load(self, match_id: str) -> MatchRecord: ...
    def review(self, match_id: str, version: str | None = None) -> Review | None: ...
    def note_retry(self, match_id: str, event: int, solved: bool) -> None: ...


class RetryPage(Page):
    """Positions in which the person went wrong, the costliest first."""

    review_wanted = Signal(str, int)
    """See the position in the review of its match: match id, event."""

    def __init__(self, store: MistakeStore, preferences: Preferences, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._store = store
        self._mistakes: list[Mistake] = []
        # What was listed, also if it could not be shown.
        self._known: set[tuple[object, ...]] = set()
        self._at = 0
        self._solved = 0
        self._match_id: str | None = None
        self._open = False
        self._tried: Tried | None = None
        self._shown = False
        self.source: RetrySource | None = None
        self.table = TableWidget(self, with_panel=False)
        self.count = Text(self, Type.SMALL, muted=True)
        self.task = Text(self, bold=True, wrap=True)
        self.answer = Text(self, wrap=True)
        self.why = Text(self, Type.SMALL, muted=True, wrap=True)
        self.solution = DecisionBox(self)
        self.show_button, self.next_button, self.review_button = Button(self), Button(self), Button(self)
        self.empty = Emptiness(self)
        self._build()
        self.show_button.clicked.connect(self.show_solution)
        self.next_button.clicked.connect(self.go_on)
        self.review_button.clicked.connect(self._on_review)
        self.empty.first.clicked.connect(self.left)
        self.empty.second.clicked.connect(self._again)
        self.set_preferences(preferences)
        self.retranslate()

    def _build(self) -> None:
        self.reach_edges()
        words = QWidget()
        inner = QVBoxLayout(words)
        inner.setContentsMargins(2 * GRID, 2 * GRID, 2 * GRID, GRID)
        inner.setSpacing(GRID)
        for widget in (self.count, self.task, Line(self), self.answer, self.why, self.solution):
            inner.addWidget(widget)
        inner.addStretch()
        self._side = _Side(self)
        column = QVBoxLayout(self._side)
        column.setContentsMargins(0, 0, 0, 2 * GRID)
        column.setSpacing(GRID)
        area = scrolling(words, self._side)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        column.addWidget(area, 1)
        buttons = QVBoxLayout()
        buttons.setContentsMargins(2 * GRID, 0, 2 * GRID, 0)
        buttons.setSpacing(GRID)
        for button in (self.next_button, self.show_button, self.review_button):
            buttons.addWidget(button)
        column.addLayout(buttons)
        play = QWidget(self)
        row = QHBoxLayout(play)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addWidget(self.table, 1)
        row.addWidget(self._side)
        QWidget.setTabOrder(self.next_button, self.show_button)
        QWidget.setTabOrder(self.show_button, self.review_button)
        self._stack = QStackedLayout()
        self._stack.addWidget(play)
        self._stack.addWidget(self.empty)
        self.box.addLayout(self._stack, 1)

    def set_preferences(self, preferences: Preferences) -> None:
        """Look as these preferences say."""
        order = "melds" if preferences.order == "free" else preferences.order
        self.table.set_preferences(replace(preferences, order=order))

    def table_for(self, command: str) -> QWidget | None:
        return self.table if command in LOOKING | MOVING else None

    def take_focus(self) -> None:
        """Give the keyboard to the table."""
        self.table.setFocus()

    # Which positions

    def open_mistakes(self, match_id: str | None = None, solved_too: bool = False) -> None:
        """Begin with the unsolved mistakes of a match, or of all."""
        self._match_id = match_id
        self._mistakes, self._known = [], set()
        self._list(self._store.mistakes(solved_too=solved_too, match_id=match_id))
        self._solved = 0
        self._at = -1
        self._open = True
        self.go_on()

    def take_in(self, match_id: str) -> None:
        """A match has been reviewed meanwhile: its mistakes follow those that there are."""
        if not self._open or self._match_id not in (None, match_id):
            return
        if self._list(self._store.mistakes(match_id=match_id)):
            if self.source is None:
                self._at -= 1
                self.go_on()
            else:
                self._show_words()

    def _list(self, mistakes: Sequence[Mistake]) -> bool:
        """Have these follow, if they are not there; whether any was new."""
        new = [mistake for mistake in mistakes if _key(mistake) not in self._known]
        self._known.update(map(_key, new))
        self._mistakes += new
        return bool(new)

    @Slot()
    def _again(self) -> None:
        self.open_mistakes(self._match_id, solved_too=True)

    @Slot()
    def go_on(self) -> None:
        """The next position; after the last one the end."""
        self._tried, self._shown = None, False
        self._at += 1
        source = None
        while source is None:
            if self._at >= len(self._mistakes):
                self._finish()
                return
            source = self._source_of(self._mistakes[self._at])
            if source is None:
                # What cannot be shown is not counted either.
                del self._mistakes[self._at]
        self._use(source)
        self._stack.setCurrentIndex(0)
        self._show_words()
        self.table.setFocus()

    def _source_of(self, mistake: Mistake) -> RetrySource | None:
        """The position of a mistake; None if its match or review is not what it was."""
        try:
            record = self._store.load(mistake.match_id)
        except (RecordError, StoreError):
            return None
        review = self._store.review(mistake.match_id)
        judgement = None if review is None else _judgement(review, mistake)
        if judgement is None:
            return None
        try:
            return RetrySource(record, judgement, self)
        except RecordError:
            return None

    def _use(self, source: RetrySource | None) -> None:
        old = self.source
        self.source = source
        self.table.set_source(source)
        if source is not None:
            source.tried.connect(self._on_tried)
        if old is not None:
            old.deleteLater()

    def close_mistakes(self) -> None:
        """Put the positions away."""
        self._use(None)
        self._mistakes = []
        self._open = False

    def _finish(self) -> None:
        self._use(None)
        self._stack.setCurrentIndex(1)
        self._show_end()
        self.empty.first.setFocus()

    # Answers

    @Slot(object)
    def _on_tried(self, tried: object) -> None:
        assert isinstance(tried, Tried)
        first = self._tried is None
        self._tried = tried
        mistake = self._mistakes[self._at]
        found = tried.answer is Answer.FOUND
        if first or found:
            self._store.note_retry(mistake.match_id, mistake.event, found and not self._shown)
        if found:
            self._solved += not self._shown
        self._show_words()
        self.table.voice.say(self.answer.text())
        if found:
            self.next_button.setFocus()

    @Slot()
    def show_solution(self) -> None:
        """Show the best choices; the position counts as unsolved then."""
        if self.source is not None and not self._shown:
            self._shown = True
            self.source.close()
            self.table.play.advice = self.source.judgement.choices
            self.table.sync(False)
            self._show_words()
            self.next_button.setFocus()

    @Slot()
    def _on_review(self) -> None:
        if self._mistakes and self._at < len(self._mistakes):
            mistake = self._mistakes[self._at]
            self.review_wanted.emit(mistake.match_id, mistake.event)

    # Words

    def _show_words(self) -> None:
        source = self.source
        if source is None:
            return
        judgement = source.judgement
        view = source.view
        number = fill(translate("Retry", "Position %1 of %2"), self._at + 1, len(self._mistakes))
        self.count.setText(number)
        done = action_text(judgement.played.action, view)
        self.task.setText(
            fill(
                translate("Retry", "In the match you chose: %1. %2, %3. Find a better choice."),
                done,
                label_text(judgement.label),
                lost_text(judgement),
            )
        )
        tried = self._tried
        over = self._shown or (tried is not None and tried.answer is Answer.FOUND)
        self.answer.setText(self._answer_text(tried))
        why = tried is not None and tried.known is not None and not over
        self.why.setText(reasons_line(tried.known) if why and tried is not None and tried.known is not None else "")
        self.answer.setVisible(bool(self.answer.text()))
        self.why.setVisible(bool(self.why.text()))
        self.solution.setVisible(over)
        if over:
            self.solution.show_judgement(judgement, view, self.table.play.names[judgement.seat])
        self.show_button.setEnabled(not over)
        self.next_button.set_primary(over)

    def _answer_text(self, tried: Tried | None) -> str:
        if tried is None:
            return ""
        if tried.answer is Answer.FOUND:
            return translate("Retry", "Found: that is better.")
        if tried.answer is Answer.SAME:
            return translate("Retry", "That is what you did. Try another choice.")
        return translate("Retry", "Not that one. Try again.")

    def _show_end(self) -> None:
        again = translate("Retry", "Try the &solved ones again")
        # The letter belongs to the button above; with a second one it would only move the keyboard from one to the other.
        back = translate("Retry", "&Back").replace("&", "")
        if not self._mistakes:
            if self._match_id is None:
                text = translate(
                    "Retry", "Positions come from your reviewed matches. Open a match in the history: it is reviewed then."
                )
            else:
                text = translate("Retry", "There are none in this match, or you have solved them all.")
            self.empty.show_words(translate("Retry", "No mistakes to try again"), text, back, again)
            return
        self.empty.show_words(
            translate("Retry", "That was the last position"),
            fill(translate("Retry", "Found by yourself: %1 of %2."), self._solved, len(self._mistakes)),
            back,
            again,
        )

    # The page

    def sizeHint(self) -> QSize:
        return QSize(1180, 700)

    def minimumSizeHint(self) -> QSize:
        return QSize(640, 440)

    def _arrange(self) -> None:
        growth = self.growth
        room = self.width() - _LEAST_BESIDE
        width = min(round(_PANEL * min(growth, 1.5)), max(room, 23 * GRID))
        self._side.setFixedWidth(width)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def retranslate(self) -> None:
        self.back.setText(translate("Retry", "&Back"))
        self.title.setText(translate("Retry", "Retry my mistakes"))
        self.show_button.setText(translate("Retry", "Show the &solution"))
        self.next_button.setText(translate("Retry", "&Next position"))
        self.review_button.setText(translate("Retry", "See it in the &review"))
        self._show_words()
        if self.source is None:
            self._show_end()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._arrange()


class _Side(QWidget):
    """The paper that the words stand on."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def paintEvent(self, event: QPaintEvent) -> None:
        QPainter(self).fillRect(self.rect(), theme().paper)


def _key(mistake: Mistake) -> tuple[object, ...]:
    return mistake.match_id, mistake.event, mistake.decision


def _judgement(review: Review, mistake: Mistake) -> Judgement | None:
    """The judgement that a mistake is about, if it has a better choice to find."""
    for judgement in review.judgements:
        if (judgement.event, judgement.decision) == (mistake.event, mistake.decision) and judgement.choices:
            return judgement
    return None
