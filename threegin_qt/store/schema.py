"""The tables of the database, and the steps from one version of them to the next.

Schema 1:

- `matches`: one row a match: what lists show, sort and filter by. `headers`: the same as the engine writes it, apart, since
  lists and statistics walk over many rows and are the quicker the shorter these are;
- `events`: what happened, one JSON text each; `idx` counts as the engine does, from the first event after the start's prefix;
- `seat_roles`: one row for each role that a seat had in the finished hands of a match: the counts of statistics. The columns
  on luck are filled when a review is kept. `place` is 0 for the person, 1 and 2 for the others by seat;
- `seat_luck`: the same on luck, of all roles together; there are rows where a review is kept;
- `decisions`: one row for each role and kind of decision of the person in the finished hands of a match; the columns from
  `judged` on are filled when a review is kept;
- `reviews`: one a (match, reviewer version), JSON compressed by zlib;
- `mistakes`: the person's decisions that the newest review calls a mistake or a blunder; `retries`: how often each was
  tried again, and whether it was solved (kept when a newer review replaces the mistakes).

The last three are in the order in which statistics add them up, the match last: so no sum needs sorting; and the index
`matches_counted` holds all that statistics need of a match, so that the rows themselves are not read.

Times are UTC, `YYYY-MM-DDTHH:MM:SSZ`. Enumerations are kept by their numbers.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from typing import Final

APPLICATION_ID: Final = int.from_bytes(b"3GIN", "big")
"""Marks a database as one of this program."""

Migration = tuple[str, ...]
"""The statements that lead from one version to the next."""

# Only lists that are shown look at these, and never at deleted matches: hence the condition. `id` makes each order a full one.
_SORTED_BY: Final = (
    "started",
    "last_event",
    "opponents_key",
    "rules_key",
    "mode",
    "result",
    "hands",
    "points",
    "error_rate",
)

_FIRST: Final[Migration] = (
    """
    CREATE TABLE matches (
        id INTEGER PRIMARY KEY,
        match_id TEXT NOT NULL UNIQUE,
        started TEXT NOT NULL,
        last_event TEXT NOT NULL,
        mode INTEGER NOT NULL,
        origin INTEGER NOT NULL,
        players INTEGER NOT NULL,
        person INTEGER,
        person_name TEXT NOT NULL,
        opponent_1 TEXT NOT NULL,
        opponent_2 TEXT NOT NULL,
        level_1 INTEGER,
        level_2 INTEGER,
        opponents_key TEXT NOT NULL,
        search_key TEXT NOT NULL,
        rules_key TEXT NOT NULL,
        target INTEGER NOT NULL,
        gin_bonus INTEGER NOT NULL,
        undercut_bonus INTEGER NOT NULL,
        knock_limit INTEGER NOT NULL,
        throw_back_taken INTEGER NOT NULL,
        result INTEGER NOT NULL,
        winner INTEGER,
        hands INTEGER NOT NULL,
        points INTEGER NOT NULL,
        total_0 INTEGER NOT NULL,
        total_1 INTEGER NOT NULL,
        total_2 INTEGER NOT NULL,
        assisted INTEGER NOT NULL,
        judged INTEGER NOT NULL DEFAULT 0,
        points_lost REAL NOT NULL DEFAULT 0,
        chance_lost REAL NOT NULL DEFAULT 0,
        error_rate REAL,
        reviewed TEXT,
        deleted_at TEXT
    )
    """,
    *(f"CREATE INDEX matches_by_{column} ON matches ({column}, id) WHERE deleted_at IS NULL" for column in _SORTED_BY),
    "CREATE INDEX matches_deleted ON matches (deleted_at) WHERE deleted_at IS NOT NULL",
    """
    CREATE INDEX matches_counted ON matches (
        origin, mode, result, started, level_1, level_2, rules_key, players, hands, assisted, judged, points_lost, reviewed
    ) WHERE deleted_at IS NULL
    """,
    """
    CREATE TABLE headers (
        match INTEGER PRIMARY KEY REFERENCES matches (id) ON DELETE CASCADE,
        header TEXT NOT NULL
    )
    """,
    """
    CREATE TABLE events (
        match INTEGER NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
        idx INTEGER NOT NULL,
        event TEXT NOT NULL,
        PRIMARY KEY (match, idx)
    ) WITHOUT ROWID
    """,
    """
    CREATE TABLE seat_roles (
        match INTEGER NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
        place INTEGER NOT NULL,
        role INTEGER NOT NULL,
        hands INTEGER NOT NULL,
        scored INTEGER NOT NULL,
        points INTEGER NOT NULL,
        conceded INTEGER NOT NULL,
        knocks INTEGER NOT NULL,
        gins INTEGER NOT NULL,
        undercuts INTEGER NOT NULL,
        undercut INTEGER NOT NULL,
        drawn INTEGER NOT NULL,
        net_squared INTEGER NOT NULL,
        knock_deadwood INTEGER NOT NULL,
        advised INTEGER NOT NULL,
        followed INTEGER NOT NULL,
        stock_draws INTEGER NOT NULL,
        lucky_draws INTEGER NOT NULL DEFAULT 0,
        draw_luck REAL NOT NULL DEFAULT 0,
        draw_luck_squared REAL NOT NULL DEFAULT 0,
        lucky_deals INTEGER NOT NULL DEFAULT 0,
        deal_luck REAL NOT NULL DEFAULT 0,
        deal_luck_squared REAL NOT NULL DEFAULT 0,
        PRIMARY KEY (place, role, match)
    ) WITHOUT ROWID
    """,
    "CREATE INDEX seat_roles_of_match ON seat_roles (match)",
    """
    CREATE TABLE seat_luck (
        match INTEGER NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
        place INTEGER NOT NULL,
        lucky_draws INTEGER NOT NULL,
        draw_luck REAL NOT NULL,
        draw_luck_squared REAL NOT NULL,
        lucky_deals INTEGER NOT NULL,
        deal_luck REAL NOT NULL,
        deal_luck_squared REAL NOT NULL,
        PRIMARY KEY (place, match)
    ) WITHOUT ROWID
    """,
    "CREATE INDEX seat_luck_of_match ON seat_luck (match)",
    """
    CREATE TABLE decisions (
        match INTEGER NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
        role INTEGER NOT NULL,
        decision INTEGER NOT NULL,
        made INTEGER NOT NULL,
        assisted INTEGER NOT NULL,
        advised INTEGER NOT NULL,
        judged INTEGER NOT NULL DEFAULT 0,
        points_lost REAL NOT NULL DEFAULT 0,
        points_lost_squared REAL NOT NULL DEFAULT 0,
        chance_lost REAL NOT NULL DEFAULT 0,
        inaccuracies INTEGER NOT NULL DEFAULT 0,
        mistakes INTEGER NOT NULL DEFAULT 0,
        blunders INTEGER NOT NULL DEFAULT 0,
        PRIMARY KEY (role, decision, match)
    ) WITHOUT ROWID
    """,
    "CREATE INDEX decisions_of_match ON decisions (match)",
    """
    CREATE TABLE reviews (
        match INTEGER NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
        version TEXT NOT NULL,
        made_at TEXT NOT NULL,
        body BLOB NOT NULL,
        PRIMARY KEY (match, version)
    ) WITHOUT ROWID
    """,
    """
    CREATE TABLE mistakes (
        match INTEGER NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
        idx INTEGER NOT NULL,
        role INTEGER NOT NULL,
        decision INTEGER NOT NULL,
        label INTEGER NOT NULL,
        points_lost REAL NOT NULL,
        chance_lost REAL NOT NULL,
        PRIMARY KEY (match, idx)
    ) WITHOUT ROWID
    """,
    "CREATE INDEX mistakes_by_cost ON mistakes (chance_lost)",
    """
    CREATE TABLE retries (
        match INTEGER NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
        idx INTEGER NOT NULL,
        tries INTEGER NOT NULL,
        solved_at TEXT,
        PRIMARY KEY (match, idx)
    ) WITHOUT ROWID
    """,
)

MIGRATIONS: Final[tuple[Migration, ...]] = (_FIRST,)
"""The n-th leads from version n to n + 1; version 0 has no tables."""

Shape = tuple[tuple[str, str], ...]
"""The tables of a database with their columns."""


def migrate(connection: sqlite3.Connection, migrations: Sequence[Migration] = MIGRATIONS) -> None:
    """Bring a database to the newest version, each step in a transaction of its own, so that it is there wholly or not at all.

    Raises sqlite3.Error. Leaves foreign keys checked.
    """
    version = version_of(connection)
    # A step may make a table anew and drop the old one, to which other tables point.
    connection.execute("PRAGMA foreign_keys = OFF")
    for number, statements in enumerate(migrations[version:], version + 1):
        connection.execute("BEGIN IMMEDIATE")
        try:
            # Another start may have done it meanwhile.
            if version_of(connection) < number:
                for statement in statements:
                    connection.execute(statement)
                connection.execute(f"PRAGMA application_id = {APPLICATION_ID}")
                connection.execute(f"PRAGMA user_version = {number}")
            connection.execute("COMMIT")
        except BaseException:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            raise
    connection.execute("PRAGMA foreign_keys = ON")


def version_of(connection: sqlite3.Connection) -> int:
    """The schema version of a database; 0 for one without tables of ours."""
    return int(connection.execute("PRAGMA user_version").fetchone()[0])


def shape_of(connection: sqlite3.Connection) -> Shape:
    """The tables and columns of a database."""
    rows = connection.execute(
        "SELECT m.name, c.name FROM sqlite_master AS m, pragma_table_info(m.name) AS c "
        "WHERE m.type = 'table' AND m.name NOT LIKE 'sqlite_%' ORDER BY m.name, c.name"
    )
    return tuple((str(table), str(column)) for table, column in rows)


def shape_at(version: int, migrations: Sequence[Migration] = MIGRATIONS) -> Shape:
    """The tables and columns that a version has."""
    connection = sqlite3.connect(":memory:", isolation_level=None)
    try:
        migrate(connection, migrations[:version])
        return shape_of(connection)
    finally:
        connection.close()
