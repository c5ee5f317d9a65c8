"""Cards, sets of cards, and their text.

A card is a small integer, `13 * suit + rank - 1`, with a name: it sorts by suit and then by rank, and the suits stand in the
order that decides a draw for roles (R5), clubs lowest, spades highest. A *card set* is a 52-bit integer with bit `card` set
for every card in it; everything that has to be quick works on card sets.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

RANK_LETTERS: Final = "A23456789TJQK"
SUIT_LETTERS: Final = "CDHS"
SUIT_MASK: Final = (1 << 13) - 1
FULL_DECK: Final = (1 << 52) - 1

CardSet = int
"""A set of cards: a 52-bit integer, bit `13 * suit + rank - 1` for each card."""


class CardTextError(ValueError):
    """A text that names no card, names one twice, or is no text at all. `text` is the part that could not be read."""

    def __init__(self, text: str, why: str) -> None:
        super().__init__(f"{why}: {text!r}")
        self.text = text


class Card(int):
    """One of the 52 cards (R1). `Card(0)` is the ace of clubs, `Card(51)` the king of spades.

    Raises ValueError outside 0 to 51.
    """

    __slots__ = ()

    def __new__(cls, number: int) -> Card:
        if not 0 <= number < 52:
            raise ValueError(f"no card has the number {number}")
        return int.__new__(cls, number)

    @classmethod
    def of(cls, rank: int, suit: int) -> Card:
        """The card of `rank` 1 (ace) to 13 (king) and `suit` 0 to 3 (clubs, diamonds, hearts, spades)."""
        if not (1 <= rank <= 13 and 0 <= suit <= 3):
            raise ValueError(f"no card has rank {rank} and suit {suit}")
        return CARDS[13 * suit + rank - 1]

    @property
    def rank(self) -> int:
        """1 for an ace, which is always low (R1), to 13 for a king."""
        return int(self) % 13 + 1

    @property
    def suit(self) -> int:
        """0 clubs, 1 diamonds, 2 hearts, 3 spades."""
        return int(self) // 13

    @property
    def points(self) -> int:
        """What the card counts as deadwood (R2)."""
        return min(self.rank, 10)

    @property
    def bit(self) -> CardSet:
        """The card set that holds this card alone."""
        return 1 << int(self)

    def __str__(self) -> str:
        return RANK_LETTERS[int(self) % 13] + SUIT_LETTERS[int(self) // 13]

    def __repr__(self) -> str:
        return f"Card({str(self)!r})"

    def __getnewargs__(self) -> tuple[int]:
        return (int(self),)


CARDS: Final[tuple[Card, ...]] = tuple(Card(number) for number in range(52))
POINTS: Final[bytes] = bytes(card.points for card in CARDS)

_RANKS: Final = {letter: rank for rank, letter in enumerate(RANK_LETTERS, 1)} | {"10": 10}
_SUITS: Final = {letter: suit for suit, letter in enumerate(SUIT_LETTERS)}


def parse_card(text: str) -> Card:
    """Read one card: a rank (A, 2 to 9, T or 10, J, Q, K) and a suit (C, D, H, S), in either case.

    Raises CardTextError with the text in it.
    """
    if not isinstance(text, str):
        raise CardTextError(repr(text)[:40], "not a card")
    word = text.strip().upper()
    rank = _RANKS.get(word[:-1])
    suit = _SUITS.get(word[-1:])
    # Some letters that are not Latin ones have these in upper case.
    if rank is None or suit is None or not text.isascii():
        raise CardTextError(text[:40], "not a card")
    return CARDS[13 * suit + rank - 1]


def parse_cards(text: str) -> tuple[Card, ...]:
    """Read cards between spaces, "7C 10D Th AS", in the order in which they stand.

    Raises CardTextError for a word that is no card and for a card that stands twice.
    """
    if not isinstance(text, str):
        raise CardTextError(repr(text)[:40], "not a list of cards")
    cards = tuple(parse_card(word) for word in text.split())
    if len(set(cards)) != len(cards):
        twice = next(card for at, card in enumerate(cards) if card in cards[:at])
        raise CardTextError(str(twice), "the card stands twice")
    return cards


def format_cards(cards: Iterable[Card]) -> str:
    """The text of cards in their order, "7C TD TH AS"; `parse_cards` reads it back."""
    return " ".join(map(str, cards))


def card_set(cards: Iterable[int]) -> CardSet:
    """The set of these cards."""
    result = 0
    for card in cards:
        result |= 1 << card
    return result


def cards_of(cards: CardSet) -> tuple[Card, ...]:
    """The cards of a set, by suit and then by rank."""
    found = []
    while cards:
        low = cards & -cards
        found.append(CARDS[low.bit_length() - 1])
        cards ^= low
    return tuple(found)


def points(cards: CardSet) -> int:
    """The sum of what the cards of a set count (R2), melds or not."""
    return sum(POINTS[card] for card in cards_of(cards))
