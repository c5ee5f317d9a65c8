"""The record of a match: a header and an append-only list of events. Everything else is computed from them.

An index of an event counts from 0 over the start's prefix and the events together; a revision is a number of events.
"""

import re
from collections.abc import Iterable
from enum import IntEnum
from typing import Final, NamedTuple

from . import match as matches
from .actions import Action, IllegalAction
from .cards import Card
from .hand import Role
from .match import MatchState, Stage, Step
from .rules import RulesError, RuleSet, check_rules
from .verdict import Level


class RolesDrawn(NamedTuple):
    """The draw for roles (R4): the card of each seat."""

    cards: tuple[Card, ...]


class Dealt(NamedTuple):
    """A deal: its number, empty where the pack has none, and the pack in full, the first card to be dealt first."""

    number: str
    deck: tuple[Card, ...]


class Acted(NamedTuple):
    """An action of the player to act."""

    seat: int
    action: Action


class Advised(NamedTuple):
    """What the partner advised the captain to do (R6)."""

    seat: int
    action: Action


class HintShown(NamedTuple):
    """The program showed a player what it would do: the hand is an assisted one."""

    seat: int


class HandShown(NamedTuple):
    """The cards of the other player were shown to a player while the hand was being played: it is an assisted one."""

    seat: int


class TookBack(NamedTuple):
    """Practice only: everything from event `to` on is undone; `to` events are in force again."""

    to: int


class GaveUp(NamedTuple):
    """A player gave the match up (R26)."""

    seat: int


Event = RolesDrawn | Dealt | Acted | Advised | HintShown | HandShown | TookBack | GaveUp


class Origin(IntEnum):
    """Where a match comes from."""

    OWN = 0
    IMPORTED = 1
    COMPUTER = 2


class Mode(IntEnum):
    """A real match, or one for practice, where moves can be taken back and hints are on."""

    MATCH = 0
    PRACTICE = 1


class PlayerInfo(NamedTuple):
    """Who sits in a seat."""

    name: str
    person: bool = False
    level: Level | None = None
    """Of a computer player; None for a person or a program from outside."""
    seed: str = ""
    version: str = ""
    """The computer player's version."""


class Start(NamedTuple):
    """From where the match starts: from nothing, or from a position taken from another match."""

    roles: tuple[int, ...] = ()
    """By seat; empty to draw for roles."""
    totals: tuple[int, ...] = ()
    """By seat; empty for zeros."""
    prefix: tuple[Event, ...] = ()
    """What had happened before in the hand on the table."""


class Source(NamedTuple):
    """The match and the event that a position was taken from."""

    match_id: str
    event: int


class Header(NamedTuple):
    """What is fixed when the match begins."""

    match_id: str
    """A UUID in its usual form, lower case."""
    started: str
    """UTC, `YYYY-MM-DDTHH:MM:SSZ`."""
    players: tuple[PlayerInfo, ...]
    """By seat, two or three."""
    rules: RuleSet = RuleSet()
    mode: Mode = Mode.MATCH
    origin: Origin = Origin.OWN
    source: Source | None = None
    start: Start = Start()


class MatchRecord(NamedTuple):
    """A match as it is kept."""

    header: Header
    events: tuple[Event, ...] = ()


class Fault(IntEnum):
    """What is wrong with a record."""

    NOT_A_MATCH = 0  # no text, no JSON, another format
    NEWER_VERSION = 1
    TOO_LARGE = 2
    BAD_FIELD = 3  # a field is missing, unknown, or of the wrong type or value
    BAD_CARD = 4  # no card of that name, a card twice, a pack that is not complete
    NOT_ALLOWED = 5  # against the rules at that place
    WRONG_TOTALS = 6  # the totals or the winner written down are not those that the events give


class RecordError(ValueError):
    """A record, or a text of one, that is wrong. `place` says where ("event 12"), `why` what, in English for the log.

    `fault` is the code that the user interface words.
    """

    def __init__(self, fault: Fault, place: str, why: str) -> None:
        super().__init__(f"{place}: {why}"[:300])
        self.fault = fault
        self.place = place
        self.why = why[:300]


class Replay(NamedTuple):
    """What a record, or its longest valid prefix, comes to."""

    states: tuple[MatchState, ...]
    """The match before the first event and after each one that is valid: one more than valid events."""
    error: RecordError | None
    """What stopped the replay."""
    prefix: int
    """How many of the events belong to the start."""

    @property
    def last(self) -> MatchState:
        """The match after the last valid event."""
        return self.states[-1]


MAX_EVENTS: Final = 20_000
"""No match comes near it, and a file made to be slow takes less than a second and 200 MB to replay."""
_UUID: Final = r"[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}"
_TIME: Final = r"(?a:\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ)"


def check_header(header: Header) -> MatchState:
    """The match that a header begins, before any event. Raises RecordError for a header that can begin none."""
    if not re.fullmatch(_UUID, header.match_id):
        raise RecordError(Fault.BAD_FIELD, "match id", "not a UUID")
    if not _is_time(header.started):
        raise RecordError(Fault.BAD_FIELD, "start time", "not a time in UTC")
    if header.source is not None and not re.fullmatch(_UUID, header.source.match_id):
        raise RecordError(Fault.BAD_FIELD, "source", "not a UUID")
    try:
        check_rules(header.rules)
    except RulesError as error:
        raise RecordError(Fault.BAD_FIELD, f"rules, {error.field}", str(error)) from error
    try:
        return matches.new_match(
            header.rules, len(header.players), tuple(header.start.roles), tuple(header.start.totals) or None
        )
    except ValueError as error:
        raise RecordError(Fault.BAD_FIELD, "start", str(error)) from error


