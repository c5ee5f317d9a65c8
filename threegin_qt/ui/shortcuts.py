"""Everything that has a name in a menu or a key: the one list of commands, and which key each has now.

A command of the program is carried out by the window, one of the table by the table: `TableWidget.perform(name)` does it or
says on its line why not, `TableWidget.may_perform(name)` tells a menu whether to offer it. The keys of the table that
cannot be changed (arrows, Space, Enter, Escape) are in FIXED, for the sheet that lists all keys.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from typing import Final, NamedTuple

from PySide6.QtCore import QKeyCombination, Qt
from PySide6.QtGui import QKeySequence

from .languages import QT_TRANSLATE_NOOP, translate


class Place(Enum):
    """The menu that a command is in."""

    GAME = "game"
    MOVE = "move"
    VIEW = "view"
    HELP = "help"


class Command(NamedTuple):
    """One command. `name` is what preferences keep a changed key by, and `TableWidget.perform` knows it by."""

    name: str
    place: Place
    title: str
    """The text of the menu entry, with its mnemonic, before translation."""
    key: str = ""
    """The default key as portable text; empty for none."""
    also: str = ""
    """A second key that stays whatever the first is changed to."""
    of_table: bool = False


def _program(name: str, place: Place, title: str, key: str = "", also: str = "") -> Command:
    return Command(name, place, title, key, also)


def _table(name: str, place: Place, title: str, key: str = "") -> Command:
    return Command(name, place, title, key, of_table=True)


COMMANDS: Final = (
    _program("new_match", Place.GAME, QT_TRANSLATE_NOOP("Commands", "&New match…"), "Ctrl+N"),
    _program("practice", Place.GAME, QT_TRANSLATE_NOOP("Commands", "&Practice match…"), "Ctrl+Shift+N"),
    _program("continue", Place.GAME, QT_TRANSLATE_NOOP("Commands", "&Continue the last match")),
    _program("give_up", Place.GAME, QT_TRANSLATE_NOOP("Commands", "&Give the match up…")),
    _program("preferences", Place.GAME, QT_TRANSLATE_NOOP("Commands", "P&references…"), "Ctrl+,"),
    _program("quit", Place.GAME, QT_TRANSLATE_NOOP("Commands", "&Quit"), "Ctrl+Q"),
    _table("draw_stock", Place.MOVE, QT_TRANSLATE_NOOP("Commands", "Draw from the &stock"), "S"),
    _table("take_discard", Place.MOVE, QT_TRANSLATE_NOOP("Commands", "Take the &discard"), "D"),
    _table("pass", Place.MOVE, QT_TRANSLATE_NOOP("Commands", "&Pass the upcard"), "P"),
    _table("knock", Place.MOVE, QT_TRANSLATE_NOOP("Commands", "&Knock"), "K"),
    _table("hint", Place.MOVE, QT_TRANSLATE_NOOP("Commands", "&Hint"), "H"),
    _table("ask_partner", Place.MOVE, QT_TRANSLATE_NOOP("Commands", "&Ask the partner"), "A"),
    _table("go_on", Place.MOVE, QT_TRANSLATE_NOOP("Commands", "Let the captain &go on"), "G"),
    _table("undo", Place.MOVE, QT_TRANSLATE_NOOP("Commands", "&Undo"), "Ctrl+Z"),
    _table("sort_rank", Place.VIEW, QT_TRANSLATE_NOOP("Commands", "Order by &rank"), "1"),
    _table("sort_suit", Place.VIEW, QT_TRANSLATE_NOOP("Commands", "Order by &suit"), "2"),
    _table("sort_melds", Place.VIEW, QT_TRANSLATE_NOOP("Commands", "Order by &melds"), "3"),
    _table("sort_free", Place.VIEW, QT_TRANSLATE_NOOP("Commands", "My o&wn order"), "4"),
    _table("show_discards", Place.VIEW, QT_TRANSLATE_NOOP("Commands", "Show all cards &thrown"), "V"),
    _table("repeat_event", Place.VIEW, QT_TRANSLATE_NOOP("Commands", "Say the last &event again"), "R"),
    _table("read_cards", Place.VIEW, QT_TRANSLATE_NOOP("Commands", "Read my &cards"), "C"),
    _table("read_deadwood", Place.VIEW, QT_TRANSLATE_NOOP("Commands", "Read my &deadwood"), "W"),
    _table("read_pile", Place.VIEW, QT_TRANSLATE_NOOP("Commands", "Read the &pile and the stock"), "T"),
    _table("read_scores", Place.VIEW, QT_TRANSLATE_NOOP("Commands", "Read the sc&ores"), "O"),
    _program("review", Place.VIEW, QT_TRANSLATE_NOOP("Commands", "Re&view this match"), "Ctrl+E"),
    _program("history", Place.VIEW, QT_TRANSLATE_NOOP("Commands", "Histor&y"), "Ctrl+H"),
    _program("retry", Place.VIEW, QT_TRANSLATE_NOOP("Commands", "Retry my mista&kes"), "Ctrl+M"),
    _program("statistics", Place.VIEW, QT_TRANSLATE_NOOP("Commands", "St&atistics"), "Ctrl+T"),
    _program("fairness", Place.VIEW, QT_TRANSLATE_NOOP("Commands", "Fair&ness")),
    _program("side_panel", Place.VIEW, QT_TRANSLATE_NOOP("Commands", "S&ide panel"), "F9"),
    _program("full_screen", Place.VIEW, QT_TRANSLATE_NOOP("Commands", "&Full screen"), "F11"),
    _program("lesson", Place.HELP, QT_TRANSLATE_NOOP("Commands", "How to &play")),
    _program("help", Place.HELP, QT_TRANSLATE_NOOP("Commands", "&Help with what is shown"), "F1"),
    _program("keys", Place.HELP, QT_TRANSLATE_NOOP("Commands", "All &keys"), "?", "Shift+F1"),
    _program("rules", Place.HELP, QT_TRANSLATE_NOOP("Commands", "&Rules"), "Ctrl+R"),
    _program("report", Place.HELP, QT_TRANSLATE_NOOP("Commands", "&Copy details for a report")),
    _program("about", Place.HELP, QT_TRANSLATE_NOOP("Commands", "&About threegin")),
)
"""In the order of the menus."""

LOOKING: Final = frozenset(command.name for command in COMMANDS if command.of_table and command.place is Place.VIEW)
"""Commands of a table that change nothing: they are there wherever a table is, in a review too."""
MOVING: Final = frozenset(("draw_stock", "take_discard", "pass", "knock"))
"""Commands that move: they are there wherever somebody can play."""

BY_NAME: Final = {command.name: command for command in COMMANDS}

FIXED: Final = (
    ("Left / Right", QT_TRANSLATE_NOOP("Commands", "Along your cards")),
    ("Up / Down", QT_TRANSLATE_NOOP("Commands", "Between the places of the table")),
    ("Space", QT_TRANSLATE_NOOP("Commands", "Select a card, or put it down")),
    ("Return", QT_TRANSLATE_NOOP("Commands", "The main button: throw, confirm, deal")),
    ("Esc", QT_TRANSLATE_NOOP("Commands", "Cancel; back to the table")),
)
"""Keys that cannot be changed, as portable text (several between " / "), and what they do."""


def title(name: str) -> str:
    """The text of a command for a menu, mnemonic and all."""
    return translate("Commands", BY_NAME[name].title)


def plain_title(name: str) -> str:
    """The text of a command for a list: without mnemonic and dots."""
    return title(name).replace("&", "").rstrip("…")


def is_single(key: str) -> bool:
    """Whether a key is a character by itself (Shift does not count), which can be typed by mistake."""
    sequence = QKeySequence(key)
    if sequence.count() != 1:
        return False
    stroke: QKeyCombination = sequence[0]  # type: ignore[index] # missing in the stubs
    held = stroke.keyboardModifiers() & ~(Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.KeypadModifier)
    return held == Qt.KeyboardModifier.NoModifier and 0x20 < int(stroke.key()) < 0x01000000


def keys_in_use(changed: Mapping[str, str], single_keys: bool = True) -> dict[str, tuple[str, ...]]:
    """The keys of every command by its name, none where it has none: defaults, those changed, single letters or not.

    A changed key that another command has by default takes it away from that one.
    """
    chosen = {command.name: changed.get(command.name, command.key) for command in COMMANDS}
    taken: dict[str, str] = {}
    # What the player chose comes before what was there.
    for name in sorted(chosen, key=lambda name: name not in changed):
        key = QKeySequence(chosen[name]).toString(QKeySequence.SequenceFormat.PortableText)
        chosen[name] = "" if key in taken else key
        if key:
            taken.setdefault(key, name)
    found: dict[str, tuple[str, ...]] = {}
    for command in COMMANDS:
        keys = tuple(key for key in (chosen[command.name], command.also) if key)
        found[command.name] = tuple(key for key in keys if single_keys or not is_single(key))
    return found


def holder(key: str, keys: Mapping[str, tuple[str, ...]]) -> str | None:
    """The command that has this key, of what `keys_in_use` gave."""
    wanted = QKeySequence(key)
    return next((name for name, held in keys.items() if any(QKeySequence(each) == wanted for each in held)), None)


def native(key: str) -> str:
    """A key as the system writes it."""
    return QKeySequence(key).toString(QKeySequence.SequenceFormat.NativeText)
