"""The table of a FiguresModel: each figure with what it rests on below it."""

from __future__ import annotations

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QFontMetrics, QPainter
from PySide6.QtWidgets import QAbstractItemView, QWidget

from threegin_qt.models.figures import FIGURE_ROLE, Figure, FiguresModel

from .controls import sized_font
from .paper_table import CELL_MARGINS, Index, PaperDelegate, draw_text
from .theme import GRID, Theme, Type
from .whole_table import WholeTable


class _FigureDelegate(PaperDelegate):
    def paint_cell(self, painter: QPainter, room: QRect, index: Index, look: Theme) -> None:
        model = index.model()
        assert isinstance(model, FiguresModel)
        strong = model.rows[index.row()].strong
        figure: Figure | None = index.data(FIGURE_ROLE)
        painter.setFont(sized_font(Type.BODY, strong))
        painter.setPen(look.text)
        height = painter.fontMetrics().height()
        if figure is None:
            room = QRect(room.left(), room.top() + GRID // 2 + 2, room.width(), height)
            draw_text(painter, room, str(index.data(Qt.ItemDataRole.DisplayRole)))
            return
        top = room.top() + GRID // 2 + 2
        draw_text(painter, QRect(room.left(), top, room.width(), height), figure.text)
        painter.setFont(sized_font(Type.SMALL))
        painter.setPen(look.muted)
        draw_text(painter, QRect(room.left(), top + height, room.width(), painter.fontMetrics().height()), figure.detail)


class FiguresTable(WholeTable):
    """Shows a FiguresModel."""

    def __init__(self, model: FiguresModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._figures = model
        self.setModel(model)
        self.setItemDelegate(_FigureDelegate(self))
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        model.modelReset.connect(self.fit)

    def _size_rows(self) -> None:
        model = self.model()
        detailed = isinstance(model, FiguresModel) and any(figure.detail for row in model.rows for figure in row.figures)
        small = QFontMetrics(sized_font(Type.SMALL)).height() if detailed else GRID // 2
        self.verticalHeader().setDefaultSectionSize(QFontMetrics(sized_font(Type.BODY)).height() + small + GRID + 4)

    def natural_width(self, column: int) -> int:
        body, small = QFontMetrics(sized_font(Type.BODY, True)), QFontMetrics(sized_font(Type.SMALL))
        widest = self.header.natural_width(column) - CELL_MARGINS
        for row in self._figures.rows:
            if column == 0:
                widest = max(widest, body.horizontalAdvance(row.head))
            else:
                figure = row.figures[column - 1]
                widest = max(widest, body.horizontalAdvance(figure.text), small.horizontalAdvance(figure.detail))
        return widest + CELL_MARGINS
