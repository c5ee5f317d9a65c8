"""The sheets of the gallery that show parts: the deck, and every widget in all of its states."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRect, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPixmap
from PySide6.QtWidgets import QAbstractButton, QApplication, QCheckBox, QWidget

from threegin_qt.engine import CARDS, Level, Role, parse_card
from threegin_qt.models.cards import Order

from .card import CardButton
from .card_art import BACKS, CardArt, DeckStyle
from .controls import Button, Choice, Field, GroupList, Scale, Switch, Text, sized_font
from .drag import Ring
from .felt import Felt
from .icons import IconButton
from .key_button import KeyButton
from .painting import card_height, card_pixmap
from .piles import KnockPlace, PilePlace, StockPlace
from .plates import SeatPlate
from .prompt import Choice as BarChoice
from .prompt import PromptBar
from .sorter import Sorter
from .theme import GRID, Type, theme

_WIDTH: Final = 1180
_CARD: Final = 76


class State(NamedTuple):
    """A picture with a line below it."""

    caption: str
    pixmap: QPixmap


def _taken(
    widget: QWidget,
    size: QSize | None = None,
    *,
    focus: bool = False,
    on_felt: bool = False,
    hover: bool = False,
    down: bool = False,
) -> QPixmap:
    """A widget as it looks on paper or felt, with the keyboard, under the mouse or pressed; it is gone afterwards."""
    size = size or widget.sizeHint()
    host = Felt() if on_felt else QWidget()
    host.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    margin = GRID
    host.resize(size.width() + 2 * margin, size.height() + 2 * margin)
    widget.setParent(host)
    widget.setGeometry(QRect(margin, margin, size.width(), size.height()))
    host.show()
    host.activateWindow()
    QApplication.processEvents()
    (widget if focus else host).setFocus(Qt.FocusReason.TabFocusReason)
    ringed, Ring.wanted = Ring.wanted, focus
    QApplication.processEvents()
    # Wherever the real pointer may be; and what is pressed comes up again as soon as the keyboard is moved.
    widget.setAttribute(Qt.WidgetAttribute.WA_UnderMouse, hover)
    if isinstance(widget, QAbstractButton):
        widget.setDown(down)
    pixmap = host.grab()
    Ring.wanted = ringed
    host.close()
    host.deleteLater()
    return pixmap


def _flow(rows: Sequence[tuple[str, Sequence[State]]], ground: str = "paper") -> QPixmap:
    """Pictures with their lines, in rows under headings."""
    look = theme()
    dpr = QApplication.primaryScreen().devicePixelRatio()
    small, title = sized_font(Type.SMALL), sized_font(Type.TITLE, bold=True)
    metrics = QFontMetricsF(small)
    places: list[tuple[QPointF, State]] = []
    heads: list[tuple[float, str]] = []
    y = 2.0 * GRID
    for head, states in rows:
        heads.append((y, head))
        y += 4 * GRID
        x, tallest = 2.0 * GRID, 0.0
        for state in states:
            size = state.pixmap.deviceIndependentSize()
            if x + size.width() > _WIDTH - 2 * GRID:
                x, y, tallest = 2.0 * GRID, y + tallest + 4 * GRID, 0.0
            places.append((QPointF(x, y), state))
            x += max(size.width(), metrics.horizontalAdvance(state.caption) + GRID) + GRID
            tallest = max(tallest, size.height())
        y += tallest + 4 * GRID
    pixmap = QPixmap(QSize(_WIDTH, round(y)) * dpr)
    pixmap.setDevicePixelRatio(dpr)
    on_felt = ground == "felt"
    pixmap.fill(look.felt_edge if on_felt else look.paper)
    painter = QPainter(pixmap)
    painter.setFont(title)
    painter.setPen(look.felt_text if on_felt else look.text)
    for top, head in heads:
        painter.drawText(QPointF(2.0 * GRID, top + 2.5 * GRID), head)
    painter.setFont(small)
    painter.setPen(look.felt_muted if on_felt else look.muted)
    for place, state in places:
        painter.drawPixmap(place, state.pixmap)
        height = state.pixmap.deviceIndependentSize().height()
        painter.drawText(place + QPointF(GRID / 2, height + 1.75 * GRID), state.caption)
    painter.end()
    return pixmap


# The deck


def deck_sheet(style: DeckStyle) -> QPixmap:
    """All faces of a style by suit, and the back."""
    art = CardArt(style)
    dpr = QApplication.primaryScreen().devicePixelRatio()
    look = theme()
    step, down = _CARD + GRID, card_height(_CARD) + GRID
    pixmap = QPixmap(QSize(13 * step + GRID, 4 * down + GRID) * dpr)
    pixmap.setDevicePixelRatio(dpr)
    pixmap.fill(look.felt)
    painter = QPainter(pixmap)
    for card in CARDS:
        painter.drawPixmap(GRID + (card.rank - 1) * step, GRID + card.suit * down, card_pixmap(art, card, _CARD, dpr))
    painter.end()
    return pixmap


def backs_sheet() -> QPixmap:
    """The backs, and cards as small and as large as they get."""
    dpr = QApplication.primaryScreen().devicePixelRatio()

    def back(name: str, width: int) -> State:
        return State(name, CardArt(DeckStyle(back=name)).back(width, dpr))

    art = CardArt()
    small = [State("", card_pixmap(art, parse_card(card), 43, dpr)) for card in ("AS", "TD", "QH", "KC", "7C")]
    large = [State("", card_pixmap(art, parse_card(card), 216, dpr)) for card in ("AS", "QH", "JC", "KD", "TD")]
    return _flow(
        [
            ("Backs", [back(name, 120) for name in BACKS]),
            ("60 pixels high", small),
            ("300 pixels high", large),
        ],
        "felt",
    )


# The states of widgets


def _buttons(primary: bool) -> Iterator[State]:
    def make() -> Button:
        button = Button(primary=primary)
        button.setText("Deal")
        return button

    yield State("plain", _taken(make()))
    yield State("under the mouse", _taken(make(), hover=True))
    yield State("pressed", _taken(make(), down=True))
    yield State("focus", _taken(make(), focus=True))
    off = make()
    off.setEnabled(False)
    yield State("disabled", _taken(off))


def _icon_buttons() -> Iterator[State]:
    for name in ("first", "step-back", "play", "pause", "step-forward", "last"):
        yield State(name, _taken(IconButton(name)))
    yield State("focus", _taken(IconButton("play"), focus=True))
    off = IconButton("play")
    off.setEnabled(False)
    yield State("disabled", _taken(off))


def _fields() -> Iterator[State]:
    def field(text: str, hint: str = "") -> Field:
        made = Field()
        made.setText(text)
        made.setPlaceholderText(hint)
        return made

    yield State("field", _taken(field("Beatriz")))
    yield State("empty", _taken(field("", "Opponent")))
    yield State("focus", _taken(field("Beatriz"), focus=True))

    def choice() -> Choice:
        made = Choice()
        made.set_items([(0, "Skilled"), (1, "Casual")])
        return made

    yield State("choice", _taken(choice()))
    yield State("under the mouse", _taken(choice(), hover=True))
    yield State("focus", _taken(choice(), focus=True))
    key = KeyButton()
    key.show_key("S", "Draw")
    yield State("key", _taken(key))


def _switches() -> Iterator[State]:
    def switch(on: bool) -> QCheckBox:
        made = Switch()
        made.setText("Hints")
        made.setChecked(on)
        return made

    yield State("off", _taken(switch(False)))
    yield State("on", _taken(switch(True)))
    yield State("focus", _taken(switch(True), focus=True))
    scale = Scale(60, 140, 5)
    scale.setValue(100)
    yield State("scale", _taken(scale))
    scale = Scale(60, 140, 5)
    scale.setValue(120)
    yield State("focus", _taken(scale, focus=True))
    names = GroupList()
    names.set_names(["General", "Cards", "Play"])
    names.setCurrentRow(1)
    yield State("list", _taken(names, QSize(names.width(), 3 * 4 * GRID + GRID)))


def _texts() -> Iterator[State]:
    for size in Type:
        for muted in (False, True):
            text = Text(None, size, bold=not muted, muted=muted)
            text.setText("Gin rummy 1234567890")
            yield State(f"{size.name.lower()}{', muted' if muted else ''}", _taken(text))


def _cards() -> Iterator[State]:
    art = CardArt()

    def card(name: str | None) -> CardButton:
        made = CardButton(art, None if name is None else parse_card(name))
        made.set_width(_CARD)
        return made

    def changed(do: Callable[[CardButton], None]) -> CardButton:
        made = card("QH")
        do(made)
        return made

    size = QSize(_CARD, card_height(_CARD))
    for caption, made, focus in (
        ("plain", card("QH"), False),
        ("selected", changed(lambda card: card.set_lifted(True)), False),
        ("advised", changed(lambda card: card.set_marked(True)), False),
        ("focus", card("QH"), True),
        ("selected, focus", changed(lambda card: card.set_lifted(True)), True),
        ("not to be thrown", changed(lambda card: card.set_dimmed(True)), False),
        ("in the air", changed(lambda card: card.set_away(True, True)), False),
        ("covered", changed(lambda card: card.cover_from(28)), False),
        ("face down", card(None), False),
    ):
        yield State(caption, _taken(made, size, focus=focus, on_felt=True))


def _places() -> Iterator[State]:
    art = CardArt()
    pile_cards = (parse_card("7C"), parse_card("JD"))
    size = QSize(_CARD + 4, card_height(_CARD) + 28)

    def stock(count: int) -> StockPlace:
        made = StockPlace(art)
        made.set_card_width(_CARD)
        made.show_count(count)
        return made

    def pile(full: bool = True) -> PilePlace:
        made = PilePlace(art)
        made.set_card_width(_CARD)
        made.show_pile(pile_cards if full else ())
        return made

    def place(left: int | None, limit: int = 10, laid: bool = False) -> KnockPlace:
        made = KnockPlace(art)
        made.set_card_width(_CARD)
        made.show_knock(left, limit, laid)
        return made

    def ready(made: StockPlace | PilePlace | KnockPlace) -> QWidget:
        made.set_ready(True)
        return made

    def lit(made: StockPlace | PilePlace | KnockPlace, over: bool = False) -> QWidget:
        made.light(True, over)
        return made

    def marked(made: StockPlace | PilePlace | KnockPlace) -> QWidget:
        made.set_marked(True)
        return made

    shown: tuple[tuple[str, QWidget, bool], ...] = (
        ("stock", stock(31), False),
        ("ready", ready(stock(20)), False),
        ("advised", marked(stock(20)), False),
        ("focus", stock(3), True),
        ("empty", stock(0), False),
        ("pile", pile(), False),
        ("ready", ready(pile()), False),
        ("to drop on", lit(pile()), False),
        ("about to drop", lit(pile(), True), False),
        ("focus", pile(), True),
        ("empty", pile(False), False),
        ("asleep", place(None), False),
        ("gin only", place(None, 0), False),
        ("awake", place(7), False),
        ("gin", place(0), False),
        ("to drop on", lit(place(7)), False),
        ("about to drop", lit(place(0), True), False),
        ("focus", place(7), True),
        ("laid", place(None, laid=True), False),
    )
    for caption, widget, focus in shown:
        yield State(caption, _taken(widget, size, focus=focus, on_felt=True))


def _plates() -> Iterator[State]:
    def plate(name: str, level: Level | None, role: Role | None, total: int, turn: bool, thinking: bool) -> State:
        made = SeatPlate()
        made.show_player(name, level is None, level)
        made.show_state(role, total, 100, turn, thinking)
        return State("", _taken(made, on_felt=True))

    yield plate("Maria", None, None, 0, False, False)
    yield plate("Maria", None, Role.CAPTAIN, 54, True, False)
    yield plate("Maria", None, Role.PARTNER, 54, False, False)
    yield plate("Zoltán", Level.SKILLED, Role.BOX, 97, False, False)
    yield plate("Zoltán", Level.EXPERT, Role.BOX, 8, True, True)
    yield plate("Beatriz", Level.CASUAL, Role.PARTNER, 100, False, False)
    yield plate("Maximiliano Alejandro", Level.BEGINNER, Role.CAPTAIN, 121, True, False)


def _bars() -> Iterator[State]:
    def bar(text: str, *choices: BarChoice) -> PromptBar:
        made = PromptBar()
        made.show_prompt(text, choices)
        return made

    throw, knock = BarChoice("throw", "Throw Q♥"), BarChoice("knock", "Knock, 7 left")
    size = QSize(560, 7 * GRID)
    yield State("", _taken(bar("Zoltán is drawing."), size, on_felt=True))
    yield State("", _taken(bar("Select a card to throw.", BarChoice("throw", "Throw", False)), size, on_felt=True))
    yield State("", _taken(bar("Press it again to throw it.", throw, knock), size, on_felt=True))
    focused = bar("Take the 6♠ or pass.", BarChoice("take", "Take 6♠"), BarChoice("pass", "Pass"))
    focused.setFocusProxy(focused.main)
    yield State("focus", _taken(focused, size, focus=True, on_felt=True))


def _sorters() -> Iterator[State]:
    for order in Order:
        made = Sorter()
        made.show_order(order)
        yield State(order.value, _taken(made, QSize(168, 40), on_felt=True))


def paper_sheet() -> QPixmap:
    """Everything that lies on paper."""
    return _flow(
        [
            ("Buttons", [*_buttons(False)]),
            ("Main buttons", [*_buttons(True)]),
            ("Buttons with icons", [*_icon_buttons()]),
            ("Fields and choices", [*_fields()]),
            ("Switches, scales, lists", [*_switches()]),
            ("Text", [*_texts()]),
        ]
    )


def felt_sheet() -> QPixmap:
    """Everything that lies on the felt."""
    return _flow(
        [
            ("Cards", [*_cards()]),
            ("Stock, discard pile, knock place", [*_places()]),
            ("Plates", [*_plates()]),
            ("The line", [*_bars()]),
            ("Orders", [*_sorters()]),
        ],
        "felt",
    )


SHEETS: Final[dict[str, Callable[[], QPixmap]]] = {
    "deck": lambda: deck_sheet(DeckStyle()),
    "deck-four-colours": lambda: deck_sheet(DeckStyle(four_colour=True)),
    "deck-large-index": lambda: deck_sheet(DeckStyle(large_index=True)),
    "deck-large-four-colours": lambda: deck_sheet(DeckStyle(four_colour=True, large_index=True)),
    "backs": backs_sheet,
    "states-paper": paper_sheet,
    "states-felt": felt_sheet,
}
"""The sheets by name."""
