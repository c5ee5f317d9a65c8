"""packaging/play and packaging/check: what they install, and that they do it once."""

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parents[2]

pytestmark = pytest.mark.skipif(os.name != "posix", reason="the scripts are for POSIX shells")


@pytest.fixture
def checkout(script: Callable[[str], ModuleType], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The module, working on an environment of its own and writing down every command instead of running it."""
    monkeypatch.setenv("THREEGIN_VENV", str(tmp_path / "environment"))
    module = script("checkout")
    commands: list[list[str]] = []

    def run(command: list[str], **_: object) -> "subprocess.CompletedProcess[str]":
        commands.append([str(word) for word in command])
        if "venv" in command:
            module.PYTHON.parent.mkdir(parents=True)
            module.PYTHON.symlink_to(sys.executable)
        return subprocess.CompletedProcess(command, 0)

    def become(path: str, command: list[str], _: dict[str, str]) -> None:
        commands.append(command)

    monkeypatch.setattr(module.subprocess, "run", run)
    monkeypatch.setattr(module.os, "execve", become)
    monkeypatch.setattr(module.os, "chdir", lambda _: None)
    monkeypatch.setattr(module, "missing_packages", lambda tests: [])
    module.commands = commands  # type: ignore[attr-defined]
    return module


def installed(checkout: ModuleType) -> list[str]:
    return [command[-1] for command in checkout.commands if "pip" in command]


def test_the_second_start_installs_nothing(checkout: ModuleType) -> None:
    checkout.main(["play"])
    assert installed(checkout) == [str(ROOT)]
    checkout.commands.clear()
    checkout.main(["play", "--log-level", "debug"])
    assert installed(checkout) == []
    assert checkout.commands[-1] == [str(checkout.GAME), "--log-level", "debug"]


def test_the_tests_need_more_than_the_game_and_the_game_no_more_than_the_tests(checkout: ModuleType) -> None:
    checkout.main(["play"])
    checkout.main(["check"])
    assert installed(checkout) == [str(ROOT), f"{ROOT}[dev]"]
    checkout.commands.clear()
    checkout.main(["play"])
    assert installed(checkout) == []


def test_a_changed_project_file_installs_anew_with_what_was_there(
    checkout: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    checkout.main(["check"])
    checkout.commands.clear()
    monkeypatch.setattr(checkout, "fingerprint", lambda: "another")
    checkout.main(["play"])
    assert installed(checkout) == [f"{ROOT}[dev]"]


@pytest.mark.parametrize("stamp", ["", "[]", "{", json.dumps({"fingerprint": 3})])
def test_a_bad_stamp_installs_anew(checkout: ModuleType, stamp: str) -> None:
    checkout.main(["play"])
    checkout.STAMP.write_text(stamp, encoding="utf-8")
    checkout.commands.clear()
    checkout.main(["play"])
    assert installed(checkout) == [str(ROOT)]


def test_an_environment_whose_python_is_gone_is_made_anew(checkout: ModuleType) -> None:
    checkout.main(["play"])
    checkout.PYTHON.unlink()
    checkout.PYTHON.parent.rmdir()
    checkout.commands.clear()
    checkout.main(["play"])
    assert any("venv" in command for command in checkout.commands)


@pytest.mark.parametrize(
    ("given", "passed"),
    [
        ([], ["-n", "auto"]),
        (["--slow"], ["-n", "auto", "-m", ""]),
        (["--slow", "-k", "melds"], ["-n", "auto", "-k", "melds", "-m", ""]),
        (["-n0", "tests/ui"], ["-n0", "tests/ui"]),
    ],
)
def test_arguments_go_to_pytest(checkout: ModuleType, given: list[str], passed: list[str]) -> None:
    checkout.main(["check", *given])
    assert checkout.commands[-1] == [str(checkout.PYTHON), "-m", "pytest", *passed]


def test_only_missing_packages_are_installed(script: Callable[[str], ModuleType], monkeypatch: pytest.MonkeyPatch) -> None:
    checkout = script("checkout")
    there = {*checkout.TEST_TOOLS} - {"xdotool", "openbox"}
    monkeypatch.setattr(checkout.shutil, "which", lambda tool: tool if tool in there else None)
    hidden = [library for library in checkout.preflight.XCB if "cursor" in library.soname]
    monkeypatch.setattr(checkout.preflight, "missing", lambda libraries: hidden)
    monkeypatch.setattr(checkout.Path, "rglob", lambda folder, pattern: [Path("/usr/share/fonts/DejaVuSans.ttf")])
    assert checkout.missing_packages(tests=True) == ["libxcb-cursor0", "xdotool", "openbox"]
    assert checkout.missing_packages(tests=False) == ["libxcb-cursor0"]
    monkeypatch.setattr(checkout.Path, "rglob", lambda folder, pattern: [])
    assert checkout.missing_packages(tests=False) == ["libxcb-cursor0", "fonts-dejavu-core"]


def test_without_a_package_manager_the_user_is_told(
    script: Callable[[str], ModuleType], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    checkout = script("checkout")
    monkeypatch.setattr(checkout.shutil, "which", lambda tool: None)
    checkout.install_packages(["libegl1"])
    assert "libegl1" in capsys.readouterr().err


def test_a_failed_command_ends_with_its_exit_code(
    script: Callable[[str], ModuleType], capsys: pytest.CaptureFixture[str]
) -> None:
    checkout = script("checkout")
    with pytest.raises(SystemExit) as ended:
        checkout.must([sys.executable, "-c", "raise SystemExit(7)"])
    assert ended.value.code == 7
    assert "exit code 7" in capsys.readouterr().err


def test_an_unknown_task_is_refused(checkout: ModuleType) -> None:
    assert checkout.main(["dance"]) == 2
    assert checkout.main([]) == 2


@pytest.mark.parametrize("name", ["play", "check", "with-python"])
def test_the_commands_are_shell_scripts_that_can_be_started(name: str) -> None:
    path = ROOT / "packaging" / name
    assert os.access(path, os.X_OK)
    subprocess.run(["sh", "-n", path], check=True)


def test_a_python_that_is_too_old_is_not_taken(tmp_path: Path) -> None:
    """With no other on the path and no apt-get the command says what it needs."""
    old = tmp_path / "python3"
    old.write_text("#!/bin/sh\nexit 1\n", encoding="utf-8")
    old.chmod(0o755)
    for tool in ("sh", "dirname", "id"):
        (tmp_path / tool).symlink_to(f"/bin/{tool}" if Path(f"/bin/{tool}").exists() else f"/usr/bin/{tool}")
    done = subprocess.run(
        ["sh", ROOT / "packaging" / "play"], env={"PATH": str(tmp_path)}, capture_output=True, text=True, check=False
    )
    assert done.returncode == 1
    assert done.stderr.startswith("threegin needs Python 3.11 or newer")
