"""Four card backs. Each looks the same after half a turn."""

from __future__ import annotations

import math
from collections.abc import Callable

from geometry import (
    Path,
    Point,
    Sub,
    circle,
    join,
    line,
    on_ellipse,
    outline,
    polygon,
    rectangle,
)
from sheet import CENTRE, HEIGHT, WIDTH, document, paper, shape, turned_copy
from suits import MARKS

MARGIN = 13.0
# The field inside the frame lines.
FIELD = (24.0, 24.0, WIDTH - 24.0, HEIGHT - 24.0)


def back(name: str) -> str:
    return document(paper() + _DESIGNS[name](), WIDTH, HEIGHT)


def _frame(ground: str, light: str) -> str:
    """The coloured ground with a light line just inside its edge."""
    outer = rectangle(MARGIN, MARGIN, WIDTH - MARGIN, HEIGHT - MARGIN, 7)
    inner = rectangle(MARGIN + 5, MARGIN + 5, WIDTH - MARGIN - 5, HEIGHT - MARGIN - 5, 3)
    return shape(outer, ground, decimals=1) + shape(inner, "none", decimals=1, stroke=light, stroke_width=1.2)


def _field(path: Path, fill: str) -> str:
    return shape(path.inside(*FIELD), fill, decimals=1)


def _field_lines(path: Path, colour: str, width: float) -> str:
    return shape(path.inside(*FIELD), "none", decimals=1, stroke=colour, stroke_width=width)


def _field_edge(colour: str) -> str:
    return shape(rectangle(*FIELD), "none", decimals=1, stroke=colour, stroke_width=1.6)


def _medallion(ground: str, light: str, second: str) -> str:
    """A round shield with the four suits about its middle, each twice."""
    cx, cy = CENTRE
    petals = join(circle(*on_ellipse(cx, cy, 37, 37, 18 * k + 9), 6.4) for k in range(20))
    marks = [
        MARKS[suit].move(-50, -50).scale(0.135).move(0, -22).turn(45 * k).move(cx, cy)
        for k, suit in enumerate((3, 1, 0, 2) * 2)
    ]
    star = [on_ellipse(cx, cy, *((9.0, 9.0) if k % 2 else (4.0, 4.0)), 22.5 * k) for k in range(16)]
    return "".join(
        (
            shape(petals, light, decimals=1),
            shape(circle(cx, cy, 37), light, decimals=1),
            shape(circle(cx, cy, 35), ground, decimals=1),
            shape(circle(cx, cy, 32), "none", decimals=1, stroke=second, stroke_width=1),
            shape(join(marks), light),
            shape(polygon(*star), second),
        )
    )


def _lattice() -> str:
    ground, light, gold = "#86202f", "#f6e4d3", "#d9a04e"
    dx, dy = (FIELD[2] - FIELD[0]) / 8, (FIELD[3] - FIELD[1]) / 12
    cx, cy = CENTRE
    cells: list[Path] = []
    flowers: list[Path] = []
    knots: list[Path] = []
    petal = outline("M0 -1.4 C3.4 -3 3.6 -8.4 0 -10.4 C-3.6 -8.4 -3.4 -3 0 -1.4 Z")
    flower = join(petal.turn(90 * k) for k in range(4)) + circle(0, 0, 1.6)
    for i in range(-5, 6):
        for j in range(-7, 8):
            x, y = cx + dx * i, cy + dy * j
            if (i + j) % 2 == 0:
                cells.append(polygon((x, y - dy + 3.6), (x + dx - 3.4, y), (x, y + dy - 3.6), (x - dx + 3.4, y)))
                flowers.append(flower.move(x, y))
            else:
                knots.append(polygon((x, y - 4.2), (x + 4, y), (x, y + 4.2), (x - 4, y)))
    return (
        _frame(ground, light)
        + _field(rectangle(*FIELD), light)
        + _field(join(cells), ground)
        + _field(join(flowers), light)
        + _field(join(knots), ground)
        + _field_edge(gold)
    )


def _scales() -> str:
    ground, deep, light, second = "#1f3d6b", "#172e52", "#dfe9f5", "#8fb3dd"
    cy = CENTRE[1]
    columns = 5
    radius = (FIELD[2] - FIELD[0]) / columns / 2
    step = (cy - FIELD[1]) / 14
    rings = ((1.0, light), (0.93, ground), (0.74, second), (0.68, ground), (0.49, light), (0.42, deep), (0.2, second))
    half = []
    for row in range(16):
        y = FIELD[1] + step * row
        shift = radius * (row % 2)
        xs = [FIELD[0] + radius * (2 * column + 1) + shift for column in range(-1, columns)]
        for share, colour in rings:
            discs = join(circle(x, y, radius * share) for x in xs)
            # Each half ends at the middle line, where its turned copy begins.
            discs = discs.inside(FIELD[0], FIELD[1], FIELD[2], cy)
            if discs.subs:
                half.append(shape(discs, colour, decimals=1))
    return _frame(ground, light) + turned_copy("".join(half)) + _field_edge(light) + _medallion(ground, light, second)


