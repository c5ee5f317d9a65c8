"""Mantles, tunics, collars, sleeves and the sash that covers the dividing line."""

from __future__ import annotations

import math

from court_crowns import trefoil
from court_kit import (
    GOLD,
    IVORY,
    IVORY_SHADE,
    LEFT,
    RIGHT,
    SILVER,
    SKIN,
    SKIN_SHADE,
    SLOPE,
    Pen,
    above,
    both,
    within,
)
from geometry import Path, Point, arc, circle, join, outline, polygon, rectangle
from palette import INK

AXIS = 125.0


def shoulders(pen: Pen, colour: str, shade: str, drop: float = 0) -> None:
    """The cloak that fills the frame from the neck down, with folds."""
    body = (
        f"M108 106 C90 112 68 {116 + drop} 54 {128 + drop} L54 240 L196 240 L196 {128 + drop} C182"
        f" {116 + drop} 160 112 142 106 Z"
    )
    pen.fill(above(outline(body)), colour)
    for x, lean in ((62, 4), (76, 6), (184, -3)):
        fold = outline(
            f"M{x} {128 + drop} C{x + lean} 145 {x + lean} 165 {x + lean / 2} 215 L{x + lean / 2 + 6} 215"
            f" C{x + lean + 5} 165 {x + lean + 2} 142 {x} {128 + drop} Z"
        )
        pen.flat(above(fold), shade)


# ---- patterned panels ----


def pattern(kind: str, left: float, top: float, right: float, bottom: float) -> Path:
    """A field of small charges that covers at least a rectangle."""
    parts: list[Path] = []
    middle = (left + right) / 2

    def rows(step: float) -> list[float]:
        return [top + step * i for i in range(int((bottom - top) / step) + 2)]

    def columns(step: float, shift: float = 0) -> list[float]:
        count = int((right - left) / step / 2) + 2
        return [middle + (i + shift) * step for i in range(-count, count + 1)]

    if kind == "lozenges":
        for i, y in enumerate(rows(9)):
            for x in columns(12, 0.5 * (i % 2)):
                parts.append(polygon((x, y - 6.5), (x + 4, y), (x, y + 6.5), (x - 4, y)))
    elif kind == "chevrons":
        for y in rows(13):
            w = right - left
            parts.append(
                polygon(
                    (middle, y),
                    (middle + w, y - w * 0.6),
                    (middle + w, y - w * 0.6 + 6),
                    (middle, y + 6),
                    (middle - w, y - w * 0.6 + 6),
                    (middle - w, y - w * 0.6),
                )
            )
    elif kind == "scales":
        for i, y in enumerate(rows(7)):
            for x in columns(12, 0.5 * (i % 2)):
                parts.append(
                    outline(
                        f"M{x - 6} {y} C{x - 6} {y + 8} {x + 6} {y + 8} {x + 6} {y} L{x + 4.4} {y} C{x + 4.4} {y + 5.6}"
                        f" {x - 4.4} {y + 5.6} {x - 4.4} {y} Z"
                    )
                )
    elif kind == "checks":
        for i, y in enumerate(rows(8)):
            for x in columns(16, 0.5 * (i % 2)):
                parts.append(rectangle(x - 4, y - 4, x + 4, y + 4))
    elif kind == "flowers":
        for i, y in enumerate(rows(10)):
            for x in columns(14, 0.5 * (i % 2)):
                for k in range(4):
                    a = math.pi / 2 * k
                    parts.append(circle(x + 2.4 * math.cos(a), y + 2.4 * math.sin(a), 1.9))
    elif kind == "bars":
        for x in columns(8):
            parts.append(rectangle(x - 2, top - 4, x + 2, bottom + 4))
    elif kind == "drops":
        for i, y in enumerate(rows(10)):
            for x in columns(12, 0.5 * (i % 2)):
                parts.append(
                    outline(
                        f"M{x} {y - 5} C{x + 1.5} {y - 1} {x + 3} {y} {x + 3} {y + 2} C{x + 3} {y + 5.4} {x - 3} {y + 5.4}"
                        f" {x - 3} {y + 2} C{x - 3} {y} {x - 1.5} {y - 1} {x} {y - 5} Z"
                    )
                )
    else:  # "rings"
        for i, y in enumerate(rows(10)):
            for x in columns(13, 0.5 * (i % 2)):
                parts.append(circle(x, y, 3.6) + circle(x, y, 1.8).turned_round())
    return join(parts)


