"""Melds, deadwood and arrangements (R3).

Least deadwood is found with four look-ups, one a suit, in a table of what runs alone can leave of a suit, for each of the few
ways to take sets first: a set takes cards out of three or four suits, and what is left of a suit is then a matter of runs.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from .cards import CARDS, POINTS, SUIT_MASK, Card, CardSet, cards_of

Melds = tuple[CardSet, ...]
"""Melds of one arrangement, disjoint, in ascending order of the card sets: one value for one arrangement."""


def _left_by_runs() -> bytes:
    """For each of the 2**13 holdings in one suit, the points that the best choice of runs leaves over."""
    left = b"\0"  # of the one holding without cards; each rank doubles the holdings
    for rank in range(13):
        points = POINTS[rank]
        with_card = bytearray(left.translate(bytes(range(points, 256)) + bytes(points)))
        # The card ends a run of three, four or five; longer runs are made of those. The holdings that have all the other
        # cards of the run are the last ones, in the order of what they hold below it.
        for size in (1 << rank >> below for below in (2, 3, 4) if below <= rank):
            with_card[-size:] = map(min, with_card[-size:], left[:size])
        left += with_card
    return left


_LEFT: Final = _left_by_runs()


def _all_sets() -> Iterator[CardSet]:
    for rank in range(13):
        four = sum(1 << 13 * suit + rank for suit in range(4))
        yield four
        for suit in range(4):
            yield four ^ 1 << 13 * suit + rank


def _all_runs() -> Iterator[CardSet]:
    for suit in range(4):
        for length in range(3, 14):
            for low in range(14 - length):
                yield (1 << length) - 1 << 13 * suit + low


ALL_SETS: Final[frozenset[CardSet]] = frozenset(_all_sets())
ALL_RUNS: Final[frozenset[CardSet]] = frozenset(_all_runs())
ALL_MELDS: Final[frozenset[CardSet]] = ALL_SETS | ALL_RUNS

# The melds whose lowest card is the given one: an arrangement is found by asking of one card after the other where it goes.
_MELDS_FROM: Final[tuple[list[CardSet], ...]] = tuple([] for _ in range(52))
for _meld in sorted(ALL_MELDS):
    _MELDS_FROM[(_meld & -_meld).bit_length() - 1].append(_meld)


def is_meld(cards: CardSet) -> bool:
    """Whether these cards are one meld, a set or a run (R3)."""
    return cards in ALL_MELDS


def is_run(meld: CardSet) -> bool:
    """Whether a meld is a run."""
    return meld in ALL_RUNS


def deadwood(cards: CardSet) -> int:
    """The least deadwood of any cards, in points (R3).

    Meant for the cards of a player: the time grows sixfold with every rank of which all four cards are among them.
    """
    clubs = cards & 0x1FFF
    diamonds = cards >> 13 & 0x1FFF
    hearts = cards >> 26 & 0x1FFF
    spades = cards >> 39
    ranks = clubs & diamonds & (hearts | spades) | hearts & spades & (clubs | diamonds)
    if ranks:
        return _least(clubs, diamonds, hearts, spades, ranks)
    return _LEFT[clubs] + _LEFT[diamonds] + _LEFT[hearts] + _LEFT[spades]


def _least(clubs: int, diamonds: int, hearts: int, spades: int, ranks: int) -> int:
    """The least deadwood when sets may be taken of `ranks`, all of which are held three or four times."""
    best = _LEFT[clubs] + _LEFT[diamonds] + _LEFT[hearts] + _LEFT[spades]
    while ranks:
        rank = ranks & -ranks
        ranks ^= rank
        others = ~rank
        c, d, h, s = clubs & others, diamonds & others, hearts & others, spades & others
        ways: tuple[tuple[int, int, int, int], ...] = ((c, d, h, s),)
        if clubs & diamonds & hearts & spades & rank:
            ways = ((c, d, h, s), (clubs, d, h, s), (c, diamonds, h, s), (c, d, hearts, s), (c, d, h, spades))
        for c, d, h, s in ways:
            left = _least(c, d, h, s, ranks) if ranks else _LEFT[c] + _LEFT[d] + _LEFT[h] + _LEFT[s]
            if left < best:
                best = left
    return best


def deadwood_after(cards: CardSet) -> dict[Card, int]:
    """For each card, in ascending order, the least deadwood that is left when it is thrown."""
    suits = (cards & SUIT_MASK, cards >> 13 & SUIT_MASK, cards >> 26 & SUIT_MASK, cards >> 39)
    clubs, diamonds, hearts, spades = suits
    if clubs & diamonds & (hearts | spades) | hearts & spades & (clubs | diamonds):
        return {card: deadwood(cards ^ 1 << card) for card in cards_of(cards)}
    # Without sets to take, a throw changes what is left in its own suit only.
    total = _LEFT[clubs] + _LEFT[diamonds] + _LEFT[hearts] + _LEFT[spades]
    result = {}
    for first, holding in zip((0, 13, 26, 39), suits, strict=True):
        others = total - _LEFT[holding]
        remaining = holding
        while remaining:
            low = remaining & -remaining
            remaining ^= low
            result[CARDS[first + low.bit_length() - 1]] = others + _LEFT[holding ^ low]
    return result


def knock_discards(eleven: CardSet, limit: int) -> dict[Card, int]:
    """The cards that can be thrown to knock with at most `limit` (R14), each with the deadwood it leaves."""
    return {card: left for card, left in deadwood_after(eleven).items() if left <= limit}


def spreads(cards: CardSet, limit: int) -> Iterator[Melds]:
    """Every arrangement of the cards with deadwood of at most `limit` (R16), each once, lazily.

    Also those that leave out a meld, or a card of one. No branch without a result is entered: the least deadwood of what is
    left decides.
    """
    return _spreads(cards, limit, ())


def _spreads(rest: CardSet, allowance: int, chosen: Melds) -> Iterator[Melds]:
    if not rest:
        yield tuple(sorted(chosen))
        return
    low = rest & -rest
    card = low.bit_length() - 1
    for meld in _MELDS_FROM[card]:
        if meld & rest == meld and deadwood(rest ^ meld) <= allowance:
            yield from _spreads(rest ^ meld, allowance, (*chosen, meld))
    points = POINTS[card]
    if points <= allowance and deadwood(rest ^ low) <= allowance - points:
        yield from _spreads(rest ^ low, allowance - points, chosen)


def arrangements(cards: CardSet) -> tuple[Melds, ...]:
    """All arrangements with the least deadwood, no duplicates; those with the fewest melds first."""
    found = spreads(cards, deadwood(cards))
    return tuple(sorted(found, key=lambda melds: (len(melds), melds)))


def arrangement(cards: CardSet) -> Melds:
    """One arrangement with the least deadwood, without looking for the others."""
    return next(spreads(cards, deadwood(cards)))


def unmelded(cards: CardSet, melds: Melds) -> CardSet:
    """The cards that an arrangement leaves unmelded."""
    for meld in melds:
        cards &= ~meld
    return cards
