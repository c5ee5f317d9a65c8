"""What must not change by accident: every scene and theme against references, coarsely, so that fonts do not matter.

The references are three small pictures in tests/data/look, one for each theme, with every scene as a tile of 48 x 32 pixels.
After a change that is meant, look at the gallery and renew them:

    python -m tests.ui.test_gallery
"""

from __future__ import annotations

import os
import sys
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontDatabase, QFontInfo, QFontMetrics, QImage, QPainter, QPixmap, QPixmapCache
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from threegin_qt.engine import Outcome
from threegin_qt.ui.controls import Text
from threegin_qt.ui.gallery import Gallery, main, pictures, sheets
from threegin_qt.ui.gallery_scenes import SCENES, Studio, staged
from threegin_qt.ui.gallery_states import SHEETS
from threegin_qt.ui.phrases import outcome_text
from threegin_qt.ui.theme import THEMES, Type, themes, type_font

FOLDER = Path(__file__).resolve().parents[1] / "data" / "look"
SIZE = QSize(800, 600)
TILE = QSize(48, 32)
COLUMNS = 6
NAMES = (*SHEETS, *(scene.name for scene in SCENES))
FAST = (
    *("states-felt", "states-paper", "backs", "history-empty", "offer", "roles-drawn", "discard", "drag", "knock-laying"),
    *("lay-offs", "undercut", "won", "sitting-out", "review", "history", "rules", "about"),
)
"""What is looked at every time; the other scenes are made of the same parts."""
FEW = ("states-felt", "states-paper", "discard", "undercut")
MEAN_LIMIT = 1.5
"""The most by which a tile may differ on average, of 255."""
CELL_LIMIT = 14.0
"""The most by which the average of any 4 x 4 pixels of a tile may differ: a missing button comes to more than twice that."""
OTHER_FONT = 3.0
"""How much more is allowed where the system's font is not the one that the references were made with."""


def family() -> str:
    """The family that texts are drawn in."""
    return QFontInfo(QApplication.font()).family()


