"""What the networks see: a position as numbers, many choices at once.

The twin of training/features.h, which plays millions of hands with the same features; a test compares the two. The layout
below is that of the weights: a change here needs new weights.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from threegin_qt.engine import CardSet
from threegin_qt.engine.cards import POINTS

from .knowledge import PAST_KINDS, Knowledge
from .styles import RANK_COLUMN, can_meld

Floats = NDArray[np.float32]
Ints = NDArray[np.int64]
Bools = NDArray[np.bool_]

OFFER_FIRST, OFFER_SECOND, STOCK, THROWN = range(4)
"""Phases: the upcard refused by the captain, by the box, a draw from the stock, after a discard."""

# The belief network's inputs for one card: rank, neighbours, others of the rank, stock, takes, rank by time, past.
B_RANK: Final = 0
B_NEAR: Final = 13
B_SAME: Final = 37
B_STOCK: Final = 53
B_TAKES: Final = 61
B_LATE: Final = 65
B_PAST: Final = 117
B_COUNT: Final = 131

_SIZES: Final = (
    ("MINE", 52),
    ("THEIRS", 52),
    ("KNOWN", 52),
    ("TOP", 52),
    ("PHASE", 3),
    ("STOCK", 32),
    ("TAKES", 6),
    ("OWN_TAKES", 4),
    ("LAST", 42),
    ("SHOWN", 5),
    ("LIMIT", 11),
    ("UNDERCUT", 3),
    ("GIN", 2),
    ("NEED", 8),
    ("NEED_OTHER", 8),
    ("PAST", 14),
    ("HANDS", 1),
    ("DEALER", 1),
    ("BELIEF", 3),
    ("OWN", 52),
    ("COUNT", 52),
    ("DEADWOOD", 21),
    ("DROP", 10),
    ("MELDED", 11),
    ("MELDED_STOCK", 44),
    ("GIN_OUTS", 8),
    ("KNOCK_OUTS", 8),
    ("MELD_OUTS", 8),
    ("GAIN", 8),
    ("PAIRS", 5),
    ("NEXT", 6),
    ("GAPS", 5),
    ("DANGER", 9),
    ("SAFE", 7),
)
AT: Final[dict[str, int]] = {name: sum(size for _, size in _SIZES[:at]) for at, (name, _) in enumerate(_SIZES)}
"""Where each group of inputs begins."""
BY_CARD: Final = ("MINE", "THEIRS", "KNOWN", "TOP", "OWN")
"""The groups with a place for each card; all others go by ranks and numbers, so that the suits may be turned in these alone."""
COUNT: Final = sum(size for _, size in _SIZES)

_SAFE_BELOW: Final = 0.06
_MOST_HELD: Final = 0.97
_CARDS: Final[Ints] = np.arange(52, dtype=np.int64)
_POINTS: Final[Ints] = np.array(list(POINTS), dtype=np.int64)
_RANKS: Final[Ints] = _CARDS % 13


def _edges(*values: float) -> Floats:
    return np.array(values, dtype=np.float32)


_DEADWOOD_EDGES: Final = _edges(*range(1, 12), 14, 17, 21, 26, 31, 36, 41, 51, 61)
_DROP_EDGES: Final = _edges(1, 3, 6, 9, 11, 16, 21, 31, 41)
_NEED_EDGES: Final = _edges(6, 11, 21, 31, 41, 61, 81)
_OUT_EDGES: Final = _edges(1, 2, 3, 4, 5, 7)
_KNOCK_OUT_EDGES: Final = _edges(1, 3, 5, 7, 10, 14)
_GAIN_EDGES: Final = _edges(0.25, 0.75, 1.5, 2.5, 4.0, 6.0)
_DANGER_EDGES: Final = _edges(0.01, 0.03, 0.06, 0.1, 0.17, 0.28, 0.45)


def _bins(values: Any, edges: Floats) -> Any:
    """How many edges each value has reached."""
    return np.searchsorted(edges, np.asarray(values, dtype=np.float32), side="right")


class _Tables(NamedTuple):
    """For each of the 2**13 holdings in one suit: least deadwood by runs, the gain of dropping the best card, most melded."""

    left: Ints
    gain: Ints
    melded: Ints


def _tables() -> _Tables:
    left = [0] * 8192
    melded = [0] * 8192
    for holding in range(1, 8192):
        low = holding & -holding
        best = left[holding ^ low] + POINTS[low.bit_length() - 1]
        most = melded[holding ^ low]
        for length, run in ((3, 7 * low), (4, 15 * low), (5, 31 * low)):
            if holding & run != run:
                break
            best = min(best, left[holding ^ run])
            most = max(most, melded[holding ^ run] + length)
        left[holding] = best
        melded[holding] = most
    lefts = np.array(left, dtype=np.int64)
    drop = np.full(8192, 255, dtype=np.int64)
    drop[0] = 0
    holdings = np.arange(8192)
    for rank in range(13):
        has = (holdings >> rank & 1).astype(bool)
        drop[has] = np.minimum(drop[has], lefts[holdings[has] ^ (1 << rank)])
    return _Tables(lefts, lefts - drop, np.array(melded, dtype=np.int64))


_TABLES: Final = _tables()


class Shapes(NamedTuple):
    """Of many hands: least deadwood, least after dropping one card, most cards in melds."""

    deadwood: Ints
    drop: Ints
    melded: Ints


def _set_choices(cards: CardSet) -> list[CardSet]:
    """Every way to take sets of these cards, none included, as the cards taken."""
    choices = [0]
    for rank in range(13):
        column = cards & RANK_COLUMN << rank
        count = column.bit_count()
        if count < 3:
            continue
        sets = [column]
        if count == 4:
            sets += [column ^ 1 << 13 * suit + rank for suit in range(4)]
        choices += [choice | taken for choice in choices for taken in sets]
    return choices


def _shapes(hands: Ints, taken: Ints) -> Shapes:
    """Shapes of hands (any shape of array), `taken` being the ways to take sets along one more, last axis."""
    all_hands = hands[..., None]
    valid = (all_hands & taken) == taken
    rest = all_hands & ~taken
    total = np.zeros(rest.shape, dtype=np.int64)
    gain = np.zeros(rest.shape, dtype=np.int64)
    melded = np.bitwise_count(taken).astype(np.int64) if hasattr(np, "bitwise_count") else _count_bits(taken)
    melded = np.broadcast_to(melded, rest.shape).copy()
    for shift in (0, 13, 26, 39):
        suit = rest >> shift & 8191
        total += _TABLES.left[suit]
        np.maximum(gain, _TABLES.gain[suit], out=gain)
        melded += _TABLES.melded[suit]
    total[~valid] = 255
    melded[~valid] = 0
    return Shapes(total.min(-1), (total - gain).min(-1), melded.max(-1))


def _count_bits(values: Ints) -> Ints:
    return np.array([int(value).bit_count() for value in values.ravel()], dtype=np.int64).reshape(values.shape)


def _bits(cards: CardSet) -> Bools:
    """A card set as 52 booleans."""
    return (cards >> _CARDS & 1).astype(bool)


class Belief(NamedTuple):
    """Weights of the network that guesses the other's cards."""

    w1: Floats
    b1: Floats
    w2: Floats
    b2: float


