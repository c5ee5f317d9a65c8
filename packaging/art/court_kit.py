"""What all court figures are made of: the pen, the tinctures, faces, hair, hands."""

from __future__ import annotations

from typing import NamedTuple

from geometry import Path, Point, arc, circle, join, outline, polygon
from palette import INK
from sheet import group, shape

LEFT, TOP, RIGHT, BOTTOM = 55.0, 17.0, 195.0, 333.0
# The two halves of a figure meet on this line through the middle of the card: y = 175 + SLOPE * (x - 125).
SLOPE = 0.37

GOLD, GOLD_SHADE = "#eab948", "#c68a2c"
IVORY, IVORY_SHADE = "#fbf3df", "#e7d8b8"
SILVER, SILVER_SHADE = "#dfe3ea", "#a9b2c2"
SKIN, SKIN_SHADE = "#f8dcc0", "#ebbf9b"
LIPS = "#b83a3f"


class Tinctures(NamedTuple):
    """The colours of one suit's court."""

    livery: str
    shade: str
    second: str
    accent: str


# Clubs vert, diamonds azure, hearts gules, spades sable; gold for all.
TINCTURES = (
    Tinctures("#1f7f52", "#125a3a", "#f3e2b3", "#a8342f"),
    Tinctures("#2f6db8", "#1d4b88", "#f4e6c3", "#d9702c"),
    Tinctures("#c2283a", "#8f1828", "#f6e3bd", "#27477f"),
    Tinctures("#3b4058", "#262a3b", "#dcdfe8", "#b3263a"),
)


class Pen:
    """Collects the elements of a drawing from back to front."""

    def __init__(self) -> None:
        self.parts: list[str] = []

    def fill(self, path: Path, colour: str) -> None:
        """A tincture with the ink's outline."""
        if path.subs:
            self.parts.append(shape(path, colour, decimals=1))

    def flat(self, path: Path, colour: str) -> None:
        """A tincture without outline."""
        if path.subs:
            self.parts.append(shape(path, colour, decimals=1, stroke="none"))

    def line(self, path: Path, width: float = 1.0, colour: str | None = None) -> None:
        if path.subs:
            extra = {} if colour is None else {"stroke": colour}
            self.parts.append(shape(path, "none", decimals=1, stroke_width=width, **extra))

    def text(self) -> str:
        return group(
            "".join(self.parts),
            stroke=INK,
            stroke_width=1.5,
            stroke_linejoin="round",
            stroke_linecap="round",
        )


def above(path: Path) -> Path:
    """The part of a path that belongs to the upper half: over the dividing line and inside the frame."""
    return path.cut(SLOPE, -1, 175 - SLOPE * 125).inside(LEFT, TOP, RIGHT, BOTTOM)


def within(path: Path, *corners: Point) -> Path:
    """The part of a path inside a convex polygon given clockwise on the page."""
    for (x0, y0), (x1, y1) in zip(corners, corners[1:] + corners[:1], strict=True):
        path = path.cut(-(y1 - y0), x1 - x0, (y1 - y0) * x0 - (x1 - x0) * y0)
    return path


def both(path: Path, axis: float = 0) -> Path:
    """A path and its mirror image."""
    return path + path.flip(axis)


# ---- faces: the middle of the face is (0, 0), the brow -20, the chin 22 ----


