"""Outlines made of straight lines and cubic curves: read, move, mirror, cut, write.

Everything that the deck draws is built from these few operations, because the files may use no clip path, no mask and
no font: what has to end at a frame or at the dividing line of a court card is cut here, exactly, before it is written.
"""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Iterable
from itertools import pairwise
from typing import NamedTuple

Point = tuple[float, float]
# One point: a line to it. Three points: a cubic curve with two control points.
Segment = tuple[Point, ...]

_TOKEN = re.compile(r"[A-Za-z]|-?(?:\d+\.?\d*|\.\d+)")
_KAPPA = 4 / 3 * (math.sqrt(2) - 1)


def short(value: float, decimals: int = 2) -> str:
    """A coordinate as short text."""
    text = f"{value:.{decimals}f}".rstrip("0").rstrip(".")
    return "0" if text in ("-0", "") else text


class Sub(NamedTuple):
    """One stretch of outline."""

    start: Point
    segments: tuple[Segment, ...]
    closed: bool


class Path(NamedTuple):
    """Several stretches that are filled or stroked together."""

    subs: tuple[Sub, ...]

    def __add__(self, other: Path) -> Path:  # type: ignore[override]
        return Path(self.subs + other.subs)

    def map(self, function: Callable[[float, float], Point]) -> Path:
        return Path(
            tuple(
                Sub(
                    function(*sub.start),
                    tuple(tuple(function(*p) for p in seg) for seg in sub.segments),
                    sub.closed,
                )
                for sub in self.subs
            )
        )

    def move(self, dx: float, dy: float) -> Path:
        return self.map(lambda x, y: (x + dx, y + dy))

    def scale(self, sx: float, sy: float | None = None, about: Point = (0, 0)) -> Path:
        sy = sx if sy is None else sy
        ax, ay = about
        return self.map(lambda x, y: (ax + (x - ax) * sx, ay + (y - ay) * sy))

    def turn(self, degrees: float, about: Point = (0, 0)) -> Path:
        c, s = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
        ax, ay = about
        return self.map(lambda x, y: (ax + (x - ax) * c - (y - ay) * s, ay + (x - ax) * s + (y - ay) * c))

    def flip(self, axis: float) -> Path:
        """Mirrored left and right about the vertical line x = axis."""
        return self.map(lambda x, y: (2 * axis - x, y))

    def cut(self, a: float, b: float, c: float) -> Path:
        """The part where a*x + b*y + c >= 0; closed stretches stay closed along the line."""
        out: list[Sub] = []
        for sub in self.subs:
            out.extend(_cut_sub(sub, a, b, c))
        return Path(tuple(out))

    def inside(self, left: float, top: float, right: float, bottom: float) -> Path:
        """The part inside an upright rectangle."""
        return self.cut(1, 0, -left).cut(-1, 0, right).cut(0, 1, -top).cut(0, -1, bottom)

    def turned_round(self) -> Path:
        """The same stretches, each run through backwards."""
        return Path(tuple(_reverse(sub) for sub in self.subs))

    def area(self) -> float:
        """Signed area of the control polygons: its sign tells the sense of rotation."""
        total = 0.0
        for sub in self.subs:
            points = [sub.start, *(p for seg in sub.segments for p in seg)]
            for (x0, y0), (x1, y1) in zip(points, points[1:] + points[:1], strict=True):
                total += x0 * y1 - x1 * y0
        return total / 2

    def box(self) -> tuple[float, float, float, float]:
        """Left, top, right, bottom of the drawn outline (sampled)."""
        points = [p for sub in self.subs for p in _samples(sub)]
        xs, ys = [p[0] for p in points], [p[1] for p in points]
        return min(xs), min(ys), max(xs), max(ys)

    def data(self, decimals: int = 2) -> str:
        """The text of a `d` attribute: only M, L, C and Z, absolute."""

        def number(value: float) -> str:
            return short(value, decimals)

        out = []
        for sub in self.subs:
            out.append(f"M{number(sub.start[0])} {number(sub.start[1])}")
            for seg in sub.segments:
                letter = "L" if len(seg) == 1 else "C"
                out.append(letter + " ".join(f"{number(x)} {number(y)}" for x, y in seg))
            if sub.closed:
                out.append("Z")
        return "".join(out)


EMPTY = Path(())


