"""What choices are worth when they are played out: the reference that the reviewer is measured against.

    python -m threegin_qt.ai.training.rollouts WORK [--decisions 304] [--error 0.48] [--out tests/data/rollouts.json.gz]

Matches between computer players of all levels are played, and decisions taken from them at random, as many of each kind. For
each decision worlds are drawn from the reviewer's own belief (see `worlds`), the stock by shuffling the rest. Every choice is
played to the end of the hand by Expert on both sides in the same worlds, hundreds at a time, until the standard error of
the difference between any two choices that matter is below --error points. Choices that are surely not the best are left
out after a while, never the one played nor the reviewer's best.

WORK is a folder for the compiled trainer, which plays the hands, and for what has been done so far: the same command goes
on from there. Decisions about arranging and laying off are not in it: their values are exact, or a mean over the same belief.
"""

from __future__ import annotations

import argparse
import gzip
import json
import random
import subprocess
import sys
import uuid
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Lock
from typing import Any, Final, NamedTuple, TextIO

import numpy as np

from threegin_qt.engine import (
    CARDS,
    CLASSIC,
    TOURNAMENT,
    Acted,
    Action,
    Dealt,
    Decision,
    Header,
    Judgement,
    Kind,
    Level,
    MatchRecord,
    Origin,
    Phase,
    PlayerInfo,
    PlayerView,
    RolesDrawn,
    Stage,
    action_to_json,
    advance,
    cards_of,
    check_header,
    deadwood,
    points,
    replay,
    seat_to_act,
    to_json,
    view_of,
)

from .. import equity, features, network
from ..evaluate import evaluate
from ..knowledge import knowledge_of, past_of
from ..player import choose
from ..review import MatchReviewer
from .build import build
from .export import write_checkpoint

KINDS: Final = (Decision.UPCARD, Decision.DRAW, Decision.DISCARD, Decision.KNOCK)
_MATCHES: Final = 60
_COMPARED: Final = 0.15
_CHUNK: Final = 800
_FIRST: Final = 200
_MOST: Final = 12000
_SURE: Final = 3.0
"""Standard errors by which a choice has to be behind to be left out."""
_LEVELS: Final = (Level.BEGINNER, Level.CASUAL, Level.SKILLED, Level.EXPERT)
_TOGETHER: Final = (
    (2.0, 6.5, 13.5, 17.0, 20.0, 23.0, 26.0, 29.0, 31.0),
    (0.16, 0.16, 0.12, 0.104, 0.082, 0.066, 0.053, 0.03, 0.0),
)
"""Cards in the stock, and by how much more likely (as a logarithm) a holding is for each point that its melds take off: so that
the mean deadwood of the worlds is that of the cards which others really held (`--fit` prints both)."""
_TAKEN: Final = 5.0
"""By how much less likely a holding is for each card taken from the pile that can be in none of its melds."""
_ROUNDS: Final = 8
_STEP: Final = 0.6
"""The odds of single cards are set in so many rounds, each going so far: whole steps would swing to and fro."""
_ENOUGH: Final = 150
"""Holdings that have to count, as if they were equally likely, for another round."""
_TRIED: Final = 1500
_OFFER_FIRST, _OFFER_SECOND, _FIRST_DRAW, _DRAW, _THROW = range(5)
_WHAT: Final = {
    Kind.PASS: 0,
    Kind.TAKE_UPCARD: 1,
    Kind.DRAW_DISCARD: 1,
    Kind.DRAW_STOCK: 2,
    Kind.DISCARD: 3,
    Kind.KNOCK: 4,
}


class Sample(NamedTuple):
    """A decision to be played out."""

    match: int
    event: int
    view: PlayerView
    action: Action
    kind: Decision


def play_match(number: int, seed: int) -> MatchRecord:
    """A match between three computer players, two of a level drawn at random each, under classic or tournament rules."""
    rng = random.Random(f"rollouts:{seed}:{number}")
    levels = [rng.choice(_LEVELS) for _ in range(3)]
    players = tuple(PlayerInfo(name, level=level) for name, level in zip(("Ana", "Bea", "Cem"), levels, strict=True))
    header = Header(
        str(uuid.UUID(int=rng.getrandbits(128), version=4)),
        "2026-11-30T12:00:00Z",
        players,
        TOURNAMENT if number % 2 else CLASSIC,
        origin=Origin.COMPUTER,
    )
    state = check_header(header)
    events: list[Any] = []
    while state.stage != Stage.OVER:
        if state.stage == Stage.ROLES:
            event: Any = RolesDrawn(tuple(rng.sample(CARDS, 3)))
        elif state.stage == Stage.DEAL:
            event = Dealt("", tuple(rng.sample(CARDS, 52)))
        else:
            seat = seat_to_act(state)
            assert seat is not None
            event = Acted(seat, choose(view_of(state, seat), levels[seat], rng.getrandbits(32)))
        state = advance(state, event)
        events.append(event)
    return MatchRecord(header, tuple(events))


