"""Commands of the table by their names, and its fixed keys: arrows, Space, Enter, Escape."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QObject, Qt, Slot
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QWidget

from threegin_qt.engine import DRAW_STOCK, PASS, Phase

from .drag import Ring
from .help_topics import view_topic
from .languages import translate
from .phrases import deadwood_text
from .table_scenes import Scene
from .table_voice import cards_sentence, pile_sentence, scores_sentence

if TYPE_CHECKING:
    from .table import TableWidget

_ORDERS: Final = {"sort_rank": "rank", "sort_suit": "suit", "sort_melds": "melds", "sort_free": "free"}
_ARROWS: Final = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}


class TableKeys(QObject):
    """Does what menus, letters and the fixed keys ask for."""

    def __init__(self, table: TableWidget) -> None:
        super().__init__(table)
        self._table = table

    # -- commands --------------------------------------------------------------------------------------------------------

    @Slot(str)
    def perform(self, name: str) -> None:
        """Carry out a command of the table, or let the line say why not."""
        table = self._table
        if name in _ORDERS:
            table.set_order(_ORDERS[name])
            return
        if table.drags.active and name not in ("repeat_event", "read_cards", "read_deadwood", "read_pile", "read_scores"):
            return
        getattr(self, f"_do_{name}")()

    def may_perform(self, name: str) -> bool:
        """Whether a command would do something now."""
        table = self._table
        play = table.play
        view = table.view
        if view is None or not play.names:
            return False
        match = play.match
        if name == "hint":
            return match is not None and match.can_hint and table.preferences.hints
        if name == "ask_partner":
            return match is not None and match.can_ask_partner
        if name == "go_on":
            return play.advising
        if name == "undo":
            return match is not None and match.can_take_back
        if name in ("draw_stock", "take_discard", "pass", "knock"):
            return self._may_move(name)
        if name == "show_discards":
            return bool(view.pile) and not table.preferences.hide_discards
        if name in (*_ORDERS, "read_cards", "read_deadwood"):
            return bool(table.hand.model.cards)
        return True

    def _may_move(self, name: str) -> bool:
        play = self._table.play
        if not play.deciding:
            return False
        if name == "draw_stock":
            return play.may(DRAW_STOCK) is None
        if name == "take_discard":
            return play.may(play.take_action) is None
        if name == "pass":
            return play.may(PASS) is None
        return bool(play.knocks())

    def _do_draw_stock(self) -> None:
        self._table.play.draw_stock()

    def _do_take_discard(self) -> None:
        self._table.play.take_discard()

    def _do_pass(self) -> None:
        self._table.play.pass_upcard()

    def _do_knock(self) -> None:
        play = self._table.play
        if play.knock is None:
            play.begin_knock()

    def _do_hint(self) -> None:
        table = self._table
        match = table.play.match
        if match is None:
            return
        if not table.preferences.hints:
            table.play.say(translate("Table", "Hints are switched off in the preferences."))
        elif match.can_hint:
            match.hint()
        else:
            table.play.say(translate("Table", "There is nothing to decide for you now."))

    def _do_ask_partner(self) -> None:
        table = self._table
        match = table.play.match
        if match is None:
            return
        if match.can_ask_partner:
            match.ask_partner()
        else:
            table.play.say(translate("Table", "Only a captain in turn can ask the partner."))

    def _do_go_on(self) -> None:
        match = self._table.play.match
        if match is not None:
            match.go_on()

    def _do_undo(self) -> None:
        table = self._table
        match = table.play.match
        if match is None:
            return
        if table.play.knock is not None:
            table.play.cancel()
        elif not match.take_back():
            table.play.say(translate("Table", "Moves can be taken back in a practice match only, after a move of yours."))

    def _do_show_discards(self) -> None:
        self._table.drags.toggle_history()

    def hidden_text(self) -> str:
        """Why the discards cannot be seen."""
        return translate("Table", "The discards are hidden by your preferences.")

    def _do_repeat_event(self) -> None:
        voice = self._table.voice
        self._tell(voice.last_event or self._table.play.prompt(spoken=True))

    def _do_read_cards(self) -> None:
        model = self._table.hand.model
        self._tell(cards_sentence(model.known, model.melds) or translate("Table", "You hold no cards."))

    def _do_read_deadwood(self) -> None:
        self._tell(deadwood_text(self._table.hand.model.deadwood))

    def _do_read_pile(self) -> None:
        view = self._table.view
        if view is not None and view.phase != Phase.UNDEALT:
            self._tell(pile_sentence(view, self._table.preferences.hide_discards))

    def _do_read_scores(self) -> None:
        view = self._table.view
        if view is not None and self._table.play.names:
            self._tell(scores_sentence(view, self._table.play.names))

    def _tell(self, text: str) -> None:
        """Say something aloud and on the line: the line is read where no screen reader runs."""
        if text:
            self._table.play.say(text)

    # -- choices of the bar ----------------------------------------------------------------------------------------------

    @Slot(str)
    def choose(self, name: str) -> None:
        """Do what a button beside the line stands for."""
        table = self._table
        play = table.play
        match = play.match
        if name.startswith("sit_"):
            table.change_preference("sitting_out", name.removeprefix("sit_"))
            if match is not None:
                match.sitting_out = name.removeprefix("sit_")
            table.sync(False)
            return
        simple: dict[str, Callable[[], object]] = {
            "pick": table.fan.pick_current,
            "skip": table.sheet.finish,
            "new_match": table.new_match_wanted.emit,
            "review": table.review_wanted.emit,
            "throw": play.throw,
            "lay": play.lay,
            "cancel": play.cancel,
            "draw_stock": play.draw_stock,
            "take_discard": play.take_discard,
            "pass": play.pass_upcard,
            "knock": play.begin_knock,
        }
        if name in simple:
            simple[name]()
        elif name == "deal" and match is not None:
            match.next_hand()
        elif name == "go_on" and match is not None:
            match.go_on()
        elif name == "other" and play.knock is not None:
            play.knock.next()
            play.say("")
        elif name == "defend" and play.defence is not None:
            play.act(play.defence.action)
        elif name == "propose" and play.defence is not None:
            play.defence.reset()
            play.say("")

    # -- help --------------------------------------------------------------------------------------------------------------

    @property
    def topic(self) -> str:
        """The section of the rules about what was just refused, or about what the table shows."""
        play = self._table.play
        return play.why or view_topic(self._table.view if play.names else None, bool(play.knocks()), play.knock is not None)

    @Slot()
    def ask_why(self) -> None:
        """Show the rule behind what the line says."""
        self._table.help_wanted.emit(self.topic)

    # -- fixed keys --------------------------------------------------------------------------------------------------------

    def overrides(self, event: QEvent) -> bool:
        """Whether a key is the table's before it can be a shortcut of the window."""
        assert isinstance(event, QKeyEvent)
        if event.key() in (Qt.Key.Key_Tab, Qt.Key.Key_Backtab):
            Ring.wanted = True
        if event.key() == Qt.Key.Key_Escape:
            table = self._table
            return table.drags.active or table.play.knock is not None or table.drags.history.isVisible() or table.drawer_open
        return False

    def press(self, event: QKeyEvent) -> bool:
        """Handle one of the fixed keys; False if it is another."""
        table = self._table
        key = event.key()
        plain = not event.modifiers() & ~(Qt.KeyboardModifier.KeypadModifier | Qt.KeyboardModifier.ShiftModifier)
        if not plain:
            return False
        if key == Qt.Key.Key_Escape:
            return self._escape()
        if table.drags.active:
            return True
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            return event.isAutoRepeat() or self.main_thing()
        if key in _ARROWS:
            self._arrow(*_ARROWS[Qt.Key(key)])
            return True
        if key in (Qt.Key.Key_Home, Qt.Key.Key_End) and table.hand.isVisible():
            table.hand.focus_row(0 if key == Qt.Key.Key_Home else 99)
            return True
        return False

    def _escape(self) -> bool:
        table = self._table
        if table.drags.active:
            table.drags.cancel()
            return True
        if table.drags.history.isVisible():
            table.drags.history.close_now()
            return True
        if table.drawer_open:
            table.open_drawer(False)
            return True
        return table.play.cancel()

    def main_thing(self) -> bool:
        """Do what the main button does; on a card of the fan, pick it; with nothing to throw yet, select the card.

        False where there is no main button.
        """
        table = self._table
        choices = table.play.choices()
        if not choices and not table.play.lifting:
            return False
        if choices and choices[0].enabled:
            self.choose(choices[0].name)
            return True
        focused = QApplication.focusWidget()
        current = table.hand.current
        if (
            (table.play.lifting or choices[0].name == "throw")
            and current is not None
            and current is focused
            and current.card is not None
        ):
            table.play.select(current.card)
        return True

    def focus_main_place(self) -> None:
        """Give the keyboard to where it is wanted now."""
        table = self._table
        if table.scenes.scene == Scene.ROLES:
            table.fan.focus_step(0)
        elif table.hand.isVisible() and table.hand.buttons:
            table.hand.focus_step(0)
        elif table.bar.isVisible() and table.bar.buttons:
            table.bar.main.setFocus(Qt.FocusReason.OtherFocusReason)

    def _rows(self) -> list[list[QWidget]]:
        """What the arrows go through, from the top: rows of widgets, the cards as one."""
        table = self._table
        rows: list[list[QWidget]] = []
        laid = [button for spread in table.spreads if spread.isVisible() and spread.lays_off for button in spread.laid_buttons]
        if laid:
            rows.append(list(laid))
        middle: list[QWidget] = [place for place in (table.stock, table.pile, table.knock) if place.isVisible()]
        if middle:
            rows.append(middle)
        buttons: list[QWidget] = [table.bar.why] if table.bar.why.isVisible() else []
        buttons += [button for button in reversed(table.bar.buttons) if button.isEnabled()]
        if buttons:
            rows.append(buttons)
        if table.hand.isVisible() and table.hand.buttons:
            rows.append(list(table.hand.buttons))
        elif table.fan.isVisible():
            rows.append([table.fan])
        return rows

    def _arrow(self, across: int, down: int) -> None:
        Ring.wanted = True
        table = self._table
        rows = self._rows()
        if not rows:
            return
        focused = QApplication.focusWidget()
        at = next((number for number, row in enumerate(rows) if focused in row or self._holds(row, focused)), None)
        if at is None:
            self.focus_main_place()
            return
        row = rows[at]
        if across:
            if row == [table.fan]:
                table.fan.focus_step(across)
            elif focused in row:
                place = max(0, min(len(row) - 1, row.index(focused) + across))
                row[place].setFocus(Qt.FocusReason.OtherFocusReason)
            return
        target = rows[max(0, min(len(rows) - 1, at + down))]
        if target is row:
            return
        self._enter(target, focused)

    def _holds(self, row: list[QWidget], focused: QWidget | None) -> bool:
        return row == [self._table.fan] and focused is not None and self._table.fan.isAncestorOf(focused)

    def _enter(self, row: list[QWidget], coming_from: QWidget | None) -> None:
        """Give the keyboard to a row: to the card that had it, or to what is nearest."""
        table = self._table
        if row == [table.fan]:
            table.fan.focus_step(0)
        elif row and row[0] in table.hand.buttons:
            table.hand.focus_step(0)
        else:
            x = 0 if coming_from is None else table.area(coming_from).center().x()
            nearest = min(row, key=lambda widget: abs(table.area(widget).center().x() - x))
            nearest.setFocus(Qt.FocusReason.OtherFocusReason)
