"""Card faces and backs as pixmaps, drawn from the deck's SVG files and kept in a bounded cache.

Ranks are 1 to 13 (ace to king); suits are 0 clubs, 1 diamonds, 2 hearts, 3 spades. A card is 1.4 times as high as
wide. Nothing here may be used outside the GUI thread.
"""

import json
import re
from collections import OrderedDict
from functools import cache
from time import perf_counter
from typing import Any, NamedTuple, cast

from PySide6.QtCore import (
    QByteArray,
    QObject,
    QPointF,
    QRectF,
    QSize,
    Qt,
    QTimer,
    Signal,
)
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap
from PySide6.QtSvg import QSvgRenderer

from threegin_qt.resources import resource_path

SUIT_NAMES = ("clubs", "diamonds", "hearts", "spades")
RANK_NAMES = ("ace", *(str(n) for n in range(2, 11)), "jack", "queen", "king")
BACKS = ("lattice", "scales", "stars", "rosette")

HEIGHT_TO_WIDTH = 1.4
CORNER_TO_WIDTH = 0.06

# A whole deck at 450 x 630 device pixels is 59 MB.
CACHE_BYTES = 96 * 1024 * 1024
# One slice of warming stays well below the 16 ms of a frame.
_SLICE_SECONDS = 0.006


class DeckStyle(NamedTuple):
    """How the deck is drawn: four suit colours or two, large indices or normal ones, which of BACKS."""

    four_colour: bool = False
    large_index: bool = False
    back: str = BACKS[0]


class CardArt(QObject):
    """The one source of card pixmaps.

    `changed` is emitted after `style` was given a different value; pixmaps handed out before stay valid.
    """

    changed = Signal()

    def __init__(
        self,
        style: DeckStyle | None = None,
        parent: QObject | None = None,
        limit: int = CACHE_BYTES,
    ) -> None:
        super().__init__(parent)
        self._style = _checked(style or DeckStyle())
        self._limit = limit
        self._bytes = 0
        self._pixmaps: OrderedDict[tuple[object, ...], QPixmap] = OrderedDict()
        self._renderers: dict[str, QSvgRenderer] = {}
        self._waiting: list[tuple[str, int | None]] = []
        self._waiting_size = (0.0, 0.0)
        self._timer = QTimer(self)
        self._timer.setInterval(0)
        self._timer.timeout.connect(self._warm_slice)

    @property
    def style(self) -> DeckStyle:
        return self._style

    @style.setter
    def style(self, style: DeckStyle) -> None:
        if style == self._style:
            return
        self._style = _checked(style)
        self._waiting.clear()
        # The files were read in the style of before; its pixmaps stay in the cache until others push them out.
        self._renderers.clear()
        self.changed.emit()

    @property
    def cached_bytes(self) -> int:
        """How many bytes of pixels the cache holds."""
        return self._bytes

    def face(self, rank: int, suit: int, width: float, dpr: float) -> QPixmap:
        """The face of a card, `width` logical pixels wide, sharp at the device pixel ratio.

        Raises ValueError for a rank or suit that does not exist or a size below one pixel.
        """
        if not (1 <= rank <= 13 and 0 <= suit <= 3):
            raise ValueError(f"no card has rank {rank} and suit {suit}")
        return self._pixmap(_file_name(rank, suit), suit, width, dpr)

    def back(self, width: float, dpr: float) -> QPixmap:
        """The back of every card, in the style's pattern. Raises ValueError for a size below one pixel."""
        return self._pixmap(self._back_name, None, width, dpr)

    def warm(self, width: float, dpr: float) -> None:
        """Fills the cache with all faces and the back of this size, a few at a time, while the event loop is idle.

        A later call replaces an unfinished earlier one; a change of style ends it. Raises ValueError for a size below one
        pixel.
        """
        device_size(width, dpr)
        self._waiting = [(_file_name(rank, suit), suit) for suit in range(4) for rank in range(13, 0, -1)]
        self._waiting.append((self._back_name, None))
        self._waiting_size = (width, dpr)
        self._timer.start()

    @property
    def warming(self) -> bool:
        """Whether a call of `warm` has not come to its end yet."""
        return bool(self._waiting)

    @property
    def _back_name(self) -> str:
        return f"back-{self._style.back}"

    def _warm_slice(self) -> None:
        end = perf_counter() + _SLICE_SECONDS
        while self._waiting and perf_counter() < end:
            self._pixmap(*self._waiting.pop(), *self._waiting_size)
        if not self._waiting:
            self._timer.stop()

    def _pixmap(self, name: str, suit: int | None, width: float, dpr: float) -> QPixmap:
        size = device_size(width, dpr)
        variant = (self._style.four_colour, self._style.large_index) if suit is not None else None
        key = (name, variant, size.width(), size.height(), dpr)
        pixmap = self._pixmaps.get(key)
        if pixmap is not None:
            self._pixmaps.move_to_end(key)
            return pixmap
        pixmap = self._render(self._renderer(name, suit), size)
        pixmap.setDevicePixelRatio(dpr)
        self._pixmaps[key] = pixmap
        self._bytes += _bytes(pixmap)
        while self._bytes > self._limit and len(self._pixmaps) > 1:
            self._bytes -= _bytes(self._pixmaps.popitem(last=False)[1])
        return pixmap

    def _renderer(self, name: str, suit: int | None) -> QSvgRenderer:
        renderer = self._renderers.get(name)
        if renderer is None:
            text = resource_path("cards", f"{name}.svg").read_text(encoding="utf-8")
            if suit is not None:
                text = in_style(text, suit, self._style)
            renderer = QSvgRenderer(QByteArray(text.encode()))
            self._renderers[name] = renderer
        return renderer

    def _render(self, renderer: QSvgRenderer, size: QSize) -> QPixmap:
        pixmap = QPixmap(size)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        renderer.render(painter, QRectF(0, 0, size.width(), size.height()))
        # The file's own edge gets thinner with the card; one whole device pixel always tells two white cards apart.
        painter.setPen(QPen(QColor(_deck()["edge"]), 1))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        radius = size.width() * CORNER_TO_WIDTH - 0.5
        painter.drawRoundedRect(QRectF(0.5, 0.5, size.width() - 1, size.height() - 1), radius, radius)
        painter.end()
        return pixmap


