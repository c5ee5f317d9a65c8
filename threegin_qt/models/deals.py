"""The deals of a match that are over, with their numbers."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from ..engine import Dealt, HandResult, Header, MatchRecord, Stage, deck_of, in_force, replay
from ..engine.deals import is_deal_number

Index = QModelIndex | QPersistentModelIndex

DEAL_ROLE: Final = Qt.ItemDataRole.UserRole + 1
"""The FinishedDeal of a row."""


class FinishedDeal(NamedTuple):
    """One deal, its hand over."""

    hand: int
    number: str
    """Empty where the pack has none."""
    genuine: bool
    """Whether the pack is the one that its number stands for."""
    roles: tuple[int, ...]
    """By seat."""
    result: HandResult


class DealsOfMatch(NamedTuple):
    """The deals of a match that may be known: those of finished hands."""

    header: Header
    deals: tuple[FinishedDeal, ...]


def deals_of(record: MatchRecord) -> DealsOfMatch:
    """The finished deals of a record, or of its longest valid prefix. Raises RecordError for a bad header."""
    whole = replay(record)
    events = (*record.header.start.prefix, *record.events)[: len(whole.states) - 1]
    found = []
    dealt: Dealt | None = None
    for index in in_force(events):
        event, after = events[index], whole.states[index + 1]
        if type(event) is Dealt:
            dealt = event
        elif dealt is not None and after.stage != Stage.PLAY and after.hand_number == len(after.earlier):
            summary = after.earlier[-1]
            number = dealt.number
            genuine = is_deal_number(number) and deck_of(number) == dealt.deck
            found.append(FinishedDeal(after.hand_number, number, genuine, summary.roles, summary.result))
            dealt = None
    return DealsOfMatch(record.header, tuple(found))


class DealWords(NamedTuple):
    """The words of the table, in the language of the moment."""

    heads: Callable[[], Sequence[str]]
    """Of hand, number, roles and result."""
    cells: Callable[[FinishedDeal, Header], Sequence[str]]
    """The same of a deal."""


class DealsModel(QAbstractTableModel):
    """The finished hands of a match: which, the number of the deal, who had which role, how it ended."""

    COLUMNS: Final = 4

    def __init__(self, words: DealWords, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._words = words
        self._match: DealsOfMatch | None = None

    def show(self, match: DealsOfMatch | None) -> None:
        """Show the deals of a match, or none."""
        self.beginResetModel()
        self._match = match
        self.endResetModel()

    @property
    def match(self) -> DealsOfMatch | None:
        """What is shown."""
        return self._match

    def deal_at(self, row: int) -> FinishedDeal | None:
        """The deal of a row."""
        deals = () if self._match is None else self._match.deals
        return deals[row] if 0 <= row < len(deals) else None

    def retranslate(self) -> None:
        """The words are different now."""
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, self.COLUMNS - 1)
        if self.rowCount():
            self.dataChanged.emit(self.index(0, 0), self.index(self.rowCount() - 1, self.COLUMNS - 1))

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's signature
        return 0 if parent.isValid() or self._match is None else len(self._match.deals)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's signature
        return 0 if parent.isValid() else self.COLUMNS

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if orientation != Qt.Orientation.Horizontal or role != Qt.ItemDataRole.DisplayRole:
            return None
        return self._words.heads()[section] if 0 <= section < self.COLUMNS else None

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        deal = self.deal_at(index.row()) if index.isValid() and index.column() < self.COLUMNS else None
        if deal is None or self._match is None:
            return None
        if role == DEAL_ROLE:
            return deal
        if role not in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return None
        cells = self._words.cells(deal, self._match.header)
        return ". ".join(cells) if role == Qt.ItemDataRole.AccessibleTextRole and index.column() == 0 else cells[index.column()]
