"""The list of matches: sorted, searched, filtered and paged by SQLite on indexed columns."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from enum import Enum
from typing import Any, Final, NamedTuple

from threegin_qt.engine import Level, Mode, Origin, RuleSet

from .tally import Result, folded


class Column(Enum):
    """What the list can be sorted by; rows that are equal in it follow in the order in which they were stored."""

    STARTED = "started"
    LAST_EVENT = "last_event"
    OPPONENTS = "opponents_key"
    RULES = "rules_key"
    MODE = "mode"
    RESULT = "result"
    HANDS = "hands"
    POINTS = "points"
    ERROR_RATE = "error_rate"
    """Matches without one come last, whichever way the others stand."""


class MatchFilter(NamedTuple):
    """Which matches are wanted; each field narrows it, a field left empty does not."""

    text: str = ""
    """Words that all have to be in the names, the date (as in 2026-05), the rules' id or the match's id; case and accents
    do not matter."""
    since: str = ""
    """The earliest start, in UTC as in a header, or the beginning of such a text."""
    before: str = ""
    """The first start that is too late."""
    results: frozenset[Result] = frozenset()
    modes: frozenset[Mode] = frozenset()
    origins: frozenset[Origin] = frozenset()
    opponents: frozenset[str] = frozenset()
    """At least one of these names is an opponent's."""
    levels: frozenset[Level] = frozenset()
    """At least one of the opponents plays at one of these levels."""
    presets: frozenset[str] = frozenset()
    """Ids of rule presets, or "custom"."""
    least_error: float | None = None
    most_error: float | None = None
    """Own error rate, in points a decision; both leave out matches without one."""


EVERY_MATCH: Final = MatchFilter()


class MatchRow(NamedTuple):
    """A match as lists show it."""

    match_id: str
    started: str
    last_event: str
    mode: Mode
    origin: Origin
    person: int | None
    """The person's seat, None if only computers played."""
    person_name: str
    """The name of seat 0 if only computers played."""
    opponents: tuple[str, ...]
    """The names of the others, by seat; one in a match of two."""
    levels: tuple[Level | None, ...]
    """The others' levels, None for one that has none."""
    rules: RuleSet
    result: Result
    winner: int | None
    hands: int
    """Finished ones."""
    totals: tuple[int, ...]
    """By seat."""
    assisted: int
    """Hands in which the person was shown a hint or other cards."""
    judged: int
    """The person's decisions behind `error_rate`."""
    error_rate: float | None
    """Points that the person gave away a decision; None without a review."""
    reviewed: str | None
    """The version of the reviewer whose review is kept."""


_COLUMNS = (
    "match_id, started, last_event, mode, origin, players, person, person_name, opponent_1, opponent_2, level_1, level_2, "
    "target, gin_bonus, undercut_bonus, knock_limit, throw_back_taken, result, winner, hands, total_0, total_1, total_2, "
    "assisted, judged, error_rate, reviewed"
)


def _row(values: tuple[Any, ...]) -> MatchRow:
    (match_id, started, last_event, mode, origin, players, person, person_name, *rest) = values
    (name_1, name_2, level_1, level_2, target, gin, undercut, limit, throw_back, result, winner, hands, *rest) = rest
    (total_0, total_1, total_2, assisted, judged, error_rate, reviewed) = rest
    others = players - 1
    return MatchRow(
        match_id,
        started,
        last_event,
        Mode(mode),
        Origin(origin),
        person,
        person_name,
        (name_1, name_2)[:others],
        tuple(None if level is None else Level(level) for level in (level_1, level_2)[:others]),
        RuleSet(target, gin, undercut, limit, bool(throw_back)),
        Result(result),
        winner,
        hands,
        (total_0, total_1, total_2)[:players],
        assisted,
        judged,
        error_rate,
        reviewed,
    )


