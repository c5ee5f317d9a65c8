"""What a record comes to: the numbers that lists show and statistics add up."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass
from enum import IntEnum
from itertools import islice
from typing import NamedTuple

from threegin_qt.engine import (
    Acted,
    Action,
    Advised,
    Decision,
    Event,
    HandShown,
    HandState,
    HandSummary,
    Header,
    HintShown,
    Kind,
    MatchRecord,
    MatchState,
    Outcome,
    Phase,
    Replay,
    Role,
    RuleSet,
    Stage,
    in_force,
    knock_discards,
    layoff_choices,
    preset_of,
    replay,
    spreads,
)


class Result(IntEnum):
    """How a match stands, for the person in it."""

    UNFINISHED = 0
    WON = 1
    LOST = 2
    ABANDONED = 3
    """Given up: nobody won (R26)."""
    DECIDED = 4
    """Over, but no person sat in it."""


@dataclass(slots=True)
class RoleTally:
    """The finished hands of a match in which a seat had a role."""

    hands: int = 0
    scored: int = 0
    """Hands in which this seat scored."""
    points: int = 0
    conceded: int = 0
    """Points that the other player scored."""
    knocks: int = 0
    """Own knocks without gin, undercut or not."""
    gins: int = 0
    undercuts: int = 0
    """Own ones, as defender."""
    undercut: int = 0
    """Own knocks that were undercut."""
    drawn: int = 0
    net_squared: int = 0
    """The sum over hands of the square of points less points conceded, for intervals."""
    knock_deadwood: int = 0
    """The sum of the deadwood of own knocks without gin."""
    advised: int = 0
    """Decisions of the captain's before which this seat, sitting out, gave advice."""
    followed: int = 0
    """Those of them in which the captain did what was last advised."""
    stock_draws: int = 0


@dataclass(slots=True)
class DecisionTally:
    """The person's decisions of one kind in one role, in finished hands."""

    made: int = 0
    assisted: int = 0
    """Those of them in hands in which a hint or other cards were shown."""
    advised: int = 0
    """Those of the others that were made after the partner's advice was shown."""


class Tally(NamedTuple):
    """What a record comes to."""

    result: Result
    winner: int | None
    totals: tuple[int, ...]
    hands: int
    """Finished ones."""
    assisted: int
    """Finished hands in which the person was shown a hint or other cards."""
    roles: dict[tuple[int, int], RoleTally]
    """By seat and role."""
    decisions: dict[tuple[int, Decision], DecisionTally]
    """By role and kind."""


class Chosen(NamedTuple):
    """One decision of a seat as it was made."""

    event: int
    """The index of its event in the record."""
    role: int
    decision: Decision
    hand_number: int
    advised: bool
    """Whether the partner's advice was shown before."""


def person_seat(header: Header) -> int | None:
    """The seat of the first person in a match, None if only computers play."""
    return next((seat for seat, player in enumerate(header.players) if player.person), None)


def place_of(header: Header, seat: int) -> int:
    """0 for the person's seat, 1 and 2 for the others in their order; the seat itself where no person sits."""
    person = person_seat(header)
    if person is None:
        return seat
    return 0 if seat == person else seat + (seat < person)


def result_of(header: Header, state: MatchState) -> Result:
    """How a match stands for its person."""
    if state.stage != Stage.OVER:
        return Result.UNFINISHED
    if state.abandoned:
        return Result.ABANDONED
    person = person_seat(header)
    if person is None:
        return Result.DECIDED
    return Result.WON if state.winner == person else Result.LOST


def folded(text: str) -> str:
    """A text as it is compared in a search and sorted: without accents and capitals."""
    plain = unicodedata.normalize("NFKD", text.casefold())
    return "".join(letter for letter in plain if not unicodedata.combining(letter))


def rules_key(rules: RuleSet) -> str:
    """Rule sets by name and target, so that they sort: a preset's id, or "custom"."""
    return f"{preset_of(rules) or 'custom'} {rules.target:03}"


def decisions_in(hand: HandState, action: Action) -> tuple[Decision, ...]:
    """The kinds of decision that an action is: none where there was no choice, two for a knock that could be laid otherwise."""
    if hand.phase == Phase.UPCARD:
        return (Decision.UPCARD,)
    if hand.phase == Phase.DRAW:
        return (Decision.DRAW,)
    if hand.phase == Phase.DISCARD:
        limit = hand.rules.knock_limit
        eleven = hand.held[hand.turn]
        if all(card == hand.locked for card in knock_discards(eleven, limit)):
            return (Decision.DISCARD,)
        if action.kind == Kind.KNOCK and action.card is not None and _several(spreads(eleven ^ 1 << action.card, limit)):
            return (Decision.KNOCK, Decision.SPREAD)
        return (Decision.KNOCK,)
    if hand.phase == Phase.DEFENCE and _several(layoff_choices(hand.held[hand.turn], hand.spread)):
        return (Decision.LAYOFF,)
    return ()


