"""A hand in one line of text that belongs to no language.

    T100 G25 U10 K10 / 7C2D...KS / p u -4H s -QC d #9D=2S3S4S,7C7D7H &TC TD TH...

Three parts between slashes: the rules (target, gin bonus, undercut bonus, knock limit, and `X` if a card taken may be thrown
back), the pack with the first card to be dealt first, and what was done, box and captain by turns as the rules have it:
`u` takes the upcard, `p` passes, `s` draws from the stock, `d` from the discard pile, `-QC` throws, `#QC=melds` throws and
knocks, `&melds;cards,cards` defends: own melds, then for each of the knocker's melds the cards laid off on it. Melds stand
between commas, their cards without spaces.
"""

import re
from collections.abc import Iterable
from typing import Final, NamedTuple

from . import hand as hands
from .actions import DRAW_DISCARD, DRAW_STOCK, PASS, TAKE_UPCARD, Action, IllegalAction, Kind, defend, discard, knock
from .cards import Card, CardSet, CardTextError, card_set, cards_of, parse_card, parse_cards
from .hand import HandState
from .rules import RulesError, RuleSet, check_rules


class NotationError(ValueError):
    """A text that is no hand. `text` is the part that could not be read or is not allowed."""

    def __init__(self, text: str, why: str) -> None:
        super().__init__(f"{why}: {text[:60]!r}")
        self.text = text


class HandText(NamedTuple):
    """A hand as the notation holds it."""

    rules: RuleSet
    deck: tuple[Card, ...]
    actions: tuple[Action, ...]


_WORDS: Final = {"u": TAKE_UPCARD, "p": PASS, "s": DRAW_STOCK, "d": DRAW_DISCARD}
_LETTERS: Final = {action.kind: letter for letter, action in _WORDS.items()}
_RULES: Final = r"(?a:T(\d{1,3}) G(\d{1,2}) U(\d{1,2}) K(\d{1,2})( X)?)"
_MAX_LENGTH: Final = 20_000


def format_hand(rules: RuleSet, deck: Iterable[Card], actions: Iterable[Action]) -> str:
    """The line of a hand; `parse_hand` reads it back."""
    head = f"T{rules.target} G{rules.gin_bonus} U{rules.undercut_bonus} K{rules.knock_limit}"
    if rules.throw_back_taken:
        head += " X"
    return f"{head} / {''.join(map(str, deck))} / {' '.join(map(_word, actions))}".rstrip()


def _joined(sets: Iterable[CardSet]) -> str:
    return ",".join("".join(map(str, cards_of(cards))) for cards in sets)


def _word(action: Action) -> str:
    if action.kind in _LETTERS:
        return _LETTERS[action.kind]
    if action.kind == Kind.DISCARD:
        return f"-{action.card}"
    if action.kind == Kind.KNOCK:
        return f"#{action.card}={_joined(action.melds)}"
    return f"&{_joined(action.melds)};{_joined(action.layoffs)}"


def parse_hand(text: str) -> tuple[HandText, HandState]:
    """Read a hand and play it: what the line holds, and the state that it comes to.

    Raises NotationError for a text that is no hand, and for an action against the rules.
    """
    if not isinstance(text, str):
        raise NotationError(repr(text)[:60], "not a text")
    if len(text) > _MAX_LENGTH:
        raise NotationError(text, "longer than any hand")
    parts = [part.strip() for part in text.split("/")]
    if len(parts) != 3:
        raise NotationError(text, "not three parts")
    rules = _rules(parts[0])
    deck = _cards(parts[1])
    try:
        state = hands.deal(rules, deck)
    except ValueError as error:
        raise NotationError(parts[1], str(error)) from None
    actions = []
    for word in parts[2].split():
        action = _action(word, state)
        try:
            state = hands.apply(state, state.turn, action)
        except IllegalAction as error:
            raise NotationError(word, error.refusal.code.name) from None
        actions.append(action)
    return HandText(rules, deck, tuple(actions)), state


def _rules(text: str) -> RuleSet:
    found = re.fullmatch(_RULES, text)
    if not found:
        raise NotationError(text, "not a rule set")
    target, gin, undercut, limit = (int(number) for number in found.group(1, 2, 3, 4))
    try:
        return check_rules(RuleSet(target, gin, undercut, limit, found.group(5) is not None))
    except RulesError as error:
        raise NotationError(text, str(error)) from None


def _cards(text: str) -> tuple[Card, ...]:
    try:
        return parse_cards(" ".join(text[at : at + 2] for at in range(0, len(text), 2)))
    except CardTextError as error:
        raise NotationError(error.text, str(error)) from None


def _sets(text: str) -> tuple[CardSet, ...]:
    return tuple(card_set(_cards(part)) for part in text.split(",")) if text else ()


def _action(word: str, state: HandState) -> Action:
    if word in _WORDS:
        return _WORDS[word]
    try:
        if word[0] == "-":
            return discard(parse_card(word[1:]))
        if word[0] == "#":
            card, _, melds = word[1:].partition("=")
            return knock(parse_card(card), _sets(melds))
    except CardTextError as error:
        raise NotationError(word, str(error)) from None
    if word[0] == "&":
        melds, _, layoffs = word[1:].partition(";")
        # One empty text stands for no lay-off on a single meld as well as for no meld at all.
        laid = _sets(layoffs) if layoffs else (0,) * len(state.spread)
        return defend(_sets(melds), laid)
    raise NotationError(word, "not an action")
