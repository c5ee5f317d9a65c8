"""What lies at the database's path: looked at without touching it, then used, set aside or left alone."""

from __future__ import annotations

import json
import os
import random
import shutil
import sqlite3
import subprocess
import sys
import textwrap
from collections.abc import Callable, Iterator
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

import pytest

from threegin_qt.engine import MatchRecord, replay
from threegin_qt.store import MatchStore, StoreTrouble
from threegin_qt.store.opening import open_database

from .games import a_match

NOW = datetime(2026, 5, 17, 18, 30, 0, tzinfo=UTC)
POSIX = pytest.mark.skipif(sys.platform == "win32", reason="permissions and limits of POSIX systems")


def keep(store: MatchStore, record: MatchRecord) -> None:
    """Play a record through the store."""
    store.begin(record.header)
    go_on(store, record, 0, len(record.events))


def go_on(store: MatchStore, record: MatchRecord, first: int, end: int) -> None:
    """Play the events of a record from `first` on to before `end`."""
    states = replay(record).states
    for index in range(first, end):
        store.append(record.header.match_id, index, record.events[index], states[index + 1])


def a_database(path: Path, seed: int = 1) -> MatchRecord:
    """A database with one unfinished match in it."""
    record = a_match(seed, stop=0.1)
    store = MatchStore(path)
    keep(store, record)
    store.close()
    assert [file.name for file in path.parent.iterdir()] == [path.name]
    return record


def the_one(store: MatchStore) -> StoreTrouble:
    """The one trouble that the store has met."""
    (trouble,) = store.troubles
    return trouble.code


def plays(store: MatchStore, seed: int = 99) -> MatchRecord:
    """Play with the store as it is, and find all again."""
    record = a_match(seed, stop=0.2)
    keep(store, record)
    assert store.load(record.header.match_id) == record
    assert store.unfinished() == record.header.match_id
    return record


def test_a_new_database_is_private_and_complete(tmp_path: Path) -> None:
    path = tmp_path / "new" / "folder" / "matches.db"
    store = MatchStore(path)
    assert store.troubles == ()
    assert store.trouble is None
    record = plays(store)
    store.close()
    assert [file.name for file in path.parent.iterdir()] == ["matches.db"]
    if sys.platform != "win32":
        assert path.parent.stat().st_mode & 0o777 == 0o700
        assert path.parent.parent.stat().st_mode & 0o777 == 0o700
        assert path.stat().st_mode & 0o077 == 0
    again = MatchStore(path)
    assert again.load(record.header.match_id) == record
    again.close()


def test_the_database_is_in_wal_mode_with_foreign_keys(tmp_path: Path) -> None:
    opened = open_database(tmp_path / "matches.db", lambda: NOW)

    def pragma(name: str) -> object:
        return opened.connection.execute(f"PRAGMA {name}").fetchone()[0]

    assert (pragma("journal_mode"), pragma("synchronous"), pragma("foreign_keys"), pragma("busy_timeout")) == ("wal", 1, 1, 200)
    opened.connection.close()


