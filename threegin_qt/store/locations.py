"""Where everything that the program keeps lives."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Final, NamedTuple

import platformdirs

VARIABLE: Final = "THREEGIN_DATA_DIR"
"""The environment variable that names one folder for everything, as --data-dir does."""

_NAME: Final = "threegin"


class Locations(NamedTuple):
    """The folders; none of them need exist, whoever writes makes the one it writes to."""

    data: Path
    config: Path
    log: Path

    @property
    def matches(self) -> Path:
        """The database of all matches."""
        return self.data / "matches.db"

    @property
    def preferences(self) -> Path:
        """The preferences."""
        return self.config / "preferences.json"

    @property
    def lock(self) -> Path:
        """The file that the running program locks."""
        return self.data / "threegin.lock"

    @property
    def log_file(self) -> Path:
        """The newest log."""
        return self.log / "threegin.log"


def locations(data_dir: Path | None = None, environment: Mapping[str, str] = os.environ) -> Locations:
    """The user's folders as the system has them, or everything in one: `data_dir`, else the one THREEGIN_DATA_DIR names."""
    if data_dir is None and environment.get(VARIABLE):
        data_dir = Path(environment[VARIABLE])
    if data_dir is not None:
        folder = Path.cwd() / data_dir.expanduser()
        return Locations(folder, folder, folder)
    dirs = platformdirs.PlatformDirs(_NAME, appauthor=False)
    return Locations(dirs.user_data_path, dirs.user_config_path, dirs.user_log_path)
