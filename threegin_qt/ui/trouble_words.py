"""What went wrong outside the game, in one sentence each."""

from __future__ import annotations

from typing import Final

from threegin_qt.engine import Fault
from threegin_qt.store import StoreTrouble

from .languages import QT_TRANSLATE_NOOP, fill, translate

# %1 is the name of the file or folder.
_TROUBLES: Final = {
    StoreTrouble.DAMAGED: QT_TRANSLATE_NOOP(
        "Troubles", "The match history was damaged; it was set aside as %1 and a new one begun."
    ),
    StoreTrouble.FOREIGN: QT_TRANSLATE_NOOP(
        "Troubles", "The file of the match history is another program's; it was set aside as %1 and a new one begun."
    ),
    StoreTrouble.NEWER: QT_TRANSLATE_NOOP(
        "Troubles", "The match history was written by a newer version; it is left as it is, and this match is not saved."
    ),
    StoreTrouble.READ_ONLY: QT_TRANSLATE_NOOP(
        "Troubles", "The match history cannot be written to; you can play, but nothing is saved."
    ),
    StoreTrouble.NO_SPACE: QT_TRANSLATE_NOOP(
        "Troubles", "The disk is full; you can play on, and saving is tried again at every move."
    ),
    StoreTrouble.LOCKED: QT_TRANSLATE_NOOP(
        "Troubles", "The match history is in use by another program; saving is tried again at every move."
    ),
    StoreTrouble.NO_DIRECTORY: QT_TRANSLATE_NOOP(
        "Troubles", "The folder %1 cannot be used; you can play, but nothing is saved."
    ),
    StoreTrouble.IO: QT_TRANSLATE_NOOP(
        "Troubles", "The match history cannot be read or written; saving is tried again at every move."
    ),
}
_PREFERENCES: Final = QT_TRANSLATE_NOOP("Troubles", "The preferences could not be read; they were kept as %1 and start anew.")
_PREFERENCES_UNSAVED: Final = QT_TRANSLATE_NOOP("Troubles", "The preferences cannot be saved.")
_PLAYER: Final = QT_TRANSLATE_NOOP(
    "Troubles", "A computer player failed and a simpler one moved in its place; the game goes on."
)
_SECOND: Final = QT_TRANSLATE_NOOP("Troubles", "The program is open already; this window plays without saving.")
_BUG: Final = QT_TRANSLATE_NOOP(
    "Troubles", "Something went wrong in the program; you can go on playing. Help, Copy details for a report tells more."
)

_FAULTS: Final = {
    Fault.NOT_A_MATCH: QT_TRANSLATE_NOOP("Troubles", "This is not a match of this program."),
    Fault.NEWER_VERSION: QT_TRANSLATE_NOOP("Troubles", "The match was written by a newer version of the program."),
    Fault.TOO_LARGE: QT_TRANSLATE_NOOP("Troubles", "The file is too large to be a match."),
    Fault.BAD_FIELD: QT_TRANSLATE_NOOP("Troubles", "Something in it is missing or has no meaning (%1)."),
    Fault.BAD_CARD: QT_TRANSLATE_NOOP("Troubles", "A card in it is unknown, missing or there twice (%1)."),
    Fault.NOT_ALLOWED: QT_TRANSLATE_NOOP("Troubles", "Something in it is against the rules (%1)."),
    Fault.WRONG_TOTALS: QT_TRANSLATE_NOOP("Troubles", "The totals in it do not add up (%1)."),
}


def trouble_text(code: StoreTrouble, name: str = "") -> str:
    """The sentence for a trouble of the store's, about the file or folder `name`."""
    return fill(translate("Troubles", _TROUBLES[code]), name)


def preferences_trouble_text(name: str) -> str:
    """The sentence for a preferences file that could not be read and was kept as `name`; empty if it cannot be saved."""
    return fill(translate("Troubles", _PREFERENCES), name) if name else translate("Troubles", _PREFERENCES_UNSAVED)


def player_trouble_text() -> str:
    """The sentence for a computer player that failed."""
    return translate("Troubles", _PLAYER)


def second_window_text() -> str:
    """The sentence for a program that found the data in use by another that does not answer."""
    return translate("Troubles", _SECOND)


def bug_text() -> str:
    """The sentence for an error in the program itself."""
    return translate("Troubles", _BUG)


def fault_text(fault: Fault, place: str) -> str:
    """What is wrong with a record, and where: `place` is the place that its RecordError names."""
    return fill(translate("Troubles", _FAULTS[fault]), place)
