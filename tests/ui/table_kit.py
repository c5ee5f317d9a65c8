"""What the tests of the table share: a table over a real match whose computer players answer only when they are let."""

from __future__ import annotations

import dataclasses
import time
from collections.abc import Callable, Sequence
from typing import Any

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from threegin_qt.controller import MatchController, MatchSetup, plain_players
from threegin_qt.controller.plain import choose
from threegin_qt.engine import (
    CARDS,
    TAKE_UPCARD,
    Acted,
    Action,
    Card,
    Dealt,
    Level,
    Phase,
    PlayerView,
    Role,
    Stage,
    Start,
    arrangement,
    card_set,
    knock,
    parse_card,
    parse_cards,
)
from threegin_qt.store import Preferences
from threegin_qt.ui.card import CardButton
from threegin_qt.ui.drag import DragButton
from threegin_qt.ui.table import TableWidget

NAMES = ("Maria", "Zoltán", "Beatriz")
CAPTAIN = (Role.CAPTAIN, Role.BOX, Role.PARTNER)
BOX = (Role.BOX, Role.CAPTAIN, Role.PARTNER)
PARTNER = (Role.PARTNER, Role.BOX, Role.CAPTAIN)
DEAL = "1234567812345678"


def pack(captain: str, box: str, upcard: str, stock: str = "") -> tuple[Card, ...]:
    """A pack that deals these cards; the stock begins with `stock`, the rest follows in the order of the cards."""
    deck: list[Card] = []
    for pair in zip(parse_cards(captain), parse_cards(box), strict=True):
        deck.extend(pair)
    deck.append(parse_card(upcard))
    deck.extend(parse_cards(stock))
    return (*deck, *(card for card in CARDS if card not in deck))


def knocking(cards: str, upcard: str, throw: str) -> Action:
    """The knock with ten cards and the upcard that throws one, its melds those with the least deadwood."""
    ten = (card_set(parse_cards(cards)) | 1 << parse_card(upcard)) & ~(1 << parse_card(throw))
    return knock(parse_card(throw), arrangement(ten))


# The captain takes the upcard and can knock with 1 at once; of the box's cards, nine can be laid off.
KNOCKER = "4S 5S 4H 5H 6H 4D 5D 6D AC KD"
DEFENDER = "2S 3S 7S 8S AS 7H 8H 9H 7D 3D"
KNOCK_DEAL = pack(KNOCKER, DEFENDER, "6S", "2C")
# The captain holds 2S to 5S and four eights with AD and 4H: laid whole 5 points of deadwood, with 5S kept out 10.
TWO_WAYS = pack("2S 3S 4S 8C 8D 8H 8S AD 4H QC", "6S 7S 7D 9S KD KC QH QS JD TC", "5S")


