"""The deck: every face and back draws, can be told from the others by every eye, and is what its scripts make."""

import itertools
import math
import subprocess
import sys
import xml.etree.ElementTree as ElementTree
from pathlib import Path

import numpy as np
import pytest
from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap

from threegin_qt.resources import resource_path
from threegin_qt.ui.card_art import BACKS, CORNER_TO_WIDTH, RANK_NAMES, SUIT_NAMES, CardArt, DeckStyle, suit_colour, suit_path
from threegin_qt.ui.theme import THEMES, contrast

ROOT = Path(__file__).resolve().parents[2]
CARDS = [(rank, suit) for suit in range(4) for rank in range(1, 14)]
STYLES = [DeckStyle(four, large) for four in (False, True) for large in (False, True)]
TABLE_WIDTH = 60 / 1.4  # a card of 60 pixels of height
STRIP = 0.24  # of the width, left of the next card in a fan
SVG = "{http://www.w3.org/2000/svg}"
LINK = "{http://www.w3.org/1999/xlink}href"

# Simulation of missing cones (Machado, Oliveira and Fernandes 2009, severity 1), on linear RGB.
EYES = {
    "all cones": np.eye(3),
    "protanopia": np.array([[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]]),
    "deuteranopia": np.array([[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.01182, 0.04294, 0.968881]]),
    "tritanopia": np.array([[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.3039]]),
}


def name_of(card: tuple[int, int]) -> str:
    return f"{SUIT_NAMES[card[1]]}-{RANK_NAMES[card[0] - 1]}"


@pytest.fixture(autouse=True)
def silence(qapp, qtlog):
    """Qt says nothing while it reads and draws the deck."""
    yield
    assert [record.message for record in qtlog.records] == []


def pixels(pixmap: QPixmap) -> np.ndarray:
    """Height x width x RGB, 0 to 255, on white."""
    image = QImage(pixmap.size(), QImage.Format.Format_RGB888)
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    bare = QPixmap(pixmap)
    bare.setDevicePixelRatio(1)
    painter.drawPixmap(0, 0, bare)
    painter.end()
    rows = np.frombuffer(image.constBits(), np.uint8).reshape(image.height(), image.bytesPerLine())
    return rows[:, : image.width() * 3].reshape(image.height(), image.width(), 3).astype(float)


def grey(picture: np.ndarray) -> np.ndarray:
    return picture @ np.array([0.299, 0.587, 0.114])


def lab(colour: QColor, eye: np.ndarray) -> np.ndarray:
    """CIE L*a*b* of a colour as an eye sees it."""
    values = np.array([colour.redF(), colour.greenF(), colour.blueF()])
    linear = np.where(values <= 0.04045, values / 12.92, ((values + 0.055) / 1.055) ** 2.4)
    seen = np.clip(eye @ linear, 0, 1)
    xyz = np.array([[0.4124, 0.3576, 0.1805], [0.2126, 0.7152, 0.0722], [0.0193, 0.1192, 0.9505]]) @ seen
    f = np.cbrt(np.maximum(xyz / np.array([0.9505, 1, 1.089]), 0.008856))
    return np.array([116 * f[1] - 16, 500 * (f[0] - f[1]), 200 * (f[1] - f[2])])


# ---- drawing ----


@pytest.mark.parametrize("card", CARDS, ids=name_of)
def test_a_face_is_drawn_in_every_style(card):
    pictures = []
    for style in STYLES:
        pixmap = CardArt(style).face(*card, 100, 1)
        assert pixmap.size().toTuple() == (100, 140)
        picture = pixels(pixmap)
        assert np.ptp(picture) > 150
        pictures.append(picture)
    two, two_large, four, four_large = pictures
    assert np.abs(two - two_large).max() > 100
    assert np.abs(four - four_large).max() > 100
    has_other_ink = SUIT_NAMES[card[1]] in ("clubs", "diamonds")
    assert (np.abs(two - four).max() > 50) == has_other_ink


@pytest.mark.parametrize("back", BACKS)
def test_a_back_is_drawn_and_is_no_clue(back):
    art = CardArt(DeckStyle(back=back))
    picture = pixels(art.back(250, 1))
    assert np.ptp(picture) > 100
    turned = picture[::-1, ::-1]
    assert np.abs(picture - turned).mean() < 2.5
    art.style = DeckStyle(four_colour=True, large_index=True, back=back)
    assert np.array_equal(pixels(art.back(250, 1)), picture)


def test_the_backs_differ(qapp):
    pictures = [pixels(CardArt(DeckStyle(back=back)).back(100, 1)) for back in BACKS]
    for one, other in itertools.combinations(pictures, 2):
        assert np.abs(one - other).mean() > 20


