"""The store of matches: what is played is written as it happens, and kept in memory while it cannot be written."""

from __future__ import annotations

import logging
import sqlite3
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from datetime import datetime, timedelta
from pathlib import Path
from typing import Final

from threegin_qt.engine import Event, Header, MatchRecord, MatchState, Review, Stage, check_header, replay

from .errors import EnvironmentTrouble, StoreMisuse, StoreTrouble, UnknownMatch, trouble_of
from .files import utc_now
from .opening import BUSY_MS, open_database, replace_database
from .reading import MatchReader, open_reader
from .reviews import weigh, write_retry, write_review
from .tally import tally
from .transfer import ImportReport, Prepared, insert_prepared, prepare_file
from .writing import event_text, insert_events, insert_match, touch, write_tally

log = logging.getLogger(__name__)

KEEP_DELETED: Final = timedelta(days=1)
"""How long a deleted match can still be brought back."""
_PURGED_AT_ONCE: Final = 50
"""Closing has to be quick; what is left goes the next time."""
_TIME: Final = "%Y-%m-%dT%H:%M:%SZ"
_MINUTE: Final = len("2026-05-17T18:30")


@dataclass(slots=True)
class _Live:
    """A match that is being played, as far as it is known and as far as it is written."""

    header: Header
    events: list[Event]
    row: int | None = None
    """Its row in the database, None until it has one."""
    written: int = 0
    """How many of the events are in the database."""
    hands: int = 0
    """Finished hands at the last event."""
    over: bool = False
    counted: bool = True
    """Whether the summary rows say what the events come to."""
    deleted: bool = False
    """Taken out of the lists while it is being played: what happens in it is written all the same."""
    touched: str = ""
    """The minute that its row gives as that of the last event: a page less to write at most actions."""

    @property
    def dirty(self) -> bool:
        return self.row is None or self.written < len(self.events) or not self.counted

    @property
    def record(self) -> MatchRecord:
        return MatchRecord(self.header, tuple(self.events))

    def note(self, state: MatchState) -> None:
        """The state after the newest event: when a hand or the match has ended, or begun anew, the summary has to follow."""
        hands, over = len(state.earlier), state.stage == Stage.OVER
        if (hands, over) != (self.hands, self.over):
            self.hands, self.over, self.counted = hands, over, False


