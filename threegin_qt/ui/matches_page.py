"""What the pages about the matches kept have in common."""

from __future__ import annotations

from typing import ClassVar

from PySide6.QtCore import Slot
from PySide6.QtGui import QResizeEvent, QShowEvent

from .pages import Page
from .theme import BODY_PIXELS, GRID


class MatchesPage(Page):
    """Read anew whenever it comes up, and no wider than can be taken in with ease."""

    WIDEST: ClassVar = 150 * GRID
    """At the text's normal size."""
    FOOT: ClassVar = 0
    """The margin below."""

    @Slot()
    def refresh(self) -> None:
        """Read everything anew."""
        raise NotImplementedError

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if not event.spontaneous():
            self.refresh()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        widest = self.WIDEST * self.font().pixelSize() // BODY_PIXELS if self.font().pixelSize() > 0 else self.WIDEST
        side = max(3 * GRID, (self.width() - widest) // 2)
        self.box.setContentsMargins(side, 2 * GRID, side, self.FOOT)
