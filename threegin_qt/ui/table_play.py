"""What the person is doing at the table: the selected card, a knock being laid, lay-offs being chosen, what is offered.

Mouse, keyboard and screen reader all come here, and from here everything goes to the source's one door. Nothing in this module
knows about widgets.
"""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QObject, Signal

from threegin_qt.controller import MatchController, TableSource
from threegin_qt.engine import (
    DRAW_DISCARD,
    DRAW_STOCK,
    PASS,
    TAKE_UPCARD,
    Action,
    Advice,
    Card,
    Kind,
    Mode,
    Phase,
    PlayerView,
    Refusal,
    Refused,
    Role,
    Stage,
    card_set,
    cards_of,
    deadwood,
    discard,
    knock_discards,
)

from .arranging import DefenceChoice, KnockChoice
from .card_words import card_text
from .help_topics import refusal_topic
from .languages import fill, translate
from .phrases import action_text, knock_text, prompt_text, refusal_text, stall_text
from .prompt import Choice


class Play(QObject):
    """One person's gestures over one source."""

    updated = Signal()
    """What is selected, arranged, offered or said is different now."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._source: TableSource | None = None
        self._revision = 0
        self.one_click = False
        self.selected: Card | None = None
        self.knock: KnockChoice | None = None
        self.defence: DefenceChoice | None = None
        self.advice: tuple[Advice, ...] = ()
        """What a hint or the partner says about the decision on the table, best first."""
        self.from_partner = False
        self.message = ""
        """What the line says instead of the prompt, until something happens."""
        self.asked = ""
        """What the line asks for instead of a move, where a lesson wants something else first."""
        self.lifting = False
        """Whether cards are only lifted now: none can be thrown, whatever the rules say."""
        self.proposes = True
        """Whether lay-offs are proposed, as they are in a match."""
        self._refused = ("", "")
        # What the line said last of a refusal, and the section of the rules that it comes from.
        self.note = ""
        """What the line says before the prompt, until the person decides again."""
        self.counting = False
        """Whether the count of a hand is being shown."""

    # -- what there is -------------------------------------------------------------------------------------------------

    def set_source(self, source: TableSource | None) -> None:
        """Play here from now on."""
        self._source = source
        self.forget()

    @property
    def source(self) -> TableSource | None:
        """What is played."""
        return self._source

    @property
    def match(self) -> MatchController | None:
        """The source, if it is a match that can be played and not only looked at."""
        return self._source if isinstance(self._source, MatchController) else None

    @property
    def view(self) -> PlayerView | None:
        """What the person sees."""
        return self._source.view if self._source is not None else None

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the seats; a person who gave none is called "You"."""
        if self._source is None:
            return ()
        return tuple(player.name or translate("Table", "You") for player in self._source.players)

    @property
    def practice(self) -> bool:
        """Whether this is a practice match."""
        return self._source is not None and self._source.mode == Mode.PRACTICE

    @property
    def advising(self) -> bool:
        """Whether the captain waits for the person's advice."""
        return self.match is not None and self.match.awaiting_advice

    @property
    def deciding(self) -> bool:
        """Whether there is a decision before the person: his own, or one to advise about."""
        view = self.view
        if view is None or self._source is None or not self._source.interactive or view.stage != Stage.PLAY:
            return False
        return view.role == view.turn or self.advising

    def may(self, action: Action) -> Refusal | None:
        """Why the person may not do, or advise, this now; None if he may."""
        if self._source is None:
            return Refusal(Refused.NOT_IN_HAND)
        if self.match is not None and self.advising:
            return self.match.may_advise(action)
        return self._source.may(action)

    def forget(self) -> None:
        """The decision on the table is another one: drop what was begun about the one before."""
        self._revision = 0 if self._source is None else self._source.revision
        self.selected = None
        self.knock = None
        self.defence = None
        self.advice = ()
        self.message = ""
        view = self.view
        if self.deciding or view is None or view.stage != Stage.PLAY:
            self.note = ""
        if view is not None and view.phase == Phase.DEFENCE and self.deciding:
            self.defence = DefenceChoice(view.held[view.turn], view.spread, self.proposes)

    def keep_up(self) -> None:
        """Something happened that leaves the decision as it is."""
        self._revision = 0 if self._source is None else self._source.revision

    def _ready_for(self, phase: Phase) -> bool:
        return self.deciding and self.view is not None and self.view.phase == phase

    # -- doing ---------------------------------------------------------------------------------------------------------

    def act(self, action: Action) -> bool:
        """Do it, or advise it; False if it may not be, and the line says why."""
        if self._source is None or self.view is None:
            return False
        view = self.view
        if self.match is not None and self.advising:
            refused = self.match.advise(action, self._revision)
        else:
            refused = self._source.do(action, self._revision)
        if refused is not None:
            self._say_refused(refused, view)
        return refused is None

    def say(self, message: str, why: str = "") -> None:
        """Let the line say this until something happens; `why` names the section of the rules that it comes from."""
        self.message = message
        self._refused = (message, why)
        self.updated.emit()

    @property
    def why(self) -> str:
        """The section of the rules that says why what was tried cannot be; empty while the line says no such thing."""
        said, why = self._refused
        return why if self.message and self.message == said else ""

    def _say_refused(self, refusal: Refusal, view: PlayerView) -> None:
        self.say(refusal_text(refusal, view, self.names), refusal_topic(refusal.code))

    def _refuse(self, action: Action) -> bool:
        """Say why an action may not be, unless it is somebody else's turn, which the line says anyway."""
        refused = self.may(action)
        if refused is not None and self.view is not None:
            self._say_refused(refused, self.view)
        return False

    def draw_stock(self) -> bool:
        """Draw the top card of the stock."""
        return self.act(DRAW_STOCK)

    @property
    def take_action(self) -> Action:
        """Taking the top card of the pile, which is the upcard at first."""
        return TAKE_UPCARD if self.view is not None and self.view.phase == Phase.UPCARD else DRAW_DISCARD

    def take_discard(self) -> bool:
        """Take the top card of the pile."""
        return self.act(self.take_action)

    def pass_upcard(self) -> bool:
        """Pass the upcard."""
        return self.act(PASS)

    def select(self, card: Card | None) -> bool:
        """Select a card to throw, or none."""
        if card is not None:
            if not self._ready_for(Phase.DISCARD):
                return self._refuse(discard(card)) if self.deciding else False
            if self.may(discard(card)) is not None:
                return self._refuse(discard(card))
        self.message = ""
        self.selected = card
        self.updated.emit()
        return True

    def throw(self, card: Card | None = None) -> bool:
        """Throw a card, the selected one if none is named."""
        card = self.selected if card is None else card
        if card is None:
            self.say(translate("Table", "Select a card to throw."))
            return False
        return self.act(discard(card))

    # -- knocking ------------------------------------------------------------------------------------------------------

    def knocks(self) -> dict[Card, int]:
        """The cards that can be thrown to knock now, each with the least deadwood it leaves."""
        view = self.view
        if view is None or not self._ready_for(Phase.DISCARD):
            return {}
        found = knock_discards(view.held[view.turn], view.rules.knock_limit)
        return {card: left for card, left in found.items() if card != view.locked}

    def knock_left(self, card: Card | None = None) -> int | None:
        """What a knock with this card, the selected one, or the best one would leave; None if it may not be."""
        knocks = self.knocks()
        card = self.selected if card is None else card
        if card is not None:
            return knocks.get(card)
        return min(knocks.values(), default=None)

    def begin_knock(self, card: Card | None = None) -> bool:
        """Knock with a card, the selected one, or the one that leaves least: the melds can be changed before they are laid.

        If there is one way only to lay them and the card was named, they are laid at once.
        """
        view = self.view
        if view is None:
            return False
        named = card if card is not None else self.selected
        knocks = self.knocks()
        if named is not None and named not in knocks:
            held = view.held[view.turn] if self.deciding else 0
            if held >> named & 1 and view.phase == Phase.DISCARD and named != view.locked:
                limit = view.rules.knock_limit
                left = deadwood(held & ~(1 << named))
                self._say_refused(Refusal(Refused.TOO_MUCH_DEADWOOD, named, left, limit), view)
                return False
            return self._refuse(discard(named))
        if not knocks:
            self._say_no_knock(view)
            return False
        chosen = named if named is not None else min(knocks, key=lambda each: (knocks[each], -each.points, each))
        choice = KnockChoice(view, chosen)
        if named is not None and choice.count == 1:
            return self.act(choice.action)
        self.message = ""
        self.selected = None
        self.knock = choice
        self.updated.emit()
        return True

    def _say_no_knock(self, view: PlayerView) -> None:
        if not self._ready_for(Phase.DISCARD):
            self._refuse(discard(Card(0)))
            return
        why = refusal_topic(Refused.TOO_MUCH_DEADWOOD)
        if view.rules.knock_limit == 0:
            self.say(translate("Table", "No knock yet: in this match only gin may be laid."), why)
        else:
            self.say(translate("Table", "No knock yet: it needs %n deadwood or less.", None, view.rules.knock_limit), why)

    def cancel(self) -> bool:
        """Put everything back that was begun; whether there was anything."""
        if self.knock is None and self.selected is None and not self.message:
            return False
        self.knock = None
        self.selected = None
        self.message = ""
        self.updated.emit()
        return True

    def lay(self) -> bool:
        """Lay the knock as it is arranged."""
        return self.knock is not None and self.act(self.knock.action)

    def toggle_meld(self, card: Card, target: Card | None = None, beside: bool = False) -> None:
        """Take a card of the knock out of its meld or into one; `beside`: to where `target` is."""
        if self.knock is None:
            return
        done = self.knock.put(card, target) if beside else self.knock.toggle(card)
        if not done:
            self.say(translate("Table", "No way to lay the cards like that."), refusal_topic(Refused.NOT_A_MELD))
            return
        self.message = ""
        self.updated.emit()

    # -- laying off ----------------------------------------------------------------------------------------------------

    def toggle_layoff(self, card: Card) -> None:
        """Lay a card off, on another meld, or take it back."""
        if self.defence is None:
            return
        if not self.defence.toggle(card):
            self._say_refused(Refusal(Refused.LAYOFF_DOES_NOT_FIT), self.view)  # type: ignore[arg-type]
            return
        self.message = ""
        self.updated.emit()

    def lay_off(self, card: Card, at: int | None) -> None:
        """Lay a card off on a meld of the knocker's; None takes it back."""
        if self.defence is None:
            return
        done = self.defence.take(card) if at is None else self.defence.lay(card, at)
        if not done and at is not None and self.defence.place_of(card) != at:
            self._say_refused(Refusal(Refused.LAYOFF_DOES_NOT_FIT), self.view)  # type: ignore[arg-type]
            return
        self.message = ""
        self.updated.emit()

    # -- cards clicked ---------------------------------------------------------------------------------------------------

    def click_card(self, card: Card) -> bool:
        """A click on one of the cards; whether it threw it."""
        if self.knock is not None:
            self.toggle_meld(card)
        elif self.defence is not None:
            self.toggle_layoff(card)
        elif self._ready_for(Phase.DISCARD) and (self.one_click or card == self.selected) and self.may(discard(card)) is None:
            return self.throw(card)
        else:
            self.select(card)
        return False

    def space_card(self, card: Card) -> None:
        """The space bar on one of the cards: select it, or put it down again."""
        if self.knock is not None or self.defence is not None:
            self.click_card(card)
        elif card == self.selected:
            self.select(None)
        else:
            self.select(card)

    # -- what is offered -----------------------------------------------------------------------------------------------

    def choices(self) -> tuple[Choice, ...]:
        """What the buttons beside the line do; the first is the main one."""
        view = self.view
        if view is None or self._source is None or not self._source.interactive:
            return ()
        if view.stage == Stage.ROLES:
            return (Choice("pick", translate("Table", "Draw a card")),)
        if self.counting:
            return (Choice("skip", translate("Table", "Show the result")),)
        if view.stage == Stage.OVER:
            reviewable = () if not view.earlier else (Choice("review", translate("Table", "Review")),)
            return (Choice("new_match", translate("Table", "New match")), *reviewable)
        if view.stage == Stage.DEAL:
            first = view.hand_number == 0
            return (Choice("deal", translate("Table", "Deal") if first else translate("Table", "Next hand")),)
        choices = list(self._turn_choices(view)) if self.deciding and not self.lifting else []
        if view.role == Role.PARTNER:
            choices = [*self._advice_choices(view, choices), *(self._sitting_out() if self.selected is None else ())]
        return tuple(choices)

    def _turn_choices(self, view: PlayerView) -> Iterator[Choice]:
        if self.knock is not None:
            left = self.knock.left
            if left == 0:
                yield Choice("lay", translate("Table", "Lay gin"))
            else:
                yield Choice("lay", translate("Table", "Lay, %n left", None, left))
            yield Choice("cancel", translate("Table", "Cancel"))
            if self.knock.count > 1:
                yield Choice("other", translate("Table", "Other melds"))
            return
        if self.defence is not None:
            yield Choice("defend", translate("Table", "Confirm, %n left", None, self.defence.left))
            if self.proposes and self.defence.layoffs != self.defence.proposed:
                yield Choice("propose", translate("Table", "As proposed"))
            return
        top = card_text(view.pile[-1]) if view.pile else ""
        take = Choice("take_discard", fill(translate("Table", "Take %1"), top))
        draw = Choice("draw_stock", translate("Table", "Draw"))
        if view.phase == Phase.UPCARD:
            yield take
            yield Choice("pass", translate("Table", "Pass"))
        elif view.phase in (Phase.FIRST_DRAW, Phase.DRAW):
            yield draw
            if view.phase == Phase.DRAW:
                yield take
        elif view.phase == Phase.DISCARD:
            if self.selected is None:
                yield Choice("throw", translate("Table", "Throw"), False)
            else:
                yield Choice("throw", fill(translate("Table", "Throw %1"), card_text(self.selected)))
            leaves = self.knock_left()
            if leaves is not None:
                yield Choice("knock", knock_text(leaves))

    def _advice_choices(self, view: PlayerView, choices: list[Choice]) -> Iterator[Choice]:
        """What the person who sits out can do about the captain's decision: advise what is marked, or let him go on."""
        if not self.advising:
            return
        go_on = Choice("go_on", translate("Table", "Go on"))
        marked = self.selected is not None or self.knock is not None or self.defence is not None
        if marked:
            text = {"throw": translate("Table", "Advise %1"), "lay": translate("Table", "Advise, %n left", None, self._left())}
            for at, choice in enumerate(choices):
                if at == 0:
                    text_now = text.get(choice.name, choice.text)
                    card = "" if self.selected is None else card_text(self.selected)
                    yield choice._replace(text=fill(text_now, card))
                    yield go_on
                elif choice.name in ("cancel", "knock", "propose"):
                    yield choice
        else:
            yield go_on
            # Everything else has a place on the table to press.
            yield from (choice for choice in choices if choice.name == "pass")

    def _left(self) -> int:
        return 0 if self.knock is None else self.knock.left

    def _sitting_out(self) -> Iterator[Choice]:
        """The other two of the three ways to sit out."""
        match = self.match
        if match is None:
            return
        texts = {
            "advise": translate("Table", "Advise"),
            "watch": translate("Table", "Watch"),
            "skip": translate("Table", "Skip"),
        }
        for name, text in texts.items():
            if name != match.sitting_out:
                yield Choice(f"sit_{name}", text)

    # -- what is said --------------------------------------------------------------------------------------------------

    def prompt(self, spoken: bool = False) -> str:
        """What the line says now."""
        view = self.view
        if view is None or not self.names:
            return ""
        if self.message:
            return self.message
        if self.asked:
            return self.asked
        return " ".join(part for part in (self.note, self._expected(view, spoken), stall_text(view)) if part)

    def _expected(self, view: PlayerView, spoken: bool) -> str:
        if self.counting:
            return translate("Table", "The hand is counted.")
        if self.knock is not None:
            if self.knock.count > 1:
                return translate("Table", "Press a card to change its meld, then lay them.")
            return translate("Table", "Your melds as they will be laid.")
        if self.advising and view.advice:
            return fill(translate("Table", "Your advice: %1."), action_text(view.advice[-1], view, spoken))
        if self.selected is not None and self.deciding:
            without = view.held[view.turn] & ~(1 << self.selected)
            left = deadwood(without)
            if self.advising:
                return translate("Table", "Throwing it leaves %n deadwood.", None, left)
            return translate("Table", "Press it again to throw it: that leaves %n deadwood.", None, left)
        if self.advising and self.defence is None:
            captain = self.names[view.roles.index(Role.CAPTAIN)]
            return fill(translate("Table", "%1 asks for your advice: mark a move, or go on."), captain)
        return prompt_text(view, self.names, bool(self.knocks()), self.advising, spoken)

    def marked(self) -> tuple[Action | None, frozenset[Card]]:
        """What a hint, the partner, or the person's own advice is about: the action, and the cards to mark."""
        view = self.view
        action = self.advice[0].action if self.advice else None
        if action is None and view is not None and view.role == Role.PARTNER and view.advice:
            action = view.advice[-1]
        if action is None:
            return None, frozenset()
        cards = {action.card} if action.card is not None else set()
        if action.kind == Kind.DEFEND:
            cards |= set(cards_of(card_set(card for laid in action.layoffs for card in cards_of(laid))))
        return action, frozenset(cards)
