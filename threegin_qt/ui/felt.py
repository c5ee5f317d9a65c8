"""The table's surface: the first thing that the window shows, so it needs little to be loaded."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRect, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap, QRadialGradient
from PySide6.QtWidgets import QWidget

from .theme import Theme, blend, theme, themes

# Not in Qt's own cache: one felt at twice the resolution is larger than all of that.
_MOST_KEPT: Final = 2
_kept: dict[tuple[str, int, int, float], QPixmap] = {}


def felt(size: tuple[int, int], dpr: float, look: Theme) -> QPixmap:
    """The table's surface, lit softly from above the middle."""
    width, height = size
    key = (look.name, width, height, dpr)
    found = _kept.get(key)
    if found is not None:
        return found
    pixmap = QPixmap(max(1, round(width * dpr)), max(1, round(height * dpr)))
    pixmap.setDevicePixelRatio(dpr)
    pixmap.fill(look.felt_edge)
    if look.felt != look.felt_edge:
        light = QRadialGradient(QPointF(width * 0.5, height * 0.42), max(width, height) * 0.72)
        light.setColorAt(0.0, look.felt)
        light.setColorAt(0.45, blend(look.felt, look.felt_edge, 0.30))
        light.setColorAt(1.0, look.felt_edge)
        painter = QPainter(pixmap)
        painter.fillRect(QRect(0, 0, width, height), light)
        painter.end()
    while len(_kept) >= _MOST_KEPT:
        del _kept[next(iter(_kept))]
    _kept[key] = pixmap
    return pixmap


class Felt(QWidget):
    """The surface with nothing on it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        themes().changed.connect(self.update)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.drawPixmap(0, 0, felt((self.width(), self.height()), self.devicePixelRatioF(), theme()))


class Curtain(QWidget):
    """The felt in one colour: the first frame, before anything else is loaded.

    A gradient, or the plain filling of a rectangle, would have all names of `Qt` made, which is a tenth of the time that it
    takes to the first frame.
    """

    painted = Signal()
    """It has been painted for the first time."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._was_painted = False

    def paintEvent(self, event: QPaintEvent) -> None:
        colour = QPixmap(self.size())
        colour.fill(blend(theme().felt, theme().felt_edge, 0.4))
        painter = QPainter(self)
        painter.drawPixmap(0, 0, colour)
        painter.end()
        if not self._was_painted:
            self._was_painted = True
            self.painted.emit()
