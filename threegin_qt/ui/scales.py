"""Scales for charts: round numbers that hold all values."""

from __future__ import annotations

from collections.abc import Callable
from math import ceil, floor, log10
from typing import NamedTuple

from .charts import Tick

_STEPS = (1.0, 2.0, 2.5, 5.0, 10.0)


class Scale(NamedTuple):
    """From where to where a scale goes, and the places that have a number."""

    low: float
    high: float
    ticks: tuple[Tick, ...]


def scale(low: float, high: float, words: Callable[[float, int], str], parts: int = 4) -> Scale:
    """A scale of about so many parts from `low` or below to `high` or above; `words` writes a number with its decimals."""
    if high <= low:
        low, high = min(low, 0.0), max(high, low + 1.0)
    raw = (high - low) / parts
    power = 10.0 ** floor(log10(raw))
    step = next(each * power for each in _STEPS if each * power >= raw * 0.999)
    first, last = floor(low / step + 1e-9), ceil(high / step - 1e-9)
    # As many decimals as tell the steps apart.
    decimals = max(0, -floor(log10(step) + 1e-9) + (1 if round(step / power, 1) == 2.5 else 0))
    ticks = tuple(Tick(at * step, words(at * step, decimals)) for at in range(first, last + 1))
    return Scale(first * step, last * step, ticks)
