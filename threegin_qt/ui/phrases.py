"""What happens in the game, in sentences: refusals, prompts, actions, moves, roles, rules.

Beside it: card_words (cards, melds), result_words (results, rotation of the roles, totals), verdict_words (levels, reasons,
judgements), trouble_words (what went wrong outside the game).

Everything goes by codes and numbers of the engine. `names` are the players' names by seat; `you` is the seat of the person
who reads, None for a reader who is none of them. Where `spoken` is true the text is for the ear: cards in words.

Whole sentences, no pieces: a language may turn the order round. A sentence about the reader is in the second person.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from threegin_qt.engine import (
    STALL_WARNING,
    Action,
    Kind,
    Mode,
    Move,
    Outcome,
    Phase,
    PlayerView,
    Refusal,
    Refused,
    Role,
    RuleSet,
    Stage,
    next_roles,
    points,
    preset_of,
    unmelded,
)

from .card_words import card_name, cards_name
from .languages import QT_TRANSLATE_NOOP, fill, translate
from .result_words import match_result_text

_ROLES: Final = {
    Role.BOX: QT_TRANSLATE_NOOP("Phrases", "in the box"),
    Role.CAPTAIN: QT_TRANSLATE_NOOP("Phrases", "captain"),
    Role.PARTNER: QT_TRANSLATE_NOOP("Phrases", "sitting out"),
}
_OUTCOMES: Final = {
    Outcome.DRAWN: QT_TRANSLATE_NOOP("Phrases", "drawn"),
    Outcome.KNOCK: QT_TRANSLATE_NOOP("Phrases", "knock"),
    Outcome.UNDERCUT: QT_TRANSLATE_NOOP("Phrases", "undercut"),
    Outcome.GIN: QT_TRANSLATE_NOOP("Phrases", "gin"),
}
_MODES: Final = {
    Mode.MATCH: QT_TRANSLATE_NOOP("Phrases", "Match"),
    Mode.PRACTICE: QT_TRANSLATE_NOOP("Phrases", "Practice"),
}
_PRESETS: Final = {
    "classic": QT_TRANSLATE_NOOP("Phrases", "Classic"),
    "gin20": QT_TRANSLATE_NOOP("Phrases", "Gin 20"),
    "tournament": QT_TRANSLATE_NOOP("Phrases", "Undercut 25"),
    None: QT_TRANSLATE_NOOP("Phrases", "House rules"),
}
# %1 a card, %2 and %3 numbers.
_REFUSALS: Final = {
    Refused.MALFORMED: QT_TRANSLATE_NOOP("Phrases", "That is no move here."),
    Refused.NOT_IN_HAND: QT_TRANSLATE_NOOP("Phrases", "You do not play in this hand."),
    Refused.MATCH_OVER: QT_TRANSLATE_NOOP("Phrases", "The match is over."),
    Refused.NOT_YOUR_TURN: QT_TRANSLATE_NOOP("Phrases", "It is not your turn."),
    Refused.UPCARD_FIRST: QT_TRANSLATE_NOOP("Phrases", "First take the upcard or pass."),
    Refused.NO_UPCARD_OFFERED: QT_TRANSLATE_NOOP("Phrases", "The upcard is not on offer any more."),
    Refused.UPCARD_REFUSED: QT_TRANSLATE_NOOP("Phrases", "Both passed: the first card comes from the stock."),
    Refused.DRAW_FIRST: QT_TRANSLATE_NOOP("Phrases", "First draw a card."),
    Refused.ALREADY_DRAWN: QT_TRANSLATE_NOOP("Phrases", "You have drawn: now throw a card."),
    Refused.CARD_NOT_HELD: QT_TRANSLATE_NOOP("Phrases", "You do not hold %1."),
    Refused.CARD_JUST_TAKEN: QT_TRANSLATE_NOOP("Phrases", "You have just taken %1: throw another card."),
    Refused.NOT_A_MELD: QT_TRANSLATE_NOOP("Phrases", "These cards make no meld."),
    Refused.NOT_CANONICAL: QT_TRANSLATE_NOOP("Phrases", "A card can be in one meld only."),
    Refused.MELD_NOT_HELD: QT_TRANSLATE_NOOP("Phrases", "You do not hold all cards of this meld."),
    Refused.TOO_MUCH_DEADWOOD: QT_TRANSLATE_NOOP("Phrases", "Throwing %1 leaves %2: a knock needs %3 or less."),
    Refused.DEFEND_FIRST: QT_TRANSLATE_NOOP("Phrases", "The knock comes first: lay your cards."),
    Refused.NO_KNOCK: QT_TRANSLATE_NOOP("Phrases", "Nobody has knocked."),
    Refused.LAYOFF_DOES_NOT_FIT: QT_TRANSLATE_NOOP("Phrases", "That card does not fit this meld."),
}


# -- names ---------------------------------------------------------------------------------------------------------------


def role_text(role: int) -> str:
    """A role in words: "in the box", "captain", "sitting out"."""
    return translate("Phrases", _ROLES[Role(role)])


def outcome_text(outcome: Outcome) -> str:
    """How a hand ended, in one word for the score sheet."""
    return translate("Phrases", _OUTCOMES[outcome])


def mode_text(mode: Mode) -> str:
    """A real match or practice."""
    return translate("Phrases", _MODES[mode])


def preset_text(preset: str | None) -> str:
    """The name of a preset by its id; None is a choice of the player's own."""
    return translate("Phrases", _PRESETS[preset])


