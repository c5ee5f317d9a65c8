"""Jacks, queens and kings."""

from court_crowns import crown_arched, crown_of_leaves, crown_of_lilies, crown_of_points
from court_held import sceptre, sword
from court_kit import *
from court_robes import *
from geometry import rectangle, outline
from palette import INK
from sheet import shape, twice
from suits import mark


def king(suit):
    pen = Pen()
    t = TINCTURES[suit]
    head = (125, 82)
    hair = ("#7a4b2a", "#c9ccd4", "#a8502a", "#555c70")[suit]
    shoulders(pen, t.livery, t.shade)
    (sword if suit in (3, 1) else sceptre)(pen, (172, 134), t)
    kinds = ("checks", "scales", "chevrons", "lozenges")
    if suit == 1:
        front(pen, 12, 24, t.second, "scales", t.livery)
        lapels(pen)
    else:
        front(pen, 15, 24, t.second, kinds[suit], t.livery)
        if suit == 3:
            tippet(pen); chain(pen, t.accent)
        elif suit == 2:
            band_collar(pen, GOLD, t.accent)
        else:
            dagged(pen, t.second, IVORY_SHADE, t.accent)
    bell_sleeve(pen, t.livery, t.shade, t.second, GOLD)
    side_hair(pen, head, hair, "rolled")
    face_front(pen, head, 0.6)
    beard(pen, head, hair, ("curled", "square", "pointed", "forked")[suit])
    (crown_of_leaves, crown_arched, crown_of_lilies, crown_of_points)[suit](pen, (125, 64), t)
    fist(pen, (172, 134))
    return pen.text()


def court_body(rank: int, suit: int) -> str:
    pen = Pen()
    t = TINCTURES[suit]
    sash(pen, t.shade, GOLD)
    frame = shape(rectangle(55, 17, 195, 333), "none", stroke=INK, stroke_width=1.5)
    return twice(king(suit) + shape(mark(suit, 74, 38, 27), "currentColor")) + pen.text() + frame
