"""Small tables of figures: what a row is about, and a figure with what it rests on in every column."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

Index = QModelIndex | QPersistentModelIndex

FIGURE_ROLE: Final = Qt.ItemDataRole.UserRole + 1
"""The Figure of a cell; None in the first column."""


class Figure(NamedTuple):
    """What a cell says: the figure, and below it its count and interval."""

    text: str
    detail: str = ""


class FigureRow(NamedTuple):
    """A row: what it is about, and a figure for each column after the first."""

    head: str
    figures: tuple[Figure, ...]
    strong: bool = False
    """Whether it stands for all of those below it."""


class FiguresModel(QAbstractTableModel):
    """A table of figures, made anew as a whole."""

    def __init__(self, spoken: Callable[[str, str, Figure], str], parent: QObject | None = None) -> None:
        """`spoken` words a cell for the ear: head of the row, head of the column, figure."""
        super().__init__(parent)
        self._spoken = spoken
        self._heads: tuple[str, ...] = ("",)
        self._rows: tuple[FigureRow, ...] = ()

    def show(self, heads: Sequence[str], rows: Sequence[FigureRow]) -> None:
        """Show these rows; `heads` are those of the columns, that of the rows' heads first."""
        self.beginResetModel()
        self._heads, self._rows = tuple(heads), tuple(rows)
        self.endResetModel()

    @property
    def rows(self) -> tuple[FigureRow, ...]:
        """What is shown."""
        return self._rows

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's signature
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's signature
        return 0 if parent.isValid() else len(self._heads)

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if orientation != Qt.Orientation.Horizontal or role != Qt.ItemDataRole.DisplayRole:
            return None
        return self._heads[section] if 0 <= section < len(self._heads) else None

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid() or not (0 <= index.row() < len(self._rows) and 0 <= index.column() < len(self._heads)):
            return None
        row, column = self._rows[index.row()], index.column()
        if column == 0:
            return row.head if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole) else None
        figure = row.figures[column - 1]
        if role == FIGURE_ROLE:
            return figure
        if role == Qt.ItemDataRole.DisplayRole:
            return figure.text
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return self._spoken(row.head, self._heads[column], figure)
        return None
