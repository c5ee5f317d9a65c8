"""The show-down: arranging a knock, laying off, the count, the result, and the next hand."""

import itertools

import pytest
from hypothesis import given
from hypothesis import strategies as st
from table_kit import BOX, CAPTAIN, KNOCK_DEAL, TWO_WAYS, Rig, knocked, pack, upcard_taken

from threegin_qt.engine import (
    Outcome,
    Phase,
    Stage,
    best_defence,
    card_set,
    cards_of,
    deadwood,
    fits,
    parse_card,
    parse_cards,
    points,
    unmelded,
)
from threegin_qt.engine.melds import ALL_MELDS
from threegin_qt.ui.arranging import DefenceChoice, KnockChoice


def test_10b_both_ways_to_lay_the_spades_can_be_had(qtbot):
    rig = Rig(qtbot, deck=TWO_WAYS, acts=upcard_taken())
    choice = KnockChoice(rig.view, parse_card("QC"))
    lefts = set()
    for _ in range(choice.count):
        lefts.add(choice.left)
        choice.next()
    assert {5, 10} <= lefts
    assert all(left <= 10 for left in lefts)


def test_every_gesture_at_a_knock_leaves_it_legal(qtbot):
    rig = Rig(qtbot, deck=TWO_WAYS, acts=upcard_taken())
    choice = KnockChoice(rig.view, parse_card("QC"))
    ten = cards_of(choice.ten)
    for card, target in itertools.product(ten, (*ten, None)):
        choice.toggle(card)
        assert rig.view.refusal(choice.action) is None
        choice.put(card, target)
        assert rig.view.refusal(choice.action) is None


def test_toggling_a_card_moves_that_card_and_little_else(qtbot):
    rig = Rig(qtbot, deck=TWO_WAYS, acts=upcard_taken())
    choice = KnockChoice(rig.view, parse_card("QC"))
    while choice.left != 5:
        choice.next()
    assert choice.toggle(parse_card("5S"))
    assert choice.left == 10
    assert set(choice.melds) == {card_set(parse_cards("2S 3S 4S")), card_set(parse_cards("8C 8D 8H 8S"))}
    assert choice.toggle(parse_card("5S"))
    assert choice.left == 5
    assert not choice.toggle(parse_card("AD"))


MELDS = sorted(ALL_MELDS)


@given(data=st.data())
def test_lay_offs_always_fit_whatever_is_pressed(data):
    spread = ()
    used = 0
    for meld in data.draw(st.lists(st.sampled_from(MELDS), min_size=1, max_size=3)):
        if not meld & used and (used | meld).bit_count() <= 10:
            spread = tuple(sorted((*spread, meld)))
            used |= meld
    rest = [card for card in range(52) if not used >> card & 1]
    ten = card_set(data.draw(st.permutations(rest))[:10])
    if not spread:
        return
    choice = DefenceChoice(ten, spread)
    assert choice.left == best_defence(ten, spread).deadwood
    for card in data.draw(st.lists(st.sampled_from(cards_of(ten)), max_size=12)):
        choice.toggle(card)
        for meld, cards in zip(spread, choice.layoffs, strict=True):
            assert fits(cards, meld)
        assert choice.laid & ~ten == 0
        assert choice.kept | choice.laid == ten
        assert points(unmelded(choice.kept, choice.melds)) == choice.left == deadwood(choice.kept)
    choice.reset()
    assert choice.layoffs == choice.proposed


def test_the_best_lay_offs_are_proposed_and_shown_on_the_melds(qtbot):
    rig = Rig(qtbot, roles=BOX, deck=KNOCK_DEAL, acts=knocked())
    best = best_defence(rig.view.held[0], rig.view.spread)
    assert rig.table.play.defence.layoffs == best.layoffs
    shown = {button.card for button in rig.table.spreads[0].laid_buttons}
    assert card_set(shown) == rig.table.play.defence.laid
    assert card_set(rig.hand) == rig.table.play.defence.kept
    assert rig.table.hand.model.deadwood == best.deadwood


def test_a_card_is_dragged_back_and_on_a_meld(qtbot):
    rig = Rig(qtbot, roles=BOX, deck=KNOCK_DEAL, acts=knocked())
    spread = rig.table.spreads[0]
    defence = rig.table.play.defence
    laid = defence.laid
    button = spread.button_of(parse_card("8S"))
    rig.drag(button, rig.middle(rig.table.hand))
    assert parse_card("8S") in rig.hand
    assert defence.laid == laid & ~(1 << parse_card("8S"))
    meld = next(at for at, cards in enumerate(rig.view.spread) if cards >> parse_card("6S") & 1)
    box = dict(spread.meld_boxes())[meld]
    rig.drag(rig.button("8S"), spread.mapTo(rig.table, box.center()))
    assert defence.laid == laid


