"""Reading matches: the part of the store that any thread can have of its own."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from threegin_qt.engine import MatchRecord, Origin, RecordError, event_from_json, header_from_json

from .errors import EnvironmentTrouble, StoreMisuse, StoreTrouble, UnknownMatch, trouble_of
from .opening import connect
from .tally import Result


class MatchReader:
    """Everything that can be asked of the matches kept.

    Belongs to the thread that made it. Every method raises EnvironmentTrouble where the file cannot be read.
    """

    def __init__(self, path: Path, connection: sqlite3.Connection, history: sqlite3.Connection | None = None) -> None:
        self.path = path
        self._connection = connection
        self._history = history

    @property
    def _listed(self) -> sqlite3.Connection:
        """Where lists and statistics come from: the file, also while new matches are kept in memory beside it."""
        return self._connection if self._history is None else self._history

    @contextmanager
    def _asking(self) -> Iterator[None]:
        try:
            yield
        except (sqlite3.Error, OSError) as error:
            trouble = trouble_of(error, self.path)
            if trouble is None:
                raise StoreMisuse(str(error)) from error
            raise trouble from error

    def load(self, match_id: str) -> MatchRecord:
        """A match with all its events. Raises UnknownMatch, and EnvironmentTrouble (DAMAGED) if it cannot be read."""
        with self._asking():
            for connection in (self._connection, self._history):
                if connection is not None:
                    found = load_record(connection, match_id, self.path)
                    if found is not None:
                        return found
        raise UnknownMatch(match_id)

    def unfinished(self) -> str | None:
        """The id of the person's own unfinished match with the newest event, None if there is none."""
        with self._asking():
            known: set[str] = set()
            best: tuple[str, int, str] | None = None
            # What has been played in memory counts for more than what the file says of the same match.
            for order, connection in enumerate((self._history, self._connection)):
                if connection is None:
                    continue
                if self._history is not None and connection is self._connection:
                    known = {row[0] for row in connection.execute("SELECT match_id FROM matches")}
                    if best is not None and best[2] in known:
                        best = None
                row = connection.execute(
                    "SELECT last_event, match_id FROM matches WHERE deleted_at IS NULL AND result = ? AND origin = ? "
                    "ORDER BY last_event DESC, id DESC LIMIT 1",
                    (int(Result.UNFINISHED), int(Origin.OWN)),
                ).fetchone()
                if row is not None and (best is None or (row[0], order) >= best[:2]):
                    best = (row[0], order, row[1])
            return None if best is None else best[2]

    def close(self) -> None:
        """Close the connections; nothing can be asked after it."""
        self._connection.close()
        if self._history is not None:
            self._history.close()


def open_reader(path: Path, uri: str, history_uri: str | None) -> MatchReader:
    """A reader with connections of its own. Raises EnvironmentTrouble."""
    try:
        connection = connect(uri)
        connection.execute("PRAGMA query_only = ON")
        return MatchReader(path, connection, None if history_uri is None else connect(history_uri))
    except sqlite3.Error as error:
        trouble = trouble_of(error, path)
        if trouble is None:
            raise StoreMisuse(str(error)) from error
        raise trouble from error


def load_record(connection: sqlite3.Connection, match_id: str, path: Path) -> MatchRecord | None:
    """A match with its events, None if there is none of this id, also if it is deleted.

    Raises sqlite3.Error, and EnvironmentTrouble (DAMAGED) for a text that no version wrote.
    """
    row = connection.execute("SELECT id, header FROM matches WHERE match_id = ? AND deleted_at IS NULL", (match_id,)).fetchone()
    if row is None:
        return None
    rows = connection.execute("SELECT idx, event FROM events WHERE match = ? ORDER BY idx", (row[0],)).fetchall()
    try:
        header = header_from_json(json.loads(row[1]))
        events = tuple(event_from_json(json.loads(text), f"event {index}") for index, text in rows)
    except (RecordError, ValueError) as error:
        raise EnvironmentTrouble(StoreTrouble.DAMAGED, path, f"match {match_id}: {error}") from error
    prefix = len(header.start.prefix)
    if [index for index, _ in rows] != list(range(prefix, prefix + len(rows))):
        raise EnvironmentTrouble(StoreTrouble.DAMAGED, path, f"match {match_id}: events are missing")
    return MatchRecord(header, events)
