"""The steps of the lesson: what they are about, the positions they begin with, and what there is to do in them.

Every position comes out of the engine, from a pack that is always the same and the actions before it; what the other players do
is written down with the pack.
"""

from __future__ import annotations

from enum import Enum
from typing import Final, NamedTuple

from ..engine import (
    CARDS,
    CLASSIC,
    DRAW_STOCK,
    PASS,
    Action,
    Card,
    MatchState,
    Role,
    RuleSet,
    apply,
    arrangement,
    deal,
    discard,
    knock,
    new_match,
    parse_card,
    parse_cards,
    seat_to_act,
)


class Topic(Enum):
    """What the steps are about, in their order."""

    MELDS = "melds"
    DEADWOOD = "deadwood"
    TURN = "turn"
    UPCARD = "upcard"
    KNOCK = "knock"
    GIN = "gin"
    LAY_OFF = "lay-off"
    UNDERCUT = "undercut"
    ROLES = "roles"
    FREE = "free"


class Task(Enum):
    """Something to do in a step."""

    LIFT_SET = "lift a card of the set"
    LIFT_RUN = "lift a card of the run"
    THROW = "throw what leaves least deadwood"
    TAKE = "take the top card of the pile"
    PASS = "pass the upcard"
    DRAW = "draw from the stock"
    KNOCK = "knock with the least deadwood"
    GIN = "lay gin"
    LAY_OFF = "lay off all that fits"
    WHO_BOX = "say who is in the box next"
    WHO_CAPTAIN = "say who is captain next"
    FREE_DRAW = "draw, or take the top card"
    FREE_THROW = "throw any card, or knock"


LIFTS: Final = (Task.LIFT_SET, Task.LIFT_RUN)
"""What is done by lifting a card; nothing happens to it."""
QUESTIONS: Final = {Task.WHO_BOX: Role.BOX, Task.WHO_CAPTAIN: Role.CAPTAIN}
"""What is answered by naming a player: the one who has this role in the next hand."""


class Step(NamedTuple):
    """One step: a position, and what there is to do in it."""

    topic: Topic
    tasks: tuple[Task, ...]
    role: Role
    """Of the person; the others' follow by seat."""
    captain: str
    """The captain's ten cards."""
    box: str
    upcard: str
    stock: str
    """How the stock begins."""
    before: tuple[Action, ...]
    """What both players did up to the position, from the captain on."""
    replies: tuple[Action, ...] = ()
    """What the other player does when it is his turn. A defence needs none: it is the best there is."""
    totals: tuple[int, int, int] = (0, 0, 0)
    """Percent of the target, by seat."""
    proposes: bool = True
    """Whether the table proposes what to lay off, as it does in a match."""


def _throw(card: str) -> Action:
    return discard(parse_card(card))


_BOTH_PASS: Final = (PASS, PASS)
_BOTH_DRAW: Final = (*_BOTH_PASS, DRAW_STOCK)


def _after_a_round(captain_throws: str, box_throws: str) -> tuple[Action, ...]:
    """Both have passed and drawn from the stock; the captain is to draw again."""
    return (*_BOTH_DRAW, _throw(captain_throws), DRAW_STOCK, _throw(box_throws))


def _knocks(cards: str, throws: str) -> Action:
    """The knock with these eleven cards that throws one, laid with the least deadwood."""
    ten = sum(card.bit for card in parse_cards(cards) if card != parse_card(throws))
    return knock(parse_card(throws), arrangement(ten))


