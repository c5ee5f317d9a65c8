"""Turns a checkpoint of the trainer into the weights and frequencies that the program ships."""

from __future__ import annotations

import argparse
import io
import json
import zipfile
from pathlib import Path
from typing import Any

import numpy as np

from threegin_qt.ai import features
from threegin_qt.ai.network import REVIEW_WEIGHTS, WEIGHTS, read_networks
from threegin_qt.resources import resource_path

MAGIC = 0x4E4947
HIDDEN, SECOND, PADDED, BINS, SIDE = 160, 32, 48, 33, 16
BELIEF_HIDDEN = 32
CLASSES = 24
LIMITS = ((0, 1), (2, 4), (5, 7), (8, 10))


def read_checkpoint(path: Path) -> dict[str, Any]:
    """The parts of a checkpoint as arrays, with `hands`, `frequencies` and `means`. Raises ValueError for another layout."""
    data = path.read_bytes()
    magic, inputs, belief_inputs, size = np.frombuffer(data, dtype=np.int64, count=4)
    if (magic, inputs, belief_inputs) != (MAGIC, features.COUNT, features.B_COUNT) or len(data) != 32 + size:
        raise ValueError(f"{path} is no checkpoint of this layout")
    at = 32
    hands = int(np.frombuffer(data, dtype=np.int64, count=1, offset=at)[0])
    at += 16
    parts: dict[str, Any] = {"hands": hands}

    def floats(*shape: int) -> Any:
        nonlocal at
        count = int(np.prod(shape))
        array = np.frombuffer(data, dtype=np.float32, count=count, offset=at).reshape(shape)
        at += 4 * count
        return array

    start = at
    for kind in ("thrown", "stock", "knock"):
        parts[f"{kind}_w1"] = floats(features.COUNT, HIDDEN)
        parts[f"{kind}_b1"] = floats(HIDDEN)
        parts[f"{kind}_w2"] = floats(HIDDEN, SECOND)
        parts[f"{kind}_b2"] = floats(SECOND)
        parts[f"{kind}_w3"] = floats(SECOND, PADDED)[:, :BINS]
        parts[f"{kind}_b3"] = floats(PADDED)[:BINS]
    parts["belief_w1"] = floats(features.B_COUNT, BELIEF_HIDDEN)
    parts["belief_b1"] = floats(BELIEF_HIDDEN)
    parts["belief_w2"] = floats(BELIEF_HIDDEN)
    parts["belief_b2"] = floats(16)[:1]
    weights = at - start
    at = start + 3 * weights
    at += -at % 8
    doubles = np.frombuffer(data, dtype=np.float64, offset=at)
    parts["frequencies"] = doubles[: CLASSES * BINS].reshape(CLASSES, BINS)
    sums, counts = doubles[CLASSES * BINS :][:SIDE], doubles[CLASSES * BINS + SIDE :][:SIDE]
    parts["means"] = sums / np.maximum(counts, 1)
    return parts


def write_weights(parts: dict[str, Any], path: Path) -> None:
    """Write the arrays of a checkpoint as a file of weights; the same ones always as the same bytes."""
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as file:
        for name, array in parts.items():
            # numpy's own savez would put the time into the file: the same weights are to have the same hash.
            data = io.BytesIO()
            np.save(data, array.astype(np.float16), allow_pickle=False)
            file.writestr(zipfile.ZipInfo(f"{name}.npy", (1980, 1, 1, 0, 0, 0)), data.getvalue(), zipfile.ZIP_DEFLATED)


def export_review(checkpoint: Path, out: Path) -> None:
    """Write review.npz: the weights that the review judges by."""
    parts = read_checkpoint(checkpoint)
    for name in ("hands", "frequencies", "means"):
        del parts[name]
    write_weights(parts, out / REVIEW_WEIGHTS)


def export(checkpoint: Path, out: Path, about: dict[str, Any]) -> None:
    """Write weights.npz, frequencies.json and about.json."""
    parts = read_checkpoint(checkpoint)
    hands = parts.pop("hands")
    frequencies, means = parts.pop("frequencies"), parts.pop("means")
    out.mkdir(parents=True, exist_ok=True)
    write_weights(parts, out / "weights.npz")
    classes = []
    for c in range(CLASSES):
        total = frequencies[c].sum()
        if total > 0:
            classes.append(
                {
                    "knock_limits": LIMITS[c // 6],
                    "undercut_bonus": (10, 20, 25)[c // 2 % 3],
                    "gin_bonus": (20, 25)[c % 2],
                    "box": [round(float(x), 5) for x in frequencies[c] / total],
                }
            )
    table = {"means": [round(float(x), 3) for x in means], "classes": classes}
    (out / "frequencies.json").write_text(json.dumps(table, indent=1) + "\n", encoding="utf-8")
    (out / "about.json").write_text(json.dumps({"hands": hands, **about}, indent=1) + "\n", encoding="utf-8")


def write_checkpoint(path: Path) -> None:
    """Write a checkpoint that holds the shipped weights, for the trainer to play with: nothing to train on from."""
    networks = read_networks(resource_path("ai", WEIGHTS).read_bytes())
    arrays: list[Any] = []
    for net in (networks.thrown, networks.stock, networks.knock):
        # Padding of the last layer: no weight, and a bias that leaves it no chance.
        padding = PADDED - BINS
        arrays += [net.w1, net.b1, net.w2, net.b2, np.pad(net.w3, ((0, 0), (0, padding)))]
        arrays.append(np.pad(net.b3, (0, padding), constant_values=-60))
    belief = networks.belief
    arrays += [belief.w1, belief.b1, belief.w2, np.pad(np.array([belief.b2]), (0, 15))]
    weights = np.concatenate([np.ravel(array) for array in arrays]).astype(np.float32)
    rest = np.zeros(2 * len(weights), dtype=np.float32).tobytes()
    body = np.zeros(2, dtype=np.int64).tobytes() + weights.tobytes() + rest
    body += bytes(-len(body) % 8) + np.zeros(CLASSES * BINS + 2 * SIDE).tobytes()
    head = np.array([MAGIC, features.COUNT, features.B_COUNT, len(body)], dtype=np.int64)
    path.write_bytes(head.tobytes() + body)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("checkpoint", type=Path)
    parser.add_argument("out", type=Path)
    parser.add_argument("--about", default="{}", help="provenance as a JSON object")
    arguments = parser.parse_args()
    export(arguments.checkpoint, arguments.out, json.loads(arguments.about))


if __name__ == "__main__":
    main()
