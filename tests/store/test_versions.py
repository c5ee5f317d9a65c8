"""Databases of every version that was ever published open, with everything in them."""

from __future__ import annotations

import gzip
import json
import random
from pathlib import Path

import pytest

from threegin_qt import store as package
from threegin_qt.engine import Mode, Review, from_json, review_from_json, review_to_json, to_json
from threegin_qt.store import MatchRow, MatchStore
from threegin_qt.store.schema import MIGRATIONS

from .games import a_match
from .generate import made_up_review
from .test_matches import check_row
from .test_opening import keep

DATA = Path(__file__).resolve().parents[1] / "data"


def samples() -> list[tuple[str, Review]]:
    """What the database of each version holds: documents of matches, with a review of each that is over."""
    records = [
        a_match(1, advice=0.1, hints=0.01),
        a_match(2, mode=Mode.PRACTICE, take_backs=0.02),
        a_match(3, stop=0.6),
        a_match(4, give_up=True),
    ]
    return [(to_json(record, None), made_up_review(record, random.Random(1), "sample")) for record in records]


def write_sample(path: Path) -> None:
    """Make the sample of the newest version; called by hand when a version is published:

    python -c "from tests.store.test_versions import *; write_sample(DATA / 'store-1.db.gz')"
    """
    database = path.with_suffix("")
    store = MatchStore(database)
    for text, review in samples():
        record = from_json(text)
        keep(store, record)
        store.keep_review(record.header.match_id, review)
    store.note_retry(store.mistakes()[0].match_id, store.mistakes()[0].event, True)
    kept = [[text, review_to_json(review)] for text, review in samples()]
    store.close()
    path.write_bytes(gzip.compress(database.read_bytes(), mtime=0))
    path.with_name(path.name.replace(".db", ".json")).write_bytes(gzip.compress(json.dumps(kept).encode(), mtime=0))
    database.unlink()


def row_of(rows: tuple[MatchRow, ...], match_id: str) -> MatchRow:
    return next(row for row in rows if row.match_id == match_id)


@pytest.mark.parametrize("version", range(1, len(MIGRATIONS) + 1))
def test_a_database_of_an_older_version_opens(tmp_path: Path, version: int) -> None:
    path = tmp_path / "matches.db"
    path.write_bytes(gzip.decompress((DATA / f"store-{version}.db.gz").read_bytes()))
    kept = json.loads(gzip.decompress((DATA / f"store-{version}.json.gz").read_bytes()))
    store = MatchStore(path)
    assert store.troubles == ()
    rows = store.matches()
    assert len(rows) == len(kept) == 4
    for text, review in kept:
        record = from_json(text)
        match_id = record.header.match_id
        assert store.load(match_id) == record
        assert store.review(match_id, "sample") == review_from_json(review)
        row = row_of(rows, match_id)
        check_row(row, record)
        assert (row.reviewed, row.error_rate is not None) == ("sample", True)
    assert [mistake.solved for mistake in store.mistakes(solved_too=True, limit=1000)].count(True) == 1
    assert store.overview().won.of == 1
    assert {numbers.role for numbers in store.by_role()} == {0, 1, 2}
    # And it can be played on.
    keep(store, a_match(9, stop=0.3))
    store.close()


def test_every_public_name_is_there() -> None:
    assert sorted(package.__all__, key=lambda name: (not name.isupper(), not name[0].isupper(), name)) == package.__all__
    for name in package.__all__:
        assert getattr(package, name) is not None
    with pytest.raises(AttributeError):
        package.nothing_of_this_name  # noqa: B018
