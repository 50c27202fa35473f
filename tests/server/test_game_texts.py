"""The sentences of games over HTTP: for a page that was built without them."""

from __future__ import annotations

import pytest
from fluent.syntax import ast, parse

from ahu.text import LANGUAGES, say
from tests.server.servers import Served


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["giants", "orongo"])
def test_what_a_game_says(server: Served, game: str, language: str) -> None:
    found = server.get(f"/api/games/{game}/text/{language}")
    assert found.status_code == 200
    assert found.headers["content-type"] == "text/plain; charset=utf-8"
    messages = [entry for entry in parse(found.text).body if isinstance(entry, ast.Message)]
    keys = {message.id.name for message in messages}
    assert {f"game-{game}", f"game-{game}-about"} <= keys
    assert not any(key.startswith(("page-", "table-")) for key in keys)
    assert say(f"game-{game}-about", language) in found.text


def test_what_a_browser_has_is_not_sent_again(server: Served) -> None:
    first = server.get("/api/games/giants/text/de")
    tag = first.headers["etag"]
    again = server.get("/api/games/giants/text/de", headers={"If-None-Match": tag})
    assert again.status_code == 304
    assert again.content == b""
    other = server.get("/api/games/giants/text/fr", headers={"If-None-Match": tag})
    assert other.status_code == 200


@pytest.mark.parametrize(
    ("path", "key", "name"),
    [
        ("nim/text/en", "unknown-game", "nim"),
        ("giants/text/tlh", "unknown-language", "tlh"),
        ("giants/text/..%5C..%5Csecrets", "unknown-language", r"..\..\secrets"),
        ("x" * 400 + "/text/en", "unknown-game", "x" * 40),
        ("%00/text/en", "unknown-game", "\0"),
    ],
)
def test_what_is_not_there_is_refused(server: Served, path: str, key: str, name: str) -> None:
    found = server.get(f"/api/games/{path}")
    assert found.status_code == 404
    error = found.json()["error"]
    assert (error["key"], error["args"]["name"]) == (key, name)
