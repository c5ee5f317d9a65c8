"""Everything there is to see, on one sheet or as PNG files. For those who work on the look; the program has no way here.

python -m threegin_qt.ui.gallery                          one sheet to scroll through
python -m threegin_qt.ui.gallery --out DIR                every picture as a file, in three sizes
python -m threegin_qt.ui.gallery --out DIR --scale 2      the same on a screen of twice the resolution
python -m threegin_qt.ui.gallery --readme                 the pictures of the README, with the real computer players
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Final, NamedTuple

from PySide6.QtCore import QSize
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget

from .controls import Text
from .gallery_readme import KINDS, make_pictures
from .gallery_scenes import SCENES, WINDOW, Scene, Studio, staged
from .gallery_states import SHEETS
from .pages import scrolling
from .theme import GRID, THEMES, Type

SIZES: Final = (QSize(800, 600), WINDOW, QSize(2560, 1440))


class Picture(NamedTuple):
    """One picture of the gallery."""

    name: str
    theme: str
    pixmap: QPixmap


def pictures(
    studio: Studio, scenes: Iterable[Scene], sizes: Sequence[QSize], themes: Sequence[str]
) -> Iterator[tuple[QSize, Picture]]:
    """Every scene at every size in every theme; a dialog, which has a size of its own, at the first size only."""
    for scene in scenes:
        with staged(studio, scene) as picture:
            for at, size in enumerate(sizes):
                for theme in themes:
                    pixmap = picture(size, theme)
                    if at == 0 or pixmap.deviceIndependentSize().toSize() == size:
                        yield size, Picture(scene.name, theme, pixmap)


def sheets(studio: Studio, names: Sequence[str], themes: Sequence[str]) -> Iterator[Picture]:
    """The cards and the states of the widgets."""
    for name in names:
        for theme in themes:
            studio.settings.change(theme=theme)
            studio.settle()
            yield Picture(name, theme, SHEETS[name]())


class Gallery(QWidget):
    """All pictures below one another."""

    def __init__(self, shown: Iterable[Picture]) -> None:
        super().__init__()
        self.setWindowTitle("threegin: gallery")
        inside = QWidget()
        column = QVBoxLayout(inside)
        column.setSpacing(2 * GRID)
        for picture in shown:
            column.addWidget(Text(inside, Type.TITLE))
            column.itemAt(column.count() - 1).widget().setText(f"{picture.name}, {picture.theme}")  # type: ignore[union-attr]
            label = Text(inside)
            label.setPixmap(picture.pixmap)
            column.addWidget(label)
        outside = QVBoxLayout(self)
        outside.setContentsMargins(0, 0, 0, 0)
        outside.addWidget(scrolling(inside, self))
        self.resize(WINDOW.width() + 6 * GRID, WINDOW.height())


def _arguments(arguments: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m threegin_qt.ui.gallery", description="Everything there is to see.")
    parser.add_argument("--out", type=Path, help="write PNG files here instead of opening a window")
    parser.add_argument("--scale", type=float, default=1.0, help="device pixels to a logical one")
    parser.add_argument("--scene", action="append", choices=[*SHEETS, *(scene.name for scene in SCENES)], help="only these")
    parser.add_argument("--theme", action="append", choices=[theme.name for theme in THEMES], help="only these")
    parser.add_argument("--size", action="append", type=_size, metavar="WxH", help="of the window, in place of the usual ones")
    parser.add_argument("--text", type=int, default=100, help="size of the text in percent")
    parser.add_argument("--language", default="en")
    parser.add_argument("--readme", nargs="*", choices=KINDS, help="make the pictures of the README instead, all or these")
    return parser.parse_args(arguments)


def _size(text: str) -> QSize:
    width, height = text.split("x")
    return QSize(int(width), int(height))


def main(arguments: Sequence[str] | None = None) -> int:
    """Show or write the gallery; the exit code."""
    wanted = _arguments(arguments)
    writing = wanted.out is not None or wanted.readme is not None
    if writing:
        os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    if wanted.scale != 1.0:
        os.environ["QT_SCALE_FACTOR"] = str(wanted.scale)
    application = QApplication(["threegin-gallery"])
    if wanted.readme is not None:
        make_pictures(wanted.readme or KINDS)
        return 0
    themes = wanted.theme or [theme.name for theme in THEMES]
    scenes = [scene for scene in SCENES if wanted.scene is None or scene.name in wanted.scene]
    names = [name for name in SHEETS if wanted.scene is None or name in wanted.scene]
    with tempfile.TemporaryDirectory() as folder:
        studio = Studio(Path(folder))
        studio.settings.change(text_size=wanted.text, language=wanted.language)
        try:
            if wanted.out is not None:
                wanted.out.mkdir(parents=True, exist_ok=True)
                for picture in sheets(studio, names, themes):
                    picture.pixmap.save(str(wanted.out / f"{picture.name}-{picture.theme}.png"))
                for size, picture in pictures(studio, scenes, wanted.size or SIZES, themes):
                    name = f"{picture.name}-{picture.theme}-{size.width()}x{size.height()}.png"
                    picture.pixmap.save(str(wanted.out / name))
                return 0
            shown = [*sheets(studio, names, themes)]
            shown += [picture for _, picture in pictures(studio, scenes, wanted.size or [WINDOW], themes)]
        finally:
            studio.close()
    gallery = Gallery(shown)
    gallery.show()
    return application.exec()


if __name__ == "__main__":
    sys.exit(main())
