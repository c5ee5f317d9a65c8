"""Whole hands and all hands: counted trees of actions, and hands that must come out as they once did."""

import hashlib
import json
import random
from collections import Counter
from pathlib import Path

import pytest

from threegin_qt.engine import (
    CLASSIC,
    GIN_20,
    TOURNAMENT,
    Action,
    Card,
    HandState,
    Kind,
    Outcome,
    Phase,
    RuleSet,
    best_defence,
    deadwood_after,
    deck_of,
    defend,
    discard,
    format_hand,
    knock,
    parse_hand,
    spreads,
)
from threegin_qt.engine import hand as hands

from . import oracle, simulator
from .positions import LONGEST, pack

GOLDEN = Path(__file__).parent.parent / "data" / "golden_hands.json"
RULES = {"classic": CLASSIC, "gin20": GIN_20, "tournament": TOURNAMENT, "house": RuleSet(50, 20, 20, 5, True)}

# Deals and how far they are followed. In all but the first somebody can knock within a few actions.
TREES: dict[str, tuple[tuple[Card, ...], int]] = {
    "1234567890123456": (deck_of("1234567890123456"), 6),
    "0000000000000081": (deck_of("0000000000000081"), 6),
    "captain knocks": (
        pack(captain="2S 3S 4S 7C 7D 7H 9C TC JC KH", box="5S 6S 8C QC 2D 3D 9D JD KD 5H", upcard="4H", stock="AD AC"),
        4,
    ),
    "box knocks": (
        pack(captain="5S 8C QC 2D 3D 9D JD KD TH 5H", box="AS 2S 3S 6C 6D 6H JC JH JS 7D", upcard="4S"),
        5,
    ),
    "long run": (
        pack(captain="AS 2S 3S 4S 5S 6S 7S 8S 9S KH", box="TS JS 2D 4C 6H 8D TC QD KC AC", upcard="2C", stock="3D"),
        3,
    ),
}
# Ways that lead to each depth, from none on, by how the hand ended there.
COUNTS: dict[str, list[dict[str, int]]] = {
    "1234567890123456": [{"": 1}, {"": 2}, {"": 12}, {"": 31}, {"": 241}, {"": 652}, {"": 5061}],
    "0000000000000081": [{"": 1}, {"": 2}, {"": 13}, {"": 31, "knock": 1}, {"": 241}, {"": 652}, {"": 5118}],
    "captain knocks": [{"": 1}, {"": 2}, {"": 13}, {"": 31, "knock": 12}, {"": 244}],
    "box knocks": [{"": 1}, {"": 2}, {"": 12}, {"": 35, "gin": 1}, {"": 291, "gin": 1, "knock": 12}, {"": 652, "knock": 208}],
    "long run": [{"": 1}, {"": 2}, {"": 32}, {"": 31, "knock": 60}],
}

ENDS = {Outcome.DRAWN: "drawn", Outcome.KNOCK: "knock", Outcome.UNDERCUT: "undercut", Outcome.GIN: "gin"}


def count(state: HandState, depth: int, counts: Counter[tuple[int, str]], at: int = 0) -> None:
    counts[at, "" if state.result is None else ENDS[state.result.outcome]] += 1
    if at < depth:
        for action in hands.legal_actions(state, state.turn):
            count(hands.apply(state, state.turn, action), depth, counts, at + 1)


def by_depth(counts: Counter[tuple[int, str]], depth: int) -> list[dict[str, int]]:
    return [{end: number for (at, end), number in sorted(counts.items()) if at == level} for level in range(depth + 1)]


@pytest.mark.parametrize("name", TREES)
def test_counted_trees(name: str) -> None:
    deck, depth = TREES[name]
    counts: Counter[tuple[int, str]] = Counter()
    count(hands.deal(CLASSIC, deck), depth, counts)
    assert by_depth(counts, depth) == COUNTS[name]


@pytest.mark.slow
@pytest.mark.parametrize("name", TREES)
def test_counted_trees_are_those_of_the_simulator(name: str) -> None:
    deck, depth = TREES[name]
    counts: Counter[tuple[int, str]] = Counter()
    simulator.count(simulator.dealt([(card.rank, card.suit) for card in deck]), depth, counts)
    assert by_depth(counts, depth) == COUNTS[name]


