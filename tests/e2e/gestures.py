"""Three people who play with real presses on a screen: one who drags, one who clicks, one who has no mouse."""

from __future__ import annotations

from typing import Any

from threegin_qt.controller.plain import choose
from threegin_qt.engine import Action, Kind, Phase, PlayerView, Stage, cards_of, view_of
from threegin_qt.engine import replay as replayed

from .program import Running
from .screen import Screen, Spot


class Person:
    """Somebody at the screen. What to do is decided plainly from what the disk has, which is what the screen has to show."""

    def __init__(self, screen: Screen, program: Running) -> None:
        self.screen = screen
        self.program = program
        self.acts = 0

    # -- what differs ----------------------------------------------------------------------------------------------------

    def pick(self, seen: Any) -> None:
        """Take a card of the fan."""
        raise NotImplementedError

    def choose(self, seen: Any, name: str) -> None:
        """Do what one of the buttons beside the line stands for."""
        raise NotImplementedError

    def draw(self, seen: Any) -> None:
        """Take the top card of the stock."""
        raise NotImplementedError

    def take(self, seen: Any) -> None:
        """Take the top card of the pile."""
        raise NotImplementedError

    def throw(self, seen: Any, card: int) -> None:
        """Throw a card."""
        raise NotImplementedError

    def knock(self, seen: Any, card: int) -> None:
        """Knock by throwing a card, as far as the cards lie in some arrangement."""
        raise NotImplementedError

    # -- playing ---------------------------------------------------------------------------------------------------------

    def turn(self) -> Any:
        """What there is to see when it is the person's to act and nothing moves; checked against the disk."""
        seen = self.program.see(lambda seen: seen.table and _at_rest(seen.table), what="the person's turn")
        self.check(seen.table)
        return seen

    def check(self, table: Any) -> PlayerView:
        """The screen shows what the disk has: returns that."""
        state = replayed(self.program.record(table.match)).last
        view = view_of(state, 0)
        cards = [each.card for each in table.hand]
        if view.stage == Stage.PLAY and view.eyes is not None and not any(each.choice == "lay" for each in table.offered):
            laid = {each.card for each in table.laid}
            assert {*cards, *laid} == {int(card) for card in cards_of(view.held[view.eyes])}, table
            assert table.pile.top == (int(view.pile[-1]) if view.pile else None), table
            assert table.stock.name == f"Stock, {view.stock_count} cards", table
        if not any(each.choice == "skip" for each in table.offered):
            assert table.totals == list(view.totals), table
        return view

    def act(self) -> Stage:
        """Do the one thing there is to do; at what stage that was."""
        seen = self.turn()
        view = self.check(seen.table)
        if view.stage == Stage.OVER and seen.table.offered[0].choice == "new_match":
            return Stage.OVER
        self.do(seen, view)
        self.acts += 1
        self.program.see(lambda now: _moved(seen.table, now.table), what=f"something after {seen.table.offered[0].choice}")
        return view.stage

    def do(self, seen: Any, view: PlayerView) -> None:
        """Do what is due at this view."""
        main = seen.table.offered[0].choice
        if main == "pick":
            self.pick(seen)
        elif main in ("skip", "deal", "lay", "defend"):
            self.choose(seen, main)
        else:
            self.perform(seen, choose(view))

    def perform(self, seen: Any, action: Action) -> None:
        """Do, or advise, this."""
        if action.kind == Kind.DRAW_STOCK:
            self.draw(seen)
        elif action.kind in (Kind.TAKE_UPCARD, Kind.DRAW_DISCARD):
            self.take(seen)
        elif action.kind == Kind.PASS:
            self.choose(seen, "pass")
        elif action.kind == Kind.DISCARD:
            assert action.card is not None
            self.throw(seen, int(action.card))
        else:
            assert action.card is not None
            self.knock(seen, int(action.card))

    def play(self, until: Any) -> None:
        """Play until `until(view)` is true of the view at the person's turn."""
        while not until(self.check(self.turn().table)):
            self.act()

    # -- where things are ------------------------------------------------------------------------------------------------

    @staticmethod
    def card(seen: Any, card: int) -> Spot:
        """Where to press one of the cards."""
        spot = next(each.spot for each in seen.table.hand if each.card == card)
        assert spot is not None, f"card {card} is covered"
        return list(spot)

    @staticmethod
    def offered(seen: Any, name: str) -> Spot:
        """Where to press one of the buttons beside the line."""
        found = next(each for each in seen.table.offered if each.choice == name)
        assert found.enabled
        assert found.spot is not None, f"{name} is covered"
        return list(found.spot)


