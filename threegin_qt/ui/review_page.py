"""The review of a match: the table read-only, the time line with the chance to win, what each decision was worth."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

from PySide6.QtCore import QEvent, QSize, Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent, QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from threegin_qt.controller.replay import ReplayController
from threegin_qt.controller.review import ReviewController
from threegin_qt.engine import (
    Judgement,
    Label,
    MatchRecord,
    PlayerView,
    Review,
    Source,
    Stage,
    view_of,
)
from threegin_qt.models.verdicts import decisions_of, hand_verdicts, match_verdict
from threegin_qt.store import Preferences

from .controls import Button, Choice
from .languages import fill, translate
from .pages import Page
from .review_chart import ReviewChart
from .review_foot import ReviewFoot
from .review_panel import ReviewPanel
from .review_steps import StepButtons
from .review_words import decision_words, judgement_text, none_text, percent_text
from .shortcuts import LOOKING
from .table import TableWidget
from .theme import GRID

_PANEL = 368
_LEAST_BESIDE = 700
"""What the panel has to leave to the table; in a narrower page one of them is shown at a time."""
_LEAST_BESIDE_GROWN = 560
"""The same where the panel is as much wider as the text is larger: the table may get narrower than usual for large text."""
_CHART = 136
_CHART_FROM = 640
"""In a lower page the time line is among the details."""


class ReviewPage(Page):
    """A match to look at and to learn from."""

    practice_wanted = Signal(object, object)
    """Play from here: the Start, and the Source it was taken from."""
    retry_wanted = Signal(str)
    """Retry the mistakes of this match."""

    def __init__(self, reviews: ReviewController, preferences: Preferences, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._reviews = reviews
        self._preferences = preferences
        self.replay: ReplayController | None = None
        self._review: Review | None = None
        self._judged: dict[int, Judgement] = {}
        self._seat = 0
        self._whose: int | None = 0
        self._details = False
        self._progress = (0, 0)
        self._failed = False
        self.table = TableWidget(self, with_panel=False)
        self.panel = ReviewPanel(decision_words(()), self)
        self.chart = ReviewChart(self)
        self.steps = StepButtons(self)
        self.eyes = Choice(self)
        self.foot = ReviewFoot(self)
        self.from_here = self.foot.from_here
        self.details = Button(self)
        self._build()
        self._connect()
        self.set_preferences(preferences)
        self.retranslate()

    def _build(self) -> None:
        self.head.insertWidget(1, self.steps)
        self.head.setSpacing(GRID)
        self.head.insertWidget(2, self.eyes)
        # Where the title gives way, the buttons stay as wide as they are.
        self.head.insertStretch(3)
        self.head.insertWidget(4, self.details)
        self.title.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.reach_edges()
        self._left = QWidget(self)
        column = QVBoxLayout(self._left)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.table, 1)
        column.addWidget(self.chart)
        self._right = QWidget(self)
        side = QVBoxLayout(self._right)
        side.setContentsMargins(0, 0, 0, 0)
        side.setSpacing(0)
        side.addWidget(self.panel, 1)
        side.addWidget(self.foot)
        body = QHBoxLayout()
        body.setSpacing(0)
        body.addWidget(self._left, 1)
        body.addWidget(self._right)
        self.box.addLayout(body, 1)
        # After the table, with which Tab begins: down the left, down the right, and along the head.
        panel = (self.panel.whose, self.panel.retry, self.panel.table, self.from_here)
        head = (*self.steps.buttons, self.eyes, self.details, self.back)
        for before, after in pairwise((self.chart, *panel, *head)):
            QWidget.setTabOrder(before, after)

    def _connect(self) -> None:
        self.steps.first.clicked.connect(self._to_first)
        self.steps.last.clicked.connect(self._to_last)
        self.steps.back.clicked.connect(self._back)
        self.steps.on.clicked.connect(self._on)
        self.steps.play.clicked.connect(self._toggle_play)
        self.eyes.activated.connect(self._on_eyes)
        self.from_here.clicked.connect(self._on_from_here)
        self.details.clicked.connect(self._toggle_details)
        self.chart.picked.connect(self._on_picked)
        self.panel.moment_chosen.connect(self._go_to)
        self.panel.whose_changed.connect(self._on_whose)
        self.panel.retry_wanted.connect(self._on_retry)
        self._reviews.progress.connect(self._on_progress)
        self._reviews.ready.connect(self._on_ready)
        self._reviews.failed.connect(self._on_failed)
        for key, slot in (
            ("Left", self._back),
            ("Right", self._on),
            ("Home", self._to_first),
            ("End", self._to_last),
            ("B", self._next_blunder),
            ("M", self._next_mistake),
            ("I", self._next_inaccuracy),
            ("F", self._other_eyes),
        ):
            shortcut = QShortcut(QKeySequence(key), self)
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(slot)

    def table_for(self, command: str) -> QWidget | None:
        return self.table if command in LOOKING else None

    def take_focus(self) -> None:
        """Give the keyboard to the table, from where every key of the page works."""
        self.table.setFocus()

    # What is looked at

    def set_preferences(self, preferences: Preferences) -> None:
        """Look as these preferences say."""
        self._preferences = preferences
        # A replay is one's own to arrange, but what is chosen here is not remembered for the matches that are played.
        order = "melds" if preferences.order == "free" else preferences.order
        self.table.set_preferences(replace(preferences, order=order))

    def open_record(self, record: MatchRecord, event: int | None = None) -> None:
        """Show a match from its beginning, or at the decision that an event settled, and ask for its review.

        Raises RecordError for a record with a bad header.
        """
        self.close_record()
        person = next((seat for seat, player in enumerate(record.header.players) if player.person), None)
        self._seat = 0 if person is None else person
        self._whose = self._seat
        replay = ReplayController(record, None if person is None else person, self)
        replay.moved.connect(self._on_moved)
        replay.moved.connect(self._tell_moment)
        replay.playing_changed.connect(self.steps.show_playing)
        self.replay = replay
        self.panel.use_words(decision_words(self._views()))
        self.table.set_source(replay)
        self._review, self._judged, self._failed = None, {}, False
        self._show_all()
        self._reviews.review(record)
        at = None if event is None else replay.moment_before(event)
        if at is not None:
            replay.go_to(at)
        elif replay.hand_starts:
            replay.go_to(replay.hand_starts[0])

    def close_record(self) -> None:
        """Put the match away; a review that is still being made is given up."""
        if self.replay is None:
            return
        self.replay.pause()
        self._reviews.cancel(self.replay.record.header.match_id)
        self.table.set_source(None)
        self.replay.deleteLater()
        self.replay = None

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the seats; a person who gave none is called "You"."""
        return () if self.replay is None else self.table.play.names

    def _views(self) -> list[PlayerView]:
        """At each moment the match as the player in turn saw it."""
        assert self.replay is not None
        views = []
        for moment in self.replay.moments:
            hand = moment.state.hand
            playing = hand is not None and moment.state.stage == Stage.PLAY
            seat = moment.state.roles.index(hand.turn) if playing and hand is not None else 0
            views.append(view_of(moment.state, seat))
        return views

    # The review

    def _is_mine(self, match_id: str) -> bool:
        return self.replay is not None and self.replay.record.header.match_id == match_id

    @Slot(str, int, int)
    def _on_progress(self, match_id: str, done: int, count: int) -> None:
        if self._is_mine(match_id):
            self._progress = (done, count)
            self._show_waiting()

    @Slot(str, object)
    def _on_ready(self, match_id: str, review: object) -> None:
        if self._is_mine(match_id) and isinstance(review, Review):
            self._review = review
            self._judged = {}
            for judgement in review.judgements:
                # A knock is judged twice, as a knock and for its spread: what cost more is shown.
                known = self._judged.get(judgement.event)
                if known is None or known.chance_lost < judgement.chance_lost:
                    self._judged[judgement.event] = judgement
            self._show_all()
            self.table.voice.say(self.panel.summary.text())

    @Slot(str)
    def _on_failed(self, match_id: str) -> None:
        if self._is_mine(match_id):
            self._failed = True
            self._show_waiting()
            self.table.voice.say(self.panel.summary.text())

    def _show_waiting(self) -> None:
        done, count = self._progress
        if self._failed:
            text = translate("Review", "This match could not be reviewed; the log says why.")
        elif count:
            text = fill(translate("Review", "Reviewing: %1"), percent_text(done / count, 0))
        else:
            text = translate("Review", "The review begins…")
        self.panel.show_waiting(text)

    def _show_all(self) -> None:
        replay = self.replay
        if replay is None:
            return
        self._show_eyes()
        if self._review is None:
            self._show_waiting()
        else:
            line = replay.moments
            self.panel.show_verdicts(
                match_verdict(replay.record, line, self._review, self._seat), hand_verdicts(line, self._review, self._seat)
            )
        self._list_decisions()
        self.chart.show_review(replay, self._review, self._judged.values(), self._seat, self.names)
        self._on_moved(replay.at)

    def _list_decisions(self) -> None:
        if self.replay is not None:
            # Before there is a review the list is empty, but it can be said whose it will be.
            found = () if self._review is None else decisions_of(self.replay.moments, self._review, self._whose)
            self.panel.show_decisions(found, self.names, self._whose)

    # Where we are

    @Slot(int)
    def _on_moved(self, at: int) -> None:
        replay = self.replay
        if replay is None:
            return
        self.chart.set_cursor_at(float(at))
        self.chart.setAccessibleDescription(". ".join(part for part in (self.chart.words, self._chances_here()) if part))
        self.steps.show_place(at, replay.last)
        self.from_here.setEnabled(replay.state.stage in (Stage.PLAY, Stage.DEAL) and bool(replay.state.roles))
        self.panel.show_answer("")
        self.panel.show_hand(replay.state.hand_number)
        self._show_judgement()
        number = replay.deal_number
        shown = number is not None and len(replay.state.earlier) >= replay.state.hand_number
        self.foot.number.setVisible(bool(replay.state.hand_number))
        there = shown or replay.moments[-1].state.hand_number >= replay.state.hand_number
        self.foot.show_deal(number if there else None)
        self.table.play.advice = ()
        self.table.sync(False)

    def _chances_here(self) -> str:
        """The chances of all at the moment shown, in words."""
        assert self.replay is not None
        return self.chart.chances_at(self.replay.at, self.names)

    @Slot(int)
    def _tell_moment(self, at: int) -> None:
        """Say aloud what was stepped to, and what the decision there was worth; while it plays by itself, the events alone."""
        replay = self.replay
        if replay is None or replay.playing:
            return
        voice = self.table.voice
        judgement = self._judgement()
        listed = judgement is not None and self._whose in (None, judgement.seat)
        parts = ["" if voice.told else voice.last_event, self.panel.box.verdict_words() if listed else ""]
        if self.chart.hasFocus():
            parts.append(self._chances_here())
        voice.say(" ".join(part for part in parts if part))

    def _judgement(self) -> Judgement | None:
        """The judgement on the decision that is open at the moment shown."""
        replay = self.replay
        if replay is None or replay.at >= replay.last:
            return None
        return self._judged.get(replay.moments[replay.at + 1].event_index)

    def _seen_judgement(self) -> Judgement | None:
        """The same, unless it speaks of cards that are hidden from the eyes looked with."""
        judgement = self._judgement()
        if judgement is None or self.replay is None or not self.replay.sees_as(judgement.seat):
            return None
        return judgement

    def _show_judgement(self) -> None:
        replay = self.replay
        assert replay is not None
        judgement = self._judgement()
        seen = self._seen_judgement()
        if judgement is None:
            self.panel.box.show_nothing(translate("Review", "No decision here.") if self._review is not None else "")
        elif seen is None:
            self.panel.box.show_hidden(judgement, self.names[judgement.seat])
        else:
            self.panel.box.show_judgement(seen, self._view_of_decision(seen), self.names[seen.seat])
        row = self.panel.model.row_at(replay.at)
        self.panel.table.show_row(row)
        self.panel.table.setAccessibleDescription(judgement_text(seen) if seen is not None else "")

    def _view_of_decision(self, judgement: Judgement) -> PlayerView:
        assert self.replay is not None
        return view_of(self.replay.state, judgement.seat)

    @Slot(int)
    def _go_to(self, at: int) -> None:
        if self.replay is not None:
            self.replay.pause()
            self.replay.go_to(at)

    @Slot(float)
    def _on_picked(self, x: float) -> None:
        self._go_to(round(x))

    @Slot()
    def _to_first(self) -> None:
        self._go_to(0)

    @Slot()
    def _to_last(self) -> None:
        if self.replay is not None:
            self._go_to(self.replay.last)

    @Slot()
    def _back(self) -> None:
        if self.replay is not None:
            self._go_to(self.replay.at - 1)

    @Slot()
    def _on(self) -> None:
        if self.replay is not None:
            self._go_to(self.replay.at + 1)

    @Slot()
    def _toggle_play(self) -> None:
        if self.replay is None:
            return
        if self.replay.playing:
            self.replay.pause()
        else:
            self.replay.play(self._preferences.watch_speed)

    def _next(self, label: Label) -> None:
        replay = self.replay
        if replay is None:
            return
        if self._review is None:
            self._say(self.panel.summary.text())
            return
        found = [
            at
            for at, moment in enumerate(replay.moments[1:])
            if (judgement := self._judged.get(moment.event_index)) is not None
            and judgement.label == label
            and self._whose in (None, judgement.seat)
        ]
        if not found or found == [replay.at]:
            self._say(none_text(label, bool(found)))
            return
        self._say("")
        # After the last comes the first again.
        self._go_to(next((at for at in found if at > replay.at), found[0]))

    def _say(self, text: str) -> None:
        """Answer a key that has nothing to show: on the line of the table, or in the details where they are in its place."""
        self.panel.show_answer("")
        if self.table.isVisible():
            self.table.play.say(text)
            return
        self.panel.show_answer(text)
        if text:
            self.table.voice.say(text, at_once=True)

    @Slot()
    def _next_blunder(self) -> None:
        self._next(Label.BLUNDER)

    @Slot()
    def _next_mistake(self) -> None:
        self._next(Label.MISTAKE)

    @Slot()
    def _next_inaccuracy(self) -> None:
        self._next(Label.INACCURACY)

    def show_best(self) -> None:
        """Mark the best choice on the table; a second time takes the mark away."""
        judgement = self._seen_judgement()
        if judgement is None or not judgement.choices:
            # The details say it already, where they are in sight.
            text = self.panel.box.spoken() or self.panel.summary.text()
            if self.panel.isVisible():
                self.table.voice.say(text, at_once=True)
            else:
                self._say(text)
            return
        self.table.play.advice = () if self.table.play.advice else judgement.choices
        self.table.sync(False)
        if self.table.play.advice:
            self.table.voice.say(self.panel.box.spoken())

    # With whose eyes

    def _show_eyes(self) -> None:
        everybody = translate("Review", "All cards open")
        seen = [(seat, fill(translate("Review", "As %1 saw it"), name)) for seat, name in enumerate(self.names)]
        self.eyes.set_items([*seen, (None, everybody)])
        if self.replay is not None:
            self.eyes.set_value(self.replay.viewer)

    @Slot()
    def _on_eyes(self) -> None:
        if self.replay is not None:
            self.replay.set_viewer(self.eyes.value())
            self._show_judgement()
            self.table.play.advice = ()
            self.table.sync(False)
            self.table.voice.say(self.eyes.currentText())

    @Slot()
    def _other_eyes(self) -> None:
        """The next of the choices of whose eyes to see with."""
        self.eyes.setCurrentIndex((self.eyes.currentIndex() + 1) % self.eyes.count())
        self._on_eyes()

    @Slot(object)
    def _on_whose(self, whose: object) -> None:
        self._whose = whose if isinstance(whose, int) else None
        self._say("")
        if self._whose is not None and self._whose != self._seat:
            self._seat = self._whose
            self._show_all()
        else:
            self._list_decisions()
            self._show_judgement()

    # Leading elsewhere

    @Slot()
    def _on_from_here(self) -> None:
        replay = self.replay
        if replay is not None and self.from_here.isEnabled():
            replay.pause()
            source = Source(replay.record.header.match_id, replay.moments[replay.at].event_index + 1)
            self.practice_wanted.emit(replay.start_from_here(), source)

    @Slot()
    def _on_retry(self) -> None:
        if self.replay is not None:
            self.retry_wanted.emit(self.replay.record.header.match_id)

    # The page

    @property
    def _narrow(self) -> bool:
        return self.width() - _PANEL < _LEAST_BESIDE or self.width() - _PANEL * self.growth < _LEAST_BESIDE_GROWN

    @Slot()
    def _toggle_details(self) -> None:
        self._details = not self._details
        self._arrange()

    def _arrange(self) -> None:
        narrow = self._narrow
        # With large text it takes more from the table, and is not missed where the details are a page of their own.
        low = self.height() < _CHART_FROM * (min(self.growth, 1.4) if narrow else 1)
        self.details.setVisible(narrow)
        self.details.setText(translate("Review", "&Table") if self._details else translate("Review", "&Details"))
        self._left.setVisible(not narrow or not self._details)
        self._right.setVisible(not narrow or self._details)
        self.panel.set_wide(narrow)
        growth = self.growth
        if narrow:
            self._right.setMinimumWidth(0)
            self._right.setMaximumWidth(1 << 20)
        else:
            self._right.setFixedWidth(round(_PANEL * min(growth, 1.5)))
        self.title.setVisible(not narrow)
        column = self._left.layout() if not (narrow and self._details) else self._right.layout()
        assert isinstance(column, QVBoxLayout)
        if column.indexOf(self.chart) < 0:
            column.insertWidget(1, self.chart)
        self.chart.setVisible(not low or self._details)
        self.chart.setFixedHeight(round(_CHART * min(growth, 1.4)))

    def sizeHint(self) -> QSize:
        return QSize(1180, 700)

    def minimumSizeHint(self) -> QSize:
        # Not what table and panel need side by side: where there is not room for both, one is shown.
        return QSize(640, 440)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Space and not event.modifiers():
            self.show_best()
        else:
            super().keyPressEvent(event)

    def retranslate(self) -> None:
        self.back.setText(translate("Review", "&Back"))
        self.title.setText(translate("Review", "Review"))
        self.steps.retranslate()
        self.eyes.name_it(translate("Review", "Whose knowledge is shown"))
        self.foot.retranslate()
        self.chart.setAccessibleName(translate("Review", "Chance to win the match"))
        self.panel.retranslate()
        self._arrange()
        if self.replay is not None:
            self.panel.use_words(decision_words(self._views()))
            self._show_all()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._arrange()
