"""Where cyclic garbage is collected: in the window's thread only.

Python collects in whichever thread happens to allocate. In the worker's thread that would destroy widgets and timers outside
their own thread, which Qt forbids.
"""

from __future__ import annotations

import gc
from typing import Final

from PySide6.QtCore import QObject, QTimer, Slot

LOOK_MS: Final = 1000


class GarbageCollection(QObject):
    """Takes Python's own collector out of the way and does its work from a timer of the thread that made this object."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        gc.disable()
        self._timer = QTimer(self)
        self._timer.timeout.connect(self.look)
        self._timer.start(LOOK_MS)

    @Slot()
    def look(self) -> None:
        """Collect the oldest generation that is due, by Python's own thresholds."""
        due = [count > threshold for count, threshold in zip(gc.get_count(), gc.get_threshold(), strict=True)]
        if any(due):
            gc.collect(max(generation for generation, is_due in enumerate(due) if is_due))

    def stop(self) -> None:
        """Give the work back to Python, once no other thread runs any more."""
        self._timer.stop()
        gc.enable()
