"""The preferences in use: who changes one changes it for everybody at once, and it is saved a moment later."""

from __future__ import annotations

import dataclasses
from typing import Any, Final

from PySide6.QtCore import QObject, QTimer, Signal

from threegin_qt.store import Preferences, PreferencesFile

_SAVE_AFTER_MS: Final = 500


class Settings(QObject):
    """Holds the Preferences, tells of changes, and keeps the file in step."""

    changed = Signal(object, object)
    """The Preferences before and now."""
    trouble = Signal()
    """The file could not be saved; told once until it can be again. `file.trouble` says why."""

    def __init__(self, file: PreferencesFile | None, parent: QObject | None = None) -> None:
        """Without a file nothing is kept."""
        super().__init__(parent)
        self.file = file
        self._now = Preferences() if file is None else file.load()
        self._saved = self._now
        self._failed = False
        self._timer = QTimer(self, singleShot=True, interval=_SAVE_AFTER_MS)
        self._timer.timeout.connect(self.save)

    @property
    def now(self) -> Preferences:
        """The preferences in use."""
        return self._now

    def change(self, **fields: Any) -> None:
        """Give some preferences other values. Raises TypeError for a name that is none."""
        self.use(dataclasses.replace(self._now, **fields))

    def use(self, preferences: Preferences) -> None:
        """Use these preferences."""
        if preferences == self._now:
            return
        before, self._now = self._now, preferences
        self._timer.start()
        self.changed.emit(before, preferences)

    def save(self) -> None:
        """Write what is not written yet, now."""
        self._timer.stop()
        if self.file is None or self._now == self._saved:
            return
        failed = self.file.save(self._now) is not None
        if not failed:
            self._saved = self._now
        elif not self._failed:
            self.trouble.emit()
        self._failed = failed
