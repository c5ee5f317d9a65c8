"""The computer players: legal, repeatable, and blind to what is hidden."""

import random
import subprocess
import sys

import pytest

from tests.ai.ai_kit import decisions, level_chooser, positions, redealt
from threegin_qt.ai import PLAYER_VERSION, choose, fallback
from threegin_qt.engine import (
    CHOICES,
    TOURNAMENT,
    Kind,
    Level,
    Phase,
    RuleSet,
    Stage,
    apply,
    open_view,
    refusal,
    seat_to_act,
    view_of,
)

LEVELS = tuple(Level)


def any_rules(rng: random.Random) -> RuleSet:
    return RuleSet(**{field: rng.choice(choices) for field, choices in CHOICES.items()})


@pytest.mark.parametrize("level", LEVELS)
def test_whole_matches_under_any_rules_are_legal(level: Level) -> None:
    rng = random.Random(int(level))
    for number in range(3):
        rules = any_rules(rng)._replace(target=50)
        for state, seat, action in decisions([level_chooser(level)] * (2 + number % 2), number, rules):
            assert refusal(state, seat, action) is None, (rules, action)


@pytest.mark.parametrize("level", LEVELS)
def test_hidden_cards_change_no_decision(level: Level) -> None:
    rng = random.Random(7)
    for state, seat in positions(60, 3):
        first = choose(view_of(state, seat), level, 11)
        for _ in range(3):
            other = redealt(state, seat, rng)
            assert view_of(other, seat) == view_of(state, seat)
            assert choose(view_of(other, seat), level, 11) == first


@pytest.mark.parametrize("level", LEVELS)
def test_the_same_question_has_the_same_answer(level: Level) -> None:
    for state, seat in positions(40, 5):
        view = view_of(state, seat)
        assert len({choose(view, level, 42) for _ in range(3)}) == 1


def test_beginner_is_not_the_same_for_every_seed() -> None:
    differing = 0
    for state, seat in positions(60, 6):
        view = view_of(state, seat)
        differing += len({choose(view, Level.BEGINNER, seed) for seed in range(12)}) > 1
    assert differing > 5


def test_the_levels_differ() -> None:
    asked = [view_of(state, seat) for state, seat in positions(120, 8, (Phase.DISCARD, Phase.DRAW))]
    answers = {level: [choose(view, level, 1) for view in asked] for level in LEVELS}
    for one in LEVELS:
        for other in LEVELS:
            if one < other:
                assert sum(a != b for a, b in zip(answers[one], answers[other], strict=True)) >= 10


def test_a_cancelled_thought_gives_a_legal_action() -> None:
    for state, seat in positions(60, 9):
        action = choose(view_of(state, seat), Level.EXPERT, 1, lambda: True)
        assert refusal(state, seat, action) is None


def test_whose_turn_it_is_not_cannot_be_asked() -> None:
    state, seat = positions(1, 10, (Phase.DRAW,))[0]
    box = state.roles.index(1 - state.roles[seat])
    with pytest.raises(ValueError, match="turn"):
        choose(view_of(state, box), Level.EXPERT, 1)
    with pytest.raises(ValueError, match="turn"):
        choose(open_view(state), Level.EXPERT, 1)


def test_fallback_is_legal_and_ends_hands() -> None:
    ended = 0
    for state, seat in positions(150, 12):
        action = fallback(view_of(state, seat))
        assert refusal(state, seat, action) is None
        ended += action.kind in (Kind.KNOCK, Kind.DEFEND)
    assert ended > 3


def test_r12_a_taken_card_is_not_thrown_back() -> None:
    seen = 0
    for state, seat in positions(150, 13, (Phase.DRAW,)):
        view = view_of(state, seat)
        for level in LEVELS:
            action = choose(view, level, 2)
            if action.kind == Kind.DRAW_DISCARD:
                after = apply(state, seat, action)
                seen += 1
                assert choose(view_of(after, seat), level, 2).card != state.hand.pile[-1]  # type: ignore[union-attr]
    assert seen > 20


def test_r24_no_player_runs_into_the_stall() -> None:
    for state, seat in positions(60, 14, (Phase.DRAW,)):
        assert state.hand is not None
        late = state._replace(hand=state.hand._replace(streak=30))
        for level in LEVELS:
            action = choose(view_of(late, seat), level, 3)
            if action.kind == Kind.DRAW_DISCARD:
                after = apply(late, seat, action)
                assert choose(view_of(after, seat), level, 3).kind == Kind.KNOCK


def test_importing_the_players_does_not_import_numpy() -> None:
    code = "import sys, threegin_qt.ai, threegin_qt.ai.arena; sys.exit('numpy' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


def test_the_version_tells_of_the_weights() -> None:
    number, digest = PLAYER_VERSION.split("-")
    assert number.isdigit()
    assert len(digest) == 8


@pytest.mark.slow
def test_many_hands_of_all_pairings_without_a_fault_or_a_stall() -> None:
    stalled = hands = 0
    for number in range(400):
        rng = random.Random(number)
        rules = any_rules(rng) if number % 2 else TOURNAMENT
        choosers = [level_chooser(level) for level in rng.choices(LEVELS[:3], k=3)]
        for state, seat, action in decisions(choosers, number, rules):
            after = apply(state, seat, action)
            if after.hand is not None and after.hand.result is not None:
                hands += 1
                stalled += after.hand.result.stalled
            assert after.stage == Stage.OVER or seat_to_act(after) is not None or after.stage == Stage.DEAL
    assert hands > 3000
    assert stalled == 0
