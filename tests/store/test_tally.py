"""What summary rows count, against a plain count over the steps of each match."""

from __future__ import annotations

import random
from collections import Counter
from itertools import islice

import pytest

from threegin_qt.engine import (
    Acted,
    Action,
    Advised,
    Dealt,
    Decision,
    HandShown,
    HintShown,
    Kind,
    MatchRecord,
    Mode,
    Outcome,
    Phase,
    Role,
    Stage,
    in_force,
    is_assisted,
    legal_actions,
    replay,
    steps,
)
from threegin_qt.store import Result, finished_part
from threegin_qt.store.tally import DecisionTally, RoleTally, Tally, assisted_hands, decisions_in, folded, place_of, tally

from .games import EAGER, a_match, header, knocks_at


def tally_of(record: MatchRecord) -> Tally:
    return tally(record, replay(record))


def plain_roles(record: MatchRecord) -> dict[tuple[int, int], RoleTally]:
    """The counts by seat and role, from the public results and the steps in force."""
    whole = replay(record)
    found: dict[tuple[int, int], RoleTally] = {}
    for roles, result in whole.last.earlier:
        for seat, role in enumerate(roles):
            count = found.setdefault((seat, role), RoleTally())
            count.hands += 1
            if result.outcome == Outcome.DRAWN:
                count.drawn += 1
            elif role != Role.PARTNER:
                won = role == result.scorer
                knocked = role == result.knocker
                count.scored += won
                count.points += result.points * won
                count.conceded += result.points * (not won)
                count.net_squared += result.points**2
                count.gins += knocked and result.outcome == Outcome.GIN
                count.knocks += knocked and result.outcome != Outcome.GIN
                count.knock_deadwood += result.deadwood[0] * knocked
                count.undercut += knocked and result.outcome == Outcome.UNDERCUT
                count.undercuts += not knocked and result.outcome == Outcome.UNDERCUT
    kept = [((*record.header.start.prefix, *record.events)[index], index) for index in in_force(record.events)]
    last_advice: tuple[int, Action] | None = None
    before = whole.states[0]
    for event, index in kept:
        if before.hand_number <= len(whole.last.earlier):
            if type(event) is Advised:
                last_advice = (event.seat, event.action)
            elif type(event) is Acted:
                role = before.roles[event.seat]
                found[event.seat, role].stock_draws += event.action.kind == Kind.DRAW_STOCK
                if last_advice is not None:
                    # Only the captain can be advised, and only while he is to act.
                    count = found[last_advice[0], Role.PARTNER]
                    count.advised += 1
                    count.followed += event.action == last_advice[1]
                last_advice = None
        before = whole.states[index + 1]
    return found


@pytest.mark.parametrize("seed", range(12))
@pytest.mark.parametrize("kind", ["match", "practice", "two", "unfinished", "given up"])
def test_roles_against_a_plain_count(seed: int, kind: str) -> None:
    record = a_match(
        seed,
        players=2 if kind == "two" else 3,
        mode=Mode.PRACTICE if kind == "practice" else Mode.MATCH,
        take_backs=0.05 if kind == "practice" else 0.0,
        stop=0.6 if kind == "unfinished" else 1.0,
        give_up=kind == "given up",
        advice=0.3,
        hints=0.01,
        choosers=(EAGER, knocks_at(0), knocks_at(4)),
    )
    counted = tally_of(record)
    last = replay(record).last
    assert counted.roles == plain_roles(record)
    assert (counted.totals, counted.winner, counted.hands) == (last.totals, last.winner, len(last.earlier))
    assert sum(count.hands for count in counted.roles.values()) == len(last.earlier) * len(last.totals)
    assert [
        sum(count.points for (at, _), count in counted.roles.items() if at == seat) for seat in range(len(last.totals))
    ] == list(last.totals)
    assert assisted_hands(record, replay(record), 0) == is_assisted(record, 0)
    assert counted.assisted == len([hand for hand in is_assisted(record, 0) if hand <= len(last.earlier)])


def plain_decisions(record: MatchRecord) -> Counter[tuple[int, Decision]]:
    """The person's decisions by looking at every action that he had; no take-backs."""
    found: Counter[tuple[int, Decision]] = Counter()
    finished = len(replay(record).last.earlier)
    for step in steps(record):
        hand = step.before.hand
        assert hand is not None
        if step.seat != 0 or step.before.hand_number > finished:
            continue
        role = step.before.roles[0]
        choices = list(islice(legal_actions(step.before, 0), 3000))
        kinds = {choice.kind for choice in choices}
        if len(choices) == 1:
            continue
        if Kind.DEFEND in kinds:
            if len({choice.layoffs for choice in choices}) > 1:
                found[role, Decision.LAYOFF] += 1
        elif Kind.KNOCK in kinds:
            found[role, Decision.KNOCK] += 1
            same = [choice for choice in choices if choice.kind == Kind.KNOCK and choice.card == step.action.card]
            if step.action.kind == Kind.KNOCK and len(same) > 1:
                found[role, Decision.SPREAD] += 1
        elif Kind.DISCARD in kinds:
            found[role, Decision.DISCARD] += 1
        else:
            found[role, Decision.UPCARD if hand.phase == Phase.UPCARD else Decision.DRAW] += 1
    return found


