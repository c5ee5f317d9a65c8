"""The buttons that go through a match: to its ends, by steps, and by itself."""

from __future__ import annotations

from PySide6.QtWidgets import QHBoxLayout, QWidget

from .icons import IconButton
from .languages import translate
from .theme import GRID


class StepButtons(QWidget):
    """Five buttons in a row."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._playing = False
        self.first, self.back = IconButton("first", self), IconButton("step-back", self)
        self.play = IconButton("play", self)
        self.on, self.last = IconButton("step-forward", self), IconButton("last", self)
        self.buttons = (self.first, self.back, self.play, self.on, self.last)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(GRID)
        for button in self.buttons:
            row.addWidget(button)

    def show_place(self, at: int, last: int) -> None:
        """Of the moments 0 to `last` this one is shown: at the ends there is nowhere further to go."""
        for button, end in ((self.first, 0), (self.back, 0), (self.on, last), (self.last, last)):
            button.setEnabled(at != end)

    def show_playing(self, playing: bool) -> None:
        """It goes by itself, or it does not."""
        self._playing = playing
        self.play.show_icon("pause" if playing else "play")
        self.play.name_it(translate("Review", "Stop playing") if playing else translate("Review", "Play on"))

    def retranslate(self) -> None:
        """Make all texts anew."""
        self.first.name_it(translate("Review", "To the beginning"))
        self.back.name_it(translate("Review", "One step back"))
        self.on.name_it(translate("Review", "One step on"))
        self.last.name_it(translate("Review", "To the end"))
        self.show_playing(self._playing)
