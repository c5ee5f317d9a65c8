"""The text of the rules: what the files in resources/rules hold, with numbers filled in, places to go to, and pictures.

A file is Markdown with three things more, described at its top: numbers of the rule set in braces, names of sections in
comments, and lines of cards that become pictures.
"""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from threegin_qt.engine import Card, CardSet, RuleSet, card_set, is_meld, parse_cards
from threegin_qt.resources import ResourceMissingError, resource_path

PICTURE_URL: Final = "cards:"
"""What the address of a picture in the Markdown begins with; its number follows."""

_ANCHOR: Final = re.compile(r"<!-- anchor: ([a-z-]+) -->")
_COMMENT: Final = re.compile(r"<!--.*?-->\s*", re.DOTALL)
_FIELD: Final = re.compile(r"\{(\w+)\}")
_PICTURE: Final = re.compile(r"^\{\{(cards|row): ([^{}]+)\}\}$", re.MULTILINE)
_HEADING: Final = re.compile(r"^#{1,6} +(.*)$")
_RULE: Final = re.compile(r"R(\d+)\b")


class PictureGroup(NamedTuple):
    """Cards that lie together in a picture."""

    cards: tuple[Card, ...]
    laid: CardSet = 0
    """Those of them that are laid off on the others."""
    thrown: bool = False
    """Whether it is the card that is thrown."""

    @property
    def meld(self) -> CardSet:
        """The meld that they are, without what is laid off; 0 if they are none."""
        cards = card_set(self.cards) & ~self.laid
        return cards if is_meld(cards) else 0


class CardPicture(NamedTuple):
    """A line of cards in the text."""

    groups: tuple[PictureGroup, ...]
    single: bool
    """Whether the cards are shown for themselves, and not as melds and deadwood."""


class RulesText(NamedTuple):
    """A file of the rules for one set of rules."""

    markdown: str
    """The text; each picture stands in a paragraph of its own."""
    pictures: tuple[CardPicture, ...]
    """By the number in their address."""
    anchors: dict[str, int]
    """The sections by name: which of the headings it is, 0 for the first. A rule has its number: "r14"."""


def read_rules(language: str) -> str:
    """The rules file of a language, in English where there is none."""
    try:
        path = resource_path("rules", f"{language}.md")
    except ResourceMissingError:
        path = resource_path("rules", "en.md")
    return path.read_text(encoding="utf-8")


def rules_text(text: str, rules: RuleSet) -> RulesText:
    """The text of a rules file with the numbers of these rules in the places that are named after their fields.

    Raises KeyError for a place of another name, ValueError for a picture that cannot be read or a name that stands twice or
    before no heading.
    """
    numbers = {name: str(value) for name, value in rules._asdict().items()}
    pictures: list[CardPicture] = []

    def picture(line: re.Match[str]) -> str:
        pictures.append(read_picture(line[2], line[1] == "row"))
        # Qt leaves an image without words out; its words in the language of the page come later.
        return f"![cards]({PICTURE_URL}{len(pictures) - 1})"

    anchors = _anchors(text)
    # In this order: a name of a field is one brace on each side, a picture two.
    markdown = _FIELD.sub(lambda field: numbers[field[1]], _PICTURE.sub(picture, _COMMENT.sub("", text)))
    if "{" in markdown:
        raise ValueError(f"not a picture: {markdown[markdown.index('{') :][:40]!r}")
    return RulesText(markdown, tuple(pictures), anchors)


def _anchors(text: str) -> dict[str, int]:
    """The names of the headings, from the comments before them and from the numbers of the rules."""
    found: dict[str, int] = {}
    heading = 0
    waiting: str | None = None
    # Comments of more than one line are for people who read the file; one may show how an anchor is written.
    for line in re.sub(r"<!--\n.*?-->", "", text, flags=re.DOTALL).splitlines():
        anchor = _ANCHOR.fullmatch(line.strip())
        title = _HEADING.match(line)
        if anchor is not None:
            if waiting is not None:
                raise ValueError(f"no heading after {waiting!r}")
            waiting = anchor[1]
        elif title is not None:
            rule = _RULE.match(title[1])
            for name in (waiting, f"r{rule[1]}" if rule is not None else None):
                if name is not None:
                    if name in found:
                        raise ValueError(f"{name!r} stands twice")
                    found[name] = heading
            waiting = None
            heading += 1
    if waiting is not None:
        raise ValueError(f"no heading after {waiting!r}")
    return found


def read_picture(text: str, single: bool = False) -> CardPicture:
    """The picture that a line of cards stands for, "5H 6H 7H + 8H | KC > 9S". Raises ValueError (CardTextError for a card)."""
    groups: list[PictureGroup] = []
    for part in text.split("|"):
        part, thrown_mark, thrown = part.partition(">")
        base, laid_mark, laid = part.partition("+")
        if single and (thrown_mark or laid_mark):
            raise ValueError(f"single cards are neither laid off nor thrown: {text!r}")
        cards, extra = parse_cards(base), parse_cards(laid)
        if not cards or bool(laid_mark) != bool(extra):
            raise ValueError(f"cards are missing: {text!r}")
        together = tuple(sorted((*cards, *extra))) if extra else cards
        group = PictureGroup(together, card_set(extra))
        if extra and not (group.meld and is_meld(card_set(together))):
            raise ValueError(f"this cannot be laid off: {part!r}")
        groups.append(group)
        if thrown_mark:
            (card,) = parse_cards(thrown)
            groups.append(PictureGroup((card,), thrown=True))
    every = [card for group in groups for card in group.cards]
    if len(set(every)) != len(every):
        raise ValueError(f"a card stands twice: {text!r}")
    return CardPicture(tuple(groups), single)
