"""The table: everything from the plates to the score sheet, over any TableSource."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QSize, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QFocusEvent, QHideEvent, QKeyEvent, QPainter, QPaintEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QWidget

from threegin_qt.controller import NOBODY, Change, MatchController, TableSource
from threegin_qt.engine import Action, Advised, Card, HintShown, Kind, PlayerView, Role, Stage
from threegin_qt.models.cards import Order
from threegin_qt.store import Preferences

from .card_art import BACKS, CardArt, DeckStyle
from .drag import ClickGuard
from .felt import felt
from .languages import translate
from .painting import card_radius, draw_shadow
from .panel_parts import FoldButton
from .piles import KnockPlace, PilePlace, StockPlace
from .plates import SeatPlate
from .prompt import PromptBar
from .reduced_motion import ReducedMotion
from .result import ResultSheet
from .role_draw import FanView, RoleCards
from .seat_cards import SeatCards
from .showdown import SpreadView
from .side_panel import SidePanel
from .sorter import Sorter
from .table_drag import TableDrag
from .table_keys import TableKeys
from .table_layout import compose
from .table_motion import Motion
from .table_placing import measures, put
from .table_play import Play
from .table_scenes import Scenes
from .table_voice import Voice
from .theme import BODY_PIXELS, GRID, Speed, theme, themes

_PANEL = 296
_LEAST_BESIDE = 760
"""What the panel has to leave to the table; in a narrower window it opens over the table."""
_READ_MS = 3000
"""How long a result stays where there is no pause after a hand."""
_TEXT_GROWTH = 1.5
"""The most by which text grows with the window."""


class TableWidget(QWidget):
    """The table of a match, with the side panel."""

    preference_changed = Signal(str, object)
    """A preference that the person changed at the table: its name and its value."""
    new_match_wanted = Signal()
    review_wanted = Signal()
    """The match that is over is to be looked at again."""
    help_wanted = Signal(str)
    """The section of the rules that the person wants to read."""

    def __init__(self, parent: QWidget | None = None, art: CardArt | None = None, with_panel: bool = True) -> None:
        """A table, with a side panel or, where a page has its own, without."""
        super().__init__(parent)
        self._with_panel = with_panel
        self.art = art or CardArt(parent=self)
        self._preferences = Preferences()
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)

        self.play = Play(self)
        self.hand = SeatCards(self.art, interactive=True, labelled=True, parent=self)
        self.top = SeatCards(self.art, interactive=False, labelled=False, parent=self)
        self.stock = StockPlace(self.art, self)
        self.pile = PilePlace(self.art, self)
        self.knock = KnockPlace(self.art, self)
        self.plates = tuple(SeatPlate(self) for _ in range(3))
        self.spreads = (SpreadView(self.art, self), SpreadView(self.art, self))
        self.role_cards = RoleCards(self.art, self)
        self.fan = FanView(self.art, self)
        self.sheet = ResultSheet(self)
        self.guard = ClickGuard()
        self.bar = PromptBar(self, self.guard)
        self.sorter = Sorter(self)
        self.reduced_motion = ReducedMotion(self)
        self.reduced_motion.changed.connect(self._motion_changed)
        self.panel = SidePanel(self.art, self)
        self.unfold = FoldButton(True, self)
        self._drawer = False
        self._parking = False
        self._asked = False
        self._before: PlayerView | None = None
        self.voice = Voice(self)
        self.motion = Motion(self)
        self.scenes = Scenes(self)
        self.keys = TableKeys(self)
        self.drags = TableDrag(self)
        self._next_deal = QTimer(self, singleShot=True, interval=_READ_MS)
        self._next_deal.timeout.connect(self._deal_next)
        self._order_tabs()

        self.play.updated.connect(self._play_updated)
        self.bar.chosen.connect(self.keys.choose)
        self.bar.why_asked.connect(self.keys.ask_why)
        self.sorter.chosen.connect(self.set_order)
        self.fan.picked.connect(self.pick)
        self.sheet.began.connect(self._count_began)
        self.sheet.counted.connect(self._counted)
        self.panel.wanted.connect(self.keys.perform)
        self.panel.page_changed.connect(self._page_changed)
        self.panel.folded.connect(self._fold)
        self.unfold.clicked.connect(self._unfold)
        self.hand.model.melds_changed.connect(self._hand_changed)
        themes().changed.connect(self._repaint_all)
        self._retranslate()

    def _order_tabs(self) -> None:
        before: QWidget = self.hand
        for widget in (self.stock, self.pile, self.knock, *self.spreads, self.fan, self.bar, self.sorter, self.panel):
            QWidget.setTabOrder(before, widget)
            before = widget

    # -- what is on it ---------------------------------------------------------------------------------------------------

    @property
    def source(self) -> TableSource | None:
        """What the table shows."""
        return self.play.source

    @property
    def view(self) -> PlayerView | None:
        """What the viewer sees."""
        return self.play.view

    @property
    def preferences(self) -> Preferences:
        """The preferences in use."""
        return self._preferences

    @property
    def bottom_role(self) -> int:
        """The role whose cards lie at the bottom: one's own, or the captain's."""
        view = self.view
        return Role.CAPTAIN if view is None or view.eyes is None else view.eyes

    @property
    def drawn_cards(self) -> tuple[Card, ...]:
        """The cards of the draw for roles by seat, as long as they lie on the table."""
        source, view = self.source, self.view
        return source.role_cards if source is not None and view is not None and view.hand_number == 0 else ()

    def set_source(self, source: TableSource | None) -> None:
        """Show and play this from now on; nothing for None."""
        old = self.source
        if old is not None:
            self.motion.finish()
            old.changed.disconnect(self._changed)
            old.thinking.disconnect(self._thinking)
            if isinstance(old, MatchController):
                old.hint_ready.disconnect(self._hint_ready)
                old.advice_ready.disconnect(self._advice_ready)
                old.advice_followed.disconnect(self._advice_followed)
                old.awaiting_advice_changed.disconnect(self._awaiting_changed)
        self.play.set_source(source)
        if source is not None:
            source.changed.connect(self._changed)
            source.thinking.connect(self._thinking)
        if isinstance(source, MatchController):
            source.hint_ready.connect(self._hint_ready)
            source.advice_ready.connect(self._advice_ready)
            source.advice_followed.connect(self._advice_followed)
            source.awaiting_advice_changed.connect(self._awaiting_changed)
            source.set_preferences(self._preferences)
        self.sync(False)

    def set_preferences(self, preferences: Preferences) -> None:
        """Look and behave as these preferences say, at once."""
        before, self._preferences = self._preferences, preferences
        back = preferences.card_back if preferences.card_back in BACKS else BACKS[0]
        self.art.style = DeckStyle(preferences.four_colour, preferences.large_index, back)
        speed = Speed.OFF if self.reduced_motion.wanted else Speed[preferences.animation.upper()]
        self.motion.set_speed(speed)
        for slides in (self.hand.slides, self.top.slides):
            slides.speed = speed
        for spread in self.spreads:
            spread.set_speed(speed)
        self.sheet.speed = speed
        self.play.one_click = preferences.one_click
        match = self.play.match
        if match is not None:
            match.set_preferences(preferences)
        model = self.hand.model
        order = Order(preferences.order)
        if order == Order.FREE and model.order != Order.FREE:
            model.set_free_order([Card(number) for number in preferences.free_order])
        elif order != model.order or preferences.arrange != before.arrange:
            model.set_order(order, preferences.arrange)
        self.panel.show_page(preferences.side_page)
        if preferences.side_panel != before.side_panel and self._narrow:
            self.open_drawer(not self._drawer)
        self.lay_out()
        self.sync(False)

    def change_preference(self, name: str, value: object) -> None:
        """The person chose something at the table that is remembered."""
        if getattr(self._preferences, name) != value:
            self.preference_changed.emit(name, value)

    @Slot(str)
    def set_order(self, order: str) -> None:
        """Put the cards in this order, and remember it."""
        self.hand.model.set_order(Order(order), self._preferences.arrange)
        self.change_preference("order", order)
        self.sync(False)

    def remember_free_order(self) -> None:
        """The person moved a card: the order is his own from now on."""
        self.change_preference("free_order", tuple(int(card) for card in self.hand.model.known))
        self.change_preference("order", Order.FREE.value)
        self.sorter.show_order(Order.FREE)

    def pick(self, at: int) -> None:
        """Take a card of the fan."""
        match = self.play.match
        if match is not None:
            match.pick_role_card(at)

    # -- what happens ------------------------------------------------------------------------------------------------------

    @Slot(object)
    def _changed(self, change: Change) -> None:
        event = change.event
        if type(event) not in (Advised, HintShown):
            self._before = change.before
        self.drags.cancel()
        if type(event) in (Advised, HintShown) and change.before is not None:
            self.play.keep_up()
            self.sync(False)
            if self.play.match is None or (type(event) is Advised and event.seat == change.after.seat):
                # What a hint or the partner says is told when it is shown.
                self.voice.tell(change, self.play.names, "")
            return
        self.motion.before(change)
        match = self.play.match
        quick = match is not None and match.skipping
        self.play.forget()
        ended = change.after.result is not None and (change.before is None or change.before.result is None)
        self.sync(ended and event is not None and not quick)
        self.motion.after(change, quick)
        self.voice.tell(change, self.play.names, self.play.prompt(spoken=True) if self.play.deciding else "", quick)
        self._deal_soon()

    def _deal_soon(self) -> None:
        """Without a pause after each hand the next one comes by itself, once the result could be read."""
        view = self.view
        due = view is not None and view.stage == Stage.DEAL and view.hand_number > 0 and self.play.match is not None
        if due and not self._preferences.pause_after_hand and not self.play.counting:
            self._next_deal.start()
        else:
            self._next_deal.stop()

    @Slot()
    def _deal_next(self) -> None:
        match = self.play.match
        if match is not None and self.isVisible() and not self._preferences.pause_after_hand:
            match.next_hand()

    @Slot(int)
    def _thinking(self, seat: int) -> None:
        self.scenes.show_plates()

    @Slot(object)
    def _hint_ready(self, advice: object) -> None:
        self._show_advice(advice, False)

    @Slot(object)
    def _advice_ready(self, advice: object) -> None:
        self._show_advice(advice, True)

    def _show_advice(self, advice: object, from_partner: bool) -> None:
        assert isinstance(advice, tuple)
        self.play.advice = advice
        self.play.from_partner = from_partner
        self.panel.show_page("advice")
        self.sync(False)
        if self.panel.isVisible():
            self.voice.say(self.panel.advice_words())
        else:
            # Where the page cannot be seen the line says it, and the voice with it.
            self.play.say(self.panel.advice_summary())

    @Slot(bool, object)
    def _advice_followed(self, followed: bool, advised: Action) -> None:
        if self._before is not None:
            self.scenes.note_followed(followed, self._before)

    @Slot(bool)
    def _awaiting_changed(self, awaiting: bool) -> None:
        # Also where the captain waits no more: what was marked for him is out of date.
        self.play.forget()
        self.sync(False)

    @Slot()
    def _play_updated(self) -> None:
        self.sync(False)
        if self.play.message:
            self.voice.say(self.play.message, at_once=True)

    @Slot()
    def _count_began(self) -> None:
        self.sync(False)

    @Slot()
    def _counted(self) -> None:
        self.play.counting = False
        self.sync(False)
        self._deal_soon()

    @Slot()
    def _hand_changed(self) -> None:
        self.sorter.show_order(self.hand.model.order)

    def sync(self, count: bool) -> None:
        """Show what there is now; with `count` the points of the hand that has just ended are counted step by step."""
        self.scenes.sync(count)
        self.lay_out()

    @property
    def thinking_seat(self) -> int:
        """The seat that thinks, NOBODY for none."""
        return NOBODY if self.source is None else self.source.thinking_seat

    # -- layout ------------------------------------------------------------------------------------------------------------

    def sizeHint(self) -> QSize:
        return QSize(1180, 732)

    def minimumSizeHint(self) -> QSize:
        return QSize(640, 440)

    @property
    def _growth(self) -> float:
        """By how much text grows with the window."""
        larger = min(self.width() / 1180, self.height() / 732)
        return max(1.0, min(_TEXT_GROWTH, float(larger**0.6)))

    def _panel_width(self) -> int:
        text = self._preferences.text_size / 100
        least, wanted = (round(_PANEL * min(1.6, max(1.0, text * share)) * self._growth) for share in (0.8, 1.0))
        # With large letters as wide as the table can spare.
        return max(least, min(wanted, self.width() - _LEAST_BESIDE))

    @property
    def _narrow(self) -> bool:
        """Whether the panel can only lie over the table."""
        return self.width() - self._panel_width() < _LEAST_BESIDE

    @Slot()
    def _fold(self) -> None:
        if self._narrow:
            self.open_drawer(False)
        else:
            self.change_preference("side_panel", False)

    @Slot()
    def _unfold(self) -> None:
        if self._narrow:
            self.open_drawer(True)
        else:
            self.change_preference("side_panel", True)

    def open_drawer(self, opened: bool) -> None:
        """In a narrow window, let the panel lie over the table, or put it away again."""
        if opened != self._drawer and self._with_panel:
            self._drawer = opened
            self.drags.cancel()
            self.lay_out()
            if not opened:
                self.keys.focus_main_place()

    @property
    def drawer_open(self) -> bool:
        """Whether the panel lies over the table."""
        return self._drawer and self._narrow

    @Slot(str)
    def _page_changed(self, page: str) -> None:
        self.change_preference("side_page", page)

    def lay_out(self) -> None:
        """Put everything in its place for the size there is."""
        if self.width() < 50 or self.height() < 50:
            return
        width, height = self.width(), self.height()
        beside = self._panel_width()
        panel = 0 if self._narrow or not self._preferences.side_panel or not self._with_panel else beside
        pixels = round(BODY_PIXELS * self._preferences.text_size / 100 * self._growth)
        if self.font().pixelSize() != pixels:
            font = self.font()
            font.setPixelSize(pixels)
            self.setFont(font)
        shown = panel > 0 or self.drawer_open
        if shown:
            self.panel.setGeometry(width - beside, 0, beside, height)
        self.panel.setVisible(shown)
        self.unfold.setVisible(not shown and self._with_panel and bool(self.play.names))
        self.unfold.setGeometry(width - 20, 2 * GRID, 20, 48)
        if self.drawer_open:
            self.panel.raise_()
        plates_at_top = self.scenes.plates_at_top
        needed = measures(self, pixels)
        put(self, compose(QSize(width - panel, height), needed, self._preferences.card_size, plates_at_top))

    def resizeEvent(self, event: QResizeEvent) -> None:
        self.drags.cancel()
        self.motion.finish()
        self.lay_out()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        dpr = self.devicePixelRatioF()
        painter.drawPixmap(QPoint(0, 0), felt((self.width(), self.height()), dpr, theme()))
        for place in (self.stock, self.pile, self.knock):
            if place.isVisible() and place.layers:
                box = place.card_box().translated(QPointF(place.pos()))
                box.setBottom(box.bottom() + 2 * (place.layers - 1))
                draw_shadow(painter, box, card_radius(box.width()), box.width() * 0.08, theme().shadow)

    def _repaint_all(self) -> None:
        self.update()
        for child in self.findChildren(QWidget):
            child.update()

    # -- the keyboard and the window -----------------------------------------------------------------------------------

    def perform(self, name: str) -> None:
        """Carry out a command of the table, or say on its line why not."""
        self.keys.perform(name)

    def may_perform(self, name: str) -> bool:
        """Whether a command of the table would do something now."""
        return self.keys.may_perform(name)

    @property
    def topic(self) -> str:
        """The section of the rules about what was just refused, or about what the table shows."""
        return self.keys.topic

    @property
    def refused_topic(self) -> str:
        """The section about what was just refused; empty while the line says no such thing."""
        return self.play.why

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.WindowDeactivate:  # ActivationChange comes to the window alone
            self.drags.cancel()
        if event.type() == QEvent.Type.ShortcutOverride and self.keys.overrides(event):
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not self.keys.press(event):
            event.ignore()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if not self._parking:
            self.keys.focus_main_place()

    def park_focus(self) -> None:
        """Take the keyboard to the table itself for a moment."""
        self._parking = True
        self.setFocus(Qt.FocusReason.OtherFocusReason)
        self._parking = False

    @Slot()
    def _motion_changed(self) -> None:
        self.set_preferences(self._preferences)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if not self._asked:
            self._asked = True
            self.reduced_motion.ask()

    def hideEvent(self, event: QHideEvent) -> None:
        self.drags.cancel()
        self.motion.finish()
        super().hideEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

    def _retranslate(self) -> None:
        self.drags.cancel()
        self.setAccessibleName(translate("Table", "Table"))
        self.hand.setAccessibleName(translate("Table", "Your cards"))
        self.play.message = ""
        self.sync(False)

    def marks(self) -> tuple[Action | None, frozenset[Card]]:
        """What is marked as advised: an action, and cards."""
        return self.play.marked()

    def action_place(self, action: Action | None) -> QWidget | None:
        """The place in the middle that an action is about."""
        if action is None:
            return None
        if action.kind == Kind.DRAW_STOCK:
            return self.stock
        if action.kind in (Kind.TAKE_UPCARD, Kind.DRAW_DISCARD):
            return self.pile
        return self.knock if action.kind == Kind.KNOCK else None

    def area(self, widget: QWidget) -> QRect:
        """Where a widget is, in the table."""
        return QRect(widget.mapTo(self, QPoint(0, 0)), widget.size())
