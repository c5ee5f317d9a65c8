"""What the networks see: against slow, plain ways to find the same, and against the trainer's own features in C."""

import json
import random
import shutil
import subprocess
from collections import Counter
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from tests.ai.ai_kit import positions
from threegin_qt.ai import features
from threegin_qt.ai.features import AT, COUNT, OFFER_FIRST, OFFER_SECOND, STOCK, THROWN
from threegin_qt.ai.knowledge import Knowledge, knowledge_of
from threegin_qt.ai.network import networks
from threegin_qt.ai.training import build
from threegin_qt.ai.training.export import read_checkpoint
from threegin_qt.engine import (
    CARDS,
    PASS,
    TAKE_UPCARD,
    Action,
    Kind,
    MatchState,
    Outcome,
    Phase,
    Role,
    RuleSet,
    apply,
    best_defence,
    cards_of,
    deadwood,
    deadwood_after,
    deal,
    defend,
    discard,
    knock,
    new_match,
    seat_to_act,
    spreads,
    unmelded,
    view_of,
)

COMPILER = build.compiler()


def test_the_layout_fits_the_weights() -> None:
    nets = networks()
    assert nets.thrown.w1.shape[0] == COUNT
    assert nets.belief.w1.shape[0] == features.B_COUNT


def test_shapes_are_what_the_engine_finds() -> None:
    for state, seat in positions(30, 71, (Phase.DISCARD,)):
        know = knowledge_of(view_of(state, seat))
        context = features.context_of(know, networks().belief)
        cards = [int(card) for card in cards_of(know.own)]
        hands = np.array([know.own & ~(1 << card) for card in cards])
        x, shapes = features.positions(context, hands, np.array(cards), THROWN)
        for row, hand in enumerate(int(hand) for hand in hands):
            assert shapes.deadwood[row] == deadwood(hand)
            assert shapes.drop[row] == min(deadwood_after(hand).values())
            most = max((hand & ~unmelded(hand, melds)).bit_count() for melds in spreads(hand, 100))
            assert shapes.melded[row] == most
            draws = [min(deadwood_after(hand | 1 << card).values()) for card in cards_of(know.unseen)]
            gins = sum(left == 0 for left in draws)
            assert x[row, AT["GIN_OUTS"] + sum(gins >= edge for edge in (1, 2, 3, 4, 5, 7))] == 1
            knocks = sum(left <= know.rules.knock_limit for left in draws)
            assert x[row, AT["KNOCK_OUTS"] + sum(knocks >= edge for edge in (1, 3, 5, 7, 10, 14))] == 1


def test_belief_is_about_ten_cards() -> None:
    better = []
    for state, seat in positions(80, 72, (Phase.DISCARD,)):
        know = knowledge_of(view_of(state, seat))
        held = features.context_of(know, networks().belief).held
        assert 9 < held.sum() < 10.01  # no card is taken for certain, so the sum may fall a little short
        assert ((held >= 0) & (held <= 1)).all()
        their = state.hand.held[1 - state.roles[seat]]  # type: ignore[union-attr]
        hidden = [int(card) for card in cards_of(know.unseen)]
        truth = np.array([their >> card & 1 for card in hidden])
        guess = held[hidden]
        better.append(np.mean((guess - truth) ** 2) - np.mean((truth.mean() - truth) ** 2))
    assert np.mean(better) < 0  # it knows more than how many cards are hidden


