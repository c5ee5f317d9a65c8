"""Movement: the model is right at once, nothing is lost or doubled meanwhile, answers wait, and nothing runs at rest."""

import pytest
from mouse_kit import double_click
from PySide6.QtCore import QAbstractAnimation, QPoint, QTimer
from table_kit import BOX, KNOCK_DEAL, PARTNER, Rig, knocked, upcard_taken

from threegin_qt.engine import Phase, Stage, parse_card
from threegin_qt.ui.animation import Flyer


def at_rest(table):
    """Whether no animation and no timer of the table runs."""
    running = [each for each in table.findChildren(QAbstractAnimation) if each.state() == QAbstractAnimation.State.Running]
    timers = [timer for timer in table.findChildren(QTimer) if timer.isActive()]
    return not running and not timers


def test_what_lies_where_is_right_before_the_card_has_landed(qtbot):
    rig = Rig(qtbot, deck=KNOCK_DEAL, animation="normal")
    rig.table.motion.finish()
    rig.table.perform("take_discard")
    assert rig.table.motion.flights.busy
    assert parse_card("6S") in rig.hand
    assert rig.match.held
    rig.table.play.throw(parse_card("KD"))
    assert rig.view.pile[-1] == parse_card("KD")
    assert rig.table.pile.top == parse_card("KD")


def test_a_flight_ends_and_lets_the_others_play(qtbot):
    rig = Rig(qtbot, deck=KNOCK_DEAL, animation="fast")
    rig.table.perform("take_discard")
    rig.table.play.throw(parse_card("KD"))
    rig.match.release()
    assert rig.match.held
    rig.wait(lambda: not rig.table.motion.flights.busy)
    rig.wait(lambda: rig.match.revision > 4)
    rig.match.hold()


def test_a_card_in_flight_can_be_pressed_and_nothing_is_doubled(qtbot):
    rig = Rig(qtbot, deck=KNOCK_DEAL, animation="slow")
    rig.table.motion.finish()
    rig.table.perform("take_discard")
    assert rig.table.motion.flights.busy
    history = len(rig.view.history)
    rig.click(rig.table.pile)
    double_click(rig.table.pile)
    rig.table.perform("sort_rank")
    rig.table.resize(1000, 700)
    rig.events()
    assert len(rig.view.history) == history
    rig.click(rig.button("KD"))
    assert rig.table.play.selected == parse_card("KD")
    rig.click(rig.button("KD"))
    assert rig.view.pile[-1] == parse_card("KD")
    assert len(rig.view.history) == history + 1


@pytest.mark.parametrize("animation", ["off", "normal"])
def test_at_rest_nothing_runs(qtbot, animation):
    for make in (
        lambda: Rig(qtbot, roles=(), animation=animation),
        lambda: Rig(qtbot, deck=KNOCK_DEAL, animation=animation),
        lambda: Rig(qtbot, deck=KNOCK_DEAL, acts=upcard_taken(), animation=animation),
        lambda: Rig(qtbot, roles=BOX, deck=KNOCK_DEAL, acts=knocked(), animation=animation),
        lambda: Rig(qtbot, roles=PARTNER, animation=animation),
    ):
        rig = make()
        rig.wait(lambda rig=rig: at_rest(rig.table), 5)


def test_off_means_that_nothing_flies_and_nothing_is_held(qtbot):
    rig = Rig(qtbot, deck=KNOCK_DEAL)
    rig.table.perform("take_discard")
    assert not rig.table.motion.flights.busy
    assert at_rest(rig.table)
    assert not rig.table.findChildren(Flyer)


def test_the_count_comes_step_by_step_and_can_be_cut_short(qtbot):
    rig = Rig(qtbot, roles=BOX, deck=KNOCK_DEAL, acts=knocked(), animation="normal")
    rig.table.keys.choose("defend")
    assert rig.view.stage == Stage.DEAL
    assert rig.table.sheet.counting
    assert [plate.total for plate in rig.table.plates] == [54, 22, 14]
    assert rig.table.panel.score_model.rowCount() == 0
    assert rig.table.bar.main.text() == "Show the result"
    rig.click(rig.table.bar.main)
    assert not rig.table.sheet.counting
    assert [plate.total for plate in rig.table.plates] == list(rig.view.totals)
    assert rig.table.panel.score_model.rowCount() == 1
    assert rig.table.bar.main.text() == "Next hand"


def test_the_count_ends_by_itself(qtbot):
    rig = Rig(qtbot, roles=BOX, deck=KNOCK_DEAL, acts=knocked(), animation="fast")
    rig.table.keys.choose("defend")
    rig.wait(lambda: not rig.table.sheet.counting)
    rig.wait(lambda: rig.table.bar.main.text() == "Next hand")
    rig.wait(lambda: at_rest(rig.table))


def test_a_deal_flies_and_can_be_interrupted(qtbot):
    rig = Rig(qtbot, roles=(), animation="normal")
    rig.table.pick(3)
    assert rig.table.motion.flights.busy
    rig.table.keys.choose("deal")
    assert rig.view.stage == Stage.PLAY
    assert rig.table.motion.flights.busy
    assert len(rig.hand) == 10
    rig.table.motion.finish()
    assert not any(button.away for button in rig.table.hand.buttons)
    assert not [flyer for flyer in rig.table.findChildren(Flyer) if flyer.isVisible()]


def test_holds_are_always_given_back(qtbot):
    rig = Rig(qtbot, animation="fast")
    rig.match.release()
    for _ in range(12):
        rig.wait(rig.mine)
        if rig.view.stage != Stage.PLAY:
            break
        if rig.view.phase == Phase.DISCARD:
            rig.table.play.throw(next(card for card in rig.hand if card != rig.view.locked))
        else:
            rig.table.keys.main_thing()
    rig.wait(lambda: not rig.table.motion.flights.busy)
    assert not rig.match.held
    rig.match.hold()


def test_a_dropped_card_flies_home(qtbot):
    rig = Rig(qtbot, animation="normal")
    rig.table.motion.finish()
    button = rig.table.hand.buttons[2]
    rig.drag(button, QPoint(4, 4))
    assert rig.table.motion.flights.busy
    rig.wait(lambda: not rig.table.motion.flights.busy)
    assert not button.away


def test_sources_can_be_changed_in_the_middle(qtbot):
    rig = Rig(qtbot, deck=KNOCK_DEAL, animation="normal")
    rig.table.perform("take_discard")
    other = Rig(qtbot, animation="off")
    rig.table.set_source(other.match)
    assert rig.table.view is other.match.view
    assert rig.match._holds == 1