def panel(pen: Pen, corners: tuple[Point, ...], ground: str, kind: str, colour: str) -> None:
    """A convex cloth with a pattern; the corners run clockwise on the page."""
    cloth = above(polygon(*corners))
    if not cloth.subs:
        return
    xs, ys = [p[0] for p in corners], [p[1] for p in corners]
    charges = pattern(kind, min(xs), min(ys), max(xs), max(ys))
    pieces = [above(within(Path((sub,)), *corners)) for sub in charges.subs]
    pen.flat(cloth, ground)
    pen.flat(join(pieces), colour)
    pen.line(cloth, 1.5)


def front(pen: Pen, top: float, bottom: float, ground: str, kind: str, colour: str, y0: float = 104.0) -> None:
    """The middle of a tunic between two gold borders; top and bottom are half widths."""
    y1 = 215.0
    panel(pen, ((AXIS - top, y0), (AXIS + top, y0), (AXIS + bottom, y1), (AXIS - bottom, y1)), ground, kind, colour)
    for side in (-1, 1):
        edge = polygon(
            (AXIS + side * top, y0), (AXIS + side * (top + 6), y0), (AXIS + side * (bottom + 6), y1), (AXIS + side * bottom, y1)
        )
        pen.fill(above(edge), GOLD)
        dots = [circle(AXIS + side * (top + 3 + (bottom - top) * k / 14), y0 + (y1 - y0) * k / 14, 1.3) for k in range(14)]
        pen.flat(above(join(dots)), INK)


def buttons(pen: Pen, colour: str, y0: float = 128, count: int = 4, step: float = 11) -> None:
    for i in range(count):
        pen.fill(above(circle(AXIS, y0 + i * step, 2.6)), colour)


# ---- collars ----


def ermine(points: list[Point]) -> Path:
    """Tails of ermine at the given places."""
    tail = outline("M0 -1.4 C0.8 0.8 1.7 2.6 1.3 5.4 L0 4.4 L-1.3 5.4 C-1.7 2.6 -0.8 0.8 0 -1.4 Z")
    dots = circle(0, -3.2, 0.75) + circle(-1.9, -1.6, 0.75) + circle(1.9, -1.6, 0.75)
    return join((tail + dots).scale(1.15).move(x, y) for x, y in points)


def tippet(pen: Pen) -> None:
    """A rounded ermine cape about the shoulders."""
    half = outline(
        "M0 104 L16 104 C34 108 52 113 60 124 C57 130 52 133 46 133 C42 138 34 140.6 28 139 C22 143.6 10 146 0 146 Z"
    ).move(AXIS, 0)
    pen.fill(above(both(half, AXIS)), IVORY)
    pen.flat(
        above(outline("M16 104 C34 108 52 113 59.4 124 C57 129 52 132 46 132 C44 124 32 112 16 104 Z").move(AXIS, 0)),
        IVORY_SHADE,
    )
    spots = [(AXIS + s * dx, y) for dx, y in ((13, 137), (27, 131), (42, 125), (20, 122), (33, 117)) for s in (-1, 1)]
    pen.flat(ermine(spots), INK)


