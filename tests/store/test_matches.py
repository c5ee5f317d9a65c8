"""Matches as they are played: written when they happen, kept while they cannot be, deleted and brought back."""

from __future__ import annotations

import random
import sqlite3
import threading
from collections.abc import Iterator
from contextlib import closing, contextmanager
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from threegin_qt.engine import (
    GaveUp,
    HandShown,
    MatchRecord,
    Mode,
    Origin,
    RecordError,
    Start,
    TookBack,
    check_header,
    position,
    replay,
)
from threegin_qt.store import (
    EnvironmentTrouble,
    MatchReader,
    MatchRow,
    MatchStore,
    Result,
    StoreMisuse,
    StoreTrouble,
    UnknownMatch,
)

from .games import a_match, header, play
from .test_opening import go_on, keep


def row_of(store: MatchReader, record: MatchRecord) -> MatchRow:
    (row,) = (row for row in store.matches(limit=1000) if row.match_id == record.header.match_id)
    return row


def check_row(row: MatchRow, record: MatchRecord) -> None:
    """Whether a row says what the record says."""
    last = replay(record).last
    head = record.header
    assert row.match_id == head.match_id
    assert (row.started, row.mode, row.origin, row.rules) == (head.started, head.mode, head.origin, head.rules)
    assert (row.person, row.person_name) == (0, head.players[0].name)
    assert row.opponents == tuple(player.name for player in head.players[1:])
    assert row.levels == tuple(player.level for player in head.players[1:])
    assert (row.hands, row.totals, row.winner) == (len(last.earlier), last.totals, last.winner)
    expected = Result.UNFINISHED
    if last.abandoned:
        expected = Result.ABANDONED
    elif last.winner is not None:
        expected = Result.WON if last.winner == 0 else Result.LOST
    assert row.result is expected


@pytest.mark.parametrize("players", [2, 3])
def test_everything_played_is_there_at_every_moment(store: MatchStore, players: int) -> None:
    source = random.Random(4)
    head = header(source, players=players)
    store.begin(head)
    record = MatchRecord(head)
    assert store.load(head.match_id) == record
    reader = store.reader()
    for index, (event, state) in enumerate(play(head, source, advice=0.1, hints=0.05)):
        store.append(head.match_id, index, event, state)
        record = record._replace(events=(*record.events, event))
        if index % 16 == 0 or state.winner is not None:
            assert store.load(head.match_id) == record
            # On the disk, and not only in this store.
            assert reader.load(head.match_id) == record
            check_row(row_of(reader, record), record)
            assert reader.unfinished() == (head.match_id if state.winner is None else None)
            assert store.unfinished() == reader.unfinished()
    reader.close()
    assert replay(record).last.winner is not None
    assert store.trouble is None


def test_the_state_need_not_be_given(tmp_path: Path) -> None:
    record = a_match(6)
    rows = []
    for name, given in (("a", True), ("b", False)):
        store = MatchStore(tmp_path / name / "matches.db", now=lambda: datetime(2026, 1, 1, tzinfo=UTC))
        store.begin(record.header)
        for index, (event, state) in enumerate(zip(record.events, replay(record).states[1:], strict=True)):
            store.append(record.header.match_id, index, event, state if given else None)
        store.close()
        with closing(sqlite3.connect(store.path)) as connection:
            rows.append(list(connection.iterdump()))
    assert rows[0] == rows[1]


def test_a_match_is_gone_on_with_after_a_restart(tmp_path: Path) -> None:
    record = a_match(8)
    match_id = record.header.match_id
    path = tmp_path / "matches.db"
    for first in range(0, len(record.events), 97):
        store = MatchStore(path)
        if first == 0:
            store.begin(record.header)
        assert store.unfinished() == match_id
        assert store.load(match_id).events == record.events[:first]
        go_on(store, record, first, min(first + 97, len(record.events)))
        store.close()
    last = MatchStore(path)
    assert last.load(match_id) == record
    check_row(row_of(last, record), record)
    assert last.unfinished() is None
    last.close()


