"""Whether the system asks for less movement: told by the desktop portal on Linux, by Windows' setting there."""

from __future__ import annotations

import ctypes
import sys
from typing import Final

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtGui import QGuiApplication

_SERVICE: Final = "org.freedesktop.portal.Desktop"
_PATH: Final = "/org/freedesktop/portal/desktop"
_INTERFACE: Final = "org.freedesktop.portal.Settings"
# The setting of the portal itself, and the one that desktops had before it (inverted: whether animations are on).
_REDUCED: Final = ("org.freedesktop.appearance", "reduced-motion")
_ANIMATIONS: Final = ("org.gnome.desktop.interface", "enable-animations")

_SPI_GETCLIENTAREAANIMATION: Final = 0x1042


class ReducedMotion(QObject):
    """`wanted` is False until the system has said otherwise; `changed` tells when it does, also later."""

    changed = Signal(bool)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.wanted = False
        self._calls: list[QObject] = []

    def ask(self) -> None:
        """Ask the system, without waiting for an answer: it comes with `changed`, or never.

        Where the program runs without a desktop there is nobody to ask.
        """
        if QGuiApplication.platformName() in ("offscreen", "minimal", "vnc"):
            return
        if sys.platform == "win32":
            self._set(_windows_wants_it())
        elif sys.platform.startswith("linux"):
            self._ask_portal()

    def _set(self, wanted: bool) -> None:
        if wanted != self.wanted:
            self.wanted = wanted
            self.changed.emit(wanted)

    def _ask_portal(self) -> None:
        try:
            from PySide6.QtDBus import QDBusConnection, QDBusMessage, QDBusPendingCallWatcher
        except ImportError:
            # Not in every bundle; then the preference alone decides.
            return
        bus = QDBusConnection.sessionBus()
        if not bus.isConnected():
            return
        for setting in (_REDUCED, _ANIMATIONS):
            message = QDBusMessage.createMethodCall(_SERVICE, _PATH, _INTERFACE, "ReadOne")
            message.setArguments(list(setting))
            watcher = QDBusPendingCallWatcher(bus.asyncCall(message), self)
            watcher.setObjectName(setting[1])
            watcher.finished.connect(self._answered)
            self._calls.append(watcher)

    @Slot(object)
    def _answered(self, watcher: QObject) -> None:
        from PySide6.QtDBus import QDBusMessage, QDBusPendingCallWatcher

        assert isinstance(watcher, QDBusPendingCallWatcher)
        reply = watcher.reply()
        if reply.type() == QDBusMessage.MessageType.ReplyMessage and reply.arguments():
            self.take(watcher.objectName(), reply.arguments()[0])
        if watcher in self._calls:
            self._calls.remove(watcher)
        watcher.deleteLater()

    def take(self, setting: str, value: object) -> None:
        """Take note of what the portal says of one of its settings."""
        value = getattr(value, "variant", lambda: value)()
        if setting == _REDUCED[1]:
            self._set(value == 1)
        elif value is False:
            self._set(True)


def _windows_wants_it() -> bool:
    """Windows' "Show animations in Windows", switched off."""
    shown = ctypes.c_int(1)
    user32 = getattr(ctypes, "windll").user32  # noqa: B009 - not there on other systems
    if user32.SystemParametersInfoW(_SPI_GETCLIENTAREAANIMATION, 0, ctypes.byref(shown), 0):
        return not shown.value
    return False
