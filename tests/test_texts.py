"""The texts without Qt: which language is chosen. (How files are read: tests/ui/test_languages.py, against Qt.)"""

import subprocess
import sys

import pytest

from threegin_qt.texts import NAMES, best, fill, wanted_by_system


def test_fill_puts_all_values_in_at_once() -> None:
    assert fill("%2 and %1", "%2", "b") == "b and %2"
    assert fill("nothing", 1) == "nothing"


@pytest.mark.parametrize(
    ("wanted", "code"),
    [
        (["en_GB.UTF-8"], "en"),
        (["es_MX"], "es"),
        (["pt_PT"], "pt_BR"),
        (["pt"], "pt_BR"),
        (["pt-BR", "es"], "pt_BR"),
        (["ro_RO.UTF-8"], "ro"),
        (["hu_HU@euro"], "hu"),
        (["de_DE"], "en"),
        (["de_DE", "hu"], "hu"),
        (["eu", "es_ES"], "es"),
        ([""], "en"),
        ([], "en"),
    ],
)
def test_the_first_wanted_language_that_is_there(wanted: list[str], code: str) -> None:
    assert best(wanted, NAMES) == code


@pytest.mark.skipif(sys.platform == "win32", reason="there the system is asked")
@pytest.mark.parametrize(
    ("environ", "wanted"),
    [
        ({}, []),
        ({"LANG": "C", "LANGUAGE": "hu"}, []),
        ({"LANG": "hu_HU.UTF-8"}, ["hu_HU.UTF-8"]),
        ({"LANG": "en_US.UTF-8", "LC_MESSAGES": "ro_RO"}, ["ro_RO"]),
        ({"LANG": "en_US.UTF-8", "LC_MESSAGES": "ro_RO", "LC_ALL": "es_ES"}, ["es_ES"]),
        ({"LANG": "en_US.UTF-8", "LANGUAGE": "de:hu"}, ["de", "hu", "en_US.UTF-8"]),
        ({"LANG": "en_US.UTF-8", "LC_ALL": "C"}, []),
    ],
)
def test_what_the_terminal_says_about_languages(environ: dict[str, str], wanted: list[str]) -> None:
    assert wanted_by_system(environ) == wanted


def test_qt_is_not_imported() -> None:
    code = "import sys; from threegin_qt import texts; texts.terminal_texts(); print([n for n in sys.modules if 'Side' in n])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"
