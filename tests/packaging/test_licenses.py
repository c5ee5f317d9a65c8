"""packaging/licenses.py: nothing is bundled whose license is not known, and the list is a well-formed SPDX document."""

import re
from collections.abc import Callable
from pathlib import Path
from types import ModuleType

import pytest


@pytest.fixture
def licenses(script: Callable[[str], ModuleType], monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    module = script("licenses")
    versions = {"PySide6-Essentials": "6.11.3", "shiboken6": "6.11.3", "pyinstaller": "6.10"}
    monkeypatch.setattr(module.metadata, "version", lambda name: versions.get(name, "1.0"))
    monkeypatch.setattr(module, "debian_packages", lambda names: {"libdbus-1.so.3": ("libdbus-1-3", "1.14")})
    return module


def folder_of(tmp_path: Path, *names: str) -> Path:
    for name in names:
        path = tmp_path / "_internal" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(b"")
    return tmp_path


def test_every_library_belongs_to_a_component(licenses: ModuleType, tmp_path: Path) -> None:
    folder = folder_of(
        tmp_path,
        "libdbus-1.so.3",
        "libxcb-cursor.so.0",
        "libpython3.11.so.1.0",
        "PySide6/Qt/lib/libQt6Core.so.6",
        "PySide6/Qt/lib/libicudata.so.73",
        "numpy.libs/libscipy_openblas64_-1.so",
        "python3.11/lib-dynload/_json.cpython-311-x86_64-linux-gnu.so",
        "threegin_qt/resources/cards/back-stars.svg",
    )
    found = {part.name: part for part in licenses.components(folder)}
    assert {"threegin", "Python", "PyInstaller bootloader", *licenses.DISTRIBUTIONS} <= set(found)
    assert found["ICU"].license == "Unicode-3.0"
    assert found["OpenBLAS"].license == "BSD-3-Clause"
    assert found["libxcb-cursor"].license == "X11"
    assert found["D-Bus"].version == "1.14"
    assert "LGPL-3.0-only" in found["PySide6-Essentials"].license


@pytest.mark.parametrize("name", ["libnobodyknows.so.1", "strange.dll", "libother.dylib"])
def test_a_library_that_nobody_looked_at_stops_the_build(licenses: ModuleType, tmp_path: Path, name: str) -> None:
    with pytest.raises(licenses.UnknownComponentError, match=re.escape(name)):
        licenses.components(folder_of(tmp_path, name))


def test_the_document_is_well_formed(licenses: ModuleType, tmp_path: Path) -> None:
    parts = licenses.components(folder_of(tmp_path, "libxcb-cursor.so.0", "libxcb-shm.so.0", "vcruntime140.dll"))
    document = licenses.spdx(parts)
    assert document["spdxVersion"] == "SPDX-2.3"
    assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ", document["creationInfo"]["created"])
    names = [package["SPDXID"] for package in document["packages"]]
    assert len(set(names)) == len(names) == len(parts)
    assert all(re.fullmatch(r"SPDXRef-[A-Za-z0-9.-]+", name) for name in names)
    related = {relation["relatedSpdxElement"] for relation in document["relationships"]}
    assert related == set(names)
    declared = {word for part in parts for word in re.findall(r"LicenseRef-\S+", part.license)}
    assert declared == {info["licenseId"] for info in document["hasExtractedLicensingInfos"]} != set()


def test_the_texts_of_the_licenses_are_there(licenses: ModuleType, tmp_path: Path) -> None:
    licenses.write_texts(folder_of(tmp_path / "build", "libpython3.11.so.1.0"), tmp_path / "licenses")
    texts = {path.relative_to(tmp_path / "licenses").as_posix() for path in (tmp_path / "licenses").rglob("*.txt")}
    assert {"threegin.txt", "LGPL-3.0.txt", "GPL-3.0.txt", "Python.txt", "numpy/LICENSE.txt"} <= texts


def test_the_debian_copyright_lists_all_parts(licenses: ModuleType, tmp_path: Path) -> None:
    parts = licenses.components(folder_of(tmp_path, "libdbus-1.so.3"))
    text = licenses.debian_copyright(parts)
    assert text.startswith("Format: ")
    assert all(f"  {part.name} {part.version}: {part.license}" in text for part in parts if part.name != "threegin")
    assert all(line == "" or line.startswith((" ", "Format", "Upstream", "Comment", "Files", "Copyright", "License"))
               for line in text.splitlines())  # fmt: skip
