"""Match history and preferences: one SQLite file, one JSON file, a lock, and the folders they are in. No Qt."""

from .errors import EnvironmentTrouble, StoreError, StoreMisuse, StoreTrouble, UnknownMatch
from .locations import Locations, locations
from .lock import DataLock
from .matches import MatchStore
from .preferences import Preferences, PreferencesFile
from .reading import MatchReader
from .tally import Result, finished_part

__all__ = [
    "DataLock",
    "EnvironmentTrouble",
    "Locations",
    "MatchReader",
    "MatchStore",
    "Preferences",
    "PreferencesFile",
    "Result",
    "StoreError",
    "StoreMisuse",
    "StoreTrouble",
    "UnknownMatch",
    "finished_part",
    "locations",
]
