"""The four aces."""

from sheet import CENTRE, shape
from suits import mark


def ace_body(suit: int) -> str:
    return shape(mark(suit, *CENTRE, 118), "currentColor")