def middle(box: Any) -> Spot:
    """The middle of x, y, width, height."""
    x, y, width, height = box
    return [x + width // 2, y + height // 2]


def _at_rest(table: Any) -> bool:
    """Whether it is the person's to act and nothing moves."""
    return bool(
        table.offered
        and (table.deciding or table.offered[0].choice in ("pick", "skip", "deal", "new_match"))
        and not (table.flying or table.moving or table.dragging)
    )


def _moved(before: Any, table: Any) -> bool:
    """Whether a press has had its effect."""
    if table is None:
        return True
    then, now = ([each.choice for each in seen.offered] for seen in (before, table))
    return bool((table.revision, table.selected, now) != (before.revision, before.selected, then))


class WithMouse(Person):
    """What is the same for whoever has a mouse. Nobody here makes double clicks."""

    def click(self, at: Spot) -> None:
        """A single click."""
        self.screen.calm_down(at)
        self.screen.click(at)

    def drag(self, start: Spot, end: Spot) -> None:
        """A drag that does not begin with the second press of a double click."""
        self.screen.calm_down(start)
        self.screen.drag(start, end)

    def pick(self, seen: Any) -> None:
        self.click(seen.table.fan[17])

    def choose(self, seen: Any, name: str) -> None:
        self.click(self.offered(seen, name))


class Dragger(WithMouse):
    """Drags every card; buttons, which nobody can drag, are pressed."""

    def draw(self, seen: Any) -> None:
        self.drag(seen.table.stock.spot, middle(seen.table.hand_at))

    def take(self, seen: Any) -> None:
        self.drag(seen.table.pile.spot, middle(seen.table.hand_at))

    def throw(self, seen: Any, card: int) -> None:
        self.drag(self.card(seen, card), middle(seen.table.pile.at))

    def knock(self, seen: Any, card: int) -> None:
        self.drag(self.card(seen, card), middle(seen.table.knock.at))


class Clicker(WithMouse):
    """Clicks, in turn in each of the ways there are."""

    def draw(self, seen: Any) -> None:
        if self.acts % 3 and any(each.choice == "draw_stock" for each in seen.table.offered):
            self.choose(seen, "draw_stock")
        else:
            self.click(seen.table.stock.spot)

    def take(self, seen: Any) -> None:
        self.click(seen.table.pile.spot)

    def throw(self, seen: Any, card: int) -> None:
        seen = self._select(seen, card)
        way = self.acts % 3
        if way == 0:
            self.click(self.card(seen, card))
        elif way == 1:
            self.click(seen.table.pile.spot)
        else:
            self.choose(seen, "throw")

    def knock(self, seen: Any, card: int) -> None:
        seen = self._select(seen, card)
        if self.acts % 2:
            self.click(seen.table.knock.spot)
        else:
            self.choose(seen, "knock")

    def _select(self, seen: Any, card: int) -> Any:
        if seen.table.selected == card:
            return seen
        self.click(self.card(seen, card))
        return self.program.see(lambda now: now.table.selected == card and _at_rest(now.table), what="a selected card")


class Typist(Person):
    """Has no mouse."""

    def pick(self, seen: Any) -> None:
        self.screen.key("Left", "Left", "Left", "Return")

    def choose(self, seen: Any, name: str) -> None:
        main = seen.table.offered[0].choice
        if name == main:
            self.screen.key("Return")
        else:
            self.screen.key({"pass": "p", "go_on": "g"}[name])

    def draw(self, seen: Any) -> None:
        self.screen.key("s")

    def take(self, seen: Any) -> None:
        self.screen.key("d")

    def throw(self, seen: Any, card: int) -> None:
        self._select(seen, card)
        self.screen.key("Return")

    def knock(self, seen: Any, card: int) -> None:
        self._select(seen, card)
        self.screen.key("k")

    def _select(self, seen: Any, card: int) -> None:
        if seen.table.selected == card:
            return
        row = [each.card for each in seen.table.hand].index(card)
        self.screen.key("Home", *["Right"] * row, "space")
        self.program.see(lambda now: now.table.selected == card, what="a selected card")


def is_over(view: PlayerView) -> bool:
    """The match has ended."""
    return view.stage == Stage.OVER


def hand_is_over(view: PlayerView) -> bool:
    """A hand has been played."""
    return view.stage in (Stage.DEAL, Stage.OVER) and view.hand_number > 0


def in_phase(phase: Phase) -> Any:
    """The person acts in this phase of a hand that he plays."""
    return lambda view: view.stage == Stage.PLAY and view.phase == phase and view.role == view.turn
