"""Reading one match out of a database."""

from __future__ import annotations

import json
import sqlite3
from pathlib import Path

from threegin_qt.engine import MatchRecord, RecordError, event_from_json, header_from_json

from .errors import EnvironmentTrouble, StoreTrouble


def load_record(connection: sqlite3.Connection, match_id: str, path: Path) -> MatchRecord | None:
    """A match with its events, None if there is none of this id, or only a deleted one.

    Raises sqlite3.Error, and EnvironmentTrouble (DAMAGED) for a text that no version wrote.
    """
    row = connection.execute("SELECT id FROM matches WHERE match_id = ? AND deleted_at IS NULL", (match_id,)).fetchone()
    return None if row is None else read_record(connection, row[0], path)[0]


def read_record(connection: sqlite3.Connection, row: int, path: Path) -> tuple[MatchRecord, str]:
    """The match of a row, and when its last event happened. Raises as load_record does."""
    found = connection.execute(
        "SELECT h.header, m.last_event FROM matches AS m JOIN headers AS h ON h.match = m.id WHERE m.id = ?", (row,)
    ).fetchone()
    if found is None:
        raise EnvironmentTrouble(StoreTrouble.DAMAGED, path, f"match in row {row}: no header")
    text, last_event = found
    rows = connection.execute("SELECT idx, event FROM events WHERE match = ? ORDER BY idx", (row,)).fetchall()
    try:
        header = header_from_json(json.loads(text))
        events = tuple(event_from_json(json.loads(event), f"event {index}") for index, event in rows)
    except (RecordError, ValueError, TypeError) as error:
        raise EnvironmentTrouble(StoreTrouble.DAMAGED, path, f"match in row {row}: {error}") from error
    prefix = len(header.start.prefix)
    if [index for index, _ in rows] != list(range(prefix, prefix + len(rows))):
        raise EnvironmentTrouble(StoreTrouble.DAMAGED, path, f"match in row {row}: events are missing")
    return MatchRecord(header, events), last_event
