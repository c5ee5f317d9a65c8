"""The program in a process of its own, as a test sees it: what is on the screen, what was told, what is on the disk."""

from __future__ import annotations

import json
import os
import queue
import signal
import sqlite3
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Mapping
from contextlib import closing, suppress
from pathlib import Path
from types import SimpleNamespace
from typing import Any

from threegin_qt.engine import MatchRecord, PlayerView, replay, view_of
from threegin_qt.store.locations import Locations, locations
from threegin_qt.store.records import load_record

WATCHED = Path(__file__).with_name("watched.py")
PATIENCE = 90.0
"""Seconds after which a test gives up: machines that run tests may be slow and busy."""


class Running:
    """One run of the program under watch (watched.py)."""

    def __init__(
        self,
        folder: Path,
        display: str | None = None,
        home: bool = False,
        environment: Mapping[str, str] | None = None,
        before: tuple[str, ...] = (),
        **options: Any,
    ) -> None:
        """Start it with its data in `folder`, offscreen or on a display; with `home` the folder is a home directory instead.

        `options` are those of watched.py, `before` what the command begins with.
        """
        self.folder = folder
        self.log = options.setdefault("log", str(folder.with_name(f"{folder.name}-told.jsonl")))
        self._said = folder.with_name(f"{folder.name}-said.txt")
        arguments = [] if home else ["--data-dir", str(folder)]
        screen = {"QT_QPA_PLATFORM": "offscreen"} if display is None else {"QT_QPA_PLATFORM": "xcb", "DISPLAY": display}
        variables = {**os.environ, **screen, "PYTHONPATH": str(WATCHED.parents[2]), **(environment or {})}
        # Qt does not believe a window manager that steals no focus, and a portal may be asked for the look of the desktop.
        for name in ("DBUS_SESSION_BUS_ADDRESS", "WAYLAND_DISPLAY", "XDG_SESSION_TYPE", "XDG_CURRENT_DESKTOP"):
            variables.pop(name, None)
        self._errors = self._said.open("wb")
        self.process = subprocess.Popen(
            [*before, sys.executable, "-W", "error", str(WATCHED), json.dumps(options), *arguments],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self._errors,
            env=variables,
            cwd=folder.parent,
        )
        self._answers: queue.Queue[bytes] = queue.Queue()
        self._listener = threading.Thread(target=self._listen, daemon=True)
        self._listener.start()

    def _listen(self) -> None:
        assert self.process.stdout is not None
        for line in self.process.stdout:
            self._answers.put(line)
        self._answers.put(b"")

    # -- what is on the screen -------------------------------------------------------------------------------------------

    def look(self) -> Any:
        """What there is to see now: the names of watched.py's answer as attributes."""
        assert self.process.stdin is not None
        try:
            self.process.stdin.write(b"look\n")
            self.process.stdin.flush()
            line = self._answers.get(timeout=PATIENCE)
        except (BrokenPipeError, queue.Empty):
            line = b""
        assert line, f"the program does not answer; exit code {self.process.poll()}; it said: {self.said}"
        return json.loads(line, object_hook=lambda found: SimpleNamespace(**found))

    def see(self, condition: Callable[[Any], object], seconds: float = PATIENCE, what: str = "") -> Any:
        """Look until something is to be seen; what was seen then."""
        end = time.monotonic() + seconds
        while True:
            seen = self.look()
            if condition(seen):
                return seen
            assert time.monotonic() < end, f"never seen: {what or condition}; last: {seen}"
            time.sleep(0.02)

    def stays(self, condition: Callable[[Any], object], seconds: float = 0.4) -> None:
        """Something is so, and is still so after a while."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            seen = self.look()
            assert condition(seen), seen
            time.sleep(0.05)

    def ready(self) -> Any:
        """Wait until the program has come up; what is to be seen then."""
        return self.see(lambda seen: seen.shown and seen.page in ("Offer", "TableWidget"))

    # -- what was told, and what was said ---------------------------------------------------------------------------------

    @property
    def told(self) -> list[dict[str, Any]]:
        """What the table was told, the oldest first; a line cut off by a kill is left out."""
        path = Path(self.log)
        if not path.exists():
            return []
        return [json.loads(line) for line in path.read_bytes().split(b"\n")[:-1]]

    @property
    def said(self) -> str:
        """What is on standard error."""
        return self._said.read_text(encoding="utf-8", errors="replace")

    @property
    def where(self) -> Locations:
        """Where this program keeps what it keeps (not for a `home`)."""
        return locations(self.folder)

    @property
    def complaints(self) -> list[str]:
        """Warnings and errors in the log."""
        path = self.where.log_file
        lines = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
        return [line for line in lines if " WARNING " in line or " ERROR " in line or " CRITICAL " in line]

    # -- what is on the disk ---------------------------------------------------------------------------------------------

    def record(self, match_id: str) -> MatchRecord:
        """A match as the database has it."""
        return read_match(self.where.matches, match_id)

    def settings(self) -> dict[str, Any]:
        """The preferences as the file has them."""
        return dict(json.loads(self.where.preferences.read_text(encoding="utf-8")))

    # -- the end ---------------------------------------------------------------------------------------------------------

    def ended(self, seconds: float = PATIENCE) -> int:
        """Wait for the end; the exit code."""
        try:
            return self.process.wait(seconds)
        finally:
            if self.process.poll() is not None:
                self._put_away()

    def stop(self) -> int:
        """Ask it to end as a session does; the exit code."""
        self.process.send_signal(signal.SIGTERM)
        return self.ended()

    def kill(self) -> None:
        """Kill it, if it still runs."""
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()
        self._put_away()

    def _put_away(self) -> None:
        self._listener.join(10)
        for pipe in (self.process.stdin, self.process.stdout, self._errors):
            assert pipe is not None
            with suppress(BrokenPipeError):
                pipe.close()

    def check_quiet(self) -> None:
        """Nothing on standard error, no warning in the log."""
        assert (self.said, self.complaints) == ("", [])


def read_match(path: Path, match_id: str) -> MatchRecord:
    """A match out of a database, read beside whoever writes it."""
    with closing(sqlite3.connect(f"file:{path}?mode=ro", uri=True, timeout=30)) as connection:
        record = load_record(connection, match_id, path)
    assert record is not None, f"no match {match_id}"
    return record


def view_on_disk(path: Path, match_id: str) -> PlayerView:
    """What the person would see of a match if it were taken up from the disk now."""
    return view_of(replay(read_match(path, match_id)).last, 0)
