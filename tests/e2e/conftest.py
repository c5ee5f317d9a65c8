"""Programs and screens that end with the test."""

from __future__ import annotations

import dataclasses
import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from threegin_qt.store import Preferences
from threegin_qt.store.preferences import preferences_to_json

from .program import Running
from .screen import MISSING, Screen

QUICK = Preferences(language="en", theme="light", animation="off", thinking="none", watch_speed="fast", single_keys=True)
"""Nothing that takes time only to be looked at."""


@pytest.fixture(scope="session")
def screen(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Screen]:
    """The screen of this test process."""
    if MISSING:
        pytest.skip(f"not here: {', '.join(MISSING)}")
    made = Screen(tmp_path_factory.mktemp("screen"))
    yield made
    made.close()


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """The folder for the program's data."""
    made = tmp_path / "data"
    made.mkdir()
    return made


@pytest.fixture
def prefer(folder: Path) -> Callable[..., None]:
    """Write the preferences that the program starts with: QUICK with some fields changed."""

    def write(**fields: Any) -> None:
        chosen = preferences_to_json(dataclasses.replace(QUICK, **fields))
        (folder / "preferences.json").write_text(json.dumps(chosen), encoding="utf-8")

    write()
    return write


@pytest.fixture
def start(folder: Path, prefer: Callable[..., None]) -> Iterator[Callable[..., Running]]:
    """Start the program on the folder; what still runs at the end of the test is killed."""
    running: list[Running] = []

    def begin(**options: Any) -> Running:
        running.append(Running(options.pop("folder", folder), **options))
        return running[-1]

    yield begin
    for program in running:
        program.kill()
