"""Matches going out to files and coming in: all or none, with progress, and to be stopped."""

from __future__ import annotations

import json
import zipfile
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from tests.store.games import a_match
from threegin_qt.engine import Fault, MatchRecord, Origin, RecordError, from_json, to_json
from threegin_qt.models.porting import AT_ONCE, Porter, PortTrouble, hand_of
from threegin_qt.models.reading import Reading
from threegin_qt.store import EnvironmentTrouble, ImportReport, MatchStore, StoreTrouble, finished_part, prepare

SHORT: Any = {"rules": a_match(1).header.rules._replace(target=50)}


def match(seed: int, **wanted: Any) -> MatchRecord:
    return a_match(seed, **{**SHORT, **wanted})


@pytest.fixture(scope="module")
def records() -> list[MatchRecord]:
    return [match(seed) for seed in range(20, 24)]


@pytest.fixture
def store(tmp_path: Path) -> Iterator[MatchStore]:
    opened = MatchStore(tmp_path / "data" / "matches.db")
    yield opened
    opened.close()


@pytest.fixture
def porter(store: MatchStore, qapp: object) -> Iterator[Porter]:
    reading = Reading(store.reader)
    yield Porter(store, reading)
    reading.shut_down()


class Outcome:
    """What a porter told of a load."""

    def __init__(self, porter: Porter) -> None:
        self.report: ImportReport | None = None
        self.trouble: PortTrouble | None = None
        self.count: int | None = None
        self.ended = 0
        porter.brought_in.connect(self._on_report)
        porter.failed.connect(self._on_trouble)
        porter.exported.connect(self._on_exported)
        porter.ended.connect(self._on_end)

    def _on_report(self, report: object) -> None:
        assert isinstance(report, ImportReport)
        self.report = report

    def _on_trouble(self, trouble: object) -> None:
        assert isinstance(trouble, PortTrouble)
        self.trouble = trouble

    def _on_exported(self, count: int, path: object) -> None:
        self.count = count

    def _on_end(self) -> None:
        self.ended += 1


def carried(qtbot: QtBot, porter: Porter, do: Callable[[], None]) -> Outcome:
    outcome = Outcome(porter)
    with qtbot.waitSignal(porter.ended, timeout=20000):
        do()
    qtbot.waitUntil(lambda: not porter.busy)
    assert outcome.ended == 1
    return outcome


def bring_in(qtbot: QtBot, porter: Porter, *paths: Path) -> Outcome:
    return carried(qtbot, porter, lambda: porter.bring_in(paths))


def written(path: Path, record: MatchRecord) -> Path:
    path.write_text(to_json(record), encoding="utf-8")
    return path


def archive(path: Path, records: Sequence[MatchRecord]) -> Path:
    with zipfile.ZipFile(path, "w") as packed:
        for number, record in enumerate(records):
            packed.writestr(f"{number}.json", to_json(record))
    return path


def copies(record: MatchRecord, count: int) -> list[MatchRecord]:
    """The same match under many ids."""
    head = record.header
    return [record._replace(header=head._replace(match_id=f"{head.match_id[:-4]}{at:04x}")) for at in range(count)]


def changed(record: MatchRecord, change: Callable[[dict[str, Any]], None]) -> str:
    document = json.loads(to_json(record))
    change(document)
    return json.dumps(document)


def test_what_goes_out_comes_in_again(
    store: MatchStore, porter: Porter, records: list[MatchRecord], qtbot: QtBot, tmp_path: Path
) -> None:
    store.add([prepare(record) for record in records])
    ids = store.ids()
    one = carried(qtbot, porter, lambda: porter.export(ids[:1], tmp_path / "one.json"))
    assert one.count == 1
    many = carried(qtbot, porter, lambda: porter.export(ids, tmp_path / "many.zip"))
    assert many.count == len(records)
    store.delete(ids)
    outcome = bring_in(qtbot, porter, tmp_path / "many.zip")
    assert outcome.report is not None
    assert sorted(outcome.report.added) == sorted(ids)
    assert {row.origin for row in store.matches()} == {Origin.IMPORTED}
    for record in records:
        assert store.load(record.header.match_id).events == record.events


