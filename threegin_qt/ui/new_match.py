"""What a person chooses for a match: the form that the offer and the dialog share, and the dialog."""

from __future__ import annotations

import getpass
from itertools import pairwise
from typing import Any, Final

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QGridLayout, QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from threegin_qt.controller import MatchSetup
from threegin_qt.engine import CHOICES, PRESETS, Level, RuleSet, preset_of
from threegin_qt.store import Preferences

from .controls import Choice, Field, Switch, Text, flush, row_height
from .pages import Sheet, scrolling
from .phrases import preset_text, rules_details
from .theme import GRID, Type
from .verdict_words import level_hint, level_text

OPPONENTS: Final = ("Nadia", "Viktor")
"""What the opponents are called until the person gives them other names: the same in every language."""


def person_name() -> str:
    """The name under which the person is logged in, to begin with; empty where it says nothing."""
    try:
        name = getpass.getuser()
    except (OSError, KeyError, ImportError):
        return ""
    return "" if name in ("root", "user", "admin", "administrator") else name[:1].upper() + name[1:24]


class MatchForm(QWidget):
    """Names, levels, rules, real or practice."""

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._labels = [QLabel(self) for _ in range(5)]
        self.name = Field(self)
        self.opponents = (Field(self), Field(self))
        self.levels = (Choice(self, narrowest=22 * GRID), Choice(self, narrowest=22 * GRID))
        self.preset = Choice(self, narrowest=16 * GRID)
        self.target = Choice(self)
        self._details = Text(self, Type.SMALL, muted=True, wrap=True)
        self.house = _HouseRules(self)
        self.practice = Switch(self)
        self._rules = RuleSet()

        name, first, second, rules, target = self._labels
        self._level_labels()
        grid = QGridLayout(self)
        grid.setContentsMargins(Switch.INDENT, 0, 0, 0)
        grid.setHorizontalSpacing(2 * GRID)
        grid.setVerticalSpacing(GRID)
        grid.setColumnStretch(1, 1)
        grid.addWidget(name, 0, 0)
        grid.addWidget(self.name, 0, 1, 1, 2)
        for row, (label, field, level) in enumerate(zip((first, second), self.opponents, self.levels, strict=True), 1):
            grid.addWidget(label, row, 0)
            grid.addWidget(field, row, 1)
            grid.addWidget(level, row, 2)
        self._rules_row = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._rules_row.setSpacing(GRID)
        self._rules_row.addWidget(self.preset, 1)
        self._beside = QHBoxLayout()
        self._beside.setSpacing(2 * GRID)
        self._beside.setContentsMargins(GRID, 0, 0, 0)
        self._beside.addWidget(target)
        self._beside.addWidget(self.target, 1)
        self._rules_row.addLayout(self._beside)
        grid.addWidget(rules, 3, 0, Qt.AlignmentFlag.AlignTop)
        grid.addLayout(self._rules_row, 3, 1, 1, 2)
        grid.addWidget(self._details, 4, 1, 1, 2)
        grid.addLayout(flush(self.house, Switch.INDENT), 5, 0, 1, 3)
        grid.addLayout(flush(self.practice, Switch.INDENT), 6, 0, 1, 3)
        for label, buddy in zip(self._labels, (self.name, *self.opponents, self.preset, self.target), strict=True):
            label.setBuddy(buddy)

        seats: list[QWidget] = [each for pair in zip(self.opponents, self.levels, strict=True) for each in pair]
        in_order = [self.name, *seats, self.preset, self.target, *self.house.controls, self.practice]
        for before, after in pairwise(in_order):
            QWidget.setTabOrder(before, after)
        self.preset.activated.connect(self._preset_chosen)
        self.target.activated.connect(self._target_chosen)
        self.house.changed.connect(self._house_changed)
        self.retranslate()
        self.load(Preferences())

    def retranslate(self) -> None:
        """Make all texts anew."""
        name, first, second, rules, target = self._labels
        name.setText(self.tr("&Your name"))
        first.setText(self.tr("&First opponent"))
        second.setText(self.tr("&Second opponent"))
        rules.setText(self.tr("&Rules"))
        target.setText(self.tr("Points to &win"))
        self.practice.setText(self.tr("&Practice: with undo and hints, and not counted"))
        self.name.setPlaceholderText(self.tr("You"))
        for field, level, fallback in zip(self.opponents, self.levels, OPPONENTS, strict=True):
            field.setPlaceholderText(fallback)
            level.set_items((each, level_text(each)) for each in Level)
            for at, each in enumerate(Level):
                level.setItemData(at, level_hint(each), Qt.ItemDataRole.ToolTipRole)
        self.levels[0].name_it(self.tr("Level of the first opponent"))
        self.levels[1].name_it(self.tr("Level of the second opponent"))
        self.preset.set_items([*((name, preset_text(name)) for name in PRESETS), (None, preset_text(None))])
        self.target.set_items((value, str(value)) for value in CHOICES["target"])
        self._details.setText(rules_details(self._rules))

    @property
    def _side_by_side(self) -> int:
        """The width with which the two choices of the rules stand side by side."""
        target = self._labels[4]
        words = target.fontMetrics().size(Qt.TextFlag.TextShowMnemonic, target.text()).width()
        choices = self.preset.sizeHint().width() + self.target.sizeHint().width() + words
        return Switch.INDENT + max(label.sizeHint().width() for label in self._labels[:4]) + 6 * GRID + choices

    def sizeHint(self) -> QSize:
        # Whichever way they stand now: once one below the other they would not ask for more any more.
        return super().sizeHint().expandedTo(QSize(self._side_by_side, 0))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        # With large text there is no room for two choices side by side.
        fits = self.width() >= self._side_by_side
        way = QBoxLayout.Direction.LeftToRight if fits else QBoxLayout.Direction.TopToBottom
        if self._rules_row.direction() != way:
            self._rules_row.setDirection(way)
            self._beside.setContentsMargins(GRID if fits else 0, 0, 0, 0)
            self._labels[4].setWordWrap(not fits)

    def load(self, preferences: Preferences, practice: bool | None = None) -> None:
        """Show what was chosen last; `practice` overrules what was."""
        self.name.setText(preferences.player_name or person_name())
        for field, name, fallback in zip(self.opponents, preferences.opponents, OPPONENTS, strict=True):
            field.setText(name or fallback)
        for level, word in zip(self.levels, preferences.levels, strict=True):
            level.set_value(Level[word.upper()])
        self.practice.setChecked(preferences.practice if practice is None else practice)
        self._use_rules(preferences.rules)
        self.preset.set_value(preset_of(preferences.rules))
        self.house.setVisible(self.preset.value() is None)

    @property
    def rules(self) -> RuleSet:
        """The rules chosen."""
        return self._rules

    def _names(self) -> tuple[str, str]:
        first, second = (field.text().strip() or fallback for field, fallback in zip(self.opponents, OPPONENTS, strict=True))
        return first, second

    def setup(self) -> MatchSetup:
        """The match that was chosen."""
        first, second = (level.value() for level in self.levels)
        return MatchSetup(self.name.text().strip(), self._names(), (first, second), self._rules, self.practice.isChecked())

    def chosen(self) -> dict[str, Any]:
        """The choices as fields of Preferences, to be offered again."""
        first, second = (level.value().name.lower() for level in self.levels)
        return {
            "player_name": self.name.text().strip(),
            "opponents": self._names(),
            "levels": (first, second),
            "rules": self._rules,
        }

    def _use_rules(self, rules: RuleSet) -> None:
        self._rules = rules
        self.target.set_value(rules.target)
        self.house.show_rules(rules)
        self._details.setText(rules_details(rules))
        self.changed.emit()

    def _preset_chosen(self) -> None:
        name = self.preset.value()
        self.house.setVisible(name is None)
        if name is not None:
            self._use_rules(PRESETS[name]._replace(target=self._rules.target))
        self.changed.emit()

    def _target_chosen(self) -> None:
        self._use_rules(self._rules._replace(target=self.target.value()))

    def _house_changed(self) -> None:
        self._use_rules(self.house.rules(self._rules))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        elif event.type() == QEvent.Type.FontChange:
            self._level_labels()
        super().changeEvent(event)

    def _level_labels(self) -> None:
        """Labels as high as their controls, so that they stand on one line also where a row has grown."""
        for label in self._labels:
            label.setMinimumHeight(row_height(self))


