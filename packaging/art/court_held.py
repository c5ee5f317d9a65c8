"""What the figures hold. The hand closes about (0, 0); the shaft is upright."""

from __future__ import annotations

from court_crowns import fleur
from court_kit import GOLD, GOLD_SHADE, SILVER, SILVER_SHADE, Pen, Tinctures
from geometry import Path, Point, circle, outline, rectangle


def sword(pen: Pen, at: Point, colours: Tinctures) -> None:
    def put(path: Path) -> Path:
        return path.move(*at)

    pen.fill(put(outline("M-5 -14 L-5 -98 L0 -108 L5 -98 L5 -14 Z")), SILVER)
    pen.flat(put(outline("M0 -15 L0 -106.4 L4.3 -97.8 L4.3 -15 Z")), SILVER_SHADE)
    pen.line(put(outline("M0 -16 L0 -92")), 1)
    pen.fill(put(rectangle(-3.2, -14, 3.2, 18)), colours.accent)
    pen.fill(put(outline("M-19 -21 C-17 -17 -10 -18 0 -18 C10 -18 17 -17 19 -21 C22 -19 22 -14 18 -13 C10 -11.4 -10 -11.4 -18 -13 C-22 -14 -22 -19 -19 -21 Z")), GOLD)
    pen.fill(put(circle(0, 21, 5)), GOLD)
    pen.flat(put(circle(0, 21, 1.8)), colours.livery)


def sceptre(pen: Pen, at: Point, colours: Tinctures) -> None:
    def put(path: Path) -> Path:
        return path.move(*at)

    pen.fill(put(rectangle(-2.6, -80, 2.6, 60)), GOLD)
    pen.flat(put(rectangle(0.6, -79, 1.9, 59)), GOLD_SHADE)
    pen.fill(put(rectangle(-5, -76, 5, -72, 1.5)), GOLD)
    pen.fill(put(circle(0, -82, 5.6)), colours.livery)
    pen.fill(put(fleur(0, -86, 1.05)), GOLD)
