"""The interface icons: drawn in one colour, tinted where they are used; and buttons that show one."""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPixmap, QPixmapCache
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QSizePolicy, QWidget

from threegin_qt.resources import resource_path

from .controls import Button, paint_box, row_height
from .theme import blend, theme


@cache
def _renderer(name: str) -> QSvgRenderer:
    return QSvgRenderer(str(resource_path("icons", f"{name}.svg")))


def icon_pixmap(name: str, size: int, colour: QColor, dpr: float) -> QPixmap:
    """The icon of this name (a file of resources/icons), `size` logical pixels wide and high, in this colour."""
    key = f"icon {name} {size} {colour.rgba():x} {dpr:.3f}"
    pixmap = QPixmap()
    if QPixmapCache.find(key, pixmap):
        return pixmap
    pixels = round(size * dpr)
    pixmap = QPixmap(pixels, pixels)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    _renderer(name).render(painter, QRectF(0, 0, pixels, pixels))
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceIn)
    painter.fillRect(pixmap.rect(), colour)
    painter.end()
    pixmap.setDevicePixelRatio(dpr)
    QPixmapCache.insert(key, pixmap)
    return pixmap


class IconButton(Button):
    """A button with an icon; its text is its name, for the tip and for a screen reader."""

    def __init__(self, icon: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._icon = icon
        self.setAutoDefault(False)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_icon(self, icon: str) -> None:
        """Show another icon."""
        if icon != self._icon:
            self._icon = icon
            self.update()

    def name_it(self, name: str) -> None:
        """What the button does."""
        self.setAccessibleName(name)
        self.setToolTip(name)

    def sizeHint(self) -> QSize:
        side = row_height(self)
        return QSize(side + 4, side)

    def paintEvent(self, event: QPaintEvent) -> None:
        look = theme()
        painter = QPainter(self)
        ground = look.paper_raised
        ink = look.text if self.isEnabled() else blend(look.text, look.paper, 0.6)
        if not self.isEnabled():
            ground = look.paper
        elif self.isDown():
            ground = blend(ground, look.text, 0.16)
        elif self.underMouse():
            ground = blend(ground, look.text, 0.07)
        paint_box(self, painter, ground, look)
        size = round(self.height() * 0.5)
        at = QPointF((self.width() - size) / 2, (self.height() - size) / 2)
        painter.drawPixmap(at, icon_pixmap(self._icon, size, ink, self.devicePixelRatioF()))
