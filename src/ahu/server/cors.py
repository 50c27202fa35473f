"""Lets pages from other origins ask, where the settings name them (CORS)."""

from __future__ import annotations

from collections.abc import Sequence

from starlette.middleware.cors import CORSMiddleware
from starlette.types import ASGIApp, Receive, Scope, Send

API = "/api/"
AN_HOUR = 3600


class Cors(CORSMiddleware):
    """Lets `origins` ask the addresses for programs. Nobody's cookies are ever read."""

    def __init__(self, app: ASGIApp, origins: Sequence[str]) -> None:
        super().__init__(
            app,
            allow_origins=origins,
            allow_methods=("GET", "POST", "DELETE"),
            allow_headers=("Authorization", "Content-Type"),
            max_age=AN_HOUR,
        )

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http" and scope["path"].startswith(API):
            await super().__call__(scope, receive, send)
        else:
            await self.app(scope, receive, send)
