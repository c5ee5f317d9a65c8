"""The player's preferences: values with usable defaults, and the file they are kept in."""

from __future__ import annotations

import dataclasses
import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from datetime import datetime
from pathlib import Path
from typing import Any, Final

from threegin_qt.engine import CLASSIC, Level, RulesError, RuleSet, check_rules

from .errors import StoreTrouble, trouble_of
from .files import replace_file, set_aside, utc_now


@dataclass(frozen=True)
class Preferences:
    """What a player can choose. Every default is a usable choice."""

    language: str = ""
    """A language code; empty for the system's language."""
    theme: str = "system"
    four_colour: bool = False
    large_index: bool = False
    card_back: str = ""
    """The id of a card back; empty for the first."""
    card_size: int = 100
    """Percent."""
    text_size: int = 100
    """Percent."""
    animation: str = "normal"
    order: str = "melds"
    """How the cards of the person are sorted."""
    arrange: bool = True
    """Whether cards are sorted anew as they come."""
    one_click: bool = False
    """Whether one click throws a card."""
    hints: bool = True
    hide_discards: bool = False
    """Whether discards below the top are hidden (R13)."""
    pause_after_hand: bool = True
    auto_review: bool = True
    """Whether a match is reviewed when it is over."""
    sitting_out: str = "advise"
    watch_speed: str = "normal"
    thinking: str = "normal"
    """How long a computer player seems to think at least."""
    single_keys: bool = True
    keys: Mapping[str, str] = field(default_factory=dict, hash=False)
    """The key of an action by its name; only those that were changed."""
    side_panel: bool = True
    side_page: str = "score"
    window: tuple[int, int, int, int] | None = None
    """x, y, width and height in logical pixels, as last seen; not checked against any screen."""
    maximized: bool = False
    free_order: tuple[int, ...] = ()
    """The cards of the person as they were laid by hand."""
    player_name: str = ""
    opponents: tuple[str, str] = ("", "")
    levels: tuple[str, str] = ("skilled", "casual")
    rules: RuleSet = CLASSIC
    practice: bool = False
    lesson: int = 0
    """The step of the lesson that was reached, 1 for the first: 0 before it was begun, -1 when it is done."""


CHOICES_OF: Final[Mapping[str, tuple[str, ...]]] = {
    "theme": ("system", "light", "dark", "high-contrast"),
    "animation": ("off", "fast", "normal", "slow"),
    "order": ("rank", "suit", "melds", "free"),
    "sitting_out": ("advise", "watch", "skip"),
    "watch_speed": ("slow", "normal", "fast"),
    "thinking": ("none", "short", "normal", "long"),
}
"""The fields of Preferences that take one of a few words."""

RANGE_OF: Final[Mapping[str, tuple[int, int]]] = {"card_size": (60, 140), "text_size": (100, 200)}
"""The fields of Preferences that take a number from the first to the second."""

_MAX_BYTES: Final = 1024 * 1024
_MAX_TEXT: Final = 200
_LEVELS: Final = frozenset(level.name.lower() for level in Level)


class _Unfit(Exception):  # noqa: N818 - never leaves this module
    """A stored value that a field cannot have."""


def _boolean(value: object) -> bool:
    if type(value) is not bool:
        raise _Unfit
    return value


def _integer(value: object) -> int:
    if type(value) is not int or not -(2**31) <= value < 2**31:
        raise _Unfit
    return value


def _text(value: object) -> str:
    # A lone surrogate is text to JSON but can be neither shown nor written.
    if type(value) is not str or len(value) > _MAX_TEXT or not (value == "" or value.isprintable()):
        raise _Unfit
    return value


def _items(value: object) -> list[Any]:
    if type(value) is not list:
        raise _Unfit
    return value


def _pair(value: object) -> tuple[str, str]:
    first, second = (_text(item) for item in _items(value)) if len(_items(value)) == 2 else (_text(None), "")
    return first, second


def _levels(value: object) -> tuple[str, str]:
    pair = _pair(value)
    if not _LEVELS.issuperset(pair):
        raise _Unfit
    return pair


def _keys(value: object) -> dict[str, str]:
    if type(value) is not dict or len(value) > _MAX_TEXT:
        raise _Unfit
    return {_text(name): _text(key) for name, key in value.items()}


def _window(value: object) -> tuple[int, int, int, int] | None:
    if value is None:
        return None
    numbers = [_integer(item) for item in _items(value)]
    if len(numbers) != 4:
        raise _Unfit
    return numbers[0], numbers[1], numbers[2], numbers[3]


