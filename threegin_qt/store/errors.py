"""What can go wrong with files that are not ours alone: the surroundings' troubles, kept apart from own bugs."""

from __future__ import annotations

import errno
import os
import sqlite3
from enum import Enum
from pathlib import Path
from typing import Final


class StoreTrouble(Enum):
    """What is the matter with a file or folder; the user interface words it."""

    DAMAGED = "damaged"
    """The file could not be read. It was set aside under the path of the trouble, and a new one begun."""
    FOREIGN = "foreign"
    """The file is another program's. It was set aside under the path of the trouble, and a new one begun."""
    NEWER = "newer"
    """A newer version of this program wrote the file, or one with columns unknown here. It is left as it is."""
    READ_ONLY = "read-only"
    """The file or its folder may not be written."""
    NO_SPACE = "no-space"
    """The disk is full, or the user's share of it."""
    LOCKED = "locked"
    """Another program holds the file."""
    NO_DIRECTORY = "no-directory"
    """The folder is not there and cannot be made."""
    IO = "io"
    """Anything else that the system refuses."""


class StoreError(Exception):
    """Anything that the store raises of its own."""


class EnvironmentTrouble(StoreError):  # noqa: N818 - a trouble, told apart from errors of ours
    """The surroundings' trouble, not a bug: `code` says which, `path` where, the text more of it, in English, for the log."""

    def __init__(self, code: StoreTrouble, path: Path, why: str = "") -> None:
        super().__init__(f"{code.value}: {path}: {why}"[:400])
        self.code = code
        self.path = path
        self.why = why


class StoreMisuse(StoreError):  # noqa: N818 - the word says it
    """A bug of the caller's or of the store's: an event out of order, a match begun twice, a wrong statement."""


class UnknownMatch(StoreError, LookupError):  # noqa: N818 - the word says it
    """No match has this id. `match_id` is the one asked for."""

    def __init__(self, match_id: str) -> None:
        super().__init__(f"no match {match_id[:80]!r}")
        self.match_id = match_id


_SQLITE: Final = {
    sqlite3.SQLITE_BUSY: StoreTrouble.LOCKED,
    sqlite3.SQLITE_LOCKED: StoreTrouble.LOCKED,
    sqlite3.SQLITE_PROTOCOL: StoreTrouble.LOCKED,
    sqlite3.SQLITE_PERM: StoreTrouble.READ_ONLY,
    sqlite3.SQLITE_AUTH: StoreTrouble.READ_ONLY,
    sqlite3.SQLITE_READONLY: StoreTrouble.READ_ONLY,
    sqlite3.SQLITE_FULL: StoreTrouble.NO_SPACE,
    sqlite3.SQLITE_CORRUPT: StoreTrouble.DAMAGED,
    sqlite3.SQLITE_NOTADB: StoreTrouble.DAMAGED,
    sqlite3.SQLITE_CANTOPEN: StoreTrouble.IO,
    sqlite3.SQLITE_IOERR: StoreTrouble.IO,
    sqlite3.SQLITE_NOLFS: StoreTrouble.IO,
}

_ERRNO: Final = {
    errno.EACCES: StoreTrouble.READ_ONLY,
    errno.EPERM: StoreTrouble.READ_ONLY,
    errno.EROFS: StoreTrouble.READ_ONLY,
    errno.ENOSPC: StoreTrouble.NO_SPACE,
    errno.EDQUOT: StoreTrouble.NO_SPACE,
    errno.EFBIG: StoreTrouble.NO_SPACE,
    errno.ENOENT: StoreTrouble.NO_DIRECTORY,
    errno.ENOTDIR: StoreTrouble.NO_DIRECTORY,
    errno.EEXIST: StoreTrouble.NO_DIRECTORY,
    errno.ELOOP: StoreTrouble.NO_DIRECTORY,
    errno.EAGAIN: StoreTrouble.LOCKED,
    errno.EBUSY: StoreTrouble.LOCKED,
}


def trouble_of(error: Exception, path: Path) -> EnvironmentTrouble | None:
    """The trouble that an error of SQLite or of the system stands for, None if it is no matter of the surroundings."""
    if isinstance(error, EnvironmentTrouble):
        return error
    if isinstance(error, sqlite3.Error):
        # The low byte is the primary code; the rest tells kinds of it apart.
        code = _SQLITE.get(getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR) & 0xFF)
        if code is StoreTrouble.IO and not path.parent.is_dir():
            code = StoreTrouble.NO_DIRECTORY
        elif code is StoreTrouble.IO and not os.access(path.parent, os.W_OK):
            # A -wal was left there, and to read that SQLite has to write.
            code = StoreTrouble.READ_ONLY
        return None if code is None else EnvironmentTrouble(code, path, str(error))
    if isinstance(error, OSError):
        return EnvironmentTrouble(_ERRNO.get(error.errno or 0, StoreTrouble.IO), path, str(error))
    return None
