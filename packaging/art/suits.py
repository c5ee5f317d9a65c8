"""The four suit marks, each in a square of 100 by 100."""

import math

from geometry import Path, Sub, arc_segments, on_ellipse, outline

HEART = outline(
    "M50 27 C46 14 36 7 26.5 7 C13.5 7 5 17.5 5 32 C5 57 34 71 50 95"
    " C66 71 95 57 95 32 C95 17.5 86.5 7 73.5 7 C64 7 54 14 50 27 Z"
)
DIAMOND = outline("M50 3 C58.5 20 72 37.5 88 50 C72 62.5 58.5 80 50 97 C41.5 80 28 62.5 12 50 C28 37.5 41.5 20 50 3 Z")
SPADE = outline(
    "M50 2 C55 27 95 43 95 67 C95 79 86.5 87 75.5 87 C66 87 57.5 81.5 53.4 74"
    " C53.8 84 58 92 67.5 97.5 L32.5 97.5 C42 92 46.2 84 46.6 74 C42.5 81.5 34 87 24.5 87"
    " C13.5 87 5 79 5 67 C5 43 45 27 50 2 Z"
)


def _club() -> Path:
    radius = 21.5
    top, right, left = (50.0, 24.5), (74.5, 56.0), (25.5, 56.0)
    # The lobes meet where their circles cross on the outside.
    half_x, half_y = (right[0] - top[0]) / 2, (right[1] - top[1]) / 2
    half = (half_x**2 + half_y**2) ** 0.5
    rise = (radius**2 - half**2) ** 0.5
    cross = (top[0] + half_x + rise * half_y / half, top[1] + half_y - rise * half_x / half)

    def angle(centre: tuple[float, float], point: tuple[float, float]) -> float:
        return math.degrees(math.atan2(point[1] - centre[1], point[0] - centre[0]))

    rise_angle = angle(top, cross)
    segments = list(arc_segments(*top, radius, radius, -180 - rise_angle, rise_angle))
    segments += arc_segments(*right, radius, radius, angle(right, cross), 142)
    foot = on_ellipse(*right, radius, radius, 142)
    segments.append(((foot[0] - 2.2, foot[1] + 12), (58.5, 91), (67.5, 97)))
    segments.append(((32.5, 97),))
    mirrored = (100 - foot[0], foot[1])
    segments.append(((41.5, 91), (mirrored[0] + 2.2, foot[1] + 12), mirrored))
    segments += arc_segments(*left, radius, radius, 38, 180 - angle(right, cross))
    return Path((Sub((100 - cross[0], cross[1]), tuple(segments), True),))


CLUB = _club()
MARKS = (CLUB, DIAMOND, HEART, SPADE)


def mark(suit: int, cx: float, cy: float, size: float, upside_down: bool = False) -> Path:
    """A suit mark of a given size with its middle at a point."""
    path = MARKS[suit].move(-50, -50).scale(size / 100)
    if upside_down:
        path = path.turn(180)
    return path.move(cx, cy)
