"""The texts of one language, without Qt: how they are marked, filled in, chosen and read from a .ts file.

The command line and what is said when Qt cannot start stand on this alone; ui/languages.py gives the same texts to Qt.
The file that translators work on is the file that the program reads: nothing is compiled, in a checkout as in a wheel, and
nothing can be stale. Reading takes a few milliseconds.
"""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import Final

from .resources import resource_path

NAMES: Final = {
    "en": "English",
    "es": "español",
    "pt_BR": "português (Brasil)",
    "ro": "română",
    "hu": "magyar",
}
"""The languages by code, each in its own words: the same in every language."""

FALLBACK: Final = "en"

_PLACE: Final = re.compile("%([1-9])")


def QT_TRANSLATE_NOOP(context: str, text: str) -> str:  # noqa: N802 # Qt's tools know the marker by this name
    """Mark a text that is translated later, where it is used. Qt's own marker returns `object`, which says less."""
    return text


def fill(text: str, *values: object) -> str:
    """A translated text with its places %1, %2 ... filled, all at once: a value may itself hold a "%2"."""
    return _PLACE.sub(lambda place: str(values[int(place[1]) - 1]), text)


def _two(n: int) -> int:
    return 0 if n == 1 else 1


def _brazilian(n: int) -> int:
    return 0 if n <= 1 else 1


def _one(n: int) -> int:
    return 0


def _romanian(n: int) -> int:
    if n == 1:
        return 0
    return 1 if n == 0 or 1 <= n % 100 <= 19 else 2


_PLURALS: Final[dict[str, Callable[[int], int]]] = {"pt_BR": _brazilian, "ro": _romanian, "hu": _one}


class Texts:
    """The texts of one language by context, source text and comment."""

    def __init__(self, code: str, path: Path | None = None) -> None:
        """The texts in this .ts file; without one there are none, and the source texts stand.

        Raises ValueError for a file that is no .ts file, and OSError for one that cannot be read.
        """
        self._texts = {} if path is None else _texts(path.read_bytes())
        self._plural = _PLURALS.get(code, _two)

    def find(self, context: str, text: str, comment: str | None = None, n: int = -1) -> str | None:
        """The translation, in the form for the number n with its "%n" as it stands; None where there is none."""
        forms = self._texts.get((context, text, comment or ""))
        if forms is None:
            return None
        return forms[0] if len(forms) == 1 else forms[min(self._plural(n), len(forms) - 1)]

    def translate(self, context: str, text: str, comment: str | None = None) -> str:
        """The translation of a text without a number; the source text where there is none."""
        return self.find(context, text, comment) or text


def _texts(data: bytes) -> dict[tuple[str, str, str], tuple[str, ...]]:
    """The translations of a .ts file by context, source text and comment, a form each for the plurals."""
    # Not ElementTree, which takes longer to import than the file to read.
    from xml.parsers import expat

    found: dict[tuple[str, str, str], tuple[str, ...]] = {}
    parts: dict[str, str] = {}
    forms: list[str] = []
    text: list[str] = []
    kind = ""

    def start(tag: str, attributes: dict[str, str]) -> None:
        nonlocal kind
        text.clear()
        if tag == "message":
            parts.update(source="", comment="", translation="")
            forms.clear()
        elif tag == "translation":
            kind = attributes.get("type", "")

    def end(tag: str) -> None:
        if tag == "numerusform":
            forms.append("".join(text))
        elif tag == "message":
            translations = tuple(forms) or (parts["translation"],)
            if all(translations) and kind not in ("vanished", "obsolete"):
                found[parts["name"], parts["source"], parts["comment"]] = translations
        else:
            parts[tag] = "".join(text)
        text.clear()

    parser = expat.ParserCreate()
    parser.StartElementHandler = start
    parser.EndElementHandler = end
    parser.CharacterDataHandler = text.append
    try:
        parser.Parse(data, True)
    except (expat.ExpatError, KeyError) as trouble:
        raise ValueError(f"no file of texts: {trouble}") from trouble
    return found


def best(wanted: Iterable[str], there: Iterable[str]) -> str:
    """Of the languages that are there, the first that is wanted; English if none is.

    `wanted` has names as systems write them, the dearest first: "es", "pt_PT.UTF-8", "hu-HU". Another country's variant of
    a language is better than another language.
    """
    codes = tuple(there)
    for one in wanted:
        name = one.partition(".")[0].partition("@")[0].replace("-", "_")
        if name in codes:
            return name
        for code in codes:
            if code.split("_")[0] == name.split("_")[0]:
                return code
    return FALLBACK


def wanted_by_system(environ: Mapping[str, str] = os.environ) -> list[str]:
    """The languages that the terminal's user wants, the dearest first, in the order of gettext(3)."""
    if sys.platform == "win32":
        import ctypes
        import locale

        return [locale.windows_locale.get(ctypes.windll.kernel32.GetUserDefaultUILanguage(), "")]
    name = next((environ[key] for key in ("LC_ALL", "LC_MESSAGES", "LANG") if environ.get(key)), "C")
    if name in ("C", "POSIX"):
        return []
    return [*filter(None, environ.get("LANGUAGE", "").split(":")), name]


def terminal_texts() -> Texts:
    """The texts in the language of the terminal's user. English ones if the file of a language is not there or damaged."""
    code = best(wanted_by_system(), NAMES)
    try:
        return Texts(code, resource_path("translations", f"{code}.ts"))
    except (OSError, ValueError):
        return Texts(FALLBACK)
