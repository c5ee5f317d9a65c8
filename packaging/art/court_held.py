"""What the figures hold. The hand closes about (0, 0); shafts are upright."""

from __future__ import annotations

import math

from court_crowns import fleur
from court_kit import (
    GOLD,
    GOLD_SHADE,
    IVORY,
    IVORY_SHADE,
    SILVER,
    SILVER_SHADE,
    Pen,
    Tinctures,
)
from geometry import Path, Point, arc, circle, join, outline, polygon, rectangle

WOOD, WOOD_SHADE = "#a3703c", "#7d5128"
LEAF = "#2f8a57"


def shaft(pen: Pen, at: Point, top: float, foot: float, half: float = 2.4) -> None:
    x, y = at
    pen.fill(rectangle(x - half, y + top, x + half, y + foot), WOOD)
    pen.flat(rectangle(x + 0.4, y + top + 0.7, x + half - 0.7, y + foot - 0.7), WOOD_SHADE)


def sword(pen: Pen, at: Point, colours: Tinctures) -> None:
    def put(path: Path) -> Path:
        return path.move(*at)

    pen.fill(put(outline("M-5 -14 L-5 -98 L0 -108 L5 -98 L5 -14 Z")), SILVER)
    pen.flat(put(outline("M0 -15 L0 -106.4 L4.3 -97.8 L4.3 -15 Z")), SILVER_SHADE)
    pen.line(put(outline("M0 -16 L0 -92")), 1)
    pen.fill(put(rectangle(-3.2, -14, 3.2, 18)), colours.accent)
    pen.fill(
        put(
            outline(
                "M-19 -21 C-17 -17 -10 -18 0 -18 C10 -18 17 -17 19 -21 C22 -19 22 -14 18 -13 C10 -11.4 -10 -11.4"
                " -18 -13 C-22 -14 -22 -19 -19 -21 Z"
            )
        ),
        GOLD,
    )
    pen.fill(put(circle(0, 21, 5)), GOLD)
    pen.flat(put(circle(0, 21, 1.8)), colours.livery)


def sceptre(pen: Pen, at: Point, colours: Tinctures) -> None:
    def put(path: Path) -> Path:
        return path.move(*at)

    pen.fill(put(rectangle(-2.6, -80, 2.6, 40)), GOLD)
    pen.flat(put(rectangle(0.6, -79, 1.9, 39)), GOLD_SHADE)
    pen.fill(put(rectangle(-5, -76, 5, -72, 1.5)), GOLD)
    pen.fill(put(circle(0, -82, 5.6)), colours.livery)
    pen.fill(put(fleur(0, -86, 1.05)), GOLD)


def axe(pen: Pen, at: Point, colours: Tinctures) -> None:
    """A battle axe with its edge to the right."""

    def put(path: Path) -> Path:
        return path.move(*at)

    shaft(pen, at, -100, 44)
    pen.fill(put(outline("M-2.4 -92 L-13 -97 C-10 -90 -10 -80 -13 -73 L-2.4 -78 Z")), SILVER)
    pen.fill(put(outline("M2.4 -93 C8 -94 13 -99 17 -104 C24 -92 24 -78 17 -66 C13 -71 8 -76 2.4 -77 Z")), SILVER)
    pen.flat(put(outline("M15.6 -101.4 C21.6 -91 21.6 -79 15.6 -68.4 C18 -79 18 -91 15.6 -101.4 Z")), SILVER_SHADE)
    pen.line(put(outline("M13.6 -98 C17 -90 17 -80 13.6 -72")), 0.9)
    pen.fill(put(rectangle(-4.4, -95, 4.4, -75)), GOLD)
    pen.flat(put(circle(0, -85, 2.4)), colours.accent)
    pen.fill(put(outline("M-3 -100 L0 -109 L3 -100 Z")), SILVER)


