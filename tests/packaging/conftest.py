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
    monkeypatch.syspath_prepend(str(ROOT / "packaging"))
    before = set(sys.modules)

    def load(name: str) -> ModuleType:
        module = importlib.import_module(name)
        for added in set(sys.modules) - before:
            if Path(getattr(sys.modules[added], "__file__", None) or "/").parent == ROOT / "packaging":
                monkeypatch.delitem(sys.modules, added)
        return module

    return load
