"""The history page: the list and what can be done with it, by mouse and by keyboard."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from history_kit import LOOKS, PageKit, clipped, filled, look, pick, short_match
from mouse_kit import double_click
from PySide6.QtCore import QDate, QPoint, Qt
from PySide6.QtGui import QAccessible, QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog
from pytestqt.qtbot import QtBot

from threegin_qt.engine import Mode, Origin, to_json
from threegin_qt.models.history import COLUMNS
from threegin_qt.models.porting import Porter
from threegin_qt.models.reading import Reading
from threegin_qt.store import Column, MatchRow, MatchStore, Result
from threegin_qt.store.tally import folded
from threegin_qt.ui.history_page import HistoryPage

pytestmark = pytest.mark.usefixtures("english")

RECORDS = [
    *(short_match(seed) for seed in range(8)),
    short_match(50, stop=0.55),
    short_match(51, stop=0.02),
    short_match(52, give_up=True),
    short_match(53, mode=Mode.PRACTICE),
    short_match(54, origin=Origin.IMPORTED, stop=0.6),
]
MATCHES = len(RECORDS)


class Kit(PageKit[HistoryPage]):
    """A page over a store of its own."""

    def __init__(self, store: MatchStore, qtbot: QtBot) -> None:
        self.playing: str | None = None
        carrying = Reading(store.reader)

        def make(reading: Reading) -> HistoryPage:
            return HistoryPage(store, reading, Porter(store, carrying), lambda: self.playing)

        super().__init__(store, qtbot, make, [carrying])

    def settle(self) -> None:
        self.qtbot.waitUntil(lambda: not self.page.files.busy)
        super().settle()

    def load(self, do: Callable[[], object]) -> None:
        """Do something that makes the list anew."""
        with self.qtbot.waitSignal(self.page.model.loaded):
            do()
        self.settle()

    def row(self, at: int) -> MatchRow:
        match = self.page.model.match_at(at)
        assert match is not None
        return match

    def select(self, wanted: Callable[[MatchRow], bool]) -> MatchRow:
        """Select the first match of the list that is like this."""
        at = next(at for at in range(self.page.model.rowCount()) if wanted(self.row(at)))
        self.pick(at)
        return self.row(at)

    def pick(self, at: int, more: bool = False) -> None:
        """Select a row; with `more` beside those that are selected."""
        pick(self.page.table, at, more)


@pytest.fixture
def kit(tmp_path: Path, qtbot: QtBot) -> Iterator[Kit]:
    made = Kit(filled(tmp_path / "matches.db", RECORDS), qtbot)
    yield made
    made.close()


@pytest.fixture
def bare(tmp_path: Path, qtbot: QtBot) -> Iterator[Kit]:
    made = Kit(MatchStore(tmp_path / "matches.db"), qtbot)
    yield made
    made.close()


def test_it_lists_all_matches_the_newest_first_and_says_how_many(kit: Kit) -> None:
    page = kit.show()
    assert [kit.row(at).match_id for at in range(MATCHES)] == list(kit.store.ids())
    assert page._count.text() == f"{MATCHES} matches"
    assert page.table.hasFocus()
    assert page.table.currentIndex().row() == 0


def test_without_matches_it_offers_to_play_one(bare: Kit) -> None:
    page = bare.show()
    assert page.empty.isVisible()
    assert not page.table.isVisible()
    assert page.empty.first.hasFocus()
    with bare.qtbot.waitSignal(page.new_match_requested):
        QTest.keyClick(page.empty.first, Qt.Key.Key_Return)


def test_a_first_match_takes_the_place_of_the_empty_page(bare: Kit, tmp_path: Path) -> None:
    page = bare.show()
    path = tmp_path / "one.json"
    path.write_text(to_json(RECORDS[0]), encoding="utf-8")
    bare.load(lambda: page.files.import_files([str(path)]))
    assert page.table.isVisible()
    assert page.table.hasFocus()
    assert page.bar.text == "1 match imported."


def test_heads_sort_and_the_choice_above_follows(kit: Kit) -> None:
    page = kit.show()
    section = COLUMNS.index(Column.POINTS)
    x = page.table.header.sectionViewportPosition(section) + 10
    for descending in (True, False):
        kit.load(lambda: QTest.mouseClick(page.table.header.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(x, 10)))
        assert page.model.order == (Column.POINTS, descending)
        assert page.filters.column.value() is Column.POINTS
        assert page.filters.direction.descending is descending
        assert [kit.row(at).match_id for at in range(MATCHES)] == list(
            kit.store.ids(column=Column.POINTS, descending=descending)
        )


def test_the_keyboard_sorts_by_the_choice_and_its_button(kit: Kit) -> None:
    page = kit.show()
    page.filters.column.setFocus()
    kit.load(lambda: QTest.keyClick(page.filters.column, Qt.Key.Key_Down))
    assert page.model.order == (Column.OPPONENTS, False)
    kit.load(lambda: QTest.keyClick(page.filters.direction, Qt.Key.Key_Space))
    assert page.model.order == (Column.OPPONENTS, True)
    assert page.filters.direction.accessibleName() == "Descending"


def test_what_is_selected_stays_selected_when_it_is_sorted(kit: Kit) -> None:
    page = kit.show()
    kit.pick(5)
    match = kit.row(5)
    kit.load(lambda: page.filters._order(Column.HANDS, True))
    assert kit.row(page.table.currentIndex().row()).match_id == match.match_id


def test_search_narrows_as_one_types(kit: Kit) -> None:
    page = kit.show()
    name = kit.row(0).opponents[0]
    QTest.keyClick(page.table, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    assert page.filters.search.hasFocus()
    kit.load(lambda: QTest.keyClicks(page.filters.search, folded(name)))
    assert page.model.rowCount() == kit.store.count(page.filters.filter) < MATCHES
    assert all(name in kit.row(at).opponents for at in range(page.model.rowCount()))
    assert page._count.text() == f"{page.model.rowCount()} of {MATCHES} matches"
    QTest.keyClick(page.filters.search, Qt.Key.Key_Return)
    assert page.table.hasFocus()
    page.filters.search.setFocus()
    kit.load(lambda: QTest.keyClick(page.filters.search, Qt.Key.Key_Escape))
    assert page.model.rowCount() == MATCHES


def test_nothing_found_says_so_and_leads_back(kit: Kit) -> None:
    page = kit.show()
    kit.load(lambda: page.filters.search.setText("xyzzy"))
    assert not page.table.isVisible()
    assert page._nothing.first.isVisible()
    assert not page.delete.isEnabled()
    kit.load(page._nothing.first.click)
    assert page.table.isVisible()
    assert page.model.rowCount() == MATCHES


def choose(kit: Kit, number: int, value: object) -> None:
    choice = kit.page.filters._choices[number]
    choice.set_value(value)
    assert choice.value() == value
    kit.load(lambda: choice.activated.emit(choice.currentIndex()))


def test_every_filter_leaves_what_it_says(kit: Kit) -> None:
    page = kit.show()
    page.filters.toggle.click()
    assert page.filters._choices[0].isVisible()
    expectations: list[tuple[int, object, Callable[[MatchRow], bool]]] = [
        (1, Result.WON, lambda match: match.result == Result.WON),
        (1, Result.UNFINISHED, lambda match: match.result == Result.UNFINISHED),
        (2, RECORDS[0].header.players[1].name, lambda match: RECORDS[0].header.players[1].name in match.opponents),
        (3, RECORDS[0].header.players[1].level, lambda match: RECORDS[0].header.players[1].level in match.levels),
        (4, "classic", lambda match: True),
        (5, "PRACTICE", lambda match: match.mode == Mode.PRACTICE),
        (5, "MATCH", lambda match: match.mode == Mode.MATCH),
        (5, "IMPORTED", lambda match: match.origin == Origin.IMPORTED),
        (5, "OWN", lambda match: match.origin == Origin.OWN),
        (6, 0, lambda match: match.error_rate is not None and match.error_rate <= 0.25),
    ]
    everything = kit.store.matches()
    for number, value, fits in expectations:
        choose(kit, number, value)
        shown = {kit.row(at).match_id for at in range(page.model.rowCount())}
        assert shown == {match.match_id for match in everything if fits(match)}, (number, value)
        assert page.filters.toggle.text() == "&Filters (1)"
        kit.load(page.filters.clear_filters)
    assert page.filters.toggle.text() == "&Filters"


def test_dates_from_and_to_hold_both_days(kit: Kit) -> None:
    page = kit.show()
    page.filters.toggle.click()
    day = QDate.fromString(kit.row(4).started[:10], Qt.DateFormat.ISODate)
    choose(kit, 0, "from-to")
    assert page.filters.since.isVisible()
    page.filters.since.setDate(day)
    kit.load(lambda: page.filters.until.setDate(day))
    started = [kit.row(at).started[:10] for at in range(page.model.rowCount())]
    assert started
    assert set(started) == {day.toString(Qt.DateFormat.ISODate)}
    # The other way round means the same.
    page.filters.until.setDate(day.addDays(-400))
    kit.settle()
    assert page.filters.filter.since < page.filters.filter.before


def test_a_finished_match_is_opened_and_an_unfinished_one_continued(kit: Kit) -> None:
    page = kit.show()
    opened: list[str] = []
    continued: list[str] = []
    page.open_requested.connect(opened.append)
    page.continue_requested.connect(continued.append)
    finished = kit.select(lambda match: match.result == Result.WON)
    QTest.keyClick(page.table, Qt.Key.Key_Return)
    unfinished = kit.select(lambda match: match.result == Result.UNFINISHED and match.origin == Origin.OWN and match.hands > 0)
    assert page.go_on.isVisible()
    QTest.keyClick(page.table, Qt.Key.Key_Enter, Qt.KeyboardModifier.KeypadModifier)
    page.open.trigger()
    assert opened == [finished.match_id, unfinished.match_id]
    assert continued == [unfinished.match_id]
    # Of one without a finished hand there is nothing to look at, of an imported one nothing to go on with.
    kit.select(lambda match: match.hands == 0)
    assert not page.open.isEnabled()
    assert not page.deals.isEnabled()
    kit.select(lambda match: match.origin == Origin.IMPORTED)
    assert not page.go_on.isVisible()
    assert page.open.isEnabled()


def test_a_double_click_opens(kit: Kit) -> None:
    page = kit.show()
    kit.select(lambda match: match.result == Result.LOST)
    place = page.table.visualRect(page.table.currentIndex()).center()
    with kit.qtbot.waitSignal(page.open_requested):
        QTest.mouseClick(page.table.viewport(), Qt.MouseButton.LeftButton, pos=place)
        double_click(page.table.viewport(), place)


def test_deals_are_asked_for(kit: Kit) -> None:
    page = kit.show()
    match = kit.select(lambda match: match.hands > 0)
    with kit.qtbot.waitSignal(page.deals_requested) as signal:
        page.deals.trigger()
    assert signal.args == [match.match_id]


def test_delete_takes_away_and_undo_brings_back(kit: Kit) -> None:
    page = kit.show()
    kit.pick(2)
    match, after = kit.row(2), kit.row(3)
    kit.load(lambda: QTest.keyClick(page.table, Qt.Key.Key_Delete))
    assert page.model.rowCount() == MATCHES - 1
    assert kit.store.count() == MATCHES - 1
    assert page.bar.text == "1 match deleted."
    # The next one is where it was, so that several can be deleted in a row.
    assert kit.row(page.table.currentIndex().row()).match_id == after.match_id
    kit.load(lambda: QTest.keyClick(page.table, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier))
    assert page.model.rowCount() == MATCHES
    assert kit.row(page.table.currentIndex().row()).match_id == match.match_id
    assert page.bar.isHidden()
    # A second time there is nothing to undo.
    QTest.keyClick(page.table, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert kit.store.count() == MATCHES


def test_all_can_be_deleted_and_brought_back_by_the_button(kit: Kit) -> None:
    page = kit.show()
    QTest.keyClick(page.table, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    kit.load(page.delete.trigger)
    assert page.empty.isVisible()
    assert kit.store.count() == 0
    kit.load(page.bar.button.click)
    assert page.model.rowCount() == MATCHES
    assert page.table.isVisible()


def test_the_match_on_the_table_is_not_deleted(kit: Kit) -> None:
    page = kit.show()
    kit.pick(0)
    kit.playing = kit.row(0).match_id
    QTest.keyClick(page.table, Qt.Key.Key_Delete)
    kit.settle()
    assert kit.store.count() == MATCHES
    assert "on the table" in page.bar.text
    page.table.selectAll()
    kit.load(page.delete.trigger)
    assert kit.store.ids() == (kit.playing,)


def test_a_review_that_comes_in_moves_nothing(kit: Kit) -> None:
    page = kit.show(800, 420)
    kit.pick(1)
    page.table.verticalScrollBar().setValue(4 * page.table.row_height())
    top = page.table.rowAt(0)
    assert top == 4
    kit.load(page.refresh)
    assert page.table.rowAt(0) == top
    assert page.table.currentIndex().row() == 1
    # Sorting does bring what is selected in sight.
    kit.load(lambda: page.filters._order(Column.STARTED, True))
    assert page.table.rowAt(0) <= 1


def test_several_that_are_selected_stay_so_until_one_is(kit: Kit) -> None:
    page = kit.show()
    kit.pick(1)
    kit.pick(3, more=True)
    kit.store.delete([kit.row(MATCHES - 1).match_id])
    page.refresh()
    kit.settle()
    assert page.details.words[0] == "2 matches selected"
    assert page.model.rowCount() == MATCHES
    kit.load(lambda: kit.pick(2))
    assert page.model.rowCount() == MATCHES - 1


def test_leaving_the_page_ends_the_offer_to_undo(kit: Kit) -> None:
    page = kit.show()
    kit.load(page.delete.trigger)
    page.hide()
    assert page.bar.text == ""
    kit.load(page.show)
    page._undo()
    assert kit.store.count() == MATCHES - 1


def test_copy_as_text(kit: Kit, monkeypatch: pytest.MonkeyPatch) -> None:
    page = kit.show()
    match = kit.select(lambda match: match.result == Result.WON)
    QTest.keyClick(page.table, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    kit.qtbot.waitUntil(lambda: "clipboard" in page.bar.text)
    text = QGuiApplication.clipboard().text()
    assert text.startswith("Match of ")
    assert f"Hand {match.hands}," in text
    assert " – ".join(f"{name} {total}" for name, total in zip(("Io", *match.opponents), match.totals, strict=True)) in text
    for name in match.opponents:
        assert name in text
    # Not so many that nobody could read them.
    monkeypatch.setattr("threegin_qt.ui.history_page.COPIED_AT_ONCE", 3)
    for rows, allowed in ((3, True), (4, False)):
        page.table.clearSelection()
        for row in range(rows):
            kit.pick(row, more=True)
        assert page.copy.isEnabled() is allowed


def test_several_are_selected_and_exported_to_one_file(kit: Kit, tmp_path: Path) -> None:
    page = kit.show()
    kit.pick(1)
    kit.pick(4, more=True)
    assert page.details.words[0] == "2 matches selected"
    assert not page.open.isEnabled()
    page.files.place_chosen.emit(tmp_path / "out.zip")
    kit.qtbot.waitUntil(lambda: "exported" in page.bar.text)
    assert page.bar.text == "2 matches exported to out.zip."
    kit.settle()
    page.table.selectAll()
    kit.load(page.delete.trigger)
    kit.load(lambda: page.files.import_files([str(tmp_path / "out.zip")]))
    assert page.model.rowCount() == 2


def test_one_is_exported_as_a_match_file(kit: Kit, tmp_path: Path) -> None:
    page = kit.show()
    kit.pick(1)
    page.files.place_chosen.emit(tmp_path / "out.json")
    kit.qtbot.waitUntil(lambda: "exported" in page.bar.text)
    assert json.loads((tmp_path / "out.json").read_text())["id"] == kit.row(1).match_id


def test_what_was_imported_is_selected(kit: Kit, tmp_path: Path) -> None:
    page = kit.show()
    record = short_match(99)
    path = tmp_path / "x.json"
    path.write_text(to_json(record), encoding="utf-8")
    kit.load(lambda: page.files.import_files([str(path)]))
    assert kit.row(page.table.currentIndex().row()).match_id == record.header.match_id
    assert page.model.rowCount() == MATCHES + 1
    page.files.import_files([str(path)])
    kit.qtbot.waitUntil(lambda: page.bar.text == "1 match was in the history already.")


@pytest.mark.parametrize(
    ("field", "value", "said"),
    [
        ("version", 2, "“x.json: The match was written by a newer version of the program."),
        ("result", {"totals": [1, 2, 3], "winner": 0, "abandoned": False}, "do not add up (the result)"),
        ("events", [{"do": "deal", "number": "", "deck": "1X"}], "(hand 1, event 0)"),
    ],
)
def test_a_bad_file_is_refused_in_words_with_its_place(kit: Kit, tmp_path: Path, field: str, value: object, said: str) -> None:
    page = kit.show()
    document = json.loads(to_json(RECORDS[0]))
    document[field] = value
    path = tmp_path / "x.json"
    path.write_text(json.dumps(document))
    page.files.import_files([str(path)])
    kit.qtbot.waitUntil(lambda: page.bar.text.startswith("Nothing was imported."))
    assert said.removeprefix("“") in page.bar.text
    assert kit.store.count() == MATCHES
    assert not page.bar.button.isVisible()


def test_the_dialogs_ask_for_the_right_kind_of_file(kit: Kit, monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[QFileDialog] = []
    monkeypatch.setattr(QFileDialog, "open", lambda self: opened.append(self))
    page = kit.show()
    page.export.trigger()
    page.table.selectAll()
    page.export.trigger()
    page.bring_in.trigger()
    assert [dialog.defaultSuffix() for dialog in opened] == ["json", "zip", ""]
    assert opened[2].fileMode() == QFileDialog.FileMode.ExistingFiles
    with kit.qtbot.waitSignal(page.files.place_chosen):
        opened[1].fileSelected.emit(str(kit.store.path / "x.zip"))
    kit.qtbot.waitUntil(lambda: page.bar.text == "x.zip cannot be written: its folder is not there.")


def test_a_store_that_only_reads_is_read_and_says_why_it_deletes_nothing(
    kit: Kit, qtbot: QtBot, expected_log: list[str]
) -> None:
    expected_log.append("another program uses this folder")
    second = Kit(MatchStore(kit.store.path, read_only=True), qtbot)
    page = second.show()
    assert page.model.rowCount() == MATCHES
    page.delete.trigger()
    second.settle()
    assert page.bar.text
    assert page.model.rowCount() == MATCHES
    second.close()


def test_the_whole_page_by_tab(kit: Kit) -> None:
    page = kit.show()
    page.filters.toggle.click()
    page.table.setFocus()
    reached = []
    for _ in range(60):
        widget = page.window().focusWidget()
        if widget in reached:
            break
        reached.append(widget)
        QTest.keyClick(widget, Qt.Key.Key_Tab)
    wanted = [
        page.table,
        page.filters.search,
        page.filters.toggle,
        page.filters.column,
        page.filters.direction,
        *page.filters._choices,
        page.filters.clear,
        page.back,
        *(button for button in page.row.buttons if button.isVisible() and button.isEnabled()),
    ]
    assert [widget for widget in wanted if widget not in reached] == []
    # From the top to the bottom.
    places = [page.filters.search, page.filters.column, page.filters._choices[1], page.table]
    order = [reached.index(widget) for widget in places]
    assert sorted(order[:3]) == order[:3]


def test_escape_leaves(kit: Kit) -> None:
    page = kit.show()
    with kit.qtbot.waitSignal(page.left):
        QTest.keyClick(page.table, Qt.Key.Key_Escape)


def test_everything_has_a_name_for_a_screen_reader(kit: Kit) -> None:
    page = kit.show()
    page.filters.toggle.click()
    for widget in (page.table, page.filters.search, page.filters.column, page.filters.direction, *page.filters._choices):
        interface = QAccessible.queryAccessibleInterface(widget)
        assert interface.text(QAccessible.Text.Name), widget
    match = kit.row(0)
    said = page.model.data(page.model.index(0, 0), Qt.ItemDataRole.AccessibleTextRole)
    assert all(name in said for name in match.opponents)
    assert f"{match.hands} hands finished" in said
    error = COLUMNS.index(Column.ERROR_RATE)
    assert "decision" in page.model.data(page.model.index(0, error), Qt.ItemDataRole.AccessibleTextRole) or match.judged == 0
    assert page.details.accessibleName().startswith(page.details.words[0])


@pytest.mark.parametrize(("theme", "size", "text_size"), LOOKS)
def test_it_can_be_read_in_every_look(tmp_path: Path, qtbot: QtBot, theme: str, size: tuple[int, int], text_size: int) -> None:
    with look(theme, text_size):
        kit = Kit(filled(tmp_path / "matches.db", RECORDS), qtbot)
        page = kit.show(*size)
        assert clipped(page) == []
        assert (page.width(), page.height()) == size
        # Whatever the width, the date, the opponents and the result stay.
        for column in (Column.STARTED, Column.OPPONENTS, Column.RESULT):
            assert not page.table.isColumnHidden(COLUMNS.index(column))
        assert page.table.complete is (size[0] > 800 and text_size == 100)
        assert page.table.viewport().height() >= 2 * page.table.row_height()
        page.filters.toggle.click()
        QTest.qWait(10)
        assert clipped(page) == []
        assert page.table.viewport().height() >= page.table.row_height()
        kit.close()


def test_the_last_rows_of_a_long_list_are_reached_by_end(kit: Kit) -> None:
    page = kit.show(800, 420)
    QTest.keyClick(page.table, Qt.Key.Key_End, Qt.KeyboardModifier.ControlModifier)
    assert page.table.currentIndex().row() == MATCHES - 1
    assert page.table.visualRect(page.table.currentIndex()).bottom() <= page.table.viewport().height()
    # Moving by keys puts the ring around the row, a click takes it away.
    assert page.table.ringed == MATCHES - 1
    place = page.table.visualRect(page.table.currentIndex()).center()
    QTest.mouseClick(page.table.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert page.table.ringed == -1
