"""The quiet way into the lesson: a button that looks like a link."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent

from .controls import Button, row_height
from .painting import draw_focus
from .theme import GRID, RADIUS, theme


class LinkButton(Button):
    """Text that can be pressed, as quiet as a button can be. Its words may be cut at the end where there is little room."""

    PADDING = GRID
    """Between the edge, where the ring of the keyboard is, and the words."""

    def sizeHint(self) -> QSize:
        width = self.fontMetrics().size(Qt.TextFlag.TextShowMnemonic, self.text()).width()
        return QSize(width + 2 * self.PADDING, row_height(self))

    def minimumSizeHint(self) -> QSize:
        return QSize(min(self.sizeHint().width(), 20 * GRID), row_height(self))

    def paintEvent(self, event: QPaintEvent) -> None:
        look = theme()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(look.text if self.isDown() or self.underMouse() else look.accent_text)
        font = self.font()
        font.setUnderline(self.underMouse() or self.isDown())
        painter.setFont(font)
        flags = Qt.TextFlag.TextShowMnemonic
        room = self.rect().adjusted(self.PADDING, 0, -self.PADDING, 0)
        text = painter.fontMetrics().elidedText(self.text(), Qt.TextElideMode.ElideRight, room.width(), flags.value)
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft | flags, text)
        if self.hasFocus():
            draw_focus(painter, QRectF(self.rect()), RADIUS, look)
