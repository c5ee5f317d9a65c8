"""Crowns, coronets and caps. The middle of the lower rim is (0, 0); everything rises from there."""

from __future__ import annotations

from collections.abc import Callable

from court_kit import GOLD, GOLD_SHADE, IVORY, Pen, Tinctures, both
from geometry import Path, Point, circle, outline, polygon


def _band(pen: Pen, put: Callable[[Path], Path], half: float, colours: Tinctures) -> None:
    pen.fill(
        put(
            outline(
                f"M{-half} -1 C{-half / 2} 3 {half / 2} 3 {half} -1 L{half + 0.8} -8.4"
                f" C{half / 2} -4.4 {-half / 2} -4.4 {-half - 0.8} -8.4 Z"
            )
        ),
        GOLD,
    )
    pen.flat(
        put(
            outline(
                f"M{half * 0.35} 1 C{half * 0.6} 0.8 {half * 0.8} 0.2 {half - 0.7} -1.5 L{half} -7.2 C{half * 0.8}"
                f" -6.4 {half * 0.6} -6 {half * 0.35} -5.7 Z"
            )
        ),
        GOLD_SHADE,
    )
    pen.fill(put(circle(0, -2.2, 2.5)), colours.accent)
    for x in (-half * 0.62, half * 0.62):
        pen.fill(put(polygon((x, -6), (x + 2.8, -3.1), (x, -0.2), (x - 2.8, -3.1))), colours.livery)
    for x in (-half * 0.32, half * 0.32):
        pen.flat(put(circle(x, -2.7, 1.1)), IVORY)


def _velvet(pen: Pen, put: Callable[[Path], Path], half: float, height: float, colours: Tinctures) -> None:
    pen.fill(
        put(
            outline(
                f"M{-half} -5 L{-half - 2.5} {-height} C{-half / 2} {-height - 6} {half / 2} {-height - 6}"
                f" {half + 2.5} {-height} L{half} -5 Z"
            )
        ),
        colours.shade,
    )


def fleur(cx: float, foot: float, size: float) -> Path:
    """A lily of three petals that stands on a point."""
    return (
        outline(
            "M0 -20 C4.6 -14.6 4.6 -10 2.2 -5.6 C3.6 -10.4 7.4 -13.6 10.4 -11.4 C13 -9.2 11.4 -5.4 8.2 -6"
            " C8.4 -3.6 5.6 -2.4 3 -2.8 L3.4 0 L-3.4 0 L-3 -2.8 C-5.6 -2.4 -8.4 -3.6 -8.2 -6 C-11.4 -5.4 -13 -9.2 -10.4 -11.4"
            " C-7.4 -13.6 -3.6 -10.4 -2.2 -5.6 C-4.6 -10 -4.6 -14.6 0 -20 Z"
        )
        .scale(size)
        .move(cx, foot)
    )


def trefoil(cx: float, foot: float, size: float) -> Path:
    return (
        outline(
            "M-1.6 0 L-1.6 -4 C-4 -2 -8 -3.6 -8 -7.2 C-8 -10.6 -4.6 -12 -2.8 -11 C-5 -14 -2.6 -17.6 0 -17.6"
            " C2.6 -17.6 5 -14 2.8 -11"
            " C4.6 -12 8 -10.6 8 -7.2 C8 -3.6 4 -2 1.6 -4 L1.6 0 Z"
        )
        .scale(size)
        .move(cx, foot)
    )


def crown_of_points(pen: Pen, at: Point, colours: Tinctures) -> None:
    """An antique crown: five rays with pearls."""

    def put(path: Path) -> Path:
        return path.move(*at)

    _velvet(pen, put, 19, 17, colours)
    pen.fill(
        put(
            outline(
                "M-19.6 -7 L-24.5 -27 L-15.8 -14.6 L-12 -31 L-5 -15 L0 -35 L5 -15 L12 -31 L15.8 -14.6 L24.5 -27"
                " L19.6 -7 C10 -3 -10 -3 -19.6 -7 Z"
            )
        ),
        GOLD,
    )
    pen.flat(
        put(
            outline("M5.6 -14.6 L11.8 -28.4 L12.6 -6 L9 -5.2 Z")
            + outline("M16 -13.6 L23.4 -24.4 L19 -7.4 L15 -6.2 Z")
            + outline("M0.4 -32.6 L4.4 -15 L3 -5 L0.4 -5 Z")
        ),
        GOLD_SHADE,
    )
    for x, y in ((-24.5, -28), (-12, -32), (0, -36), (12, -32), (24.5, -28)):
        pen.fill(put(circle(x, y, 2.6)), IVORY)
    _band(pen, put, 19.5, colours)


