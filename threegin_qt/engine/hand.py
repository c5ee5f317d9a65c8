"""One hand between two players, from the deal to the points (R8 to R24).

A hand knows two seats only, by role: the box, who deals, and the captain. `refusal` is the one place that knows what is
allowed; `legal_actions` and `apply` stand on it. It asks only for what the player to act knows himself, so that it serves
states and views alike.
"""

from collections.abc import Iterator, Sequence
from enum import IntEnum
from types import NoneType
from typing import Final, NamedTuple, Protocol

from .actions import (
    DRAW_DISCARD,
    DRAW_STOCK,
    PASS,
    TAKE_UPCARD,
    Action,
    IllegalAction,
    Kind,
    Refusal,
    Refused,
)
from .cards import CARDS, Card, CardSet, card_set, cards_of, points
from .layoff import fits, layoff_choices
from .melds import ALL_MELDS, Melds, arrangement, deadwood, spreads, unmelded
from .rules import CARDS_DEALT, DRAWN_AT, RuleSet


class Role(IntEnum):
    """The roles of a match of three (R4). A match of two has a box, who deals, and a captain."""

    BOX = 0
    CAPTAIN = 1
    PARTNER = 2


class Phase(IntEnum):
    """What the hand waits for."""

    UPCARD = 0
    """The player in turn may take the first upcard or pass (R9)."""
    FIRST_DRAW = 1
    """Both have passed: the captain draws from the stock (R10)."""
    DRAW = 2
    """The player in turn draws (R11)."""
    DISCARD = 3
    """The player in turn throws a card or knocks (R11, R14)."""
    DEFENCE = 4
    """The defender lays his cards (R18)."""
    OVER = 5
    UNDEALT = 6
    """No hand has been dealt yet (views only)."""


class Outcome(IntEnum):
    """How a hand ended."""

    DRAWN = 0
    KNOCK = 1
    UNDERCUT = 2
    GIN = 3


class Move(NamedTuple):
    """What everybody saw: who did what, and the card if it was seen (never the card of a stock draw)."""

    role: int
    kind: Kind
    card: Card | None = None


class HandResult(NamedTuple):
    """What everybody knows of a hand that is over."""

    outcome: Outcome
    knocker: int | None = None
    scorer: int | None = None
    points: int = 0
    deadwood: tuple[int, int] = (0, 0)
    """Knocker's and defender's, after lay-offs; (0, 0) in a drawn hand."""
    stock_count: int = 0
    """Cards left in the stock when the hand ended."""
    stalled: bool = False
    """Drawn by R24 and not by R23."""
    knocker_cards: CardSet = 0
    spread: Melds = ()
    defender_cards: CardSet = 0
    defence: Melds = ()
    layoffs: tuple[CardSet, ...] = ()


class HandState(NamedTuple):
    """All there is to know of a hand. Pairs go by role: (box, captain)."""

    rules: RuleSet
    phase: Phase
    turn: int
    """The role that acts; when the hand is over, the role that acted last."""
    held: tuple[CardSet, CardSet]
    stock: tuple[Card, ...]
    """The stock as dealt, in the order in which it is drawn; what is left are the last `stock_count` cards."""
    stock_count: int
    pile: tuple[Card, ...]
    """The discard pile, the top card last."""
    known: tuple[CardSet, CardSet]
    """Cards that everybody knows a player to hold: taken from the pile and not thrown since."""
    drawn: Card | None
    """The card drawn this turn, until one is thrown."""
    locked: Card | None
    """The card that may not be thrown this turn (R12)."""
    streak: int
    """Draws in a row from the discard pile (R24)."""
    history: tuple[Move, ...]
    draws: tuple[tuple[Card, ...], tuple[Card, ...]]
    """Each player's draws from the stock, in order."""
    knocker: int | None
    spread: Melds
    """The melds that the knocker laid."""
    knock_discard: Card | None
    result: HandResult | None


