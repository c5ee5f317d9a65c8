"""Programs and screens that end with the test."""

from __future__ import annotations

import dataclasses
import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import pytest

from threegin_qt.engine import CLASSIC, Card, Role, RuleSet
from threegin_qt.store import Preferences
from threegin_qt.store.preferences import preferences_to_json

from .positions import Acts, keep_match
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
    """Write the preferences that the program starts with: QUICK with some fields changed. `into`: another folder."""

    def write(into: Path = folder, **fields: Any) -> None:
        chosen = preferences_to_json(dataclasses.replace(QUICK, **fields))
        into.mkdir(parents=True, exist_ok=True)
        (into / "preferences.json").write_text(json.dumps(chosen), encoding="utf-8")

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


@pytest.fixture
def at_position(
    screen: Screen, folder: Path, start: Callable[..., Running], prefer: Callable[..., None]
) -> Iterator[Callable[..., Running]]:
    """Start the program on the screen and continue a match at a known moment (see positions.keep_match).

    Fields of Preferences in `preferences`; the options of watched.py by name.
    """

    def begin(
        roles: Sequence[Role],
        deck: tuple[Card, ...],
        acts: Acts = (),
        totals: tuple[int, int, int] = (0, 0, 0),
        rules: RuleSet = CLASSIC,
        preferences: Mapping[str, Any] | None = None,
        display: Screen | None = None,
        **options: Any,
    ) -> Running:
        prefer(**{"order": "rank", **(preferences or {})})
        keep_match(folder / "matches.db", roles, deck, acts, totals, rules)
        on = display or screen
        program = start(**{"display": on.display, "players": "plain", **options})
        program.see(lambda seen: seen.page == "Offer" and seen.active == "Window" and seen.focus, what="the offer")
        on.key("Return")
        program.see(lambda seen: seen.table and seen.table.totals and not seen.table.flying, what="the table")
        return program

    yield begin
    screen.release()