def test_a_match_from_a_position_counts_from_its_prefix(store: MatchStore) -> None:
    old = a_match(9, stop=0.6)
    start = position(old, len(old.events) - 3)
    assert len(start.prefix) > 1
    source = random.Random(1)
    head = header(source, mode=Mode.PRACTICE)._replace(start=start)
    store.begin(head)
    with pytest.raises(StoreMisuse):
        store.append(head.match_id, 0, GaveUp(0))
    store.append(head.match_id, len(start.prefix), GaveUp(0))
    assert store.load(head.match_id) == MatchRecord(head, (GaveUp(0),))
    store.close()
    again = MatchStore(store.path)
    assert again.load(head.match_id) == MatchRecord(head, (GaveUp(0),))
    row = row_of(again, MatchRecord(head))
    assert (row.result, row.totals) == (Result.ABANDONED, start.totals)
    again.close()


def test_take_backs_take_hands_back_from_the_summary(store: MatchStore) -> None:
    record = a_match(10, mode=Mode.PRACTICE)
    match_id = record.header.match_id
    keep(store, record)
    assert row_of(store, record).hands == len(replay(record).last.earlier)
    early = TookBack(1)
    store.append(match_id, len(record.events), early)
    row = row_of(store, record)
    assert (row.hands, row.totals, row.result, row.winner) == (0, (0, 0, 0), Result.UNFINISHED, None)
    assert store.unfinished() == match_id


def test_events_out_of_order_and_strange_matches_are_bugs(store: MatchStore) -> None:
    record = a_match(2, stop=0.1)
    match_id = record.header.match_id
    keep(store, record)
    before = store.load(match_id)
    for index in (0, len(record.events) - 1, len(record.events) + 1, -1):
        with pytest.raises(StoreMisuse):
            store.append(match_id, index, record.events[-1])
    with pytest.raises(StoreMisuse):
        store.begin(record.header)
    with pytest.raises(UnknownMatch):
        store.append("00000000-0000-0000-0000-000000000000", 0, record.events[0])
    with pytest.raises(UnknownMatch):
        store.load("nonsense")
    with pytest.raises(RecordError):
        store.begin(record.header._replace(match_id="nonsense"))
    assert store.load(match_id) == before
    assert store.troubles == ()
    store.append(match_id, len(record.events), GaveUp(0))
    store.close()
    again = MatchStore(store.path)
    assert again.load(match_id).events == (*record.events, GaveUp(0))
    again.close()


def test_a_match_that_is_written_already_is_not_begun_again_after_a_restart(tmp_path: Path) -> None:
    record = a_match(2, stop=0.1)
    for attempt in range(2):
        store = MatchStore(tmp_path / "matches.db")
        if attempt:
            with pytest.raises(StoreMisuse):
                store.begin(record.header)
        else:
            store.begin(record.header)
        store.close()


def test_the_newest_unfinished_match_is_the_one_played_last(tmp_path: Path) -> None:
    moment = datetime(2026, 1, 1, tzinfo=UTC)
    store = MatchStore(tmp_path / "matches.db", now=lambda: moment)
    records = [a_match(seed, stop=0.1) for seed in (1, 2, 3)]
    for record in records:
        moment += timedelta(minutes=5)
        keep(store, record)
    assert store.unfinished() == records[2].header.match_id
    moment += timedelta(minutes=5)
    store.append(records[0].header.match_id, len(records[0].events), HandShown(0))
    assert store.unfinished() == records[0].header.match_id
    store.delete([records[0].header.match_id])
    assert store.unfinished() == records[2].header.match_id
    store.append(records[2].header.match_id, len(records[2].events), GaveUp(0))
    assert store.unfinished() == records[1].header.match_id
    store.close()


def test_imported_and_computer_matches_are_not_gone_on_with(store: MatchStore) -> None:
    for origin in (Origin.IMPORTED, Origin.COMPUTER):
        keep(store, a_match(int(origin), origin=origin, stop=0.2))
    assert store.unfinished() is None


# What cannot be written


@contextmanager
def held(path: Path) -> Iterator[None]:
    """Another program in the middle of writing."""
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield
        other.execute("ROLLBACK")


def test_what_cannot_be_written_is_kept_and_written_later(store: MatchStore, expected_log: list[str]) -> None:
    expected_log.append("locked: ")
    first, second, third = a_match(1, stop=0.3), a_match(2, stop=0.3), a_match(3)
    keep(store, first)
    with held(store.path):
        keep(store, second)
        store.begin(third.header)
        go_on(store, third, 0, 50)
        assert store.trouble is StoreTrouble.LOCKED
        assert [trouble.code for trouble in store.troubles] == [StoreTrouble.LOCKED]
        assert store.load(second.header.match_id) == second
        assert store.load(third.header.match_id).events == third.events[:50]
        assert store.unfinished() == third.header.match_id
        with pytest.raises(StoreMisuse):
            store.begin(second.header)
    go_on(store, third, 50, len(third.events))
    assert store.trouble is None
    store.close()
    again = MatchStore(store.path)
    for record in (first, second, third):
        assert again.load(record.header.match_id) == record
        check_row(row_of(again, record), record)
    again.close()