@pytest.mark.parametrize("dpr", [1, 1.25, 1.5, 2, 3])
def test_pixmaps_have_the_pixels_of_the_screen(dpr):
    art = CardArt()
    for pixmap in (art.face(12, 2, 107, dpr), art.back(107, dpr)):
        assert pixmap.devicePixelRatio() == dpr
        assert pixmap.size().toTuple() == (round(107 * dpr), round(107 * 1.4 * dpr))


def test_the_corner_is_round_and_the_edge_is_a_line():
    pixmap = CardArt().face(2, 3, 250, 1)
    image = pixmap.toImage()
    radius = 250 * CORNER_TO_WIDTH
    assert image.pixelColor(0, 0).alpha() == 0
    assert image.pixelColor(round(radius), 0).alpha() > 200
    paper, edge = image.pixelColor(125, 20), image.pixelColor(125, 0)
    assert contrast(edge, paper) > 1.5
    assert image.pixelColor(125, 2) == paper


@pytest.mark.parametrize("card", CARDS, ids=name_of)
def test_faces_turn_round(card):
    """A card may be held either way up; but odd pips, the pair in the middle of 6 to 8, and aces stand upright."""
    rank, suit = card
    picture = pixels(CardArt().face(rank, suit, 250, 1))
    difference = np.abs(picture - picture[::-1, ::-1]).max(axis=2)
    if rank in (1, 3, 5, 6, 7, 8, 9):
        # The columns of the indices, and the rows beside the upright pips.
        difference[:, 53:197] = 0
    if name_of(card) == "spades-ace":
        # Its wreath is wider, but leaves the corners alone.
        difference[119:231] = 0
    assert difference.mean() < 1
    assert (difference > 60).mean() < 0.002


# ---- telling cards apart ----


@pytest.mark.parametrize("style", STYLES, ids=lambda style: f"{'four' if style.four_colour else 'two'}-{style.large_index}")
def test_the_strip_of_a_small_card_names_it(style):
    art = CardArt(style)
    strips = {}
    for card in CARDS:
        picture = pixels(art.face(*card, TABLE_WIDTH, 1))
        assert picture.shape[0] == 60
        strips[card] = picture[:, : math.floor(picture.shape[1] * STRIP)]
    for one, other in itertools.combinations(CARDS, 2):
        difference = np.abs(grey(strips[one]) - grey(strips[other]))
        # In grey, several of the 600 pixels differ by a third of the way from ink to paper.
        assert (difference > 70).sum() >= 6, (name_of(one), name_of(other))


@pytest.mark.parametrize("style", STYLES, ids=lambda style: f"{'four' if style.four_colour else 'two'}-{style.large_index}")
@pytest.mark.parametrize("eye", EYES)
def test_suits_differ_for_every_eye(style, eye):
    inks = [lab(suit_colour(suit, style, on_dark=False), EYES[eye]) for suit in range(4)]
    art = CardArt(style)
    for one, other in itertools.combinations(range(4), 2):
        distance = np.linalg.norm(inks[one] - inks[other])
        if style.four_colour:
            assert distance > 15
        # Whatever the colours, the marks of the index differ in shape.
        rows = slice(106, 156) if style.large_index else slice(79, 119)
        marks = [grey(pixels(art.face(5, suit, 250, 1)))[rows, 7:55] < 160 for suit in (one, other)]
        assert (marks[0] ^ marks[1]).sum() > 0.15 * (marks[0] | marks[1]).sum()


@pytest.mark.parametrize("theme", THEMES, ids=lambda theme: theme.name)
@pytest.mark.parametrize("style", [DeckStyle(), DeckStyle(four_colour=True)], ids=["two", "four"])
def test_marks_can_be_read_on_paper(theme, style):
    for suit in range(4):
        for ground in (theme.paper, theme.paper_raised):
            assert contrast(suit_colour(suit, style, on_dark=theme.dark), ground) >= 4.5


def test_marks_can_be_read_on_cards():
    paper = CardArt().face(2, 3, 250, 1).toImage().pixelColor(125, 120)
    for style in STYLES:
        for suit in range(4):
            assert contrast(suit_colour(suit, style, on_dark=False), paper) >= 4.5


@pytest.mark.parametrize("suit", range(4), ids=SUIT_NAMES)
def test_a_suit_path_is_the_mark_on_the_cards(suit):
    path = suit_path(suit)
    assert QRectF(0, 0, 1, 1).contains(path.boundingRect())
    assert path.boundingRect().height() > 0.85
    # The middle pip of a five is 47 of the 250 units of the width large.
    picture = grey(pixels(CardArt().face(5, suit, 1000, 1)))[606:794, 406:594] < 200
    image = QImage(188, 188, QImage.Format.Format_Grayscale8)
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    painter.scale(188, 188)
    painter.fillPath(path, Qt.GlobalColor.black)
    painter.end()
    drawn = np.frombuffer(image.constBits(), np.uint8).reshape(188, image.bytesPerLine())[:, :188] < 128
    assert (picture ^ drawn).mean() < 0.01


