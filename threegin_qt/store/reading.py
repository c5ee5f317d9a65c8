"""Reading matches: the part of the store that any thread can have of its own."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from threegin_qt.engine import Label, MatchRecord, Origin, Review

from . import statistics
from .errors import StoreMisuse, UnknownMatch, trouble_of
from .history import EVERY_MATCH, Column, MatchFilter, MatchRow, count_matches, list_ids, list_matches, list_opponents
from .opening import connect
from .records import load_record
from .reviews import Mistake, find_review, list_mistakes, without_review
from .statistics import (
    EVERYTHING,
    DecisionNumbers,
    LevelNumbers,
    Overview,
    Period,
    PeriodNumbers,
    RoleNumbers,
    SeatLuck,
    StatisticsFilter,
)
from .tally import Result
from .transfer import export_records


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

    # Lists

    def matches(
        self,
        wanted: MatchFilter = EVERY_MATCH,
        column: Column = Column.STARTED,
        descending: bool = True,
        offset: int = 0,
        limit: int = 100,
    ) -> tuple[MatchRow, ...]:
        """A page of the list of matches."""
        with self._asking():
            return list_matches(self._listed, wanted, column, descending, offset, limit)

    def count(self, wanted: MatchFilter = EVERY_MATCH) -> int:
        """How many matches the list has."""
        with self._asking():
            return count_matches(self._listed, wanted)

    def ids(
        self, wanted: MatchFilter = EVERY_MATCH, column: Column = Column.STARTED, descending: bool = True
    ) -> tuple[str, ...]:
        """The ids of the whole list, in its order."""
        with self._asking():
            return list_ids(self._listed, wanted, column, descending)

    def opponents(self) -> tuple[str, ...]:
        """The names of all opponents met, sorted."""
        with self._asking():
            return list_opponents(self._listed)

    # Statistics

    def overview(self, wanted: StatisticsFilter = EVERYTHING) -> Overview:
        """All matches in a few numbers."""
        with self._asking():
            return statistics.overview(self._listed, wanted)

    def by_role(self, wanted: StatisticsFilter = EVERYTHING) -> tuple[RoleNumbers, ...]:
        """The person's hands by role; a role never had is left out."""
        with self._asking():
            return statistics.by_role(self._listed, wanted)

    def by_decision(self, wanted: StatisticsFilter = EVERYTHING) -> tuple[DecisionNumbers, ...]:
        """The person's decisions by role and kind."""
        with self._asking():
            return statistics.by_decision(self._listed, wanted)

    def by_level(self, wanted: StatisticsFilter = EVERYTHING) -> tuple[LevelNumbers, ...]:
        """Matches by the levels of the opponents."""
        with self._asking():
            return statistics.by_level(self._listed, wanted)

    def by_period(self, period: Period = Period.MONTH, wanted: StatisticsFilter = EVERYTHING) -> tuple[PeriodNumbers, ...]:
        """Matches by the period in which they began, the oldest first; periods without any are left out."""
        with self._asking():
            return statistics.by_period(self._listed, wanted, period)

    def luck_by_seat(self, wanted: StatisticsFilter = EVERYTHING) -> tuple[SeatLuck, ...]:
        """The luck of the person and of both opponents, in reviewed matches."""
        with self._asking():
            return statistics.luck_by_seat(self._listed, wanted)

    # Reviews

    def review(self, match_id: str, version: str | None = None) -> Review | None:
        """The review of a match by this version of the reviewer, or the one that is kept; None if there is none."""
        with self._asking():
            for connection in (self._connection, self._history):
                found = None if connection is None else find_review(connection, match_id, version)
                if found is not None:
                    return found
            return None

    def without_review(self, version: str, limit: int = 100) -> tuple[str, ...]:
        """The person's finished matches that this version of the reviewer has not seen, the newest first."""
        with self._asking():
            return without_review(self._listed, version, limit)

    def mistakes(
        self,
        least: Label = Label.MISTAKE,
        solved_too: bool = False,
        match_id: str | None = None,
        offset: int = 0,
        limit: int = 100,
    ) -> tuple[Mistake, ...]:
        """The person's decisions in own matches that are at least so bad by their newest review, the costliest first."""
        with self._asking():
            return list_mistakes(self._listed, least, solved_too, match_id, offset, limit)

    # Files

    def export(self, match_ids: Sequence[str], path: Path, archive: bool | None = None) -> int:
        """Write matches to a file and return how many; of one still being played its finished hands.

        `archive` is whether it becomes a ZIP file of match files; by itself it does for other than one match. Raises
        UnknownMatch, RecordError for a match that is wrong, and EnvironmentTrouble.
        """
        packed = len(match_ids) != 1 if archive is None else archive
        return export_records((self.load(match_id) for match_id in match_ids), path, packed)

    def close(self) -> None:
        """Close the connections; nothing can be asked after it."""
        self._connection.close()
        if self._history is not None:
            self._history.close()


def open_reader(path: Path, uri: str, history_uri: str | None) -> MatchReader:
    """A reader with connections of its own. Raises EnvironmentTrouble."""
    connection = None
    try:
        connection = connect(uri)
        connection.execute("PRAGMA query_only = ON")
        return MatchReader(path, connection, None if history_uri is None else connect(history_uri))
    except sqlite3.Error as error:
        if connection is not None:
            connection.close()
        trouble = trouble_of(error, path)
        if trouble is None:
            raise StoreMisuse(str(error)) from error
        raise trouble from error
