"""What the tests of the window share: the window over a real match and store, and two languages made up for tests."""

from __future__ import annotations

import importlib.util
import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from types import ModuleType
from typing import Any
from xml.sax.saxutils import escape

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QLocale
from PySide6.QtGui import QAction, QPalette
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QComboBox,
    QLabel,
    QLineEdit,
    QListWidget,
    QMenu,
    QWidget,
)
from pytestqt.qtbot import QtBot

from threegin_qt.controller import MatchController, plain_players
from threegin_qt.resources import resource_path
from threegin_qt.store import MatchStore, Preferences, PreferencesFile
from threegin_qt.ui.appearance import Appearance
from threegin_qt.ui.languages import Languages
from threegin_qt.ui.match_flow import MatchFlow
from threegin_qt.ui.settings import Settings
from threegin_qt.ui.table import TableWidget
from threegin_qt.ui.theme import themes
from threegin_qt.ui.window import Window

ROOT = Path(__file__).resolve().parents[2]
BRACKETS = {"qa": "⟦⟧", "qb": "⟪⟫"}
"""The languages made up for tests: every text stands between brackets of its language."""


def load_tool(name: str) -> ModuleType:
    """A script of packaging/ as a module."""
    spec = importlib.util.spec_from_file_location(name, ROOT / "packaging" / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def write_test_languages(folder: Path) -> None:
    """Make the .ts files of the languages in BRACKETS from the texts of the sources."""
    messages = load_tool("translations").collect()
    for code, (before, after) in BRACKETS.items():
        lines = ['<?xml version="1.0" encoding="utf-8"?>', "<!DOCTYPE TS>", f'<TS version="2.1" language="{code}">']
        for message in messages:
            text = escape(f"{before}{message.text}{after}")
            form = f"<numerusform>{text}</numerusform>" * 2 if message.plural else text
            lines += [
                f"<context><name>{message.context}</name><message>",
                f"<source>{escape(message.text)}</source><comment>{escape(message.comment)}</comment>",
                f"<translation>{form}</translation></message></context>",
            ]
        lines.append("</TS>")
        (folder / f"{code}.ts").write_text("\n".join(lines), encoding="utf-8")


class Shell:
    """The window with everything in it, and what it stands on."""

    def __init__(self, folder: Path, preferences: Preferences, folders: list[Path]) -> None:
        self.file = PreferencesFile(folder / "preferences.json")
        self.settings = Settings(self.file)
        self.settings.use(preferences)
        self.languages = Languages([resource_path("translations"), *folders])
        self.languages.use(preferences.language or "en")
        application = QApplication.instance()
        assert isinstance(application, QApplication)
        self.appearance = Appearance(application)
        self.appearance.use(preferences)
        self.store = MatchStore(folder / "matches.db")
        self.match = MatchController(self.store, plain_players)
        self.window = Window(preferences.window, preferences.maximized)
        self.window.furnish(self.settings, self.languages, self.match, TableWidget)
        self.flow = MatchFlow(self.window, self.match, self.store, self.settings)
        self.flow.begin()
        self.settings.changed.connect(self._on_settings)

    def _on_settings(self, before: Preferences, now: Preferences) -> None:
        self.appearance.use(now)
        self.languages.use(now.language)

    def close(self) -> None:
        """Put everything away."""
        self.window.close()
        assert self.match.shut_down()
        self.settings.save()
        self.store.close()


@pytest.fixture
def shell(qtbot: QtBot, tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Shell]:
    """A Shell; a test's parameter `shell` may give fields of Preferences."""
    fields: dict[str, Any] = {"animation": "off", "thinking": "none", "theme": "light", "language": "en", "sitting_out": "skip"}
    fields |= getattr(request, "param", {})
    folder = tmp_path / "languages"
    folder.mkdir()
    write_test_languages(folder)
    made = Shell(tmp_path, Preferences(**fields), [folder])
    qtbot.addWidget(made.window)
    made.window.show()
    yield made
    made.close()
    made.languages.use("en")
    made.settings.change(text_size=100, theme="light")
    QLocale.setDefault(QLocale("en"))
    made.appearance.deleteLater()
    QCoreApplication.sendPostedEvents(made.appearance, QEvent.Type.DeferredDelete)
    themes().choose("light")
    QApplication.setPalette(QPalette())


def texts(widget: QWidget, hidden: bool = True) -> Iterator[tuple[str, str]]:
    """Every text that a widget and what is in it shows or says, each with the kind of widget.

    What the table hides it words anew when it shows it again. Without `hidden` nothing else that is hidden counts, but menus.
    """
    for each in (widget, *widget.findChildren(QWidget)):
        if not hidden and not each.isVisible() and not isinstance(each, QMenu):
            continue
        if not each.isVisible() and any(table.isAncestorOf(each) for table in widget.findChildren(TableWidget)):
            continue
        kind = type(each).__name__
        found = [each.toolTip(), each.accessibleName(), each.accessibleDescription(), each.windowTitle()]
        if isinstance(each, QLabel | QAbstractButton):
            found.append(each.text())
        if isinstance(each, QLineEdit):
            found.append(each.placeholderText())
        if isinstance(each, QComboBox):
            found += [each.itemText(at) for at in range(each.count())]
        if isinstance(each, QListWidget):
            found += [each.item(at).text() for at in range(each.count())]
        if isinstance(each, QMenu):
            found.append(each.title())
        yield from ((kind, text) for text in found if text)
    for action in widget.findChildren(QAction):
        yield from (("QAction", text) for text in (action.text(), action.toolTip()) if text)


_SIGNS = re.compile(r"[A-Za-zÀ-ž]{2,}")


def untranslated(widget: QWidget, code: str, names: tuple[str, ...]) -> list[tuple[str, str]]:
    """The texts of a widget with words outside the brackets of a language, `names` left out."""
    return untranslated_of(texts(widget), code, names)


def untranslated_of(found: Iterable[tuple[str, str]], code: str, names: tuple[str, ...]) -> list[tuple[str, str]]:
    """Those of the texts, each with its place, that have words outside the brackets of a language, `names` left out."""
    opening, closing = BRACKETS[code]
    inside = re.compile(f"{opening}[^{opening}{closing}]*{closing}")
    wrong = []
    for kind, text in found:
        rest = text
        while inside.search(rest):
            rest = inside.sub("", rest)
        for name in names:
            rest = rest.replace(name, "")
        if _SIGNS.search(rest):
            wrong.append((kind, text))
    return wrong
