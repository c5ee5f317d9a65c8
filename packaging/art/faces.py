"""Number cards and aces, and the frame work that all faces share.

What a program may change in a face without knowing anything else about it:
  color="..." of the root            the suit's ink (everything in the suit's colour says fill="currentColor")
  display="none" of #index-large     swapped with #index for large indices
  transform of #body                 the pips or the figure, drawn a little smaller beside large indices
"""

from geometry import Path, join
from glyphs import RANKS, index
from palette import TWO_COLOURS
from sheet import CENTRE, HEIGHT, WIDTH, document, group, paper, shape, twice
from suits import mark

LEFT, MIDDLE, RIGHT = 78.0, 125.0, 172.0
PIP = 47.0

INDEX_MIDDLE = 30.0
# 0.87 of the size about the middle of the card.
LARGE_INDEX_BODY = "matrix(0.87 0 0 0.87 16.25 22.75)"


def _index(rank: int, suit: int) -> Path:
    return index(RANKS[rank - 1], INDEX_MIDDLE, 15, 58, 0.98 if rank == 10 else 1.0) + mark(suit, INDEX_MIDDLE, 99, 40)


def _index_large(rank: int, suit: int) -> Path:
    name = RANKS[rank - 1]
    squeeze = {"10": 0.82, "A": 0.84, "K": 0.84, "Q": 0.88}.get(name, 0.96)
    return index(name, 32, 13, 88, squeeze) + mark(suit, 32, 131, 49)


def pips(rank: int) -> list[tuple[float, float]]:
    """The middles of a number card's pips; those below the middle of the card stand on their heads."""
    x0, x1, x2 = LEFT, MIDDLE, RIGHT
    top, centre = 58.0, HEIGHT / 2
    third = top + (HEIGHT - 2 * top) / 3
    half: dict[int, list[tuple[float, float]]] = {
        2: [(x1, top)],
        3: [(x1, top)],
        4: [(x0, top), (x2, top)],
        5: [(x0, top), (x2, top)],
        6: [(x0, top), (x2, top)],
        7: [(x0, top), (x2, top)],
        8: [(x0, top), (x2, top), (x1, (top + centre) / 2)],
        9: [(x0, top), (x2, top), (x0, third), (x2, third)],
        10: [(x0, top), (x2, top), (x0, third), (x2, third), (x1, (top + third) / 2)],
    }
    alone: dict[int, list[tuple[float, float]]] = {
        3: [(x1, centre)],
        5: [(x1, centre)],
        6: [(x0, centre), (x2, centre)],
        7: [(x0, centre), (x2, centre), (x1, (top + centre) / 2)],
        8: [(x0, centre), (x2, centre)],
        9: [(x1, centre)],
    }
    upper = half[rank]
    return upper + [(WIDTH - x, HEIGHT - y) for x, y in upper] + alone.get(rank, [])


def number_body(rank: int, suit: int) -> str:
    marks = [mark(suit, x, y, PIP, upside_down=y > CENTRE[1]) for x, y in pips(rank)]
    return shape(join(marks), "currentColor")


def face(rank: int, suit: int, body: str) -> str:
    """A whole face around its body."""
    small = twice(shape(_index(rank, suit), "currentColor"))
    large = twice(shape(_index_large(rank, suit), "currentColor"))
    return document(
        paper()
        + group(body, id="body", transform="matrix(1 0 0 1 0 0)")
        + group(small, id="index")
        + group(large, id="index-large", display="none"),
        WIDTH,
        HEIGHT,
        color=TWO_COLOURS[suit],
    )
