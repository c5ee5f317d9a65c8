"""What the review says beside the table: the decision shown, all decisions, the verdicts."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QModelIndex, QRect, QSize, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QHBoxLayout,
    QHeaderView,
    QSizePolicy,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from threegin_qt.engine import Judgement, Label, PlayerView
from threegin_qt.models.verdicts import (
    JUDGEMENT_ROLE,
    Decision,
    DecisionsModel,
    DecisionWords,
    HandVerdict,
    MatchVerdict,
)

from .assistive import heed_selection
from .controls import Button, Choice, Line, Text
from .languages import translate
from .pages import scrolling
from .paper_table import Index, PaperDelegate, PaperTable, alignment_of, draw_text
from .phrases import action_text
from .review_words import (
    advice_text,
    assisted_text,
    choice_cost,
    hand_play_text,
    hand_points_text,
    hand_title,
    judgement_text,
    judgement_title,
    labels_text,
    match_verdict_text,
    reasons_line,
)
from .theme import GRID, Theme, Type, theme

_CHOICES = 4


class ChoiceRow(QWidget):
    """One choice: what it is, what it is worth, and why."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.action = Text(self, bold=True, wrap=True)
        self.cost = Text(self)
        self.cost.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignTop)
        self.cost.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Preferred)
        self.reasons = Text(self, Type.SMALL, muted=True, wrap=True)
        row = QHBoxLayout()
        row.setSpacing(GRID)
        row.addWidget(self.action, 1)
        row.addWidget(self.cost)
        box = QVBoxLayout(self)
        box.setContentsMargins(0, 0, 0, 0)
        box.setSpacing(2)
        box.addLayout(row)
        box.addWidget(self.reasons)

    def show_words(self, action: str, cost: str, reasons: str) -> None:
        """Say this."""
        self.action.setText(action)
        self.cost.setText(cost)
        self.reasons.setText(reasons)
        self.reasons.setVisible(bool(reasons))


