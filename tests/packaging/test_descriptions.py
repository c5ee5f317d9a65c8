"""What describes the game to desktops and packagers: names agree, files exist, options are those of the program."""

import configparser
import json
import re
import shutil
import subprocess
import sys
import xml.etree.ElementTree as ElementTree
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from types import ModuleType

import pytest

import threegin_qt
from threegin_qt import app, cli

ROOT = Path(__file__).parents[2]
LINUX = ROOT / "packaging" / "linux"
ID = "io.github.threegin.threegin"
LANGUAGES = {"es", "hu", "pt_BR", "ro"}
PAGES = ["man6/threegin.6", *(f"{language}/man6/threegin.6" for language in sorted(LANGUAGES))]

Script = Callable[[str], ModuleType]


@pytest.fixture
def entry() -> configparser.SectionProxy:
    parser = configparser.ConfigParser(interpolation=None, delimiters=("=",))
    parser.optionxform = str  # type: ignore[assignment,method-assign]  # keys are case-sensitive
    parser.read(LINUX / f"{ID}.desktop", encoding="utf-8")
    return parser["Desktop Entry"]


@pytest.fixture
def metainfo() -> ElementTree.Element:
    return ElementTree.parse(LINUX / f"{ID}.metainfo.xml").getroot()


def test_the_task_bar_finds_the_icon(entry: configparser.SectionProxy, script: Script) -> None:
    """Under X11 by the window's class, which is the application's name; under Wayland by the name of the desktop file."""
    identity = script("identity")
    assert identity.APPLICATION_ID == ID == ID.lower()
    assert app.DESKTOP_FILE == ID
    assert entry["StartupWMClass"] == app.APPLICATION_NAME == identity.NAME
    assert entry["Icon"] == ID


def test_the_running_program_bears_the_names(tmp_path: Path) -> None:
    """They are set before the window is made."""
    code = """
import sys
from pathlib import Path
from threegin_qt import app, cli

def program(application, *_):
    print(application.applicationName(), application.desktopFileName())
    sys.exit()

app.Program = program
app.run(cli.Options(data_dir=Path(sys.argv[1])))
"""
    done = subprocess.run([sys.executable, "-c", code, tmp_path], capture_output=True, text=True, check=True)
    assert (done.stdout, done.stderr) == (f"threegin {ID}\n", "")


def test_the_desktop_entry_speaks_the_languages_of_the_game(entry: configparser.SectionProxy) -> None:
    for key in ("GenericName", "Comment", "Keywords"):
        assert {language for language in LANGUAGES if f"{key}[{language}]" in entry} == LANGUAGES
        assert not {language for language in LANGUAGES if entry[f"{key}[{language}]"] == entry[key]}
        assert key != "Keywords" or all(entry[f"{key}[{language}]"].endswith(";") for language in LANGUAGES)
    assert set(entry["Categories"].strip(";").split(";")) == {"Qt", "Game", "CardGame"}


def test_the_metainfo_is_of_this_program_and_version(metainfo: ElementTree.Element, script: Script) -> None:
    identity = script("identity")
    assert metainfo.findtext("id") == ID
    assert metainfo.findtext("launchable") == f"{ID}.desktop"
    assert metainfo.findtext("name") == identity.NAME
    assert metainfo.findtext("summary") == identity.SUMMARY
    assert metainfo.findtext("provides/binary") == identity.NAME
    releases = metainfo.findall("releases/release")
    assert releases[0].get("version") == threegin_qt.__version__ == identity.version()
    language = "{http://www.w3.org/XML/1998/namespace}lang"
    for path in ("summary", "description/p", "description/ul/li", "releases/release/description/p"):
        found = metainfo.findall(path)
        texts = Counter(str(element.get(language)) for element in found)
        # As many paragraphs in each language as in English, and none of them in English.
        assert texts == dict.fromkeys(("None", "es", "hu", "pt-BR", "ro"), texts["None"]), path
        assert len({" ".join((element.text or "").split()) for element in found}) == len(found), path


def test_the_change_log_begins_with_this_version() -> None:
    first = next(line for line in (ROOT / "CHANGELOG.md").read_text(encoding="utf-8").splitlines() if line.startswith("## "))
    assert first.split()[1] == threegin_qt.__version__


