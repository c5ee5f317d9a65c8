"""What became of matches that came in from files or went out to them, in words."""

from __future__ import annotations

from typing import Final

from threegin_qt.engine import RecordError
from threegin_qt.models.porting import PortTrouble
from threegin_qt.store import EnvironmentTrouble, ImportReport, StoreTrouble

from .languages import QT_TRANSLATE_NOOP, fill, translate
from .trouble_words import fault_text, trouble_text

# %1 is the name of a file.
_UNREADABLE: Final = {
    StoreTrouble.READ_ONLY: QT_TRANSLATE_NOOP("Files", "%1 may not be read."),
    StoreTrouble.NO_DIRECTORY: QT_TRANSLATE_NOOP("Files", "%1 is not there any more."),
    StoreTrouble.LOCKED: QT_TRANSLATE_NOOP("Files", "%1 is in use by another program."),
    StoreTrouble.DAMAGED: QT_TRANSLATE_NOOP("Files", "%1 is damaged and cannot be read."),
}
_UNWRITABLE: Final = {
    StoreTrouble.READ_ONLY: QT_TRANSLATE_NOOP("Files", "%1 may not be written."),
    StoreTrouble.NO_SPACE: QT_TRANSLATE_NOOP("Files", "%1 cannot be written: the disk is full."),
    StoreTrouble.NO_DIRECTORY: QT_TRANSLATE_NOOP("Files", "%1 cannot be written: its folder is not there."),
    StoreTrouble.LOCKED: QT_TRANSLATE_NOOP("Files", "%1 is in use by another program."),
}
_WORDS: Final = {
    "file": QT_TRANSLATE_NOOP("Files", "the file"),
    "archive": QT_TRANSLATE_NOOP("Files", "the archive"),
    "result": QT_TRANSLATE_NOOP("Files", "the result"),
    "rules": QT_TRANSLATE_NOOP("Files", "the rules"),
    "start": QT_TRANSLATE_NOOP("Files", "the start"),
    "version": QT_TRANSLATE_NOOP("Files", "the version"),
    "match id": QT_TRANSLATE_NOOP("Files", "the id"),
    "start time": QT_TRANSLATE_NOOP("Files", "the time of the start"),
    "header": QT_TRANSLATE_NOOP("Files", "the head"),
}


def place_text(place: str, hand: int | None = None) -> str:
    """The place of a RecordError: "hand 2, event 37", "player 1, name". What a file calls a field stays as it is there."""
    parts = []
    for part in place.split(", "):
        word, _, number = part.rpartition(" ")
        if word == "event" and number.isdigit():
            if hand is not None:
                #: %1 is the number of a hand of a match.
                parts.append(fill(translate("Files", "hand %1"), hand))
            #: %1 is the number of an event in the list that a match file has of them, from 0.
            parts.append(fill(translate("Files", "event %1"), number))
        elif word == "player" and number.isdigit():
            #: %1 is the number of a player in a match file, from 0.
            parts.append(fill(translate("Files", "player %1"), number))
        elif part in _WORDS:
            parts.append(translate("Files", _WORDS[part]))
        else:
            parts.append(part)
    return ", ".join(parts)


def import_trouble_text(trouble: PortTrouble) -> str:
    """Why nothing was brought in."""
    why, name = trouble.why, trouble.path.name
    if isinstance(why, RecordError):
        #: %1 is the name of a file, %2 a sentence that says what is wrong with it.
        text = translate("Files", "Nothing was imported. %1: %2")
        return fill(text, name, fault_text(why.fault, place_text(why.place, trouble.hand)))
    if isinstance(why, EnvironmentTrouble) and why.path == trouble.path:
        known = _UNREADABLE.get(why.code, QT_TRANSLATE_NOOP("Files", "%1 cannot be read."))
        #: %1 is a sentence that says why.
        return fill(translate("Files", "Nothing was imported. %1"), fill(translate("Files", known), name))
    code = why.code if isinstance(why, EnvironmentTrouble) else StoreTrouble.IO
    return fill(translate("Files", "Nothing was imported. %1"), trouble_text(code, name))


def export_trouble_text(trouble: PortTrouble) -> str:
    """Why nothing was exported."""
    why, name = trouble.why, trouble.path.name
    if isinstance(why, EnvironmentTrouble) and why.code in _UNWRITABLE:
        return fill(translate("Files", _UNWRITABLE[why.code]), name)
    if isinstance(why, EnvironmentTrouble):
        return fill(translate("Files", "%1 cannot be written."), name)
    return translate("Files", "Nothing was exported: a match among them can no longer be read.")


def imported_text(report: ImportReport) -> str:
    """What was brought in, what had been there, and what could not be read."""
    parts = []
    if report.added or not report.already:
        parts.append(translate("Files", "%n matches imported.", None, len(report.added)))
    if report.already:
        parts.append(translate("Files", "%n matches were in the history already.", None, len(report.already)))
    if report.unreadable:
        parts.append(translate("Files", "%n matches of the damaged file can no longer be read.", None, report.unreadable))
    return " ".join(parts)
