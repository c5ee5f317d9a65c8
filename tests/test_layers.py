"""Which part may import which (README, "How it is built"), and how the house is kept."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

PACKAGE = "threegin_qt"
ROOT = Path(__file__).resolve().parent.parent / PACKAGE
SOURCES = sorted(ROOT.rglob("*.py"))
MOST_LINES = 600

# The first name below the package -> the parts it may import. Every part may import itself and the package's own
# `__init__`, which holds the version.
PARTS = {
    "engine": set(),
    "resources": set(),
    "texts": {"resources"},
    "preflight": {"texts"},
    "cli": {"texts"},
    "stopping": set(),
    "ai": {"engine", "resources"},
    "store": {"engine", "resources"},
    "controller": {"engine", "ai", "store", "resources", "stopping"},
    "models": {"engine", "store", "controller", "resources"},
    "ui": {"engine", "store", "controller", "models", "resources", "texts"},
    "app": {"engine", "ai", "store", "controller", "models", "ui", "resources", "texts", "preflight", "cli"},
    "__main__": {"app", "preflight", "cli", "stopping"},
    "__init__": set(),
}
# What a part may import from outside besides the standard library; a name covers what is below it.
OUTSIDE = {
    "engine": set(),
    "resources": set(),
    "texts": set(),
    "preflight": set(),
    "cli": set(),
    "stopping": set(),
    "ai": {"numpy"},
    "store": {"platformdirs"},
    "controller": {"PySide6.QtCore", "PySide6.QtNetwork"},
    "models": {"PySide6.QtCore", "PySide6.QtGui"},
    "ui": {"PySide6", "shiboken6"},
    "app": {"PySide6"},
    "__main__": {"PySide6"},
    "__init__": set(),
}


def module_name(path: Path) -> tuple[str, ...]:
    """The dotted name of a source file, with `__init__` as a name of its own."""
    return (PACKAGE, *path.relative_to(ROOT).with_suffix("").parts)


def imported(source: str, module: tuple[str, ...]) -> Iterator[str]:
    """The dotted names that a module imports, relative ones made absolute, also those inside functions."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = [*module[: -node.level]] if node.level else []
            base += node.module.split(".") if node.module else []
            yield from (".".join([*base, alias.name]) for alias in node.names)
        elif isinstance(node, ast.Call) and ast.unparse(node.func).endswith(("import_module", "__import__")):
            for argument in node.args:
                if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                    yield argument.value


def is_within(name: str, allowed: str) -> bool:
    return name == allowed or name.startswith(allowed + ".")


def forbidden(source: str, module: tuple[str, ...]) -> list[str]:
    """The imports of a module that the tables above do not allow."""
    part = module[1]
    found = []
    for name in imported(source, module):
        top, _, below = name.partition(".")
        if top == PACKAGE:
            target = below.split(".")[0]
            allowed = target in PARTS[part] | {part} or target not in PARTS
            # A name that is no part is something of the package's `__init__`; what is below a part has to exist.
            if not allowed or (target not in PARTS and (ROOT / target).exists()):
                found.append(name)
        elif top not in sys.stdlib_module_names and not any(is_within(name, outside) for outside in OUTSIDE[part]):
            found.append(name)
    return found


def test_every_part_is_in_the_tables() -> None:
    assert {module_name(path)[1] for path in SOURCES} <= set(PARTS)
    assert set(PARTS) == set(OUTSIDE)


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_imports(path: Path) -> None:
    assert forbidden(path.read_text(encoding="utf-8"), module_name(path)) == []


@pytest.mark.parametrize(
    ("module", "source", "bad"),
    [
        ("engine.cards", "import numpy", ["numpy"]),
        ("engine.cards", "from .. import resources", ["threegin_qt.resources"]),
        ("engine.cards", "from ..ai.players import choose", ["threegin_qt.ai.players.choose"]),
        ("engine.cards", "from . import melds\nfrom .melds import deadwood\nimport json, threegin_qt.engine.hand", []),
        ("engine.cards", "def f():\n    from PySide6 import QtCore", ["PySide6.QtCore"]),
        ("engine.__init__", "from .. import __version__", []),
        ("ai.__init__", "from ..store import db", ["threegin_qt.store.db"]),
        ("ai.training.fit", "from ...engine import Card\nfrom .. import players\nimport numpy as np", []),
        ("ai.training.fit", "from ... import ui", ["threegin_qt.ui"]),
        ("store.files", "import threegin_qt.ai", ["threegin_qt.ai"]),
        ("controller.match", "from PySide6.QtCore import QObject\nfrom PySide6 import QtWidgets", ["PySide6.QtWidgets"]),
        ("controller.match", "from threegin_qt import ai, ui", ["threegin_qt.ui"]),
        ("ui.table", "import importlib\nimportlib.import_module('threegin_qt.ai')", ["threegin_qt.ai"]),
        ("ui.table", "from ..models import cards\nfrom PySide6.QtSvg import QSvgRenderer", []),
        ("app", "from . import ui, ai\nfrom .__main__ import main", ["threegin_qt.__main__.main"]),
    ],
)
def test_the_check_itself(module: str, source: str, bad: list[str]) -> None:
    assert forbidden(source, (PACKAGE, *module.split("."))) == bad


def test_what_ships_never_imports_the_training() -> None:
    for path in SOURCES:
        module = module_name(path)
        if module[1:3] == ("ai", "training"):
            continue
        names = imported(path.read_text(encoding="utf-8"), module)
        assert not [name for name in names if is_within(name, f"{PACKAGE}.ai.training")], path


def test_folders_have_a_reason() -> None:
    folders = [path for path in (ROOT, *ROOT.rglob("*")) if path.is_dir() and path.name != "__pycache__"]
    thin = [folder for folder in folders if sum(file.suffix in (".py", ".c", ".h") for file in folder.iterdir()) < 3]
    assert thin == []


def test_modules_are_short() -> None:
    lengths = {path: len(path.read_text(encoding="utf-8").splitlines()) for path in SOURCES}
    assert {path.name: lines for path, lines in lengths.items() if lines > MOST_LINES} == {}