def _conditions(wanted: MatchFilter) -> Iterator[tuple[str, tuple[Any, ...]]]:
    yield "deleted_at IS NULL", ()
    for word in folded(wanted.text).split():
        yield "instr(search_key, ?) > 0", (word,)
    if wanted.since:
        yield "started >= ?", (wanted.since,)
    if wanted.before:
        yield "started < ?", (wanted.before,)
    numbers: tuple[tuple[str, frozenset[Any]], ...] = (
        ("result", wanted.results),
        ("mode", wanted.modes),
        ("origin", wanted.origins),
    )
    for column, values in numbers:
        if values:
            yield f"{column} IN ({_marks(values)})", tuple(sorted(int(value) for value in values))
    for first, second, either in (
        ("opponent_1", "opponent_2", sorted(wanted.opponents)),
        ("level_1", "level_2", sorted(int(level) for level in wanted.levels)),
    ):
        if either:
            yield f"({first} IN ({_marks(either)}) OR {second} IN ({_marks(either)}))", (*either, *either)
    if wanted.presets:
        # The key is the preset's id and the target.
        starts = sorted(wanted.presets)
        yield (
            "(" + " OR ".join("rules_key BETWEEN ? AND ?" for _ in starts) + ")",
            tuple(bound for start in starts for bound in (f"{start} ", f"{start} ~")),
        )
    if wanted.least_error is not None:
        yield "error_rate >= ?", (wanted.least_error,)
    if wanted.most_error is not None:
        yield "error_rate <= ?", (wanted.most_error,)


def _marks(values: Any) -> str:
    return ", ".join("?" * len(values))


def _where(wanted: MatchFilter) -> tuple[str, tuple[Any, ...]]:
    parts = tuple(_conditions(wanted))
    return " AND ".join(text for text, _ in parts), tuple(value for _, values in parts for value in values)


def _order(column: Column, descending: bool) -> str:
    way = "DESC" if descending else "ASC"
    nulls = " NULLS LAST" if column is Column.ERROR_RATE else ""
    return f"{column.value} {way}{nulls}, id {way}"


def list_matches(
    connection: sqlite3.Connection, wanted: MatchFilter, column: Column, descending: bool, offset: int, limit: int
) -> tuple[MatchRow, ...]:
    """A page of the list. Raises sqlite3.Error."""
    where, values = _where(wanted)
    # The page is cut on ids alone, so that rows before it are not read.
    rows = connection.execute(
        f"SELECT {_COLUMNS} FROM matches WHERE id IN ("
        f"SELECT id FROM matches WHERE {where} ORDER BY {_order(column, descending)} LIMIT ? OFFSET ?) "
        f"ORDER BY {_order(column, descending)}",
        (*values, limit, offset),
    )
    return tuple(_row(row) for row in rows)


def count_matches(connection: sqlite3.Connection, wanted: MatchFilter) -> int:
    """How many matches a list has. Raises sqlite3.Error."""
    where, values = _where(wanted)
    return int(connection.execute(f"SELECT count(*) FROM matches WHERE {where}", values).fetchone()[0])


def list_ids(connection: sqlite3.Connection, wanted: MatchFilter, column: Column, descending: bool) -> tuple[str, ...]:
    """The ids of a whole list, in its order. Raises sqlite3.Error."""
    where, values = _where(wanted)
    rows = connection.execute(f"SELECT match_id FROM matches WHERE {where} ORDER BY {_order(column, descending)}", values)
    return tuple(row[0] for row in rows)


def list_opponents(connection: sqlite3.Connection) -> tuple[str, ...]:
    """The names of all opponents ever met, sorted. Raises sqlite3.Error."""
    rows = connection.execute(
        "SELECT opponent_1 FROM matches WHERE deleted_at IS NULL UNION SELECT opponent_2 FROM matches WHERE deleted_at IS NULL"
    )
    return tuple(sorted((row[0] for row in rows if row[0]), key=lambda name: (folded(name), name)))
