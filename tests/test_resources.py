"""Files of the program are found wherever it runs from; the icons are whole and are what their script makes."""

import importlib.util
import re
import struct
import subprocess
import sys
import xml.etree.ElementTree as ElementTree
from pathlib import Path

import numpy as np
import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from threegin_qt import resources
from threegin_qt.resources import ResourceMissingError, resource_path

ROOT = Path(__file__).resolve().parents[1]
INTERFACE = [
    *("box", "captain", "partner", "hint", "undo", "sort", "menu", "fold", "unfold", "settings"),
    *("play", "pause", "step-forward", "step-back", "first", "last"),
]
SIZES = (16, 24, 32, 48, 64, 128, 256, 512)


# ---- the look-up ----


def installed(folder: Path):
    """The module as another installation has it."""
    package = folder / "threegin_qt"
    package.mkdir(parents=True)
    copy = package / "resources.py"
    copy.write_text(Path(resources.__file__).read_text(encoding="utf-8"), encoding="utf-8")
    spec = importlib.util.spec_from_file_location("installed_resources", copy)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def put(*folders: Path) -> None:
    for folder in folders:
        (folder / "cards").mkdir(parents=True)
        (folder / "cards" / "deck.json").write_text(str(folder), encoding="utf-8")


def test_a_checkout_uses_its_own_folder():
    assert resource_path("cards", "deck.json") == ROOT / "resources" / "cards" / "deck.json"
    assert resource_path() == ROOT / "resources"


def test_a_checkout_is_preferred_to_a_copy_beside_the_package(tmp_path):
    module = installed(tmp_path)
    (tmp_path / "pyproject.toml").touch()
    put(tmp_path / "resources", tmp_path / "threegin_qt" / "resources")
    assert module.resource_path("cards", "deck.json") == tmp_path / "resources" / "cards" / "deck.json"


def test_a_wheel_has_them_in_the_package(tmp_path):
    module = installed(tmp_path)
    put(tmp_path / "resources", tmp_path / "threegin_qt" / "resources")
    # Without a pyproject.toml a folder called resources beside the package is somebody else's.
    assert module.resource_path("cards") == tmp_path / "threegin_qt" / "resources" / "cards"


@pytest.mark.parametrize("inside", ["threegin_qt/resources", "resources"])
def test_a_frozen_program_has_them_in_its_folder(tmp_path, monkeypatch, inside):
    module = installed(tmp_path / "elsewhere")
    put(tmp_path / "frozen" / inside)
    monkeypatch.setattr(sys, "_MEIPASS", str(tmp_path / "frozen"), raising=False)
    assert module.resource_path("cards", "deck.json").read_text() == str(tmp_path / "frozen" / inside)


def test_a_missing_file_is_named(tmp_path):
    module = installed(tmp_path)
    with pytest.raises(module.ResourceMissingError, match=r"resources/cards/joker\.svg is not in"):
        module.resource_path("cards", "joker.svg")
    with pytest.raises(ResourceMissingError, match="joker"):
        resource_path("cards", "joker.svg")


# ---- the icons ----


def picture(image: QImage) -> np.ndarray:
    """Height x width x RGBA, 0 to 255."""
    image = image.convertToFormat(QImage.Format.Format_RGBA8888_Premultiplied)
    rows = np.frombuffer(image.constBits(), np.uint8).reshape(image.height(), image.bytesPerLine())
    return rows[:, : image.width() * 4].reshape(image.height(), image.width(), 4).astype(float)


