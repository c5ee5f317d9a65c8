"""The rules, in the player's language and with the numbers of the match."""

from __future__ import annotations

import re
from typing import Final

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QPalette, QResizeEvent, QTextBlockFormat, QTextCursor, QTextOption
from PySide6.QtWidgets import QFrame, QTextBrowser, QWidget

from threegin_qt.engine import RuleSet
from threegin_qt.resources import ResourceMissingError, resource_path

from .controls import Choice, ScrollBar
from .pages import Page
from .theme import GRID, theme, themes

_COMMENT: Final = re.compile(r"<!--.*?-->\s*", re.DOTALL)
_FIELD: Final = re.compile(r"\{(\w+)\}")
_LINE_HEIGHT: Final = 135.0
_WIDEST: Final = 96 * GRID


def rules_markdown(text: str, rules: RuleSet) -> str:
    """The text of a rules file with the numbers of these rules in the places that are named after their fields.

    Raises KeyError for a place of another name.
    """
    numbers = {name: str(value) for name, value in rules._asdict().items()}
    return _FIELD.sub(lambda field: numbers[field[1]], _COMMENT.sub("", text))


def read_rules(language: str) -> str:
    """The rules file of a language, in English where there is none."""
    try:
        path = resource_path("rules", f"{language}.md")
    except ResourceMissingError:
        path = resource_path("rules", "en.md")
    return path.read_text(encoding="utf-8")


class _Reading(QTextBrowser):
    """Text with room at both sides."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setOpenLinks(False)
        self.setWordWrapMode(QTextOption.WrapMode.WordWrap)
        self.setVerticalScrollBar(ScrollBar(Qt.Orientation.Vertical, self))

    def set_side(self, width: int) -> None:
        self.setViewportMargins(width, 0, width, 0)


class RulesPage(Page):
    """Shows the rules; the choice above jumps to a section."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._rules = RuleSet()
        self._language = ""
        self._side = -1
        self._sections = Choice(self)
        self._sections.activated.connect(self._jump)
        self.head.insertWidget(1, self._sections)
        self.text = _Reading(self)
        self.box.addWidget(self.text, 1)
        themes().changed.connect(self._restyle)
        self.retranslate()

    def show_rules(self, rules: RuleSet, language: str) -> None:
        """Show the rules with these numbers, in this language."""
        if (rules, language) != (self._rules, self._language):
            self._rules, self._language = rules, language
            self._render()

    def retranslate(self) -> None:
        super().retranslate()
        self.title.setText(self.tr("Rules"))
        self._sections.setAccessibleName(self.tr("Go to a section of the rules"))
        self.text.setAccessibleName(self.tr("Rules"))

    def _render(self) -> None:
        document = self.text.document()
        document.setDefaultFont(self.font())
        document.setMarkdown(rules_markdown(read_rules(self._language), self._rules))
        sections = []
        cursor = QTextCursor(document)
        cursor.beginEditBlock()
        block = document.begin()
        while block.isValid():
            form = QTextBlockFormat(block.blockFormat())
            level = form.headingLevel()
            if level == 2:
                sections.append((block.blockNumber(), block.text()))
            form.setLineHeight(_LINE_HEIGHT, QTextBlockFormat.LineHeightTypes.ProportionalHeight.value)
            form.setTopMargin({1: 0, 2: 3 * GRID, 3: 2 * GRID}.get(level, 0))
            form.setBottomMargin(GRID)
            cursor.setPosition(block.position())
            cursor.setBlockFormat(form)
            block = block.next()
        cursor.endEditBlock()
        self._sections.set_items(sections)
        self._restyle()
        self.text.moveCursor(QTextCursor.MoveOperation.Start)

    def _restyle(self) -> None:
        palette = QPalette()
        palette.setColor(QPalette.ColorRole.Base, theme().paper)
        palette.setColor(QPalette.ColorRole.Text, theme().text)
        self.text.setPalette(palette)
        self._set_margins()

    def _set_margins(self) -> None:
        """Lines no longer than can be read with ease, in the middle."""
        widest = _WIDEST * self.fontMetrics().height() // 17
        side = max(0, (self.width() - widest) // 2 - 3 * GRID)
        if self._side != side:
            self._side = side
            self.text.set_side(side)

    def _jump(self) -> None:
        number = self._sections.value()
        if number is not None:
            block = self.text.document().findBlockByNumber(number)
            top = self.text.document().documentLayout().blockBoundingRect(block).top()
            self.text.verticalScrollBar().setValue(round(top) - GRID)
            self.text.setFocus()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._set_margins()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange and self._language:
            self._render()
