"""The scenes of the gallery: the program's own window with matches that are always the same, and what is shown of them."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Final, NamedTuple

from PySide6.QtCore import QEvent, QPoint, QPointF, QSize, Qt
from PySide6.QtGui import QMouseEvent, QPixmap
from PySide6.QtWidgets import QApplication, QWidget

from threegin_qt.controller import MatchController, PlayerFunctions, plain_players
from threegin_qt.controller.lesson_steps import Topic
from threegin_qt.controller.plain import choose
from threegin_qt.controller.players import Players
from threegin_qt.controller.review import ReviewController, Reviewers
from threegin_qt.engine import Event, Header, MatchRecord, MatchState, RolesDrawn, Stage, arrangement, deadwood_after, knock
from threegin_qt.models.porting import Porter
from threegin_qt.models.reading import Reading
from threegin_qt.resources import resource_path
from threegin_qt.store import MatchStore, Preferences, prepare

from . import gallery_matches as matches
from .about import AboutSheet
from .appearance import Appearance
from .drag import DragButton, Ring
from .fairness_page import FairnessPage
from .help_sheet import HelpSheet
from .history_page import HistoryPage
from .languages import Languages
from .lesson_page import LessonPage
from .match_flow import MatchFlow
from .new_match import NewMatchDialog
from .offer import Unfinished
from .pages import Page
from .preferences_dialog import PreferencesDialog
from .retry_page import RetryPage
from .review_page import ReviewPage
from .settings import Settings
from .shortcuts import keys_in_use
from .statistics_page import StatisticsPage
from .table import TableWidget
from .trouble_words import bug_text
from .window import Window

WINDOW: Final = QSize(1180, 760)
_PATIENCE: Final = 60.0
"""Seconds until something that should be shown is given up."""
_FINISHED: Final = 24
"""Matches in the history."""


class StillMatch(MatchController):
    """A match without chance: everybody always draws the same cards for the roles, and nobody else acts."""

    def pick_role_card(self, index: int) -> None:
        """Draw the cards of the gallery for the roles."""
        self.role_picks = (index, (index + 17) % self.fan_size, (index + 31) % self.fan_size)
        self._commit(RolesDrawn(matches.ROLE_CARDS))
        self._tell()


class Shelf:
    """Holds matches for the table, and keeps nothing of what happens in them."""

    def __init__(self) -> None:
        self._records: dict[str, MatchRecord] = {}

    def put(self, record: MatchRecord) -> None:
        """Have this match ready."""
        self._records[record.header.match_id] = record

    def begin(self, header: Header) -> None:
        """A match begins: nothing to do."""

    def append(self, match_id: str, index: int, event: Event, state: MatchState) -> None:
        """Something happened in a match: nothing to do."""

    def load(self, match_id: str) -> MatchRecord:
        """The match as it was put here."""
        return self._records[match_id]


class Studio:
    """The window with everything in it, over a database of its own for the pages."""

    def __init__(
        self,
        folder: Path,
        players: Players | None = None,
        reviewers: Reviewers | None = None,
        translations: Sequence[Path] = (),
    ) -> None:
        """`folder` is empty and takes the database; in `translations` are further languages.

        Needs a QApplication, whose look it takes over.
        """
        application = QApplication.instance()
        assert isinstance(application, QApplication)
        self.settings = Settings(None)
        self.settings.use(
            Preferences(
                language="en",
                theme="light",
                animation="off",
                thinking="none",
                player_name=matches.PERSON,
                opponents=matches.OPPONENTS,
            )
        )
        self.languages = Languages([resource_path("translations"), *translations])
        self.languages.use("en")
        self.appearance = Appearance(application)
        self.appearance.use(self.settings.now)
        self.store = MatchStore(folder / "matches.db")
        self._shelf = Shelf()
        self.match = StillMatch(self._shelf, players or _players)
        self.match.set_preferences(self.settings.now)
        self.match.hold()
        self.window = Window((0, 0, WINDOW.width(), WINDOW.height()))
        self.window.furnish(self.settings, self.languages, self.match, TableWidget)
        self.flow = MatchFlow(self.window, self.match, self.store, self.settings)
        self.reviews = ReviewController(self.match.worker, reviewers or matches.GalleryReviewer, self.store)
        self.reading = Reading(self.store.reader)
        self._carrying = Reading(self.store.reader)
        self._pages: dict[str, Page] = {}
        self._filled = False
        self.settings.changed.connect(self._on_settings)
        self.window.show()
        self.window.activateWindow()
        self.settle()

    def _on_settings(self, before: Preferences, now: Preferences) -> None:
        self.appearance.use(now)
        self.match.set_preferences(now)
        self.languages.use(now.language)
        for page in self._pages.values():
            if isinstance(page, ReviewPage | RetryPage):
                page.set_preferences(now)

    def close(self) -> None:
        """Put everything away."""
        self.reviews.cancel_all()
        self.window.close()
        self.match.shut_down()
        for reading in (self.reading, self._carrying):
            reading.shut_down()
        self.store.close()
        self.window.deleteLater()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)

    @staticmethod
    def settle(done: Callable[[], bool] = lambda: True, seconds: float = _PATIENCE) -> None:
        """Let happen what is due, and wait for something to be so. Raises TimeoutError if it is not by then."""
        end = time.monotonic() + seconds
        QApplication.processEvents()
        while not done():
            if time.monotonic() > end:
                raise TimeoutError("it never came to that")
            time.sleep(0.002)
            QApplication.processEvents()
        # What is laid out anew can ask for more of it, one widget after another.
        for _ in range(4):
            QApplication.processEvents()
            QApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest)

    @property
    def table(self) -> TableWidget:
        """The table."""
        table = self.window.table
        assert isinstance(table, TableWidget)
        return table

    def play(self, record: MatchRecord) -> None:
        """Put a match on the table."""
        self._shelf.put(record)
        assert self.match.resume(record.header.match_id)
        self.window.show_table()
        self.settle()

    def fill(self) -> list[MatchRecord]:
        """Have finished matches with reviews in the history."""
        records = matches.many_matches(_FINISHED)
        if not self._filled:
            self._filled = True
            self.store.add([prepare(record) for record in records])
            for record in records:
                self.store.keep_review(record.header.match_id, matches.review_of(record))
        return records

    def page(self, name: str) -> Page:
        """One of the pages, made when it is first wanted."""
        page = self._pages.get(name)
        if page is None:
            page = self._pages[name] = self._make_page(name)
        self.window.show_page(page)
        return page

    def _make_page(self, name: str) -> Page:
        if name == "history":
            porter = Porter(self.store, self._carrying, self.window)
            return HistoryPage(self.store, self.reading, porter, lambda: None)
        if name == "statistics":
            return StatisticsPage(self.reading)
        if name == "fairness":
            return FairnessPage(self.reading)
        if name == "retry":
            return RetryPage(self.store, self.settings.now)
        return ReviewPage(self.reviews, self.settings.now)

    def read(self) -> None:
        """Wait until the pages have read what they show."""
        self.settle(lambda: not self.reading.busy)


def _players() -> PlayerFunctions:
    return plain_players()._replace(advise=lambda view, level, seed: matches.suggestions(view))


class Scene(NamedTuple):
    """Something to look at."""

    name: str
    prepare: Callable[[Studio], QWidget | None]
    """Brings it about; what is to be grabbed, None for the window."""
    touch: Callable[[Studio], None] | None = None
    """What has to be done after the window got its size: a size ends what the mouse has begun."""
    leave: Callable[[Studio], None] | None = None
    """Puts away what would be seen in other scenes, or before another size."""


# The table


def _on_table(record: Callable[[], MatchRecord]) -> Callable[[Studio], None]:
    def prepare(studio: Studio) -> None:
        studio.play(record())

    return prepare


def _advised(record: Callable[[], MatchRecord]) -> Callable[[Studio], None]:
    def prepare(studio: Studio) -> None:
        studio.play(record())
        studio.match.hint()
        studio.settle(lambda: bool(studio.table.play.advice))

    return prepare


def _to_score(studio: Studio) -> None:
    studio.table.panel.show_page("score")


def _roles_drawn(studio: Studio) -> None:
    studio.play(matches.unopened())
    studio.match.pick_role_card(12)
    studio.settle()


def _select(studio: Studio) -> None:
    studio.play(matches.discarding())
    view = studio.match.view
    left = deadwood_after(view.held[view.turn])
    studio.table.play.select(min(left, key=lambda card: (left[card], card)))
    studio.settle()


def _ring(studio: Studio) -> None:
    Ring.wanted = True
    studio.window.activateWindow()
    studio.table.hand.focus_row(4)
    studio.settle()


def _no_ring(studio: Studio) -> None:
    Ring.wanted = False


def _mouse(kind: QEvent.Type, button: DragButton, at: QPoint) -> None:
    left = Qt.MouseButton.LeftButton
    place = QPointF(button.mapToGlobal(at))
    QApplication.sendEvent(button, QMouseEvent(kind, QPointF(at), place, left, left, Qt.KeyboardModifier.NoModifier))


def _drag(studio: Studio) -> None:
    table = studio.table
    button = table.hand.buttons[-1]
    pressed = QPoint(button.width() // 3, button.height() // 3)
    _mouse(QEvent.Type.MouseButtonPress, button, pressed)
    target = button.mapFrom(table, table.area(table.knock).center() - QPoint(table.knock.width(), -table.knock.height() // 3))
    for share in (0.2, 0.6, 1.0):
        _mouse(QEvent.Type.MouseMove, button, pressed + (target - pressed) * share)
    studio.settle()


def _drop(studio: Studio) -> None:
    studio.table.drags.cancel()
    studio.table.drags.history.close_now()


def _laying(studio: Studio) -> None:
    studio.play(matches.two_ways())
    studio.table.play.begin_knock()
    studio.settle()


def _discards(studio: Studio) -> None:
    studio.table.drags.toggle_history()
    studio.settle()


def _done(record: Callable[[], MatchRecord], gin: bool = False) -> Callable[[Studio], None]:
    """The plain player's next action is done by the person; `gin` lays all ten cards."""

    def prepare(studio: Studio) -> None:
        studio.play(record())
        view = studio.match.view
        action = choose(view)
        if gin:
            held = view.held[view.turn]
            card = min(deadwood_after(held), key=lambda card: deadwood_after(held)[card])
            action = knock(card, arrangement(held & ~card.bit))
        assert studio.match.do(action) is None
        assert studio.match.view.stage != Stage.PLAY
        studio.settle(lambda: not studio.table.play.counting)

    return prepare


