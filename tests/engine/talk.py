"""Talking to a session in tests."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from ahu.core.contract import Game
from ahu.engine.session import Session
from tests.core.pennies import PENNIES


class Talk:
    def __init__(self, language: str = "en", games: Mapping[str, Game] | None = None) -> None:
        self.session = Session(language, games or {"pennies": PENNIES})

    def raw(self, line: bytes | str) -> dict[str, Any]:
        reply = self.session.answer(line.encode() if isinstance(line, str) else line)
        assert b"\n" not in reply
        decoded: dict[str, Any] = msgspec.json.decode(reply)
        assert set(decoded) in ({"id", "ok"}, {"id", "error"})
        return decoded

    def ask(self, do: str, **rest: object) -> Any:
        reply = self.raw(msgspec.json.encode({"do": do, **rest}))
        assert "ok" in reply, reply
        return reply["ok"]

    def fail(self, do: str, **rest: object) -> dict[str, Any]:
        reply = self.raw(msgspec.json.encode({"do": do, **rest}))
        assert "error" in reply, reply
        error: dict[str, Any] = reply["error"]
        return error

    def begin(self, **rest: object) -> Any:
        return self.ask("new", game="pennies", players=2, **rest)
