"""The result of a hand or a match on a sheet: the count step by step, who scores, the new totals, how the roles move."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QEasingCurve, QEvent, QPointF, QRectF, Qt, QVariantAnimation, Signal
from PySide6.QtGui import QFont, QFontMetricsF, QHideEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from .painting import draw_bar, draw_paper, draw_role, draw_shadow
from .theme import GRID, RADIUS, Speed, Type, blend, theme, type_font

_STEP_MS = 520
_LEAD = 1.5
"""For so many steps the knocker's cards lie alone, before the defender's are laid and the count begins."""
_SMALLER = (1.0, 0.9, 0.8, 0.7, 0.6)
"""How much smaller the text may get where a long one has to fit at a large size of text."""


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
    """What there is to say where nothing is counted."""
    steps: tuple[str, ...]
    """The count; they appear one after another, and after the last the points are added."""
    standings: tuple[Standing, ...]
    target: int
    scored: str
    """Who scores, in a sentence; comes with the points."""
    closing: str
    """The last sentence: how the roles move and why, or who won."""
    footnote: str = ""
    """The number of the deal, small."""


def _scaled(font: QFont, share: float) -> QFont:
    if share < 1:
        font.setPixelSize(max(9, round(font.pixelSize() * share)))
    return font


class ResultSheet(QWidget):
    """The sheet, which comes step by step."""

    began = Signal()
    """The count begins."""
    counted = Signal()
    """All of the sheet has appeared."""

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
        """Show a sheet; with `count` its steps come one after another, after a pause for the knocker's cards."""
        if sheet == self._sheet:
            return
        again = self._sheet is not None and not count
        self._sheet = sheet
        self.setAccessibleName(". ".join(part for part in (sheet.title, *sheet.steps, sheet.scored, sheet.closing) if part))
        self._clock.stop()
        last = float(len(sheet.steps) + 1)
        if not count or not self.speed.on or (again and self._shown >= last):
            self._shown = last
            self.update()
            return
        self._shown = -_LEAD
        self._clock.setStartValue(-_LEAD)
        self._clock.setEndValue(last)
        self._clock.setDuration(self.speed.ms(round(_STEP_MS * (last + _LEAD))))
        self._clock.start()
        self.update()

    @property
    def counting(self) -> bool:
        """Whether the steps are still coming."""
        return self._clock.state() == QVariantAnimation.State.Running

    @property
    def waiting(self) -> bool:
        """Whether the count is still to begin, and the knocker's cards are to lie alone."""
        return self.counting and self._shown < 0

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
        waited = self._shown < 0
        self._shown = value
        self.update()
        if waited and value >= 0:
            self.began.emit()

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
        if sheet.footnote:
            small = type_font(self, Type.SMALL)
            painter.setFont(small)
            painter.setPen(look.muted)
            note = QRectF(
                inner.x(),
                inner.bottom() - QFontMetricsF(small).height() + GRID / 2,
                inner.width(),
                QFontMetricsF(small).height(),
            )
            painter.drawText(note, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, sheet.footnote)
            inner.setBottom(note.top() - 2)
        split = inner.x() + inner.width() * 0.42
        self._paint_count(painter, sheet, QRectF(inner.x(), inner.y(), split - inner.x() - 2 * GRID, inner.height()))
        painter.setPen(look.paper_line)
        painter.drawLine(QPointF(split, inner.y()), QPointF(split, inner.bottom()))
        right = QRectF(split + 2 * GRID, inner.y(), inner.right() - split - 2 * GRID, inner.height())
        self._paint_standings(painter, sheet, right)

    def _step_fonts(self, steps: tuple[str, ...], size: float, room: float) -> list[QFont]:
        """The fonts of the steps, the last one's bold and large: a sum stays on one line, if need be in smaller letters."""
        last = len(steps) - 1

        def width(text: str, font: QFont) -> float:
            return QFontMetricsF(font).horizontalAdvance(text)

        fonts = [_scaled(type_font(self, Type.TITLE, at == last), size) for at in range(len(steps))]
        large = _scaled(type_font(self, Type.DISPLAY, True), size)
        if steps and width(steps[-1], large) <= room:
            fonts[-1] = large
        widest = max((width(text, font) for text, font in zip(steps, fonts, strict=True)), default=0.0)
        return [_scaled(font, max(0.7, 0.98 * room / widest)) for font in fonts] if widest > room else fonts

    def _paint_count(self, painter: QPainter, sheet: Sheet, area: QRectF) -> None:
        """The result in a sentence and the count below it, in the middle of the area."""
        look = theme()
        flags = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop) | int(Qt.TextFlag.TextWordWrap)
        last = len(sheet.steps) - 1
        for size in _SMALLER:
            title = _scaled(type_font(self, Type.TITLE, True), size)
            lines = [(sheet.title, title, look.text, 1.0)] if sheet.title else []
            for at, (text, font) in enumerate(zip(sheet.steps, self._step_fonts(sheet.steps, size, area.width()), strict=True)):
                share = max(0.0, min(1.0, (self._shown - at) * 2.5))
                lines.append((text, font, look.accent_text if at == last else look.text, share))
            if sheet.scored:
                booked = max(0.0, min(1.0, (self._shown - len(sheet.steps)) * 1.6))
                lines.append((sheet.scored, _scaled(type_font(self, Type.BODY), size), look.text, booked))
            heights = []
            for text, font, _, _ in lines:
                painter.setFont(font)
                heights.append(painter.boundingRect(QRectF(0, 0, area.width(), 10000), flags, text).height())
            if sum(heights) + 4 * len(heights) <= area.height():
                break
        space = min(1.5 * GRID, max(2.0, (area.height() - sum(heights)) / (len(lines) + 1)))
        top = area.y() + max(0.0, (area.height() - sum(heights) - space * (len(lines) - 1)) / 2)
        for (text, font, colour, share), height in zip(lines, heights, strict=True):
            if share > 0:
                painter.setFont(font)
                painter.setPen(blend(look.paper, colour, share))
                painter.drawText(QRectF(area.x(), top, area.width(), height + 2), flags, text)
            top += height + space

    def _paint_standings(self, painter: QPainter, sheet: Sheet, area: QRectF) -> None:
        """A row for each player, and the closing sentence, in the middle of the area."""
        look = theme()
        metrics = QFontMetricsF(type_font(self, Type.BODY, True))
        flags = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop) | int(Qt.TextFlag.TextWordWrap)
        count = len(sheet.standings)
        for size in _SMALLER:
            body = _scaled(type_font(self, Type.BODY), size)
            painter.setFont(body)
            closing = painter.boundingRect(QRectF(0, 0, area.width(), 10000), flags, sheet.closing).height()
            if closing + GRID + count * (metrics.height() + 2) <= area.height():
                break
        row = max(metrics.height() + 2, min(metrics.height() * 2, (area.height() - closing - GRID) / max(1, count)))
        booked = max(0.0, min(1.0, (self._shown - len(sheet.steps)) * 1.6))
        top = area.y() + max(0.0, (area.height() - count * row - closing - GRID) / 2)
        marks = any(standing.role is not None for standing in sheet.standings)
        mark = metrics.height() + GRID if marks else 0.0
        widest = max(metrics.horizontalAdvance(standing.name) for standing in sheet.standings) + 2 * GRID
        name_width = min(widest, area.width() * 0.45 - mark)
        for standing in sheet.standings:
            self._paint_standing(painter, standing, QRectF(area.x(), top, area.width(), row), mark, name_width, booked)
            top += row
        painter.setFont(body)
        painter.setPen(blend(look.paper, look.text, booked))
        painter.drawText(QRectF(area.x(), top + GRID, area.width(), closing + 4), flags, sheet.closing)

    def _paint_standing(
        self, painter: QPainter, standing: Standing, row: QRectF, mark: float, name_width: float, booked: float
    ) -> None:
        look = theme()
        gained = standing.after != standing.before and booked > 0
        bold = type_font(self, Type.BODY, True)
        small = type_font(self, Type.SMALL)
        metrics = QFontMetricsF(bold)
        middle = Qt.AlignmentFlag.AlignVCenter
        if standing.role is not None:
            side = metrics.height() - 2
            colour = blend(look.paper, look.accent_text, booked)
            draw_role(painter, QRectF(row.x(), row.center().y() - side / 2, side, side), standing.role, colour)
        painter.setPen(look.text)
        painter.setFont(bold if gained else type_font(self, Type.BODY))
        name = QRectF(row.x() + mark, row.y(), name_width - GRID, row.height())
        painter.drawText(name, middle, metrics.elidedText(standing.name, Qt.TextElideMode.ElideRight, name.width()))
        total = round(standing.before + (standing.after - standing.before) * booked)
        total_width = metrics.horizontalAdvance("000") + GRID
        right = QRectF(row.right() - total_width, row.y(), total_width, row.height())
        painter.drawText(right, middle | Qt.AlignmentFlag.AlignRight, str(total))
        bar = QRectF(name.right() + GRID, row.center().y() - 3, right.left() - GRID - name.right() - GRID, 6)
        role_width = QFontMetricsF(small).horizontalAdvance("m" * 10) if standing.role_text else 0.0
        role_width = max(role_width, QFontMetricsF(small).horizontalAdvance(standing.role_text) + GRID)
        if standing.role_text and bar.width() > role_width + 5 * GRID:
            painter.setFont(small)
            painter.setPen(blend(look.paper, look.muted, booked))
            painter.drawText(QRectF(bar.x(), row.y(), role_width, row.height()), middle, standing.role_text)
            bar.setLeft(bar.x() + role_width)
        assert self._sheet is not None
        self._paint_bar(painter, bar, standing, self._sheet.target, booked)

    def _paint_bar(self, painter: QPainter, bar: QRectF, standing: Standing, target: int, booked: float) -> None:
        if bar.width() < 2 * GRID:
            return
        old = min(1.0, standing.before / target)
        new = min(1.0, (standing.before + (standing.after - standing.before) * booked) / target)
        draw_bar(painter, bar, new, theme(), new - old)
