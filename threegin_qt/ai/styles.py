"""Rule-based players: the sparring styles that strength is measured against, and the levels below Expert.

A style keeps the cards whose least deadwood, less a part of the mean of the best seven one-draw gains, is lowest; it
avoids cards that fit what the other took or could still use, and knocks by limits that change with its turns.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from threegin_qt.engine import CardSet, cards_of, deadwood, deadwood_after
from threegin_qt.engine.cards import POINTS

from .knowledge import Knowledge

RANK_COLUMN: Final = 1 | 1 << 13 | 1 << 26 | 1 << 39
CAUTION: Final = 24
"""After so many draws in a row from the pile only gin is worth another (R24)."""


class Style(NamedTuple):
    """How a rule-based player weighs things."""

    wish: float = 0.0
    """Weight of the mean of the best seven one-draw gains."""
    fade: float = 1.0
    """Own turns until that weight is gone."""
    wary: float = 0.0
    """Weight of cards like those, or next to those, that the other took."""
    live: float = 0.0
    """Weight of the melds that the cards still out allow the other."""
    take: float | None = None
    """How much a pile card has to gain; None takes whatever makes a meld."""
    early: int = 99
    early_limit: int = 10
    """Knocks with at most this much in the first `early` own turns,"""
    middle: int = 99
    middle_limit: int = 10
    """this much before turn `middle`,"""
    late_limit: int = 10
    """and this much later."""


STYLES: Final[dict[str, Style]] = {
    "baseline": Style(),
    "waiter": Style(0.75, 14, 0.6, 0, -0.8, 3, 10, 3, 0, 0),
    "counter": Style(0.7, 34, 1.5, 2.5, 0.8, 2, 10, 6, 5, 1),
    "early": Style(0.7, 20, 1.0, 0, 0, 6, 10, 9, 6, 4),
    "ginner": Style(0.75, 30, 0, 4.0, 0, 0, 0, 0, 0, 0),
    "middling": Style(0.7, 14, 1.0, 2.0, 0, 4, 10, 8, 5, 2),
}


def can_meld(cards: CardSet, card: int) -> bool:
    """Whether a card could stand in a meld with two of these cards."""
    rank = card % 13
    if (cards & RANK_COLUMN << rank & ~(1 << card)).bit_count() >= 2:
        return True
    suit = (cards >> (card - rank) & 0x1FFF) << 2
    at = rank + 2
    low1, low2, high1, high2 = suit >> at - 1, suit >> at - 2, suit >> at + 1, suit >> at + 2
    return bool((low1 & low2 | low1 & high1 | high1 & high2) & 1)


def _gains(ten: CardSet, unseen: CardSet) -> tuple[int, float]:
    """The least deadwood of ten cards, and the mean of the best seven gains that one draw could bring."""
    now = deadwood(ten)
    drop = min(deadwood_after(ten).values())
    gains = []
    for card in cards_of(unseen):
        after = min(now, drop + POINTS[card])
        if can_meld(ten, card):
            after = min(deadwood_after(ten | 1 << card).values())
        gains.append(now - after)
    gains.sort(reverse=True)
    return now, sum(gains[:7]) / 7


def _danger(style: Style, known: CardSet, unseen: CardSet, card: int) -> float:
    rank = card % 13
    danger = 0.0
    if style.wary:
        near = float((known & RANK_COLUMN << rank).bit_count())
        for step, weight in ((-2, 0.5), (-1, 1.0), (1, 1.0), (2, 0.5)):
            if 0 <= rank + step < 13 and known >> card + step & 1:
                near += weight
        danger += style.wary * near
    if style.live:
        chance = (10 - known.bit_count()) / (unseen.bit_count() + 1)

        def held(other: int) -> float:
            return 1.0 if known >> other & 1 else chance if unseen >> other & 1 else 0.0

        a, b, c = (held(13 * suit + rank) for suit in range(4) if 13 * suit + rank != card)
        l2, l1, h1, h2 = (held(card + k) if 0 <= rank + k < 13 else 0.0 for k in (-2, -1, 1, 2))
        danger += style.live * (a * b + a * c + b * c + l2 * l1 + l1 * h1 + h1 * h2)
    return danger


def _score(style: Style, ten: CardSet, unseen: CardSet, turns: int) -> float:
    weight = style.wish * (1 - turns / style.fade)
    if weight <= 0:
        return deadwood(ten)
    now, gains = _gains(ten, unseen)
    return now - weight * gains


def _best(style: Style, know: Knowledge, eleven: CardSet, locked: int) -> tuple[float, int]:
    """The lowest score that a discard can reach, and the card."""
    best, thrown = 1e9, -1
    for card in cards_of(eleven):
        if card == locked:
            continue
        score = _score(style, eleven & ~(1 << card), know.unseen, know.turns)
        score += _danger(style, know.known, know.unseen, card) - 0.01 * POINTS[card]
        if score < best:
            best, thrown = score, int(card)
    return best, thrown


def takes(style: Style, know: Knowledge) -> bool:
    """Whether the style takes the top of the pile."""
    if know.streak >= CAUTION or know.top < 0 or not can_meld(know.own, know.top):
        return False
    if style.take is None:
        return True
    eleven = know.own | 1 << know.top
    now, after = deadwood(know.own), min(deadwood_after(eleven).values())
    if after == 0:
        return True
    if after >= now:
        return False
    score, _ = _best(style, know, eleven, know.top)
    return score <= _score(style, know.own, know.unseen, know.turns) - style.take


def throws(style: Style, know: Knowledge) -> tuple[int, bool]:
    """The card that the style throws from eleven, and whether it knocks with it."""
    left, _, card = min(
        (left, -POINTS[card], int(card)) for card, left in deadwood_after(know.own).items() if card != know.locked
    )
    limit = (
        style.early_limit if know.turns < style.early else style.middle_limit if know.turns < style.middle else style.late_limit
    )
    if left <= know.rules.knock_limit and (left == 0 or left <= limit):
        return card, True
    if style.wish or style.wary or style.live:
        card = _best(style, know, know.own, know.locked)[1]
    return card, False
