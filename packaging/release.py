"""Makes one release folder: `release.py build FOLDER` and `release.py seal FOLDER`.

build   puts in everything that can be made on this system: the wheel and the source archive, the one-folder build as an
        archive, on Debian and its relatives the .deb, with appimagetool the AppImage, on macOS a disk image, and the SPDX list
        of what the build holds with its licenses. (The Windows installer is made by Inno Setup, windows/threegin.iss.)
seal    checks that all files are of the version in the sources and writes SHA256SUMS over them; run last, when the files of
        all systems are together.

Needs the extra `package` of the project (pip install .[package]).
"""

import hashlib
import json
import platform
import shutil
import subprocess
import sys
import tarfile
import tempfile
from pathlib import Path

import build_appdir
import build_deb
from build_folder import build_folder
from identity import NAME, ROOT, version
from licenses import components, spdx

SUMS = "SHA256SUMS"


class ReleaseError(Exception):
    """The folder is no release of this version."""


def build(target: Path) -> None:
    """Everything of this system."""
    target.mkdir(parents=True, exist_ok=True)
    if sys.platform == "linux":  # the same from everywhere: once is enough
        subprocess.run([sys.executable, "-m", "build", "--outdir", str(target), str(ROOT)], check=True)
    with tempfile.TemporaryDirectory() as work:
        folder = build_folder(Path(work))
        system = f"{platform.system().lower()}-{platform.machine().lower()}"
        parts = json.dumps(spdx(components(folder)), indent=1, ensure_ascii=False) + "\n"
        (target / f"{NAME}-{version()}-{system}.spdx.json").write_text(parts, encoding="utf-8")
        if sys.platform == "darwin":
            image = target / f"{NAME}-{version()}-{system}.dmg"
            command = ["hdiutil", "create", "-volname", NAME, "-srcfolder", f"{work}/{NAME}.app", "-ov", "-format", "UDZO"]
            subprocess.run([*command, str(image)], check=True)
            return
        if sys.platform == "win32":
            shutil.make_archive(str(target / f"{NAME}-{version()}-{system}"), "zip", work, NAME)
            shutil.copytree(folder, ROOT / "dist" / NAME, dirs_exist_ok=True)  # where the installer's script finds it
            return
        with tarfile.open(target / f"{NAME}-{version()}-{system}.tar.xz", "w:xz") as archive:
            archive.add(folder, f"{NAME}-{version()}")
        if shutil.which("dpkg-deb"):
            build_deb.build(folder, target)
        if shutil.which("appimagetool"):
            appimage = build_appdir.image(build_appdir.build(folder, Path(work)), target)
            appimage.chmod(0o755)


def seal(target: Path) -> Path:
    """Writes the checksums. Raises ReleaseError if a file is missing or of another version."""
    files = sorted(path for path in target.iterdir() if path.is_file() and path.name != SUMS)
    foreign = [path.name for path in files if version() not in path.name]
    if foreign:
        raise ReleaseError(f"not of version {version()}: {', '.join(foreign)}")
    for kind in (".whl", ".tar.gz", ".spdx.json"):
        if not any(path.name.endswith(kind) for path in files):
            raise ReleaseError(f"no file {kind}")
    lines = [f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.name}\n" for path in files]
    sums = target / SUMS
    sums.write_text("".join(lines), encoding="utf-8")
    return sums


def main() -> int:
    if len(sys.argv) != 3 or sys.argv[1] not in ("build", "seal"):
        sys.exit(__doc__)
    target = Path(sys.argv[2]).resolve()
    if sys.argv[1] == "build":
        build(target)
    else:
        try:
            print(seal(target).read_text(encoding="utf-8"), end="")
        except ReleaseError as error:
            sys.exit(f"release: {error}")
    for path in sorted(target.iterdir()):
        print(f"{path.stat().st_size / 1e6:8.1f} MB  {path.name}", file=sys.stderr)
    return 0


if __name__ == "__main__":
    sys.exit(main())
