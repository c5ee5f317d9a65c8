"""All cards thrown so far, in order, on a sheet above the pile."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPointF, QRect, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QCursor, QEnterEvent, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from threegin_qt.engine import Card

from .card_art import CardArt
from .card_words import cards_words
from .languages import translate
from .painting import card_height, card_pixmap, draw_paper, draw_shadow
from .theme import GRID, RADIUS, Type, theme, type_font

_DELAY_MS = 350
_STEP = 0.46
_INDEX = 0.42
"""How much of a card has to be seen, from above: its index."""


class DiscardHistory(QWidget):
    """The sheet. It opens a moment after the pointer came over the pile, or at once by a key, and closes when it leaves."""

    left = Signal()

    def __init__(self, art: CardArt, parent: QWidget) -> None:
        super().__init__(parent)
        self._art = art
        self._pile: tuple[Card, ...] = ()
        self._room = QRect()
        self._pinned = False
        self._delay = QTimer(self, singleShot=True, interval=_DELAY_MS)
        self._delay.timeout.connect(self._open)
        self.hide()

    def set_room(self, room: QRect) -> None:
        """Where the sheet may be, in the parent."""
        self._room = room
        if self.isVisible():
            self._fit()

    def open_soon(self, pile: tuple[Card, ...]) -> None:
        """Open for the pointer, if it stays."""
        self._pile = pile
        if len(pile) > 1 and not self.isVisible():
            self._pinned = False
            self._delay.start()

    def open_now(self, pile: tuple[Card, ...], pinned: bool) -> None:
        """Open at once; `pinned` until it is closed by a key."""
        self._pile = pile
        self._pinned = pinned
        self._open()

    def follow(self, pile: tuple[Card, ...]) -> None:
        """Go on showing the pile, which is this one by now; another hand's closes the sheet."""
        if not self.isVisible() or pile == self._pile:
            return
        common = min(len(pile), len(self._pile))
        if not common or pile[:common] != self._pile[:common]:
            self.close_now()
        else:
            self._pile = pile
            self._open()

    def close_unless_under(self, pile: QWidget) -> None:
        """The pointer left the pile or the sheet: close unless it is still over one of them."""
        self._delay.stop()
        if self._pinned or not self.isVisible():
            return
        pointer = QCursor.pos()
        for widget in (pile, self):
            if widget.rect().adjusted(-6, -6, 6, 6).contains(widget.mapFromGlobal(pointer)):
                return
        self.close_now()

    def close_now(self) -> None:
        """Put the sheet away."""
        self._delay.stop()
        self.hide()

    def leaveEvent(self, event: QEvent) -> None:
        self.left.emit()

    def enterEvent(self, event: QEnterEvent) -> None:
        self._delay.stop()

    def _open(self) -> None:
        self._name()
        self._fit()
        self.show()
        self.raise_()

    def _name(self) -> None:
        self.setAccessibleName(f"{self._title()}: {cards_words(self._pile)}")

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange and self.isVisible():
            self._name()
            self._fit()
        super().changeEvent(event)

    def _title(self) -> str:
        return translate("Table", "Thrown so far, the oldest first")

    def _measure(self, width: int) -> tuple[int, int, int]:
        """Cards in a row, rows, and the height of the sheet without any card, with cards so wide."""
        inner = self._room.width() - 4 * GRID - width
        per_row = max(1, int(inner / (width * _STEP)) + 1)
        rows = -(-len(self._pile) // per_row)
        title = QFontMetricsF(type_font(self, Type.SMALL, True)).height()
        return per_row, rows, round(title + GRID + rows * 6 + 3 * GRID)

    def _seen(self, width: int) -> int:
        """How much of the height of a card is seen where the cards are so wide: all, or as much as there is room for."""
        _, rows, bare = self._measure(width)
        return min(card_height(width), (self._room.height() - bare) // rows)

    def _fit(self) -> None:
        width = 9 * GRID
        while width > 3 * GRID and self._seen(width) < card_height(width) * _INDEX:
            width -= GRID // 2
        self._card_width = width
        per_row, rows, bare = self._measure(width)
        height = bare + rows * max(1, self._seen(width))
        across = min(per_row, len(self._pile))
        title = QFontMetricsF(type_font(self, Type.SMALL, True)).horizontalAdvance(self._title())
        needed = max(width * (1 + _STEP * (across - 1)), title) + 5 * GRID
        sheet = QRect(0, 0, round(min(needed, self._room.width())), min(height, self._room.height()))
        sheet.moveCenter(self._room.center())
        sheet.moveBottom(self._room.bottom())
        self.setGeometry(sheet)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        look = theme()
        box = QRectF(self.rect()).adjusted(5, 4, -5, -7)
        draw_shadow(painter, box, RADIUS, 5, look.shadow)
        draw_paper(painter, box, look)
        font = type_font(self, Type.SMALL, True)
        metrics = QFontMetricsF(font)
        painter.setFont(font)
        painter.setPen(look.muted)
        inner = box.adjusted(1.5 * GRID, GRID, -1.5 * GRID, -GRID)
        painter.drawText(inner, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop, self._title())
        per_row, seen, dpr = self._measure(self._card_width)[0], self._seen(self._card_width), self.devicePixelRatioF()
        for at, card in enumerate(self._pile):
            row, column = divmod(at, per_row)
            x = inner.x() + column * self._card_width * _STEP
            y = inner.y() + metrics.height() + GRID + row * (seen + 6)
            pixmap = card_pixmap(self._art, card, self._card_width, dpr)
            painter.drawPixmap(QPointF(round(x), round(y)), pixmap, QRectF(0, 0, pixmap.width(), seen * dpr))
