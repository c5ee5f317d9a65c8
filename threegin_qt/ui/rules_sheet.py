"""The rules over a dialog: help for a place that has to be left before the pages of the window can be seen."""

from __future__ import annotations

from PySide6.QtWidgets import QVBoxLayout, QWidget

from threegin_qt.engine import RuleSet
from threegin_qt.store import Preferences

from .pages import Sheet
from .rules_page import RulesPage
from .theme import GRID


class RulesSheet(Sheet):
    """The page of the rules in a dialog of its own, which goes with its way back."""

    def __init__(self, preferences: Preferences, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.page = RulesPage(self)
        self.page.set_preferences(preferences)
        self.page.left.connect(self.reject)
        self.page.back.setAutoDefault(False)
        self.title.hide()
        box = self.layout()
        assert isinstance(box, QVBoxLayout)
        # The page has a title, a line and room around them itself.
        box.setContentsMargins(0, 0, 0, GRID)
        self.body.addWidget(self.page)
        self.finished.connect(self.deleteLater)
        self.resize(88 * GRID, 66 * GRID)
        self.retranslate()

    def show_rules(self, rules: RuleSet, language: str, topic: str) -> None:
        """Show the rules with these numbers, in this language, from that section on."""
        self.page.show_rules(rules, language, topic)
        self.page.text.setFocus()

    def retranslate(self) -> None:
        self.setWindowTitle(self.tr("Rules"))
