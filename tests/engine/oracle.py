"""The rules of melds once more, by brute force: slow, and obviously right. Shares nothing with the engine but the card numbers.

Cards are (rank, suit) pairs here, sets of cards are frozensets of them.
"""

from collections.abc import Iterable, Iterator
from itertools import combinations

Plain = tuple[int, int]
Cards = frozenset[Plain]
Arrangement = frozenset[Cards]


def plain(card_set: int) -> Cards:
    """The cards of one of the engine's card sets."""
    return frozenset((number % 13 + 1, number // 13) for number in range(52) if card_set >> number & 1)


def bits(cards: Iterable[Plain]) -> int:
    """The engine's card set of these cards."""
    return sum(1 << 13 * suit + rank - 1 for rank, suit in cards)


def worth(cards: Iterable[Plain]) -> int:
    return sum(10 if rank > 10 else rank for rank, _ in cards)


def is_meld(cards: Cards) -> bool:
    if len(cards) < 3:
        return False
    ranks = sorted(rank for rank, _ in cards)
    suits = {suit for _, suit in cards}
    if len(set(ranks)) == 1:
        return True
    return len(suits) == 1 and ranks == list(range(ranks[0], ranks[0] + len(ranks)))


def melds_among(cards: Cards) -> list[Cards]:
    """Every subset that is a meld."""
    return [
        frozenset(chosen)
        for size in range(3, len(cards) + 1)
        for chosen in combinations(sorted(cards), size)
        if is_meld(frozenset(chosen))
    ]


def all_arrangements(cards: Cards) -> set[Arrangement]:
    """Every choice of disjoint melds, none at all included."""
    melds = melds_among(cards)

    def extend(first: int, chosen: Arrangement, free: Cards) -> Iterator[Arrangement]:
        yield chosen
        for at in range(first, len(melds)):
            if melds[at] <= free:
                yield from extend(at + 1, chosen | {melds[at]}, free - melds[at])

    return set(extend(0, frozenset(), cards))


def left_over(cards: Cards, arrangement: Arrangement) -> int:
    """The points of the cards in none of the melds."""
    return worth(cards.difference(*arrangement))


def least_deadwood(cards: Cards) -> int:
    return min(left_over(cards, arrangement) for arrangement in all_arrangements(cards))


def all_spreads(cards: Cards, limit: int) -> set[Arrangement]:
    return {arrangement for arrangement in all_arrangements(cards) if left_over(cards, arrangement) <= limit}


def all_layoffs(cards: Cards, melds: tuple[Cards, ...]) -> set[tuple[Cards, ...]]:
    """What can lie on each of the melds in the end when cards are laid off one after another, each one where it fits."""
    nothing: tuple[Cards, ...] = tuple(frozenset() for _ in melds)
    reached = {nothing}
    waiting = [nothing]
    while waiting:
        laid = waiting.pop()
        for card in cards.difference(*laid):
            for at, meld in enumerate(melds):
                if is_meld(meld | laid[at] | {card}):
                    after = (*laid[:at], laid[at] | {card}, *laid[at + 1 :])
                    if after not in reached:
                        reached.add(after)
                        waiting.append(after)
    return reached


def all_defences(cards: Cards, melds: tuple[Cards, ...]) -> set[tuple[Arrangement, tuple[Cards, ...]]]:
    """Own melds with lay-offs, in every combination."""
    return {
        (arrangement, laid) for laid in all_layoffs(cards, melds) for arrangement in all_arrangements(cards.difference(*laid))
    }


def least_after_layoffs(cards: Cards, melds: tuple[Cards, ...]) -> int:
    return min(left_over(cards.difference(*laid), arrangement) for arrangement, laid in all_defences(cards, melds))


def knock_discards(eleven: Cards, limit: int) -> dict[Plain, int]:
    left = {card: least_deadwood(eleven - {card}) for card in eleven}
    return {card: points for card, points in left.items() if points <= limit}
