"""Somebody who sees nothing: plays a match and reads its review through the accessibility bus alone.

    python3 atspi_person.py REPORT COMMAND...

starts the program by the command, plays, and writes what was heard and read to the file REPORT (JSON). It runs under the
system's Python and knows of the game only what the tree of accessible things and the announcements say, in English. Exit
code 0 if all of it could be done.
"""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

from atspi_review import read_review
from atspi_tree import BUTTON, Program, Thing, wake_bus

RANKS = {"ace": 1, **{str(number): number for number in range(2, 11)}, "jack": 11, "queen": 12, "king": 13}
CARD = re.compile(r"(ace|\d+|jack|queen|king) of (clubs|diamonds|hearts|spades)")
Card = tuple[int, str]
_MATCHES = 6
"""So many matches are played at most until everything has happened that is to be played through."""
TO_BE_PLAYED = frozenset(
    (
        "draw for roles",
        "deal",
        "upcard",
        "draw",
        "discard taken",
        "throw",
        "knock",
        "lay-offs",
        "result",
        "sitting out",
        "advice",
        "role change",
        "match end",
    )
)


def cards_in(text: str) -> list[Card]:
    """The cards that a text names, in its order."""
    return [(RANKS[rank], suit) for rank, suit in CARD.findall(text)]


def partners(card: Card, cards: list[Card]) -> tuple[int, int]:
    """How many of the cards make a set with one, and how many in a row a run: 3 and more are a meld."""
    alike = len({other for other in cards if other[0] == card[0]} | {card})
    ranks = {rank for rank, suit in cards if suit == card[1]} | {card[0]}
    low = high = card[0]
    while low - 1 in ranks:
        low -= 1
    while high + 1 in ranks:
        high += 1
    return alike, high - low + 1


def in_meld(card: Card, cards: list[Card]) -> bool:
    return max(partners(card, cards)) >= 3


