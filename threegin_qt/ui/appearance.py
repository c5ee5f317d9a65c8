"""Theme and text size, laid over the whole program as the preferences have them."""

from __future__ import annotations

from PySide6.QtCore import QObject, Slot
from PySide6.QtGui import QFont, QPalette
from PySide6.QtWidgets import QApplication

from threegin_qt.store import Preferences

from .controls import Text
from .theme import BODY_PIXELS, palette, theme, themes


class Appearance(QObject):
    """Keeps the palette and the font of the application in step with theme and preferences."""

    def __init__(self, application: QApplication) -> None:
        super().__init__(application)
        self._application = application
        self._theme = ""
        application.setStyle("Fusion")
        themes().changed.connect(self._paint)

    def use(self, preferences: Preferences) -> None:
        """Look as these preferences say."""
        pixels = round(BODY_PIXELS * preferences.text_size / 100)
        font = QFont(self._application.font())
        if font.pixelSize() != pixels:
            font.setPixelSize(pixels)
            self._application.setFont(font)
            self._tell()
        if self._theme != preferences.theme:
            self._theme = preferences.theme
            if self._theme == "system":
                # Where the system does not say whether it is dark, its own colours do; ours would answer for it.
                self._application.setPalette(QPalette())
            themes().choose(self._theme)
            self._paint()

    @Slot()
    def _paint(self) -> None:
        self._application.setPalette(palette(theme()))
        self._tell()

    def _tell(self) -> None:
        """Texts have fonts and colours of their own, to which Qt does not hand a change down."""
        for widget in self._application.allWidgets():
            if isinstance(widget, Text):
                widget.follow()
