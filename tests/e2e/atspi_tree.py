"""A program as a screen reader sees it: its tree of things with names, roles and states, and what it announces.

This runs under the system's Python (python3-gi, gir1.2-atspi-2.0) and imports nothing of the program: what it knows of the
game comes from the accessibility bus alone.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import suppress

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # noqa: E402 # the version has to be named first

PATIENCE = 120.0
"""Seconds after which something that does not come is given up: machines that run tests may be slow and busy."""
_PAUSE = 0.02
_ANSWER_MS = 30_000

BUTTON, CHECK, COMBO, LABEL, LIST_ITEM, MENU_ITEM = "push button", "check box", "combo box", "label", "list item", "menu item"
CELLS = ("table cell", "list item")


class Thing:
    """One thing of the tree as it was when it was looked at."""

    def __init__(self, accessible: Atspi.Accessible) -> None:
        self.accessible = accessible
        self.role: str = accessible.get_role_name()
        self.name: str = accessible.get_name() or ""
        self.states = {state.value_nick for state in accessible.get_state_set().get_states()}

    def __repr__(self) -> str:
        return f"<{self.role} {self.name!r}>"

    @property
    def description(self) -> str:
        return self.accessible.get_description() or ""

    @property
    def usable(self) -> bool:
        return "enabled" in self.states or "sensitive" in self.states

    @property
    def children(self) -> list[Thing]:
        found = []
        for at in range(self.accessible.get_child_count()):
            # A thing may go while it is looked at.
            with suppress(GLib.Error):
                child = self.accessible.get_child_at_index(at)
                if child is not None:
                    found.append(Thing(child))
        return found

    def walk(self, hidden: bool = False) -> Iterator[Thing]:
        """This and all below it, in order; what is not shown only with `hidden`."""
        if not hidden and "showing" not in self.states:
            return
        yield self
        for child in self.children:
            yield from child.walk(hidden)

    def labels(self) -> list[str]:
        """The names of what this is labelled by: a screen reader reads them before the value of a combo box."""
        return [
            relation.get_target(at).get_name()
            for relation in self.accessible.get_relation_set()
            if relation.get_relation_type() == Atspi.RelationType.LABELLED_BY
            for at in range(relation.get_n_targets())
        ]

    def actions(self) -> list[str]:
        """What can be done with it."""
        interface = self.accessible.get_action_iface()
        return [] if interface is None else [interface.get_action_name(at) for at in range(interface.get_n_actions())]

    def act(self, *names: str) -> None:
        """Trigger the first of these actions that there is."""
        there = self.actions()
        for name in names:
            if name in there:
                self.accessible.get_action_iface().do_action(there.index(name))
                return
        raise AssertionError(f"{self} can only do {there}")

    def press(self) -> None:
        """Press it."""
        assert self.usable, f"{self} cannot be pressed now"
        self.act("Press", "Toggle")

    def row(self, number: int) -> list[str]:
        """The cells of a row of a table."""
        table = self.accessible.get_table_iface()
        cells = [table.get_accessible_at(number, column) for column in range(table.get_n_columns())]
        return [cell.get_name() if cell is not None else "" for cell in cells]

    @property
    def rows(self) -> int:
        """The number of rows of a table."""
        table = self.accessible.get_table_iface()
        return 0 if table is None else table.get_n_rows()


def wake_bus() -> None:
    """Have the accessibility bus and its registry running: a program that starts before them may never find them."""
    Atspi.set_timeout(_ANSWER_MS, _ANSWER_MS)
    end = time.monotonic() + PATIENCE
    while Atspi.get_desktop(0).get_child_count() < 0 and time.monotonic() < end:
        time.sleep(_PAUSE)


class Program:
    """The program on the bus."""

    def __init__(self, name: str, alive: Callable[[], bool]) -> None:
        """Wait for it; `alive` tells whether it still runs."""
        self._alive = alive
        self.heard: list[str] = []
        """What was announced, the oldest first."""
        self._listener = Atspi.EventListener.new(self._hear)
        self._listener.register("object:announcement")
        self._name = name
        self._root: Atspi.Accessible | None = None
        self.until(lambda: self._found() is not None, "the program on the bus")

    def _hear(self, event: Atspi.Event) -> None:
        self.heard.append(str(event.any_data))

    def _found(self) -> Atspi.Accessible | None:
        if self._root is None:
            desktop = Atspi.get_desktop(0)
            for at in range(desktop.get_child_count()):
                child = desktop.get_child_at_index(at)
                if child is not None and child.get_name() == self._name:
                    self._root = child
        return self._root

    def listen(self) -> None:
        """Take in what has been said since."""
        context = GLib.MainContext.default()
        while context.pending():
            context.iteration(False)

    def until(self, condition: Callable[[], object], what: str) -> object:
        """Wait until something is so; what the condition gave."""
        end = time.monotonic() + PATIENCE
        while True:
            self.listen()
            try:
                given = condition()
            except GLib.Error:
                # What was looked at has gone meanwhile.
                given = None
            if given:
                return given
            assert self._alive(), f"the program has ended while waiting for {what}"
            assert time.monotonic() < end, f"never came: {what}\nheard: {self.heard[-5:]}\nthere:\n{self.outline()}"
            time.sleep(_PAUSE)

    # -- looking ---------------------------------------------------------------------------------------------------------

    @property
    def windows(self) -> list[Thing]:
        """The windows that are shown, the one opened last at the end."""
        root = self._found()
        return [] if root is None else [window for window in Thing(root).children if "showing" in window.states]

    def all(self, role: str, window: str = "") -> list[Thing]:
        """Everything of a role that is shown, in its order; in the window of a title if one is named."""
        return [
            thing for each in self.windows if not window or each.name == window for thing in each.walk() if thing.role == role
        ]

    def look(self) -> list[Thing]:
        """Everything that is shown."""
        return [thing for window in self.windows for thing in window.walk()]

    def find(self, role: str, name: str | Callable[[str], bool], window: str = "") -> Thing | None:
        """The first thing of a role and name that is shown."""
        fits = name if callable(name) else (lambda found: found == name)
        return next((thing for thing in self.all(role, window) if fits(thing.name)), None)

    def wait(self, role: str, name: str | Callable[[str], bool], window: str = "") -> Thing:
        """The same, as soon as it is there."""
        found = self.until(lambda: self.find(role, name, window), f"{role} {name}")
        assert isinstance(found, Thing)
        return found

    def named(self, name: str) -> Thing | None:
        """What is shown under a name, whatever its role."""
        return next((thing for thing in self.look() if thing.name == name), None)

    def outline(self) -> str:
        """Everything that is shown, for a message."""
        try:
            return "\n".join(f"{thing} {thing.description}" for thing in self.look() if thing.name or thing.description)
        except (GLib.Error, AssertionError) as error:
            return str(error)

    # -- doing -----------------------------------------------------------------------------------------------------------

    def press(self, name: str | Callable[[str], bool], window: str = "") -> None:
        """Press a button as soon as it is there and can be pressed."""
        found = self.until(
            lambda: (button := self.find(BUTTON, name, window)) and button.usable and button, f"a button to press: {name}"
        )
        assert isinstance(found, Thing)
        found.press()

    def menu(self, *names: str) -> None:
        """Choose an entry of the menus: the title of the menu, then the entry."""
        bar = next(thing for thing in self.look() if thing.role == "menu bar")
        items = bar.children
        for name in names:
            item = next((thing for each in items for thing in each.walk(True) if thing.name == name), None)
            assert item is not None, f"no {name} in the menu {names}"
            items = item.children
        assert item.usable, f"{names} cannot be chosen now"
        item.act("Press")

    def choose(self, label: str, value: str, window: str = "") -> None:
        """Choose an item of the combo box that bears a label, or whose description says what it is for."""
        box = next(each for each in self.all(COMBO, window) if label in each.labels() or each.description == label)
        if box.name == value:
            return
        item = next(each for each in box.walk(True) if each.role == LIST_ITEM and each.name == value)
        parent = item.accessible.get_parent()
        at = item.accessible.get_index_in_parent()
        parent.get_selection_iface().select_child(at)
        self.until(lambda: Thing(box.accessible).name == value, f"{label}: {value}")

    def choose_item(self, label: str, value: str, window: str = "") -> None:
        """Choose an item of a list by the list's name."""
        found = next(each for each in self.all("list", window) if each.name == label)
        at, item = next((at, each) for at, each in enumerate(found.children) if each.name == value)
        found.accessible.get_selection_iface().select_child(at)
        self.until(lambda: "selected" in Thing(item.accessible).states, f"{label}: {value}")

    def named_like(self, part: str) -> Thing | None:
        """What is shown with this in its name."""
        return next((thing for thing in self.look() if part in thing.name), None)