class DecisionBox(QWidget):
    """The decision that is open at the moment shown: what was done, what it cost, what was best and why."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.title = Text(self, bold=True, wrap=True)
        self.verdict = Text(self, wrap=True)
        self.played = ChoiceRow(self)
        self.heading = Text(self, Type.SMALL, muted=True)
        self.rows = tuple(ChoiceRow(self) for _ in range(_CHOICES))
        self._line = Line(self)
        box = QVBoxLayout(self)
        box.setContentsMargins(0, 0, 0, 0)
        box.setSpacing(GRID)
        for widget in (self.title, self.played, self.verdict, self._line, self.heading, *self.rows):
            box.addWidget(widget)
        box.addStretch()

    def show_nothing(self, text: str) -> None:
        """Say that nothing was decided here, or nothing at all."""
        self._show_parts(())
        self.title.setText(text)

    def show_hidden(self, judgement: Judgement, name: str) -> None:
        """Say who decided, and no more: what was best, and why, would tell of cards that are hidden."""
        self._show_parts((self.verdict,))
        self.title.setText(judgement_title(judgement, name))
        #: The eyes are those of the choice in the head of the page: "As Viktor saw it", "All cards open". F is the key.
        text = translate("Review", "Decided with cards that are hidden now. F shows other eyes or all cards.")
        self.verdict.setText(text)

    def _show_parts(self, shown: Sequence[QWidget]) -> None:
        for widget in (self.played, self.verdict, self.heading, *self.rows):
            widget.setVisible(widget in shown)
        self._line.setVisible(self.played in shown)
        if self.played not in shown:
            self.played.show_words("", "", "")
        if self.verdict not in shown:
            self.verdict.setText("")

    def show_judgement(self, judgement: Judgement, view: PlayerView, name: str) -> None:
        """Show a judgement, with the view of the player who decided."""
        self._show_parts((self.played, self.verdict, self.heading))
        self.title.setText(judgement_title(judgement, name))
        played = judgement.played
        self.played.show_words(action_text(played.action, view), "", reasons_line(played) if judgement.chance_lost else "")
        self.verdict.setText(judgement_text(judgement))
        others = judgement.choices
        best = others[0] if others else played
        if best.action == played.action:
            others = others[1:]
            self.heading.setText(translate("Review", "It was the best choice. Others:"))
            self.heading.setVisible(bool(others))
        else:
            self.heading.setText(translate("Review", "Best, and what else there was:"))
            others = tuple(choice for choice in others if choice.action != played.action)
        for row, choice in zip(self.rows, (*others, *(None,) * _CHOICES), strict=False):
            row.setVisible(choice is not None)
            if choice is not None:
                row.show_words(action_text(choice.action, view), choice_cost(choice, best), reasons_line(choice))

    def spoken(self) -> str:
        """All that is shown, as one text."""
        parts = [self.title, self.played.action, self.verdict, self.heading]
        for row in self.rows:
            if row.isVisibleTo(self):
                parts += [row.action, row.cost, row.reasons]
        return " ".join(_sentence(label.text()) for label in parts if label.isVisibleTo(self) and label.text())

    def verdict_words(self) -> str:
        """Who decided what, and what it was worth."""
        return " ".join(_sentence(label.text()) for label in (self.title, self.played.action, self.verdict) if label.text())


def _sentence(text: str) -> str:
    return text if text.endswith((".", ":", "!", "?")) else f"{text}."


class _DecisionDelegate(PaperDelegate):
    """Marks what a decision gave away by its weight: a mark of one, two or three strokes beside the number."""

    def paint_cell(self, painter: QPainter, room: QRect, index: Index, look: Theme) -> None:
        if index.column() != DecisionsModel.LOST:
            super().paint_cell(painter, room, index, look)
            return
        judgement = index.data(JUDGEMENT_ROLE)
        text = str(index.data() or "")
        painter.setPen(look.muted if judgement is None or judgement.label == Label.SOUND else look.text)
        marks = 0 if judgement is None else int(judgement.label)
        draw_text(painter, room.adjusted(0, 0, -2 * GRID, 0), text, alignment_of(index) | Qt.AlignmentFlag.AlignRight)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(look.accent_text)
        for mark in range(marks):
            painter.drawRect(room.right() - 10 + 4 * mark, room.center().y() + 4 - 3 * (mark + 1), 3, 3 * (mark + 1) + 1)

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        size = super().sizeHint(option, index)
        if index.column() == DecisionsModel.LOST:
            size.setWidth(size.width() + 2 * GRID)  # the strokes
        return size


class DecisionTable(PaperTable):
    """The judged decisions; a row that becomes the current one is `chosen`."""

    chosen = Signal(int)
    """The moment of the decision."""

    def __init__(self, model: DecisionsModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._quiet = False
        self._with_names = False
        self.setItemDelegate(_DecisionDelegate(self))
        self.setModel(model)
        self.setSelectionMode(PaperTable.SelectionMode.SingleSelection)
        heed_selection(self)
        self.header.setSectionResizeMode(DecisionsModel.WHAT, QHeaderView.ResizeMode.Stretch)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def minimumSizeHint(self) -> QSize:
        return QSize(20 * GRID, 3 * self.row_height())

    def fit_columns(self, with_names: bool) -> None:
        """Give the narrow columns what they need; the names only where they differ."""
        self._with_names = with_names
        self.setColumnHidden(DecisionsModel.WHO, not with_names)
        for column in (DecisionsModel.HAND, DecisionsModel.WHO, DecisionsModel.LOST):
            width = max(self.header.natural_width(column) - 2 * GRID, self.sizeHintForColumn(column))
            self.setColumnWidth(column, min(width, 8 * self.fontMetrics().height()))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            # The head of the table gets its font after it.
            QTimer.singleShot(0, self, lambda: self.fit_columns(self._with_names))

    def currentChanged(self, current: QModelIndex, previous: QModelIndex) -> None:
        super().currentChanged(current, previous)
        model = self.model()
        if current.isValid() and not self._quiet and isinstance(model, DecisionsModel):
            self.chosen.emit(model.rows[current.row()].moment)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self.currentIndex().isValid():
            self.scrollTo(self.currentIndex())

    def show_row(self, row: int | None) -> None:
        """Make a row the current one without telling anybody."""
        self._quiet = True
        if row is None:
            self.clearSelection()
        else:
            self.setCurrentIndex(self.model().index(row, 0))
        self._quiet = False


class ReviewPanel(QWidget):
    """The right side of the review."""

    moment_chosen = Signal(int)
    """A decision was chosen in the list: the moment at which it is open."""
    whose_changed = Signal(object)
    """Whose decisions are listed: a seat, or None for all."""
    retry_wanted = Signal()

    def __init__(self, words: DecisionWords, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._hands: tuple[HandVerdict, ...] = ()
        self._verdict: MatchVerdict | None = None
        self._hand = 0
        self._waiting = ""
        self.model = DecisionsModel(words, self)
        self.summary = Text(self, wrap=True)
        self.labels = Text(self, Type.SMALL, muted=True, wrap=True)
        self.more = Text(self, Type.SMALL, muted=True, wrap=True)
        self.answer = Text(self, wrap=True)
        self.box = DecisionBox(self)
        self.hand_title = Text(self, bold=True)
        self.hand_points = Text(self, Type.SMALL, wrap=True)
        self.hand_play = Text(self, Type.SMALL, wrap=True)
        self.whose = Choice(self, narrowest=16 * GRID)
        self.table = DecisionTable(self.model, self)
        self.retry = Button(self)
        self.answer.hide()
        self.whose.activated.connect(self._on_whose)
        self.table.chosen.connect(self.moment_chosen)
        self.retry.clicked.connect(self.retry_wanted)

        top = QWidget()
        inner = QVBoxLayout(top)
        inner.setContentsMargins(2 * GRID, 2 * GRID, 2 * GRID, GRID)
        inner.setSpacing(GRID)
        for widget in (self.summary, self.labels, self.more, Line(self), self.answer, self.box):
            inner.addWidget(widget)
        inner.addStretch()
        below = QVBoxLayout()
        below.setContentsMargins(2 * GRID, GRID, 2 * GRID, 2 * GRID)
        below.setSpacing(GRID)
        for widget in (self.hand_title, self.hand_points, self.hand_play):
            below.addWidget(widget)
        row = QHBoxLayout()
        row.setSpacing(GRID)
        row.addWidget(self.whose, 1)
        row.addWidget(self.retry)
        below.addLayout(row)
        below.addWidget(self.table, 1)
        self._line = Line(self)
        self._box = QVBoxLayout(self)
        self._box.setContentsMargins(0, 0, 0, 0)
        self._box.setSpacing(0)
        area = scrolling(top, self)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._box.addWidget(area, 3)
        self._box.addWidget(self._line)
        self._box.addLayout(below, 1)

    def paintEvent(self, event: QPaintEvent) -> None:
        QPainter(self).fillRect(self.rect(), theme().paper)

    def use_words(self, words: DecisionWords) -> None:
        """Word the list with these from now on."""
        self.model.use_words(words)

    def show_waiting(self, text: str) -> None:
        """Say how far the review is, as long as there is none."""
        self._waiting = text
        self._verdict = None
        self._hands = ()
        self.model.show((), ())
        self._show_verdicts()
        self._allow_retry(text)

    def _allow_retry(self, why_not: str = "") -> None:
        """There are mistakes to retry once the review is there; until then the button says why it cannot be pressed."""
        self.retry.setEnabled(not why_not)
        self.retry.setToolTip(why_not)
        self.retry.setAccessibleDescription(why_not)

    def show_answer(self, text: str) -> None:
        """Say this above the decision, in answer to a key; empty for nothing."""
        self.answer.setText(text)
        self.answer.setVisible(bool(text))

    def show_verdicts(self, verdict: MatchVerdict, hands: Sequence[HandVerdict]) -> None:
        """Show the verdicts on a seat."""
        self._waiting = ""
        self._verdict, self._hands = verdict, tuple(hands)
        self._show_verdicts()
        self._allow_retry()

    def show_decisions(self, decisions: Sequence[Decision], names: Sequence[str], whose: object) -> None:
        """List these decisions, of a seat or of all."""
        everybody = translate("Review", "Everybody's decisions")
        self.whose.set_items([(None, everybody), *enumerate(names)])
        self.whose.set_value(whose)
        self.model.show(decisions, names)
        self.table.fit_columns(whose is None)

    def set_wide(self, wide: bool) -> None:
        """Lay the decision and the list side by side, or one above the other."""
        self._box.setDirection(QBoxLayout.Direction.LeftToRight if wide else QBoxLayout.Direction.TopToBottom)
        self._line.setVisible(not wide)

    def show_hand(self, number: int) -> None:
        """Show the verdict on a hand, 0 for none."""
        self._hand = number
        self._show_verdicts()

    def _show_verdicts(self) -> None:
        verdict = self._verdict
        self.summary.setText(self._waiting if verdict is None else match_verdict_text(verdict))
        self.labels.setText("" if verdict is None or not verdict.decisions else labels_text(verdict))
        more = "" if verdict is None else " ".join(filter(None, (advice_text(verdict), assisted_text(verdict))))
        self.more.setText(more)
        for label in (self.labels, self.more):
            label.setVisible(bool(label.text()))
        hand = next((one for one in self._hands if one.hand == self._hand), None)
        for label in (self.hand_title, self.hand_points, self.hand_play):
            label.setVisible(hand is not None)
        if hand is not None:
            self.hand_title.setText(hand_title(hand))
            self.hand_points.setText(hand_points_text(hand))
            self.hand_play.setText(hand_play_text(hand))

    @Slot()
    def _on_whose(self) -> None:
        self.whose_changed.emit(self.whose.value())

    def retranslate(self) -> None:
        """Make all texts anew."""
        self.whose.name_it(translate("Review", "Whose decisions"))
        self.table.setAccessibleName(translate("Review", "Decisions"))
        self.retry.setText(translate("Review", "&Retry my mistakes"))
        self.model.retranslate()
        self._show_verdicts()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)
