"""Where things live: the user's folders, one folder for all, and names of every kind."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest

from threegin_qt.store import DataLock, MatchStore, Preferences, PreferencesFile, locations
from threegin_qt.store.files import make_directory

from .games import a_match
from .test_opening import keep

NAMES = ["Zoë", "שלום", "🂡 ace", " two  spaces ", "100% #1?&x=y;", "a'b\"c", "日本"]


def test_the_users_folders_are_asked_of_the_system(home: Path) -> None:
    places = locations()
    for folder in (places.data, places.config, places.log):
        assert home in folder.parents
        assert "threegin" in folder.parts
        assert not folder.exists(), "nothing is made before something is written"


def test_one_folder_for_all(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("THREEGIN_DATA_DIR", str(tmp_path / "by variable"))
    assert set(locations()) == {tmp_path / "by variable"}
    assert set(locations(tmp_path / "given")) == {tmp_path / "given"}, "what is given counts for more"
    monkeypatch.setenv("THREEGIN_DATA_DIR", "")
    assert tmp_path not in locations().data.parents
    assert list(tmp_path.iterdir()) == []


def test_a_relative_folder_is_taken_from_where_the_program_starts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert locations(Path("portable")).matches == tmp_path / "portable" / "matches.db"
    assert locations(Path("~/portable")).data == Path.home() / "portable"


def test_the_files_have_names_of_their_own(tmp_path: Path) -> None:
    places = locations(tmp_path)
    files = (places.matches, places.preferences, places.lock, places.log_file)
    assert len(set(files)) == len(files)
    assert {file.parent for file in files} == {tmp_path}


@pytest.mark.skipif(sys.platform == "win32", reason="modes of POSIX systems")
def test_folders_are_private_whatever_the_mask(tmp_path: Path) -> None:
    before = os.umask(0)
    try:
        make_directory(tmp_path / "a" / "b")
        make_directory(tmp_path / "a" / "b")
    finally:
        os.umask(before)
    assert (tmp_path / "a").stat().st_mode & 0o777 == 0o700
    assert (tmp_path / "a" / "b").stat().st_mode & 0o777 == 0o700
    (tmp_path / "file").write_text("")
    with pytest.raises(FileExistsError):
        make_directory(tmp_path / "file")


@pytest.mark.parametrize("name", NAMES)
def test_homes_of_any_name(tmp_path: Path, name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for variable in ("HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_STATE_HOME"):
        monkeypatch.setenv(variable, str(tmp_path / name / variable))
    places = locations() if sys.platform == "linux" else locations(tmp_path / name)
    assert tmp_path / name in places.data.parents or places.data == tmp_path / name
    lock = DataLock(places.lock)
    assert lock.acquire()
    record = a_match(1, stop=0.2)
    match_id = record.header.match_id
    store = MatchStore(places.matches)
    keep(store, record)
    store.export([match_id], tmp_path / name / f"{name}.json")
    store.close()
    again = MatchStore(places.matches)
    assert again.troubles == ()
    reader = again.reader()
    assert reader.load(match_id) == record
    reader.close()
    assert again.import_file(tmp_path / name / f"{name}.json").already == (match_id,)
    again.close()
    file = PreferencesFile(places.preferences)
    assert file.save(Preferences(player_name="Zoë")) is None
    assert PreferencesFile(places.preferences).load().player_name == "Zoë"
    lock.release()


@pytest.mark.skipif(sys.platform != "linux", reason="names that are no text")
def test_a_home_whose_name_is_no_text(tmp_path: Path) -> None:
    path = Path(os.fsdecode(os.fsencode(tmp_path) + b"/\xff\xe9")) / "matches.db"
    record = a_match(1, stop=0.1)
    store = MatchStore(path)
    assert store.troubles == ()
    keep(store, record)
    store.close()
    again = MatchStore(path)
    assert again.load(record.header.match_id) == record
    again.close()