def _cards(value: object) -> tuple[int, ...]:
    cards = tuple(_integer(item) for item in _items(value))
    if any(not 0 <= card < 52 for card in cards) or len(set(cards)) != len(cards):
        raise _Unfit
    return cards


def _rules(value: object) -> RuleSet:
    if type(value) is not dict or not set(value).issubset(RuleSet._fields):
        raise _Unfit
    try:
        return check_rules(RuleSet(**value))
    except RulesError:
        raise _Unfit from None


_READERS: Final[Mapping[str, Callable[[object], Any]]] = {
    "keys": _keys,
    "window": _window,
    "free_order": _cards,
    "opponents": _pair,
    "levels": _levels,
    "rules": _rules,
}
_BY_TYPE: Final[Mapping[type, Callable[[object], Any]]] = {bool: _boolean, int: _integer, str: _text}


def preferences_from_json(data: Mapping[str, object]) -> Preferences:
    """The preferences that an object of the file says; a field that is missing or unfit has its default."""
    found = {}
    for wanted in dataclasses.fields(Preferences):
        name = wanted.name
        if name not in data:
            continue
        read = _READERS.get(name) or _BY_TYPE[type(wanted.default)]
        try:
            value = read(data[name])
            if name in CHOICES_OF and value not in CHOICES_OF[name]:
                raise _Unfit
            if name in RANGE_OF and not RANGE_OF[name][0] <= value <= RANGE_OF[name][1]:
                raise _Unfit
        except _Unfit:
            continue
        found[name] = value
    return Preferences(**found)


def preferences_to_json(preferences: Preferences) -> dict[str, object]:
    """The object that the file holds."""
    data = {item.name: getattr(preferences, item.name) for item in dataclasses.fields(Preferences)}
    data["keys"] = dict(preferences.keys)
    data["rules"] = preferences.rules._asdict()
    data["free_order"] = [int(card) for card in preferences.free_order]
    return data


class PreferencesFile:
    """The preferences' file. Neither `load` nor `save` raises for what may be wrong with it.

    `trouble` is the code of what was last wrong, None when all went well; `backup` is where a file that could not be
    read was put.
    """

    def __init__(self, path: Path, now: Callable[[], datetime] = utc_now) -> None:
        self.path = path
        self.trouble: StoreTrouble | None = None
        self.backup: Path | None = None
        self._now = now
        # What a newer version wrote stays in the file.
        self._unknown: dict[str, object] = {}
        self._bad = False

    def load(self) -> Preferences:
        """The stored preferences; the defaults where there is no file or none that can be read (it becomes the backup)."""
        self.trouble = None
        self._unknown = {}
        self._bad = False
        try:
            with self.path.open("rb") as file:
                raw = file.read(_MAX_BYTES + 1)
            data = json.loads(raw.decode("utf-8-sig")) if len(raw) <= _MAX_BYTES else None
        except FileNotFoundError:
            return Preferences()
        except NotADirectoryError:
            self.trouble = StoreTrouble.NO_DIRECTORY
            return Preferences()
        except (OSError, ValueError, RecursionError):
            data = None
        if not isinstance(data, dict):
            self._bad = True
            self.trouble = StoreTrouble.DAMAGED
            self._keep_bad()
            return Preferences()
        names = {item.name for item in dataclasses.fields(Preferences)}
        self._unknown = {name: value for name, value in data.items() if name not in names}
        return preferences_from_json(data)

    def _keep_bad(self) -> None:
        try:
            self.backup = set_aside(self.path, "damaged", self._now())
        except FileNotFoundError:
            self._bad = False
        except OSError as error:
            found = trouble_of(error, self.path)
            self.trouble = found.code if found else StoreTrouble.IO
        else:
            self._bad = False

    def save(self, preferences: Preferences) -> StoreTrouble | None:
        """Replace the file in one step; returns what prevented it, None when it is done.

        A file that could not be read and could not be put aside is not replaced.
        """
        self.trouble = None
        if self._bad:
            self._keep_bad()
            if self._bad:
                return self.trouble
        text = json.dumps({**self._unknown, **preferences_to_json(preferences)}, ensure_ascii=False, indent=1)
        try:
            replace_file(self.path, text.encode("utf-8", "replace"))
        except OSError as error:
            found = trouble_of(error, self.path)
            self.trouble = found.code if found else StoreTrouble.IO
        return self.trouble
