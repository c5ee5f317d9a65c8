"""The window: menus, pages, the quiet bar, and where it stood last."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Final, Protocol

from PySide6.QtCore import QEvent, QRect, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QAction, QCloseEvent, QKeySequence, QMoveEvent, QResizeEvent
from PySide6.QtWidgets import QApplication, QMainWindow, QMenu, QStackedWidget, QVBoxLayout, QWidget

from threegin_qt.controller import MatchController, TableSource
from threegin_qt.engine import CLASSIC
from threegin_qt.store import Preferences

from .languages import QT_TRANSLATE_NOOP, Languages, translate
from .notices import NoticeBar
from .offer import Offer
from .pages import Page
from .placement import MINIMUM, fitted
from .settings import Settings
from .shortcuts import COMMANDS, Command, Place, keys_in_use, title

log = logging.getLogger(__name__)

_MENUS: Final = {
    Place.GAME: QT_TRANSLATE_NOOP("Window", "&Game"),
    Place.MOVE: QT_TRANSLATE_NOOP("Window", "&Move"),
    Place.VIEW: QT_TRANSLATE_NOOP("Window", "&View"),
    Place.HELP: QT_TRANSLATE_NOOP("Window", "&Help"),
}
_SEPARATED: Final = ("preferences", "quit", "hint", "undo", "show_discards", "repeat_event", "side_panel", "report")
"""The commands above which the menu has a line."""
_ROLES: Final = {
    "preferences": QAction.MenuRole.PreferencesRole,
    "quit": QAction.MenuRole.QuitRole,
    "about": QAction.MenuRole.AboutRole,
}
_ORDERS: Final = {"sort_rank": "rank", "sort_suit": "suit", "sort_melds": "melds", "sort_free": "free"}
_SETTLED_MS: Final = 250
"""A window that has not been moved for so long is where the person wants it."""


class Table(Protocol):
    """What the window needs of the table's widget."""

    def set_source(self, source: TableSource) -> None: ...
    def set_preferences(self, preferences: Preferences) -> None: ...
    def perform(self, name: str) -> None: ...
    def may_perform(self, name: str) -> bool: ...


