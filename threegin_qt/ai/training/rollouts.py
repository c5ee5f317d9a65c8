"""What choices are worth when they are played out: the reference that the reviewer is measured against.

    python -m threegin_qt.ai.training.rollouts WORK [--decisions 304] [--error 0.3] [--out tests/data/rollouts.json.gz]

Matches between two Experts and a player of any level are played, and decisions of whoever plays against an Expert taken from
them at random, as many of each kind. For each decision worlds are drawn by the reviewer's belief (worlds.py), the stock by
shuffling the rest. Every choice is played to the end of the hand by Expert on both sides in the same worlds, until the
standard error of the difference between any two choices that may be the best is below --error points. Choices that are
surely not the best are left out after a while; the one played and the reviewer's best once their error is below 0.48.

WORK is a folder for the compiled trainer, which plays the hands, and for what has been done so far: the same command goes
on from there. Decisions about arranging and laying off are not in it: their values are exact, or a mean over the belief.
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
    Level,
    MatchRecord,
    Origin,
    PlayerInfo,
    PlayerView,
    RolesDrawn,
    Stage,
    action_to_json,
    advance,
    check_header,
    replay,
    seat_to_act,
    to_json,
    view_of,
)

from .. import equity, network
from ..evaluate import evaluate
from ..player import choose
from ..review import MatchReviewer
from .build import build
from .export import write_checkpoint
from .worlds import BATCH, WHAT, World, Worlds, learn, position

KINDS: Final = (Decision.UPCARD, Decision.DRAW, Decision.DISCARD, Decision.KNOCK)
_MATCHES: Final = 60
_LEAST: Final = 8
_MOST: Final = 150
"""Batches of worlds, before choices are left out and at most."""
_COARSE: Final = 0.48
"""Points: the standard error that is enough for choices that are surely not the best."""
_SURE: Final = 3.0
"""Standard errors by which a choice has to be behind to be left out."""
_LEVELS: Final = (Level.BEGINNER, Level.CASUAL, Level.SKILLED, Level.EXPERT)


class Sample(NamedTuple):
    """A decision to be played out."""

    match: int
    event: int
    view: PlayerView
    action: Action
    kind: Decision


def play_match(number: int, seed: int) -> MatchRecord:
    """A match between two Experts and a player of a level drawn at random, under classic or tournament rules."""
    rng = random.Random(f"rollouts:{seed}:{number}")
    levels = [Level.EXPERT, Level.EXPERT, rng.choice(_LEVELS)]
    rng.shuffle(levels)
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


def play_out(process: subprocess.Popen[str], view: PlayerView, actions: list[Action], worlds: list[World]) -> tuple[Any, Any]:
    """Points and match chances of these choices in these worlds: two arrays (worlds, choices)."""
    assert process.stdin is not None
    assert process.stdout is not None
    assert view.eyes is not None
    lines = [" ".join(position(view)), str(len(actions))]
    lines += [f"{WHAT[action.kind]} {-1 if action.card is None else int(action.card)}" for action in actions]
    lines.append(str(len(worlds)))
    own = view.held[view.eyes]
    for other, stock in worlds:
        pair = (own, other) if view.eyes == 0 else (other, own)
        lines.append(f"{pair[0]} {pair[1]} {' '.join(map(str, stock))}")
    process.stdin.write("\n".join(lines) + "\n")
    process.stdin.flush()
    rows = np.array([process.stdout.readline().split() for _ in worlds], dtype=np.int64)
    chances = equity.match_chances(view.rules, view.totals, view.roles, view.roles.index(view.eyes))
    return rows[:, 1::2].astype(float), chances[rows[:, 0::2]].astype(float)


def reference_of(process: subprocess.Popen[str], worlds: Worlds, sample: Sample, error: float, seed: int) -> dict[str, Any]:
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
    done = 0
    while True:
        new_scored, new_chances = play_out(process, sample.view, alive, worlds.draw(sample.view, rng))
        for at, action in enumerate(alive):
            scored[action] = np.concatenate((scored[action], new_scored[:, at]))
            chances[action] = np.concatenate((chances[action], new_chances[:, at]))
        done += 1
        if done < _LEAST:
            continue
        best = max(alive, key=lambda action: (float(chances[action].mean()), -listed.index(action)))
        errors = {action: standard_error(scored[action] - scored[best]) for action in alive}
        behind = {action: chances[best] - chances[action] for action in alive}
        near = {action for action in alive if behind[action].mean() <= _SURE * standard_error(behind[action])}
        kept = [action for action in alive if action in needed or action in near]
        enough = all(errors[action] < (error if action in near else _COARSE) for action in kept)
        if done >= _MOST or enough:
            break
        alive = kept
    return {
        "match": sample.match,
        "event": sample.event,
        "kind": sample.kind.name.lower(),
        "worlds": done * BATCH,
        "played": listed.index(played),
        "choices": [
            {
                "action": action_to_json(action),
                "worlds": len(scored[action]),
                # By halves of the batches: what is best by one half is measured by the other, or luck would make it the better.
                "points": [round(float(batches(scored[action])[half::2].mean()), 3) for half in (0, 1)],
                "chance": [round(float(batches(chances[action])[half::2].mean()), 5) for half in (0, 1)],
                "error": round(standard_error(scored[action] - scored[best][: len(scored[action])]), 3),
            }
            for action in listed
        ],
    }


def batches(values: Any) -> Any:
    """The mean of each batch of these values, one for each world."""
    return values.reshape(-1, BATCH).mean(1)


def standard_error(values: Any) -> float:
    """Of the mean of these values. Worlds of a batch are alike: they count as one."""
    means = batches(values)
    return float(means.std(ddof=1) / np.sqrt(len(means)))


def pick(records: list[MatchRecord], count: int, seed: int) -> list[Sample]:
    """So many decisions of players who have an Expert against them, as many of each kind, from all matches."""
    found: dict[Decision, list[Sample]] = {kind: [] for kind in KINDS}
    for number, record in enumerate(records):
        for sample, _ in decisions_of(number, record):
            assert sample.view.eyes is not None
            other = sample.view.roles.index(1 - sample.view.eyes)
            if record.header.players[other].level == Level.EXPERT:
                found[sample.kind].append(sample)
    rng = random.Random(f"picked:{seed}")
    chosen = [sample for kind in KINDS for sample in rng.sample(found[kind], count // len(KINDS))]
    return sorted(chosen, key=lambda sample: (sample.match, sample.event))


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("work", type=Path)
    parser.add_argument("--decisions", type=int, default=304)
    parser.add_argument("--error", type=float, default=0.3)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--out", type=Path, default=Path("tests/data/rollouts.json.gz"))
    options = parser.parse_args()
    trainer = build(options.work)
    checkpoint = options.work / "expert.bin"
    write_checkpoint(checkpoint)
    guess = options.work / "guess.bin"
    if not guess.exists():
        learn(trainer, checkpoint, guess, options.threads)
    records = [play_match(number, options.seed) for number in range(_MATCHES)]
    samples = pick(records, options.decisions, options.seed)
    progress = options.work / f"rollouts-{options.seed}-{options.decisions}-{options.error}.jsonl"
    lines = progress.read_text(encoding="utf-8").splitlines() if progress.exists() else []
    done = {(row["match"], row["event"]): row for row in map(json.loads, lines)}
    waiting = [sample for sample in samples if (sample.match, sample.event) not in done]

    command = [str(trainer), "rollouts", str(checkpoint)]
    busy = Lock()

    def work(log: TextIO) -> None:
        worlds = Worlds(trainer, checkpoint, guess)
        with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
            while True:
                with busy:
                    sample = waiting.pop(0) if waiting else None
                if sample is None:
                    break
                row = reference_of(process, worlds, sample, options.error, options.seed)
                with busy:
                    done[sample.match, sample.event] = row
                    log.write(json.dumps(row) + "\n")
                    log.flush()
                    print(f"\r{len(done)} of {len(samples)}", end="", file=sys.stderr, flush=True)
            assert process.stdin is not None
            process.stdin.close()
        worlds.close()

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
