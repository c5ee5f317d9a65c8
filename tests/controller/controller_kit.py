"""What the tests of the controller share: simple players, a store that keeps count, a person who plays by himself."""

from __future__ import annotations

import os
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from PySide6.QtCore import QEventLoop, QObject, QTimer, Slot

import threegin_qt
from threegin_qt.controller import MatchController, MatchSetup, PlayerFunctions, plain_players
from threegin_qt.controller.plain import choose as plain_choose
from threegin_qt.controller.source import Change
from threegin_qt.engine import (
    Action,
    Advice,
    Event,
    Header,
    Level,
    MatchRecord,
    MatchState,
    PlayerView,
    Role,
    Stage,
    Start,
    TookBack,
    advance,
    replay,
)

SETUP = MatchSetup("Ann", ("Ben", "Cem"), (Level.SKILLED, Level.CASUAL))
PRACTICE = SETUP._replace(practice=True)

BOX = (Role.BOX, Role.CAPTAIN, Role.PARTNER)
CAPTAIN = (Role.CAPTAIN, Role.BOX, Role.PARTNER)
PARTNER = (Role.PARTNER, Role.BOX, Role.CAPTAIN)


def practice(roles: tuple[Role, ...], deal_number: str = "0000000000000007") -> MatchSetup:
    """A practice match with these roles and a deal that is known."""
    return PRACTICE._replace(start=Start(roles), deal_number=deal_number)


def child_environment(**variables: str | None) -> dict[str, str]:
    """The environment of a child process that imports this package from where this process has it."""
    environment = {**os.environ, "PYTHONPATH": str(Path(threegin_qt.__file__).parents[1]), **variables}
    return {name: value for name, value in environment.items() if value is not None}


class Players:
    """Computer players that play plainly and remember what they were asked. Anything can be put in a function's place."""

    def __init__(self, **functions: Any) -> None:
        self.asked: list[tuple[PlayerView, Level, int]] = []
        self.advised: list[tuple[PlayerView, Level, int]] = []
        self.weighing: list[tuple[PlayerView, Level, int]] = []
        self.weighed: list[Action] = []
        self.threads: set[int] = set()
        self.follows = True
        self.functions = functions
        self._plain = plain_players()

    def __call__(self) -> PlayerFunctions:
        return PlayerFunctions(
            choose=self.functions.get("choose", self.choose),
            advise=self.functions.get("advise", self.advise),
            weigh_advice=self.functions.get("weigh_advice", self.weigh_advice),
            fallback=self.functions.get("fallback", plain_choose),
            version="test",
        )

    def choose(self, view: PlayerView, level: Level, seed: int, cancelled: Callable[[], bool] | None = None) -> Action:
        self.asked.append((view, level, seed))
        self.threads.add(threading.get_ident())
        return plain_choose(view)

    def advise(self, view: PlayerView, level: Level, seed: int) -> tuple[Advice, ...]:
        self.advised.append((view, level, seed))
        return (Advice(plain_choose(view), 1.0, 0.5),)

    def weigh_advice(self, view: PlayerView, level: Level, seed: int, advised: Action) -> bool:
        self.weighing.append((view, level, seed))
        self.weighed.append(advised)
        return self.follows


class Gate:
    """A `choose` that waits until it is let go, or cancelled."""

    def __init__(self) -> None:
        self.entered = threading.Event()
        self.go = threading.Event()
        self.cancellations = 0

    def __call__(self, view: PlayerView, level: Level, seed: int, cancelled: Callable[[], bool] | None = None) -> Action:
        self.entered.set()
        while not self.go.wait(0.002):
            if cancelled is not None and cancelled():
                self.cancellations += 1
                break
        return plain_choose(view)


class FakeStore:
    """Keeps matches in memory, in the order of events, as the store's contract says."""

    def __init__(self) -> None:
        self.headers: dict[str, Header] = {}
        self.events: dict[str, list[Event]] = {}
        self.states: dict[str, MatchState] = {}
        self.log: list[tuple[str, int]] = []

    def begin(self, header: Header) -> None:
        assert header.match_id not in self.headers
        self.headers[header.match_id] = header
        self.events[header.match_id] = []
        self.log.append(("begin", 0))

    def append(self, match_id: str, index: int, event: Event, state: MatchState) -> None:
        events = self.events[match_id]
        assert index == len(self.headers[match_id].start.prefix) + len(events)
        events.append(event)
        self.log.append(("append", index))
        before = self.states.get(match_id)
        if before is None or type(event) is TookBack:
            self.states[match_id] = replay(self.load(match_id)).last
        else:
            self.states[match_id] = advance(before, event)
        assert self.states[match_id] == state

    def load(self, match_id: str) -> MatchRecord:
        return MatchRecord(self.headers[match_id], tuple(self.events[match_id]))

    @property
    def record(self) -> MatchRecord:
        """The match begun last."""
        return self.load(list(self.headers)[-1])


class Person(QObject):
    """Plays for the person: picks a card for the roles, deals, chooses plainly, advises what he would do."""

    def __init__(self, controller: MatchController, choose: Callable[[PlayerView], Action] = plain_choose) -> None:
        super().__init__(controller)
        self.controller = controller
        self.choose = choose
        self.advises = False
        self.changes: list[Change] = []
        self.until: Callable[[PlayerView], bool] = lambda view: False
        controller.changed.connect(self.on_changed)
        controller.awaiting_advice_changed.connect(self.on_awaiting)

    @Slot(object)
    def on_changed(self, change: Change) -> None:
        self.changes.append(change)
        self.act()

    @Slot(bool)
    def on_awaiting(self, awaiting: bool) -> None:
        controller = self.controller
        if awaiting and not self.until(controller.view):
            if self.advises:
                assert controller.advise(self.choose(controller.view)) is None
            else:
                controller.go_on()

    def act(self) -> None:
        controller = self.controller
        view = controller.view
        if self.until(view):
            return
        if view.stage == Stage.ROLES:
            controller.pick_role_card(17)
        elif view.stage == Stage.DEAL:
            controller.next_hand()
        elif view.stage == Stage.PLAY and view.role == view.turn:
            assert controller.do(self.choose(view)) is None


def wait_for(condition: Callable[[], bool], seconds: float = 20) -> None:
    """Let the event loop run until it is so."""
    loop = QEventLoop()
    timer = QTimer()
    timer.setInterval(1)
    end = time.monotonic() + seconds

    def look() -> None:
        if condition() or time.monotonic() > end:
            loop.quit()

    timer.timeout.connect(look)
    timer.start()
    if not condition():
        loop.exec()
    timer.stop()
    assert condition(), "it did not come to it in time"


def settle(milliseconds: int = 30) -> None:
    """Let the event loop run for a while, for what should not happen."""
    end = time.monotonic() + milliseconds / 1000
    wait_for(lambda: time.monotonic() > end)


def over(controller: MatchController) -> Callable[[], bool]:
    return lambda: controller.view.stage == Stage.OVER
