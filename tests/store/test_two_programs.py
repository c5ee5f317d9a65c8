"""Two programs on one data folder: the lock, and what happens where there is none."""

from __future__ import annotations

import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from threegin_qt.store import DataLock, MatchStore, StoreTrouble

from .games import a_match
from .test_kills import sound
from .test_opening import go_on

ROOT = Path(__file__).resolve().parents[2]

HOLDER = """
import sys
from pathlib import Path
from threegin_qt.store import DataLock
lock = DataLock(Path(sys.argv[1]))
print(lock.acquire(), flush=True)
sys.stdin.readline()
if "release" in sys.argv:
    lock.release()
    print("released", flush=True)
    sys.stdin.readline()
"""


def holder(path: Path, *more: str) -> subprocess.Popen[str]:
    """Another program that takes the lock and waits."""
    return subprocess.Popen(
        [sys.executable, "-c", HOLDER, str(path), *more], cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )


def say(child: subprocess.Popen[str]) -> None:
    assert child.stdin is not None
    child.stdin.write("\n")
    child.stdin.flush()


def heard(child: subprocess.Popen[str]) -> str:
    assert child.stdout is not None
    return child.stdout.readline().strip()


def test_one_program_at_a_time_has_the_lock(tmp_path: Path) -> None:
    path = tmp_path / "new" / "threegin.lock"
    with holder(path, "release") as other:
        assert heard(other) == "True"
        lock = DataLock(path)
        start = time.perf_counter()
        assert not lock.acquire()
        assert time.perf_counter() - start < 1, "it does not wait"
        assert (lock.held, lock.trouble) == (False, None)
        say(other)
        assert heard(other) == "released"
        assert lock.acquire()
        assert lock.held
        with holder(path) as third:
            assert heard(third) == "False"
            say(third)
        lock.release()
        with holder(path) as fourth:
            assert heard(fourth) == "True"
            say(fourth)
        say(other)


@pytest.mark.skipif(sys.platform == "win32", reason="SIGKILL")
def test_the_lock_ends_with_a_killed_program(tmp_path: Path) -> None:
    path = tmp_path / "threegin.lock"
    with holder(path) as other:
        assert heard(other) == "True"
        assert not DataLock(path).acquire()
        other.send_signal(signal.SIGKILL)
        other.wait(10)
    with DataLock(path) as lock:
        assert lock.held


def test_two_locks_in_one_program_exclude_each_other(tmp_path: Path) -> None:
    first, second = DataLock(tmp_path / "lock"), DataLock(tmp_path / "lock")
    assert first.acquire()
    assert first.acquire(), "asked again by who has it"
    assert not second.acquire()
    first.release()
    first.release()
    assert second.acquire()
    second.release()


def test_without_a_folder_there_is_no_lock_and_no_other_program_either(tmp_path: Path) -> None:
    (tmp_path / "data").write_text("a file")
    lock = DataLock(tmp_path / "data" / "lock")
    assert lock.acquire()
    assert (lock.held, lock.trouble) == (False, StoreTrouble.NO_DIRECTORY)


# Without the lock

WRITER = """
import logging, sys
from pathlib import Path
from threegin_qt.store import MatchStore
from tests.store.games import a_match
from tests.store.test_opening import keep
logging.disable(logging.CRITICAL)
store = MatchStore(Path(sys.argv[1]))
for seed in range(int(sys.argv[2]), int(sys.argv[3])):
    keep(store, a_match(seed, stop=0.3))
print([trouble.code.name for trouble in store.troubles if trouble.code.name != "LOCKED"])
store.close()
"""


def test_two_programs_that_write_at_once_lose_nothing(tmp_path: Path) -> None:
    path = tmp_path / "new" / "matches.db"
    both = [
        subprocess.Popen(
            [sys.executable, "-c", WRITER, str(path), str(first), str(first + 6)], cwd=ROOT, stdout=subprocess.PIPE, text=True
        )
        for first in (100, 200)
    ]
    for program in both:
        with program:
            assert program.communicate(timeout=120)[0].strip() == "[]"
        assert program.returncode == 0
    sound(path)
    store = MatchStore(path)
    assert store.troubles == ()
    for seed in (*range(100, 106), *range(200, 206)):
        record = a_match(seed, stop=0.3)
        assert store.load(record.header.match_id) == record
    store.close()


BLOCKER = """
import sqlite3, sys
connection = sqlite3.connect(sys.argv[1], isolation_level=None)
connection.execute("BEGIN IMMEDIATE")
print("holding", flush=True)
sys.stdin.readline()
connection.execute("COMMIT")
print("free", flush=True)
sys.stdin.readline()
"""


def test_play_goes_on_while_another_program_holds_the_file(tmp_path: Path, expected_log: list[str]) -> None:
    path = tmp_path / "matches.db"
    store = MatchStore(path)
    record = a_match(1, stop=0.3)
    match_id = record.header.match_id
    heard_codes: list[StoreTrouble] = []
    store.on_trouble = lambda trouble: heard_codes.append(trouble.code)
    store.begin(record.header)
    expected_log.append("locked: ")
    with subprocess.Popen(
        [sys.executable, "-c", BLOCKER, str(path)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as other:
        assert heard(other) == "holding"
        start = time.process_time(), time.perf_counter()
        go_on(store, record, 0, 60)
        waited = (time.perf_counter() - start[1]) - (time.process_time() - start[0])
        assert waited < 30 * 0.2, "the first action waits, not each of the sixty"
        assert store.trouble is StoreTrouble.LOCKED
        assert heard_codes == [StoreTrouble.LOCKED], "said once"
        assert store.load(match_id).events == record.events[:60]
        assert store.unfinished() == match_id
        say(other)
        assert heard(other) == "free"
        store.append(match_id, 60, record.events[60])
        assert store.trouble is None
        say(other)
    store.close()
    again = MatchStore(path)
    assert again.load(match_id).events == record.events[:61]
    again.close()


def test_a_child_of_the_program_does_not_keep_the_lock(tmp_path: Path) -> None:
    path = tmp_path / "lock"
    lock = DataLock(path)
    assert lock.acquire()
    # A program started from this one does not inherit it.
    with subprocess.Popen(
        [sys.executable, "-c", "import sys; sys.stdin.readline()"], stdin=subprocess.PIPE, text=True
    ) as child:
        lock.release()
        other = DataLock(path)
        assert other.acquire()
        other.release()
        say(child)
