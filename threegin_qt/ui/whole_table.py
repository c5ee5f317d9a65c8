"""A table that shows all of its rows, in a page that scrolls."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QModelIndex, QSize, Qt
from PySide6.QtGui import QResizeEvent, QWheelEvent
from PySide6.QtWidgets import QScrollArea, QSizePolicy, QWidget

from .paper_table import CELL_MARGINS, PaperTable
from .theme import GRID


class WholeTable(PaperTable):
    """As high as its rows; its columns are as wide as what is in them, and share what is left of the width."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def natural_width(self, column: int) -> int:
        """The width at which nothing in a column is cut."""
        model, metrics = self.model(), self.fontMetrics()
        texts = (str(model.index(row, column).data()) for row in range(model.rowCount()))
        widest = max((metrics.horizontalAdvance(text) for text in texts), default=0)
        return max(self.header.natural_width(column), widest + CELL_MARGINS + GRID)

    def fit(self) -> None:
        """Take the height that the rows need, and share the width out."""
        self._size_rows()
        model = self.model()
        widths = [self.natural_width(column) for column in range(model.columnCount())]
        left = self.viewport().width() - sum(widths)
        share = left // len(widths) if left > 0 else 0
        for column, width in enumerate(widths):
            self.setColumnWidth(column, width + share)
        bar = self.horizontalScrollBar().sizeHint().height() if left < 0 else 0
        self.setFixedHeight(self.header.sizeHint().height() + model.rowCount() * self.row_height() + bar + 2)

    def sizeHint(self) -> QSize:
        return QSize(60 * GRID, self.height())

    def minimumSizeHint(self) -> QSize:
        return QSize(24 * GRID, self.height())

    def currentChanged(self, current: QModelIndex, previous: QModelIndex) -> None:
        super().currentChanged(current, previous)
        area = self.parentWidget()
        while area is not None and not isinstance(area, QScrollArea):
            area = area.parentWidget()
        inside = None if area is None else area.widget()
        if area is not None and inside is not None and current.isValid() and self.hasFocus():
            place = self.viewport().mapTo(inside, self.visualRect(current).center())
            area.ensureVisible(place.x(), place.y(), 0, 2 * self.row_height())

    def wheelEvent(self, event: QWheelEvent) -> None:
        if abs(event.angleDelta().x()) > abs(event.angleDelta().y()):
            super().wheelEvent(event)
        else:
            event.ignore()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width() and self.model() is not None:
            self.fit()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange and self.model() is not None:
            self.fit()
