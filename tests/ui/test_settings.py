"""The preferences in use: told at once, saved a moment later, never lost."""

import json
from pathlib import Path

import pytest
from PySide6.QtTest import QSignalSpy
from pytestqt.qtbot import QtBot

from threegin_qt.store import Preferences, PreferencesFile
from threegin_qt.ui.settings import Settings


def test_a_change_is_told_at_once_with_what_was_before(qtbot: QtBot, tmp_path: Path) -> None:
    settings = Settings(PreferencesFile(tmp_path / "p.json"))
    told: list[tuple[Preferences, Preferences]] = []
    settings.changed.connect(lambda before, now: told.append((before, now)))
    settings.change(theme="dark")
    assert [(before.theme, now.theme) for before, now in told] == [("system", "dark")]
    settings.change(theme="dark")
    assert len(told) == 1


def test_it_is_saved_a_moment_later_and_when_asked(qtbot: QtBot, tmp_path: Path) -> None:
    path = tmp_path / "p.json"
    settings = Settings(PreferencesFile(path))
    settings.change(card_size=120)
    assert not path.exists()
    qtbot.waitUntil(path.exists, timeout=3000)
    assert json.loads(path.read_text())["card_size"] == 120
    settings.change(card_size=110)
    settings.save()
    assert json.loads(path.read_text())["card_size"] == 110
    assert PreferencesFile(path).load().card_size == 110


def test_a_folder_that_cannot_be_written_is_told_once(qtbot: QtBot, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    settings = Settings(PreferencesFile(tmp_path / "file" / "p.json"))
    spy = QSignalSpy(settings.trouble)
    for size in (110, 120, 130):
        settings.change(card_size=size)
        settings.save()
    assert spy.count() == 1


def test_a_name_that_is_no_preference_is_an_error(qtbot: QtBot) -> None:
    with pytest.raises(TypeError):
        Settings(None).change(colour="red")