# Pages


def _offer(studio: Studio) -> None:
    studio.window.offer.show_unfinished(None)
    studio.window.show_offer()
    studio.settle()


def _offer_more(studio: Studio) -> None:
    studio.window.offer.show_unfinished(Unfinished("", matches.OPPONENTS, (33, 12, 52), 6, False))
    studio.window.show_offer()
    studio.settle()


def _no_matches(studio: Studio) -> None:
    studio.page("history")
    studio.read()


def _no_figures(studio: Studio) -> None:
    studio.page("statistics")
    studio.read()


def _no_deals(studio: Studio) -> None:
    studio.page("fairness")
    studio.read()


def _no_mistakes(studio: Studio) -> None:
    page = studio.page("retry")
    assert isinstance(page, RetryPage)
    page.open_mistakes()
    studio.settle()


def _history(studio: Studio) -> None:
    studio.fill()
    page = studio.page("history")
    assert isinstance(page, HistoryPage)
    page.refresh()
    studio.read()
    page.take_focus()
    studio.read()


def _statistics(studio: Studio) -> None:
    studio.fill()
    page = studio.page("statistics")
    assert isinstance(page, StatisticsPage)
    page.refresh()
    page.take_focus()
    studio.read()


def _fairness(studio: Studio) -> None:
    record = studio.fill()[0]
    page = studio.page("fairness")
    assert isinstance(page, FairnessPage)
    page.show_match(record.header.match_id)
    page.take_focus()
    studio.read()