def decisions_of(match: int, record: MatchRecord) -> Iterator[tuple[Sample, Judgement]]:
    """The decisions of a match that can be played out, with what the reviewer says of them."""
    reviewer = MatchReviewer()
    common, count = reviewer.begin(record)
    states = replay(record).states
    for number in range(count):
        for judgement in reviewer.part(common, number, lambda: False).judgements:
            if judgement.decision in KINDS:
                event = record.events[judgement.event]
                assert type(event) is Acted
                view = view_of(states[judgement.event], event.seat)
                yield Sample(match, judgement.event, view, event.action, judgement.decision), judgement


def worlds(view: PlayerView, count: int, rng: np.random.Generator) -> list[tuple[int, list[int]]]:
    """Cards of the other and the stock, the top first, drawn from what the player believes.

    The other holds what he is known to hold and as many unseen cards as are missing, each card with the chance that the belief
    network gives it. Cards that are held go together in melds more often than such chances by themselves would have it, so that
    holdings are weighed by what their melds take off their points (`_TOGETHER`, by the stage of the hand), and the odds of
    the single cards set so that each keeps its chance all the same.
    """
    assert view.eyes is not None
    know = knowledge_of(view)
    offered = view.phase in (Phase.UPCARD, Phase.DRAW)
    context = features.context_of(know, network.networks(network.REVIEW_WEIGHTS).belief, know.top if offered else -1)
    unseen = np.array([int(card) for card in cards_of(know.unseen)])
    missing = view.counts[1 - view.eyes] - know.known.bit_count()
    held = np.clip(context.held[unseen].astype(float), 1e-4, 1 - 1e-4)
    wanted = held * missing / held.sum()
    together = float(np.interp(know.stock, *_TOGETHER))
    odds = held / (1 - held)
    for _ in range(_ROUNDS):
        tried, _, weights = _weighed(odds, know.known, unseen, missing, together, _TRIED, rng)
        if 1 / (weights**2).sum() < _ENOUGH:
            break  # a few holdings are nearly all that can be: their cards' chances say little
        met = np.clip(weights @ tried, 1e-3, 1 - 1e-3)
        aim = np.clip(wanted, 1e-3, 1 - 1e-3)
        odds = np.clip(odds * (aim / (1 - aim) * (1 - met) / met) ** _STEP, 1e-5, 1e5)
    tried, hands, weights = _weighed(odds, know.known, unseen, missing, together, max(4 * _TRIED, 8 * count), rng)
    found = []
    for row in rng.choice(len(tried), count, p=weights):
        stock = unseen[~tried[row]]
        rng.shuffle(stock)
        found.append((int(hands[row]), [int(card) for card in stock]))
    return found


def _weighed(
    odds: Any, known: int, unseen: Any, size: int, together: float, count: int, rng: np.random.Generator
) -> tuple[Any, Any, Any]:
    """Holdings by the odds of their cards, the hands that they make with the known ones, and the share of each by how its cards
    go together."""
    tried = _holdings(odds, size, count, rng)
    hands = np.int64(known) + tried @ (np.int64(1) << unseen)
    gain = np.array([points(int(hand)) - deadwood(int(hand)) for hand in hands])
    likely = together * gain - _TAKEN * _loose(hands, known)
    weights = np.exp(likely - likely.max())
    return tried, hands, weights / weights.sum()


def _loose(hands: Any, known: int) -> Any:
    """How many of these cards can be in no meld of each hand."""
    count = np.zeros(len(hands))
    for card in cards_of(known):
        suit, rank = divmod(int(card), 13)
        run = [_has(hands, suit, rank + step) for step in (-2, -1, 1, 2)]
        of_rank = sum(_has(hands, other, rank).astype(int) for other in range(4))
        count += ~((of_rank >= 3) | (run[0] & run[1]) | (run[1] & run[2]) | (run[2] & run[3]))
    return count


def _has(hands: Any, suit: int, rank: int) -> Any:
    return (hands >> (13 * suit + rank) & 1).astype(bool) if 0 <= rank < 13 else np.zeros(len(hands), dtype=bool)


