"""The computer players as the match sees them: asked in the worker, their answers kept until they are due."""

from __future__ import annotations

import math
import time
from enum import Enum
from typing import Final, cast

from PySide6.QtCore import QObject, Qt, QTimer, Signal, Slot

from ..engine import Action, Advice, RuleSet
from .players import Choice, LoadedPlayers, Question, advice_job, choice_job, warm_up_job
from .worker import Priority, Worker

THINKING_MS: Final = {"none": 0, "short": 350, "normal": 800, "long": 1600}
"""How long a computer player seems to think at least, by the preference `thinking`."""
WATCH_MS: Final = {"slow": 1800, "normal": 900, "fast": 300}
"""The same while the person sits out and watches, by the preference `watch_speed`."""


class Counsel(Enum):
    """For whom advice was sought."""

    HINT = "hint"
    """The program shows the person what it would do."""
    PARTNER = "partner"
    """The computer partner advises the person, who is captain."""


class Opponents(QObject):
    """Asks one question at a time for the decision on the table; a new question drops the one before and its answer.

    The question goes out at once. Its answer is due when nothing blocks it and `pace_ms` have passed since it was asked.
    """

    chosen = Signal(object)
    """A Choice that is due."""
    counselled = Signal(object, object)
    """A Counsel, and a tuple of Advice, best first."""
    failed = Signal()
    """No advice could be found; the log says why."""

    def __init__(self, players: LoadedPlayers, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._players = players
        self.worker = Worker(self)
        self.worker.answered.connect(self._on_answered)
        self.worker.failed.connect(self._on_failed)
        self._ticket: int | None = None
        self._choice: Choice | None = None
        self._asked_at = 0.0
        self._pace_ms = 0
        self._blocked = False
        self._closed = False
        self._counsel: dict[int, Counsel] = {}
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._on_due)

    def warm_up(self, rules: RuleSet) -> None:
        """Have the players load in the worker what they need for these rules; no question waits for it to begin."""
        if not self._closed:
            self.worker.submit(warm_up_job(self._players, rules), Priority.REVIEW)

    def ask(self, question: Question, advised: Action | None = None) -> None:
        """Ask for a computer player's choice, who may have been advised."""
        self.drop_choice()
        if self._closed:
            return
        self._asked_at = time.monotonic()
        self._ticket = self.worker.submit(choice_job(self._players, question, advised))

    def seek(self, counsel: Counsel, question: Question) -> None:
        """Ask for advice; the same is not asked for twice at a time."""
        if not self._closed and counsel not in self._counsel.values():
            self._counsel[self.worker.submit(advice_job(self._players, question))] = counsel

    @property
    def asked(self) -> bool:
        """Whether a choice was asked for and has not been handed out."""
        return self._ticket is not None or self._choice is not None

    def drop_choice(self) -> None:
        """Want no choice any more."""
        self._timer.stop()
        self._choice = None
        if self._ticket is not None:
            self.worker.cancel(self._ticket)
            self._ticket = None

    def drop(self) -> None:
        """Want no answer to anything asked so far."""
        self.drop_choice()
        for ticket in self._counsel:
            self.worker.cancel(ticket)
        self._counsel.clear()

    def set_blocked(self, blocked: bool) -> None:
        """Whether choices are kept for now."""
        self._blocked = blocked
        self._look()

    def set_pace(self, pace_ms: int) -> None:
        """How long a player thinks at least, to the eye."""
        self._pace_ms = pace_ms
        self._look()

    @Slot(int, object)
    def _on_answered(self, ticket: int, answer: object) -> None:
        if ticket == self._ticket:
            self._ticket = None
            self._choice = cast(Choice, answer)
            self._look()
        elif ticket in self._counsel:
            self.counselled.emit(self._counsel.pop(ticket), cast(tuple[Advice, ...], answer))

    @Slot(int)
    def _on_failed(self, ticket: int) -> None:
        if self._counsel.pop(ticket, None) is not None:
            self.failed.emit()

    def _look(self) -> None:
        """Start the clock for a choice that nothing else keeps. It is never handed out from within a call of the match."""
        if self._choice is None or self._blocked:
            self._timer.stop()
        else:
            self._timer.start(max(0, math.ceil(self._pace_ms - 1000 * (time.monotonic() - self._asked_at))))

    @Slot()
    def _on_due(self) -> None:
        choice = self._choice
        if choice is not None and not self._blocked:
            self._choice = None
            self.chosen.emit(choice)

    def shut_down(self) -> bool:
        """End the worker; False if its thread had to be left behind (see `end_process`)."""
        self.drop()
        self._closed = True
        return self.worker.shut_down()
