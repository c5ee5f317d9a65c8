"""A killed program: what `append` has returned for is there, and a migration is done or not begun, never half."""

from __future__ import annotations

import json
import random
import signal
import sqlite3
import subprocess
import sys
import time
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

import pytest

from threegin_qt.engine import replay
from threegin_qt.store import MatchStore, Result
from threegin_qt.store.opening import Opened, open_database
from threegin_qt.store.schema import MIGRATIONS, Migration, migrate, shape_of, version_of

from .games import a_match
from .test_opening import go_on, keep

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="SIGKILL and fork")

ROOT = Path(__file__).resolve().parents[2]
NOW = datetime(2026, 5, 17, tzinfo=UTC)

# A version after the first one as there may be one: a column more, filled, and a table made anew.
NEXT: Migration = (
    "ALTER TABLE matches ADD COLUMN mood TEXT NOT NULL DEFAULT ''",
    "UPDATE matches SET mood = 'calm ' || hands",
    """
    CREATE TABLE events_anew (
        match INTEGER NOT NULL REFERENCES matches (id) ON DELETE CASCADE, idx INTEGER NOT NULL, event TEXT NOT NULL,
        seconds REAL, PRIMARY KEY (match, idx)
    ) WITHOUT ROWID
    """,
    "INSERT INTO events_anew SELECT match, idx, event, NULL FROM events",
    "DROP TABLE events",
    "ALTER TABLE events_anew RENAME TO events",
    "CREATE INDEX matches_by_mood ON matches (mood)",
)
LATER = (*MIGRATIONS, NEXT, ("DROP INDEX matches_by_mood", "ALTER TABLE matches DROP COLUMN mood"))


def dump(connection: sqlite3.Connection) -> list[str]:
    return list(connection.iterdump())


def sound(path: Path) -> None:
    with closing(sqlite3.connect(path)) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        assert connection.execute("PRAGMA foreign_key_check").fetchall() == []


# In the middle of play

PLAYER = """
import sys
from pathlib import Path
from threegin_qt.store import MatchStore
from threegin_qt.engine import replay
from tests.store.games import a_match
store = MatchStore(Path(sys.argv[1]))
print("open", flush=True)
for seed in range(int(sys.argv[2]), int(sys.argv[2]) + 1000):
    record = a_match(seed)
    states = replay(record).states
    store.begin(record.header)
    print(seed, -1, flush=True)
    for index, event in enumerate(record.events):
        store.append(record.header.match_id, index, event, states[index + 1])
        print(seed, index, flush=True)
"""


def killed_in_play(path: Path, first: int, seconds: float) -> tuple[int, int]:
    """Let a program play and kill it so long after its first action; the last thing that it said was written."""
    with subprocess.Popen(
        [sys.executable, "-c", PLAYER, str(path), str(first)], cwd=ROOT, stdout=subprocess.PIPE, text=True
    ) as child:
        assert child.stdout is not None
        assert child.stdout.readline() == "open\n"
        time.sleep(seconds)
        child.send_signal(signal.SIGKILL)
        lines = child.stdout.read().splitlines(keepends=True)
    whole = [line for line in lines if line.endswith("\n")]
    if not whole:
        return first, -2
    seed, index = map(int, whole[-1].split())
    return seed, index


def check_after_kill(path: Path, first: int, seed: int, index: int) -> None:
    sound(path)
    store = MatchStore(path)
    assert store.troubles == ()
    for earlier in range(first, seed):
        record = a_match(earlier)
        assert store.load(record.header.match_id) == record
    record = a_match(seed)
    if index >= -1:
        events = store.load(record.header.match_id).events
        assert events == record.events[: len(events)]
        # The next one may have been written and not said.
        assert index + 1 <= len(events) <= index + 2
        (row,) = (row for row in store.matches(limit=100_000) if row.match_id == record.header.match_id)
        last = replay(record._replace(events=events)).last
        assert (row.hands, row.totals) == (len(last.earlier), last.totals), "summary rows go with their event"
        assert (row.result is Result.UNFINISHED) == (last.winner is None)
        if last.winner is None:
            # The player of the killed program goes on where he was.
            assert store.unfinished() == record.header.match_id
            go_on(store, record, len(events), len(record.events))
            assert store.load(record.header.match_id) == record
    store.close()


def kills(path: Path, count: int, seed: int) -> None:
    source = random.Random(seed)
    for at in range(count):
        first = 1000 * (at + 1)
        check_after_kill(path, first, *killed_in_play(path, first, source.random() ** 2 * 0.8))


def test_a_kill_in_the_middle_of_play_loses_nothing(tmp_path: Path) -> None:
    kills(tmp_path / "matches.db", 3, 1)


@pytest.mark.slow
def test_fifty_kills_in_the_middle_of_play(tmp_path: Path) -> None:
    kills(tmp_path / "matches.db", 50, 2)


# Migrations