def test_of_an_unfinished_match_only_finished_hands_go_out(
    store: MatchStore, porter: Porter, qtbot: QtBot, tmp_path: Path
) -> None:
    record = match(31, stop=0.6)
    store.add([prepare(record)])
    carried(qtbot, porter, lambda: porter.export([record.header.match_id], tmp_path / "one.json"))
    out = from_json((tmp_path / "one.json").read_bytes())
    assert out.events == finished_part(record).events
    assert len(out.events) < len(record.events)


def test_the_same_file_twice_changes_nothing(
    store: MatchStore, porter: Porter, records: list[MatchRecord], qtbot: QtBot, tmp_path: Path
) -> None:
    path = archive(tmp_path / "all.zip", records)
    bring_in(qtbot, porter, path)
    outcome = bring_in(qtbot, porter, path)
    assert outcome.report is not None
    assert outcome.report.added == ()
    assert len(outcome.report.already) == len(records) == store.count()
    # Also in one go.
    store.delete(store.ids())
    outcome = bring_in(qtbot, porter, path, path)
    assert outcome.report is not None
    assert len(outcome.report.added) == len(outcome.report.already) == len(records)


def test_many_matches_come_to_light_together(
    store: MatchStore, porter: Porter, qtbot: QtBot, tmp_path: Path, records: list[MatchRecord]
) -> None:
    many = copies(records[0], 3 * AT_ONCE + 1)
    path = archive(tmp_path / "many.zip", many)
    counts: set[int] = set()
    added: list[int] = []
    store_add = store.add

    def add(matches: Any) -> ImportReport:
        counts.add(store.count())
        report = store_add(matches)
        added.append(len(report.added))
        return report

    store.add = add  # type: ignore[method-assign]
    outcome = bring_in(qtbot, porter, path)
    assert counts == {0}
    assert added == [AT_ONCE] * 3 + [1]
    assert outcome.report is not None
    assert len(outcome.report.added) == len(many) == store.count()


def test_stopped_while_storing_nothing_is_seen(
    store: MatchStore, porter: Porter, qtbot: QtBot, tmp_path: Path, records: list[MatchRecord]
) -> None:
    head = records[0].header
    many = [
        records[0]._replace(header=head._replace(match_id=f"{head.match_id[:-4]}{number:04x}")) for number in range(2 * AT_ONCE)
    ]
    path = archive(tmp_path / "many.zip", many)
    outcome = Outcome(porter)
    store_add = store.add

    def add(matches: Any) -> ImportReport:
        report = store_add(matches)
        porter.stop()
        return report

    store.add = add  # type: ignore[method-assign]
    with qtbot.waitSignal(porter.ended, timeout=20000):
        porter.bring_in([path])
    qtbot.wait(50)
    assert (store.count(), outcome.report, outcome.trouble, porter.busy) == (0, None, None, False)
    store.add = store_add  # type: ignore[method-assign]
    again = bring_in(qtbot, porter, path)
    assert again.report is not None
    assert len(again.report.added) == len(many) == store.count()


def second_hand(document: dict[str, Any]) -> int:
    """The index of the first event after the second deal."""
    deals = [index for index, event in enumerate(document["events"]) if event["do"] == "deal"]
    return deals[1] + 1


def bad_second_hand(document: dict[str, Any]) -> None:
    document["events"][second_hand(document)] = {"do": "draw-stock", "seat": document["events"][second_hand(document)]["seat"]}


def unknown_card(document: dict[str, Any]) -> None:
    index = next(i for i, event in enumerate(document["events"]) if event["do"] == "discard")
    document["events"][index]["card"] = "1X"


