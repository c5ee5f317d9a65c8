"""Every page and dialog by real keys: each comes up with the keyboard where it is wanted, and leads back to where it was."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from tests.ui.history_kit import filled, short_match

from .program import Running
from .screen import Screen

pytestmark = [pytest.mark.xvfb, pytest.mark.slow]


class Keyboard:
    """Presses keys and looks what came of it."""

    def __init__(self, screen: Screen, program: Running) -> None:
        self.screen = screen
        self.program = program

    def press(self, *keys: str) -> None:
        self.screen.key(*keys)

    def there(self, page: str, focus: str = "", active: str = "Window") -> Any:
        """Wait until this page is up, this window in front, and something of this kind has the keyboard."""

        def fits(seen: Any) -> bool:
            return seen.page == page and seen.active == active and seen.focus is not None and seen.focus.startswith(focus)

        return self.program.see(fits, 20, f"{page}, {active}, {focus}")

    def menu(self, menu: str, entry: str) -> None:
        """Open a menu by its key, which leads to its first entry, and go down to another."""
        self.press(menu)
        seen = self.program.see(lambda seen: seen.popup is not None, 20, f"the menu of {menu}")
        allowed = [each.text for each in seen.popup if each.enabled]
        at = next(at for at, text in enumerate(allowed) if text.startswith(entry))
        self.press(*["Down"] * at, "Return")


def matches(program: Running) -> int:
    """So many matches are in the lists."""
    with closing(sqlite3.connect(f"file:{program.where.matches}?mode=ro", uri=True, timeout=30)) as connection:
        return int(connection.execute("SELECT count(*) FROM matches WHERE deleted_at IS NULL").fetchone()[0])


@pytest.fixture
def keyboard(screen: Screen, folder: Path, start: Callable[..., Running], prefer: Callable[..., None]) -> Keyboard:
    """The program on the screen, with three finished matches and one on the table."""
    filled(folder / "matches.db", [short_match(seed) for seed in range(3)]).close()
    prefer(sitting_out="watch")
    made = Keyboard(screen, start(display=screen.display, players="plain"))
    made.there("Offer", "Button")
    made.press("Return")
    made.there("TableWidget", "CardButton")
    made.press("Return")
    made.there("TableWidget", "TableButton")
    # If he sits out first, the others play while he watches.
    while True:
        made.press("Return")
        seen = made.program.see(lambda seen: seen.table.deciding or seen.focus == "TableButton: Next hand", 90, "a turn")
        if seen.table.deciding:
            return made


def test_dialogs(keyboard: Keyboard) -> None:
    home = keyboard.there("TableWidget").focus
    keyboard.press("ctrl+comma")
    keyboard.there("TableWidget", "GroupList", "PreferencesDialog")
    keyboard.press("Down", "Down", "Tab", "Down")
    keyboard.there("TableWidget", "Choice", "PreferencesDialog")
    keyboard.press("Escape")
    keyboard.there("TableWidget", home)
    keyboard.press("question")
    keyboard.there("TableWidget", "", "HelpSheet")
    keyboard.press("Down", "Escape")
    keyboard.there("TableWidget", home)
    keyboard.menu("alt+h", "About")
    keyboard.there("TableWidget", "", "AboutSheet")
    keyboard.press("Escape")
    keyboard.there("TableWidget", home)
    keyboard.menu("alt+h", "Copy details")
    keyboard.program.see(lambda seen: seen.notice, 20, "what was copied")
    keyboard.there("TableWidget", home)
    keyboard.press("ctrl+n")
    keyboard.there("TableWidget", "", "NewMatchDialog")
    keyboard.press("Escape")
    keyboard.there("TableWidget", home)
    keyboard.press("ctrl+q")
    assert keyboard.program.ended() == 0
    keyboard.program.check_quiet()


def test_pages(keyboard: Keyboard) -> None:
    for open_page, page, focus in (
        (lambda: keyboard.press("ctrl+r"), "RulesPage", "_Reading"),
        (lambda: keyboard.press("ctrl+t"), "StatisticsPage", ""),
        (lambda: keyboard.press("ctrl+h"), "HistoryPage", "HistoryTable"),
        (lambda: keyboard.press("ctrl+m"), "RetryPage", ""),
        (lambda: keyboard.press("F1"), "RulesPage", "_Reading"),
        (lambda: keyboard.menu("alt+v", "Fairness"), "FairnessPage", ""),
        (lambda: keyboard.menu("alt+h", "How to play"), "LessonPage", ""),
    ):
        open_page()
        keyboard.there(page, focus)
        keyboard.press("Tab", "Tab", "shift+Tab")
        keyboard.there(page)
        keyboard.press("Escape")
        keyboard.there("TableWidget", "CardButton")
    keyboard.press("ctrl+q")
    assert keyboard.program.ended() == 0
    keyboard.program.check_quiet()


def test_history(keyboard: Keyboard, tmp_path: Path) -> None:
    keyboard.press("ctrl+h")
    keyboard.there("HistoryPage", "HistoryTable")
    # Two matches are deleted and brought back.
    keyboard.press("Home", "Down", "shift+Down", "Delete")
    keyboard.program.see(lambda seen: matches(keyboard.program) == 2, 20, "two deleted")
    keyboard.there("HistoryPage")
    keyboard.press("ctrl+z")
    keyboard.program.see(lambda seen: matches(keyboard.program) == 4, 20, "both back")
    keyboard.there("HistoryPage", "HistoryTable")
    # Search, and back to the list.
    keyboard.press("ctrl+f")
    keyboard.there("HistoryPage", "SearchField")
    keyboard.screen.do("type", "zzz")
    keyboard.program.see(
        lambda seen: any(each.text == "Open" and not each.enabled for each in seen.buttons), 20, "nothing found"
    )
    keyboard.press("ctrl+a", "BackSpace", "Return")
    keyboard.there("HistoryPage", "HistoryTable")
    # To a file, and out of it.
    keyboard.press("ctrl+s")
    keyboard.there("HistoryPage", "QLineEdit", "FileDialog")
    place = tmp_path / "mine.threegin.json"
    keyboard.press("ctrl+a")
    keyboard.screen.do("type", str(place))
    keyboard.press("Return")
    keyboard.program.see(lambda seen: place.exists() and place.stat().st_size > 0, 20, "the file")
    keyboard.there("HistoryPage", "HistoryTable")
    keyboard.press("ctrl+o")
    keyboard.there("HistoryPage", "QLineEdit", "FileDialog")
    keyboard.screen.do("type", str(place))
    keyboard.press("Return")
    keyboard.there("HistoryPage", "HistoryTable")
    # A review and its steps, and back to the same row.
    keyboard.press("Home", "Down", "Return")
    keyboard.there("ReviewPage")
    keyboard.press("Right", "Right", "Left", "End", "Home", "space", "f")
    keyboard.there("ReviewPage")
    keyboard.press("Escape")
    keyboard.there("HistoryPage", "HistoryTable")
    keyboard.press("Escape")
    keyboard.there("TableWidget", "CardButton")
    keyboard.press("ctrl+q")
    assert keyboard.program.ended() == 0
    keyboard.program.check_quiet()
