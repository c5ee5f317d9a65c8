"""The program as it is, with somebody who watches it: what the end-to-end tests start in place of `python -m threegin_qt`.

    python tests/e2e/watched.py OPTIONS [argument of the program...]

OPTIONS is a JSON object: `log`, a file that gets a line for each change told to the table, written before the table hears of
it; `players`, which computer players play (see `players_for`), and for how many `seconds` they think; `autopilot`, whether the
person's seat plays by itself, with `pause_ms` before each act.

A line on standard input asks what there is on the screen, the answer is a line of JSON on standard output: texts, and places
in pixels of the screen. Nothing is done for anybody here: who wants to press something has a mouse and a keyboard.
"""

from __future__ import annotations

import functools
import hashlib
import json
import os
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from PySide6.QtCore import QObject, QPoint, QRect, QSocketNotifier, QTimer, Slot
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QAbstractButton, QApplication, QComboBox, QMenu, QMenuBar, QWidget

import threegin_qt.controller
from threegin_qt import __main__, app
from threegin_qt.controller import Change, PlayerFunctions, plain_players
from threegin_qt.controller.plain import choose as plain_choose
from threegin_qt.engine import Action, Level, PlayerView


def digest(view: PlayerView) -> str:
    """Stands for all that a view holds, the same in every process."""
    return hashlib.sha256(repr(view).encode()).hexdigest()[:20]


# The computer players


def players_for(kind: str, seconds: float) -> Callable[[], PlayerFunctions]:
    """Plain players; "sleeping" and "calculating" ones take their time, "failing" ones raise once."""

    def sleeping(view: PlayerView, level: Level, seed: int, cancelled: Any = None) -> Action:
        time.sleep(seconds)
        return plain_choose(view)

    def calculating(view: PlayerView, level: Level, seed: int, cancelled: Any = None) -> Action:
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            sum(range(1000))
        return plain_choose(view)

    def failing(view: PlayerView, level: Level, seed: int, cancelled: Any = None) -> Action:
        if not failures:
            failures.append(view)
            raise ZeroDivisionError("a player fails once")
        return plain_choose(view)

    failures: list[PlayerView] = []
    plain = plain_players()
    found = {"sleeping": sleeping, "calculating": calculating, "failing": failing, "plain": plain.choose}[kind]
    return lambda: plain._replace(choose=found)


# What there is on the screen


def in_pixels(widget: QWidget, inside: QRect | None = None) -> list[int]:
    """Where a widget, or a part of it, is on the screen: x, y, width, height in pixels."""
    part = widget.rect() if inside is None else inside
    corner = widget.mapToGlobal(part.topLeft())
    scale = widget.devicePixelRatioF()
    return [round(value * scale) for value in (corner.x(), corner.y(), part.width(), part.height())]


def spot(widget: QWidget) -> list[int] | None:
    """A place, in pixels of the screen, where a press reaches a widget: None if it is wholly covered or not there."""
    if not widget.isVisible():
        return None
    window = widget.window()
    width, height = widget.width(), widget.height()
    for across in (0.5, 0.15, 0.85, 0.07):
        for down in (0.5, 0.85, 0.15):
            at = QPoint(round(width * across), round(height * down))
            if window.childAt(widget.mapTo(window, at)) is widget:
                x, y, *_ = in_pixels(widget, QRect(at, at))
                return [x, y]
    return None


def uncovered(widget: QWidget, across: float, down: float) -> bool:
    """Whether nothing covers this place of a widget, and the window and the screen have it inside."""
    window = widget.window()
    at = QPoint(round(widget.width() * across), round(widget.height() * down))
    on_screen = window.screen().geometry().contains(widget.mapToGlobal(at))
    return on_screen and window.childAt(widget.mapTo(window, at)) is widget


def place(widget: QWidget) -> dict[str, Any]:
    """What tests know of a widget that can be pressed."""
    return {
        "name": widget.accessibleName(),
        "about": widget.accessibleDescription(),
        "enabled": widget.isEnabled(),
        "spot": spot(widget),
        "at": in_pixels(widget),
    }


def pressable(kind: type[QWidget]) -> Iterator[QWidget]:
    """Every widget of a kind that can be seen, in all windows."""
    for window in QApplication.topLevelWidgets():
        if window.isVisible():
            yield from (widget for widget in window.findChildren(kind) if widget.isVisible())


def plain(text: str) -> str:
    """A text without its mnemonic."""
    return text.replace("&&", "\0").replace("&", "").replace("\0", "&")