class Position(Protocol):
    """What `refusal` and `legal_actions` look at: all of it known to the player in turn."""

    @property
    def rules(self) -> RuleSet: ...
    @property
    def phase(self) -> Phase: ...
    @property
    def turn(self) -> int: ...
    @property
    def held(self) -> tuple[CardSet, ...]: ...
    @property
    def locked(self) -> Card | None: ...
    @property
    def spread(self) -> Melds: ...


_PACK: Final = frozenset(CARDS)


def deal(rules: RuleSet, deck: Sequence[Card]) -> HandState:
    """Deal a hand from a pack of 52 cards, the top one first (R8).

    Raises ValueError if the pack is not complete.
    """
    if len(deck) != 52 or not _PACK.issuperset(deck) or len(set(deck)) != 52:
        raise ValueError("a pack has 52 different cards")
    dealt = 2 * CARDS_DEALT
    stock = tuple(deck[dealt + 1 :])
    return HandState(
        rules=rules,
        phase=Phase.UPCARD,
        turn=Role.CAPTAIN,
        held=(card_set(deck[1:dealt:2]), card_set(deck[0:dealt:2])),
        stock=stock,
        stock_count=len(stock),
        pile=(deck[dealt],),
        known=(0, 0),
        drawn=None,
        locked=None,
        streak=0,
        history=(),
        draws=((), ()),
        knocker=None,
        spread=(),
        knock_discard=None,
        result=None,
    )


def _malformed(action: Action) -> bool:
    """Whether an action is not even of the shape of one; whatever was passed in, this does not raise."""
    if type(action) is not Action or len(action) != 4:
        return True
    kind, card, melds, layoffs = action
    if type(kind) is not Kind or type(melds) is not tuple or type(layoffs) is not tuple:
        return True
    if type(card) is not (Card if kind in (Kind.DISCARD, Kind.KNOCK) else NoneType):
        return True
    if (melds and kind < Kind.KNOCK) or (layoffs and kind != Kind.DEFEND):
        return True
    return bool(melds or layoffs) and any(type(cards) is not int for cards in (*melds, *layoffs))


def _is_player(role: int) -> bool:
    """Whether this is the role of a player of the hand, and not True, 1.0 or a partner."""
    return type(role) in (int, Role) and role in (Role.BOX, Role.CAPTAIN)


def refusal(position: Position, role: int, action: Action) -> Refusal | None:
    """Why `role` may not do this now, or None if he may. Never raises, whatever the action is made of."""
    if _malformed(action):
        return Refusal(Refused.MALFORMED)
    phase = position.phase
    if phase >= Phase.OVER or not _is_player(role):
        return Refusal(Refused.NOT_IN_HAND)
    if role != position.turn:
        return Refusal(Refused.NOT_YOUR_TURN)
    kind = action.kind
    if phase == Phase.DEFENCE:
        if kind != Kind.DEFEND:
            return Refusal(Refused.DEFEND_FIRST)
        return _defence_refusal(position, role, action)
    if kind == Kind.DEFEND:
        return Refusal(Refused.NO_KNOCK)
    if kind >= Kind.DISCARD:
        if phase == Phase.UPCARD:
            return Refusal(Refused.UPCARD_FIRST)
        if phase != Phase.DISCARD:
            return Refusal(Refused.DRAW_FIRST)
        return _discard_refusal(position, role, action)
    if phase == Phase.DISCARD:
        return Refusal(Refused.ALREADY_DRAWN)
    if kind <= Kind.PASS:
        return None if phase == Phase.UPCARD else Refusal(Refused.NO_UPCARD_OFFERED)
    if phase == Phase.UPCARD:
        return Refusal(Refused.UPCARD_FIRST)
    if kind == Kind.DRAW_DISCARD and phase == Phase.FIRST_DRAW:
        return Refusal(Refused.UPCARD_REFUSED)
    return None


def _discard_refusal(position: Position, role: int, action: Action) -> Refusal | None:
    card = action.card
    held = position.held[role]
    if card is None or not held >> card & 1:
        return Refusal(Refused.CARD_NOT_HELD, card)
    if card == position.locked:
        return Refusal(Refused.CARD_JUST_TAKEN, card)
    if action.kind == Kind.DISCARD:
        return None
    rest = held ^ 1 << card
    refused = _melds_refusal(rest, action.melds)
    if refused is not None:
        return refused
    laid = points(unmelded(rest, action.melds))
    if laid > position.rules.knock_limit:
        return Refusal(Refused.TOO_MUCH_DEADWOOD, card, laid, position.rules.knock_limit)
    return None


