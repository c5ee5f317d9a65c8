"""Matches out to files and in again: all or nothing, with the reason and its place."""

from __future__ import annotations

import io
import json
import random
import sqlite3
import sys
import time
import zipfile
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from threegin_qt.engine import Fault, Level, Mode, Origin, RecordError, from_json, replay, to_json
from threegin_qt.store import (
    EnvironmentTrouble,
    ImportReport,
    MatchStore,
    StoreTrouble,
    UnknownMatch,
    finished_part,
    prepare_file,
    transfer,
)

from .games import a_match
from .test_matches import check_row, row_of
from .test_opening import keep

Document = dict[str, Any]


def everything(path: Path) -> list[str]:
    with closing(sqlite3.connect(path)) as connection:
        return list(connection.iterdump())


def names(folder: Path) -> set[str]:
    return {path.name for path in folder.iterdir()}


# Out


def test_one_match_is_the_engines_document(store: MatchStore, tmp_path: Path) -> None:
    record = a_match(1, advice=0.1)
    keep(store, record)
    path = tmp_path / "out" / "a match.json"
    assert store.export([record.header.match_id], path) == 1
    assert path.read_text(encoding="utf-8") == to_json(record)
    assert names(path.parent) == {"a match.json"}


def test_many_matches_are_an_archive_of_documents(full: MatchStore, tmp_path: Path) -> None:
    ids = full.ids()[:25]
    path = tmp_path / "matches.zip"
    path.write_text("something old")
    assert full.export(ids, path) == 25
    with zipfile.ZipFile(path) as archive:
        assert archive.testzip() is None
        members = archive.namelist()
        assert len(set(members)) == 25
        for name, match_id in zip(members, ids, strict=True):
            record = full.load(match_id)
            assert from_json(archive.read(name)) == finished_part(record)
            started = record.header.started
            assert name == f"{started[:10]}-{started[11:19].replace(':', '')}-{match_id}.json"


def test_one_match_can_be_an_archive_too_and_none_an_empty_one(store: MatchStore, tmp_path: Path) -> None:
    record = a_match(1)
    keep(store, record)
    assert store.export([record.header.match_id], tmp_path / "one.zip", archive=True) == 1
    assert store.export([], tmp_path / "none.zip") == 0
    assert zipfile.ZipFile(tmp_path / "none.zip").namelist() == []


def test_what_is_being_played_is_not_given_away(store: MatchStore, tmp_path: Path) -> None:
    record = a_match(1, stop=0.5)
    keep(store, record)
    store.export([record.header.match_id], tmp_path / "match.json")
    out = from_json((tmp_path / "match.json").read_bytes())
    assert out == finished_part(record)
    assert len(out.events) < len(record.events)


def test_a_failing_export_leaves_nothing_behind(store: MatchStore, tmp_path: Path) -> None:
    record = a_match(1)
    keep(store, record)
    folder = tmp_path / "out"
    folder.mkdir()
    path = folder / "matches.zip"
    path.write_text("old")
    with pytest.raises(UnknownMatch):
        store.export([record.header.match_id, "nonsense"], path)
    assert path.read_text() == "old"
    with pytest.raises(EnvironmentTrouble) as caught:
        store.export([record.header.match_id], path / "below.json")
    assert caught.value.code is StoreTrouble.NO_DIRECTORY
    assert names(folder) == {"matches.zip"}


# In


def test_what_goes_out_comes_in_as_imported(full: MatchStore, store: MatchStore, tmp_path: Path) -> None:
    ids = full.ids()[:40]
    path = tmp_path / "all.zip"
    full.export(ids, path)
    report = store.import_file(path)
    assert report == ImportReport(ids, ())
    for row in full.matches(limit=40):
        sent = finished_part(full.load(row.match_id))
        record = store.load(row.match_id)
        assert record == sent._replace(header=sent.header._replace(origin=Origin.IMPORTED))
        check_row(row_of(store, record), record)
    assert store.unfinished() is None
    assert store.overview().won.of == 0
    assert store.overview().imported == len(ids)
    content = everything(store.path)
    again = store.import_file(path)
    assert again == ImportReport((), ids)
    assert everything(store.path) == content


