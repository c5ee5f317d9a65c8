"""How to play: the lesson, on a table of its own with the words beside it."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from PySide6.QtCore import QEvent, QSize, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from threegin_qt.controller.lesson import LessonController, Tried
from threegin_qt.controller.lesson_steps import LIFTS, QUESTIONS, STEPS
from threegin_qt.engine import Card
from threegin_qt.store import Preferences

from .card_words import in_words
from .controls import Button, Line, Text
from .languages import translate
from .lesson_words import about_text, right_text, step_text, task_text, title_text, wrong_text
from .pages import Page, scrolling
from .settings import Settings
from .shortcuts import LOOKING, MOVING
from .table import TableWidget
from .theme import GRID, Type, theme

_PANEL: Final = 320
_LEAST_BESIDE: Final = 560
_DONE: Final = -1
_ORDERS: Final = ("rank", "suit", "melds")
_SEATS: Final = (1, 2, 0)
"""The order in which the players stand below a question."""


class LessonPage(Page):
    """The ten steps. Which one was reached is a preference; nothing else is kept."""

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self._lifted: Card | None = None
        self._tried: Tried | None = None
        # The last answer, while it is about the step that is up.
        self._right: list[Tried] = []
        self.lesson = LessonController(parent=self)
        self.table = TableWidget(self, with_panel=False)
        self.count = Text(self, Type.SMALL, muted=True)
        self.name = Text(self, Type.TITLE, bold=True, wrap=True)
        self.about = Text(self, wrap=True)
        self.task = Text(self, bold=True, wrap=True)
        self.answers = tuple(Button(self) for _ in _SEATS)
        self.answer = Text(self, wrap=True)
        self.next_button, self.back_button = Button(self), Button(self)
        self._build()
        self.table.preference_changed.connect(self._on_table_preference)
        self.table.play.updated.connect(self._on_updated)
        self.lesson.tried.connect(self._on_tried)
        self.next_button.clicked.connect(self.go_next)
        self.back_button.clicked.connect(self.go_back)
        for button in self.answers:
            button.clicked.connect(self._on_answer)
        self.set_preferences(settings.now)
        self.retranslate()

    def _build(self) -> None:
        self.reach_edges()
        words = QWidget()
        inner = self._words = QVBoxLayout(words)
        inner.setContentsMargins(2 * GRID, 2 * GRID, 2 * GRID, GRID)
        inner.setSpacing(GRID)
        for text in (self.count, self.name, self.about):
            inner.addWidget(text)
        inner.addStretch()
        self._side = _Side(self)
        self._side.resized.connect(self._fit)
        column = QVBoxLayout(self._side)
        column.setContentsMargins(0, 0, 0, 2 * GRID)
        column.setSpacing(GRID)
        self._area = scrolling(words, self._side)
        self._area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        # With large text in a small window the keyboard can scroll it.
        self._area.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        # No higher than its words, and lower only where there is no room (see _fit).
        column.addWidget(self._area, 99)
        below = self._below = QVBoxLayout()
        below.setContentsMargins(2 * GRID, 0, 2 * GRID, 0)
        below.setSpacing(GRID)
        # What there is to do and the answer are always in sight, however much the rest has to scroll.
        for widget in (Line(self), self.answer, self.task, *self.answers):
            below.addWidget(widget)
        column.addLayout(below)
        column.addStretch(1)
        last = self._last = QVBoxLayout()
        last.setContentsMargins(2 * GRID, 0, 2 * GRID, 0)
        last.addWidget(self.next_button)
        column.addLayout(last)
        row = QHBoxLayout()
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addWidget(self.table, 1)
        row.addWidget(self._side)
        self.box.addLayout(row, 1)
        self.head.insertWidget(1, self.back_button)
        before: QWidget = self.table
        for widget in (*self.answers, self.next_button, self._area, self.back_button, self.back):
            QWidget.setTabOrder(before, widget)
            before = widget

    # What the window asks for

    def set_preferences(self, preferences: Preferences) -> None:
        """Look as these preferences say."""
        order = "melds" if preferences.order == "free" else preferences.order
        self.table.set_preferences(replace(preferences, order=order))

    def table_for(self, command: str) -> QWidget | None:
        return self.table if command in LOOKING | MOVING else None

    def go_on(self) -> None:
        """Begin where the lesson was left: in the middle, or at its beginning if it was not begun or is done."""
        if self.table.source is None:
            reached = self._settings.now.lesson
            self.go_to(reached - 1 if 1 <= reached <= len(STEPS) else 0)
        else:
            self.take_focus()

    def take_focus(self) -> None:
        """Give the keyboard to where it is wanted: a question, the way on, or the table."""
        if self.lesson.is_done:
            self.next_button.setFocus()
        elif self.lesson.task in QUESTIONS:
            self.answers[0].setFocus()
        else:
            self.table.setFocus()

    @Slot(str, object)
    def _on_table_preference(self, name: str, value: object) -> None:
        # An own order of these cards is worth nothing to anybody.
        if name == "order" and value in _ORDERS:
            self._settings.change(order=value)

    # From step to step

    def go_to(self, at: int) -> None:
        """Begin a step, the first for 0."""
        # Without the source the table does not tell of the new position: the words do, once.
        self.table.set_source(None)
        self.lesson.go_to(at)
        self._lifted = None
        self._tried = None
        self._right = []
        self.table.play.proposes = self.lesson.step.proposes
        self.table.set_source(self.lesson)
        self._settings.change(lesson=at + 1)
        self._show_advice()
        self._show_words()
        self._area.verticalScrollBar().setValue(0)
        self.table.voice.say(self._spoken_step())
        if self.isVisible():
            self.take_focus()

    @Slot()
    def go_next(self) -> None:
        """The next step; after the last one the lesson is over."""
        if self.lesson.at + 1 < len(STEPS):
            self.go_to(self.lesson.at + 1)
            return
        self._settings.change(lesson=_DONE)
        self.table.set_source(None)
        self.left.emit()

    @Slot()
    def go_back(self) -> None:
        """The step before."""
        if self.lesson.at > 0:
            self.go_to(self.lesson.at - 1)

    # What the person tries

    @Slot()
    def _on_updated(self) -> None:
        if self.table.play.message and self._tried is not None and self._tried.wrong is not None:
            # The line says what is wrong with the try after that one.
            self._tried = None
            self._show_words()
        lifted = self.table.play.selected
        if lifted == self._lifted:
            return
        self._lifted = lifted
        if lifted is not None and self.lesson.task in LIFTS:
            self.lesson.lift(lifted)

    @Slot()
    def _on_answer(self) -> None:
        button = self.sender()
        if isinstance(button, Button) and button in self.answers:
            self.lesson.answer(_SEATS[self.answers.index(button)])

    @Slot(object)
    def _on_tried(self, tried: object) -> None:
        assert isinstance(tried, Tried)
        self._tried = tried
        if tried.wrong is None:
            self._right.append(tried)
        self._lifted = self.table.play.selected
        # What the line said to the try before.
        self.table.play.message = ""
        self._show_advice()
        self._show_words()
        task = self.lesson.task
        said = [self._answer_text(spoken=True)]
        if tried.wrong is None:
            said.append(self._way_on() if task is None else task_text(self.lesson.step.topic, self.lesson.done))
        self.table.voice.say(" ".join(said))
        if task is None:
            self.next_button.setFocus()
        elif tried.wrong is None and (task in QUESTIONS or tried.task in QUESTIONS):
            self.take_focus()

    @Slot()
    def _show_advice(self) -> None:
        """Mark what the partner advises, and let the line say what there is to do where that is no move, and the way on."""
        play = self.table.play
        task = self.lesson.task
        play.lifting = task in LIFTS
        play.asked = task_text(self.lesson.step.topic, self.lesson.done) if play.lifting or task in QUESTIONS else ""
        play.advice = self.lesson.advice
        play.from_partner = bool(play.advice)
        if self.lesson.is_done:
            play.message = self._way_on()
        self.table.sync(False)

    # Words

    def _way_on(self) -> str:
        if self.lesson.at + 1 < len(STEPS):
            return translate("Lesson", "This step is done: go on with Next.")
        return translate("Lesson", "That was the last step.")

    def _answer_text(self, spoken: bool = False) -> str:
        tried = self._tried
        if tried is None:
            return ""
        if tried.wrong is not None:
            return wrong_text(tried, self.table.play.names, spoken)
        return right_text(self.lesson.step.topic, self.lesson.step.tasks.index(tried.task), tried, spoken)

    def _spoken_step(self) -> str:
        topic = self.lesson.step.topic
        parts = (step_text(self.lesson.at), title_text(topic), about_text(topic, self.lesson.view))
        return " ".join([f"{parts[0]}. {parts[1]}.", parts[2], task_text(topic, self.lesson.done)])

    def _show_words(self) -> None:
        lesson = self.lesson
        topic = lesson.step.topic
        self.count.setText(step_text(lesson.at))
        self.name.setText(title_text(topic))
        self.about.setText(about_text(topic, lesson.view))
        self._area.setAccessibleName(self.name.text())
        self._area.setAccessibleDescription(in_words(self.about.text()))
        self.task.setText("" if lesson.is_done else task_text(topic, lesson.done))
        self.task.setVisible(not lesson.is_done)
        asked = lesson.task in QUESTIONS
        names = self.table.play.names
        for button, seat in zip(self.answers, _SEATS, strict=True):
            button.setText(names[seat] if names else "")
            button.setVisible(asked)
        self.answer.setText(self._answer_text())
        self.answer.setVisible(bool(self.answer.text()))
        last = lesson.at + 1 == len(STEPS)
        self.next_button.setText(translate("Lesson", "&Finish") if last else translate("Lesson", "&Next"))
        self.next_button.set_primary(lesson.is_done)
        self.back_button.setEnabled(lesson.at > 0)
        self._fit()

    def retranslate(self) -> None:
        self.back.setText(translate("Lesson", "&Leave"))
        self.title.setText(translate("Lesson", "How to play"))
        self.back_button.setText(translate("Lesson", "Step &back"))
        for button in self.answers:
            button.setAutoDefault(False)
        self._show_words()
        # The table drops what its line says when the language changes, and is told of that after its page.
        QTimer.singleShot(0, self, self._show_advice)

    # The page

    def keyPressEvent(self, event: QKeyEvent) -> None:
        enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.isAutoRepeat()
        if enter and self.lesson.is_done:
            self.next_button.click()
        else:
            super().keyPressEvent(event)

    def sizeHint(self) -> QSize:
        return QSize(1180, 700)

    def minimumSizeHint(self) -> QSize:
        return QSize(640, 440)

    def _arrange(self) -> None:
        growth = self.growth
        room = self.width() - round(_LEAST_BESIDE * min(growth, 1.4))
        width = min(round(_PANEL * min(growth, 1.5)), max(room, 25 * GRID))
        self._side.setFixedWidth(width)
        self._fit()

    @Slot()
    def _fit(self) -> None:
        """Let the words have the height that they need, so that what there is to do stands right below them."""
        width = max(1, self._side.minimumWidth())
        needed = self._words.heightForWidth(width)
        below = self._below.totalHeightForWidth(width) + self._last.totalSizeHint().height() + 4 * GRID
        fits = needed + below <= self._side.height()
        if not fits:
            # The bar makes the words narrower, and so higher.
            needed = self._words.heightForWidth(max(1, width - self._area.verticalScrollBar().sizeHint().width()))
        # Whether there is a bar is decided here alone: left to the area it can come and go for ever.
        on, off = Qt.ScrollBarPolicy.ScrollBarAsNeeded, Qt.ScrollBarPolicy.ScrollBarAlwaysOff
        self._area.setVerticalScrollBarPolicy(off if fits else on)
        self._area.setMaximumHeight(needed)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._arrange()


class _Side(QWidget):
    """The paper that the words stand on."""

    resized = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.resized.emit()

    def paintEvent(self, event: QPaintEvent) -> None:
        QPainter(self).fillRect(self.rect(), theme().paper)
