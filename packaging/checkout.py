"""Plays or tests the game straight from a checkout: `checkout.py play|check|prepare [argument...]`.

What is missing is installed first: system packages with apt-get, where there is one, and the project with its
dependencies into the virtual environment .venv beside pyproject.toml. What is there stays: the next start takes no
time. The environment holds an editable installation, so changed sources count at once; only a changed
pyproject.toml or build hook installs anew. Exit code: that of the game or of pytest.

Standard library only.
"""

import hashlib
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
ENVIRONMENT = Path(os.environ.get("THREEGIN_VENV") or ROOT / ".venv")
PYTHON = ENVIRONMENT / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
GAME = PYTHON.with_name("threegin.exe" if os.name == "nt" else "threegin")
STAMP = ENVIRONMENT / "threegin-installed.json"
sys.path.insert(0, str(ROOT))

from threegin_qt import preflight  # noqa: E402  (the one list of the libraries that Qt needs)

#: What the tests use besides the game: command -> Debian package.
TEST_TOOLS = {
    "Xvfb": "xvfb",
    "xdotool": "xdotool",
    "openbox": "openbox",
    "xprop": "x11-utils",
    "git": "git",
    "desktop-file-validate": "desktop-file-utils",
    "appstreamcli": "appstream",
    "mandoc": "mandoc",
}


def main(arguments: list[str]) -> int:
    task = arguments[0] if arguments else ""
    rest = arguments[1:]
    if task == "play":
        prepare(tests=False)
        return run([str(GAME), *rest])
    if task == "check":
        prepare(tests=True)
        return run([str(PYTHON), "-m", "pytest", *pytest_arguments(rest)], cwd=ROOT, offscreen=True)
    if task == "prepare":
        prepare(tests=True)
        return 0
    print(__doc__, file=sys.stderr)
    return 2


def prepare(tests: bool) -> None:
    """Brings system packages and the environment to what is needed; ends the program if that fails."""
    install_packages(missing_packages(tests))
    install_project(tests)


def pytest_arguments(given: list[str]) -> list[str]:
    """The arguments for pytest: `--slow` drops the filter that leaves out the long tests; one process a core."""
    arguments = [argument for argument in given if argument != "--slow"]
    if len(arguments) < len(given):
        arguments += ["-m", ""]
    if not any(argument.startswith(("-n", "--numprocesses", "--pdb")) for argument in arguments):
        arguments = ["-n", "auto", *arguments]
    return arguments


def missing_packages(tests: bool) -> list[str]:
    """Debian packages that are needed and not there, each once."""
    if sys.platform != "linux":
        return []
    packages = [library.debian for library in preflight.missing(preflight.BASE + preflight.XCB)]
    if not any(path.suffix in (".ttf", ".otf", ".pfb", ".ttc") for path in Path("/usr/share/fonts").rglob("*")):
        packages.append("fonts-dejavu-core")
    if tests:
        packages += [package for tool, package in TEST_TOOLS.items() if shutil.which(tool) is None]
    return list(dict.fromkeys(packages))


def install_packages(packages: list[str]) -> None:
    """Installs them where apt-get exists; elsewhere says what is missing and goes on."""
    if not packages:
        return
    if shutil.which("apt-get") is None:
        say(f"Not found on this system: what Debian calls {' '.join(packages)}. Going on without.")
        return
    say(f"Installing system packages: {' '.join(packages)}")
    sudo = [] if os.geteuid() == 0 else ["sudo"]
    environment = ["env", "DEBIAN_FRONTEND=noninteractive"]
    # A failed update need not matter: one foreign source that is down fails it, the lists of the others are there.
    subprocess.run([*sudo, "apt-get", "update", "-qq"], stdin=terminal(), check=False)
    must([*environment, "apt-get", "install", "-y", "-qq", "--no-install-recommends", *packages], before=sudo)


def install_project(tests: bool) -> None:
    """Makes the environment, or makes it anew if its Python is gone, and installs the project if that is not done."""
    if not PYTHON.exists() or subprocess.run([PYTHON, "-c", ""], check=False).returncode != 0:
        say(f"Making a virtual environment in {ENVIRONMENT}")
        must([sys.executable, "-m", "venv", "--clear", str(ENVIRONMENT)])
    done = read_stamp()
    wanted = fingerprint()
    if done.get("fingerprint") == wanted and (done.get("tests") or not tests):
        return
    with_tests = tests or bool(done.get("tests"))
    say("Installing threegin" + (" and what its tests need" if with_tests else "") + " (once; this can take some minutes)")
    target = f"{ROOT}[dev]" if with_tests else str(ROOT)
    must([str(PYTHON), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--editable", target])
    STAMP.write_text(json.dumps({"fingerprint": wanted, "tests": with_tests}), encoding="utf-8")


def fingerprint() -> str:
    """Changes when an installation of the checkout would: with what the build reads besides the sources themselves."""
    digest = hashlib.sha256()
    for path in (ROOT / "pyproject.toml", ROOT / "packaging" / "hatch_build.py"):
        digest.update(path.relative_to(ROOT).as_posix().encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()


def read_stamp() -> dict[str, object]:
    try:
        stamp = json.loads(STAMP.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return stamp if isinstance(stamp, dict) else {}


def run(command: list[str], cwd: Path | None = None, offscreen: bool = False) -> int:
    """Becomes the command where the system can do that, so that signals and exit codes are its own; else its exit code."""
    environment = dict(os.environ)
    if offscreen:
        environment.setdefault("QT_QPA_PLATFORM", "offscreen")
    if os.name == "posix":
        os.chdir(cwd or Path.cwd())
        os.execve(command[0], command, environment)
    return subprocess.run(command, cwd=cwd, env=environment, check=False).returncode


def must(command: list[str], before: Iterable[str] = ()) -> None:
    """Runs the command, or ends the program with its exit code and a sentence if it fails."""
    command = [*before, *command]
    try:
        code = subprocess.run(command, stdin=terminal(), check=False).returncode
    except FileNotFoundError:
        sys.exit(f"threegin: {command[0]} is not there; please run as root: {' '.join(command[1:])}")
    if code != 0:
        say(f"This failed with exit code {code}: {' '.join(command)}")
        sys.exit(code)


def terminal() -> int | None:
    """Standard input where somebody can answer (sudo asks for the password), else an empty one."""
    return None if sys.stdin and sys.stdin.isatty() else subprocess.DEVNULL


def say(text: str) -> None:
    print(f"threegin: {text}", file=sys.stderr, flush=True)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
