"""The menus of the window and the keys of its commands."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QTimer, Signal, Slot
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMenu

from .languages import QT_TRANSLATE_NOOP, translate
from .shortcuts import COMMANDS, Place, title
from .theme import GRID, theme, themes

if TYPE_CHECKING:
    from .window import Window

_TITLES: Final = {
    Place.GAME: QT_TRANSLATE_NOOP("Window", "&Game"),
    Place.MOVE: QT_TRANSLATE_NOOP("Window", "&Move"),
    Place.VIEW: QT_TRANSLATE_NOOP("Window", "&View"),
    Place.HELP: QT_TRANSLATE_NOOP("Window", "&Help"),
}
_SEPARATED: Final = ("preferences", "quit", "hint", "undo", "show_discards", "repeat_event", "review", "side_panel", "report")
"""The commands above which the menu has a line."""
_ROLES: Final = {
    "preferences": QAction.MenuRole.PreferencesRole,
    "quit": QAction.MenuRole.QuitRole,
    "about": QAction.MenuRole.AboutRole,
}
_CHECKED: Final = ("sort_rank", "sort_suit", "sort_melds", "sort_free", "side_panel", "full_screen")
"""The commands with a mark before them while they are on."""


class Menus(QObject):
    """Game, Move, View, Help: an action for every command."""

    triggered = Signal(str)
    """The name of a command that was chosen, in a menu or by its key."""

    def __init__(self, window: Window) -> None:
        super().__init__(window)
        self._window = window
        self._may: dict[str, Callable[[], bool]] = {}
        self.actions: dict[str, QAction] = {}
        self.menus: dict[Place, QMenu] = {}
        for place in _TITLES:
            menu = self.menus[place] = QMenu(window)
            window.menuBar().addMenu(menu)
            menu.aboutToShow.connect(self.refresh)
            menu.aboutToHide.connect(self._on_hide)
        for command in COMMANDS:
            action = QAction(window)
            action.setObjectName(command.name)
            action.setMenuRole(_ROLES.get(command.name, QAction.MenuRole.NoRole))
            action.setCheckable(command.name in _CHECKED)
            action.setAutoRepeat(False)
            action.triggered.connect(self._on_triggered)
            menu = self.menus[command.place]
            if command.name in _SEPARATED:
                menu.addSeparator()
            menu.addAction(action)
            window.addAction(action)
            self.actions[command.name] = action
        themes().changed.connect(self._restyle)
        self._restyle()
        self.retranslate()

    @Slot()
    def _restyle(self) -> None:
        """Lines in the theme's own colour: what Qt makes of the ground is not seen on black."""
        line, ground = theme().paper_line.name(), theme().paper.name()
        width = round(theme().line_width)
        for menu in self.menus.values():
            menu.setStyleSheet(
                f"QMenu {{ background: {ground}; border: {width}px solid {line}; padding: {GRID // 2}px; }}"
                f"QMenu::separator {{ height: 1px; background: {line}; margin: {GRID // 2}px {GRID}px; }}"
            )

    def retranslate(self) -> None:
        """Make all texts anew."""
        for place, menu in self.menus.items():
            menu.setTitle(translate("Window", _TITLES[place]))
        for name, action in self.actions.items():
            action.setText(title(name))

    def use_keys(self, keys: Mapping[str, tuple[str, ...]]) -> None:
        """Give the commands these keys, from shortcuts.keys_in_use."""
        for name, held in keys.items():
            self.actions[name].setShortcuts([QKeySequence(key) for key in held])

    def allow(self, name: str, may: Callable[[], bool]) -> None:
        """Grey the entry of a command of the program while `may` says no, and do nothing for its key."""
        self._may[name] = may

    def may(self, name: str) -> bool:
        """Whether a command of the program can be carried out now."""
        return name not in self._may or self._may[name]()

    @Slot()
    def refresh(self) -> None:
        """Show the entries as they are now. Only while a menu is open: keys go to the table, which says itself why not."""
        for command in COMMANDS:
            allowed = self._window.table_may(command.name) if command.of_table else self.may(command.name)
            self.actions[command.name].setEnabled(allowed)
        self.show_checks()

    def show_checks(self) -> None:
        """Mark what is on."""
        for name in _CHECKED:
            self.actions[name].setChecked(self._window.is_on(name))

    @Slot()
    def enable(self) -> None:
        """Have the keys of the table while it is up, those of the program always."""
        for command in COMMANDS:
            self.actions[command.name].setEnabled(not command.of_table or self._window.table_for(command.name) is not None)

    @Slot()
    def _on_hide(self) -> None:
        # An entry is triggered after its menu is hidden.
        QTimer.singleShot(0, self, self.enable)

    @Slot()
    def _on_triggered(self) -> None:
        action = self.sender()
        if isinstance(action, QAction):
            self.triggered.emit(action.objectName())
        self.show_checks()