def rules_text(rules: RuleSet) -> str:
    """A rule set by its name: "Classic, to 100 points"."""
    #: %1 is the name of a set of rules ("Classic"), %2 the total that wins the match.
    return fill(translate("Phrases", "%1, to %2 points"), preset_text(preset_of(rules)), rules.target)


def rules_details(rules: RuleSet) -> str:
    """The numbers of a rule set besides the target, in one line."""
    if rules.throw_back_taken:
        if rules.knock_limit == 0:
            text = translate("Phrases", "Gin %1, undercut %2, gin only; a card taken may be thrown back")
        else:
            text = translate("Phrases", "Gin %1, undercut %2, knock with %3 or less; a card taken may be thrown back")
    elif rules.knock_limit == 0:
        text = translate("Phrases", "Gin %1, undercut %2, gin only")
    else:
        text = translate("Phrases", "Gin %1, undercut %2, knock with %3 or less")
    return fill(text, rules.gin_bonus, rules.undercut_bonus, rules.knock_limit)


# -- what may not be done ------------------------------------------------------------------------------------------------


def refusal_text(refusal: Refusal, view: PlayerView, names: Sequence[str] = (), spoken: bool = False) -> str:
    """Why something may not be done, in one sentence."""
    if refusal.code == Refused.NOT_YOUR_TURN and names and view.roles and view.phase < Phase.OVER:
        return fill(translate("Phrases", "It is not your turn: %1 plays."), names[view.roles.index(view.turn)])
    if refusal.code == Refused.TOO_MUCH_DEADWOOD and refusal.limit == 0:
        text = translate("Phrases", "Throwing %1 leaves %2: in this match only gin may be laid.")
    elif refusal.code == Refused.NOT_IN_HAND and view.role != Role.PARTNER:
        text = translate("Phrases", "No hand is being played.")
    else:
        text = translate("Phrases", _REFUSALS[refusal.code])
    card = "" if refusal.card is None else card_name(refusal.card, spoken)
    return fill(text, card, refusal.value, refusal.limit)


# -- what is expected ----------------------------------------------------------------------------------------------------


def prompt_text(
    view: PlayerView, names: Sequence[str], may_knock: bool = False, awaiting_advice: bool = False, spoken: bool = False
) -> str:
    """Whose turn it is and what is expected, in one line, at any moment of a match.

    `may_knock`: the person has drawn and could knock. `awaiting_advice`: the captain waits for the person, who sits out.
    """
    if view.stage == Stage.ROLES:
        return translate("Phrases", "Draw a card: the highest is in the box, the lowest sits out.")
    if view.stage == Stage.OVER:
        return match_result_text(view, names)
    if view.stage == Stage.DEAL:
        return _deal_prompt(view, names)
    seat = view.roles.index(view.turn)
    name = names[seat]
    if view.seat is not None and seat == view.seat:
        return _own_prompt(view, names, may_knock, spoken)
    if awaiting_advice:
        return fill(translate("Phrases", "%1 is captain and waits for your advice: mark a move, or let the hand go on."), name)
    upcard = card_name(view.pile[-1], spoken) if view.pile else ""
    match view.phase:
        case Phase.UPCARD:
            text = translate("Phrases", "%1 may take the upcard %2.")
        case Phase.FIRST_DRAW | Phase.DRAW:
            text = translate("Phrases", "%1 draws a card.")
        case Phase.DISCARD:
            text = translate("Phrases", "%1 has drawn and throws a card.")
        case _:
            text = translate("Phrases", "%1 lays cards against the knock.")
    return fill(text, name, upcard)


def _deal_prompt(view: PlayerView, names: Sequence[str]) -> str:
    roles = view.roles if view.result is None else next_roles(view.roles, view.result.scorer)
    dealer = roles.index(Role.BOX)
    if dealer == view.seat:
        return translate("Phrases", "You are in the box: deal the next hand.")
    return fill(translate("Phrases", "%1 is in the box and deals the next hand."), names[dealer])


