"""Builds the one folder that holds the game with Python and Qt, and prints its size: `build_folder.py [destination]`.

The folder is <destination>/threegin (default: dist). It runs on any Linux with a C library at least as new as the one here, and
on the system it is built on elsewhere. Needs PyInstaller beside what the game needs.
"""

import shutil
import subprocess
import sys
import tempfile
from collections import Counter
from pathlib import Path

from identity import NAME, ROOT
from licenses import write_texts


def build_folder(destination: Path) -> Path:
    """Runs PyInstaller; the finished folder (on macOS the bundle stands beside it)."""
    with tempfile.TemporaryDirectory() as work:
        command = [sys.executable, "-m", "PyInstaller", "--noconfirm", "--log-level", "WARN", "--workpath", work]
        spec = ROOT / "packaging" / "pyinstaller" / "threegin.spec"
        subprocess.run([*command, "--distpath", str(destination), str(spec)], check=True, cwd=work)
    folder = destination / NAME
    if sys.platform == "linux" and shutil.which("strip"):
        for library in folder.glob("_internal/libpython*.so*"):  # and no other: stripping breaks what numpy's wheel brings
            subprocess.run(["strip", "--strip-unneeded", str(library)], check=True)
    write_texts(folder, folder / "licenses")
    return folder


def sizes(folder: Path) -> tuple[int, Counter[str]]:
    """Bytes in all, and of each part: the game, Python, Qt, numpy."""
    parts: Counter[str] = Counter()
    for path in folder.rglob("*"):
        if path.is_file() and not path.is_symlink():
            inside = path.relative_to(folder).parts
            parts[part_of(inside)] += path.stat().st_size
    return parts.total(), parts


def part_of(inside: tuple[str, ...]) -> str:
    """To whom a file of the folder belongs, by its path in it."""
    if inside[0] == "licenses":
        return "texts of licenses"
    names = inside[1:] if inside[0] == "_internal" else inside
    name = names[0]
    if name == "threegin_qt":
        return "the game's resources"
    if name.startswith(("PySide6", "shiboken6", "libQt6", "libicu", "libpyside", "libshiboken")):
        return "Qt and PySide6"
    if name.startswith("numpy"):
        return "numpy"
    if len(names) == 1 and name.startswith("lib") and ".so" in name and not name.startswith("libpython"):
        return "libraries of the system that built it"
    return "Python, and the game's code"


def main() -> int:
    destination = Path(sys.argv[1] if len(sys.argv) > 1 else ROOT / "dist").resolve()
    shutil.rmtree(destination / NAME, ignore_errors=True)
    folder = build_folder(destination)
    total, parts = sizes(folder)
    for part, size in parts.most_common():
        print(f"{size / 1e6:8.1f} MB  {part}")
    print(f"{total / 1e6:8.1f} MB  {folder}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