def face_front(pen: Pen, at: Point, look: float = 0, woman: bool = False) -> None:
    """A face from the front, one side in shade; look -1 to 1 turns the eyes."""

    def put(path: Path) -> Path:
        return path.move(*at)

    jaw = 13.0 if woman else 15.0
    pen.fill(
        put(outline(f"M-15 -22 L15 -22 L15.5 -2 C15.5 9 {jaw - 4} 22 0 22 C{4 - jaw} 22 -15.5 9 -15.5 -2 Z")),
        SKIN,
    )
    pen.flat(
        put(outline("M1 -21.3 L14.3 -21.3 L14.8 -2 C14.8 9 9 21.3 0 21.3 L0 8 L3 5.5 C2 1 1 -3 1 -8 Z")),
        SKIN_SHADE,
    )
    for side in (-1, 1):
        x = 7.3 * side
        eye = outline(f"M{x - 4.3} -1.6 C{x - 2.2} -5 {x + 2.2} -5 {x + 4.3} -1.6 C{x + 2} 0.9 {x - 2} 0.9 {x - 4.3} -1.6 Z")
        pen.flat(put(eye), "#fffaf0")
        pen.flat(put(circle(x + 1.5 * look, -2, 1.9)), INK)
        pen.line(put(outline(f"M{x - 4.6} -1.4 C{x - 2.2} -5.2 {x + 2.2} -5.2 {x + 4.6} -1.4")), 1.3)
        pen.line(put(outline(f"M{x - 3} 0.3 C{x - 1} 1.2 {x + 1} 1.2 {x + 3} 0.3")), 0.6)
    brow = "M3.2 -7 C6 -9.6 10 -9.4 12.6 -6.8" if woman else "M2.6 -6.6 C5.5 -9.4 9.5 -9.6 12.8 -6.8"
    pen.line(put(both(outline(brow))), 1.2 if woman else 1.7)
    pen.line(put(outline("M1 -6 C1 -2 2.2 2 3.3 5.3 C2.4 7 0.6 7.4 -0.8 6.6")), 1.1)
    mouth = (
        "M-4.4 12.3 C-2.6 10.6 -1 10.4 0 11.3 C1 10.4 2.6 10.6 4.4 12.3 C2.4 15.6 -2.4 15.6 -4.4 12.3 Z"
        if woman
        else "M-4.6 12.4 C-2.6 11.2 2.6 11.2 4.6 12.4 C2.4 14.6 -2.4 14.6 -4.6 12.4 Z"
    )
    pen.flat(put(outline(mouth)), LIPS)
    pen.line(put(outline("M-4.6 12.4 C-2 13 2 13 4.6 12.4")), 0.7)
    if woman:
        pen.flat(put(both(circle(9.6, 6.5, 2.7))), "#eeaa94")
    pen.line(put(outline("M-2.2 18 C-1 18.7 1 18.7 2.2 18")), 0.6)


def face_profile(pen: Pen, at: Point) -> None:
    """A face seen from its right side: it looks to the left of the card."""

    def put(path: Path) -> Path:
        return path.move(*at)

    pen.fill(
        put(
            outline(
                "M13 -22 L-10 -22 C-11.5 -17 -12.5 -12 -12.6 -8.4 C-12.4 -7.2 -11.8 -6.4 -12 -5.4 L-18.6 4.2"
                " C-18.4 5.8 -15.6 6.2 -13.6 6 C-13.4 7.4 -15.4 8.4 -15.2 9.8 C-15 10.8 -13.4 11 -12.8 11.2"
                " C-14 11.6 -14.8 12.6 -14.4 13.8 C-14 15 -12.6 15.2 -12.4 16.2 C-12.6 17.6 -13.2 18.6 -12.4 20.2"
                " C-10.8 23 -6.4 23.2 -3 22 L13 12 Z"
            )
        ),
        SKIN,
    )
    pen.flat(
        put(outline("M12.3 -21 L2 -21 C4 -8 2 6 -6 21.9 C-5 22 -4 21.8 -3.2 21.4 L12.3 11.6 Z")),
        SKIN_SHADE,
    )
    pen.flat(put(outline("M-11.8 -2 L-4.4 -4.2 C-4 -2 -5.4 -0.2 -8 -0.2 C-9.6 -0.2 -11 -1 -11.8 -2 Z")), "#fffaf0")
    pen.flat(put(circle(-9.2, -2, 1.7, 1.9)), INK)
    pen.line(put(outline("M-12 -1.9 C-9.4 -4.6 -6.4 -5 -3.8 -4.2")), 1.3)
    pen.line(put(outline("M-12 -8 C-9 -10.6 -5.4 -10.4 -2.4 -8")), 1.7)
    pen.line(put(outline("M-14.6 3.2 C-13.4 2.6 -12.6 3.6 -13 5")), 0.9)
    pen.flat(
        put(
            outline(
                "M-15.2 9.8 C-13 9.6 -10.6 10.2 -8.8 11.4 C-10.6 13.6 -12.6 14.6 -14.4 13.8 C-14.8 12.6 -14 11.6 -12.8 11.2 Z"
            )
        ),
        LIPS,
    )
    pen.line(put(outline("M-12.9 11.3 L-8.6 11.6")), 0.8)


# ---- hands ----


