"""Matches as files: one match as the engine's document, many as a ZIP archive of such documents.

What comes in is checked and replayed before anything is stored. Besides match files a database of this program can be
brought in, also one that was set aside because it was damaged: all of its matches that can still be read.
"""

from __future__ import annotations

import contextlib
import sqlite3
import zlib
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import IO, TYPE_CHECKING, Final, NamedTuple

from threegin_qt.engine import (
    Fault,
    Header,
    MatchRecord,
    Origin,
    RecordError,
    from_json,
    replay,
    to_json,
)
from threegin_qt.engine.document import MAX_BYTES

from .errors import EnvironmentTrouble, StoreTrouble, trouble_of
from .files import replacing
from .opening import connect, read_uri
from .records import read_record
from .tally import Tally, finished_part, tally
from .writing import event_text, insert_events, insert_match, write_tally

if TYPE_CHECKING:
    import zipfile

MAX_MATCHES: Final = 20_000
"""The most matches that one archive may hold."""
MAX_TOTAL: Final = 512 * 1024 * 1024
"""The most bytes that they may have unpacked."""

_ZIP: Final = b"PK\x03\x04"
_EMPTY_ZIP: Final = b"PK\x05\x06"
_SQLITE: Final = b"SQLite format 3\0"


class Prepared(NamedTuple):
    """A match that was checked, ready to be stored."""

    header: Header
    first: int
    """The index of its first event."""
    events: tuple[str, ...]
    tally: Tally
    last_event: str
    """When it was last played, as far as is known: UTC, as in a header."""


class ImportReport(NamedTuple):
    """What became of the matches of a file."""

    added: tuple[str, ...]
    already: tuple[str, ...]
    """The ids of those that had been there before, which were left as they are."""
    unreadable: int = 0
    """Matches of a damaged database that could not be read any more."""


def prepare(record: MatchRecord, last_event: str = "") -> Prepared:
    """Check a record and put it as it is stored. Raises RecordError."""
    whole = replay(record)
    if whole.error is not None:
        raise whole.error
    return Prepared(
        record.header,
        len(record.header.start.prefix),
        tuple(event_text(event) for event in record.events),
        tally(record, whole),
        last_event or record.header.started,
    )


def insert_prepared(connection: sqlite3.Connection, match: Prepared) -> bool:
    """Store a match; False if there is one of its id. Raises sqlite3.Error; in a transaction of the caller's."""
    match_id = match.header.match_id
    found = connection.execute("SELECT id, deleted_at FROM matches WHERE match_id = ?", (match_id,)).fetchone()
    if found is not None:
        if found[1] is None:
            return False
        connection.execute("DELETE FROM matches WHERE id = ?", (found[0],))
    row = insert_match(connection, match.header, match.last_event)
    insert_events(connection, row, match.first, match.events)
    write_tally(connection, match.header, row, match.tally)
    return True


# Out


def export_records(records: Iterable[MatchRecord], path: Path, archive: bool) -> int:
    """Write matches to a file, replaced in one step; returns how many. Of a match still being played its finished hands.

    With `archive` a ZIP file, else the document of the one match that there has to be. Raises RecordError for a match that
    could not be read back, EnvironmentTrouble for a file that cannot be written.
    """
    # Not at the top: half of what the store would cost at the program's start.
    import zipfile

    count = 0
    try:
        with replacing(path) as file:
            if not archive:
                (record,) = records
                file.write(to_json(finished_part(record)).encode())
                return 1
            with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as packed:
                for record in records:
                    count += 1
                    packed.writestr(member_name(record.header), to_json(finished_part(record)))
    except OSError as error:
        trouble = trouble_of(error, path)
        assert trouble is not None
        raise trouble from error
    return count


def member_name(header: Header) -> str:
    """The name of a match's file: when it began, and its id."""
    return f"{header.started[:10]}-{header.started[11:19].replace(':', '')}-{header.match_id}.json"


# In


def prepare_file(path: Path) -> Iterator[Prepared | None]:
    """The matches of a file, checked one by one; None for one of a damaged database that cannot be read.

    Any thread may run it. Raises RecordError, its place beginning with the name of the file in an archive, and
    EnvironmentTrouble for a file that cannot be read.
    """
    try:
        with path.open("rb") as file:
            start = file.read(len(_SQLITE))
            file.seek(0)
            if start == _SQLITE:
                yield from _from_database(path)
            elif start.startswith((_ZIP, _EMPTY_ZIP)):
                yield from _from_archive(file)
            else:
                yield _imported(from_json(file.read(MAX_BYTES + 1)))
    except OSError as error:
        trouble = trouble_of(error, path)
        assert trouble is not None
        raise trouble from error


def _imported(record: MatchRecord) -> Prepared:
    return prepare(record._replace(header=record.header._replace(origin=Origin.IMPORTED)))


def _from_archive(file: IO[bytes]) -> Iterator[Prepared]:
    import zipfile

    place = "archive"
    total = 0
    try:
        with zipfile.ZipFile(file) as packed:
            members = [info for info in packed.infolist() if _is_match(info)]
            if len(members) > MAX_MATCHES:
                raise RecordError(Fault.TOO_LARGE, place, f"more than {MAX_MATCHES} matches")
            if not members:
                raise RecordError(Fault.NOT_A_MATCH, place, "no match in it")
            for info in members:
                place = info.filename
                with packed.open(info) as member:
                    # The size that an archive states may be wrong.
                    text = member.read(MAX_BYTES + 1)
                total += len(text)
                if total > MAX_TOTAL:
                    raise RecordError(Fault.TOO_LARGE, "archive", f"more than {MAX_TOTAL} bytes unpacked")
                try:
                    yield _imported(from_json(text))
                except RecordError as error:
                    raise RecordError(error.fault, f"{place}, {error.place}", error.why) from error
    except (zipfile.BadZipFile, zlib.error, EOFError, NotImplementedError, RuntimeError) as error:
        raise RecordError(Fault.NOT_A_MATCH, place, f"not to be unpacked: {error}") from error


def _is_match(info: zipfile.ZipInfo) -> bool:
    """Whether a member is to be a match; some systems put folders and hidden files of their own beside them."""
    parts = info.filename.split("/")
    return not info.is_dir() and not any(part.startswith(".") or part == "__MACOSX" for part in parts)


def _from_database(path: Path) -> Iterator[Prepared | None]:
    try:
        with contextlib.closing(connect(read_uri(path))) as connection:
            for row in _rows(connection):
                try:
                    record, last_event = read_record(connection, row, path)
                    yield prepare(record, last_event)
                except (sqlite3.DatabaseError, EnvironmentTrouble, RecordError):
                    yield None
    except sqlite3.Error as error:
        raise EnvironmentTrouble(StoreTrouble.DAMAGED, path, str(error)) from error


def _rows(connection: sqlite3.Connection) -> list[int]:
    """The rows of the matches that can be reached from either end of the table. Raises sqlite3.Error if none can."""
    found: dict[int, None] = {}
    failure: sqlite3.Error | None = None
    for way in ("ASC", "DESC"):
        try:
            for (row,) in connection.execute(f"SELECT id FROM matches NOT INDEXED WHERE deleted_at IS NULL ORDER BY id {way}"):
                found[row] = None
        except sqlite3.DatabaseError as error:
            failure = error
    if not found and failure is not None:
        raise failure
    return sorted(found)
