"""The command line: read without Qt, and clear about what is wrong."""

import argparse
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from threegin_qt import __version__
from threegin_qt.cli import ARGPARSE, Options, read
from threegin_qt.texts import NAMES, Texts, terminal_texts


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    """The command line speaks the language of the terminal's user."""
    monkeypatch.setenv("LC_ALL", "C")


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


WRONG = (["--what"], ["--log-level", "loud"], ["--data-dir"], ["--help=yes"], ["-x"])


@pytest.mark.parametrize("code", [code for code in NAMES if code != "en"])
def test_help_and_errors_are_in_the_language_of_the_terminal(
    code: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def said() -> str:
        for arguments in (["--help"], *WRONG):
            with pytest.raises(SystemExit):
                read(arguments)
        out, err = capsys.readouterr()
        return out + err

    def phrases(text: str) -> set[str]:
        """What is left of the words without the names of options and the values, which stay: three words in a row."""
        words = re.findall(r"[A-Za-zÀ-ž]{2,}", re.sub(r"--?[\w-]+|{.*?}|'.*?'|THREEGIN_DATA_DIR|threegin", "|", text))
        return {" ".join(words[at : at + 3]) for at in range(len(words) - 2)}

    english = said()
    monkeypatch.setenv("LC_ALL", f"{code}.UTF-8")
    theirs = said()
    assert not phrases(english) & phrases(theirs)
    assert "usage: " not in theirs
    assert "%" not in theirs
    for word in ("--data-dir", "THREEGIN_DATA_DIR", "'loud'", "--what", "'yes'"):
        assert word in theirs
    assert argparse.ArgumentParser(prog="other").format_usage().startswith("usage: ")  # as before for everybody else


def test_the_words_of_argparse_are_those_of_this_python() -> None:
    source = Path(argparse.__file__).read_text(encoding="utf-8")
    for text in ARGPARSE:
        assert f"_({text!r})" in source or f'_("{text}")' in source, text


def test_a_terminal_of_another_alphabet_gets_help_all_the_same() -> None:
    environ = {**os.environ, "LC_ALL": "ro_RO.ISO-8859-1", "PYTHONIOENCODING": "ascii", "PYTHONUTF8": "0"}
    command = [sys.executable, "-m", "threegin_qt", "--help"]
    done = subprocess.run(command, env=environ, capture_output=True, timeout=60, check=False)
    assert (done.returncode, done.stderr) == (0, b"")
    assert b"--data-dir" in done.stdout
    assert b"?" in done.stdout


def test_a_language_whose_file_is_damaged_speaks_english(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    broken = tmp_path / "hu.ts"
    broken.write_text("<TS><context><message>", encoding="utf-8")
    with pytest.raises(ValueError, match="no file of texts"):
        Texts("hu", broken)
    monkeypatch.setenv("LC_ALL", "hu_HU")
    monkeypatch.setattr("threegin_qt.texts.resource_path", lambda *parts: broken)
    assert terminal_texts().translate("CommandLine", "options") == "options"