def fist(pen: Pen, at: Point, turn: float = 0, size: float = 1) -> None:
    """A hand closed about an upright shaft, seen from the back of the fingers."""

    def put(path: Path) -> Path:
        return path.scale(size).turn(turn).move(*at)

    pen.fill(
        put(
            outline(
                "M-8 -7.5 C-8 -9.5 -6.5 -10 -5 -10 L4.5 -10 C7.5 -10 9 -8 9 -5.5 L9 6 C9 9 7 10.5 4 10.5"
                " L-4.5 10.5 C-7 10.5 -8 9.5 -8 7.5 Z"
            )
        ),
        SKIN,
    )
    pen.flat(
        put(outline("M4.5 -9.3 C7 -9.3 8.3 -7.8 8.3 -5.5 L8.3 6 C8.3 8.6 6.6 9.8 4 9.8 L2 9.8 C4.5 4 5 -4 4.5 -9.3 Z")),
        SKIN_SHADE,
    )
    for y in (-5, 0, 5.2):
        pen.line(put(outline(f"M-8 {y} C-4 {y - 0.9} 0 {y - 0.6} 3.2 {y + 0.3}")), 0.9)
    pen.fill(
        put(outline("M9 -4 C7 -8.5 3 -13.5 -1 -14.5 C-3.4 -14.6 -4 -12 -2.2 -10.8 C0.4 -9.4 2 -7.4 3.6 -3.6 Z")),
        SKIN,
    )


def pinch(pen: Pen, at: Point, size: float = 1, mirrored: bool = False) -> None:
    """A slender hand that holds a stem between thumb and first finger."""

    def put(path: Path) -> Path:
        path = path.flip(0) if mirrored else path
        return path.scale(size).move(*at)

    pen.fill(
        put(
            outline(
                "M-3 14 C-7 10 -9 5 -8.4 0 C-8 -3 -5 -6.5 -1.6 -7.6 C0 -8 1 -6.4 0 -5.2 L-1 -3.6 C1.6 -5 4.6 -5.4 7 -4.8"
                "C8.8 -4.3 8.8 -2.2 7.2 -1.8 C8.6 -1 8.6 0.8 7 1.4 C8 2.2 7.8 3.8 6.2 4.4 C7 5.2 6.6 6.8 5.2 7.2"
                " C6 9.5 7 12 8 14 Z"
            )
        ),
        SKIN,
    )
    pen.line(put(outline("M7.2 -1.8 C5 -1.8 2.6 -1.2 0.6 0")), 0.8)
    pen.line(put(outline("M7 1.4 C5 1.4 3 1.8 1.2 2.8")), 0.8)
    pen.line(put(outline("M6.2 4.4 C4.6 4.4 3.2 4.8 2 5.6")), 0.8)


# ---- hair and beards, about the same middle as the face ----


def side_hair(pen: Pen, at: Point, colour: str, kind: str) -> None:
    """Hair on both sides of a face seen from the front, to be painted before the face."""

    def put(path: Path) -> Path:
        return path.move(*at)

    if kind == "rolled":  # ends in an inward curl beside the jaw
        mass = outline(
            "M0 -26 L16 -24 C25 -20 25 -8 24.5 2 C26 6 29.5 9 29 15 C28.5 21 21 23.5 17 19.5 C14 16.5 15 12"
            " 18.5 12 L14 6 L0 0 Z"
        )
        strands = outline("M18.5 -20 C21 -12 19.5 -4 19 4 C20 8 23.5 10.5 23 14.6 C22.6 17 19.6 17.4 18.6 15.4") + outline(
            "M22 -14 C23 -6 21.6 0 22 4 C23.6 7.4 26.4 9.6 26 14"
        )
    elif kind == "waved":  # long waves down to the shoulders
        mass = outline("M0 -26 L14 -25 C26 -22 27 -10 24 -2 C22 4 30 8 28 17 C26.5 23 30 27 31 33 L16 33 L12 10 L0 0 Z")
        strands = outline("M18 -20 C23 -12 19 -4 19 2 C19 9 24.6 11 23 19 C22 24 25 28 26 32.6") + outline(
            "M16 -14 C18.6 -8 15.6 -2 16 4 C16.6 11 20 14 19 21 C18.6 25 20 29 20.6 32.6"
        )
    elif kind == "plaits":  # two plaits that hang forward
        mass = outline("M0 -26 L14 -25 C24 -22 24.5 -8 22 4 L25 8 L14 8 L0 0 Z")
        strands = outline("M18 -20 C21 -12 19 -4 17.6 6") + outline("M16 -14 C17.4 -8 15.8 -2 15.4 6")
    else:  # "bobbed": straight, cut off at the jaw
        mass = outline("M0 -26 L15 -25 C24 -22 25.5 -8 26 14 C26 18 18 19.5 14 17 L12 6 L0 0 Z")
        strands = join(outline(f"M{x} -19 C{x + 3} -10 {x + 3.6} 2 {x + 3.4} 16.6") for x in (14.6, 17.2, 19.8))
    pen.fill(put(both(mass)), colour)
    pen.line(put(both(strands)), 0.9)
    if kind == "plaits":
        for i in range(4):
            y = 10 + 8 * i
            for side in (-1, 1):
                knot = outline(
                    f"M0 {y - 3.4} C6 {y - 4.6} 8.6 {y} 5.6 {y + 4} C2 {y + 7.4} -4.6 {y + 5} -5.6 {y + 1} C-6 {y - 2}"
                    f" -3.4 {y - 3.2} 0 {y - 3.4} Z"
                )
                strand = outline(f"M-4.6 {y + 2.4} C-1 {y + 3} 3 {y + 0.6} 4.4 {y - 2}")
                pen.fill(put(knot.scale(side, 1).move(20 * side, 0)), colour)
                pen.line(put(strand.scale(side, 1).move(20 * side, 0)), 0.8)


