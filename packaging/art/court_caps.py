"""Coronets and veils of the queens, caps of the jacks; the middle of the lower rim is (0, 0)."""

from __future__ import annotations

from court_crowns import fleur, trefoil
from court_kit import (
    GOLD,
    IVORY,
    IVORY_SHADE,
    SILVER,
    SILVER_SHADE,
    Pen,
    Tinctures,
    both,
)
from geometry import (
    Path,
    Point,
    Sub,
    arc_segments,
    circle,
    join,
    line,
    on_ellipse,
    outline,
    polygon,
)

# ---- queens ----


def _rim(pen: Pen, at: Point, half: float, gem: str) -> None:
    pen.fill(
        outline(
            f"M{-half} 0 C{-half / 2} 3.4 {half / 2} 3.4 {half} 0 L{half + 0.6} -6"
            f" C{half / 2} -2.4 {-half / 2} -2.4 {-half - 0.6} -6 Z"
        ).move(*at),
        GOLD,
    )
    for k in (-2, -1, 0, 1, 2):
        x = k * half * 0.4
        y = -0.4 - k * k * 0.45
        if k % 2 == 0:
            pen.flat(circle(x, y, 1.7).move(*at), gem)
        else:
            pen.flat(circle(x, y, 1.2).move(*at), IVORY)


def coronet(pen: Pen, at: Point, colours: Tinctures, kind: str) -> None:
    """A queen's crown: lilies, trefoils, stars of points, or arches of pearls."""

    def put(path: Path) -> Path:
        return path.move(*at)

    half = 17.0
    if kind == "lilies":
        for x, turn, size in ((-15, -16, 0.72), (15, 16, 0.72), (0, 0, 1.0)):
            pen.fill(put(fleur(x, -5 + abs(x) * -0.08, size).turn(turn, (x, -5))), GOLD)
        for x in (-8, 8):
            pen.fill(put(circle(x, -8.4, 2.4)), IVORY)
    elif kind == "trefoils":
        for x, turn, size in ((-15, -14, 0.72), (15, 14, 0.72), (0, 0, 1.05)):
            pen.fill(put(trefoil(x, -5 + abs(x) * -0.08, size).turn(turn, (x, -5))), GOLD)
        pen.fill(put(both(polygon((8, -4), (5.4, -10), (8, -16), (10.6, -10)))), colours.accent)
    elif kind == "points":
        pen.fill(put(outline("M-16 -14 C-8 -18 8 -18 16 -14 L16 -4 L-16 -4 Z")), colours.shade)
        rays = (
            "M-17.4 -5 L-21 -21 L-13.6 -11.6 L-10.6 -25.6 L-4.6 -11.4 L0 -29 L4.6 -11.4 L10.6 -25.6 L13.6"
            " -11.6 L21 -21 L17.4 -5 C8 -2 -8 -2 -17.4 -5 Z"
        )
        pen.fill(put(outline(rays)), SILVER)
        pen.flat(
            put(
                outline("M0.5 -27 L4 -11 L3 -3.6 L0.5 -3.4 Z")
                + outline("M5.4 -11.2 L10.4 -23.4 L11.4 -4.4 L8 -3.8 Z")
                + outline("M14 -10.8 L20 -18.6 L16.6 -5.4 L13.6 -4.8 Z")
            ),
            SILVER_SHADE,
        )
        for x, y in ((-21, -22), (-10.6, -26.8), (0, -30.2), (10.6, -26.8), (21, -22)):
            pen.fill(put(circle(x, y, 2.1)), colours.accent)
    else:  # "pearls"
        pen.fill(
            put(
                outline(
                    "M-16.6 -5 C-20 -15 -14 -20.6 -9 -14 C-9.6 -22 -4 -25.6 0 -20 C4 -25.6 9.6 -22 9 -14 C14 -20.6 20"
                    " -15 16.6 -5 Z"
                )
            ),
            GOLD,
        )
        pen.flat(
            put(
                outline("M-11.6 -4.4 C-13 -9 -11 -11.6 -8.6 -9.4 L-7 -3.6 Z")
                + outline("M11.6 -4.4 C13 -9 11 -11.6 8.6 -9.4 L7 -3.6 Z")
            ),
            colours.livery,
        )
        pen.fill(put(polygon((0, -17), (4.6, -10.6), (0, -4), (-4.6, -10.6))), colours.accent)
        for x, y in ((-17, -16.6), (-7, -22.4), (0, -23.6), (7, -22.4), (17, -16.6)):
            pen.fill(put(circle(x, y, 2.3)), IVORY)
    _rim(pen, at, half, colours.livery)


