"""One program a data folder: a lock of the kernel's, which ends with the process however that ends."""

from __future__ import annotations

import errno
import os
import sys
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING, Final

from .files import make_directory

if TYPE_CHECKING:
    from .errors import StoreTrouble

_TAKEN: Final = (errno.EACCES, errno.EAGAIN, errno.EDEADLK)


if sys.platform == "win32":
    import msvcrt

    def _lock(handle: int) -> None:
        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _lock(handle: int) -> None:
        # flock and not lockf: the latter is lost when anybody in this process closes the file.
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)


class DataLock:
    """The lock on a data folder; `path` is a file of its own, which stays behind empty."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.trouble: StoreTrouble | None = None
        """Why no lock could be had at all (no folder, no right to write)."""
        self._handle: int | None = None

    @property
    def held(self) -> bool:
        """Whether this object holds the lock."""
        return self._handle is not None

    def acquire(self) -> bool:
        """Take the lock without waiting; False if another program has it.

        Where there can be none (`trouble` says why) the answer is True: nobody else can write there either.
        """
        if self._handle is not None:
            return True
        self.trouble = None
        handle = None
        try:
            make_directory(self.path.parent)
            handle = os.open(self.path, os.O_RDWR | os.O_CREAT, 0o600)
            _lock(handle)
        except OSError as error:
            if handle is not None:
                os.close(handle)
                if error.errno in _TAKEN:
                    return False
            # Here, because every start takes this lock before it shows anything, and few need the database's words.
            from .errors import trouble_of

            found = trouble_of(error, self.path)
            self.trouble = found.code if found else None
            return True
        self._handle = handle
        return True

    def release(self) -> None:
        """Give the lock back. Does nothing without it."""
        if self._handle is not None:
            os.close(self._handle)
            self._handle = None

    def __enter__(self) -> DataLock:
        self.acquire()
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self.release()