# ---- the style and the cache ----


def test_a_change_of_style_is_told_once(qtbot):
    art = CardArt()
    with qtbot.waitSignal(art.changed):
        art.style = DeckStyle(four_colour=True)
    with qtbot.assertNotEmitted(art.changed):
        art.style = DeckStyle(four_colour=True)


def test_what_does_not_exist_is_refused():
    art = CardArt()
    for rank, suit in ((0, 0), (14, 0), (1, 4), (1, -1)):
        with pytest.raises(ValueError, match="no card"):
            art.face(rank, suit, 100, 1)
    with pytest.raises(ValueError, match="wide"):
        art.back(0.2, 1)
    with pytest.raises(ValueError, match="wide"):
        art.warm(0, 1)
    with pytest.raises(ValueError, match="back"):
        art.style = DeckStyle(back="plaid")
    assert art.style == DeckStyle()


def test_a_card_is_drawn_once_for_each_size():
    art = CardArt()
    first = art.face(13, 0, 100, 1)
    assert art.face(13, 0, 100, 1).cacheKey() == first.cacheKey()
    assert art.face(13, 0, 100, 2).cacheKey() != first.cacheKey()
    assert art.cached_bytes == 100 * 140 * 4 + 200 * 280 * 4


def test_the_cache_is_bounded():
    limit = 10 * 100 * 140 * 4
    art = CardArt(limit=limit)
    kept = art.face(1, 3, 100, 1)
    for card in CARDS:
        art.face(*card, 100, 1)
        art.face(1, 3, 100, 1)
        assert art.cached_bytes <= limit
    # What is used stays; what is not goes.
    assert art.face(1, 3, 100, 1).cacheKey() == kept.cacheKey()
    before = art.cached_bytes
    art.face(1, 0, 100, 1)
    assert art.cached_bytes == before == limit


def test_warming_fills_the_cache(qtbot):
    art = CardArt()
    art.warm(50, 1)
    assert art.warming
    qtbot.waitUntil(lambda: not art.warming)
    warmed = art.cached_bytes
    assert warmed == 53 * 50 * 70 * 4
    for card in CARDS:
        art.face(*card, 50, 1)
    art.back(50, 1)
    assert art.cached_bytes == warmed


def test_warming_ends_with_the_style_and_with_the_object(qtbot):
    art = CardArt()
    art.warm(50, 1)
    art.style = DeckStyle(large_index=True)
    assert not art.warming
    art.warm(50, 1)
    with qtbot.waitSignal(art.destroyed):
        art.deleteLater()


# ---- the files ----


def test_the_files_are_what_the_script_makes(tmp_path):
    script = ROOT / "packaging" / "art" / "make_cards.py"
    subprocess.run([sys.executable, "-B", str(script), str(tmp_path)], check=True, capture_output=True)
    made = {path.name: path.read_bytes() for path in tmp_path.iterdir()}
    folder = resource_path("cards")
    kept = {path.name: path.read_bytes() for path in folder.iterdir() if path.suffix in (".svg", ".json")}
    assert sorted(kept) == sorted(made)
    assert [name for name in made if made[name] != kept[name]] == []


def test_the_deck_is_complete_and_small():
    files = {path.name: path.stat().st_size for path in resource_path("cards").iterdir()}
    wanted = {f"{name_of(card)}.svg" for card in CARDS} | {f"back-{back}.svg" for back in BACKS}
    assert {name for name in files if name.endswith(".svg")} == wanted
    assert sum(files.values()) < 1_500_000


@pytest.mark.parametrize("path", sorted(resource_path("cards").glob("*.svg")), ids=lambda path: path.stem)
def test_the_files_use_plain_features_only(path):
    root = ElementTree.parse(path).getroot()
    ids = {element.get("id") for element in root.iter()} - {None}
    for element in root.iter():
        assert element.tag.removeprefix(SVG) in ("svg", "g", "path", "use")
        assert not {"style", "class", "clip-path", "filter", "mask", "href"} & set(element.attrib)
        if LINK in element.attrib:
            assert element.attrib[LINK].removeprefix("#") in ids
            assert element.attrib[LINK].startswith("#")
        assert not any("url(" in value for value in element.attrib.values())


def test_a_card_can_be_drawn_anywhere_on_a_widget():
    """Half pixels of the place do not blur the card: a painter moves whole device pixels."""
    pixmap = CardArt().face(10, 1, 100, 2)
    image = QImage(240, 300, QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(2)
    image.fill(0)
    painter = QPainter(image)
    painter.drawPixmap(QPointF(10, 5), pixmap)
    painter.end()
    bare = pixmap.toImage()
    for point in (QPoint(60, 40), QPoint(100, 139), QPoint(23, 60)):
        assert image.pixelColor(point + QPoint(20, 10)) == bare.pixelColor(point)