def _review(studio: Studio) -> None:
    record = studio.fill()[1]
    page = studio.page("review")
    assert isinstance(page, ReviewPage)
    review = matches.review_of(record)
    worst = max(review.judgements, key=lambda judgement: judgement.chance_lost)
    page.open_record(record, worst.event)
    page.take_focus()
    studio.settle(lambda: studio.reviews.reviewing is None)


def _close_review(studio: Studio) -> None:
    page = studio.page("review")
    assert isinstance(page, ReviewPage)
    page.close_record()


def _retry(studio: Studio) -> None:
    record = studio.fill()[2]
    page = studio.page("retry")
    assert isinstance(page, RetryPage)
    page.open_mistakes(record.header.match_id)
    studio.settle()


def _close_retry(studio: Studio) -> None:
    page = studio.page("retry")
    assert isinstance(page, RetryPage)
    page.close_mistakes()


def _rules(studio: Studio) -> None:
    studio.window.offer.form.load(studio.settings.now)
    studio.window.show_rules()
    studio.settle()


def _rules_with_cards(studio: Studio) -> None:
    studio.window.show_rules("r18")
    studio.settle()


def _lesson_at(studio: Studio, topic: Topic) -> LessonPage:
    studio.window.show_lesson()
    page = studio.window.page
    assert isinstance(page, LessonPage)
    page.go_to(list(Topic).index(topic))
    studio.settle()
    return page


def _lesson(studio: Studio) -> None:
    _lesson_at(studio, Topic.LAY_OFF)


