"""Logs requests and sockets, where the settings ask for it: a line each, once it is over.

Nothing that opens a seat is in it. Tokens come in bodies, messages and headers, which are never
logged; an address is logged without its query, and no part of it that is as long as a token.
"""

from __future__ import annotations

import logging
from time import perf_counter

from starlette.types import ASGIApp, Message, Receive, Scope, Send

LOG = logging.getLogger("ahu.access")
LONGEST_PART = 20
"""The most characters of a part of a path: table ids are shorter, tokens are longer."""
MOST_PARTS = 8
LEFT_OUT = "…"


class AccessLog:
    """Logs what `app` answers; the client's address only where `addresses` are asked for."""

    def __init__(self, app: ASGIApp, addresses: bool) -> None:
        self.app = app
        self.addresses = addresses

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        begun = perf_counter()
        status = sent = 0

        async def noted(message: Message) -> None:
            nonlocal status, sent
            kind = message["type"]
            if kind in ("http.response.start", "websocket.http.response.start"):
                status = message["status"]
            elif kind == "websocket.accept":
                status = 101
            elif kind == "websocket.close" and not status:
                status = 403  # as it is answered before a socket is there
            sent += len(message.get("body", b""))
            await send(message)

        try:
            await self.app(scope, receive, noted)
        finally:
            line: dict[str, str | int | float] = {
                "method": scope.get("method", "SOCKET"),
                "path": without_secrets(scope["path"]),
                "status": status,
                "ms": round((perf_counter() - begun) * 1000, 1),
            }
            if scope["type"] == "http":
                line["bytes"] = sent
            if self.addresses and scope.get("client"):
                line["client"] = scope["client"][0]
            LOG.info("request", extra=line)


def without_secrets(path: str) -> str:
    """Returns a path without the parts that could be tokens."""
    parts = path.split("/")
    short = [part if len(part) <= LONGEST_PART else LEFT_OUT for part in parts[:MOST_PARTS]]
    return "/".join(short + [LEFT_OUT] * (len(parts) > MOST_PARTS))
