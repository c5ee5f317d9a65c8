"""Somebody who plays the person's seat by himself, through the commands of the table: for tests and figures of long play."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from threegin_qt.controller import MatchController
from threegin_qt.controller.plain import choose as plain_choose
from threegin_qt.engine import Action, Kind, PlayerView, Stage
from threegin_qt.ui.table import TableWidget

_COMMANDS = {
    Kind.TAKE_UPCARD: "take_discard",
    Kind.DRAW_DISCARD: "take_discard",
    Kind.DRAW_STOCK: "draw_stock",
    Kind.PASS: "pass",
}


class Autopilot(QObject):
    """Does what there is to do for the person, each time after a pause, until the match is over."""

    over = Signal()
    """The match on the table has ended, or there is none."""

    def __init__(
        self,
        table: TableWidget,
        match: MatchController,
        pause_ms: int = 0,
        choose: Callable[[PlayerView], Action] = plain_choose,
    ) -> None:
        super().__init__(table)
        self._table = table
        self._match = match
        self._choose = choose
        self._soon = QTimer(self, singleShot=True, interval=pause_ms)
        self._soon.timeout.connect(self.act)
        match.changed.connect(self._again)
        match.awaiting_advice_changed.connect(self._again)
        table.play.updated.connect(self._again)
        table.sheet.counted.connect(self._again)

    @Slot()
    def _again(self) -> None:
        self._soon.start()

    @Slot()
    def act(self) -> None:
        """Do the one thing there is to do now, if there is one."""
        table, play, view = self._table, self._table.play, self._match.view
        offered = play.choices()
        if view.stage == Stage.OVER and not play.counting:
            self.over.emit()
        elif view.stage != Stage.PLAY or play.knock is not None:
            # Draw a card of the fan, cut the count short, deal, lay the knock; nothing in a program that is closing.
            if offered:
                table.keys.choose(offered[0].name)
        elif play.deciding:
            self._decide(self._choose(view))

    def _decide(self, action: Action) -> None:
        table, play = self._table, self._table.play
        if action.kind in _COMMANDS:
            table.perform(_COMMANDS[action.kind])
        elif action.kind == Kind.DEFEND:
            table.keys.choose("defend")
        elif play.selected != action.card:
            assert play.select(action.card), play.message
        else:
            table.keys.choose("throw" if action.kind == Kind.DISCARD else "knock")
