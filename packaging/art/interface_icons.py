"""The marks of the table and its buttons: one colour, 24 by 24, filled outlines only."""

from __future__ import annotations

import math
from collections.abc import Callable

from geometry import Path, Point, circle, join, outline, polygon, rectangle
from sheet import document, shape


def _ring(path: Path, inner: Path) -> Path:
    """A path with a hole."""
    same = (path.area() > 0) == (inner.area() > 0)
    return path + (inner.turned_round() if same else inner)


def _frame(left: float, top: float, right: float, bottom: float, radius: float, width: float) -> Path:
    return _ring(
        rectangle(left, top, right, bottom, radius),
        rectangle(left + width, top + width, right - width, bottom - width, max(radius - width, 0)),
    )


def _chevron(x: float, direction: int, half: float = 7, depth: float = 6.5, width: float = 3.6) -> Path:
    """An angle whose tip points to the right (1) or to the left (-1); x is its middle."""
    tip, tail = depth / 2, -depth / 2
    w = width / math.sqrt(2)
    points: list[Point] = [
        (tail - w / 2, -half + w / 2),
        (tail + w / 2, -half - w / 2),
        (tip + w, 0),
        (tail + w / 2, half + w / 2),
        (tail - w / 2, half - w / 2),
        (tip - w, 0),
    ]
    return polygon(*((x + direction * px, 12 + py) for px, py in points))


def _box() -> Path:
    """A lidded box."""
    return rectangle(2.5, 3.5, 21.5, 8.5, 1.2) + _ring(rectangle(4, 9.8, 20, 20.8, 1.4), rectangle(9, 12, 15, 14.4, 1.2))


def _captain() -> Path:
    """A star over a stripe of rank."""
    points: list[Point] = []
    for k in range(10):
        r = 8.6 if k % 2 == 0 else 3.7
        a = math.radians(-90 + 36 * k)
        points.append((12 + r * math.cos(a), 9.9 + r * math.sin(a)))
    stripe = polygon((3.5, 17), (12, 20.2), (20.5, 17), (20.5, 19.8), (12, 23), (3.5, 19.8))
    return polygon(*points) + stripe


def _partner() -> Path:
    """A chair seen from the side."""
    return outline(
        "M5.4 2.4 C6.4 1.9 7.6 2.2 7.9 3.4 L9.4 11 L17 11 C18.4 11 19 11.8 19 13 L19 21.5 L16.4 21.5 L16.4 15.2"
        " L8.2 15.2 L8.2 21.5 L5.6 21.5 L5.6 14 L4.2 4.2 C4.1 3.4 4.6 2.8 5.4 2.4 Z"
    )


def _hint() -> Path:
    """A light bulb."""
    bulb = outline(
        "M12 1.5 C16.4 1.5 19.6 4.8 19.6 9 C19.6 11.6 18.4 13.4 16.9 14.9 C16 15.8 15.5 16.4 15.4 17.4 L8.6 17.4"
        " C8.5 16.4 8 15.8 7.1 14.9 C5.6 13.4 4.4 11.6 4.4 9 C4.4 4.8 7.6 1.5 12 1.5 Z"
    )
    shine = outline("M12 4.2 C9.2 4.2 7.1 6.3 7.1 9 L8.9 9 C8.9 7.3 10.3 5.9 12 5.9 Z")
    return _ring(bulb, shine) + rectangle(8.6, 18.5, 15.4, 20.3, 0.9) + rectangle(9.8, 21.2, 14.2, 22.8, 0.8)


def _undo() -> Path:
    """An arrow that turns back to the left."""
    return outline(
        "M9.5 2.6 L9.5 7 L14 7 C18.4 7 21.5 9.9 21.5 14 C21.5 18.1 18.4 21 14 21 L6.5 21 L6.5 18.2 L14 18.2"
        " C16.8 18.2 18.6 16.5 18.6 14 C18.6 11.5 16.8 9.8 14 9.8 L9.5 9.8 L9.5 14.2 L2.4 8.4 Z"
    )


def _sort() -> Path:
    """Bars in order of length beside an arrow downwards."""
    bars = join(rectangle(11.5, y, 11.5 + w, y + 2.6, 1) for y, w in ((4, 4.5), (10.7, 7.5), (17.4, 10.5)))
    return bars + polygon((4.2, 3.6), (6.8, 3.6), (6.8, 15.6), (9.8, 15.6), (5.5, 21), (1.2, 15.6), (4.2, 15.6))


def _menu() -> Path:
    return join(rectangle(3, y, 21, y + 2.6, 1.2) for y in (4.7, 10.7, 16.7))


def _panel(direction: int) -> Path:
    """A window with its side panel and an arrow that way the panel goes."""
    window = _frame(2, 3.5, 22, 20.5, 2.2, 2.2)
    arrow = _chevron(8.8, direction, 3.6, 3.4, 2.4)
    return window + rectangle(14, 4.5, 21, 19.5) + arrow


def _settings() -> Path:
    """A gear wheel of eight teeth."""
    points: list[Point] = []
    for k in range(8):
        for offset, r in ((-14, 7.6), (-9.5, 10.6), (9.5, 10.6), (14, 7.6)):
            a = math.radians(45 * k + offset)
            points.append((12 + r * math.cos(a), 12 + r * math.sin(a)))
    return _ring(polygon(*points), circle(12, 12, 3.6))


def _play() -> Path:
    return outline(
        "M6.5 3.6 C6.5 2.7 7.4 2.2 8.2 2.7 L20.4 11 C21.1 11.5 21.1 12.5 20.4 13 L8.2 21.3 C7.4 21.8 6.5 21.3 6.5 20.4 Z"
    )


def _pause() -> Path:
    return rectangle(5.5, 3, 10, 21, 1.2) + rectangle(14, 3, 18.5, 21, 1.2)


_ICONS: dict[str, Callable[[], Path]] = {
    "box": _box,
    "captain": _captain,
    "partner": _partner,
    "hint": _hint,
    "undo": _undo,
    "sort": _sort,
    "menu": _menu,
    "fold": lambda: _panel(1),
    "unfold": lambda: _panel(-1),
    "settings": _settings,
    "play": _play,
    "pause": _pause,
    "step-forward": lambda: _chevron(12, 1),
    "step-back": lambda: _chevron(12, -1),
    "first": lambda: _chevron(14, -1) + rectangle(4, 4, 7, 20, 0.8),
    "last": lambda: _chevron(10, 1) + rectangle(17, 4, 20, 20, 0.8),
}


def icons() -> dict[str, str]:
    """Name and file text of every icon."""
    return {name: document(shape(draw(), "#000000"), 24, 24) for name, draw in _ICONS.items()}