def _holdings(odds: Any, size: int, count: int, rng: np.random.Generator) -> Any:
    """So many choices of `size` cards, each with a chance in proportion to the product of its cards' odds: booleans (count,
    cards). Conditional Poisson sampling, by the elementary symmetric functions of the odds."""
    cards = len(odds)
    # ways[i][k]: the sum over all choices of k cards from the i-th on of the product of their odds
    ways = np.zeros((cards + 1, size + 1))
    ways[-1, 0] = 1
    for at in range(cards - 1, -1, -1):
        ways[at] = ways[at + 1]
        ways[at, 1:] += odds[at] * ways[at + 1, :-1]
    left = np.full(count, size)
    taken = np.zeros((count, cards), dtype=bool)
    for at in range(cards):
        open_ = left > 0
        chance = np.zeros(count)
        chance[open_] = odds[at] * ways[at + 1, left[open_] - 1] / ways[at, left[open_]]
        taken[:, at] = rng.random(count) < chance
        left -= taken[:, at]
    return taken


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
        seat = view.roles.index(role)
        past = past_of(seat, view.earlier, rules)
        numbers += [thrown[role], view.known[role], takes[role], turns[role], *last[role]]
        numbers += [rules.target - view.totals[seat], past.hands, *past.counts]
        numbers += [f"{chance:.7f}" for chance in equity.match_chances(rules, view.totals, view.roles, seat)]
    return [str(number) for number in numbers]


def play_out(
    process: subprocess.Popen[str], view: PlayerView, actions: list[Action], count: int, rng: np.random.Generator
) -> tuple[Any, Any]:
    """Points and match chances of these choices in so many worlds: two arrays (count, choices)."""
    assert process.stdin is not None
    assert process.stdout is not None
    assert view.eyes is not None
    lines = [" ".join(position(view)), str(len(actions))]
    lines += [f"{_WHAT[action.kind]} {-1 if action.card is None else int(action.card)}" for action in actions]
    lines.append(str(count))
    own = view.held[view.eyes]
    for other, stock in worlds(view, count, rng):
        pair = (own, other) if view.eyes == 0 else (other, own)
        lines.append(f"{pair[0]} {pair[1]} {' '.join(map(str, stock))}")
    process.stdin.write("\n".join(lines) + "\n")
    process.stdin.flush()
    rows = np.array([process.stdout.readline().split() for _ in range(count)], dtype=np.int64)
    chances = equity.match_chances(view.rules, view.totals, view.roles, view.roles.index(view.eyes))
    return rows[:, 1::2].astype(float), chances[rows[:, 0::2]].astype(float)


def reference_of(process: subprocess.Popen[str], sample: Sample, error: float, seed: int) -> dict[str, Any]:
    """Play a decision out: points and chances of its choices, and the standard errors of the points against the best."""
    rng = np.random.default_rng([seed, sample.match, sample.event])
    listed = [choice.action for choice in evaluate(sample.view, weights=network.REVIEW_WEIGHTS)]
    played = next((action for action in listed if action[:2] == sample.action[:2]), sample.action)
    if played not in listed:
        listed.append(played)
    needed = {listed[0], played}
    alive = listed
    scored = {action: np.zeros(0) for action in listed}
    chances = {action: np.zeros(0) for action in listed}
    done, batch = 0, _FIRST
    while True:
        new_scored, new_chances = play_out(process, sample.view, alive, batch, rng)
        for at, action in enumerate(alive):
            scored[action] = np.concatenate((scored[action], new_scored[:, at]))
            chances[action] = np.concatenate((chances[action], new_chances[:, at]))
        done += batch
        batch = _CHUNK
        best = max(alive, key=lambda action: (float(chances[action].mean()), -listed.index(action)))
        errors = {action: standard_error(scored[action] - scored[best]) for action in alive}
        behind = {action: chances[best] - chances[action] for action in alive}
        kept = [
            action for action in alive if action in needed or behind[action].mean() <= _SURE * standard_error(behind[action])
        ]
        if done >= _MOST or all(errors[action] < error for action in kept):
            break
        alive = kept
    return {
        "match": sample.match,
        "event": sample.event,
        "kind": sample.kind.name.lower(),
        "worlds": done,
        "played": listed.index(played),
        "choices": [
            {
                "action": action_to_json(action),
                "worlds": len(scored[action]),
                # By halves of the worlds: what is best by one half is measured by the other, or luck would make it the better.
                "points": [round(float(scored[action][half::2].mean()), 3) for half in (0, 1)],
                "chance": [round(float(chances[action][half::2].mean()), 5) for half in (0, 1)],
                "error": round(standard_error(scored[action] - scored[best][: len(scored[action])]), 3),
            }
            for action in listed
        ],
    }