def test_pressing_a_card_of_the_knockers_does_nothing(qtbot):
    rig = Rig(qtbot, roles=BOX, deck=KNOCK_DEAL, acts=knocked())
    before = rig.table.play.defence.layoffs
    rig.table.spreads[0].button_of(parse_card("5S")).click()
    rig.table.play.toggle_layoff(parse_card("5S"))
    assert rig.table.play.defence.layoffs == before


def test_a_card_taken_from_the_middle_takes_those_beyond_with_it(qtbot):
    rig = Rig(qtbot, roles=BOX, deck=KNOCK_DEAL, acts=knocked())
    rig.table.play.lay_off(parse_card("7S"), None)
    assert {parse_card("7S"), parse_card("8S")} <= set(rig.hand)


def test_a_drop_on_a_meld_that_does_not_fit_says_so(qtbot):
    rig = Rig(qtbot, roles=BOX, deck=KNOCK_DEAL, acts=knocked())
    spread = rig.table.spreads[0]
    hearts = next(at for at, cards in enumerate(rig.view.spread) if cards >> parse_card("4H") & 1)
    box = dict(spread.meld_boxes())[hearts]
    rig.drag(rig.button("AS"), spread.mapTo(rig.table, box.center()))
    assert rig.table.bar.text == "That card does not fit this meld."
    assert parse_card("AS") in rig.hand


def test_confirming_twice_adds_nothing(qtbot):
    rig = Rig(qtbot, roles=BOX, deck=KNOCK_DEAL, acts=knocked())
    assert [plate.total for plate in rig.table.plates] == [54, 22, 14]
    action = rig.table.play.defence.action
    rig.click(rig.table.bar.main)
    totals = rig.view.totals
    rig.table.play.act(action)
    rig.table.play.act(action)
    assert rig.view.totals == totals
    assert totals != (54, 22, 14)


def test_undercut_is_counted_and_the_roles_move(qtbot):
    rig = Rig(qtbot, roles=BOX, deck=KNOCK_DEAL, acts=knocked())
    rig.table.keys.choose("defend")
    result = rig.view.result
    assert result.outcome == Outcome.UNDERCUT
    sheet = rig.table.sheet
    assert sheet.isVisible()
    assert "Undercut" in sheet.accessibleName()
    assert f"10 + {result.deadwood[0] - result.deadwood[1]} = {result.points}" in sheet.accessibleName()
    assert "you stay there" in sheet.accessibleName()
    assert not rig.table.hand.isVisible()
    assert all(spread.isVisible() for spread in rig.table.spreads)
    assert rig.table.bar.main.text() == "Next hand"


def knocked_by_hand(qtbot, animation):
    """The person has knocked, the other has just laid off and the hand is booked; the table with it."""
    rig = Rig(qtbot, roles=CAPTAIN, deck=KNOCK_DEAL, acts=knocked(), animation=animation)
    rig.match.release()
    rig.wait(lambda: rig.view.result is not None)
    return rig


def test_the_knockers_cards_lie_alone_before_the_defenders_and_the_count(qtbot):
    rig = knocked_by_hand(qtbot, "slow")
    first, second = rig.table.spreads
    result = rig.view.result
    laid = {card for cards in result.layoffs for card in cards_of(cards)}
    assert laid
    assert rig.table.sheet.waiting
    assert first.isVisible()
    assert not second.isVisible()
    assert not any(first.button_of(card) for card in laid)
    assert rig.table.bar.main.text() == "Show the result"
    # All is booked already; only the table takes its time.
    scored = rig.view.totals
    assert [plate.total for plate in rig.table.plates] == [54, 22, 14]
    place = first.geometry()
    rig.wait(second.isVisible)
    assert rig.table.play.counting
    assert not rig.table.sheet.waiting
    assert all(first.button_of(card) for card in laid)
    assert first.geometry() == place
    rig.wait(lambda: not rig.table.play.counting)
    assert rig.view.totals == scored
    assert [plate.total for plate in rig.table.plates] == list(scored)


