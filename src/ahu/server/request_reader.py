"""Reads what comes with a request: who may ask, its body, its token."""

from __future__ import annotations

from typing import TypeVar

from starlette.requests import Request

from ahu.core.reading import decode
from ahu.core.refusal import refuse
from ahu.server import id_patterns, messages
from ahu.server.addresses import key_of
from ahu.server.budgets import paid
from ahu.server.limits import Limits
from ahu.server.origins import may_connect

JSON = "application/json"
LARGEST_BODY = 65_536
BEARER = "bearer "

Body = TypeVar("Body")


class RequestReader:
    """Reads requests for those who answer them."""

    def __init__(self, limits: Limits, origins: tuple[str, ...]) -> None:
        self.limits = limits
        self.origins = origins

    def _admit(self, request: Request) -> None:
        """Raises Refused if the origin may not ask, or the address has asked too much."""
        headers = request.headers
        if not may_connect(headers.get("origin"), headers.get("host"), self.origins):
            raise refuse("", "table-origin")
        if not self.limits.by_address.take(key_of(request)):
            raise refuse("", "table-rate")

    async def _body(self, request: Request, most: int) -> bytes:
        """Returns the body of a request. Raises Refused if it is too large."""
        self._admit(request)
        data = bytearray()
        async for part in request.stream():
            data += part
            if len(data) > most:
                raise refuse("", "table-large", most=most)
        return bytes(data)

    async def _read(self, request: Request, kind: type[Body], most: int = LARGEST_BODY) -> Body:
        """Returns the body of a request as a message. Raises Refused if it is none."""
        type = request.headers.get("content-type", "").partition(";")[0].strip().lower()
        if type != JSON:
            raise refuse("", "table-media", "Content-Type", expected=JSON)
        data = await self._body(request, most)
        with paid():
            body: Body = decode(data, kind)
        return body


def bearer(request: Request) -> str:
    """Returns the token of a request. Raises Refused if it has none."""
    header = request.headers.get("authorization", "")
    token = header[len(BEARER) :].strip()
    if not header.lower().startswith(BEARER) or not id_patterns.is_token(
        token, messages.LONGEST_TOKEN
    ):
        raise refuse("", "table-token", "Authorization")
    return token