class Watch(QObject):
    """Writes down what is told, and answers what there is to see."""

    def __init__(self, program: app.Program, options: dict[str, Any]) -> None:
        super().__init__(program)
        self._program = program
        self._log = os.open(options["log"], os.O_WRONLY | os.O_CREAT | os.O_APPEND) if options.get("log") else None
        program.match.changed.connect(self._changed)
        self._left_over = b""
        self._asked = QSocketNotifier(sys.stdin.fileno(), QSocketNotifier.Type.Read, self)
        self._asked.activated.connect(self._answer)
        if options.get("autopilot"):
            QTimer.singleShot(0, self, functools.partial(self._fly, options.get("pause_ms", 0)))
        self._tell({"started": True})

    def _tell(self, line: dict[str, Any]) -> None:
        if self._log is not None:
            os.write(self._log, (json.dumps(line) + "\n").encode())

    @Slot(object)
    def _changed(self, change: Change) -> None:
        event = None if change.event is None else type(change.event).__name__
        self._tell({"match": self._program.match.match_id, "event": event, "view": digest(change.after), "at": time.time()})

    def _fly(self, pause_ms: int) -> None:
        from tests.e2e.autopilot import Autopilot

        window = self._program.window
        pilot = Autopilot(window.table, self._program.match, pause_ms)  # type: ignore[arg-type]
        pilot.over.connect(self._another)
        window.offer.main_button.click()

    @Slot()
    def _another(self) -> None:
        offer = self._program.window.offer
        offer.deal.emit(offer.form.setup())

    # -- questions -------------------------------------------------------------------------------------------------------

    @Slot()
    def _answer(self) -> None:
        read = os.read(sys.stdin.fileno(), 4096)
        if not read:
            self._asked.setEnabled(False)
            return
        *lines, self._left_over = (self._left_over + read).split(b"\n")
        for _ in lines:
            os.write(sys.stdout.fileno(), (json.dumps(self._seen()) + "\n").encode())

    def _seen(self) -> dict[str, Any]:
        window = self._program.window
        focus = QApplication.focusWidget()
        active = QApplication.activeWindow()
        popup = QApplication.activePopupWidget()
        frame = window.frameGeometry()
        scale = window.devicePixelRatioF()
        screen = window.screen().availableGeometry()
        return {
            "id": int(window.winId()),
            "window": in_pixels(window),
            "frame": [round(value * scale) for value in (frame.x(), frame.y(), frame.width(), frame.height())],
            "room": [screen.x(), screen.y(), screen.width(), screen.height()],
            "logical": [window.width(), window.height()],
            "shown": window.isVisible() and not window.isMinimized(),
            "active": None if active is None else type(active).__name__,
            "page": type(window.page).__name__,
            "focus": None if focus is None else f"{type(focus).__name__}: {focus.accessibleName()}",
            "grab": QWidget.mouseGrabber() is not None or QWidget.keyboardGrabber() is not None,
            "widgets": len(QApplication.allWidgets()),
            "notice": window.notices.text if window.notices.isVisible() else "",
            "buttons": [
                place(button) | {"text": plain(button.text()), "in": type(button.window()).__name__}  # type: ignore[attr-defined]
                for button in pressable(QAbstractButton)
                if button.text()  # type: ignore[attr-defined]
            ],
            "choices": [
                place(box) | {"text": box.currentText(), "items": [box.itemText(at) for at in range(box.count())]}  # type: ignore[attr-defined]
                for box in pressable(QComboBox)
            ],
            "menus": list(self._menu_bar()),
            "popup": list(self._entries(popup)) if isinstance(popup, QMenu) else None,
            "table": self._table() if window.at_table else None,
        }

    def _menu_bar(self) -> Iterator[dict[str, Any]]:
        for bar in pressable(QMenuBar):
            assert isinstance(bar, QMenuBar)
            yield from (self._entry(bar, action) for action in bar.actions())

    def _entries(self, menu: QMenu) -> Iterator[dict[str, Any]]:
        yield from (self._entry(menu, action) for action in menu.actions() if not action.isSeparator())

    def _entry(self, menu: QMenu | QMenuBar, action: QAction) -> dict[str, Any]:
        x, y, width, height = in_pixels(menu, menu.actionGeometry(action))
        return {"text": plain(action.text()), "enabled": action.isEnabled(), "spot": [x + width // 2, y + height // 2]}

    def _table(self) -> dict[str, Any]:
        from threegin_qt.ui.table import TableWidget

        table = self._program.window.table
        assert isinstance(table, TableWidget)
        match = self._program.match
        play = table.play
        spread = table.spreads[0]
        return {
            "at": in_pixels(table),
            "match": match.match_id,
            "view": digest(match.view),
            "revision": match.revision,
            "thinking": match.thinking_seat,
            "advising": play.advising,
            "deciding": play.deciding,
            "scene": table.scenes.scene.value,
            "line": table.bar.text,
            "offered": [
                {"choice": choice.name} | place(button) | {"text": button.text()}
                for choice, button in zip(play.choices(), table.bar.buttons, strict=False)
            ],
            "selected": None if play.selected is None else int(play.selected),
            "hand": [
                place(button)
                | {"card": None if button.card is None else int(button.card), "index": uncovered(button, 0.1, 0.1)}
                for button in (table.hand.buttons if table.hand.isVisible() else ())
            ],
            "hand_at": in_pixels(table.hand),
            "order": table.hand.model.order.value,
            "stock": place(table.stock),
            "pile": place(table.pile) | {"top": None if table.pile.top is None else int(table.pile.top)},
            "knock": place(table.knock) | {"awake": table.knock.awake},
            "fan": [spot(table.fan.button(at)) for at in range(52)] if table.fan.isVisible() else [],
            "totals": [plate.total for plate in table.plates],
            "melds": [[meld, in_pixels(spread, box)] for meld, box in spread.meld_boxes()] if spread.isVisible() else [],
            "laid": [place(button) | {"card": int(button.card)} for button in spread.laid_buttons],  # type: ignore[arg-type]
            "rows": table.panel.score_model.rowCount(),
            "dragging": table.drags.active,
            "flying": table.motion.flights.busy,
            "moving": table.hand.slides.moving,
            "discards": table.drags.history.isVisible(),
        }


def main() -> int:
    options = json.loads(sys.argv[1])
    if options.get("players", "program") != "program":
        threegin_qt.controller.computer_players = players_for(options["players"], options.get("seconds", 0.0))
    furnish = app.Program.furnish

    def furnished(program: app.Program) -> None:
        known = program._furnished
        furnish(program)
        if not known and program._furnished:
            Watch(program, options)

    app.Program.furnish = furnished  # type: ignore[method-assign]
    return __main__.main(sys.argv[2:])


if __name__ == "__main__":
    sys.exit(main())
