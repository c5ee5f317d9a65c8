"""The partner's advice, the hint, and how a captain weighs what he is told."""

from __future__ import annotations

from typing import Final

from threegin_qt.engine import Action, Advice, Kind, Level, Phase, PlayerView

from .player import choose

MOST_ADVICE: Final = 4
CLEARLY_BETTER: Final = {Level.BEGINNER: 0.015, Level.CASUAL: 0.01, Level.SKILLED: 0.006, Level.EXPERT: 0.004}
"""By how much match-winning chance a captain's own choice must be better before he refuses the partner's.

Small on purpose: over the ten decisions of a hand, advice that is just good enough to be followed must not cost the captain
more than the partner could gain by it.
"""


def advise(view: PlayerView, level: Level, seed: int) -> tuple[Advice, ...]:
    """What a player of the level would do in the place of the player whose cards the view shows, best first, with reasons.

    For the partner that is the captain's decision, judged by the captain's score alone (R6). The first is what the level
    itself would do, the others are the best of those that are worth no more; how much each is worth is always Expert's
    judgement. Raises ValueError when it is not that player's turn.
    """
    from .evaluate import evaluate, rank, value_of
    from .features import context_of
    from .knowledge import knowledge_of
    from .network import networks
    from .reasons import reasons_for

    own = choose(view, level, seed)
    choices = evaluate(view)
    at = _place([choice.action for choice in choices], own)
    if at is None:
        # A defence that evaluate leaves out because others leave less: worth what it is worth, after all that are better.
        value = value_of(view, own)
        assert value is not None
        choices = rank([*choices, value])
        at = _place([choice.action for choice in choices], own)
        assert at is not None
    know = knowledge_of(view)
    held = know.after_taking() if view.phase in (Phase.UPCARD, Phase.DRAW) else know
    context = context_of(held, networks().belief)
    listed = [choices[at]._replace(action=own), *choices[at + 1 :]]
    advice = []
    for choice in listed[:MOST_ADVICE]:
        why = reasons_for(choice, listed, view, know, context)
        advice.append(Advice(choice.action, choice.points, choice.chance, why))
    return tuple(advice)


def _place(actions: list[Action], action: Action) -> int | None:
    """Where an action stands in a list; a knock counts as the same however it is laid, a defence by its lay-offs."""
    for at, other in enumerate(actions):
        if other == action:
            return at
    for at, other in enumerate(actions):
        if other.kind != action.kind or other.card != action.card:
            continue
        if action.kind == Kind.KNOCK or (action.kind == Kind.DEFEND and other.layoffs == action.layoffs):
            return at
    return None


def weigh_advice(view: PlayerView, level: Level, seed: int, advised: Action) -> bool:
    """Whether a captain of the level follows the partner's advice: yes, unless his own choice is clearly better.

    Raises ValueError when it is not that player's turn.
    """
    own = choose(view, level, seed)
    if own == advised:
        return True
    return chance_of(view, own) - chance_of(view, advised) <= CLEARLY_BETTER[level]


def chance_of(view: PlayerView, action: Action) -> float:
    """The match-winning chance after an action of the player whose turn it is, 0 for one that the rules refuse."""
    from .evaluate import value_of

    choice = value_of(view, action)
    return 0.0 if choice is None else choice.chance
