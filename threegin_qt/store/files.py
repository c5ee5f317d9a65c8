"""Files and folders: private folders, files replaced in one step, bad files set aside under a dated name."""

from __future__ import annotations

import contextlib
import os
import tempfile
from datetime import UTC, datetime
from pathlib import Path


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


def replace_file(path: Path, data: bytes) -> None:
    """Write a file so that at every moment, also after a power cut, the old or the new content is there. Raises OSError."""
    make_directory(path.parent)
    handle, draft = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        Path(draft).replace(path)
    except BaseException:
        with contextlib.suppress(OSError):
            Path(draft).unlink()
        raise
    sync_directory(path.parent)


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


def set_aside(path: Path, moment: datetime, companions: tuple[str, ...] = ()) -> Path:
    """Rename a bad file to a free name with the date in it, with its companions ("-wal"), and return it. Raises OSError."""
    for count in range(1, 1000):
        extra = f"-{count}" if count > 1 else ""
        aside = path.with_name(f"{path.stem}.damaged-{moment:%Y-%m-%d-%H%M%S}{extra}{path.suffix}")
        if not os.path.lexists(aside):
            break
    path.rename(aside)
    for ending in companions:
        with contextlib.suppress(FileNotFoundError):
            beside(path, ending).rename(beside(aside, ending))
    return aside
