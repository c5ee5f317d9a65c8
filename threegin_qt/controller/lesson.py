"""The lesson: ten short steps on real positions, each with something to do, as a source for the table.

What the person does is weighed: the right thing happens on the table, anything else that the rules allow is told to be wrong
and changes nothing. Nothing of it is a match, and nothing is kept.
"""

from __future__ import annotations

from enum import Enum
from typing import Final, NamedTuple

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from ..engine import (
    CLASSIC,
    DRAW_DISCARD,
    DRAW_STOCK,
    PASS,
    Acted,
    Action,
    Advice,
    Card,
    Kind,
    Mode,
    PlayerInfo,
    PlayerView,
    Refusal,
    Refused,
    Role,
    RuleSet,
    Stage,
    apply,
    arrangement,
    best_defence,
    deadwood_after,
    defend,
    next_roles,
    points,
    seat_to_act,
    unmelded,
    view_of,
)
from ..engine.melds import is_run
from . import plain
from .lesson_steps import LIFTS, QUESTIONS, STEPS, Step, Task, Topic, position_of
from .source import Change, TableSource

PERSON: Final = 0
"""The seat of the person."""
NAMES: Final = ("", "Nadia", "Viktor")
"""Who sits at the table, by seat; the person goes without a name."""


class Wrong(Enum):
    """What is wrong with a try that the rules allow."""

    IN_THE_RUN = "this card is in the run, not in the set"
    IN_THE_SET = "this card is in the set, not in the run"
    LOOSE = "this card is in no meld"
    IN_A_MELD = "this card is in a meld"
    MORE_DEADWOOD = "another card leaves less deadwood"
    TAKE_IT = "the top card of the pile is the better one"
    LEAVE_IT = "the top card of the pile is of no use"
    KNOCK_INSTEAD = "this is the moment to knock"
    LAY_ALL = "laid otherwise nothing is left over"
    MORE_FITS = "more cards can be laid off"
    NO_UNDERCUT = "with all that fits laid off it would be an undercut"
    OTHER_ROLE = "this player has another role then"
    ANSWER_FIRST = "there is a question to answer first"


class Tried(NamedTuple):
    """A try and what it is worth."""

    task: Task
    wrong: Wrong | None
    """None for the right thing."""
    card: Card | None = None
    """The card that it was about."""
    left: int = 0
    """The deadwood that it leaves."""
    least: int = 0
    """The least deadwood that could be left."""
    seat: int | None = None
    """The player who was named."""
    role: int | None = None
    """The role that this player has in the next hand."""


