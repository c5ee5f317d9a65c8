"""The side panel: score sheet, moves of the hand, advice. With room for all three they stand one below the other."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QFontMetrics, QFontMetricsF, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import (
    QButtonGroup,
    QWidget,
)

from threegin_qt.engine import Action, Kind, Outcome, PlayerView, Role
from threegin_qt.models.moves import MoveListModel, MoveWords, Turn
from threegin_qt.models.score import ScoreSheetModel, ScoreWords

from .advice_page import AdvicePage
from .assistive import heed_toggle
from .card_art import CardArt
from .card_words import card_name
from .languages import fill, translate
from .panel_parts import BAR, FoldButton, MoveDelegate, PanelTable, ScoreDelegate
from .phrases import outcome_text, role_text, turn_cell
from .prompt import TableButton
from .theme import GRID, Type, theme, type_font

if TYPE_CHECKING:
    from .table_play import Play

PAGES: Final = ("score", "moves", "advice")


class SidePanel(QWidget):
    """The panel. It tells which page was chosen, what its buttons want, and that it is to be folded."""

    page_changed = Signal(str)
    wanted = Signal(str)
    """A command of the table, by its name."""
    folded = Signal()

    def __init__(self, art: CardArt, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._page = PAGES[0]
        self._target = 100
        self._totals: tuple[int, ...] = ()
        self.score_model = ScoreSheetModel(
            ScoreWords(
                lambda: translate("Table", "Hand"),
                lambda: translate("Table", "Result"),
                outcome_text,
                _score_cell,
            ),
            self,
        )
        self._you: int | None = None
        self._view: PlayerView | None = None
        self.move_model = MoveListModel(
            MoveWords(lambda: translate("Table", "Player"), lambda: translate("Table", "Move"), self._turn_words), self
        )
        self.score = PanelTable(self)
        self.score.setModel(self.score_model)
        self.score.setItemDelegate(ScoreDelegate(self.score))
        self.moves = PanelTable(self)
        self.moves.setModel(self.move_model)
        self.moves.setItemDelegate(MoveDelegate(self.moves))
        self.advice = AdvicePage(self)
        self.hint = TableButton(False, self)
        self.ask = TableButton(False, self)
        self.undo = TableButton(False, self)
        self.fold = FoldButton(False, self)
        self.fold.clicked.connect(self.folded)
        self._names: tuple[str, ...] = ()
        self._tabs = QButtonGroup(self)
        self.tabs: dict[str, TableButton] = {}
        for page in PAGES:
            tab = TableButton(False, self)
            tab.setCheckable(True)
            tab.setAutoExclusive(True)
            self._tabs.addButton(tab)
            tab.clicked.connect(self._tab_clicked)
            heed_toggle(tab, partial(self._is_up, page), partial(self._choose_page, page))
            self.tabs[page] = tab
        for button, name in ((self.hint, "hint"), (self.ask, "ask_partner"), (self.undo, "undo")):
            button.setObjectName(name)
            button.clicked.connect(self._button_clicked)
        self.score_model.rowsInserted.connect(self._to_the_end)
        self.move_model.rowsInserted.connect(self._to_the_end)
        self._retranslate()

    # -- what it shows -----------------------------------------------------------------------------------------------------

    def show_view(self, view: PlayerView, names: Sequence[str], play: Play, hints: bool) -> None:
        """Show the score, the moves and the advice of what is on the table."""
        self._names = tuple(names)
        self._you = view.seat
        counting = play.counting and view.result is not None and view.result.scorer is not None
        shown = view
        if counting and view.result is not None:
            # The row of the hand comes with its points, once they have been counted.
            totals = tuple(
                total - (view.result.points if view.roles[seat] == view.result.scorer else 0)
                for seat, total in enumerate(view.totals)
            )
            shown = view._replace(earlier=view.earlier[:-1], totals=totals)
        self._totals = shown.totals
        self._target = view.rules.target
        self.score_model.show(shown, names)
        match = play.match
        rows = () if match is None else match.decision_moves()
        self._view = view
        turns = self.move_model.turns
        self.move_model.show(view, names, [row.advised for row in rows])
        if self.move_model.turns != turns:
            self.moves.resizeRowsToContents()
            self._to_the_end()
        self.advice.show_advice(view, names, play)
        self.hint.setVisible(match is not None and hints)
        self.hint.setEnabled(match is not None and match.can_hint)
        self.ask.setVisible(match is not None and view.role == Role.CAPTAIN)
        self.ask.setEnabled(match is not None and match.can_ask_partner)
        self.undo.setVisible(match is not None and play.practice)
        self.undo.setEnabled(match is not None and match.can_take_back)
        self._lay_out()
        self.update()

    def advice_words(self) -> str:
        """The advice that is shown, for the ear."""
        return self.advice.words()

    def advice_summary(self) -> str:
        """The advice in one line."""
        return self.advice.summary()

    def _turn_words(self, turn: Turn, spoken: bool) -> str:
        text = turn_cell(turn.draw, turn.end, turn.seat == self._you, turn.left, spoken)
        if not turn.advised or self._view is None:
            return text
        said = "; ".join(advised_text(action, spoken) for action in turn.advised)
        #: In the list of moves: %1 what was done, %2 what the partner had advised.
        return fill(translate("Table", "%1 (advised: %2)"), text, said)

    def show_page(self, page: str) -> None:
        """Bring a page up, where there is not room for all."""
        if page in PAGES and page != self._page:
            self._page = page
            self._lay_out()

    @property
    def _shown_page(self) -> str:
        """The page that is up where there is not room for all: the score in place of the advice where there is none."""
        return "score" if self._page == "advice" and self.advice.empty else self._page

    def _is_up(self, page: str) -> bool:
        return page == self._shown_page

    def _tab_clicked(self) -> None:
        self._choose_page(next(page for page, tab in self.tabs.items() if tab is self.sender()))

    def _choose_page(self, page: str) -> None:
        self.show_page(page)
        self.page_changed.emit(page)

    def _button_clicked(self) -> None:
        sender = self.sender()
        if sender is not None:
            self.wanted.emit(sender.objectName())

    def _to_the_end(self) -> None:
        self.score.scrollToBottom()
        self.moves.scrollToBottom()

    # -- texts ---------------------------------------------------------------------------------------------------------------

    def _retranslate(self) -> None:
        texts = {
            "score": translate("Table", "Score"),
            "moves": translate("Table", "Moves"),
            "advice": translate("Table", "Advice"),
        }
        for page, tab in self.tabs.items():
            tab.setText(texts[page])
        self.hint.setText(translate("Table", "Hint"))
        self.ask.setText(translate("Table", "Ask partner"))
        self.undo.setText(translate("Table", "Undo"))
        self.score.setAccessibleName(translate("Table", "Score sheet"))
        self.moves.setAccessibleName(translate("Table", "This hand"))
        self.setAccessibleName(translate("Table", "Side panel"))
        self.score_model.retranslate()
        self.move_model.retranslate()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        if event.type() in (QEvent.Type.LanguageChange, QEvent.Type.FontChange):
            self._lay_out()
            self.update()
        super().changeEvent(event)

    # -- layout --------------------------------------------------------------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._lay_out()

    def _stacked(self) -> bool:
        """Whether there is room for all pages at once."""
        return self.height() >= 36 * QFontMetrics(type_font(self, Type.SMALL)).height()

    def _lay_out(self) -> None:
        margin = 2 * GRID
        inner = QRect(margin, margin, self.width() - 2 * margin, self.height() - 2 * margin)
        if inner.width() < 40:
            return
        stacked = self._stacked()
        self.fold.setGeometry(inner.right() - 24, inner.y() - 4, 28, 32)
        head = QFontMetrics(type_font(self, Type.TITLE, True)).height() + GRID
        row = QFontMetrics(type_font(self, Type.SMALL)).height() + 10
        button = self.hint.sizeHint().height()
        buttons = [each for each in (self.hint, self.ask, self.undo) if not each.isHidden()]
        bottom = inner.bottom() + 1
        for line in reversed(self._button_lines(buttons, inner.width())):
            each_width = (inner.width() - GRID * (len(line) - 1)) // len(line)
            for at, each in enumerate(line):
                each.setGeometry(inner.x() + at * (each_width + GRID), bottom - button, each_width, button)
            bottom -= button + GRID
        self.score.set_row_height(row)
        for tab in self.tabs.values():
            tab.setVisible(not stacked)
        if stacked:
            self._lay_stacked(inner, bottom, head, row)
        else:
            self._lay_tabs(inner, bottom, row)

    @staticmethod
    def _button_lines(buttons: list[TableButton], width: int) -> list[list[TableButton]]:
        """The buttons in lines of equal widths that their texts fit in."""
        lines: list[list[TableButton]] = []
        for button in buttons:
            widest = max([button.sizeHint().width(), *(each.sizeHint().width() for each in (lines[-1] if lines else []))])
            if lines and (widest - 12) * (len(lines[-1]) + 1) + GRID * len(lines[-1]) <= width:
                lines[-1].append(button)
            else:
                lines.append([button])
        return lines

    def _lay_stacked(self, inner: QRect, bottom: int, head: int, row: int) -> None:
        self.score.show()
        self.moves.show()
        self.advice.setVisible(not self.advice.empty)
        advice = 0 if self.advice.empty else self.advice.height_for(inner.width())
        available = bottom - inner.y()
        self._score_top = inner.y() + head
        rows = max(1, self.score_model.rowCount())
        score = min(rows * row, round((available - advice) * 0.45) // row * row)
        self._columns(inner.width(), score < rows * row)
        names = row
        totals = row + 6
        self._names_top = self._score_top
        self.score.setGeometry(inner.x(), self._score_top + names, inner.width(), score)
        self._totals_top = self._score_top + names + score + 2
        self._moves_top = self._totals_top + totals + 2 * GRID
        moves_top = self._moves_top + head
        self.advice.setGeometry(inner.x(), bottom - advice, inner.width(), advice)
        self.moves.setGeometry(inner.x(), moves_top, inner.width(), max(row, bottom - advice - 2 * GRID - moves_top))

    def _lay_tabs(self, inner: QRect, bottom: int, row: int) -> None:
        tab_height = self.hint.sizeHint().height()
        each = (inner.width() - 32) // len(PAGES)
        for at, (page, tab) in enumerate(self.tabs.items()):
            tab.setGeometry(inner.x() + at * each, inner.y(), each - 4, tab_height)
            tab.setEnabled(page != "advice" or not self.advice.empty)
            tab.setChecked(page == self._shown_page)
        self.fold.setGeometry(inner.right() - 24, inner.y(), 28, tab_height)
        top = inner.y() + tab_height + GRID
        self.score.setVisible(self._shown_page == "score")
        self.moves.setVisible(self._shown_page == "moves")
        self.advice.setVisible(self._shown_page == "advice")
        self._names_top = top
        rows = max(1, self.score_model.rowCount())
        score = min(rows * row, (bottom - top - 2 * row - GRID) // row * row)
        self._columns(inner.width(), score < rows * row)
        self.score.setGeometry(inner.x(), top + row, inner.width(), score)
        self._totals_top = top + row + score + 2
        self.moves.setGeometry(inner.x(), top, inner.width(), bottom - top)
        self.advice.setGeometry(inner.x(), top, inner.width(), bottom - top)

    def _columns(self, width: int, scrolls: bool) -> None:
        small = QFontMetrics(type_font(self, Type.SMALL))
        number = small.horizontalAdvance("00") + 12
        seats = self.score_model.seats
        if seats:
            outcome = max(small.horizontalAdvance(outcome_text(outcome)) for outcome in Outcome) + 10 + (BAR if scrolls else 0)
            outcome = min(outcome, width // 3)
            each = (width - number - outcome) // seats
            widths = [number, *[each] * seats, width - number - each * seats]
            for column, value in enumerate(widths):
                self.score.setColumnWidth(column, value)
        who = min(round(width * 0.36), max([small.horizontalAdvance(name) for name in self._names] or [60]) + 20)
        if self.moves.columnWidth(0) != who or self.moves.columnWidth(1) != width - who:
            self.moves.setColumnWidth(0, who)
            self.moves.setColumnWidth(1, width - who)
            self.moves.resizeRowsToContents()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        look = theme()
        painter.fillRect(self.rect(), look.paper)
        painter.setPen(look.paper_line)
        painter.drawLine(0, 0, 0, self.height())
        x = 2 * GRID
        width = self.width() - 4 * GRID
        head = QFontMetrics(type_font(self, Type.TITLE, True)).height()
        if self._stacked():
            painter.setFont(type_font(self, Type.TITLE, True))
            painter.setPen(look.text)
            painter.drawText(QRect(x, 2 * GRID, width, head), Qt.AlignmentFlag.AlignVCenter, translate("Table", "Score sheet"))
            painter.drawText(
                QRect(x, self._moves_top, width, head), Qt.AlignmentFlag.AlignVCenter, translate("Table", "This hand")
            )
            painter.setFont(type_font(self, Type.SMALL))
            painter.setPen(look.muted)
            target = fill(translate("Table", "to %1"), self._target)
            width -= self.fold.width()
            painter.drawText(
                QRect(x, 2 * GRID, width, head), Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight, target
            )
        if self._stacked() or self._shown_page == "score":
            self._paint_heads(painter, x)

    def _paint_heads(self, painter: QPainter, x: int) -> None:
        look = theme()
        row = QFontMetrics(type_font(self, Type.SMALL)).height() + 10
        small = type_font(self, Type.SMALL)
        metrics = QFontMetricsF(small)
        line_y = self._totals_top
        painter.setPen(look.paper_line)
        painter.drawLine(x, line_y, self.width() - 2 * GRID, line_y)
        for seat, name in enumerate(self._names):
            left = x + sum(self.score.columnWidth(column) for column in range(seat + 1))
            width = self.score.columnWidth(seat + 1)
            head = QRectF(left + 4, self._names_top, width - 8, row)
            painter.setFont(small)
            painter.setPen(look.muted)
            shown = metrics.elidedText(name, Qt.TextElideMode.ElideRight, head.width())
            painter.drawText(head, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight, shown)
            if seat < len(self._totals):
                leads = self._totals[seat] == max(self._totals) and self._totals[seat] > 0
                painter.setFont(type_font(self, Type.BODY, True))
                painter.setPen(look.accent_text if leads else look.text)
                total = QRectF(left, line_y + 2, width - 6, row + 2)
                painter.drawText(total, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight, str(self._totals[seat]))


def advised_text(action: Action, spoken: bool) -> str:
    """What was advised, in a word or two: the position that it was advised in is gone."""
    card = "" if action.card is None else card_name(action.card, spoken)
    match action.kind:
        case Kind.TAKE_UPCARD | Kind.DRAW_DISCARD:
            return translate("Table", "take it")
        case Kind.PASS:
            return translate("Table", "pass")
        case Kind.DRAW_STOCK:
            return translate("Table", "draw from the stock")
        case Kind.DISCARD:
            return fill(translate("Table", "throw %1"), card)
        case Kind.KNOCK:
            return fill(translate("Table", "knock, throw %1"), card)
    return translate("Table", "lay off")


def _score_cell(name: str, role: int, points: int, total: int) -> str:
    """A cell of the score sheet for the ear."""
    #: Read aloud from the score sheet: %1 a player, %2 a role, %3 the total after the hand.
    text = translate("Table", "%1, %2, %n points, total %3", None, points)
    return fill(text, name, role_text(role), total)
