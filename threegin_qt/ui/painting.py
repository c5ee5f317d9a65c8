"""What several widgets of the table draw: soft shadows, sheets of paper, the marks of the roles, card pixmaps."""

from __future__ import annotations

from math import cos, pi, sin

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QLinearGradient, QPainter, QPainterPath, QPen, QPixmap, QPixmapCache

from threegin_qt.engine import Card, Role

from .card_art import CORNER_TO_WIDTH, HEIGHT_TO_WIDTH, CardArt
from .felt import felt as felt
from .theme import RADIUS, Theme, blend

_SHADOW_STEPS = 9


SMALLEST_LETTERS = 9
"""Pixels below which a text is not made smaller to get it into its room."""


def fitted_font(font: QFont, text: str, width: float) -> QFont:
    """The font in which a line of text is no wider than this, if one that can still be read is: as it is, or smaller."""
    fitted = QFont(font)
    while QFontMetricsF(fitted).horizontalAdvance(text) > width and fitted.pixelSize() > SMALLEST_LETTERS:
        fitted.setPixelSize(fitted.pixelSize() - 1)
    return fitted


def wrapped_box(painter: QPainter, font: QFont, room: QRectF, flags: int, text: str) -> QRectF:
    """The box of a text in lines, with the font made smaller until the room holds it; an empty one where nothing helps.

    A word that is cut says less than none.
    """
    while text:
        painter.setFont(font)
        box = painter.boundingRect(room, flags, text)
        if box.width() <= room.width() and box.height() <= room.height():
            return box
        if font.pixelSize() <= SMALLEST_LETTERS:
            break
        font.setPixelSize(font.pixelSize() - 1)
    return QRectF()


def card_height(width: int) -> int:
    """The height of a card of this width, in whole pixels."""
    return round(width * HEIGHT_TO_WIDTH)


def card_radius(width: float) -> float:
    """The corner radius of a card of this width."""
    return width * CORNER_TO_WIDTH


def card_pixmap(art: CardArt, card: Card | None, width: float, dpr: float) -> QPixmap:
    """The face of a card, or the back for None."""
    return art.back(width, dpr) if card is None else art.face(card.rank, card.suit, width, dpr)


def draw_shadow(painter: QPainter, rect: QRectF, radius: float, reach: float, colour: QColor) -> None:
    """A soft shadow below a rounded rectangle that falls `reach` pixels around it, from a cached pixmap."""
    if colour.alpha() == 0 or reach < 1:
        return
    dpr = painter.device().devicePixelRatioF()
    width, height = round(rect.width()), round(rect.height())
    key = f"shadow {width} {height} {radius:.1f} {reach:.1f} {colour.rgba():x} {dpr:.3f}"
    pixmap = QPixmap()
    if not QPixmapCache.find(key, pixmap):
        pixmap = QPixmap(round((width + 2 * reach) * dpr), round((height + 2 * reach) * dpr))
        pixmap.setDevicePixelRatio(dpr)
        pixmap.fill(Qt.GlobalColor.transparent)
        inner = QPainter(pixmap)
        inner.setRenderHint(QPainter.RenderHint.Antialiasing)
        inner.setPen(Qt.PenStyle.NoPen)
        veil = QColor(colour)
        # Veils that get smaller add up to a slope; their share makes the middle come out at the colour's own alpha.
        veil.setAlphaF(1 - (1 - colour.alphaF()) ** (1 / _SHADOW_STEPS))
        inner.setBrush(veil)
        for step in range(_SHADOW_STEPS):
            out = reach * (1 - 2 * step / _SHADOW_STEPS) if reach < width / 2 else 0
            box = QRectF(reach, reach, width, height).adjusted(-out, -out, out, out)
            inner.drawRoundedRect(box, max(1.0, radius + out), max(1.0, radius + out))
        inner.end()
        QPixmapCache.insert(key, pixmap)
    painter.drawPixmap(QPointF(rect.x() - reach, rect.y() - reach + reach * 0.35), pixmap)