def test_the_backlog_is_written_at_the_end_too(tmp_path: Path, expected_log: list[str]) -> None:
    expected_log.append("locked: ")
    store = MatchStore(tmp_path / "matches.db")
    record = a_match(1, stop=0.2)
    with held(store.path):
        keep(store, record)
    store.close()
    store.close()
    again = MatchStore(store.path)
    assert again.load(record.header.match_id) == record
    again.close()


def test_damage_that_cannot_be_set_aside_is_played_through_in_memory(
    tmp_path: Path, expected_log: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    expected_log.append("read-only: ")
    path = tmp_path / "matches.db"
    store = MatchStore(path)
    record = a_match(2)
    store.begin(record.header)
    go_on(store, record, 0, 100)
    with closing(sqlite3.connect(path)) as other:
        other.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    content = path.read_bytes()
    damaged = content[:4096] + bytes(len(content) - 4096)
    path.write_bytes(damaged)

    def refuse(self: Path, target: object) -> None:
        raise PermissionError(13, "no")

    with monkeypatch.context() as patched:
        patched.setattr(Path, "rename", refuse)
        go_on(store, record, 100, len(record.events))
    assert (store.trouble, len(store.troubles)) == (StoreTrouble.READ_ONLY, 1)
    assert store.load(record.header.match_id) == record
    check_row(row_of(store, record), record)
    store.close()
    assert path.read_bytes() == damaged


def test_damage_that_shows_when_a_match_begins(tmp_path: Path, expected_log: list[str]) -> None:
    expected_log.append("damaged: ")
    path = tmp_path / "matches.db"
    store = MatchStore(path)
    keep(store, a_match(1))
    with closing(sqlite3.connect(path)) as other:
        other.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    content = path.read_bytes()
    path.write_bytes(content[:4096] + bytes(len(content) - 4096))
    record = a_match(2)
    keep(store, record)
    assert [trouble.code for trouble in store.troubles] == [StoreTrouble.DAMAGED]
    store.close()
    again = MatchStore(path)
    assert again.ids()[0] == record.header.match_id
    again.close()


def test_damage_that_shows_while_playing_costs_no_card(tmp_path: Path, expected_log: list[str]) -> None:
    expected_log.append("damaged: ")
    path = tmp_path / "matches.db"
    store = MatchStore(path)
    keep(store, a_match(1))
    record = a_match(2)
    match_id = record.header.match_id
    store.begin(record.header)
    go_on(store, record, 0, 100)
    # The disk gives back something else than was written.
    with closing(sqlite3.connect(path)) as other:
        other.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    content = path.read_bytes()
    path.write_bytes(content[:4096] + bytes(len(content) - 4096))
    go_on(store, record, 100, len(record.events))
    assert [trouble.code for trouble in store.troubles] == [StoreTrouble.DAMAGED]
    assert store.troubles[0].path.exists()
    assert store.trouble is None
    assert store.load(match_id) == record
    store.close()
    again = MatchStore(path)
    assert again.load(match_id) == record
    check_row(row_of(again, record), record)
    again.close()


def test_a_text_in_the_file_that_nobody_wrote_is_damage(store: MatchStore) -> None:
    record = a_match(1, stop=0.3)
    match_id = record.header.match_id
    keep(store, record)
    store.close()
    for statement in (
        'UPDATE events SET event = \'{"do":"dance"}\' WHERE idx = 7',
        "UPDATE events SET event = '{' WHERE idx = 7",
        "DELETE FROM events WHERE idx = 7",
        "UPDATE headers SET header = '[]'",
        "DELETE FROM headers",
    ):
        with closing(sqlite3.connect(store.path)) as connection:
            connection.execute(statement)
            connection.commit()
        again = MatchStore(store.path)
        with pytest.raises(EnvironmentTrouble) as caught:
            again.load(match_id)
        assert caught.value.code is StoreTrouble.DAMAGED
        assert len(again.matches()) == 1, "lists do not need it"
        again.close()


# Deleting


def test_deleted_matches_can_be_brought_back(full: MatchStore) -> None:
    before = full.matches(limit=1000)
    gone = [row.match_id for row in before[::7]]
    full.delete(gone)
    left = full.matches(limit=1000)
    assert left == tuple(row for row in before if row.match_id not in gone)
    assert full.count() == len(left)
    with pytest.raises(UnknownMatch):
        full.load(gone[0])
    full.undelete(gone)
    assert full.matches(limit=1000) == before


def test_a_match_deleted_while_it_is_played_goes_on_unseen(store: MatchStore) -> None:
    record = a_match(1, stop=0.4)
    match_id = record.header.match_id
    store.begin(record.header)
    go_on(store, record, 0, 20)
    store.delete([match_id])
    go_on(store, record, 20, len(record.events))
    assert store.unfinished() is None
    assert store.count() == 0
    with pytest.raises(UnknownMatch):
        store.load(match_id)
    store.undelete([match_id])
    assert store.load(match_id) == record
    assert store.unfinished() == match_id
    store.close()
    again = MatchStore(store.path)
    assert again.load(match_id) == record
    again.close()


def test_what_was_deleted_a_day_ago_goes_for_good(tmp_path: Path) -> None:
    moment = datetime(2026, 1, 1, tzinfo=UTC)
    path = tmp_path / "matches.db"
    records = [a_match(seed, stop=0.2) for seed in (1, 2)]
    for hours, deleted in ((0, 0), (20, 1), (30, None)):
        store = MatchStore(path, now=lambda at=hours: moment + timedelta(hours=at))  # type: ignore[misc]
        if hours == 0:
            for record in records:
                keep(store, record)
        if deleted is not None:
            store.delete([records[deleted].header.match_id])
        store.close()
    with closing(sqlite3.connect(path)) as connection:
        assert connection.execute("SELECT match_id FROM matches").fetchall() == [(records[1].header.match_id,)]
        for table in ("headers", "events", "seat_roles", "decisions"):
            assert connection.execute(f"SELECT count(DISTINCT match) FROM {table}").fetchone()[0] <= 1
        assert connection.execute("PRAGMA foreign_key_check").fetchall() == []


# Other threads


def test_a_reader_of_another_thread_sees_what_is_played(store: MatchStore) -> None:
    record = a_match(1, stop=0.5)
    heard: list[object] = []
    written, read = threading.Event(), threading.Event()

    def look() -> None:
        reader = store.reader()
        for _ in range(2):
            written.wait(20)
            written.clear()
            heard.append(len(reader.load(record.header.match_id).events))
            read.set()
        try:
            reader._connection.execute("DELETE FROM matches")
        except sqlite3.OperationalError as error:
            heard.append("readonly" in str(error))
        reader.close()

    thread = threading.Thread(target=look)
    thread.start()
    store.begin(record.header)
    for first, end in ((0, 30), (30, len(record.events))):
        go_on(store, record, first, end)
        written.set()
        read.wait(20)
        read.clear()
    thread.join(20)
    assert heard == [30, len(record.events), True]


def test_a_reader_of_matches_in_memory(tmp_path: Path, expected_log: list[str]) -> None:
    expected_log.append("no-directory: ")
    (tmp_path / "file").write_text("")
    store = MatchStore(tmp_path / "file" / "matches.db")
    record = a_match(1, stop=0.3)
    keep(store, record)
    heard: list[MatchRecord] = []

    def look() -> None:
        reader = store.reader()
        heard.append(reader.load(record.header.match_id))
        reader.close()

    thread = threading.Thread(target=look)
    thread.start()
    thread.join(20)
    assert heard == [record]
    store.close()


def test_a_header_without_a_person_or_with_a_strange_start_is_kept(store: MatchStore) -> None:
    source = random.Random(1)
    head = header(source, origin=Origin.COMPUTER)
    head = head._replace(players=tuple(player._replace(person=False) for player in head.players), start=Start((2, 0, 1)))
    check_header(head)
    store.begin(head)
    row = row_of(store, MatchRecord(head))
    assert (row.person, row.person_name) == (None, head.players[0].name)
    assert row.opponents == tuple(player.name for player in head.players[1:])
    assert store.load(head.match_id).header == head