def fringe(pen: Pen, at: Point, colour: str) -> None:
    """Hair over the brow, parted in the middle."""
    half = outline("M0 -24 L17 -24 L16.6 -6 C14.6 -12 9 -15.4 0 -19 Z")
    pen.fill(both(half).move(*at), colour)
    pen.line(both(outline("M2 -21.6 C9 -19 14 -15 16 -10") + outline("M8 -22.6 C12.4 -20.6 15 -18 16.4 -15")).move(*at), 0.8)


def beard(pen: Pen, at: Point, colour: str, kind: str) -> None:
    """A beard with its moustache over a face seen from the front."""

    def put(path: Path) -> Path:
        return path.move(*at)

    opening = "C9 6 6 8.6 0 8.6"
    if kind == "forked":
        half = f"M15.8 -4 {opening} L0 26 C1.5 30 3 36 5 41 C10 36 13 30 13.5 24 C16 18 16.6 8 15.8 -4 Z"
        strands = (
            outline("M13.6 4 C13 14 9.6 24 6 36")
            + outline("M9.6 9 C9.4 16 7 24 4.4 32")
            + outline("M4.6 16.4 C4.8 20 3.8 23.6 2.4 26.6")
        )
    elif kind == "square":
        half = f"M15.8 -4 {opening} L0 36 L12 34 C16 26 17 8 15.8 -4 Z"
        strands = (
            outline("M13.4 4 C13.6 14 12 26 9.6 33.6")
            + outline("M9 9 C9.4 16 8 26 5.8 34.6")
            + outline("M4.6 16.4 C4.8 22 3.6 30 2.4 35")
        )
    elif kind == "curled":
        half = (
            f"M15.8 -4 {opening} L0 31 C4.6 34.6 10.4 32 9.8 27 C14.4 27.6 17.4 22.6 15 18.6 C18.4 15 18 9"
            " 15.6 6 C16.4 2 16.2 -1 15.8 -4 Z"
        )
        strands = (
            arc(4.6, 27.6, 3.4, -150, 120)
            + arc(10.4, 21.6, 3.6, -150, 120)
            + arc(12, 12.4, 3.4, -150, 120)
            + arc(4.6, 20, 2.8, -150, 120)
        )
    else:  # "pointed"
        half = f"M15.8 -4 {opening} L0 40 C7 34 12 26 14 16 C15.6 10 16.4 3 15.8 -4 Z"
        strands = (
            outline("M13.2 4 C12.4 14 8.4 25 2.6 35")
            + outline("M9 9 C8.8 16 6 24 2 30")
            + outline("M4.6 16.4 C4.4 20 3 24 1.2 26.6")
        )
    pen.fill(put(both(outline(half))), colour)
    pen.line(put(both(strands)), 0.9)
    # The mouth shows through under the moustache.
    pen.flat(put(outline("M-4 12.6 C-2 14.6 2 14.6 4 12.6 C2 11.4 -2 11.4 -4 12.6 Z")), LIPS)
    pen.fill(
        put(
            both(
                outline(
                    "M0 7.4 C3 6.8 6 8.6 8.6 10.8 C11 12.4 13.6 12 15.4 9.4 C16 14 12 16.6 8 15.4 C4.6 14.6 2.4 12.4 0 12.2 Z"
                )
            )
        ),
        colour,
    )
    pen.line(put(both(outline("M2.4 9.4 C5.6 10.4 7.6 13.2 11 13.6"))), 0.7)


