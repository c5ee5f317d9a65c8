"""The rules and a few words on the pages, in the player's language, with the numbers of the match and pictures of cards."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, Qt, QTimer, QUrl
from PySide6.QtGui import (
    QFont,
    QPalette,
    QResizeEvent,
    QTextBlock,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextFormat,
    QTextImageFormat,
    QTextOption,
)
from PySide6.QtWidgets import QFrame, QTextBrowser, QWidget

from threegin_qt.engine import RuleSet
from threegin_qt.store import Preferences

from .card_art import BACKS, CardArt, DeckStyle
from .card_pictures import draw_picture, picture_card, picture_size, picture_words
from .controls import Choice, ScrollBar, sized_font
from .pages import Page
from .rules_text import PICTURE_URL, RulesText, read_rules, rules_text
from .theme import GRID, Type, theme, themes

_LINE_HEIGHT: Final = 135.0
_WIDEST: Final = 96 * GRID
_CARD: Final = 3.4
"""The width of a card in a picture, in heights of a line."""


class _Reading(QTextBrowser):
    """Text with room at both sides."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setOpenLinks(False)
        self.setWordWrapMode(QTextOption.WrapMode.WordWrap)
        self.setVerticalScrollBar(ScrollBar(Qt.Orientation.Vertical, self))

    def set_side(self, width: int) -> None:
        self.setViewportMargins(width, 0, width, 0)


