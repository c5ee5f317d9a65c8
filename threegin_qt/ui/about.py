"""What this program is."""

from __future__ import annotations

import platform

import PySide6
from PySide6.QtCore import QRectF, Qt, qVersion
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from threegin_qt import __version__
from threegin_qt.resources import resource_path

from .controls import Text
from .languages import fill
from .pages import Sheet
from .theme import GRID, Type

_ICON: int = 9 * GRID


class AboutSheet(Sheet):
    """Name, version, purpose, licences."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._icon = QLabel(self)
        self._icon.setFixedSize(_ICON, _ICON)
        self._icon.setPixmap(self._drawn_icon())
        self._words = [Text(self, wrap=True) for _ in range(3)]
        self._versions = Text(self, Type.SMALL, muted=True, wrap=True)
        self._versions.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        row = QHBoxLayout()
        row.setSpacing(3 * GRID)
        row.addWidget(self._icon, 0, Qt.AlignmentFlag.AlignTop)
        column = QVBoxLayout()
        column.setSpacing(GRID)
        for text in (*self._words, self._versions):
            column.addWidget(text)
        row.addLayout(column, 1)
        self.body.addLayout(row)
        self.body.addStretch()
        self._close = self.add_button(default=True)
        self._close.clicked.connect(self.accept)
        self.setMinimumWidth(60 * GRID)
        self.retranslate()

    def _drawn_icon(self) -> QPixmap:
        scale = self.devicePixelRatioF()
        pixmap = QPixmap(round(_ICON * scale), round(_ICON * scale))
        pixmap.setDevicePixelRatio(scale)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        QSvgRenderer(str(resource_path("icons", "threegin.svg"))).render(painter, QRectF(0, 0, _ICON, _ICON))
        painter.end()
        return pixmap

    def retranslate(self) -> None:
        self.setWindowTitle(self.tr("About threegin"))
        self.title.setText(f"threegin {__version__}")
        what, own, qt = self._words
        what.setText(self.tr("Three-handed gin rummy: you against two computer players, without any network."))
        own.setText(self.tr("Free software under the MIT licence. The cards, the marks and the texts are this project's own."))
        qt.setText(self.tr("It stands on Qt for Python, which is free software under the GNU LGPL 3."))
        self._versions.setText(
            fill(self.tr("Python %1, Qt %2, PySide6 %3"), platform.python_version(), qVersion(), PySide6.__version__)
        )
        self._close.setText(self.tr("&Close"))
