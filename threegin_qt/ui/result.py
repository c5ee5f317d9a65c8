"""The result of a hand or a match on a sheet: the count step by step, who scores, the new totals, how the roles move."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QEasingCurve, QEvent, QPointF, QRectF, Qt, QVariantAnimation, Signal
from PySide6.QtGui import QFontMetricsF, QHideEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from .painting import draw_paper, draw_role, draw_shadow
from .theme import GRID, RADIUS, Speed, Type, blend, theme, type_font

_STEP_MS = 520


class Standing(NamedTuple):
    """One player on the sheet."""

    name: str
    before: int
    after: int
    role: int | None
    """The role of the next hand."""
    role_text: str


class Sheet(NamedTuple):
    """What the sheet says."""

    title: str
    steps: tuple[str, ...]
    """The count; they appear one after another, and after the last the points are added."""
    standings: tuple[Standing, ...]
    target: int
    closing: str
    """The last sentence: how the roles move and why, or who won."""


class ResultSheet(QWidget):
    """The sheet. `counted` is emitted when all of it has appeared."""

    counted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._sheet: Sheet | None = None
        self._shown = 0.0
        self.speed = Speed.NORMAL
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._clock = QVariantAnimation(self)
        self._clock.setEasingCurve(QEasingCurve.Type.Linear)
        self._clock.valueChanged.connect(self._step)
        self._clock.finished.connect(self._finished)

    def show_sheet(self, sheet: Sheet, count: bool) -> None:
        """Show a sheet; with `count` its steps come one after another."""
        if sheet == self._sheet:
            return
        again = self._sheet is not None and not count
        self._sheet = sheet
        self.setAccessibleName(". ".join([sheet.title, *sheet.steps, sheet.closing]))
        self._clock.stop()
        last = float(len(sheet.steps) + 1)
        if not count or not self.speed.on or (again and self._shown >= last):
            self._shown = last
            self.update()
            return
        self._shown = 0.0
        self._clock.setStartValue(0.0)
        self._clock.setEndValue(last)
        self._clock.setDuration(self.speed.ms(round(_STEP_MS * last)))
        self._clock.start()
        self.update()

    @property
    def counting(self) -> bool:
        """Whether the steps are still coming."""
        return self._clock.state() == QVariantAnimation.State.Running

    def finish(self) -> None:
        """Show all of it now."""
        if self.counting:
            self._clock.stop()
            self._finished()

    def forget(self) -> None:
        """The hand is gone."""
        self._clock.stop()
        self._sheet = None

    def hideEvent(self, event: QHideEvent) -> None:
        self.finish()
        super().hideEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.FontChange:
            self.update()
        super().changeEvent(event)

    def _step(self, value: float) -> None:
        self._shown = value
        self.update()

    def _finished(self) -> None:
        if self._sheet is not None:
            self._shown = float(len(self._sheet.steps) + 1)
        self.update()
        self.counted.emit()

    # -- looks ---------------------------------------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        sheet = self._sheet
        if sheet is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        look = theme()
        box = QRectF(self.rect()).adjusted(4, 2, -4, -6)
        draw_shadow(painter, box, RADIUS, 5, look.shadow)
        draw_paper(painter, box, look)
        inner = box.adjusted(2 * GRID, 1.5 * GRID, -2 * GRID, -1.5 * GRID)
        split = inner.x() + inner.width() * 0.42
        self._paint_count(painter, sheet, QRectF(inner.x(), inner.y(), split - inner.x() - 2 * GRID, inner.height()))
        painter.setPen(look.paper_line)
        painter.drawLine(QPointF(split, inner.y()), QPointF(split, inner.bottom()))
        right = QRectF(split + 2 * GRID, inner.y(), inner.right() - split - 2 * GRID, inner.height())
        self._paint_standings(painter, sheet, right)

    def _paint_count(self, painter: QPainter, sheet: Sheet, area: QRectF) -> None:
        look = theme()
        flags = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop) | int(Qt.TextFlag.TextWordWrap)
        painter.setPen(look.text)
        painter.setFont(type_font(self, Type.TITLE, True))
        used = painter.boundingRect(area, flags, sheet.title)
        painter.drawText(area, flags, sheet.title)
        top = used.bottom() + GRID
        last = len(sheet.steps) - 1
        for at, text in enumerate(sheet.steps):
            share = max(0.0, min(1.0, (self._shown - at) * 2.5))
            if share <= 0:
                break
            bold = at == last
            painter.setFont(type_font(self, Type.TITLE if bold else Type.BODY, bold))
            painter.setPen(blend(look.paper, look.accent_text if bold else look.text, share))
            line = QRectF(area.x(), top, area.width(), area.bottom() - top)
            painter.drawText(line, flags, text)
            top = painter.boundingRect(line, flags, text).bottom() + 4

    def _paint_standings(self, painter: QPainter, sheet: Sheet, area: QRectF) -> None:
        look = theme()
        body = type_font(self, Type.BODY)
        bold = type_font(self, Type.BODY, True)
        small = type_font(self, Type.SMALL)
        metrics = QFontMetricsF(bold)
        row = metrics.height() + 10
        booked = max(0.0, min(1.0, (self._shown - len(sheet.steps)) * 1.6))
        total_width = metrics.horizontalAdvance("000") + GRID
        name_width = area.width() * 0.30
        top = area.y()
        for standing in sheet.standings:
            mark = QRectF(area.x(), top + 2, metrics.height(), metrics.height())
            if standing.role is not None:
                draw_role(painter, mark.adjusted(1, 1, -1, -1), standing.role, look.accent_text)
            text = QRectF(mark.right() + GRID, top, name_width - mark.width() - GRID, row - 6)
            painter.setPen(look.text)
            painter.setFont(bold if standing.after != standing.before else body)
            fm = QFontMetricsF(painter.font())
            name = fm.elidedText(standing.name, Qt.TextElideMode.ElideRight, text.width())
            painter.drawText(text, Qt.AlignmentFlag.AlignVCenter, name)
            total = round(standing.before + (standing.after - standing.before) * booked)
            right = QRectF(area.right() - total_width, top, total_width, row - 6)
            painter.drawText(right, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight, str(total))
            role_width = QFontMetricsF(small).horizontalAdvance(standing.role_text) + GRID
            bar = QRectF(area.x() + name_width + GRID, top + (row - 6) / 2 - 3, 0, 6)
            bar.setRight(right.left() - GRID)
            if bar.width() > role_width + 60 and standing.role_text:
                painter.setFont(small)
                painter.setPen(look.muted)
                label = QRectF(bar.x(), top, role_width, row - 6)
                painter.drawText(label, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, standing.role_text)
                bar.setLeft(bar.x() + role_width)
            self._paint_bar(painter, bar, standing, sheet.target, booked)
            top += row
        painter.setFont(body)
        painter.setPen(blend(look.paper, look.text, booked))
        flags = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop) | int(Qt.TextFlag.TextWordWrap)
        painter.drawText(QRectF(area.x(), top + 4, area.width(), area.bottom() - top), flags, sheet.closing)

    def _paint_bar(self, painter: QPainter, bar: QRectF, standing: Standing, target: int, booked: float) -> None:
        look = theme()
        if bar.width() < 2 * GRID:
            return
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(look.paper_line)
        painter.drawRoundedRect(bar, 3, 3)
        old = min(1.0, standing.before / target)
        new = min(1.0, (standing.before + (standing.after - standing.before) * booked) / target)
        for share, colour in ((new, look.accent), (old, look.accent_text)):
            if share > 0:
                painter.setBrush(colour)
                painter.drawRoundedRect(QRectF(bar.x(), bar.y(), max(6.0, bar.width() * share), bar.height()), 3, 3)