def _own_prompt(view: PlayerView, names: Sequence[str], may_knock: bool, spoken: bool) -> str:
    top = card_name(view.pile[-1], spoken) if view.pile else ""
    match view.phase:
        case Phase.UPCARD:
            return fill(translate("Phrases", "Your turn: take the upcard %1, or pass."), top)
        case Phase.FIRST_DRAW:
            return translate("Phrases", "Your turn: both passed, draw from the stock.")
        case Phase.DRAW:
            return fill(translate("Phrases", "Your turn: draw from the stock, or take %1."), top)
        case Phase.DISCARD:
            if may_knock:
                return translate("Phrases", "Your turn: throw a card, or knock.")
            return translate("Phrases", "Your turn: throw a card.")
    knocker = view.roles.index(1 - view.turn)
    laid = points(unmelded(view.held[1 - view.turn], view.spread))
    return fill(translate("Phrases", "%1 knocks with %2: lay off what fits and confirm."), names[knocker], laid)


def stall_text(view: PlayerView) -> str:
    """The warning that the hand will be drawn because nobody draws from the stock (R24); empty when there is none."""
    left = view.rules.stall_limit - view.streak
    if view.streak < STALL_WARNING or left <= 0 or view.phase >= Phase.DEFENCE:
        return ""
    return translate("Phrases", "The hand is drawn after %n more draws in a row from the discard pile.", None, left)


# -- what can be done ----------------------------------------------------------------------------------------------------


def action_text(action: Action, view: PlayerView, spoken: bool = False) -> str:
    """An action as something to do, for a button, a hint or advice: "Throw Q♣", "Knock with 7 and throw Q♣"."""
    card = "" if action.card is None else card_name(action.card, spoken)
    top = card_name(view.pile[-1], spoken) if view.pile else ""
    match action.kind:
        case Kind.TAKE_UPCARD:
            return fill(translate("Phrases", "Take the upcard %1"), top)
        case Kind.PASS:
            return translate("Phrases", "Pass")
        case Kind.DRAW_STOCK:
            return translate("Phrases", "Draw from the stock")
        case Kind.DRAW_DISCARD:
            return fill(translate("Phrases", "Take %1 from the discard pile"), top)
        case Kind.DISCARD:
            return fill(translate("Phrases", "Throw %1"), card)
        case Kind.KNOCK:
            left = knock_leaves(action, view)
            if left == 0:
                return fill(translate("Phrases", "Gin: throw %1"), card)
            return fill(translate("Phrases", "Knock with %2 and throw %1"), card, left)
    laid = 0
    for cards in action.layoffs:
        laid |= cards
    if laid:
        return fill(translate("Phrases", "Lay off %1"), cards_name(laid, spoken))
    return translate("Phrases", "Lay your melds")


def knock_leaves(action: Action, view: PlayerView) -> int:
    """The deadwood that a knock by the player in turn lays."""
    assert action.card is not None
    return points(unmelded(view.held[view.turn] & ~(1 << action.card), action.melds))


def knock_text(left: int) -> str:
    """What the knock place says when a knock would leave so much deadwood."""
    if left == 0:
        return translate("Phrases", "Gin")
    return translate("Phrases", "Knock, %n left", None, left)


def deadwood_text(deadwood: int) -> str:
    """The deadwood beside a player's cards."""
    return translate("Phrases", "deadwood %n", None, deadwood)


# -- what was done -------------------------------------------------------------------------------------------------------


def move_text(
    move: Move, roles: Sequence[int], names: Sequence[str], you: int | None, left: int | None = None, spoken: bool = False
) -> str:
    """A move as a sentence, with its player: "Nadia throws Q♣.", "You knock with 7."

    `left` is the deadwood laid, for a knock; without it a knock is told without its number.
    """
    seat = list(roles).index(move.role)
    own = seat == you
    card = "" if move.card is None else card_name(move.card, spoken)
    match move.kind:
        case Kind.TAKE_UPCARD:
            text = translate("Phrases", "You take the upcard %2.") if own else translate("Phrases", "%1 takes the upcard %2.")
        case Kind.PASS:
            text = translate("Phrases", "You pass.") if own else translate("Phrases", "%1 passes.")
        case Kind.DRAW_STOCK if card:
            text = translate("Phrases", "You draw %2.") if own else translate("Phrases", "%1 draws %2.")
        case Kind.DRAW_STOCK:
            text = translate("Phrases", "You draw from the stock.") if own else translate("Phrases", "%1 draws from the stock.")
        case Kind.DRAW_DISCARD:
            text = translate("Phrases", "You take %2.") if own else translate("Phrases", "%1 takes %2.")
        case Kind.DISCARD:
            text = translate("Phrases", "You throw %2.") if own else translate("Phrases", "%1 throws %2.")
        case Kind.KNOCK if left is None:
            text = translate("Phrases", "You knock.") if own else translate("Phrases", "%1 knocks.")
        case Kind.KNOCK if left == 0:
            text = translate("Phrases", "You have gin.") if own else translate("Phrases", "%1 has gin.")
        case Kind.KNOCK:
            text = translate("Phrases", "You knock with %3.") if own else translate("Phrases", "%1 knocks with %3.")
        case _:
            text = translate("Phrases", "You lay your cards.") if own else translate("Phrases", "%1 lays the cards.")
    return fill(text, names[seat], card, left)


