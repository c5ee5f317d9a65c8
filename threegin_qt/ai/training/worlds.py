"""Worlds that a player cannot tell apart: the cards of the other and the stock, drawn by the reviewer's belief.

The belief network says of each card how likely the other is to hold it. A hand drawn by that alone has too few melds and
pairs, so another network, learned by the trainer from hands that Expert played (guess.h), says how likely the cards are all
together. The other is taken to play as Expert does.
"""

from __future__ import annotations

import subprocess
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np

from threegin_qt.engine import Kind, Phase, PlayerView, RuleSet, cards_of

from .. import equity
from ..knowledge import past_of

BATCH: Final = 200
"""Worlds that are drawn at once."""
_TRIED: Final = 3000
"""Hands of the other of which they are drawn."""
WHAT: Final = {
    Kind.PASS: 0,
    Kind.TAKE_UPCARD: 1,
    Kind.DRAW_DISCARD: 1,
    Kind.DRAW_STOCK: 2,
    Kind.DISCARD: 3,
    Kind.KNOCK: 4,
}
"""Actions as the trainer has them (play.h)."""
_OFFER_FIRST, _OFFER_SECOND, _FIRST_DRAW, _DRAW, _THROW = range(5)


_LEARNED: Final[dict[str, Any]] = {"hands": 450_000, "batch": 32, "seed": 3, "alone": 1, "rate": 2e-3, "rate_end": 1e-5}
"""With what the network that says how likely a hand is was trained."""


class World(NamedTuple):
    """What the player does not see."""

    other: int
    """The cards of the other, a set."""
    stock: list[int]
    """The stock, the top first."""


def standing(view: PlayerView, role: int) -> list[Any]:
    """What the trainer is told of the player of a role: what he needs to win, his past, what each result is worth to him."""
    seat = view.roles.index(role)
    past = past_of(seat, view.earlier, view.rules)
    worth = [f"{each:.5f}" for each in worths(view.rules, view.totals, view.roles, seat)]
    return [view.rules.target - view.totals[seat], past.hands, *past.counts, *worth]


def worths(rules: RuleSet, totals: tuple[int, ...], roles: tuple[int, ...], seat: int) -> Any:
    """What each result of the hand is worth to the player of a seat, by his chance in the match, in points of the middle of the
    match: as many between the best and the worst result as there are points."""
    chances = equity.match_chances(rules, totals, roles, seat)
    points = equity.mean_points(rules.undercut_bonus, rules.gin_bonus)
    return chances * np.ptp(points) / max(float(np.ptp(chances)), 1e-6)


def position(view: PlayerView) -> list[str]:
    """A position as numbers, without the cards that are hidden: what rollouts.h reads first."""
    assert view.eyes is not None
    rules = view.rules
    at = _THROW if view.phase == Phase.DISCARD else _DRAW
    if view.phase == Phase.UPCARD:
        at = _OFFER_SECOND if any(move.kind == Kind.PASS for move in view.history) else _OFFER_FIRST
    numbers: list[Any] = [rules.knock_limit, rules.gin_bonus, rules.undercut_bonus, rules.target, 0, view.eyes, at]
    numbers += [-1 if view.locked is None else int(view.locked), view.streak, view.stock_count, len(view.pile)]
    numbers += [int(card) for card in view.pile]
    thrown, takes, turns, last, passes = [0, 0], [0, 0], [0, 0], [[-1] * 3, [-1] * 3], 0
    for role, kind, card in view.history:
        if kind == Kind.DISCARD and card is not None:
            thrown[role] |= 1 << card
            turns[role] += 1
            last[role] = [int(card), *last[role][:2]]
        elif kind in (Kind.TAKE_UPCARD, Kind.DRAW_DISCARD) and card is not None:
            thrown = [cards & ~(1 << card) for cards in thrown]
            takes[role] += 1
        elif kind == Kind.PASS:
            passes += 1
            if passes == 2 and card is not None:
                thrown = [cards | 1 << card for cards in thrown]
    for role in (0, 1):
        numbers += [thrown[role], view.known[role], takes[role], turns[role], *last[role], *standing(view, role)]
    return [str(number) for number in numbers]


def learn(trainer: Path, checkpoint: Path, guess: Path, threads: int = 2, hands: int = _LEARNED["hands"]) -> None:
    """Learn from hands that the weights of a checkpoint play how likely a hand of the other is. Raises CalledProcessError if
    the trainer fails."""
    part = guess.with_suffix(".part")
    part.unlink(missing_ok=True)
    options = {**_LEARNED, "hands": hands, "threads": threads, "fixed": checkpoint, "guess": 1}
    words = [str(word) for option in options.items() for word in option]
    subprocess.run([str(trainer), "train", str(part), *words], check=True, stdout=subprocess.DEVNULL)
    part.rename(guess)


class Worlds:
    """The trainer drawing hands that the other may hold."""

    def __init__(self, trainer: Path, checkpoint: Path, guess: Path) -> None:
        command = [str(trainer), "worlds", str(checkpoint), str(guess)]
        self._process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def close(self) -> None:
        """End it."""
        self._process.communicate()

    def draw(self, view: PlayerView, rng: np.random.Generator, count: int = BATCH) -> list[World]:
        """So many worlds of the player whose cards the view shows."""
        assert view.eyes is not None
        process = self._process
        assert process.stdin is not None
        assert process.stdout is not None
        tried = count * _TRIED // BATCH
        words = [*position(view), view.held[view.eyes], tried, count, int(rng.integers(1 << 30))]
        process.stdin.write(" ".join(map(str, words)) + "\n")
        process.stdin.flush()
        found = []
        for hand in map(int, process.stdout.readline().split()):
            stock = np.array([int(card) for card in cards_of(view.unseen & ~hand)])
            rng.shuffle(stock)
            found.append(World(hand, [int(card) for card in stock]))
        return found