def truncated(path: Path) -> None:
    path.write_bytes(path.read_bytes()[: path.stat().st_size // 2])


def zeros_behind_the_header(path: Path) -> None:
    path.write_bytes(path.read_bytes()[:100] + bytes(path.stat().st_size - 100))


def noise(path: Path) -> None:
    path.write_bytes(random.Random(5).randbytes(1024))


DAMAGE: list[Callable[[Path], object]] = [
    lambda path: path.write_bytes(b""),
    noise,
    zeros_behind_the_header,
    truncated,
    lambda path: path.write_bytes(b"SQLite format 3\0"),
    lambda path: path.write_text("{}"),
]


@pytest.mark.parametrize("damage", DAMAGE, ids=["empty", "noise", "zeros", "half", "head", "text"])
def test_a_damaged_file_is_set_aside_with_a_date(
    tmp_path: Path, damage: Callable[[Path], object], expected_log: list[str]
) -> None:
    expected_log.append("damaged: ")
    path = tmp_path / "matches.db"
    a_database(path)
    damage(path)
    content = path.read_bytes()
    heard: list[StoreTrouble] = []
    store = MatchStore(path, now=lambda: NOW, on_trouble=lambda trouble: heard.append(trouble.code))
    assert heard == [StoreTrouble.DAMAGED]
    assert store.trouble is None, "the new database takes what is played"
    aside = tmp_path / "matches.damaged-2026-05-17-183000.db"
    assert store.troubles[0].path == aside
    assert aside.read_bytes() == content
    record = plays(store)
    store.close()
    again = MatchStore(path)
    assert again.troubles == ()
    assert again.load(record.header.match_id) == record
    again.close()


def test_two_bad_files_in_one_second_are_both_kept(tmp_path: Path, expected_log: list[str]) -> None:
    expected_log.append("damaged: ")
    path = tmp_path / "matches.db"
    for content in (b"one", b"two"):
        path.write_bytes(content)
        MatchStore(path, now=lambda: NOW).close()
        path.unlink()
    assert sorted(file.read_bytes() for file in tmp_path.glob("matches.damaged-*")) == [b"one", b"two"]


def test_the_companions_of_a_damaged_file_go_with_it(tmp_path: Path, expected_log: list[str]) -> None:
    expected_log.append("damaged: ")
    path = tmp_path / "matches.db"
    noise(path)
    (tmp_path / "matches.db-wal").write_bytes(b"its log")
    store = MatchStore(path, now=lambda: NOW)
    assert (tmp_path / "matches.damaged-2026-05-17-183000.db-wal").read_bytes() == b"its log"
    plays(store)
    store.close()


def test_another_programs_database_is_set_aside(tmp_path: Path, expected_log: list[str]) -> None:
    expected_log.append("foreign: ")
    path = tmp_path / "matches.db"
    with closing(sqlite3.connect(path)) as other:
        other.execute("CREATE TABLE bookmarks (url TEXT)")
        other.commit()
    content = path.read_bytes()
    store = MatchStore(path, now=lambda: NOW)
    assert the_one(store) is StoreTrouble.FOREIGN
    assert store.troubles[0].path.name == "matches.foreign-2026-05-17-183000.db"
    assert store.troubles[0].path.read_bytes() == content
    plays(store)
    store.close()


def test_a_folder_where_the_file_should_be_is_set_aside(tmp_path: Path, expected_log: list[str]) -> None:
    expected_log.append("foreign: ")
    path = tmp_path / "matches.db"
    path.mkdir()
    (path / "something").write_text("of value")
    store = MatchStore(path, now=lambda: NOW)
    assert the_one(store) is StoreTrouble.FOREIGN
    assert (store.troubles[0].path / "something").read_text() == "of value"
    plays(store)
    store.close()


def newer_version(path: Path) -> None:
    with closing(sqlite3.connect(path)) as connection:
        (version,) = connection.execute("PRAGMA user_version").fetchone()
        connection.execute(f"PRAGMA user_version = {version + 1}")
        connection.commit()


def unknown_column(path: Path) -> None:
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("ALTER TABLE matches ADD COLUMN mood TEXT")


def unknown_table(path: Path) -> None:
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("CREATE TABLE moods (mood TEXT)")


@pytest.mark.parametrize("change", [newer_version, unknown_column, unknown_table])
def test_a_newer_database_is_left_as_it_is_to_the_byte(
    tmp_path: Path, change: Callable[[Path], None], expected_log: list[str]
) -> None:
    expected_log.append("newer: ")
    path = tmp_path / "matches.db"
    a_database(path)
    change(path)
    content, moment = path.read_bytes(), path.stat().st_mtime_ns
    store = MatchStore(path)
    assert the_one(store) is StoreTrouble.NEWER
    assert store.trouble is StoreTrouble.NEWER, "nothing that is played is saved"
    assert store.troubles[0].path == path
    record = plays(store)
    assert [row.match_id for row in store.matches()] == [record.header.match_id]
    store.close()
    assert (path.read_bytes(), path.stat().st_mtime_ns) == (content, moment)
    # Reading in WAL mode makes files beside it; what is in the log counts as part of the database.
    wal = tmp_path / "matches.db-wal"
    assert not wal.exists() or wal.stat().st_size == 0


@POSIX
def test_the_log_of_a_newer_program_is_left_as_it_is_too(tmp_path: Path, expected_log: list[str]) -> None:
    expected_log.append("newer: ")
    path = tmp_path / "matches.db"
    a_database(path)
    # A newer program that was killed: its version is in the -wal alone, and a plain open would write that back.
    script = """
        import os, signal, sqlite3, sys
        connection = sqlite3.connect(sys.argv[1], isolation_level=None)
        connection.execute("PRAGMA wal_autocheckpoint = 0")
        connection.execute("PRAGMA user_version = 77")
        os.kill(os.getpid(), signal.SIGKILL)
    """
    subprocess.run([sys.executable, "-c", textwrap.dedent(script), str(path)], check=False)
    wal = tmp_path / "matches.db-wal"
    content = path.read_bytes(), wal.read_bytes()
    assert len(content[1]) > 0
    store = MatchStore(path)
    assert the_one(store) is StoreTrouble.NEWER
    plays(store)
    store.close()
    assert (path.read_bytes(), wal.read_bytes()) == content


@pytest.fixture
def open_to_all() -> Iterator[Path]:
    """A folder that a user without rights can reach and owns (pytest's own are the running user's alone)."""
    import tempfile

    folder = Path(tempfile.mkdtemp(prefix="threegin-test-"))
    folder.chmod(0o755)
    yield folder
    for path in [folder, *folder.rglob("*")]:
        if path.is_dir():
            path.chmod(0o755)
    shutil.rmtree(folder)


CHILD = """
import json, os, resource, sys, urllib.parse, urllib.request  # who is not root any more may not read the modules
from pathlib import Path
from threegin_qt.store import MatchStore, PreferencesFile, Preferences, locations, DataLock
from tests.store.games import a_match
from tests.store.test_opening import keep
import logging
logging.disable(logging.CRITICAL)
record = a_match(3)
folder = Path(sys.argv[1])
def leave_root():
    if os.getuid() == 0:
        os.setgid(65534)
        os.setuid(65534)
def report(store):
    keep(store, record)
    loaded = store.load(record.header.match_id) == record
    trouble = store.trouble
    listed = len(store.matches())
    store.close()
    print(json.dumps({"all": loaded, "now": trouble and trouble.name, "listed": listed,
                      "codes": [each.code.name for each in store.troubles]}))
"""


def in_child(script: str, folder: Path) -> dict[str, object]:
    """Run a script after the common beginning in a process of its own; what it reports."""
    root = Path(__file__).resolve().parents[2]
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", CHILD + textwrap.dedent(script), str(folder)],
        cwd=root,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return dict(json.loads(done.stdout))


def owned_by_nobody(*paths: Path) -> None:
    if os.getuid() == 0:
        for path in paths:
            os.chown(path, 65534, 65534)


@POSIX
def test_a_folder_that_may_not_be_written(open_to_all: Path) -> None:
    folder = open_to_all / "data"
    folder.mkdir()
    owned_by_nobody(folder)
    folder.chmod(0o555)
    answer = in_child("leave_root(); report(MatchStore(folder / 'data' / 'matches.db'))", open_to_all)
    assert answer == {"all": True, "now": "READ_ONLY", "listed": 1, "codes": ["READ_ONLY"]}
    assert list(folder.iterdir()) == []


@POSIX
def test_a_folder_that_cannot_be_made(open_to_all: Path) -> None:
    open_to_all.chmod(0o555)
    answer = in_child("leave_root(); report(MatchStore(folder / 'data' / 'matches.db'))", open_to_all)
    assert answer == {"all": True, "now": "READ_ONLY", "listed": 1, "codes": ["READ_ONLY"]}


@POSIX
@pytest.mark.parametrize("locked", ["folder", "file", "both"])
def test_the_history_is_read_where_it_may_not_be_written(open_to_all: Path, locked: str) -> None:
    folder = open_to_all / "data"
    path = folder / "matches.db"
    kept = a_database(path)
    owned_by_nobody(folder, path)
    if locked != "folder":
        path.chmod(0o444)
    if locked != "file":
        folder.chmod(0o555)
    content = path.read_bytes()
    script = f"""
        leave_root()
        store = MatchStore(folder / "data" / "matches.db")
        assert store.unfinished() == {kept.header.match_id!r}
        old = store.load({kept.header.match_id!r})
        assert len(old.events) == {len(kept.events)}
        reader = store.reader()
        assert reader.load({kept.header.match_id!r}) == old
        reader.close()
        # Going on with it is played in memory, on a copy.
        from threegin_qt.engine import GaveUp, replay
        store.append({kept.header.match_id!r}, len(old.events), GaveUp(0))
        assert replay(store.load({kept.header.match_id!r})).last.abandoned
        assert store.unfinished() is None
        report(store)
    """
    answer = in_child(script, open_to_all)
    assert answer == {"all": True, "now": "READ_ONLY", "listed": 1, "codes": ["READ_ONLY"]}
    assert path.read_bytes() == content


@POSIX
def test_a_log_left_in_a_folder_that_may_not_be_written(open_to_all: Path) -> None:
    folder = open_to_all / "data"
    path = folder / "matches.db"
    a_database(path)
    script = """
        import os, signal, sqlite3, sys
        connection = sqlite3.connect(sys.argv[1], isolation_level=None)
        connection.execute("UPDATE matches SET last_event = '2026-01-01T00:00:00Z'")
        os.kill(os.getpid(), signal.SIGKILL)
    """
    subprocess.run([sys.executable, "-c", textwrap.dedent(script), str(path)], check=False)
    (folder / "matches.db-shm").unlink()
    wal = folder / "matches.db-wal"
    content = path.read_bytes(), wal.read_bytes()
    owned_by_nobody(folder, path, wal)
    folder.chmod(0o555)
    # The log has to be read with the file, which cannot be done here: no half truth is shown.
    answer = in_child("leave_root(); report(MatchStore(folder / 'data' / 'matches.db'))", open_to_all)
    assert answer == {"all": True, "now": "READ_ONLY", "listed": 1, "codes": ["READ_ONLY"]}
    assert (path.read_bytes(), wal.read_bytes()) == content


@POSIX
def test_a_file_that_may_not_be_read(open_to_all: Path) -> None:
    folder = open_to_all / "data"
    path = folder / "matches.db"
    a_database(path)
    content = path.read_bytes()
    path.chmod(0o000)
    owned_by_nobody(folder)
    answer = in_child("leave_root(); report(MatchStore(folder / 'data' / 'matches.db'))", open_to_all)
    assert answer["all"] is True
    assert answer["codes"] in (["READ_ONLY"], ["IO"])
    path.chmod(0o600)
    assert path.read_bytes() == content
    assert [file.name for file in folder.iterdir()] == ["matches.db"]


def test_a_file_where_the_folder_should_be(tmp_path: Path, expected_log: list[str]) -> None:
    expected_log.append("no-directory: ")
    (tmp_path / "data").write_text("a letter")
    store = MatchStore(tmp_path / "data" / "matches.db")
    assert the_one(store) is StoreTrouble.NO_DIRECTORY
    plays(store)
    store.close()
    assert (tmp_path / "data").read_text() == "a letter"


@POSIX
@pytest.mark.parametrize("limit", [0, 20_000, 200_000, 300_000])
def test_a_file_that_may_not_grow(open_to_all: Path, limit: int) -> None:
    script = f"""
        resource.setrlimit(resource.RLIMIT_FSIZE, ({limit}, {limit}))
        report(MatchStore(folder / "matches.db"))
    """
    answer = in_child(script, open_to_all)
    assert answer["all"] is True
    assert len(answer["codes"]) == 1, "one message"  # type: ignore[arg-type]
    assert answer["codes"][0] in ("NO_SPACE", "IO")  # type: ignore[index]
    assert answer["now"] == answer["codes"][0]  # type: ignore[index]


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """A file system of a megabyte, where this user may mount one."""
    folder = tmp_path / "disk"
    folder.mkdir()
    if sys.platform != "linux" or os.getuid() != 0 or shutil.which("mount") is None:
        pytest.skip("no right to mount a file system")
    mounted = subprocess.run(["mount", "-t", "tmpfs", "-o", "size=1m", "tmpfs", str(folder)], capture_output=True, check=False)
    if mounted.returncode:
        pytest.skip("no right to mount a file system")
    yield folder
    subprocess.run(["umount", "--lazy", str(folder)], check=True)


def test_a_full_disk(small_disk: Path, expected_log: list[str]) -> None:
    path = small_disk / "matches.db"
    store = MatchStore(path)
    first = a_match(1)
    keep(store, first)
    assert store.trouble is None
    filler = small_disk / "filler"
    with filler.open("wb", buffering=0) as file:
        try:
            while file.write(bytes(1024)):
                pass
        except OSError:
            pass
    expected_log.append("no-space: ")
    second, third = a_match(2), a_match(3)
    keep(store, second)
    assert (store.trouble, the_one(store)) == (StoreTrouble.NO_SPACE, StoreTrouble.NO_SPACE)
    assert store.load(second.header.match_id) == second
    filler.unlink()
    keep(store, third)
    assert store.trouble is None, "written as soon as there is room again"
    store.close()
    again = MatchStore(path)
    assert {row.match_id for row in again.matches()} == {record.header.match_id for record in (first, second, third)}
    assert all(again.load(record.header.match_id) == record for record in (first, second, third))
    again.close()


def test_a_disk_that_is_full_from_the_start(small_disk: Path, expected_log: list[str]) -> None:
    expected_log.append("no-space: ")
    filler = small_disk / "filler"
    with filler.open("wb", buffering=0) as file:
        try:
            while file.write(bytes(1024)):
                pass
        except OSError:
            pass
    store = MatchStore(small_disk / "matches.db")
    assert the_one(store) is StoreTrouble.NO_SPACE
    plays(store)
    store.close()
    assert [file.name for file in small_disk.iterdir()] == ["filler"], "nothing half made stays"


def test_a_program_without_the_lock_reads_and_keeps_in_memory(tmp_path: Path, expected_log: list[str]) -> None:
    expected_log.append("locked: ")
    path = tmp_path / "matches.db"
    kept = a_database(path)
    first = MatchStore(path)
    second = MatchStore(path, read_only=True)
    assert (second.trouble, the_one(second)) == (StoreTrouble.LOCKED, StoreTrouble.LOCKED)
    assert second.load(kept.header.match_id) == kept
    record = plays(second)
    assert [row.match_id for row in second.matches()] == [kept.header.match_id]
    # What the first one writes is seen by the second.
    other = a_match(5)
    keep(first, other)
    assert second.load(other.header.match_id) == other
    second.close()
    first.close()
    third = MatchStore(path)
    assert record.header.match_id not in third.ids()
    third.close()


def test_a_draft_left_by_a_kill_is_removed_in_time(tmp_path: Path) -> None:
    path = tmp_path / "matches.db"
    stale, fresh = tmp_path / ".matches.db.stale", tmp_path / ".matches.db.fresh"
    for draft in (stale, fresh):
        draft.write_bytes(b"half made")
    os.utime(stale, (0, 0))
    for _ in range(2):
        MatchStore(path).close()
        assert not stale.exists()
        assert fresh.exists(), "another start may be making it at this moment"
        stale.write_bytes(b"another")
        os.utime(stale, (0, 0))
