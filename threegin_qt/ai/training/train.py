"""Makes the weights: compiles the trainer, trains (or goes on from a checkpoint), exports.

    python -m threegin_qt.ai.training.train WORK [--hands 4000000] [--seed 11] [--threads 2] [--out resources/ai]

WORK is a folder for the compiled trainer, the checkpoint (written every minute; run the same command to go on) and the log.
"""

from __future__ import annotations

import argparse
import json
import shutil
import subprocess
import sys
from datetime import date
from pathlib import Path
from typing import Any

from .build import build
from .export import export, export_review

OPTIONS = {"lambda": 0.75, "noise": 0.9, "noise_end": 0.08, "rate": 1.5e-3, "rate_end": 2e-5, "batch": 128}
"""What the shipped weights were trained with; README.md says what each is."""
REVIEW_OPTIONS = {"lambda": 0.8, "noise": 0.3, "noise_end": 0.1, "rate": 5e-4, "rate_end": 8e-6, "batch": 64, "alone": 1}
"""With what the weights of the review were trained on."""
RIVALS = ("baseline", "waiter", "counter", "early", "ginner", "middling")
RULES = {
    "tournament": (10, 25, 25, 100),
    "classic": (10, 25, 10, 100),
    "gin20": (10, 20, 10, 100),
    "undercut20": (10, 25, 20, 100),
    "limit5": (5, 25, 10, 100),
    "limit1": (1, 25, 10, 100),
}
"""Knock limit, gin bonus, undercut bonus, target."""


def train(checkpoint: Path, hands: int, seed: int, threads: int, options: dict[str, Any], first: int = 0) -> None:
    """Train up to so many hands. A checkpoint that is there is gone on from; step and noise fall from hand `first` on."""
    work = checkpoint.parent
    command: list[Any] = [build(work), "train", checkpoint, "hands", hands, "first", first, "seed", seed, "threads", threads]
    for name, value in options.items():
        command += [name, value]
    with (work / "log.jsonl").open("a", encoding="utf-8") as log:
        subprocess.run([str(word) for word in command], check=True, stdout=log)


def train_review(work: Path, hands: int, more: int, seed: int, threads: int) -> Path:
    """Train the weights of the play, at `hands`, on by so many hands that these same weights play; the checkpoint."""
    played, checkpoint = work / "checkpoint.bin", work / "review.bin"
    if not checkpoint.exists():
        shutil.copyfile(played, checkpoint)
    train(checkpoint, hands + more, seed, threads, {**REVIEW_OPTIONS, "fixed": played}, hands)
    return checkpoint


def strength(work: Path, checkpoint: Path, matches: int) -> list[dict[str, Any]]:
    """The learner's matches in the trainer's own arena: against every style under the presets, the baseline under others."""
    trainer = build(work)
    found = []
    for name, rules in RULES.items():
        for rival in RIVALS if name in ("tournament", "classic") else RIVALS[:1]:
            command = [trainer, "arena", checkpoint, "learner", rival, matches, *rules, 2026]
            done = subprocess.run([str(word) for word in command], check=True, capture_output=True, text=True)
            figures = json.loads(done.stdout)
            row = {"rules": name, "against": rival, "matches": figures["matches"], "win_rate": figures["win_rate"]}
            found.append({**row, "ci95": figures["ci95"], "points_per_hand": figures["points_per_hand"]})
            print(json.dumps(found[-1]), file=sys.stderr, flush=True)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("work", type=Path)
    parser.add_argument("--hands", type=int, default=4_000_000)
    parser.add_argument("--review-hands", type=int, default=2_200_000, help="more hands, for the weights of the review")
    parser.add_argument("--seed", type=int, default=11)
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--matches", type=int, default=6000, help="matches a rival to measure the strength with")
    parser.add_argument("--out", type=Path, default=Path("resources/ai"))
    options = parser.parse_args()
    checkpoint = options.work / "checkpoint.bin"
    train(checkpoint, options.hands, options.seed, options.threads, OPTIONS)
    about = {
        "made_by": "python -m threegin_qt.ai.training.train",
        "date": date.today().isoformat(),
        "seed": options.seed,
        "options": OPTIONS,
        "strength": strength(options.work, checkpoint, options.matches),
    }
    export(checkpoint, options.out, about)
    export_review(train_review(options.work, options.hands, options.review_hands, options.seed, options.threads), options.out)


if __name__ == "__main__":
    main()
