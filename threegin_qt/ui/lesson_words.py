"""What the lesson says: about each step, what there is to do in it, and what a try is worth.

Every number comes from the rules of the position and every card from its cards.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from threegin_qt.controller.lesson import Tried, Wrong
from threegin_qt.controller.lesson_steps import STEPS, Topic
from threegin_qt.engine import PlayerView

from .card_words import card_name
from .languages import QT_TRANSLATE_NOOP, fill, translate
from .phrases import role_text

_TITLES: Final = {
    Topic.MELDS: QT_TRANSLATE_NOOP("Lesson", "Melds"),
    Topic.DEADWOOD: QT_TRANSLATE_NOOP("Lesson", "Deadwood"),
    Topic.TURN: QT_TRANSLATE_NOOP("Lesson", "A turn"),
    Topic.UPCARD: QT_TRANSLATE_NOOP("Lesson", "The upcard"),
    Topic.KNOCK: QT_TRANSLATE_NOOP("Lesson", "Knocking"),
    Topic.GIN: QT_TRANSLATE_NOOP("Lesson", "Gin"),
    Topic.LAY_OFF: QT_TRANSLATE_NOOP("Lesson", "Laying off"),
    Topic.UNDERCUT: QT_TRANSLATE_NOOP("Lesson", "The undercut"),
    Topic.ROLES: QT_TRANSLATE_NOOP("Lesson", "Three players, three roles"),
    Topic.FREE: QT_TRANSLATE_NOOP("Lesson", "A turn of your own"),
}
# %1 to %4 are the numbers of the rules: the most deadwood for a knock, what gin scores, what an undercut scores, the target.
_ABOUT: Final = {
    Topic.MELDS: QT_TRANSLATE_NOOP(
        "Lesson",
        "You collect melds. Three or four cards of one rank are a set; three or more cards of one suit in sequence are a run.",
    ),
    Topic.DEADWOOD: QT_TRANSLATE_NOOP(
        "Lesson",
        "Cards in no meld are deadwood: an ace counts 1, a number card its number, jack, queen and king 10. "
        "The less deadwood, the better; what you have stands below your cards.",
    ),
    Topic.TURN: QT_TRANSLATE_NOOP(
        "Lesson",
        "In your turn you draw one card, the top one of the stock or of the discard pile, and then throw one.",
    ),
    Topic.UPCARD: QT_TRANSLATE_NOOP(
        "Lesson",
        "After the deal one card lies face up: the upcard. First the captain may take it, then the player in the box; "
        "if both pass, the captain draws from the stock.",
    ),
    #: %1 is the most deadwood that a knock may leave.
    Topic.KNOCK: QT_TRANSLATE_NOOP(
        "Lesson",
        "You end a hand by knocking. You may knock after drawing, if the card that you throw leaves you with %1 deadwood "
        "or less; you score what the other player has more than you.",
    ),
    #: %2 is what gin scores.
    Topic.GIN: QT_TRANSLATE_NOOP(
        "Lesson",
        "A knock without any deadwood is gin: it scores %2 and all of the other player's deadwood.",
    ),
    Topic.LAY_OFF: QT_TRANSLATE_NOOP(
        "Lesson",
        "Nadia has knocked. Unless a knock is gin, you may lay off loose cards on the knocker's melds: "
        "the fourth card of a set, or cards that continue a run.",
    ),
    #: %3 is what an undercut scores.
    Topic.UNDERCUT: QT_TRANSLATE_NOOP(
        "Lesson",
        "If the defender ends with no more deadwood than the knocker, it is an undercut: the defender scores %3 and "
        "the difference. In a match the table lays off for you what is best, as here.",
    ),
    #: %4 is the total that wins the match.
    Topic.ROLES: QT_TRANSLATE_NOOP(
        "Lesson",
        "Two play each hand: the box, who deals, and the captain; the third sits out as the captain's partner. Who scores "
        "is in the box next, and who sat out is captain next. The first to reach %4 wins the match.",
    ),
    Topic.FREE: QT_TRANSLATE_NOOP(
        "Lesson",
        "You are captain. Viktor sits out as your partner: he sees your cards and may advise you, and what he advises is "
        "marked on the table. When you sit out, you can advise the captain in the same way.",
    ),
}
_TASKS: Final = {
    (Topic.MELDS, 0): QT_TRANSLATE_NOOP("Lesson", "Press one of the cards of your set: it rises."),
    (Topic.MELDS, 1): QT_TRANSLATE_NOOP("Lesson", "Now press one of the cards of your run."),
    (Topic.DEADWOOD, 0): QT_TRANSLATE_NOOP(
        "Lesson", "Throw the loose card that counts most: press it twice, or drag it to the pile."
    ),
    (Topic.TURN, 0): QT_TRANSLATE_NOOP(
        "Lesson", "The card on the pile makes a run with two of yours: press the pile to take it."
    ),
    (Topic.TURN, 1): QT_TRANSLATE_NOOP("Lesson", "Now throw the loose card that counts most."),
    (Topic.UPCARD, 0): QT_TRANSLATE_NOOP("Lesson", "You are captain, and this upcard is of no use to you: pass."),
    (Topic.UPCARD, 1): QT_TRANSLATE_NOOP("Lesson", "Nadia has passed too: draw from the stock."),
    (Topic.KNOCK, 0): QT_TRANSLATE_NOOP("Lesson", "You have too much deadwood still: draw from the stock."),
    (Topic.KNOCK, 1): QT_TRANSLATE_NOOP(
        "Lesson", "A third four! Knock with as little deadwood as you can: press the knock place, then lay your melds."
    ),
    (Topic.GIN, 0): QT_TRANSLATE_NOOP("Lesson", "You have just drawn a third six: knock with gin."),
    (Topic.LAY_OFF, 0): QT_TRANSLATE_NOOP(
        "Lesson", "Press each loose card that fits on Nadia's melds, or drag it there; then confirm."
    ),
    (Topic.UNDERCUT, 0): QT_TRANSLATE_NOOP("Lesson", "See which cards are laid off already, and confirm."),
    (Topic.ROLES, 0): QT_TRANSLATE_NOOP(
        "Lesson", "You are captain and about to score. Who will be in the box in the next hand?"
    ),
    (Topic.ROLES, 1): QT_TRANSLATE_NOOP("Lesson", "And who will be captain?"),
    (Topic.ROLES, 2): QT_TRANSLATE_NOOP("Lesson", "Now knock, and see how it comes out."),
    (Topic.FREE, 0): QT_TRANSLATE_NOOP("Lesson", "Draw from the stock or take the card on the pile, as you like."),
    (Topic.FREE, 1): QT_TRANSLATE_NOOP("Lesson", "Throw whatever you like."),
}
# %1 a card, %2 the deadwood that is left.
_RIGHT: Final = {
    (Topic.MELDS, 0): QT_TRANSLATE_NOOP("Lesson", "Right: the three nines are a set."),
    (Topic.MELDS, 1): QT_TRANSLATE_NOOP(
        "Lesson", "Right: five, six and seven of hearts are a run. The ace is always low in one."
    ),
    (Topic.DEADWOOD, 0): QT_TRANSLATE_NOOP("Lesson", "Right: without %1 your deadwood is down to %2."),
    (Topic.TURN, 0): QT_TRANSLATE_NOOP(
        "Lesson", "Right: %1 completes a run. A card taken from the pile stays with you this turn."
    ),
    (Topic.TURN, 1): QT_TRANSLATE_NOOP("Lesson", "Right: that was a turn. Nadia has had hers, and you would be next."),
    (Topic.UPCARD, 0): QT_TRANSLATE_NOOP("Lesson", "Right: Nadia may take it now, and passes as well."),
    (Topic.UPCARD, 1): QT_TRANSLATE_NOOP("Lesson", "Right: and it was the third eight. The hand goes on with a throw."),
    (Topic.KNOCK, 0): QT_TRANSLATE_NOOP("Lesson", "Right: that was worth it."),
    (Topic.KNOCK, 1): QT_TRANSLATE_NOOP(
        "Lesson", "Right: you knocked with %2 and won the hand. Nobody ever has to knock, but here it paid."
    ),
    (Topic.GIN, 0): QT_TRANSLATE_NOOP("Lesson", "Gin! Nothing can be laid off against it, and it cannot be undercut."),
    (Topic.LAY_OFF, 0): QT_TRANSLATE_NOOP("Lesson", "Right: you are down to %2, so Nadia scores less."),
    (Topic.UNDERCUT, 0): QT_TRANSLATE_NOOP("Lesson", "An undercut: you are down to %2, and the points are yours."),
    (Topic.ROLES, 0): QT_TRANSLATE_NOOP("Lesson", "Right: who scores is in the box."),
    (Topic.ROLES, 1): QT_TRANSLATE_NOOP("Lesson", "Right: Viktor sat out. Nadia loses the hand and sits out."),
    (Topic.ROLES, 2): QT_TRANSLATE_NOOP("Lesson", "Right: the points are yours alone, and the next hand is yours to deal."),
    (Topic.FREE, 0): QT_TRANSLATE_NOOP("Lesson", "Good. Viktor has an idea for the throw as well."),
    (Topic.FREE, 1): QT_TRANSLATE_NOOP(
        "Lesson", "Well done: you know the game. In a match you can ask for a hint, or ask your partner."
    ),
}
# %1 a card, %2 the deadwood that the try leaves, %3 the least that can be left.
_WRONG: Final = {
    Wrong.IN_THE_RUN: QT_TRANSLATE_NOOP("Lesson", "%1 is in your run; look for three cards of one rank."),
    Wrong.IN_THE_SET: QT_TRANSLATE_NOOP("Lesson", "%1 is in your set; look for three cards of one suit in sequence."),
    Wrong.LOOSE: QT_TRANSLATE_NOOP("Lesson", "%1 is in no meld: it is a loose card."),
    Wrong.IN_A_MELD: QT_TRANSLATE_NOOP(
        "Lesson", "%1 belongs to a meld: throw a loose card, and %3 deadwood is left instead of %2."
    ),
    Wrong.MORE_DEADWOOD: QT_TRANSLATE_NOOP("Lesson", "Throwing %1 leaves %2; another loose card counts more, and leaves %3."),
    Wrong.TAKE_IT: QT_TRANSLATE_NOOP("Lesson", "Nobody knows what the stock brings, but %1 makes a run at once: take it."),
    Wrong.LEAVE_IT: QT_TRANSLATE_NOOP("Lesson", "%1 fits none of your cards: leave it where it is."),
    Wrong.KNOCK_INSTEAD: QT_TRANSLATE_NOOP(
        "Lesson", "That would give Nadia another turn: knock, on the knock place, with its button, or with the key K."
    ),
    Wrong.LAY_ALL: QT_TRANSLATE_NOOP(
        "Lesson", "Laid like that, %2 is left over, and it is no gin: lay all ten cards in melds."
    ),
    Wrong.MORE_FITS: QT_TRANSLATE_NOOP("Lesson", "That leaves you with %2, but more cards fit on Nadia's melds: it can be %3."),
    Wrong.NO_UNDERCUT: QT_TRANSLATE_NOOP(
        "Lesson", "That leaves you with %2; with all that fits laid off it is %3, and an undercut."
    ),
    Wrong.ANSWER_FIRST: QT_TRANSLATE_NOOP("Lesson", "First answer the question: who will it be?"),
}


def title_text(topic: Topic) -> str:
    """What a step is about, in a few words."""
    return translate("Lesson", _TITLES[topic])


def about_text(topic: Topic, view: PlayerView) -> str:
    """What a step teaches, in one to three sentences."""
    rules = view.rules
    return fill(translate("Lesson", _ABOUT[topic]), rules.knock_limit, rules.gin_bonus, rules.undercut_bonus, rules.target)


def task_text(topic: Topic, number: int) -> str:
    """What there is to do: the task of that number of a step, 0 for the first."""
    return translate("Lesson", _TASKS[topic, number])


def right_text(topic: Topic, number: int, tried: Tried, spoken: bool = False) -> str:
    """What is said to the right thing."""
    card = "" if tried.card is None else card_name(tried.card, spoken)
    return fill(translate("Lesson", _RIGHT[topic, number]), card, tried.left)


def wrong_text(tried: Tried, names: Sequence[str], spoken: bool = False) -> str:
    """Why a try is not the right one, in one sentence. Raises KeyError for the right one."""
    assert tried.wrong is not None
    if tried.wrong == Wrong.OTHER_ROLE:
        assert tried.seat is not None
        assert tried.role is not None
        if tried.seat == 0:
            #: %1 is a role: "in the box", "captain", "sitting out".
            return fill(translate("Lesson", "Not you, who will be %1."), role_text(tried.role))
        #: %1 is a player, %2 a role: "in the box", "captain", "sitting out".
        return fill(translate("Lesson", "Not %1, who will be %2."), names[tried.seat], role_text(tried.role))
    card = "" if tried.card is None else card_name(tried.card, spoken)
    return fill(translate("Lesson", _WRONG[tried.wrong]), card, tried.left, tried.least)


def step_text(at: int) -> str:
    """Which step it is, 0 for the first: "Step 4 of 10"."""
    return fill(translate("Lesson", "Step %1 of %2"), at + 1, len(STEPS))


def resume_text(at: int) -> str:
    """What a button says that leads to the lesson: its beginning, or the step that was reached."""
    if at <= 0:
        return fill(translate("Lesson", "&Learn the game in %1 short steps"), len(STEPS))
    return fill(translate("Lesson", "Go on with the &lesson: step %1 of %2"), at + 1, len(STEPS))
