"""The table of the matches: columns that fit the room there is, a mark for each result."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QResizeEvent
from PySide6.QtWidgets import QWidget

from threegin_qt.models.history import COLUMNS, ROW_ROLE, HistoryModel
from threegin_qt.store import Column, MatchRow, Result

from .history_words import NONE
from .paper_table import CELL_MARGINS, Index, PaperDelegate, PaperTable, alignment_of, draw_text
from .theme import GRID, RADIUS, Theme, blend

_LEAVING: Final = (Column.MODE, Column.RULES, Column.HANDS, Column.POINTS, Column.ERROR_RATE)
"""Columns that go, in this order, where there is no room for all; what is said below the list has it all."""
_SAMPLE: Final = 32
"""Rows whose texts tell how wide a column has to be."""
_MARK: Final = 12


def draw_result(painter: QPainter, centre: QPointF, result: Result, look: Theme) -> None:
    """The mark of a result: a shape each, so that colour is not needed."""
    reach = _MARK / 2 - 1
    box = QRectF(centre.x() - reach, centre.y() - reach, 2 * reach, 2 * reach)
    strong, weak = look.accent_text, look.muted
    painter.setPen(Qt.PenStyle.NoPen)
    if result == Result.WON:
        painter.setBrush(strong)
        painter.drawEllipse(box)
    elif result == Result.UNFINISHED:
        painter.setBrush(strong)
        half = QPainterPath(centre + QPointF(0, -reach))
        half.arcTo(box, 90, 180)
        half.closeSubpath()
        painter.drawPath(half)
        _outline(painter, box, strong)
    elif result == Result.LOST:
        _outline(painter, box, weak)
    elif result == Result.ABANDONED:
        painter.setPen(QPen(weak, 2, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        painter.drawLine(centre - QPointF(reach, 0), centre + QPointF(reach, 0))
    else:
        painter.setBrush(weak)
        painter.drawRect(box.adjusted(1, 1, -1, -1))


def _outline(painter: QPainter, box: QRectF, colour: QColor) -> None:
    painter.setPen(QPen(colour, 1.75))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawEllipse(box)


class _HistoryDelegate(PaperDelegate):
    def paint_cell(self, painter: QPainter, room: QRect, index: Index, look: Theme) -> None:
        match: MatchRow | None = index.data(ROW_ROLE)
        if match is None:
            # It is being read: a place for it, which nobody takes for a text.
            height = painter.fontMetrics().height() // 2
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(blend(look.paper, look.paper_line, 0.5))
            width = min(room.width() - GRID, 10 * GRID)
            painter.drawRoundedRect(QRectF(room.left(), room.center().y() - height / 2, width, height), RADIUS / 2, RADIUS / 2)
            return
        column = COLUMNS[index.column()]
        text = str(index.data(Qt.ItemDataRole.DisplayRole))
        painter.setPen(look.text)
        if column is Column.RESULT:
            draw_result(painter, QPointF(room.left() + _MARK / 2, room.center().y() + 0.5), match.result, look)
            painter.setPen(look.text)
            room = room.adjusted(_MARK + GRID, 0, 0, 0)
        elif column in (Column.STARTED, Column.RULES, Column.MODE) or text == NONE:
            painter.setPen(look.muted)
        draw_text(painter, room, text, alignment_of(index))


class HistoryTable(PaperTable):
    """Shows a HistoryModel."""

    def __init__(self, model: HistoryModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._history = model
        self.setModel(model)
        self.setItemDelegate(_HistoryDelegate(self))
        self.setSelectionMode(PaperTable.SelectionMode.ExtendedSelection)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.header.setSectionsClickable(True)
        self.header.setSortIndicatorShown(True)
        model.modelReset.connect(self.fit)
        model.headerDataChanged.connect(self.fit)

    def fit(self) -> None:
        """Give the columns their widths, and let those go that there is no room for."""
        widths = [self._natural_width(section) for section in range(len(COLUMNS))]
        opponents = COLUMNS.index(Column.OPPONENTS)
        wanted = widths[opponents]
        widths[opponents] = min(wanted, self.fontMetrics().averageCharWidth() * 20)
        room = self.viewport().width()
        leaving = [COLUMNS.index(column) for column in _LEAVING if column is not self._history.order[0]]
        gone: set[int] = set()
        while leaving and sum(width for section, width in enumerate(widths) if section not in gone) > room:
            gone.add(leaving.pop(0))
        left = room - sum(width for section, width in enumerate(widths) if section not in gone)
        more = max(0, min(left, wanted - widths[opponents]))
        widths[opponents] += more
        share, rest = divmod(max(0, left - more), len(COLUMNS) - len(gone))
        for section, width in enumerate(widths):
            self.setColumnHidden(section, section in gone)
            if section not in gone:
                self.setColumnWidth(section, width + share + rest)
                rest = 0

    def _natural_width(self, section: int) -> int:
        model, metrics = self._history, self.fontMetrics()
        top = max(0, self.rowAt(0))
        texts = (
            model.data(model.index(row, section))
            for row in range(top, min(top + _SAMPLE, model.rowCount()))
            if model.match_at(row) is not None
        )
        widest = max((metrics.horizontalAdvance(text) for text in texts), default=0)
        mark = _MARK + GRID if COLUMNS[section] is Column.RESULT else 0
        return max(self.header.natural_width(section), widest + mark + CELL_MARGINS + GRID)

    @property
    def complete(self) -> bool:
        """Whether no column had to go."""
        return not any(self.isColumnHidden(section) for section in range(len(COLUMNS)))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fit()
