"""What somebody who reports a problem should send along: nothing in it names the player."""

from __future__ import annotations

import dataclasses
import platform
import sys
from pathlib import Path

import PySide6
from PySide6.QtCore import QLibraryInfo, QSysInfo, qVersion
from PySide6.QtGui import QGuiApplication

from threegin_qt import __version__
from threegin_qt.controller import MatchController
from threegin_qt.store import Locations, Preferences

_PRIVATE = ("player_name", "opponents", "free_order")


def details(
    preferences: Preferences, locations: Locations | None, match: MatchController | None, log: str, language: str
) -> str:
    """The details as plain text, in English for whoever reads the report."""
    lines = [
        f"threegin {__version__}",
        f"Python {platform.python_version()} ({sys.platform}, {platform.machine()})",
        f"Qt {qVersion()}, PySide6 {PySide6.__version__}, platform {QGuiApplication.platformName()}",
        f"System: {QSysInfo.prettyProductName()}, kernel {QSysInfo.kernelType()} {QSysInfo.kernelVersion()}",
        "Qt build: " + str(QLibraryInfo.build()),
        f"Language: {language}",
    ]
    for screen in QGuiApplication.screens():
        size, scale = screen.size(), screen.devicePixelRatio()
        lines.append(f"Screen: {size.width()} x {size.height()}, scale {scale:g}")
    lines += _preference_lines(preferences)
    if locations is not None:
        lines += [f"Data: {_without_home(locations.data)}", f"Log: {_without_home(locations.log)}"]
    if match is not None and match.match_id is not None:
        view = match.view
        lines.append(
            f"Match: {view.stage.name}, hand {view.hand_number}, phase {view.phase.name}, totals {view.totals},"
            f" roles {tuple(map(int, view.roles))}, revision {match.revision}, {match.mode.name}, {view.rules}"
        )
    if log:
        lines += ["", "Last log lines:", _text_without_home(log)]
    return "\n".join(lines) + "\n"


def _preference_lines(preferences: Preferences) -> list[str]:
    changed = [
        f"{field.name}={getattr(preferences, field.name)!r}"
        for field in dataclasses.fields(Preferences)
        if field.name not in _PRIVATE and getattr(preferences, field.name) != getattr(Preferences(), field.name)
    ]
    return [f"Preferences changed: {', '.join(changed)}" if changed else "Preferences: defaults"]


def _without_home(path: Path) -> str:
    return _text_without_home(str(path))


def _text_without_home(text: str) -> str:
    return text.replace(str(Path.home()), "~")
