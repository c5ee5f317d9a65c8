"""Makes an AppDir of the one-folder build: `build_appdir.py FOLDER DESTINATION`.

DESTINATION/threegin.AppDir can be started by its AppRun. Where appimagetool is on the path, the AppImage is made of it too.
"""

import os
import platform
import shutil
import subprocess
import sys
from pathlib import Path

from identity import APPLICATION_ID, NAME, version
from stage_linux import ICONS, LINUX, copy, stage


def build(folder: Path, destination: Path) -> Path:
    """The AppDir, made anew."""
    appdir = destination / f"{NAME}.AppDir"
    shutil.rmtree(appdir, ignore_errors=True)
    stage(folder, appdir)
    (appdir / "AppRun").symlink_to(f"usr/lib/{NAME}/{NAME}")
    copy(LINUX / f"{APPLICATION_ID}.desktop", appdir)
    copy(ICONS / "threegin-256.png", appdir, f"{APPLICATION_ID}.png")
    (appdir / ".DirIcon").symlink_to(f"{APPLICATION_ID}.png")
    # The name that AppStream's own tools look for in an AppDir.
    metainfo = appdir / "usr" / "share" / "metainfo"
    (metainfo / f"{APPLICATION_ID}.appdata.xml").symlink_to(f"{APPLICATION_ID}.metainfo.xml")
    return appdir


def image(appdir: Path, destination: Path) -> Path:
    """The AppImage of it. Needs appimagetool."""
    file = destination / f"{NAME}-{version()}-{platform.machine()}.AppImage"
    environ = {**os.environ, "ARCH": platform.machine(), "VERSION": version()}
    subprocess.run(["appimagetool", "--no-appstream", str(appdir), str(file)], check=True, env=environ)
    return file


def main() -> int:
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    destination = Path(sys.argv[2])
    appdir = build(Path(sys.argv[1]), destination)
    print(appdir)
    if shutil.which("appimagetool"):
        print(image(appdir, destination))
    return 0


if __name__ == "__main__":
    sys.exit(main())
