"""The command line: read without Qt, and clear about what is wrong."""

import subprocess
import sys
from pathlib import Path

import pytest

from threegin_qt import __version__
from threegin_qt.cli import Options, read


def test_nothing_is_everything_by_default() -> None:
    assert read([]) == Options()


def test_what_can_be_said(tmp_path: Path) -> None:
    options = read(["--data-dir", str(tmp_path), "--log-level", "debug", "-platform", "offscreen"])
    assert options == Options(tmp_path, "debug", ("-platform", "offscreen"))


@pytest.mark.parametrize("arguments", [["--what"], ["file.txt"], ["--log-level", "loud"], ["--data-dir"], ["-style"]])
def test_what_cannot_is_refused(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stopped:
        read(arguments)
    assert stopped.value.code == 2
    assert "usage: threegin" in capsys.readouterr().err


@pytest.mark.parametrize(("option", "words"), [("--version", f"threegin {__version__}\n"), ("--help", "--data-dir DIR")])
def test_version_and_help_need_no_qt(option: str, words: str) -> None:
    code = "import sys\nsys.modules['PySide6'] = None\nfrom threegin_qt.__main__ import main\nmain(sys.argv[1:])"
    done = subprocess.run([sys.executable, "-c", code, option], capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 0
    assert words in done.stdout
    assert done.stderr == ""
