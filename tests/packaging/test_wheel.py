"""The wheel and the source archive: what is in them, and that a wheel in a fresh environment finds all of it.

The environment sees the libraries of this one (numpy, PySide6 ...) but nothing of the checkout.
"""

import os
import re
import subprocess
import sys
import tarfile
import venv
import zipfile
from pathlib import Path

import pytest

import threegin_qt

ROOT = Path(__file__).parents[2]
STEM = f"threegin-{threegin_qt.__version__}"

pytestmark = pytest.mark.slow

#: Parts of the package that only developers use: what makes the weights, what draws the pictures of the pages.
FOR_DEVELOPERS = ("threegin_qt/ai/training/", "threegin_qt/ui/gallery")

#: Run by the fresh environment in a folder of its own: the kind of every resource is loaded as the game loads it.
LOAD_EVERYTHING = """
import json, sys
from pathlib import Path
import numpy
from PySide6.QtCore import QByteArray
from PySide6.QtGui import QGuiApplication, QImageReader
from PySide6.QtSvg import QSvgRenderer
import threegin_qt
from threegin_qt.resources import resource_path

package = Path(threegin_qt.__file__).parent
assert package.parent == Path(sys.argv[1]), package
application = QGuiApplication([])
top = resource_path()
assert top == package / "resources", top
count = 0
for path in sorted(top.rglob("*")):
    if path.is_dir():
        continue
    count += 1
    kind = path.suffix
    if kind == ".svg":
        assert QSvgRenderer(str(path)).isValid(), path
    elif kind in (".png", ".ico", ".icns"):
        reader = QImageReader(str(path))
        assert not reader.read().isNull(), (path, reader.errorString())
    elif kind == ".json":
        json.loads(path.read_text(encoding="utf-8"))
    elif kind == ".npz":
        with numpy.load(path) as arrays:
            assert all(arrays[name].size for name in arrays.files), path
    elif kind == ".ts":
        from threegin_qt.ui.languages import Languages
        languages = Languages([top / "translations"])
        languages.use(path.stem)
        assert languages.code == path.stem, path
    else:
        assert kind in (".md", ".txt"), f"{path}: a kind that this test does not know"
        assert path.read_text(encoding="utf-8").strip(), path
print(count)
"""


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the wheel and the source archive; the wheel is built from the archive, as `build` does it."""
    folder = tmp_path_factory.mktemp("dist")
    command = [sys.executable, "-m", "build", "--outdir", str(folder), str(ROOT)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return folder


@pytest.fixture(scope="module")
def tracked() -> set[str]:
    """The files that git knows, or those that are there, where the tests run without git's folder."""
    if (ROOT / ".git").exists():
        done = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True)
        return {name for name in done.stdout.split("\0") if name and (ROOT / name).exists()}
    return {path.relative_to(ROOT).as_posix() for path in ROOT.rglob("*") if path.is_file()}


