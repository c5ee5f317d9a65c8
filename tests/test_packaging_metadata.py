"""What pyproject.toml promises: which PySide6 is installed on which Python (README, "The pin on PySide6")."""

import tomllib
from pathlib import Path

import pytest
from packaging.requirements import Requirement

PROJECT = tomllib.loads((Path(__file__).parent.parent / "pyproject.toml").read_text(encoding="utf-8"))["project"]
PYTHONS = ("3.11", "3.12", "3.13")


def admitted(version: str, python: str) -> bool:
    """Whether this version of PySide6-Essentials may be installed on this Python."""
    pins = [pin for pin in map(Requirement, PROJECT["dependencies"]) if pin.name == "PySide6-Essentials"]
    active = [pin for pin in pins if pin.marker is None or pin.marker.evaluate({"python_version": python})]
    assert active, python
    return all(pin.specifier.contains(version) for pin in active)


@pytest.mark.parametrize("python", PYTHONS)
def test_a_sound_pyside_is_admitted_on_every_python(python: str) -> None:
    assert admitted("6.8.2", python)
    assert admitted("6.11.3", python)


@pytest.mark.parametrize("version", ["6.12.0", "6.12.1", "6.13.0", "7.0.0"])
def test_the_pyside_that_loses_none_is_not_admitted_before_none_is_immortal(version: str) -> None:
    assert not admitted(version, "3.11")


@pytest.mark.parametrize("python", ["3.12", "3.13", "3.14"])
def test_the_same_pyside_is_admitted_from_then_on(python: str) -> None:
    assert admitted("6.12.0", python)
    assert not admitted("7.0.0", python)


def test_every_python_named_is_promised_and_the_other_way_round() -> None:
    named = {
        text.rpartition(" ")[2] for text in PROJECT["classifiers"] if text.startswith("Programming Language :: Python :: 3.")
    }
    assert named == set(PYTHONS)
    promised = Requirement(f"threegin{PROJECT['requires-python']}").specifier
    assert all(promised.contains(python) for python in PYTHONS)
    assert not promised.contains("3.10")


def test_what_has_to_be_installed() -> None:
    names = {Requirement(text).name.lower() for text in PROJECT["dependencies"]}
    assert names == {"pyside6-essentials", "numpy", "platformdirs"}
    assert [Requirement(text).name for text in PROJECT["optional-dependencies"]["bench"]] == ["open_spiel"]
