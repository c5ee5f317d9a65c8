"""The list of matches, against a plain list of all rows sorted and filtered in Python."""

from __future__ import annotations

import random
import sqlite3
from collections.abc import Callable
from contextlib import closing

import pytest

from threegin_qt.engine import CLASSIC, GIN_20, Level, Mode, Origin, preset_of
from threegin_qt.store import Column, MatchFilter, MatchRow, MatchStore, Result
from threegin_qt.store.tally import folded, rules_key

from .conftest import MATCHES
from .games import a_match
from .test_opening import keep

KEYS: dict[Column, Callable[[MatchRow], object]] = {
    Column.STARTED: lambda row: row.started,
    Column.LAST_EVENT: lambda row: row.last_event,
    Column.OPPONENTS: lambda row: folded(", ".join(row.opponents)),
    Column.RULES: lambda row: rules_key(row.rules),
    Column.MODE: lambda row: row.mode,
    Column.RESULT: lambda row: row.result,
    Column.HANDS: lambda row: row.hands,
    Column.POINTS: lambda row: row.totals[0],
    Column.ERROR_RATE: lambda row: row.error_rate,
}


def stored(store: MatchStore) -> list[MatchRow]:
    """All rows in the order in which they were stored."""
    with closing(sqlite3.connect(store.path)) as connection:
        order = [row[0] for row in connection.execute("SELECT match_id FROM matches ORDER BY id")]
    rows = {row.match_id: row for row in store.matches(limit=MATCHES * 2)}
    assert len(rows) == MATCHES
    return [rows[match_id] for match_id in order]


def in_order(rows: list[MatchRow], column: Column, descending: bool) -> list[MatchRow]:
    key = KEYS[column]
    known = [row for row in rows if key(row) is not None]
    if descending:
        known.reverse()
    known.sort(key=key, reverse=descending)  # type: ignore[arg-type]
    without = [row for row in rows if key(row) is None]
    return known + (without[::-1] if descending else without)


def test_every_column_is_tried() -> None:
    assert set(KEYS) == set(Column)


@pytest.mark.parametrize("descending", [False, True])
@pytest.mark.parametrize("column", list(Column))
def test_sorted_by_any_column_and_paged(full: MatchStore, column: Column, descending: bool) -> None:
    expected = in_order(stored(full), column, descending)
    pages: list[MatchRow] = []
    while True:
        page = full.matches(column=column, descending=descending, offset=len(pages), limit=17)
        pages += page
        if len(page) < 17:
            break
    assert pages == expected
    assert full.ids(column=column, descending=descending) == tuple(row.match_id for row in expected)


def test_sorting_needs_no_sorter(full: MatchStore) -> None:
    """What a page costs does not grow with the number of matches: SQLite walks along an index."""
    with closing(sqlite3.connect(full.path)) as connection:
        statements: list[str] = []
        full._connection.set_trace_callback(statements.append)
        for column in Column:
            for descending in (False, True):
                full.matches(column=column, descending=descending)
        full._connection.set_trace_callback(None)
        assert len(statements) == 2 * len(Column)
        for statement in statements:
            plan = [row[3] for row in connection.execute(f"EXPLAIN QUERY PLAN {statement}")]
            inner = [step for step in plan if "matches_by_" in step]
            assert inner, plan
            # The rows of one page are put in order once more.
            assert sum("TEMP B-TREE FOR ORDER BY" in step for step in plan) <= 1, plan


