"""The list of commands: unique names and keys, keys changed and switched off."""

import pytest
from PySide6.QtGui import QKeySequence
from pytestqt.qtbot import QtBot

from threegin_qt.ui.shortcuts import BY_NAME, COMMANDS, Place, holder, is_single, keys_in_use, plain_title, title


def test_names_and_default_keys_are_there_once(qtbot: QtBot) -> None:
    assert len(BY_NAME) == len(COMMANDS)
    keys = [QKeySequence(key) for command in COMMANDS for key in (command.key, command.also) if key]
    for at, key in enumerate(keys):
        assert not key.isEmpty()
        assert key not in keys[:at], key.toString()


@pytest.mark.parametrize("place", list(Place))
def test_a_menu_has_each_mnemonic_once(qtbot: QtBot, place: Place) -> None:
    letters = [title(c.name).split("&")[1][0].lower() for c in COMMANDS if c.place == place and "&" in title(c.name)]
    assert len(letters) == len(set(letters))
    assert len(letters) == sum(c.place == place for c in COMMANDS)


def test_the_keys_everybody_looks_for(qtbot: QtBot) -> None:
    wanted = {
        "new_match": "Ctrl+N", "hint": "H", "undo": "Ctrl+Z", "quit": "Ctrl+Q", "full_screen": "F11", "draw_stock": "S",
        "take_discard": "D", "knock": "K", "pass": "P", "sort_rank": "1", "sort_suit": "2", "sort_melds": "3",
        "sort_free": "4", "keys": "?", "help": "F1",
    }  # fmt: skip
    used = keys_in_use({})
    assert {name: used[name][0] for name in wanted} == wanted


def test_single_keys(qtbot: QtBot) -> None:
    assert all(is_single(key) for key in ("S", "1", "?", "Shift+S", ","))
    assert not any(is_single(key) for key in ("", "Ctrl+S", "Alt+1", "F11", "Esc", "Del", "Meta+A"))


def test_without_single_keys_only_the_others_stay(qtbot: QtBot) -> None:
    used = keys_in_use({"hint": "X", "undo": "U", "pass": "Ctrl+P"}, single_keys=False)
    assert used["hint"] == used["undo"] == used["draw_stock"] == ()
    assert used["pass"] == ("Ctrl+P",)
    assert used["keys"] == ("Shift+F1",)
    assert used["help"] == ("F1",)
    assert used["new_match"] == ("Ctrl+N",)


def test_a_changed_key_is_taken_from_the_command_that_has_it_by_default(qtbot: QtBot) -> None:
    used = keys_in_use({"hint": "S"})
    assert used["hint"] == ("S",)
    assert used["draw_stock"] == ()
    assert holder("S", used) == "hint"
    assert holder("H", used) is None


def test_a_key_taken_away_and_names_that_are_no_commands(qtbot: QtBot) -> None:
    used = keys_in_use({"hint": "", "juggle": "J"})
    assert used["hint"] == ()
    assert "juggle" not in used


def test_titles_for_lists_have_no_mnemonic(qtbot: QtBot) -> None:
    assert plain_title("new_match") == "New match"
    assert not any("&" in plain_title(command.name) for command in COMMANDS)
