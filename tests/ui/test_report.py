"""The details for a report: what is wanted is in it, and nothing that names the player."""

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from threegin_qt import __version__
from threegin_qt.controller import MatchController, MatchSetup, plain_players
from threegin_qt.engine import Level
from threegin_qt.store import Preferences, locations
from threegin_qt.ui.report import details


def test_what_is_in_it(qtbot: QtBot, home: Path) -> None:
    preferences = Preferences(player_name="Ágnes", opponents=("Rosa", "Ion"), theme="dark")
    match = MatchController(None, plain_players)
    match.start(MatchSetup("Ágnes", ("Rosa", "Ion"), (Level.CASUAL, Level.SKILLED)))
    log = f"a file in {home}/somewhere"
    text = details(preferences, locations(), match, log, "ro")
    match.shut_down()
    for part in (
        __version__,
        "Python 3.",
        "PySide6",
        "theme='dark'",
        "Language: ro",
        "Match: ROLES",
        "Screen: ",
        "a file in ~/",
    ):
        assert part in text
    for part in ("Ágnes", "Rosa", "Ion", str(home)):
        assert part not in text


@pytest.mark.parametrize("log", ["", "one line"])
def test_without_match_and_folders(qtbot: QtBot, log: str) -> None:
    text = details(Preferences(), None, None, log, "en")
    assert "Preferences: defaults" in text
    assert ("Last log lines" in text) == bool(log)
    assert "Match" not in text
