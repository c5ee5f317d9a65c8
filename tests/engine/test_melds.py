import json
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from threegin_qt.engine import (
    CARDS,
    Card,
    arrangement,
    arrangements,
    card_set,
    cards_of,
    deadwood,
    deadwood_after,
    is_meld,
    is_run,
    knock_discards,
    parse_cards,
    points,
    spreads,
    unmelded,
)
from threegin_qt.engine.melds import ALL_MELDS, ALL_RUNS, ALL_SETS

from . import oracle

CASES = json.loads((Path(__file__).parent.parent / "data" / "hands.json").read_text(encoding="utf-8"))

# Cards drawn from a whole pack hold few melds; those from part of one hold many that compete for the same cards.
_PARTS = (
    CARDS,
    tuple(card for card in CARDS if card.suit < 2),
    tuple(card for card in CARDS if card.rank <= 5),
    tuple(card for card in CARDS if card.rank >= 9),
    tuple(card for card in CARDS if 4 <= card.rank <= 9 and card.suit != 2),
    tuple(card for card in CARDS if card.rank <= 4 or card.suit == 3),
)


def holdings(least: int, most: int) -> st.SearchStrategy[int]:
    """Card sets of so many cards."""
    return st.sampled_from(_PARTS).flatmap(
        lambda part: st.lists(st.sampled_from(part), unique=True, min_size=least, max_size=most).map(card_set)
    )


def as_plain(melds: tuple[int, ...]) -> oracle.Arrangement:
    return frozenset(map(oracle.plain, melds))


def is_canonical(cards: int, melds: tuple[int, ...]) -> bool:
    """Whether these are disjoint melds of the cards, in ascending order."""
    return (
        list(melds) == sorted(melds)
        and sum(melds) | cards == cards
        and sum(meld.bit_count() for meld in melds) == sum(melds).bit_count()
        and all(map(is_meld, melds))
    )


def test_r3_sets_and_runs() -> None:
    for text in ("7C 7D 7H", "7C 7D 7H 7S", "4H 5H 6H", "9C TC JC QC KC", "AS 2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS"):
        assert is_meld(card_set(parse_cards(text))), text
    for text in (
        "",
        "7C",
        "7C 7D",
        "4H 5H",
        "4H 5H 7H",
        "4H 5H 6D",
        "7C 7D 8H",
        "7C 7D 7H 8H",
        "TC JC QC KC AC",
        "7C 7D 7H 6H 8H",
    ):
        assert not is_meld(card_set(parse_cards(text))), text
    assert is_run(card_set(parse_cards("4H 5H 6H")))
    assert not is_run(card_set(parse_cards("7C 7D 7H")))


def test_r3_there_are_65_sets_and_264_runs() -> None:
    # Thirteen ranks with one way to hold four and four ways to hold three; 66 runs in each suit.
    assert (len(ALL_SETS), len(ALL_RUNS), len(ALL_MELDS)) == (65, 264, 329)
    assert all(oracle.is_meld(oracle.plain(meld)) for meld in ALL_MELDS)


def test_r3_a_card_is_in_one_meld_only() -> None:
    # The seven of diamonds can be in the set, which leaves 27, or in the run, which leaves 24, but not in both.
    assert deadwood(card_set(parse_cards("7C 7D 7H 8D 9D KC"))) == 24
    assert deadwood(card_set(parse_cards("7C 7D 7H 7S 8D 9D KC"))) == 10


@given(holdings(0, 7))
def test_r3_melds_by_brute_force(cards: int) -> None:
    assert is_meld(cards) == oracle.is_meld(oracle.plain(cards))


@pytest.mark.parametrize("case", CASES["melds"], ids=lambda case: case["hand"])
def test_cases_of_melds(case: dict[str, Any]) -> None:
    cards = card_set(parse_cards(case["hand"]))
    assert deadwood(cards) == case["deadwood"]
    expected = {frozenset(card_set(parse_cards(meld)) for meld in melds) for melds in case["arrangements"]}
    found = arrangements(cards)
    assert set(map(frozenset, found)) == expected
    assert len(found) == len(expected)


@pytest.mark.parametrize("case", CASES["knock"], ids=lambda case: case["hand"])
def test_cases_of_knocks(case: dict[str, Any]) -> None:
    found = knock_discards(card_set(parse_cards(case["hand"])), 10)
    assert {str(card): left for card, left in found.items()} == case["knock_discards"]


@given(holdings(0, 11))
def test_least_deadwood_by_brute_force(cards: int) -> None:
    assert deadwood(cards) == oracle.least_deadwood(oracle.plain(cards))


@given(holdings(12, 14))
@settings(max_examples=25)
def test_least_deadwood_of_more_cards(cards: int) -> None:
    melds = oracle.melds_among(oracle.plain(cards))

    @cache
    def least(rest: oracle.Cards) -> int:
        """The best of what remains when the lowest card is thrown aside or put into each of its melds."""
        if not rest:
            return 0
        low = min(rest)
        ways = [least(rest - meld) for meld in melds if low in meld and meld <= rest]
        return min([oracle.worth([low]) + least(rest - {low}), *ways])

    assert deadwood(cards) == least(oracle.plain(cards))


@given(holdings(0, 10))
def test_arrangements_by_brute_force(cards: int) -> None:
    found = arrangements(cards)
    plain = oracle.plain(cards)
    assert {as_plain(melds) for melds in found} == oracle.all_spreads(plain, oracle.least_deadwood(plain))
    assert len(set(found)) == len(found)
    assert [len(melds) for melds in found] == sorted(len(melds) for melds in found)
    assert all(is_canonical(cards, melds) for melds in found)
    assert arrangement(cards) in found


@given(holdings(0, 10), st.integers(0, 60))
def test_spreads_by_brute_force(cards: int, limit: int) -> None:
    found = list(spreads(cards, limit))
    assert len(set(found)) == len(found)
    assert all(is_canonical(cards, melds) for melds in found)
    assert {as_plain(melds) for melds in found} == oracle.all_spreads(oracle.plain(cards), limit)


@given(holdings(10, 11), st.integers(0, 10))
@settings(max_examples=40)
def test_r14_knocking_discards_by_brute_force(cards: int, limit: int) -> None:
    found = knock_discards(cards, limit)
    assert {oracle.plain(1 << card): left for card, left in found.items()} == {
        frozenset([card]): left for card, left in oracle.knock_discards(oracle.plain(cards), limit).items()
    }


@given(holdings(1, 14))
def test_deadwood_after_each_throw(cards: int) -> None:
    found = deadwood_after(cards)
    assert list(found) == list(cards_of(cards))
    assert {type(card) for card in found} == {Card}
    assert found == {card: deadwood(cards ^ card.bit) for card in cards_of(cards)}


@given(holdings(0, 10))
def test_unmelded_cards(cards: int) -> None:
    for melds in arrangements(cards):
        assert unmelded(cards, melds) == cards ^ sum(melds)
        assert points(unmelded(cards, melds)) == deadwood(cards)


def test_spreads_are_made_one_by_one() -> None:
    # All of one suit and the low cards of two others have far too many arrangements to make a list of.
    many = spreads(card_set(card for card in CARDS if card.suit == 0 or (card.rank <= 5 and card.suit < 3)), 400)
    assert len({next(many) for _ in range(5)}) == 5