def orb(pen: Pen, at: Point, colours: Tinctures) -> None:
    """A globe with a cross; the hand is under it."""

    def put(path: Path) -> Path:
        return path.move(*at)

    pen.fill(put(circle(0, -26, 17)), colours.livery)
    pen.flat(put(outline("M6 -41.4 C20 -36 20 -16 6 -10.6 C12 -20 12 -32 6 -41.4 Z")), colours.shade)
    pen.flat(put(outline("M-11 -33 C-9 -37 -6 -39 -3 -39.6 C-6 -37 -8 -34 -8.4 -31 Z")), colours.second)
    pen.fill(put(outline("M-16.8 -29 C-8 -24 8 -24 16.8 -29 L16.8 -23 C8 -18 -8 -18 -16.8 -23 Z")), GOLD)
    pen.fill(put(outline("M-3 -42.8 C-1 -38 -1 -30 -2.4 -25 L2.4 -25 C3.6 -30 3.4 -38 3 -42.8 Z")), GOLD)
    for x in (-11, 0, 11):
        pen.flat(put(circle(x, -21.6 - abs(x) * 0.14, 1.7)), colours.accent)
    pen.fill(put(circle(0, -45, 3.6)), GOLD)
    pen.fill(
        put(outline("M-1.8 -48 L-3 -54.4 L-9 -53 L-9 -60 L-3 -58.6 L-4 -65 L4 -65 L3 -58.6 L9 -60 L9 -53 L3 -54.4 L1.8 -48 Z")),
        GOLD,
    )


def rose(pen: Pen, at: Point, colours: Tinctures) -> None:
    """A heraldic rose of five petals on a leafy stem."""
    x, y = at
    pen.line(outline(f"M{x} {y} C{x + 3} {y - 16} {x + 4} {y - 30} {x + 1} {y - 46}"), 4.2)
    pen.line(outline(f"M{x} {y} C{x + 3} {y - 16} {x + 4} {y - 30} {x + 1} {y - 46}"), 1.8, LEAF)
    for side, dy in ((1, -18), (-1, -30)):
        leaf = outline("M0 0 C4 -9 12 -12 20 -10 C17 -2 9 3 0 0 Z").scale(side * 0.9, 0.9).move(x + 2.5, y + dy)
        pen.fill(leaf, LEAF)
        pen.line(outline("M2 -1 C7 -5 11 -7 16 -8.6").scale(side * 0.9, 0.9).move(x + 2.5, y + dy), 0.8)
    cx, cy = x + 1, y - 60
    for k in range(5):
        pen.fill(polygon((0, -8), (3.2, -19.4), (-3.2, -19.4)).turn(72 * k + 36).move(cx, cy), LEAF)
    for k in range(5):
        petal = outline(
            "M0 -2 C-12 -6 -11.6 -18.4 -3.4 -18 C-1.6 -18 -0.6 -17 0 -15.8 C0.6 -17 1.6 -18 3.4 -18 C11.6 -18.4 12 -6 0 -2 Z"
        )
        pen.fill(petal.turn(72 * k).move(cx, cy), colours.livery)
    for k in range(5):
        petal = outline("M0 -1 C-6 -4 -6 -10 0 -9.4 C6 -10 6 -4 0 -1 Z")
        pen.fill(petal.turn(72 * k + 36).move(cx, cy), "#e4707a")
    pen.fill(circle(cx, cy, 3.4), GOLD)


def fan(pen: Pen, at: Point, colours: Tinctures) -> None:
    """An open fan of nine blades that leans to the right."""
    x, y = at
    count, spread, lean, length = 9, 92.0, -1.0, 45.0
    step = spread / count
    for k in range(count):
        a0 = lean - spread / 2 + step * k
        blade = outline("M-1.2 0 L-4.6 -46 C-3 -51.4 3 -51.4 4.6 -46 L1.2 0 Z").scale(1, length / 50).turn(a0 + step / 2)
        pen.fill(blade.move(x, y), colours.accent if k % 2 else IVORY)
        dot = circle(0, -44 * length / 50, 1.7).turn(a0 + step / 2)
        pen.flat(dot.move(x, y), IVORY if k % 2 else colours.livery)
    a = math.radians(lean - spread / 2 - 90)
    b = math.radians(lean + spread / 2 - 90)
    ring = arc(x, y, 30, math.degrees(a), math.degrees(b))
    pen.line(ring, 4.2)
    pen.line(ring, 2, GOLD)
    pen.fill(circle(x, y, 3.4), GOLD)


