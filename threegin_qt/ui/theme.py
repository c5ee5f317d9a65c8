"""Colours, type, spacing and motion: the look of everything, in one place.

Three themes: *light* (paper on a green felt), *dark*, and *high contrast*. A text colour may only be used on the grounds that
TEXT_PAIRS names for it; a test computes the contrast of every such pair.
"""

from __future__ import annotations

from enum import Enum
from typing import Final, NamedTuple

from PySide6.QtCore import QEvent, QObject, Signal
from PySide6.QtGui import QColor, QFont, QGuiApplication, QPalette
from PySide6.QtWidgets import QWidget

GRID: Final = 8
"""Distances and sizes are multiples of this, in logical pixels."""
RADIUS: Final = 8
"""The corner radius of everything but the cards, whose radius is drawn into the deck."""
BODY_PIXELS: Final = 14
"""The height of body text at 100 %."""


class Type(Enum):
    """The four sizes of text, as multiples of body text."""

    SMALL = 12 / 14
    BODY = 1.0
    TITLE = 18 / 14
    DISPLAY = 26 / 14


class Theme(NamedTuple):
    """The colours of one theme. "Paper" is the ground of plates, panels, bars and buttons; "felt" that of the table."""

    name: str
    dark: bool
    """Whether paper is dark."""
    felt: QColor
    """The middle of the table."""
    felt_edge: QColor
    felt_text: QColor
    felt_muted: QColor
    felt_accent: QColor
    """The accent as text or line on felt."""
    felt_line: QColor
    """Outlines of empty places on the felt."""
    paper: QColor
    paper_raised: QColor
    """Buttons and rows on paper."""
    paper_line: QColor
    text: QColor
    muted: QColor
    accent: QColor
    """The one accent colour, as a fill."""
    on_accent: QColor
    accent_text: QColor
    """The accent as text or mark on paper."""
    focus: QColor
    """The ring around what has the keyboard."""
    focus_under: QColor
    """A line on either side of the ring, so that it stands out from cards, paper and felt alike."""
    shadow: QColor
    line_width: float
    """Of outlines, logical pixels."""


def _theme(name: str, dark: bool, line_width: float, **colours: str) -> Theme:
    return Theme(name=name, dark=dark, line_width=line_width, **{key: QColor(value) for key, value in colours.items()})


LIGHT: Final = _theme(
    "light",
    False,
    1.0,
    felt="#2a6a57",
    felt_edge="#1d4c3e",
    felt_text="#f6faf7",
    felt_muted="#e3efe8",
    felt_accent="#ffe0a0",
    felt_line="#8fbcae",
    paper="#faf7ee",
    paper_raised="#efeadb",
    paper_line="#cfc7b1",
    text="#1d2a25",
    muted="#55615a",
    accent="#f2b84b",
    on_accent="#271a00",
    accent_text="#855200",
    focus="#ffd36b",
    focus_under="#10241d",
    shadow="#59000f0a",
)

DARK: Final = _theme(
    "dark",
    True,
    1.0,
    felt="#24423a",
    felt_edge="#142822",
    felt_text="#eef4f1",
    felt_muted="#b5c7bf",
    felt_accent="#f2c877",
    felt_line="#5d7d72",
    paper="#14211d",
    paper_raised="#20322c",
    paper_line="#3a4f47",
    text="#e8efec",
    muted="#a6b8b0",
    accent="#eab04a",
    on_accent="#241800",
    accent_text="#f0be66",
    focus="#ffd36b",
    focus_under="#08110e",
    shadow="#8c000000",
)

HIGH_CONTRAST: Final = _theme(
    "high-contrast",
    True,
    2.0,
    felt="#000000",
    felt_edge="#000000",
    felt_text="#ffffff",
    felt_muted="#ffffff",
    felt_accent="#ffdf2e",
    felt_line="#ffffff",
    paper="#000000",
    paper_raised="#000000",
    paper_line="#ffffff",
    text="#ffffff",
    muted="#ffffff",
    accent="#ffdf2e",
    on_accent="#000000",
    accent_text="#ffdf2e",
    focus="#ffdf2e",
    focus_under="#000000",
    shadow="#00000000",
)

THEMES: Final = (LIGHT, DARK, HIGH_CONTRAST)

TEXT_PAIRS: Final = (
    ("felt_text", "felt"),
    ("felt_text", "felt_edge"),
    ("felt_muted", "felt"),
    ("felt_muted", "felt_edge"),
    ("felt_accent", "felt"),
    ("felt_accent", "felt_edge"),
    ("text", "paper"),
    ("text", "paper_raised"),
    ("muted", "paper"),
    ("muted", "paper_raised"),
    ("accent_text", "paper"),
    ("accent_text", "paper_raised"),
    ("on_accent", "accent"),
)
"""Every pairing of a text colour with its ground that the program uses: at least 4.5:1."""
MARK_PAIRS: Final = (
    ("felt_line", "felt_edge"),
    ("accent", "felt"),
    ("focus", "focus_under"),
)
"""Lines and marks that tell something, with their ground: at least 3:1."""