def lapels(pen: Pen) -> None:
    """Two broad edges of ermine from the neck down."""
    half = outline("M12 104 L20 106 C30 112 38 122 40 136 L42 220 L24 220 L18 140 Z").move(AXIS, 0)
    pen.fill(above(both(half, AXIS)), IVORY)
    spots = [
        (AXIS + s * dx, y)
        for dx, y in ((20, 118), (30, 127), (25, 141), (34, 148), (29, 161), (35, 174), (30, 186))
        for s in (-1, 1)
    ]
    inside = [p for p in spots if p[1] < 170 + SLOPE * (p[0] - 125)]
    pen.flat(ermine(inside), INK)


def chain(pen: Pen, jewel: str, drop: float = 146) -> None:
    """A chain of office with a jewel."""
    points = []
    for k in range(-5, 6):
        x = AXIS + k * 5.6
        points.append((x, drop - 3 - (k * k) * 1.02))
    for x, y in points:
        pen.fill(circle(x, y, 2.5), GOLD)
    pen.fill(polygon((AXIS, drop - 5), (AXIS + 7, drop + 3), (AXIS, drop + 11), (AXIS - 7, drop + 3)), GOLD)
    pen.fill(circle(AXIS, drop + 3, 3), jewel)


def dagged(pen: Pen, colour: str, shade: str, hem: str, leaves: str | None = None) -> None:
    """A shoulder collar cut into points, each with a bead; leaves is the colour of an embroidery."""
    tips = [(-58, 126), (-46, 138), (-31, 147), (-11, 151), (11, 151), (31, 147), (46, 138), (58, 126)]
    valleys = [(-53, 121), (-39, 129), (-22, 135), (0, 137), (22, 135), (39, 129), (53, 121)]
    text = "M-15 103 C-32 107 -50 112 -58 126"
    for (vx, vy), (tx, ty) in zip(valleys, tips[1:], strict=True):
        text += f" L{vx} {vy} L{tx} {ty}"
    text += " C50 112 32 107 15 103 Z"
    pen.fill(outline(text).move(AXIS, 0), colour)
    pen.line(outline("M-52 118.6 C-30 130 -14 133 0 133 C14 133 30 130 52 118.6").move(AXIS, 0), 2.6, hem)
    if leaves:
        # Trefoils on the cloth and a leaf in each point.
        for x, y, turn in ((-35, 118, 24), (-21, 123.6, 14), (21, 123.6, -14), (35, 118, -24)):
            pen.flat(trefoil(0, 5, 0.62).turn(turn).move(AXIS + x, y), leaves)
        leaf = outline("M0 -6 C3 -2 3 2 0 6 C-3 2 -3 -2 0 -6 Z")
        for x, y, turn in ((-32, 136.6, 24), (-12, 141, 8), (12, 141, -8), (32, 136.6, -24)):
            pen.flat(leaf.turn(turn).move(AXIS + x, y), leaves)
    pen.flat(outline("M15 104 C32 108 46 112 54 120 C40 116 28 112 15 104 Z").move(AXIS, 0), shade)
    for x, y in tips:
        pen.fill(circle(AXIS + x, y + 1.6, 2.3), GOLD)


def ruff(pen: Pen, y: float = 110, half: float = 27) -> None:
    """A pleated collar about the neck."""
    loops = []
    count = 9
    for k in range(count):
        a = -1 + 2 * k / (count - 1)
        loops.append((AXIS + a * half, y + 6 * (1 - a * a) - 2))
    for x, cy in sorted(loops, key=lambda p: -abs(p[0] - AXIS)):
        pen.fill(circle(x, cy, 5, 6.6), IVORY)
        pen.line(outline(f"M{x} {cy - 4} L{x} {cy + 3.6}"), 0.8)


