"""How hands and matches end, and how the roles move, in sentences (R4, R7, R19 to R25).

`names` are the players' names by seat, `roles` their roles by seat; `you` is the seat of the reader, None for one who is none
of the players.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QLocale

from threegin_qt.engine import Card, HandResult, Outcome, PlayerView, Role, RuleSet, next_roles, roles_drawn

from .card_words import card_name
from .languages import fill, translate


def roles_drawn_text(cards: Sequence[Card], names: Sequence[str], you: int | None, spoken: bool = False) -> str:
    """What the draw for roles decided (R4), in one sentence."""
    roles = list(roles_drawn(cards))
    box, captain, partner = (roles.index(role) for role in Role)
    match None if you is None else roles[you]:
        case Role.BOX:
            text = translate("Results", "%4 is highest: you are in the box, %2 is captain and %3 sits out.")
        case Role.CAPTAIN:
            text = translate("Results", "%4 is highest: %1 is in the box, you are captain and %3 sits out.")
        case Role.PARTNER:
            text = translate("Results", "%4 is highest: %1 is in the box, %2 is captain and you sit out.")
        case _:
            text = translate("Results", "%4 is highest: %1 is in the box, %2 is captain and %3 sits out.")
    return fill(text, names[box], names[captain], names[partner], card_name(cards[box], spoken))


def result_text(result: HandResult, rules: RuleSet, roles: Sequence[int], names: Sequence[str], you: int | None) -> str:
    """How a hand ended, with its numbers and the points, in one sentence."""
    if result.scorer is None or result.knocker is None:
        if result.stalled:
            text = translate("Results", "Drawn hand: %n draws in a row from the discard pile.", None, rules.stall_limit)
        else:
            text = translate("Results", "Drawn hand: %n cards are left in the stock.", None, result.stock_count)
        return text
    seats = list(roles)
    scorer, other = seats.index(result.scorer), seats.index(1 - result.scorer)
    gain = result.points
    match result.outcome:
        case Outcome.GIN:
            if scorer == you:
                text = translate("Results", "Gin! You score %n points.", None, gain)
            else:
                text = translate("Results", "Gin: %1 scores %n points.", None, gain)
        case Outcome.UNDERCUT:
            if scorer == you:
                text = translate("Results", "Undercut! You hold %4 against %3 and score %n points.", None, gain)
            elif other == you:
                text = translate("Results", "Undercut: %1 holds %4 against your %3 and scores %n points.", None, gain)
            else:
                text = translate("Results", "Undercut: %1 holds %4 against %3 and scores %n points.", None, gain)
        case _:
            if scorer == you:
                text = translate("Results", "You knock with %3 against %4 and score %n points.", None, gain)
            elif other == you:
                text = translate("Results", "%1 knocks with %3 against your %4 and scores %n points.", None, gain)
            else:
                text = translate("Results", "%1 knocks with %3 against %4 and scores %n points.", None, gain)
    return fill(text, names[scorer], names[other], *result.deadwood)


def count_steps(result: HandResult, rules: RuleSet) -> tuple[str, ...]:
    """The count of a hand that somebody won, step by step, from the difference to the points."""
    knocker, defender = result.deadwood
    match result.outcome:
        case Outcome.KNOCK:
            return (fill(translate("Results", "Difference: %1 − %2 = %3"), defender, knocker, result.points),)
        case Outcome.UNDERCUT:
            difference = knocker - defender
            return (
                fill(translate("Results", "Difference: %1 − %2 = %3"), knocker, defender, difference),
                fill(translate("Results", "Undercut: %1 + %2 = %3"), rules.undercut_bonus, difference, result.points),
            )
        case Outcome.GIN:
            return (fill(translate("Results", "Gin: %1 + %2 = %3"), rules.gin_bonus, defender, result.points),)
    return ()


def rotation_text(roles: Sequence[int], scorer: int | None, names: Sequence[str], you: int | None) -> str:
    """How the roles move after a hand that the role `scorer` won, None if it was drawn, and why (R7), in one sentence."""
    if len(roles) == 2:
        dealer = next_roles(tuple(roles), scorer).index(Role.BOX)
        if dealer == you:
            return translate("Results", "You deal the next hand.")
        return fill(translate("Results", "%1 deals the next hand."), names[dealer])
    box, captain, partner = (list(roles).index(role) for role in Role)
    own = None if you is None else roles[you]
    if scorer is None:
        if own == Role.BOX:
            text = translate("Results", "A drawn hand: all keep their roles, you deal again.")
        else:
            text = translate("Results", "A drawn hand: all keep their roles, %1 deals again.")
    elif scorer == Role.BOX:
        text = _box_won(own)
    else:
        text = _box_lost(own)
    return fill(text, names[box], names[captain], names[partner])


def _box_won(own: int | None) -> str:
    """%1 was in the box, %2 captain, %3 sat out."""
    match own:
        case Role.BOX:
            return translate("Results", "You won in the box: you stay there, %2 sits out, %3 is captain.")
        case Role.CAPTAIN:
            return translate("Results", "The box won: %1 stays in the box, you sit out, %3 is captain.")
        case Role.PARTNER:
            return translate("Results", "The box won: %1 stays in the box, %2 sits out, you are captain.")
    return translate("Results", "The box won: %1 stays in the box, %2 sits out, %3 is captain.")


def _box_lost(own: int | None) -> str:
    """%1 was in the box, %2 captain, %3 sat out."""
    match own:
        case Role.BOX:
            return translate("Results", "The box lost: you sit out, %2 goes into the box, %3 is captain.")
        case Role.CAPTAIN:
            return translate("Results", "The box lost: %1 sits out, you go into the box, %3 is captain.")
        case Role.PARTNER:
            return translate("Results", "The box lost: %1 sits out, %2 goes into the box, you are captain.")
    return translate("Results", "The box lost: %1 sits out, %2 goes into the box, %3 is captain.")


def match_result_text(view: PlayerView, names: Sequence[str]) -> str:
    """How a match ended, in one sentence (R25, R26)."""
    if view.winner is None:
        return translate("Results", "The match was given up; nobody wins.")
    total = view.totals[view.winner]
    if view.winner == view.seat:
        return translate("Results", "You win the match with %n points.", None, total)
    return fill(translate("Results", "%1 wins the match with %n points.", None, total), names[view.winner])


def totals_text(view: PlayerView, names: Sequence[str]) -> str:
    """All totals, as a list to be read aloud."""
    #: One player's total: %1 is a name, %2 a number.
    pair = translate("Results", "%1: %2")
    return QLocale().createSeparatedList([fill(pair, name, total) for name, total in zip(names, view.totals, strict=True)])


def advice_followed_text(followed: bool, captain: str, done: str) -> str:
    """Whether the captain did what the person advised; `done` is what the captain did, from `action_text`."""
    if followed:
        return fill(translate("Results", "%1 follows your advice."), captain)
    #: %1 is a player, %2 something to do: "Throw Q♣".
    return fill(translate("Results", "%1 sees it otherwise: %2."), captain, done)
