"""The log: a file in the user's log folder that begins anew when it is full, and the last lines of it for a report."""

from __future__ import annotations

import logging
import sys
from collections import deque
from pathlib import Path
from typing import Final

from ..store.files import make_directory

LEVELS: Final = ("debug", "info", "warning", "error")
FORMAT: Final = "%(asctime)s %(levelname)s %(name)s: %(message)s"
MAX_BYTES: Final = 512 * 1024
KEPT_FILES: Final = 3
"""How many full logs are kept beside the one that is written."""


class RotatingFile(logging.Handler):
    """Writes to a file, and puts it aside as `.1`, the one before as `.2` ..., when it is full.

    Nothing is opened before there is something to write, and a log that cannot be written is no trouble to anybody. (The
    standard library's handler does the same, but its module loads sockets and queues, which costs more than our start.)
    """

    def __init__(self, path: Path, max_bytes: int = MAX_BYTES) -> None:
        super().__init__()
        self.path = path
        self._max_bytes = max_bytes
        self._size: int | None = None

    def emit(self, record: logging.LogRecord) -> None:
        try:
            line = (self.format(record) + "\n").encode("utf-8", "backslashreplace")
            if self._size is None:
                make_directory(self.path.parent)
                self._size = self.path.stat().st_size if self.path.exists() else 0
            if self._size and self._size + len(line) > self._max_bytes:
                self._rotate()
            with self.path.open("ab") as file:
                file.write(line)
            self._size += len(line)
        except OSError:
            self._size = None

    def _rotate(self) -> None:
        for number in range(KEPT_FILES, 0, -1):
            older = self.path.with_name(f"{self.path.name}.{number}")
            newer = self.path if number == 1 else self.path.with_name(f"{self.path.name}.{number - 1}")
            if newer.exists():
                newer.replace(older)
        self._size = 0


class LastLines(logging.Handler):
    """Keeps the last lines in memory: a report needs them also where no file can be written."""

    def __init__(self, count: int = 40) -> None:
        super().__init__(logging.INFO)
        self._lines: deque[str] = deque(maxlen=count)

    def emit(self, record: logging.LogRecord) -> None:
        self._lines.append(self.format(record))

    @property
    def text(self) -> str:
        """The lines, the oldest first."""
        return "\n".join(self._lines)


def set_up(path: Path | None, level: str) -> LastLines:
    """Log from now on to this file (None for no file), and warnings also to the console. Returns the last lines."""
    root = logging.getLogger()
    root.setLevel(level.upper())
    last = LastLines()
    handlers: list[logging.Handler] = [last]
    if path is not None:
        handlers.append(RotatingFile(path))
    if sys.stderr is not None:  # a program without a console on Windows
        console = logging.StreamHandler()
        console.setLevel(logging.DEBUG if level == "debug" else logging.WARNING)
        handlers.append(console)
    for handler in handlers:
        handler.setFormatter(logging.Formatter(FORMAT))
        root.addHandler(handler)
    return last
