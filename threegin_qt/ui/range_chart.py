"""Values with their intervals about a value that is to be expected: whether chance favours anybody."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from .charts import Chart, Tick
from .painting import draw_focus
from .scales import Scale
from .theme import GRID, RADIUS, Theme, Type, faded, theme, type_font


class Range(NamedTuple):
    """One line of the chart."""

    name: str
    value: float
    half_width: float
    text: str
    """The value in words, with its interval and count."""


class RangeChart(Chart):
    """A dot for each value, a line for its interval, a dashed line for what is to be expected."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._ranges: tuple[Range, ...] = ()
        self._scale = Scale(-1.0, 1.0, ())
        self._expected = Tick(0.0, "")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def show_data(self, ranges: Sequence[Range], scale: Scale, expected: Tick, text: str) -> None:
        """Draw these over a scale; `text` says in words what the chart shows."""
        self._ranges, self._scale, self._expected = tuple(ranges), scale, expected
        self.setAccessibleDescription(text)
        self.updateGeometry()
        self.update()

    # Where things are

    def _row(self) -> int:
        return 2 * self.fontMetrics().height() + GRID

    def _foot(self) -> int:
        return 2 * self.fontMetrics().height()

    def sizeHint(self) -> QSize:
        return QSize(50 * GRID, self._row() * max(1, len(self._ranges)) + self._foot())

    def minimumSizeHint(self) -> QSize:
        return QSize(30 * GRID, self.sizeHint().height())

    def _x(self, value: float, plot: QRectF) -> float:
        share = (value - self._scale.low) / (self._scale.high - self._scale.low)
        return plot.left() + min(1.0, max(0.0, share)) * plot.width()

    def paintEvent(self, event: QPaintEvent) -> None:
        look = theme()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        row = self._row()
        plot = QRectF(2 * GRID, 0, self.width() - 4 * GRID, row * len(self._ranges))
        self._draw_scale(painter, plot, look)
        for number, each in enumerate(self._ranges):
            self._draw_range(painter, plot, each, number * row, look)
        if self.hasFocus():
            draw_focus(painter, QRectF(self.rect()), RADIUS, look)

    def _draw_scale(self, painter: QPainter, plot: QRectF, look: Theme) -> None:
        painter.setFont(type_font(self, Type.SMALL))
        metrics = painter.fontMetrics()
        last = -1e9
        for tick in self._scale.ticks:
            x = self._x(tick.at, plot)
            painter.setPen(QPen(look.paper_line, 1))
            painter.drawLine(QPointF(x, 0), QPointF(x, plot.bottom()))
            width = metrics.horizontalAdvance(tick.text)
            if x - width / 2 < last + GRID:
                continue
            last = x + width / 2
            painter.setPen(look.muted)
            painter.drawText(QPointF(x - width / 2, plot.bottom() + metrics.ascent() + 2), tick.text)
        x = self._x(self._expected.at, plot)
        painter.setPen(QPen(look.text, 1.5, Qt.PenStyle.DashLine))
        painter.drawLine(QPointF(x, 0), QPointF(x, plot.bottom()))
        painter.setPen(look.muted)
        width = metrics.horizontalAdvance(self._expected.text)
        left = min(max(0.0, x - width / 2), self.width() - width)
        painter.drawText(QPointF(left, plot.bottom() + metrics.height() + metrics.ascent() + 2), self._expected.text)

    def _draw_range(self, painter: QPainter, plot: QRectF, each: Range, top: float, look: Theme) -> None:
        height = self.fontMetrics().height()
        painter.setFont(type_font(self, Type.BODY))
        line = QRectF(plot.left() + 1, top, plot.width() - 2, height).adjusted(GRID / 2, 0, -GRID / 2, 0)
        ground = faded(look.paper, 0.8)
        for text, side, ink in (
            (each.name, Qt.AlignmentFlag.AlignLeft, look.text),
            (each.text, Qt.AlignmentFlag.AlignRight, look.muted),
        ):
            width = painter.fontMetrics().horizontalAdvance(text) + GRID
            left = line.left() if side is Qt.AlignmentFlag.AlignLeft else line.right() - width
            painter.fillRect(QRectF(left, top, width, height), ground)
            painter.setPen(ink)
            painter.drawText(line, side | Qt.AlignmentFlag.AlignVCenter, text)
        y = top + height + (self._row() - height) / 2 - 2
        low, high = (self._x(each.value + end, plot) for end in (-each.half_width, each.half_width))
        painter.setPen(QPen(faded(look.accent_text, 0.45), 6, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        painter.drawLine(QPointF(low, y), QPointF(high, y))
        painter.setPen(QPen(look.paper, 1.5))
        painter.setBrush(look.accent_text)
        painter.drawEllipse(QPointF(self._x(each.value, plot), y), 6, 6)
