"""Refuses requests to names that this server does not go by, where its names are stated."""

from __future__ import annotations

from collections.abc import Sequence

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Receive, Scope, Send

from ahu.core.refusal import Refusal, refuse
from ahu.server.http import problem


def check_host(text: str) -> str:
    """Returns a name or address, with or without port, as it is compared. Raises Refused."""
    host = text.strip().lower()
    if not host or any(c in host for c in "/@?#\\ ") or not host.isascii():
        raise refuse("", "serve-host", found=text)
    return host


class Hosts:
    """Answers only requests to one of `hosts`."""

    def __init__(self, app: ASGIApp, hosts: Sequence[str]) -> None:
        self.app = app
        self.hosts = frozenset(hosts)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in ("http", "websocket"):
            asked = Headers(scope=scope).get("host", "").lower()
            if asked not in self.hosts and _without_port(asked) not in self.hosts:
                await problem(Refusal("", "table-host"))(scope, receive, send)
                return
        await self.app(scope, receive, send)


def _without_port(host: str) -> str:
    name, colon, port = host.rpartition(":")
    return name if colon and port.isdigit() else host
