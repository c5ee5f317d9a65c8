"""What a player can do, and why it may be refused."""

from enum import IntEnum
from typing import Final, NamedTuple

from .cards import Card, cards_of, format_cards
from .melds import Melds


class Kind(IntEnum):
    """The kinds of action, in the order in which they come up in a hand."""

    TAKE_UPCARD = 0
    PASS = 1
    DRAW_STOCK = 2
    DRAW_DISCARD = 3
    DISCARD = 4
    KNOCK = 5
    DEFEND = 6


class Action(NamedTuple):
    """One action. Equal actions are equal values: melds and the cards laid off are card sets in canonical order.

    `card` is what is thrown (discard and knock), `melds` what is laid (knock and defend; ascending), `layoffs` for each of
    the knocker's melds, in their order, the cards that the defender lays off on it, 0 for none (defend).
    """

    kind: Kind
    card: Card | None = None
    melds: Melds = ()
    layoffs: tuple[int, ...] = ()

    def __repr__(self) -> str:
        parts = [self.kind.name]
        if self.card is not None:
            parts.append(str(self.card))
        parts += [format_cards(cards_of(meld)) for meld in self.melds]
        parts += ["+" + format_cards(cards_of(cards)) for cards in self.layoffs]
        return f"<{' / '.join(parts)}>"


TAKE_UPCARD: Final = Action(Kind.TAKE_UPCARD)
PASS: Final = Action(Kind.PASS)
DRAW_STOCK: Final = Action(Kind.DRAW_STOCK)
DRAW_DISCARD: Final = Action(Kind.DRAW_DISCARD)


def discard(card: Card) -> Action:
    """Throw a card and end the turn (R11)."""
    return Action(Kind.DISCARD, card)


def knock(card: Card, melds: Melds) -> Action:
    """Throw a card, lay the other ten with these melds (R14, R16)."""
    return Action(Kind.KNOCK, card, tuple(sorted(melds)))


def defend(melds: Melds, layoffs: tuple[int, ...]) -> Action:
    """Lay one's own melds and lay off cards on each of the knocker's melds (R18)."""
    return Action(Kind.DEFEND, None, tuple(sorted(melds)), layoffs)


class Refused(IntEnum):
    """Why an action is refused."""

    MALFORMED = 0
    NOT_IN_HAND = 1  # no hand is being played, or this seat does not play it
    MATCH_OVER = 2
    NOT_YOUR_TURN = 3
    UPCARD_FIRST = 4  # R9: the upcard is on offer: take it or pass
    NO_UPCARD_OFFERED = 5  # take upcard or pass, but it is not on offer
    UPCARD_REFUSED = 6  # R10: both passed; the first draw is from the stock
    DRAW_FIRST = 7  # R11
    ALREADY_DRAWN = 8  # R11
    CARD_NOT_HELD = 9  # `card`
    CARD_JUST_TAKEN = 10  # R12, `card`
    NOT_A_MELD = 11
    NOT_CANONICAL = 12  # melds overlap or are out of order
    MELD_NOT_HELD = 13
    TOO_MUCH_DEADWOOD = 14  # R14, `value` laid against `limit`
    DEFEND_FIRST = 15  # the knock waits for the defender's melds and lay-offs
    NO_KNOCK = 16  # nothing to defend against
    LAYOFF_DOES_NOT_FIT = 17  # R18


class Refusal(NamedTuple):
    """The reason why an action is refused, with the card and the numbers it is about."""

    code: Refused
    card: Card | None = None
    value: int | None = None
    limit: int | None = None


class IllegalAction(ValueError):  # noqa: N818 - the field's word; every refusal is an error
    """An action that the rules refuse; the state is as it was. `refusal` says why."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.code.name)
        self.refusal = refusal
