"""The real program in a process of its own: it starts, saves, comes back, ends, and lives with what is wrong around it."""

from __future__ import annotations

import json
import os
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from threegin_qt.engine import Stage, replay
from threegin_qt.store import MatchStore

SLOWEST = 60.0
"""Seconds to wait for something that takes one, on a machine that is busy."""

# Runs inside the program: tells on its output what it sees, and does what a line on its input says.
_DRIVER = """
import sys, threading, time
from PySide6.QtCore import QObject, QTimer, Signal, Slot
from threegin_qt import app, cli
from threegin_qt.controller.plain import choose

class Driver(QObject):
    heard = Signal(str)

    def __init__(self, program):
        super().__init__()
        self.program = program
        self.heard.connect(self.do)
        threading.Thread(target=self.listen, daemon=True).start()

    def listen(self):
        for line in sys.stdin:
            self.heard.emit(line.strip())

    @Slot(str)
    def do(self, line):
        program = self.program
        window = program.window
        if line == "deal":
            window.offer.main_button.click()
        elif line == "pick":
            program.match.pick_role_card(7)
        elif line == "hand":
            program.match.next_hand()
        elif line == "move":
            program.match.do(choose(program.match.view))
        elif line == "raise":
            QTimer.singleShot(0, self.fail)
        elif line == "slow":
            import threegin_qt.ai as ai
            def sleep(view, level, seed, cancelled=None):
                end = time.monotonic() + 5
                while time.monotonic() < end and not (cancelled and cancelled()):
                    time.sleep(0.01)
                return choose(view)
            ai.choose = sleep
        elif line == "close":
            window.close()
        elif line == "quit":
            window.perform("quit")
        elif line == "report":
            window.perform("report")
        self.tell()

    def fail(self):
        raise ZeroDivisionError("an error in a slot")

    def tell(self):
        window, match = self.program.window, self.program.match
        page = "table" if window.at_table else "offer"
        view = match.view
        print("page", page, "notice", window.notices.text or "-", flush=True)
        print("match", match.match_id, "revision", match.revision, "stage", view.stage.name,
              "mine", int(view.role == view.turn), "hand", view.hand_number, flush=True)

furnish = app.Program.furnish
def furnished(program):
    again = program._furnished
    furnish(program)
    if not again:
        program.driver = Driver(program)
        print("ready", flush=True)
        program.driver.tell()
app.Program.furnish = furnished
sys.exit(app.run(cli.read(sys.argv[1:])))
"""


class Running:
    """The program, running."""

    def __init__(self, folder: Path, *arguments: str, environment: dict[str, str] | None = None) -> None:
        self.folder = folder
        self.process = subprocess.Popen(
            [sys.executable, "-c", _DRIVER, "--data-dir", str(folder), *arguments],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            encoding="utf-8",
            env={**os.environ, "PYTHONIOENCODING": "utf-8", **(environment or {})},
        )
        self.page = self.notice = ""
        self.match: dict[str, str] = {}

    def wait_ready(self) -> None:
        """Wait until the offer is there."""
        assert self.line() == "ready", self.process.stderr.read() if self.process.stderr else ""
        self.see()

    def line(self) -> str:
        assert self.process.stdout is not None
        return self.process.stdout.readline().strip()

    def see(self) -> None:
        """Take in what the program tells after each command."""
        page, match = self.line(), self.line().split()
        words = page.split(" ", 3)
        self.page, self.notice = words[1], words[3]
        self.match = dict(zip(match[::2], match[1::2], strict=True))

    def do(self, line: str) -> None:
        """Have the program do something, and see what came of it."""
        assert self.process.stdin is not None
        self.process.stdin.write(line + "\n")
        self.process.stdin.flush()
        self.see()

    def end(self, how: Callable[[], None]) -> tuple[int, str, float]:
        """Let it end; exit code, what it wrote to its error output, and the seconds it took."""
        began = time.monotonic()
        how()
        code = self.process.wait(SLOWEST)
        seconds = time.monotonic() - began
        assert self.process.stderr is not None
        return code, self.process.stderr.read(), seconds

    def close(self) -> tuple[int, str, float]:
        """Close the window."""
        assert self.process.stdin is not None
        stdin = self.process.stdin

        def how() -> None:
            stdin.write("close\n")
            stdin.flush()

        return self.end(how)


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Callable[..., Running]]:
    """Starts the program in a folder (`start(folder)`, by default one for the test)."""
    running: list[Running] = []

    def begin(folder: Path | None = None, *arguments: str, ready: bool = True, **environment: str) -> Running:
        program = Running(folder or tmp_path / "data", *arguments, environment=environment)
        running.append(program)
        if ready:
            program.wait_ready()
        return program

    yield begin
    for program in running:
        if program.process.poll() is None:
            program.process.kill()
        program.process.communicate()


