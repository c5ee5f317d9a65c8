"""The line that says whose turn it is and what is expected, and the buttons beside it: the main one and a few others."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QFont,
    QFontMetrics,
    QFontMetricsF,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import QAbstractButton, QWidget

from .card_words import in_words
from .drag import ClickGuard, Press, Ring, step_in_group
from .painting import draw_focus, draw_paper
from .theme import GRID, RADIUS, Type, blend, theme, type_font


class Choice(NamedTuple):
    """Something that a button beside the line does."""

    name: str
    """Which, for the table; it stays the same while the text changes."""
    text: str
    enabled: bool = True


class TableButton(QAbstractButton):
    """A button in the table's own look. The main one is filled with the accent colour."""

    def __init__(self, main: bool, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._main = main
        self._small = False
        self.press: Press | None = None
        """What the click being told comes from, if the mouse made it."""
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    @property
    def small(self) -> bool:
        """Whether it takes less room than usual: a smaller text, half as much paper at its sides."""
        return self._small

    def set_small(self, small: bool) -> None:
        """Take less room, or as much as usual. Tells no layout."""
        if small != self._small:
            self._small = small
            self.update()

    def text_font(self) -> QFont:
        """The font of the text."""
        return type_font(self, Type.SMALL if self._small else Type.BODY, self._main)

    def sizeHint(self) -> QSize:
        metrics = QFontMetrics(self.text_font())
        return QSize(metrics.horizontalAdvance(self.text()) + (16 if self._small else 32), metrics.height() + 16)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.press = Press.of(event)
        super().mousePressEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        self.press = None

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        elif event.key() == Qt.Key.Key_Space:
            Ring.wanted = True
            super().keyPressEvent(event)
        elif not (self.isCheckable() and step_in_group(self, event.key())):
            # The arrows go between the places of the table, which knows the way.
            event.ignore()

    def focusInEvent(self, event: QFocusEvent) -> None:
        Ring.after(event.reason())
        super().focusInEvent(event)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.update()

    def enterEvent(self, event: QEvent) -> None:  # type: ignore[override]
        self.update()

    def leaveEvent(self, event: QEvent) -> None:
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        look = theme()
        box = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        enabled = self.isEnabled()
        if self.isCheckable():
            self._paint_tab(painter, box)
            return
        if self._main and enabled:
            fill = look.accent
            text = look.on_accent
        else:
            fill = look.paper_raised
            text = look.text if enabled else blend(look.muted, look.paper_raised, 0.35)
        if enabled and (self.isDown() or self.underMouse()):
            fill = blend(fill, look.on_accent if self._main else look.text, 0.18 if self.isDown() else 0.08)
            if not self._main or not look.dark:
                fill = blend(fill, look.paper, 0.1)
        painter.setBrush(fill)
        painter.setPen(QPen(look.paper_line, look.line_width) if not (self._main and enabled) else Qt.PenStyle.NoPen)
        painter.drawRoundedRect(box, RADIUS, RADIUS)
        painter.setPen(text)
        painter.setFont(self.text_font())
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, self.text())
        if self.hasFocus() and Ring.wanted:
            draw_focus(painter, QRectF(self.rect()), RADIUS, look)

    def _paint_tab(self, painter: QPainter, box: QRectF) -> None:
        """A button that chooses a page: the chosen one stands out and is underlined."""
        look = theme()
        chosen = self.isChecked()
        if chosen or self.underMouse():
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(look.paper_raised)
            painter.drawRoundedRect(box, RADIUS, RADIUS)
        if chosen:
            painter.setPen(QPen(look.accent_text, 2.5, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
            painter.drawLine(box.bottomLeft() + QPointF(RADIUS, -2), box.bottomRight() + QPointF(-RADIUS, -2))
        painter.setPen(look.text if chosen else look.muted)
        painter.setFont(self.text_font())
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, self.text())
        if self.hasFocus() and Ring.wanted:
            draw_focus(painter, QRectF(self.rect()), RADIUS, look)


class WhyLink(TableButton):
    """A quiet word behind a refusal, which leads to the rule that it comes from."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(False, parent)

    def text_font(self) -> QFont:
        font = type_font(self, Type.SMALL)
        font.setUnderline(True)
        return font

    def sizeHint(self) -> QSize:
        metrics = QFontMetrics(self.text_font())
        return QSize(metrics.horizontalAdvance(self.text()) + 2 * GRID, metrics.height() + GRID)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        look = theme()
        painter.setPen(look.text if self.isDown() or self.underMouse() else look.accent_text)
        painter.setFont(self.text_font())
        painter.drawText(self.rect(), Qt.AlignmentFlag.AlignCenter, self.text())
        if self.hasFocus() and Ring.wanted:
            draw_focus(painter, QRectF(self.rect()), RADIUS, look)


class PromptBar(QWidget):
    """The line and its buttons. The first choice is the main button, at the right end."""

    chosen = Signal(str)
    """The name of the choice whose button was pressed."""
    why_asked = Signal()
    """The person wants to know the rule behind what the line says."""

    BUTTONS = 4

    def __init__(self, parent: QWidget | None = None, guard: ClickGuard | None = None) -> None:
        """`guard` is that of the table which the line belongs to."""
        super().__init__(parent)
        self._text = ""
        self._choices: tuple[Choice, ...] = ()
        self._pressed = ""
        self._guard = guard or ClickGuard()
        self._buttons = [TableButton(at == 0, self) for at in range(self.BUTTONS)]
        for button in self._buttons:
            button.hide()
            button.clicked.connect(self._clicked)
        self.why = WhyLink(self)
        self.why.hide()
        self.why.clicked.connect(self.why_asked)

    @property
    def text(self) -> str:
        """What the line says."""
        return self._text

    @property
    def main(self) -> TableButton:
        """The main button."""
        return self._buttons[0]

    @property
    def buttons(self) -> tuple[TableButton, ...]:
        """The buttons that are shown, the main one first."""
        return tuple(self._buttons[: len(self._choices)])

    def show_prompt(self, text: str, choices: Sequence[Choice], why: str = "") -> None:
        """Say this, offer these; the first choice is the main thing. `why` is the word that leads to the rule behind it."""
        choices = tuple(choices[: self.BUTTONS])
        if (text, choices, why) == (self._text, self._choices, self.why.text()):
            return
        self._show_why(why)
        had_focus = next((at for at, button in enumerate(self._buttons) if button.hasFocus()), None)
        self._text, self._choices = text, choices
        self.setAccessibleName(in_words(text))
        for button, choice in zip(self._buttons, choices, strict=False):
            button.setText(choice.text)
            button.setAccessibleName(in_words(choice.text))
            button.setEnabled(choice.enabled)
            button.show()
        if had_focus is not None and had_focus >= len(choices) and choices:
            self.main.setFocus(Qt.FocusReason.OtherFocusReason)
        for button in self._buttons[len(choices) :]:
            button.hide()
        self._lay_out()
        self.update()

    def _show_why(self, why: str) -> None:
        if not why and self.why.hasFocus() and self._choices:
            self.main.setFocus(Qt.FocusReason.OtherFocusReason)
        self.why.setText(why)
        self.why.setAccessibleName(why)
        self.why.setVisible(bool(why))

    def _clicked(self) -> None:
        button = self.sender()
        assert isinstance(button, TableButton)
        at = self._buttons.index(button)
        if at < len(self._choices):
            name = self._choices[at].name
            # What stands there now may be another choice than the one that was pressed a moment ago.
            if not self._guard.holds(button.press) or name == self._pressed:
                self._pressed = name
                self._guard.start(button.press)
                self.chosen.emit(name)

    def is_stacked(self, width: int) -> bool:
        """Whether at this width the buttons go below the line, because three of them would leave it too little room."""
        letter = QFontMetrics(type_font(self, Type.BODY)).averageCharWidth()
        return width - 6 * GRID - 3 * 32 - letter * 31 < letter * 17

    def height_for(self, width: int) -> int:
        """The height needed for two lines of text, and for a row of buttons below them where they do not fit beside."""
        metrics = QFontMetrics(type_font(self, Type.BODY))
        lines = 2 * metrics.lineSpacing() + 12
        button = metrics.height() + 16
        if self.is_stacked(width):
            return lines + button + GRID + 4
        return max(lines, button + GRID)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._lay_out()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.FontChange:
            self._lay_out()
            self.update()
        super().changeEvent(event)

    def _text_area(self) -> QRectF:
        area = self._area_of_line()
        if self.why.text():
            area.setRight(area.right() - self.why.width())
        return area

    def _area_of_line(self) -> QRectF:
        """What the buttons leave, for the text and the word behind it."""
        inner = QRectF(self.rect()).adjusted(2 * GRID, 4, -2 * GRID, -4)
        if not self._choices:
            return inner
        if self._stacked:
            return inner.adjusted(0, 0, 0, -(self.main.height() + 4))
        return inner.adjusted(0, 0, -(self.width() - 2 * GRID - self._buttons_left) - GRID, 0)

    def fits(self, size: Type = Type.SMALL) -> bool:
        """Whether the text fits beside the buttons, or above them, in this size or a smaller one."""
        area = self._text_area()
        flags = int(Qt.AlignmentFlag.AlignLeft) | int(Qt.TextFlag.TextWordWrap)
        box = QFontMetricsF(type_font(self, size)).boundingRect(area, flags, self._text)
        return box.height() <= area.height() + 1 and box.width() <= area.width() + 1

    def _lay_out(self) -> None:
        self.why.resize(self.why.sizeHint())
        for small, wide in ((False, True), (False, False), (True, False)):
            for button in self._buttons:
                button.set_small(small)
            self._place_buttons(wide)
            if not self._choices or self.fits(Type.SMALL):
                break
        line = self._area_of_line()
        self.why.move(round(line.right()) - self.why.width(), round(line.center().y() - self.why.height() / 2))

    def _place_buttons(self, wide: bool) -> None:
        """The buttons from the right; the main one `wide`, so that it seldom changes its width, or as its text needs."""
        self._stacked = self.height() >= self.main.sizeHint().height() * 2 and self.is_stacked(self.width())
        right = self.width() - GRID
        for button, choice in zip(self._buttons, self._choices, strict=False):
            size = button.sizeHint()
            if wide and choice is self._choices[0]:
                size.setWidth(max(size.width(), QFontMetrics(button.text_font()).averageCharWidth() * 14 + 32))
            y = self.height() - size.height() - 6 if self._stacked else (self.height() - size.height()) // 2
            button.setGeometry(right - size.width(), y, size.width(), size.height())
            right -= size.width() + GRID
        self._buttons_left = right

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        look = theme()
        draw_paper(painter, QRectF(self.rect()), look)
        painter.setPen(look.text)
        flags = int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft) | int(Qt.TextFlag.TextWordWrap)
        area = self._text_area()
        painter.setFont(type_font(self, Type.BODY if self.fits(Type.BODY) else Type.SMALL))
        painter.drawText(area, flags, self._text)