def _is_time(text: str) -> bool:
    from datetime import datetime  # here, since most who import the engine never read a record

    if not re.fullmatch(_TIME, text):
        return False
    try:
        datetime.fromisoformat(text)
    except ValueError:
        return False
    return True


def advance(state: MatchState, event: Event) -> MatchState:
    """The match after an event other than a take-back.

    Raises IllegalAction for an action or advice against the rules, ValueError for any other event out of its time.
    """
    if type(event) is Acted:
        return matches.apply(state, event.seat, event.action)
    if type(event) is Advised:
        return matches.advise(state, event.seat, event.action)
    if type(event) is Dealt:
        return matches.deal(state, event.deck)
    if type(event) is RolesDrawn:
        return matches.draw_roles(state, event.cards)
    if type(event) is GaveUp:
        _check_seat(state, event.seat)
        return matches.give_up(state)
    if type(event) is HintShown or type(event) is HandShown:
        _check_seat(state, event.seat)
        if state.stage != Stage.PLAY:
            raise ValueError("no hand is being played")
        return state
    raise ValueError(f"not an event here: {type(event).__name__}")


def _check_seat(state: MatchState, seat: int) -> None:
    if type(seat) is not int or not 0 <= seat < len(state.totals):
        raise ValueError(f"there is no seat {seat}")


def take_back(states: list[MatchState] | tuple[MatchState, ...], to: int, mode: Mode) -> MatchState:
    """The match after a take-back to event `to`, `states` being those of a Replay so far.

    Raises ValueError outside practice, and for an event that is not before the last one.
    """
    if mode != Mode.PRACTICE:
        raise ValueError("moves can be taken back in practice only")
    if not 0 <= to < len(states) - 1:
        raise ValueError(f"there is no event {to} to take back to")
    return states[to]


def replay(record: MatchRecord) -> Replay:
    """Fold the events of a record.

    Raises RecordError for a bad header only; an event that is wrong ends the replay with its error and place.
    """
    state = check_header(record.header)
    mode = record.header.mode
    states = [state]
    prefix = len(record.header.start.prefix)
    error = None
    for index, event in enumerate((*record.header.start.prefix, *record.events)):
        if index >= MAX_EVENTS:
            error = RecordError(Fault.TOO_LARGE, f"event {index}", "too many events")
            break
        try:
            if type(event) is TookBack:
                if event.to < prefix:
                    raise ValueError("the start cannot be taken back")
                state = take_back(states, event.to, mode)
            else:
                state = advance(state, event)
        except IllegalAction as refused:
            error = RecordError(Fault.NOT_ALLOWED, f"event {index}", refused.refusal.code.name)
            break
        except ValueError as wrong:
            fault = Fault.BAD_CARD if type(event) is Dealt and state.stage == Stage.DEAL else Fault.NOT_ALLOWED
            error = RecordError(fault, f"event {index}", str(wrong))
            break
        states.append(state)
    return Replay(tuple(states), error, prefix)


def steps(record: MatchRecord) -> tuple[Step, ...]:
    """All actions of a valid record with what was before and after each, those taken back included, in order.

    Of a record that is wrong somewhere, those before that place.
    """
    states = replay(record).states
    events = (*record.header.start.prefix, *record.events)
    return tuple(
        Step(before, event.seat, event.action, after)
        for before, event, after in zip(states, events, states[1:], strict=False)
        if type(event) is Acted
    )


def in_force(events: Iterable[Event]) -> tuple[int, ...]:
    """The indices of the events that no take-back has undone, in order; take-backs themselves are left out."""
    # Each moment is the last event in force at it, and the moment before that event.
    moments: list[tuple[int, int] | None] = [None]
    for index, event in enumerate(events):
        moments.append(moments[event.to] if type(event) is TookBack else (index, index))
    kept = []
    last = moments[-1]
    while last is not None:
        kept.append(last[0])
        last = moments[last[1]]
    return tuple(reversed(kept))


def position(record: MatchRecord, index: int) -> Start:
    """The start of a practice match from the position before event `index` of a record: its roles, totals and hand so far.

    Raises RecordError if the record is wrong before that event, the match over, or there is no such event.
    """
    events = (*record.header.start.prefix, *record.events)
    if not 0 <= index <= len(events):
        raise RecordError(Fault.BAD_FIELD, f"event {index}", "there is no such event")
    done = record._replace(header=record.header._replace(start=record.header.start._replace(prefix=())), events=events[:index])
    folded = replay(done)
    if folded.error is not None:
        raise folded.error
    state = folded.last
    if state.stage == Stage.OVER:
        raise RecordError(Fault.NOT_ALLOWED, f"event {index}", "the match is over before it")
    if state.stage != Stage.PLAY:
        return Start(matches.roles_of_next_hand(state), state.totals)
    kept = in_force(done.events)
    dealt = max(at for at, i in enumerate(kept) if type(events[i]) is Dealt)
    return Start(state.roles, state.totals, tuple(events[i] for i in kept[dealt:] if type(events[i]) in (Dealt, Acted)))


def is_assisted(record: MatchRecord, seat: int) -> frozenset[int]:
    """The numbers of the hands (1 for the first) in which a hint or the other player's cards were shown to a seat."""
    folded = replay(record)
    events = (*record.header.start.prefix, *record.events)
    return frozenset(
        after.hand_number
        for event, after in zip(events, folded.states[1:], strict=False)
        if type(event) in (HintShown, HandShown) and event.seat == seat  # type: ignore[union-attr]
    )


def partner_seat(state: MatchState) -> int | None:
    """The seat that sits out, None in a match of two and before the draw for roles."""
    return state.roles.index(Role.PARTNER) if Role.PARTNER in state.roles else None
