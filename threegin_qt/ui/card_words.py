"""Cards and melds in words and in symbols, in the language of the program."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

from PySide6.QtCore import QLocale

from threegin_qt.engine import Card, CardSet, cards_of
from threegin_qt.engine.melds import is_run

from .languages import QT_TRANSLATE_NOOP, fill, translate

SUIT_SYMBOLS: Final = "♣♦♥♠"
RANK_SIGNS: Final = ("A", *map(str, range(2, 11)), "J", "Q", "K")

_SUITS: Final = (
    QT_TRANSLATE_NOOP("Cards", "clubs"),
    QT_TRANSLATE_NOOP("Cards", "diamonds"),
    QT_TRANSLATE_NOOP("Cards", "hearts"),
    QT_TRANSLATE_NOOP("Cards", "spades"),
)
_RANKS: Final = (
    QT_TRANSLATE_NOOP("Cards", "ace"),
    *map(str, range(2, 11)),
    QT_TRANSLATE_NOOP("Cards", "jack"),
    QT_TRANSLATE_NOOP("Cards", "queen"),
    QT_TRANSLATE_NOOP("Cards", "king"),
)
_PLURALS: Final = (
    QT_TRANSLATE_NOOP("Cards", "aces"),
    QT_TRANSLATE_NOOP("Cards", "twos"),
    QT_TRANSLATE_NOOP("Cards", "threes"),
    QT_TRANSLATE_NOOP("Cards", "fours"),
    QT_TRANSLATE_NOOP("Cards", "fives"),
    QT_TRANSLATE_NOOP("Cards", "sixes"),
    QT_TRANSLATE_NOOP("Cards", "sevens"),
    QT_TRANSLATE_NOOP("Cards", "eights"),
    QT_TRANSLATE_NOOP("Cards", "nines"),
    QT_TRANSLATE_NOOP("Cards", "tens"),
    QT_TRANSLATE_NOOP("Cards", "jacks"),
    QT_TRANSLATE_NOOP("Cards", "queens"),
    QT_TRANSLATE_NOOP("Cards", "kings"),
)


def suit_words(suit: int) -> str:
    """The name of a suit, 0 clubs to 3 spades."""
    return translate("Cards", _SUITS[suit])


def rank_words(rank: int) -> str:
    """The name of a rank, 1 ace to 13 king; number cards are their number."""
    return translate("Cards", _RANKS[rank - 1])


def rank_plural(rank: int) -> str:
    """The name of several cards of a rank: "nines"."""
    return translate("Cards", _PLURALS[rank - 1])


def card_text(card: Card) -> str:
    """A card in symbols, "Q♣": the same in every language."""
    return RANK_SIGNS[card.rank - 1] + SUIT_SYMBOLS[card.suit]


def card_words(card: Card) -> str:
    """A card in words, "queen of clubs"."""
    #: A card: %1 is its rank ("queen", "7"), %2 its suit ("clubs").
    return fill(translate("Cards", "%1 of %2"), rank_words(card.rank), suit_words(card.suit))


def card_name(card: Card, spoken: bool = False) -> str:
    """A card in words where the text is to be spoken, else in symbols."""
    return card_words(card) if spoken else card_text(card)


def cards_text(cards: Iterable[Card]) -> str:
    """Cards in symbols, "5♥ 6♥ 7♥"."""
    return " ".join(map(card_text, cards))


def cards_words(cards: Iterable[Card]) -> str:
    """Cards in words, as a list in the manner of the language."""
    return QLocale().createSeparatedList([card_words(card) for card in cards])


def cards_name(cards: CardSet, spoken: bool = False) -> str:
    """The cards of a set in words where the text is to be spoken, else in symbols."""
    return cards_words(cards_of(cards)) if spoken else cards_text(cards_of(cards))


_CARD: Final = f"(?:10|[2-9AJQK])[{SUIT_SYMBOLS}]"
_CARDS: Final = re.compile(f"{_CARD}(?: {_CARD})*")


def in_words(text: str) -> str:
    """A text for the ear: cards that stand in it in symbols, "5♥ 6♥", are there in words, "5 of hearts and 6 of hearts".

    Screen readers say "black heart suit" for a symbol, or nothing.
    """

    def words(found: re.Match[str]) -> str:
        return cards_words(Card.of(RANK_SIGNS.index(each[:-1]) + 1, SUIT_SYMBOLS.index(each[-1])) for each in found[0].split())

    return _CARDS.sub(words, text)


def meld_words(meld: CardSet) -> str:
    """A meld in words: "run, 5 to 7 of hearts" or "set, nines"."""
    cards = cards_of(meld)
    first, last = cards[0], cards[-1]
    if is_run(meld):
        #: %1 and %2 are ranks, %3 is a suit.
        text = translate("Cards", "run, %1 to %2 of %3")
        return fill(text, rank_words(first.rank), rank_words(last.rank), suit_words(first.suit))
    return fill(translate("Cards", "set, %1"), rank_plural(first.rank))


def meld_label(meld: CardSet) -> str:
    """A meld in the fewest words, for the line under it: "run · 5 to 7" or "set · nines"."""
    cards = cards_of(meld)
    first, last = cards[0], cards[-1]
    if is_run(meld):
        #: Under a meld on the table, short. %1 and %2 are ranks as on the card: "5", "Q".
        return fill(translate("Cards", "run · %1 to %2"), RANK_SIGNS[first.rank - 1], RANK_SIGNS[last.rank - 1])
    return fill(translate("Cards", "set · %1"), rank_plural(first.rank))
