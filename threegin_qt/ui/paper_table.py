"""Tables on paper: Qt's own views, with Qt's keyboard and accessibility, painted in the look of the program."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QModelIndex, QPersistentModelIndex, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QFont,
    QFontMetrics,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPalette,
    QPen,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QHeaderView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from .controls import ScrollBar, sized_font
from .painting import draw_focus
from .theme import GRID, RADIUS, Theme, Type, blend, theme, themes

Index = QModelIndex | QPersistentModelIndex

_BAR: Final = 4
"""The bar at the left of what is selected: a colour alone would not do."""

_BY_KEYS: Final = (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason, Qt.FocusReason.ShortcutFocusReason)


class PaperHeader(QHeaderView):
    """The heads of the columns; the one that is sorted by has an arrow."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self._hovered = -1
        self.setHighlightSections(False)
        self.setMouseTracking(True)
        self.setMinimumSectionSize(4 * GRID)
        self.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)

    def _font(self, bold: bool = False) -> QFont:
        return sized_font(Type.SMALL, bold)

    def sizeHint(self) -> QSize:
        metrics = self.fontMetrics()
        return QSize(super().sizeHint().width(), metrics.height() + 2 * GRID)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self.viewport())
        painter.fillRect(self.viewport().rect(), theme().paper)
        painter.end()
        super().paintEvent(event)
        painter = QPainter(self.viewport())
        height = max(1, round(theme().line_width))
        painter.fillRect(0, self.height() - height, self.viewport().width(), height, theme().paper_line)

    def paintSection(self, painter: QPainter, rect: QRect, logical: int) -> None:
        look = theme()
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ground = look.paper_raised if logical == self._hovered and self.sectionsClickable() else look.paper
        painter.fillRect(rect, ground)
        sorted_by = self.isSortIndicatorShown() and self.sortIndicatorSection() == logical
        painter.setFont(self._font(sorted_by))
        painter.setPen(look.text if sorted_by else look.muted)
        alignment = self.model().headerData(logical, self.orientation(), Qt.ItemDataRole.TextAlignmentRole)
        right = alignment is not None and bool(Qt.AlignmentFlag(alignment) & Qt.AlignmentFlag.AlignRight)
        text = str(self.model().headerData(logical, self.orientation(), Qt.ItemDataRole.DisplayRole) or "")
        room = rect.adjusted(GRID, 0, -GRID, 0)
        arrow = 2 * GRID if sorted_by else 0
        shown = painter.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, room.width() - arrow)
        width = painter.fontMetrics().horizontalAdvance(shown)
        left = room.right() - width - arrow if right else room.left()
        painter.drawText(QRect(left, room.top(), width + 2, room.height()), Qt.AlignmentFlag.AlignVCenter, shown)
        if sorted_by:
            up = self.sortIndicatorOrder() == Qt.SortOrder.AscendingOrder
            draw_arrow(painter, QPointF(left + width + arrow * 0.6, rect.center().y() + 0.5), up, look.accent_text)
        painter.restore()

    def natural_width(self, logical: int) -> int:
        """The width at which a head is shown in full, arrow and all."""
        text = str(self.model().headerData(logical, self.orientation(), Qt.ItemDataRole.DisplayRole) or "")
        return QFontMetrics(self._font(bold=True)).horizontalAdvance(text) + 4 * GRID

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        super().mouseMoveEvent(event)
        self._hover(self.logicalIndexAt(event.position().toPoint()))

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._hover(-1)

    def _hover(self, logical: int) -> None:
        if logical != self._hovered:
            self._hovered = logical
            self.viewport().update()


def draw_arrow(painter: QPainter, centre: QPointF, up: bool, colour: QColor) -> None:
    """A small arrow that points up or down."""
    size = 3.5
    way = -1 if up else 1
    path = QPainterPath(centre + QPointF(-size, -way * size / 2))
    path.lineTo(centre + QPointF(0, way * size / 2))
    path.lineTo(centre + QPointF(size, -way * size / 2))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(colour, 2, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin))
    painter.drawPath(path)


