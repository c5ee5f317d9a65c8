"""Four card backs."""

from geometry import rectangle
from sheet import HEIGHT, WIDTH, document, paper, shape

BACKS = ("lattice", "scales", "stars", "rosette")
_GROUND = {"lattice": "#7c1f30", "scales": "#1f3a5f", "stars": "#1d5a55", "rosette": "#45305f"}


def back(name: str) -> str:
    inner = shape(rectangle(12, 12, WIDTH - 12, HEIGHT - 12, 7), _GROUND[name])
    return document(paper() + inner, WIDTH, HEIGHT)
