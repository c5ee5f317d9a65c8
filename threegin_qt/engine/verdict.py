"""What is said about choices: levels, reasons, advice, judgements. Values without logic.

The computer players fill them, the store keeps them, the user interface words them.
"""

from enum import IntEnum
from typing import NamedTuple

from .actions import Action
from .cards import CardSet


class Level(IntEnum):
    """How well a computer player plays."""

    BEGINNER = 0
    CASUAL = 1
    SKILLED = 2
    EXPERT = 3


class ReasonCode(IntEnum):
    """Why a choice is good or bad. `cards` and `number` of the Reason carry what the sentence is about."""

    COMPLETES_MELD = 0  # taking the card completes the meld `cards`
    EXTENDS_MELD = 1  # the card makes the meld `cards` longer
    LOWERS_DEADWOOD = 2  # deadwood comes down to `number`
    NO_USE = 3  # the card helps no meld
    SHOWS_TOO_MUCH = 4  # taking it tells the other player about `cards`
    HIGH_DEADWOOD = 5  # throws `cards`, `number` points of deadwood
    ISOLATED = 6  # `cards` are next to nothing and have few live neighbours
    SAFE = 7  # the other player can hardly use `cards`
    FITS_OPPONENT = 8  # `cards` fit what the other player took
    BREAKS_MELD = 9  # breaks up the meld `cards`
    BREAKS_PAIR = 10  # breaks up a pair or neighbours that `number` live cards would complete
    KEEPS_CHANCES = 11  # keeps `number` live cards that make a meld
    KNOCK_NOW = 12  # knocks with `number`: the other player is likely to be higher
    KNOCK_RISK = 13  # knocking with `number` is likely to be undercut
    GIN = 14  # gin
    WAIT_FOR_GIN = 15  # `number` live cards give gin
    WAIT_FOR_UNDERCUT = 16  # low enough to undercut a knock
    FEWER_LAYOFFS = 17  # this arrangement leaves fewer lay-offs
    LAYS_OFF = 18  # lays off `cards`, `number` points
    SCORE_NEEDS_POINTS = 19  # the totals ask for `number` points
    STOCK_LOW = 20  # `number` cards left to draw
    DENIES_OPPONENT = 21  # keeps `cards` away from the other player


class Reason(NamedTuple):
    """One reason, as a code with what it is about."""

    code: ReasonCode
    cards: CardSet = 0
    number: int = 0


class Advice(NamedTuple):
    """One choice with what it is worth to the player who has it."""

    action: Action
    points: float
    """Expected points of the hand, the player's less his opponent's."""
    chance: float
    """Chance to win the match, 0 to 1."""
    reasons: tuple[Reason, ...] = ()


class Decision(IntEnum):
    """Kinds of decision that errors are counted by."""

    UPCARD = 0
    DRAW = 1
    DISCARD = 2
    KNOCK = 3  # a discard where a knock was possible: whether to, and with what
    SPREAD = 4  # how to arrange what is laid
    LAYOFF = 5


class Label(IntEnum):
    """How much a choice gave away."""

    SOUND = 0
    INACCURACY = 1
    MISTAKE = 2
    BLUNDER = 3


class Judgement(NamedTuple):
    """One decision of one seat, judged on what that seat knew."""

    event: int
    """The index of the action's event in the record."""
    seat: int
    decision: Decision
    played: Advice
    choices: tuple[Advice, ...]
    """The best choice first, up to four."""
    points_lost: float
    chance_lost: float
    label: Label
