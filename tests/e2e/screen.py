"""A screen of one's own: an X server without glass, a window manager, and a hand that holds a mouse and types."""

from __future__ import annotations

import os
import shutil
import subprocess
import time
from collections.abc import Sequence
from pathlib import Path

TOOLS = ("Xvfb", "openbox", "xdotool", "xprop")
MISSING = [tool for tool in TOOLS if shutil.which(tool) is None]
"""The programs that an end-to-end test on a screen needs and that are not here."""

DOUBLE_CLICK = 0.45
"""Seconds after which another press at the same place is no part of a double click."""
Spot = Sequence[int]
"""A place on the screen: x, y in pixels."""


class Screen:
    """An X server of this process, with openbox as its window manager."""

    def __init__(self, folder: Path, size: str = "1400x900", window_manager: bool = True) -> None:
        """`folder` takes what the window manager writes and says."""
        reading, writing = os.pipe()
        command = ["Xvfb", "-displayfd", str(writing), "-screen", "0", f"{size}x24", "-nolisten", "tcp", "-noreset"]
        with (folder / "xvfb.txt").open("wb") as said:
            self._server = subprocess.Popen(command, pass_fds=[writing], stderr=said, stdout=said)
        os.close(writing)
        with os.fdopen(reading) as pipe:
            number = pipe.readline().strip()
        assert number, "Xvfb did not start"
        self.display = f":{number}"
        self._environment = {**os.environ, "DISPLAY": self.display, "HOME": str(folder)}
        self._last_press: tuple[float, Spot] = (0.0, (0, 0))
        self._manager: subprocess.Popen[bytes] | None = None
        if window_manager:
            with (folder / "openbox.txt").open("wb") as said:
                self._manager = subprocess.Popen(["openbox", "--sm-disable"], env=self._environment, stderr=said, stdout=said)
            self._wait_for_manager()

    def _wait_for_manager(self) -> None:
        end = time.monotonic() + 60
        while "window id" not in self.run("xprop", "-root", "_NET_SUPPORTING_WM_CHECK"):
            assert time.monotonic() < end, "openbox did not start"
            time.sleep(0.05)

    def close(self) -> None:
        """End both."""
        for process in (self._manager, self._server):
            if process is not None:
                process.terminate()
                try:
                    process.wait(20)
                except subprocess.TimeoutExpired:
                    process.kill()
                    process.wait()

    def run(self, *command: str) -> str:
        """Run a client of this screen; what it prints."""
        done = subprocess.run(command, env=self._environment, capture_output=True, text=True, timeout=60, check=False)
        assert done.returncode == 0, f"{' '.join(command)}: {done.stderr}"
        return done.stdout

    def do(self, *words: object) -> str:
        """Let xdotool do this, one thing after the other."""
        return self.run("xdotool", *map(str, words))

    # -- the mouse -------------------------------------------------------------------------------------------------------

    def calm_down(self, at: Spot) -> None:
        """Wait until a press at this place is no part of a double click."""
        when, where = self._last_press
        if max(abs(a - b) for a, b in zip(at, where, strict=True)) < 20:
            time.sleep(max(0.0, when + DOUBLE_CLICK - time.monotonic()))

    def point(self, at: Spot) -> None:
        """Move the pointer there."""
        self.do("mousemove", *at)

    def click(self, at: Spot, times: int = 1, delay_ms: int = 10, button: int = 1) -> None:
        """Press and let go, so often with so long between: two within the system's time are a double click."""
        self.do("mousemove", *at, "click", "--repeat", times, "--delay", delay_ms, button)
        self._last_press = time.monotonic(), at

    def press(self, at: Spot, button: int = 1) -> None:
        """Press and hold."""
        self.do("mousemove", *at, "mousedown", button)
        self._last_press = time.monotonic(), at

    def move(self, start: Spot, end: Spot, steps: int = 4) -> None:
        """Move from one place to another, as a hand does: not in one jump."""
        words: list[object] = []
        for step in range(1, steps + 1):
            at = [round(a + (b - a) * step / steps) for a, b in zip(start, end, strict=True)]
            words += ["mousemove", *at, "sleep", 0.008]
        self.do(*words)

    def release(self, button: int = 1) -> None:
        """Let go."""
        self.do("mouseup", button)

    def drag(self, start: Spot, end: Spot) -> None:
        """Press, move, let go."""
        self.press(start)
        self.move(start, end)
        self.release()

    # -- the keyboard ----------------------------------------------------------------------------------------------------

    def key(self, *names: str) -> None:
        """Press keys one after another, by their X names: Return, space, ctrl+q."""
        self.do("key", "--delay", 8, *names)
