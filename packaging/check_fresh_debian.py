"""Tries the packages on a Debian that has nothing: `check_fresh_debian.py [--deb FILE] [--play]`.

A minimal system is put into a temporary folder with debootstrap, and there

--deb   installs the Debian package with what it depends on and nothing else, starts the game on an X server outside, as an
        ordinary user; hides a library and sees that its package is named; purges, and sees that nothing but the player's own
        files is left;
--play  runs the README's one command in a copy of this checkout, in a folder whose name has spaces and letters outside
        ASCII, and starts the game by a second run of it.

Exit code 77, with the reason, where this cannot be tried: it needs root, debootstrap, a package source, and the right to mount.
The mounts are made in a name space of a child process. The parent, which does not see them, deletes the folder: so nothing that
was mounted into it can be deleted with it.
"""

import argparse
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import NoReturn

from identity import NAME, ROOT

SKIPPED = 77
PLAYER = 4242
VARIABLE = "THREEGIN_CHECK_FOLDER"  # tells the child, whose mounts are its own, where to work


def main() -> int:
    parser = argparse.ArgumentParser(description="Try the packages on a Debian that has nothing.")
    parser.add_argument("--deb", type=Path, metavar="FILE")
    parser.add_argument("--play", action="store_true")
    given = parser.parse_args()
    reason = unable()
    if reason:
        print(f"check_fresh_debian: not tried: {reason}")
        return SKIPPED
    if VARIABLE in os.environ:
        check(Path(os.environ[VARIABLE]), given.deb, given.play)
        return 0
    with tempfile.TemporaryDirectory() as folder:
        environ = {**os.environ, VARIABLE: folder}
        command = ["unshare", "--mount", "--propagation", "private", sys.executable, __file__, *sys.argv[1:]]
        return subprocess.run(command, env=environ, check=False).returncode


def check(folder: Path, deb: Path | None, play: bool) -> None:
    base = folder / "base"
    make_base(base)
    for wanted, one in ((deb, check_deb), (play, check_play)):
        if wanted:
            run(["cp", "-a", str(base), str(folder / one.__name__)])
            one(System(folder / one.__name__, folder / "shared"), deb)


def unable() -> str:
    """Why this cannot be tried here; "" if it can."""
    if sys.platform != "linux" or os.geteuid() != 0:
        return "it needs root on Linux"
    for tool in ("debootstrap", "apt-get", "unshare", "Xvfb", "xwininfo"):
        if shutil.which(tool) is None:
            return f"{tool} is not installed"
    if subprocess.run(["unshare", "--mount", "true"], capture_output=True, check=False).returncode != 0:
        return "no right to mount"
    return ""


def make_base(folder: Path) -> None:
    """A minimal Debian of this machine's release, from its own package source."""
    release = re.search(r"^VERSION_CODENAME=(\w+)", Path("/etc/os-release").read_text(encoding="utf-8"), re.MULTILINE)
    asked = ["apt-get", "indextargets", "--format", "$(SUITE) $(REPO_URI)", "Created-By: Packages"]
    lines = subprocess.run(asked, check=True, capture_output=True, text=True).stdout.split("\n")
    suite = release[1] if release else "stable"
    source = next(line.split()[1] for line in lines if line.split()[:1] in ([suite], ["stable"], ["oldstable"]))
    run(["debootstrap", "--variant=minbase", suite, str(folder), source])
    shutil.copyfile("/etc/resolv.conf", folder / "etc" / "resolv.conf")
    run(["chroot", str(folder), "apt-get", "update", "-qq"])
    run(["chroot", str(folder), "useradd", "--uid", str(PLAYER), "--create-home", "player"])


def run(command: list[str]) -> None:
    """Runs a command quietly; what it said is shown only if it fails."""
    done = subprocess.run(command, capture_output=True, text=True, stdin=subprocess.DEVNULL, check=False)
    if done.returncode != 0:
        failed(command, done)


def failed(command: Sequence[str], done: subprocess.CompletedProcess[str]) -> NoReturn:
    said = f"{done.stdout[-4000:]}\n{done.stderr[-4000:]}"
    sys.exit(f"check_fresh_debian: exit code {done.returncode}: {' '.join(command)}\n{said}")


