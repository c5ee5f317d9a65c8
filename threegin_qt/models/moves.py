"""The moves of the hand on the table, a row for each turn."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from ..engine import Action, Kind, Move, PlayerView, points, unmelded

Index = QModelIndex | QPersistentModelIndex

TURN_ROLE: Final = Qt.ItemDataRole.UserRole + 1
"""The Turn of a row."""


class Turn(NamedTuple):
    """One turn: a draw and what ended it, or a pass or a defence alone."""

    seat: int
    role: int
    draw: Move | None
    end: Move | None = None
    left: int | None = None
    """The deadwood laid, for a knock."""
    advised: tuple[Action, ...] = ()
    """What the partner advised for its decisions, as far as the viewer may know (R6)."""


class MoveWords(NamedTuple):
    """The words of the list, in the language of the moment."""

    who: Callable[[], str]
    """The head of the players' column."""
    what: Callable[[], str]
    """The head of the other column."""
    turn: Callable[[Turn, bool], str]
    """A turn in words; true for the ear."""


class MoveListModel(QAbstractTableModel):
    """What has been done in the hand on the table: who, and what."""

    WHO: Final = 0
    WHAT: Final = 1

    def __init__(self, words: MoveWords, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._words = words
        self._names: tuple[str, ...] = ()
        self._turns: list[Turn] = []

    @property
    def turns(self) -> tuple[Turn, ...]:
        """The turns in their order."""
        return tuple(self._turns)

    def show(self, view: PlayerView, names: Sequence[str], advised: Sequence[tuple[Action, ...]] = ()) -> None:
        """Show the moves of a view, with the names of the seats and what was advised for each move."""
        turns = turns_of(view, advised)
        known = len(self._turns)
        if tuple(names) == self._names and len(turns) >= known and turns[: max(0, known - 1)] == self._turns[:-1]:
            if known and self._turns[-1] != turns[known - 1]:
                self._turns[-1] = turns[known - 1]
                self.dataChanged.emit(self.index(known - 1, 0), self.index(known - 1, 1))
            if len(turns) > known:
                self.beginInsertRows(QModelIndex(), known, len(turns) - 1)
                self._turns.extend(turns[known:])
                self.endInsertRows()
            return
        self.beginResetModel()
        self._names = tuple(names)
        self._turns = turns
        self.endResetModel()

    def retranslate(self) -> None:
        """The words are different now."""
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, 1)
        if self._turns:
            self.dataChanged.emit(self.index(0, 0), self.index(len(self._turns) - 1, 1))

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's signature
        return 0 if parent.isValid() else len(self._turns)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's signature
        return 0 if parent.isValid() else 2

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if orientation != Qt.Orientation.Horizontal or role != Qt.ItemDataRole.DisplayRole:
            return None
        return self._words.who() if section == self.WHO else self._words.what()

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid() or not (0 <= index.row() < len(self._turns) and 0 <= index.column() < 2):
            return None
        turn = self._turns[index.row()]
        if role == TURN_ROLE:
            return turn
        if role not in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return None
        if index.column() == self.WHO:
            return self._names[turn.seat]
        return self._words.turn(turn, role == Qt.ItemDataRole.AccessibleTextRole)


def turns_of(view: PlayerView, advised: Sequence[tuple[Action, ...]] = ()) -> list[Turn]:
    """The moves of a view, put together in turns, with what was advised for each move."""
    turns: list[Turn] = []
    for at, move in enumerate(view.moves):
        said = tuple(advised[at]) if at < len(advised) else ()
        seat = view.roles.index(move.role)
        if move.kind in (Kind.DISCARD, Kind.KNOCK):
            left = None
            if move.kind == Kind.KNOCK:
                left = points(unmelded(view.held[move.role], view.spread))
            if turns and turns[-1].role == move.role and turns[-1].end is None and turns[-1].draw is not None:
                turns[-1] = turns[-1]._replace(end=move, left=left, advised=(*turns[-1].advised, *said))
            else:
                turns.append(Turn(seat, move.role, None, move, left, said))
        else:
            turns.append(Turn(seat, move.role, move, advised=said))
    return turns
