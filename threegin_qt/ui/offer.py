"""What the window opens with: a match ready to be played, and the unfinished one to go on with."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QEvent, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from .controls import Button, Line, Paper, Switch, Text, flush
from .felt import Felt
from .languages import fill
from .lesson_link import LinkButton
from .new_match import MatchForm
from .pages import scrolling
from .settings import Settings
from .theme import GRID, Type


class Unfinished(NamedTuple):
    """The match that can be continued, as far as the offer tells of it."""

    match_id: str
    opponents: Sequence[str]
    totals: Sequence[int]
    hand_number: int
    practice: bool


class Offer(Felt):
    """The page before a match: *Deal*, or *Continue* first where there is something to continue."""

    deal = Signal(object)
    """A MatchSetup."""
    go_on = Signal(str)
    """The id of the unfinished match."""
    lesson_wanted = Signal()

    _WIDTH = 70 * GRID

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self._unfinished: Unfinished | None = None

        self._sheet = Paper()
        self._title = Text(self._sheet, Type.DISPLAY, bold=True, wrap=True)
        self._about = Text(self._sheet, muted=True, wrap=True)
        self._waiting = Text(self._sheet, wrap=True)
        self._continue = Button(self._sheet)
        self._line = Line(self._sheet)
        self.form = MatchForm(self._sheet)
        self.form.load(settings.now)
        self._deal = Button(self._sheet, primary=True)
        self._lesson = LinkButton(self._sheet)
        self._lesson.clicked.connect(self.lesson_wanted)
        self._deal.clicked.connect(self._deal_clicked)
        self._continue.clicked.connect(self._continue_clicked)
        self.form.changed.connect(self.retranslate)
        settings.changed.connect(self._show_lesson)

        box = QVBoxLayout(self._sheet)
        margin = Paper.MARGIN + 3 * GRID
        box.setContentsMargins(margin, margin, margin, margin)
        box.setSpacing(GRID)
        box.addWidget(self._title)
        box.addWidget(self._about)
        self._go_on_row = QHBoxLayout()
        self._go_on_row.setSpacing(2 * GRID)
        self._go_on_row.addWidget(self._waiting, 1)
        self._go_on_row.addWidget(self._continue)
        box.addSpacing(GRID)
        box.addLayout(self._go_on_row)
        box.addWidget(self._line)
        box.addSpacing(GRID)
        box.addLayout(flush(self.form, Switch.INDENT))
        row = QHBoxLayout()
        row.addLayout(flush(self._lesson, LinkButton.PADDING))
        row.addStretch()
        row.addWidget(self._deal)
        box.addSpacing(GRID)
        box.addLayout(row)

        middle = QWidget()
        around = QHBoxLayout(middle)
        around.setContentsMargins(0, 0, 0, 0)
        around.addStretch(1)
        around.addWidget(self._sheet, 0, Qt.AlignmentFlag.AlignVCenter)
        around.addStretch(1)
        self._scroll = scrolling(middle, self)
        self.setTabOrder(self._continue, self.form)
        self.retranslate()
        self.show_unfinished(None)

    def show_unfinished(self, unfinished: Unfinished | None) -> None:
        """Offer to continue this match, or none, and what was chosen last for another."""
        self._unfinished = unfinished
        there = unfinished is not None
        for widget in (self._waiting, self._continue, self._line):
            widget.setVisible(there)
        self._about.setVisible(not there)
        self._continue.set_primary(there)
        self._deal.set_primary(not there)
        self.form.load(self._settings.now)
        self.retranslate()

    @property
    def main_button(self) -> Button:
        """The button for the obvious thing, which has the keyboard when the page comes up."""
        return self._deal if self._unfinished is None else self._continue

    def take_keyboard(self) -> None:
        """Give the keyboard to the main button, and show it."""
        self.main_button.setFocus()
        self._scroll.ensureWidgetVisible(self.main_button)

    def retranslate(self) -> None:
        """Make all texts anew."""
        self._title.setText(self.tr("Three-handed gin rummy"))
        rules = self.form.rules
        self._about.setText(
            fill(
                self.tr("You against two: each hand is played by two, the third sits out. The first to %1 points wins."),
                rules.target,
            )
        )
        self._deal.setText(self.tr("&Deal") if self._unfinished is None else self.tr("&Deal a new match"))
        self._continue.setText(self.tr("&Continue"))
        self._show_lesson()
        if self._unfinished is not None:
            self._waiting.setText(self._summary(self._unfinished))

    def _show_lesson(self) -> None:
        """Offer the lesson to who has not played yet, and to who has begun it; nobody else is bothered."""
        reached = self._settings.now.lesson
        new = self._unfinished is None and not any(self._settings.now.opponents)
        shown = reached > 0 or (reached == 0 and new)
        self._lesson.setVisible(shown)
        if shown:
            # The lesson takes a moment to load, which nobody has to wait for who knows the game.
            from .lesson_words import resume_text

            self._lesson.setText(resume_text(reached - 1))
        else:
            self._lesson.setText("")

    def _summary(self, match: Unfinished) -> str:
        if match.practice:
            text = self.tr("Your practice match with %1 and %2 is in hand %3, at %4.")
        else:
            text = self.tr("Your match with %1 and %2 is in hand %3, at %4.")
        return fill(text, *match.opponents, max(1, match.hand_number), "\u00a0–\u2060\u00a0".join(map(str, match.totals)))

    def _deal_clicked(self) -> None:
        self._settings.change(**self.form.chosen())
        self.deal.emit(self.form.setup())

    def _continue_clicked(self) -> None:
        if self._unfinished is not None:
            self.go_on.emit(self._unfinished.match_id)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._scroll.setGeometry(self.rect())
        self._fit()
        super().resizeEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.isAutoRepeat():
            self.main_button.click()
        else:
            super().keyPressEvent(event)

    def _fit(self) -> None:
        for widget in (self.form, self._sheet):
            layout = widget.layout()
            assert layout is not None
            # Rows within rows learn of new texts only with the next event.
            layout.invalidate()
            layout.activate()
        wanted = max(self._WIDTH, self._sheet.sizeHint().width())
        self._sheet.setFixedWidth(min(wanted, self.width() - 2 * GRID))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        if event.type() in (QEvent.Type.LanguageChange, QEvent.Type.FontChange):
            QTimer.singleShot(0, self, self._fit)
        super().changeEvent(event)
