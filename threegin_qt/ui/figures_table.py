"""The table of a FiguresModel: as high as its rows, each figure with what it rests on below it."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QModelIndex, QRect, QSize, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import QAbstractItemView, QScrollArea, QSizePolicy, QWidget

from threegin_qt.models.figures import FIGURE_ROLE, Figure, FiguresModel

from .controls import sized_font
from .paper_table import CELL_MARGINS, Index, PaperDelegate, PaperTable, draw_text
from .theme import GRID, Theme, Type


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


class FiguresTable(PaperTable):
    """Shows all rows of a FiguresModel at once; the page around it scrolls."""

    def __init__(self, model: FiguresModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._figures = model
        self.setModel(model)
        self.setItemDelegate(_FigureDelegate(self))
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        model.modelReset.connect(self.fit)

    def _size_rows(self) -> None:
        small = QFontMetrics(sized_font(Type.SMALL)).height()
        self.verticalHeader().setDefaultSectionSize(QFontMetrics(sized_font(Type.BODY)).height() + small + GRID + 4)

    def fit(self) -> None:
        """Be as high as the rows, and share the width out: what is in the cells first, the rest evenly."""
        self._size_rows()
        widths = [self._natural_width(column) for column in range(self._figures.columnCount())]
        room = self.viewport().width()
        left = room - sum(widths)
        share = left // len(widths) if left > 0 else 0
        for column, width in enumerate(widths):
            self.setColumnWidth(column, width + share)
        bar = self.horizontalScrollBar().sizeHint().height() if left < 0 else 0
        self.setFixedHeight(self.header.sizeHint().height() + self._figures.rowCount() * self.row_height() + bar + 2)

    def _natural_width(self, column: int) -> int:
        body, small = QFontMetrics(sized_font(Type.BODY, True)), QFontMetrics(sized_font(Type.SMALL))
        widest = self.header.natural_width(column) - CELL_MARGINS
        for row in self._figures.rows:
            if column == 0:
                widest = max(widest, body.horizontalAdvance(row.head))
            else:
                figure = row.figures[column - 1]
                widest = max(widest, body.horizontalAdvance(figure.text), small.horizontalAdvance(figure.detail))
        return widest + CELL_MARGINS

    def sizeHint(self) -> QSize:
        return QSize(60 * GRID, self.height())

    def minimumSizeHint(self) -> QSize:
        return QSize(24 * GRID, self.height())

    def currentChanged(self, current: QModelIndex, previous: QModelIndex) -> None:
        super().currentChanged(current, previous)
        area = self.parentWidget()
        while area is not None and not isinstance(area, QScrollArea):
            area = area.parentWidget()
        if area is not None and current.isValid() and self.hasFocus():
            inside = area.widget()
            assert inside is not None
            place = self.viewport().mapTo(inside, self.visualRect(current).center())
            area.ensureVisible(place.x(), place.y(), 0, 2 * self.row_height())

    def wheelEvent(self, event: QWheelEvent) -> None:
        if abs(event.angleDelta().x()) > abs(event.angleDelta().y()):
            super().wheelEvent(event)
        else:
            event.ignore()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.fit()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange and self.model() is not None:
            self.fit()
