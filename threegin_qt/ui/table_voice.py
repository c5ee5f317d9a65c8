"""What the table says aloud: every event once, and what there is on request."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QWidget

from threegin_qt.controller import Change
from threegin_qt.engine import (
    Acted,
    Card,
    Dealt,
    GaveUp,
    Kind,
    Melds,
    Move,
    PlayerView,
    Role,
    RolesDrawn,
    TookBack,
    points,
    unmelded,
)

from .card_words import card_words, cards_words, meld_words
from .languages import fill, translate
from .phrases import move_text
from .result_words import match_result_text, result_text, roles_drawn_text, rotation_text, totals_text


def event_words(change: Change, names: tuple[str, ...]) -> str:
    """What happened, in a sentence for the ear; empty for what is not worth telling."""
    event = change.event
    view = change.after
    you = view.seat
    if type(event) is Acted:
        move = view.moves[-1] if view.moves else None
        action = event.action
        if move is None or move.kind != action.kind:
            move = Move(view.roles[event.seat], action.kind, action.card)
        left = None
        if action.kind == Kind.KNOCK:
            left = points(unmelded(view.held[move.role], view.spread))
        texts = [move_text(move, view.roles, names, you, left, spoken=True)]
        if view.result is not None:
            texts.append(result_text(view.result, view.rules, view.roles, names, you))
            if view.winner is None:
                texts.append(rotation_text(view.roles, view.result.scorer, names, you))
            else:
                texts.append(match_result_text(view, names))
        return " ".join(texts)
    if type(event) is RolesDrawn:
        return roles_drawn_text(event.cards, names, you, spoken=True)
    if type(event) is Dealt:
        dealer = view.roles.index(Role.BOX)
        if dealer == you:
            return translate("Table", "You deal.")
        return fill(translate("Table", "%1 deals."), names[dealer])
    if type(event) is TookBack:
        return translate("Table", "The move is taken back.")
    if type(event) is GaveUp:
        return match_result_text(view, names)
    return ""


class Voice(QObject):
    """Announcements to a screen reader, made for the table's widget."""

    def __init__(self, table: QWidget) -> None:
        super().__init__(table)
        self._table = table
        self.last_event = ""
        self.said: list[str] = []
        """What was announced last, the newest at the end."""

    def say(self, text: str) -> None:
        """Announce a text."""
        if not text:
            return
        self.said = [*self.said[-19:], text]
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self._table, text))

    def tell(self, change: Change, names: tuple[str, ...], expected: str) -> None:
        """Announce an event, and what is expected of the person after it, if anything."""
        text = event_words(change, names)
        if text:
            self.last_event = text
        self.say(" ".join(part for part in (text, expected) if part))


def cards_sentence(cards: Sequence[Card], melds: Melds) -> str:
    """Cards in their order: melds by their names, then the rest."""
    parts = [meld_words(meld) for meld in melds]
    rest = [card for card in cards if not any(meld >> card & 1 for meld in melds)]
    if rest:
        parts.append(cards_words(rest))
    return ". ".join(parts)


def pile_sentence(view: PlayerView, hide_below: bool) -> str:
    """The stock's number and the discard pile, the top card first."""
    stock = translate("Table", "Stock, %n cards", None, view.stock_count)
    if not view.pile:
        return f"{stock}. {translate('Table', 'Discard pile, empty')}."
    top = fill(translate("Table", "Discard pile, %1"), card_words(view.pile[-1]))
    below = view.pile[-2::-1]
    if hide_below or not below:
        return f"{stock}. {top}."
    return f"{stock}. {top}. {fill(translate('Table', 'Below it: %1'), cards_words(below))}."


def scores_sentence(view: PlayerView, names: tuple[str, ...]) -> str:
    """All totals and the target."""
    return fill(translate("Table", "%1. The match goes to %2."), totals_text(view, names), view.rules.target)