FILTERS: list[tuple[MatchFilter, Callable[[MatchRow], bool]]] = [
    (MatchFilter(), lambda row: True),
    (MatchFilter("  "), lambda row: True),
    (MatchFilter("zoe"), lambda row: "Zoë" in row.opponents),
    (MatchFilter("ŞERBAN dora"), lambda row: {"Şerban", "Dóra"} <= set(row.opponents)),
    (MatchFilter("io"), lambda row: True),
    (MatchFilter("2022-0"), lambda row: row.started.startswith("2022-0")),
    (MatchFilter("gin20"), lambda row: preset_of(row.rules) == "gin20"),
    (MatchFilter("100%"), lambda row: False),
    (MatchFilter("_"), lambda row: False),
    (MatchFilter("'; DROP TABLE matches; --"), lambda row: False),
    (MatchFilter(since="2022-03", before="2023"), lambda row: "2022-03" <= row.started < "2023"),
    (MatchFilter(results=frozenset((Result.WON,))), lambda row: row.result is Result.WON),
    (
        MatchFilter(results=frozenset((Result.UNFINISHED, Result.ABANDONED))),
        lambda row: row.result in (Result.UNFINISHED, Result.ABANDONED),
    ),
    (MatchFilter(modes=frozenset((Mode.PRACTICE,))), lambda row: row.mode is Mode.PRACTICE),
    (MatchFilter(origins=frozenset((Origin.IMPORTED,))), lambda row: row.origin is Origin.IMPORTED),
    (MatchFilter(opponents=frozenset(("Ana", "Émile"))), lambda row: bool({"Ana", "Émile"} & set(row.opponents))),
    (MatchFilter(levels=frozenset((Level.EXPERT,))), lambda row: Level.EXPERT in row.levels),
    (MatchFilter(presets=frozenset(("classic",))), lambda row: preset_of(row.rules) == "classic"),
    (
        MatchFilter(presets=frozenset(("gin20", "tournament"))),
        lambda row: preset_of(row.rules) in ("gin20", "tournament"),
    ),
    (MatchFilter(presets=frozenset(("custom",))), lambda row: preset_of(row.rules) is None),
    (MatchFilter(least_error=0.3), lambda row: row.error_rate is not None and row.error_rate >= 0.3),
    (MatchFilter(most_error=0.25), lambda row: row.error_rate is not None and row.error_rate <= 0.25),
    (
        MatchFilter("a", since="2021", results=frozenset((Result.LOST,)), levels=frozenset((Level.CASUAL,)), most_error=9),
        lambda row: (
            row.started >= "2021"
            and row.result is Result.LOST
            and Level.CASUAL in row.levels
            and row.error_rate is not None
            and row.error_rate <= 9
        ),
    ),
]


@pytest.mark.parametrize(("wanted", "fits"), FILTERS, ids=[str(at) for at in range(len(FILTERS))])
def test_filters(full: MatchStore, wanted: MatchFilter, fits: Callable[[MatchRow], bool]) -> None:
    column = random.Random(repr(wanted)).choice(list(Column))
    rows = [row for row in in_order(stored(full), column, True) if fits(row)]
    assert list(full.matches(wanted, column, limit=1000)) == rows
    assert full.count(wanted) == len(rows)
    assert full.ids(wanted, column) == tuple(row.match_id for row in rows)
    assert full.matches(wanted, column, offset=3, limit=4) == tuple(rows[3:7])


def test_the_filters_are_worth_trying(full: MatchStore) -> None:
    rows = stored(full)
    for wanted, fits in FILTERS:
        expected = sum(map(fits, rows))
        assert wanted.text or wanted == MatchFilter() or 0 < expected < len(rows), wanted


def test_the_matches_of_the_fixture_are_of_every_kind(full: MatchStore) -> None:
    rows = stored(full)
    assert {row.result for row in rows} >= {Result.WON, Result.LOST, Result.UNFINISHED, Result.ABANDONED}
    assert {row.mode for row in rows} == set(Mode)
    assert {row.origin for row in rows} >= {Origin.OWN, Origin.IMPORTED}
    assert any(row.error_rate is None for row in rows)
    assert any(row.assisted for row in rows)


def test_names_of_the_opponents(full: MatchStore) -> None:
    names = {name for row in stored(full) for name in row.opponents}
    found = full.opponents()
    assert set(found) == names
    assert list(found) == sorted(found, key=folded)


def test_an_empty_history(store: MatchStore) -> None:
    assert store.matches() == ()
    assert store.count() == 0
    assert store.ids() == ()
    assert store.opponents() == ()


def test_an_unfinished_match_is_listed_with_what_is_finished(store: MatchStore) -> None:
    record = a_match(3, stop=0.5, rules=CLASSIC._replace(knock_limit=5), players=2)
    keep(store, record)
    (row,) = store.matches()
    assert (row.result, row.winner, row.error_rate, row.reviewed) == (Result.UNFINISHED, None, None, None)
    assert len(row.opponents) == len(row.levels) == 1
    assert len(row.totals) == 2
    assert row.rules.knock_limit == 5
    assert store.count(MatchFilter(presets=frozenset(("custom",)))) == 1
    assert rules_key(GIN_20._replace(target=50)) == "gin20 050"
