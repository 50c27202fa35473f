"""Which kinds of request there are, and which tell nothing of a table."""

from __future__ import annotations

import asyncio
import gc
import sys
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import get_args

from starlette.routing import BaseRoute, Mount, Route, WebSocketRoute

from ahu.server import messages
from ahu.server.app import make
from ahu.server.config import ServerSettings

_OF_WHOEVER_ASKS = "It tells of the player or the device that asks, and knows no table."
_NEW = "It opens another table."
_OF_SERVER = "It is the same for everybody."
OF_NO_TABLE = {
    "GET /api/about": _OF_SERVER,
    "GET /api/games/{game}/text/{language}": _OF_SERVER,
    "GET /api/games/{game}/picture/{language}": _OF_SERVER,
    "GET /api/openapi.json": _OF_SERVER,
    "GET /healthz": _OF_SERVER,
    "GET /readyz": _OF_SERVER,
    "GET /metrics": "It counts what happens at all tables together, for whoever runs the server.",
    "GET /{path:path}": "The files of the page.",
    "GET /api/best/{game}": "It tells of games that are over.",
    "POST /api/chance": "Whoever asks brings the record and the seed.",
    "POST /api/tables": _NEW,
    "POST /api/lessons": _NEW,
    "POST /api/puzzles": _NEW,
    "POST /api/records": _NEW,
    "POST /api/players": _OF_WHOEVER_ASKS,
    "POST /api/players/challenge": _OF_WHOEVER_ASKS,
    "POST /api/players/sign-in": _OF_WHOEVER_ASKS,
    "POST /api/players/sign-out": _OF_WHOEVER_ASKS,
    "POST /api/players/recovery": _OF_WHOEVER_ASKS,
    "POST /api/players/passkeys": _OF_WHOEVER_ASKS,
    "POST /api/players/passkeys/remove": _OF_WHOEVER_ASKS,
    "GET /api/players/me": _OF_WHOEVER_ASKS,
    "POST /api/players/me": _OF_WHOEVER_ASKS,
    "DELETE /api/players/me": _OF_WHOEVER_ASKS,
    "POST /api/notices/push": _OF_WHOEVER_ASKS,
    "POST /api/notices/mail": _OF_WHOEVER_ASKS,
    "POST /api/notices/webhook": _OF_WHOEVER_ASKS,
    "POST /api/notices/confirm": _OF_WHOEVER_ASKS,
    "POST /api/notices/stop": _OF_WHOEVER_ASKS,
    "GET /api/notices/stop/{channel}": _OF_WHOEVER_ASKS,
    "POST /api/notices/stop/{channel}": _OF_WHOEVER_ASKS,
}
"""The requests whose answers nothing at a table can change, and why."""


@cache
def routes() -> frozenset[str]:
    """The routes of the application while it runs."""

    async def run(folder: str) -> frozenset[str]:
        app = make(ServerSettings(database=str(Path(folder) / "tables.sqlite"), workers=0))
        async with app.router.lifespan_context(app):
            return frozenset(_named(app.routes))

    interval, threshold = sys.getswitchinterval(), gc.get_threshold()
    try:
        with TemporaryDirectory() as folder:
            return asyncio.run(run(folder))
    finally:  # a server arranges its process as it needs it
        sys.setswitchinterval(interval)
        gc.set_threshold(*threshold)
        gc.unfreeze()


def _named(found: Sequence[BaseRoute], before: str = "") -> Iterator[str]:
    for route in found:
        match route:
            case Mount():
                yield from _named(route.routes, before + route.path)
            case WebSocketRoute():
                yield f"SOCKET {before}{route.path}"
            case Route():
                for method in (route.methods or set()) - {"HEAD"}:
                    yield f"{method} {before}{route.path}"
            case _:
                raise TypeError(route)


@cache
def wishes() -> frozenset[str]:
    """The kinds of message on a socket."""
    return frozenset(kind.__name__ for kind in get_args(messages.AnyClientMessage))


def of_tables() -> frozenset[str]:
    """All kinds of request by which somebody may learn something of a table."""
    return (routes() - set(OF_NO_TABLE)) | wishes()


CARRIED_OUT = {
    "sealed": {
        *("SOCKET /api/tables/{table}/socket", "Hello"),
        *("Check", "Try", "Look", "Ping", "Say", "Rename"),
        *("POST /api/mine", "HeldTables", "GET /api/lobby", "POST /api/tables/{table}/leave"),
        *("POST /api/players/keep", "KeepTables", "POST /api/players/forget", "ForgetTable"),
        *("POST /api/players/avoid", "Avoid", "GET /api/players/me/avoided"),
        *("POST /api/players/meet-again", "MeetAgain", "GET /api/players/me/notices"),
        *("GET /api/players/me/tables", "GET /api/players/me/export"),
        "GET /api/players/me/history",
    },
    "chance of giants": {"Play", "Undo", "Try", "Check", "Plan", "Look"},
    "chance of orongo": {"Play", "Undo", "Try", "Check", "Look"},
    "sealing": {"Play", "Look"},
    "hints": {"Hint"},
    "hand-overs": {"LetBot", "TakeOver", "Resign", "Say"},
    "hand-overs with clocks": {"LetBot", "Resign", "Say"},
    "owner": {
        *("POST /api/tables/{table}/report", "ReportPlayer"),
        *("POST /api/tables/{table}/lobby", "OpenToAll", "GET /api/lobby"),
        *("POST /api/lobby/{table}/join", "JoinTable", "POST /api/tables/{table}/leave"),
        *("POST /api/tables/{table}/invite", "Invite", "take back"),
        *("POST /api/tables/{table}/claim", "Claim", "DELETE /api/tables/{table}"),
    },
    "finished": {
        *("GET /api/tables/{table}/record", "POST /api/tables/{table}/rematch"),
        *("GET /api/tables/{table}/analysis", "POST /api/tables/{table}/analysis"),
    },
    "finished, with changes": {"POST /api/tables/{table}/rematch", "Changed"},
    "lesson": {"Advance", "Play"},
    "puzzle": {"Check", "Try", "Look"},
}
"""What must have been carried out at twins of each sort, by the names of requests and bodies.

Orongo plans no ways, and so takes no Plan."""
