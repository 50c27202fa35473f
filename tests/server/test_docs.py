"""What docs/table.md says is so: its session is real, and what it names is there."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path

import msgspec
from websockets.asyncio.client import connect

from ahu.core import log, refusal
from ahu.server import messages, requests, server_messages
from tests.server.servers import PATIENCE_S, Served

PAGE = (Path(__file__).parents[2] / "docs" / "table.md").read_text(encoding="utf-8")
(SESSION,) = re.findall(r"```table\n(.*?)```", PAGE, re.DOTALL)


def assert_fits(shown: str, said: str) -> None:
    """What was said is what is shown, where … stands for anything."""
    parts = [re.escape(part) for part in shown.split("…")]
    assert re.fullmatch(".*".join(parts), said.rstrip(), re.DOTALL), f"{shown}\n{said}"


def test_the_session_is_real(server: Served) -> None:
    request, answer, *lines = SESSION.splitlines()
    method, address, body = request.split(" ", 2)
    headers = {"Content-Type": "application/json"}
    response = server.request(method, address, content=body, headers=headers)
    assert_fits(answer.removeprefix("< "), response.text)
    opened = msgspec.json.decode(response.content, type=requests.OpenedTable)

    async def run() -> None:
        place = f"{server.socket_address}/api/tables/{opened.table}/socket"
        waiting: list[str] = []
        async with (
            connect(place, max_size=None, open_timeout=PATIENCE_S, ping_interval=None) as socket,
            asyncio.timeout(PATIENCE_S),
        ):
            for line in lines:
                if line.startswith("> "):
                    await socket.send(line[2:].replace("TOKEN", opened.seats[0] or ""))
                    continue
                # Who is there may be told at any time, and so may come before something else.
                kind = line.removeprefix("< ").partition(",")[0]
                while not any(said.startswith(kind) for said in waiting):
                    waiting.append(str(await socket.recv()))
                said = next(said for said in waiting if said.startswith(kind))
                waiting.remove(said)
                assert_fits(line.removeprefix("< "), said)
            assert waiting == []

    asyncio.run(run())


def test_every_message_is_there() -> None:
    """And nothing that is not."""
    named = set(re.findall(r"`([A-Z][a-z]+(?:[A-Z][a-z]+)*)(?:\.\w+)?`", PAGE))
    known = {
        name
        for module in (messages, server_messages, requests, log, refusal)
        for name, kind in vars(module).items()
        if isinstance(kind, type) and issubclass(kind, msgspec.Struct)
    }
    assert named <= known, named - known
    unions = (messages.AnyClientMessage, messages.AnyServerMessage)
    told = {kind.__name__ for union in unions for kind in union.__args__}
    assert told | {kind.__name__ for kind in (*requests.BODIES, *requests.ANSWERS)} <= named | {
        "Health"
    }


def test_the_tags_that_are_not_the_names() -> None:
    for kind in (*messages.AnyClientMessage.__args__, *messages.AnyServerMessage.__args__):
        tag = kind.__struct_config__.tag
        if tag != kind.__name__.lower():
            assert re.search(rf"`{kind.__name__}`, which is `{tag}`", PAGE), kind.__name__
