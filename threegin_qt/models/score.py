"""The score sheet: one row a hand that is over."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from ..engine import HandSummary, Outcome, PlayerView

Index = QModelIndex | QPersistentModelIndex

ROLE_ROLE: Final = Qt.ItemDataRole.UserRole + 1
"""In a player's column: the Role he had in the hand."""
POINTS_ROLE: Final = Qt.ItemDataRole.UserRole + 2
"""In a player's column: what he scored in the hand."""
TOTAL_ROLE: Final = Qt.ItemDataRole.UserRole + 3
"""In a player's column: his total after the hand."""


class ScoreWords(NamedTuple):
    """The words of the sheet, in the language of the moment."""

    hand: Callable[[], str]
    """The head of the column with the number of the hand."""
    result: Callable[[], str]
    """The head of the column with what happened."""
    outcome: Callable[[Outcome], str]
    cell: Callable[[str, int, int, int], str]
    """A player's cell read aloud: his name, role, points in the hand and total after it."""


class ScoreSheetModel(QAbstractTableModel):
    """Hands that are over: number, what each seat scored, what happened. Points appear when they are booked."""

    def __init__(self, words: ScoreWords, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._words = words
        self._names: tuple[str, ...] = ()
        self._hands: tuple[HandSummary, ...] = ()
        self._totals: tuple[tuple[int, ...], ...] = ()

    def show(self, view: PlayerView, names: Sequence[str]) -> None:
        """Show the hands of a view, with the names of the seats."""
        if tuple(names) != self._names:
            self.beginResetModel()
            self._names = tuple(names)
            self._hands, self._totals = view.earlier, _running(view)
            self.endResetModel()
            return
        hands, totals = view.earlier, _running(view)
        known = len(self._hands)
        if hands[:known] == self._hands and totals[:known] == self._totals:
            if len(hands) > known:
                self.beginInsertRows(QModelIndex(), known, len(hands) - 1)
                self._hands, self._totals = hands, totals
                self.endInsertRows()
            return
        self.beginResetModel()
        self._hands, self._totals = hands, totals
        self.endResetModel()

    def retranslate(self) -> None:
        """The words are different now."""
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, self.columnCount() - 1)
        if self._hands:
            self.dataChanged.emit(self.index(0, 0), self.index(len(self._hands) - 1, self.columnCount() - 1))

    @property
    def seats(self) -> int:
        """How many players there are; their columns are 1 to `seats`."""
        return len(self._names)

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's signature
        return 0 if parent.isValid() else len(self._hands)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's signature
        return 0 if parent.isValid() else self.seats + 2

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if orientation != Qt.Orientation.Horizontal or role != Qt.ItemDataRole.DisplayRole:
            return None
        if section == 0:
            return self._words.hand()
        if section == self.seats + 1:
            return self._words.result()
        return self._names[section - 1] if 1 <= section <= self.seats else None

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid() or not (0 <= index.row() < len(self._hands) and 0 <= index.column() < self.columnCount()):
            return None
        row, column = index.row(), index.column()
        hand = self._hands[row]
        if column == 0:
            return str(row + 1) if role == Qt.ItemDataRole.DisplayRole else None
        if column == self.seats + 1:
            return self._words.outcome(hand.result.outcome) if role == Qt.ItemDataRole.DisplayRole else None
        seat = column - 1
        part = hand.roles[seat]
        gained = hand.result.points if hand.result.scorer == part else 0
        if role == Qt.ItemDataRole.DisplayRole:
            return f"+{gained}" if gained else "–"
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return self._words.cell(self._names[seat], part, gained, self._totals[row][seat])
        if role == ROLE_ROLE:
            return part
        if role == POINTS_ROLE:
            return gained
        if role == TOTAL_ROLE:
            return self._totals[row][seat]
        return None


def _running(view: PlayerView) -> tuple[tuple[int, ...], ...]:
    """The totals after each hand, reckoned back from those of now: a match may start with totals."""
    totals = list(view.totals)
    result = []
    for hand in reversed(view.earlier):
        result.append(tuple(totals))
        if hand.result.scorer is not None:
            totals[hand.roles.index(hand.result.scorer)] -= hand.result.points
    return tuple(reversed(result))
