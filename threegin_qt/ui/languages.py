"""The languages of the program: marking, filling and loading of texts."""

from __future__ import annotations

import re
from typing import Final

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate
"""`translate(context, text, disambiguation=None, n=-1)`; the texts are literals, or come from QT_TRANSLATE_NOOP."""

_PLACE: Final = re.compile("%([1-9])")


def QT_TRANSLATE_NOOP(context: str, text: str) -> str:
    """Mark a text that is translated later, where it is used. Qt's own marker returns `object`, which says less."""
    return text


def fill(text: str, *values: object) -> str:
    """A translated text with its places %1, %2 ... filled, all at once: a value may itself hold a "%2"."""
    return _PLACE.sub(lambda place: str(values[int(place[1]) - 1]), text)
