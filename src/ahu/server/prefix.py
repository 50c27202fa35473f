"""Puts the whole server below a path, such as `/ahu`, where it shares a name with other sites."""

from __future__ import annotations

import re

from starlette.responses import RedirectResponse
from starlette.types import ASGIApp, Receive, Scope, Send

from ahu.core.refusal import Refusal, refuse
from ahu.server.http import problem

_PREFIX = re.compile(r"(/(?!\.+(/|$))[A-Za-z0-9._~-]+)+")
"""Paths that are written the same in an address, in HTML and in a setting."""


def check_prefix(text: str) -> str:
    """Returns a prefix without a slash at its end; empty for none. Raises Refused if it is none."""
    prefix = text.strip().rstrip("/")
    if prefix and not _PREFIX.fullmatch(prefix):
        raise refuse("", "serve-prefix", found=text)
    return prefix


class Prefixed:
    """Answers what stands below `prefix`, which all that is inside never sees."""

    def __init__(self, app: ASGIApp, prefix: str) -> None:
        self.app = app
        self.prefix = prefix

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        path: str = scope["path"]
        if path.startswith(f"{self.prefix}/"):
            inside = {**scope, "path": path.removeprefix(self.prefix)}
            await self.app(inside, receive, send)
        elif path == self.prefix and scope["type"] == "http":
            await RedirectResponse(f"{self.prefix}/", 308)(scope, receive, send)
        else:
            await problem(Refusal("", "table-page-missing"))(scope, receive, send)