def band_collar(pen: Pen, colour: str, gem: str) -> None:
    """A broad jewelled collar that lies on the shoulders."""
    ring = outline(
        "M-16 103 C-30 106 -44 112 -50 120 C-40 136 -18 144 0 144 C18 144 40 136 50 120 C44 112 30 106 16"
        " 103 C14 116 8 122 0 122 C-8 122 -14 116 -16 103 Z"
    ).move(AXIS, 0)
    pen.fill(ring, colour)
    pen.line(outline("M-46.6 120 C-37 133 -17 140 0 140 C17 140 37 133 46.6 120").move(AXIS, 0), 1)
    pen.line(outline("M-20 106 C-17 119 -9 126 0 126 C9 126 17 119 20 106").move(AXIS, 0), 1)
    for k, (x, y) in enumerate(((-38, 120), (-27, 127.4), (-14, 132), (0, 133), (14, 132), (27, 127.4), (38, 120))):
        if k % 2:
            pen.fill(circle(AXIS + x, y, 3.4), gem)
        else:
            pen.fill(polygon((AXIS + x, y - 5), (AXIS + x + 4.4, y), (AXIS + x, y + 5), (AXIS + x - 4.4, y)), IVORY)


def bust(pen: Pen) -> None:
    """Neck and shoulders above a low neckline."""
    pen.fill(
        outline("M-9 100 L-9.6 111 C-16 116 -26 118 -34 121 L-25 141 L25 141 L34 121 C26 118 16 116 9.6 111 L9 100 Z").move(
            AXIS, 0
        ),
        SKIN,
    )
    pen.flat(
        outline("M0 100 L8.3 100 L9 111.4 C16 117 26 119 33 121.6 L25 140 L6 140 C9 130 8 116 0 104 Z").move(AXIS, 0),
        SKIN_SHADE,
    )


def neckline(pen: Pen) -> None:
    """The jewelled edge of a bodice."""
    pen.fill(outline("M-38 119 L-31 117.4 L-22.6 134 L22.6 134 L31 117.4 L38 119 L27 141 L-27 141 Z").move(AXIS, 0), GOLD)
    pen.flat(join(circle(AXIS + x, 137.4, 1.5) for x in range(-20, 21, 8)), INK)


def necklace(pen: Pen, gem: str) -> None:
    for k in (-3, -2, -1, 1, 2, 3):
        pen.fill(circle(AXIS + 4.6 * k, 121.4 - k * k * 0.8, 2), IVORY)
    pen.fill(polygon((AXIS, 118), (AXIS + 3.8, 123), (AXIS, 129.4), (AXIS - 3.8, 123)), gem)


def mail(pen: Pen) -> None:
    """A collar of iron rings under a hat of steel."""
    ring = outline(
        "M-15 100 C-30 106 -42 111 -50 120 C-40 134 -20 141 0 141 C20 141 40 134 50 120"
        " C42 111 30 106 15 100 C8 104 -8 104 -15 100 Z"
    )
    pen.fill(ring.move(AXIS, 0), SILVER)
    links = []
    for row in range(7):
        y = 107 + 4.6 * row
        reach = (20, 31, 40, 42, 36, 28, 16)[row]
        x = -reach + (row % 2) * 2.8
        while x < reach:
            links.append(arc(AXIS + x, y, 2.5, 20, 160))
            x += 5.6
    pen.line(join(links), 0.9, "#5b6478")
    pen.line(outline("M-47 121.6 C-37 132.6 -19 138 0 138 C19 138 37 132.6 47 121.6").move(AXIS, 0), 2.4, GOLD)


# ---- sleeves ----


def bell_sleeve(pen: Pen, colour: str, shade: str, lining: str, cuff: str) -> None:
    """The wide sleeve of the arm whose hand is at (172, 135)."""
    pen.fill(above(outline("M158 150 C154 164 148 182 142 204 L196 226 L196 128 C192 134 188 142 186 148 Z")), colour)
    pen.flat(above(outline("M180 154 C178 172 176 190 168 212 L178 216 C184 196 186 172 186 152 Z")), shade)
    pen.flat(above(outline("M166 156 C162 170 158 184 152 204 L158 206 C163 188 167 170 169 156 Z")), shade)
    pen.fill(outline("M160 143 C166 147 180 147 185 142 L189 150 C182 157 164 158 156 152 Z"), lining)
    pen.fill(outline("M161 141 C166 145 178 145 183 140 L185.5 146 C179 150.6 165 151 158.6 147 Z"), cuff)


