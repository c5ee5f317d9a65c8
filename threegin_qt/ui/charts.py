"""Charts in the look of the program: lines over a scale, with marks, and bars. Each has a text that says the same."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from itertools import pairwise
from typing import NamedTuple

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QFontMetricsF,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QPolygonF,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from .painting import draw_focus, fitted_font
from .theme import GRID, RADIUS, Theme, Type, faded, theme, themes, type_font

_DOT_ROOM = 10
"""Dots that stand closer would be a line of their own."""


class Line(Enum):
    """How a line is drawn; a colour alone never tells lines apart."""

    BOLD = 0
    DASHED = 1
    DOTTED = 2


class Series(NamedTuple):
    """One line of a chart."""

    name: str
    points: tuple[tuple[float, float], ...]
    """(x, y), x ascending."""
    line: Line = Line.BOLD
    steps: bool = False
    """Whether a value holds until the next one, as a total does."""
    band: tuple[tuple[float, float, float], ...] = ()
    """(x, low, high): the interval about each value, x ascending."""
    dots: bool = False
    """Whether each value has a dot, where they are far enough apart."""


class Mark(NamedTuple):
    """Something that stands out at a place of the scale below."""

    x: float
    weight: int
    """1 to 3: a small, a middle, a large one."""
    text: str
    """What it is, for the tip and for a screen reader."""


class Tick(NamedTuple):
    """A place on a scale with its text."""

    at: float
    text: str


class Chart(QWidget):
    """Follows the theme, and shows when it has the keyboard: its description is read out then."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        themes().changed.connect(self.update)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.update()