class Window(QMainWindow):
    """The one window of the program.

    It carries out what concerns the window itself; what concerns matches it asks for by `requested`.
    """

    requested = Signal(str)
    """The name of a command that is not the window's nor the table's."""
    closing = Signal()
    """The window is being closed: the last chance to put things away."""

    def __init__(
        self,
        settings: Settings,
        languages: Languages,
        match: MatchController,
        make_table: Callable[[QWidget], QWidget],
    ) -> None:
        """`make_table` makes the table's widget (see Table), when it is first needed."""
        super().__init__()
        self._settings = settings
        self._languages = languages
        self._match = match
        self._make_table = make_table
        self._table: QWidget | None = None
        self._rules_page: Page | None = None
        self._sheets: dict[str, QWidget] = {}
        self._page_before: QWidget | None = None
        self._may: dict[str, Callable[[], bool]] = {}

        self.notices = NoticeBar(self)
        self.offer = Offer(settings)
        self._pages = QStackedWidget()
        self._pages.addWidget(self.offer)
        inside = QWidget()
        box = QVBoxLayout(inside)
        box.setContentsMargins(0, 0, 0, 0)
        box.setSpacing(0)
        box.addWidget(self.notices)
        box.addWidget(self._pages, 1)
        self.setCentralWidget(inside)

        self.actions_by_name: dict[str, QAction] = {}
        self._menus: dict[Place, QMenu] = {}
        self._make_menus()
        self.retranslate()
        self._use_keys()
        settings.changed.connect(self._on_settings)

        self.setWindowTitle("threegin")
        self.setMinimumSize(MINIMUM)
        self._settle = QTimer(self, singleShot=True, interval=_SETTLED_MS)
        self._settle.timeout.connect(self._note_place)
        self._restore_place()
        self._pages.currentChanged.connect(self._on_page)
        self._on_page()

    # Pages

    @property
    def table(self) -> QWidget:
        """The table's widget."""
        if self._table is None:
            table = self._make_table(self._pages)
            self._table = table
            self._pages.addWidget(table)
            as_table: Table = table  # type: ignore[assignment] # a widget and a Table
            as_table.set_preferences(self._settings.now)
            as_table.set_source(self._match)
            for name, slot in (("preference_changed", self._on_table_preference), ("new_match_wanted", self._on_new_match)):
                getattr(table, name).connect(slot)
        return self._table

    def show_table(self) -> None:
        """Bring the table up."""
        table = self.table
        self._pages.setCurrentWidget(table)
        table.setFocus()

    def show_offer(self) -> None:
        """Bring the offer up."""
        self._pages.setCurrentWidget(self.offer)
        self.offer.take_keyboard()

    def show_rules(self) -> None:
        """Bring the rules up, with the numbers of the match on the table."""
        from .rules_page import RulesPage

        if self._rules_page is None:
            self._rules_page = RulesPage(self._pages)
            self._rules_page.left.connect(self.leave_page)
            self._pages.addWidget(self._rules_page)
        page = self._rules_page
        assert isinstance(page, RulesPage)
        playing = self._match.interactive
        page.show_rules(self._match.view.rules if playing else self.offer.form.rules or CLASSIC, self._languages.code)
        if self._pages.currentWidget() is not page:
            self._page_before = self._pages.currentWidget()
            self._pages.setCurrentWidget(page)
        page.text.setFocus()

    @Slot()
    def leave_page(self) -> None:
        """Go back from a page to where the person was."""
        if self._page_before is self._table and self._table is not None:
            self.show_table()
        else:
            self.show_offer()

    @property
    def page(self) -> QWidget:
        """The page that is up."""
        current = self._pages.currentWidget()
        assert current is not None
        return current

    def _on_page(self) -> None:
        at_table = self._table is not None and self._pages.currentWidget() is self._table
        for command in COMMANDS:
            if command.of_table:
                self.actions_by_name[command.name].setEnabled(at_table)

    # Menus

    def allow(self, name: str, may: Callable[[], bool]) -> None:
        """Grey the menu entry of a command while `may` says no."""
        self._may[name] = may

    def _make_menus(self) -> None:
        for place in _MENUS:
            menu = self._menus[place] = QMenu(self)
            self.menuBar().addMenu(menu)
            menu.aboutToShow.connect(self._before_menu)
            menu.aboutToHide.connect(self._after_menu)
        for command in COMMANDS:
            action = QAction(self)
            action.setObjectName(command.name)
            action.setMenuRole(_ROLES.get(command.name, QAction.MenuRole.NoRole))
            action.setCheckable(command.name in _ORDERS or command.name in ("side_panel", "full_screen"))
            action.setAutoRepeat(False)
            action.triggered.connect(self._on_action)
            menu = self._menus[command.place]
            if command.name in _SEPARATED:
                menu.addSeparator()
            menu.addAction(action)
            self.addAction(action)
            self.actions_by_name[command.name] = action

    @Slot()
    def _before_menu(self) -> None:
        """Show the entries as they are now. A key must not depend on it: the table says itself why it refuses something."""
        now = self._settings.now
        at_table = self._table is not None and self._pages.currentWidget() is self._table
        for command in COMMANDS:
            action = self.actions_by_name[command.name]
            if command.name in _ORDERS:
                action.setChecked(now.order == _ORDERS[command.name])
            if command.of_table:
                action.setEnabled(at_table and self._table.may_perform(command.name))  # type: ignore[union-attr]
            elif command.name in self._may:
                action.setEnabled(self._may[command.name]())
        self._show_checks()

    @Slot()
    def _after_menu(self) -> None:
        # An entry is triggered after its menu is hidden.
        QTimer.singleShot(0, self, self._enable_all)

    @Slot()
    def _enable_all(self) -> None:
        for action in self.actions_by_name.values():
            action.setEnabled(True)
        self._on_page()

    def _show_checks(self) -> None:
        self.actions_by_name["side_panel"].setChecked(self._settings.now.side_panel)
        self.actions_by_name["full_screen"].setChecked(self.isFullScreen())

    @Slot()
    def _on_action(self) -> None:
        action = self.sender()
        if isinstance(action, QAction):
            self.perform(action.objectName())

    def perform(self, name: str) -> None:
        """Carry out a command by its name."""
        may = self._may.get(name)
        if may is not None and not may():
            return
        command: Command = next(command for command in COMMANDS if command.name == name)
        if command.of_table:
            if self._table is not None and self._pages.currentWidget() is self._table:
                self._table.perform(name)  # type: ignore[attr-defined]
            return
        own = {
            "preferences": self._show_preferences,
            "side_panel": self._toggle_side_panel,
            "full_screen": self._toggle_full_screen,
            "keys": self._show_keys,
            "rules": self.show_rules,
            "about": self._show_about,
            "quit": self.close,
        }.get(name)
        if own is not None:
            own()
        else:
            self.requested.emit(name)
        self._show_checks()

    def _use_keys(self) -> None:
        now = self._settings.now
        for name, keys in keys_in_use(now.keys, now.single_keys).items():
            self.actions_by_name[name].setShortcuts([QKeySequence(key) for key in keys])

    def _toggle_side_panel(self) -> None:
        self._settings.change(side_panel=not self._settings.now.side_panel)

    def _toggle_full_screen(self) -> None:
        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)

    # Dialogs that stay open beside the game

    def _show_sheet(self, name: str, make: Callable[[], QWidget]) -> QWidget:
        sheet = self._sheets.get(name)
        if sheet is None:
            sheet = self._sheets[name] = make()
        sheet.show()
        sheet.raise_()
        sheet.activateWindow()
        return sheet

    def _show_preferences(self) -> None:
        from .preferences_dialog import PreferencesDialog

        self._show_sheet("preferences", lambda: PreferencesDialog(self._settings, self._languages, self))

    def _show_keys(self) -> None:
        from .help_sheet import HelpSheet

        now = self._settings.now
        keys = keys_in_use(now.keys, now.single_keys)
        sheet = self._show_sheet("keys", lambda: HelpSheet(keys, self))
        assert isinstance(sheet, HelpSheet)
        sheet.show_keys(keys)

    def _show_about(self) -> None:
        from .about import AboutSheet

        self._show_sheet("about", lambda: AboutSheet(self))

    # Preferences

    @Slot(object, object)
    def _on_settings(self, before: Preferences, now: Preferences) -> None:
        if (before.keys, before.single_keys) != (now.keys, now.single_keys):
            self._use_keys()
            keys = self._sheets.get("keys")
            if keys is not None:
                keys.show_keys(keys_in_use(now.keys, now.single_keys))  # type: ignore[attr-defined]
        if self._table is not None:
            self._table.set_preferences(now)  # type: ignore[attr-defined]
        self._show_checks()

    @Slot(str, object)
    def _on_table_preference(self, name: str, value: object) -> None:
        self._settings.change(**{name: value})

    @Slot()
    def _on_new_match(self) -> None:
        self.requested.emit("new_match")

    # Language

    def retranslate(self) -> None:
        """Make all texts anew."""
        for place, menu in self._menus.items():
            menu.setTitle(translate("Window", _MENUS[place]))
        for name, action in self.actions_by_name.items():
            action.setText(title(name))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
            if self._rules_page is not None and self._pages.currentWidget() is self._rules_page:
                self.show_rules()
        elif event.type() == QEvent.Type.WindowStateChange:
            self._settle.start()
        super().changeEvent(event)

    # Place

    def _restore_place(self) -> None:
        now = self._settings.now
        primary = QApplication.primaryScreen()
        screens = sorted(QApplication.screens(), key=lambda screen: screen is not primary)
        place, size = fitted(now.window, [screen.availableGeometry() for screen in screens])
        self.setMinimumSize(MINIMUM.boundedTo(size))
        self.resize(size)
        if place is not None:
            self.move(place)
        if now.maximized:
            self.setWindowState(Qt.WindowState.WindowMaximized)

    def _note_place(self) -> None:
        """Remember where the window is, unless it fills the screen or is away."""
        if not self.isVisible() or self.isMinimized() or self.isFullScreen():
            return
        maximized = self.isMaximized()
        where = self._settings.now.window
        if not maximized:
            now = QRect(self.pos(), self.size())
            where = (now.x(), now.y(), now.width(), now.height())
        self._settings.change(window=where, maximized=maximized)

    def moveEvent(self, event: QMoveEvent) -> None:
        super().moveEvent(event)
        self._settle.start()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._settle.start()

    def closeEvent(self, event: QCloseEvent) -> None:
        self._settle.stop()
        self._note_place()
        self.closing.emit()
        for sheet in self._sheets.values():
            sheet.close()
        event.accept()
