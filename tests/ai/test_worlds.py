"""Worlds that a player cannot tell apart: possible ones, with hands that an Expert would hold."""

from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest

from threegin_qt.ai import features, network
from threegin_qt.ai.knowledge import knowledge_of
from threegin_qt.ai.training import build, rollouts, worlds
from threegin_qt.ai.training.export import write_checkpoint
from threegin_qt.engine import (
    Acted,
    Level,
    MatchRecord,
    MatchState,
    Phase,
    PlayerView,
    card_set,
    cards_of,
    deadwood,
    replay,
    view_of,
)

pytestmark = pytest.mark.skipif(build.compiler() is None, reason="no C compiler: the trainer cannot be built")
DECIDING = (Phase.UPCARD, Phase.DRAW, Phase.DISCARD)


@pytest.fixture(scope="module")
def record() -> MatchRecord:
    return rollouts.play_match(1, 5)


@pytest.fixture(scope="module")
def programs(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path]:
    folder = tmp_path_factory.mktemp("trainer")
    checkpoint = folder / "expert.bin"
    write_checkpoint(checkpoint)
    return build.build(folder), checkpoint


@pytest.fixture(scope="module")
def beginner(programs: tuple[Path, Path]) -> Iterator[worlds.Worlds]:
    """Worlds by a network that has learned next to nothing: by the belief alone."""
    trainer, checkpoint = programs
    guess = trainer.parent / "beginner.bin"
    worlds.learn(trainer, checkpoint, guess, threads=1, hands=32)
    made = worlds.Worlds(trainer, checkpoint, guess)
    yield made
    made.close()


def moments(record: MatchRecord) -> list[tuple[MatchState, PlayerView]]:
    """Where somebody decided before a knock: what was so, and what he saw."""
    states = replay(record).states
    found = []
    for index, event in enumerate(record.events):
        if type(event) is Acted and states[index].hand is not None:
            view = view_of(states[index], event.seat)
            if view.eyes is not None and view.phase in DECIDING:
                found.append((states[index], view))
    return found


def test_worlds_are_possible_ones(record: MatchRecord, beginner: worlds.Worlds) -> None:
    rng = np.random.default_rng(3)
    met = dict.fromkeys(DECIDING, 0)
    for _, view in moments(record)[::5]:
        assert view.eyes is not None
        met[view.phase] += 1
        drawn = beginner.draw(view, rng, 5)
        assert len(drawn) == 5
        for other, stock in drawn:
            assert other.bit_count() == view.counts[1 - view.eyes]
            assert other & view.known[1 - view.eyes] == view.known[1 - view.eyes]
            assert len(stock) == view.stock_count
            assert card_set(stock) | other == view.unseen | view.known[1 - view.eyes]
    assert all(met.values())


def test_untaught_worlds_follow_the_belief(record: MatchRecord, beginner: worlds.Worlds) -> None:
    throwing = [view for _, view in moments(record) if view.phase == Phase.DISCARD]
    view = max(throwing, key=lambda view: len(view.pile))
    assert len(view.pile) > 6
    held = features.context_of(knowledge_of(view), network.networks().belief).held
    count = 4000
    drawn = np.array([other for other, _ in beginner.draw(view, np.random.default_rng(4), count)])
    unseen = np.array([int(card) for card in cards_of(view.unseen)])
    shares = (drawn[:, None] >> unseen & 1).mean(0)
    assert np.corrcoef(held[unseen], shares)[0, 1] > 0.95
    assert abs(held[unseen] - shares).mean() < 0.05


@pytest.mark.slow
def test_hands_of_worlds_are_such_as_experts_hold(programs: tuple[Path, Path]) -> None:
    """By their deadwood, and by the chances of the cards that he had: taught for a moment, they are nearer than the belief."""
    trainer, checkpoint = programs
    guess = trainer.parent / "taught.bin"
    worlds.learn(trainer, checkpoint, guess, hands=60_000)
    taught = worlds.Worlds(trainer, checkpoint, guess)
    rng = np.random.default_rng(1)
    belief = network.networks().belief
    left, gained = [], []
    for number in range(12):
        record = rollouts.play_match(number, 8)
        for state, view in moments(record)[2::7]:
            assert view.eyes is not None
            assert state.hand is not None
            other = 1 - view.eyes
            if record.header.players[view.roles.index(other)].level != Level.EXPERT or len(view.history) < 4:
                continue
            drawn = np.array([each.other for each in taught.draw(view, rng, 400)])
            left.append((deadwood(state.hand.held[other]), np.mean([deadwood(int(hand)) for hand in drawn])))
            refused = knowledge_of(view).top if view.phase != Phase.DISCARD else -1
            believed = features.context_of(knowledge_of(view), belief, refused).held
            unseen = np.array([int(card) for card in cards_of(view.unseen)])
            held = (state.hand.held[other] >> unseen & 1).astype(bool)
            chances = np.clip(np.array([(drawn[:, None] >> unseen & 1).mean(0), believed[unseen]]), 0.01, 0.99)
            right = np.where(held, chances, 1 - chances)
            gained.append(float((np.log(right[0]) - np.log(right[1])).mean()))
    taught.close()
    true, guessed = np.array(left).T
    assert len(left) > 150
    assert abs(true.mean() - guessed.mean()) < 3, (true.mean(), guessed.mean())
    assert np.mean(gained) > 0, np.mean(gained)
