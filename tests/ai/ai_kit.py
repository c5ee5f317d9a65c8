"""Matches for the tests of the computer players."""

import random
from collections.abc import Callable, Iterator
from itertools import cycle

from threegin_qt.ai import choose
from threegin_qt.engine import (
    CARDS,
    DRAW_STOCK,
    PASS,
    TOURNAMENT,
    Action,
    Level,
    MatchState,
    Phase,
    PlayerView,
    Role,
    RuleSet,
    Stage,
    apply,
    card_set,
    cards_of,
    deal,
    discard,
    new_match,
    parse_cards,
    seat_to_act,
    view_of,
)

Chooser = Callable[[PlayerView, int], Action]


def level_chooser(level: Level) -> Chooser:
    return lambda view, seed: choose(view, level, seed)


def shuffled(rng: random.Random) -> list:
    deck = list(CARDS)
    rng.shuffle(deck)
    return deck


def decisions(
    choosers: list[Chooser], seed: int, rules: RuleSet = TOURNAMENT, totals: tuple[int, ...] | None = None
) -> Iterator[tuple[MatchState, int, Action]]:
    """Every decision of a match between these players: the state before, the seat and what it chose."""
    rng = random.Random(seed)
    players = len(choosers)
    state = new_match(rules, players, tuple(Role(role) for role in range(players)), totals)
    while state.stage != Stage.OVER:
        if state.stage == Stage.DEAL:
            state = deal(state, shuffled(rng))
        seat = seat_to_act(state)
        assert seat is not None
        action = choosers[seat](view_of(state, seat), rng.getrandbits(32))
        yield state, seat, action
        state = apply(state, seat, action)


def positions(
    count: int, seed: int, phases: tuple[Phase, ...] = (), rules: RuleSet = TOURNAMENT
) -> list[tuple[MatchState, int]]:
    """Positions from matches of three between quick players, with the seat to act."""
    found: list[tuple[MatchState, int]] = []
    rng = random.Random(seed)
    for number in cycle(range(10**6)):
        players = [level_chooser(level) for level in rng.choices((Level.BEGINNER, Level.CASUAL, Level.SKILLED), k=3)]
        for state, seat, _ in decisions(players, seed * 1000 + number, rules):
            assert state.hand is not None
            if (not phases or state.hand.phase in phases) and rng.random() < 0.2:
                found.append((state, seat))
                if len(found) == count:
                    return found
    return found


def redealt(state: MatchState, seat: int, rng: random.Random) -> MatchState:
    """The same for the seat, with the hidden cards dealt anew."""
    hand = state.hand
    assert hand is not None
    me = state.roles[seat]
    other = 1 - me
    view = view_of(state, seat)
    hidden = list(cards_of(view.unseen))
    rng.shuffle(hidden)
    if hand.knocker == other:
        own_other = hand.held[other]
    else:
        missing = hand.held[other].bit_count() - hand.known[other].bit_count()
        own_other = hand.known[other] | card_set(hidden[:missing])
        hidden = hidden[missing:]
    assert len(hidden) == hand.stock_count
    drawn = hand.stock[: len(hand.stock) - hand.stock_count]
    held = (own_other, hand.held[me]) if other == 0 else (hand.held[me], own_other)
    return state._replace(hand=hand._replace(held=held, stock=(*drawn, *hidden)))


def cards(text: str) -> int:
    return card_set(parse_cards(text))


def dealt(box: str, captain: str, upcard: str, rules: RuleSet = TOURNAMENT, totals: tuple[int, ...] = (0, 0)) -> MatchState:
    """A match at the first decision of a hand with these cards; the rest of the pack in order."""
    mine, theirs, top = parse_cards(box), parse_cards(captain), parse_cards(upcard)
    deck = [card for pair in zip(theirs, mine, strict=True) for card in pair] + list(top)
    deck += [card for card in CARDS if card not in deck]
    roles = tuple(Role(role) for role in range(len(totals)))
    return deal(new_match(rules, len(totals), roles, totals), deck)


def without_takes(
    box: str, captain: str, upcard: str, stock: str, rules: RuleSet = TOURNAMENT, totals: tuple[int, ...] = (0, 0)
) -> MatchState:
    """A match in which both refuse the upcard, then draw these stock cards in turn and throw each at once but the last."""
    top, cards_drawn = parse_cards(upcard), parse_cards(stock)
    deck = [card for pair in zip(parse_cards(captain), parse_cards(box), strict=True) for card in pair]
    deck += [*top, *cards_drawn]
    deck += [card for card in CARDS if card not in deck]
    state = deal(new_match(rules, len(totals), tuple(Role(role) for role in range(len(totals))), totals), deck)
    state = apply(apply(state, 1, PASS), 0, PASS)
    for number, card in enumerate(cards_drawn):
        seat = 1 - number % 2
        state = apply(state, seat, DRAW_STOCK)
        if number < len(cards_drawn) - 1:
            state = apply(state, seat, discard(card))
    return state
