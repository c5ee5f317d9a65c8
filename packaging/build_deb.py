"""Makes the Debian package of the one-folder build: `build_deb.py FOLDER DESTINATION [--quick]`; prints its name and sizes.

What the package depends on is read from the files themselves: every shared library that they need and that is not among
them is looked up in the list that the game uses to explain a missing one (threegin_qt/preflight.py). A library that
neither knows stops the build. With --quick the package is compressed less, in a tenth of the time.
"""

import gzip
import hashlib
import platform
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from elf import needed_from_system
from identity import NAME, PUBLISHER, ROOT, SUMMARY, version
from licenses import components, debian_copyright
from stage_linux import LINUX, stage

sys.path.insert(0, str(ROOT))
from threegin_qt import preflight

ARCHITECTURES = {"x86_64": "amd64", "aarch64": "arm64"}
#: Besides those of Qt: what the programs and numpy are linked to.
COMPILER = {
    "libstdc++.so.6": "libstdc++6",
    "libgcc_s.so.1": "libgcc-s1",
}
GLIBC = ("libc.so.6", "libm.so.6", "libdl.so.2", "libpthread.so.0", "librt.so.1", "libutil.so.1", "libresolv.so.2", "ld-linux")
DESCRIPTION = """\
 Gin rummy for three: the player in the box and the captain play the hand, the
 third sits out as the captain's partner and may advise. You play against two
 computer players of a strength of your choice, without a network.
 .
 Every match is kept, and one that was interrupted goes on where it was.
"""


class UnknownLibraryError(Exception):
    """A file needs a shared library that no package is known for."""


def dependencies(folder: Path) -> list[str]:
    """The Debian packages that the files below the folder need. Raises UnknownLibraryError."""
    known = {library.soname: library.debian for library in (*preflight.BASE, *preflight.XCB, *preflight.WAYLAND)} | COMPILER
    packages = {f"libc6 (>= {platform.libc_ver()[1]})"}
    for soname in sorted(needed_from_system(folder)):
        if soname.startswith(GLIBC):
            continue
        if soname not in known:
            raise UnknownLibraryError(soname)
        packages.add(known[soname])
    return sorted(packages)


def control(root: Path, depends: list[str], architecture: str) -> str:
    size = sum(path.stat().st_size for path in root.rglob("*") if path.is_file() and not path.is_symlink())
    return f"""\
Package: {NAME}
Version: {version()}
Architecture: {architecture}
Maintainer: {PUBLISHER}
Installed-Size: {-(-size // 1024)}
Depends: {", ".join(depends)}
Section: games
Priority: optional
Description: {SUMMARY}
{DESCRIPTION}"""


def build(folder: Path, destination: Path, quick: bool = False) -> Path:
    """The package in the destination folder. Needs dpkg-deb."""
    architecture = ARCHITECTURES[platform.machine()]
    destination.mkdir(parents=True, exist_ok=True)
    file = destination / f"{NAME}_{version()}_{architecture}.deb"
    with tempfile.TemporaryDirectory() as work:
        root = Path(work)
        stage(folder, root)
        documents = root / "usr" / "share" / "doc" / NAME
        documents.mkdir(parents=True)
        (documents / "copyright").write_text(debian_copyright(components(folder)), encoding="utf-8")
        (documents / "CHANGELOG.md.gz").write_bytes(gzip.compress((ROOT / "CHANGELOG.md").read_bytes(), mtime=0))
        (root / "DEBIAN").mkdir()
        sums = [
            f"{hashlib.md5(path.read_bytes(), usedforsecurity=False).hexdigest()}  {path.relative_to(root)}\n"
            for path in sorted((root / "usr").rglob("*"))
            if path.is_file() and not path.is_symlink()
        ]
        (root / "DEBIAN" / "control").write_text(control(root, dependencies(folder), architecture), encoding="utf-8")
        (root / "DEBIAN" / "md5sums").write_text("".join(sums), encoding="utf-8")
        shutil.copyfile(LINUX / "postrm", root / "DEBIAN" / "postrm")
        (root / "DEBIAN" / "postrm").chmod(0o755)
        for path in (root, *root.rglob("*")):
            if path.is_dir():
                path.chmod(0o755)
        compression = ["-Zgzip", "-z1"] if quick else ["-Zxz"]
        command = ["dpkg-deb", *compression, "--root-owner-group", "--build", str(root), str(file)]
        subprocess.run(command, check=True, stdout=sys.stderr)
    return file


def main() -> int:
    quick = "--quick" in sys.argv[1:]
    paths = [Path(argument) for argument in sys.argv[1:] if argument != "--quick"]
    if len(paths) != 2:
        sys.exit(__doc__)
    file = build(paths[0], paths[1], quick)
    fields = subprocess.run(["dpkg-deb", "--field", file, "Installed-Size"], check=True, capture_output=True, text=True).stdout
    print(f"{file}: {file.stat().st_size / 1e6:.1f} MB, installed {int(fields) * 1024 / 1e6:.1f} MB")
    return 0


if __name__ == "__main__":
    sys.exit(main())