@pytest.mark.parametrize("seed", range(6))
def test_decisions_against_all_that_could_be_done(seed: int) -> None:
    record = a_match(seed, advice=0.2, hints=0.02, choosers=(knocks_at(seed * 2), EAGER, EAGER))
    counted = tally_of(record).decisions
    assert {kind: count.made for kind, count in counted.items()} == dict(plain_decisions(record))


def test_assisted_and_advised_decisions_are_told_apart() -> None:
    record = a_match(1, advice=1.0)
    counted = tally_of(record).decisions
    captain = [count for (role, _), count in counted.items() if role == Role.CAPTAIN]
    box = [count for (role, _), count in counted.items() if role == Role.BOX]
    assert captain
    assert all(count.advised == count.made and count.assisted == 0 for count in captain)
    assert all(count.advised == 0 for count in box)
    hinted = a_match(1, advice=1.0, hints=1.0)
    counted = tally_of(hinted).decisions
    assert all(count == DecisionTally(count.made, count.made, 0) for count in counted.values())
    assert counted


@pytest.mark.parametrize("event", [HintShown, HandShown])
def test_what_is_shown_in_one_hand_assists_that_hand_alone(event: type[HintShown] | type[HandShown]) -> None:
    record = a_match(3)
    states = replay(record).states
    at = next(index for index, state in enumerate(states) if state.stage == Stage.PLAY and state.hand_number == 2)
    shown = record._replace(events=(*record.events[:at], event(0), *record.events[at:]))
    assert tally_of(shown).assisted == 1
    other = record._replace(events=(*record.events[:at], event(1), *record.events[at:]))
    assert tally_of(other).assisted == 0, "only what the person was shown"


def test_no_choice_is_no_decision() -> None:
    record = a_match(5)
    for step in steps(record):
        hand = step.before.hand
        assert hand is not None
        forced = len(list(islice(legal_actions(step.before, step.seat), 2))) == 1
        if hand.phase != Phase.DEFENCE:
            assert (decisions_in(hand, step.action) == ()) == forced
        elif forced:
            assert decisions_in(hand, step.action) == ()


@pytest.mark.parametrize(
    ("stop", "give_up", "expected"),
    [(0.5, False, Result.UNFINISHED), (1.0, True, Result.ABANDONED), (0.0, False, Result.UNFINISHED)],
)
def test_how_a_match_stands(stop: float, give_up: bool, expected: Result) -> None:
    assert tally_of(a_match(4, stop=stop, give_up=give_up)).result is expected


def test_won_lost_and_decided() -> None:
    records = [a_match(seed) for seed in range(12)]
    results = [tally_of(record).result for record in records]
    assert set(results) == {Result.WON, Result.LOST}
    for record, result in zip(records, results, strict=True):
        assert (replay(record).last.winner == 0) == (result is Result.WON)
        nobody = record.header._replace(players=tuple(player._replace(person=False) for player in record.header.players))
        alone = tally_of(record._replace(header=nobody))
        assert (alone.result, alone.decisions, alone.assisted) == (Result.DECIDED, {}, 0)


def test_places_of_the_seats() -> None:
    head = header(random.Random(1))
    person, first, second = head.players
    assert [place_of(head, seat) for seat in range(3)] == [0, 1, 2]
    assert [place_of(head._replace(players=(first, person, second)), seat) for seat in range(3)] == [1, 0, 2]
    assert [place_of(head._replace(players=(first, second, person)), seat) for seat in range(3)] == [1, 2, 0]
    assert [place_of(head._replace(players=(first, second, second)), seat) for seat in range(3)] == [0, 1, 2]


@pytest.mark.parametrize("seed", range(8))
def test_the_finished_part_ends_with_a_finished_hand(seed: int) -> None:
    source = random.Random(seed)
    record = a_match(seed, mode=Mode.PRACTICE, take_backs=0.02, stop=source.random())
    part = finished_part(record)
    assert part.header == record.header
    assert part.events == record.events[: len(part.events)]
    last = replay(part).last
    assert last.stage != Stage.PLAY
    whole = replay(record)
    for state in whole.states[len(part.events) + 1 :]:
        assert state.stage == Stage.PLAY, "nothing finished is left out"


def test_the_finished_part_of_what_is_over_is_all_of_it() -> None:
    record = a_match(1)
    assert finished_part(record) == record
    assert finished_part(a_match(1, give_up=True)) == a_match(1, give_up=True)
    begun = a_match(1, stop=0.02)
    assert type(begun.events[1]) is Dealt
    assert finished_part(begun).events == begun.events[:1]
    assert finished_part(begun._replace(events=())).events == ()


def test_folded_texts() -> None:
    assert folded("Şerban ZOË Fátima Cătălin Őrség") == "serban zoe fatima catalin orseg"
    assert folded("STRASSE") == folded("straße")
