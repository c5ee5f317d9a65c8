"""Who can play in the arena: the levels, the sparring styles, and outside programs."""

from __future__ import annotations

from typing import Final, Protocol

from threegin_qt.engine import (
    DRAW_DISCARD,
    DRAW_STOCK,
    PASS,
    TAKE_UPCARD,
    Action,
    HandSummary,
    Level,
    Phase,
    PlayerView,
    RuleSet,
    best_defence,
    defend,
    discard,
)
from threegin_qt.engine.cards import CARDS

from . import styles
from .knowledge import knowledge_of
from .outside import OutsidePlayer
from .player import choose, knock_with

OUTSIDE: Final = "cmd:"


class Entrant(Protocol):
    """A player of the arena."""

    name: str

    def begin(self, rules: RuleSet, players: int, seat: int) -> None: ...
    def act(self, view: PlayerView, seed: int) -> Action: ...
    def hand_over(self, summary: HandSummary, totals: tuple[int, ...]) -> None: ...
    def match_over(self, winner: int | None) -> None: ...
    def close(self, failed: bool = False) -> None: ...


class _Inside:
    """A player of our own: nothing to begin and nothing to end."""

    def __init__(self, name: str) -> None:
        self.name = name

    def begin(self, rules: RuleSet, players: int, seat: int) -> None:
        pass

    def hand_over(self, summary: HandSummary, totals: tuple[int, ...]) -> None:
        pass

    def match_over(self, winner: int | None) -> None:
        pass

    def close(self, failed: bool = False) -> None:
        pass


class LevelPlayer(_Inside):
    """One of the four levels."""

    def __init__(self, level: Level) -> None:
        super().__init__(level.name.lower())
        self.level = level

    def act(self, view: PlayerView, seed: int) -> Action:
        """What the level chooses."""
        return choose(view, self.level, seed)


class StylePlayer(_Inside):
    """One of the sparring styles."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.style = styles.STYLES[name]

    def act(self, view: PlayerView, seed: int) -> Action:
        """What the style does; it does not depend on the seed."""
        assert view.eyes is not None
        if view.phase == Phase.FIRST_DRAW:
            return DRAW_STOCK
        if view.phase == Phase.DEFENCE:
            best = best_defence(view.held[view.eyes], view.spread)
            return defend(best.melds, best.layoffs)
        know = knowledge_of(view)
        if view.phase == Phase.DISCARD:
            card, knocks = styles.throws(self.style, know)
            return knock_with(view, know, card) if knocks else discard(CARDS[card])
        taking = styles.takes(self.style, know)
        if view.phase == Phase.UPCARD:
            return TAKE_UPCARD if taking else PASS
        return DRAW_DISCARD if taking else DRAW_STOCK


def names() -> tuple[str, ...]:
    """The names of the levels and styles."""
    return (*(level.name.lower() for level in Level), *styles.STYLES)


def entrant(text: str, seconds: float) -> Entrant:
    """The player of a name, or an outside program (`cmd:PROGRAM`) with its seconds for an answer. Raises ValueError."""
    if text.startswith(OUTSIDE):
        return OutsidePlayer(text[len(OUTSIDE) :], seconds)
    for level in Level:
        if text == level.name.lower():
            return LevelPlayer(level)
    if text in styles.STYLES:
        return StylePlayer(text)
    raise ValueError(f"{text!r} is none of {', '.join(names())}, nor {OUTSIDE}PROGRAM")
