"""The questions that the worker puts to the computer players, and what happens when one of them fails."""

from __future__ import annotations

import hashlib
import logging
import threading
from collections.abc import Callable
from typing import NamedTuple, Protocol

from ..engine import CARDS, Action, Advice, Level, PlayerView, Role, RuleSet, deal, new_match, view_of
from . import plain
from .worker import Cancelled, Job

logger = logging.getLogger(__name__)


class Choose(Protocol):
    """Decides for the player whose view it is. A function of the view, the level and the seed alone."""

    def __call__(self, view: PlayerView, level: Level, seed: int, cancelled: Cancelled | None = None) -> Action: ...


class PlayerFunctions(NamedTuple):
    """The computer players, as functions that the worker calls in its own thread."""

    choose: Choose
    advise: Callable[[PlayerView, Level, int], tuple[Advice, ...]]
    """What the player of a view might do, best first; for the partner what the captain might do."""
    weigh_advice: Callable[[PlayerView, Level, int, Action], bool]
    """Whether a captain does what he was advised to do."""
    fallback: Callable[[PlayerView], Action]
    """Some legal action, for when `choose` fails."""
    version: str
    """Of the players; kept with the match."""


Players = Callable[[], PlayerFunctions]
"""Loads the players. The worker calls it for the first time, so that what they import (numpy) does not hold up the window."""


def computer_players() -> PlayerFunctions:
    """The computer players of this program."""
    from .. import ai

    return PlayerFunctions(ai.choose, ai.advise, ai.weigh_advice, ai.fallback, ai.PLAYER_VERSION)


def _plain_choose(view: PlayerView, level: Level, seed: int, cancelled: Cancelled | None = None) -> Action:
    return plain.choose(view)


def _plain_advise(view: PlayerView, level: Level, seed: int) -> tuple[Advice, ...]:
    return plain.advise(view)


def _always(view: PlayerView, level: Level, seed: int, advised: Action) -> bool:
    return True


def plain_players() -> PlayerFunctions:
    """Players that need nothing but the engine: in place of those that cannot be loaded, and for trying things out."""
    return PlayerFunctions(_plain_choose, _plain_advise, _always, plain.choose, "plain")


class LoadedPlayers:
    """Loads the players once, for both threads; plain ones in their place if they cannot be loaded."""

    def __init__(self, players: Players) -> None:
        self._load = players
        self._lock = threading.Lock()
        self._functions: PlayerFunctions | None = None
        self.failed = False
        """Whether plain players had to be taken."""

    def __call__(self) -> PlayerFunctions:
        with self._lock:
            if self._functions is None:
                try:
                    self._functions = self._load()
                except Exception:
                    logger.exception("the computer players cannot be loaded")
                    self._functions = plain_players()
                    self.failed = True
            return self._functions


def decision_seed(seed: str, seat: int, revision: int, purpose: str = "choice") -> int:
    """The seed of one decision: 64 bits of the SHA-256 of the player's seed in this match, the seat and the revision.

    The revision is the number of events with which the decision arose. Nothing in this is lost when the program ends, so a
    match that is taken up again asks the same question. The purpose keeps a hint or a piece of advice apart from the
    player's own choice.
    """
    digest = hashlib.sha256(f"threegin {purpose} 1:{seed}:{seat}:{revision}".encode()).digest()
    return int.from_bytes(digest[:8], "big")


class Choice(NamedTuple):
    """What a computer player does."""

    action: Action
    followed: bool | None = None
    """Whether that is what he was advised to do; None if nobody advised him."""
    failed: bool = False
    """The player failed and something else chose; the log has the reason."""


class Question(NamedTuple):
    """A decision of a computer player: everything that his choice depends on."""

    view: PlayerView
    """Without advice in it: he thinks the same whether somebody advised him or not."""
    level: Level
    seed: int


def choice_job(players: LoadedPlayers, question: Question, advised: Action | None = None) -> Job:
    """The job that decides for a computer player, who may have been advised. It never raises; its answer is always legal."""

    def run(cancelled: Cancelled) -> Choice:
        functions = players()
        view, level, seed = question
        failed = players.failed
        try:
            if advised is not None and functions.weigh_advice(view, level, seed, advised):
                return Choice(advised, True, players.failed)
            action = functions.choose(view, level, seed, cancelled)
            _check(view, action)
        except Exception:
            if cancelled():
                raise
            logger.exception("a computer player failed")
            failed = True
            action = _stand_in(functions, view)
        return Choice(action, None if advised is None else action == advised, failed)

    return run


def _check(view: PlayerView, action: Action) -> None:
    refused = view.refusal(action)
    if refused is not None:
        raise ValueError(f"{action!r} is refused: {refused.code.name}")


def _stand_in(functions: PlayerFunctions, view: PlayerView) -> Action:
    try:
        action = functions.fallback(view)
        _check(view, action)
    except Exception:
        logger.exception("the fallback player failed")
        return plain.choose(view)
    return action


def advice_job(players: LoadedPlayers, question: Question) -> Job:
    """The job that finds what a player might do, best first. Raises what the adviser raises, or ValueError for no advice."""

    def run(cancelled: Cancelled) -> tuple[Advice, ...]:
        advice = tuple(players().advise(*question))
        if not advice:
            raise ValueError("no advice where there is something to decide")
        return advice

    return run


def warm_up_job(players: LoadedPlayers, rules: RuleSet) -> Job:
    """The job that has the players load all they need for these rules, so that the first question does not wait for it."""

    def run(cancelled: Cancelled) -> None:
        # Whatever the players put off until they are asked, the strongest needs all of it for any first decision.
        state = deal(new_match(rules, roles=(Role.CAPTAIN, Role.BOX, Role.PARTNER)), CARDS)
        players().advise(view_of(state, 0), Level.EXPERT, 0)

    return run
