"""The computer players, their evaluation of positions, advice, and the arena that measures strength.

Players see a `PlayerView` and nothing else. Nothing here imports numpy until Expert, advice or an evaluation is asked for.
"""

import os

# The matrices are small: more threads would only wait for each other. It has to be said before numpy is imported.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

from .advice import advise, weigh_advice
from .player import PLAYER_VERSION, Player, choose, fallback

__all__ = ["PLAYER_VERSION", "Player", "advise", "choose", "fallback", "weigh_advice"]