def puffed(pen: Pen, cx: float, cy: float, colour: str, slash: str, size: float = 1) -> None:
    """A slashed puff of cloth at a shoulder."""
    body = outline("M-20 -4 C-20 -18 -8 -22 2 -21 C14 -20 21 -12 20 0 C19 12 10 17 0 16 C-12 16 -20 8 -20 -4 Z")
    pen.fill(above(body.scale(size).move(cx, cy)), colour)
    for k in (-2, -1, 0, 1, 2):
        x = k * 7.2
        bend = k * 2.6
        top, bottom = -17 + abs(k) * 3.4, 13 - abs(k) * 3
        slit = outline(
            f"M{x * 0.7} {top} C{x + bend - 2.4} {top / 2} {x + bend - 2.4} {bottom / 2} {x * 0.7} {bottom}"
            f" C{x + bend + 2.4} {bottom / 2} {x + bend + 2.4} {top / 2} {x * 0.7} {top} Z"
        )
        pen.fill(above(slit.scale(size).move(cx, cy)), slash)


def forearm(pen: Pen, colour: str, shade: str, cuff: str, dx: float = 0, dy: float = 0) -> None:
    """A close sleeve that ends in a cuff under the hand at (171, 134), or moved with that hand."""
    pen.fill(above(outline("M161 148 C160 166 156 186 150 206 L190 222 C192 196 190 168 184 146 Z").move(dx, dy)), colour)
    pen.flat(above(outline("M176 150 C178 172 176 194 172 214 L186 220 C188 196 187 168 182 148 Z").move(dx, dy)), shade)
    pen.fill(outline("M159.6 142 C166 146 178 146 184 141 L187 150 C180 155 164 156 157.6 151 Z").move(dx, dy), cuff)


# ---- the sash ----


def sash(pen: Pen, ground: str, charge: str, kind: str) -> None:
    """The band over the dividing line; it looks the same after half a turn."""
    length = math.hypot(1, SLOPE)
    nx, ny = -SLOPE / length, 1 / length
    angle = math.degrees(math.atan(SLOPE))

    def at(x: float, off: float = 0) -> Point:
        return x + nx * off, 175 + SLOPE * (x - 125) + ny * off

    def strip(a: float, b: float) -> Path:
        band = polygon(at(30, a), at(220, a), at(220, b), at(30, b))
        return band.inside(LEFT, 0, RIGHT, 350)

    def charges(path: Path, step: float, off: float = 0, shift: float = 0) -> list[Path]:
        count = int(90 / step) + 1
        return [path.turn(angle).move(*at(125 + step * (k + shift), off)) for k in range(-count, count + 1)]

    pen.fill(strip(-11, 11), GOLD)
    pen.fill(strip(-6.4, 6.4), ground)
    if kind == "lozenges":
        marks = charges(polygon((-5.4, 0), (0, -4.2), (5.4, 0), (0, 4.2)), 15)
        marks += charges(circle(0, 0, 1.5), 15, shift=0.5)
    elif kind == "flowers":
        petal = circle(2.3, 0, 1.9)
        flower = join(petal.turn(90 * k + 45) for k in range(4))
        marks = charges(flower, 14)
        marks += charges(polygon((-2.6, 0), (0, -1.7), (2.6, 0), (0, 1.7)), 14, shift=0.5)
    else:  # "bends"
        marks = charges(polygon((-5.6, 5.6), (-0.6, 5.6), (5.6, -5.6), (0.6, -5.6)), 10)
    for off in (-8.7, 8.7):
        pen.flat(join(charges(circle(0, 0, 0.8), 5, off)).inside(LEFT + 0.7, 0, RIGHT - 0.7, 350), INK)
    pen.flat(join(marks).inside(LEFT + 0.7, 0, RIGHT - 0.7, 350), charge)