def test_a_permutation_of_suits_changes_no_shape() -> None:
    rng = random.Random(4)
    for state, seat in positions(20, 73, (Phase.DRAW,)):
        know = knowledge_of(view_of(state, seat))
        order = rng.sample(range(4), 4)

        def moved(cards: int, order: list[int] = order) -> int:
            return sum((cards >> 13 * suit & 8191) << 13 * order[suit] for suit in range(4))

        other = know._replace(**{name: moved(getattr(know, name)) for name in ("own", "mine", "theirs", "known", "unseen")})
        rows = []
        for one, top in ((know, know.top), (other, 13 * order[know.top // 13] + know.top % 13)):
            context = features.context_of(one._replace(top=top), networks().belief, top)
            x, _ = features.positions(context, np.array([one.own]), np.array([top]), STOCK)
            rows.append(x[0])
        structure = slice(AT["COUNT"], COUNT)
        assert rows[0][structure] == pytest.approx(rows[1][structure], abs=1e-4)


class Twin:
    """Follows matches that the trainer has played and compares every position it valued."""

    def __init__(self, checkpoint: Path) -> None:
        parts = read_checkpoint(checkpoint)
        self.belief = features.Belief(parts["belief_w1"], parts["belief_b1"], parts["belief_w2"], float(parts["belief_b2"][0]))
        self.state: MatchState | None = None
        self.waiting: dict[int, list[Any]] = {}
        self.compared = 0
        self.differing: Counter[str] = Counter()
        self.seen = np.zeros(COUNT, dtype=bool)

    def follow(self, line: str) -> None:
        """Play one hand after the trainer."""
        data = json.loads(line)
        limit, gin, undercut, target = data["rules"]
        rules = RuleSet(target, gin, undercut, limit)
        state = new_match(rules, 2) if data["new_match"] else self.state
        assert state is not None
        state = deal(state, [CARDS[card] for card in data["deck"]])
        assert state.roles.index(Role.BOX) == data["dealer"]
        assert [target - total for total in state.totals] == data["need"]
        self.waiting = {seat: [p for p in data["positions"] if p[0] == seat] for seat in (0, 1)}
        for seat, kind, card in data["actions"]:
            view = view_of(state, seat)
            know = knowledge_of(view)
            action = self._action(state, know, seat, kind, card, tuple(data["melds"]))
            state = apply(state, seat, action)
            if kind == 2:
                assert state.hand is not None
                assert state.hand.drawn == card
        assert state.hand is not None
        if state.hand.phase == Phase.DEFENCE:
            defender = seat_to_act(state)
            assert defender is not None
            best = best_defence(state.hand.held[state.roles[defender]], state.hand.spread)
            state = apply(state, defender, defend(best.melds, best.layoffs))
        self._compare_result(state, data["result"])
        assert not any(self.waiting.values())
        self.state = state

    def _action(self, state: MatchState, know: Knowledge, seat: int, kind: int, card: int, melds: tuple[int, ...]) -> Action:
        assert state.hand is not None
        offered = state.hand.phase == Phase.UPCARD
        if kind == 0:
            self._compare(know, seat, 1, know.own, know.top, OFFER_SECOND if know.dealer else OFFER_FIRST)
            return PASS
        if kind == 1:
            return TAKE_UPCARD if offered else Action(Kind.DRAW_DISCARD)
        if kind == 2:
            if state.hand.phase == Phase.DRAW:
                self._compare(know, seat, 1, know.own, know.top, STOCK)
            return Action(Kind.DRAW_STOCK)
        if self.waiting[seat] and self.waiting[seat][0][1] == 2:
            (thrown,) = (at - AT["TOP"] for at in self.waiting[seat][0][2] if AT["TOP"] <= at < AT["TOP"] + 52)
            self._compare(know, seat, 2, know.own & ~(1 << thrown), thrown, THROWN)
        if kind == 4:
            return knock(CARDS[card], melds)
        if state.hand.stock_count > 2:
            self._compare(know, seat, 0, know.own & ~(1 << card), card, THROWN)
        return discard(CARDS[card])

    def _compare(self, know: Knowledge, seat: int, net: int, hand: int, top: int, phase: int) -> None:
        if not self.waiting[seat]:
            return
        _, kind, indices, values, _ = self.waiting[seat].pop(0)
        assert kind == net
        context = features.context_of(know, self.belief, -1 if phase == THROWN else top)
        x, _ = features.positions(context, np.array([hand]), np.array([top]), phase)
        theirs = np.zeros(COUNT, dtype=np.float32)
        theirs[indices] = values
        self.compared += 1
        self.seen |= theirs != 0
        for at in np.flatnonzero(np.abs(x[0] - theirs) > 5e-4):
            self.differing[max((start, name) for name, start in AT.items() if start <= at)[1]] += 1

    def _compare_result(self, state: MatchState, theirs: list[int]) -> None:
        result = state.earlier[-1].result
        kind, winner, _, k, d, points, stock = theirs
        assert result.outcome == (Outcome.DRAWN, Outcome.KNOCK, Outcome.GIN, Outcome.UNDERCUT)[kind]
        assert result.stock_count == stock
        if result.scorer is not None:
            assert state.earlier[-1].roles.index(result.scorer) == winner
            assert (result.deadwood, result.points) == ((k, d), points)


@pytest.mark.slow
@pytest.mark.skipif(COMPILER is None, reason="no C compiler: the trainer cannot be built")
def test_the_trainer_plays_by_the_same_rules_and_sees_the_same(tmp_path: Path) -> None:
    """10,000 decks through the trainer's dealer and the engine: every action legal, every result the same, every input of
    every position that was valued in a tenth of them the same."""
    trainer = build.build(tmp_path)
    checkpoint = tmp_path / "short.bin"
    subprocess.run([trainer, "train", checkpoint, "hands", "1000", "threads", "1"], check=True, capture_output=True)
    twin = Twin(checkpoint)
    with subprocess.Popen([trainer, "twin", checkpoint, "10000", "7", "10"], stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        for line in process.stdout:
            twin.follow(line)
    assert process.returncode == 0
    assert twin.compared > 8000
    # Values at the edge of a bin may fall on either side by rounding.
    assert sum(twin.differing.values()) < twin.compared / 500, twin.differing
    # Every group of inputs was met, and nearly every single one.
    ends = [*list(AT.values())[1:], COUNT]
    assert all(twin.seen[start:end].any() for start, end in zip(AT.values(), ends, strict=True))
    assert twin.seen.mean() > 0.9


def test_the_compiler_is_looked_for() -> None:
    assert (COMPILER is None) == (not any(shutil.which(name) for name in build.COMPILERS))