def draw_shade(painter: QPainter, rect: QRectF, colour: QColor) -> None:
    """What a card throws on the one below it, up to its edge at the right of the rectangle; from a cached pixmap."""
    if colour.alpha() == 0:
        return
    dpr = painter.device().devicePixelRatioF()
    key = f"shade {rect.width():.2f} {rect.height():.2f} {colour.rgba():x} {dpr:.3f}"
    pixmap = QPixmap()
    if not QPixmapCache.find(key, pixmap):
        pixmap = QPixmap(max(1, round(rect.width() * dpr)), max(1, round(rect.height() * dpr)))
        pixmap.setDevicePixelRatio(dpr)
        pixmap.fill(Qt.GlobalColor.transparent)
        slope = QLinearGradient(0, 0, rect.width(), 0)
        slope.setColorAt(0, QColor(colour.red(), colour.green(), colour.blue(), 0))
        slope.setColorAt(1, QColor(colour.red(), colour.green(), colour.blue(), round(colour.alpha() * 0.6)))
        inner = QPainter(pixmap)
        inner.fillRect(QRectF(0, 0, rect.width(), rect.height()), slope)
        inner.end()
        QPixmapCache.insert(key, pixmap)
    painter.drawPixmap(rect.topLeft(), pixmap)


def draw_paper(painter: QPainter, rect: QRectF, look: Theme, raised: bool = False, line: QColor | None = None) -> None:
    """A sheet of paper with a thin edge."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    width = look.line_width if line is None else look.line_width + 1
    inset = width / 2
    painter.setPen(QPen(line or look.paper_line, width))
    painter.setBrush(look.paper_raised if raised else look.paper)
    painter.drawRoundedRect(rect.adjusted(inset, inset, -inset, -inset), RADIUS, RADIUS)


def draw_bar(painter: QPainter, bar: QRectF, share: float, look: Theme, gained: float = 0.0) -> None:
    """How far it is to something: a bar filled to `share` of its length, `gained` of that (0 to 1) just now."""
    radius = bar.height() / 2
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(look.paper_line)
    painter.drawRoundedRect(bar, radius, radius)
    if look.line_width > 1:
        # Where lines are as bright as what fills the bar, it is an outline.
        inset = look.line_width / 2
        painter.setBrush(look.paper)
        painter.drawRoundedRect(bar.adjusted(inset, inset, -inset, -inset), radius - inset, radius - inset)
    old = look.accent if look.dark else look.accent_text
    new = blend(look.accent, look.paper, 0.45) if look.dark else look.accent
    for part, colour in ((share, new), (share - gained, old)):
        if part > 0:
            painter.setBrush(colour)
            length = max(bar.height(), bar.width() * min(1.0, part))
            painter.drawRoundedRect(QRectF(bar.x(), bar.y(), length, bar.height()), radius, radius)


def draw_focus(painter: QPainter, rect: QRectF, radius: float, look: Theme) -> None:
    """The ring around what has the keyboard: an accent line between two dark ones, visible on any ground."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for colour, width in ((look.focus_under, 5.0), (look.focus, 2.5)):
        painter.setPen(QPen(colour, width))
        painter.drawRoundedRect(rect.adjusted(2.5, 2.5, -2.5, -2.5), max(1.0, radius - 1), max(1.0, radius - 1))


def role_path(role: int) -> QPainterPath:
    """The mark of a role in the square from (0, 0) to (1, 1): a box, a star, a bench."""
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.OddEvenFill)
    if role == Role.BOX:
        path.addRoundedRect(QRectF(0.1, 0.1, 0.8, 0.8), 0.14, 0.14)
        path.addRoundedRect(QRectF(0.27, 0.27, 0.46, 0.46), 0.05, 0.05)
    elif role == Role.CAPTAIN:
        points = []
        for corner in range(10):
            reach = 0.5 if corner % 2 == 0 else 0.22
            angle = -pi / 2 + corner * pi / 5
            points.append(QPointF(0.5 + reach * cos(angle), 0.53 + reach * sin(angle)))
        path.moveTo(points[0])
        for point in points[1:]:
            path.lineTo(point)
        path.closeSubpath()
    else:
        path.setFillRule(Qt.FillRule.WindingFill)
        path.addRoundedRect(QRectF(0.06, 0.44, 0.88, 0.16), 0.06, 0.06)
        path.addRect(QRectF(0.16, 0.5, 0.13, 0.4))
        path.addRect(QRectF(0.71, 0.5, 0.13, 0.4))
        path.addRoundedRect(QRectF(0.06, 0.12, 0.13, 0.44), 0.06, 0.06)
    return path


def draw_role(painter: QPainter, rect: QRectF, role: int, colour: QColor) -> None:
    """The mark of a role, filled."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(rect.topLeft())
    painter.scale(rect.width(), rect.height())
    painter.fillPath(role_path(role), colour)
    painter.restore()
