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

from .features import Belief, Floats

WEIGHTS: Final = ("ai", "weights.npz")
KINDS: Final = ("thrown", "stock", "knock")


class Net(NamedTuple):
    """One value network: two hidden layers, a distribution over results at the end."""

    w1: Floats
    b1: Floats
    w2: Floats
    b2: Floats
    w3: Floats
    b3: Floats

    def __call__(self, inputs: Floats) -> Floats:
        """A row of result chances for each row of inputs."""
        hidden = np.maximum(inputs @ self.w1 + self.b1, 0)
        hidden = np.maximum(hidden @ self.w2 + self.b2, 0)
        scores: Floats = hidden @ self.w3 + self.b3
        scores -= scores.max(1, keepdims=True)
        np.exp(scores, out=scores)
        scores /= scores.sum(1, keepdims=True)
        return scores


class Networks(NamedTuple):
    """All networks of one file of weights."""

    thrown: Net
    stock: Net
    knock: Net
    belief: Belief
    digest: str
    """A hash of the file, for results that depend on it."""


@cache
def networks() -> Networks:
    """The networks of the shipped weights, read once."""
    return read_networks(resource_path(*WEIGHTS).read_bytes())


def read_networks(data: bytes) -> Networks:
    """The networks in the bytes of a weights file."""
    with np.load(io.BytesIO(data), allow_pickle=False) as file:
        arrays = {name: file[name].astype(np.float32) for name in file.files}
    nets = [Net(*(arrays[f"{kind}_{part}"] for part in Net._fields)) for kind in KINDS]
    belief = Belief(arrays["belief_w1"], arrays["belief_b1"], arrays["belief_w2"], float(arrays["belief_b2"][0]))
    return Networks(nets[0], nets[1], nets[2], belief, hashlib.sha256(data).hexdigest()[:16])
