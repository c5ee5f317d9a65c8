"""The quiet bar of a page: what has just been done, with a button to undo it, or what is going on, with one to stop it."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QHBoxLayout, QWidget

from .controls import Button
from .notices import NoticeBar

Words = Callable[[], str]


class PageBar(NoticeBar):
    """Shows the newest sentence only."""

    _button_words: Words | None = None
    _do: Callable[[], None] | None = None

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.button = Button(self)
        self.button.hide()
        self.button.clicked.connect(self._on_button)
        row = self.layout()
        assert isinstance(row, QHBoxLayout)
        row.insertWidget(1, self.button)

    def tell(self, words: Words, button: Words | None = None, do: Callable[[], None] | None = None) -> None:
        """Show a sentence, and a button for what `do` does, after which the bar is gone."""
        self._button_words, self._do = button, do
        self.button.setVisible(button is not None)
        if button is not None:
            self.button.setText(button())
        self._waiting.clear()
        self.say(words, once=False)

    def go_on(self) -> None:
        """The words have something new to say, of no more weight than what they said before: nothing is announced."""
        super().retranslate()

    def dismiss(self) -> None:
        super().dismiss()
        if not self._waiting:
            self._button_words = self._do = None

    def _on_button(self) -> None:
        do = self._do
        self.dismiss()
        if do is not None:
            do()

    def retranslate(self) -> None:
        super().retranslate()
        if self._button_words is not None:
            self.button.setText(self._button_words())