class MatchStore(MatchReader):
    """All matches, in one file. Belongs to the thread that made it; others read through `reader()`.

    Opening never fails for what lies at `path` (see opening.py), and playing never fails because it cannot be written: what
    is not written yet is kept and tried again at each event. Each kind of trouble is reported once, to `on_trouble` and in
    `troubles`. What raises StoreMisuse is a bug.
    """

    def __init__(
        self,
        path: Path,
        *,
        read_only: bool = False,
        on_trouble: Callable[[EnvironmentTrouble], None] | None = None,
        now: Callable[[], datetime] = utc_now,
    ) -> None:
        """`read_only` for a program that could not have the data folder's lock."""
        self.on_trouble = on_trouble
        self._now = now
        self._troubles: list[EnvironmentTrouble] = []
        self._failing: EnvironmentTrouble | None = None
        self._live: dict[str, _Live] = {}
        self._closed = False
        self._opened = open_database(path, now, read_only)
        if self._opened.trouble is not None:
            self._report(self._opened.trouble)
        super().__init__(path, self._opened.connection, self._opened.history)

    # What is the matter

    @property
    def troubles(self) -> tuple[EnvironmentTrouble, ...]:
        """Every kind of trouble met so far, the newest last."""
        return tuple(self._troubles)

    @property
    def trouble(self) -> StoreTrouble | None:
        """Why what is played now does not reach the disk; None while it does, or after a bad file was replaced."""
        if self._failing is not None:
            return self._failing.code
        if self._opened.in_memory and self._opened.trouble is not None:
            return self._opened.trouble.code
        return None

    def _report(self, trouble: EnvironmentTrouble) -> None:
        if any(known.code is trouble.code for known in self._troubles):
            return
        self._troubles.append(trouble)
        log.warning("%s", trouble)
        if self.on_trouble is not None:
            self.on_trouble(trouble)

    # Playing

    def begin(self, header: Header) -> None:
        """Begin a match. Raises StoreMisuse if there is one of this id, RecordError for a header that can begin none."""
        check_header(header)
        known = header.match_id in self._live
        # Where it cannot be read, writing is what finds out what to do about it.
        with suppress(EnvironmentTrouble):
            known = known or self._row_of(header.match_id) is not None
        if known:
            raise StoreMisuse(f"match {header.match_id} was begun before")
        self._set_current(_Live(header, []))
        self._save()

    def append(self, match_id: str, index: int, event: Event, state: MatchState | None = None) -> None:
        """Write what happened; committed before this returns, or kept and tried again at the next event.

        `index` counts as the engine does: the first event after the start's prefix has the prefix's length. `state` is the
        match after the event; without it, it is worked out from all events. Raises UnknownMatch, and StoreMisuse for an
        event that is not the next one.
        """
        live = self._adopt(match_id)
        due = len(live.header.start.prefix) + len(live.events)
        if index != due:
            raise StoreMisuse(f"event {index} of match {match_id} where {due} is due")
        live.events.append(event)
        try:
            live.note(replay(live.record).last if state is None else state)
            self._save()
        except StoreMisuse:
            live.events.pop()
            raise

    def progress(self, match_id: str, state: MatchState) -> None:
        """Bring the summary rows of a match up to date. `append` does it by itself at the end of a hand."""
        live = self._adopt(match_id)
        live.note(state)
        self._save()

    def load(self, match_id: str) -> MatchRecord:
        live = self._live.get(match_id)
        return super().load(match_id) if live is None or live.deleted else live.record

    def unfinished(self) -> str | None:
        waiting = [match_id for match_id, live in self._live.items() if live.dirty and not live.over and not live.deleted]
        if waiting:
            return waiting[-1]
        try:
            return super().unfinished()
        except EnvironmentTrouble as trouble:
            self._report(trouble)
            return None

    def _set_current(self, live: _Live) -> None:
        """Matches that are written and not being played need not stay in memory."""
        self._live = {match_id: other for match_id, other in self._live.items() if other.dirty}
        self._live[live.header.match_id] = live

    def _adopt(self, match_id: str) -> _Live:
        """The match as it is being played, taken up from the database if need be."""
        live = self._live.get(match_id)
        if live is not None:
            return live
        record = super().load(match_id)
        state = replay(record).last
        live = _Live(record.header, list(record.events), hands=len(state.earlier), over=state.stage == Stage.OVER)
        live.row = self._row_of(match_id)
        if live.row is None:
            # It is in a file that is only read: go on with a copy.
            live.counted = False
        else:
            live.written = len(live.events)
        self._set_current(live)
        return live

    def _row_of(self, match_id: str) -> int | None:
        with self._asking():
            found = self._connection.execute("SELECT id FROM matches WHERE match_id = ?", (match_id,)).fetchone()
        return None if found is None else int(found[0])

    def _save(self, replaced: bool = False) -> None:
        """Write all that is not written, in one transaction, or keep it."""
        try:
            self._write_or_make_room()
        except (sqlite3.Error, OSError) as error:
            trouble = trouble_of(error, self.path)
            if trouble is None:
                raise StoreMisuse(f"{type(error).__name__}: {error}") from error
            if trouble.code is StoreTrouble.DAMAGED and not self._opened.in_memory and not replaced:
                self._replace_damaged()
                self._save(replaced=True)
                return
            self._failing = trouble
            # Nobody should wait at every card for another program.
            self._set_patience(0)
            self._report(trouble)
        else:
            if self._failing is not None:
                log.info("saved again")
                self._failing = None
                self._set_patience(BUSY_MS)

    def _write_or_make_room(self) -> None:
        try:
            self._write_live()
        except sqlite3.OperationalError as error:
            trouble = trouble_of(error, self.path)
            if trouble is None or trouble.code is not StoreTrouble.NO_SPACE:
                raise
            # On a full disk the -wal itself may be what takes the room.
            with suppress(sqlite3.Error):
                self._connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
            self._write_live()

    def _set_patience(self, milliseconds: int) -> None:
        self._connection.execute(f"PRAGMA busy_timeout = {milliseconds}")

    def _write_live(self) -> None:
        dirty = [live for live in self._live.values() if live.dirty]
        rows = []
        moment = self._now().strftime(_TIME)
        with self._transaction() as connection:
            for live in dirty:
                row = insert_match(connection, live.header, moment) if live.row is None else live.row
                rows.append(row)
                if live.written < len(live.events):
                    new = map(event_text, live.events[live.written :])
                    insert_events(connection, row, len(live.header.start.prefix) + live.written, new)
                    if live.touched != moment[:_MINUTE] or not live.counted:
                        touch(connection, row, moment)
                if not live.counted:
                    write_tally(connection, live.header, row, tally(live.record, replay(live.record)))
        for live, row in zip(dirty, rows, strict=True):
            live.row, live.written, live.counted, live.touched = row, len(live.events), True, moment[:_MINUTE]

    @contextmanager
    def _transaction(self) -> Iterator[sqlite3.Connection]:
        connection = self._connection
        connection.execute("BEGIN IMMEDIATE")
        try:
            yield connection
            connection.execute("COMMIT")
        except BaseException:
            # SQLite ends a transaction by itself after some errors.
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            raise

    def _replace_damaged(self) -> None:
        """The file turned out damaged while playing: set it aside and begin a new one, for the matches at hand too."""
        super().close()
        self._opened = replace_database(self.path, self._now)
        if self._opened.trouble is not None:
            self._report(self._opened.trouble)
        self._connection, self._history = self._opened.connection, self._opened.history
        for live in self._live.values():
            live.row, live.written, live.counted = None, 0, False

    # Reviews

    def keep_review(self, match_id: str, review: Review) -> None:
        """Keep a match's review in place of older ones, and let the statistics know it.

        Trouble is reported and not raised: a review can be made again.
        """
        row = None
        try:
            row = self._row_of(match_id)
            if row is not None:
                weighed = weigh(self.load(match_id), review)
                with self._asking(), self._transaction() as connection:
                    write_review(connection, row, weighed, self._now().strftime(_TIME))
        except EnvironmentTrouble as trouble:
            self._report(trouble)
        except UnknownMatch:
            row = None
        if row is None:
            log.info("no match to keep the review of: %s", match_id)

    def note_retry(self, match_id: str, event: int, solved: bool) -> None:
        """Note that the person tried a mistake again; once solved it stays solved. Trouble is reported and not raised."""
        try:
            row = self._row_of(match_id)
            if row is not None:
                with self._asking(), self._transaction() as connection:
                    write_retry(connection, row, event, solved, self._now().strftime(_TIME))
        except EnvironmentTrouble as trouble:
            self._report(trouble)

    # Bringing in

    def add(self, matches: Iterable[Prepared | None]) -> ImportReport:
        """Store matches that were checked (transfer.prepare), all or none. Raises EnvironmentTrouble.

        `matches` may check as it goes: what it raises leaves everything as it was.
        """
        self._need_file()
        added: list[str] = []
        already: list[str] = []
        unreadable = 0
        with self._asking(), self._transaction() as connection:
            for match in matches:
                if match is None:
                    unreadable += 1
                elif insert_prepared(connection, match):
                    added.append(match.header.match_id)
                else:
                    already.append(match.header.match_id)
        for match_id in added:
            # A deleted match of that id made way.
            self._live.pop(match_id, None)
        return ImportReport(tuple(added), tuple(already), unreadable)

    def import_file(self, path: Path) -> ImportReport:
        """Bring in the matches of a file, all or none (transfer.py says of which kinds).

        Raises RecordError for a bad file with the place, EnvironmentTrouble for one that cannot be read and where nothing
        can be stored. To show progress, run `prepare_file` in another thread and hand its list to `add`.
        """
        return self.add(prepare_file(path))

    # Deleting

    def delete(self, match_ids: Iterable[str]) -> None:
        """Take matches out of all lists. `undelete` brings them back, for a day. Raises EnvironmentTrouble."""
        self._mark(match_ids, self._now().strftime(_TIME))

    def undelete(self, match_ids: Iterable[str]) -> None:
        """Bring deleted matches back. Raises EnvironmentTrouble."""
        self._mark(match_ids, None)

    def _mark(self, match_ids: Iterable[str], deleted_at: str | None) -> None:
        self._need_file()
        self._save()
        marked = list(match_ids)
        with self._asking(), self._transaction() as connection:
            connection.executemany(
                "UPDATE matches SET deleted_at = ? WHERE match_id = ?", ((deleted_at, match_id) for match_id in marked)
            )
        for match_id in marked:
            if match_id in self._live:
                self._live[match_id].deleted = deleted_at is not None

    def _need_file(self) -> None:
        """What the person does to a history that is only read cannot be done in memory instead."""
        if self._history is not None and self._opened.trouble is not None:
            raise self._opened.trouble

    # Other threads, and the end

    def reader(self) -> MatchReader:
        """A reader for the thread that calls this. Raises EnvironmentTrouble."""
        return open_reader(self.path, self._opened.uri, self._opened.history_uri)

    def close(self) -> None:
        """Write what is left to write, remove what was deleted long ago, and close. A second time does nothing."""
        if self._closed:
            return
        self._closed = True
        self._save()
        limit = (self._now() - KEEP_DELETED).strftime(_TIME)
        try:
            with self._transaction() as connection:
                connection.execute(
                    "DELETE FROM matches WHERE id IN (SELECT id FROM matches WHERE deleted_at < ? LIMIT ?)",
                    (limit, _PURGED_AT_ONCE),
                )
        except sqlite3.Error as error:
            log.warning("deleted matches stay: %s", error)
        super().close()
