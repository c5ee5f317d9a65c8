"""The deck as the preferences have it, and its backs to choose from."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QEvent, QPoint, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QButtonGroup, QHBoxLayout, QSizePolicy, QWidget

from threegin_qt.engine import Card, parse_cards
from threegin_qt.store import Preferences

from .assistive import heed_toggle
from .card_art import BACKS, CardArt, DeckStyle
from .felt import felt
from .painting import card_height, card_pixmap, draw_focus
from .theme import GRID, RADIUS, theme

_SHOWN: tuple[Card, ...] = parse_cards("AS QH TD 7C")


def deck_style(preferences: Preferences) -> DeckStyle:
    """How the deck is drawn by these preferences; a back that is not there (any more) is the first."""
    back = preferences.card_back if preferences.card_back in BACKS else BACKS[0]
    return DeckStyle(preferences.four_colour, preferences.large_index, back)


class DeckPreview(QWidget):
    """A few cards on the felt, as they will look."""

    _WIDTH = 72
    """Of a card at 100 %."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._art = CardArt(parent=self)
        self._width = self._WIDTH
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def show_deck(self, preferences: Preferences) -> None:
        """Show the deck of these preferences."""
        self._art.style = deck_style(preferences)
        self._width = round(self._WIDTH * preferences.card_size / 100)
        self.update()

    def sizeHint(self) -> QSize:
        # Room for the largest cards, so that nothing moves while the size is being chosen.
        return QSize(46 * GRID, card_height(round(self._WIDTH * 1.4)) + 3 * GRID)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        dpr = self.devicePixelRatioF()
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(felt((self.width(), self.height()), dpr, theme()))
        painter.drawRoundedRect(QRectF(self.rect()), RADIUS, RADIUS)
        step = self._width * 3 // 4
        left = (self.width() - step * len(_SHOWN) - self._width) // 2
        top = (self.height() - card_height(self._width)) // 2
        for at, card in enumerate((*_SHOWN, None)):
            painter.drawPixmap(QPoint(left + at * step, top), card_pixmap(self._art, card, self._width, dpr))


class _BackButton(QAbstractButton):
    _WIDTH = 40

    def __init__(self, back: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.back = back
        self._art = CardArt(DeckStyle(back=back), self)
        self.setCheckable(True)
        self.setAutoExclusive(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def sizeHint(self) -> QSize:
        return QSize(self._WIDTH + 2 * GRID, card_height(self._WIDTH) + 2 * GRID)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self.isChecked():
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme().accent)
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(3, 3, -3, -3), RADIUS, RADIUS)
        painter.drawPixmap(QPoint(GRID, GRID), self._art.back(self._WIDTH, self.devicePixelRatioF()))
        if self.hasFocus():
            draw_focus(painter, QRectF(self.rect()), RADIUS, theme())


class BackChoice(QWidget):
    """The backs side by side; one of them is chosen."""

    chosen = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._group = QButtonGroup(self)
        self._value = ""
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        self._buttons = []
        for back in BACKS:
            button = _BackButton(back, self)
            self._group.addButton(button)
            row.addWidget(button)
            heed_toggle(button, partial(self._is_chosen, button.back), partial(self.chosen.emit, button.back))
            self._buttons.append(button)
        row.addStretch()
        self._group.buttonClicked.connect(self._on_clicked)
        self.setFocusProxy(self._buttons[0])
        self.retranslate()

    def _is_chosen(self, back: str) -> bool:
        return back == self._value

    def set_value(self, back: str) -> None:
        """Show this back as chosen, the first if it is none."""
        name = self._value = back if back in BACKS else BACKS[0]
        for button in self._buttons:
            button.setChecked(button.back == name)

    def retranslate(self) -> None:
        """Make all texts anew."""
        names = {
            "lattice": self.tr("Lattice"),
            "scales": self.tr("Scales"),
            "stars": self.tr("Stars"),
            "rosette": self.tr("Rosette"),
        }
        for button in self._buttons:
            button.setAccessibleName(names[button.back])
            button.setToolTip(names[button.back])

    def _on_clicked(self, button: QAbstractButton) -> None:
        assert isinstance(button, _BackButton)
        self.chosen.emit(button.back)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)
