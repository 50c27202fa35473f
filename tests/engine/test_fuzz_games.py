"""The real games, sent snapshots, records and actions with something changed: no inner fault."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ahu.core.contract import Game
from ahu.core.match import Match
from ahu.games import GAMES
from tests.engine.talk import Talk
from tests.engine.test_fuzz import ANYTHING, changed, places

REAL: dict[str, Game] = {name: GAMES[name] for name in ("giants", "orongo")}


def positions(name: str) -> list[dict[str, Any]]:
    """Requests that set up a game, from all along its course."""
    match = Match(GAMES[name], 3, seed=1)
    found = []
    while not match.over:
        seat = match.deciding[-1]
        legal = match.legal(seat)
        match.play(seat, legal[len(match.record.events) * 7 % len(legal)])
        if len(match.record.events) % 25 == 0:
            snapshot = msgspec.to_builtins(match.position.snapshot())
            found.append({"do": "setup", "game": name, "snapshot": snapshot})
    record = msgspec.to_builtins({"header": match.record.header, "events": match.record.events})
    record["events"] = record["events"][:40]
    found.append({"do": "replay", "record": {"format": "ahu record 1", **record}})
    return found


COURSES = {name: positions(name) for name in REAL}
USUAL: st.SearchStrategy[Any] = st.sampled_from(
    [0, 1, 2, 3, -1, 255, 256, None, True, False, "", "E6", "p1", "1a", [], {}]
)


@st.composite
def mutated(draw: st.DrawFn, value: Any, most: int) -> Any:
    for _ in range(draw(st.integers(0, most))):
        value = changed(value, draw(st.sampled_from(places(value))), draw(USUAL | ANYTHING))
    return value


@pytest.mark.parametrize("name", REAL)
@settings(max_examples=150, deadline=None)
@given(st.data())
def test_no_inner_fault(name: str, data: st.DataObject) -> None:
    talk = Talk(games=REAL)

    def send(request: Any) -> dict[str, Any]:
        try:
            line = msgspec.json.encode(request)
        except (OverflowError, ValueError, UnicodeError):
            line = b""
        reply = talk.raw(line)
        if "error" in reply:
            assert reply["error"]["key"] != "internal", (reply, request)
        return reply

    start = data.draw(st.sampled_from(COURSES[name]))
    if "error" in send(data.draw(mutated(start, 2))):
        send(start)
    for _ in range(3):
        status = send({"do": "status"})
        if "ok" not in status or status["ok"]["waiting"] != "seats":
            break
        seat = data.draw(st.sampled_from(status["ok"]["deciding"]))
        for do in ("view", "recall", "legal"):
            reply = send({"do": do, "seat": seat})
        action = data.draw(st.sampled_from(reply["ok"]["actions"]))["action"]
        send({"do": "play", "seat": seat, "action": data.draw(mutated(action, 1))})
        send({"do": "check", "seat": seat, "action": data.draw(mutated(action, 2))})
        send({"do": "plan", "seat": seat, "item": data.draw(USUAL | st.text(max_size=3))})