def test_what_is_there_already_is_left_as_it_is(store: MatchStore, tmp_path: Path) -> None:
    record = a_match(1)
    match_id = record.header.match_id
    keep(store, record)
    store.export([match_id], tmp_path / "match.json")
    assert store.import_file(tmp_path / "match.json") == ImportReport((), (match_id,))
    assert store.load(match_id).header.origin is Origin.OWN
    store.delete([match_id])
    assert store.import_file(tmp_path / "match.json") == ImportReport((match_id,), ())
    assert store.load(match_id).header.origin is Origin.IMPORTED


def bad_second_hand(document: Document) -> None:
    second = [index for index, event in enumerate(document["events"]) if event["do"] == "deal"][1]
    document["events"][second + 1 : second + 1] = [{"do": "draw-discard", "seat": 0}]


def unknown_card(document: Document) -> None:
    document["events"][1]["deck"] = "1X" + document["events"][1]["deck"][2:]


def card_twice(document: Document) -> None:
    deck = document["events"][1]["deck"].split()
    document["events"][1]["deck"] = " ".join([deck[1], *deck[1:]])


def wrong_totals(document: Document) -> None:
    document["result"]["totals"][0] += 1


def future_version(document: Document) -> None:
    document["version"] = 2


CHANGES: list[tuple[Callable[[Document], None], Fault, str]] = [
    (bad_second_hand, Fault.NOT_ALLOWED, "event"),
    (unknown_card, Fault.BAD_CARD, "event 1"),
    (card_twice, Fault.BAD_CARD, "event 1"),
    (wrong_totals, Fault.WRONG_TOTALS, "result"),
    (future_version, Fault.NEWER_VERSION, "version"),
    (lambda document: document.pop("players"), Fault.BAD_FIELD, "file"),
    (lambda document: document.update(format="chess"), Fault.NOT_A_MATCH, "file"),
]


@pytest.mark.parametrize(("change", "fault", "place"), CHANGES)
def test_a_bad_match_is_refused_with_the_reason_and_its_place(
    store: MatchStore, tmp_path: Path, change: Callable[[Document], None], fault: Fault, place: str
) -> None:
    good, bad = a_match(1), a_match(2)
    keep(store, a_match(3))
    content = everything(store.path)
    document = json.loads(to_json(bad))
    change(document)
    text = json.dumps(document)
    alone = tmp_path / "bad.json"
    alone.write_text(text, encoding="utf-8")
    with pytest.raises(RecordError) as caught:
        store.import_file(alone)
    assert caught.value.fault is fault
    assert caught.value.place.startswith(place)
    among = tmp_path / "some.zip"
    with zipfile.ZipFile(among, "w") as archive:
        archive.writestr("good.json", to_json(good))
        archive.writestr("folder/bad one.json", text)
    with pytest.raises(RecordError) as caught:
        store.import_file(among)
    assert caught.value.fault is fault
    assert caught.value.place.startswith(f"folder/bad one.json, {place}")
    assert everything(store.path) == content, "all or nothing"
    assert store.troubles == ()


NO_MATCHES: dict[str, bytes] = {
    "empty": b"",
    "binary": random.Random(1).randbytes(5000),
    "text": b"Dear friend",
    "list": b"[]",
    "deep": b"[" * 200_000,
    "utf-16": '{"format": 1}'.encode("utf-16"),
    "half a zip": b"PK\x03\x04" + bytes(200),
    "no zip": b"PK\x05\x06" + bytes(3),
    "sqlite head": b"SQLite format 3\0" + bytes(100),
}


@pytest.mark.parametrize("name", NO_MATCHES)
def test_files_that_are_no_matches(store: MatchStore, tmp_path: Path, name: str) -> None:
    path = tmp_path / "file"
    path.write_bytes(NO_MATCHES[name])
    content = everything(store.path)
    with pytest.raises((RecordError, EnvironmentTrouble)) as caught:
        store.import_file(path)
    if isinstance(caught.value, RecordError):
        assert caught.value.fault is Fault.NOT_A_MATCH
    else:
        assert (caught.value.code, name) == (StoreTrouble.DAMAGED, "sqlite head")
    assert everything(store.path) == content