def device_size(width: float, dpr: float) -> QSize:
    """The pixels of a card's pixmap. Raises ValueError for a size below one pixel."""
    size = QSize(round(width * dpr), round(width * HEIGHT_TO_WIDTH * dpr))
    if size.isEmpty():
        raise ValueError(f"a card cannot be {width} pixels wide at ratio {dpr}")
    return size


def in_style(text: str, suit: int, style: DeckStyle) -> str:
    """A face's SVG text with the few attributes changed that a style may change (packaging/art/faces.py)."""
    ink = _deck()["four_colours" if style.four_colour else "two_colours"][suit]
    text = re.sub(r'(<svg [^>]*\bcolor=")[^"]*', rf"\g<1>{ink}", text, count=1)
    if style.large_index:
        text = text.replace('id="index-large" display="none"', 'id="index-large"')
        text = text.replace('id="index"', 'id="index" display="none"')
        text = text.replace(
            'id="body" transform="matrix(1 0 0 1 0 0)"',
            f'id="body" transform="{_deck()["large_index_body"]}"',
        )
    return text


@cache
def suit_path(suit: int) -> QPainterPath:
    """The outline of a suit mark in the square from (0, 0) to (1, 1). Callers must not change it."""
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    for letter, numbers in re.findall(r"([MLCZ])([^MLCZ]*)", _deck()["suit_marks"][SUIT_NAMES[suit]]):
        values = [float(n) for n in numbers.split()]
        points = [QPointF(x, y) for x, y in zip(values[::2], values[1::2], strict=True)]
        if letter == "M":
            path.moveTo(points[0])
        elif letter == "L":
            path.lineTo(points[0])
        elif letter == "C":
            path.cubicTo(*points)
        else:
            path.closeSubpath()
    return path


def suit_colour(suit: int, style: DeckStyle, on_dark: bool) -> QColor:
    """The ink of a suit in a style, for marks on the light or the dark paper of a theme (at least 4.5:1 on either).

    No colour that still tells red from green is readable on the light theme's felt: put marks on paper there.
    """
    name = "four_colours" if style.four_colour else "two_colours"
    return QColor(_deck()[f"{name}_on_dark" if on_dark else name][suit])


@cache
def _deck() -> dict[str, Any]:
    text = resource_path("cards", "deck.json").read_text(encoding="utf-8")
    return cast(dict[str, Any], json.loads(text))


def _file_name(rank: int, suit: int) -> str:
    return f"{SUIT_NAMES[suit]}-{RANK_NAMES[rank - 1]}"


def _checked(style: DeckStyle) -> DeckStyle:
    if style.back not in BACKS:
        raise ValueError(f"no card back is called {style.back!r}")
    return style


def _bytes(pixmap: QPixmap) -> int:
    return pixmap.width() * pixmap.height() * pixmap.depth() // 8
