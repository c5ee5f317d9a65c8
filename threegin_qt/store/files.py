"""Files and folders: private folders, files replaced in one step, bad files set aside under a dated name."""

from __future__ import annotations

import contextlib
import os
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import IO


def utc_now() -> datetime:
    """This moment, in UTC."""
    return datetime.now(UTC)


def make_directory(path: Path) -> None:
    """Make a folder and those above it that are missing, for the user alone (mode 0700). Raises OSError."""
    missing = []
    while not path.is_dir():
        missing.append(path)
        if path.parent == path:
            break
        path = path.parent
    for folder in reversed(missing):
        # Another start of the program may make it at the same time.
        folder.mkdir(mode=0o700, exist_ok=True)


@contextlib.contextmanager
def replacing(path: Path) -> Iterator[IO[bytes]]:
    """A file to write to that takes the place of `path` in one step when the block ends well, and is gone when it does not.

    At every moment, also after a power cut, the old or the new content is there. Raises OSError.
    """
    make_directory(path.parent)
    draft = path.with_name(f".{path.name[:100]}.{os.urandom(8).hex()}")
    try:
        with draft.open("xb") as file:
            yield file
            file.flush()
            os.fsync(file.fileno())
        draft.replace(path)
    except BaseException:
        with contextlib.suppress(OSError):
            draft.unlink()
        raise
    sync_directory(path.parent)


def replace_file(path: Path, data: bytes) -> None:
    """Write a file as `replacing` does. Raises OSError."""
    with replacing(path) as file:
        file.write(data)


def sync_directory(path: Path) -> None:
    """Bring a folder's names to the disk, where the system can do that."""
    with contextlib.suppress(OSError):
        handle = os.open(path, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def beside(path: Path, ending: str) -> Path:
    """The path with something put behind its name."""
    return path.with_name(path.name + ending)


def set_aside(path: Path, word: str, moment: datetime, companions: tuple[str, ...] = ()) -> Path:
    """Rename a bad file to a free name with the word and the date in it, with its companions ("-wal"), and return that.

    Raises OSError.
    """
    for count in range(1, 1000):
        extra = f"-{count}" if count > 1 else ""
        aside = path.with_name(f"{path.stem}.{word}-{moment:%Y-%m-%d-%H%M%S}{extra}{path.suffix}")
        if not os.path.lexists(aside):
            break
    path.rename(aside)
    for ending in companions:
        with contextlib.suppress(FileNotFoundError):
            beside(path, ending).rename(beside(aside, ending))
    return aside
