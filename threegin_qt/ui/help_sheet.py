"""All keys, as they are now."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QWidget

from .controls import Text, flush
from .languages import QT_TRANSLATE_NOOP, translate
from .pages import Sheet, scrolling
from .shortcuts import COMMANDS, FIXED, Place, keys_in_use, native, plain_title
from .theme import GRID, Type, theme

_TITLES: Final = {
    None: QT_TRANSLATE_NOOP("HelpSheet", "At the table"),
    Place.MOVE: QT_TRANSLATE_NOOP("HelpSheet", "Move"),
    Place.VIEW: QT_TRANSLATE_NOOP("HelpSheet", "View"),
    Place.GAME: QT_TRANSLATE_NOOP("HelpSheet", "Game"),
    Place.HELP: QT_TRANSLATE_NOOP("HelpSheet", "Help"),
}


class KeyCap(Text):
    """A key, drawn as one."""

    def __init__(self, text: str, parent: QWidget) -> None:
        super().__init__(parent, Type.SMALL, bold=True)
        self.setText(text)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)

    def sizeHint(self) -> QSize:
        metrics = self.fontMetrics()
        return QSize(max(metrics.height() + GRID, metrics.horizontalAdvance(self.text()) + 2 * GRID), metrics.height() + GRID)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(theme().paper_line, max(1.0, theme().line_width)))
        painter.setBrush(theme().paper_raised)
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), GRID / 2, GRID / 2)
        painter.end()
        super().paintEvent(event)


class HelpSheet(Sheet):
    """Lists every key in two columns. `keys` are those in use, from shortcuts.keys_in_use."""

    def __init__(self, keys: dict[str, tuple[str, ...]] | None = None, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._keys = keys or keys_in_use({})
        self._columns = 2
        self._area = scrolling(QWidget(), self)
        # The one thing here to move in with the keyboard.
        self._area.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.body.addLayout(flush(self._area, GRID))
        self._close = self.add_button(default=True)
        self._close.clicked.connect(self.accept)
        self.resize(95 * GRID, 70 * GRID)
        self.retranslate()

    def show_keys(self, keys: dict[str, tuple[str, ...]]) -> None:
        """List these keys instead."""
        if keys != self._keys:
            self._keys = keys
            self.retranslate()

    def retranslate(self) -> None:
        self.setWindowTitle(self.tr("All keys"))
        self.title.setText(self.tr("All keys"))
        self._close.setText(self.tr("&Close"))
        self._area.setAccessibleName(self.tr("All keys"))
        self._area.setAccessibleDescription(
            ". ".join(f"{' / '.join(map(native, keys))}: {text}" for group in _TITLES for keys, text in self._rows(group))
        )
        self._fill()

    def _fill(self) -> None:
        """Lay the keys out, in one column where there is not room for two."""
        self._columns = 2 if self._is_wide else 1
        content = QWidget()
        columns = QGridLayout(content)
        # The ring of the keyboard is around them.
        columns.setContentsMargins(GRID, GRID, GRID, GRID)
        columns.setHorizontalSpacing(5 * GRID)
        two = ((None, Place.MOVE, Place.HELP), (Place.VIEW, Place.GAME))
        for at, groups in enumerate(two if self._columns == 2 else (two[0] + two[1],)):
            # One grid a column, so that the keys of all its groups are as wide.
            grid = QGridLayout()
            grid.setHorizontalSpacing(2 * GRID)
            grid.setVerticalSpacing(GRID // 2)
            grid.setColumnStretch(1, 1)
            for group in groups:
                self._add_group(content, grid, group)
            grid.setRowStretch(grid.rowCount(), 1)
            columns.addLayout(grid, 0, at)
            columns.setColumnStretch(at, 1)
        self._area.setWidget(content)
        content.setAutoFillBackground(False)

    @property
    def _is_wide(self) -> bool:
        return self.width() > self.fontMetrics().averageCharWidth() * 90

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._columns != (2 if self._is_wide else 1):
            self._fill()

    def _rows(self, group: Place | None) -> list[tuple[list[str], str]]:
        if group is None:
            return [(keys.split(" / "), translate("Commands", text)) for keys, text in FIXED]
        return [
            (list(self._keys[command.name]), plain_title(command.name))
            for command in COMMANDS
            if command.place == group and self._keys[command.name]
        ]

    def _add_group(self, content: QWidget, grid: QGridLayout, group: Place | None) -> None:
        rows = self._rows(group)
        if not rows:
            return
        row = grid.rowCount()
        if row > 1:
            grid.setRowMinimumHeight(row, 2 * GRID)
            row += 1
        title = Text(content, bold=True)
        title.setText(translate("HelpSheet", _TITLES[group]))
        grid.addWidget(title, row, 0, 1, 2)
        for at, (keys, text) in enumerate(rows, row + 1):
            caps = QHBoxLayout()
            caps.setSpacing(GRID // 2)
            for key in keys:
                caps.addWidget(KeyCap(native(key), content), 0, Qt.AlignmentFlag.AlignTop)
            caps.addStretch()
            grid.addLayout(caps, at, 0)
            words = Text(content, wrap=True)
            words.setText(text)
            grid.addWidget(words, at, 1)
