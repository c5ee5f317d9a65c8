import pickle

import pytest
from hypothesis import given
from hypothesis import strategies as st

from threegin_qt import engine
from threegin_qt.engine import CARDS, Card, CardTextError, card_set, cards_of, format_cards, parse_card, parse_cards, points

card_lists = st.lists(st.sampled_from(CARDS), unique=True)


def test_r1_the_pack_has_thirteen_ranks_of_four_suits() -> None:
    assert len(set(CARDS)) == 52
    assert {(card.rank, card.suit) for card in CARDS} == {(rank, suit) for rank in range(1, 14) for suit in range(4)}
    assert card_set(CARDS) == engine.FULL_DECK


def test_r1_the_ace_is_low_and_runs_do_not_turn_the_corner() -> None:
    assert engine.is_meld(card_set(parse_cards("AS 2S 3S")))
    assert engine.is_meld(card_set(parse_cards("JS QS KS")))
    assert not engine.is_meld(card_set(parse_cards("QS KS AS")))
    assert not engine.is_meld(card_set(parse_cards("KS AS 2S")))


def test_r2_points() -> None:
    assert [card.points for card in parse_cards("AC 2C 3C 4C 5C 6C 7C 8C 9C TC JC QC KC")] == [*range(1, 11), 10, 10, 10]
    assert points(card_set(parse_cards("AS 5D KH"))) == 16
    assert points(0) == 0
    assert points(engine.FULL_DECK) == 4 * 85


def test_text_of_cards() -> None:
    assert parse_cards("7C 10D Th AS") == (
        Card.of(7, 0),
        Card.of(10, 1),
        Card.of(10, 2),
        Card.of(1, 3),
    )
    assert format_cards(parse_cards("as 10d  kH")) == "AS TD KH"
    assert str(Card(0)) == "AC"
    assert str(Card(51)) == "KS"
    assert repr(Card(51)) == "Card('KS')"


@given(card_lists)
def test_text_round_trip(cards: list[Card]) -> None:
    assert parse_cards(format_cards(cards)) == tuple(cards)


@given(card_lists)
def test_card_set_round_trip(cards: list[Card]) -> None:
    assert cards_of(card_set(cards)) == tuple(sorted(cards))
    assert points(card_set(cards)) == sum(card.points for card in cards)


@pytest.mark.parametrize(
    "text", ["1C", "11C", "0C", "C", "7", "", " ", "7X", "CC", "77C", "T0C", "７C", "7\u017f", "7C7D", "-7C"]
)
def test_a_text_that_is_no_card(text: str) -> None:
    with pytest.raises(CardTextError) as caught:
        parse_card(text)
    assert caught.value.text == text
    with pytest.raises(CardTextError):
        parse_cards(f"7S {text} X")


def test_a_card_that_stands_twice() -> None:
    with pytest.raises(CardTextError) as caught:
        parse_cards("7C 8C 10D TD")
    assert caught.value.text == "TD"


@pytest.mark.parametrize("thing", [None, 7, b"7C", ["7C"]])
def test_what_is_no_text(thing: object) -> None:
    for read in (parse_card, parse_cards):
        with pytest.raises(CardTextError):
            read(thing)  # type: ignore[arg-type]


@given(st.text() | st.text("A29TJQKCDHSahs01 \u017f\u212a"))
def test_any_text_is_read_or_refused(text: str) -> None:
    words = text.split()
    good = all(
        word.isascii() and word[:-1].upper() in [*"A23456789TJQK", "10"] and word[-1].upper() in "CDHS" for word in words
    )
    named = {word.upper().replace("10", "T") for word in words}
    if good and len(named) == len(words):
        assert format_cards(parse_cards(text)) == " ".join(word.upper().replace("10", "T") for word in words)
    else:
        with pytest.raises(CardTextError):
            parse_cards(text)


@pytest.mark.parametrize("number", [-1, 52, 10**30])
def test_numbers_of_no_card(number: int) -> None:
    with pytest.raises(ValueError, match="no card"):
        Card(number)


def test_ranks_and_suits_of_no_card() -> None:
    for rank, suit in ((0, 0), (14, 0), (1, 4), (1, -1)):
        with pytest.raises(ValueError, match="no card"):
            Card.of(rank, suit)


def test_cards_survive_pickling() -> None:
    again = pickle.loads(pickle.dumps(CARDS))
    assert again == CARDS
    assert {type(card) for card in again} == {Card}
