"""The cards of a seat on the table: in a row, melds apart under brackets, the deadwood beside them."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QWidget

from threegin_qt.engine import Card
from threegin_qt.models.cards import SeatCardsModel

from .animation import Slides
from .card import CardButton, words_for
from .card_art import CardArt
from .card_words import meld_label, meld_words
from .painting import card_height, card_radius, draw_shadow
from .phrases import deadwood_text
from .theme import GRID, Type, theme, type_font

_WIDEST_STEP = 0.62
"""Of the distance from one card to the next, in card widths."""
_CLOSE = 0.27
"""The same where cards only lie there."""
_INDEX = 0.30
"""What has to be seen of a card for its rank and suit to be read, in card widths."""
_GAP = 0.16
"""Of the space that sets a meld apart, in card widths."""


class SeatCards(QWidget):
    """A row of cards over a SeatCardsModel, which decides about their order and melds.

    `interactive` cards can be pressed and dragged; without it they only lie there. `labelled` shows brackets and deadwood.
    """

    clicked = Signal(object)
    """A CardButton that was clicked."""
    space_pressed = Signal(object)
    drag_began = Signal(object, QPoint)
    """A CardButton and where it was pressed."""

    def __init__(self, art: CardArt, interactive: bool, labelled: bool, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.model = SeatCardsModel(words_for, self)
        self.slides = Slides(self)
        self._art = art
        self._interactive = interactive
        self._labelled = labelled
        self._card_width = 80
        self._rise = 0
        self._inset = 0
        self._buttons: list[CardButton] = []
        self._insertion: int | None = None
        self._current: Card | None = None
        self._fresh: set[CardButton] = set()
        if not interactive:
            self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        # The last thing that the model tells of any change.
        self.model.melds_changed.connect(self._refresh)
        art.changed.connect(self._repaint)

    # -- measures ------------------------------------------------------------------------------------------------------

    def set_measures(self, card_width: int, rise: int, inset: int) -> None:
        """Cards so wide; a lifted one rises so far; `inset` is free at either end, for shadows to fall on."""
        if (card_width, rise, inset) != (self._card_width, self._rise, self._inset):
            self._card_width, self._rise, self._inset = card_width, rise, inset
            self._lay_out(True)

    @property
    def card_size(self) -> QSize:
        """The size of a card here."""
        return QSize(self._card_width, card_height(self._card_width))

    def set_interactive(self, interactive: bool) -> None:
        """Whether the cards can be pressed and dragged."""
        if interactive == self._interactive:
            return
        self._interactive = interactive
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents, not interactive)
        for button in self._buttons:
            self._set_policy(button)

    def sizeHint(self) -> QSize:
        return QSize(11 * self._card_width, self._rise + card_height(self._card_width))

    # -- cards ---------------------------------------------------------------------------------------------------------

    @property
    def buttons(self) -> tuple[CardButton, ...]:
        """The buttons in display order."""
        return tuple(self._buttons)

    def button_of(self, card: Card | None) -> CardButton | None:
        """The button of a card; for None the last one that lies face down."""
        return next((button for button in reversed(self._buttons) if button.card == card), None)

    def place_of(self, button: CardButton) -> QPoint:
        """Where a button lies when nothing moves, in this widget."""
        return self._places().get(button, button.pos())

    def _refresh(self) -> None:
        """Bring the buttons in line with the model."""
        wanted = self.model.cards
        if tuple(button.card for button in self._buttons) != wanted:
            pool: dict[Card | None, list[CardButton]] = {}
            for button in self._buttons:
                pool.setdefault(button.card, []).append(button)
            ordered = []
            for card in wanted:
                waiting = pool.get(card)
                ordered.append(waiting.pop(0) if waiting else self._new_button(card))
            gone = [button for waiting in pool.values() for button in waiting]
            had_focus = any(button.hasFocus() for button in gone)
            at = next((row for row, button in enumerate(self._buttons) if button.hasFocus()), 0)
            self._buttons = ordered
            if had_focus and ordered and self._interactive:
                ordered[min(len(ordered) - 1, at)].setFocus(Qt.FocusReason.OtherFocusReason)
            for button in gone:
                self._drop_button(button)
            for button in ordered:
                button.raise_()
        for button in self._buttons:
            button.set_lifted(button.card is not None and button.card == self.model.lifted)
            meld = -1 if button.card is None or not self._labelled else self.model.meld_of(button.card)
            button.set_group(meld_words(self.model.melds[meld]) if meld >= 0 else "")
        self._lay_out()
        self._describe()

    def _new_button(self, card: Card | None) -> CardButton:
        button = CardButton(self._art, card, self)
        button.draggable = True
        button.set_width(self._card_width)
        button.clicked.connect(self._was_clicked)
        button.space_pressed.connect(self._space)
        button.drag_began.connect(self._drag)
        button.installEventFilter(self)
        self._set_policy(button)
        self._fresh.add(button)
        button.show()
        return button

    def _drop_button(self, button: CardButton) -> None:
        button.stop_drag()
        self.slides.forget(button)
        self._fresh.discard(button)
        button.hide()
        button.deleteLater()

    def _set_policy(self, button: CardButton) -> None:
        button.setFocusPolicy(Qt.FocusPolicy.ClickFocus if self._interactive else Qt.FocusPolicy.NoFocus)

    def _was_clicked(self) -> None:
        self.clicked.emit(self.sender())

    def _space(self) -> None:
        self.space_pressed.emit(self.sender())

    def _drag(self, pressed: QPoint) -> None:
        self.drag_began.emit(self.sender(), pressed)

    # -- the keyboard --------------------------------------------------------------------------------------------------

    def eventFilter(self, watched: QWidget, event: QEvent) -> bool:  # type: ignore[override]
        if event.type() == QEvent.Type.FocusIn and isinstance(watched, CardButton):
            self._current = watched.card
            self._one_tab_stop()
        return False

    def _row_of_current(self) -> int:
        cards = self.model.cards
        return cards.index(self._current) if self._current in cards else len(cards) - 1

    def _one_tab_stop(self) -> None:
        """One card takes part in the Tab order, the one that had the keyboard last; the arrows reach the others."""
        if not self._interactive or not self._buttons:
            return
        current = self._row_of_current()
        for row, button in enumerate(self._buttons):
            button.setFocusPolicy(Qt.FocusPolicy.StrongFocus if row == current else Qt.FocusPolicy.ClickFocus)

    @property
    def current(self) -> CardButton | None:
        """The card that has, or had last, the keyboard."""
        return self._buttons[self._row_of_current()] if self._buttons else None

    def focus_row(self, row: int) -> None:
        """Give the keyboard to the card of a row; rows beyond the ends are the first and the last."""
        if self._buttons:
            self._buttons[max(0, min(row, len(self._buttons) - 1))].setFocus(Qt.FocusReason.OtherFocusReason)

    def focus_step(self, step: int) -> None:
        """Give the keyboard to the next card to the right (1) or left (-1)."""
        focused = next((row for row, button in enumerate(self._buttons) if button.hasFocus()), None)
        self.focus_row(self._row_of_current() if focused is None else focused + step)

    # -- where they lie ------------------------------------------------------------------------------------------------

    def _pieces(self) -> list[tuple[int, int, int, bool]]:
        """The row in pieces that belong together: (first, after last, meld or -1, whether the whole meld)."""
        model = self.model
        melds = [model.meld_of(card) for card in model.cards]
        pieces = []
        start = 0
        for row in range(1, len(melds) + 1):
            if row == len(melds) or melds[row] != melds[start]:
                meld = melds[start]
                whole = meld >= 0 and row - start == model.melds[meld].bit_count()
                pieces.append((start, row, meld, whole))
                start = row
        return pieces

    def _places(self) -> dict[QWidget, QPoint]:
        count = len(self._buttons)
        if not count:
            return {}
        pieces = self._pieces() if self._labelled else [(0, count, -1, False)]
        apart = [one[3] or other[3] for one, other in pairwise(pieces)]
        width = self._card_width
        step, leap = self._steps(count, sum(apart))
        x = (self.width() - (width + step * (count - 1 - sum(apart)) + leap * sum(apart))) / 2
        places: dict[QWidget, QPoint] = {}
        for (first, after, _, _), gap_follows in zip(pieces, [*apart, False], strict=True):
            for row in range(first, after):
                button = self._buttons[row]
                places[button] = QPoint(round(x), 0 if button.lifted else self._rise)
                x += leap if gap_follows and row == after - 1 else step
        return places

    def _steps(self, count: int, gaps: int) -> tuple[float, float]:
        """How far it is from one card to the next, and from the last of a meld to what stands apart from it.

        A meld stands apart with its last card whole, as far as the indices of the others leave room for that.
        """
        width = self._card_width
        room = self.width() - 2 * self._inset - width
        if not self._labelled:
            return min(width * _CLOSE, room / max(1, count - 1)), 0.0
        gap = max(GRID, round(width * _GAP))
        least = width * (_INDEX + 0.08 if self._art.style.large_index else _INDEX)
        inner = count - 1 - gaps
        step = min(width * _WIDEST_STEP, (room - gaps * (width + gap)) / max(1, inner))
        if step >= least or not gaps:
            return step, float(width + gap)
        leap = (room - inner * least) / gaps
        if leap >= least:
            return least, leap
        return room / max(1, count - 1), room / max(1, count - 1)

    def _lay_out(self, at_once: bool = False) -> None:
        places = self._places()
        for button in self._buttons:
            button.set_width(self._card_width)
        for button in self._fresh:
            if button in places:
                button.move(places[button])
        self._fresh.clear()
        rows = list(places.values())
        for row, button in enumerate(self._buttons):
            following = rows[row + 1].x() - rows[row].x() if row + 1 < len(rows) else self._card_width
            below = max(0, rows[row + 1].y() - rows[row].y()) if row + 1 < len(rows) else 0
            button.lie_on(max(0, self._card_width - rows[row].x() + rows[row - 1].x()) if row else 0)
            button.cover_from(following if following < self._card_width else None, below)
        self.slides.go(places, at_once or not self.isVisible())
        self._one_tab_stop()
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._lay_out(True)

    # -- dragging within the row -----------------------------------------------------------------------------------------

    def row_at(self, x: int, moving: CardButton | None) -> int:
        """The row that a card dropped at `x` (its middle) gets; `moving` is that card if it lies here already."""
        places = self._places()
        row = 0
        for button in self._buttons:
            if button is moving:
                continue
            if places[button].x() + self._card_width * 0.3 < x:
                row += 1
        return row

    def show_insertion(self, x: int | None) -> None:
        """Mark between which cards a drop at `x` would put a card; None takes the mark away."""
        if x != self._insertion:
            self._insertion = x
            self.update()

    # -- looks ---------------------------------------------------------------------------------------------------------

    def _repaint(self) -> None:
        for button in self._buttons:
            button.update()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.model.retranslate()
        elif event.type() == QEvent.Type.FontChange:
            self.update()
        super().changeEvent(event)

    def _describe(self) -> None:
        if self._labelled:
            parts = [meld_words(meld) for meld in self.model.melds]
            self.setAccessibleDescription("; ".join([*parts, deadwood_text(self.model.deadwood)]))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        look = theme()
        for button in self._buttons:
            if button.away:
                continue
            box = QRectF(button.geometry())
            reach = max(5.0, self._card_width * (0.14 if button.lifted else 0.08))
            draw_shadow(painter, box, card_radius(box.width()), reach, look.shadow)
        if self._labelled and self._buttons and any(button.card is not None for button in self._buttons):
            self._paint_labels(painter)
        if self._insertion is not None:
            x = self._insertion_x(self._insertion)
            painter.setPen(QPen(look.felt_accent, 3, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
            top = self._rise + 2
            painter.drawLine(QPointF(x, top - self._rise), QPointF(x, top))
            painter.drawLine(QPointF(x - 4, top - self._rise), QPointF(x + 4, top - self._rise))

    def _insertion_x(self, pointer: int) -> float:
        places = [place.x() for place in self._places().values()]
        row = self.row_at(pointer, None)
        if row < len(places):
            return max(2.0, places[row] - 2.0)
        return min(self.width() - 2.0, places[-1] + self._card_width + 2.0)

    def _spans(self) -> list[tuple[float, float, int, bool, str]]:
        """Pieces of the row as (left, right, meld or -1, whether whole, label)."""
        places = list(self._places().values())
        spans = []
        for first, after, meld, whole in self._pieces():
            left = float(places[first].x())
            right = float(places[after - 1].x() + self._card_width)
            if after < len(places):
                right = min(right, places[after].x() - 3.0)
            label = meld_label(self.model.melds[meld]) if whole else ""
            spans.append((left, right, meld, whole, label))
        return spans

    def _paint_labels(self, painter: QPainter) -> None:
        look = theme()
        font = type_font(self, Type.SMALL)
        metrics = QFontMetricsF(font)
        painter.setFont(font)
        top = self._rise + card_height(self._card_width) + 6.0
        line = top + 5.0
        taken: list[tuple[float, float]] = []
        spans = self._spans()
        for left, right, meld, whole, label in spans:
            if meld < 0:
                continue
            painter.setPen(QPen(look.felt_accent, 1.5))
            painter.drawLine(QPointF(left + 2, line), QPointF(right - 2, line))
            if not whole:
                continue
            for x in (left + 2, right - 2):
                painter.drawLine(QPointF(x, top), QPointF(x, line))
            width = metrics.horizontalAdvance(label)
            if width <= right - left + GRID:
                start = (left + right - width) / 2
                painter.drawText(QPointF(start, line + metrics.ascent() + 2), label)
                taken.append((start, start + width))
        self._paint_deadwood(painter, metrics, spans, taken, line)

    def _paint_deadwood(
        self,
        painter: QPainter,
        metrics: QFontMetricsF,
        spans: Sequence[tuple[float, float, int, bool, str]],
        taken: list[tuple[float, float]],
        line: float,
    ) -> None:
        """The deadwood under the longest run of unmelded cards, moved aside where a meld's name is."""
        text = deadwood_text(self.model.deadwood)
        width = metrics.horizontalAdvance(text)
        loose = [(right - left, left, right) for left, right, meld, _, _ in spans if meld < 0]
        space = GRID * 1.5
        if loose:
            _, left, right = max(loose)
            wanted = (left + right - width) / 2
        else:
            wanted = spans[-1][1] + space
        x = label_place(width, wanted, taken, (self._inset, self.width() - self._inset), space)
        if x is None:
            return
        painter.setPen(theme().felt_text)
        painter.drawText(QPointF(x, line + metrics.ascent() + 2), text)

    def cards_rect(self) -> QRect:
        """What the cards cover, in this widget."""
        return QRect(0, 0, self.width(), self._rise + card_height(self._card_width))


def label_place(
    width: float, wanted: float, taken: Sequence[tuple[float, float]], room: tuple[float, float], space: float
) -> float | None:
    """Where a label of a width begins: as near as can be to where it is wanted, inside the room, aside from what is taken.

    `taken` are spans from left to right, from which the label keeps `space`. None if there is no place for it.
    """
    left, right = room
    free = []
    for start, end in [*sorted(taken), (right + space, right)]:
        if start - space - left >= width:
            free.append((left, start - space - width))
        left = max(left, end + space)
    return min((min(max(wanted, low), high) for low, high in free), key=lambda place: abs(place - wanted), default=None)
