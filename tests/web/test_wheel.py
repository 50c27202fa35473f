"""The wheel plays and serves in an environment without anything else, compiler or Node."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import Browser, expect

from tests.server.servers import PATIENCE_S, ROOT, TLS, reserved_port
from tests.web.person import PATIENCE_MS, wait_for_table

GAMES = """
import random, ahu
assert ahu.compiled
for game in ("giants", "orongo"):
    match = ahu.new(game, players=3, seed=7)
    while not match.over:
        seat = match.deciding[0]
        match.play(seat, random.choice(match.legal(seat)))
    print(game, match.scores, match.winners)
"""


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of the programs of an environment with the wheel and what it needs to play."""
    folder = tmp_path_factory.mktemp("wheel")
    ours = Path(sys.executable)
    build = ["-m", "build", "--wheel", "--no-isolation", "--outdir", str(folder), str(ROOT)]
    _run(ours, *build, PATH=os.environ["PATH"])
    (wheel,) = folder.glob("ahu-*.whl")
    _run(ours, "-m", "venv", "--without-pip", str(folder / "env"), PATH=os.environ["PATH"])
    programs = folder / "env" / ("Scripts" if os.name == "nt" else "bin")
    # Our own pip fills it, and compiles nothing: of most modules nothing is needed here.
    pip = ["-I", "-m", "pip", "--python", str(programs / "python"), "install", "--no-compile"]
    pip += ["--quiet", "--disable-pip-version-check"]
    lock = str(ROOT / "requirements-server.lock")
    # There is no wheel of one package, which is in plain Python.
    ready = ["--only-binary=:all:", "--no-binary=http-ece", "--require-hashes"]
    _run(ours, *pip, *ready, "-r", lock)
    _run(ours, *pip, "--no-index", str(wheel))
    return programs


def _run(program: Path, *words: str, **variables: str) -> str:
    """Without anything of ours on the way: no path but the environment's own."""
    environment = {**os.environ, "PATH": str(program.parent), **variables}
    environment.pop("PYTHONPATH", None)
    done = subprocess.run(
        [str(program), *words], env=environment, cwd="/", capture_output=True, text=True
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_the_wheel_plays_and_serves(installed: Path, browser: Browser, tmp_path: Path) -> None:
    assert _run(installed / "python", "-I", "-c", GAMES).startswith("giants")
    assert "orongo" in _run(installed / "ahu", "simulate", "orongo", "--games", "2")
    with reserved_port() as port:
        database = str(tmp_path / "tables.sqlite")
        call = [str(installed / "ahu"), "serve", "--port", str(port), "--database", database]
        environment = {"PATH": str(installed), "HOME": str(tmp_path)}
        with subprocess.Popen(call, env=environment, cwd=tmp_path) as server:
            try:
                address = f"http://127.0.0.1:{port}"
                _wait_for(server, address)
                page = browser.new_page(locale="en-GB")
                page.set_default_timeout(PATIENCE_MS)
                page.goto(address)
                page.get_by_role("button", name="Play now").first.click()
                wait_for_table(page)
                expect(page.locator(".panel")).to_be_visible()
                page.close()
            finally:
                server.terminate()


def _wait_for(server: subprocess.Popen[bytes], address: str) -> None:
    end = time.monotonic() + PATIENCE_S
    while time.monotonic() < end:
        with suppress(httpx.TransportError):
            if httpx.get(f"{address}/healthz", timeout=5, verify=TLS).status_code == 200:
                return
        assert server.poll() is None, "the server ended"
        time.sleep(0.05)
    raise TimeoutError(address)