class Context(NamedTuple):
    """What is the same for every choice of a decision."""

    know: Knowledge
    inputs: Floats
    held: Floats
    """By card, the chance that the other holds it."""
    drawn: Floats
    """By card, the chance to be the next card of the stock."""
    danger: Floats
    """By own card, the chance that the other could meld it; 0 for other cards."""
    safe: CardSet
    unseen: Ints
    live: Bools
    drawable: tuple[int, ...]
    """Unseen cards that could be melded with own cards."""


def past_inputs(know: Knowledge) -> Floats:
    """The other's past in this match: capped counts, then shares."""
    counts = np.array(know.past.counts, dtype=np.float32)
    shares = counts / np.float32(know.past.hands + 1)
    inputs: Floats = np.concatenate((np.minimum(counts, 4) * np.float32(0.25), shares))
    return inputs


def belief_inputs(know: Knowledge) -> Floats:
    """The inputs of the belief network, a row for each unseen card in ascending order."""
    # States of a place: 0 off the suit, 1 own, 2 thrown by me, 3 thrown by the other, 4 known, 5 unseen. Cards that are
    # nowhere else lie in the pile: a refused upcard on offer among them.
    states = np.full(52, 2, dtype=np.int64)
    states[_bits(know.theirs)] = 3
    states[_bits(know.unseen)] = 5
    states[_bits(know.known)] = 4
    states[_bits(know.own)] = 1
    padded = np.zeros((4, 17), dtype=np.int64)
    padded[:, 2:15] = states.reshape(4, 13)
    cards = _CARDS[_bits(know.unseen)]
    suits, ranks = cards // 13, cards % 13
    rows = np.arange(len(cards))
    x = np.zeros((len(cards), B_COUNT), dtype=np.float32)
    x[rows, B_RANK + ranks] = 1
    for k, step in enumerate((-2, -1, 1, 2)):
        x[rows, B_NEAR + 6 * k + padded[suits, ranks + 2 + step]] = 1
    for k, group in enumerate((know.own, know.mine, know.theirs, know.known)):
        column = _bits(group).reshape(4, 13).sum(0)
        x[rows, B_SAME + 4 * k + column[ranks]] = 1
    x[:, B_STOCK + min(know.stock // 4, 7)] = 1
    x[:, B_TAKES + min(know.takes, 3)] = 1
    x[rows, B_LATE + 13 * min(know.stock // 8, 3) + ranks] = 1
    x[:, B_PAST:] = past_inputs(know)
    return x


def _believe(know: Knowledge, belief: Belief) -> Floats:
    """By card, the chance that the other holds it: 1 for cards known to be held, 0 for those that he cannot hold."""
    hidden = np.maximum(belief_inputs(know) @ belief.w1 + belief.b1, 0)
    chances = 1 / (1 + np.exp(-(hidden @ belief.w2 + belief.b2)))
    chances *= (10 - know.known.bit_count()) / (chances.sum() + 1e-6)
    held = np.zeros(52, dtype=np.float32)
    held[_bits(know.unseen)] = np.minimum(chances, _MOST_HELD)
    return held


def dangers(own: CardSet, held: Floats) -> Floats:
    """By card of `own`, the chance that the other could meld it, by the chance of each card to be his; 0 for other cards."""
    by_suit = held.reshape(4, 13)
    pad = np.zeros((4, 17), dtype=np.float32)
    pad[:, 2:15] = by_suit
    l2, l1, h1, h2 = pad[:, 0:13], pad[:, 1:14], pad[:, 3:16], pad[:, 4:17]
    keep = (1 - l2 * l1) * (1 - l1 * h1) * (1 - h1 * h2)
    for suit in range(4):
        a, b, c = (by_suit[other] for other in range(4) if other != suit)
        keep[suit] *= (1 - a * b) * (1 - a * c) * (1 - b * c)
    danger: Floats = (1 - keep).reshape(52)
    danger[~_bits(own)] = 0
    return danger


def context_of(know: Knowledge, belief: Belief, refused: int = -1) -> Context:
    """The context of a decision; `refused` is the top of the pile while it is the one that may be refused, else -1."""
    if refused >= 0:
        know = know._replace(mine=know.mine & ~(1 << refused), theirs=know.theirs & ~(1 << refused))
    held = _believe(know, belief)
    unseen_bits = _bits(know.unseen)
    drawn = np.zeros(52, dtype=np.float32)
    drawn[unseen_bits] = 1 - held[unseen_bits]
    drawn /= drawn.sum()
    held[_bits(know.known)] = 1
    danger = dangers(know.own, held)
    safe = know.own & sum(1 << int(card) for card in np.flatnonzero(danger < _SAFE_BELOW))
    unseen = _CARDS[unseen_bits]
    x = np.zeros(COUNT, dtype=np.float32)
    x[AT["MINE"] : AT["MINE"] + 52] = _bits(know.mine)
    x[AT["THEIRS"] : AT["THEIRS"] + 52] = _bits(know.theirs)
    x[AT["KNOWN"] : AT["KNOWN"] + 52] = _bits(know.known)
    x[AT["STOCK"] + know.stock] = 1
    x[AT["TAKES"] + min(know.takes, 5)] = 1
    x[AT["OWN_TAKES"] + min(know.own_takes, 3)] = 1
    for k, card in enumerate(know.last):
        x[AT["LAST"] + 14 * k + (13 if card < 0 else card % 13)] = 1
    x[AT["SHOWN"] + min(know.shown, 4)] = 1
    x[AT["LIMIT"] + know.rules.knock_limit] = 1
    undercut = know.rules.undercut_bonus
    x[AT["UNDERCUT"] + (2 if undercut >= 25 else 1 if undercut >= 20 else 0)] = 1
    x[AT["GIN"] + (know.rules.gin_bonus >= 25)] = 1
    x[AT["NEED"] + int(_bins(know.need, _NEED_EDGES))] = 1
    x[AT["NEED_OTHER"] + int(_bins(know.need_other, _NEED_EDGES))] = 1
    x[AT["PAST"] : AT["PAST"] + 2 * PAST_KINDS] = past_inputs(know)
    x[AT["HANDS"]] = min(know.past.hands, 8) * 0.125
    x[AT["DEALER"]] = know.dealer
    x[AT["BELIEF"]] = (held * _POINTS).sum() * 0.01
    x[AT["BELIEF"] + 1] = held[_POINTS <= 3].sum() * 0.2
    x[AT["BELIEF"] + 2] = held[_POINTS == 10].sum() * 0.2
    drawable = tuple(int(card) for card in unseen if can_meld(know.own, int(card)))
    return Context(know, x, held, drawn, danger, safe, unseen, unseen_bits.reshape(4, 13), drawable)


def _after_draws(context: Context, hands: Ints, shapes: Shapes) -> tuple[Ints, Ints]:
    """Least deadwood after each unseen card and a discard, and most cards melded: a row a hand, a column a card."""
    points = _POINTS[context.unseen]
    left = np.minimum(shapes.deadwood[:, None], shapes.drop[:, None] + points)
    melded = np.repeat(shapes.melded[:, None], len(points), axis=1)
    if context.drawable:
        own = context.know.own
        choices = [_set_choices(own | 1 << card) for card in context.drawable]
        taken = np.zeros((len(choices), max(map(len, choices))), dtype=np.int64)
        for row, choice in zip(taken, choices, strict=True):
            row[: len(choice)] = choice
        cards = np.array(context.drawable, dtype=np.int64)
        drawn = _shapes(hands[:, None] | np.int64(1) << cards, taken)
        columns = np.searchsorted(context.unseen, cards)
        left[:, columns] = drawn.drop
        melded[:, columns] = drawn.melded
    return left, melded


def positions(context: Context, hands: Ints, tops: Ints, phase: int) -> tuple[Floats, Shapes]:
    """The inputs of holding each of these hands of ten cards with `tops` on the pile, a row each, and their shapes."""
    know = context.know
    count = len(hands)
    rows = np.arange(count)
    x = np.repeat(context.inputs[None], count, axis=0)
    x[rows, AT["TOP"] + tops] = 1
    if phase != THROWN:
        x[:, AT["PHASE"] + phase] = 1
    bits = (hands[:, None] >> _CARDS & 1).astype(bool)
    x[:, AT["OWN"] : AT["OWN"] + 52] = bits
    cards = bits.reshape(count, 4, 13)
    of_rank = cards.sum(1)
    row, rank = np.nonzero(of_rank)
    x[row, AT["COUNT"] + 4 * rank + of_rank[row, rank] - 1] = 1
    live = context.live
    pairs = ((of_rank == 2) & live.any(0)).sum(1)
    padded = np.zeros((4, 15), dtype=bool)
    padded[:, 1:14] = live
    open_ends = padded[:, 0:12] | padded[:, 3:15]
    following = (cards[:, :, :-1] & cards[:, :, 1:] & open_ends).sum((1, 2))
    gaps = (cards[:, :, :-2] & cards[:, :, 2:] & live[:, 1:-1]).sum((1, 2))
    shapes = _shapes(hands, np.array(_set_choices(know.own), dtype=np.int64))
    x[rows, AT["DEADWOOD"] + _bins(shapes.deadwood, _DEADWOOD_EDGES)] = 1
    x[rows, AT["DROP"] + _bins(shapes.drop, _DROP_EDGES)] = 1
    x[rows, AT["MELDED"] + shapes.melded] = 1
    x[rows, AT["MELDED_STOCK"] + 4 * shapes.melded + min(know.stock // 8, 3)] = 1
    left, melded = _after_draws(context, hands, shapes)
    weights = context.drawn[context.unseen]
    for name, outs, edges, scale in (
        ("GIN_OUTS", left == 0, _OUT_EDGES, 5),
        ("KNOCK_OUTS", left <= know.rules.knock_limit, _KNOCK_OUT_EDGES, 2),
        ("MELD_OUTS", melded > shapes.melded[:, None], _OUT_EDGES, 4),
    ):
        x[rows, AT[name] + _bins(outs.sum(1), edges)] = 1
        x[:, AT[name] + 7] = outs @ weights * scale
    gain = (shapes.deadwood[:, None] - left) @ weights
    x[rows, AT["GAIN"] + _bins(gain, _GAIN_EDGES)] = 1
    x[:, AT["GAIN"] + 7] = gain * 0.2
    x[rows, AT["PAIRS"] + np.minimum(pairs, 4)] = 1
    x[rows, AT["NEXT"] + np.minimum(following, 5)] = 1
    x[rows, AT["GAPS"] + np.minimum(gaps, 4)] = 1
    if phase == THROWN:
        danger = context.danger[tops]
        x[rows, AT["DANGER"] + _bins(danger, _DANGER_EDGES)] = 1
        x[:, AT["DANGER"] + 8] = danger * 2
    safe = (bits & _bits(context.safe)).sum(1)
    x[rows, AT["SAFE"] + np.minimum(safe, 6)] = 1
    return x, shapes