def tile_of(pixmap: QPixmap) -> QImage:
    """A picture, however large, as a tile."""
    image = pixmap.toImage().convertToFormat(QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(1.0)
    return image.scaled(TILE, Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation)


def tiles(studio: Studio, theme: str, names: Sequence[str]) -> Iterator[tuple[str, QImage]]:
    """The tiles of a theme by name."""
    for picture in sheets(studio, [name for name in SHEETS if name in names], [theme]):
        yield picture.name, tile_of(picture.pixmap)
    for _, picture in pictures(studio, [scene for scene in SCENES if scene.name in names], [SIZE], [theme]):
        yield picture.name, tile_of(picture.pixmap)


def corner(at: int) -> QPoint:
    """Where the tile of a scene is in the reference of a theme."""
    return QPoint(at % COLUMNS * TILE.width(), at // COLUMNS * TILE.height())


def reference(theme: str, name: str) -> QImage:
    """A tile of a reference."""
    image = QImage(str(FOLDER / f"{theme}.png"))
    assert not image.isNull()
    place = corner(NAMES.index(name))
    return image.copy(place.x(), place.y(), TILE.width(), TILE.height()).convertToFormat(QImage.Format.Format_RGB32)


def difference(one: QImage, other: QImage) -> tuple[float, float]:
    """How much two tiles differ: on average, and in the worst 4 x 4 pixels."""

    def cell(image: QImage, left: int, top: int) -> tuple[float, float, float]:
        colours = [image.pixelColor(left + x, top + y) for x in range(4) for y in range(4)]
        return tuple(sum(getattr(colour, part)() for colour in colours) / 16 for part in ("red", "green", "blue"))  # type: ignore[return-value]

    cells = []
    for left in range(0, TILE.width(), 4):
        for top in range(0, TILE.height(), 4):
            pair = zip(cell(one, left, top), cell(other, left, top), strict=True)
            cells.append(sum(abs(a - b) for a, b in pair) / 3)
    return sum(cells) / len(cells), max(cells)


@pytest.fixture
def studio(qapp: QApplication, tmp_path: Path) -> Iterator[Studio]:
    font, colours = qapp.font(), qapp.palette()
    QPixmapCache.clear()
    made = Studio(tmp_path)
    yield made
    made.close()
    themes().choose("light")
    qapp.setFont(font)
    qapp.setPalette(colours)


def is_changed(theme: str, name: str, tile: QImage) -> bool:
    """Whether a tile is not what its reference is."""
    mean, worst = difference(tile, reference(theme, name))
    slack = 1.0 if family() == QImage(str(FOLDER / f"{theme}.png")).text("font") else OTHER_FONT
    return mean > MEAN_LIMIT * slack or worst > CELL_LIMIT * slack


def changed(studio: Studio, theme: str, names: Sequence[str]) -> list[tuple[str, tuple[float, float]]]:
    """The scenes that do not look as their references do, with how much they differ."""
    return [
        (name, difference(tile, reference(theme, name)))
        for name, tile in tiles(studio, theme, names)
        if is_changed(theme, name, tile)
    ]


@pytest.mark.parametrize(("theme", "names"), [("light", FAST), ("dark", FEW), ("high-contrast", FEW)])
def test_scenes_look_as_they_did(studio: Studio, theme: str, names: Sequence[str]) -> None:
    assert changed(studio, theme, names) == []


@pytest.mark.slow
@pytest.mark.parametrize("theme", [theme.name for theme in THEMES])
def test_all_scenes_look_as_they_did(studio: Studio, theme: str) -> None:
    assert changed(studio, theme, NAMES) == []


@pytest.mark.slow
def test_another_font_is_no_change(studio: Studio, qapp: QApplication) -> None:
    mine = family()
    others = [name for name in ("DejaVu Sans Condensed", "Liberation Sans", "Noto Sans") if name in QFontDatabase.families()]
    font = QFont(qapp.font())
    font.setFamily(next(name for name in others if name != mine))
    qapp.setFont(font)
    studio.settings.change(theme="dark")
    studio.settle()
    assert changed(studio, "light", FAST) == []


def test_the_same_scene_is_the_same_picture(studio: Studio) -> None:
    scene = next(scene for scene in SCENES if scene.name == "discard")
    found = []
    for _ in range(2):
        with staged(studio, scene) as picture:
            found.append(picture(SIZE, "light").toImage())
    assert found[0] == found[1]


def test_a_missing_part_is_a_change(studio: Studio) -> None:
    scene = next(scene for scene in SCENES if scene.name == "discard")
    with staged(studio, scene) as picture:
        picture(SIZE, "light")
        table = studio.table
        for part in (table.stock, table.plates[0], table.sorter, table.hand.buttons[3], table.bar.main):
            part.hide()
            assert is_changed("light", "discard", tile_of(studio.window.grab())), part
            part.show()
        assert not is_changed("light", "discard", tile_of(studio.window.grab()))


def test_references_have_every_scene() -> None:
    for theme in THEMES:
        assert QImage(str(FOLDER / f"{theme.name}.png")).text("scenes").split() == list(NAMES)


SMALL = [
    scene for scene in SCENES if scene.name in ("draw", "discard", "hint", "knock-laying", "lay-offs", "sitting-out", "lost")
]


@pytest.mark.parametrize("size", [QSize(800, 520), QSize(1180, 760)], ids=["small", "default"])
def test_the_line_is_never_cut(studio: Studio, size: QSize) -> None:
    for scene in SMALL:
        with staged(studio, scene) as picture:
            picture(size, "light")
            bar = studio.table.bar
            assert bar.fits(), (scene.name, bar.text)


def test_discards_shown_are_those_of_the_hand_on_the_table(studio: Studio) -> None:
    shown = next(scene for scene in SCENES if scene.name == "discards-shown")
    other = next(scene for scene in SCENES if scene.name == "others-turn")
    sheet = studio.table.drags.history
    shown.prepare(studio)
    assert shown.touch is not None
    shown.touch(studio)
    assert sheet.isVisible()
    other.prepare(studio)
    assert not sheet.isVisible()


def test_the_last_move_and_every_result_can_be_read(studio: Studio) -> None:
    drawn, won = (next(scene for scene in SCENES if scene.name == name) for name in ("drawn-hand", "won"))
    panel = studio.table.panel
    with staged(studio, drawn) as picture:
        picture(QSize(1180, 760), "light")
        last = panel.move_model.index(panel.move_model.rowCount() - 1, 1)
        assert panel.moves.verticalScrollBar().isVisible()
        assert panel.moves.visualRect(last).bottom() < panel.moves.viewport().height()
    with staged(studio, won) as picture:
        picture(QSize(1180, 760), "light")
        score, model = panel.score, panel.score_model
        assert score.verticalScrollBar().isVisible()
        cell = score.visualRect(model.index(model.rowCount() - 1, model.columnCount() - 1))
        text = QFontMetrics(type_font(score, Type.SMALL)).horizontalAdvance(outcome_text(Outcome.UNDERCUT))
        assert cell.left() + text + 4 <= score.viewport().width()


def test_files_and_names(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, qapp: QApplication) -> None:
    monkeypatch.setattr("threegin_qt.ui.gallery.QApplication", lambda arguments: qapp)
    font, colours = qapp.font(), qapp.palette()
    assert (
        main(["--out", str(tmp_path / "made"), "--scene", "about", "--scene", "deck", "--scene", "upcard", "--theme", "dark"])
        == 0
    )
    qapp.setFont(font)
    qapp.setPalette(colours)
    names = sorted(path.name for path in (tmp_path / "made").iterdir())
    sizes = ("1180x760", "2560x1440", "800x600")
    assert names == sorted(["about-dark-800x600.png", "deck-dark.png", *(f"upcard-dark-{size}.png" for size in sizes)])
    assert QImage(str(tmp_path / "made" / "upcard-dark-2560x1440.png")).size() == QSize(2560, 1440)


def test_the_sheet_shows_every_picture(qtbot: QtBot, studio: Studio) -> None:
    shown = [*sheets(studio, ["backs"], ["light", "dark"])]
    gallery = Gallery(shown)
    qtbot.addWidget(gallery)
    pixmaps = [label.pixmap() for label in gallery.findChildren(Text) if not label.pixmap().isNull()]
    assert [pixmap.size() for pixmap in pixmaps] == [picture.pixmap.size() for picture in shown]
    assert [label.text() for label in gallery.findChildren(Text) if label.text()] == ["backs, light", "backs, dark"]


def renew() -> None:
    """Write the references anew."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    application = QApplication(["threegin-gallery"])
    rows = -(-len(NAMES) // COLUMNS)
    FOLDER.mkdir(parents=True, exist_ok=True)
    for theme in THEMES:
        image = QImage(COLUMNS * TILE.width(), rows * TILE.height(), QImage.Format.Format_RGB32)
        image.fill(QColor("black"))
        image.setText("scenes", " ".join(NAMES))
        image.setText("font", family())
        with tempfile.TemporaryDirectory() as folder:
            studio = Studio(Path(folder))
            painter = QPainter(image)
            for name, tile in tiles(studio, theme.name, NAMES):
                painter.drawImage(corner(NAMES.index(name)), tile)
            painter.end()
            studio.close()
        image.save(str(FOLDER / f"{theme.name}.png"))
    del application


if __name__ == "__main__":
    sys.exit(renew())
