"""Starts an installed game as a person would and sees that it comes up: `smoke.py [option...] command [argument...]`

The game runs in another folder, for a user whose home directory has a name with spaces and letters outside ASCII, offscreen
or with --xcb on an X server of its own. It passes if it paints a table-sized frame, says nothing on standard error, has under
X11 the window class that the desktop entry names, ends with exit code 0 within two seconds of SIGTERM, has written nothing
outside the user's directories, and there only what nobody else may read. Prints the time from the start to the first frame,
the best of N starts (the first is on an empty home directory).

The frame is seen through Qt's own log of painting, so the game needs no switch for it. Linux; standard library and, for
--xcb, Xvfb and xprop.
"""

import argparse
import contextlib
import os
import re
import shutil
import signal
import stat
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from pathlib import Path

from identity import APPLICATION_ID, NAME

#: Qt writes one such line when it hands the pixels of a window to the screen, and the game puts Qt's lines in its log.
FLUSH = re.compile(r"qt\.widgets\.painting: Flushing .*?\b(\d+)x(\d+)\)")
SMALLEST = (800, 520)
FRAME_LIMIT, END_LIMIT = 60.0, 2.0


class SmokeError(Exception):
    """The game did not do what it has to; the text says what."""


def start_and_end(command: list[str], environ: dict[str, str], home: Path, elsewhere: Path, xcb: bool) -> float:
    """One start: the seconds until the first frame. Raises SmokeError."""
    log = home / ".local" / "state" / NAME / "log" / f"{NAME}.log"
    already = log.stat().st_size if log.exists() else 0
    said: list[str] = []

    def listen() -> None:
        assert game.stderr is not None
        said.extend(line.rstrip() for line in game.stderr)

    began = time.monotonic()
    game = subprocess.Popen(command, cwd=elsewhere, env=environ, stdin=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
    listener = threading.Thread(target=listen)
    listener.start()
    try:
        while not large_frame(log, already):
            if game.poll() is not None or time.monotonic() - began > FRAME_LIMIT:
                raise SmokeError(f"no frame of {SMALLEST[0]}x{SMALLEST[1]} or more; exit code {game.poll()}")
            time.sleep(0.005)
        seconds = time.monotonic() - began
        if xcb:
            check_window_class(environ)
        time.sleep(1.5)  # what is loaded after the first frame may fail too
        if game.poll() is not None:
            raise SmokeError(f"it ended by itself with exit code {game.returncode}")
        game.send_signal(signal.SIGTERM)
        try:
            code = game.wait(END_LIMIT)
        except subprocess.TimeoutExpired:
            raise SmokeError(f"it still runs {END_LIMIT} s after SIGTERM") from None
        if code != 0:
            raise SmokeError(f"exit code {code} after SIGTERM")
    except SmokeError as error:
        game.kill()
        listener.join()
        raise SmokeError(f"{error}; it said: {said}") from None
    game.wait()
    listener.join()
    if said:
        raise SmokeError(f"it said on standard error: {said}")
    return seconds


def large_frame(log: Path, already: int) -> bool:
    """Whether the log, from this byte on, tells of a frame as large as the table."""
    if not log.exists():
        return False
    sizes = FLUSH.findall(log.read_bytes()[already:].decode())
    return any(int(width) >= SMALLEST[0] and int(height) >= SMALLEST[1] for width, height in sizes)


def check_window_class(environ: dict[str, str]) -> None:
    """Some top-level window has the class by which a task bar finds the desktop entry."""
    deadline = time.monotonic() + 10
    classes: set[str] = set()
    while time.monotonic() < deadline:
        tree = subprocess.run(["xwininfo", "-root", "-tree"], env=environ, capture_output=True, text=True, check=False).stdout
        classes = set(re.findall(r'\("[^"]*" "([^"]*)"\)', tree))
        if NAME in classes:
            return
        time.sleep(0.2)
    raise SmokeError(f"no window has the class {NAME}; there are {sorted(classes)}")


def check_written(home: Path, elsewhere: Path) -> None:
    """Files are in the user's directories alone, and closed to others."""
    strays = sorted(elsewhere.rglob("*"))
    if strays:
        raise SmokeError(f"it wrote into the folder it was started in: {strays}")
    written = [path for path in home.rglob("*") if path.is_file()]
    own = [home / ".local" / "share", home / ".config", home / ".local" / "state", home / ".cache", home / "run"]
    for path in written:
        if not any(path.is_relative_to(directory) for directory in own):
            raise SmokeError(f"it wrote {path}")
    for path in home.rglob(NAME):
        if path.is_dir() and stat.S_IMODE(path.stat().st_mode) & 0o077:
            raise SmokeError(f"others may look into {path}: {stat.filemode(path.stat().st_mode)}")
    if not any(path.is_relative_to(own[0] / NAME) for path in written):
        raise SmokeError(f"it kept nothing in {own[0] / NAME}; it wrote {written}")


@contextlib.contextmanager
def x_server() -> Iterator[str]:
    """An X server of our own; yields what DISPLAY has to be."""
    reading, writing = os.pipe()
    command = ["Xvfb", "-displayfd", str(writing), "-screen", "0", "1400x900x24", "-nolisten", "tcp", "-noreset"]
    server = subprocess.Popen(command, pass_fds=[writing], stderr=subprocess.DEVNULL)
    os.close(writing)
    try:
        with os.fdopen(reading) as pipe:
            number = pipe.readline().strip()
        if not number:
            raise SmokeError("Xvfb did not start")
        yield f":{number}"
    finally:
        server.terminate()
        server.wait()


def environment(home: Path, display: str | None) -> dict[str, str]:
    """What a desktop session gives a program, and nothing of this process's own Python."""
    environ = {"HOME": str(home), "PATH": os.environ.get("PATH", os.defpath), "LANG": "C.UTF-8"}
    environ |= {
        "XDG_RUNTIME_DIR": str(home / "run"),
        "QT_LOGGING_RULES": "qt.widgets.painting=true",
        "TMPDIR": str(home / "run"),
    }
    return environ | ({"DISPLAY": display} if display else {"QT_QPA_PLATFORM": "offscreen"})


def main() -> int:
    parser = argparse.ArgumentParser(description=f"Start {APPLICATION_ID} and see that it comes up.")
    parser.add_argument("--xcb", action="store_true", help="on an X server instead of offscreen")
    parser.add_argument("--owner", type=int, help="the user id that the home directory belongs to (default: ours)")
    parser.add_argument("--times", type=int, default=2, help="starts (default: 2)")
    parser.add_argument("command", nargs=argparse.REMAINDER)
    given = parser.parse_args()
    program = shutil.which(given.command[0]) if given.command else None
    if program is None:
        parser.error("the command to start is missing, or not there")
    command = [str(Path(program).absolute()), *given.command[1:]]
    with contextlib.ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        home, elsewhere = folder / "Zoltán Őrült ☘", folder / "elsewhere"
        for directory in (home / "run", elsewhere):
            directory.mkdir(parents=True, mode=0o700)
        for directory in (folder, home, *folder.rglob("*")):
            os.chown(directory, given.owner if given.owner is not None else -1, -1)
        try:
            environ = environment(home, stack.enter_context(x_server()) if given.xcb else None)
            times = [start_and_end(command, environ, home, elsewhere, given.xcb) for _ in range(given.times)]
            check_written(home, elsewhere)
        except SmokeError as error:
            print(f"smoke: {' '.join(command)}: {error}", file=sys.stderr)
            return 1
    screen = "xcb" if given.xcb else "offscreen"
    print(f"smoke: first frame after {min(times):.2f} s (first start {times[0]:.2f} s), {screen}: {' '.join(command)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
