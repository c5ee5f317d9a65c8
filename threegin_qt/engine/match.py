"""A match: hands in a row until somebody's total reaches the target (R4 to R7, R22, R25, R26).

Of three players, whose roles rotate, or of two, whose deal alternates after a scored hand. Seats are numbered from 0; points
and totals go by seat, everything inside a hand by role.
"""

from collections.abc import Iterator, Sequence
from enum import IntEnum
from typing import Final, NamedTuple

from . import hand as hands
from .actions import Action, IllegalAction, Refusal, Refused
from .cards import Card
from .hand import HandResult, HandState, Role
from .rules import CLASSIC, RuleSet


class Stage(IntEnum):
    """What the match waits for."""

    ROLES = 0
    """The draw for roles (R4); only in a match of three."""
    DEAL = 1
    """The next deal. The hand before, if there was one, is still on the table."""
    PLAY = 2
    OVER = 3


class HandSummary(NamedTuple):
    """What everybody knows of an earlier hand of the match."""

    roles: tuple[int, ...]
    """The role of each seat in it."""
    result: HandResult


class MatchState(NamedTuple):
    """All there is to know of a match at one moment."""

    rules: RuleSet
    totals: tuple[int, ...]
    """By seat; as many as there are players."""
    roles: tuple[int, ...]
    """By seat, in the hand on the table; empty before the draw for roles."""
    hand: HandState | None
    """The hand on the table, being played or over; None before the first deal."""
    hand_number: int
    """1 in the first hand, 0 before it."""
    earlier: tuple[HandSummary, ...]
    """The hands that are over, in order; also the one on the table once it is."""
    stage: Stage
    winner: int | None
    abandoned: bool
    """Given up: over without a winner (R26)."""
    advice: tuple[Action, ...]
    """What the partner advised for the decision that the captain has before him (R6), the latest last, ADVICE_KEPT at most."""


class Step(NamedTuple):
    """One action with what was before and after it. Holds everything, so it is never given to a player."""

    before: MatchState
    seat: int
    action: Action
    after: MatchState


PLAYERS: Final = (2, 3)
ADVICE_KEPT: Final = 8
"""Each state of a match holds its advice anew: a record of nothing but advice must not fill the memory."""


def new_match(
    rules: RuleSet = CLASSIC,
    players: int = 3,
    roles: tuple[int, ...] = (),
    totals: tuple[int, ...] | None = None,
) -> MatchState:
    """A match before its first deal.

    With `roles` (by seat) the draw for roles is left out; a match of two has none, seat 0 deals first unless `roles` says
    otherwise. `totals` other than 0 are for positions taken from another match. Raises ValueError for roles or totals that
    no running match can have.
    """
    if players not in PLAYERS:
        raise ValueError(f"a match has two or three players, not {players!r}")
    if players == 2 and not roles:
        roles = (Role.BOX, Role.CAPTAIN)
    if roles and sorted(roles) != list(range(players)):
        raise ValueError(f"roles {roles!r} are not one each")
    totals = (0,) * players if totals is None else totals
    if len(totals) != players or any(not 0 <= total < rules.target for total in totals):
        raise ValueError(f"totals {totals!r} are not those of a running match")
    return MatchState(
        rules=rules,
        totals=totals,
        roles=tuple(map(Role, roles)),
        hand=None,
        hand_number=0,
        earlier=(),
        stage=Stage.DEAL if roles else Stage.ROLES,
        winner=None,
        abandoned=False,
        advice=(),
    )


def roles_drawn(cards: Sequence[Card]) -> tuple[Role, ...]:
    """The role of each seat by the card it drew (R4): the highest is in the box, the lowest sits out.

    The king is high and the ace low; between cards of one rank the suit decides, spades highest, clubs lowest (R5).
    Raises ValueError unless there are three different cards.
    """
    if len(cards) != 3 or len(set(cards)) != 3:
        raise ValueError("three players draw three different cards")
    high_first = sorted(cards, key=lambda card: (card.rank, card.suit), reverse=True)
    return tuple(Role(high_first.index(card)) for card in cards)


def next_roles(roles: tuple[int, ...], scorer: int | None) -> tuple[int, ...]:
    """The roles by seat in the hand after one that the role `scorer` won, None if it was drawn (R7)."""
    if scorer is None:
        return roles
    if len(roles) == 2:
        return tuple(Role(1 - role) for role in roles)
    if scorer == Role.BOX:
        after = {Role.BOX: Role.BOX, Role.CAPTAIN: Role.PARTNER, Role.PARTNER: Role.CAPTAIN}
    else:
        after = {Role.BOX: Role.PARTNER, Role.CAPTAIN: Role.BOX, Role.PARTNER: Role.CAPTAIN}
    return tuple(after[Role(role)] for role in roles)