def _several(choices: Iterator[object]) -> bool:
    return len(list(islice(choices, 2))) == 2


def chosen(record: MatchRecord, whole: Replay, seat: int) -> Iterator[Chosen]:
    """The decisions of a seat that are in force, in order, those of the start's prefix left out."""
    events = _events(record, whole)
    before = whole.states[0]
    for index in in_force(events):
        event = events[index]
        if type(event) is Acted and event.seat == seat and before.hand is not None and index >= whole.prefix:
            role = before.roles[event.seat]
            advised = bool(before.advice) and role == Role.CAPTAIN
            for decision in decisions_in(before.hand, event.action):
                yield Chosen(index, role, decision, before.hand_number, advised)
        before = whole.states[index + 1]


def _events(record: MatchRecord, whole: Replay) -> tuple[Event, ...]:
    return (*record.header.start.prefix, *record.events)[: len(whole.states) - 1]


def assisted_hands(record: MatchRecord, whole: Replay, seat: int) -> frozenset[int]:
    """What engine.is_assisted says, of a replay at hand: the hands in which a seat was shown a hint or other cards."""
    return frozenset(
        after.hand_number
        for event, after in zip(_events(record, whole), whole.states[1:], strict=True)
        if (type(event) is HintShown or type(event) is HandShown) and event.seat == seat
    )


def tally(record: MatchRecord, whole: Replay) -> Tally:
    """What a record, replayed, or its longest valid prefix comes to."""
    state = whole.last
    person = person_seat(record.header)
    assisted = frozenset() if person is None else assisted_hands(record, whole, person)
    finished = len(state.earlier)
    roles: dict[tuple[int, int], RoleTally] = {}
    for summary in state.earlier:
        _count_hand(summary, roles)
    _count_moves(record, whole, finished, roles)
    decisions: dict[tuple[int, Decision], DecisionTally] = {}
    for one in () if person is None else chosen(record, whole, person):
        if one.hand_number <= finished:
            count = decisions.setdefault((one.role, one.decision), DecisionTally())
            count.made += 1
            if one.hand_number in assisted:
                count.assisted += 1
            elif one.advised:
                count.advised += 1
    return Tally(
        result_of(record.header, state),
        state.winner,
        state.totals,
        finished,
        sum(number <= finished for number in assisted),
        roles,
        decisions,
    )


def _count_hand(summary: HandSummary, roles: dict[tuple[int, int], RoleTally]) -> None:
    result = summary.result
    for seat, role in enumerate(summary.roles):
        count = roles.setdefault((seat, role), RoleTally())
        count.hands += 1
        count.drawn += result.outcome == Outcome.DRAWN
        if role == Role.PARTNER or result.outcome == Outcome.DRAWN:
            continue
        count.net_squared += result.points**2
        if role == result.scorer:
            count.scored += 1
            count.points += result.points
        else:
            count.conceded += result.points
        if role == result.knocker:
            count.gins += result.outcome == Outcome.GIN
            count.knocks += result.outcome != Outcome.GIN
            count.undercut += result.outcome == Outcome.UNDERCUT
            count.knock_deadwood += result.deadwood[0]
        else:
            count.undercuts += result.outcome == Outcome.UNDERCUT


def _count_moves(record: MatchRecord, whole: Replay, finished: int, roles: dict[tuple[int, int], RoleTally]) -> None:
    """Count stock draws, and advice with whether it was followed."""
    events = _events(record, whole)
    adviser: int | None = None
    before = whole.states[0]
    for index in in_force(events):
        event = events[index]
        if before.hand_number <= finished:
            if type(event) is Advised:
                adviser = event.seat
            elif type(event) is Acted:
                if event.action.kind == Kind.DRAW_STOCK:
                    roles[event.seat, before.roles[event.seat]].stock_draws += 1
                if adviser is not None and before.advice and before.roles[event.seat] == Role.CAPTAIN:
                    count = roles[adviser, Role.PARTNER]
                    count.advised += 1
                    count.followed += event.action == before.advice[-1]
        before = whole.states[index + 1]


def finished_part(record: MatchRecord) -> MatchRecord:
    """A record up to the end of its last finished hand; all of one that is over.

    What is still being played is neither shown in a replay nor given away: the pack, and so the stock, is in the record.
    """
    whole = replay(record)
    end = next(at for at in reversed(range(len(whole.states))) if whole.states[at].stage != Stage.PLAY or at == whole.prefix)
    return record._replace(events=record.events[: max(0, end - whole.prefix)])
