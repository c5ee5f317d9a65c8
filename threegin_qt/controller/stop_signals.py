"""SIGTERM, SIGINT and the like as a Qt signal, so that the program ends the same way as by its menu."""

from __future__ import annotations

import signal
import socket
from collections.abc import Callable
from types import FrameType
from typing import Any

from PySide6.QtCore import QObject, QSocketNotifier, Signal, Slot

from ..stopping import STOPPING


def _noted(number: int, frame: FrameType | None) -> None:
    """Nothing more to do: Python writes the number to the wake-up socket, for which there has to be a handler."""


class StopSignals(QObject):
    """Listens for the signals that ask the program to end.

    While Qt's event loop waits no Python code runs, so a plain handler would be called much later or never. The number of
    the signal goes through a socket, which wakes the loop. To be made in the main thread.
    """

    requested = Signal(int)
    """The number of the signal, told from the event loop."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._reader, self._writer = socket.socketpair()
        self._reader.setblocking(False)
        self._writer.setblocking(False)
        self._notifier = QSocketNotifier(self._reader.fileno(), QSocketNotifier.Type.Read, self)
        self._notifier.activated.connect(self._on_ready)
        self._before_fd = signal.set_wakeup_fd(self._writer.fileno(), warn_on_full_buffer=False)
        self._before: dict[int, Callable[[int, FrameType | None], Any] | int | None] = {
            number: signal.signal(number, _noted) for number in STOPPING
        }

    @Slot()
    def _on_ready(self) -> None:
        try:
            numbers = self._reader.recv(4096)
        except BlockingIOError:
            return
        for number in numbers:
            if number in self._before:
                self.requested.emit(number)

    def close(self) -> None:
        """Put back what there was before. May be called again."""
        for number, handler in self._before.items():
            signal.signal(number, signal.SIG_DFL if handler is None else handler)
        if self._before:
            signal.set_wakeup_fd(self._before_fd)
            self._notifier.setEnabled(False)
            self._reader.close()
            self._writer.close()
        self._before = {}