Start = Callable[..., Running]


@pytest.fixture
def in_time() -> Callable[[float], bool]:
    """Whether the program ended within two seconds; more by as much as this machine is busy at the moment.

    Busy is measured by a bare Qt program, which takes a third of a second to start and end on an idle machine of the slow kind.
    """

    def check(seconds: float) -> bool:
        if seconds < 2:
            return True
        began = time.monotonic()
        code = "from PySide6.QtWidgets import QApplication; QApplication([])"
        subprocess.run([sys.executable, "-c", code], check=True, timeout=SLOWEST)
        return seconds < 2 * (time.monotonic() - began) / 0.33

    return check


def test_it_starts_deals_and_closes_in_time_with_everything_saved(start: Start, in_time: Callable[[float], bool]) -> None:
    program = start()
    assert program.page == "offer"
    assert program.notice == "-"
    for command in ("deal", "pick", "hand"):
        program.do(command)
    assert program.page == "table"
    assert program.match["stage"] == "PLAY"
    code, errors, seconds = program.close()
    assert (code, errors) == (0, "")
    assert in_time(seconds)
    store = MatchStore(program.folder / "matches.db")
    record = store.load(program.match["match"])
    store.close()
    assert len(record.events) >= 2
    assert json.loads((program.folder / "preferences.json").read_text(encoding="utf-8"))["window"] is not None


@pytest.mark.parametrize("commands", [(), ("deal",), ("deal", "pick"), ("deal", "pick", "hand")])
@pytest.mark.parametrize("how", ["quit", "SIGTERM", "SIGINT"])
def test_it_ends_in_every_phase(start: Start, commands: tuple[str, ...], how: str, in_time: Callable[[float], bool]) -> None:
    if how == "SIGINT" and commands:
        pytest.skip("one phase is enough for the second signal")
    program = start()
    for command in commands:
        program.do(command)

    def end() -> None:
        if how == "quit":
            assert program.process.stdin is not None
            program.process.stdin.write("quit\n")
            program.process.stdin.flush()
        else:
            program.process.send_signal(getattr(signal, how))

    code, errors, seconds = program.end(end)
    assert (code, errors) == (0, "")
    assert in_time(seconds)


@pytest.mark.parametrize("after", [0.0, 1.0, 4.9])
@pytest.mark.slow
def test_it_ends_while_a_player_thinks(start: Start, after: float, in_time: Callable[[float], bool]) -> None:
    program = start()
    program.do("slow")
    for command in ("deal", "pick", "hand"):
        program.do(command)
    while program.match["mine"] == "1" and program.match["stage"] == "PLAY":
        program.do("move")
    time.sleep(after)
    code, errors, seconds = program.close()
    assert (code, errors) == (0, "")
    assert in_time(seconds)
    again = start()
    again.do("deal")
    assert again.match["match"] == program.match["match"]
    assert again.match["hand"] == program.match["hand"]


def test_killed_in_a_hand_it_continues_there(start: Start) -> None:
    program = start()
    for command in ("deal", "pick", "hand"):
        program.do(command)
    if program.match["mine"] == "1":
        program.do("move")
    program.process.kill()
    program.process.wait()
    store = MatchStore(program.folder / "matches.db")
    kept = store.load(program.match["match"])
    store.close()
    assert len(kept.events) >= 2
    again = start()
    assert again.notice == "-"
    again.do("deal")  # the main button is Continue
    assert again.page == "table"
    assert again.match["match"] == program.match["match"]
    assert (again.match["hand"], again.match["stage"]) == ("1", "PLAY")
    assert again.close()[0] == 0
    store = MatchStore(program.folder / "matches.db")
    assert store.load(program.match["match"]).events[: len(kept.events)] == kept.events
    store.close()


def test_a_second_start_ends_and_raises_the_first(start: Start) -> None:
    first = start()
    second = start(first.folder, ready=False)
    code, errors, _ = second.end(lambda: None)
    assert (code, errors) == (0, "")
    assert first.process.poll() is None
    first.do("deal")
    assert first.page == "table"