DRIVER = """
import json, os, shutil, signal, sqlite3, sys
from pathlib import Path
from tests.store import test_kills
from threegin_qt.store.opening import open_database

path, base, step = Path(sys.argv[1]), Path(sys.argv[2]), int(sys.argv[3])
real = sqlite3.connect

def attempt(number):
    # The connection of a process that is killed before its statement of this number, so after the one before.
    count = 0
    def before(statement):
        nonlocal count
        if count == number:
            os.kill(os.getpid(), signal.SIGKILL)
        count += 1
    def connect(*arguments, **named):
        connection = real(*arguments, **named)
        connection.set_trace_callback(before)
        return connection
    sqlite3.connect = connect
    open_database(path, lambda: test_kills.NOW, migrations=test_kills.LATER).connection.close()

outcomes, number, done = [], 0, False
while not done:
    for file in path.parent.glob(path.name + "*"):
        file.unlink()
    if base.exists():
        shutil.copyfile(base, path)
    child = os.fork()
    if child == 0:
        attempt(number)
        os._exit(0)
    status = os.waitpid(child, 0)[1]
    done = status == 0
    opened = open_database(path, lambda: test_kills.NOW, migrations=test_kills.LATER)
    outcomes.append([number, opened.trouble is None, test_kills.dump(opened.connection),
                     [row[0] for row in opened.connection.execute("PRAGMA integrity_check")]])
    opened.connection.close()
    number += step
print(json.dumps(outcomes))
"""


def after_kills(tmp_path: Path, base: Path, step: int) -> list[tuple[int, bool, list[str], list[str]]]:
    """Kill an opening after every statement (every `step`-th), open again, and tell what is there then."""
    folder = tmp_path / "killed"
    folder.mkdir()
    done = subprocess.run(
        [sys.executable, "-c", DRIVER, str(folder / "matches.db"), str(base), str(step)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=600,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return [tuple(outcome) for outcome in json.loads(done.stdout)]


def opened(path: Path) -> Opened:
    return open_database(path, lambda: NOW, migrations=LATER)


def check_outcomes(outcomes: list[tuple[int, bool, list[str], list[str]]], expected: list[str], fewest: int) -> None:
    assert len(outcomes) >= fewest
    for number, well, content, integrity in outcomes:
        assert (well, integrity) == (True, ["ok"]), number
        assert content == expected, number


def first_version(path: Path) -> Path:
    store = MatchStore(path)
    keep(store, a_match(1, stop=0.2))
    keep(store, a_match(2, stop=0.1))
    store.close()
    return path


@pytest.mark.parametrize("step", [7, pytest.param(1, marks=pytest.mark.slow)])
def test_a_kill_after_any_statement_of_a_migration(tmp_path: Path, step: int) -> None:
    base = first_version(tmp_path / "base.db")
    reference = tmp_path / "reference.db"
    reference.write_bytes(base.read_bytes())
    whole = opened(reference)
    expected = dump(whole.connection)
    whole.connection.close()
    outcomes = after_kills(tmp_path, base, step)
    check_outcomes(outcomes, expected, 30 // step)


@pytest.mark.parametrize("step", [11, pytest.param(1, marks=pytest.mark.slow)])
def test_a_kill_after_any_statement_of_the_making(tmp_path: Path, step: int) -> None:
    whole = opened(tmp_path / "reference.db")
    expected = dump(whole.connection)
    whole.connection.close()
    outcomes = after_kills(tmp_path, tmp_path / "nothing.db", step)
    check_outcomes(outcomes, expected, 50 // step)


def test_a_migration_that_fails_at_any_statement_is_taken_back(tmp_path: Path) -> None:
    base = first_version(tmp_path / "base.db")
    with closing(sqlite3.connect(base)) as connection:
        before = dump(connection)
    reference = tmp_path / "reference.db"
    reference.write_bytes(base.read_bytes())
    whole = open_database(reference, lambda: NOW, migrations=(*MIGRATIONS, NEXT))
    expected = dump(whole.connection)
    whole.connection.close()
    for at in range(len(NEXT) + 1):
        path = tmp_path / f"{at}.db"
        path.write_bytes(base.read_bytes())
        failing = (*NEXT[:at], "SELECT 1 FROM nowhere", *NEXT[at:])
        with pytest.raises(sqlite3.OperationalError, match="nowhere"):
            open_database(path, lambda: NOW, migrations=(*MIGRATIONS, failing))
        with closing(sqlite3.connect(path)) as connection:
            assert dump(connection) == before
            assert version_of(connection) == 1
        again = open_database(path, lambda: NOW, migrations=(*MIGRATIONS, NEXT))
        assert dump(again.connection) == expected
        again.connection.close()


def test_two_starts_migrate_once(tmp_path: Path) -> None:
    path = first_version(tmp_path / "matches.db")
    first = sqlite3.connect(path, isolation_level=None)
    second = sqlite3.connect(path, isolation_level=None)
    assert version_of(second) == 1
    migrate(first, LATER[:2])
    migrate(second, LATER[:2])
    assert shape_of(first) == shape_of(second)
    for connection in (first, second):
        connection.close()
