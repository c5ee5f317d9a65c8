"""Decisions played out: positions told to the trainer, and what came of it."""

import subprocess
from pathlib import Path

import numpy as np
import pytest

from threegin_qt.ai import network
from threegin_qt.ai.training import build, rollouts
from threegin_qt.ai.training.export import read_checkpoint, write_checkpoint
from threegin_qt.ai.training.worlds import World
from threegin_qt.engine import (
    Acted,
    HandSummary,
    Level,
    Phase,
    Role,
    Stage,
    replay,
    stock_left,
    view_of,
)

from .reference import compare, figures_of

COMPILER = build.compiler()


def test_a_checkpoint_of_the_shipped_weights_holds_them(tmp_path: Path) -> None:
    path = tmp_path / "shipped.bin"
    write_checkpoint(path)
    parts = read_checkpoint(path)
    nets = network.networks()
    assert np.array_equal(parts["stock_w2"], nets.stock.w2)
    assert np.array_equal(parts["knock_b3"], nets.knock.b3)
    assert np.array_equal(parts["belief_w1"], nets.belief.w1)
    assert float(parts["belief_b2"][0]) == pytest.approx(nets.belief.b2)


@pytest.mark.slow
@pytest.mark.skipif(COMPILER is None, reason="no C compiler: the trainer cannot be built")
def test_a_hand_is_played_out_as_it_was_played(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two experts play; from any of their decisions, with the cards as they lay, the trainer comes to the same result."""
    trainer = build.build(tmp_path)
    write_checkpoint(tmp_path / "shipped.bin")
    monkeypatch.setattr(rollouts, "_LEVELS", (Level.EXPERT,))
    record = rollouts.play_match(1, 6)
    states = replay(record).states
    results: dict[int, HandSummary] = {}
    same = tried = 0
    for state in states:
        for number, summary in enumerate(state.earlier, 1):
            results[number] = summary
    with subprocess.Popen(
        [trainer, "rollouts", tmp_path / "shipped.bin"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as process:
        for index, event in enumerate(record.events):
            state = states[index]
            if type(event) is not Acted or state.stage != Stage.PLAY or state.hand is None:
                continue
            view = view_of(state, event.seat)
            if view.phase not in (Phase.UPCARD, Phase.DRAW, Phase.DISCARD):
                continue
            assert view.eyes is not None
            hand = state.hand
            world = World(hand.held[1 - view.eyes], [int(card) for card in stock_left(hand)])
            points, _ = rollouts.play_out(process, view, [event.action], [world])
            result = results[state.hand_number].result
            scored = 0 if result.scorer is None else result.points if result.scorer == view.eyes else -result.points
            tried += 1
            same += int(points[0, 0]) == scored
        assert process.stdin is not None
        process.stdin.close()
    assert tried > 100
    # Expert rounds what it compares and lays out some knocks otherwise: a few hands may go another way.
    assert same > 0.85 * tried, (same, tried)
    assert Role.BOX in results[1].roles


def test_the_reviewer_is_near_what_playing_out_gives() -> None:
    """On the decisions that are kept (python -m tests.benchmarks.review prints the figures).

    The share of good best choices is to be 0.9; the bound is that of today, so that no change lowers it unseen.
    """
    figures = figures_of(compare())
    assert figures.decisions >= 300
    assert figures.largest_error < 0.5
    assert figures.difference_without_noise <= 1
    assert figures.best_is_good >= 0.83
    assert figures.blamed <= 0.02
