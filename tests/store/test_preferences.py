"""The preferences' file: replaced whole, read field by field, never destroyed when it is bad."""

from __future__ import annotations

import dataclasses
import json
import os
import sys
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from threegin_qt.engine import GIN_20, RuleSet
from threegin_qt.store import CHOICES_OF, RANGE_OF, Preferences, PreferencesFile, StoreTrouble
from threegin_qt.store.preferences import preferences_from_json, preferences_to_json

NOW = datetime(2026, 5, 17, 18, 30, 0, tzinfo=UTC)

CHANGED = Preferences(
    language="ro",
    theme="dark",
    four_colour=True,
    large_index=True,
    card_back="scales",
    card_size=60,
    text_size=200,
    animation="off",
    order="free",
    arrange=False,
    one_click=True,
    hints=False,
    hide_discards=True,
    pause_after_hand=False,
    auto_review=False,
    sitting_out="skip",
    watch_speed="fast",
    thinking="none",
    single_keys=False,
    keys={"knock": "X"},
    side_panel=False,
    side_page="moves",
    window=(-5000, 0, 0, 9999),
    maximized=True,
    free_order=(51, 0, 7),
    player_name="Zoë 🂡",
    opponents=("Ana", "Béla"),
    levels=("expert", "beginner"),
    rules=GIN_20._replace(target=250),
    practice=True,
    lesson=4,
)


def file_in(folder: Path) -> PreferencesFile:
    return PreferencesFile(folder / "config" / "preferences.json", now=lambda: NOW)


def test_all_changed_fields_come_back(tmp_path: Path) -> None:
    defaults = Preferences()
    assert all(getattr(CHANGED, field.name) != getattr(defaults, field.name) for field in dataclasses.fields(Preferences)), (
        "every field is tried"
    )
    file = file_in(tmp_path)
    assert file.load() == defaults
    assert file.save(CHANGED) is None
    assert file_in(tmp_path).load() == CHANGED
    assert file.trouble is None
    assert [path.name for path in file.path.parent.iterdir()] == ["preferences.json"]
    if sys.platform != "win32":
        assert file.path.parent.stat().st_mode & 0o777 == 0o700


def test_there_are_few_choices_of_words_and_numbers() -> None:
    for name, words in CHOICES_OF.items():
        assert getattr(Preferences(), name) in words
    for name, (least, most) in RANGE_OF.items():
        assert least <= getattr(Preferences(), name) <= most


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("language", 5),
        ("language", "a\nb"),
        ("language", "\ud800"),
        ("language", "x" * 1000),
        ("theme", "sepia"),
        ("theme", None),
        ("four_colour", 1),
        ("four_colour", "yes"),
        ("card_size", True),
        ("card_size", 59),
        ("card_size", 141),
        ("card_size", 100.0),
        ("text_size", 10**30),
        ("keys", []),
        ("keys", {"knock": 5}),
        ("window", [1, 2, 3]),
        ("window", ["1", "2", "3", "4"]),
        ("window", [1, 2, 3, 10**12]),
        ("window", "maximized"),
        ("free_order", [1, 1]),
        ("free_order", [52]),
        ("free_order", [-1]),
        ("free_order", "abc"),
        ("opponents", ["one"]),
        ("opponents", "ab"),
        ("opponents", ["one", None]),
        ("levels", ["expert", "genius"]),
        ("levels", {}),
        ("rules", {"target": 99}),
        ("rules", {"target": True}),
        ("rules", {"joker": 1}),
        ("rules", [100]),
    ],
)
def test_an_unfit_value_gives_that_field_its_default(field: str, value: object) -> None:
    data = preferences_to_json(CHANGED) | {field: value}
    read = preferences_from_json(json.loads(json.dumps(data)))
    assert read == dataclasses.replace(CHANGED, **{field: getattr(Preferences(), field)})


def test_a_rule_set_of_which_fields_are_missing_is_filled_up() -> None:
    assert preferences_from_json({"rules": {"gin_bonus": 20}}).rules == RuleSet(gin_bonus=20)


anything: st.SearchStrategy[Any] = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=5) | st.dictionaries(st.text(max_size=5), inner, max_size=4),
    max_leaves=8,
)


@given(st.dictionaries(st.sampled_from([field.name for field in dataclasses.fields(Preferences)]), anything))
def test_whatever_the_fields_hold_the_result_can_be_saved_and_read(data: dict[str, Any]) -> None:
    read = preferences_from_json(data)
    assert preferences_from_json(json.loads(json.dumps(preferences_to_json(read)))) == read