def card_twice(document: dict[str, Any]) -> None:
    deal = next(event for event in document["events"] if event["do"] == "deal")
    cards = deal["deck"].split()
    deal["deck"] = " ".join([*cards[:-1], cards[0]])


def wrong_totals(document: dict[str, Any]) -> None:
    document["result"]["totals"][0] += 1


def future(document: dict[str, Any]) -> None:
    document["version"] = 2


@pytest.mark.parametrize(
    ("change", "fault", "hand"),
    [
        (bad_second_hand, Fault.NOT_ALLOWED, 2),
        (unknown_card, Fault.BAD_CARD, 1),
        (card_twice, Fault.BAD_CARD, 1),
        (wrong_totals, Fault.WRONG_TOTALS, None),
        (future, Fault.NEWER_VERSION, None),
    ],
)
@pytest.mark.parametrize("packed", [False, True], ids=["file", "archive"])
def test_a_bad_match_is_refused_with_its_place_and_takes_the_good_ones_with_it(
    store: MatchStore,
    porter: Porter,
    qtbot: QtBot,
    tmp_path: Path,
    records: list[MatchRecord],
    change: Callable[[dict[str, Any]], None],
    fault: Fault,
    hand: int | None,
    packed: bool,
) -> None:
    good = written(tmp_path / "good.json", records[1])
    bad = tmp_path / ("bad.zip" if packed else "bad.json")
    text = changed(records[0], change)
    if packed:
        with zipfile.ZipFile(bad, "w") as file:
            file.writestr("a.json", to_json(records[2]))
            file.writestr("b, event 9.json", text)
    else:
        bad.write_text(text)
    outcome = bring_in(qtbot, porter, good, bad)
    assert outcome.report is None
    assert outcome.trouble is not None
    assert outcome.trouble.path == bad
    assert isinstance(outcome.trouble.why, RecordError)
    assert outcome.trouble.why.fault is fault
    assert outcome.trouble.hand == hand
    assert store.count() == 0


@pytest.mark.parametrize(
    ("content", "fault"),
    [
        (b"\x00\xff" * 4000, Fault.NOT_A_MATCH),
        (b"", Fault.NOT_A_MATCH),
        (b"{}", Fault.NOT_A_MATCH),
        (b"[" * 100_000, Fault.NOT_A_MATCH),
    ],
    ids=["binary", "empty", "other", "deep"],
)
def test_what_is_no_match_is_refused(
    store: MatchStore, porter: Porter, qtbot: QtBot, tmp_path: Path, content: bytes, fault: Fault
) -> None:
    path = tmp_path / "x.json"
    path.write_bytes(content)
    outcome = bring_in(qtbot, porter, path)
    assert outcome.trouble is not None
    assert isinstance(outcome.trouble.why, RecordError)
    assert outcome.trouble.why.fault is fault
    assert store.count() == 0


def test_a_huge_file_is_refused_without_being_read(store: MatchStore, porter: Porter, qtbot: QtBot, tmp_path: Path) -> None:
    path = tmp_path / "huge.json"
    with path.open("wb") as file:
        file.write(b'{"format": "threegin-match"')
        file.truncate(200_000_000)  # a sparse file
    outcome = bring_in(qtbot, porter, path)
    assert outcome.trouble is not None
    assert isinstance(outcome.trouble.why, RecordError)
    assert outcome.trouble.why.fault is Fault.TOO_LARGE


def test_a_byte_order_mark_does_no_harm(
    store: MatchStore, porter: Porter, qtbot: QtBot, tmp_path: Path, records: list[MatchRecord]
) -> None:
    path = tmp_path / "bom.json"
    path.write_text("\ufeff" + to_json(records[0]), encoding="utf-8")
    assert bring_in(qtbot, porter, path).report is not None
    assert store.count() == 1


