"""Between the rules and the window: the one door to a match, and the worker thread of the computer players. QtCore only."""

from .match import BUG_TROUBLE, PERSON, PLAYER_TROUBLE, MatchController
from .new_match import MatchSetup
from .players import PlayerFunctions, computer_players, plain_players
from .source import NOBODY, Change, TableSource
from .worker import Priority, Worker, end_process

__all__ = [
    "BUG_TROUBLE",
    "NOBODY",
    "PERSON",
    "PLAYER_TROUBLE",
    "Change",
    "MatchController",
    "MatchSetup",
    "PlayerFunctions",
    "Priority",
    "TableSource",
    "Worker",
    "computer_players",
    "end_process",
    "plain_players",
]
