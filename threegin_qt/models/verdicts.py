"""What a review comes to: the judged decisions as rows, and sums over hands and over the match."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from ..controller.replay import Moment
from ..engine import (
    Acted,
    Advised,
    Dealt,
    HandResult,
    HandShown,
    HintShown,
    Judgement,
    Label,
    Luck,
    MatchRecord,
    Review,
    Role,
    in_force,
)

Index = QModelIndex | QPersistentModelIndex

JUDGEMENT_ROLE: Final = Qt.ItemDataRole.UserRole + 1
"""The Judgement of a row."""


class Decision(NamedTuple):
    """One judged decision and where it stands."""

    judgement: Judgement
    hand: int
    """Number of the hand, 1 for the first."""
    moment: int
    """The moment of the time line at which it was open."""


class HandVerdict(NamedTuple):
    """What a hand came to for one seat: the points, and the play."""

    hand: int
    first: int
    """The moment of its deal."""
    role: int
    result: HandResult
    points: int
    """Scored by the seat, less what was scored against it; 0 for who sat out."""
    deal_luck: float
    """The seat's own less the other player's, in points."""
    draw_luck: float
    decisions: int
    points_lost: float
    chance_lost: float
    worst: Decision | None
    """The decision that cost most, if it cost enough for a name."""
    assisted: bool


class MatchVerdict(NamedTuple):
    """What the match came to for one seat. Assisted hands are counted apart."""

    decisions: int
    points_lost: float
    chance_lost: float
    labels: tuple[int, int, int, int]
    """How many decisions of each Label."""
    luck: float
    """Deals and draws, the seat's own less those of the players against it, in points."""
    assisted: int
    """Hands with help."""
    advice: int
    """Pieces of advice that the seat gave as partner."""
    followed: int
    better: int
    """Of the pieces not followed, those that were better than what was done."""

    @property
    def error_rate(self) -> float | None:
        """Points lost a decision; None without a decision."""
        return self.points_lost / self.decisions if self.decisions else None


def decisions_of(moments: Sequence[Moment], review: Review, seat: int | None = None) -> tuple[Decision, ...]:
    """The judged decisions that are on a time line, in order; of one seat, or of all."""
    places = {moment.event_index: at for at, moment in enumerate(moments)}
    return tuple(
        Decision(judgement, moments[places[judgement.event]].state.hand_number, places[judgement.event] - 1)
        for judgement in review.judgements
        if judgement.event in places and seat in (None, judgement.seat)
    )


def assisted_hands(moments: Sequence[Moment], seat: int) -> frozenset[int]:
    """The hands in which a seat was shown a hint or hidden cards."""
    return frozenset(
        moment.state.hand_number
        for moment in moments
        if isinstance(moment.event, (HintShown, HandShown)) and moment.event.seat == seat
    )


def hand_verdicts(moments: Sequence[Moment], review: Review, seat: int) -> tuple[HandVerdict, ...]:
    """A verdict for every finished hand of a time line, in order."""
    found = decisions_of(moments, review, seat)
    assisted = assisted_hands(moments, seat)
    starts = {moment.state.hand_number: at for at, moment in enumerate(moments) if type(moment.event) is Dealt}
    hand_of = {moment.event_index: moment.state.hand_number for moment in moments}
    verdicts = []
    for number, summary in enumerate(moments[-1].state.earlier, 1):
        role = summary.roles[seat]
        own = [decision for decision in found if decision.hand == number]
        named = [decision for decision in own if decision.judgement.label != Label.SOUND]
        verdicts.append(
            HandVerdict(
                number,
                starts[number],
                role,
                summary.result,
                _points(summary.result, role),
                _luck(review.deals, hand_of, number, seat, role),
                _luck(review.draws, hand_of, number, seat, role),
                len(own),
                sum(decision.judgement.points_lost for decision in own),
                sum(decision.judgement.chance_lost for decision in own),
                max(named, key=lambda decision: decision.judgement.chance_lost, default=None),
                number in assisted,
            )
        )
    return tuple(verdicts)


def _points(result: HandResult, role: int) -> int:
    if result.scorer is None or role == Role.PARTNER:
        return 0
    return result.points if result.scorer == role else -result.points


