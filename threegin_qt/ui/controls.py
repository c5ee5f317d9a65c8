"""Buttons, fields and choices in the look of the program, for everything on paper: offer, dialogs, pages, bars.

They are Qt's own widgets, with Qt's keyboard and accessibility; only the painting is ours.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from PySide6.QtCore import QChildEvent, QModelIndex, QPersistentModelIndex, QPoint, QPointF, QRect, QRectF, QSize, Qt, QTimer
from PySide6.QtGui import (
    QColor,
    QFont,
    QKeyEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPalette,
    QPen,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QComboBox,
    QFrame,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QScrollBar,
    QSizePolicy,
    QSlider,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionSlider,
    QStyleOptionViewItem,
    QWidget,
)

from .assistive import heed_selection
from .card_words import in_words
from .painting import draw_focus, draw_paper, draw_shadow
from .theme import BODY_PIXELS, GRID, RADIUS, Theme, Type, blend, theme


def sized_font(size: Type, bold: bool = False) -> QFont:
    """The program's font in one of its sizes."""
    font = QFont(QApplication.font())
    pixels = font.pixelSize() if font.pixelSize() > 0 else BODY_PIXELS
    font.setPixelSize(round(pixels * size.value))
    font.setWeight(QFont.Weight.DemiBold if bold else QFont.Weight.Normal)
    return font


def row_height(widget: QWidget) -> int:
    """The height of a control: room for its text and a place to hit."""
    return max(4 * GRID, widget.fontMetrics().height() + 2 * GRID)


