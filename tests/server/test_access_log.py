"""Requests are logged where that is asked for, and never what opens a seat."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest

from ahu.server.access_log import without_secrets
from ahu.server.tokens import new_id, new_token
from tests.server.guests import Guest, ask, open_table, person
from tests.server.servers import Served, served


def lines(server: Served) -> list[dict[str, Any]]:
    found = [line for line in server.log.read_bytes().splitlines() if b'"ahu.access"' in line]
    return [msgspec.json.decode(line) for line in found]


@pytest.mark.parametrize("choice", ["no", "yes", "addresses"])
def test_by_choice(choice: str, tmp_path: Path) -> None:
    options = ("--access-log", choice, "--trust-proxy", "1", "--log", "info")
    with served(tmp_path, *options) as server:
        made = open_table(server, "orongo", [person()] * 2)
        tokens = [token or "" for token in made.seats]
        address = {"X-Forwarded-For": "192.0.2.7"}
        server.get(f"/table/{made.table}?token={tokens[0]}", headers=address)
        server.get(f"/table/{tokens[1]}", headers=address)
        assert ask(server, made, "leave", token=tokens[1]).status_code == 204

        async def come() -> None:
            async with Guest(server, made.table, tokens[:1]):
                pass

        asyncio.run(come())
    logged = lines(server)
    text = server.log.read_text()
    assert not any(token in text for token in (*tokens, made.watch, made.owner))
    assert ("192.0.2.7" in text) == (choice == "addresses")
    if choice == "no":
        assert logged == []
        return
    told = [(line["method"], line["path"], line["status"]) for line in logged]
    assert ("POST", "/api/tables", 201) in told
    assert ("GET", f"/table/{made.table}", 200) in told
    assert ("GET", "/table/…", 200) in told
    assert ("POST", f"/api/tables/{made.table}/leave", 204) in told
    assert ("SOCKET", f"/api/tables/{made.table}/socket", 101) in told
    assert all(line["ms"] >= 0 for line in logged)


def test_paths_without_what_could_be_a_token() -> None:
    table, token = new_id(), new_token()
    assert without_secrets(f"/ahu/table/{table}") == f"/ahu/table/{table}"
    assert without_secrets(f"/ahu/table/{table}/{token}") == f"/ahu/table/{table}/…"
    assert len(without_secrets("/a" * 10_000)) < 30
