"""The languages of the program: marking, filling and loading of texts."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QLibraryInfo, QLocale, QObject, QTranslator

translate = QCoreApplication.translate
"""`translate(context, text, disambiguation=None, n=-1)`; the texts are literals, or come from QT_TRANSLATE_NOOP."""

_PLACE: Final = re.compile("%([1-9])")


def QT_TRANSLATE_NOOP(context: str, text: str) -> str:
    """Mark a text that is translated later, where it is used. Qt's own marker returns `object`, which says less."""
    return text


def fill(text: str, *values: object) -> str:
    """A translated text with its places %1, %2 ... filled, all at once: a value may itself hold a "%2"."""
    return _PLACE.sub(lambda place: str(values[int(place[1]) - 1]), text)


NAMES: Final = {
    "en": "English",
    "es": "español",
    "pt_BR": "português (Brasil)",
    "ro": "română",
    "hu": "magyar",
}
"""The languages by code, each in its own words: the same in every language."""

FALLBACK: Final = "en"


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


class Catalogue(QTranslator):
    """The texts of one language, read from its .ts file as it stands, and Qt's own texts behind them.

    The file that translators work on is the file that the program reads: nothing is compiled, in a checkout as in a wheel, and
    nothing can be stale. Reading takes a few milliseconds.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._texts: dict[tuple[str, str, str], tuple[str, ...]] = {}
        self._plural: Callable[[int], int] = _two
        self._of_qt = QTranslator(self)

    def read(self, code: str, path: Path | None) -> None:
        """Hold the texts of this language instead of those held; without a path the source texts stand.

        Raises ExpatError and OSError for a file that cannot be read; what was held stays.
        """
        self._texts = {} if path is None else _texts(path.read_bytes())
        self._plural = _PLURALS.get(code, _two)
        self._of_qt = QTranslator(self)
        self._of_qt.load(f"qtbase_{code}", QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath))

    def isEmpty(self) -> bool:
        return False

    def translate(  # type: ignore[override] # None stands for "no translation here"
        self, context: str, text: str, disambiguation: str | None = None, n: int = -1
    ) -> str | None:
        forms = self._texts.get((context, text, disambiguation or ""))
        if forms is None:
            return self._of_qt.translate(context, text, disambiguation, n) or None
        if len(forms) == 1:
            return forms[0]
        return forms[min(self._plural(n), len(forms) - 1)]


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
    parser.Parse(data, True)
    return found


class Languages(QObject):
    """The language in use. Every widget is told of a change by Qt's LanguageChange event."""

    def __init__(self, folders: Iterable[Path], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._files = {path.stem: path for folder in folders for path in sorted(folder.glob("*.ts"))}
        self._catalogue = Catalogue(self)
        self._code = ""

    @property
    def codes(self) -> tuple[str, ...]:
        """The languages there are."""
        return tuple(
            sorted(self._files, key=lambda code: (code not in NAMES, list(NAMES).index(code) if code in NAMES else code))
        )

    @property
    def code(self) -> str:
        """The language in use; empty before the first `use`."""
        return self._code

    def name(self, code: str) -> str:
        """What a language is called in its own words."""
        return NAMES.get(code, code)

    def of_system(self) -> str:
        """The language there is that the system asks for first, else English."""
        for wanted in QLocale.system().uiLanguages():
            name = wanted.replace("-", "_")
            for code in self.codes:
                if name == code or name.split("_")[0] == code.split("_")[0]:
                    return code
        return FALLBACK

    def use(self, choice: str) -> None:
        """Use this language; an empty choice, or one that is not there, follows the system."""
        code = choice if choice in self._files else self.of_system()
        if code == self._code:
            return
        first = not self._code
        self._catalogue.read(code, self._files.get(code))
        self._code = code
        QLocale.setDefault(QLocale(code))
        application = QCoreApplication.instance()
        assert application is not None
        if first:
            application.installTranslator(self._catalogue)
        else:
            QCoreApplication.sendEvent(application, QEvent(QEvent.Type.LanguageChange))