def join(paths: Iterable[Path]) -> Path:
    """One path of many."""
    return Path(tuple(sub for path in paths for sub in path.subs))


def outline(text: str) -> Path:
    """Reads path data with the commands M L H V C S Q Z and their relative forms."""
    tokens = _TOKEN.findall(text)
    at = 0
    here: Point = (0.0, 0.0)
    start = here
    last_control: Point | None = None
    command = ""
    subs: list[Sub] = []
    segments: list[Segment] = []

    def take() -> float:
        nonlocal at
        at += 1
        return float(tokens[at - 1])

    def point(relative: bool) -> Point:
        x, y = take(), take()
        return (here[0] + x, here[1] + y) if relative else (x, y)

    def finish(closed: bool) -> None:
        if segments:
            subs.append(Sub(start, tuple(segments), closed))
            segments.clear()

    while at < len(tokens):
        if tokens[at].isalpha():
            command = tokens[at]
            at += 1
        relative = command.islower()
        kind = command.upper()
        control: Point | None = None
        if kind == "M":
            finish(False)
            here = start = point(relative)
            command = "l" if relative else "L"
        elif kind == "Z":
            finish(True)
            here = start
        elif kind == "L":
            here = point(relative)
            segments.append((here,))
        elif kind == "H":
            x = take()
            here = (here[0] + x if relative else x, here[1])
            segments.append((here,))
        elif kind == "V":
            y = take()
            here = (here[0], here[1] + y if relative else y)
            segments.append((here,))
        elif kind in "CS":
            if kind == "C":
                first = point(relative)
            elif last_control is None:
                first = here
            else:
                first = (2 * here[0] - last_control[0], 2 * here[1] - last_control[1])
            control, end = point(relative), point(relative)
            segments.append((first, control, end))
            here = end
        elif kind == "Q":
            q, end = point(relative), point(relative)
            segments.append(
                (
                    (here[0] + (q[0] - here[0]) * 2 / 3, here[1] + (q[1] - here[1]) * 2 / 3),
                    (end[0] + (q[0] - end[0]) * 2 / 3, end[1] + (q[1] - end[1]) * 2 / 3),
                    end,
                )
            )
            here = end
        else:
            raise ValueError(f"unknown path command {command!r}")
        last_control = control
    finish(False)
    return Path(tuple(subs))


def polygon(*points: Point) -> Path:
    return Path((Sub(points[0], tuple((p,) for p in points[1:]), True),))


def line(*points: Point) -> Path:
    return Path((Sub(points[0], tuple((p,) for p in points[1:]), False),))


def rectangle(left: float, top: float, right: float, bottom: float, radius: float = 0) -> Path:
    if radius <= 0:
        return polygon((left, top), (right, top), (right, bottom), (left, bottom))
    r, k = radius, radius * (1 - _KAPPA)
    return Path(
        (
            Sub(
                (left + r, top),
                (
                    ((right - r, top),),
                    ((right - k, top), (right, top + k), (right, top + r)),
                    ((right, bottom - r),),
                    ((right, bottom - k), (right - k, bottom), (right - r, bottom)),
                    ((left + r, bottom),),
                    ((left + k, bottom), (left, bottom - k), (left, bottom - r)),
                    ((left, top + r),),
                    ((left, top + k), (left + k, top), (left + r, top)),
                ),
                True,
            ),
        )
    )


def arc_segments(cx: float, cy: float, rx: float, ry: float, start: float, end: float) -> tuple[Segment, ...]:
    """Curves along an ellipse; angles in degrees, clockwise on the page from three o'clock."""
    pieces = max(1, math.ceil(abs(end - start) / 90 - 1e-9))
    step = math.radians((end - start) / pieces)
    k = 4 / 3 * math.tan(step / 4)
    out: list[Segment] = []
    angle = math.radians(start)
    for _ in range(pieces):
        c0, s0, c1, s1 = (
            math.cos(angle),
            math.sin(angle),
            math.cos(angle + step),
            math.sin(angle + step),
        )
        out.append(
            (
                (cx + rx * (c0 - k * s0), cy + ry * (s0 + k * c0)),
                (cx + rx * (c1 + k * s1), cy + ry * (s1 - k * c1)),
                (cx + rx * c1, cy + ry * s1),
            )
        )
        angle += step
    return tuple(out)


