"""A button that shows the key of a command and takes another one from the keyboard."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QKeyCombination, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QWidget

from .controls import Button
from .shortcuts import native
from .theme import GRID

_MODIFIERS = (Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_Alt, Qt.Key.Key_Meta, Qt.Key.Key_AltGr, Qt.Key.Key_CapsLock)
_FIXED = (
    Qt.Key.Key_Tab,
    Qt.Key.Key_Backtab,
    Qt.Key.Key_Return,
    Qt.Key.Key_Enter,
    Qt.Key.Key_Space,
    Qt.Key.Key_Left,
    Qt.Key.Key_Right,
    Qt.Key.Key_Up,
    Qt.Key.Key_Down,
)
"""Keys that mean something everywhere; without Ctrl or Alt they cannot be given to a command."""


class KeyButton(Button):
    """Pressed, it waits for a key: Escape leaves all as it is, Backspace or Delete takes the key away."""

    chosen = Signal(str)
    """The new key as portable text, empty for none."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._key = ""
        self._what = ""
        self._waiting = False
        self.setAutoDefault(False)
        self.clicked.connect(self._wait)

    def sizeHint(self) -> QSize:
        return super().sizeHint().expandedTo(QSize(20 * GRID, 0))

    def show_key(self, key: str, what: str) -> None:
        """Show this key (portable text); `what` is the command it belongs to."""
        self._key, self._what = key, what
        self.retranslate()

    @property
    def waiting(self) -> bool:
        """Whether the next key will be taken."""
        return self._waiting

    def retranslate(self) -> None:
        """Make all texts anew."""
        shown = native(self._key) or "–"
        self.setText(self.tr("Press a key…") if self._waiting else shown.replace("&", "&&"))
        self.setAccessibleName(f"{self._what}: {native(self._key) or self.tr('no key')}")
        self.setAccessibleDescription(self.tr("Press the button, then the new key; Delete takes the key away"))
        self.updateGeometry()

    def _wait(self) -> None:
        self._set_waiting(not self._waiting)

    def _set_waiting(self, waiting: bool) -> None:
        self._waiting = waiting
        self.retranslate()

    def event(self, event: QEvent) -> bool:
        # While it waits, no key may reach a shortcut, the dialog or the focus chain.
        if self._waiting and event.type() == QEvent.Type.ShortcutOverride:
            event.accept()
            return True
        if self._waiting and isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            self._take(event)
            return True
        return super().event(event)

    def _take(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        if key in _MODIFIERS or key == Qt.Key.Key_unknown:
            return
        held = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        plain = not held & ~Qt.KeyboardModifier.ShiftModifier
        if plain and key in _FIXED:
            return
        self._set_waiting(False)
        if key == Qt.Key.Key_Escape and plain:
            return
        if key in (Qt.Key.Key_Backspace, Qt.Key.Key_Delete) and plain:
            self.chosen.emit("")
            return
        text = event.text()
        if plain and text and not text.isalnum():
            # "?" is a character, wherever a keyboard has it.
            held = Qt.KeyboardModifier.NoModifier
        self.chosen.emit(QKeySequence(QKeyCombination(held, key)).toString(QKeySequence.SequenceFormat.PortableText))

    def focusOutEvent(self, event: QFocusEvent) -> None:
        if self._waiting:
            self._set_waiting(False)
        super().focusOutEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)