def drawn(path: Path, size: int) -> np.ndarray:
    renderer = QSvgRenderer(str(path))
    assert renderer.isValid()
    image = QImage(size, size, QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    renderer.render(painter, QRectF(0, 0, size, size))
    painter.end()
    return picture(image)


@pytest.mark.parametrize("name", INTERFACE)
def test_an_interface_icon_is_one_plain_shape(qapp, qtlog, name):
    path = resource_path("icons", f"{name}.svg")
    root = ElementTree.parse(path).getroot()
    assert root.get("viewBox") == "0 0 24 24"
    shapes = [element for element in root.iter() if element is not root]
    assert [element.tag.rpartition("}")[2] for element in shapes] == ["path"]
    assert set(shapes[0].attrib) == {"d", "fill"}
    alpha = drawn(path, 96)[:, :, 3] > 128
    # It fills its square well, and nothing is cut off at the edge.
    rows, columns = np.flatnonzero(alpha.any(axis=1)), np.flatnonzero(alpha.any(axis=0))
    assert max(np.ptp(rows), np.ptp(columns)) > 55
    assert 0.06 < alpha.mean() < 0.7
    assert not any(edge.any() for edge in (alpha[0], alpha[-1], alpha[:, 0], alpha[:, -1]))
    assert [record.message for record in qtlog.records] == []


def test_interface_icons_differ(qapp):
    shapes = {name: drawn(resource_path("icons", f"{name}.svg"), 16)[:, :, 3] for name in INTERFACE}
    for one in INTERFACE:
        for other in INTERFACE:
            assert one == other or np.abs(shapes[one] - shapes[other]).mean() > 6, (one, other)


@pytest.mark.parametrize("size", SIZES)
def test_the_application_icon_has_every_size(qapp, size):
    image = QImage(str(resource_path("icons", f"threegin-{size}.png")))
    assert image.size().toTuple() == (size, size)
    source = "threegin-small.svg" if size <= 32 else "threegin.svg"
    assert np.abs(picture(image) - drawn(resource_path("icons", source), size)).mean() < 2


def png_size(data: bytes) -> int:
    assert data.startswith(b"\x89PNG\r\n\x1a\n")
    width, height = struct.unpack(">II", data[16:24])
    assert width == height
    return width


def test_the_windows_icon_holds_the_pictures():
    data = resource_path("icons", "threegin.ico").read_bytes()
    assert struct.unpack_from("<HHH", data) == (0, 1, 7)
    sizes = []
    for k in range(7):
        width, height, _, _, planes, depth, length, offset = struct.unpack_from("<BBBBHHII", data, 6 + 16 * k)
        png = data[offset : offset + length]
        sizes.append(png_size(png))
        assert (width, height, planes, depth) == (sizes[-1] % 256, sizes[-1] % 256, 1, 32)
        assert png == resource_path("icons", f"threegin-{sizes[-1]}.png").read_bytes()
    assert sizes == [16, 24, 32, 48, 64, 128, 256]


def test_the_macos_icon_holds_the_pictures():
    data = resource_path("icons", "threegin.icns").read_bytes()
    assert data[:4] == b"icns"
    assert struct.unpack(">I", data[4:8])[0] == len(data)
    members, at = {}, 8
    while at < len(data):
        kind, length = data[at : at + 4].decode(), struct.unpack(">I", data[at + 4 : at + 8])[0]
        members[kind] = data[at + 8 : at + length]
        at += length
    assert {kind: png_size(png) for kind, png in members.items()} == {
        "icp4": 16,
        "icp5": 32,
        "icp6": 64,
        "ic07": 128,
        "ic08": 256,
        "ic09": 512,
        "ic11": 32,
        "ic12": 64,
        "ic13": 256,
        "ic14": 512,
    }


def test_the_icons_are_what_the_script_makes(tmp_path, qapp):
    script = ROOT / "packaging" / "art" / "make_icons.py"
    subprocess.run([sys.executable, "-B", str(script), str(tmp_path)], check=True, capture_output=True)
    folder = resource_path("icons")
    made = sorted(path.name for path in tmp_path.iterdir())
    assert made == sorted(path.name for path in folder.iterdir() if path.suffix != ".txt")
    for name in made:
        if name.endswith(".svg"):
            assert (tmp_path / name).read_bytes() == (folder / name).read_bytes(), name
        elif name.endswith(".png"):
            # Another version of Qt may round a pixel differently.
            new, old = QImage(str(tmp_path / name)), QImage(str(folder / name))
            assert np.abs(picture(new) - picture(old)).mean() < 2, name
    assert set(re.findall(r"[\w-]+(?=\.svg)", " ".join(made))) == {*INTERFACE, "threegin", "threegin-small"}
