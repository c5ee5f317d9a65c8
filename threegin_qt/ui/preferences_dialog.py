"""The preferences: every change counts at once."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFormLayout, QHBoxLayout, QLabel, QStackedWidget, QWidget

from threegin_qt.store import Preferences

from .controls import Button, Choice, GroupList, Scale, Switch, Text, flush, row_height
from .deck_choice import BackChoice, DeckPreview
from .key_button import KeyButton
from .languages import Languages, fill
from .pages import Sheet, scrolling
from .review_words import percent_text
from .settings import Settings
from .shortcuts import BY_NAME, COMMANDS, holder, keys_in_use, plain_title
from .theme import GRID, Type

Items = Callable[[], Iterable[tuple[Any, str]]]


class _Group(QWidget):
    """One page of preferences: rows of a label and a control, each bound to a field of Preferences."""

    def __init__(self, settings: Settings) -> None:
        super().__init__()
        self.settings = settings
        self.form = QFormLayout(self)
        self.form.setContentsMargins(Switch.INDENT, 0, GRID, 0)
        self.form.setHorizontalSpacing(3 * GRID)
        self.form.setVerticalSpacing(GRID)
        self.form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        # With large text in a narrow window the control goes below its label.
        self.form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        self._labels: list[tuple[QLabel | Switch, Callable[[], str]]] = []
        self._items: list[tuple[Choice, Items]] = []
        self._show: list[Callable[[Preferences], None]] = []

    def finish(self) -> None:
        """Called when all rows are there."""
        self.retranslate()
        self.show_values(self.settings.now)

    def row(self, label: Callable[[], str], control: QWidget) -> None:
        """A label with its control."""
        words = QLabel(self)
        words.setBuddy(control)
        self.form.addRow(words, control)
        self._labels.append((words, label))

    def wide(self, widget: QWidget) -> None:
        """Something as wide as the page."""
        self.form.addRow(widget)

    def choice(self, field: str, label: Callable[[], str], items: Items) -> Choice:
        """One of a few values."""
        control = Choice(self)
        self.row(label, control)
        self._items.append((control, items))
        control.activated.connect(lambda: self.settings.change(**{field: control.value()}))
        self._show.append(lambda now: control.set_value(getattr(now, field)))
        return control

    def switch(self, field: str, label: Callable[[], str]) -> Switch:
        """Something that is on or off."""
        control = Switch(self)
        self.form.addRow(flush(control, Switch.INDENT))
        self._labels.append((control, label))
        control.toggled.connect(lambda on: self.settings.change(**{field: on}))
        self._show.append(lambda now: control.setChecked(getattr(now, field)))
        return control

    def percent(self, field: str, label: Callable[[], str], lowest: int, highest: int, at_once: bool) -> Scale:
        """A size in percent. Without `at_once` it counts when the mouse lets go: it would move away from under it."""
        control = Scale(lowest, highest, 10, self)
        control.setTracking(at_once)
        number = Text(self, Type.SMALL, muted=True)
        number.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        number.setMinimumWidth(number.fontMetrics().horizontalAdvance(percent_text(0, 0) + "00") + GRID)
        both = QWidget(self)
        line = QHBoxLayout(both)
        line.setContentsMargins(0, 0, 0, 0)
        line.addWidget(control, 1)
        line.addWidget(number)
        both.setFocusProxy(control)
        self.row(label, both)
        self._labels[-1][0].setBuddy(control)  # type: ignore[union-attr]
        control.sliderMoved.connect(lambda value: number.setText(percent_text(round(value / 10) / 10, 0)))
        control.valueChanged.connect(lambda value: self.settings.change(**{field: value}) if value % 10 == 0 else None)

        def show(now: Preferences) -> None:
            value = getattr(now, field)
            if control.value() != value:
                control.setValue(value)
            number.setText(percent_text(value / 100, 0))

        self._show.append(show)
        return control

    def retranslate(self) -> None:
        """Make all texts anew."""
        for widget, text in self._labels:
            widget.setText(text())
            if isinstance(widget, QLabel) and isinstance(widget.buddy(), Scale):
                widget.buddy().setAccessibleName(text().replace("&", ""))
            widget.setMinimumHeight(row_height(self))
        for choice, items in self._items:
            choice.set_items(items())

    def show_values(self, now: Preferences) -> None:
        """Show these preferences."""
        for show in self._show:
            show(now)


class _General(_Group):
    def __init__(self, settings: Settings, languages: Languages) -> None:
        super().__init__(settings)
        self._languages = languages
        self.choice("language", lambda: self.tr("&Language"), self._language_items)
        self.choice(
            "theme",
            lambda: self.tr("&Theme"),
            lambda: (
                ("system", self.tr("Like the system")),
                ("light", self.tr("Light")),
                ("dark", self.tr("Dark")),
                ("high-contrast", self.tr("High contrast")),
            ),
        )
        self.percent("text_size", lambda: self.tr("Te&xt size"), 100, 200, at_once=False)
        self.choice(
            "animation",
            lambda: self.tr("&Movement of cards"),
            lambda: (
                ("off", self.tr("Off")),
                ("fast", self.tr("Fast")),
                ("normal", self.tr("Normal")),
                ("slow", self.tr("Slow")),
            ),
        )
        self.switch("side_panel", lambda: self.tr("&Side panel with scores, moves and advice"))
        self.finish()

    def _language_items(self) -> Iterable[tuple[str, str]]:
        yield "", fill(self.tr("Like the system (%1)"), self._languages.name(self._languages.of_system()))
        for code in self._languages.codes:
            yield code, self._languages.name(code)


class _Cards(_Group):
    def __init__(self, settings: Settings) -> None:
        super().__init__(settings)
        self._preview = DeckPreview(self)
        self.wide(self._preview)
        self.percent("card_size", lambda: self.tr("Card si&ze"), 60, 140, at_once=True)
        self._backs = BackChoice(self)
        self.row(lambda: self.tr("Card &back"), self._backs)
        self._backs.chosen.connect(lambda back: self.settings.change(card_back=back))
        self.switch("four_colour", lambda: self.tr("Four s&uit colours"))
        self.switch("large_index", lambda: self.tr("Large &index in the corners"))
        self._show += [self._preview.show_deck, lambda now: self._backs.set_value(now.card_back)]
        self.finish()


class _Play(_Group):
    def __init__(self, settings: Settings) -> None:
        super().__init__(settings)
        self.choice(
            "order",
            lambda: self.tr("&Order of my cards"),
            lambda: (
                ("rank", self.tr("By rank")),
                ("suit", self.tr("By suit")),
                ("melds", self.tr("By melds")),
                ("free", self.tr("My own order")),
            ),
        )
        self.choice(
            "thinking",
            lambda: self.tr("Computer players &think"),
            lambda: (
                ("none", self.tr("No longer than they need")),
                ("short", self.tr("A moment")),
                ("normal", self.tr("As people do")),
                ("long", self.tr("Slowly")),
            ),
        )
        self.choice(
            "sitting_out",
            lambda: self.tr("When I s&it out"),
            lambda: (
                ("advise", self.tr("I advise the captain")),
                ("watch", self.tr("I watch")),
                ("skip", self.tr("Skip to the end of the hand")),
            ),
        )
        self.choice(
            "watch_speed",
            lambda: self.tr("Speed of &watching"),
            lambda: (("slow", self.tr("Slow")), ("normal", self.tr("Normal")), ("fast", self.tr("Fast"))),
        )
        self.switch("arrange", lambda: self.tr("&Arrange my cards automatically"))
        self.switch("one_click", lambda: self.tr("Throw a card with o&ne click"))
        self.switch("hints", lambda: self.tr("&Hints can be asked for"))
        self.switch("hide_discards", lambda: self.tr("Hide the cards &below the top of the discard pile"))
        self.switch("pause_after_hand", lambda: self.tr("&Pause after each hand"))
        self.switch("auto_review", lambda: self.tr("Re&view every match when it is over"))
        self.finish()


class _Keys(_Group):
    def __init__(self, settings: Settings) -> None:
        super().__init__(settings)
        self.switch("single_keys", lambda: self.tr("&Single letters and digits are keys"))
        self._about = Text(self, Type.SMALL, muted=True, wrap=True)
        self.wide(self._about)
        self._buttons: dict[str, KeyButton] = {}
        for command in COMMANDS:
            button = KeyButton(self)
            self.row(lambda name=command.name: plain_title(name), button)  # type: ignore[misc]
            button.chosen.connect(lambda key, name=command.name: self._choose(name, key))
            self._buttons[command.name] = button
        self._reset = Button(self)
        self._reset.setAutoDefault(False)
        self._reset.clicked.connect(lambda: self.settings.change(keys={}))
        self.form.addRow(QWidget(self), self._reset)
        self.finish()

    def _choose(self, name: str, key: str) -> None:
        """Give a command this key, and take it from the one that has it."""
        changed = dict(self.settings.now.keys)
        other = holder(key, keys_in_use(changed)) if key else None
        if other is not None and other != name:
            changed[other] = ""
        changed[name] = key
        self.settings.change(
            keys={name: key for name, key in changed.items() if key != BY_NAME[name].key} if changed else {},
        )

    def retranslate(self) -> None:
        super().retranslate()
        self._about.setText(self.tr("Press a button, then the new key. Delete takes the key away, Escape leaves it as it is."))
        self._reset.setText(self.tr("&Restore all keys"))
        self._show_keys(self.settings.now)

    def _show_keys(self, now: Preferences) -> None:
        used = keys_in_use(now.keys)
        for name, button in self._buttons.items():
            keys = [key for key in used[name] if key != BY_NAME[name].also]
            button.show_key(keys[0] if keys else "", plain_title(name))
        self._reset.setEnabled(bool(now.keys))

    def show_values(self, now: Preferences) -> None:
        super().show_values(now)
        self._show_keys(now)


class PreferencesDialog(Sheet):
    """The preferences by groups."""

    def __init__(self, settings: Settings, languages: Languages, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self._groups: tuple[_Group, ...] = (_General(settings, languages), _Cards(settings), _Play(settings), _Keys(settings))
        self._list = GroupList(self)
        self._stack = QStackedWidget(self)
        for group in self._groups:
            self._stack.addWidget(scrolling(group, self))
        self._list.currentRowChanged.connect(self._stack.setCurrentIndex)
        row = QHBoxLayout()
        row.setSpacing(3 * GRID - Switch.INDENT)
        row.addWidget(self._list)
        row.addWidget(self._stack, 1)
        self.body.addLayout(row)
        self._close = self.add_button(default=True)
        self._close.clicked.connect(self.accept)
        settings.changed.connect(self._on_changed)
        self.retranslate()
        self._list.setCurrentRow(0)
        self.resize(88 * GRID, 66 * GRID)

    def show_group(self, number: int) -> None:
        """Bring up one of the groups: general, cards, play, keys."""
        self._list.setCurrentRow(number)

    def _on_changed(self, before: Preferences, now: Preferences) -> None:
        for group in self._groups:
            group.show_values(now)

    def retranslate(self) -> None:
        self.setWindowTitle(self.tr("Preferences"))
        self.title.setText(self.tr("Preferences"))
        self._close.setText(self.tr("&Close"))
        self._list.set_names((self.tr("General"), self.tr("Cards"), self.tr("Play"), self.tr("Keys")))
        self._list.setAccessibleName(self.tr("Groups of preferences"))
        for group in self._groups:
            group.retranslate()
            group.show_values(self._settings.now)