def _stars() -> str:
    ground, deep, light, gold = "#17605c", "#0f4946", "#eef4ea", "#e5b75f"
    cx, cy = CENTRE
    columns, rows = 4, 6
    width = (FIELD[2] - FIELD[0]) / columns
    height = (FIELD[3] - FIELD[1]) / rows
    stars, inner, hearts = [], [], []

    def star(x: float, y: float, outer: float, ratio: float) -> Path:
        points: list[Point] = []
        for k in range(16):
            r = outer if k % 2 == 0 else outer * ratio
            a = math.radians(22.5 * k)
            points.append((x + r * math.cos(a), y + r * math.sin(a)))
        return polygon(*points)

    inset = math.cos(math.radians(45)) / math.cos(math.radians(22.5))
    for i in range(-3, 4):
        for j in range(-4, 5):
            x, y = cx + width * i, cy + height * j
            stars.append(star(x, y, width / 2 - 0.2, inset))
            inner.append(star(x, y, width / 2 - 5.2, inset))
            hearts.append(star(x, y, width / 2 - 13, 0.5))
    crosses = []
    for i in range(-3, 4):
        for j in range(-4, 5):
            x, y = cx + width * (i + 0.5), cy + height * (j + 0.5)
            crosses.append(
                join(polygon((0, -2.4), (3.2, -6.6), (0, -12), (-3.2, -6.6)).turn(90 * k) for k in range(4)).move(x, y)
            )
    return (
        _frame(ground, light)
        + _field(rectangle(*FIELD), deep)
        + _field(join(stars), light)
        + _field(join(inner), ground)
        + _field(join(hearts), light)
        + _field(join(crosses), gold)
        + _field_edge(light)
    )


def _rosette() -> str:
    ground, deep, light, gold = "#4a2f66", "#38214f", "#efe6f5", "#e0b25c"
    cx, cy = CENTRE

    def wheel(x: float, y: float, inner: float, outer: float, loops: int, turns: int) -> Path:
        """A closed curve that swings between two circles: the engine-turned line of old bonds."""
        points: list[Point] = []
        count = 48 * turns
        for k in range(count):
            t = 2 * math.pi * turns * k / count
            r = (inner + outer) / 2 + (outer - inner) / 2 * math.cos(loops / turns * t)
            points.append((x + r * math.cos(t), y + r * math.sin(t)))
        return _smooth(points)

    rays = join(line(on_ellipse(cx, cy, 20, 20, 3 * k), on_ellipse(cx, cy, 190, 190, 3 * k)) for k in range(120))
    parts = [_frame(ground, light), _field(rectangle(*FIELD), deep), _field_lines(rays, "#6a4c8a", 0.9)]
    corners = [(x, y) for x in (FIELD[0], FIELD[2]) for y in (FIELD[1], FIELD[3])]
    for x, y in corners:
        parts.append(_field(circle(x, y, 62), ground))
        parts.append(_field_lines(circle(x, y, 62), gold, 1.2))
        parts.append(_field_lines(wheel(x, y, 22, 58, 32, 5), light, 0.8))
        parts.append(_field(circle(x, y, 14), gold))
    parts.append(shape(join(circle(*on_ellipse(cx, cy, 84, 84, 10 * k), 7.4) for k in range(36)), gold, decimals=1))
    parts.append(shape(circle(cx, cy, 84), ground, decimals=1, stroke=light, stroke_width=1.2))
    parts.append(shape(wheel(cx, cy, 42, 80, 48, 7), "none", decimals=1, stroke=light, stroke_width=0.8))
    parts.append(shape(wheel(cx, cy, 36, 56, 30, 7), "none", decimals=1, stroke=gold, stroke_width=0.8))
    parts.append(_field_edge(light))
    parts.append(_medallion(ground, light, gold))
    return "".join(parts)


def _smooth(points: list[Point]) -> Path:
    """A closed curve through points (Catmull and Rom's)."""
    segments = []
    count = len(points)
    for k in range(count):
        p0, p1, p2, p3 = (points[(k + d) % count] for d in (-1, 0, 1, 2))
        segments.append(
            (
                (p1[0] + (p2[0] - p0[0]) / 6, p1[1] + (p2[1] - p0[1]) / 6),
                (p2[0] - (p3[0] - p1[0]) / 6, p2[1] - (p3[1] - p1[1]) / 6),
                p2,
            )
        )
    return Path((Sub(points[0], tuple(segments), True),))


_DESIGNS: dict[str, Callable[[], str]] = {
    "lattice": _lattice,
    "scales": _scales,
    "stars": _stars,
    "rosette": _rosette,
}
BACKS = tuple(_DESIGNS)