def veil(pen: Pen, at: Point, colour: str, shade: str, hem: str) -> None:
    """A veil that falls from the crown behind the shoulders; (0, 0) is the middle of the face."""
    half = outline("M0 -30 L14 -28 C30 -24 32 -6 33 8 C34 22 42 30 50 38 L0 44 Z")
    pen.fill(both(half).move(*at), colour)
    pen.flat(both(outline("M26 -14 C28 -2 28 12 34 24 L40 31 C34 24 31 14 30.6 4 C30.4 -4 29 -10 26 -14 Z")).move(*at), shade)
    pen.line(both(outline("M27.6 -12 C30 -4 29.6 8 31 15 C33 24 40 32 46 37.4")).move(*at), 1.6, hem)


def standing_collar(pen: Pen, at: Point, colour: str, shade: str, edge: str) -> None:
    """A pleated collar that stands like a fan behind the head, its centre at the throat."""
    cx, cy = at
    angles = [-190 + 200 / 14 * k for k in range(15)]
    for angle in angles:
        pen.fill(circle(*on_ellipse(cx, cy, 43, 45, angle), 5.6), colour)
    first, last = on_ellipse(cx, cy, 43, 45, angles[0]), on_ellipse(cx, cy, 43, 45, angles[-1])
    segments = (*arc_segments(cx, cy, 43, 45, angles[0], angles[-1]), ((cx, cy + 26),))
    pen.flat(Path((Sub(first, segments, True),)), colour)
    pen.line(line(first, (cx - 14, cy + 22)) + line(last, (cx + 14, cy + 22)), 1.5)
    for angle in angles[1:-1]:
        inner, outer = on_ellipse(cx, cy, 18, 18, angle), on_ellipse(cx, cy, 40, 42, angle + 0.01)
        pen.line(line(inner, outer), 0.9, shade)
    beads = [circle(*on_ellipse(cx, cy, 44, 46, angle), 1.7) for angle in angles]
    pen.flat(join(beads), edge)


def hood(pen: Pen, at: Point, colour: str, shade: str, gem: str) -> None:
    """A heart-shaped hood with a jewelled edge; (0, 0) is the middle of the face. Painted after the face."""
    half = outline("M0 -16 C8 -24 20 -24 22 -12 C23 -2 20 8 18 14 L27 22 C34 8 36 -12 30 -24 C24 -34 10 -36 0 -28 Z")
    pen.fill(both(half).move(*at), colour)
    pen.flat(both(outline("M24 -28 C34 -20 34 2 27 20 L24 18 C29 4 30 -16 24 -28 Z")).move(*at), shade)
    pen.line(both(outline("M0 -19.4 C9 -27.6 23 -27 24.6 -13 C25.4 -3 23 8 20.6 15.4")).move(*at), 2.6, GOLD)
    spots = ((6.4, -23.2), (13.6, -25.2), (20, -22.4), (23.8, -15.6), (24.8, -8), (24.2, 0), (22.6, 8))
    pen.flat(join(both(circle(x, y, 1.7)) for x, y in spots).move(*at), gem)


# ---- jacks ----