class RulesPage(Page):
    """Shows the rules; the choice above jumps to a section, and help for a place comes to its section."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._rules = RuleSet()
        self._language = ""
        self._side = -1
        self._text = RulesText("", (), {})
        self._headings: list[int] = []
        # The numbers of the blocks that are headings, in order.
        self._drawn_for: tuple[object, ...] = ()
        self._going_to: int | None = None
        self._seen: int | None = None
        # The heading that was scrolled to last: when fonts change the layout is another before anybody is told.
        self._rendering = False
        self._art = CardArt(parent=self)
        self._sections = Choice(self)
        self._sections.activated.connect(self._jump)
        self.head.insertWidget(1, self._sections)
        self.text = _Reading(self)
        self.box.addWidget(self.text, 1)
        self.setTabOrder(self._sections, self.back)
        self.setTabOrder(self.back, self.text)
        self._settle = QTimer(self, singleShot=True, interval=0)
        self._settle.timeout.connect(self._settled)
        self.text.verticalScrollBar().sliderPressed.connect(self._stay)
        self.text.verticalScrollBar().valueChanged.connect(self._scrolled)
        themes().changed.connect(self._restyle)
        self.retranslate()

    # What is shown

    @property
    def rules(self) -> RuleSet:
        """The rules whose numbers are shown."""
        return self._rules

    @property
    def anchors(self) -> frozenset[str]:
        """The names of the sections there are."""
        return frozenset(self._text.anchors)

    def show_rules(self, rules: RuleSet, language: str, anchor: str | None = None) -> None:
        """Show the rules with these numbers, in this language; with an anchor, from that section on.

        Raises KeyError for a section that there is not.
        """
        if (rules, language) != (self._rules, self._language):
            same = rules == self._rules
            self._rules, self._language = rules, language
            self._render(self._seen if same else None)
        if anchor is not None:
            self._go_to(self._headings[self._text.anchors[anchor]])

    def set_preferences(self, preferences: Preferences) -> None:
        """Draw the cards as these preferences say."""
        back = preferences.card_back if preferences.card_back in BACKS else BACKS[0]
        self._art.style = DeckStyle(preferences.four_colour, preferences.large_index, back)
        self._draw_pictures()

    def retranslate(self) -> None:
        super().retranslate()
        self.title.setText(self.tr("Rules"))
        self._sections.name_it(self.tr("Go to a section of the rules"))
        self.text.setAccessibleName(self.tr("Rules"))

    # The text

    @property
    def _reached(self) -> int | None:
        """Which of the headings the text was scrolled to or past last; None at the top."""
        bar = self.text.verticalScrollBar()
        if bar.value() == 0:
            return None
        document = self.text.document()
        layout = document.documentLayout()
        found = None
        for at, number in enumerate(self._headings):
            if layout.blockBoundingRect(document.findBlockByNumber(number)).top() - GRID <= bar.value() + 1:
                found = at
        return found

    def _render(self, stay_at: int | None = None) -> None:
        """Make the text anew; `stay_at` is the heading to come back to, None for the top."""
        self._text = rules_text(read_rules(self._language), self._rules)
        self._rendering = True
        document = self.text.document()
        document.setDefaultFont(self.font())
        document.setMarkdown(self._text.markdown)
        self._caption_pictures(document)
        sections = []
        self._headings = []
        cursor = QTextCursor(document)
        cursor.beginEditBlock()
        block = document.begin()
        while block.isValid():
            form = QTextBlockFormat(block.blockFormat())
            level = form.headingLevel()
            if level:
                self._headings.append(block.blockNumber())
            if level == 2:
                sections.append((block.blockNumber(), block.text()))
            if _picture_in(block) is None:
                form.setLineHeight(_LINE_HEIGHT, QTextBlockFormat.LineHeightTypes.ProportionalHeight.value)
            form.setTopMargin({1: 0, 2: 3 * GRID, 3: 2 * GRID}.get(level, 0))
            form.setBottomMargin(GRID)
            cursor.setPosition(block.position())
            cursor.setBlockFormat(form)
            block = block.next()
        cursor.endEditBlock()
        self._sections.set_items(sections)
        self._drawn_for = ()
        self._restyle()
        self._rendering = False
        self._seen = stay_at
        if stay_at is None or stay_at >= len(self._headings):
            self._going_to = None
            self.text.moveCursor(QTextCursor.MoveOperation.Start)
        else:
            self._go_to(self._headings[stay_at])

    def _caption_pictures(self, document: QTextDocument) -> None:
        """Put the words of each picture below it: for everybody who cannot see it, and whoever wants to be sure."""
        block = document.begin()
        while block.isValid():
            number = _picture_in(block)
            if number is not None:
                words = picture_words(self._text.pictures[number])
                words = words[:1].upper() + words[1:]
                cursor = QTextCursor(block)
                cursor.movePosition(QTextCursor.MoveOperation.EndOfBlock)
                form = QTextCharFormat()
                form.setFont(sized_font(Type.SMALL))
                cursor.insertBlock(QTextBlockFormat(), form)
                cursor.insertText(words)
                block = cursor.block()
            block = block.next()

    def _draw_pictures(self) -> None:
        """Draw the pictures for the deck, the size of the text, the room and the screen that there are now."""
        dpr = self.devicePixelRatioF()
        line = self.fontMetrics().height()
        document = self.text.document()
        room = self.text.viewport().width() - 2 * document.documentMargin()
        drawn_for = (self._art.style, dpr, line, min(room, _WIDEST * line), theme(), self._language)
        if drawn_for == self._drawn_for or room <= 0 or not self._language:
            return
        self._drawn_for = drawn_for
        block = document.begin()
        cursor = QTextCursor(document)
        cursor.beginEditBlock()
        while block.isValid():
            number = _picture_in(block)
            if number is not None:
                picture = self._text.pictures[number]
                card = picture_card(picture, line * _CARD, room)
                url = f"{PICTURE_URL}{number}"
                document.addResource(
                    QTextDocument.ResourceType.ImageResource.value,
                    QUrl(url),
                    draw_picture(picture, self._art, card, dpr, theme()),
                )
                form = QTextImageFormat()
                size = picture_size(picture, card)
                form.setName(url)
                form.setWidth(size.width())
                form.setHeight(size.height())
                form.setProperty(QTextFormat.Property.ImageAltText, picture_words(picture))
                cursor.setPosition(block.position())
                cursor.movePosition(QTextCursor.MoveOperation.EndOfBlock, QTextCursor.MoveMode.KeepAnchor)
                cursor.setCharFormat(form)
                cursor.setPosition(block.next().position())
                cursor.movePosition(QTextCursor.MoveOperation.EndOfBlock, QTextCursor.MoveMode.KeepAnchor)
                words = QTextCharFormat()
                words.setFont(QFont(sized_font(Type.SMALL)))
                words.setForeground(theme().muted)
                cursor.setCharFormat(words)
            block = block.next()
        cursor.endEditBlock()

    def _restyle(self) -> None:
        palette = QPalette()
        palette.setColor(QPalette.ColorRole.Base, theme().paper)
        palette.setColor(QPalette.ColorRole.Text, theme().text)
        self.text.setPalette(palette)
        self._set_margins()
        self._draw_pictures()

    def _set_margins(self) -> None:
        """Lines no longer than can be read with ease, in the middle."""
        widest = _WIDEST * self.fontMetrics().height() // 17
        side = max(0, (self.width() - widest) // 2 - 3 * GRID)
        if self._side != side:
            self._side = side
            self.text.set_side(side)

    # Going to a place

    def _jump(self) -> None:
        number = self._sections.value()
        if number is not None:
            self._go_to(number)
            self.text.setFocus()

    def _go_to(self, number: int) -> None:
        """Bring a block to the top, now and once more when the page has its size; the keyboard's place goes there too."""
        self._going_to = number
        block = self.text.document().findBlockByNumber(number)
        cursor = QTextCursor(block)
        self.text.setTextCursor(cursor)
        top = self.text.document().documentLayout().blockBoundingRect(block).top()
        self.text.verticalScrollBar().setValue(round(top) - GRID)
        section = max((at for at, _ in self._numbers() if at <= number), default=None)
        if section is not None:
            self._sections.set_value(section)
        self._settle.start()

    def _numbers(self) -> list[tuple[int, str]]:
        return [(self._sections.itemData(at), self._sections.itemText(at)) for at in range(self._sections.count())]

    def _settled(self) -> None:
        going_to, self._going_to = self._going_to, None
        if going_to is not None:
            top = (
                self.text.document().documentLayout().blockBoundingRect(self.text.document().findBlockByNumber(going_to)).top()
            )
            self.text.verticalScrollBar().setValue(round(top) - GRID)

    def _stay(self) -> None:
        self._going_to = None

    def _scrolled(self) -> None:
        if not self._rendering:
            self._seen = self._reached

    # The page

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._set_margins()
        self._draw_pictures()

    def event(self, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.DevicePixelRatioChange, QEvent.Type.Show):
            self._draw_pictures()
        return super().event(event)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange and self._language:
            self._render(self._seen)


def _picture_in(block: QTextBlock) -> int | None:
    """The number of the picture that a block holds, None for a block of text."""
    fragment = block.begin().fragment() if not block.begin().atEnd() else None  # type: ignore[attr-defined]
    if fragment is None or not fragment.charFormat().isImageFormat():
        return None
    name = fragment.charFormat().toImageFormat().name()
    return int(name.removeprefix(PICTURE_URL)) if name.startswith(PICTURE_URL) else None