def roles_of_next_hand(state: MatchState) -> tuple[int, ...]:
    """The roles by seat with which the next deal will be made; empty before the draw for roles."""
    if state.hand is None or state.hand.result is None:
        return state.roles
    return next_roles(state.roles, state.hand.result.scorer)


def draw_roles(state: MatchState, cards: Sequence[Card]) -> MatchState:
    """The match after the draw for roles, a card for each seat. Raises ValueError at any other time."""
    if state.stage != Stage.ROLES:
        raise ValueError("the roles have been drawn")
    return state._replace(roles=roles_drawn(cards), stage=Stage.DEAL)


def deal(state: MatchState, deck: Sequence[Card]) -> MatchState:
    """The match after the next deal from a pack of 52 cards. Raises ValueError when none is due or the pack is wrong."""
    if state.stage != Stage.DEAL:
        raise ValueError("no deal is due")
    return state._replace(
        roles=roles_of_next_hand(state),
        hand=hands.deal(state.rules, deck),
        hand_number=state.hand_number + 1,
        stage=Stage.PLAY,
        advice=(),
    )


def give_up(state: MatchState) -> MatchState:
    """The match given up (R26): over without a winner. Raises ValueError if it is over already."""
    if state.stage == Stage.OVER:
        raise ValueError("the match is over")
    return state._replace(stage=Stage.OVER, abandoned=True, advice=())


def _hand_and_role(state: MatchState, seat: int) -> tuple[HandState, int] | None:
    """The hand that is being played and the role of a seat in it; None without a hand or such a seat."""
    if state.stage != Stage.PLAY or state.hand is None or type(seat) is not int or not 0 <= seat < len(state.roles):
        return None
    return state.hand, state.roles[seat]


def refusal(state: MatchState, seat: int, action: Action) -> Refusal | None:
    """Why the player of a seat may not do this now, or None if he may. Never raises, whatever seat and action are."""
    if state.stage == Stage.OVER:
        return Refusal(Refused.MATCH_OVER)
    playing = _hand_and_role(state, seat)
    return Refusal(Refused.NOT_IN_HAND) if playing is None else hands.refusal(*playing, action)


def legal_actions(state: MatchState, seat: int) -> Iterator[Action]:
    """Everything that the player of a seat may do now, lazily."""
    playing = _hand_and_role(state, seat)
    if playing is not None:
        yield from hands.legal_actions(*playing)


def apply(state: MatchState, seat: int, action: Action) -> MatchState:
    """The match after an action: points booked and the match ended where it ends (R22, R25).

    Raises IllegalAction with the refusal; the state given is never changed.
    """
    playing = _hand_and_role(state, seat)
    if playing is None:
        raise IllegalAction(Refusal(Refused.MATCH_OVER if state.stage == Stage.OVER else Refused.NOT_IN_HAND))
    hand = hands.apply(*playing, action)
    rules, totals, roles, _, number, earlier, stage, winner, abandoned, _ = state
    result = hand.result
    if result is not None:
        earlier = (*earlier, HandSummary(roles, result))
        stage = Stage.DEAL
        if result.scorer is not None:
            scorer = roles.index(result.scorer)
            total = totals[scorer] + result.points
            totals = (*totals[:scorer], total, *totals[scorer + 1 :])
            if total >= rules.target:
                stage = Stage.OVER
                winner = scorer
    return MatchState(rules, totals, roles, hand, number, earlier, stage, winner, abandoned, ())


def advice_refusal(state: MatchState, seat: int, action: Action) -> Refusal | None:
    """Why the player of a seat may not advise this now, or None: only the partner, and only what the captain may do (R6)."""
    if state.stage == Stage.OVER:
        return Refusal(Refused.MATCH_OVER)
    playing = _hand_and_role(state, seat)
    if playing is None or playing[1] != Role.PARTNER:
        return Refusal(Refused.NOT_IN_HAND)
    return hands.refusal(playing[0], Role.CAPTAIN, action)


def advise(state: MatchState, seat: int, action: Action) -> MatchState:
    """The match with the partner's advice for the captain's decision. Raises IllegalAction with the refusal."""
    refused = advice_refusal(state, seat, action)
    if refused is not None:
        raise IllegalAction(refused)
    return state._replace(advice=(*state.advice, action)[-ADVICE_KEPT:])


def seat_to_act(state: MatchState) -> int | None:
    """The seat whose decision the hand waits for, None when no hand is being played."""
    if state.stage != Stage.PLAY or state.hand is None:
        return None
    return state.roles.index(state.hand.turn)
