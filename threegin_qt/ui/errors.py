"""Errors that nothing in the program catches: each is logged once and shown once, and the game goes on."""

from __future__ import annotations

import logging
import sys
import threading
import traceback
from types import TracebackType
from typing import Any, Final

from PySide6.QtCore import QMessageLogContext, QObject, QtMsgType, Signal, Slot, qInstallMessageHandler

log = logging.getLogger(__name__)

_QT_LEVELS: Final = {
    QtMsgType.QtDebugMsg: logging.DEBUG,
    QtMsgType.QtInfoMsg: logging.INFO,
    QtMsgType.QtWarningMsg: logging.WARNING,
    QtMsgType.QtCriticalMsg: logging.ERROR,
    QtMsgType.QtFatalMsg: logging.CRITICAL,
}


class ErrorHook(QObject):
    """Takes the place of Python's hooks for exceptions and of Qt's for messages.

    PySide hands exceptions of slots, shortcuts, timers and virtual methods (a paint event) to `sys.excepthook`. The same
    error can come with every frame: it is known again by its type and the lines it came through.
    """

    happened = Signal()
    """Something new went wrong, in whichever thread; told in the window's."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._known: dict[tuple[Any, ...], int] = {}
        self._lock = threading.Lock()
        self._before: tuple[Any, Any, Any, Any] | None = None
        self._connected = False

    _heard = Signal()

    def install(self) -> None:
        """Take the hooks over."""
        self._before = (sys.excepthook, threading.excepthook, sys.unraisablehook, qInstallMessageHandler(_from_qt))
        sys.excepthook = self.handle
        threading.excepthook = self._in_thread
        sys.unraisablehook = self._unraisable

    def remove(self) -> None:
        """Put back what there was before `install`."""
        if self._before is not None:
            sys.excepthook, threading.excepthook, sys.unraisablehook, messages = self._before
            qInstallMessageHandler(messages)
            self._before = None

    def handle(self, kind: type[BaseException], error: BaseException | None, trace: TracebackType | None) -> None:
        """Log an error and tell of it, unless it is a known one."""
        if issubclass(kind, KeyboardInterrupt):
            sys.__excepthook__(kind, error or kind(), trace)
            return
        lines = tuple((frame.f_code.co_filename, number) for frame, number in traceback.walk_tb(trace))
        key = (kind, lines)
        with self._lock:
            count = self._known[key] = self._known.get(key, 0) + 1
        if count > 1:
            log.debug("again, %d times by now: %s", count, kind.__name__)
            return
        log.error("an error in the program", exc_info=(kind, error or kind(), trace))
        with self._lock:
            if not self._connected:
                # Not before the first error: the names of `Qt` take long to make (see theme.py).
                from PySide6.QtCore import Qt

                self._heard.connect(self._tell, Qt.ConnectionType.QueuedConnection)
                self._connected = True
        self._heard.emit()

    def _in_thread(self, arguments: threading.ExceptHookArgs) -> None:
        if arguments.exc_type is not SystemExit:
            self.handle(arguments.exc_type, arguments.exc_value, arguments.exc_traceback)

    def _unraisable(self, arguments: sys.UnraisableHookArgs) -> None:
        self.handle(arguments.exc_type, arguments.exc_value, arguments.exc_traceback)

    @Slot()
    def _tell(self) -> None:
        self.happened.emit()


def _from_qt(kind: QtMsgType, context: QMessageLogContext, text: str) -> None:
    logging.getLogger(f"qt.{context.category or 'default'}").log(_QT_LEVELS.get(kind, logging.WARNING), "%s", text)