class LineChart(Chart):
    """Lines over a common scale, with a cursor that can be moved where `picked` is connected."""

    picked = Signal(float)
    """The x that was clicked or stepped to."""

    def __init__(self, parent: QWidget | None = None, can_pick: bool = False) -> None:
        super().__init__(parent)
        self._series: tuple[Series, ...] = ()
        self._marks: tuple[Mark, ...] = ()
        self._across = (0.0, 1.0)
        self._up = (0.0, 1.0)
        self._x_ticks: tuple[Tick, ...] = ()
        self._y_ticks: tuple[Tick, ...] = ()
        self._levels: tuple[Tick, ...] = ()
        self._cursor: float | None = None
        self._can_pick = can_pick
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMouseTracking(can_pick)
        if can_pick:
            self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
            self.setCursor(Qt.CursorShape.PointingHandCursor)

    def show_data(
        self,
        series: Sequence[Series],
        across: tuple[float, float],
        up: tuple[float, float],
        x_ticks: Sequence[Tick] = (),
        y_ticks: Sequence[Tick] = (),
        levels: Sequence[Tick] = (),
        marks: Sequence[Mark] = (),
        text: str = "",
    ) -> None:
        """Draw these lines. `levels` are heights to compare with; `text` says in words what the chart shows."""
        self._series = tuple(series)
        self._across = across if across[0] < across[1] else (across[0], across[0] + 1)
        self._up = up if up[0] < up[1] else (up[0], up[0] + 1)
        self._x_ticks, self._y_ticks, self._levels = tuple(x_ticks), tuple(y_ticks), tuple(levels)
        self._marks = tuple(marks)
        self.setAccessibleDescription(text)
        self.update()

    def set_cursor_at(self, x: float | None) -> None:
        """Move the cursor, None for none. Tells nobody."""
        if x != self._cursor:
            self._cursor = x
            self.update()

    def sizeHint(self) -> QSize:
        return QSize(40 * GRID, 20 * GRID)

    def minimumSizeHint(self) -> QSize:
        return QSize(24 * GRID, 14 * GRID)

    # Where things are

    def _plot(self) -> QRectF:
        metrics = QFontMetricsF(type_font(self, Type.SMALL))
        widest = max((metrics.horizontalAdvance(tick.text) for tick in self._y_ticks), default=0)
        below = metrics.height() + GRID if self._x_ticks else GRID
        above = metrics.height() + GRID if len(self._series) > 1 else GRID
        return QRectF(self.rect()).adjusted(widest + 2 * GRID, above + GRID, -2 * GRID, -below - GRID)

    def _point(self, plot: QRectF, x: float, y: float) -> QPointF:
        across = (x - self._across[0]) / (self._across[1] - self._across[0])
        up = (y - self._up[0]) / (self._up[1] - self._up[0])
        return QPointF(plot.left() + across * plot.width(), plot.bottom() - up * plot.height())

    def _x_at(self, position: QPointF) -> float:
        plot = self._plot()
        share = min(1.0, max(0.0, (position.x() - plot.left()) / max(1.0, plot.width())))
        return self._across[0] + share * (self._across[1] - self._across[0])

    # Drawing

    def _ink(self, look: Theme, line: Line) -> QColor:
        return {Line.BOLD: look.accent_text, Line.DASHED: look.text, Line.DOTTED: look.muted}[line]

    def paintEvent(self, event: QPaintEvent) -> None:
        look = theme()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(type_font(self, Type.SMALL))
        plot = self._plot()
        self._draw_scales(painter, plot, look)
        for series in self._series:
            self._draw_line(painter, plot, series, self._ink(look, series.line))
        if len(self._series) > 1:
            self._draw_legend(painter, plot, look)
        self._name_levels(painter, plot, look)
        for mark in self._marks:
            self._draw_mark(painter, plot, mark, look)
        if self._cursor is not None:
            x = self._point(plot, self._cursor, self._up[0]).x()
            painter.setPen(QPen(look.accent_text, 2))
            painter.drawLine(QPointF(x, plot.top()), QPointF(x, plot.bottom()))
        if self.hasFocus():
            draw_focus(painter, QRectF(self.rect()), RADIUS, look)

    def _draw_scales(self, painter: QPainter, plot: QRectF, look: Theme) -> None:
        height = painter.fontMetrics().height()
        for tick in self._y_ticks:
            y = self._point(plot, self._across[0], tick.at).y()
            painter.setPen(QPen(look.paper_line, 1))
            painter.drawLine(QPointF(plot.left(), y), QPointF(plot.right(), y))
            painter.setPen(look.muted)
            room = QRectF(GRID, y - height / 2, plot.left() - 1.5 * GRID, height)
            painter.drawText(room, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, tick.text)
        for level in self._levels:
            y = self._point(plot, self._across[0], level.at).y()
            painter.setPen(QPen(look.muted, 1, Qt.PenStyle.DashLine))
            painter.drawLine(QPointF(plot.left(), y), QPointF(plot.right(), y))
        last = -1e9
        for tick in self._x_ticks:
            x = self._point(plot, tick.at, self._up[0]).x()
            width = painter.fontMetrics().horizontalAdvance(tick.text)
            left = min(max(plot.left(), x - width / 2), self.width() - width - GRID)
            if left < last + GRID:
                continue  # a text over another helps nobody
            last = left + width
            painter.setPen(QPen(look.paper_line, 1))
            painter.drawLine(QPointF(x, plot.bottom()), QPointF(x, plot.bottom() + 3))
            painter.setPen(look.muted)
            painter.drawText(QPointF(left, plot.bottom() + GRID / 2 + painter.fontMetrics().ascent()), tick.text)

    def _name_levels(self, painter: QPainter, plot: QRectF, look: Theme) -> None:
        """What the levels are, over whatever is drawn there."""
        height = painter.fontMetrics().height()
        for level in (each for each in self._levels if each.text):
            width = painter.fontMetrics().horizontalAdvance(level.text)
            y = self._point(plot, self._across[0], level.at).y()
            room = QRectF(plot.right() - width, y - height - 2, width, height)
            painter.fillRect(room.adjusted(-2, 1, 2, -1), faded(look.paper, 0.75))
            painter.setPen(look.muted)
            painter.drawText(room, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, level.text)

    def _pen(self, line: Line, ink: QColor) -> QPen:
        pen = QPen(ink, 2.5 if line is Line.BOLD else 1.75)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        if line is Line.DASHED:
            pen.setDashPattern([4.0, 2.5])
        elif line is Line.DOTTED:
            pen.setDashPattern([0.5, 2.5])
        return pen

    def _draw_line(self, painter: QPainter, plot: QRectF, series: Series, ink: QColor) -> None:
        points = [self._point(plot, x, y) for x, y in series.points]
        if not points:
            return
        self._draw_band(painter, plot, series, ink)
        painter.setPen(self._pen(series.line, ink))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        path = QPainterPath(points[0])
        for before, point in pairwise(points):
            if series.steps:
                path.lineTo(point.x(), before.y())
            path.lineTo(point)
        painter.drawPath(path)
        if len(points) == 1 or (series.dots and len(points) * _DOT_ROOM <= plot.width()):
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(ink)
            for point in points:
                painter.drawEllipse(point, 3, 3)

    def _draw_band(self, painter: QPainter, plot: QRectF, series: Series, ink: QColor) -> None:
        if not series.band:
            return
        lows = [self._point(plot, x, low) for x, low, _ in series.band]
        highs = [self._point(plot, x, high) for x, _, high in series.band]
        if len(lows) == 1:
            painter.setPen(QPen(faded(ink, 0.5), 3))
            painter.drawLine(lows[0], highs[0])
            return
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(faded(ink, 0.16))
        painter.drawPolygon(QPolygonF([*lows, *reversed(highs)]))

    def _draw_legend(self, painter: QPainter, plot: QRectF, look: Theme) -> None:
        x = plot.left()
        metrics = painter.fontMetrics()
        middle = GRID + metrics.height() / 2
        for series in self._series:
            painter.setPen(self._pen(series.line, self._ink(look, series.line)))
            painter.drawLine(QPointF(x, middle), QPointF(x + 3 * GRID, middle))
            painter.setPen(look.text)
            painter.drawText(QPointF(x + 4 * GRID, GRID + metrics.ascent()), series.name)
            x += 6 * GRID + metrics.horizontalAdvance(series.name)

    def _draw_mark(self, painter: QPainter, plot: QRectF, mark: Mark, look: Theme) -> None:
        at = self._point(plot, mark.x, self._up[0])
        size = 3.0 + 2.0 * mark.weight
        painter.setPen(QPen(look.paper, 1))
        painter.setBrush(look.accent_text if mark.weight > 1 else look.muted)
        painter.drawPolygon(QPolygonF([at, at + QPointF(-size * 0.6, -size), at + QPointF(size * 0.6, -size)]))

    # Picking

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if self._can_pick and event.button() == Qt.MouseButton.LeftButton:
            self.picked.emit(self._x_at(event.position()))
        else:
            super().mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._can_pick and event.buttons() & Qt.MouseButton.LeftButton:
            self.picked.emit(self._x_at(event.position()))
        near = self._mark_near(event.position())
        self.setToolTip("" if near is None else near.text)

    def _mark_near(self, position: QPointF) -> Mark | None:
        plot = self._plot()
        near = [mark for mark in self._marks if abs(self._point(plot, mark.x, 0).x() - position.x()) < GRID]
        return min(near, key=lambda mark: abs(self._point(plot, mark.x, 0).x() - position.x()), default=None)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = {Qt.Key.Key_Left: -1.0, Qt.Key.Key_Right: 1.0}.get(Qt.Key(event.key()))
        if not self._can_pick or step is None or self._cursor is None:
            super().keyPressEvent(event)
            return
        self.picked.emit(min(self._across[1], max(self._across[0], self._cursor + step)))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self.update()


