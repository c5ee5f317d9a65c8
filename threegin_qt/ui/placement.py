"""Where a window goes that was somewhere once: always on a screen that is there, at a size that can be used."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPoint, QRect, QSize

DEFAULT: Final = QSize(1180, 760)
MINIMUM: Final = QSize(800, 520)
_GRIP: Final = QSize(160, 48)
"""So much of the window's top has to be within reach, or nobody can move it."""
_FRAME: Final = QSize(24, 56)
"""So much more than its inside a window takes at most, with its frame and title."""


def least(areas: Sequence[QRect]) -> QSize:
    """How small the window may be made: MINIMUM, or less if that is, with a frame around it, larger than one of the screens."""
    size = MINIMUM
    for area in areas:
        if not area.isEmpty():
            size = size.boundedTo(area.size() - _FRAME)
    return size


def fitted(saved: tuple[int, int, int, int] | None, screens: Sequence[QRect]) -> tuple[QPoint | None, QSize]:
    """The place (None to leave it to the system) and size for a window of which x, y, width and height are remembered.

    `screens` are the available areas of the screens, the primary one first. A place without enough of the window's top on a
    screen is forgotten, a size that no longer fits is cut to the screen, one too small to be used is forgotten too.
    """
    areas = [area for area in screens if not area.isEmpty()] or [QRect(QPoint(0, 0), DEFAULT)]
    if saved is None:
        return None, DEFAULT.boundedTo(areas[0].size())
    x, y, width, height = saved
    size = QSize(width, height)
    if width < MINIMUM.width() // 2 or height < MINIMUM.height() // 2:
        size = DEFAULT
    size = size.expandedTo(MINIMUM)
    top = QRect(QPoint(x, y), QSize(size.width(), _GRIP.height()))
    area = max(areas, key=lambda each: _covered(each, top))
    size = size.boundedTo(area.size())
    seen = area.intersected(QRect(top.topLeft(), QSize(size.width(), top.height())))
    if seen.width() < min(_GRIP.width(), size.width()) or seen.height() < _GRIP.height() // 2 or y < area.top():
        return None, size
    return QPoint(x, y), size


def trimmed(frame: QRect, inside: QSize, area: QRect) -> tuple[QPoint, QSize] | None:
    """The place of the frame and the size of the window in it with which all of it is on the screen; None where it fits.

    `inside` is the size without the frame, `area` the available part of the screen. Only what is larger than the screen is
    changed: a window that somebody has moved over the edge stays there.
    """
    over = QSize(max(0, frame.width() - area.width()), max(0, frame.height() - area.height()))
    if over.isNull():
        return None
    x = area.x() if over.width() else frame.x()
    y = area.y() if over.height() else frame.y()
    return QPoint(x, y), inside - over


def _covered(area: QRect, window: QRect) -> int:
    seen = area.intersected(window)
    return max(0, seen.width()) * max(0, seen.height())
