"""A controller for each test, shut down after it."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from controller_kit import Players
from PySide6.QtWidgets import QApplication

from threegin_qt.controller import MatchController
from threegin_qt.controller.journal import Store

Make = Callable[..., MatchController]


@pytest.fixture
def make(qapp: QApplication) -> Iterator[Make]:
    """Makes controllers: `make()`, `make(players, store)`. All are shut down after the test, in time."""
    made: list[MatchController] = []

    def build(players: Any = None, store: Store | None = None, sitting_out: str = "watch") -> MatchController:
        controller = MatchController(store, players or Players())
        controller.sitting_out = sitting_out
        made.append(controller)
        return controller

    yield build
    ended = [controller.shut_down() for controller in made]
    assert all(ended)