class PaperDelegate(QStyledItemDelegate):
    """Paints a cell as text on its row's ground; a subclass paints something else into `paint_cell`."""

    def __init__(self, table: PaperTable) -> None:
        super().__init__(table)
        self._table = table

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        look = theme()
        rect = QRect(option.rect)
        selected = bool(option.state & QStyle.StateFlag.State_Selected)
        ground = look.paper
        if selected:
            ground = blend(look.paper, look.accent, 0.24)
        elif self._table.hovered == index.row():
            ground = look.paper_raised
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(rect, ground)
        if index.row() < index.model().rowCount() - 1:
            painter.fillRect(rect.left(), rect.bottom(), rect.width(), 1, blend(look.paper, look.paper_line, 0.7))
        if selected and self._table.ringed != index.row() and index.column() == self._table.first_column:
            painter.fillRect(rect.left(), rect.top(), _BAR, rect.height(), look.accent_text)
        painter.setFont(option.font)
        self.paint_cell(painter, rect.adjusted(_BAR + GRID // 2, 0, -GRID, 0), index, look)
        painter.restore()

    def paint_cell(self, painter: QPainter, room: QRect, index: Index, look: Theme) -> None:
        """The content of a cell, in `room`."""
        text = index.data(Qt.ItemDataRole.DisplayRole)
        if text is not None:
            painter.setPen(look.text)
            draw_text(painter, room, str(text), alignment_of(index))

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        text = str(index.data(Qt.ItemDataRole.DisplayRole) or "")
        return QSize(option.fontMetrics.horizontalAdvance(text) + CELL_MARGINS, option.fontMetrics.height() + 2 * GRID)


CELL_MARGINS: Final = _BAR + GRID // 2 + GRID
"""What a cell has at its left and right beside its content."""


def alignment_of(index: Index) -> Qt.AlignmentFlag:
    """How a cell is aligned: to the left unless its model says otherwise."""
    given = index.data(Qt.ItemDataRole.TextAlignmentRole)
    return Qt.AlignmentFlag.AlignLeft if given is None else Qt.AlignmentFlag(given)


def draw_text(painter: QPainter, room: QRect, text: str, alignment: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft) -> int:
    """A line of text in the middle of a row, cut where there is no room; returns its width."""
    metrics = painter.fontMetrics()
    width = metrics.horizontalAdvance(text)
    if width > room.width():
        text = metrics.elidedText(text, Qt.TextElideMode.ElideRight, max(0, room.width()))
        width = metrics.horizontalAdvance(text)
    painter.drawText(room, alignment | Qt.AlignmentFlag.AlignVCenter, text)
    return width


class PaperTable(QTableView):
    """A table of whole rows. Enter and a double click are `activated`; Tab leads out of it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.hovered = -1
        """The row under the mouse, -1 for none."""
        self._keyboard = False
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setCornerButtonEnabled(False)
        self.setTabKeyNavigation(False)
        self.setMouseTracking(True)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setVerticalScrollBar(ScrollBar(Qt.Orientation.Vertical, self))
        self.setHorizontalScrollBar(ScrollBar(Qt.Orientation.Horizontal, self))
        self.setHorizontalHeader(PaperHeader(self))
        self.verticalHeader().hide()
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.setItemDelegate(PaperDelegate(self))
        themes().changed.connect(self._restyle)
        self._restyle()
        self._size_rows()

    @property
    def header(self) -> PaperHeader:
        """The heads of the columns."""
        header = self.horizontalHeader()
        assert isinstance(header, PaperHeader)
        return header

    @property
    def first_column(self) -> int:
        """The leftmost column that is shown."""
        shown = (section for section in range(self.header.count()) if not self.isColumnHidden(section))
        return next(shown, 0)

    def _restyle(self) -> None:
        look = theme()
        palette = QPalette(self.palette())
        for role in (QPalette.ColorRole.Base, QPalette.ColorRole.Window):
            palette.setColor(role, look.paper)
        self.setPalette(palette)
        self.viewport().update()
        self.header.viewport().update()

    def _size_rows(self) -> None:
        self.verticalHeader().setDefaultSectionSize(self.fontMetrics().height() + 2 * GRID)

    def row_height(self) -> int:
        """The height of a row."""
        return self.verticalHeader().defaultSectionSize()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._size_rows()

    # The row under the mouse

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        super().mouseMoveEvent(event)
        self._hover(self.rowAt(round(event.position().y())))

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._hover(-1)

    def scrollContentsBy(self, dx: int, dy: int) -> None:
        super().scrollContentsBy(dx, dy)
        if self.underMouse():
            self._hover(self.rowAt(self.viewport().mapFromGlobal(self.cursor().pos()).y()))
        if self.hasFocus():
            self.viewport().update()

    def _hover(self, row: int) -> None:
        if row != self.hovered:
            self.hovered = row
            self.viewport().update()

    # The row that has the keyboard

    @property
    def ringed(self) -> int:
        """The row with the ring around it, -1 for none: the current one while it is moved by keys."""
        return self.currentIndex().row() if self.hasFocus() and self._keyboard else -1

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self.ringed >= 0:
            rect = self.visualRect(self.currentIndex())
            rect.setLeft(0)
            rect.setRight(self.viewport().width() - 1)
            painter = QPainter(self.viewport())
            draw_focus(painter, QRectF(rect), RADIUS, theme())

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._keyboard = False
        super().mousePressEvent(event)

    def currentChanged(self, current: QModelIndex, previous: QModelIndex) -> None:
        super().currentChanged(current, previous)
        self.viewport().update()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self._keyboard = event.reason() in _BY_KEYS
        if not self.currentIndex().isValid() and self.model() is not None and self.model().rowCount():
            self.setCurrentIndex(self.model().index(max(0, self.rowAt(0)), self.first_column))
        self.viewport().update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.viewport().update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not self._keyboard:
            self._keyboard = True
            self.viewport().update()
        # Qt's table activates on Return only where the platform says so.
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            if self.currentIndex().isValid():
                self.activated.emit(self.currentIndex())
            event.accept()
            return
        super().keyPressEvent(event)
