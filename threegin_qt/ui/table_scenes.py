"""Which widgets of the table show what, at each stage of a match."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QRect, Qt
from PySide6.QtWidgets import QApplication, QWidget
from shiboken6 import isValid

from threegin_qt.engine import (
    Action,
    Outcome,
    Phase,
    PlayerView,
    Role,
    Stage,
    format_deal_number,
    next_roles,
    points,
    unmelded,
)

from .languages import fill, translate
from .phrases import action_text, role_text
from .result import Sheet, Standing
from .result_words import (
    advice_followed_text,
    count_steps,
    match_result_text,
    result_text,
    roles_drawn_text,
    rotation_text,
)
from .role_draw import Drawn
from .showdown import SMALLEST, card_widths, groups_of, title_of
from .table_layout import Places
from .theme import GRID

if TYPE_CHECKING:
    from .table import TableWidget


class Scene(Enum):
    """What the table shows."""

    EMPTY = "empty"
    ROLES = "roles"
    DRAWN = "drawn"
    PLAY = "play"
    DEFENCE = "defence"
    RESULT = "result"


def scene_of(view: PlayerView | None, players: int) -> Scene:
    """What is to be shown of a view."""
    if view is None or not players:
        return Scene.EMPTY
    if view.stage == Stage.ROLES:
        return Scene.ROLES
    if view.stage == Stage.DEAL and view.hand_number == 0:
        return Scene.DRAWN
    if view.stage == Stage.PLAY:
        return Scene.DEFENCE if view.phase == Phase.DEFENCE else Scene.PLAY
    return Scene.RESULT


class Scenes(QObject):
    """Brings the widgets of a table in line with its view, every time from the whole of it."""

    def __init__(self, table: TableWidget) -> None:
        super().__init__(table)
        self._table = table
        self.scene = Scene.EMPTY

    # -- seats -----------------------------------------------------------------------------------------------------------

    @property
    def bottom_seats(self) -> tuple[int, ...]:
        """The seats with their plates above the player's cards; the one that holds them last."""
        view = self._table.view
        if view is None or not view.roles:
            return (0,)
        holder = view.roles.index(self._table.bottom_role)
        if self._table.bottom_role == Role.CAPTAIN and Role.PARTNER in view.roles:
            return (view.roles.index(Role.PARTNER), holder)
        return (holder,)

    @property
    def top_seats(self) -> tuple[int, ...]:
        """The other seats, first the one whose cards lie at the top."""
        view = self._table.view
        if view is None or not view.roles:
            return (1, 2)
        holder = view.roles.index(1 - self._table.bottom_role)
        if 1 - self._table.bottom_role == Role.CAPTAIN and Role.PARTNER in view.roles:
            return (holder, view.roles.index(Role.PARTNER))
        return (holder,)

    @property
    def plates_at_top(self) -> int:
        """How many plates stand at the top."""
        return len(self.top_seats)

    # -- everything ------------------------------------------------------------------------------------------------------

    def sync(self, count: bool) -> None:
        """Show what there is now."""
        table = self._table
        focused = QApplication.focusWidget()
        scene = scene_of(table.view, len(table.play.names))
        if scene != self.scene and focused is not None and table.isAncestorOf(focused):
            # What has the keyboard may be about to go, and Qt would give it to the next in the Tab order.
            table.park_focus()
            self._sync(count)
            if isValid(focused) and focused.isVisible() and focused.isEnabled():
                focused.setFocus(Qt.FocusReason.OtherFocusReason)
            else:
                table.keys.focus_main_place()
        else:
            self._sync(count)

    def _sync(self, count: bool) -> None:
        table = self._table
        view = table.view
        names = table.play.names
        self.scene = scene_of(view, len(names))
        if view is None or self.scene == Scene.EMPTY:
            self._show_nothing()
            return
        if self.scene != Scene.RESULT:
            table.sheet.forget()
            table.play.counting = False
        drawn_hand = self.scene == Scene.RESULT and (view.result is None or view.result.outcome == Outcome.DRAWN)
        middle = self.scene == Scene.PLAY or drawn_hand or (self.scene == Scene.DEFENCE and not self._knocker_at_top(view))
        middle = middle and view.phase != Phase.UNDEALT
        match = table.play.match
        picks = match.role_picks if match is not None and self.scene == Scene.DRAWN and table.drawn_cards else ()
        table.fan.show_picked(picks)
        table.fan.setVisible(self.scene == Scene.ROLES or bool(picks))
        table.role_cards.setVisible(self.scene in (Scene.ROLES, Scene.DRAWN))
        table.sheet.setVisible(self.scene == Scene.RESULT)
        for widget in (table.stock, table.pile, table.knock, table.top):
            widget.setVisible(middle)
        in_hand = self.scene in (Scene.PLAY, Scene.DEFENCE)
        table.hand.setVisible(in_hand)
        table.sorter.setVisible(in_hand)
        if self.scene == Scene.RESULT:
            self._show_sheet(view, names, count)
        self._show_spreads(view)
        self._show_roles(view, names)
        self._show_cards(view)
        self._show_middle(view)
        table.drags.history.follow(view.pile if middle else ())
        self.show_plates()
        table.bar.show()
        why = translate("Table", "Why?") if table.play.why else ""
        table.bar.show_prompt(table.play.prompt(), table.play.choices(), why)
        table.panel.show_view(view, names, table.play, table.preferences.hints)

    def _show_nothing(self) -> None:
        table = self._table
        scenes: tuple[QWidget, ...] = (table.fan, table.role_cards, table.sheet, *table.spreads)
        places: tuple[QWidget, ...] = (table.stock, table.pile, table.knock, table.top, table.hand)
        for widget in (*scenes, *places, table.sorter, table.bar, *table.plates):
            widget.hide()
        table.drags.history.follow(())

    def _knocker_at_top(self, view: PlayerView) -> bool:
        return view.knocker is not None and view.knocker != self._table.bottom_role

    # -- parts -----------------------------------------------------------------------------------------------------------

    def show_plates(self) -> None:
        """Bring the plates up to date."""
        table = self._table
        view = table.view
        source = table.source
        if view is None or source is None:
            return
        acting = view.roles.index(view.turn) if view.stage == Stage.PLAY and view.roles else None
        for seat, plate in enumerate(table.plates):
            if seat >= len(source.players):
                plate.hide()
                continue
            player = source.players[seat]
            total = view.totals[seat]
            if table.play.counting and view.result is not None and view.result.scorer is not None:
                total -= view.result.points if view.roles[seat] == view.result.scorer else 0
            role = view.roles[seat] if view.roles else None
            plate.show_player(table.play.names[seat], seat == view.seat, player.level)
            plate.show_state(role, total, view.rules.target, seat == acting, seat == table.thinking_seat)
            plate.show()

    def _show_roles(self, view: PlayerView, names: tuple[str, ...]) -> None:
        table = self._table
        if self.scene not in (Scene.ROLES, Scene.DRAWN):
            return
        cards = table.drawn_cards
        roles = [Role(role) for role in view.roles] if view.roles else [None] * len(names)
        drawn = tuple(
            Drawn(name, cards[seat] if cards else None, role)
            for seat, (name, role) in enumerate(zip(names, roles, strict=True))
        )
        if cards:
            sentence = roles_drawn_text(cards, names, view.seat)
        elif self.scene == Scene.ROLES:
            sentence = translate(
                "Table", "The highest card is in the box, the middle one captain, the lowest sits out as the captain's partner."
            )
        else:
            sentence = ""
        table.role_cards.show_drawn(drawn, sentence)

    def _show_cards(self, view: PlayerView) -> None:
        table = self._table
        bottom = table.bottom_role
        play = table.play
        model = table.hand.model
        top_cards = view.cards(1 - bottom)
        if table.play.names:
            # Whose cards lie there; what they are is not told.
            table.top.setAccessibleName(table.play.names[view.roles.index(1 - bottom)] if view.roles else "")
        table.top.model.show(top_cards if self.scene in (Scene.PLAY, Scene.DEFENCE) or view.result else ())
        if self.scene not in (Scene.PLAY, Scene.DEFENCE):
            model.show(())
            return
        cards = view.cards(bottom)
        if play.knock is not None:
            ten = [card for card in cards if card != play.knock.card]
            model.show(ten, play.knock.melds)
        elif play.defence is not None:
            model.show([card for card in cards if card is not None and play.defence.kept >> card & 1], play.defence.melds)
        elif view.knocker == bottom and self.scene == Scene.DEFENCE:
            model.show(cards, view.spread)
        else:
            model.show(cards)
        model.lift(play.selected)
        action, marked = play.marked()
        for button in table.hand.buttons:
            card = button.card
            button.set_marked(card in marked)
            locked = card is not None and card == view.locked and view.phase == Phase.DISCARD and view.turn == bottom
            button.set_dimmed(locked and play.knock is None)
        for place in (table.stock, table.pile, table.knock):
            place.set_marked(place is table.action_place(action))

    def _show_middle(self, view: PlayerView) -> None:
        table = self._table
        play = table.play
        table.stock.show_count(view.stock_count)
        table.pile.show_pile(view.pile)
        table.pile.hide_below(table.preferences.hide_discards)
        laid = play.knock is not None or view.knocker is not None
        left = play.knock.left if play.knock is not None else play.knock_left() if play.deciding else None
        table.knock.show_knock(left, view.rules.knock_limit, laid)
        drawing = play.deciding and view.phase in (Phase.UPCARD, Phase.FIRST_DRAW, Phase.DRAW)
        table.stock.set_ready(drawing and view.phase != Phase.UPCARD)
        throwing = play.deciding and play.selected is not None and not play.lifting
        table.pile.set_ready((drawing and view.phase != Phase.FIRST_DRAW) or throwing)
        table.knock.set_ready(left is not None and not laid)

    def _show_spreads(self, view: PlayerView) -> None:
        table = self._table
        first, second = table.spreads
        result = view.result
        show_first = self.scene == Scene.DEFENCE and self._knocker_at_top(view)
        show_both = self.scene == Scene.RESULT and result is not None and result.outcome != Outcome.DRAWN
        first.lays_off = show_first and table.play.defence is not None
        if show_both and result is not None and result.knocker is not None:
            # Who has laid off his cards himself has them before him; otherwise the knocker's lie alone at first.
            alone = table.sheet.waiting and result.knocker == table.bottom_role
            laid_off = groups_of(result.knocker_cards, result.spread, result.layoffs)
            first.show_spread(
                self._title(view, result.knocker, points(unmelded(result.knocker_cards, result.spread)), True),
                groups_of(result.knocker_cards, result.spread) if alone else laid_off,
                laid_off,
            )
            laid = 0
            for cards in result.layoffs:
                laid |= cards
            kept = result.defender_cards & ~laid
            second.show_spread(
                self._title(view, 1 - result.knocker, result.deadwood[1], False), groups_of(kept, result.defence)
            )
        elif show_first and view.knocker is not None:
            layoffs = table.play.defence.layoffs if table.play.defence is not None else ()
            ten = view.held[view.knocker]
            left = points(unmelded(ten, view.spread))
            first.show_spread(self._title(view, view.knocker, left, True), groups_of(ten, view.spread, layoffs))
            second.clear()
        else:
            first.clear()
            second.clear()
        first.setVisible(show_both or show_first)
        second.setVisible(show_both and not table.sheet.waiting)

    def _title(self, view: PlayerView, role: int, left: int, knocker: bool) -> str:
        seat = view.roles.index(role)
        return title_of(self._table.play.names[seat], seat == view.seat, knocker, left)

    def place_spreads(self, places: Places) -> None:
        """Give the laid cards their room: all of it to one, or half to each of two."""
        first, second = self._table.spreads
        # The tab that brings the side panel back hangs on the right edge.
        room = places.stage.adjusted(0, 0, -2 * GRID if self._table.unfold.isVisibleTo(self._table) else 0, 0)
        if second.empty:
            first.set_largest(places.hand_card)
            first.setGeometry(room)
            return
        widths = card_widths(places.hand_card)
        width = next((width for width in widths if self._both_fit(width, room)), SMALLEST)
        split = round(first.height_at(width, room.width()) or room.height() / 2)
        spare = max(0, room.height() - GRID - split - round(second.height_at(width, room.width()) or 0))
        split += spare // 2
        for spread in (first, second):
            spread.set_largest(width)
        first.setGeometry(QRect(room.x(), room.y(), room.width(), split))
        second.setGeometry(QRect(room.x(), room.y() + split + GRID, room.width(), room.height() - split - GRID))

    def _both_fit(self, width: int, room: QRect) -> bool:
        """Whether the cards of both players fit in the room with cards so wide."""
        heights = [spread.height_at(width, room.width()) for spread in self._table.spreads]
        return all(height is not None for height in heights) and sum(filter(None, heights)) + GRID <= room.height()

    def _show_sheet(self, view: PlayerView, names: tuple[str, ...], count: bool) -> None:
        table = self._table
        result = view.result
        play = table.play
        over = view.stage == Stage.OVER
        if result is None:
            title = translate("Table", "Match given up")
            kept = tuple(Standing(name, total, total, None, "") for name, total in zip(names, view.totals, strict=True))
            closing = match_result_text(view, names)
            table.sheet.show_sheet(Sheet(title, (), kept, view.rules.target, "", closing), False)
            return
        roles = view.roles if over else next_roles(view.roles, result.scorer)
        standings = []
        for seat, name in enumerate(names):
            gained = result.points if result.scorer is not None and view.roles[seat] == result.scorer else 0
            after = view.totals[seat]
            role = None if over else roles[seat]
            standings.append(Standing(name, after - gained, after, role, "" if role is None else role_text(role)))
        closing = match_result_text(view, names) if over else rotation_text(view.roles, result.scorer, names, view.seat)
        scored = result_text(result, view.rules, view.roles, names, view.seat)
        # The count and the sentence below it name the outcome.
        title, scored = (scored, "") if result.scorer is None else ("", scored)
        number = play.match.deal_number if play.match is not None else None
        footnote = fill(translate("Table", "Deal %1"), format_deal_number(number)) if number else ""
        steps = count_steps(result, view.rules)
        sheet = Sheet(title, steps, tuple(standings), view.rules.target, scored, closing, footnote)
        # The plates and the sheet add the points at the same moment.
        play.counting = play.counting or (count and table.motion.speed.on and result.scorer is not None and table.isVisible())
        table.sheet.show_sheet(sheet, play.counting)
        play.counting = table.sheet.counting

    def note_followed(self, followed: bool, before: PlayerView) -> None:
        """Tell whether the captain did what the person advised; `before` is what was seen when he decided."""
        table = self._table
        view = table.view
        if view is None or not view.moves:
            return
        captain = table.play.names[view.roles.index(Role.CAPTAIN)]
        move = view.moves[-1]
        # Worded where it was decided: what was taken lies on the pile no more.
        done = action_text(Action(move.kind, move.card, view.spread), before) if not followed else ""
        table.play.note = advice_followed_text(followed, captain, done)
        table.voice.say(table.play.note)
        table.sync(False)