def _luck(kept: Sequence[Luck], hand_of: dict[int, int], number: int, seat: int, role: int) -> float:
    if role == Role.PARTNER:
        return 0.0
    return sum(luck.points if luck.seat == seat else -luck.points for luck in kept if hand_of.get(luck.event) == number)


def match_verdict(record: MatchRecord, moments: Sequence[Moment], review: Review, seat: int) -> MatchVerdict:
    """The verdict on a seat's play in a match."""
    hands = hand_verdicts(moments, review, seat)
    helped = {hand.hand for hand in hands if hand.assisted}
    decisions = [decision.judgement for decision in decisions_of(moments, review, seat) if decision.hand not in helped]
    labels = [sum(judgement.label == label for judgement in decisions) for label in Label]
    given, followed, better = advice_given(record, review, seat)
    return MatchVerdict(
        len(decisions),
        sum(judgement.points_lost for judgement in decisions),
        sum(judgement.chance_lost for judgement in decisions),
        (labels[0], labels[1], labels[2], labels[3]),
        sum(hand.deal_luck + hand.draw_luck for hand in hands),
        len(helped),
        given,
        followed,
        better,
    )


def advice_given(record: MatchRecord, review: Review, seat: int) -> tuple[int, int, int]:
    """How many decisions a seat advised on as partner, how often the captain followed, and how often he did not and lost by it.

    The last counts where the review knows the advised choice and puts it above the one made.
    """
    events = (*record.header.start.prefix, *record.events)
    judged = {judgement.event: judgement for judgement in review.judgements}
    given = followed = better = 0
    advised = None
    for index in in_force(events):
        event = events[index]
        if type(event) is Acted:
            if advised is not None:
                given += 1
                followed += event.action == advised
                judgement = judged.get(index)
                if event.action != advised and judgement is not None:
                    known = next((choice for choice in judgement.choices if choice.action == advised), None)
                    better += known is not None and known.chance > judgement.played.chance
            advised = None
        elif isinstance(event, Advised) and event.seat == seat:
            advised = event.action
    return given, followed, better


class DecisionWords(NamedTuple):
    """The words of the list of decisions, in the language of the moment."""

    head: Callable[[int], str]
    """The head of a column."""
    cell: Callable[[Decision, int, Sequence[str]], str]
    """A cell, with the names of the seats."""
    spoken: Callable[[Decision, int, Sequence[str]], str]
    """A cell for the ear; the first says the whole row."""


class DecisionsModel(QAbstractTableModel):
    """The judged decisions of a review, a row each: hand, who, what was done, what it cost."""

    HAND, WHO, WHAT, LOST = range(4)
    COLUMNS: Final = 4

    def __init__(self, words: DecisionWords, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._words = words
        self._names: tuple[str, ...] = ()
        self._rows: tuple[Decision, ...] = ()

    def show(self, decisions: Sequence[Decision], names: Sequence[str]) -> None:
        """Show these decisions, with the names of the seats."""
        self.beginResetModel()
        self._rows, self._names = tuple(decisions), tuple(names)
        self.endResetModel()

    def use_words(self, words: DecisionWords) -> None:
        """Word the list with these from now on, with the next `show`."""
        self._words = words

    @property
    def rows(self) -> tuple[Decision, ...]:
        """The decisions in their order."""
        return self._rows

    def row_at(self, moment: int) -> int | None:
        """The row of the decision that is open at a moment of the time line; None if there is none."""
        return next((row for row, decision in enumerate(self._rows) if decision.moment == moment), None)

    def retranslate(self) -> None:
        """The words are different now."""
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, self.COLUMNS - 1)
        if self._rows:
            self.dataChanged.emit(self.index(0, 0), self.index(len(self._rows) - 1, self.COLUMNS - 1))

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's signature
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's signature
        return 0 if parent.isValid() else self.COLUMNS

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if orientation != Qt.Orientation.Horizontal or role != Qt.ItemDataRole.DisplayRole:
            return None
        return self._words.head(section) if 0 <= section < self.COLUMNS else None

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid() or not (0 <= index.row() < len(self._rows) and 0 <= index.column() < self.COLUMNS):
            return None
        decision = self._rows[index.row()]
        if role == JUDGEMENT_ROLE:
            return decision.judgement
        if role == Qt.ItemDataRole.DisplayRole:
            return self._words.cell(decision, index.column(), self._names)
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return self._words.spoken(decision, index.column(), self._names)
        return None
