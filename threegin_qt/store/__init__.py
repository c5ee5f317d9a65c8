"""Match history and preferences: one SQLite file, one JSON file, a lock, and the folders they are in. No Qt.

The thread of the window has a `MatchStore`, others read through `MatchStore.reader()`.
"""

from .errors import EnvironmentTrouble, StoreError, StoreMisuse, StoreTrouble, UnknownMatch
from .history import Column, MatchFilter, MatchRow
from .locations import Locations, locations
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
    RoleNumbers,
    SeatLuck,
    Share,
    StatisticsFilter,
)
from .tally import Result, finished_part
from .transfer import ImportReport, Prepared, prepare, prepare_file

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