@pytest.mark.skipif(shutil.which("desktop-file-validate") is None, reason="desktop-file-validate is not installed")
def test_the_desktop_entry_is_valid() -> None:
    done = subprocess.run(["desktop-file-validate", LINUX / f"{ID}.desktop"], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout + done.stderr) == (0, "")


@pytest.mark.skipif(shutil.which("appstreamcli") is None, reason="appstreamcli is not installed")
def test_the_metainfo_is_valid() -> None:
    command = ["appstreamcli", "validate", "--no-net", LINUX / f"{ID}.metainfo.xml"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout
    assert not re.search(r"^[EW]:", done.stdout, re.MULTILINE), done.stdout


@pytest.mark.skipif(shutil.which("mandoc") is None, reason="mandoc is not installed")
@pytest.mark.parametrize("place", PAGES)
def test_the_manual_page_is_valid(place: str, tmp_path: Path, script: Script) -> None:
    page = tmp_path / "threegin.6"
    page.write_text(script("stage_linux").manual_pages()[place], encoding="utf-8")
    done = subprocess.run(["mandoc", "-Kutf-8", "-Tlint", "-Wwarning", page], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout + done.stderr) == (0, "")


def test_there_is_a_manual_page_in_every_language_of_the_game(script: Script) -> None:
    pages = script("stage_linux").manual_pages()
    assert set(pages) == set(PAGES)
    assert len(set(pages.values())) == len(PAGES)
    assert not [place for place, page in pages.items() if "@" in page]


@pytest.mark.parametrize("place", PAGES)
def test_the_manual_page_has_the_options_of_the_program(place: str, capsys: pytest.CaptureFixture[str], script: Script) -> None:
    page = script("stage_linux").manual_pages()[place].replace("\\-", "-")
    assert f"threegin {threegin_qt.__version__}" in page
    with pytest.raises(SystemExit):
        cli.read(["--help"])
    offered = set(re.findall(r"--[a-z-]+", capsys.readouterr().out))
    described = set(re.findall(r"^\.BI? (--[a-z-]+)", page, re.MULTILINE))
    assert described == offered
    for level in cli.LOG_LEVELS:
        assert re.search(rf"^\.BR? {level}\b", page, re.MULTILINE), level


def test_the_flatpak_asks_for_a_window_and_nothing_else() -> None:
    folder = ROOT / "packaging" / "flatpak"
    manifest = json.loads((folder / f"{ID}.json").read_text(encoding="utf-8"))
    assert manifest["id"] == ID
    assert manifest["command"] == "threegin"
    assert set(manifest["finish-args"]) == {"--socket=wayland", "--socket=fallback-x11", "--share=ipc", "--device=dri"}
    for source in manifest["modules"][0]["sources"]:
        path = (folder / source["path"]).resolve()
        assert path.exists() or path == ROOT / "dist" / "threegin", path  # the last is what build_folder.py makes


def test_the_windows_installer_names_files_that_exist() -> None:
    folder = ROOT / "packaging" / "windows"
    text = (folder / "threegin.iss").read_text(encoding="utf-8")
    for key in ("LicenseFile", "SetupIconFile"):
        value = re.search(rf"^{key}=(.+)$", text, re.MULTILINE)
        assert value is not None
        assert (folder / value[1].replace("\\", "/")).is_file(), value[1]
    languages = set(re.findall(r'^Name: "(\w+)"; MessagesFile', text, re.MULTILINE))
    assert languages == {"en", *LANGUAGES} - {"ro"}  # Inno Setup has no Romanian of its own
    assert set(re.findall(r"^(\w+)\.KeptMatches=", text, re.MULTILINE)) == languages


def test_the_windows_version_resource_is_of_this_version(tmp_path: Path, script: Script) -> None:
    text = script("identity").windows_version_resource(tmp_path / "work").read_text(encoding="utf-8")
    compile(text, "version.txt", "eval")
    numbers = ", ".join([*threegin_qt.__version__.split("."), "0"])
    assert f"filevers=({numbers})" in text
    assert f"StringStruct('ProductVersion', '{threegin_qt.__version__}')" in text
