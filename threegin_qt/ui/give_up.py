"""Asks before a match is given up, which cannot be undone."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from .controls import Text
from .pages import Sheet
from .theme import GRID


class GiveUpDialog(Sheet):
    """Accepted if the match is to end without a winner."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words = Text(self, wrap=True)
        self._words.setMinimumWidth(50 * GRID)
        self.body.addWidget(self._words)
        self._give_up = self.add_button()
        self._play_on = self.add_button(default=True)
        self._play_on.clicked.connect(self.reject)
        self._give_up.clicked.connect(self.accept)
        self.retranslate()
        self._play_on.setFocus()

    def retranslate(self) -> None:
        self.setWindowTitle(self.tr("Give the match up"))
        self.title.setText(self.tr("Give the match up?"))
        self._words.setText(
            self.tr("It ends without a winner and does not count. If you only close the program, you can go on with it later.")
        )
        self._play_on.setText(self.tr("&Play on"))
        self._give_up.setText(self.tr("&Give up"))
