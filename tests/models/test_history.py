"""The list of matches as an item model, and its reading thread."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtTest import QAbstractItemModelTester
from pytestqt.qtbot import QtBot

from tests.store.generate import fill
from threegin_qt.models.history import COLUMNS, KEPT_PAGES, PAGE, ROW_ROLE, HistoryModel, HistoryWords, descends_first
from threegin_qt.models.reading import Reading
from threegin_qt.store import Column, EnvironmentTrouble, MatchFilter, MatchRow, MatchStore, Result, StoreTrouble

MATCHES = 900
WORDS = HistoryWords(
    lambda column: column.name.title(),
    lambda match, column: f"{column.name} {match.match_id}",
    lambda match, column: f"say {column.name} {match.match_id}",
)


@pytest.fixture(scope="module")
def filled(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("history") / "matches.db"
    fill(path, MATCHES, 8, seed=4)
    return path


@pytest.fixture
def store(filled: Path) -> Iterator[MatchStore]:
    """Shared by all tests: whoever changes something changes it back."""
    opened = MatchStore(filled)
    yield opened
    opened.close()


@pytest.fixture
def reading(store: MatchStore, qapp: object) -> Iterator[Reading]:
    opened = Reading(store.reader)
    yield opened
    assert opened.shut_down()


@pytest.fixture
def model(reading: Reading, qtbot: QtBot) -> HistoryModel:
    made = HistoryModel(reading, WORDS)
    made.tester = QAbstractItemModelTester(made, QAbstractItemModelTester.FailureReportingMode.Fatal)  # type: ignore[attr-defined]
    with qtbot.waitSignal(made.loaded):
        made.refresh()
    return made


def load(qtbot: QtBot, model: HistoryModel, do: Callable[[], Any]) -> int:
    """Do something that makes the list anew; the row of the match that is kept in sight."""
    with qtbot.waitSignal(model.loaded) as signal:
        do()
    assert signal.args is not None
    return int(signal.args[0])


def row_of(qtbot: QtBot, model: HistoryModel, row: int) -> MatchRow:
    """What a row holds, waited for."""
    model.data(model.index(row, 0))
    qtbot.waitUntil(lambda: model.match_at(row) is not None)
    match = model.match_at(row)
    assert match is not None
    return match


def test_every_row_is_that_of_the_store_wherever_one_looks(model: HistoryModel, store: MatchStore, qtbot: QtBot) -> None:
    assert model.rowCount() == MATCHES == model.everything
    ids = store.ids()
    for row in (0, MATCHES - 1, MATCHES // 2, 3, MATCHES - PAGE, PAGE, PAGE - 1):
        assert row_of(qtbot, model, row).match_id == ids[row]


def test_what_is_not_read_yet_is_blank_and_comes_by_itself(model: HistoryModel, qtbot: QtBot) -> None:
    row = MATCHES // 2
    index = model.index(row, 0)
    with qtbot.waitSignal(model.dataChanged) as changed:
        assert index.data() is None
        assert index.data(ROW_ROLE) is None
    first, last = changed.args[0], changed.args[1]  # type: ignore[index]
    assert first.row() <= row <= last.row()
    assert last.column() == len(COLUMNS) - 1
    assert index.data() == f"STARTED {index.data(ROW_ROLE).match_id}"
    assert index.data(Qt.ItemDataRole.AccessibleTextRole).startswith("say STARTED")


def test_memory_does_not_grow_with_the_rows_looked_at(model: HistoryModel, qtbot: QtBot) -> None:
    for row in range(0, MATCHES, PAGE // 2):
        row_of(qtbot, model, row)
        assert model.pages_in_memory <= KEPT_PAGES


def test_a_scroll_bar_that_is_dragged_leaves_no_queue_of_pages_behind(model: HistoryModel, qtbot: QtBot) -> None:
    for row in range(MATCHES - 1, -1, -PAGE):
        model.data(model.index(row, 0))
    assert len(model._wanted) <= KEPT_PAGES // 2 + 1
    qtbot.waitUntil(lambda: model.match_at(0) is not None)


@pytest.mark.parametrize("column", COLUMNS, ids=lambda column: column.name.lower())
@pytest.mark.parametrize("descending", [True, False])
def test_it_sorts_by_every_column(
    model: HistoryModel, store: MatchStore, qtbot: QtBot, column: Column, descending: bool
) -> None:
    order = Qt.SortOrder.DescendingOrder if descending else Qt.SortOrder.AscendingOrder
    load(qtbot, model, lambda: model.sort(COLUMNS.index(column), order))
    assert model.order == (column, descending)
    ids = store.ids(column=column, descending=descending)
    for row in (0, PAGE, MATCHES - 1):
        assert row_of(qtbot, model, row).match_id == ids[row]


def test_what_is_wanted_on_top_first() -> None:
    assert [column for column in COLUMNS if descends_first(column)] == [
        Column.STARTED,
        Column.POINTS,
        Column.HANDS,
        Column.ERROR_RATE,
    ]


def test_a_match_is_kept_in_sight_through_sorting_and_filtering(model: HistoryModel, store: MatchStore, qtbot: QtBot) -> None:
    match = row_of(qtbot, model, 700)
    place = load(qtbot, model, lambda: model.set_order(Column.POINTS, False, match.match_id))
    assert store.ids(column=Column.POINTS, descending=False)[place] == match.match_id
    # It and its neighbours are there with the list: nothing flashes.
    assert model.match_at(place) is not None
    assert model.match_at(max(0, place - 5)) is not None
    wanted = MatchFilter(results=frozenset((match.result,)))
    place = load(qtbot, model, lambda: model.set_filter(wanted, match.match_id))
    assert store.ids(wanted, Column.POINTS, False)[place] == match.match_id
    other = MatchFilter(results=frozenset(set(Result) - {match.result}))
    assert load(qtbot, model, lambda: model.set_filter(other, match.match_id)) == -1
    assert model.rowCount() == store.count(other)
    assert model.everything == MATCHES


def test_a_filter_that_nothing_fits(model: HistoryModel, qtbot: QtBot) -> None:
    assert load(qtbot, model, lambda: model.set_filter(MatchFilter("xyzzy"))) == -1
    assert model.rowCount() == 0
    assert model.everything == MATCHES
    assert model.index(0, 0).data() is None


def test_only_the_last_of_many_questions_is_answered(model: HistoryModel, store: MatchStore, qtbot: QtBot) -> None:
    told: list[int] = []
    model.loaded.connect(told.append)
    for text in ("a", "an", "ana"):
        model.set_filter(MatchFilter(text))
    qtbot.waitUntil(lambda: bool(told))
    qtbot.wait(50)
    assert len(told) == 1
    assert model.rowCount() == store.count(MatchFilter("ana"))


def test_ids_of_rows_in_memory_come_at_once_and_of_others_soon(model: HistoryModel, store: MatchStore, qtbot: QtBot) -> None:
    ids = store.ids()
    answers: list[tuple[str, ...]] = []
    model.ask_ids([(0, 2), (5, 5)], answers.append)
    assert answers == [(*ids[:3], ids[5])]
    model.ask_ids([(2, 2), (10, MATCHES - 1)], answers.append)
    qtbot.waitUntil(lambda: len(answers) == 2)
    assert answers[1] == (ids[2], *ids[10:])


def test_heads_and_alignment(model: HistoryModel) -> None:
    heads = [model.headerData(section, Qt.Orientation.Horizontal) for section in range(len(COLUMNS))]
    assert heads == [column.name.title() for column in COLUMNS]
    assert model.headerData(0, Qt.Orientation.Vertical) is None
    right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
    hands = COLUMNS.index(Column.HANDS)
    assert model.headerData(hands, Qt.Orientation.Horizontal, Qt.ItemDataRole.TextAlignmentRole) == right
    assert model.index(0, hands).data(Qt.ItemDataRole.TextAlignmentRole) == right
    assert model.rowCount(model.index(0, 0)) == 0 == model.columnCount(model.index(0, 0))
    assert model.data(QModelIndex()) is None


def test_other_words_are_told(model: HistoryModel, qtbot: QtBot) -> None:
    with qtbot.waitSignals([model.headerDataChanged, model.dataChanged]):
        model.retranslate()


# The reading thread


def test_questions_are_asked_in_a_thread_and_answered_in_this_one(reading: Reading, qtbot: QtBot) -> None:
    threads: list[int] = []
    reading.ask(
        lambda reader, cancelled: threads.append(threading.get_ident()) or reader.count(),  # type: ignore[func-returns-value]
        lambda count: threads.append(threading.get_ident()),
    )
    assert reading.busy
    qtbot.waitUntil(lambda: len(threads) == 2)
    assert threads[0] != threads[1] == threading.get_ident()
    assert not reading.busy


def test_a_match_that_cannot_be_loaded_is_a_trouble_and_the_next_question_is_answered(reading: Reading, qtbot: QtBot) -> None:
    troubles: list[object] = []
    reading.trouble.connect(troubles.append)
    counts: list[int] = []
    reading.ask(lambda reader, cancelled: reader.load("none"), counts.append)
    reading.ask(lambda reader, cancelled: reader.count(), counts.append)
    reading.ask(lambda reader, cancelled: reader.load("none"), counts.append, troubles.append)
    qtbot.waitUntil(lambda: len(troubles) == 2 and counts == [MATCHES])


def test_a_file_that_cannot_be_opened_is_a_trouble(tmp_path: Path, qtbot: QtBot) -> None:
    trouble = EnvironmentTrouble(StoreTrouble.IO, tmp_path / "matches.db")

    def broken() -> Any:
        raise trouble

    reading = Reading(broken)
    with qtbot.waitSignal(reading.trouble) as signal:
        reading.ask(lambda reader, cancelled: None, lambda answer: None)
    assert signal.args == [trouble]
    reading.shut_down()


def test_nothing_is_answered_after_the_end(store: MatchStore, qtbot: QtBot) -> None:
    reading = Reading(store.reader)
    answers: list[object] = []
    reading.ask(lambda reader, cancelled: 1, answers.append)
    assert reading.shut_down()
    assert reading.ask(lambda reader, cancelled: 2, answers.append) == 0
    qtbot.wait(30)
    assert answers == []
    assert reading.shut_down()


def test_a_bug_in_a_question_is_logged_and_stops_nothing(reading: Reading, qtbot: QtBot, expected_log: list[str]) -> None:
    expected_log.append("a job of the worker failed")
    answers: list[int] = []
    reading.ask(lambda reader, cancelled: 1 // 0, answers.append)
    reading.ask(lambda reader, cancelled: 7, answers.append)
    qtbot.waitUntil(lambda: answers == [7])
    assert not reading.busy


def test_a_deleted_match_is_gone_after_a_refresh(model: HistoryModel, store: MatchStore, qtbot: QtBot) -> None:
    match = row_of(qtbot, model, 4)
    store.delete([match.match_id])
    load(qtbot, model, lambda: model.refresh(None, 4))
    assert model.rowCount() == MATCHES - 1
    assert row_of(qtbot, model, 4).match_id != match.match_id
    store.undelete([match.match_id])
    assert load(qtbot, model, lambda: model.refresh(match.match_id)) == 4
