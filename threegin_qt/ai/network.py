"""The weights of the learned player and the networks they make.

Three networks of one form value a position as a distribution over the results of the hand: after a discard, before a
stock draw, and of a knock now. A fourth guesses the other's cards. How they were made: training/README.md.
"""

from __future__ import annotations

import hashlib
import io
from functools import cache
from typing import Final, NamedTuple

import numpy as np

from threegin_qt.resources import resource_path

from .features import AT, BY_CARD, COUNT, Belief, Floats, Ints

WEIGHTS: Final = "weights.npz"
"""Those that Expert plays by, learned against all kinds of players."""
REVIEW_WEIGHTS: Final = "review.npz"
"""Those that the review judges by: the same, trained on between two like itself, so that values are those of good play."""
KINDS: Final = ("thrown", "stock", "knock")


class Net(NamedTuple):
    """One value network: two hidden layers, a distribution over results at the end."""

    w1: Floats
    b1: Floats
    w2: Floats
    b2: Floats
    w3: Floats
    b3: Floats
    turned: bool = False
    """Whether the result is the mean over the position and the three that come of it by turning the suits round: for the game
    they are the same, for a network nearly so, and the mean is nearer to the truth than one of them."""

    def __call__(self, inputs: Floats) -> Floats:
        """A row of result chances for each row of inputs."""
        if self.turned:
            rows = np.concatenate([inputs[:, columns] for columns in _turns()])
            mean: Floats = self._replace(turned=False)(rows).reshape(4, len(inputs), -1).mean(0)
            return mean
        hidden = np.maximum(inputs @ self.w1 + self.b1, 0)
        hidden = np.maximum(hidden @ self.w2 + self.b2, 0)
        scores: Floats = hidden @ self.w3 + self.b3
        scores -= scores.max(1, keepdims=True)
        np.exp(scores, out=scores)
        scores /= scores.sum(1, keepdims=True)
        return scores


@cache
def _turns() -> tuple[Ints, ...]:
    """The columns of the inputs with the suits turned by none to three places."""
    turns = []
    for turn in range(4):
        columns = np.arange(COUNT, dtype=np.int64)
        for name in BY_CARD:
            columns[AT[name] : AT[name] + 52] = AT[name] + (np.arange(52) + 13 * turn) % 52
        turns.append(columns)
    return tuple(turns)


class Networks(NamedTuple):
    """All networks of one file of weights."""

    thrown: Net
    stock: Net
    knock: Net
    belief: Belief
    digest: str
    """A hash of the file, for results that depend on it."""


@cache
def networks(weights: str = WEIGHTS) -> Networks:
    """The networks of a shipped file of weights, read once. Those of the review, where exactness counts more than time, look
    at each position with the suits turned four ways."""
    found = read_networks(resource_path("ai", weights).read_bytes())
    if weights != REVIEW_WEIGHTS:
        return found
    return found._replace(**{kind: getattr(found, kind)._replace(turned=True) for kind in KINDS})


def read_networks(data: bytes) -> Networks:
    """The networks in the bytes of a weights file."""
    with np.load(io.BytesIO(data), allow_pickle=False) as file:
        arrays = {name: file[name].astype(np.float32) for name in file.files}
    nets = [Net(*(arrays[f"{kind}_{part}"] for part in Net._fields[:-1])) for kind in KINDS]
    belief = Belief(arrays["belief_w1"], arrays["belief_b1"], arrays["belief_w2"], float(arrays["belief_b2"][0]))
    return Networks(nets[0], nets[1], nets[2], belief, hashlib.sha256(data).hexdigest()[:16])
