"""The four orders of the player's cards, as small buttons in a row."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QEvent, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QFont, QKeyEvent, QPainter, QPainterPath, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QButtonGroup, QWidget

from threegin_qt.models.cards import Order

from .assistive import heed_toggle
from .card_art import suit_path
from .drag import Ring, step_in_group
from .languages import translate
from .painting import draw_focus
from .theme import RADIUS, Type, theme, type_font


class OrderButton(QAbstractButton):
    """One of the orders, drawn as a sign."""

    def __init__(self, order: Order, parent: QWidget) -> None:
        super().__init__(parent)
        self.order = order
        self.setCheckable(True)
        self.setAutoExclusive(True)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.retranslate()

    def retranslate(self) -> None:
        """Make the texts anew."""
        text = {
            Order.RANK: translate("Table", "Order by rank"),
            Order.SUIT: translate("Table", "Order by suit"),
            Order.MELDS: translate("Table", "Order by melds"),
            Order.FREE: translate("Table", "My own order"),
        }[self.order]
        self.setAccessibleName(text)
        self.setToolTip(text)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        # Up and Down go between the places of the table, also from here.
        if event.key() == Qt.Key.Key_Space:
            self.click()
        elif not step_in_group(self, event.key()):
            event.ignore()

    def focusInEvent(self, event: QFocusEvent) -> None:
        Ring.after(event.reason())
        super().focusInEvent(event)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        look = theme()
        box = QRectF(self.rect()).adjusted(2, 2, -2, -2)
        chosen = self.isChecked()
        if chosen or self.underMouse():
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(look.accent if chosen else look.paper_raised)
            painter.drawRoundedRect(box, RADIUS - 2, RADIUS - 2)
        ink = look.on_accent if chosen else look.text
        painter.setPen(ink)
        side = min(box.width(), box.height()) * 0.62
        sign = QRectF(0, 0, side, side)
        sign.moveCenter(box.center())
        self._paint_sign(painter, sign)
        if self.hasFocus() and Ring.wanted:
            draw_focus(painter, QRectF(self.rect()), RADIUS, look)

    def _paint_sign(self, painter: QPainter, sign: QRectF) -> None:
        ink = painter.pen().color()
        if self.order == Order.RANK:
            font = type_font(self, Type.SMALL, True)
            font.setPixelSize(max(9, round(sign.height() * 0.72)))
            font.setWeight(QFont.Weight.Bold)
            painter.setFont(font)
            painter.drawText(sign.adjusted(-9, -2, 9, 2), Qt.AlignmentFlag.AlignCenter, "A23")
        elif self.order == Order.SUIT:
            for at, suit in enumerate((3, 2)):
                painter.save()
                painter.translate(sign.x() + (at - 0.08) * sign.width() * 0.56, sign.y() + sign.height() * 0.2)
                painter.scale(sign.width() * 0.6, sign.height() * 0.6)
                painter.fillPath(suit_path(suit), ink)
                painter.restore()
        elif self.order == Order.MELDS:
            painter.setPen(QPen(ink, 1.6))
            for at in range(3):
                card = QRectF(sign.x() + at * sign.width() * 0.28, sign.y(), sign.width() * 0.42, sign.height() * 0.62)
                painter.setBrush(theme().accent if self.isChecked() else theme().paper)
                painter.drawRoundedRect(card, 2, 2)
            low = sign.bottom() - 1
            path = QPainterPath(QPointF(sign.x(), low - 4))
            for x, y in ((sign.x(), low), (sign.right(), low), (sign.right(), low - 4)):
                path.lineTo(x, y)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawPath(path)
        else:
            painter.setPen(QPen(ink, 1.8, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin))
            y = sign.center().y()
            arm = sign.width() * 0.24
            painter.drawLine(QPointF(sign.x(), y), QPointF(sign.right(), y))
            for x, way in ((sign.x(), 1), (sign.right(), -1)):
                painter.drawLine(QPointF(x, y), QPointF(x + way * arm, y - arm))
                painter.drawLine(QPointF(x, y), QPointF(x + way * arm, y + arm))


class Sorter(QWidget):
    """The row of the four orders. One of them is in force."""

    chosen = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._group = QButtonGroup(self)
        self._order: Order | None = None
        self._buttons = [OrderButton(order, self) for order in Order]
        for button in self._buttons:
            self._group.addButton(button)
            button.clicked.connect(self._clicked)
            heed_toggle(
                button,
                partial(self._is_in_force, button.order),
                partial(self.chosen.emit, button.order.value),
            )
        self._retranslate()

    def _is_in_force(self, order: Order) -> bool:
        return order == self._order

    def show_order(self, order: Order) -> None:
        """This order is in force."""
        self._order = order
        for button in self._buttons:
            if button.order == order:
                button.setChecked(True)

    def _clicked(self) -> None:
        button = self.sender()
        assert isinstance(button, OrderButton)
        self.chosen.emit(button.order.value)

    def _retranslate(self) -> None:
        self.setAccessibleName(translate("Table", "Order of your cards"))
        for button in self._buttons:
            button.retranslate()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

    def sizeHint(self) -> QSize:
        return QSize(4 * 44, 36)

    def resizeEvent(self, event: QResizeEvent) -> None:
        each = min(round(self.height() * 1.25), (self.width() - 8) // 4)
        for at, button in enumerate(self._buttons):
            button.setGeometry(QRect(4 + at * each, 0, each, self.height()))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        look = theme()
        last = self._buttons[-1].geometry()
        box = QRectF(4, 0, last.right() - 3, self.height())
        painter.setPen(QPen(look.paper_line, look.line_width))
        painter.setBrush(look.paper)
        painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), RADIUS, RADIUS)
