"""The arena: fair pairing, honest figures, and programs that misbehave."""

import json
import re
import shlex
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.ai.ai_kit import cards, positions
from threegin_qt.ai import arena, protocol
from threegin_qt.ai.arena import Setup, Tally, main, play_groups, read_rules, report, run
from threegin_qt.ai.entrants import entrant, names
from threegin_qt.ai.outside import Misbehaviour, OutsidePlayer
from threegin_qt.engine import CLASSIC, GIN_20, TOURNAMENT, RulesError, cards_of, knock, parse_card, view_of
from threegin_qt.engine.document import action_from_json, action_to_json

OUTSIDE = Path(__file__).parent / "outside"
SAMPLE = f"cmd:{shlex.quote(sys.executable)} {shlex.quote(str(OUTSIDE / 'sample_player.py'))}"


def bad(way: str) -> str:
    return f"cmd:{shlex.quote(sys.executable)} {shlex.quote(str(OUTSIDE / 'bad_player.py'))} {way}"


def figures(setup: Setup, matches: int) -> dict[str, object]:
    return report(setup, run(setup, matches))


def test_a_player_against_itself_is_even_to_the_last_point() -> None:
    """Both sides of a pair have the same deals, so two equal players that use no chance win one match each."""
    found = figures(Setup("baseline", "baseline", TOURNAMENT), 20)
    assert found["win_rate"] == 0.5
    assert found["ci95"] == 0
    assert found["points_per_hand"] == 0
    assert found["matches"] == 20


def test_the_same_seed_gives_the_same_figures_in_any_number_of_processes() -> None:
    setup = Setup("beginner", "early", CLASSIC, seed=5)
    timed = {"decision_ms", "decision_p95_ms", "decision_ms_b", "decision_p95_ms_b"}
    one, again, two = (
        {key: value for key, value in report(setup, run(setup, 24, jobs)).items() if key not in timed} for jobs in (1, 1, 2)
    )
    assert one == again == two
    other = report(setup._replace(seed=6), run(setup._replace(seed=6), 24))
    assert other["points_per_hand"] != one["points_per_hand"]


def test_the_baseline_beats_nobody_that_is_named_as_stronger() -> None:
    assert figures(Setup("waiter", "baseline", TOURNAMENT), 120)["win_rate"] > 0.55  # type: ignore[operator]


def test_expert_beats_the_baseline() -> None:
    found = figures(Setup("expert", "baseline", TOURNAMENT), 40)
    assert found["win_rate"] > 0.55  # type: ignore[operator]
    assert found["stalls"] == 0


def test_three_players() -> None:
    found = figures(Setup("early", "beginner", CLASSIC, three=True), 30)
    assert found["matches"] == 30
    assert found["three"] is True
    assert 0 < found["win_rate"] < 1  # type: ignore[operator]
    assert figures(Setup("baseline", "baseline", CLASSIC, three=True), 9)["win_rate"] == pytest.approx(1 / 3, abs=1e-3)


def test_the_interval_is_the_usual_one() -> None:
    tally = Tally()
    tally.groups = [1.0, 0.0, 0.5, 0.5]
    tally.points = [(10, 5), (-10, 5), (3, 5), (-3, 5)]
    found = report(Setup("a", "b", CLASSIC), tally)
    assert found["win_rate"] == 0.5
    assert found["ci95"] == pytest.approx(1.96 * (0.5 / 3) ** 0.5 / 2, abs=1e-4)
    assert found["points_per_hand"] == 0
    assert found["points_ci95"] == pytest.approx(1.96 * (218 / 3 / 4) ** 0.5 * 4 / 20, abs=1e-3)


def test_rules_on_the_command_line() -> None:
    assert read_rules("tournament") == TOURNAMENT
    assert read_rules("gin20,target=50") == GIN_20._replace(target=50)
    assert read_rules("knock_limit=5,throw_back_taken=true") == CLASSIC._replace(knock_limit=5, throw_back_taken=True)
    with pytest.raises(ValueError, match="none of"):
        read_rules("bridge")
    with pytest.raises(ValueError, match="none of"):
        read_rules("classic,tricks=3")
    with pytest.raises(RulesError):
        read_rules("classic,knock_limit=11")


