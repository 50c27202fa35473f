"""Players for tests: they speak HTTP as the page does."""

from __future__ import annotations

from typing import Any

import httpx
import msgspec
from sqlalchemy import update

from ahu.server.database import engine_for
from ahu.server.players import requests
from ahu.server.players.rows import PLAYER_SESSIONS
from ahu.server.players.store import FRESH_S
from ahu.server.requests import OpenedTable
from ahu.server.tokens import hashed
from tests.server.servers import Served


class Person:
    """A player who is signed in at a server, or at several on one database."""

    def __init__(self, server: Served, name: str = "Ana", language: str = "en") -> None:
        self.server = server
        made = server.post("/api/players", json={"name": name, "language": language})
        assert made.status_code == 201, made.text
        told = msgspec.json.decode(made.content, type=requests.SignedIn)
        self.id, self.session, self.recovery = told.player, told.session, told.recovery or ""

    def ask(
        self, method: str, path: str, json: object = None, server: Served | None = None
    ) -> httpx.Response:
        """A request about this player."""
        more: dict[str, Any] = {} if json is None else {"json": json}
        bearer = {"Authorization": f"Bearer {self.session}"}
        return (server or self.server).request(method, f"/api{path}", headers=bearer, **more)

    def keep(self, made: OpenedTable, *tokens: str | None) -> None:
        """Keep places of a table."""
        held = [{"table": made.table, "tokens": [token for token in tokens if token]}]
        assert self.ask("POST", "/players/keep", {"held": held}).status_code == 204

    async def age(self) -> None:
        """From now on it is a while ago that this device was signed in."""
        engine = engine_for(self.server.database)
        async with engine.begin() as connection:
            mine = PLAYER_SESSIONS.c.hash == hashed(self.session)
            began = PLAYER_SESSIONS.c.created - FRESH_S
            await connection.execute(update(PLAYER_SESSIONS).where(mine).values(created=began))
        await engine.dispose()

    def sign_in_again(self) -> str:
        """Sign one more device in, which speaks from now on; returns the session before."""
        before = self.session
        answer = self.server.post("/api/players/sign-in", json={"recovery": self.recovery})
        self.session = msgspec.json.decode(answer.content, type=requests.SignedIn).session
        return before

    def key(self, place: int | str) -> str:
        """What opens a place that this player keeps."""
        return f"{self.session}:{place}"


def key_of(answer: httpx.Response) -> tuple[int, str]:
    """How a request was refused."""
    return answer.status_code, answer.json()["error"]["key"]