def plume(pen: Pen, at: Point, colour: str, shade: str, mirrored: bool = False, size: float = 1) -> None:
    """A feather that rises and falls backwards from its root."""

    def put(path: Path) -> Path:
        return (path.flip(0) if mirrored else path).scale(size).move(*at)

    pen.fill(
        put(
            outline(
                "M0 0 C-2 -14 6 -25 20 -25 C31 -25 38 -17 37 -6 C36.6 -2 34 1 31 1 C33 -4 31 -8 28 -8 C29 -4 26 0"
                " 22.6 0 C24 -5 22 -10 19 -10 C19 -5 16 -1 12 -1 C14 -6 12.6 -10 10 -11 C9 -6 6 -1 0 0 Z"
            )
        ),
        colour,
    )
    pen.line(put(outline("M1 -2 C2 -12 10 -20 20 -20 C28 -20 33 -14 33.4 -6")), 1, shade)


def beret(pen: Pen, at: Point, colours: Tinctures) -> None:
    """A flat cap with a slashed brim and a plume, from the front."""

    def put(path: Path) -> Path:
        return path.move(*at)

    plume(pen, (at[0] - 2, at[1] - 16), IVORY, "#b9a57c", mirrored=True, size=0.86)
    pen.fill(put(outline("M-20 -6 C-31 -12 -26 -24 -8 -25.6 C10 -27 28 -22 27 -12 C26.6 -8 24 -6 20 -5 Z")), colours.livery)
    pen.flat(
        put(outline("M6 -25 C20 -24.6 27 -20 26.4 -12 C26 -8.6 23.6 -6.6 20 -5.8 L8 -6 C16 -11 15 -20 6 -25 Z")), colours.shade
    )
    pen.line(put(outline("M-14 -9 C-18 -14 -16 -19 -9 -22") + outline("M-4 -9 C-5 -14 -3 -19 2 -22")), 0.9)
    pen.fill(
        put(outline("M-22 0 C-12 4 12 4 22 0 C25 -3 25 -8 21.6 -10 C12 -6 -12 -6 -21.6 -10 C-25 -8 -25 -3 -22 0 Z")),
        colours.second,
    )
    for x in (-15, -7.6, 0, 7.6, 15):
        y = -2.8 - abs(x) * 0.1
        pen.fill(
            put(
                outline(
                    f"M{x} {y - 4.4} C{x + 2.2} {y - 2} {x + 2.2} {y + 2} {x} {y + 4.4} C{x - 2.2} {y + 2} {x - 2.2}"
                    f" {y - 2} {x} {y - 4.4} Z"
                )
            ),
            colours.livery,
        )
    pen.fill(put(circle(4, -14.4, 4)), GOLD)
    pen.flat(put(circle(4, -14.4, 1.7)), colours.accent)