def _melds_refusal(cards: CardSet, melds: Melds) -> Refusal | None:
    """Whether these are melds of these cards, in their canonical order."""
    before = used = 0
    for meld in melds:
        if meld not in ALL_MELDS:
            return Refusal(Refused.NOT_A_MELD)
        if meld & ~cards:
            return Refusal(Refused.MELD_NOT_HELD)
        if meld < before or meld & used:
            return Refusal(Refused.NOT_CANONICAL)
        before = meld
        used |= meld
    return None


def _defence_refusal(position: Position, role: int, action: Action) -> Refusal | None:
    held = position.held[role]
    if len(action.layoffs) != len(position.spread):
        return Refusal(Refused.MALFORMED)
    left = held
    for meld, cards in zip(position.spread, action.layoffs, strict=True):
        if cards & ~left or not fits(cards, meld):
            return Refusal(Refused.LAYOFF_DOES_NOT_FIT)
        left &= ~cards
    return _melds_refusal(left, action.melds)


def legal_actions(position: Position, role: int) -> Iterator[Action]:
    """Everything that `role` may do now, lazily, each action once.

    Most hands allow a few; eleven cards can have over a hundred knocks and a defence has hundreds, which is why nothing
    should make a list where `refusal` or the first few will do.
    """
    phase = position.phase
    if phase >= Phase.OVER or not _is_player(role) or role != position.turn:
        return
    if phase == Phase.UPCARD:
        yield TAKE_UPCARD
        yield PASS
    elif phase == Phase.FIRST_DRAW:
        yield DRAW_STOCK
    elif phase == Phase.DRAW:
        yield DRAW_STOCK
        yield DRAW_DISCARD
    elif phase == Phase.DISCARD:
        held = position.held[role]
        throwable = [card for card in cards_of(held) if card != position.locked]
        for card in throwable:
            yield Action(Kind.DISCARD, card)
        for card in throwable:
            for melds in spreads(held ^ 1 << card, position.rules.knock_limit):
                yield Action(Kind.KNOCK, card, melds)
    else:
        held = position.held[role]
        for layoffs in layoff_choices(held, position.spread):
            left = held
            for cards in layoffs:
                left ^= cards
            for melds in spreads(left, points(left)):
                yield Action(Kind.DEFEND, None, melds, layoffs)


def apply(state: HandState, role: int, action: Action) -> HandState:
    """The hand after an action. Raises IllegalAction with the refusal; the state given is never changed."""
    refused = refusal(state, role, action)
    if refused is not None:
        raise IllegalAction(refused)
    kind = action.kind
    if kind <= Kind.DRAW_DISCARD:
        return _passed(state, role) if kind == Kind.PASS else _drawn(state, role, kind)
    if kind == Kind.DISCARD:
        return _thrown(state, role, action)
    if kind == Kind.KNOCK:
        return _knocked(state, role, action)
    return _defended(state, role, action)


def _passed(state: HandState, role: int) -> HandState:
    last = role == Role.BOX
    return state._replace(
        phase=Phase.FIRST_DRAW if last else Phase.UPCARD,
        turn=1 - role,
        history=(*state.history, Move(role, Kind.PASS, state.pile[-1])),
    )


def _pair(role: int, mine: CardSet, other: tuple[CardSet, CardSet]) -> tuple[CardSet, CardSet]:
    return (mine, other[1]) if role == 0 else (other[0], mine)