STEPS: Final = (
    Step(
        Topic.MELDS,
        (Task.LIFT_SET, Task.LIFT_RUN),
        Role.CAPTAIN,
        captain="5H 6H 7H 9S 9D 9C KD QS 4C 2D",
        box="KH KS JD TC 8S 7C 6D 5S 3H AC",
        upcard="JC",
        stock="3S",
        before=_BOTH_DRAW,
    ),
    Step(
        Topic.DEADWOOD,
        (Task.THROW,),
        Role.CAPTAIN,
        captain="4S 5S 6S 7S JD JH JC KC 3D 2H",
        box="KH QS TD TC 9H 8S 7C 6D 5D AC",
        upcard="QH",
        stock="8D",
        before=_BOTH_DRAW,
    ),
    Step(
        Topic.TURN,
        (Task.TAKE, Task.THROW),
        Role.CAPTAIN,
        captain="8C 9C 3H 3S 3D QD 9H 6H 5D AC",
        box="TC TS KS JD QC 8H 7D 4S 4H 2C",
        upcard="JC",
        stock="KH KD 7S",
        before=_after_a_round("KH", "TC"),
        replies=(DRAW_STOCK, _throw("KD")),
    ),
    Step(
        Topic.UPCARD,
        (Task.PASS, Task.DRAW),
        Role.CAPTAIN,
        captain="2C 3C 4C 8S 8H 6S 5D JC QH AD",
        box="KH JD TS TC 9D 9C 7H 6D 4H 3S",
        upcard="KS",
        stock="8D",
        before=(),
        replies=(PASS,),
    ),
    Step(
        Topic.KNOCK,
        (Task.DRAW, Task.KNOCK),
        Role.CAPTAIN,
        captain="6C 7C 8C QS QH QD 4H 4D 9S 6D",
        box="JD JH JS 8H 9H TH KC 5D 7S 2C",
        upcard="AH",
        stock="KD 2D 4S",
        before=_after_a_round("KD", "2D"),
    ),
    Step(
        Topic.GIN,
        (Task.GIN,),
        Role.CAPTAIN,
        captain="AS 2S 3S 4S TH JH QH 6D 6H 9C",
        box="KS KD KC 9D 8S 7H 7C 5H 4D 2C",
        upcard="JS",
        stock="6C",
        before=_BOTH_DRAW,
    ),
    Step(
        Topic.LAY_OFF,
        (Task.LAY_OFF,),
        Role.BOX,
        captain="5C 6C 7C TD TH TS 3S 2H AD KH",
        box="QS QH QC 4H 5H 6H TC 8C 9D 7S",
        upcard="JD",
        stock="2D",
        before=(*_BOTH_DRAW, _knocks("5C 6C 7C TD TH TS 3S 2H AD KH 2D", "KH")),
        proposes=False,
    ),
    Step(
        Topic.UNDERCUT,
        (Task.LAY_OFF,),
        Role.BOX,
        captain="JS JH JD 3C 4C 5C 4S 2D AH 2S",
        box="7H 8H 9H KS KD KC JC 6C 2C 4D",
        upcard="TD",
        stock="QC",
        before=(*_BOTH_DRAW, _knocks("JS JH JD 3C 4C 5C 4S 2D AH 2S QC", "QC")),
    ),
    Step(
        Topic.ROLES,
        (Task.WHO_BOX, Task.WHO_CAPTAIN, Task.KNOCK),
        Role.CAPTAIN,
        captain="2H 3H 4H 7S 7D 7C KS KC QD AC",
        box="TD TC TH JC JS JH 8H 6D 4C 3S",
        upcard="9D",
        stock="KD",
        before=_BOTH_DRAW,
        totals=(48, 71, 55),
    ),
    Step(
        Topic.FREE,
        (Task.FREE_DRAW, Task.FREE_THROW),
        Role.CAPTAIN,
        captain="5S 6S 7S JH JD 8C 8H 3D 2C KC",
        box="QS QH TC 9D 9H 8D 7H 6D 3S AC",
        upcard="QC",
        stock="KH TD 4S 5C AD",
        before=_after_a_round("KH", "8D"),
        totals=(86, 71, 55),
    ),
)
"""The ten steps of the lesson."""


def pack_of(step: Step) -> tuple[Card, ...]:
    """The pack of a step, the first card to be dealt first; what it does not name follows in the order of the cards."""
    pairs = zip(parse_cards(step.captain), parse_cards(step.box), strict=True)
    named = [card for pair in pairs for card in pair]
    named += [parse_card(step.upcard), *parse_cards(step.stock)]
    return (*named, *(card for card in CARDS if card not in named))


def position_of(step: Step, rules: RuleSet = CLASSIC) -> MatchState:
    """The match in which a step begins. Raises IllegalAction and ValueError for a step that the rules do not allow."""
    others = [role for role in (Role.CAPTAIN, Role.BOX, Role.PARTNER) if role != step.role]
    totals = tuple(rules.target * share // 100 for share in step.totals)
    state = deal(new_match(rules, 3, (step.role, *others), totals), pack_of(step))
    for action in step.before:
        seat = seat_to_act(state)
        assert seat is not None
        state = apply(state, seat, action)
    return state