def test_the_pause_before_the_defenders_cards_can_be_cut_short(qtbot):
    rig = knocked_by_hand(qtbot, "slow")
    assert rig.table.sheet.waiting
    rig.click(rig.table.bar.main)
    assert all(spread.isVisible() for spread in rig.table.spreads)
    assert not rig.table.play.counting
    assert rig.table.bar.main.text() == "Next hand"


def test_without_movement_there_is_no_pause(qtbot):
    rig = knocked_by_hand(qtbot, "off")
    assert not rig.table.play.counting
    assert all(spread.isVisible() for spread in rig.table.spreads)


def test_who_has_laid_off_has_his_cards_on_the_melds_all_the_time(qtbot):
    rig = Rig(qtbot, roles=BOX, deck=KNOCK_DEAL, acts=knocked(), animation="slow")
    first, second = rig.table.spreads
    laid = {button.card for button in first.laid_buttons}
    assert laid
    rig.table.keys.choose("defend")
    assert rig.table.sheet.waiting
    assert {button.card for button in first.laid_buttons} == laid
    assert not second.isVisible()
    rig.table.sheet.finish()
    assert second.isVisible()


def test_gin_is_booked_with_the_knock(qtbot):
    gin = pack("4S 5S 4H 5H 6H 4D 5D 6D 7D KD", "2S 3S 7S 8S AS 7H 8H 9H AC 3D", "6S")
    rig = Rig(qtbot, deck=gin, acts=upcard_taken())
    assert rig.table.knock.accessibleName() == "Gin"
    rig.click(rig.button("KD"))
    rig.click(rig.table.knock)
    if rig.table.play.knock is not None:
        while rig.table.play.knock.left:
            rig.table.keys.choose("other")
        assert rig.table.bar.main.text() == "Lay gin"
        rig.click(rig.table.bar.main)
    assert rig.view.result.outcome == Outcome.GIN
    assert rig.view.stage in (Stage.DEAL, Stage.OVER)


def test_a_knock_of_the_person_waits_for_the_defender_with_the_cards_laid(qtbot):
    rig = Rig(qtbot, roles=CAPTAIN, deck=KNOCK_DEAL, acts=upcard_taken())
    rig.table.perform("knock")
    rig.table.keys.choose("lay")
    assert rig.view.phase == Phase.DEFENCE
    assert rig.table.hand.isVisible()
    assert rig.table.hand.model.melds == rig.view.spread
    rig.others()
    assert rig.view.result is not None
    assert rig.table.sheet.isVisible()


def test_a_match_that_is_won_offers_a_new_one(qtbot):
    rig = Rig(qtbot, roles=BOX, deck=KNOCK_DEAL, acts=knocked(), totals=(95, 22, 14))
    rig.table.keys.choose("defend")
    assert rig.view.stage == Stage.OVER
    assert rig.view.winner == 0
    assert "win the match" in rig.table.sheet.accessibleName()
    with qtbot.waitSignal(rig.table.new_match_wanted, timeout=1000):
        rig.click(rig.table.bar.main)


def test_a_match_that_is_given_up_says_so(qtbot):
    rig = Rig(qtbot)
    rig.match.give_up()
    assert rig.table.sheet.isVisible()
    assert "given up" in rig.table.sheet.accessibleName()
    assert rig.table.bar.main.text() == "New match"


@pytest.mark.parametrize(("size", "text"), [((800, 490), 100), ((1180, 732), 100), ((1180, 732), 200)])
def test_ten_cards_of_lay_offs_wrap_inside(qtbot, size, text):
    rig = Rig(qtbot, roles=BOX, deck=KNOCK_DEAL, acts=knocked(), size=size, text_size=text)
    spread = rig.table.spreads[0]
    for button in spread.children():
        if hasattr(button, "card"):
            assert spread.rect().contains(button.geometry()), button.card
    rects = [box for _, box in spread.meld_boxes()]
    for one, other in itertools.combinations(rects, 2):
        assert not one.intersects(other)


def test_without_a_pause_the_next_hand_comes_by_itself(qtbot):
    rig = Rig(qtbot, roles=BOX, deck=KNOCK_DEAL, acts=knocked(), pause_after_hand=False)
    rig.table.keys.choose("defend")
    assert rig.table._next_deal.isActive()
    rig.table._next_deal.setInterval(1)
    rig.table._next_deal.start()
    rig.wait(lambda: rig.view.hand_number == 2)
    assert not rig.table._next_deal.isActive()
    rig = Rig(qtbot, roles=BOX, deck=KNOCK_DEAL, acts=knocked())
    rig.table.keys.choose("defend")
    assert not rig.table._next_deal.isActive()
