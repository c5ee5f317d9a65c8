"""What a hint or the partner says: the best choice in large letters, and why."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from threegin_qt.engine import PlayerView, Role, Stage

from .languages import fill, translate
from .phrases import action_text
from .theme import GRID, RADIUS, Type, faded, theme, type_font
from .verdict_words import reason_text

if TYPE_CHECKING:
    from .table_play import Play


class AdvicePage(QWidget):
    """The page. Without advice it says where it would come from."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._who = ""
        self._what = ""
        self._why: tuple[str, ...] = ()
        self._spoken = ""
        self._given = False

    def show_advice(self, view: PlayerView, names: Sequence[str], play: Play) -> None:
        """Show what is known about the decision on the table."""
        advice = play.advice
        self._given = bool(advice)
        if advice:
            if play.from_partner:
                self._who = fill(translate("Table", "%1 says"), names[view.roles.index(Role.PARTNER)])
            else:
                self._who = translate("Table", "Hint")
            best = advice[0]
            self._what = action_text(best.action, view)
            self._why = tuple(reason_text(reason) for reason in best.reasons)
            spoken = [
                f"{self._who}: {action_text(best.action, view, True)}.",
                *(reason_text(each, True) for each in best.reasons),
            ]
            self._spoken = " ".join(spoken)
        else:
            self._who = translate("Table", "Advice")
            self._what = ""
            self._spoken = ""
            self._why = (self._nothing(view),) if view.stage == Stage.PLAY else ()
        self.setAccessibleName(self._spoken or " ".join([self._who, *self._why]))
        self.update()

    @property
    def empty(self) -> bool:
        """Whether there is nothing to say: between hands nobody can be asked."""
        return not self._given and not self._why

    def _nothing(self, view: PlayerView) -> str:
        if view.role == Role.CAPTAIN:
            return translate("Table", "Your partner sees your cards and can be asked.")
        if view.role == Role.PARTNER:
            return translate("Table", "You see the captain's cards and may advise.")
        return translate("Table", "Nobody advises the box. A hint counts the hand as assisted.")

    def words(self) -> str:
        """The advice for the ear; empty if there is none."""
        return self._spoken

    def summary(self) -> str:
        """The advice and its first reason in one line; empty if there is none."""
        if not self._given:
            return ""
        text = fill(translate("Table", "%1: %2."), self._who, self._what)
        return " ".join([text, *self._why[:1]])

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.FontChange:
            self.update()
        super().changeEvent(event)

    def height_for(self, width: int) -> int:
        """The height that the text needs at a width."""
        lines = self._lines(width)
        return round(sum(height for _, _, _, height in lines) + 3 * GRID)

    def _lines(self, width: int) -> list[tuple[str, Type, bool, float]]:
        flags = int(Qt.TextFlag.TextWordWrap)
        lines = []
        texts = [(self._who, Type.SMALL, True), (self._what, Type.BODY, True), *((why, Type.SMALL, False) for why in self._why)]
        for text, size, bold in texts:
            if text:
                metrics = QFontMetricsF(type_font(self, size, bold))
                box = metrics.boundingRect(QRectF(0, 0, width - 4 * GRID, 2000), flags, text)
                lines.append((text, size, bold, box.height() + 4))
        return lines

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.empty:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        look = theme()
        box = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        box.setHeight(min(box.height(), self.height_for(self.width()) - 2))
        painter.setPen(QPen(look.accent if self._given else look.paper_line, look.line_width))
        painter.setBrush(look.paper_raised if not self._given else faded(look.accent, 0.10))
        painter.drawRoundedRect(box, RADIUS, RADIUS)
        top = box.y() + GRID
        for at, (text, size, bold, height) in enumerate(self._lines(self.width())):
            painter.setFont(type_font(self, size, bold))
            painter.setPen(look.accent_text if at == 0 else look.text if bold else look.muted)
            area = QRectF(box.x() + 2 * GRID, top, box.width() - 4 * GRID, height)
            painter.drawText(area, int(Qt.TextFlag.TextWordWrap), text)
            top += height
