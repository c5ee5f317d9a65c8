"""Matches that wait on the disk at a known moment, for the program to go on with."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from tests.ui.table_kit import NAMES
from threegin_qt.controller import MatchSetup
from threegin_qt.controller.new_match import header_of
from threegin_qt.engine import (
    CLASSIC,
    DRAW_DISCARD,
    DRAW_STOCK,
    PASS,
    Acted,
    Action,
    Card,
    Dealt,
    Level,
    MatchState,
    Phase,
    Role,
    RuleSet,
    Stage,
    Start,
    apply,
    cards_of,
    deal,
    discard,
    new_match,
    seat_to_act,
)
from threegin_qt.store import MatchStore

Acts = Sequence[tuple[Role, Action]]


def keep_match(
    path: Path,
    roles: Sequence[Role],
    deck: tuple[Card, ...],
    acts: Acts = (),
    totals: tuple[int, int, int] = (0, 0, 0),
    rules: RuleSet = CLASSIC,
) -> str:
    """Write a practice match into the database at `path`: this pack is dealt and this has been done. Its id."""
    events = (Dealt("", deck), *(Acted(list(roles).index(role), action) for role, action in acts))
    levels = (Level.SKILLED, Level.CASUAL)
    start = Start(tuple(roles), totals, events)
    header = header_of(MatchSetup(NAMES[0], NAMES[1:], levels, rules, practice=True, start=start), "test")
    store = MatchStore(path)
    store.begin(header)
    assert store.unfinished() == header.match_id
    assert store.troubles == ()
    store.close()
    return header.match_id


def acts_until(
    roles: Sequence[Role],
    deck: tuple[Card, ...],
    done: Callable[[MatchState], bool],
    from_pile: bool = False,
    rules: RuleSet = CLASSIC,
) -> tuple[tuple[Role, Action], ...]:
    """What two players do from the deal on, until something is so, who never knock.

    They pass the upcard, draw from the stock and throw what they drew; or, `from_pile`, take each other's discards.
    """
    state = deal(new_match(rules, roles=tuple(roles)), deck)
    acts: list[tuple[Role, Action]] = []
    while not done(state):
        hand = state.hand
        assert state.stage == Stage.PLAY
        assert hand is not None
        seat = seat_to_act(state)
        assert seat is not None
        if hand.phase == Phase.UPCARD:
            action = PASS
        elif hand.phase == Phase.DISCARD:
            held = cards_of(hand.held[hand.turn])
            thrown = hand.drawn if not from_pile else None
            action = discard(next(card for card in held if card != hand.locked) if thrown is None else thrown)
        else:
            action = DRAW_DISCARD if from_pile and hand.phase == Phase.DRAW else DRAW_STOCK
        acts.append((Role(hand.turn), action))
        state = apply(state, seat, action)
    return tuple(acts)
