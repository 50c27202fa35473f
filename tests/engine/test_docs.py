"""The sessions shown in docs/engine.md are real.

After a change that is meant, `AHU_WRITE_DOCS=1 pytest tests/engine/test_docs.py` writes them anew.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from ahu.core.contract import Game
from ahu.engine.requests import AnyRequest
from ahu.engine.session import Session
from ahu.games import GAMES

PAGE = Path(__file__).parents[2] / "docs" / "engine.md"
LONGEST = 330
REAL: dict[str, Game] = {name: GAMES[name] for name in ("giants", "orongo")}


def fits(shown: str, reply: str) -> bool:
    """Whether a reply is the one shown, where … stands for anything."""
    parts = [re.escape(part) for part in shown.split("…")]
    return re.fullmatch(".*".join(parts), reply, re.DOTALL) is not None


def answered(page: str) -> str:
    """The page with every reply as it is now; those that are still right stay as they are."""
    session = Session("en", REAL)
    lines: list[str] = []
    reply = ""
    inside = False
    for line in page.split("\n"):
        if line.startswith("```"):
            inside = line == "```engine"
        if inside and line.startswith("> "):
            lines.append(line)
            reply = session.answer(line[2:].encode()).decode()
            short = reply if len(reply) <= LONGEST else reply[: LONGEST - 1] + "…"
            lines.append(f"< {short}")
        elif inside and line.startswith("< "):
            if fits(line[2:], reply):
                lines[-1] = line
        else:
            lines.append(line)
    return "\n".join(lines)


def test_the_sessions_are_real() -> None:
    page = PAGE.read_text(encoding="utf-8")
    if os.environ.get("AHU_WRITE_DOCS"):
        page = answered(page)
        PAGE.write_text(page, encoding="utf-8")
    assert answered(page) == page


def test_every_request_is_shown() -> None:
    page = PAGE.read_text(encoding="utf-8")
    shown = set(re.findall(r'^> \{"do": ?"(\w+)"', page, re.MULTILINE))
    kinds = {kind.__struct_config__.tag for kind in AnyRequest.__args__}
    assert shown >= kinds


def test_requests_in_the_page_are_json() -> None:
    for line in PAGE.read_text(encoding="utf-8").split("\n"):
        if line.startswith("> {"):
            msgspec.json.decode(line[2:])


@pytest.mark.skipif(shutil.which("node") is None, reason="Node is not installed")
def test_the_program_for_node_runs(tmp_path: Path) -> None:
    found = re.search(r"```js\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    assert found is not None
    script = tmp_path / "game.mjs"
    script.write_text(found[1], encoding="utf-8")
    path = os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]])
    done = subprocess.run(
        ["node", str(script)], capture_output=True, timeout=300, env={**os.environ, "PATH": path}
    )
    assert (done.returncode, done.stderr) == (0, b"")
    assert re.fullmatch(rb"\[ \d+, \d+ \] \[ \d(, \d)? \]\n", done.stdout)
