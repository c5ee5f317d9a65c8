"""What every test has: a home directory of its own, no window on anybody's screen, and a log that stays empty."""

import gc
import logging
import os
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import settings

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

# Machines that run the tests may be slow and busy: only results count, and equal sources give equal examples.
settings.register_profile("tests", deadline=None, derandomize=True, database=None)
settings.load_profile("tests")

_DIRECTORIES = {
    "HOME": ".",
    "USERPROFILE": ".",
    "APPDATA": "AppData/Roaming",
    "LOCALAPPDATA": "AppData/Local",
    "XDG_CONFIG_HOME": ".config",
    "XDG_DATA_HOME": ".local/share",
    "XDG_STATE_HOME": ".local/state",
    "XDG_CACHE_HOME": ".cache",
    "XDG_RUNTIME_DIR": "run",
}


@pytest.fixture(autouse=True)
def home(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty home directory, to which every variable points that programs find their files by."""
    directory = tmp_path_factory.mktemp("home")
    for variable, below in _DIRECTORIES.items():
        monkeypatch.setenv(variable, str(directory / below))
    (directory / "run").mkdir(mode=0o700)
    monkeypatch.delenv("THREEGIN_DATA_DIR", raising=False)
    return directory


class _Kept(logging.Handler):
    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.texts: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.texts.append(f"{record.levelname} {record.name}: {record.getMessage()}")


@pytest.fixture(autouse=True)
def expected_log() -> Iterator[list[str]]:
    """Regular expressions for the warnings and errors that the test is to log, at first none.

    The test fails for a logged text that none of them finds, and for one of them that finds nothing.
    """
    kept = _Kept()
    logging.getLogger().addHandler(kept)
    expected: list[str] = []
    yield expected
    logging.getLogger().removeHandler(kept)
    unexpected = [text for text in kept.texts if not any(re.search(pattern, text) for pattern in expected)]
    missing = [pattern for pattern in expected if not any(re.search(pattern, text) for text in kept.texts)]
    assert not unexpected, f"unexpected log: {unexpected}"
    assert not missing, f"not logged: {missing}"


@pytest.fixture(autouse=True)
def _mouse_is_let_go() -> Iterator[None]:
    """Or the tests that follow would move the pointer in vain: it belongs to where the button was pressed."""
    yield
    if "PySide6.QtWidgets" not in sys.modules:
        return
    from PySide6.QtCore import Qt
    from PySide6.QtWidgets import QApplication

    if QApplication.instance() is None or QApplication.mouseButtons() == Qt.MouseButton.NoButton:
        return
    from PySide6.QtTest import QTest
    from PySide6.QtWidgets import QWidget

    pressed = QApplication.mouseButtons()
    elsewhere = QWidget()
    elsewhere.show()
    for button in (Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton):
        QTest.mouseRelease(elsewhere, button)
    elsewhere.close()
    raise AssertionError(f"still pressed: {pressed}")


@pytest.fixture(autouse=True)
def _widgets_go_in_order(request: pytest.FixtureRequest) -> Iterator[None]:
    """As in the program (controller/garbage.py) nothing is collected at an odd moment, and windows are deleted, not collected.

    A collection in the middle of an event may clear the Python half of widgets whose other half is still being painted.
    """
    if request.path.name != "test_garbage.py":
        gc.disable()
    yield
    if "PySide6.QtWidgets" in sys.modules:
        from PySide6.QtCore import QCoreApplication, QEvent
        from PySide6.QtWidgets import QApplication
        from shiboken6 import isValid

        if QApplication.instance() is not None:
            for widget in QApplication.topLevelWidgets():
                if isValid(widget):
                    widget.hide()
                    widget.deleteLater()
            QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    gc.enable()
    gc.collect(1)
