"""Where everything is built and wired."""

from __future__ import annotations

import logging
import os
import sys
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QTimer, Slot
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QWidget

from . import __version__
from .cli import Options
from .store import DataLock, Locations, locations
from .store.first_look import first_look
from .ui.errors import ErrorHook
from .ui.logs import LastLines, set_up
from .ui.theme import is_palette_dark, themes
from .ui.window import Window

# The window is painted with bare felt before the rest is loaded: what a match needs is imported in `furnish`.
if TYPE_CHECKING:
    from .controller.instance import SingleInstance
    from .store import EnvironmentTrouble, Preferences

log = logging.getLogger(__name__)

APPLICATION_NAME: Final = "threegin"
DESKTOP_FILE: Final = "io.github.threegin.threegin"
"""The name of the desktop entry, by which a Wayland desktop finds the icon; under X11 it goes by the application's name."""
ICON_SIZES: Final = (16, 24, 32, 48, 64, 128, 256)
_UNPAINTED_MS: Final = 400
"""A window that has not been painted for so long (it may be minimized) is furnished all the same."""


def make_table(parent: QWidget) -> QWidget:
    """The table's widget; loaded when the first match begins."""
    from .ui.table import TableWidget

    return TableWidget(parent)


class Program(QObject):
    """All parts of the running program, and what goes from one to the other."""

    def __init__(self, application: QApplication, where: Locations, lock: DataLock, last_lines: LastLines) -> None:
        """The window with bare felt. `lock` has been tried already; if another program holds it, nothing will be saved."""
        super().__init__()
        self._application = application
        self._where = where
        self._lock = lock
        self._last_lines = last_lines
        self._furnished = False
        self._closed = False
        self._instance: SingleInstance | None = None
        self.errors = ErrorHook(self)
        self.errors.install()
        look = first_look(where.preferences)
        # The system's scheme is asked for when the window is furnished; its palette says the same at once.
        application.style()
        system = "dark" if is_palette_dark() else "light"
        themes().choose(system if look.theme == "system" else look.theme)
        self.window = Window(look.window, look.maximized)
        self.window.closing.connect(self.close)

    def show(self) -> None:
        """Show the window, and put everything in once it has been painted."""
        self.window.first_painted.connect(self._on_first_painted)
        self.window.show()
        QTimer.singleShot(_UNPAINTED_MS, self, self.furnish)

    @Slot()
    def _on_first_painted(self) -> None:
        QTimer.singleShot(0, self, self.furnish)

    @Slot()
    def furnish(self) -> None:
        """Build everything else. A second time does nothing."""
        if self._furnished or self._closed:
            return
        self._furnished = True
        from .controller import MatchController, computer_players
        from .controller.garbage import GarbageCollection
        from .controller.instance import SingleInstance
        from .controller.stop_signals import StopSignals
        from .resources import resource_path
        from .store import MatchStore, PreferencesFile
        from .ui.appearance import Appearance
        from .ui.history_flow import HistoryFlow
        from .ui.languages import Languages
        from .ui.match_flow import MatchFlow
        from .ui.review_flow import ReviewFlow
        from .ui.settings import Settings

        primary = self._lock.held or self._lock.trouble is not None
        troubles: list[EnvironmentTrouble] = []
        self.settings = Settings(PreferencesFile(self._where.preferences), self)
        self.languages = Languages([resource_path("translations")], self)
        self.languages.use(self.settings.now.language)
        self.appearance = Appearance(self._application)
        self.appearance.use(self.settings.now)
        self.store = MatchStore(self._where.matches, read_only=not primary, on_trouble=troubles.append)
        self.match = MatchController(self.store, computer_players, self)
        self.window.furnish(self.settings, self.languages, self.match, make_table)
        self.flow = MatchFlow(self.window, self.match, self.store, self.settings)
        self.pages = HistoryFlow(self.window, self.match, self.store)
        self.pages.start_requested.connect(self.flow.start)
        self.pages.continue_requested.connect(self.flow.resume)
        self.reviews = ReviewFlow(self.window, self.match, self.store, self.settings)
        self.reviews.start_requested.connect(self.flow.start)
        self.reviews.reviewed.connect(self.pages.refresh)
        self.pages.open_requested.connect(self.reviews.open_review)
        self.flow.begin()
        self._garbage = GarbageCollection(self)
        self._signals = StopSignals(self)

        self.settings.changed.connect(self._on_settings)
        self.settings.trouble.connect(self._on_settings_trouble)
        self.match.trouble.connect(self._on_match_trouble)
        self.errors.happened.connect(self._on_error)
        self.window.requested.connect(self._on_request)
        self._signals.requested.connect(self._on_stop_signal)
        self.store.on_trouble = self._say_store_trouble
        if primary:
            self._instance = SingleInstance(self._where.lock, self, self._lock)
            self._instance.raise_requested.connect(self._on_raise)
            self._instance.acquire()
        self._say_early_troubles(primary, troubles)
        QTimer.singleShot(0, self, self._set_icon)

    @Slot()
    def _set_icon(self) -> None:
        from PySide6.QtGui import QIcon

        from .resources import resource_path

        icon = QIcon()
        for size in ICON_SIZES:
            icon.addFile(str(resource_path("icons", f"threegin-{size}.png")))
        self._application.setWindowIcon(icon)

    @Slot(object, object)
    def _on_settings(self, before: Preferences, now: Preferences) -> None:
        self.appearance.use(now)
        if before.language != now.language:
            self.languages.use(now.language)

    # What went wrong, in one sentence each

    def _say_early_troubles(self, primary: bool, troubles: list[EnvironmentTrouble]) -> None:
        from .ui.trouble_words import preferences_trouble_text, second_window_text

        if not primary:
            self.window.notices.say(second_window_text)
        else:
            for trouble in troubles:
                self._say_store_trouble(trouble)
        file = self.settings.file
        if file is not None and file.trouble is not None:
            name = file.backup.name if file.backup is not None else ""
            self.window.notices.say(lambda: preferences_trouble_text(name))

    def _say_store_trouble(self, trouble: EnvironmentTrouble) -> None:
        from .ui.trouble_words import trouble_text

        code, name = trouble.code, trouble.path.name
        self.window.notices.say(lambda: trouble_text(code, name))

    @Slot()
    def _on_settings_trouble(self) -> None:
        from .ui.trouble_words import preferences_trouble_text

        self.window.notices.say(lambda: preferences_trouble_text(""))

    @Slot(object)
    def _on_match_trouble(self, code: object) -> None:
        from .controller import PLAYER_TROUBLE
        from .ui.trouble_words import bug_text, player_trouble_text

        self.window.notices.say(player_trouble_text if code == PLAYER_TROUBLE else bug_text)

    @Slot()
    def _on_error(self) -> None:
        from .ui.trouble_words import bug_text

        self.window.notices.say(bug_text)

    # Requests

    @Slot(str)
    def _on_request(self, name: str) -> None:
        if name == "report":
            from .ui.report import details

            text = details(self.settings.now, self._where, self.match, self._last_lines.text, self.languages.code)
            QGuiApplication.clipboard().setText(text)
            self.window.notices.say(self._copied, once=False)

    def _copied(self) -> str:
        return self.tr("The details are on the clipboard: paste them into your report.")

    @Slot()
    def _on_raise(self) -> None:
        window = self.window
        window.setWindowState(window.windowState() & ~window.windowState().WindowMinimized)
        window.show()
        window.raise_()
        window.activateWindow()

    @Slot(int)
    def _on_stop_signal(self, number: int) -> None:
        log.info("asked to end by signal %d", number)
        self.window.close()

    @Slot()
    def close(self) -> None:
        """Put everything away; the event loop ends. A second time does nothing."""
        if self._closed:
            return
        self._closed = True
        if self._furnished:
            self.reviews.close()
            self.match.shut_down()
            self.pages.close()
            self.settings.save()
            self.store.close()
            self._signals.close()
            self._garbage.stop()
        if self._instance is not None:
            self._instance.release()
        self._lock.release()
        self._application.quit()


def run(options: Options) -> int:
    """Run the program until its window is closed; its exit code."""
    # The computer players share the processor with the window: turns have to be short.
    sys.setswitchinterval(0.0005)
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
    where = locations(options.data_dir)
    last_lines = set_up(where.log_file, options.log_level)
    QGuiApplication.setDesktopFileName(DESKTOP_FILE)
    application = QApplication([APPLICATION_NAME, *options.for_qt])
    application.setApplicationName(APPLICATION_NAME)
    application.setApplicationDisplayName(APPLICATION_NAME)
    application.setApplicationVersion(__version__)
    lock = DataLock(where.lock)
    if not lock.acquire() and _other_was_raised(lock):
        return 0
    program = Program(application, where, lock, last_lines)
    program.show()
    code = application.exec()
    program.close()
    program.errors.remove()
    from .controller import end_process

    return end_process(code)


def _other_was_raised(lock: DataLock) -> bool:
    """Whether the program that has the data folder has come to the front in place of this one."""
    from .controller.instance import SingleInstance, Standing

    return SingleInstance(lock.path, lock=lock).acquire() is Standing.SECONDARY_RAISED
