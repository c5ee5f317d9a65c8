"""The four aces: one great mark with an inlaid line; the spade bears the deck's own device."""

import math

from geometry import EMPTY, Path, arc, circle, join, outline
from palette import PAPER
from sheet import CENTRE, group, shape
from suits import mark

SPADES = 3
_RX, _RY, _LEAVES = 70, 112, 10


def ace_body(suit: int) -> str:
    return _spade() if suit == SPADES else _inlaid(suit, 104, 8, 2.2)


def _inlaid(suit: int, size: float, margin: float, width: float) -> str:
    """A mark with a line of paper at an even distance from its edge."""
    path = mark(suit, *CENTRE, size)
    return group(
        shape(path, "currentColor", stroke="currentColor", stroke_width=2 * margin)
        + shape(path, "none", stroke=PAPER, stroke_width=width),
        stroke_linejoin="miter",
        stroke_miterlimit=6,
    )


def _spade() -> str:
    cx, cy = CENTRE
    parts = [shape(_wreath(), "currentColor"), shape(_twigs(), "none", stroke="currentColor", stroke_width=1.6)]
    parts.append(_inlaid(SPADES, 108, 6, 2))
    parts.append(shape(device().scale(0.85).move(cx, cy), PAPER))
    parts.append(shape(_scrolls().scale(0.825).move(cx, cy), "none", stroke=PAPER, stroke_width=2, stroke_linecap="round"))
    return "".join(parts)


def device() -> Path:
    """Three leaves about one middle, for the three players, with beads between them."""
    leaf = outline(
        "M0 -7 C5 -10 12 -16 12 -22 C12 -27 7 -30 3.4 -28 C5 -33 2 -38 0 -42 C-2"
        " -38 -5 -33 -3.4 -28 C-7 -30 -12 -27 -12 -22 C-12 -16 -5 -10 0 -7 Z"
    )
    vein = outline("M0 -12 L1.2 -30 L0 -36 L-1.2 -30 Z").turned_round()
    parts = [(leaf + vein).scale(0.92).turn(120 * k) for k in range(3)]
    parts += [circle(0, -19, 2.3).turn(120 * k + 60) for k in range(3)]
    parts.append(circle(0, 0, 4.2) + circle(0, 0, 1.8).turned_round())
    return join(parts).move(0, 6)


def _scrolls() -> Path:
    """Tendrils that fill the two lobes and the point of the spade."""
    right = outline("M14 40.6 C24 43 34 42 42 34 C49 25 45 13 37 13 C30 13 28 22 34 24 C37 25 39.4 22.4 38 20") + outline(
        "M40 36 C46 34 51 28 51.6 20"
    )
    top = outline("M0 -52 L0 -44")
    return right + right.flip(0) + top


def _wreath() -> Path:
    """Leaves in pairs along two branches that rise from the foot of the card's middle."""
    cx, cy = CENTRE
    leaf = outline("M0 0 C4 -6 12 -7 18 -3 C12 2 5 4 0 0 Z")
    out = EMPTY
    for k in range(_LEAVES):
        angle = 84 - 11.2 * k
        a = math.radians(angle)
        x, y = _RX * math.cos(a), _RY * math.sin(a)
        # Direction of growth along the ellipse, towards the top of the card.
        heading = math.degrees(math.atan2(-_RY * math.cos(a), _RX * math.sin(a)))
        size = 0.98 - 0.034 * k
        out += leaf.scale(size).turn(heading - 34).move(x, y)
        out += leaf.scale(size, -size).turn(heading + 34).move(x, y)
        if k % 3 == 1:
            out += circle(x + 9 * math.cos(a), y + 9 * math.sin(a), 2)
    tip = math.radians(84 - 11.2 * _LEAVES)
    out += leaf.scale(0.5).turn(-118).move(_RX * math.cos(tip), _RY * math.sin(tip))
    return (out + out.flip(0)).move(cx, cy)


def _twigs() -> Path:
    cx, cy = CENTRE
    right = arc(0, 0, _RX, 96, 84 - 11.2 * _LEAVES, _RY)
    return (right + right.flip(0)).move(cx, cy)
