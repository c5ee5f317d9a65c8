"""Jacks, queens and kings."""

from geometry import rectangle
from palette import INK
from sheet import CENTRE, shape, twice
from suits import mark


def court_body(rank: int, suit: int) -> str:
    frame = shape(rectangle(55, 17, 195, 333, 4), "none", stroke=INK, stroke_width=1.5)
    return frame + twice(shape(mark(suit, 125, 100, 80 + rank), "currentColor"))
