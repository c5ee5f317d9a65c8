"""The time line of a review: every seat's chance to win the match, with marks where points were given away."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PySide6.QtWidgets import QWidget

from threegin_qt.controller.replay import ReplayController
from threegin_qt.engine import Acted, Chances, Judgement, Label, Review, Role, Stage

from .charts import Line, LineChart, Mark, Series, Tick
from .review_words import chances_text, chart_text, mark_text, percent_text


class ReviewChart(LineChart):
    """The chances over the moments of a replay; the scale below counts the hands."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent, can_pick=True)
        self.words = ""
        """What the lines say, in a sentence; empty before there is a review."""
        self._chances: list[tuple[int, Sequence[float]]] = []

    def show_review(
        self,
        replay: ReplayController,
        review: Review | None,
        judged: Iterable[Judgement],
        seat: int,
        names: Sequence[str],
    ) -> None:
        """Show what a review found, as far as one seat's own side knew it, and marks for that seat's judgements.

        `judged` has one judgement an event, `names` go by seat. Without a review there is a scale without lines.
        """
        places = {moment.event_index: at for at, moment in enumerate(replay.moments)}
        found = review.chances if review is not None else ()
        known = [at for at in found if at.event in places and _counts(replay, at, places[at.event], seat)]
        lines = (Line.BOLD, Line.DASHED, Line.DOTTED)
        series = [
            Series(name, tuple((float(places[at.event]), at.seats[one]) for at in known), lines[one])
            for one, name in enumerate(names)
        ]
        # The viewer's own line lies on top.
        series.sort(key=lambda one: one.line is Line.BOLD)
        starts = [Tick(float(at), str(number)) for number, at in enumerate(replay.hand_starts, 1)]
        marks = [
            Mark(float(places[judgement.event]), int(judgement.label), mark_text(judgement, names[judgement.seat]))
            for judgement in judged
            if judgement.label != Label.SOUND and judgement.seat == seat and judgement.event in places
        ]
        scale = [Tick(share, percent_text(share, 0)) for share in (0.0, 0.5, 1.0)]
        self._chances = [(places[at.event], at.seats) for at in known]
        self.words = chart_text(names, known[0].seats, known[-1].seats) if known else ""
        equal = [Tick(1 / len(names), "")] if known else []
        self.show_data(series, (0.0, float(replay.last)), (0.0, 1.0), starts, scale, equal, marks, self.words)

    def chances_at(self, place: int, names: Sequence[str]) -> str:
        """The chances of all at a moment, as far as the chart knows them, in words."""
        seats = next((seats for at, seats in reversed(self._chances) if at <= place), None)
        return "" if seats is None else chances_text(names, seats)


def _counts(replay: ReplayController, at: Chances, place: int, seat: int) -> bool:
    """Whether a point belongs to the chart: what the seat's own side knew, and what everybody knew between hands."""
    events = (*replay.record.header.start.prefix, *replay.record.events)
    event = events[at.event] if at.event >= 0 else None
    if type(event) is not Acted:
        return True
    state = replay.moments[place].state
    if state.stage != Stage.PLAY:
        return True
    side = {Role.BOX: (Role.BOX,)}.get(Role(state.roles[seat]), (Role.CAPTAIN,))
    return state.roles[event.seat] in side