def test_while_another_holds_the_data_in_silence_it_plays_unsaved(start: Start, in_time: Callable[[float], bool]) -> None:
    first = start()
    first.do("deal")
    first.process.send_signal(signal.SIGSTOP)
    try:
        second = start(first.folder)
        assert "plays without saving" in second.notice
        second.do("deal")
        assert second.page == "table"
        code, _, seconds = second.close()
        assert code == 0
        assert in_time(seconds)
    finally:
        first.process.send_signal(signal.SIGCONT)
    first.do("pick")
    assert first.match["stage"] == "DEAL"


@pytest.mark.parametrize(
    "content", [b"", os.urandom(1024), b"SQLite format 3\0" + bytes(4096)], ids=["empty", "noise", "zeros"]
)
def test_a_damaged_history_is_set_aside_and_told(start: Start, tmp_path: Path, content: bytes) -> None:
    folder = tmp_path / "data"
    folder.mkdir()
    (folder / "matches.db").write_bytes(content)
    program = start(folder)
    if content:
        assert "damaged" in program.notice
        kept = [path for path in folder.iterdir() if path.name != "matches.db" and path.read_bytes() == content]
        assert len(kept) == 1
        assert kept[0].name in program.notice
    program.do("deal")
    assert program.page == "table"
    assert program.close()[0] == 0


def test_a_history_of_a_newer_version_stays_as_it_is(start: Start, tmp_path: Path) -> None:
    folder = tmp_path / "data"
    folder.mkdir()
    MatchStore(folder / "matches.db").close()
    connection = sqlite3.connect(folder / "matches.db")
    connection.execute("PRAGMA user_version = 9999")
    connection.commit()
    connection.close()
    before = (folder / "matches.db").read_bytes()
    program = start(folder)
    assert "newer version" in program.notice
    program.do("deal")
    assert program.page == "table"
    assert program.close()[0] == 0
    assert (folder / "matches.db").read_bytes() == before


def test_preferences_that_cannot_be_read_are_kept(start: Start, tmp_path: Path) -> None:
    folder = tmp_path / "data"
    folder.mkdir()
    (folder / "preferences.json").write_text("{", encoding="utf-8")
    program = start(folder)
    assert "preferences could not be read" in program.notice
    program.do("deal")
    assert program.close()[0] == 0
    others = [path for path in folder.iterdir() if path.is_file() and path.read_bytes() == b"{"]
    assert [path.name for path in others] != []
    assert json.loads((folder / "preferences.json").read_text(encoding="utf-8"))


def test_a_file_in_the_place_of_the_folder(start: Start, tmp_path: Path) -> None:
    folder = tmp_path / "data"
    folder.write_text("not a folder", encoding="utf-8")
    program = start(folder)
    assert "cannot be used" in program.notice
    program.do("deal")
    assert program.page == "table"
    assert program.close()[0] == 0
    assert folder.read_text(encoding="utf-8") == "not a folder"


def test_a_folder_with_letters_of_all_the_world(start: Start, tmp_path: Path) -> None:
    folder = tmp_path / "Zoë שלום 🂡 and spaces"
    program = start(folder)
    assert program.notice == "-"
    program.do("deal")
    assert program.close()[:2] == (0, "")
    assert (folder / "matches.db").exists()
    again = start(folder)
    again.do("deal")
    assert again.match["match"] == program.match["match"]


def test_an_error_is_logged_once_and_told_once(start: Start) -> None:
    program = start()
    program.do("raise")
    program.do("deal")
    end = time.monotonic() + SLOWEST
    while program.notice == "-" and time.monotonic() < end:
        program.do("see")
    assert "Something went wrong" in program.notice
    code, errors, _ = program.close()
    assert code == 0
    assert errors.count("ZeroDivisionError") == 1
    log = (program.folder / "threegin.log").read_text(encoding="utf-8")
    assert log.count("ZeroDivisionError") == 1


def test_details_for_a_report_are_copied(start: Start) -> None:
    program = start()
    program.do("report")
    assert "clipboard" in program.notice


def test_a_match_played_through_is_complete_on_disk(start: Start) -> None:
    program = start()
    program.do("deal")
    program.do("pick")
    program.do("hand")
    end = time.monotonic() + SLOWEST
    while program.match["stage"] == Stage.PLAY.name and time.monotonic() < end:
        program.do("move" if program.match["mine"] == "1" else "see")
        time.sleep(0.01)
        if program.match["stage"] == Stage.DEAL.name:
            break
    assert program.close()[0] == 0
    store = MatchStore(program.folder / "matches.db")
    folded = replay(store.load(program.match["match"]))
    store.close()
    assert folded.error is None
