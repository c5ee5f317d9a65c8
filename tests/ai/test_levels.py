"""The weaknesses of the levels below Expert are those that people have."""

import random

from tests.ai.ai_kit import cards, positions
from threegin_qt.ai import choose, levels
from threegin_qt.ai.knowledge import knowledge_of
from threegin_qt.engine import CLASSIC, TOURNAMENT, Kind, Level, Phase, apply, deadwood, knock_discards, view_of


def test_beginner_knocks_as_soon_as_he_can() -> None:
    seen = 0
    for state, seat in positions(200, 21, (Phase.DISCARD,)):
        view = view_of(state, seat)
        own = view.held[view.eyes]  # type: ignore[index]
        could = any(card != view.locked for card in knock_discards(own, view.rules.knock_limit))
        assert (choose(view, Level.BEGINNER, 1).kind == Kind.KNOCK) == could
        seen += could
    assert seen > 10


def test_beginner_sometimes_forgets_to_lay_off() -> None:
    missed = found = 0
    for state, seat in positions(40, 22, (Phase.DEFENCE,)):
        view = view_of(state, seat)
        best = choose(view, Level.CASUAL, 0)
        if not any(best.layoffs):
            continue
        for seed in range(20):
            laid = any(choose(view, Level.BEGINNER, seed).layoffs)
            missed += not laid
            found += laid
    assert 0 < missed < found


def test_beginner_misses_a_pile_card_now_and_then() -> None:
    for state, seat in positions(200, 23, (Phase.DRAW,)):
        view = view_of(state, seat)
        taken = {choose(view, Level.BEGINNER, seed).kind for seed in range(60)}
        if len(taken) == 2:
            return
    raise AssertionError("never missed one")


def test_casual_forgets_what_the_other_took() -> None:
    seen = 0
    for state, seat in positions(150, 24, (Phase.DISCARD,)):
        know = knowledge_of(view_of(state, seat))
        if know.known and deadwood(know.own) > 20:
            forgotten = know._replace(known=0, unseen=know.unseen | know.known)
            one, other = (levels.throws(Level.CASUAL, told, random.Random(1)) for told in (know, forgotten))
            assert one == other
            seen += 1
    assert seen > 20


def test_skilled_watches_what_the_other_took() -> None:
    own = cards("2C 5C 9C 3D 7D JD KD 4H 8H TS QS")
    state, seat = positions(1, 25, (Phase.DISCARD,))[0]
    know = knowledge_of(view_of(state, seat))._replace(own=own, mine=0, theirs=0, locked=-1, turns=2)
    rest = (1 << 52) - 1 & ~own
    blind = know._replace(known=0, unseen=rest)
    rng = random.Random(1)
    card, _ = levels.throws(Level.SKILLED, blind, rng)
    same_rank = sum(1 << 13 * suit + card % 13 for suit in range(4)) & rest
    watched = know._replace(known=same_rank, unseen=rest & ~same_rank)
    assert levels.throws(Level.SKILLED, watched, rng)[0] != card


def test_skilled_waits_where_undercuts_pay() -> None:
    kinds = {}
    for rules in (TOURNAMENT, CLASSIC):
        knocks = 0
        for state, seat in positions(300, 26, (Phase.DISCARD,)):
            ruled = state._replace(rules=rules, hand=state.hand._replace(rules=rules))  # type: ignore[union-attr]
            knocks += choose(view_of(ruled, seat), Level.SKILLED, 1).kind == Kind.KNOCK
        kinds[rules] = knocks
    assert kinds[TOURNAMENT] < kinds[CLASSIC]


def test_a_knock_is_laid_legally_by_every_level() -> None:
    for state, seat in positions(200, 27, (Phase.DISCARD,)):
        for level in Level:
            action = choose(view_of(state, seat), level, 4)
            if action.kind == Kind.KNOCK:
                assert apply(state, seat, action).hand.knocker == state.roles[seat]  # type: ignore[union-attr]
