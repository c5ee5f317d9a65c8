"""What Linux packages get, laid out from a stand-in of the one-folder build."""

import gzip
import shutil
from collections.abc import Callable
from pathlib import Path
from types import ModuleType

import pytest

LANGUAGES = ("", "es/", "hu/", "pt_BR/", "ro/")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    made = tmp_path / "dist" / "threegin"
    made.mkdir(parents=True)
    (made / "threegin").write_text("#!/bin/sh\n", encoding="utf-8")
    (made / "threegin").chmod(0o755)
    return made


def test_everything_is_where_a_desktop_looks_for_it(folder: Path, tmp_path: Path, script: Callable[[str], ModuleType]) -> None:
    script("stage_linux").stage(folder, tmp_path / "root")
    share = tmp_path / "root" / "usr" / "share"
    pages = {language: share / "man" / language / "man6" / "threegin.6.gz" for language in LANGUAGES}
    texts = [gzip.decompress(page.read_bytes()).decode("utf-8") for page in pages.values()]
    assert len(set(texts)) == len(LANGUAGES)
    assert all(text.startswith(".TH THREEGIN 6 ") and "@" not in text for text in texts)
    assert len([*share.rglob("*.6.gz")]) == len(LANGUAGES)
    entry = (share / "applications" / "io.github.threegin.threegin.desktop").read_text(encoding="utf-8")
    assert "GenericName[ro]=" in entry
    assert 'xml:lang="pt-BR"' in (share / "metainfo" / "io.github.threegin.threegin.metainfo.xml").read_text(encoding="utf-8")
    command = tmp_path / "root" / "usr" / "bin" / "threegin"
    assert command.resolve() == (tmp_path / "root" / "usr" / "lib" / "threegin" / "threegin").resolve()


@pytest.mark.skipif(shutil.which("appimagetool") is not None, reason="it would make an image of the stand-in")
def test_the_appdir_has_them_too(folder: Path, tmp_path: Path, script: Callable[[str], ModuleType]) -> None:
    appdir = script("build_appdir").build(folder, tmp_path)
    for language in LANGUAGES:
        assert (appdir / "usr" / "share" / "man" / language / "man6" / "threegin.6.gz").is_file()


def test_texts_of_qt_for_every_language_go_into_the_folder() -> None:
    """Those of Qt's wheel by the pattern in the recipe, ours with the resources."""
    root = Path(__file__).parents[2]
    recipe = (root / "packaging" / "pyinstaller" / "threegin.spec").read_text(encoding="utf-8")
    assert r'QT_TRANSLATIONS = re.compile(r"qtbase_(es|hu|pt_BR|ro)\.qm")' in recipe
    assert {path.stem for path in (root / "resources" / "translations" / "qt").glob("*.ts")} == {"es", "hu", "pt_BR", "ro"}