def on_ellipse(cx: float, cy: float, rx: float, ry: float, degrees: float) -> Point:
    a = math.radians(degrees)
    return cx + rx * math.cos(a), cy + ry * math.sin(a)


def arc(cx: float, cy: float, r: float, start: float, end: float, ry: float | None = None) -> Path:
    """An open arc."""
    ry = r if ry is None else ry
    first = on_ellipse(cx, cy, r, ry, start)
    return Path((Sub(first, arc_segments(cx, cy, r, ry, start, end), False),))


def circle(cx: float, cy: float, r: float, ry: float | None = None) -> Path:
    ry = r if ry is None else ry
    return Path((Sub((cx + r, cy), arc_segments(cx, cy, r, ry, 0, 360), True),))


def _samples(sub: Sub, steps: int = 16) -> list[Point]:
    points = [sub.start]
    here = sub.start
    for seg in sub.segments:
        if len(seg) == 1:
            points.append(seg[0])
        else:
            points.extend(_at(here, seg, i / steps) for i in range(1, steps + 1))
        here = seg[-1]
    return points


def _at(start: Point, seg: Segment, t: float) -> Point:
    if len(seg) == 1:
        return (start[0] + (seg[0][0] - start[0]) * t, start[1] + (seg[0][1] - start[1]) * t)
    u = 1 - t
    (x1, y1), (x2, y2), (x3, y3) = seg
    x0, y0 = start
    return (
        u * u * u * x0 + 3 * u * u * t * x1 + 3 * u * t * t * x2 + t * t * t * x3,
        u * u * u * y0 + 3 * u * u * t * y1 + 3 * u * t * t * y2 + t * t * t * y3,
    )


def _piece(start: Point, seg: Segment, t0: float, t1: float) -> tuple[Point, Segment]:
    """The stretch of a segment between two parameters."""
    if len(seg) == 1:
        return _at(start, seg, t0), (_at(start, seg, t1),)

    def blossom(a: float, b: float, c: float) -> Point:
        points = [start, *seg]
        for t in (a, b, c):
            points = [(p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t) for p, q in pairwise(points)]
        return points[0]

    return blossom(t0, t0, t0), (
        blossom(t0, t0, t1),
        blossom(t0, t1, t1),
        blossom(t1, t1, t1),
    )


def _reverse(sub: Sub) -> Sub:
    points = [sub.start]
    for seg in sub.segments:
        points.append(seg[-1])
    segments = []
    for i in range(len(sub.segments) - 1, -1, -1):
        seg = sub.segments[i]
        end = points[i]
        segments.append((end,) if len(seg) == 1 else (seg[1], seg[0], end))
    return Sub(points[-1], tuple(segments), sub.closed)


def _cut_sub(sub: Sub, a: float, b: float, c: float) -> list[Sub]:
    def side(p: Point) -> float:
        return a * p[0] + b * p[1] + c

    segments = list(sub.segments)
    if sub.closed and segments[-1][-1] != sub.start:
        segments.append((sub.start,))
    pieces: list[tuple[Point, Segment]] = []
    here = sub.start
    for seg in segments:
        marks = [0.0]
        steps = 1 if len(seg) == 1 else 24
        for i in range(steps):
            t0, t1 = i / steps, (i + 1) / steps
            s0, s1 = side(_at(here, seg, t0)), side(_at(here, seg, t1))
            if s0 * s1 < 0:
                for _ in range(40):
                    middle = (t0 + t1) / 2
                    if side(_at(here, seg, middle)) * s0 > 0:
                        t0 = middle
                    else:
                        t1 = middle
                marks.append((t0 + t1) / 2)
        marks.append(1.0)
        for t0, t1 in pairwise(marks):
            if t1 - t0 > 1e-9 and side(_at(here, seg, (t0 + t1) / 2)) >= -1e-9:
                pieces.append(_piece(here, seg, t0, t1))
        here = seg[-1]
    if not pieces:
        return []
    runs: list[tuple[Point, list[Segment]]] = []
    for start, seg in pieces:
        if runs:
            end = runs[-1][1][-1][-1]
            if math.hypot(end[0] - start[0], end[1] - start[1]) < 1e-6:
                runs[-1][1].append(seg)
                continue
            if sub.closed:
                runs[-1][1].extend(((start,), seg))
                continue
        runs.append((start, [seg]))
    return [Sub(start, tuple(segs), sub.closed) for start, segs in runs]