class _HouseRules(QWidget):
    """The numbers that a person may set one by one."""

    changed = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._labels = [QLabel(self) for _ in range(3)]
        self._numbers = (Choice(self), Choice(self), Choice(self))
        self._throw_back = Switch(self)
        grid = QGridLayout(self)
        grid.setContentsMargins(Switch.INDENT, 0, 0, 0)
        grid.setHorizontalSpacing(2 * GRID)
        grid.setVerticalSpacing(GRID)
        for column, (label, number) in enumerate(zip(self._labels, self._numbers, strict=True)):
            label.setBuddy(number)
            grid.addWidget(label, 0, column)
            grid.addWidget(number, 1, column)
            grid.setColumnStretch(column, 1)
            number.activated.connect(self.changed)
        grid.addLayout(flush(self._throw_back, Switch.INDENT), 2, 0, 1, 3)
        self._throw_back.toggled.connect(self.changed)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.retranslate()

    def retranslate(self) -> None:
        gin, undercut, limit = self._labels
        gin.setText(self.tr("Gin &bonus"))
        undercut.setText(self.tr("&Undercut bonus"))
        limit.setText(self.tr("&Knock with at most"))
        self._throw_back.setText(self.tr("A card &taken may be thrown back at once"))
        for choice, field in zip(self._numbers, ("gin_bonus", "undercut_bonus", "knock_limit"), strict=True):
            choice.set_items((value, str(value)) for value in CHOICES[field])
        self._numbers[2].setItemText(0, self.tr("gin only"))

    @property
    def controls(self) -> tuple[QWidget, ...]:
        """What can be set, in the order in which it stands."""
        return (*self._numbers, self._throw_back)

    def show_rules(self, rules: RuleSet) -> None:
        """Show the numbers of these rules; tells nobody of a change."""
        for choice, value in zip(self._numbers, (rules.gin_bonus, rules.undercut_bonus, rules.knock_limit), strict=True):
            choice.set_value(value)
        blocked = self._throw_back.blockSignals(True)
        self._throw_back.setChecked(rules.throw_back_taken)
        self._throw_back.blockSignals(blocked)

    def rules(self, base: RuleSet) -> RuleSet:
        """These rules with the numbers that are shown."""
        gin, undercut, limit = (choice.value() for choice in self._numbers)
        return base._replace(
            gin_bonus=gin, undercut_bonus=undercut, knock_limit=limit, throw_back_taken=self._throw_back.isChecked()
        )

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)


