"""The statements that write a match. Every function runs inside a transaction of its caller's; all raise sqlite3.Error."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterable, Mapping
from typing import Any

from threegin_qt.engine import Event, Header, event_to_json, header_to_json

from .tally import Result, Tally, folded, person_seat, place_of, rules_key


def compact(data: object) -> str:
    """JSON without spaces, letters as they are."""
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


def header_columns(header: Header) -> dict[str, Any]:
    """What a header says, by column of `matches`."""
    person = person_seat(header)
    at_the_bottom = 0 if person is None else person
    others = [player for seat, player in enumerate(header.players) if seat != at_the_bottom]
    names = [player.name for player in others] + [""] * (2 - len(others))
    levels = [None if player.level is None else int(player.level) for player in others] + [None] * (2 - len(others))
    own_name = header.players[at_the_bottom].name
    opponents = ", ".join(name for name in names if name)
    rules = header.rules
    return {
        "match_id": header.match_id,
        "started": header.started,
        "mode": int(header.mode),
        "origin": int(header.origin),
        "players": len(header.players),
        "person": person,
        "person_name": own_name,
        "opponent_1": names[0],
        "opponent_2": names[1],
        "level_1": levels[0],
        "level_2": levels[1],
        "opponents_key": folded(opponents),
        "search_key": folded(f"{own_name}\n{opponents}\n{header.started[:10]}\n{rules_key(rules)}\n{header.match_id}"),
        "rules_key": rules_key(rules),
        "target": rules.target,
        "gin_bonus": rules.gin_bonus,
        "undercut_bonus": rules.undercut_bonus,
        "knock_limit": rules.knock_limit,
        "throw_back_taken": int(rules.throw_back_taken),
    }


def insert_match(connection: sqlite3.Connection, header: Header, last_event: str) -> int:
    """Begin a match; returns its row. Raises sqlite3.IntegrityError if there is one of this id."""
    totals = (*header.start.totals, 0, 0, 0)[:3]
    person = person_seat(header)
    columns = header_columns(header) | {
        "last_event": last_event,
        "result": int(Result.UNFINISHED),
        "winner": None,
        "hands": 0,
        "points": totals[0 if person is None else person],
        "total_0": totals[0],
        "total_1": totals[1],
        "total_2": totals[2],
        "assisted": 0,
    }
    row = _insert(connection, "matches", columns)
    assert row is not None
    _insert(connection, "headers", {"match": row, "header": compact(header_to_json(header))})
    return row


def _insert(connection: sqlite3.Connection, table: str, columns: Mapping[str, Any]) -> int | None:
    names = ", ".join(columns)
    marks = ", ".join("?" * len(columns))
    cursor = connection.execute(f"INSERT INTO {table} ({names}) VALUES ({marks})", tuple(columns.values()))
    return cursor.lastrowid


def event_text(event: Event) -> str:
    """An event as it is stored."""
    return compact(event_to_json(event))


def insert_events(connection: sqlite3.Connection, row: int, first: int, events: Iterable[str]) -> None:
    """Append the texts of events, the first of them under the index `first`."""
    connection.executemany(
        "INSERT INTO events (match, idx, event) VALUES (?, ?, ?)",
        ((row, index, text) for index, text in enumerate(events, first)),
    )


def touch(connection: sqlite3.Connection, row: int, last_event: str) -> None:
    """Note when the last event of a match happened."""
    connection.execute("UPDATE matches SET last_event = ? WHERE id = ?", (last_event, row))


def write_tally(connection: sqlite3.Connection, header: Header, row: int, count: Tally) -> None:
    """Replace what the summary rows of a match say. Reviews of the match go: they are not of all its hands."""
    totals = (*count.totals, 0)[:3]
    person = person_seat(header)
    connection.execute(
        "UPDATE matches SET result = ?, winner = ?, hands = ?, points = ?, total_0 = ?, total_1 = ?, total_2 = ?, "
        "assisted = ?, judged = 0, points_lost = 0, chance_lost = 0, error_rate = NULL, reviewed = NULL WHERE id = ?",
        (int(count.result), count.winner, count.hands, totals[0 if person is None else person], *totals, count.assisted, row),
    )
    for table in ("seat_roles", "seat_luck", "decisions", "reviews", "mistakes"):
        connection.execute(f"DELETE FROM {table} WHERE match = ?", (row,))
    for (seat, role), of_role in count.roles.items():
        columns = {"match": row, "place": place_of(header, seat), "role": int(role)}
        columns |= {name: int(getattr(of_role, name)) for name in of_role.__slots__}
        _insert(connection, "seat_roles", columns)
    for (role, decision), made in count.decisions.items():
        columns = {"match": row, "role": int(role), "decision": int(decision)}
        columns |= {name: int(getattr(made, name)) for name in made.__slots__}
        _insert(connection, "decisions", columns)
