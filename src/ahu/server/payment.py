"""Makes whoever asks for anything pay for it: before all routes, so that none can forget it."""

from __future__ import annotations

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Receive, Scope, Send

from ahu.core.refusal import Refused
from ahu.server.addresses import key_of
from ahu.server.budgets import PAYER
from ahu.server.http import problem
from ahu.server.limits import Limits

COSTS_S = {"http": 0.003, "websocket": 0.002}
"""How many seconds a request, or opening a socket, costs besides what is done for it then."""
REFUSED = 1008
"""The code that a socket is closed with."""


class Paying:
    """Lets others come first, waits until nothing is owed, and sets who pays for what follows."""

    def __init__(self, app: ASGIApp, limits: Limits) -> None:
        self.app = app
        self.limits = limits

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in COSTS_S:
            await self.app(scope, receive, send)
            return
        payer = self.limits.payer(key_of(HTTPConnection(scope)))
        PAYER.set(payer)
        try:
            await payer.wait()
        except Refused as refused:
            if scope["type"] == "http":
                await problem(refused.refusal)(scope, receive, send)
            else:
                reason = refused.refusal.key
                await send({"type": "websocket.close", "code": REFUSED, "reason": reason})
            return
        payer.charge(COSTS_S[scope["type"]])
        await self.app(scope, receive, send)
