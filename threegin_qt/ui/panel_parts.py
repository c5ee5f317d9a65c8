"""What the side panel is made of: plain tables on paper with their cells, and the button that folds it."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QModelIndex, QPersistentModelIndex, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFocusEvent, QFontMetrics, QFontMetricsF, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QHeaderView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from threegin_qt.engine import Role
from threegin_qt.models.moves import MoveListModel
from threegin_qt.models.score import POINTS_ROLE, ROLE_ROLE

from .controls import ScrollBar
from .drag import Ring
from .languages import translate
from .painting import draw_focus, draw_role
from .theme import GRID, RADIUS, Type, theme, type_font

BAR: Final = GRID + 4
"""The width of the scroll bar."""


class PanelTable(QTableView):
    """A plain table on paper: no grid, no selection by the mouse, rows as high as their text."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setShowGrid(False)
        self.setFrameShape(QTableView.Shape.NoFrame)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.verticalHeader().hide()
        self.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.horizontalHeader().setMinimumSectionSize(GRID)
        self.horizontalHeader().hide()
        self.setTabKeyNavigation(False)
        self.setWordWrap(True)
        self.setVerticalScrollBar(ScrollBar(Qt.Orientation.Vertical, self))
        self.viewport().setAutoFillBackground(False)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        # What happened last is what is looked for.
        self.scrollToBottom()

    def set_row_height(self, height: int) -> None:
        """Rows at least so high."""
        self.verticalHeader().setMinimumSectionSize(height)
        self.verticalHeader().setDefaultSectionSize(height)


class FoldButton(QAbstractButton):
    """Folds the panel away, or at the edge of the table brings it back."""

    def __init__(self, back: bool, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._back = back
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.retranslate()

    def retranslate(self) -> None:
        """Make the texts anew."""
        text = translate("Table", "Show the side panel") if self._back else translate("Table", "Fold the side panel")
        self.setAccessibleName(text)
        self.setToolTip(text)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        Ring.after(event.reason())
        super().focusInEvent(event)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        look = theme()
        box = QRectF(self.rect())
        if self._back:
            # Open towards the edge that it hangs on.
            painter.setPen(QPen(look.paper_line, look.line_width))
            painter.setBrush(look.paper if not self.underMouse() else look.paper_raised)
            painter.drawRoundedRect(box.adjusted(0.5, 0.5, RADIUS, -0.5), RADIUS, RADIUS)
        elif self.underMouse():
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(look.paper_raised)
            painter.drawRoundedRect(box, RADIUS, RADIUS)
        painter.setPen(QPen(look.muted, 2, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin))
        centre = box.center()
        way = -3.5 if self._back else 3.5
        painter.drawLine(QPointF(centre.x() - way / 2, centre.y() - 6), QPointF(centre.x() + way, centre.y()))
        painter.drawLine(QPointF(centre.x() + way, centre.y()), QPointF(centre.x() - way / 2, centre.y() + 6))
        if self.hasFocus() and Ring.wanted:
            draw_focus(painter, box, RADIUS, look)


class ScoreDelegate(QStyledItemDelegate):
    """A cell of the score sheet: points in bold, the role as a small mark before them."""

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> None:
        look = theme()
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(option.rect)  # type: ignore[attr-defined]
        if index.row() % 2 == 0:
            painter.fillRect(box, look.paper_raised)
        widget = option.widget  # type: ignore[attr-defined]
        assert isinstance(widget, QTableView)
        points = index.data(POINTS_ROLE)
        text = str(index.data())
        last = index.column() == index.model().columnCount() - 1
        painter.setFont(type_font(widget, Type.SMALL, bool(points)))
        painter.setPen(look.text if points else look.muted)
        role = index.data(ROLE_ROLE)
        if role is not None:
            side = min(11.0, box.height() * 0.45)
            mark = QRectF(box.x() + 3, box.center().y() - side / 2, side, side)
            draw_role(painter, mark, role, look.accent_text if role != Role.PARTNER else look.muted)
            painter.drawText(
                box.adjusted(side + 4, 0, -4, 0), Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight, text
            )
        else:
            side = Qt.AlignmentFlag.AlignRight if last else Qt.AlignmentFlag.AlignLeft  # type: ignore[assignment]
            inner = box.adjusted(8, 0, -2, 0) if not last else box.adjusted(2, 0, -6, 0)
            # The scroll bar, when there is one, takes its room from the last column.
            inner.setRight(min(inner.right(), widget.viewport().width() - 2))
            shown = QFontMetricsF(painter.font()).elidedText(text, Qt.TextElideMode.ElideRight, inner.width())
            painter.drawText(inner, Qt.AlignmentFlag.AlignVCenter | side, shown)  # type: ignore[operator]
        painter.restore()


class MoveDelegate(QStyledItemDelegate):
    """A cell of the move list."""

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> None:
        look = theme()
        painter.save()
        box = QRectF(option.rect)  # type: ignore[attr-defined]
        widget = option.widget  # type: ignore[attr-defined]
        who = index.column() == MoveListModel.WHO
        painter.setFont(type_font(widget, Type.SMALL))
        painter.setPen(look.muted if who else look.text)
        text = str(index.data())
        if who:
            text = QFontMetricsF(painter.font()).elidedText(text, Qt.TextElideMode.ElideRight, box.width() - 12)
        flags = int(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft) | int(Qt.TextFlag.TextWordWrap)
        painter.drawText(box.adjusted(8, 3, -4 if who else -BAR, 0), flags, text)
        painter.restore()

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        widget = option.widget  # type: ignore[attr-defined]
        assert isinstance(widget, QTableView)
        metrics = QFontMetrics(type_font(widget, Type.SMALL))
        beside = 12 if index.column() == MoveListModel.WHO else 8 + BAR
        width = widget.columnWidth(index.column()) - beside
        box = metrics.boundingRect(QRect(0, 0, width, 1000), int(Qt.TextFlag.TextWordWrap), str(index.data()))
        return QSize(width, box.height() + 7)
