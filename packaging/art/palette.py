"""Every colour of the deck, named once.

The inks were chosen for people who see fewer colours: diamonds are blue, the one hue that protanopes and deuteranopes keep
apart from all the others, and the three darker inks differ in lightness (tests/ui/test_card_art.py simulates all three kinds).
"""

PAPER = "#fffdf8"
EDGE = "#b9b3a6"
INK = "#1d212b"

# Suits in the game's order: clubs, diamonds, hearts, spades.
SUITS = ("clubs", "diamonds", "hearts", "spades")
RED = "#c2182f"
TWO_COLOURS = (INK, RED, RED, INK)
FOUR_COLOURS = ("#0a7a3d", "#1a66c9", RED, INK)
# The same inks for marks on a dark ground.
TWO_COLOURS_ON_DARK = ("#f1efe8", "#ff8a8f", "#ff8a8f", "#f1efe8")
FOUR_COLOURS_ON_DARK = ("#6fd38f", "#82b8ff", "#ff8a8f", "#f1efe8")
