"""The line protocol between the arena and an outside program.

Each line is one JSON object in UTF-8, ended by a line feed, at most 64 KiB long. The arena writes to the program's standard
input, the program to its standard output; its standard error is not read. Numbers of the rules (R1 to R26) are those of
the rules of the game.

The arena sends
    {"type": "hello", "protocol": 1, "players": 2, "seat": 0, "rules": {...}}
        before every match. The program answers {"type": "ready", "name": "..."} within the time allowed.
    {"type": "decide", "id": 17, "view": {...}, "options": {...}}
        when the program has to act. It answers {"type": "action", "id": 17, "action": {...}} within the time allowed.
    {"type": "hand", "result": {...}, "totals": [...], "roles": [...]}
        after every hand, for information; no answer. `roles` are those of the hand that is over.
    {"type": "match", "winner": 0}
        after every match, for information; no answer. The winner is a seat, null if nobody won.
    {"type": "bye"}
        at the end; then standard input is closed, and the program should end.
Whatever else comes back, comes late or does not come loses the match: a crash, a time-out, an answer with another id, a
line that is no JSON object or too long, an action that the rules refuse. The program is then ended and started anew
for the next match.

Cards are texts like "AS", "TD", "7C" (rank A 2 to 9 T J Q K, suit C D H S), card sets are cards between spaces, "" for none.
Roles are "box" (who deals), "captain" and, in a match of three, "partner" (who sits out).

`rules`: target, gin_bonus, undercut_bonus, knock_limit, throw_back_taken, stall_limit.

`view`, what the program's seat knows:
    seat, role        its own
    roles, totals     by seat
    hand              1 in the first hand of the match
    phase             "upcard" (R9), "first-draw" (R10), "draw", "discard" or "defence"
    cards             its own cards
    opponent_cards    how many the other holds
    opponent_known    the set of cards that the other took from the pile and still holds
    own_known         the set of its own cards that the other knows in the same way
    stock             cards left in the stock
    pile              the discard pile, a list, the top card last
    drawn             the card drawn this turn, null before the draw
    locked            the card that may not be thrown this turn (R12), or null
    streak            draws in a row from the pile (R24)
    history           what everybody saw in this hand: [role, what, card or null], what being one of "take-upcard",
                      "pass", "draw-stock", "draw-discard", "discard", "knock", "defend"
    knock             null, or {"discard", "melds", "deadwood"}: what the other has laid, to defend against
    earlier           the results of the earlier hands, as in "hand" messages, with "roles" by seat

`options`, for convenience; every other action that the rules allow is accepted too:
    actions           the actions that need no card: "take-upcard", "pass", "draw-stock", "draw-discard"
    discards          {card: the least deadwood left without it}
    knocks            {card: the melds, a list of card sets, of one arrangement with that deadwood}
    defence           {"melds", "layoffs"} of the defence with the least deadwood, or null

`action`:
    {"do": "take-upcard"}  {"do": "pass"}  {"do": "draw-stock"}  {"do": "draw-discard"}
    {"do": "discard", "card": "KH"}
    {"do": "knock", "card": "KH", "melds": ["4C 5C 6C", "9C 9D 9S"]}
    {"do": "defend", "melds": ["JC QC KC"], "layoffs": ["7C", ""]}     a set for each of the knocker's melds, in order

`result`: outcome ("drawn", "knock", "undercut", "gin"), knocker and scorer (roles or null), points, deadwood
([knocker's, defender's]), stock, knocker_cards, spread, defender_cards, defence, layoffs.
"""

from __future__ import annotations

from typing import Any, Final

from threegin_qt.engine import (
    Action,
    CardSet,
    HandResult,
    HandSummary,
    Kind,
    Phase,
    PlayerView,
    RuleSet,
    arrangements,
    best_defence,
    cards_of,
    deadwood_after,
    defend,
    format_cards,
    knock,
    points,
    unmelded,
)
from threegin_qt.engine.document import action_from_json
from threegin_qt.engine.hand import Role

Json = dict[str, Any]

VERSION: Final = 1
MAX_LINE: Final = 64 * 1024
_ROLES: Final = ("box", "captain", "partner")


def _word(name: str) -> str:
    return name.lower().replace("_", "-")