class Rig:
    """A table with its match. Answers of the computer players wait until `others` is called."""

    def __init__(
        self,
        qtbot: QtBot,
        roles: Sequence[Role] = CAPTAIN,
        deck: tuple[Card, ...] | None = None,
        acts: Sequence[tuple[Role, Action]] = (),
        totals: tuple[int, ...] = (54, 22, 14),
        size: tuple[int, int] = (1180, 732),
        deal: str | None = DEAL,
        players: Any = plain_players,
        **preferences: Any,
    ) -> None:
        usual = {"theme": "light", "animation": "off", "thinking": "none"}
        self.preferences = dataclasses.replace(Preferences(), **(usual | preferences))
        self.match = MatchController(None, players)
        self.table = TableWidget()
        qtbot.addWidget(self.table, before_close_func=self._close)
        self.changed: list[tuple[str, object]] = []
        self.table.preference_changed.connect(self._preference)
        self.table.resize(*size)
        self.table.set_preferences(self.preferences)
        self.table.set_source(self.match)
        self.table.show()
        self.table.activateWindow()
        self.match.hold()
        events = () if deck is None else (Dealt("", deck), *(Acted(list(roles).index(role), action) for role, action in acts))
        start = Start(tuple(roles), totals if roles else (), events)
        number = deal if deck is None and roles else None
        self.match.start(
            MatchSetup(NAMES[0], NAMES[1:], (Level.SKILLED, Level.CASUAL), practice=True, start=start, deal_number=number)
        )
        self.events()

    def _close(self, table: QWidget) -> None:
        self.table.motion.finish()
        assert self.match.shut_down()

    def _preference(self, name: str, value: object) -> None:
        self.changed.append((name, value))
        self.use(**{name: value})

    def use(self, **preferences: Any) -> None:
        """Change preferences, as the window does."""
        self.preferences = dataclasses.replace(self.preferences, **preferences)
        self.table.set_preferences(self.preferences)

    @staticmethod
    def events() -> None:
        """Let Qt deliver what is waiting."""
        QApplication.processEvents()

    @property
    def view(self) -> PlayerView:
        return self.match.view

    @property
    def hand(self) -> list[Card]:
        """The cards at the bottom, in display order."""
        return list(self.table.hand.model.known)

    def button(self, card: str) -> CardButton:
        """The button of a card at the bottom."""
        found = self.table.hand.button_of(parse_card(card))
        assert found is not None
        return found

    def middle(self, widget: QWidget) -> QPoint:
        """The middle of a widget, in the table."""
        return self.table.area(widget).center()

    def press_point(self, widget: QWidget) -> QPoint:
        """A place in a widget that no other covers."""
        return QPoint(10, widget.height() // 2)

    def click(self, widget: QWidget) -> None:
        """A plain click."""
        QTest.mouseClick(widget, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, self.press_point(widget))

    def clicks(self, place: QPoint, *times: int) -> None:
        """Clicks at a place in the table at these times in milliseconds, on whatever is there by then, told as by Qt."""
        before: int | None = None
        for when in times:
            under = self.table.childAt(place) or self.table
            double = before is not None and when - before < QApplication.doubleClickInterval()
            before = None if double else when
            kinds = (
                QEvent.Type.MouseButtonDblClick if double else QEvent.Type.MouseButtonPress,
                QEvent.Type.MouseButtonRelease,
            )
            for kind, buttons in zip(kinds, (Qt.MouseButton.LeftButton, Qt.MouseButton.NoButton), strict=True):
                at, on_screen = QPointF(under.mapFrom(self.table, place)), QPointF(self.table.mapToGlobal(place))
                event = QMouseEvent(kind, at, on_screen, Qt.MouseButton.LeftButton, buttons, Qt.KeyboardModifier.NoModifier)
                event.setTimestamp(when)
                QApplication.sendEvent(under, event)
            self.events()

    def press(self, source: DragButton) -> None:
        QTest.mousePress(source, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, self.press_point(source))

    def move(self, source: DragButton, to: QPoint) -> None:
        """Move the pointer to a place in the table, the button of the mouse still down on `source`."""
        start = source.mapTo(self.table, self.press_point(source))
        for step in (0.3, 0.7, 1.0):
            at = start + (to - start) * step
            QTest.mouseMove(source, source.mapFrom(self.table, at))

    def release(self, source: DragButton, to: QPoint) -> None:
        QTest.mouseRelease(source, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, source.mapFrom(self.table, to))

    def drag(self, source: DragButton, to: QPoint) -> None:
        """Drag a button to a place in the table and drop it."""
        self.press(source)
        self.move(source, to)
        self.release(source, to)
        self.events()

    def key(self, key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        """Press a key where the keyboard is."""
        QTest.keyClick(QApplication.focusWidget() or self.table, key, modifier)
        self.events()

    def mine(self) -> bool:
        """Whether the match waits for the person."""
        view = self.view
        return view.stage != Stage.PLAY or view.role == view.turn or self.match.awaiting_advice

    def wait(self, ready: Callable[[], bool], seconds: float = 20.0) -> None:
        """Let things happen until something is so."""
        end = time.monotonic() + seconds
        while not ready():
            assert time.monotonic() < end, "it never came to that"
            QTest.qWait(2)

    def others(self) -> None:
        """Let the computer players go on until the match waits for the person."""
        self.match.release()
        self.wait(self.mine)
        self.match.hold()

    def until(self, phase: Phase) -> None:
        """Play plainly until the person is in this phase."""
        while True:
            self.others()
            view = self.view
            if view.stage != Stage.PLAY or (view.phase == phase and (view.role == view.turn or self.match.awaiting_advice)):
                return
            if self.match.awaiting_advice:
                self.match.go_on()
            else:
                assert self.match.do(choose(view)) is None


def upcard_taken() -> tuple[tuple[Role, Action], ...]:
    """The captain has taken the upcard."""
    return ((Role.CAPTAIN, TAKE_UPCARD),)


def knocked() -> tuple[tuple[Role, Action], ...]:
    """The captain of KNOCK_DEAL has knocked."""
    return ((Role.CAPTAIN, TAKE_UPCARD), (Role.CAPTAIN, knocking(KNOCKER, "6S", "KD")))
