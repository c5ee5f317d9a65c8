"""Somebody presses, drags and types at random: nothing breaks, nothing is left behind, nothing is shown wrongly."""

import random

import pytest
from mouse_kit import double_click
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget
from table_kit import Rig

from threegin_qt.engine import Role, Stage, card_set
from threegin_qt.ui.animation import Flyer
from threegin_qt.ui.shortcuts import COMMANDS
from threegin_qt.ui.table_scenes import Scene

NAMES = [command.name for command in COMMANDS if command.of_table]
KEYS = (
    Qt.Key.Key_Left,
    Qt.Key.Key_Right,
    Qt.Key.Key_Up,
    Qt.Key.Key_Down,
    Qt.Key.Key_Space,
    Qt.Key.Key_Return,
    Qt.Key.Key_Escape,
    Qt.Key.Key_Tab,
    Qt.Key.Key_Home,
)


def check(rig):
    """What must be so at any moment."""
    view = rig.view
    table = rig.table
    if table.scenes.scene in (Scene.PLAY, Scene.DEFENCE):
        shown = card_set(rig.hand)
        held = view.held[table.bottom_role]
        play = table.play
        if play.knock is not None:
            assert shown == held & ~(1 << play.knock.card)
            assert play.may(play.knock.action) is None
        elif play.defence is not None:
            assert shown == play.defence.kept
            assert play.defence.spread == view.spread
            assert play.defence.ten == held
            assert play.may(play.defence.action) is None
        else:
            assert shown == held
        if view.eyes is not None:
            assert {button.card for button in table.top.buttons} == set(view.cards(1 - view.eyes))
        if play.selected is not None:
            assert held >> play.selected & 1
    if not table.play.counting:
        assert tuple(plate.total for plate in table.plates) == view.totals
    assert QWidget.mouseGrabber() is None


def one_thing(rig, chance):
    table = rig.table
    widgets = [button for button in table.findChildren(QAbstractButton) if button.isVisible() and button.isEnabled()]
    what = chance.random()
    at = QPoint(chance.randrange(-40, table.width() + 40), chance.randrange(-40, table.height() + 40))
    if what < 0.35 and widgets:
        rig.click(chance.choice(widgets))
    elif what < 0.40 and widgets:
        double_click(chance.choice(widgets))
    elif what < 0.62 and table.hand.buttons:
        source = chance.choice([*table.hand.buttons, table.stock, table.pile, *table.spreads[0].laid_buttons])
        target = chance.choice([table.pile, table.knock, table.hand, table.stock, *table.spreads])
        if source.isVisible():
            rig.drag(source, chance.choice([at, rig.middle(target)]))
    elif what < 0.66 and table.hand.buttons:
        source = chance.choice(table.hand.buttons)
        rig.press(source)
        rig.move(source, at)
        chance.choice(
            [
                lambda: rig.key(Qt.Key.Key_Escape),
                lambda: table.resize(chance.choice([800, 1000, 1180]), chance.choice([490, 600, 732])),
                lambda: QApplication.sendEvent(table, QEvent(QEvent.Type.LanguageChange)),
                lambda: rig.use(animation=chance.choice(["off", "fast", "normal"])),
                lambda: rig.match.take_back(),
            ]
        )()
    elif what < 0.84:
        rig.key(chance.choice(KEYS))
    elif what < 0.94:
        table.perform(chance.choice(NAMES))
    elif what < 0.96:
        rig.use(card_size=chance.choice([60, 100, 140]), text_size=chance.choice([100, 150, 200]))
    elif what < 0.98:
        table.resize(chance.choice([800, 1000, 1180, 1600]), chance.choice([490, 600, 732, 900]))
    else:
        rig.use(theme=chance.choice(["light", "dark", "high-contrast"]), order=chance.choice(["rank", "melds", "free"]))


def play_at_random(qtbot, seed, steps):
    chance = random.Random(seed)
    rig = Rig(qtbot, roles=(), animation=chance.choice(["off", "fast"]), sitting_out=chance.choice(["advise", "watch", "skip"]))
    rig.match.release()
    for _ in range(steps):
        one_thing(rig, chance)
        check(rig)
        if chance.random() < 0.3:
            QTest.qWait(1)
            check(rig)
        if rig.view.stage == Stage.OVER:
            break
    table = rig.table
    rig.match.hold()
    table.drags.cancel()
    table.motion.finish()
    table.sheet.finish()
    rig.events()
    table.motion.finish()
    assert rig.match._holds == 1
    assert not [flyer for flyer in table.findChildren(Flyer) if flyer.isVisible()]
    assert not [button for button in table.hand.buttons if button.away]
    check(rig)
    assert rig.view.stage == Stage.ROLES or Role.BOX in rig.view.roles
    rig.use(theme="light")


def test_a_little_at_random(qtbot):
    play_at_random(qtbot, 7, 150)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(12))
def test_a_lot_at_random(qtbot, seed):
    play_at_random(qtbot, seed, 600)