def _text(cards: CardSet) -> str:
    return format_cards(cards_of(cards))


def hello(rules: RuleSet, players: int, seat: int) -> Json:
    """The message that begins a match."""
    return {"type": "hello", "protocol": VERSION, "players": players, "seat": seat, "rules": rules._asdict()}


def decide(number: int, view: PlayerView) -> Json:
    """The question for an action."""
    return {"type": "decide", "id": number, "view": view_to_json(view), "options": options(view)}


def hand_over(summary: HandSummary, totals: tuple[int, ...]) -> Json:
    """The message after a hand."""
    return {"type": "hand", "totals": list(totals), **_summary(summary)}


def _summary(summary: HandSummary) -> Json:
    return {"roles": [_ROLES[role] for role in summary.roles], "result": _result(summary.result)}


def _result(result: HandResult) -> Json:
    return {
        "outcome": _word(result.outcome.name),
        "knocker": None if result.knocker is None else _ROLES[result.knocker],
        "scorer": None if result.scorer is None else _ROLES[result.scorer],
        "points": result.points,
        "deadwood": list(result.deadwood),
        "stock": result.stock_count,
        "knocker_cards": _text(result.knocker_cards),
        "spread": [_text(meld) for meld in result.spread],
        "defender_cards": _text(result.defender_cards),
        "defence": [_text(meld) for meld in result.defence],
        "layoffs": [_text(cards) for cards in result.layoffs],
    }


def view_to_json(view: PlayerView) -> Json:
    """What a player of the hand knows, as the object described above."""
    me = view.role
    assert me in (Role.BOX, Role.CAPTAIN)
    other = 1 - me
    laid = None
    if view.knocker == other:
        left = points(unmelded(view.held[other], view.spread))
        laid = {"discard": str(view.knock_discard), "melds": [_text(meld) for meld in view.spread], "deadwood": left}
    return {
        "seat": view.seat,
        "role": _ROLES[me],
        "roles": [_ROLES[role] for role in view.roles],
        "totals": list(view.totals),
        "hand": view.hand_number,
        "phase": _word(view.phase.name),
        "cards": _text(view.held[me]),
        "opponent_cards": view.counts[other],
        "opponent_known": _text(view.known[other]),
        "own_known": _text(view.known[me]),
        "stock": view.stock_count,
        "pile": [str(card) for card in view.pile],
        "drawn": None if view.drawn is None else str(view.drawn),
        "locked": None if view.locked is None else str(view.locked),
        "streak": view.streak,
        "history": [
            [_ROLES[move.role], _word(move.kind.name), None if move.card is None else str(move.card)] for move in view.history
        ],
        "knock": laid,
        "earlier": [_summary(summary) for summary in view.earlier],
    }


def options(view: PlayerView) -> Json:
    """What a simple program needs to know to act without knowing the rules."""
    me = view.role
    assert me in (Role.BOX, Role.CAPTAIN)
    found: Json = {"actions": [], "discards": {}, "knocks": {}, "defence": None}
    own = view.held[me]
    if view.phase == Phase.UPCARD:
        found["actions"] = ["take-upcard", "pass"]
    elif view.phase == Phase.FIRST_DRAW:
        found["actions"] = ["draw-stock"]
    elif view.phase == Phase.DRAW:
        found["actions"] = ["draw-stock", "draw-discard"]
    elif view.phase == Phase.DISCARD:
        for card, left in deadwood_after(own).items():
            if card == view.locked:
                continue
            found["discards"][str(card)] = left
            if left <= view.rules.knock_limit:
                found["knocks"][str(card)] = [_text(meld) for meld in arrangements(own & ~card.bit)[0]]
    elif view.phase == Phase.DEFENCE:
        best = best_defence(own, view.spread)
        found["defence"] = {
            "melds": [_text(meld) for meld in best.melds],
            "layoffs": [_text(cards) for cards in best.layoffs],
        }
    return found


def read_action(data: object) -> Action:
    """The action in a program's answer; the order of its melds does not matter. Raises RecordError, a ValueError."""
    action = action_from_json(data)
    if action.kind == Kind.KNOCK and action.card is not None:
        return knock(action.card, action.melds)
    if action.kind == Kind.DEFEND:
        return defend(action.melds, action.layoffs)
    return action
