"""Reading the review of the match that was played, through the accessibility bus alone."""

from __future__ import annotations

from atspi_tree import BUTTON, Program, Thing

_STEPS = 14


def labels(program: Program) -> list[str]:
    """All texts that are shown, in their order."""
    return [thing.name for thing in program.all("label") if thing.name]


def chart_of(program: Program) -> Thing:
    """The chart of the chance to win."""
    chart = program.named("Chance to win the match")
    assert chart is not None
    return chart


def choose_row(program: Program, table: Thing, row: int) -> None:
    """Select a row of a table."""
    assert table.accessible.get_table_iface().add_row_selection(row), f"row {row} of {table} cannot be selected"


def read_review(program: Program) -> dict[str, object]:
    """Open the last match that is over from the history and read its review; what was read."""
    found: dict[str, object] = {}
    program.menu("View", "History")
    matches = program.wait("table", "Matches")
    program.until(lambda: matches.rows > 0, "a match in the history")
    found["history"] = [matches.row(row) for row in range(matches.rows)]
    finished = next(row for row in range(matches.rows) if "against" in matches.row(row)[0])
    choose_row(program, matches, finished)
    heard = len(program.heard)
    program.press("Open")
    decisions = program.wait("table", "Decisions")
    program.until(lambda: any("given away" in said for said in program.heard[heard:]), "the review")
    found["summary"] = next(said for said in program.heard[heard:] if "given away" in said)
    found["decisions"] = [decisions.row(row) for row in range(decisions.rows)]
    found["chart"] = chart_of(program).description

    steps = []
    for _ in range(_STEPS):
        heard = len(program.heard)
        program.press("One step on")
        program.until(lambda heard=heard: len(program.heard) > heard, "what was stepped to")
        program.until(lambda: chart_of(program).description, "the chart")
        steps.append({"heard": program.heard[heard:], "read": labels(program), "chart": chart_of(program).description})
    found["steps"] = steps

    # The costliest decision, straight from the list: what was done, what it cost, what was best and why.
    rows = [decisions.row(row)[0] for row in range(decisions.rows)]
    worst = next(
        (row for label in ("Blunder", "Mistake", "Inaccuracy") for row, text in enumerate(rows) if label in text), len(rows) - 1
    )
    program.press("To the beginning")
    program.until(lambda: (first := program.find(BUTTON, "To the beginning")) and not first.usable, "the beginning")
    heard = len(program.heard)
    choose_row(program, decisions, worst)
    program.until(lambda: len(program.heard) > heard, "what was chosen in the list")
    found["worst"] = {"row": rows[worst], "heard": program.heard[heard:], "read": labels(program)}

    def face_down() -> int:
        return sum(thing.name == "face-down card" for thing in program.all(BUTTON))

    hidden = face_down()
    program.choose("Whose knowledge is shown", "All cards open")
    program.until(lambda: face_down() == 0, "all cards open")
    found["face-down cards"] = [hidden, face_down()]

    program.press("Back")
    program.wait("table", "Matches")
    program.press("Back")
    program.until(
        lambda: program.find("table", "Matches") is None and program.find(BUTTON, lambda name: name in ("New match", "Deal")),
        "the table again",
    )
    return found
