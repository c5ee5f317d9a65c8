import hashlib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from threegin_qt.engine import (
    CARDS,
    DealNumberError,
    card_set,
    deck_of,
    format_cards,
    format_deal_number,
    new_deal_number,
    read_deal_number,
)

numbers = st.integers(0, 10**16 - 1).map("{:016}".format)

# What these numbers stand for is a promise: deals that people noted down have to stay the same.
GOLDEN = {
    "0000000000000000": (
        "QS 6C KS AD QH 6H 9H 8C JD 3D JH KH 8D JS QD 8S JC 7S 7H 2S 7C QC 9D 3C 4H 5H "
        "3S 2C 6D 2D 4C TH 5S 8H TD KC 2H 9C 7D 5C 4D KD AS 9S AH TC 6S 4S 3H 5D AC TS"
    ),
    "1234567890123456": (
        "JH JC 3C AD QC QS 4H 5D 2H 8S 4D 3S 6D 9C 7C 7D JD KC 2S AC KH 3H 5H AS 5C 9D "
        "5S TC 4S TS 6C 2D QD 8C 7S 8H TH 3D 6H 6S QH JS 2C 8D KS AH 9S 7H TD 4C KD 9H"
    ),
    "9999999999999999": (
        "9S 3H 7S 8H 5H 7D 3D 7C KH AD 8C KS 8D 3C KD AH TS 5C QH 2S 9D 2H JC JH 5S TD "
        "AC 4D QC 4C JD 8S KC QS AS TH 4H 7H 3S 6C 6S 2D 9H 6D 5D 9C JS 2C 6H QD TC 4S"
    ),
    "2718281828459045": (
        "9D 3C 6C 2D QC 8C 8D 2H 6S KD 9C 7C 7S TC 2C AS AD 5C 6D 4S 6H QS 4C 5H AC JH "
        "KS 3H 7D AH 4H QH 7H 3S 8S 3D TH 2S 5S TD TS 4D 9S QD KC JS KH 8H 9H JC 5D JD"
    ),
}


def shuffled(number: str) -> list[int]:
    """The method of the module's docstring, written a second time: one long number, digits to the base of each count."""
    stream = b"".join(hashlib.sha256(f"threegin deal 1:{number}:{block}".encode()).digest() for block in range(40))
    deck = list(range(52))
    at = 0
    place = 51
    while place:
        value = int.from_bytes(stream[at : at + 8], "big")
        at += 8
        count = place + 1
        if value // count == 2**64 // count:  # the incomplete last group of values
            continue
        deck[place], deck[value % count] = deck[value % count], deck[place]
        place -= 1
    return deck


@pytest.mark.parametrize("number", GOLDEN)
def test_golden_decks(number: str) -> None:
    assert format_cards(deck_of(number)) == GOLDEN[number]


@given(numbers)
def test_the_algorithm_is_the_one_written_down(number: str) -> None:
    deck = deck_of(number)
    assert list(deck) == shuffled(number)
    assert sorted(deck) == list(CARDS)


def test_every_card_comes_to_every_place() -> None:
    decks = [deck_of(f"{number:016}") for number in range(2000)]
    for place in (0, 20, 51):
        counts = [sum(deck[place] == card for deck in decks) for card in CARDS]
        # 2,000 / 52 = 38 with a standard deviation of 6: these bounds are five and six of them away.
        assert min(counts) > 8
        assert max(counts) < 75


def test_new_numbers_are_numbers_and_differ() -> None:
    found = {new_deal_number() for _ in range(200)}
    assert len(found) == 200
    assert all(read_deal_number(number) == number for number in found)
    # The first digits are as likely as any: numbers come from the whole range.
    assert len({number[0] for number in found}) == 10


@given(numbers)
def test_the_shown_form_is_read_back(number: str) -> None:
    shown = format_deal_number(number)
    assert len(shown) == 19
    assert read_deal_number(shown) == number
    assert read_deal_number(f" {shown.replace(' ', '-')} ") == number
    assert read_deal_number(shown.replace(" ", "\u00a0")) == number


@pytest.mark.parametrize(
    "text",
    ["", "123", "1" * 15, "1" * 17, "12345678901234a6", "²" * 16, "١" * 16, "1234 5678 9012 345\n6", None, 1234567890123456],
)
def test_what_is_no_deal_number(text: object) -> None:
    for read in (read_deal_number, deck_of):
        with pytest.raises(DealNumberError) as caught:
            read(text)  # type: ignore[arg-type]
        assert caught.value.text == text


def test_a_deck_is_asked_for_by_the_number_alone() -> None:
    with pytest.raises(DealNumberError):
        deck_of("1234 5678 9012 3456")


def test_a_deal_tells_nothing_of_its_neighbours() -> None:
    first, second = deck_of("0000000000000001"), deck_of("0000000000000002")
    same = sum(a == b for a, b in zip(first, second, strict=True))
    assert same < 8
    assert card_set(first[:10]) != card_set(second[:10])