class LessonController(TableSource):
    """The lesson at one of its steps. The person sits in seat 0."""

    tried = Signal(object)
    """A Tried: after whatever the person tries, the right thing included, once the others have answered it."""
    moved = Signal(int)
    """Another step has begun: its index."""

    _revisions = 0
    # Never used again, whatever position is on the table.

    def __init__(self, rules: RuleSet = CLASSIC, parent: QObject | None = None) -> None:
        """Begins with the first step. `rules` have to allow knocking as the classic ones do."""
        super().__init__(parent)
        self.rules = rules
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(0)
        self._timer.timeout.connect(self._go_on)
        self._open: Tried | None = None
        # What the person did, while the others have not answered it yet.
        self._begin(0)

    def _begin(self, at: int) -> None:
        self._timer.stop()
        self._at = at
        self._done = 0
        self._answered = 0
        self._open = None
        self._state = position_of(STEPS[at], self.rules)
        self._revision = self._next_revision()

    @classmethod
    def _next_revision(cls) -> int:
        LessonController._revisions += 1
        return LessonController._revisions

    # What the table asks for

    @property
    def view(self) -> PlayerView:
        return view_of(self._state, PERSON)

    @property
    def players(self) -> tuple[PlayerInfo, ...]:
        return tuple(PlayerInfo(name, person=seat == PERSON) for seat, name in enumerate(NAMES))

    @property
    def mode(self) -> Mode:
        return Mode.PRACTICE

    @property
    def revision(self) -> int:
        return self._revision

    @property
    def interactive(self) -> bool:
        return not self.is_done

    # Where the lesson is

    @property
    def at(self) -> int:
        """The index of the step."""
        return self._at

    @property
    def step(self) -> Step:
        """The step."""
        return STEPS[self._at]

    @property
    def task(self) -> Task | None:
        """What there is to do now; None when the step is done."""
        tasks = self.step.tasks
        return tasks[self._done] if self._done < len(tasks) else None

    @property
    def done(self) -> int:
        """How many tasks of the step are done."""
        return self._done

    @property
    def is_done(self) -> bool:
        """Whether all of the step is done."""
        return self.task is None

    @property
    def advice(self) -> tuple[Advice, ...]:
        """What the partner advises in the last step, where the person is free; else nothing."""
        if self.task in (Task.FREE_DRAW, Task.FREE_THROW) and self._open is None:
            return plain.advise(self.view)
        return ()

    def go_to(self, at: int) -> None:
        """Begin another step, or this one anew. Raises IndexError for a step that there is not."""
        if not 0 <= at < len(STEPS):
            raise IndexError(f"there is no step {at}")
        self._begin(at)
        self.changed.emit(Change(self._revision, None, None, self.view))
        self.moved.emit(at)

    # What the person does

    def do(self, action: Action, revision: int | None = None) -> Refusal | None:
        if revision is not None and revision != self._revision:
            return Refusal(Refused.NOT_YOUR_TURN)
        refused = self.may(action)
        if refused is not None:
            return refused
        if self.task in LIFTS:
            # With one click a card would be thrown: here lifting it is all.
            if action.card is not None:
                self.lift(action.card)
            return None
        tried = self._judge(action)
        if tried.wrong is not None:
            self.tried.emit(tried)
        else:
            self._open = tried
            self._act(PERSON, action)
        return None

    def lift(self, card: Card) -> None:
        """The person lifts a card. Where that is not what there is to do it means nothing."""
        task = self.task
        if task not in LIFTS:
            return
        held = self._cards
        meld = next((meld for meld in arrangement(held) if meld & card.bit), 0)
        if not meld:
            wrong: Wrong | None = Wrong.LOOSE
        elif is_run(meld):
            wrong = Wrong.IN_THE_RUN if task == Task.LIFT_SET else None
        else:
            wrong = Wrong.IN_THE_SET if task == Task.LIFT_RUN else None
        if wrong is None:
            self._done += 1
            if self.is_done:
                self._tell()
        assert task is not None
        self.tried.emit(Tried(task, wrong, card))

    def answer(self, seat: int) -> None:
        """The person names a player in answer to a question. Where there is none it means nothing."""
        task = self.task
        if task is None or task not in QUESTIONS:
            return
        # The captain is about to score.
        role = next_roles(self._state.roles, Role.CAPTAIN)[seat]
        right = role == QUESTIONS[task]
        if right:
            self._done += 1
        self.tried.emit(Tried(task, None if right else Wrong.OTHER_ROLE, seat=seat, role=role))

    @property
    def _cards(self) -> int:
        view = self.view
        assert view.role is not None
        return view.held[view.role]

    # What it is worth

    def _judge(self, action: Action) -> Tried:
        task = self.task
        assert task is not None
        if task in QUESTIONS:
            return Tried(task, Wrong.ANSWER_FIRST, action.card)
        if action.kind in (Kind.DISCARD, Kind.KNOCK):
            return self._judge_throw(task, action)
        if action.kind == Kind.DEFEND:
            return self._judge_defence(task, action)
        top = self.view.pile[-1]
        wanted = {Task.TAKE: DRAW_DISCARD, Task.PASS: PASS, Task.DRAW: DRAW_STOCK}.get(task, action)
        wrong = None
        if action != wanted:
            wrong = Wrong.TAKE_IT if task == Task.TAKE else Wrong.LEAVE_IT
        return Tried(task, wrong, top)

    def _judge_throw(self, task: Task, action: Action) -> Tried:
        card = action.card
        assert card is not None
        held = self._cards
        after = deadwood_after(held)
        least = min(value for other, value in after.items() if other != self._locked)
        left = after[card]
        laid = points(unmelded(held & ~card.bit, action.melds)) if action.kind == Kind.KNOCK else left
        wrong = None
        if task == Task.FREE_THROW:
            pass
        elif task in (Task.KNOCK, Task.GIN) and action.kind == Kind.DISCARD:
            wrong = Wrong.KNOCK_INSTEAD
        elif left > least:
            in_a_meld = any(meld & card.bit for meld in arrangement(held))
            wrong = Wrong.IN_A_MELD if in_a_meld else Wrong.MORE_DEADWOOD
        elif task == Task.GIN and laid:
            wrong = Wrong.LAY_ALL
        return Tried(task, wrong, card, laid, least)

    @property
    def _locked(self) -> Card | None:
        return self.view.locked

    def _judge_defence(self, task: Task, action: Action) -> Tried:
        view = self.view
        held = self._cards
        rest = unmelded(held, action.melds)
        for cards in action.layoffs:
            rest &= ~cards
        left = points(rest)
        least = best_defence(held, view.spread).deadwood
        wrong = None
        if left > least:
            knocker = points(unmelded(view.held[1 - view.turn], view.spread))
            wrong = Wrong.NO_UNDERCUT if least <= knocker < left else Wrong.MORE_FITS
        return Tried(task, wrong, None, left, least)

    # What happens

    def _act(self, seat: int, action: Action) -> None:
        before = self.view
        self._state = apply(self._state, seat, action)
        self._revision = self._next_revision()
        settled = None
        if not self._others_wait:
            # Before anybody is told: a table asks at once what can be done now.
            settled, self._open = self._open, None
            self._done += 1
        self.changed.emit(Change(self._revision, Acted(seat, action), before, self.view))
        if settled is not None:
            self.tried.emit(settled)
        elif not self.held:
            self._go_on()

    @property
    def _others_wait(self) -> bool:
        """Whether it is another player's turn, and it is known what he does."""
        return self._state.stage == Stage.PLAY and seat_to_act(self._state) != PERSON and self._reply() is not None

    def _reply(self) -> Action | None:
        seat = seat_to_act(self._state)
        assert seat is not None
        view = view_of(self._state, seat)
        if view.spread:
            best = best_defence(view.held[view.turn], view.spread)
            return defend(best.melds, best.layoffs)
        replies = self.step.replies
        if self._answered < len(replies):
            return replies[self._answered]
        return plain.choose(view) if self.step.topic == Topic.FREE else None

    @Slot()
    def _go_on(self) -> None:
        """Let the other player act, unless the table is still busy showing what the last one did."""
        if self._open is None or self.held:
            return
        seat, reply = seat_to_act(self._state), self._reply()
        assert seat is not None
        assert reply is not None
        self._answered += 1
        self._act(seat, reply)

    def _released(self) -> None:
        if self._open is not None:
            self._timer.start()

    def _tell(self) -> None:
        self._revision = self._next_revision()
        self.changed.emit(Change(self._revision, None, None, self.view))
