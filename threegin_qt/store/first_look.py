"""What the window needs of the preferences before anything else is loaded: its place and its theme."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final, NamedTuple

_MAX_BYTES: Final = 1024 * 1024
_FURTHEST: Final = 2**31


class FirstLook(NamedTuple):
    """A few fields of Preferences."""

    theme: str = "system"
    window: tuple[int, int, int, int] | None = None
    maximized: bool = False


def first_look(path: Path) -> FirstLook:
    """These fields of the preferences file; the defaults for what cannot be read, about which PreferencesFile tells later."""
    try:
        with path.open("rb") as file:
            data = json.loads(file.read(_MAX_BYTES).decode("utf-8-sig"))
    except (OSError, ValueError, RecursionError):
        return FirstLook()
    if not isinstance(data, dict):
        return FirstLook()
    theme, place, maximized = data.get("theme"), data.get("window"), data.get("maximized")
    window = None
    if isinstance(place, list) and len(place) == 4 and all(type(at) is int and abs(at) < _FURTHEST for at in place):
        window = (place[0], place[1], place[2], place[3])
    return FirstLook(theme if isinstance(theme, str) else "system", window, maximized is True)