def profile_hair(pen: Pen, at: Point, colour: str, long: bool = False) -> None:
    """Hair behind a face in profile, to be painted over the face."""

    def put(path: Path) -> Path:
        return path.move(*at)

    if long:
        mass = (
            "M-3 -23 C-2 -16 1.5 -12 1 -6 C0.6 -2 2 2 2.6 6 C4 14 3 20 6 26 C11 30 18 30 24 27 C30 24 32 18"
            " 27 15 C30 8 28 -8 24 -16 C22 -22 18 -24 14 -24 Z"
        )
        strands = (
            outline("M4 -20 C8 -10 6 2 8 12 C8.6 18 9.6 22 12 25.4")
            + outline("M10 -21 C14.6 -10 12 4 14.4 14 C15 19 17 23 20 25")
            + outline("M16 -20 C21 -10 19 4 20.6 12 C21.6 16 24 18.6 26.6 18")
        )
    else:
        mass = (
            "M-3 -23 C-2 -16 1.5 -12 1 -6 C0.6 -2 2 1 2.4 5 C3.4 11 4 17 9 19.6 C16 22.6 26 20 27.4 13 C28.4"
            " 8 25.6 4 25.6 0 C25.6 -8 25 -16 22 -20 C20 -24 16 -24 14 -24 Z"
        )
        strands = (
            outline("M4 -20 C8 -10 5 0 7.4 8 C8.6 13 13 16 17 14.6 C19.4 13.6 19.2 10.4 17 10")
            + outline("M10 -21 C14 -10 11 0 13 6")
            + outline("M16 -20 C20 -10 17.6 0 20 5 C22 8 22.6 11 21.4 14")
        )
    pen.fill(put(outline(mass)), colour)
    pen.line(put(strands), 0.9)


def profile_beard(pen: Pen, at: Point, colour: str) -> None:
    """A long beard and moustache over a face in profile."""

    def put(path: Path) -> Path:
        return path.move(*at)

    pen.fill(
        put(
            outline("M3 -3 C0 3 -3 5.6 -7.6 7 L-8.6 11.6 L-14.4 14 C-17 20 -19 30 -15.6 40 C-6 38 4 31 9 22 C10 14 7 4 3 -3 Z")
        ),
        colour,
    )
    pen.line(
        put(
            outline("M-10.6 16 C-13.4 23 -14.6 30 -13.4 36")
            + outline("M-6 14 C-8.6 22 -9.6 29 -9 35.4")
            + outline("M-2 10 C-2 19 -4 27 -4.6 32.6")
            + outline("M2 5 C3.4 14 1 22 -0.6 28.4")
        ),
        0.9,
    )
    pen.fill(
        put(
            outline(
                "M-13.2 6.4 C-9.6 5.6 -6 6.6 -3.6 10 C-1.6 13 1.4 13.6 3.6 12 C3.4 16.6 -1.6 18.2 -5.4 15.6 C-8.6"
                " 13.4 -10.4 10.6 -14.8 9.6 C-15 8 -14 7 -13.2 6.4 Z"
            )
        ),
        colour,
    )
    pen.line(put(outline("M-11.6 8.2 C-8 9 -6 13 -1.6 14.4")), 0.7)


def neck(pen: Pen, at: Point, foot: float = 34) -> None:
    """A neck under a head; foot is how far below the middle of the face it ends."""
    x, y = at
    pen.fill(polygon((x - 8, y + 14), (x + 8, y + 14), (x + 9, y + foot), (x - 9, y + foot)), SKIN)
    shade = ((x - 7.3, y + 18), (x + 7.4, y + 18), (x + 8.2, y + foot - 0.7), (x, y + foot - 0.7))
    pen.flat(polygon(*shade), SKIN_SHADE)