def standard_error(values: Any) -> float:
    """Of the mean of these values."""
    return float(values.std(ddof=1) / np.sqrt(len(values)))


def pick(records: list[MatchRecord], count: int, seed: int) -> list[Sample]:
    """So many decisions, as many of each kind, from all matches."""
    found: dict[Decision, list[Sample]] = {kind: [] for kind in KINDS}
    for number, record in enumerate(records):
        for sample, _ in decisions_of(number, record):
            found[sample.kind].append(sample)
    rng = random.Random(f"picked:{seed}")
    chosen = [sample for kind in KINDS for sample in rng.sample(found[kind], count // len(KINDS))]
    return sorted(chosen, key=lambda sample: (sample.match, sample.event))


def compare_deadwood(seed: int) -> None:
    """Print by the stage of the hand what others really had as deadwood and points, and what they have in the worlds."""
    rng = np.random.default_rng(seed)
    rows: dict[int, list[tuple[float, ...]]] = {}
    for number in range(_MATCHES):
        record = play_match(number, seed + 1000)
        for state, event in zip(replay(record).states, record.events, strict=False):
            if type(event) is not Acted or state.hand is None or rng.random() > _COMPARED:
                continue
            view = view_of(state, event.seat)
            if view.eyes is not None and view.phase in (Phase.UPCARD, Phase.DRAW, Phase.DISCARD):
                other = state.hand.held[1 - view.eyes]
                tried = [cards for cards, _ in worlds(view, 60, rng)]
                drawn = [sum(map(count, tried)) / len(tried) for count in (deadwood, points)]
                rows.setdefault(view.stock_count // 3 * 3, []).append((deadwood(other), points(other), *drawn))
    for stock, found in sorted(rows.items()):
        own, own_points, drawn_deadwood, drawn_points = np.array(found).mean(0)
        print(
            f"stock {stock:2}-{stock + 2:2} {len(found):4} decisions: deadwood {own:.1f}, in the worlds {drawn_deadwood:.1f}; "
            f"points {own_points:.1f}, {drawn_points:.1f}"
        )


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("work", type=Path)
    parser.add_argument("--decisions", type=int, default=304)
    parser.add_argument("--error", type=float, default=0.48)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--fit", action="store_true", help="compare the worlds with the cards that the others really held")
    parser.add_argument("--out", type=Path, default=Path("tests/data/rollouts.json.gz"))
    options = parser.parse_args()
    if options.fit:
        compare_deadwood(options.seed)
        return 0
    trainer = build(options.work)
    checkpoint = options.work / "shipped.bin"
    write_checkpoint(checkpoint)
    records = [play_match(number, options.seed) for number in range(_MATCHES)]
    samples = pick(records, options.decisions, options.seed)
    progress = options.work / f"rollouts-{options.seed}-{options.decisions}-{options.error}.jsonl"
    lines = progress.read_text(encoding="utf-8").splitlines() if progress.exists() else []
    done = {(row["match"], row["event"]): row for row in map(json.loads, lines)}
    waiting = [sample for sample in samples if (sample.match, sample.event) not in done]
    command = [str(trainer), "rollouts", str(checkpoint)]
    busy = Lock()

    def work(log: TextIO) -> None:
        with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
            while True:
                with busy:
                    sample = waiting.pop(0) if waiting else None
                if sample is None:
                    break
                row = reference_of(process, sample, options.error, options.seed)
                with busy:
                    done[sample.match, sample.event] = row
                    log.write(json.dumps(row) + "\n")
                    log.flush()
                    print(f"\r{len(done)} of {len(samples)}", end="", file=sys.stderr, flush=True)
            assert process.stdin is not None
            process.stdin.close()

    with progress.open("a", encoding="utf-8") as log, ThreadPoolExecutor(options.threads) as pool:
        for task in [pool.submit(work, log) for _ in range(options.threads)]:
            task.result()
    print(file=sys.stderr)
    rows = [done[sample.match, sample.event] for sample in samples]
    used = sorted({row["match"] for row in rows})
    about = {
        "made_by": "python -m threegin_qt.ai.training.rollouts",
        "seed": options.seed,
        "weights": network.networks().digest,
        "review_weights": network.networks(network.REVIEW_WEIGHTS).digest,
        "error": options.error,
    }
    matches = {str(number): json.loads(to_json(records[number], None)) for number in used}
    document = {"about": about, "decisions": rows, "matches": matches}
    data = json.dumps(document, separators=(",", ":")).encode()
    options.out.write_bytes(gzip.compress(data, mtime=0))
    return 0


if __name__ == "__main__":
    sys.exit(main())
