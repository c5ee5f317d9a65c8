"""A position from an own match to try again: the table's source for finding the better choice."""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple

from PySide6.QtCore import QObject, Signal

from ..engine import (
    Action,
    Advice,
    Decision,
    Fault,
    Judgement,
    Kind,
    MatchRecord,
    MatchState,
    Mode,
    PlayerInfo,
    PlayerView,
    RecordError,
    Refusal,
    Refused,
    points,
    replay,
    unmelded,
    view_of,
)
from .source import Change, TableSource

GOOD_ENOUGH = 0.008
"""Match chance below the best choice within which an answer counts as found: less than an inaccuracy."""


class Answer(Enum):
    """What an answer is worth."""

    FOUND = "found"
    SAME = "same"
    """What was done in the match."""
    WORSE = "worse"


class Tried(NamedTuple):
    """An answer and what it is worth."""

    action: Action
    answer: Answer
    known: Advice | None
    """The reviewer's words on it, if it is among the choices that the judgement lists."""


class RetrySource(TableSource):
    """One decision of a match, as the player saw it. What is done in it changes nothing; it is weighed and told."""

    tried = Signal(object)
    """A Tried, after an answer."""

    _revisions = 0
    # Never used again, whatever position is on the table.

    def __init__(self, record: MatchRecord, judgement: Judgement, parent: QObject | None = None) -> None:
        """Raises RecordError for a record that does not lead to that decision."""
        super().__init__(parent)
        folded = replay(record)
        if judgement.event >= len(folded.states) - 1:
            raise folded.error or RecordError(Fault.BAD_FIELD, f"event {judgement.event}", "there is no such event")
        self.record = record
        self.judgement = judgement
        self._state: MatchState = folded.states[judgement.event]
        self._open = True
        self._revision = self._next_revision()

    @classmethod
    def _next_revision(cls) -> int:
        RetrySource._revisions += 1
        return RetrySource._revisions

    @property
    def view(self) -> PlayerView:
        return view_of(self._state, self.judgement.seat)

    @property
    def players(self) -> tuple[PlayerInfo, ...]:
        return tuple(player._replace(seed="") for player in self.record.header.players)

    @property
    def mode(self) -> Mode:
        return Mode.PRACTICE

    @property
    def revision(self) -> int:
        return self._revision

    @property
    def interactive(self) -> bool:
        return self._open

    def close(self) -> None:
        """Take no more answers: the solution has been shown."""
        if self._open:
            self._open = False
            self._tell()

    def do(self, action: Action, revision: int | None = None) -> Refusal | None:
        if revision is not None and revision != self._revision:
            return Refusal(Refused.NOT_YOUR_TURN)
        refused = self.may(action)
        if refused is not None:
            return refused
        tried = self.weigh(action)
        if tried.answer is Answer.FOUND:
            self._open = False
        self._tell()
        self.tried.emit(tried)
        return None

    def _tell(self) -> None:
        self._revision = self._next_revision()
        self.changed.emit(Change(self._revision, None, None, self.view))

    def weigh(self, action: Action) -> Tried:
        """What an answer is worth, by the choices that the judgement lists.

        Those are the best ones: what is not among them is worse. A knock counts as the same however it is laid, unless the
        laying is what the position is about; a defence by the deadwood it leaves.
        """
        judgement = self.judgement
        best = judgement.choices[0]
        known = next((choice for choice in (*judgement.choices, judgement.played) if self._alike(choice.action, action)), None)
        if known is not None and known.chance >= best.chance - GOOD_ENOUGH:
            return Tried(action, Answer.FOUND, known)
        if self._alike(action, judgement.played.action):
            return Tried(action, Answer.SAME, judgement.played)
        return Tried(action, Answer.WORSE, known)

    def _alike(self, one: Action, other: Action) -> bool:
        if one.kind != other.kind:
            return False
        if one.kind == Kind.DEFEND:
            return self._left(one) == self._left(other)
        if one.kind == Kind.KNOCK and self.judgement.decision != Decision.SPREAD:
            return one.card == other.card
        return one == other

    def _left(self, action: Action) -> int:
        view = self.view
        assert view.role is not None
        rest = unmelded(view.held[view.role], action.melds)
        for cards in action.layoffs:
            rest &= ~cards
        return points(rest)
