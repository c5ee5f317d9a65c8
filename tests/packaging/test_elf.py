"""packaging/elf.py reads what a library needs."""

import sys
from collections.abc import Callable
from pathlib import Path
from types import ModuleType

import pytest

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="ELF files are Linux's")


def test_what_pyside_needs_is_read(script: Callable[[str], ModuleType]) -> None:
    import PySide6

    needed = script("elf").needed(Path(PySide6.__path__[0], "QtWidgets.abi3.so"))
    assert {"libQt6Widgets.so.6", "libQt6Gui.so.6", "libQt6Core.so.6", "libc.so.6"} <= set(needed)


def test_what_lies_in_the_folder_is_not_needed_from_the_system(tmp_path: Path, script: Callable[[str], ModuleType]) -> None:
    import PySide6

    elf = script("elf")
    widgets = Path(PySide6.__path__[0], "QtWidgets.abi3.so")
    (tmp_path / "sub").mkdir()
    (tmp_path / "sub" / widgets.name).write_bytes(widgets.read_bytes())
    (tmp_path / "libQt6Widgets.so.6").write_bytes(b"a stand-in of the same name")
    assert elf.needed_from_system(tmp_path) == set(elf.needed(widgets)) - {"libQt6Widgets.so.6"}


def test_another_file_is_refused(tmp_path: Path, script: Callable[[str], ModuleType]) -> None:
    other = tmp_path / "text"
    other.write_text("no library", encoding="utf-8")
    elf = script("elf")
    assert not elf.is_elf(other)
    with pytest.raises(ValueError, match="no 64-bit"):
        elf.needed(other)