def test_a_byte_order_mark_does_no_harm(store: MatchStore, tmp_path: Path) -> None:
    record = a_match(1)
    path = tmp_path / "match.json"
    path.write_bytes(b"\xef\xbb\xbf" + to_json(record).encode())
    assert store.import_file(path).added == (record.header.match_id,)


def test_two_hundred_megabytes_are_too_large_and_not_read(store: MatchStore, tmp_path: Path) -> None:
    path = tmp_path / "huge.json"
    with path.open("wb") as file:
        file.truncate(200_000_000)
    start = time.process_time()
    with pytest.raises(RecordError) as caught:
        store.import_file(path)
    assert caught.value.fault is Fault.TOO_LARGE
    assert time.process_time() - start < 2


def test_an_archive_that_unpacks_to_very_much_is_refused(
    store: MatchStore, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "bomb.zip"
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("bomb.json", bytes(40_000_000))
    assert path.stat().st_size < 100_000
    with pytest.raises(RecordError) as caught:
        store.import_file(path)
    assert (caught.value.fault, caught.value.place) == (Fault.TOO_LARGE, "bomb.json, file")
    records = [a_match(seed) for seed in (1, 2, 3)]
    for record in records:
        keep(store, record)
    ids = [record.header.match_id for record in records]
    store.export(ids, tmp_path / "three.zip")
    for name, most in (("MAX_MATCHES", 2), ("MAX_TOTAL", len(to_json(records[0])) * 2)):
        with monkeypatch.context() as patched:
            patched.setattr(transfer, name, most)
            with pytest.raises(RecordError) as caught:
                store.import_file(tmp_path / "three.zip")
        assert (caught.value.fault, caught.value.place) == (Fault.TOO_LARGE, "archive")
    assert store.import_file(tmp_path / "three.zip").already == tuple(ids)


def test_what_other_systems_put_into_archives_is_passed_over(store: MatchStore, tmp_path: Path) -> None:
    record = a_match(1)
    path = tmp_path / "from elsewhere.zip"
    with zipfile.ZipFile(path, "w") as archive:
        archive.writestr("folder/", "")
        archive.writestr("__MACOSX/._match.json", "resource")
        archive.writestr("folder/.DS_Store", "icons")
        archive.writestr("folder/match.json", to_json(record))
        archive.writestr("folder/the same.json", to_json(record))
    match_id = record.header.match_id
    assert store.import_file(path) == ImportReport((match_id,), (match_id,))
    with zipfile.ZipFile(path, "w") as archive:
        archive.writestr("folder/.DS_Store", "icons")
    with pytest.raises(RecordError) as caught:
        store.import_file(path)
    assert caught.value.fault is Fault.NOT_A_MATCH


def test_damaged_and_locked_archives(store: MatchStore, tmp_path: Path) -> None:
    path = tmp_path / "some.zip"
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("match.json", to_json(a_match(1)))
    content = bytearray(path.read_bytes())
    content[200:260] = bytes(60)
    path.write_bytes(content)
    with pytest.raises(RecordError) as caught:
        store.import_file(path)
    assert caught.value.fault is Fault.NOT_A_MATCH
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w") as archive:
        archive.writestr("match.json", to_json(a_match(1)))
    content = bytearray(packed.getvalue())
    # The flag that says "with a password", in both heads.
    content[6] |= 1
    content[content.index(b"PK\x01\x02") + 8] |= 1
    path.write_bytes(content)
    with pytest.raises(RecordError) as caught:
        store.import_file(path)
    assert caught.value.fault is Fault.NOT_A_MATCH
    assert store.count() == 0


def test_a_file_that_cannot_be_read(store: MatchStore, tmp_path: Path) -> None:
    with pytest.raises(EnvironmentTrouble) as caught:
        store.import_file(tmp_path / "nowhere.json")
    assert caught.value.path == tmp_path / "nowhere.json"
    if sys.platform != "win32":
        with pytest.raises(EnvironmentTrouble) as caught:
            store.import_file(tmp_path)
        assert caught.value.code is StoreTrouble.IO


def test_a_list_that_was_checked_elsewhere_can_be_stored(full: MatchStore, store: MatchStore, tmp_path: Path) -> None:
    ids = full.ids()[:5]
    full.export(ids, tmp_path / "five.zip")
    prepared = list(prepare_file(tmp_path / "five.zip"))
    assert store.add(prepared).added == ids


def test_an_imported_match_may_seat_anybody(store: MatchStore, tmp_path: Path) -> None:
    record = a_match(1, mode=Mode.PRACTICE)
    me, one, two = record.header.players
    for players in ((one, me, two), (one, two, me), (one, two, two), (two._replace(level=None), me, me)):
        head = record.header._replace(players=players, match_id=f"00000000-0000-0000-0000-{random.randrange(10**12):012}")
        path = tmp_path / "match.json"
        path.write_text(to_json(record._replace(header=head)), encoding="utf-8")
        store.import_file(path)
        row = row_of(store, record._replace(header=head))
        person = next((seat for seat, player in enumerate(players) if player.person), None)
        assert row.person == person
        seat = 0 if person is None else person
        assert row.person_name == players[seat].name
        assert row.opponents == tuple(player.name for at, player in enumerate(players) if at != seat)
        assert row.totals == replay(record).last.totals
        assert all(level is None or isinstance(level, Level) for level in row.levels)


# Databases


def test_a_database_brings_in_its_matches_as_own(full: MatchStore, store: MatchStore) -> None:
    ids = full.ids()
    full.delete(ids[:80])
    full.close()
    report = store.import_file(full.path)
    assert set(report.added) == set(ids[80:])
    assert (report.already, report.unreadable) == ((), 0)
    again = MatchStore(full.path)
    rows = {row.match_id: row for row in again.matches(limit=1000)}
    for row in store.matches(limit=1000):
        assert row.origin is rows[row.match_id].origin
        assert row.last_event == rows[row.match_id].last_event
        assert store.load(row.match_id) == again.load(row.match_id)
    again.close()
    assert store.import_file(full.path).already == report.added


def test_of_a_damaged_database_everything_is_saved_that_can_be_read(
    full: MatchStore, store: MatchStore, expected_log: list[str]
) -> None:
    ids = set(full.ids())
    records = {match_id: full.load(match_id) for match_id in ids}
    full.close()
    content = bytearray(full.path.read_bytes())
    source = random.Random(4)
    pages = len(content) // 4096
    for page in source.sample(range(pages // 3, pages), pages // 20):
        content[page * 4096 : (page + 1) * 4096] = source.randbytes(4096)
    full.path.write_bytes(content)
    report = store.import_file(full.path)
    assert report.unreadable > 0
    assert len(report.added) > 20
    assert set(report.added) <= ids
    for match_id in report.added:
        assert store.load(match_id) == records[match_id]
    assert expected_log == []


def test_a_foreign_database_brings_in_nothing(store: MatchStore, tmp_path: Path) -> None:
    path = tmp_path / "other.db"
    with closing(sqlite3.connect(path)) as other:
        other.execute("CREATE TABLE bookmarks (url TEXT)")
        other.commit()
    before = path.read_bytes()
    with pytest.raises(EnvironmentTrouble) as caught:
        store.import_file(path)
    assert caught.value.code is StoreTrouble.DAMAGED
    assert path.read_bytes() == before
    assert store.count() == 0


def test_nothing_is_brought_into_a_history_that_is_only_read(
    store: MatchStore, tmp_path: Path, expected_log: list[str]
) -> None:
    expected_log.append("locked: ")
    record = a_match(1)
    keep(store, record)
    store.export([record.header.match_id], tmp_path / "match.json")
    second = MatchStore(store.path, read_only=True)
    for forbidden in (
        lambda: second.import_file(tmp_path / "match.json"),
        lambda: second.delete([record.header.match_id]),
        lambda: second.undelete([record.header.match_id]),
    ):
        with pytest.raises(EnvironmentTrouble) as caught:
            forbidden()
        assert caught.value.code is StoreTrouble.LOCKED
    assert second.export([record.header.match_id], tmp_path / "again.json") == 1
    second.close()