def crown_of_lilies(pen: Pen, at: Point, colours: Tinctures) -> None:
    """An open crown: three lilies and two pearls between them."""

    def put(path: Path) -> Path:
        return path.move(*at)

    _velvet(pen, put, 19, 15, colours)
    pen.fill(put(fleur(-19, -8, 0.98).turn(-14, (-19, -8))), GOLD)
    pen.fill(put(fleur(19, -8, 0.98).turn(14, (19, -8))), GOLD)
    pen.fill(put(fleur(0, -5, 1.36)), GOLD)
    for x in (-10, 10):
        pen.line(put(outline(f"M{x} -7 L{x} -13")), 2)
        pen.fill(put(circle(x, -15.4, 2.7)), IVORY)
    _band(pen, put, 19.5, colours)


def crown_arched(pen: Pen, at: Point, colours: Tinctures) -> None:
    """A closed crown: velvet under two arches, a cross on top."""

    def put(path: Path) -> Path:
        return path.move(*at)

    pen.fill(put(outline("M-18.5 -5 C-27 -16 -20 -28.5 0 -28.5 C20 -28.5 27 -16 18.5 -5 Z")), colours.livery)
    pen.flat(put(outline("M5 -27.6 C20 -26.6 25 -15 18 -6 L8 -5 C13 -12 12 -22 5 -27.6 Z")), colours.shade)
    arch = outline("M-19.8 -7 C-29 -18 -20.5 -32 0 -32 L0 -27 C-16 -27 -22 -17.5 -14.8 -6 Z")
    pen.fill(put(arch), GOLD)
    pen.fill(put(arch.flip(0)), GOLD)
    pen.fill(put(outline("M-3 -4 L-3 -30 L3 -30 L3 -4 Z")), GOLD)
    for t in range(4):
        x, y = ((-21.4, -13.5), (-20.6, -19.2), (-16.4, -24.6), (-9.8, -28))[t]
        pen.flat(put(both(circle(x, y, 1.3))), IVORY)
    pen.flat(put(circle(0, -11, 1.2) + circle(0, -16.5, 1.2) + circle(0, -22, 1.2)), colours.accent)
    pen.fill(put(circle(0, -33.4, 3.6)), GOLD)
    pen.fill(
        put(
            outline(
                "M-1.2 -36.4 L-2 -39 L-4.6 -38.4 L-4.6 -41.4 L-2 -40.9 L-1.6 -43.4 L1.6 -43.4 L2 -40.9 L4.6 -41.4"
                " L4.6 -38.4 L2 -39 L1.2 -36.4 Z"
            )
        ),
        GOLD,
    )
    _band(pen, put, 19.5, colours)


def crown_of_leaves(pen: Pen, at: Point, colours: Tinctures) -> None:
    """An open crown with three trefoils and high points between."""

    def put(path: Path) -> Path:
        return path.move(*at)

    _velvet(pen, put, 19, 14, colours)
    pen.fill(
        put(
            outline(
                "M-19.6 -7 L-21.5 -15 C-17 -14 -13 -14 -10 -24 C-7 -14 -4 -13 0 -13 C4 -13 7 -14 10 -24 C13 -14"
                " 17 -14 21.5 -15 L19.6 -7 C10 -3 -10 -3 -19.6 -7 Z"
            )
        ),
        GOLD,
    )
    pen.fill(put(trefoil(-21, -13, 0.86).turn(-12, (-21, -13))), GOLD)
    pen.fill(put(trefoil(21, -13, 0.86).turn(12, (21, -13))), GOLD)
    pen.fill(put(trefoil(0, -12, 1.28)), GOLD)
    pen.fill(put(both(circle(10, -25.6, 2.3))), IVORY)
    _band(pen, put, 19.5, colours)