def test_what_a_newer_version_wrote_stays_in_the_file(tmp_path: Path) -> None:
    file = file_in(tmp_path)
    file.save(Preferences())
    data = json.loads(file.path.read_text(encoding="utf-8")) | {"perfume": {"strong": [1, 2]}}
    file.path.write_text(json.dumps(data), encoding="utf-8")
    again = file_in(tmp_path)
    assert again.load() == Preferences()
    assert again.save(CHANGED) is None
    saved = json.loads(file.path.read_text(encoding="utf-8"))
    assert saved["perfume"] == {"strong": [1, 2]}
    assert file_in(tmp_path).load() == CHANGED


@pytest.mark.parametrize(
    "content",
    [b"{", b"", b"[]", b"null", b'"theme"', b"\xff\xfe{}", b"[" * 100_000, b"{}" + bytes(2_000_000)],
    ids=["brace", "empty", "list", "null", "text", "utf-16", "deep", "huge"],
)
def test_an_unreadable_file_is_kept_and_the_next_save_does_not_destroy_it(tmp_path: Path, content: bytes) -> None:
    file = file_in(tmp_path)
    file.path.parent.mkdir()
    file.path.write_bytes(content)
    assert file.load() == Preferences()
    assert file.trouble is StoreTrouble.DAMAGED
    backup = file.path.with_name("preferences.damaged-2026-05-17-183000.json")
    assert file.backup == backup
    assert backup.read_bytes() == content
    assert file.save(CHANGED) is None
    assert backup.read_bytes() == content
    again = file_in(tmp_path)
    assert again.load() == CHANGED
    assert (again.trouble, again.backup) == (None, None)


def test_a_byte_order_mark_does_no_harm(tmp_path: Path) -> None:
    file = file_in(tmp_path)
    file.path.parent.mkdir()
    file.path.write_bytes(b'\xef\xbb\xbf{"theme": "dark"}')
    assert file.load() == Preferences(theme="dark")
    assert file.trouble is None


def test_a_folder_in_the_place_of_the_file_is_kept(tmp_path: Path) -> None:
    file = file_in(tmp_path)
    file.path.mkdir(parents=True)
    (file.path / "inside").write_text("kept")
    assert file.load() == Preferences()
    assert file.backup is not None
    assert (file.backup / "inside").read_text() == "kept"
    assert file.save(CHANGED) is None
    assert file_in(tmp_path).load() == CHANGED


def test_a_bad_file_that_cannot_be_put_aside_is_not_replaced(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = file_in(tmp_path)
    file.path.parent.mkdir()
    file.path.write_bytes(b"{")

    def refuse(self: Path, target: object) -> None:
        raise PermissionError(13, "no")

    with monkeypatch.context() as patched:
        patched.setattr(Path, "rename", refuse)
        assert file.load() == Preferences()
        assert file.trouble is StoreTrouble.READ_ONLY
        assert file.save(CHANGED) is StoreTrouble.READ_ONLY
        assert file.path.read_bytes() == b"{"
    assert file.save(CHANGED) is None, "as soon as it can be"
    assert file.backup is not None
    assert file.backup.read_bytes() == b"{"
    assert file_in(tmp_path).load() == CHANGED


def test_a_file_where_the_folder_should_be(tmp_path: Path) -> None:
    (tmp_path / "config").write_text("a letter")
    file = file_in(tmp_path)
    assert file.load() == Preferences()
    assert file.trouble is StoreTrouble.NO_DIRECTORY
    assert file.save(CHANGED) is StoreTrouble.NO_DIRECTORY
    assert (tmp_path / "config").read_text() == "a letter"


def failing(name: str) -> Callable[..., None]:
    def fail(*arguments: object, **named: object) -> None:
        raise OSError(28, f"no space to {name}")

    return fail


@pytest.mark.parametrize("step", ["fsync", "replace", "open"])
def test_a_save_that_fails_leaves_the_old_file_and_nothing_else(
    tmp_path: Path, step: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = file_in(tmp_path)
    assert file.save(CHANGED) is None
    with monkeypatch.context() as patched:
        if step == "fsync":
            patched.setattr(os, "fsync", failing(step))
        else:
            patched.setattr(Path, step, failing(step))
        assert file.save(Preferences()) is StoreTrouble.NO_SPACE
    assert [path.name for path in file.path.parent.iterdir()] == ["preferences.json"]
    assert file_in(tmp_path).load() == CHANGED


@pytest.mark.skipif(sys.platform == "win32", reason="links need a right there")
def test_a_link_to_nothing_is_no_trouble(tmp_path: Path) -> None:
    file = file_in(tmp_path)
    file.path.parent.mkdir()
    file.path.symlink_to(tmp_path / "nowhere")
    assert file.load() == Preferences()
    assert file.trouble is None
    assert file.save(CHANGED) is None
    assert file_in(tmp_path).load() == CHANGED