def paint_box(widget: QWidget, painter: QPainter, fill: QColor, colours: Theme, line: QColor | None = None) -> QRectF:
    """The rounded ground of a control with its outline, and the focus ring if it has the keyboard. Returns its rectangle."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    half = colours.line_width / 2
    rect = QRectF(widget.rect()).adjusted(1 + half, 1 + half, -1 - half, -1 - half)
    painter.setBrush(fill)
    painter.setPen(QPen(line or colours.paper_line, colours.line_width))
    painter.drawRoundedRect(rect, RADIUS, RADIUS)
    if widget.hasFocus():
        draw_focus(painter, QRectF(widget.rect()), RADIUS, colours)
    return rect


def paint_chevron(painter: QPainter, centre: QPointF, size: float, colour: QColor) -> None:
    """A small arrow that points down."""
    path = QPainterPath(centre + QPointF(-size, -size / 2))
    path.lineTo(centre + QPointF(0, size / 2))
    path.lineTo(centre + QPointF(size, -size / 2))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(colour, 2, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin))
    painter.drawPath(path)


class Button(QPushButton):
    """A button; the default one of its window, or one made `primary`, is filled with the accent."""

    def __init__(self, parent: QWidget | None = None, primary: bool = False) -> None:
        super().__init__(parent)
        self._primary = primary
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Fixed)

    def set_primary(self, primary: bool) -> None:
        """Fill it with the accent, or not."""
        if primary != self._primary:
            self._primary = primary
            self.updateGeometry()
            self.update()

    def sizeHint(self) -> QSize:
        width = self.fontMetrics().size(Qt.TextFlag.TextShowMnemonic, self.text()).width()
        extra = GRID if self._primary else 0
        return QSize(max(10 * GRID, width + 4 * GRID) + extra, row_height(self) + extra)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        # Qt's buttons know Space; Enter only in dialogs.
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.isAutoRepeat():
            self.click()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        colours = theme()
        painter = QPainter(self)
        accent = self._primary or self.isDefault()
        ground = colours.accent if accent else colours.paper_raised
        ink = colours.on_accent if accent else colours.text
        if not self.isEnabled():
            ground, ink = colours.paper, self.palette().color(QPalette.ColorGroup.Disabled, QPalette.ColorRole.ButtonText)
        elif self.isDown():
            ground = blend(ground, colours.text, 0.16)
        elif self.underMouse():
            ground = blend(ground, colours.text, 0.07)
        paint_box(self, painter, ground, colours, colours.accent if accent and self.isEnabled() else None)
        painter.setPen(ink)
        painter.drawText(self.rect(), Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextShowMnemonic, self.text())


class Choice(QComboBox):
    """One of a few: each item has a value, which stays when its text is translated anew."""

    def __init__(self, parent: QWidget | None = None, narrowest: int = 45 * GRID) -> None:
        """`narrowest` is the width below which its longest text is cut off rather than the page widened."""
        super().__init__(parent)
        self._narrowest = narrowest
        self._heeded = False
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    def set_items(self, items: Iterable[tuple[Any, str]]) -> None:
        """Offer these (value, text); the value chosen stays chosen. Tells nobody of a change."""
        kept = self.value()
        blocked = self.blockSignals(True)
        self.clear()
        for value, text in items:
            self.addItem(text, value)
        self.blockSignals(blocked)
        self.set_value(kept)

    def value(self) -> Any:
        """The value chosen, None where there are no items."""
        return self.currentData()

    def set_value(self, value: Any) -> None:
        """Choose the item of this value, the first if there is none. Tells nobody of a change."""
        found = next((at for at in range(self.count()) if self.itemData(at) == value), 0)
        blocked = self.blockSignals(True)
        self.setCurrentIndex(found if self.count() else -1)
        self.blockSignals(blocked)
        self.update()

    def name_it(self, name: str) -> None:
        """Say what is chosen here, where no label does: on Linux Qt calls a choice what it shows, whatever its name."""
        self.setAccessibleName(name)
        self.setAccessibleDescription(name)

    def childEvent(self, event: QChildEvent) -> None:
        super().childEvent(event)
        # Qt makes the list of the items when it is first looked at.
        if event.added() and not self._heeded:
            QTimer.singleShot(0, self, self._heed_list)

    def _heed_list(self) -> None:
        if not self._heeded and any(child.inherits("QComboBoxPrivateContainer") for child in self.children()):
            self._heeded = True
            heed_selection(self.view(), self._choose)

    def _choose(self, row: int) -> None:
        self.hidePopup()
        if row != self.currentIndex():
            self.setCurrentIndex(row)
            self.activated.emit(row)

    def sizeHint(self) -> QSize:
        texts = (self.itemText(at) for at in range(self.count()))
        width = max((self.fontMetrics().horizontalAdvance(text) for text in texts), default=0)
        return QSize(width + 7 * GRID, row_height(self))

    def minimumSizeHint(self) -> QSize:
        return QSize(min(self.sizeHint().width(), self._narrowest), row_height(self))

    def wheelEvent(self, event: QWheelEvent) -> None:
        # A page that scrolls must not change what lies under the mouse.
        event.ignore()

    def paintEvent(self, event: QPaintEvent) -> None:
        colours = theme()
        painter = QPainter(self)
        ground = colours.paper_raised
        if self.underMouse() and self.isEnabled():
            ground = blend(ground, colours.text, 0.05)
        paint_box(self, painter, ground, colours)
        ink = self.palette().color(QPalette.ColorRole.ButtonText)
        room = self.rect().adjusted(GRID + 4, 0, -4 * GRID, 0)
        text = self.fontMetrics().elidedText(self.currentText(), Qt.TextElideMode.ElideRight, room.width())
        painter.setPen(ink)
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, text)
        paint_chevron(painter, QPointF(self.width() - 2 * GRID - 2, self.height() / 2), 4, ink)


class Switch(QCheckBox):
    """Something that is on or off."""

    INDENT = GRID // 2
    """Between the edge, where the ring of the keyboard is, and the track."""
    _TRACK = QSize(36, 20)
    _FLAGS = (
        Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft | Qt.TextFlag.TextShowMnemonic | Qt.TextFlag.TextWordWrap
    )

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    @property
    def _indent(self) -> int:
        return self._TRACK.width() + 2 * GRID - 4

    def sizeHint(self) -> QSize:
        width = self.fontMetrics().size(Qt.TextFlag.TextShowMnemonic, self.text()).width()
        return QSize(self._indent + width + GRID + 4, row_height(self))

    def minimumSizeHint(self) -> QSize:
        return QSize(min(self.sizeHint().width(), 24 * GRID), row_height(self))

    def heightForWidth(self, width: int) -> int:
        room = QRect(0, 0, max(1, width - self._indent - 4), 0)
        return max(row_height(self), self.fontMetrics().boundingRect(room, self._FLAGS, self.text()).height() + GRID)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.setMinimumHeight(self.heightForWidth(self.width()))

    def hitButton(self, pos: QPoint) -> bool:
        return self.rect().contains(pos)

    def paintEvent(self, event: QPaintEvent) -> None:
        colours = theme()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        size = self._TRACK
        track = QRectF(self.INDENT, (self.height() - size.height()) / 2, size.width(), size.height())
        on = self.isChecked()
        painter.setPen(QPen(colours.accent_text if on else colours.muted, max(1.5, colours.line_width)))
        painter.setBrush(colours.accent if on else colours.paper_raised)
        painter.drawRoundedRect(track, size.height() / 2, size.height() / 2)
        across = size.height() - 8
        left = track.right() - across - 4 if on else track.left() + 4
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colours.on_accent if on else colours.muted)
        painter.drawEllipse(QRectF(left, track.top() + 4, across, across))
        painter.setPen(self.palette().color(QPalette.ColorRole.WindowText))
        painter.drawText(self.rect().adjusted(self._indent, 0, -4, 0), self._FLAGS, self.text())
        if self.hasFocus():
            draw_focus(painter, QRectF(self.rect()), RADIUS, colours)


def flush(widget: QWidget, by: int) -> QHBoxLayout:
    """A row in which a widget hangs out to the left by its own padding: what it shows begins where the texts above it do.

    It does so into a margin; where the row begins at the very edge of its parent it stays where it is.
    """
    row = QHBoxLayout()
    row.setSpacing(0)
    row.addSpacing(-by)
    row.addWidget(widget, 1)
    return row


class Field(QLineEdit):
    """A line of text."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFrame(False)
        self.setTextMargins(GRID, 0, GRID, 0)
        self.setMaxLength(24)
        # Qt would fill the ground over the round corners.
        palette = QPalette()
        palette.setColor(QPalette.ColorRole.Base, QColor(0, 0, 0, 0))
        self.setPalette(palette)

    def sizeHint(self) -> QSize:
        return QSize(self.fontMetrics().averageCharWidth() * 18 + 3 * GRID, row_height(self))

    def minimumSizeHint(self) -> QSize:
        return QSize(self.fontMetrics().averageCharWidth() * 8 + 3 * GRID, row_height(self))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        paint_box(self, painter, theme().paper_raised, theme())
        painter.end()
        super().paintEvent(event)


