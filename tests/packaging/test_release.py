"""packaging/release.py seals only what belongs together; packaging/build_deb.py names what the files need."""

import hashlib
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from types import ModuleType

import PySide6
import pytest

import threegin_qt

ROOT = Path(__file__).parents[2]
VERSION = threegin_qt.__version__
FILES = (f"threegin-{VERSION}-py3-none-any.whl", f"threegin-{VERSION}.tar.gz", f"threegin-{VERSION}-linux-x86_64.spdx.json")


@pytest.fixture
def release(script: Callable[[str], ModuleType]) -> ModuleType:
    return script("release")


def test_the_sums_are_those_of_the_files(release: ModuleType, tmp_path: Path) -> None:
    for name in FILES:
        (tmp_path / name).write_text(name, encoding="utf-8")
    lines = release.seal(tmp_path).read_text(encoding="utf-8").splitlines()
    assert lines == [f"{hashlib.sha256(name.encode()).hexdigest()}  {name}" for name in sorted(FILES)]
    assert release.seal(tmp_path).read_text(encoding="utf-8").splitlines() == lines


@pytest.mark.parametrize("absent", range(len(FILES)))
def test_a_release_without_one_of_its_parts_is_not_sealed(release: ModuleType, tmp_path: Path, absent: int) -> None:
    for name in FILES[:absent] + FILES[absent + 1 :]:
        (tmp_path / name).write_text(name, encoding="utf-8")
    with pytest.raises(release.ReleaseError):
        release.seal(tmp_path)


def test_a_file_of_another_version_is_not_sealed(release: ModuleType, tmp_path: Path) -> None:
    for name in (*FILES, "threegin_99.9_amd64.deb"):
        (tmp_path / name).write_text(name, encoding="utf-8")
    with pytest.raises(release.ReleaseError, match=r"threegin_99\.9_amd64\.deb"):
        release.seal(tmp_path)


@pytest.mark.skipif(sys.platform != "linux", reason="the Debian package is Linux's")
def test_the_debian_package_depends_on_what_its_files_need(script: Callable[[str], ModuleType], tmp_path: Path) -> None:
    deb = script("build_deb")
    shutil.copy(Path(PySide6.__path__[0], "Qt", "plugins", "platforms", "libqxcb.so"), tmp_path)
    for name in ("Core", "Gui", "DBus", "XcbQpa"):
        (tmp_path / f"libQt6{name}.so.6").touch()
    depends = deb.dependencies(tmp_path)
    assert {"libxcb-cursor0", "libxcb-icccm4", "libxkbcommon-x11-0", "libgl1", "libstdc++6"} <= set(depends)
    assert depends[[name.split()[0] for name in depends].index("libc6")].startswith("libc6 (>= 2.")
    (tmp_path / "libQt6Core.so.6").unlink()
    with pytest.raises(deb.UnknownLibraryError, match="libQt6Core"):
        deb.dependencies(tmp_path)


def test_the_script_after_removal_says_where_the_matches_are() -> None:
    script = ROOT / "packaging" / "linux" / "postrm"
    for task in ("remove", "purge"):
        done = subprocess.run(["sh", script, task], capture_output=True, text=True, check=True)
        assert "~/.local/share/threegin" in done.stdout
    assert subprocess.run(["sh", script, "upgrade"], capture_output=True, text=True, check=True).stdout == ""