def test_the_command_line_prints_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["middling", "baseline", "--matches", "4", "--rules", "tournament", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    wanted = {"a", "b", "rules", "matches", "win_rate", "ci95", "points_per_hand", "hands", "decision_ms"}
    assert wanted <= set(found)
    assert (found["a"], found["b"], found["matches"]) == ("middling", "baseline", 4)
    assert main(["ginner", "counter", "--matches", "2"]) == 0
    assert "matches won" in capsys.readouterr().out


@pytest.mark.parametrize("arguments", [["nobody", "baseline"], ["expert", "cmd:"], ["baseline", "early", "--matches", "0"]])
def test_wrong_arguments_are_refused(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stopped:
        main(arguments)
    assert stopped.value.code == 2
    assert "error" in capsys.readouterr().err


def test_every_name_is_a_player() -> None:
    for name in names():
        assert entrant(name, 1).name == name


def test_the_sample_player_plays_whole_matches() -> None:
    for three in (False, True):
        found = figures(Setup(SAMPLE, "beginner", TOURNAMENT, three=three, seconds=20), 3)
        assert found["forfeits"] == [0, 0], found["faults"]
        assert found["hands"] > 5  # type: ignore[operator]


def test_the_sample_is_short() -> None:
    assert len((OUTSIDE / "sample_player.py").read_text(encoding="utf-8").splitlines()) <= 45


@pytest.mark.parametrize(
    ("way", "fault"),
    [
        ("crash-at-start", "ended"),
        ("crash", "ended"),
        ("silent", "no answer"),
        ("never-reads", "no answer"),
        ("endless-line", "too long"),
        ("endless-lines", "not the action that was asked for"),
        ("garbage", "no JSON"),
        ("deep", "JSON"),
        ("no-object", "no JSON object"),
        ("wrong-id", "not the action that was asked for"),
        ("no-action", "not an action"),
        ("no-card", "not an action"),
        ("illegal", "refuse"),
    ],
)
def test_a_program_that_misbehaves_loses_the_match(way: str, fault: str) -> None:
    began = time.monotonic()
    setup = Setup("baseline", bad(way), TOURNAMENT, seconds=3.0 if way in ("silent", "never-reads") else 20.0)
    found = report(setup, play_groups(setup, [0]))
    assert found["win_rate"] == 1
    assert found["forfeits"] == [0, 2]
    assert all(fault in text for text in found["faults"])
    assert time.monotonic() - began < 60


def test_a_program_that_cannot_be_started_loses() -> None:
    setup = Setup("cmd:/nowhere/to/be/found", "baseline", TOURNAMENT)
    found = report(setup, play_groups(setup, [0]))
    assert found["win_rate"] == 0
    assert found["forfeits"] == [2, 0]


def test_in_a_match_of_three_the_others_share_what_is_forfeited() -> None:
    setup = Setup("baseline", "cmd:/nowhere/to/be/found", TOURNAMENT, three=True)
    assert report(setup, play_groups(setup, [0]))["win_rate"] == 0.5


def test_the_arena_stops_when_a_program_fails_every_time(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["cmd:/nowhere/to/be/found", "baseline", "--matches", "1000", "--json"]) == 1
    found = json.loads(capsys.readouterr().out)
    assert found["matches"] == arena._FAILURES_IN_A_ROW
    assert found["forfeits"][0] == found["matches"]


def test_no_process_is_left_behind() -> None:
    player = OutsidePlayer(bad("silent")[4:], 0.5)
    player.begin(CLASSIC, 2, 0)
    process = player._process
    assert process is not None
    state, seat = positions(1, 81)[0]
    with pytest.raises(Misbehaviour):
        player.act(view_of(state, seat), 1)
    player.close(failed=True)
    assert process.poll() is not None
    player.close()


def test_a_program_ends_with_the_arena() -> None:
    player = OutsidePlayer(SAMPLE[4:], 20)
    player.begin(CLASSIC, 2, 0)
    process = player._process
    assert process is not None
    assert player.name == "sample"
    player.close()
    assert process.returncode == 0


def test_the_view_in_json_tells_nothing_hidden() -> None:
    for state, seat in positions(60, 82):
        view = view_of(state, seat)
        text = json.dumps(protocol.decide(1, view))
        assert len(text) < protocol.MAX_LINE
        message = json.loads(text)
        shown = message["view"]
        assert shown["cards"].split()
        assert shown["opponent_cards"] in (10, 11)
        hand = state.hand
        assert hand is not None
        if hand.knocker is not None or state.earlier:
            continue  # cards of hands that are over, and those of the knocker, have been laid open
        told = {word for word in re.split(r"[^A-Z0-9]+", text) if re.fullmatch("[A23456789TJQK][CDHS]", word)}
        hidden = {str(card) for card in cards_of(hand.held[1 - state.roles[seat]] & view.unseen)}
        hidden |= {str(card) for card in hand.stock[-hand.stock_count :]}
        assert hidden
        assert not hidden & told


def test_actions_are_read_in_any_order_of_melds() -> None:
    action = knock(parse_card("KH"), (cards("4C 5C 6C"), cards("9C 9D 9S")))
    data = action_to_json(action)
    data["melds"] = list(reversed(data["melds"]))
    assert protocol.read_action(data) == action
    assert action_from_json(action_to_json(action)) == action
    with pytest.raises(ValueError, match="action"):
        protocol.read_action({"do": "resign"})


def test_the_module_runs_as_a_program() -> None:
    command = [sys.executable, "-m", "threegin_qt.ai.arena", "early", "baseline", "--matches", "2", "--json"]
    done = subprocess.run(command, check=True, capture_output=True, text=True)
    assert json.loads(done.stdout)["matches"] == 2
