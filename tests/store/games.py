"""Whole matches between simple players that know the engine only, for tests and to fill databases."""

from __future__ import annotations

import random
import uuid
from collections.abc import Callable, Iterator, Sequence
from datetime import UTC, datetime, timedelta

from threegin_qt.engine import (
    CARDS,
    CLASSIC,
    DRAW_DISCARD,
    DRAW_STOCK,
    PASS,
    TAKE_UPCARD,
    Acted,
    Action,
    Advised,
    Dealt,
    Event,
    GaveUp,
    Header,
    HintShown,
    Kind,
    Level,
    MatchRecord,
    MatchState,
    Mode,
    Origin,
    Phase,
    PlayerInfo,
    PlayerView,
    Role,
    RolesDrawn,
    RuleSet,
    Stage,
    TookBack,
    advance,
    arrangement,
    best_defence,
    check_header,
    deadwood,
    deadwood_after,
    deck_of,
    defend,
    discard,
    knock,
    replay,
    seat_to_act,
    view_of,
)

Chooser = Callable[[PlayerView, random.Random], Action]
"""A player: what he does in a view of his own."""

NAMES = ("Ana", "Béla", "Cătălin", "Dóra", "Émile", "Fátima", "Şerban", "Zoë")


def knocks_at(most: int) -> Chooser:
    """A player that knocks as soon as it can with so much, takes what lowers its deadwood, and throws what leaves least."""

    def choose(view: PlayerView, source: random.Random) -> Action:
        held = view.held[view.turn]
        if view.phase == Phase.DEFENCE:
            defence = best_defence(held, view.spread)
            return defend(defence.melds, defence.layoffs)
        if view.phase == Phase.DISCARD:
            left = deadwood_after(held)
            if view.locked is not None:
                del left[view.locked]
            card = min(left, key=lambda card: (left[card], source.random()))
            if left[card] <= min(most, view.rules.knock_limit):
                return knock(card, arrangement(held ^ card.bit))
            return discard(card)
        if view.phase == Phase.FIRST_DRAW:
            return DRAW_STOCK
        card = view.pile[-1]
        wanted = deadwood(held | card.bit) < deadwood(held) + card.points and view.streak < 30
        if view.phase == Phase.UPCARD:
            return TAKE_UPCARD if wanted else PASS
        return DRAW_DISCARD if wanted else DRAW_STOCK

    return choose


EAGER = knocks_at(10)
PATIENT = knocks_at(3)


def header(
    source: random.Random,
    *,
    started: datetime | None = None,
    rules: RuleSet = CLASSIC,
    mode: Mode = Mode.MATCH,
    origin: Origin = Origin.OWN,
    names: tuple[str, str] | None = None,
    levels: tuple[Level, Level] | None = None,
    players: int = 3,
) -> Header:
    """The header of a match of a person in seat 0 with two others, or with one."""
    first, second = source.sample(NAMES, 2) if names is None else names
    one, two = (source.choice(list(Level)), source.choice(list(Level))) if levels is None else levels
    moment = datetime(2026, 1, 1, tzinfo=UTC) + timedelta(minutes=source.randrange(300_000)) if started is None else started
    seats = (
        PlayerInfo("Io", True),
        PlayerInfo(first, level=one, seed="1", version="test"),
        PlayerInfo(second, level=two, seed="2", version="test"),
    )
    return Header(
        str(uuid.UUID(int=source.getrandbits(128))),
        moment.strftime("%Y-%m-%dT%H:%M:%SZ"),
        seats[:players],
        rules,
        mode,
        origin,
    )


def deal(source: random.Random) -> Dealt:
    """A deal with its number."""
    number = f"{source.randrange(10**16):016}"
    return Dealt(number, deck_of(number))


def play(
    head: Header,
    source: random.Random,
    choosers: Sequence[Chooser] = (EAGER, PATIENT, EAGER),
    *,
    hints: float = 0.0,
    advice: float = 0.0,
    take_backs: float = 0.0,
) -> Iterator[tuple[Event, MatchState]]:
    """Play a match to its end: each event with the match after it.

    `hints` is how often a hint is shown before a decision of seat 0, `advice` how often a partner advises, `take_backs` how
    often one of the last twenty events is taken back.
    """
    states = [check_header(head)]

    def happened(event: Event) -> tuple[Event, MatchState]:
        after = states[event.to] if type(event) is TookBack else advance(states[-1], event)
        states.append(after)
        return event, after

    while states[-1].stage != Stage.OVER:
        state = states[-1]
        if state.stage == Stage.ROLES:
            yield happened(RolesDrawn(tuple(source.sample(CARDS, 3))))
            continue
        if state.stage == Stage.DEAL:
            yield happened(deal(source))
            continue
        seat = seat_to_act(state)
        assert seat is not None
        action = choosers[seat](view_of(state, seat), source)
        if seat == 0 and source.random() < hints:
            yield happened(HintShown(0))
        if Role.PARTNER in state.roles and state.roles[seat] == Role.CAPTAIN and source.random() < advice:
            partner = state.roles.index(Role.PARTNER)
            view = view_of(state, seat)
            other = next(view.legal_actions()) if source.random() < 0.3 else action
            yield happened(Advised(partner, other))
        yield happened(Acted(seat, action))
        if source.random() < take_backs and len(states) > 30:
            yield happened(TookBack(len(states) - 1 - source.randrange(1, 20)))


def a_match(seed: int, *, stop: float = 1.0, give_up: bool = False, **wanted: object) -> MatchRecord:
    """A match; with `stop` below 1 only that part of its events. `wanted` goes to `header` and `play` by name."""
    source = random.Random(seed)
    to_play = {name: wanted.pop(name) for name in ("choosers", "hints", "advice", "take_backs") if name in wanted}
    head = header(source, **wanted)  # type: ignore[arg-type]
    events = [event for event, _ in play(head, source, **to_play)]  # type: ignore[arg-type]
    events = events[: int(len(events) * stop)]
    if give_up:
        events = [*events[: len(events) // 2], GaveUp(0)]
    record = MatchRecord(head, tuple(events))
    assert replay(record).error is None
    return record


def knock_actions(record: MatchRecord) -> int:
    """How many knocks a record has."""
    return sum(type(event) is Acted and event.action.kind == Kind.KNOCK for event in record.events)
