"""Jacks, queens and kings."""

from court_caps import *
from court_crowns import crown_arched, crown_of_leaves, crown_of_lilies, crown_of_points
from court_held import *
from court_kit import *
from court_robes import *
from geometry import rectangle, outline
from palette import INK
from sheet import shape, turned_copy
from suits import mark

HEAD=(125,82)
HAND=(172,134)

def king(suit):
    pen = Pen()
    t = TINCTURES[suit]
    head = (125, 82)
    hair = ("#7a4b2a", "#c9ccd4", "#a8502a", "#555c70")[suit]
    shoulders(pen, t.livery, t.shade)
    if suit: (None,axe,sceptre,sword)[suit](pen, (172, 134), t)
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
    if suit==1:
        face_profile(pen, head)
        profile_hair(pen, head, hair, True)
        profile_beard(pen, head, hair)
    else:
        side_hair(pen, head, hair, "rolled")
        face_front(pen, head, 0.6)
        beard(pen, head, hair, ("curled", "square", "pointed", "forked")[suit])
    (crown_of_leaves, crown_arched, crown_of_lilies, crown_of_points)[suit](pen, (125, 64), t)
    if suit==0: orb(pen,(170,124),t)
    fist(pen, (172, 134))
    return pen.text()

def queen(suit):
    pen=Pen(); t=TINCTURES[suit]
    hair=("#6d4428","#b2552b","#d99a3c","#2b2d3a")[suit]
    hand=(168,138)
    shoulders(pen,t.livery,t.shade,4)
    if suit==3: veil(pen,HEAD,t.second,SILVER_SHADE,GOLD)
    if suit==2: standing_collar(pen,(125,96),IVORY,IVORY_SHADE,t.accent)
    side_hair(pen,HEAD,hair,("bobbed","plaits","waved","bobbed")[suit]) if suit!=1 else None
    neck(pen,HEAD)
    bust(pen)
    front(pen,17,25,t.second,("drops","rings","flowers","bars")[suit],t.livery,y0=136)
    neckline(pen)
    if suit==1: side_hair(pen,HEAD,hair,"plaits")
    forearm(pen,t.livery,t.shade,t.second) if suit!=3 else bell_sleeve(pen,t.livery,t.shade,IVORY,GOLD)
    puffed(pen,76,134,t.livery,t.second)
    necklace(pen,t.accent)
    if suit!=3:(lily,fan,rose)[suit](pen,(172,134),t)
    else: moon_sceptre(pen,HAND,t)
    face_front(pen,HEAD,-0.6,woman=True)
    fringe(pen,HEAD,hair)
    if suit==0: hood(pen,HEAD,t.livery,t.shade,IVORY)
    coronet(pen,(125,61) if suit else (125,58),t,("trefoils","pearls","lilies","points")[suit])
    if suit==3: fist(pen,HAND,size=.9)
    else: pinch(pen,(172,136))
    return pen.text()

def jack(suit):
    pen=Pen(); t=TINCTURES[suit]
    hair=("#a8502a","#3a3038","#d99a3c","#6a4630")[suit]
    shoulders(pen,t.livery,t.shade,2)
    (banner,bow,quill,halberd)[suit](pen,HAND,t)
    if suit in (2,3):
        neck(pen,(129,82))
    else:
        neck(pen,HEAD)
    panel(pen,((AXIS,104),(AXIS+30,104),(AXIS+30,230),(AXIS,230)),t.second,("bars","chevrons","lozenges","checks")[suit],t.livery)
    panel(pen,((AXIS-30,104),(AXIS,104),(AXIS,230),(AXIS-30,230)),t.livery,"bars",t.shade)
    puffed(pen,74,136,t.livery,t.second)
    puffed(pen,180,130,t.livery,t.second,.9)
    buttons(pen,GOLD,146,4,10)
    if suit==0: dagged(pen,t.second,IVORY_SHADE,t.accent)
    if suit==1: ruff(pen)
    if suit==2: band_collar(pen,t.second,t.accent)
    if suit==3: ruff(pen)
    forearm(pen,t.second,IVORY_SHADE,GOLD)
    if suit in (2,3):
        face_profile(pen,HEAD); profile_hair(pen,HEAD,hair)
        (bycocket,kettle_hat)[suit-2](pen,(125,65),t)
    else:
        side_hair(pen,HEAD,hair,("rolled","bobbed")[suit]); face_front(pen,HEAD,.6); fringe(pen,HEAD,hair)
        (beret,torse)[suit](pen,(125,66),t)
    fist(pen,HAND)
    return pen.text()

def court_body(rank: int, suit: int) -> str:
    pen = Pen()
    t = TINCTURES[suit]
    sash(pen, t.shade, GOLD)
    frame = shape(rectangle(55, 17, 195, 333), "none", stroke=INK, stroke_width=1.5)
    return turned_copy((jack,queen,king)[rank-11](suit) + shape(mark(suit, 74, 38, 27), "currentColor")) + pen.text() + frame
