"""Where everything is built and wired."""

from __future__ import annotations

import logging
import os
import sys

from PySide6.QtCore import QObject, QTimer, Slot
from PySide6.QtGui import QGuiApplication, QIcon
from PySide6.QtWidgets import QApplication, QWidget

from . import __version__
from .cli import Options
from .controller import BUG_TROUBLE, MatchController, computer_players, end_process
from .controller.garbage import GarbageCollection
from .controller.instance import SingleInstance, Standing
from .controller.stop_signals import StopSignals
from .resources import resource_path
from .store import EnvironmentTrouble, Locations, MatchStore, Preferences, PreferencesFile, locations
from .ui.appearance import Appearance
from .ui.errors import ErrorHook
from .ui.languages import Languages
from .ui.logs import LastLines, set_up
from .ui.match_flow import MatchFlow
from .ui.report import details
from .ui.settings import Settings
from .ui.trouble_words import (
    bug_text,
    player_trouble_text,
    preferences_trouble_text,
    second_window_text,
    trouble_text,
)
from .ui.window import Window

log = logging.getLogger(__name__)

APPLICATION_NAME = "threegin"
DESKTOP_FILE = "io.github.threegin.threegin"
"""The name of the desktop entry, by which a Wayland desktop finds the icon; under X11 it goes by the application's name."""

ICON_SIZES = (16, 24, 32, 48, 64, 128, 256)


def _make_table(parent: QWidget) -> QWidget:
    """The table is loaded when the first match begins: it is most of the program."""
    from .ui.table import TableWidget

    return TableWidget(parent)


class Program(QObject):
    """All parts of the running program, and what goes from one to the other."""

    def __init__(self, application: QApplication, where: Locations, instance: SingleInstance, last_lines: LastLines) -> None:
        super().__init__()
        self._application = application
        self._where = where
        self._instance = instance
        self._last_lines = last_lines
        self._closed = False
        self._troubles: list[EnvironmentTrouble] = []

        self.errors = ErrorHook(self)
        self.errors.install()
        self.settings = Settings(PreferencesFile(where.preferences), self)
        self.languages = Languages([resource_path("translations")], self)
        self.languages.use(self.settings.now.language)
        self.appearance = Appearance(application)
        self.appearance.use(self.settings.now)
        primary = instance.lock.held or instance.lock.trouble is not None
        self.store = MatchStore(where.matches, read_only=not primary, on_trouble=self._troubles.append)
        self.match = MatchController(self.store, computer_players, self)
        self.match.set_preferences(self.settings.now)
        self.window = Window(self.settings, self.languages, self.match, _make_table)
        self.flow = MatchFlow(self.window, self.match, self.store, self.settings)
        self.flow.begin()
        self._garbage = GarbageCollection(self)
        self._signals = StopSignals(self)

        self.settings.changed.connect(self._on_settings)
        self.settings.trouble.connect(self._on_settings_trouble)
        self.match.trouble.connect(self._on_match_trouble)
        self.errors.happened.connect(self._on_error)
        self.window.requested.connect(self._on_request)
        self.window.closing.connect(self.close)
        self._signals.requested.connect(self._on_stop_signal)
        instance.raise_requested.connect(self._on_raise)
        self.store.on_trouble = self._say_store_trouble
        if not primary:
            self.window.notices.say(second_window_text)
        else:
            for trouble in self._troubles:
                self._say_store_trouble(trouble)
        self._say_settings_trouble()

    def show(self) -> None:
        """Show the window; what is not needed for that comes after its first picture."""
        self.window.show()
        QTimer.singleShot(0, self, self._after_first_picture)

    @Slot()
    def _after_first_picture(self) -> None:
        self.match.warm_up()
        icon = QIcon()
        for size in ICON_SIZES:
            icon.addFile(str(resource_path("icons", f"threegin-{size}.png")))
        self._application.setWindowIcon(icon)

    @Slot(object, object)
    def _on_settings(self, before: Preferences, now: Preferences) -> None:
        self.appearance.use(now)
        self.match.set_preferences(now)
        if before.language != now.language:
            self.languages.use(now.language)

    # What went wrong, in one sentence each

    def _say_store_trouble(self, trouble: EnvironmentTrouble) -> None:
        code, name = trouble.code, trouble.path.name
        self.window.notices.say(lambda: trouble_text(code, name))

    def _say_settings_trouble(self) -> None:
        file = self.settings.file
        if file is not None and file.trouble is not None:
            name = file.backup.name if file.backup is not None else ""
            self.window.notices.say(lambda: preferences_trouble_text(name))

    @Slot()
    def _on_settings_trouble(self) -> None:
        self.window.notices.say(lambda: preferences_trouble_text(""))

    @Slot(object)
    def _on_match_trouble(self, code: object) -> None:
        self.window.notices.say(bug_text if code == BUG_TROUBLE else player_trouble_text)

    @Slot()
    def _on_error(self) -> None:
        self.window.notices.say(bug_text)

    # Requests

    @Slot(str)
    def _on_request(self, name: str) -> None:
        if name == "report":
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
        self.match.shut_down()
        self.settings.save()
        self.store.close()
        self._signals.close()
        self._garbage.stop()
        self._instance.release()
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
    instance = SingleInstance(where.lock)
    if instance.acquire() is Standing.SECONDARY_RAISED:
        return 0
    program = Program(application, where, instance, last_lines)
    program.show()
    code = application.exec()
    program.close()
    program.errors.remove()
    return end_process(code)