def lily(pen: Pen, at: Point) -> None:
    """A white lily with a bud on a leafy stem."""
    x, y = at
    stem = outline(f"M{x} {y + 2} C{x + 3} {y - 16} {x + 2} {y - 36} {x} {y - 54}")
    twig = outline(f"M{x + 2} {y - 30} C{x + 7} {y - 36} {x + 11} {y - 42} {x + 12} {y - 50}")
    pen.line(stem, 4.2)
    pen.line(twig, 3.6)
    pen.line(stem, 1.9, LEAF)
    pen.line(twig, 1.4, LEAF)
    for side, dy in ((1, -8), (-1, -20)):
        leaf = outline("M0 0 C4 -12 10 -18 17 -22 C17 -12 11 -3 0 0 Z").scale(side, 1).move(x + 2, y + dy)
        pen.fill(leaf, LEAF)
        pen.line(outline("M2 -2 C7 -7 11 -13 14.6 -18").scale(side, 1).move(x + 2, y + dy), 0.8)
    pen.fill(outline("M0 0 C-5 -5 -4 -14 1 -19 C6 -14 6 -5 0 0 Z").turn(10).move(x + 12, y - 48), IVORY)
    for turn in (-50, 50, -26, 26):
        petal = outline("M-2 0 C-9 -12 -7 -24 0 -33 C7 -24 9 -12 2 0 Z").scale(0.86).turn(turn)
        pen.fill(petal.move(x, y - 54), IVORY)
    pen.fill(outline("M-2.4 2 C-10 -12 -8 -26 0 -36 C8 -26 10 -12 2.4 2 Z").move(x, y - 54), IVORY)
    pen.flat(outline("M0.6 0 C6 -12 6.6 -24 0.6 -33.6 C4 -22 3.4 -10 0.6 0 Z").move(x, y - 54), IVORY_SHADE)
    for turn in (-16, 0, 16):
        pen.line(outline("M0 -2 L0 -20").turn(turn).move(x, y - 54), 0.9, GOLD_SHADE)
        pen.fill(circle(0, -21.6, 1.5).turn(turn).move(x, y - 54), GOLD)


def moon_sceptre(pen: Pen, at: Point) -> None:
    """A slender sceptre with a crescent and a star."""

    def put(path: Path) -> Path:
        return path.move(*at)

    pen.fill(put(rectangle(-2, -72, 2, 40)), SILVER)
    pen.flat(put(rectangle(0.4, -71, 1.4, 39)), SILVER_SHADE)
    for y in (-30, -50):
        pen.fill(put(circle(0, y, 3.2)), GOLD)
    pen.fill(put(rectangle(-4.4, -72, 4.4, -68, 1.4)), GOLD)
    pen.fill(
        put(
            outline(
                "M-4.5 -73.4 C-15 -78 -17.6 -92 -9 -101 C-12 -91 -8 -83 0 -82 C8 -83 12 -91 9 -101 C17.6 -92 15"
                " -78 4.5 -73.4 C1.5 -72.4 -1.5 -72.4 -4.5 -73.4 Z"
            )
        ),
        SILVER,
    )
    pen.flat(put(outline("M10.4 -97.4 C15.6 -90 13 -79 4 -74.2 C8 -80 11.4 -88 10.4 -97.4 Z")), SILVER_SHADE)
    star = []
    for k in range(16):
        r = 6.6 if k % 2 == 0 else 2.6
        a = math.radians(-90 + 22.5 * k)
        star.append((r * math.cos(a), -94 + r * math.sin(a)))
    pen.fill(put(polygon(*star)), GOLD)


def halberd(pen: Pen, at: Point, colours: Tinctures) -> None:
    def put(path: Path) -> Path:
        return path.move(*at)

    shaft(pen, at, -84, 44)
    pen.fill(put(outline("M-2.4 -78 L-14 -84 C-15 -78 -13 -72 -8 -69 L-2.4 -68 Z")), SILVER)
    pen.fill(put(outline("M2.4 -82 L8 -84 C12 -86 16 -88 19 -92 C23 -80 21 -66 13 -57 C12 -62 8 -65 2.4 -66 Z")), SILVER)
    pen.flat(put(outline("M17.6 -88.6 C20.6 -79 19 -67.6 13.4 -60 C16 -69 17.6 -79 17.6 -88.6 Z")), SILVER_SHADE)
    pen.fill(put(outline("M-3.6 -82 L-2.6 -100 L0 -113 L2.6 -100 L3.6 -82 Z")), SILVER)
    pen.flat(put(outline("M0 -83 L0 -110 L2 -100 L2.8 -83 Z")), SILVER_SHADE)
    pen.fill(put(rectangle(-4.4, -84, 4.4, -63)), GOLD)
    pen.fill(
        put(outline("M-3.6 -62 L3.6 -62 L6.4 -48 L3.4 -50 L1.6 -46 L0 -50 L-1.6 -46 L-3.4 -50 L-6.4 -48 Z")), colours.accent
    )


