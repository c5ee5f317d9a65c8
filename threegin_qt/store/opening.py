"""How the database is opened: what lies at its path is looked at without touching it, then used, set aside or left alone.

| what is there | what is done |
|---|---|
| nothing | a new database is made under another name and renamed when it is whole |
| a database of this or an older version | opened, and brought to this version |
| one of a newer version, or with columns unknown here | left as it is; matches are kept in memory |
| a file that cannot be read as a database, or is another program's | set aside under a dated name; a new one is made |
| one that may not be written, or that another program holds | read; new matches are kept in memory |
| no folder, and none can be made | matches are kept in memory |
"""

from __future__ import annotations

import contextlib
import glob
import os
import sqlite3
import stat
import time
import uuid
from collections.abc import Callable, Sequence
from datetime import datetime
from pathlib import Path
from typing import Final, NamedTuple

from .errors import EnvironmentTrouble, StoreTrouble, trouble_of
from .files import beside, make_directory, set_aside, sync_directory
from .schema import APPLICATION_ID, MIGRATIONS, Migration, migrate, shape_at, shape_of, version_of

BUSY_MS: Final = 200
"""How long a statement waits for another program that writes."""

_WAL_PAGES: Final = 100
"""After so many pages the -wal is written back and begun anew: about once in a hundred actions."""
_DRAFT_SECONDS: Final = 600
_COMPANIONS: Final = ("-wal", "-shm", "-journal")


class Opened(NamedTuple):
    """A database to write to, and where the matches kept before are if that is another."""

    connection: sqlite3.Connection
    uri: str
    """By which other threads open the same database."""
    history: sqlite3.Connection | None = None
    """A connection that only reads, to a file that cannot be written; None if all is in the first."""
    history_uri: str | None = None
    trouble: EnvironmentTrouble | None = None
    in_memory: bool = False


def connect(uri: str) -> sqlite3.Connection:
    """Open what is there, never anything new. Raises sqlite3.Error."""
    connection = sqlite3.connect(uri, uri=True, timeout=BUSY_MS / 1000, isolation_level=None)
    try:
        connection.execute("PRAGMA foreign_keys = ON")
    except BaseException:
        # An open file cannot be renamed everywhere.
        connection.close()
        raise
    return connection


def file_uri(path: Path, options: str) -> str:
    """The URI of a database file, whatever its name is made of."""
    return f"{path.absolute().as_uri()}?{options}"


def read_uri(path: Path) -> str:
    """How a file is opened to read it without changing it.

    A database in WAL mode needs files beside it, which a read-only folder cannot take: `immutable` does without them. It
    would overlook what a -wal holds, so it is used only where there is none.
    """
    if not os.access(path.parent, os.W_OK) and not os.path.lexists(beside(path, "-wal")):
        return file_uri(path, "mode=ro&immutable=1")
    return file_uri(path, "mode=ro")


def open_database(
    path: Path,
    now: Callable[[], datetime],
    read_only: bool = False,
    migrations: Sequence[Migration] = MIGRATIONS,
) -> Opened:
    """Open the database at `path` as the table above says; something that can be written to is always the result."""
    try:
        return _opened(path, now, read_only, migrations)
    except (sqlite3.Error, OSError, EnvironmentTrouble) as error:
        trouble = trouble_of(error, path)
        if trouble is None:
            raise
        return _readable(path, trouble, migrations)


def _opened(path: Path, now: Callable[[], datetime], read_only: bool, migrations: Sequence[Migration]) -> Opened:
    if read_only:
        raise EnvironmentTrouble(StoreTrouble.LOCKED, path, "another program uses this folder")
    make_directory(path.parent)
    _remove_old_drafts(path)
    trouble = None
    try:
        there = inspect(path, migrations)
    except EnvironmentTrouble as error:
        if error.code not in (StoreTrouble.DAMAGED, StoreTrouble.FOREIGN):
            raise
        aside = set_aside(path, error.code.value, now(), _COMPANIONS)
        trouble = EnvironmentTrouble(error.code, aside, error.why)
        there = False
    if not there:
        create(path, migrations)
    elif not (os.access(path, os.W_OK) and os.access(path.parent, os.W_OK)):
        raise EnvironmentTrouble(StoreTrouble.READ_ONLY, path, "no right to write")
    return Opened(_writable(path, migrations), file_uri(path, "mode=ro"), trouble=trouble)


def replace_database(path: Path, now: Callable[[], datetime]) -> Opened:
    """Set a database aside that turned out damaged, and begin a new one; in memory if that cannot be done."""
    try:
        aside = set_aside(path, StoreTrouble.DAMAGED.value, now(), _COMPANIONS)
        create(path)
        opened = Opened(_writable(path, MIGRATIONS), file_uri(path, "mode=ro"))
        return opened._replace(trouble=EnvironmentTrouble(StoreTrouble.DAMAGED, aside, "damage met while playing"))
    except (sqlite3.Error, OSError) as error:
        trouble = trouble_of(error, path)
        if trouble is None:
            raise
        connection, uri = memory_database()
        return Opened(connection, uri, trouble=trouble, in_memory=True)