class Bar(NamedTuple):
    """One bar of a bar chart."""

    name: str
    value: float
    text: str
    """The value in words, with its count or interval."""
    low: float | None = None
    high: float | None = None
    """Ends of the interval, where there is one."""


class BarChart(Chart):
    """Horizontal bars from zero, each with its name and its value in words; a dashed line to compare with."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._bars: tuple[Bar, ...] = ()
        self._top = 1.0
        self._level: Tick | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_data(self, bars: Sequence[Bar], top: float, level: Tick | None = None, text: str = "") -> None:
        """Draw these bars on a scale from 0 to `top`, which is widened where a bar or interval goes beyond."""
        self._bars = tuple(bars)
        self._top = max([top, *(bar.value for bar in bars), *(bar.high or 0.0 for bar in bars)]) or 1.0
        self._level = level
        self.setAccessibleDescription(text)
        self.updateGeometry()
        self.update()

    def _row(self) -> int:
        return self.fontMetrics().height() + GRID

    def sizeHint(self) -> QSize:
        extra = self._row() if self._level is not None else 0
        return QSize(50 * GRID, self._row() * max(1, len(self._bars)) + extra)

    def minimumSizeHint(self) -> QSize:
        return QSize(30 * GRID, self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        look = theme()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        metrics = painter.fontMetrics()
        names = max((metrics.horizontalAdvance(bar.name) for bar in self._bars), default=0) + 2 * GRID
        texts = max((metrics.horizontalAdvance(bar.text) for bar in self._bars), default=0) + 2 * GRID
        left, width = float(names), max(4.0 * GRID, self.width() - names - texts)
        row = self._row()
        for number, bar in enumerate(self._bars):
            y = number * row
            painter.setPen(look.text)
            painter.drawText(QRectF(0, y, names - GRID, row), Qt.AlignmentFlag.AlignVCenter, bar.name)
            box = QRectF(left, y + row * 0.28, max(1.0, width * bar.value / self._top), row * 0.44)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(look.accent)
            painter.drawRoundedRect(box, 2, 2)
            if bar.low is not None and bar.high is not None:
                ends = [left + width * max(0.0, end) / self._top for end in (bar.low, bar.high)]
                # With a rim of paper it can be seen on any bar.
                for ink, thickness in ((look.paper, 4.0), (look.text, 1.5)):
                    painter.setPen(QPen(ink, thickness, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap))
                    painter.drawLine(QPointF(ends[0], box.center().y()), QPointF(ends[1], box.center().y()))
                    for end in ends:
                        painter.drawLine(QPointF(end, box.top()), QPointF(end, box.bottom()))
            painter.setPen(look.text)
            room = QRectF(left + width + GRID, y, texts - GRID, row)
            painter.drawText(room, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight, bar.text)
        if self._level is not None:
            x = left + width * self._level.at / self._top
            bottom = row * len(self._bars)
            painter.setPen(QPen(look.muted, 1.5, Qt.PenStyle.DashLine))
            painter.drawLine(QPointF(x, 0), QPointF(x, bottom))
            painter.setPen(look.muted)
            painter.setFont(fitted_font(type_font(self, Type.SMALL), self._level.text, self.width()))
            across = min(self.width(), painter.fontMetrics().horizontalAdvance(self._level.text) + 2.0)
            tag = QRectF(min(max(0.0, x - across / 2), self.width() - across), bottom, across, row)
            painter.drawText(tag, Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignVCenter, self._level.text)
        if self.hasFocus():
            draw_focus(painter, QRectF(self.rect()), RADIUS, look)
