"""Hands and matches set up from texts, and people who play without thinking."""

import random
from collections.abc import Iterable, Iterator
from itertools import islice

from threegin_qt import engine
from threegin_qt.engine import CARDS, Action, Card, HandState, Kind, MatchState, Phase, Role, Stage, card_set, parse_cards

UUID = "8c5b4a4e-6a4f-4c39-9a83-0f6d2f6f3c11"
STARTED = "2026-05-17T18:30:00Z"
NAMES = ("Ada", "Ben", "Cleo")

# A knocker with 4 left and a defender with 52, who can lay nothing off: what most tests need to bring a hand to its end.
KNOCKER = "2S 3S 4S 7C 7D 7H 9C TC JC 4H"
KNOCKER_MELDS = ("9C TC JC", "7C 7D 7H", "2S 3S 4S")
DEFENDER = "AD KD QD 8H 6H TH 9H KS QS 5C"


def pack(*, captain: str = "", box: str = "", upcard: str = "", stock: str = "") -> tuple[Card, ...]:
    """A pack that deals these cards; where a text names too few, the lowest cards that nobody names follow."""
    named = [parse_cards(text) for text in (captain, box, upcard, stock)]
    free = iter(sorted(set(CARDS) - {card for cards in named for card in cards}))
    full = [
        [*cards, *(next(free) for _ in range(size - len(cards)))] for cards, size in zip(named, (10, 10, 1, 31), strict=True)
    ]
    dealt = [card for pair in zip(full[0], full[1], strict=True) for card in pair]
    return (*dealt, *full[2], *full[3])


def hand(rules: engine.RuleSet = engine.CLASSIC, **cards: str) -> HandState:
    """A hand just dealt from such a pack."""
    return engine.hand.deal(rules, pack(**cards))


def match(
    rules: engine.RuleSet = engine.CLASSIC,
    roles: tuple[int, ...] = (Role.BOX, Role.CAPTAIN, Role.PARTNER),
    totals: tuple[int, ...] = (0, 0, 0),
    **cards: str,
) -> MatchState:
    """A match with the first hand just dealt from such a pack; seat 0 is in the box unless `roles` says otherwise."""
    return engine.deal(engine.new_match(rules, len(roles), roles, totals), pack(**cards))


def throw(card: str) -> Action:
    return engine.discard(engine.parse_card(card))


def sets(*texts: str) -> tuple[int, ...]:
    return tuple(card_set(parse_cards(text)) for text in texts)


def knocks(card: str, *melds: str) -> Action:
    return engine.knock(engine.parse_card(card), sets(*melds))


def defends(*melds: str, off: Iterable[str]) -> Action:
    return engine.defend(sets(*melds), sets(*off))


def play(state: HandState, *actions: Action) -> HandState:
    """The hand after these actions, each by the player whose turn it is."""
    for action in actions:
        state = engine.hand.apply(state, state.turn, action)
    return state


def play_match(state: MatchState, *actions: Action) -> MatchState:
    """The match after these actions, each by the seat that has to act."""
    for action in actions:
        seat = engine.seat_to_act(state)
        assert seat is not None
        state = engine.apply(state, seat, action)
    return state


def finish(state: HandState) -> HandState:
    """The hand after the best defence against a knock."""
    defence = engine.best_defence(state.held[state.turn], state.spread)
    return play(state, engine.defend(defence.melds, defence.layoffs))


def code(state: HandState, action: Action, role: int | None = None) -> engine.Refused | None:
    """The code of the refusal of an action of the player in turn, or of another one; None if it is allowed."""
    refused = engine.hand.refusal(state, state.turn if role is None else role, action)
    return None if refused is None else refused.code


LONGEST = 3000
"""More actions than a hand can have: 29 draws from the stock, and up to 39 from the pile before and after each."""


def any_action(state: HandState, rng: random.Random) -> Action:
    """Something that the player in turn may do: half of the time what looks good, so that all kinds of ends come up."""
    held = state.held[state.turn]
    sensible = rng.random() < 0.5
    if state.phase in (Phase.UPCARD, Phase.FIRST_DRAW, Phase.DRAW):
        draws = list(engine.hand.legal_actions(state, state.turn))
        helps = (
            engine.deadwood(held | state.pile[-1].bit) < engine.deadwood(held) + state.pile[-1].points if state.pile else False
        )
        taking = (Kind.TAKE_UPCARD, Kind.DRAW_DISCARD)
        return rng.choice([draw for draw in draws if not sensible or (draw.kind in taking) == helps] or draws)
    if state.phase == Phase.DISCARD:
        left = engine.deadwood_after(held)
        throwable = [card for card in left if card != state.locked]
        card = rng.choice(throwable) if rng.random() < 0.1 else min(throwable, key=left.__getitem__)
        # To wait for gin is as good as to knock, and somebody has to go gin in these tests.
        if left[card] <= state.rules.knock_limit and rng.random() < (0.15 if left[card] else 0.8):
            laid = engine.spreads(held ^ card.bit, 0 if sensible and not left[card] else state.rules.knock_limit)
            return engine.knock(card, rng.choice(list(laid)))
        return engine.discard(card)
    if sensible:
        best = engine.best_defence(held, state.spread)
        return engine.defend(best.melds, best.layoffs)
    return rng.choice(list(islice(engine.hand.legal_actions(state, state.turn), 40)))


def random_hand(state: HandState, rng: random.Random) -> Iterator[tuple[Action | None, HandState]]:
    """The hand as it is, and then actions of the players with the hand after each, up to the hand's end."""
    yield None, state
    for _ in range(LONGEST):
        if state.phase == Phase.OVER:
            return
        action = any_action(state, rng)
        state = engine.hand.apply(state, state.turn, action)
        yield action, state
    raise AssertionError("a hand without an end")


def random_deck(rng: random.Random) -> tuple[Card, ...]:
    return tuple(rng.sample(CARDS, 52))


def random_record(
    rng: random.Random, hands: int, rules: engine.RuleSet = engine.CLASSIC, players: int = 3
) -> engine.MatchRecord:
    """A match of at most so many hands between people who play at random, as a record."""
    header = engine.Header(UUID, STARTED, tuple(engine.PlayerInfo(name) for name in NAMES[:players]), rules)
    state = engine.check_header(header)
    events: list[engine.Event] = []

    def happened(event: engine.Event) -> MatchState:
        events.append(event)
        return engine.advance(state, event)

    if state.stage == Stage.ROLES:
        state = happened(engine.RolesDrawn(tuple(rng.sample(CARDS, 3))))
    for _ in range(hands):
        if state.stage != Stage.DEAL:
            break
        number = f"{rng.randrange(10**16):016}"
        state = happened(engine.Dealt(number, engine.deck_of(number)))
        while state.stage == Stage.PLAY:
            seat = engine.seat_to_act(state)
            assert seat is not None
            assert state.hand is not None
            state = happened(engine.Acted(seat, any_action(state.hand, rng)))
    return engine.MatchRecord(header, tuple(events))
