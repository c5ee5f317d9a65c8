"""Every colour of the deck, named once.

The inks of the four-colour deck were chosen for people who see fewer colours: diamonds are blue, the one hue that protanopes
and deuteranopes keep apart from red and green, and the green leans to blue, away from the red. The colours were compared
as each of the three kinds of eye sees them (tests/ui/test_card_art.py does so too), with 4.5:1 kept on every light paper.
"""

PAPER = "#fffdf8"
EDGE = "#b9b3a6"
INK = "#1d212b"

# Suits in the game's order: clubs, diamonds, hearts, spades.
SUITS = ("clubs", "diamonds", "hearts", "spades")
RED = "#b8142b"
TWO_COLOURS = (INK, RED, RED, INK)
FOUR_COLOURS = ("#04794f", "#1a4cc0", RED, INK)
# The same inks for marks on a dark ground.
TWO_COLOURS_ON_DARK = ("#f7f4ee", "#ff858c", "#ff858c", "#f7f4ee")
FOUR_COLOURS_ON_DARK = ("#86e3b0", "#78aeff", "#ff858c", "#f7f4ee")
