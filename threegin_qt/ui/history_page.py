"""The history: every match that was played or brought in, to be found again, looked at, continued, sent out or deleted."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise
from pathlib import Path
from typing import Final

from PySide6.QtCore import QEvent, QItemSelectionModel, QPoint, Qt, Signal, Slot
from PySide6.QtGui import (
    QAction,
    QGuiApplication,
    QHideEvent,
    QKeyEvent,
    QKeySequence,
    QResizeEvent,
)
from PySide6.QtWidgets import QStackedWidget, QVBoxLayout, QWidget

from threegin_qt.engine import MatchRecord, Origin
from threegin_qt.models.history import COLUMNS, HistoryModel, descends_first
from threegin_qt.models.porting import Porter
from threegin_qt.models.reading import Cancelled, Expected, Reading
from threegin_qt.store import Column, EnvironmentTrouble, ImportReport, MatchReader, MatchRow, MatchStore, Result

from .action_row import ActionRow
from .emptiness import Emptiness
from .history_details import Elided, MatchDetails
from .history_filters import HistoryFilters
from .history_table import HistoryTable
from .history_words import counted_text, history_words, played_text, points_text, title_text
from .languages import fill
from .match_files import MatchFiles
from .match_text import match_text
from .matches_page import MatchesPage
from .page_bar import PageBar
from .pages import scrolling
from .theme import GRID
from .trouble_words import trouble_text

COPIED_AT_ONCE: Final = 20
"""So many matches are copied as text at most."""
_LOW: Final = 20
"""A page that is lower, in lines of text, has no room for what is said of a match while the filters are unfolded."""


class HistoryPage(MatchesPage):
    """The list of matches, with what can be done with them below it."""

    WIDEST = 180 * GRID
    FOOT = 2 * GRID

    open_requested = Signal(str)
    """The id of a match to be looked at again."""
    continue_requested = Signal(str)
    """The id of an unfinished match of the person's."""
    deals_requested = Signal(str)
    """The id of a match whose deals the person wants to see."""
    new_match_requested = Signal()

    def __init__(
        self,
        store: MatchStore,
        reading: Reading,
        porter: Porter,
        playing: Callable[[], str | None] = lambda: None,
        parent: QWidget | None = None,
    ) -> None:
        """`playing` tells the id of the match on the table while it goes on."""
        super().__init__(parent)
        self._store = store
        self._reading = reading
        self._playing = playing
        self._selected: tuple[int, MatchRow | None] = (0, None)
        self._kept_row = 0
        self._still: int | None = None
        self._stale = False

        self._count = Elided(self, muted=True)
        self.head.setStretch(0, 0)
        self.head.insertWidget(1, self._count, 1)
        self.model = HistoryModel(reading, history_words(), self)
        self.filters = HistoryFilters(self)
        self.table = HistoryTable(self.model, self)
        self.bar = PageBar(self)
        self.files = MatchFiles(porter, self.bar, self)
        self.details = MatchDetails(self)
        self._make_actions()
        self.row = ActionRow(
            [self.go_on, self.open, self.deals, self.copy, self.export, self.bring_in, self.delete],
            self,
        )
        self.empty = Emptiness(self)
        self._nothing = Emptiness(self, cards=False)

        self._middle = QStackedWidget(self)
        self._middle.addWidget(self.table)
        self._middle.addWidget(scrolling(self._nothing, self))
        full = QWidget(self)
        box = QVBoxLayout(full)
        box.setContentsMargins(0, 0, 0, 0)
        box.setSpacing(GRID + 4)
        box.addWidget(self.filters)
        box.addWidget(self._middle, 1)
        box.addWidget(self.details)
        box.addWidget(self.row)
        self._whole = QStackedWidget(self)
        self._whole.addWidget(full)
        self._whole.addWidget(scrolling(self.empty, self))
        self.box.setContentsMargins(3 * GRID, 2 * GRID, 3 * GRID, 2 * GRID)
        self.box.addWidget(self._whole, 1)
        self.box.addWidget(self.bar)

        self.filters.narrowed.connect(self._on_narrowed)
        self.filters.ordered.connect(self._on_ordered)
        self.filters.toggle.toggled.connect(self._share_room)
        self.filters.search.returnPressed.connect(self.table.setFocus)
        self.table.header.sectionClicked.connect(self._on_head)
        self.table.activated.connect(self._on_activated)
        self.table.customContextMenuRequested.connect(self._show_menu)
        self.table.selectionModel().selectionChanged.connect(self._on_selection)
        self.model.loaded.connect(self._on_loaded)
        self.empty.first.clicked.connect(self.new_match_requested)
        self.empty.second.clicked.connect(self.files.ask_for_files)
        self._nothing.first.clicked.connect(self.filters.clear_filters)
        self.files.place_chosen.connect(self._on_place_chosen)
        self.files.busy_changed.connect(self._on_files_busy)
        porter.brought_in.connect(self._on_brought_in)
        reading.trouble.connect(self._on_trouble)
        self._trouble: Expected | None = None
        self._show_order()
        self.retranslate()
        self._set_tab_order()

    def _make_actions(self) -> None:
        def action(do: Callable[[], None], key: str = "", on_table: bool = True) -> QAction:
            made = QAction(self)
            made.setShortcut(QKeySequence(key))
            made.setShortcutContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            made.triggered.connect(do)
            (self.table if on_table else self).addAction(made)
            return made

        self.open = action(self._open)
        self.go_on = action(self._continue)
        self.deals = action(self._show_deals)
        self.copy = action(self._copy, "Ctrl+C")
        # Ctrl+E is the review of the match on the table, everywhere.
        self.export = action(self._export, "Ctrl+S")
        self.bring_in = action(self.files.ask_for_files, "Ctrl+O", on_table=False)
        self.delete = action(self._delete, "Del")
        self.finding = action(self._find, "Ctrl+F", on_table=False)
        self.undo = action(self._undo, "Ctrl+Z", on_table=False)
        self._undone: tuple[str, ...] = ()

    def _set_tab_order(self) -> None:
        chain = [self.filters, self.table, *self.row.buttons, self.row.more, self.bar, self.back]
        for before, after in pairwise(chain):
            QWidget.setTabOrder(before, after)

    # Coming and going

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        if not event.spontaneous() and not self.files.busy:
            self.bar.dismiss()
            self._undone = ()

    @Slot()
    def refresh(self) -> None:
        """Read everything anew; what is selected stays so, and the list stays where it is."""
        if self._selected[0] > 1:
            # That would be hard to find again. It can wait.
            self._stale = True
            return
        self._stale = False
        top = self.table.rowAt(0)
        self._still = None if top < 0 else self.table.verticalScrollBar().value()
        self.model.refresh(self._keep(), self._kept_row, max(0, top))
        self._reading.ask(lambda reader, cancelled: reader.opponents(), self.filters.set_opponents)

    @Slot()
    def take_focus(self) -> None:
        """Give the keyboard to what the person most likely wants."""
        (self.empty.first if self._whole.currentIndex() else self.table).setFocus()

    # The list

    def _on_narrowed(self, wanted: object) -> None:
        self._still = None
        self.model.set_filter(self.filters.filter, self._keep())

    def _on_ordered(self, column: object, descending: bool) -> None:
        self._sort(self.filters.column.value(), descending)

    def _on_head(self, section: int) -> None:
        column, descending = self.model.order
        clicked = COLUMNS[section]
        self._sort(clicked, not descending if clicked is column else descends_first(clicked))

    def _sort(self, column: Column, descending: bool) -> None:
        self._still = None
        self.model.set_order(column, descending, self._keep())
        self._show_order()

    def _keep(self) -> str | None:
        match = self._selected[1]
        return None if match is None else match.match_id

    def _show_order(self) -> None:
        column, descending = self.model.order
        order = Qt.SortOrder.DescendingOrder if descending else Qt.SortOrder.AscendingOrder
        self.table.header.setSortIndicator(COLUMNS.index(column), order)
        self.filters.show_order(column, descending)

    @Slot(int)
    def _on_loaded(self, place: int) -> None:
        self._trouble = None
        had_focus = self._whole.currentIndex() == 1 and self.isAncestorOf(self.window().focusWidget())
        self._whole.setCurrentIndex(int(self.model.everything == 0))
        self._show_middle()
        rows = self.model.rowCount()
        if rows:
            still, self._still = self._still, None
            self._select(place if place >= 0 else min(self._kept_row, rows - 1), still)
        else:
            self._on_selection()
        if had_focus:
            self.take_focus()

    def _select(self, row: int, still: int | None = None) -> None:
        """Select a row and bring it in sight, or leave the list scrolled as far as it was."""
        index = self.model.index(row, self.table.first_column)
        flags = QItemSelectionModel.SelectionFlag.ClearAndSelect | QItemSelectionModel.SelectionFlag.Rows
        self.table.doItemsLayout()
        self.table.selectionModel().setCurrentIndex(index, flags)
        if still is None:
            self.table.scrollTo(index)
        else:
            self.table.verticalScrollBar().setValue(still)
        self._on_selection()

    def _show_middle(self) -> None:
        nothing = self.model.rowCount() == 0 or self._trouble is not None
        self._middle.setCurrentIndex(int(nothing))
        self._share_room()
        self._word_nothing()
        self._word_title()

    @Slot()
    def _on_selection(self) -> None:
        rows = self._rows()
        count = sum(last - first + 1 for first, last in rows)
        match = self.model.match_at(rows[0][0]) if count == 1 else None
        if count:
            self._kept_row = rows[0][0]
        self._selected = (count, match)
        self._show_selected()
        if self._stale and count == 1:
            self.refresh()

    def _rows(self) -> list[tuple[int, int]]:
        """The selected rows, as (first, last)."""
        return sorted((part.top(), part.bottom()) for part in self.table.selectionModel().selection())  # type: ignore[attr-defined]

    def _show_selected(self) -> None:
        count, match = self._selected
        if match is not None:
            self.details.show_words(title_text(match), (played_text(match), points_text(match), counted_text(match)))
        elif count:
            hint = self.tr("They can be exported to one file, or deleted.")
            self.details.show_words(self.tr("%n matches selected", None, count), (hint,))
        else:
            self.details.show_words(self.tr("Select a match"))
        self.open.setEnabled(match is not None and match.hands > 0)
        self.deals.setEnabled(match is not None and match.hands > 0)
        self.go_on.setVisible(match is not None and _can_continue(match))
        self.copy.setEnabled(0 < count <= COPIED_AT_ONCE)
        self.export.setEnabled(count > 0 and not self.files.busy)
        self.delete.setEnabled(count > 0)

    # What can be done

    @Slot()
    def _on_activated(self) -> None:
        """Enter and a double click: go on with an unfinished match, look at any other."""
        for action in (self.go_on, self.open):
            if action.isVisible() and action.isEnabled():
                action.trigger()
                return

    def _open(self) -> None:
        self._with_one(self.open_requested.emit)

    def _continue(self) -> None:
        self._with_one(self.continue_requested.emit)

    def _show_deals(self) -> None:
        self._with_one(self.deals_requested.emit)

    def _with_one(self, do: Callable[[str], None]) -> None:
        match = self._selected[1]
        if match is not None:
            do(match.match_id)

    def _find(self) -> None:
        self.filters.search.setFocus()
        self.filters.search.selectAll()

    def _show_menu(self, place: QPoint) -> None:
        self.row.more.menu_shown.popup(self.table.viewport().mapToGlobal(place))

    def _copy(self) -> None:
        def question(reader: MatchReader, cancelled: Cancelled, ids: Sequence[str]) -> list[MatchRecord]:
            return [reader.load(match_id) for match_id in ids]

        def answer(records: list[MatchRecord]) -> None:
            QGuiApplication.clipboard().setText("\n\n".join(map(match_text, records)))
            count = len(records)
            self.bar.tell(lambda: self.tr("%n matches are on the clipboard as text.", None, count))

        self.model.ask_ids(
            self._rows(), lambda ids: void(self._reading.ask(lambda reader, off: question(reader, off, ids), answer))
        )

    # Deleting

    def _delete(self) -> None:
        self.model.ask_ids(self._rows(), self._delete_these)

    def _delete_these(self, ids: tuple[str, ...]) -> None:
        playing = self._playing()
        gone = tuple(match_id for match_id in ids if match_id != playing)
        if not gone:
            self.bar.tell(lambda: self.tr("This match is on the table: end it or give it up before you delete it."))
            return
        try:
            self._store.delete(gone)
        except EnvironmentTrouble as trouble:
            self._say_trouble(trouble)
            return
        self._selected = (0, None)
        self._undone = gone
        count = len(gone)
        self.bar.tell(
            lambda: self.tr("%n matches deleted.", None, count),
            lambda: self.tr("&Undo"),
            self._undo,
        )
        self.refresh()

    def _undo(self) -> None:
        ids, self._undone = self._undone, ()
        if not ids:
            return
        try:
            self._store.undelete(ids)
        except EnvironmentTrouble as trouble:
            self._say_trouble(trouble)
            return
        self.bar.dismiss()
        self.model.refresh(ids[0], self._kept_row)
        self.table.setFocus()

    # Files

    def _export(self) -> None:
        count, match = self._selected
        if count:
            self.files.ask_where_to(match if count == 1 else None)

    @Slot(object)
    def _on_place_chosen(self, path: Path) -> None:
        if self._selected[0]:
            self.model.ask_ids(self._rows(), lambda ids: self.files.export(ids, path))

    @Slot()
    def _on_files_busy(self) -> None:
        self.bring_in.setEnabled(not self.files.busy)
        self._show_selected()

    @Slot(object)
    def _on_brought_in(self, report: ImportReport) -> None:
        if report.added:
            self.model.refresh(report.added[0])
            self._reading.ask(lambda reader, cancelled: reader.opponents(), self.filters.set_opponents)

    # Troubles

    @Slot(object)
    def _on_trouble(self, trouble: Expected) -> None:
        self._trouble = trouble
        self._show_middle()

    def _say_trouble(self, trouble: EnvironmentTrouble) -> None:
        self.bar.tell(lambda: trouble_text(trouble.code, trouble.path.name))

    # Words

    def retranslate(self) -> None:
        super().retranslate()
        self.table.setAccessibleName(self.tr("Matches"))
        self.open.setText(self.tr("&Open"))
        self.go_on.setText(self.tr("&Continue"))
        self.deals.setText(self.tr("Dea&l numbers"))
        self.copy.setText(self.tr("Copy as &text"))
        self.export.setText(self.tr("&Export…"))
        self.bring_in.setText(self.tr("&Import…"))
        self.delete.setText(self.tr("&Delete"))
        self.row.more.setText(self.tr("&More"))
        self.row.arrange()
        self.empty.show_words(
            self.tr("No matches yet"),
            self.tr("Every match is kept here from its first card on: to continue it, to look at it again, to learn from it."),
            self.tr("&New match…"),
            self.tr("&Import…"),
        )
        self.model.retranslate()
        self._word_nothing()
        self._word_title()
        self._show_selected()
        self.bar.retranslate()

    def _word_title(self) -> None:
        self.title.setText(self.tr("History"))
        everything, shown = self.model.everything, self.model.rowCount()
        if not everything:
            self._count.setText("")
        elif shown == everything:
            self._count.setText(self.tr("%n matches", None, everything))
        else:
            self._count.setText(fill(self.tr("%1 of %n matches", None, everything), shown))
        self.table.setAccessibleDescription(self._count.text())

    def _word_nothing(self) -> None:
        if self._trouble is not None:
            reason = self._trouble
            text = trouble_text(reason.code, reason.path.name) if isinstance(reason, EnvironmentTrouble) else str(reason)
            self._nothing.show_words(self.tr("The history cannot be read"), text)
        else:
            self._nothing.show_words(
                self.tr("No match fits"),
                self.tr("Nothing in the history is like what you search for."),
                self.tr("Clea&r search and filters"),
            )

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and self.files.busy:
            self.files.stop()
            return
        super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._share_room()

    def _share_room(self) -> None:
        """Leave most of a low page to the list."""
        lines = self.height() // self.fontMetrics().height()
        low = lines < _LOW
        self.details.set_room(lines)
        self.details.setVisible(not (low and self.filters.toggle.isChecked()) and self._middle.currentIndex() == 0)
        self.filters.set_room(self.height() // (5 if low else 3))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self.row.arrange()
            self._share_room()


def _can_continue(match: MatchRow) -> bool:
    return match.result == Result.UNFINISHED and match.origin == Origin.OWN and match.person is not None


def void(value: object) -> None:
    """Take a value that is not needed."""
