"""The application icon, 512 by 512: a fan of three cards on felt; and a plainer one for 16 to 32 pixels."""

from __future__ import annotations

from aces import device
from geometry import Path, circle, rectangle
from palette import INK, PAPER, RED
from sheet import document, shape
from suits import MARKS

SIZE = 512.0
FELT, FELT_LIGHT, GOLD = "#1f5a4d", "#2f7a67", "#e9b949"
_SHADOW = "#17352f"
_PIVOT = (256.0, 470.0)
_GRADIENT = (
    '<defs><linearGradient id="felt" x1="0" y1="0" x2="0" y2="1">'
    f'<stop offset="0" stop-color="{FELT_LIGHT}"/><stop offset="1" stop-color="{FELT}"/>'
    "</linearGradient></defs>"
)


def _tile(margin: float, radius: float) -> str:
    edge = SIZE - margin
    return _GRADIENT + shape(rectangle(margin, margin, edge, edge, radius), "url(#felt)")


def _card(path: Path, turn: float, line: float, fill: str = PAPER) -> str:
    """A card of the fan; all turn about a point low in the icon."""
    return shape(path.turn(turn, _PIVOT), fill, stroke=_SHADOW, stroke_width=line)


def _corner(suit: int, side: int, turn: float, colour: str) -> str:
    """A suit mark in the upper outer corner of a card of the fan."""
    path = MARKS[suit].move(-50, -50).scale(0.54).move(256 + side * 62, 150)
    return shape(path.turn(turn, _PIVOT), colour)


def large() -> str:
    """For 48 pixels and more."""
    card = rectangle(161, 108, 351, 374, 20)
    ring = rectangle(26, 26, SIZE - 26, SIZE - 26, 88)
    return document(
        _tile(12, 100)
        + shape(ring, "none", stroke=GOLD, stroke_width=6)
        + _card(card, -20, 5)
        + _corner(2, -1, -20, RED)
        + _card(card, 20, 5)
        + _corner(1, 1, 20, RED)
        + _card(card.move(0, 20), 0, 5)
        + shape(device().scale(2.55).move(256, 252), INK)
        + shape(circle(256, 267.3, 10), GOLD),
        SIZE,
        SIZE,
    )


def small() -> str:
    """For 16 to 32 pixels: fewer, larger parts."""
    card = rectangle(126, 46, 386, 410, 36)
    spade = MARKS[3].move(-50, -50).scale(2.3).move(256, 252)
    return document(
        _tile(0, 96)
        + _card(card.scale(0.86, about=(256, 410)), -22, 0, GOLD)
        + _card(card.scale(0.86, about=(256, 410)), 22, 0, GOLD)
        + _card(card.move(0, 28), 0, 18)
        + shape(spade, INK),
        SIZE,
        SIZE,
    )