class Speed(Enum):
    """How long movements take, as a multiple of the normal time."""

    OFF = 0.0
    FAST = 0.6
    NORMAL = 1.0
    SLOW = 1.8

    @property
    def on(self) -> bool:
        """Whether anything moves at all."""
        return self.value > 0

    def ms(self, normal: int) -> int:
        """The time of a movement in milliseconds."""
        return round(normal * self.value)


FLIGHT_MS: Final = 240
"""A card from one place to another."""
SLIDE_MS: Final = 160
"""Cards of a seat closing up, a lifted card rising."""


class Themes(QObject):
    """The theme in use and who wants to know when it changes; `themes()` is the only one."""

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._choice = "light"
        self._theme = LIGHT
        hints = QGuiApplication.styleHints()
        hints.colorSchemeChanged.connect(self._system_changed)

    @property
    def theme(self) -> Theme:
        """The theme in use."""
        return self._theme

    def choose(self, choice: str) -> None:
        """Use the theme of this name; "system" (and any name that is none) follows the system's light or dark setting."""
        self._choice = choice
        self._apply()

    def _system_changed(self) -> None:
        self._apply()

    def _apply(self) -> None:
        chosen = next((theme for theme in THEMES if theme.name == self._choice), None)
        theme = chosen or (DARK if _system_is_dark() else LIGHT)
        if theme is not self._theme:
            self._theme = theme
            self.changed.emit()


_themes: Themes | None = None


def themes() -> Themes:
    """The one source of the theme. Needs a QGuiApplication."""
    global _themes
    if _themes is None:
        _themes = Themes()
    return _themes


def theme() -> Theme:
    """The theme in use."""
    return themes().theme


def is_palette_dark() -> bool:
    """Whether the application's palette is a dark one. Before a theme has set one, that is the system's own."""
    colours = QGuiApplication.palette()
    return colours.color(QPalette.ColorRole.Window).lightness() < colours.color(QPalette.ColorRole.WindowText).lightness()


def _system_is_dark() -> bool:
    # Here, because all names of `Qt` are made when the first is asked for, which takes a tenth of the time to the first frame.
    from PySide6.QtCore import Qt

    scheme = QGuiApplication.styleHints().colorScheme()
    return is_palette_dark() if scheme == Qt.ColorScheme.Unknown else scheme == Qt.ColorScheme.Dark


def type_font(widget: QWidget, size: Type, bold: bool = False) -> QFont:
    """The font for a text of this size in a widget, whose own font is that of body text there."""
    font = QFont(widget.font())
    pixels = font.pixelSize() if font.pixelSize() > 0 else BODY_PIXELS
    font.setPixelSize(max(9, round(pixels * size.value)))
    font.setWeight(QFont.Weight.DemiBold if bold else QFont.Weight.Normal)
    return font


def faded(colour: QColor, alpha: float) -> QColor:
    """The colour with an opacity of 0 to 1."""
    result = QColor(colour)
    result.setAlphaF(alpha)
    return result


def blend(one: QColor, other: QColor, share: float) -> QColor:
    """The mixture of two opaque colours with `share` (0 to 1) of the other."""
    return QColor.fromRgbF(
        *(
            a + (b - a) * share
            for a, b in zip((one.redF(), one.greenF(), one.blueF()), (other.redF(), other.greenF(), other.blueF()), strict=True)
        )
    )


def contrast(one: QColor, other: QColor) -> float:
    """The contrast ratio of two opaque colours, 1 to 21 (WCAG 2.2, "contrast ratio")."""
    light, dark = sorted((_luminance(one), _luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def _luminance(colour: QColor) -> float:
    def linear(channel: float) -> float:
        return channel / 12.92 if channel <= 0.04045 else ((channel + 0.055) / 1.055) ** 2.4

    return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) + 0.0722 * linear(colour.blueF())


def palette(of: Theme) -> QPalette:
    """The palette for windows and dialogs, which are all paper."""
    result = QPalette()
    role = QPalette.ColorRole
    for name, colour in (
        (role.Window, of.paper),
        (role.WindowText, of.text),
        (role.Base, of.paper_raised),
        (role.AlternateBase, of.paper),
        (role.Text, of.text),
        (role.Button, of.paper_raised),
        (role.ButtonText, of.text),
        (role.BrightText, of.text),
        (role.Highlight, of.accent),
        (role.HighlightedText, of.on_accent),
        (role.Link, of.accent_text),
        (role.LinkVisited, of.accent_text),
        (role.PlaceholderText, of.muted),
        (role.ToolTipBase, of.paper),
        (role.ToolTipText, of.text),
        (role.Light, of.paper),
        (role.Midlight, of.paper_raised),
        (role.Mid, of.paper_line),
        (role.Dark, of.paper_line),
        (role.Shadow, of.felt_edge),
        (role.Accent, of.accent),
    ):
        result.setColor(name, colour)
    for name in (role.WindowText, role.Text, role.ButtonText):
        result.setColor(QPalette.ColorGroup.Disabled, name, blend(of.text, of.paper, 0.5))
    return result


def retranslates(event: QEvent) -> bool:
    """Whether a widget has to make its texts anew after this event."""
    return event.type() == QEvent.Type.LanguageChange