def _drawn(state: HandState, role: int, kind: Kind) -> HandState:
    rules, _, _, held, stock, count, pile, known, _, _, streak, history, draws, *_ = state
    if kind == Kind.DRAW_STOCK:
        card = stock[-count]
        count -= 1
        streak = 0
        locked = None
        seen = None
        mine = (*draws[role], card)
        draws = (mine, draws[1]) if role == 0 else (draws[0], mine)
    else:
        seen = card = pile[-1]
        pile = pile[:-1]
        streak += 1
        known = _pair(role, known[role] | 1 << card, known)
        # R12: the first upcard may not go straight back even under the house rule, or a player could pass the first stock
        # draw on to the other.
        locked = card if kind == Kind.TAKE_UPCARD or not rules.throw_back_taken else None
    return HandState(
        rules,
        Phase.DISCARD,
        role,
        _pair(role, held[role] | 1 << card, held),
        stock,
        count,
        pile,
        known,
        card,
        locked,
        streak,
        (*history, Move(role, kind, seen)),
        draws,
        None,
        (),
        None,
        None,
    )


def _thrown(state: HandState, role: int, action: Action) -> HandState:
    rules, _, _, held, stock, count, pile, known, _, _, streak, history, draws, *_ = state
    card = action.card
    assert card is not None
    bit = 1 << card
    over = count <= DRAWN_AT or streak >= rules.stall_limit
    result = None
    if over:
        result = HandResult(Outcome.DRAWN, stock_count=count, stalled=count > DRAWN_AT)
    return HandState(
        rules,
        Phase.OVER if over else Phase.DRAW,
        role if over else 1 - role,
        _pair(role, held[role] ^ bit, held),
        stock,
        count,
        (*pile, card),
        _pair(role, known[role] & ~bit, known),
        None,
        None,
        streak,
        (*history, Move(role, Kind.DISCARD, card)),
        draws,
        None,
        (),
        None,
        result,
    )


def _knocked(state: HandState, role: int, action: Action) -> HandState:
    card = action.card
    assert card is not None
    held = _pair(role, state.held[role] ^ 1 << card, state.held)
    after = state._replace(
        phase=Phase.DEFENCE,
        turn=1 - role,
        held=held,
        known=_pair(role, state.known[role] & ~(1 << card), state.known),
        drawn=None,
        locked=None,
        history=(*state.history, Move(role, Kind.KNOCK, card)),
        knocker=role,
        spread=action.melds,
        knock_discard=card,
    )
    if unmelded(held[role], action.melds):
        return after
    # R21: gin is booked at once, against the defender's least deadwood.
    left = deadwood(held[1 - role])
    return after._replace(
        phase=Phase.OVER,
        turn=role,
        result=HandResult(
            Outcome.GIN,
            role,
            role,
            state.rules.gin_bonus + left,
            (0, left),
            state.stock_count,
            False,
            held[role],
            action.melds,
            held[1 - role],
            arrangement(held[1 - role]),
            (0,) * len(action.melds),
        ),
    )


def _defended(state: HandState, role: int, action: Action) -> HandState:
    knocker = 1 - role
    rest = unmelded(state.held[role], action.melds)
    for cards in action.layoffs:
        rest &= ~cards
    k = points(unmelded(state.held[knocker], state.spread))
    d = points(rest)
    undercut = d <= k
    return state._replace(
        phase=Phase.OVER,
        history=(*state.history, Move(role, Kind.DEFEND)),
        result=HandResult(
            Outcome.UNDERCUT if undercut else Outcome.KNOCK,
            knocker,
            role if undercut else knocker,
            state.rules.undercut_bonus + k - d if undercut else d - k,
            (k, d),
            state.stock_count,
            False,
            state.held[knocker],
            state.spread,
            state.held[role],
            action.melds,
            action.layoffs,
        ),
    )


def stock_left(state: HandState) -> tuple[Card, ...]:
    """The cards still in the stock, in the order in which they would be drawn."""
    return state.stock[len(state.stock) - state.stock_count :]


def is_complete(state: HandState) -> bool:
    """Whether every card of the pack is in exactly one place: held, in the stock, on the pile, or thrown with the knock."""
    places = [*state.pile, *stock_left(state), *cards_of(state.held[0]), *cards_of(state.held[1])]
    if state.knock_discard is not None:
        places.append(state.knock_discard)
    return sorted(places) == list(CARDS)