def test_a_file_that_is_gone(store: MatchStore, porter: Porter, qtbot: QtBot, tmp_path: Path) -> None:
    outcome = bring_in(qtbot, porter, tmp_path / "gone.json")
    assert outcome.trouble is not None
    assert isinstance(outcome.trouble.why, EnvironmentTrouble)
    assert outcome.trouble.why.code is StoreTrouble.NO_DIRECTORY


def test_nowhere_to_go(store: MatchStore, porter: Porter, qtbot: QtBot, tmp_path: Path, records: list[MatchRecord]) -> None:
    store.add([prepare(records[0])])
    (tmp_path / "file").write_text("")
    outcome = carried(qtbot, porter, lambda: porter.export(store.ids(), tmp_path / "file" / "out.json"))
    assert outcome.count is None
    assert outcome.trouble is not None
    assert isinstance(outcome.trouble.why, EnvironmentTrouble)


def test_an_export_that_is_stopped_leaves_no_file(
    store: MatchStore, porter: Porter, qtbot: QtBot, tmp_path: Path, records: list[MatchRecord]
) -> None:
    store.add([prepare(record) for record in copies(records[0], 60)])
    out = tmp_path / "out"
    out.mkdir()
    outcome = Outcome(porter)
    porter.export(store.ids(), out / "many.zip")
    with pytest.raises(RuntimeError, match="one load"):
        porter.export(store.ids(), out / "other.zip")
    with qtbot.waitSignal(porter.progress):
        pass
    porter.stop()
    assert outcome.ended == 1
    qtbot.waitUntil(lambda: list(out.iterdir()) == [])
    qtbot.wait(50)
    assert (outcome.count, outcome.trouble) == (None, None)


def test_a_store_that_only_reads_takes_nothing_in(
    store: MatchStore, qtbot: QtBot, tmp_path: Path, records: list[MatchRecord], expected_log: list[str]
) -> None:
    expected_log.append("another program uses this folder")
    second = MatchStore(store.path, read_only=True)
    reading = Reading(second.reader)
    outcome = bring_in(qtbot, Porter(second, reading), written(tmp_path / "one.json", records[0]))
    assert outcome.trouble is not None
    assert isinstance(outcome.trouble.why, EnvironmentTrouble)
    assert outcome.trouble.why.code is StoreTrouble.LOCKED
    reading.shut_down()
    second.close()


def test_a_database_set_aside_comes_in_as_what_it_was(
    store: MatchStore, porter: Porter, qtbot: QtBot, tmp_path: Path, records: list[MatchRecord]
) -> None:
    other = MatchStore(tmp_path / "old.db")
    other.add([prepare(record) for record in records])
    other.close()
    outcome = bring_in(qtbot, porter, tmp_path / "old.db")
    assert outcome.report is not None
    assert len(outcome.report.added) == len(records)
    assert {row.origin for row in store.matches()} == {Origin.OWN}


def test_the_hand_of_a_place_follows_what_was_taken_back(tmp_path: Path) -> None:
    events: list[dict[str, Any]] = [
        {"do": "roles"},
        {"do": "deal"},
        {"do": "pass"},
        {"do": "deal"},
        {"do": "take-back", "to": 2},
        {"do": "pass"},
        {"do": "deal"},
    ]
    path = tmp_path / "x.json"
    path.write_text(json.dumps({"events": events}))
    places = ["event 0", "event 1", "event 3", "event 4", "event 5, card", "event 6", "event 99", "rules", "event x"]
    assert [hand_of(path, RecordError(Fault.NOT_ALLOWED, place, "")) for place in places] == [
        None,
        1,
        2,
        1,
        1,
        2,
        2,
        None,
        None,
    ]
    path.write_text("no json")
    assert hand_of(path, RecordError(Fault.NOT_ALLOWED, "event 1", "")) is None
    assert hand_of(tmp_path / "gone", RecordError(Fault.NOT_ALLOWED, "event 1", "")) is None
