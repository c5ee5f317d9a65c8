"""The window: pages, the quiet bar, dialogs, and where it stood last."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, Protocol

from PySide6.QtCore import QEvent, QSize, QTimer, Signal, Slot
from PySide6.QtGui import QCloseEvent, QMoveEvent, QResizeEvent
from PySide6.QtWidgets import QApplication, QLayout, QMainWindow, QWidget

from .felt import Curtain
from .placement import fitted, least, trimmed

# The window is painted once before the rest of the program is loaded (see `furnish`): nothing heavy is imported here.
if TYPE_CHECKING:
    from threegin_qt.controller import MatchController, TableSource
    from threegin_qt.engine import RuleSet
    from threegin_qt.store import Preferences

    from .languages import Languages
    from .lesson_page import LessonPage
    from .pages import Page
    from .rules_page import RulesPage
    from .settings import Settings

_ORDERS: Final = {"sort_rank": "rank", "sort_suit": "suit", "sort_melds": "melds", "sort_free": "free"}
_SETTLED_MS: Final = 250
"""A window that has not been moved for so long is where the person wants it."""


class Table(Protocol):
    """What the window needs of the table's widget."""

    def set_source(self, source: TableSource) -> None: ...
    def set_preferences(self, preferences: Preferences) -> None: ...
    def perform(self, name: str) -> None: ...
    def may_perform(self, name: str) -> bool: ...
    @property
    def topic(self) -> str: ...
    @property
    def refused_topic(self) -> str: ...