def test_random_hands_go_as_in_the_simulator() -> None:
    rng = random.Random("simulated")
    ends = set()
    for number in range(400):
        deck = deck_of(f"{number:016}")
        state, table = hands.deal(CLASSIC, deck), simulator.dealt([(card.rank, card.suit) for card in deck])
        for _ in range(200):
            assert tuple(map(oracle.plain, state.held)) == table.held
            assert [(card.rank, card.suit) for card in state.pile] == list(table.pile)
            if state.result is not None:
                assert ENDS[state.result.outcome] == table.end
                ends.add(table.end)
                break
            action = _choice(state, str(rng.random()))
            assert action is not None
            after = hands.apply(state, state.turn, action)
            table = _same(table, state, action)
            state = after
        else:
            raise AssertionError("a hand without an end")
    assert ends == set(ENDS.values())


def _same(table: simulator.Table, state: HandState, action: Action) -> simulator.Table:
    """What the simulator makes of the action."""
    card = None if action.card is None else (action.card.rank, action.card.suit)
    melds = frozenset(map(oracle.plain, action.melds))
    if action.kind in (Kind.TAKE_UPCARD, Kind.DRAW_DISCARD):
        return simulator.takes(table)
    if action.kind == Kind.DRAW_STOCK:
        return simulator.draws(table)
    if action.kind == Kind.PASS:
        return list(simulator.what_can_happen(table))[1]
    if action.kind == Kind.DISCARD:
        assert card is not None
        return simulator.throws(table, card)
    if action.kind == Kind.KNOCK:
        assert card is not None
        return simulator.knocks(table, card, melds)
    return simulator.defends(table, melds, tuple(map(oracle.plain, action.layoffs)))


# Golden hands


def _choice(state: HandState, salt: str) -> Action:
    """What the players of the golden hands do: by the hash of the salt, not by `random`, which may change.

    Draws are open, throws leave least deadwood, every second knock is let go; a defender lays his cards in the best way.
    """
    held = state.held[state.turn]
    value = int.from_bytes(hashlib.sha256(salt.encode()).digest()[:8], "big")
    if state.phase == Phase.DEFENCE:
        best = best_defence(held, state.spread)
        return defend(best.melds, best.layoffs)
    if state.phase != Phase.DISCARD:
        draws = list(hands.legal_actions(state, state.turn))
        return draws[value % len(draws)]
    left = deadwood_after(held)
    card = min((card for card in left if card != state.locked), key=left.__getitem__)
    if left[card] <= state.rules.knock_limit and (value % 2 or not left[card]):
        laid = sorted(spreads(held ^ card.bit, left[card]))
        return knock(card, laid[value // 2 % len(laid)])
    return discard(card)


def played(number: str, rules: RuleSet) -> tuple[str, HandState]:
    """The hand of a deal number between such players: what was done in it, and how it ended."""
    state = hands.deal(rules, deck_of(number))
    actions: list[Action] = []
    while state.phase != Phase.OVER and len(actions) < LONGEST:
        actions.append(_choice(state, f"{number} {len(actions)}"))
        state = hands.apply(state, state.turn, actions[-1])
    return format_hand(rules, deck_of(number), actions), state


def result_of(state: HandState) -> list[object]:
    result = state.result
    assert result is not None
    return [ENDS[result.outcome], result.knocker, result.scorer, result.points, list(result.deadwood), result.stock_count]


CASES = json.loads(GOLDEN.read_text(encoding="utf-8"))


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["number"])
def test_golden_hands(case: dict[str, object]) -> None:
    rules = RULES[str(case["rules"])]
    line, state = played(str(case["number"]), rules)
    assert line == case["hand"]
    assert result_of(state) == case["result"]
    # The line alone gives the same hand.
    text, again = parse_hand(line)
    assert (text.rules, text.deck) == (rules, deck_of(str(case["number"])))
    assert again == state


def test_golden_hands_end_in_every_way() -> None:
    assert {case["result"][0] for case in CASES} == set(ENDS.values())
    assert {case["rules"] for case in CASES} == set(RULES)
