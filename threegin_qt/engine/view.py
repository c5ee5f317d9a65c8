"""What a seat may know (R6, R13): the only thing a computer player, a widget or an adviser is ever given.

A view is built from what its seat may see, never by taking away from a state: the stock, the deal number and the other
player's cards are in no field of it.
"""

from collections.abc import Iterator
from typing import Final, NamedTuple

from .actions import Action, Kind, Refusal, Refused
from .cards import FULL_DECK, Card, CardSet, card_set, cards_of
from .hand import HandResult, HandState, Move, Phase, Role
from .hand import legal_actions as hand_legal_actions
from .hand import refusal as hand_refusal
from .match import HandSummary, MatchState, Stage
from .melds import Melds
from .rules import RuleSet


class PlayerView(NamedTuple):
    """A match as one seat sees it, or as nobody sees it (the open view, for replay). Pairs go by role: (box, captain)."""

    rules: RuleSet
    seat: int | None
    """Whose view it is; None for the open view."""
    role: int | None
    """The role of that seat; None for the open view and before the draw for roles."""
    roles: tuple[int, ...]
    """By seat."""
    totals: tuple[int, ...]
    """By seat."""
    hand_number: int
    earlier: tuple[HandSummary, ...]
    """The public results of the hands that are over."""
    stage: Stage
    winner: int | None
    abandoned: bool
    advice: tuple[Action, ...]
    """What the partner advised for this decision; empty for the box, who does not see it."""
    phase: Phase
    turn: int
    """The role that acts."""
    held: tuple[CardSet, CardSet]
    """The cards in sight: one's own, or for the partner the captain's; after a knock what has been laid. 0 where hidden."""
    counts: tuple[int, int]
    """How many cards each holds."""
    stock_count: int
    pile: tuple[Card, ...]
    """The discard pile, the top card last."""
    known: tuple[CardSet, CardSet]
    """Cards that everybody knows a player to hold: taken from the pile and not thrown since."""
    drawn: Card | None
    """The card drawn this turn, if it was seen."""
    locked: Card | None
    """The card that may not be thrown this turn (R12)."""
    streak: int
    """Draws in a row from the discard pile (R24)."""
    history: tuple[Move, ...]
    """What everybody saw, in order; stock draws without their card."""
    draws: tuple[tuple[Card, ...], tuple[Card, ...]]
    """The draws from the stock that are in sight, in order."""
    knocker: int | None
    spread: Melds
    """The melds that the knocker laid."""
    knock_discard: Card | None
    result: HandResult | None

    @property
    def eyes(self) -> int | None:
        """The role whose cards are seen: the partner sees with the captain's eyes (R6)."""
        return Role.CAPTAIN if self.role == Role.PARTNER else self.role

    def cards(self, role: int) -> tuple[Card | None, ...]:
        """A player's cards, None for each one that is hidden."""
        return cards_of(self.held[role]) or (None,) * self.counts[role]

    @property
    def seen(self) -> CardSet:
        """Every card whose place is known: in sight, on the pile, or known to be held."""
        return (
            self.held[0]
            | self.held[1]
            | self.known[0]
            | self.known[1]
            | card_set(self.pile)
            | (0 if self.knock_discard is None else 1 << self.knock_discard)
        )

    @property
    def unseen(self) -> CardSet:
        """The cards that are in the stock or hidden in a hand, nobody knows where."""
        return FULL_DECK & ~self.seen

    def refusal(self, action: Action) -> Refusal | None:
        """Why the player whose view it is may not do this now, or None; the partner may do nothing."""
        if self.stage != Stage.PLAY or self.role is None:
            return Refusal(Refused.MATCH_OVER if self.stage == Stage.OVER else Refused.NOT_IN_HAND)
        return hand_refusal(self, self.role, action)

    def legal_actions(self) -> Iterator[Action]:
        """Everything that the player whose view it is may do now, lazily.

        For the partner, what he may advise: what the captain may do (R6).
        """
        if self.stage == Stage.PLAY and self.eyes is not None:
            yield from hand_legal_actions(self, self.eyes)

    @property
    def moves(self) -> tuple[Move, ...]:
        """The history with the cards of those stock draws that are in sight."""
        waiting = [iter(draws) for draws in self.draws]
        return tuple(
            move._replace(card=next(waiting[move.role], None)) if move.kind == Kind.DRAW_STOCK else move
            for move in self.history
        )


_NO_HAND: Final = HandState(
    rules=RuleSet(),
    phase=Phase.UNDEALT,
    turn=Role.CAPTAIN,
    held=(0, 0),
    stock=(),
    stock_count=0,
    pile=(),
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


def view_of(state: MatchState, seat: int) -> PlayerView:
    """The match as the player of a seat may see it."""
    role = state.roles[seat] if state.roles else None
    eyes = Role.CAPTAIN if role == Role.PARTNER else role
    return _view(state, seat, role, eyes, () if role == Role.BOX else state.advice)


def open_view(state: MatchState) -> PlayerView:
    """The match with nothing hidden but the order of the stock: for replay only."""
    return _view(state, None, None, None, state.advice)


def _view(state: MatchState, seat: int | None, role: int | None, eyes: int | None, advice: tuple[Action, ...]) -> PlayerView:
    hand = _NO_HAND if state.hand is None else state.hand
    held, draws, drawn = hand.held, hand.draws, hand.drawn
    counts = (held[0].bit_count(), held[1].bit_count())
    if seat is not None:
        box, captain = held
        if eyes == Role.CAPTAIN:
            held = (box if _laid(hand, Role.BOX) else 0, captain)
            draws = ((), draws[1])
        else:
            held = (box, captain if _laid(hand, Role.CAPTAIN) else 0)
            draws = (draws[0], ())
        if hand.turn != eyes and hand.history and hand.history[-1].kind == Kind.DRAW_STOCK:
            drawn = None
    return PlayerView(
        state.rules,
        seat,
        role,
        state.roles,
        state.totals,
        state.hand_number,
        state.earlier,
        state.stage,
        state.winner,
        state.abandoned,
        advice,
        hand.phase,
        hand.turn,
        held,
        counts,
        hand.stock_count,
        hand.pile,
        hand.known,
        drawn,
        hand.locked,
        hand.streak,
        hand.history,
        draws,
        hand.knocker,
        hand.spread,
        hand.knock_discard,
        hand.result,
    )


def _laid(hand: HandState, role: int) -> bool:
    """Whether a player's cards lie face up: the knocker's with the knock, the defender's when he has laid them (R16, R18)."""
    if hand.knocker is None:
        return False
    return hand.knocker == role or hand.phase == Phase.OVER
