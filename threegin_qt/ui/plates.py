"""The plate of a seat: name, role, total, and how far it is to the target."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from threegin_qt.engine import Level

from .languages import fill, translate
from .painting import draw_bar, draw_paper, draw_role, draw_shadow, fitted_font
from .phrases import role_text
from .theme import GRID, RADIUS, Type, faded, theme, type_font
from .verdict_words import level_text


class SeatPlate(QWidget):
    """A seat's plate. It frames itself in the accent colour while its player is in turn."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._name = ""
        self._you = False
        self._level: Level | None = None
        self._role: int | None = None
        self._total = 0
        self._target = 100
        self._turn = False
        self._thinking = False
        self.setAttribute(Qt.WidgetAttribute.WA_NoSystemBackground)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def show_player(self, name: str, you: bool, level: Level | None) -> None:
        """Who sits here."""
        if (name, you, level) != (self._name, self._you, self._level):
            self._name, self._you, self._level = name, you, level
            self._changed()

    def show_state(self, role: int | None, total: int, target: int, turn: bool, thinking: bool) -> None:
        """The seat's role (None before the draw for roles), total, the match's target, and whether it is in turn."""
        state = (role, total, target, turn, thinking)
        if state != (self._role, self._total, self._target, self._turn, self._thinking):
            self._role, self._total, self._target, self._turn, self._thinking = state
            self._changed()

    @property
    def total(self) -> int:
        """The total that is shown."""
        return self._total

    def _second_line(self) -> str:
        """Role and level, or that the player thinks."""
        if self._thinking:
            return translate("Table", "thinking …")
        parts = [] if self._role is None else [role_text(self._role)]
        if self._level is not None:
            parts.append(level_text(self._level))
        return " · ".join(parts)

    def _changed(self) -> None:
        text = translate("Table", "%1, %n points of %2", None, self._total)
        name = fill(text, self._name, self._target)
        parts = [name, *([] if self._role is None else [role_text(self._role)])]
        if self._level is not None:
            parts.append(level_text(self._level))
        if self._thinking:
            parts.append(translate("Table", "thinking …"))
        self.setAccessibleName(", ".join(parts))
        self.update()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._changed()
        elif event.type() == QEvent.Type.FontChange:
            self.updateGeometry()
            self.update()
        super().changeEvent(event)

    def sizeHint(self) -> QSize:
        """As high as the two lines and the bar are; the width is the table's affair."""
        title = QFontMetricsF(type_font(self, Type.BODY, True)).height()
        small = QFontMetricsF(type_font(self, Type.SMALL)).height()
        return QSize(208, round(title + small + 28))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        look = theme()
        box = QRectF(self.rect()).adjusted(4, 2, -4, -6)
        draw_shadow(painter, box, RADIUS, 4, faded(look.shadow, look.shadow.alphaF() * 0.6))
        draw_paper(painter, box, look, line=look.accent if self._turn else None)
        mark = min(box.height() - 2 * GRID, box.height() * 0.56)
        circle = QRectF(box.x() + 10, box.center().y() - mark / 2, mark, mark)
        painter.setPen(Qt.PenStyle.NoPen)
        if self._role is not None:
            painter.setBrush(look.accent if self._turn else look.paper_raised)
            painter.drawEllipse(circle)
            inner = mark * 0.52
            glyph = QRectF(0, 0, inner, inner)
            glyph.moveCenter(circle.center())
            draw_role(painter, glyph, self._role, look.on_accent if self._turn else look.accent_text)
        left = circle.right() + 10 if self._role is not None else box.x() + 12
        text = QRectF(left, box.y() + 6, box.right() - 12 - left, box.height() - 10)
        self._paint_text(painter, text)

    def _paint_text(self, painter: QPainter, area: QRectF) -> None:
        look = theme()
        name_font = type_font(self, Type.BODY, True)
        total_font = type_font(self, Type.TITLE, True)
        small = type_font(self, Type.SMALL)
        metrics = QFontMetricsF(name_font)
        small_metrics = QFontMetricsF(small)
        total = str(self._total)
        total_width = QFontMetricsF(total_font).horizontalAdvance(total)
        row = QRectF(area.x(), area.y(), area.width(), metrics.height())
        painter.setPen(look.text)
        painter.setFont(total_font)
        painter.drawText(row.adjusted(0, -4, 0, 4), Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, total)
        room = area.width() - total_width - GRID
        name_font = fitted_font(name_font, self._name, room)
        painter.setFont(name_font)
        name = QFontMetricsF(name_font).elidedText(self._name, Qt.TextElideMode.ElideRight, room)
        painter.drawText(row, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, name)
        second = QRectF(area.x(), row.bottom(), area.width(), small_metrics.height())
        painter.setPen(look.accent_text if self._turn else look.muted)
        line = self._second_line()
        if small_metrics.horizontalAdvance(line) > area.width() and self._role is not None and not self._thinking:
            # The level is told when the match is set up; the role has to be read.
            line = role_text(self._role)
        small = fitted_font(small, line, area.width())
        painter.setFont(small)
        line = QFontMetricsF(small).elidedText(line, Qt.TextElideMode.ElideRight, area.width())
        painter.drawText(second, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, line)
        bar = QRectF(area.x(), second.bottom() + 3, area.width(), 4)
        draw_bar(painter, bar, min(1.0, self._total / self._target) if self._target else 0.0, look)
