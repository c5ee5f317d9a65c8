"""The scripts of packaging/ are no package: the tests of packaging load them from their folder."""

import importlib
import sys
from collections.abc import Callable
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parents[2]


@pytest.fixture
def script(monkeypatch: pytest.MonkeyPatch) -> Callable[[str], ModuleType]:
    """`script("elf")` is the module packaging/elf.py."""
    folder = ROOT / "packaging"
    monkeypatch.syspath_prepend(str(folder))

    def load(name: str) -> ModuleType:
        module = importlib.import_module(name)
        for known, loaded in list(sys.modules.items()):  # the next test gets new ones, with the environment of its own
            if Path(getattr(loaded, "__file__", None) or "/").parent == folder:
                del sys.modules[known]
        return module

    return load