def _lesson_answer(studio: Studio) -> None:
    page = _lesson_at(studio, Topic.DEADWOOD)
    view = page.lesson.view
    left = deadwood_after(view.held[view.turn])
    page.table.play.throw(sorted(left, key=lambda card: (left[card], card))[1])
    studio.settle()


def _close_lesson(studio: Studio) -> None:
    studio.settings.change(lesson=0)


def _notice(studio: Studio) -> None:
    studio.window.notices.say(bug_text, once=False)
    studio.settle()


def _no_notice(studio: Studio) -> None:
    studio.window.notices.dismiss()


# Dialogs


def _dialog(make: Callable[[Studio], QWidget]) -> Callable[[Studio], QWidget]:
    def prepare(studio: Studio) -> QWidget:
        dialog = make(studio)
        dialog.show()
        dialog.activateWindow()
        studio.settle()
        return dialog

    return prepare


def _preferences(group: int) -> Callable[[Studio], QWidget]:
    def make(studio: Studio) -> QWidget:
        dialog = PreferencesDialog(studio.settings, studio.languages, studio.window)
        dialog.show_group(group)
        return dialog

    return _dialog(make)


SCENES: Final = (
    # First those for which there must be no matches yet.
    Scene("history-empty", _no_matches),
    Scene("statistics-empty", _no_figures),
    Scene("fairness-empty", _no_deals),
    Scene("retry-empty", _no_mistakes),
    Scene("offer", _offer),
    Scene("offer-continue", _offer_more),
    Scene("roles", _on_table(matches.unopened)),
    Scene("roles-drawn", _roles_drawn),
    Scene("upcard", _on_table(matches.upcard)),
    Scene("draw", _on_table(matches.drawing)),
    Scene("discard", _select),
    Scene("discards-shown", _on_table(matches.discarding), _discards, _drop),
    Scene("keyboard", _on_table(matches.discarding), _ring, _no_ring),
    Scene("hint", _advised(matches.discarding), leave=_to_score),
    Scene("others-turn", _on_table(matches.others_turn)),
    Scene("knock-ready", _on_table(matches.knock_ready)),
    Scene("drag", _on_table(matches.knock_ready), _drag, _drop),
    Scene("knock-laying", _laying),
    Scene("lay-offs", _on_table(matches.lay_offs)),
    Scene("laid-off", _done(matches.lay_offs)),
    Scene("gin", _done(matches.before_gin, True)),
    Scene("undercut", _done(matches.before_undercut)),
    Scene("drawn-hand", _done(matches.before_draw)),
    Scene("won", _done(matches.before_win, True)),
    Scene("lost", _done(matches.before_loss)),
    Scene("sitting-out", _advised(matches.sitting_out), leave=_to_score),
    Scene("notice", _on_table(matches.drawing), _notice, _no_notice),
    Scene("review", _review, leave=_close_review),
    Scene("retry", _retry, leave=_close_retry),
    Scene("history", _history),
    Scene("statistics", _statistics),
    Scene("fairness", _fairness),
    Scene("rules", _rules),
    Scene("new-match", _dialog(lambda studio: NewMatchDialog(studio.settings.now, False, True, studio.window))),
    Scene("preferences", _preferences(0)),
    Scene("preferences-cards", _preferences(1)),
    Scene("keys", _dialog(lambda studio: HelpSheet(keys_in_use({}, True), studio.window))),
    Scene("about", _dialog(lambda studio: AboutSheet(studio.window))),
    Scene("rules-cards", _rules_with_cards),
    Scene("lesson", _lesson, leave=_close_lesson),
    Scene("lesson-answer", _lesson_answer, leave=_close_lesson),
)
"""All scenes, in an order in which they can be shown one after the other."""


@contextmanager
def staged(studio: Studio, scene: Scene) -> Iterator[Callable[[QSize, str], QPixmap]]:
    """Show a scene, and take pictures of it: a function of the window's size and the theme's name."""
    widget = scene.prepare(studio)
    last: QSize | None = None

    def leave() -> None:
        if scene.leave is not None:
            scene.leave(studio)

    def picture(size: QSize, theme: str) -> QPixmap:
        nonlocal last
        if size != last:
            if last is not None and scene.touch is not None:
                leave()
            last = size
            if widget is None:
                studio.window.resize(size)
                studio.settle()
            if scene.touch is not None:
                scene.touch(studio)
        studio.settings.change(theme=theme)
        studio.settle()
        return (widget or studio.window).grab()

    try:
        yield picture
    finally:
        leave()
        if widget is not None:
            widget.close()
            widget.deleteLater()
