"""What the table says aloud: every event once, and what there is on request."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from threegin_qt.controller import Change
from threegin_qt.engine import (
    Acted,
    Advised,
    Card,
    Dealt,
    GaveUp,
    Kind,
    Melds,
    Move,
    PlayerView,
    Role,
    RolesDrawn,
    Stage,
    TookBack,
    card_set,
    cards_of,
    points,
    unmelded,
)

from .assistive import announce
from .card_words import card_words, cards_words, in_words, meld_words
from .languages import fill, translate
from .phrases import action_text, move_text
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
        texts = [move_text(move, view.roles, names, you, left, spoken=True), _laid_words(move, view)]
        if view.result is not None:
            texts.append(result_text(view.result, view.rules, view.roles, names, you))
            if view.winner is None:
                texts.append(rotation_text(view.roles, view.result.scorer, names, you))
            else:
                texts.append(match_result_text(view, names))
        return " ".join(text for text in texts if text)
    if type(event) is Advised:
        advised = action_text(event.action, view, spoken=True)
        if event.seat == you:
            return fill(translate("Table", "Your advice: %1."), advised)
        return fill(translate("Table", "%1: %2."), names[event.seat], advised)
    if type(event) is RolesDrawn:
        return roles_drawn_text(event.cards, names, you, spoken=True)
    if type(event) is Dealt:
        return _deals(view, names)
    if type(event) is TookBack:
        return translate("Table", "The move is taken back.")
    if type(event) is GaveUp:
        return match_result_text(view, names)
    return ""


def _laid_words(move: Move, view: PlayerView) -> str:
    """The cards that a knock or a defence puts on the table: who sees them needs not be told, who does not has to be."""
    if move.kind == Kind.KNOCK:
        return f"{cards_sentence(cards_of(view.held[move.role]), view.spread)}."
    result = view.result
    if move.kind != Kind.DEFEND or result is None:
        return ""
    laid = card_set(card for cards in result.layoffs for card in cards_of(cards))
    kept = f"{cards_sentence(cards_of(result.defender_cards & ~laid), result.defence)}."
    return f"{fill(translate('Table', 'Laid off: %1.'), cards_words(cards_of(laid)))} {kept}" if laid else kept


def moment_words(view: PlayerView, names: tuple[str, ...]) -> str:
    """What happened last in what a view shows, in a sentence for the ear; empty before the first deal."""
    if view.result is not None:
        return result_text(view.result, view.rules, view.roles, names, view.seat)
    if view.moves:
        move = view.moves[-1]
        left = None
        if move.kind == Kind.KNOCK:
            left = points(unmelded(view.held[move.role], view.spread))
        return move_text(move, view.roles, names, view.seat, left, spoken=True)
    if view.stage == Stage.PLAY:
        return _deals(view, names)
    return ""


def _deals(view: PlayerView, names: tuple[str, ...]) -> str:
    dealer = view.roles.index(Role.BOX)
    return translate("Table", "You deal.") if dealer == view.seat else fill(translate("Table", "%1 deals."), names[dealer])


class Voice(QObject):
    """Announcements to a screen reader, made for the table's widget."""

    def __init__(self, table: QWidget) -> None:
        super().__init__(table)
        self._table = table
        self.last_event = ""
        self.said: list[str] = []
        """What was announced last, the newest at the end."""
        self.told = False
        """Whether the last change was told as an event, and not only shown as a new picture."""

    def say(self, text: str, at_once: bool = False) -> None:
        """Announce a text; `at_once` where it answers what the person has just done."""
        if not text:
            return
        text = in_words(text)
        self.said = [*self.said[-19:], text]
        announce(self._table, text, at_once)

    def tell(self, change: Change, names: tuple[str, ...], expected: str, skipping: bool = False) -> None:
        """Announce an event, and what is expected of the person after it, if anything.

        While the person skips to the end of the hand, only how it ends is said.
        """
        text = event_words(change, names)
        self.told = bool(text)
        self.last_event = text or moment_words(change.after, names)
        if skipping and type(change.event) is Acted and change.after.knocker is None and change.after.result is None:
            return
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
