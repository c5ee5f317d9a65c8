"""The list of matches: sorted and filtered by the database, of which a window of rows is in memory."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt, Signal

from ..store import Column, MatchFilter, MatchReader, MatchRow
from .reading import Cancelled, Reading

Index = QModelIndex | QPersistentModelIndex

ROW_ROLE: Final = Qt.ItemDataRole.UserRole + 1
"""The MatchRow of a row; None while it is still being read."""

PAGE: Final = 64
"""Rows that are read at once."""
KEPT_PAGES: Final = 10
"""Pages in memory, however long the list is. More rows than fit on any screen."""

COLUMNS: Final = (
    Column.STARTED,
    Column.OPPONENTS,
    Column.RULES,
    Column.MODE,
    Column.RESULT,
    Column.POINTS,
    Column.HANDS,
    Column.ERROR_RATE,
)
"""The columns of the model, in order."""
_NUMBERS: Final = frozenset((Column.HANDS, Column.ERROR_RATE))
_DOWN_FIRST: Final = frozenset((Column.STARTED, Column.POINTS, Column.HANDS, Column.ERROR_RATE))


def descends_first(column: Column) -> bool:
    """Whether who sorts by this column wants the largest or newest on top."""
    return column in _DOWN_FIRST


def _alignment(column: Column) -> Qt.AlignmentFlag:
    side = Qt.AlignmentFlag.AlignRight if column in _NUMBERS else Qt.AlignmentFlag.AlignLeft
    return side | Qt.AlignmentFlag.AlignVCenter


class HistoryWords(NamedTuple):
    """The words of the list, in the language of the moment."""

    head: Callable[[Column], str]
    cell: Callable[[MatchRow, Column], str]
    spoken: Callable[[MatchRow, Column], str]
    """A cell for the ear; that of the first column says it all."""


class _Loaded(NamedTuple):
    rows: int
    everything: int
    place: int
    pages: dict[int, tuple[MatchRow, ...]]


class HistoryModel(QAbstractTableModel):
    """All matches that a filter lets through, in an order. The database sorts; rows come as they are looked at."""

    loaded = Signal(int)
    """The list was made anew; the row of the match to be kept in sight, -1 if it is not there or none was named."""

    def __init__(self, reading: Reading, words: HistoryWords, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._reading = reading
        self._words = words
        self._filter = MatchFilter()
        self._column, self._descending = Column.STARTED, True
        self._count = 0
        self._everything: int | None = None
        self._pages: OrderedDict[int, tuple[MatchRow, ...]] = OrderedDict()
        self._wanted: dict[int, int] = {}
        self._last_page = -1
        self._loading: int | None = None

    # What is shown

    @property
    def filter(self) -> MatchFilter:
        """What the list is narrowed to."""
        return self._filter

    @property
    def order(self) -> tuple[Column, bool]:
        """The column that the list is sorted by, and whether it descends."""
        return self._column, self._descending

    @property
    def everything(self) -> int | None:
        """How many matches there are in all; None before the first answer."""
        return self._everything

    @property
    def pages_in_memory(self) -> int:
        """How many pages of rows are in memory."""
        return len(self._pages)

    def match_at(self, row: int) -> MatchRow | None:
        """The match of a row, None while it is being read and for no row."""
        page = self._pages.get(row // PAGE)
        return page[row % PAGE] if page is not None and 0 <= row % PAGE < len(page) else None

    # What is asked

    def set_filter(self, wanted: MatchFilter, keep: str | None = None) -> None:
        """Narrow the list to these; the match `keep` stays in sight if it is among them."""
        self._filter = wanted
        self.refresh(keep)

    def set_order(self, column: Column, descending: bool, keep: str | None = None) -> None:
        """Sort by another column, or the other way round; the match `keep` stays in sight."""
        self._column, self._descending = column, descending
        self.refresh(keep)

    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        if 0 <= column < len(COLUMNS):
            self.set_order(COLUMNS[column], order == Qt.SortOrder.DescendingOrder)

    def refresh(self, keep: str | None = None, around: int = 0, seen: int | None = None) -> None:
        """Read the list anew: the rows about the match `keep`, or else about the row `around`, come with it.

        So do those about the row `seen`, the first one in sight. What is shown stays until the answer is there.
        """
        wanted, column, descending = self._filter, self._column, self._descending

        def question(reader: MatchReader, cancelled: Cancelled) -> _Loaded:
            count, place = reader.count(wanted), -1
            if keep is not None and count:
                ids = reader.ids(wanted, column, descending)
                place = ids.index(keep) if keep in ids else -1
            rows = [place if place >= 0 else around, *([] if seen is None else [seen])]
            about = {min(max(0, count - 1), row) // PAGE + by for row in rows for by in (-1, 0, 1)}
            pages = {
                page: reader.matches(wanted, column, descending, page * PAGE, PAGE)
                for page in sorted(about)
                if 0 <= page * PAGE < count
            }
            return _Loaded(count, reader.count(), place, pages)

        for ticket in (self._loading, *self._wanted.values()):
            if ticket is not None:
                self._reading.cancel(ticket)
        self._wanted.clear()
        self._loading = self._reading.ask(question, self._on_loaded)

    def ask_ids(self, rows: Sequence[tuple[int, int]], answer: Callable[[tuple[str, ...]], None]) -> None:
        """The ids of the matches in these (first, last) rows; at once if they are in memory."""
        known = [self.match_at(row) for first, last in rows if last - first < PAGE for row in range(first, last + 1)]
        matches = [match.match_id for match in known if match is not None]
        if len(matches) == sum(last - first + 1 for first, last in rows):
            answer(tuple(matches))
            return
        wanted, column, descending = self._filter, self._column, self._descending
        ranges = tuple(rows)

        def question(reader: MatchReader, cancelled: Cancelled) -> tuple[str, ...]:
            ids = reader.ids(wanted, column, descending)
            return tuple(match_id for first, last in ranges for match_id in ids[first : last + 1])

        self._reading.ask(question, answer)

    def retranslate(self) -> None:
        """The words are different now."""
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, len(COLUMNS) - 1)
        if self._count:
            self.dataChanged.emit(self.index(0, 0), self.index(self._count - 1, len(COLUMNS) - 1))

    # What is answered

    def _on_loaded(self, loaded: _Loaded) -> None:
        self._loading = None
        self.beginResetModel()
        self._count, self._everything = loaded.rows, loaded.everything
        self._pages = OrderedDict(loaded.pages)
        self._last_page = -1
        self.endResetModel()
        self.loaded.emit(loaded.place)

    def _want(self, page: int) -> None:
        if not 0 <= page * PAGE < self._count or page in self._pages or page in self._wanted or self._loading is not None:
            return
        # Who drags the scroll bar leaves pages behind that he has not seen.
        while len(self._wanted) >= KEPT_PAGES // 2:
            oldest = next(iter(self._wanted))
            self._reading.cancel(self._wanted.pop(oldest))
        wanted, column, descending = self._filter, self._column, self._descending
        self._wanted[page] = self._reading.ask(
            lambda reader, cancelled: (page, reader.matches(wanted, column, descending, page * PAGE, PAGE)), self._on_page
        )

    def _on_page(self, answer: tuple[int, tuple[MatchRow, ...]]) -> None:
        page, rows = answer
        self._wanted.pop(page, None)
        self._pages[page] = rows
        while len(self._pages) > KEPT_PAGES:
            self._pages.popitem(last=False)
        first = page * PAGE
        last = min(self._count, first + PAGE) - 1
        if last >= first:
            self.dataChanged.emit(self.index(first, 0), self.index(last, len(COLUMNS) - 1))

    def _look_at(self, row: int) -> None:
        """Somebody looks at this row: have it, and what is next to it."""
        page, within = divmod(row, PAGE)
        if page != self._last_page:
            self._last_page = page
            if page in self._pages:
                self._pages.move_to_end(page)
        self._want(page)
        if within < PAGE // 4:
            self._want(page - 1)
        elif within >= PAGE - PAGE // 4:
            self._want(page + 1)

    # The model

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's signature
        return 0 if parent.isValid() else self._count

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's signature
        return 0 if parent.isValid() else len(COLUMNS)

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if orientation != Qt.Orientation.Horizontal or not 0 <= section < len(COLUMNS):
            return None
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return _alignment(COLUMNS[section])
        return self._words.head(COLUMNS[section]) if role == Qt.ItemDataRole.DisplayRole else None

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid() or not (0 <= index.row() < self._count and 0 <= index.column() < len(COLUMNS)):
            return None
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return _alignment(COLUMNS[index.column()])
        if role not in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole, ROW_ROLE):
            return None
        row = index.row()
        self._look_at(row)
        match = self.match_at(row)
        if role == ROW_ROLE or match is None:
            return match
        column = COLUMNS[index.column()]
        return self._words.cell(match, column) if role == Qt.ItemDataRole.DisplayRole else self._words.spoken(match, column)
