"""Lays the one-folder build out as Linux packages have it: `stage_linux.py FOLDER ROOT [prefix]`.

FOLDER is what build_folder.py made; ROOT gets <prefix>/lib/threegin with it, a link <prefix>/bin/threegin, and what a desktop
looks for below <prefix>/share: entry, AppStream description, icons, manual pages in every language. The Debian package, the
AppDir and the Flatpak are made of it. The default prefix is usr.
"""

import gzip
import shutil
import sys
import xml.etree.ElementTree as ElementTree
from pathlib import Path

from identity import APPLICATION_ID, NAME, ROOT, version

LINUX = ROOT / "packaging" / "linux"
ICONS = ROOT / "resources" / "icons"


def stage(folder: Path, root: Path, prefix: str = "usr") -> None:
    """Fills root / prefix; files get the permissions that everybody may read them with."""
    top = root / prefix
    shutil.copytree(folder, top / "lib" / NAME, symlinks=True)
    command = top / "bin" / NAME
    command.parent.mkdir(parents=True, exist_ok=True)
    command.symlink_to(f"../lib/{NAME}/{NAME}")
    share = top / "share"
    copy(LINUX / f"{APPLICATION_ID}.desktop", share / "applications")
    copy(LINUX / f"{APPLICATION_ID}.metainfo.xml", share / "metainfo")
    for icon in ICONS.glob("threegin-*.png"):
        size = icon.stem.rpartition("-")[2]
        copy(icon, share / "icons" / "hicolor" / f"{size}x{size}" / "apps", f"{APPLICATION_ID}.png")
    copy(ICONS / "threegin.svg", share / "icons" / "hicolor" / "scalable" / "apps", f"{APPLICATION_ID}.svg")
    for place, page in manual_pages().items():
        manual = share / "man" / f"{place}.gz"
        manual.parent.mkdir(parents=True, exist_ok=True)
        manual.write_bytes(gzip.compress(page.encode(), mtime=0))
    for path in top.rglob("*"):
        if not path.is_symlink():
            program = path.stat().st_mode & 0o100 and ".so" not in path.name  # libraries need no such permission
            path.chmod(0o755 if path.is_dir() or program else 0o644)


def manual_pages() -> dict[str, str]:
    """The manual pages by where they go below share/man: man6/threegin.6, es/man6/threegin.6 ...

    The version is filled in, and its date as the AppStream description has it.
    """
    release = ElementTree.parse(LINUX / f"{APPLICATION_ID}.metainfo.xml").find("releases/release")
    date = "" if release is None else release.get("date", "")
    pages = {}
    for file in sorted(LINUX.rglob(f"{NAME}.6")):
        language = file.parent.relative_to(LINUX).as_posix()  # "." for English
        place = f"man6/{NAME}.6" if language == "." else f"{language}/man6/{NAME}.6"
        pages[place] = file.read_text(encoding="utf-8").replace("@VERSION@", version()).replace("@DATE@", date)
    return pages


def copy(file: Path, folder: Path, name: str | None = None) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(file, folder / (name or file.name))


if __name__ == "__main__":
    if not 3 <= len(sys.argv) <= 4:
        sys.exit(__doc__)
    stage(Path(sys.argv[1]), Path(sys.argv[2]), *sys.argv[3:])