def torse(pen: Pen, at: Point, colours: Tinctures) -> None:
    """A twisted roll with a hanging end, from the front."""

    def put(path: Path) -> Path:
        return path.move(*at)

    pen.fill(put(outline("M-14 -8 C-20 -22 -10 -33 4 -31 C8 -30 12 -26 10 -22 C18 -22 20 -14 15 -8 Z")), colours.livery)
    pen.flat(
        put(outline("M2 -30.4 C7 -30 11 -26 9.2 -21.4 C16.6 -21.4 19 -14 14.4 -8.6 L5 -8.6 C9 -16 7 -24 2 -30.4 Z")),
        colours.shade,
    )
    pen.line(put(outline("M-8 -10 C-11 -18 -7 -25 0 -27")), 0.9)
    pen.fill(
        put(outline("M18 -6 C28 -4 31 6 29 16 C28 24 31 30 33 36 L24 40 C20 32 19 24 20.6 14 C21.6 6 20 0 16 -1 Z")),
        colours.livery,
    )
    pen.line(put(outline("M22.6 0 C26.6 8 23.6 18 26 28")), 0.9)
    pen.fill(put(polygon((24, 40), (33, 36), (33.4, 42), (30, 40.4), (30, 45), (27, 41.6), (24.6, 45))), GOLD)
    pen.fill(
        put(
            outline(
                "M-22 0 C-27 -3 -26.6 -11 -21 -12.6 C-10 -8.6 10 -8.6 21 -12.6 C26.6 -11 27 -3 22 0 C12 4.6 -12 4.6 -22 0 Z"
            )
        ),
        colours.second,
    )
    for x, lean in ((-21, -1.4), (-12.6, -0.8), (-4.2, -0.2), (4.2, 0.2), (12.6, 0.8)):
        top = -10.6 - abs(x + 4) * 0.06
        pen.fill(
            put(
                outline(
                    f"M{x + 1} {top} C{x + 5} {top + 3} {x + 7} {top + 8} {x + 6 + lean} {2 - abs(x + 6) * 0.1}"
                    f" C{x + 4} {2.4 - abs(x + 4) * 0.1} {x + 3} {2.4 - abs(x + 2) * 0.1} {x + 1} {2 - abs(x) * 0.1}"
                    f" C{x + 2.6} {top + 8} {x} {top + 4} {x - 2} {top + 0.4} Z"
                )
            ),
            colours.livery,
        )


def bycocket(pen: Pen, at: Point, colours: Tinctures) -> None:
    """A hat with a long point in front, for a head that looks to the left."""

    def put(path: Path) -> Path:
        return path.move(*at)

    plume(pen, (at[0] + 6, at[1] - 8), colours.second, IVORY_SHADE)
    pen.fill(put(outline("M-12 -7 C-12 -20 -4 -27 8 -26 C20 -25 26 -16 25 -6 Z")), colours.livery)
    pen.flat(put(outline("M8 -25.3 C19.6 -24.4 25.4 -16 24.3 -6.6 L12 -6.6 C16 -13 15 -20 8 -25.3 Z")), colours.shade)
    pen.fill(
        put(outline("M-36 -5 C-24 -1 -14 2 0 2 C12 2 24 0 30 -7 C26 -15 22 -14 18 -12 C8 -7 -14 -5 -36 -5 Z")), colours.shade
    )
    pen.line(put(outline("M-33 -5 C-18 -4.4 8 -6 20 -12.4")), 1.8, GOLD)
    pen.fill(put(circle(6, -9, 3.6)), GOLD)
    pen.flat(put(circle(6, -9, 1.5)), colours.accent)


def kettle_hat(pen: Pen, at: Point, colours: Tinctures) -> None:
    """A guard's steel hat, for a head that looks to the left."""

    def put(path: Path) -> Path:
        return path.move(*at)

    pen.fill(put(outline("M-16 -6 C-17 -22 -6 -32 4 -32 C16 -32 25 -22 24 -6 Z")), SILVER)
    pen.flat(put(outline("M6 -31.4 C16 -31 24 -22 23.3 -6.6 L13 -6.6 C16 -16 13 -26 6 -31.4 Z")), SILVER_SHADE)
    pen.fill(put(outline("M1.4 -6 C0 -16 1 -26 4 -33.6 C7.6 -26 8 -16 6.6 -6 Z")), GOLD)
    pen.fill(
        put(outline("M-30 0 C-24 -8 -18 -9.6 -14 -10 C-4 -7.6 12 -7.6 22 -10 C28 -9.6 34 -6 37 0 C24 4 -16 4 -30 0 Z")), SILVER
    )
    pen.flat(put(outline("M14 -8.4 L22 -9.4 C28 -9 33 -6 35.8 -0.6 C28 1.4 20 2 12 2.2 Z")), SILVER_SHADE)
    pen.flat(put(join(circle(x, -4.6 - (x - 3) ** 2 * 0.002, 1.2) for x in range(-18, 29, 6))), colours.shade)
