"""Deal numbers: a number stands for one order of the pack, on every machine and in every version.

The pack is shuffled by Fisher and Yates's method. For each place from the last to the second, `place + 1` cards are left to
choose from; the choice is the next value of the number stream taken modulo that count, where values of the stream at or
above the largest multiple of the count are skipped, so that all orders are equally likely. The stream consists of the
eight-byte big-endian words of SHA-256 over the ASCII text `threegin deal 1:<number>:<block>`, for blocks 0, 1, 2 ... The
pack before the shuffle is in the order of the card numbers, ace of clubs first; the shuffled pack is dealt from its first
card on.

Numbers come from the system's randomness, each on its own, so that a number that was shown tells nothing about the next.
Records hold the pack itself; a number is for people, and to deal the same hand again.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from typing import Final

from .cards import CARDS, Card

DIGITS: Final = 16


class DealNumberError(ValueError):
    """A text that is no deal number. `text` is what was given."""

    def __init__(self, text: object) -> None:
        super().__init__(f"a deal number has {DIGITS} digits: {text!r}"[:120])
        self.text = text


def new_deal_number() -> str:
    """A fresh deal number from the system's randomness."""
    return f"{int.from_bytes(os.urandom(32), 'big') % 10**DIGITS:0{DIGITS}}"


def is_deal_number(number: str) -> bool:
    """Whether this is a deal number as it is kept: its digits and nothing else."""
    return len(number) == DIGITS and number.isascii() and number.isdigit()


def read_deal_number(text: str) -> str:
    """The deal number that somebody typed, whatever spaces or hyphens stand in it. Raises DealNumberError."""
    if not isinstance(text, str):
        raise DealNumberError(text)
    number = "".join(character for character in text if character not in " -\u00a0\u2009\u2010\u2011\u2013")
    if not is_deal_number(number):
        raise DealNumberError(text)
    return number


def format_deal_number(number: str) -> str:
    """The deal number in groups of four digits, as it is shown."""
    return " ".join(number[at : at + 4] for at in range(0, len(number), 4))


def deck_of(number: str) -> tuple[Card, ...]:
    """The pack that a deal number stands for, the first card to be dealt first. Raises DealNumberError."""
    if not isinstance(number, str) or not is_deal_number(number):
        raise DealNumberError(number)
    stream = _words(number)
    deck = list(CARDS)
    for place in range(51, 0, -1):
        count = place + 1
        limit = (1 << 64) - (1 << 64) % count
        value = next(stream)
        while value >= limit:
            value = next(stream)
        other = value % count
        deck[place], deck[other] = deck[other], deck[place]
    return tuple(deck)


def _words(number: str) -> Iterator[int]:
    from hashlib import sha256  # here, since it is slow to load and replay has no need of it

    block = 0
    while True:
        digest = sha256(f"threegin deal 1:{number}:{block}".encode("ascii")).digest()
        for at in range(0, 32, 8):
            yield int.from_bytes(digest[at : at + 8], "big")
        block += 1