def _writable(path: Path, migrations: Sequence[Migration]) -> sqlite3.Connection:
    connection = connect(file_uri(path, "mode=rw"))
    try:
        # WAL is a property of the file, but a file that was copied or repaired elsewhere may have lost it.
        connection.execute("PRAGMA journal_mode = WAL").fetchone()
        connection.execute("PRAGMA synchronous = NORMAL")
        connection.execute(f"PRAGMA wal_autocheckpoint = {_WAL_PAGES}")
        migrate(connection, migrations)
    except BaseException:
        connection.close()
        raise
    return connection


def _readable(path: Path, trouble: EnvironmentTrouble, migrations: Sequence[Migration]) -> Opened:
    """Matches in memory, beside the file if it can at least be read."""
    history = uri = None
    if trouble.code not in (StoreTrouble.NEWER, StoreTrouble.FOREIGN, StoreTrouble.DAMAGED, StoreTrouble.NO_DIRECTORY):
        with contextlib.suppress(sqlite3.Error, OSError, EnvironmentTrouble):
            # A file of an older version cannot be brought to this one without writing.
            if inspect(path, migrations) and _version(path) == len(migrations):
                uri = read_uri(path)
                history = connect(uri)
    connection, memory_uri = memory_database(migrations)
    return Opened(connection, memory_uri, history, uri, trouble, in_memory=True)


def memory_database(migrations: Sequence[Migration] = MIGRATIONS) -> tuple[sqlite3.Connection, str]:
    """A new database in memory, with the URI by which other threads of this program open it."""
    uri = f"file:/threegin-{uuid.uuid4()}?vfs=memdb"
    connection = connect(uri)
    migrate(connection, migrations)
    return connection, uri


def create(path: Path, migrations: Sequence[Migration] = MIGRATIONS) -> None:
    """Make a new database at a path where there is none; a kill leaves none or a whole one. Raises OSError, sqlite3.Error."""
    draft = path.with_name(f".{path.name}.{uuid.uuid4()}")
    try:
        handle = os.open(draft, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600)
        os.close(handle)
        connection = connect(file_uri(draft, "mode=rw"))
        try:
            migrate(connection, migrations)
            connection.execute("PRAGMA journal_mode = WAL").fetchone()
        finally:
            connection.close()
        # link and not replace: what another start has put there meanwhile stays.
        try:
            os.link(draft, path)
        except FileExistsError:
            pass
        except OSError:
            # A file system without links.
            if not os.path.lexists(path):
                draft.rename(path)
        sync_directory(path.parent)
    finally:
        for ending in ("", *_COMPANIONS):
            with contextlib.suppress(OSError):
                beside(draft, ending).unlink()


def _remove_old_drafts(path: Path) -> None:
    """What a start that was killed left half made; young ones may be another start's."""
    for draft in path.parent.glob(f".{glob.escape(path.name)}.*"):
        with contextlib.suppress(OSError):
            if time.time() - draft.stat().st_mtime > _DRAFT_SECONDS:
                draft.unlink()


def _version(path: Path) -> int:
    connection = connect(read_uri(path))
    try:
        return version_of(connection)
    finally:
        connection.close()


def inspect(path: Path, migrations: Sequence[Migration] = MIGRATIONS) -> bool:
    """Whether a database of this or an older version is there; False if nothing is. Changes nothing.

    Raises EnvironmentTrouble for anything else.
    """
    try:
        status = path.stat()
    except FileNotFoundError:
        if os.path.lexists(path):
            raise EnvironmentTrouble(StoreTrouble.FOREIGN, path, "a link to nothing") from None
        return False
    except OSError as error:
        found = trouble_of(error, path)
        assert found is not None
        raise found from error
    if not stat.S_ISREG(status.st_mode):
        raise EnvironmentTrouble(StoreTrouble.FOREIGN, path, "not a file")
    if status.st_size == 0:
        raise EnvironmentTrouble(StoreTrouble.DAMAGED, path, "empty")
    try:
        with contextlib.closing(connect(read_uri(path))) as connection:
            application = int(connection.execute("PRAGMA application_id").fetchone()[0])
            version = version_of(connection)
            shape = shape_of(connection)
    except sqlite3.Error as error:
        trouble = trouble_of(error, path)
        if trouble is None:
            raise EnvironmentTrouble(StoreTrouble.DAMAGED, path, str(error)) from error
        raise trouble from error
    if application != APPLICATION_ID:
        raise EnvironmentTrouble(StoreTrouble.FOREIGN, path, f"application {application}")
    # A version that is not known here may have changed anything, also without a number of its own.
    if not 1 <= version <= len(migrations) or shape != shape_at(version, migrations):
        raise EnvironmentTrouble(StoreTrouble.NEWER, path, f"version {version} or its columns are unknown here")
    return True
