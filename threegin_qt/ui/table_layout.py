"""Where everything on the table lies, for any size of the window and of the text. Pure arithmetic on whole pixels.

The plates stand in a column at the left, the other player's cards at the top, the piles in the middle, the line with the
main button below them, and the player's cards over the whole width at the bottom.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from PySide6.QtCore import QRect, QSize

from .painting import card_height
from .theme import GRID

# Heights of the rows of cards as shares of the height of the player's own cards.
_MIDDLE: Final = 0.82
_TOP: Final = 0.58
_RISE: Final = 0.12
# What must stay visible of a card under the next one for rank and suit to be seen, in card widths.
_LEAST_STEP: Final = 0.36
_GOOD_STEP: Final = 0.47
_MOST_GAPS: Final = 3 * 0.22
_FULL: Final = 11
_SMALLEST_CARD: Final = 48
_LARGEST_CARD: Final = 430


class Measures(NamedTuple):
    """What the text needs, in pixels."""

    body: int
    """The height of body text, as its font's pixel size."""
    plate: int
    """The height of a plate."""
    label: int
    """The height of the line under the player's cards."""
    number: int
    """The height of the stock's number."""
    button: int
    """The height of a button."""
    bar: Callable[[int], int]
    """The height of the prompt bar at a width."""


class Places(NamedTuple):
    """The layout. Cards are given by their width where only that is free."""

    margin: int
    top_plates: tuple[QRect, QRect]
    """Places for the plates at the top, the other player's first."""
    bottom_plates: tuple[QRect, QRect]
    """Places for the plates above the player's cards: for the second beside it, and the player's own last."""
    top_cards: QRect
    top_card: int
    stock: QRect
    pile: QRect
    knock: QRect
    middle_card: int
    bar: QRect
    sorter: QRect
    hand: QRect
    hand_card: int
    rise: int
    stage: QRect
    """The part for scenes, beside the plates and above the bar."""
    foot: QRect
    """The part of the player's cards, for scenes after the hand."""


def compose(size: QSize, measures: Measures, card_percent: int = 100, plates_at_top: int = 1) -> Places:
    """Lay the table out in a size. `plates_at_top` of the three plates stand at the top, 1 or 2."""
    width, height = size.width(), size.height()
    margin = GRID if min(height, width * 0.7) < 560 else 2 * GRID if height < 900 else 3 * GRID
    gap = GRID
    column = _column(width, measures)
    beside = margin + column + 2 * GRID
    bar_width = width - beside - margin
    bar_height = measures.bar(bar_width)

    fixed = 2 * margin + bar_height + measures.label + measures.number + 4 * gap
    rest = height - fixed
    hand_width = _hand_card(width - 2 * margin, rest, card_percent)
    hand_height = card_height(hand_width)
    rise = max(GRID, round(hand_height * _RISE))
    hand_top = height - margin - measures.label - hand_height - rise
    bar = QRect(beside, hand_top - gap // 2 - bar_height, bar_width, bar_height)

    above = bar.top() - margin - measures.number - 3 * gap
    middle = min(round(hand_width * _MIDDLE), _fit(above * _MIDDLE / (_MIDDLE + _TOP)), round(bar_width / 4.2))
    top = min(round(hand_width * _TOP), _fit(above - card_height(middle)), round(bar_width / (1 + 9 * 0.27)))
    slack = max(0, above - card_height(middle) - card_height(top))

    top_cards = QRect(beside, margin + min(slack // 4, GRID), bar_width, card_height(top))
    middle_top = top_cards.bottom() + 1 + gap + (slack - min(slack // 4, GRID)) // 2
    spread = min(round(middle * 0.45), (bar_width - 3 * middle) // 4)
    middle_left = beside + (bar_width - 3 * middle - 2 * spread) // 2
    place = QSize(middle, card_height(middle))
    stock = QRect(middle_left, middle_top, middle + 4, place.height() + 4 + GRID + measures.number)
    pile = QRect(middle_left + middle + spread, middle_top, middle + 2, place.height() + 2)
    knock = QRect(middle_left + 2 * (middle + spread), middle_top, middle, place.height())

    sorter = QRect(margin, hand_top - gap // 2 - measures.button, column, measures.button)
    plates = _plates(margin, column, sorter.top() - gap, measures.plate, plates_at_top)
    return Places(
        margin,
        plates[0],
        plates[1],
        top_cards,
        top,
        stock,
        pile,
        knock,
        middle,
        bar,
        sorter,
        QRect(margin, hand_top, width - 2 * margin, hand_height + rise + measures.label),
        hand_width,
        rise,
        QRect(beside, margin, bar_width, bar.top() - gap - margin),
        QRect(margin, bar.bottom() + 1 + gap, width - 2 * margin, height - margin - bar.bottom() - 1 - gap),
    )


def _column(width: int, measures: Measures) -> int:
    """The width of the plates."""
    wanted = measures.body * 17
    return max(GRID * 22, min(wanted, round(width * 0.29), GRID * 48))


def _hand_card(width: int, rest: int, percent: int) -> int:
    """The width of the player's own cards: as large as height and width allow, so that eleven can be told apart."""
    good = width / (1 + (_FULL - 1) * _GOOD_STEP + _MOST_GAPS)
    least = width / (1 + (_FULL - 1) * _LEAST_STEP + _MOST_GAPS)
    by_height = _fit(rest / (1 + _RISE + _MIDDLE + _TOP))
    wanted = min(good, by_height) * percent / 100
    tallest = _fit(rest / (1 + _RISE + 0.55 + 0.36))
    return round(max(_SMALLEST_CARD, min(wanted, least, tallest, _LARGEST_CARD)))


def _fit(height: float) -> int:
    """The widest card that is no higher."""
    return max(1, int(height / 1.4))


def _plates(margin: int, column: int, bottom: int, height: int, at_top: int) -> tuple[tuple[QRect, QRect], tuple[QRect, QRect]]:
    """Three plates between the top and `bottom`, one or two of them at the top; closer together where there is no room."""
    at_bottom = 3 - at_top
    each = min(height, (bottom - margin - GRID) // 3)
    top = tuple(QRect(margin, margin + at * each, column, each) for at in range(2))
    low = tuple(QRect(margin, bottom - (at_bottom - at) * each, column, each) for at in range(2))
    return (top[0], top[1]), (low[0], low[at_bottom - 1])