def quill(pen: Pen, at: Point, colours: Tinctures) -> None:
    """A tall feather."""

    def put(path: Path) -> Path:
        return path.move(*at)

    pen.line(put(outline("M-1 30 C-1 10 0 -10 2 -40")), 3.8)
    pen.line(put(outline("M-1 30 C-1 10 0 -10 2 -40")), 1.5, IVORY)
    pen.fill(
        put(
            outline(
                "M-0.4 -22 C-9 -30 -13 -44 -12 -58 L-8 -54 C-12 -70 -9 -86 -2 -98 L-1 -91 C2 -100 8 -107 15 -111"
                " C18 -98 19 -84 15.6 -72 L12 -75 C14 -62 13 -48 8.6 -38 L6.6 -42 C6 -34 3.4 -27 -0.4 -22 Z"
            )
        ),
        IVORY,
    )
    pen.flat(
        put(
            outline(
                "M0.6 -24 C4 -50 6 -80 14.4 -109 C17 -97 17.6 -84 14.8 -74 L11.6 -76.6 C13.6 -62 12 -49 8.4 -40"
                " L6.2 -44 C5.4 -35 3.4 -29 0.6 -24 Z"
            )
        ),
        colours.accent,
    )
    pen.line(put(outline("M0 -20 C2.6 -50 5 -80 14 -107")), 1.1)
    barbs = [(1.4, -38, -7, -47), (2.4, -50, -8, -60), (3.8, -64, -7, -74), (5.6, -78, -3, -88)]
    pen.line(put(join(outline(f"M{a} {b} L{c} {d}") for a, b, c, d in barbs)), 0.7)
    right = [(3, -46, 9, -53), (4.6, -62, 12, -69), (6.8, -76, 14, -83), (9, -88, 15, -95)]
    pen.line(put(join(outline(f"M{a} {b} L{c} {d}") for a, b, c, d in right)), 0.7)


def bow(pen: Pen, at: Point) -> None:
    """A long bow with its string to the right."""

    def put(path: Path) -> Path:
        return path.move(*at)

    pen.line(put(outline("M11 -100 L11 66")), 1)
    body = (
        "M12 -104 C9 -102 8 -98 9 -94 C-4 -72 -6 -44 -3.4 -12 L-3.4 14 C-4 34 0 50 9 64 L12.6 62 C5 48"
        " 2.8 32 3.4 14 L3.4 -12 C1 -44 3 -70 13.6 -92 C14.6 -97 14.6 -101 12 -104 Z"
    )
    pen.fill(put(outline(body)), WOOD)
    pen.flat(put(outline("M10 -93 C-1 -72 -2.6 -44 -0.6 -12 L2.6 -12 C0.2 -44 2 -70 12.6 -92 Z")), WOOD_SHADE)
    for y in (-84, -60, -36):
        x = {-84: 5.4, -60: -0.6, -36: -2.4}[y]
        pen.fill(put(rectangle(x - 3.4, y - 2.4, x + 4, y + 2.4).turn({-84: 24, -60: 10, -36: 3}[y], (x, y))), GOLD)


def banner(pen: Pen, at: Point, colours: Tinctures) -> None:
    """A lance with a forked pennon that flies to the left, away from the frame."""

    def put(path: Path) -> Path:
        return path.move(*at)

    shaft(pen, at, -98, 44)
    pen.fill(put(outline("M-2.4 -97 C-10 -101 -16 -94 -24 -97 L-18 -88 L-25 -80 C-17 -77 -10 -84 -2.4 -80 Z")), colours.accent)
    pen.fill(put(outline("M-3.4 -98 L0 -112 L3.4 -98 Z")), SILVER)
    pen.flat(put(outline("M0.2 -98.7 L0.2 -109 L2.5 -98.7 Z")), SILVER_SHADE)
    pen.fill(put(rectangle(-3.6, -99.4, 3.6, -95.6, 1)), GOLD)
    pen.flat(put(circle(-9, -89.4, 3)), GOLD)
