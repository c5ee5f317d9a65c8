"""Match history and preferences: one SQLite file, one JSON file, a lock, and the folders they are in. No Qt.

The thread of the window has a `MatchStore`, others read through `MatchStore.reader()`.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Final

# At once, or the module of this name would stand in the function's place.
from .locations import Locations, locations

if TYPE_CHECKING:
    from .errors import EnvironmentTrouble, StoreError, StoreMisuse, StoreTrouble, UnknownMatch
    from .history import Column, MatchFilter, MatchRow
    from .lock import DataLock
    from .matches import MatchStore
    from .preferences import CHOICES_OF, RANGE_OF, Preferences, PreferencesFile
    from .reading import MatchReader
    from .reviews import Mistake
    from .statistics import (
        DecisionNumbers,
        LevelNumbers,
        Mean,
        Overview,
        Period,
        PeriodNumbers,
        Rate,
        RoleNumbers,
        SeatLuck,
        Share,
        StatisticsFilter,
    )
    from .tally import Result, finished_part
    from .transfer import ImportReport, Prepared, prepare, prepare_file

_HOMES: Final = {
    "EnvironmentTrouble": "errors",
    "StoreError": "errors",
    "StoreMisuse": "errors",
    "StoreTrouble": "errors",
    "UnknownMatch": "errors",
    "Column": "history",
    "MatchFilter": "history",
    "MatchRow": "history",
    "DataLock": "lock",
    "MatchStore": "matches",
    "CHOICES_OF": "preferences",
    "RANGE_OF": "preferences",
    "Preferences": "preferences",
    "PreferencesFile": "preferences",
    "MatchReader": "reading",
    "Mistake": "reviews",
    "DecisionNumbers": "statistics",
    "LevelNumbers": "statistics",
    "Mean": "statistics",
    "Rate": "statistics",
    "Overview": "statistics",
    "Period": "statistics",
    "PeriodNumbers": "statistics",
    "RoleNumbers": "statistics",
    "SeatLuck": "statistics",
    "Share": "statistics",
    "StatisticsFilter": "statistics",
    "Result": "tally",
    "finished_part": "tally",
    "ImportReport": "transfer",
    "Prepared": "transfer",
    "prepare": "transfer",
    "prepare_file": "transfer",
}
"""The module of each name. They are loaded when they are asked for: the window is painted before the database is opened."""

__all__ = [
    "CHOICES_OF",
    "RANGE_OF",
    "Column",
    "DataLock",
    "DecisionNumbers",
    "EnvironmentTrouble",
    "ImportReport",
    "LevelNumbers",
    "Locations",
    "MatchFilter",
    "MatchReader",
    "MatchRow",
    "MatchStore",
    "Mean",
    "Mistake",
    "Overview",
    "Period",
    "PeriodNumbers",
    "Preferences",
    "PreferencesFile",
    "Prepared",
    "Rate",
    "Result",
    "RoleNumbers",
    "SeatLuck",
    "Share",
    "StatisticsFilter",
    "StoreError",
    "StoreMisuse",
    "StoreTrouble",
    "UnknownMatch",
    "finished_part",
    "locations",
    "prepare",
    "prepare_file",
]


def __getattr__(name: str) -> object:
    if name not in _HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    value = globals()[name] = getattr(import_module(f".{_HOMES[name]}", __name__), name)
    return value