def turn_cell(draw: Move | None, end: Move | None, own: bool, left: int | None = None, spoken: bool = False) -> str:
    """A turn for the move list, where the player stands in a column of his own: "draws, throws Q♥", "take 8♣, throw K♦".

    `draw` is how the turn began (or a pass or a defence, alone), `end` how it ended, None while it is not over. `own`: the
    reader's own turn. `left`: the deadwood laid with a knock.
    """
    drawn = "" if draw is None or draw.card is None else card_name(draw.card, spoken)
    thrown = "" if end is None or end.card is None else card_name(end.card, spoken)
    if draw is not None and draw.kind == Kind.PASS:
        text = translate("Phrases", "pass %1") if own else translate("Phrases", "passes %1")
    elif draw is not None and draw.kind == Kind.DEFEND:
        text = translate("Phrases", "lay your cards") if own else translate("Phrases", "lays the cards")
    elif draw is None:
        text = _end_cell(end, own, left)
    elif end is None:
        text = _draw_cell(draw, own)
    elif draw.kind != Kind.DRAW_STOCK:
        text = _taken_cell(end, own, left)
    elif draw.card is not None:
        text = _drawn_cell(end, own, left)
    else:
        text = _hidden_cell(end, own, left)
    return fill(text, drawn, thrown, left)


def _draw_cell(draw: Move, own: bool) -> str:
    if draw.kind != Kind.DRAW_STOCK:
        return translate("Phrases", "take %1") if own else translate("Phrases", "takes %1")
    if draw.card is not None:
        return translate("Phrases", "draw %1") if own else translate("Phrases", "draws %1")
    return translate("Phrases", "draw") if own else translate("Phrases", "draws")


def _end_cell(end: Move | None, own: bool, left: int | None) -> str:
    if end is None:
        return ""
    if end.kind == Kind.DISCARD:
        return translate("Phrases", "throw %2") if own else translate("Phrases", "throws %2")
    if left == 0:
        return translate("Phrases", "gin, throw %2") if own else translate("Phrases", "gin, throws %2")
    return translate("Phrases", "knock with %3, throw %2") if own else translate("Phrases", "knocks with %3, throws %2")


def _taken_cell(end: Move, own: bool, left: int | None) -> str:
    if end.kind == Kind.DISCARD:
        return translate("Phrases", "take %1, throw %2") if own else translate("Phrases", "takes %1, throws %2")
    if left == 0:
        return translate("Phrases", "take %1, gin, throw %2") if own else translate("Phrases", "takes %1, gin, throws %2")
    if own:
        return translate("Phrases", "take %1, knock with %3, throw %2")
    return translate("Phrases", "takes %1, knocks with %3, throws %2")


def _drawn_cell(end: Move, own: bool, left: int | None) -> str:
    if end.kind == Kind.DISCARD:
        return translate("Phrases", "draw %1, throw %2") if own else translate("Phrases", "draws %1, throws %2")
    if left == 0:
        return translate("Phrases", "draw %1, gin, throw %2") if own else translate("Phrases", "draws %1, gin, throws %2")
    if own:
        return translate("Phrases", "draw %1, knock with %3, throw %2")
    return translate("Phrases", "draws %1, knocks with %3, throws %2")


def _hidden_cell(end: Move, own: bool, left: int | None) -> str:
    if end.kind == Kind.DISCARD:
        return translate("Phrases", "draw, throw %2") if own else translate("Phrases", "draws, throws %2")
    if left == 0:
        return translate("Phrases", "draw, gin, throw %2") if own else translate("Phrases", "draws, gin, throws %2")
    if own:
        return translate("Phrases", "draw, knock with %3, throw %2")
    return translate("Phrases", "draws, knocks with %3, throws %2")
