"""The reviewer against decisions that were played out (tests/data/rollouts.json.gz, threegin_qt/ai/training/rollouts.py)."""

import gzip
import json
from collections import Counter
from pathlib import Path
from typing import NamedTuple

from threegin_qt.ai.review import MatchReviewer
from threegin_qt.engine import Judgement, Label, action_from_json, from_json

FILE = Path(__file__).resolve().parent.parent / "data" / "rollouts.json.gz"
SOUND_BELOW = 0.5
"""Points that a choice may cost by the reference and still be called sound by it."""


class Compared(NamedTuple):
    """One decision, in points: what the reviewer says and what the reference says."""

    kind: str
    cost: float
    """Of the choice made, by the reviewer."""
    reference: float
    """Of the choice made, by the reference."""
    best_loses: float
    """What the reviewer's best choice costs by the reference."""
    error: float
    """The standard error of `reference`."""
    best_error: float
    """The standard error of `best_loses`."""
    label: Label


def compare(file: Path = FILE) -> list[Compared]:
    """Every decision of the reference beside the reviewer's judgement of it."""
    document = json.loads(gzip.decompress(file.read_bytes()))
    reviewer = MatchReviewer()
    judged: dict[tuple[int, int], Judgement] = {}
    wanted = {(row["match"], row["event"]): row for row in document["decisions"]}
    for number, match in document["matches"].items():
        common, count = reviewer.begin(from_json(json.dumps(match)))
        for part in range(count):
            event = common.moments[part].event_index
            row = wanted.get((int(number), event))
            if row is not None:
                for judgement in reviewer.part(common, part, lambda: False).judgements:
                    if judgement.decision.name.lower() == row["kind"]:
                        judged[int(number), event] = judgement
    return [_compared(row, judged[place]) for place, row in wanted.items()]


def _compared(row: dict, judgement: Judgement) -> Compared:
    choices = {action_from_json(choice["action"])[:2]: choice for choice in row["choices"]}
    played = choices[judgement.played.action[:2]]
    first = choices[judgement.choices[0].action[:2]]
    most = max(choice["worlds"] for choice in row["choices"])
    last = [choice for choice in row["choices"] if choice["worlds"] == most]
    costs, losses = [], []
    for half in (0, 1):
        best = max(last, key=lambda choice: choice["chance"][half])
        costs.append(best["points"][1 - half] - played["points"][1 - half])
        losses.append(best["points"][1 - half] - first["points"][1 - half])
    return Compared(
        row["kind"],
        judgement.points_lost,
        max(0.0, sum(costs) / 2),
        max(0.0, sum(losses) / 2),
        played["error"],
        first["error"],
        judgement.label,
    )


class Figures(NamedTuple):
    """How near the reviewer comes to the reference."""

    decisions: int
    largest_error: float
    """The largest standard error of the reference, in points."""
    difference: float
    """Mean absolute difference in the cost of the choice made, in points, as it is."""
    difference_without_noise: float
    """The same with the variance of the reference taken out of each difference."""
    best_is_good: float
    """Share of the decisions in which the reviewer's best loses under one point by the reference."""
    sound: int
    """Decisions whose choice the reference finds sound."""
    sound_but_blamed: int
    """How many of these the reviewer calls mistake or blunder."""

    @property
    def blamed(self) -> float:
        """The share of sound choices that are called mistake or blunder."""
        return self.sound_but_blamed / max(1, self.sound)


def figures_of(compared: list[Compared]) -> Figures:
    """The figures of these decisions."""
    count = len(compared)
    squares = [((one.cost - one.reference) ** 2, one.error**2) for one in compared]
    sound = [one for one in compared if one.reference < SOUND_BELOW]
    return Figures(
        count,
        max(max(one.error, one.best_error) for one in compared),
        sum(square**0.5 for square, _ in squares) / count,
        sum(max(0.0, square - noise) ** 0.5 for square, noise in squares) / count,
        sum(one.best_loses < 1 for one in compared) / count,
        len(sound),
        Counter(one.label >= Label.MISTAKE for one in sound)[True],
    )
