"""The cards of a seat as a model: orders, rows that move, melds, and what a free order keeps."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import Qt
from PySide6.QtTest import QAbstractItemModelTester

from threegin_qt.engine import CARDS, Card, card_set, deadwood, is_meld, parse_card, parse_cards
from threegin_qt.models.cards import CARD_ROLE, LIFTED_ROLE, MELD_ROLE, Order, SeatCardsModel

TEN = parse_cards("9C 5H KD 6H 9D 2S 7H 9S AC QC")


def words(card):
    return "face down" if card is None else f"<{card}>"


@pytest.fixture
def model(qapp):
    made = SeatCardsModel(words)
    made.tester = QAbstractItemModelTester(made, QAbstractItemModelTester.FailureReportingMode.Warning)
    return made


def text(model):
    return " ".join(map(str, model.cards))


def test_melds_come_first_then_deadwood_from_the_highest(model):
    model.show(TEN)
    assert text(model) in ("9C 9D 9S 5H 6H 7H KD QC 2S AC", "5H 6H 7H 9C 9D 9S KD QC 2S AC")
    assert model.deadwood == 23
    assert [model.data(model.index(row), MELD_ROLE) for row in range(10)] == [0] * 3 + [1] * 3 + [-1] * 4


def test_orders_by_rank_and_suit(model):
    model.show(TEN)
    model.set_order(Order.RANK)
    assert text(model) == "AC 2S 5H 6H 7H 9C 9D 9S QC KD"
    model.set_order(Order.SUIT)
    assert text(model) == "AC 9C QC 9D KD 5H 6H 7H 2S 9S"


def test_a_card_that_is_moved_makes_the_order_a_free_one_and_it_stays(model):
    model.show(TEN)
    model.set_order(Order.RANK)
    model.move(parse_card("KD"), 0)
    assert model.order == Order.FREE
    assert text(model).startswith("KD AC")
    model.show([*TEN, parse_card("3D")])
    assert text(model) == "KD AC 2S 5H 6H 7H 9C 9D 9S QC 3D"
    model.show([card for card in TEN if card != parse_card("2S")] + [parse_card("3D")])
    assert text(model) == "KD AC 5H 6H 7H 9C 9D 9S QC 3D"


def test_rows_move_when_the_order_changes(model):
    model.show(TEN)
    moved = []
    model.rowsMoved.connect(lambda *at: moved.append(at))
    gone = []
    model.rowsRemoved.connect(lambda *at: gone.append(at))
    model.set_order(Order.RANK)
    assert moved
    assert not gone


def test_without_arranging_new_cards_come_last_until_an_order_is_chosen(model):
    model.set_order(Order.RANK, arranges=False)
    model.show(TEN)
    model.set_order(Order.RANK)
    model.show([*TEN, parse_card("3D")])
    assert text(model).endswith("KD 3D")
    model.set_order(Order.RANK)
    assert text(model).startswith("AC 2S 3D")


def test_a_kept_free_order_puts_what_it_names_first(model):
    model.show(TEN)
    model.set_free_order(parse_cards("QC 2S 3H 9C"))
    assert text(model).startswith("QC 2S 9C")
    assert set(model.cards) == set(TEN)


def test_given_melds_are_shown_whatever_the_order_and_go_again(model):
    model.show(TEN)
    model.move(parse_card("AC"), 3)
    before = model.cards
    given_melds = (card_set(parse_cards("5H 6H 7H")),)
    model.show([card for card in TEN if card != parse_card("KD")], given_melds)
    assert text(model) == "5H 6H 7H QC 9C 9D 9S 2S AC"
    assert model.deadwood == 40
    model.show(TEN)
    assert model.cards == before


def test_lifting_leaves_the_card_out_of_the_deadwood(model):
    model.show(TEN)
    model.lift(parse_card("KD"))
    assert model.deadwood == 13
    row = model.cards.index(parse_card("KD"))
    assert model.data(model.index(row), LIFTED_ROLE)
    model.show([card for card in TEN if card != parse_card("KD")])
    assert model.lifted is None


def test_face_down_cards_say_nothing(model):
    model.show([None] * 10)
    assert model.rowCount() == 10
    assert {model.data(model.index(row)) for row in range(10)} == {"face down"}
    assert {model.data(model.index(row), CARD_ROLE) for row in range(10)} == {None}
    model.show([None] * 11)
    assert model.rowCount() == 11
    model.show(TEN)
    assert set(model.cards) == set(TEN)


def test_data_outside_is_nothing(model):
    model.show(TEN)
    assert model.data(model.index(10)) is None
    assert model.rowCount(model.index(0)) == 0
    assert model.data(model.index(0), Qt.ItemDataRole.AccessibleTextRole) == words(model.cards[0])


@given(
    hands=st.lists(st.sets(st.integers(0, 51), max_size=11), max_size=6),
    orders=st.lists(st.sampled_from(Order), min_size=6, max_size=6),
)
def test_any_cards_in_any_order_are_exactly_those_shown(qapp, hands, orders):
    model = SeatCardsModel(words)
    tester = QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Warning)
    for cards, order in zip(hands, orders, strict=False):
        model.show([CARDS[card] for card in cards])
        model.set_order(order)
        assert len(model.cards) == len(cards)
        assert set(model.cards) == {Card(card) for card in cards}
        assert all(is_meld(meld) for meld in model.melds)
        assert model.deadwood == deadwood(card_set(cards))
    assert tester.model() is model