class Scale(QSlider):
    """A number on a line, by steps."""

    def __init__(self, lowest: int, highest: int, step: int, parent: QWidget | None = None) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self.setRange(lowest, highest)
        self.setSingleStep(step)
        self.setPageStep(2 * step)
        self._step = step
        self.setMinimumWidth(18 * GRID)
        self.valueChanged.connect(self._snap)

    def _snap(self, value: int) -> None:
        steps = round((value - self.minimum()) / self._step)
        self.setValue(self.minimum() + steps * self._step)

    def sizeHint(self) -> QSize:
        return QSize(24 * GRID, row_height(self))

    def minimumSizeHint(self) -> QSize:
        return QSize(18 * GRID, row_height(self))

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()

    def paintEvent(self, event: QPaintEvent) -> None:
        colours = theme()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        option = QStyleOptionSlider()
        self.initStyleOption(option)
        style = self.style()
        handle = style.subControlRect(style.ComplexControl.CC_Slider, option, style.SubControl.SC_SliderHandle, self)
        middle = self.height() / 2
        at = QPointF(handle.center().x() + 0.5, middle)
        painter.setPen(QPen(colours.paper_line, 4, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        painter.drawLine(QPointF(GRID, middle), QPointF(self.width() - GRID, middle))
        painter.setPen(QPen(colours.accent, 4, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        painter.drawLine(QPointF(GRID, middle), at)
        painter.setPen(QPen(colours.accent_text, 2))
        painter.setBrush(colours.accent)
        painter.drawEllipse(at, 7, 7)
        if self.hasFocus():
            draw_focus(painter, QRectF(self.rect()), RADIUS, colours)


class ScrollBar(QScrollBar):
    """A thin scroll bar without arrows."""

    def __init__(self, orientation: Qt.Orientation, parent: QWidget | None = None) -> None:
        super().__init__(orientation, parent)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    def sizeHint(self) -> QSize:
        hint, across = super().sizeHint(), GRID + 4
        upright = self.orientation() == Qt.Orientation.Vertical
        return QSize(across, hint.height()) if upright else QSize(hint.width(), across)

    def paintEvent(self, event: QPaintEvent) -> None:
        colours = theme()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        option = QStyleOptionSlider()
        self.initStyleOption(option)
        style = self.style()
        handle = style.subControlRect(style.ComplexControl.CC_ScrollBar, option, style.SubControl.SC_ScrollBarSlider, self)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colours.muted if self.underMouse() or self.isSliderDown() else colours.paper_line)
        painter.drawRoundedRect(QRectF(handle).adjusted(2, 2, -2, -2), 4, 4)


class GroupList(QListWidget):
    """A short list of names at the side, one of which is chosen."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setItemDelegate(_GroupDelegate(self))
        self.setMouseTracking(True)
        heed_selection(self)
        palette = QPalette()
        palette.setColor(QPalette.ColorRole.Base, QColor(0, 0, 0, 0))
        self.setPalette(palette)

    def set_names(self, names: Sequence[str]) -> None:
        """Show these names; the one chosen stays chosen."""
        while self.count() < len(names):
            self.addItem(QListWidgetItem())
        height = row_height(self)
        for at, name in enumerate(names):
            item = self.item(at)
            item.setText(name)
            item.setSizeHint(QSize(0, height))
        widest = max(self.fontMetrics().horizontalAdvance(name) for name in names)
        self.setFixedWidth(widest + 5 * GRID)


class _GroupDelegate(QStyledItemDelegate):
    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> None:
        colours = theme()
        state: QStyle.StateFlag = option.state  # type: ignore[attr-defined] # missing in the stubs
        box = QRectF(option.rect).adjusted(1, 1, -1, -1)  # type: ignore[attr-defined]
        chosen = bool(state & QStyle.StateFlag.State_Selected)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        if chosen or state & QStyle.StateFlag.State_MouseOver:
            painter.setBrush(colours.accent if chosen else colours.paper_raised)
            painter.drawRoundedRect(box, RADIUS, RADIUS)
        painter.setPen(colours.on_accent if chosen else colours.text)
        flags = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
        painter.drawText(box.adjusted(GRID + 4, 0, 0, 0), flags, str(index.data()))
        if state & QStyle.StateFlag.State_HasFocus:
            draw_focus(painter, box, RADIUS, colours)
        painter.restore()


class Text(QLabel):
    """A text in one of the sizes, which follows the program's text size."""

    def __init__(
        self, parent: QWidget | None = None, size: Type = Type.BODY, bold: bool = False, muted: bool = False, wrap: bool = False
    ) -> None:
        super().__init__(parent)
        self._size, self._bold, self._muted = size, bold, muted
        self.setWordWrap(wrap)
        self.follow()

    def setText(self, text: str) -> None:
        super().setText(text)
        words = in_words(text)
        self.setAccessibleName(words if words != text else "")

    def follow(self) -> None:
        """Take on the text size and the colours of the moment; called when they have changed."""
        self.setFont(sized_font(self._size, self._bold))
        if self._muted:
            palette = QPalette(QApplication.palette())
            palette.setColor(QPalette.ColorRole.WindowText, theme().muted)
            self.setPalette(palette)


class Line(QFrame):
    """A thin line between two groups."""

    def sizeHint(self) -> QSize:
        return QSize(GRID, 1)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(QRect(0, self.height() // 2, self.width(), 1), theme().paper_line)


class Paper(QWidget):
    """A sheet of paper with round corners and a soft shadow, to lie on the felt."""

    MARGIN = 3 * GRID
    """Room for the shadow, all round."""

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        sheet = QRectF(self.rect()).adjusted(self.MARGIN, self.MARGIN, -self.MARGIN, -self.MARGIN)
        draw_shadow(painter, sheet, RADIUS, 2 * GRID, theme().shadow)
        draw_paper(painter, sheet, theme())