class Window(QMainWindow):
    """The one window of the program.

    It carries out what concerns the window itself; what concerns matches it asks for by `requested`.
    """

    first_painted = Signal()
    """The bare felt is on the screen: time to furnish the window."""
    requested = Signal(str)
    """The name of a command that is not the window's nor the table's."""
    closing = Signal()
    """The window is being closed: the last chance to put things away."""

    def __init__(self, place: tuple[int, int, int, int] | None = None, maximized: bool = False) -> None:
        """A window with nothing but felt, where it was last."""
        super().__init__()
        self._furnished = False
        self._table: QWidget | None = None
        self._sheets: dict[str, QWidget] = {}
        self._rules_page: RulesPage | None = None
        self._lesson: LessonPage | None = None
        self._pages_before: list[QWidget] = []
        self.setWindowTitle("threegin")
        curtain = Curtain()
        curtain.painted.connect(self.first_painted)
        self.setCentralWidget(curtain)
        self._settle = QTimer(self, singleShot=True, interval=_SETTLED_MS)
        self._settle.timeout.connect(self._on_settled)
        # Whatever the text size, the smallest window stays as it is: pages scroll.
        layout = self.layout()
        assert layout is not None
        layout.setSizeConstraint(QLayout.SizeConstraint.SetNoConstraint)
        self._restore_place(place, maximized)

    def furnish(
        self,
        settings: Settings,
        languages: Languages,
        match: MatchController,
        make_table: Callable[[QWidget], QWidget],
    ) -> None:
        """Put everything in. `make_table` makes the table's widget (see Table), when it is first needed."""
        from PySide6.QtWidgets import QStackedWidget, QVBoxLayout

        from .menus import Menus
        from .notices import NoticeBar
        from .offer import Offer

        self._settings = settings
        self._languages = languages
        self._match = match
        self._make_table = make_table
        self.notices = NoticeBar(self)
        self.offer = Offer(settings)
        self.offer.lesson_wanted.connect(self.show_lesson)
        self._pages = QStackedWidget()
        self._pages.addWidget(self.offer)
        inside = QWidget()
        box = QVBoxLayout(inside)
        box.setContentsMargins(0, 0, 0, 0)
        box.setSpacing(0)
        box.addWidget(self.notices)
        box.addWidget(self._pages, 1)
        self.setCentralWidget(inside)
        # Now and not with the next layout: a button that is still hidden when the window gets the keyboard does not get it.
        inside.show()
        self.menus = Menus(self)
        self.menus.triggered.connect(self.perform)
        self._furnished = True
        self._use_keys()
        settings.changed.connect(self._on_settings)
        self._pages.currentChanged.connect(self.menus.enable)
        self.menus.enable()
        self.show_offer()

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
            for name, slot in (
                ("preference_changed", self._on_table_preference),
                ("new_match_wanted", self._on_new_match),
                ("review_wanted", self._on_review),
                ("help_wanted", self.show_rules),
            ):
                getattr(table, name).connect(slot)
        return self._table

    @property
    def page(self) -> QWidget:
        """The page that is up."""
        current = self._pages.currentWidget()
        assert current is not None
        return current

    @property
    def at_table(self) -> bool:
        """Whether the table is up."""
        return self._table is not None and self._pages.currentWidget() is self._table

    def show_table(self) -> None:
        """Bring the table up."""
        table = self.table
        self._pages_before.clear()
        self._pages.setCurrentWidget(table)
        table.setFocus()

    def show_offer(self) -> None:
        """Bring the offer up."""
        self._pages_before.clear()
        self._pages.setCurrentWidget(self.offer)
        self.offer.take_keyboard()

    @property
    def rules(self) -> RuleSet:
        """The rules of what is on the page that is up, of the match on the table, or of the one on offer."""
        rules = getattr(getattr(getattr(self.page, "table", None), "view", None), "rules", None)
        if rules is not None:
            return rules  # type: ignore[no-any-return]
        return self._match.view.rules if self._match.interactive else self.offer.form.rules

    @Slot(str)
    def show_rules(self, topic: str | None = None) -> None:
        """Bring the rules up, at a section if one is named (see help_topics)."""
        from .rules_page import RulesPage

        page = self._rules_page
        if page is None:
            page = self._rules_page = RulesPage(self._pages)
            page.set_preferences(self._settings.now)
        page.show_rules(self.rules, self._languages.code, topic)
        self.show_page(page)
        page.text.setFocus()

    def show_lesson(self) -> None:
        """Bring the lesson up, at the step that was reached."""
        from .lesson_page import LessonPage

        page = self._lesson
        if page is None:
            page = self._lesson = LessonPage(self._settings, self._pages)
        self.show_page(page)
        page.go_on()

    def _show_help(self) -> None:
        """Bring up the section of the rules about the place where the person is, or about what the table refused."""
        from .help_topics import place_topic

        page = self.page
        table = self.table_for("knock")
        if table is not None and (page in (self._table, self._lesson) or table.refused_topic):
            self.show_rules(table.topic)
        elif page is not self._rules_page:
            self.show_rules(place_topic(page))

    @Slot()
    def show_help_over(self) -> None:
        """Open the section about a dialog over the dialog, which may let nobody by."""
        from .help_topics import place_topic
        from .rules_sheet import RulesSheet

        dialog = self.sender()
        assert isinstance(dialog, QWidget)
        sheet = RulesSheet(self._settings.now, dialog)
        sheet.show_rules(self.rules, self._languages.code, place_topic(dialog))
        sheet.open()

    def show_page(self, page: Page) -> None:
        """Bring a page up whose way back leads to where the person is now."""
        from .assistive import announce

        if self._pages.indexOf(page) < 0:
            self._pages.addWidget(page)
            page.left.connect(self.leave_page)
            # A page with a table of its own has the same help.
            table = getattr(page, "table", None)
            if table is not None and hasattr(table, "help_wanted"):
                table.help_wanted.connect(self.show_rules)
        if page in self._pages_before:
            # Who comes back to a page from one that it led to is where he was.
            del self._pages_before[self._pages_before.index(page) :]
        elif self.page is not page:
            self._pages_before.append(self.page)
        self._pages.setCurrentWidget(page)
        announce(page, page.title.text())

    @Slot()
    def leave_page(self) -> None:
        """Go back from a page to where the person was."""
        before = self._pages_before.pop() if self._pages_before else self.offer
        if before is self._table:
            self.show_table()
        elif before is self.offer:
            self.show_offer()
        else:
            self._pages.setCurrentWidget(before)
            take_focus = getattr(before, "take_focus", None)
            if take_focus is not None:
                take_focus()

    # Commands

    def table_for(self, name: str) -> Table | None:
        """The table that a command of the table is for now: the one of the match, or one on the page that is up."""
        if self.at_table:
            return self._table  # type: ignore[return-value] # a widget and a Table
        find = getattr(self.page, "table_for", None)
        return None if find is None else find(name)

    def table_may(self, name: str) -> bool:
        """Whether a command of the table would do something now."""
        table = self.table_for(name)
        return table is not None and table.may_perform(name)

    def is_on(self, name: str) -> bool:
        """Whether a command that can be on or off is on."""
        if name == "full_screen":
            return self.isFullScreen()
        if name == "side_panel":
            return self._settings.now.side_panel
        return self._settings.now.order == _ORDERS[name]

    @Slot(str)
    def perform(self, name: str) -> None:
        """Carry out a command by its name."""
        from .shortcuts import BY_NAME

        if BY_NAME[name].of_table:
            table = self.table_for(name)
            if table is not None:
                table.perform(name)
            return
        if not self.menus.may(name):
            return
        own = {
            "preferences": self._show_preferences,
            "side_panel": self._toggle_side_panel,
            "full_screen": self._toggle_full_screen,
            "keys": self._show_keys,
            "rules": self.show_rules,
            "lesson": self.show_lesson,
            "help": self._show_help,
            "about": self._show_about,
            "quit": self.close,
        }.get(name)
        if own is not None:
            own()
        else:
            self.requested.emit(name)

    def _toggle_side_panel(self) -> None:
        self._settings.change(side_panel=not self._settings.now.side_panel)

    def _toggle_full_screen(self) -> None:
        from PySide6.QtCore import Qt

        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)

    # Dialogs that stay open beside the game

    def _show_sheet(self, name: str, make: Callable[[], QWidget]) -> QWidget:
        sheet = self._sheets.get(name)
        if sheet is None:
            sheet = self._sheets[name] = make()
            sheet.help_wanted.connect(self.show_help_over)  # type: ignore[attr-defined]
        sheet.show()
        sheet.raise_()
        sheet.activateWindow()
        return sheet

    def _show_preferences(self) -> None:
        from .preferences_dialog import PreferencesDialog

        self._show_sheet("preferences", lambda: PreferencesDialog(self._settings, self._languages, self))

    def _show_keys(self) -> None:
        from .help_sheet import HelpSheet

        self._show_sheet("keys", lambda: HelpSheet(self._keys(), self))

    def _show_about(self) -> None:
        from .about import AboutSheet

        self._show_sheet("about", lambda: AboutSheet(self))

    # Preferences

    def _keys(self) -> dict[str, tuple[str, ...]]:
        from .shortcuts import keys_in_use

        return keys_in_use(self._settings.now.keys, self._settings.now.single_keys)

    def _use_keys(self) -> None:
        self.menus.use_keys(self._keys())
        sheet = self._sheets.get("keys")
        if sheet is not None:
            sheet.show_keys(self._keys())  # type: ignore[attr-defined]

    @Slot(object, object)
    def _on_settings(self, before: Preferences, now: Preferences) -> None:
        if (before.keys, before.single_keys) != (now.keys, now.single_keys):
            self._use_keys()
        if self._table is not None:
            self._table.set_preferences(now)  # type: ignore[attr-defined]
        for page in (self._rules_page, self._lesson):
            if page is not None:
                page.set_preferences(now)
        self.menus.show_checks()

    @Slot(str, object)
    def _on_table_preference(self, name: str, value: object) -> None:
        self._settings.change(**{name: value})

    @Slot()
    def _on_new_match(self) -> None:
        self.requested.emit("new_match")

    @Slot()
    def _on_review(self) -> None:
        self.requested.emit("review")

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange and self._furnished:
            self.menus.retranslate()
            from .rules_page import RulesPage

            # The page, which may be the one to come back to, and what lies over dialogs.
            for page in self.findChildren(RulesPage):
                page.show_rules(page.rules, self._languages.code)
        elif event.type() == QEvent.Type.WindowStateChange:
            self._settle.start()
            if self._furnished:
                self.menus.show_checks()
        super().changeEvent(event)

    # Place

    def _restore_place(self, place: tuple[int, int, int, int] | None, maximized: bool) -> None:
        primary = QApplication.primaryScreen()
        screens = sorted(QApplication.screens(), key=lambda screen: screen is not primary)
        areas = [screen.availableGeometry() for screen in screens]
        position, size = fitted(place, areas)
        self._first_size: QSize | None = size
        self.setMinimumSize(least(areas))
        self.resize(size)
        if position is not None:
            self.move(position)
        if maximized:
            from PySide6.QtCore import Qt  # see theme.py: it takes long

            self.setWindowState(Qt.WindowState.WindowMaximized)

    @Slot()
    def _on_settled(self) -> None:
        self._trim()
        self._note_place()

    def _trim(self) -> None:
        """Once at the start, before the person has changed the size: keep the frame, too, on the screen."""
        size = self._first_size
        if size is None or not self.isVisible() or self.isMaximized() or self.isFullScreen():
            return
        if self.size() != size:
            self._first_size = None
        elif self.frameGeometry() != self.geometry():
            self._first_size = None
            found = trimmed(self.frameGeometry(), size, self.screen().availableGeometry())
            if found is not None:
                position, smaller = found
                self.resize(smaller)
                self.move(position)

    def _note_place(self) -> None:
        """Remember where the window is, unless it fills the screen or is away."""
        if not self._furnished or not self.isVisible() or self.isMinimized() or self.isFullScreen():
            return
        maximized = self.isMaximized()
        place = self._settings.now.window
        if not maximized:
            place = (self.x(), self.y(), self.width(), self.height())
        self._settings.change(window=place, maximized=maximized)

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