class System:
    """A Debian in a folder; `shared` is a folder that has the same path outside and inside."""

    def __init__(self, root: Path, shared: Path) -> None:
        self.root = root
        self.shared = shared
        shared.parent.chmod(0o755)  # the ordinary user has to get through
        for path in (shared, Path("/tmp/.X11-unix")):
            path.mkdir(exist_ok=True)
            (root / path.relative_to("/")).mkdir(parents=True, exist_ok=True)
            run(["mount", "--bind", str(path), str(root / path.relative_to("/"))])
        run(["mount", "-t", "proc", "proc", str(root / "proc")])

    def command(self, *arguments: str, user: int = 0) -> list[str]:
        return ["chroot", f"--userspec={user}:{user}", str(self.root), *arguments]

    def run(self, *arguments: str, user: int = 0, **environ: str) -> subprocess.CompletedProcess[str]:
        """Runs it inside, with a plain environment."""
        plain = {"PATH": "/usr/sbin:/usr/bin:/sbin:/bin", "HOME": "/root" if user == 0 else "/home/player", "LANG": "C.UTF-8"}
        plain |= {"DEBIAN_FRONTEND": "noninteractive", **environ}
        command = self.command(*arguments, user=user)
        return subprocess.run(command, env=plain, capture_output=True, text=True, stdin=subprocess.DEVNULL, check=False)

    def must(self, *arguments: str, user: int = 0, **environ: str) -> str:
        done = self.run(*arguments, user=user, **environ)
        if done.returncode != 0:
            failed(arguments, done)
        return done.stdout

    def smoke(self, *arguments: str) -> None:
        """Starts the game inside, on an X server outside and offscreen, as the ordinary user."""
        for screen in (["--xcb"], []):
            smoke = [sys.executable, str(ROOT / "packaging" / "smoke.py"), *screen, "--owner", str(PLAYER)]
            environ = {**os.environ, "TMPDIR": str(self.shared), "PATH": f"{os.environ['PATH']}:/usr/sbin:/sbin"}
            if subprocess.run([*smoke, *self.command(*arguments, user=PLAYER)], env=environ, check=False).returncode != 0:
                sys.exit(1)


def expect(truth: bool, text: str) -> None:
    if not truth:
        sys.exit(f"check_fresh_debian: {text}")


def check_deb(system: System, package: Path | None) -> None:
    assert package is not None
    shutil.copyfile(package, system.root / "threegin.deb")
    system.must("apt-get", "install", "-y", "-qq", "--no-install-recommends", "/threegin.deb")
    packages = len(system.must("dpkg-query", "-W").splitlines())
    print(f"deb: installed; {packages} packages in the system")
    system.smoke("/usr/bin/threegin")
    own = ["env", "QT_QPA_PLATFORM=offscreen", "timeout", "--signal=TERM", "--preserve-status", "3", "threegin"]
    system.must(*own, user=PLAYER)
    matches = system.root / "home" / "player" / ".local" / "share" / NAME / "matches.db"
    expect(matches.exists(), f"no {matches}")

    libraries = list((system.root / "usr" / "lib").glob("*/libEGL.so.1"))
    for library in libraries:
        library.rename(library.with_name("hidden"))
    told = system.run(*own, user=PLAYER)
    expect(told.returncode == 1, f"without libEGL the exit code is {told.returncode}")
    expect(
        told.stderr.count("\n") == 1 and "install libegl1 " in told.stderr.lower(), f"without libEGL it says {told.stderr!r}"
    )
    print(f"deb: without libEGL it says: {told.stderr.strip()}")
    for library in libraries:
        library.with_name("hidden").rename(library)

    said = system.must("apt-get", "purge", "-y", "-qq", NAME)
    expect("~/.local/share/threegin" in said, f"purging does not say where the matches stay: {said}")
    left = [
        path
        for path in system.must("find", "/", "-xdev", "-iname", "*threegin*").split()
        if not path.startswith(("/home/", str(system.shared)))
    ]
    expect(left == ["/threegin.deb"], f"purging leaves {left}")
    expect(matches.exists(), "purging has deleted the player's matches")
    print("deb: purged; the player's matches are still there, and nothing else")


def check_play(system: System, _: Path | None) -> None:
    checkout = "/home/player/Három Őr ☘/threegin"
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, check=True, capture_output=True, text=True).stdout
    for name in filter(None, listed.split("\0")):
        target = system.root / checkout[1:] / name
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, target)
    wheels = system.root / "wheels"
    # The packages are fetched by this machine's pip, which is set up for it; the one inside is not.
    run([sys.executable, "-m", "pip", "download", "--quiet", "--dest", str(wheels), str(ROOT), "hatchling", "editables"])
    began = os.times().elapsed
    said = system.must(f"{checkout}/packaging/play", "--version", PIP_NO_INDEX="1", PIP_FIND_LINKS="/wheels")
    expect(said.splitlines()[-1].startswith(f"{NAME} "), f"packaging/play --version says {said[-500:]!r}")
    print(f"play: the first run took {os.times().elapsed - began:.0f} s, without fetching Python packages")
    system.smoke(f"{checkout}/packaging/play")


if __name__ == "__main__":
    sys.exit(main())