class NewMatchDialog(Sheet):
    """Asks what to play. Accepted with *Deal*; then `form` holds what was chosen."""

    def __init__(self, preferences: Preferences, practice: bool, unfinished: bool, parent: QWidget | None = None) -> None:
        """`unfinished`: a match is being played, which will wait in the history."""
        super().__init__(parent)
        content = QWidget()
        self._waits = Text(content, muted=True, wrap=True)
        self._waits.setVisible(unfinished)
        self.form = MatchForm(content)
        self.form.load(preferences, practice)
        box = QVBoxLayout(content)
        box.setContentsMargins(Switch.INDENT, 0, 0, 0)
        box.setSpacing(2 * GRID)
        box.addWidget(self._waits)
        box.addLayout(flush(self.form, Switch.INDENT))
        box.addStretch()
        self.body.addLayout(flush(scrolling(content, self), Switch.INDENT))
        self._cancel = self.add_button()
        self._deal = self.add_button(default=True)
        self._deal.clicked.connect(self.accept)
        self._cancel.clicked.connect(self.reject)
        self.form.practice.toggled.connect(self.retranslate)
        self.retranslate()
        self.resize(content.sizeHint().width() + 8 * GRID, content.sizeHint().height() + 18 * GRID)
        self._deal.setFocus()

    def retranslate(self) -> None:
        self.setWindowTitle(self.tr("New match"))
        self.title.setText(self.tr("Practice match") if self.form.practice.isChecked() else self.tr("New match"))
        self._waits.setText(self.tr("The match on the table stays in the history and can be continued."))
        self._deal.setText(self.tr("&Deal"))
        self._cancel.setText(self.tr("&Cancel"))