@pytest.fixture(scope="module")
def fresh(built: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The bin folder of a new environment with the wheel."""
    folder = tmp_path_factory.mktemp("fresh")
    venv.create(folder, with_pip=True, symlinks=os.name != "nt")
    binaries = folder / ("Scripts" if os.name == "nt" else "bin")
    command = [binaries / "python", "-m", "pip", "install", "--quiet", "--no-deps", "--no-index"]
    subprocess.run([*command, built / f"{STEM}-py3-none-any.whl"], check=True, capture_output=True)
    site = next(folder.glob("**/site-packages"))
    libraries = [path for path in sys.path if path.endswith("site-packages")]
    (site / "libraries.pth").write_text("\n".join(libraries) + "\n", encoding="utf-8")
    return binaries


def names_in_wheel(built: Path) -> set[str]:
    with zipfile.ZipFile(built / f"{STEM}-py3-none-any.whl") as wheel:
        return set(wheel.namelist())


def test_the_wheel_holds_the_package_and_all_resources(built: Path, tracked: set[str]) -> None:
    code = {name for name in tracked if name.startswith("threegin_qt/") and not name.startswith(FOR_DEVELOPERS)}
    resources = {f"threegin_qt/{name}" for name in tracked if name.startswith("resources/")}
    names = names_in_wheel(built)
    manuals = {name for name in names if name.startswith(f"{STEM}.data/data/share/man/")}
    languages = ("", "es/", "hu/", "pt_BR/", "ro/")
    assert manuals == {f"{STEM}.data/data/share/man/{language}man6/threegin.6" for language in languages}
    inside = {name for name in names - manuals if ".dist-info/" not in name}
    assert resources
    assert code | resources <= inside
    # Nothing else, unless it is being written just now: a file that git does not know yet.
    unknown = inside - code - resources
    there = {name.removeprefix("threegin_qt/") if name.startswith("threegin_qt/resources/") else name for name in unknown}
    assert all(
        (ROOT / name).exists() and not name.startswith(FOR_DEVELOPERS) and "__pycache__" not in name for name in there
    ), unknown


def test_the_wheel_describes_itself(built: Path) -> None:
    with zipfile.ZipFile(built / f"{STEM}-py3-none-any.whl") as wheel:
        metadata = wheel.read(f"{STEM}.dist-info/METADATA").decode()
        commands = wheel.read(f"{STEM}.dist-info/entry_points.txt").decode()
        licenses = [name for name in wheel.namelist() if "/licenses/" in name]
    assert "threegin = threegin_qt.__main__:main" in commands
    assert "License-Expression: MIT" in metadata
    assert licenses == [f"{STEM}.dist-info/licenses/LICENSE"]
    assert re.search(
        r"^Requires-Dist: pyside6-essentials<6\.12,.*python_version < '3\.12'$", metadata, re.MULTILINE | re.IGNORECASE
    )


def test_the_source_archive_holds_what_is_needed_to_test_and_package(built: Path, tracked: set[str]) -> None:
    with tarfile.open(built / f"{STEM}.tar.gz") as archive:
        inside = {name.partition("/")[2] for name in archive.getnames()}
    parts = ("threegin_qt/", "resources/", "tests/", "packaging/", ".ci/")
    wanted = {name for name in tracked if name.startswith(parts)} | {"README.md", "LICENSE", "CHANGELOG.md", "pyproject.toml"}
    assert wanted <= inside
    assert not any("__pycache__" in name or name.startswith((".venv", "dist/", "build/")) for name in inside)


def test_every_resource_loads_in_a_fresh_environment(fresh: Path, tmp_path: Path, tracked: set[str]) -> None:
    site = next(fresh.parent.glob("**/site-packages"))
    environ = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    done = subprocess.run(
        [fresh / "python", "-I", "-c", LOAD_EVERYTHING, site],
        cwd=tmp_path,
        env=environ,
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert int(done.stdout) >= sum(name.startswith("resources/") for name in tracked)


def test_the_manual_pages_are_where_man_looks_beside_the_command(fresh: Path) -> None:
    page = fresh.parent / "share" / "man" / "hu" / "man6" / "threegin.6"
    assert f"threegin {threegin_qt.__version__}" in page.read_text(encoding="utf-8")


@pytest.mark.skipif(sys.platform != "linux", reason="the smoke test is for Linux")
def test_the_installed_game_starts_in_another_folder_and_ends(fresh: Path) -> None:
    done = subprocess.run(
        [sys.executable, ROOT / "packaging" / "smoke.py", "--times", "1", fresh / "threegin"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert "first frame after" in done.stdout


def test_an_editable_installation_has_no_copy_of_the_resources(tmp_path: Path) -> None:
    """It would only grow old: the look-up goes to the checkout."""
    venv.create(tmp_path, with_pip=True, symlinks=os.name != "nt")
    python = tmp_path / ("Scripts" if os.name == "nt" else "bin") / "python"
    subprocess.run(
        [python, "-m", "pip", "install", "--quiet", "--no-deps", "--editable", ROOT], check=True, capture_output=True
    )
    site = next(tmp_path.glob("**/site-packages"))
    assert (site / f"{STEM}.dist-info").is_dir()
    assert not (site / "threegin_qt").exists()