class Person:
    """Plays with the names that the bus gives."""

    def __init__(self, program: Program) -> None:
        self.program = program
        self.done: set[str] = set()
        self.totals: list[str] = []
        self._said_who_sits_out = ""
        self._skips = 0

    # -- what there is ---------------------------------------------------------------------------------------------------

    @property
    def buttons(self) -> list[Thing]:
        return self.program.all(BUTTON)

    def hand(self) -> list[tuple[Card, Thing]]:
        """The cards under "Your cards", face up, with their buttons."""
        group = self.program.named("Your cards")
        found = (
            [] if group is None else [(cards_in(thing.name), thing) for thing in group.children if "showing" in thing.states]
        )
        return [(cards[0], thing) for cards, thing in found if cards]

    def heard_since(self, start: int) -> str:
        self.program.listen()
        return " ".join(self.program.heard[start:])

    # -- a match ---------------------------------------------------------------------------------------------------------

    def set_up(self) -> None:
        """The offer of the first start, and what takes time only to be looked at switched off."""
        program = self.program
        program.wait(BUTTON, "Deal")
        program.choose("Points to win", "50")
        program.choose("Level of the first opponent", "Casual")
        program.choose("Level of the second opponent", "Beginner")
        program.menu("Game", "Preferences…")
        title = "Preferences — threegin"
        program.wait(BUTTON, "Close", title)
        program.choose("Movement of cards", "Off", title)
        program.choose_item("Groups of preferences", "Play", title)
        program.until(
            lambda: any("Computer players think" in box.labels() for box in program.all("combo box", title)), "the group"
        )
        program.choose("Computer players think", "No longer than they need", title)
        program.choose("Speed of watching", "Fast", title)
        program.press("Close", title)
        program.until(lambda: len(program.windows) == 1, "the dialog gone")

    def play_matches(self) -> None:
        """Play until everything has happened that is to be played through."""
        for number in range(_MATCHES):
            if number:
                self.program.press("New match")
                title = "New match — threegin"
                self.program.press("Deal", title)
            else:
                self.program.press("Deal")
            self.play_match()
            if self.done >= TO_BE_PLAYED:
                return
        raise AssertionError(f"in {_MATCHES} matches there was no {sorted(TO_BE_PLAYED - self.done)}")

    def play_match(self) -> None:
        """Draw for roles, and play to the end."""
        program = self.program
        program.wait(BUTTON, "Draw a card")
        start = len(program.heard)
        card = program.wait(BUTTON, lambda name: name.startswith("face-down card, number"))
        assert not CARD.search(card.name + card.description)
        card.press()
        program.until(lambda: "is highest" in self.heard_since(start), "who has which role")
        self.done.add("draw for roles")
        while True:
            if not self.one_thing():
                self.done.add("match end")
                return

    def one_thing(self) -> bool:
        """Do the one thing that there is to do now; False when the match is over."""
        program = self.program

        def offered() -> dict[str, Thing] | None:
            found = {thing.name: thing for thing in self.buttons if thing.usable}
            known = ("Deal", "Next hand", "New match", "Pass", "Draw", "Go on", "Lay gin", "Show the result")
            heads = ("Take ", "Lay, ", "Confirm, ", "Throw ")
            mine = self.program.named("Throw")
            if mine is not None and mine.role == BUTTON:
                found["Throw"] = mine
            return found if any(name in known or name.startswith(heads) or name == "Throw" for name in found) else None

        there = program.until(offered, "something to do")
        assert isinstance(there, dict)
        self._do(there)
        return "New match" not in there

    def _names(self) -> list[str]:
        return [thing.name for thing in self.buttons if thing.usable]

    def press(self, thing: Thing) -> None:
        """Press something, and wait for what it changes: a press through the bus takes its time."""
        self.program.listen()
        heard, names = len(self.program.heard), self._names()
        thing.press()
        self.program.until(lambda: len(self.program.heard) > heard or self._names() != names, f"an answer to {thing}")

    def _do(self, there: dict[str, Thing]) -> None:
        def starting(head: str) -> str | None:
            return next((name for name in there if name.startswith(head)), None)

        lay, confirm, take = starting("Lay"), starting("Confirm, "), starting("Take ")
        if "New match" in there:
            self._read_result()
        elif "Next hand" in there:
            self._read_result()
            self.press(there["Next hand"])
        elif "Deal" in there:
            self.press(there["Deal"])
            self.done.add("deal")
        elif "Go on" in there:
            self._sit_out(there)
        elif confirm is not None:
            self._defend(there[confirm])
        elif lay is not None:
            self.press(there[lay])
            self.done.add("knock")
        elif take is not None:
            self._upcard_or_draw(there, take)
        elif "Draw" in there:
            self.press(there["Draw"])
            self.done.add("draw")
        elif "Throw" in there or starting("Throw ") is not None:
            self._throw(there)
        else:
            raise AssertionError(f"what is to be done with {sorted(there)}?")

    def _upcard_or_draw(self, there: dict[str, Thing], take: str) -> None:
        card = cards_in(take)[0]
        if in_meld(card, [own for own, _ in self.hand()]):
            self.press(there[take])
            self.done.add("upcard" if "Pass" in there else "discard taken")
        elif "Pass" in there:
            self.press(there["Pass"])
            self.done.add("upcard")
        else:
            self.press(there["Draw"])
            self.done.add("draw")

    def _throw(self, there: dict[str, Thing]) -> None:
        """Knock as soon as it can be; else throw the highest card that goes with no other."""
        knock = next((name for name in there if name.startswith("Knock, ") or name == "Gin"), None)
        if knock is not None:
            self.press(there[knock])
            self.done.add("knock")
            return
        hand = self.hand()
        cards = [card for card, _ in hand]
        assert len(hand) == 11, f"cards to throw from: {cards}"
        loose = [(card, thing) for card, thing in hand if not in_meld(card, cards)] or hand
        order = sorted(loose, key=lambda each: (max(partners(each[0], cards)) > 1, -each[0][0]))
        for card, thing in order:
            self.press(thing)
            words = thing.name
            answer = self.program.until(
                lambda words=words: (
                    self.program.find(BUTTON, f"Throw {words}") or self.program.named_like("cannot be thrown") or None
                ),
                f"{card} selected or refused",
            )
            assert isinstance(answer, Thing)
            if answer.role == BUTTON:
                assert "selected" in Thing(thing.accessible).description
                self.press(answer)
                self.done.add("throw")
                return
        raise AssertionError(f"nothing can be thrown from {cards}")

    def _defend(self, confirm: Thing) -> None:
        """The opponent has knocked: the cards laid are read, the lay-offs proposed are confirmed."""
        laid = self.program.named_like(" knocks with ")
        assert laid is not None
        assert "run" in laid.name or "set" in laid.name
        self.press(confirm)
        self.done.add("lay-offs")

    def _sit_out(self, there: dict[str, Thing]) -> None:
        """Give the captain one piece of advice, watch, then skip."""
        self.done.add("sitting out")
        if "advice" not in self.done:
            draw = self.program.find(BUTTON, lambda name: name.startswith("Stock, "))
            turn = self.program.named_like("asks for your advice")
            assert turn is not None
            if "Pass" in there:
                self.press(there["Pass"])
            elif draw is not None:
                self.press(draw)
            self.done.add("advice")
            there = {thing.name: thing for thing in self.buttons}
        self._skips += 1
        if self._skips > 3 and "Skip" in there:
            self.press(there["Skip"])
        else:
            self.press(there["Go on"])

    def _read_result(self) -> None:
        """The sheet of a result names the points and the roles; the plates the totals."""
        self.done.add("result")
        plates = [thing.name for thing in self.program.look() if re.search(r", \d+ points? of 50", thing.name)]
        assert len(plates) == 3, plates
        self.totals.append(" / ".join(plates))
        sitting = next((name.split(",")[0] for name in plates if "sitting out" in name), "")
        if self._said_who_sits_out and sitting and sitting != self._said_who_sits_out:
            self.done.add("role change")
        self._said_who_sits_out = sitting or self._said_who_sits_out


def main() -> None:
    report, command = Path(sys.argv[1]), sys.argv[2:]
    wake_bus()
    process = subprocess.Popen(command)
    found: dict[str, object] = {}
    program: Program | None = None
    try:
        program = Program("threegin", lambda: process.poll() is None)
        person = Person(program)
        person.set_up()
        person.play_matches()
        found |= {"done": sorted(person.done), "totals": person.totals, "heard": list(program.heard)}
        found["review"] = read_review(program)
        program.menu("Game", "Quit")
        found["exit code"] = process.wait(60)
    finally:
        if program is not None:
            found["all heard"] = program.heard
        report.write_text(json.dumps(found, indent=1), encoding="utf-8")
        if process.poll() is None:
            process.kill()
            process.wait()


if __name__ == "__main__":
    main()
