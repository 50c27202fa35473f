"""Whose request this is: the address that limits are counted by."""

from __future__ import annotations

import ipaddress

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Receive, Scope, Send

HOME_BITS = 64
"""Of an IPv6 address, what one household or machine is given: it may use all below it."""
FORWARDED = b"x-forwarded-for"


def address_key(host: str) -> str:
    """What is counted as one address."""
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return host
    if isinstance(address, ipaddress.IPv6Address):
        if address.ipv4_mapped is None:
            home = int(address) >> (128 - HOME_BITS) << (128 - HOME_BITS)
            return f"{ipaddress.IPv6Address(home)}/{HOME_BITS}"
        address = address.ipv4_mapped
    return str(address)


def key_of(connection: HTTPConnection) -> str:
    """What a request or socket is counted by."""
    return address_key(connection.client.host if connection.client else "")


class Forwarded:
    """Behind proxies, takes the client's address from what the outermost of them reports.

    Each proxy appends the address it was called from. Only so many entries from the right were
    written by our own proxies; whatever stands before them a client can invent.
    """

    def __init__(self, app: ASGIApp, proxies: int) -> None:
        self.app = app
        self.proxies = proxies

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in ("http", "websocket"):
            found = _reported(scope["headers"], self.proxies)
            if found is not None:
                scope["client"] = (found, 0)
        await self.app(scope, receive, send)


def _reported(headers: list[tuple[bytes, bytes]], proxies: int) -> str | None:
    """The address that the outermost of our proxies was called from, if it is one."""
    values = [value.decode("latin-1") for name, value in headers if name == FORWARDED]
    entries = ",".join(values).split(",")
    if len(entries) < proxies:
        return None
    host = entries[-proxies].strip()
    if host.startswith("["):  # [2001:db8::1]:443
        host = host[1:].partition("]")[0]
    elif host.count(":") == 1:  # 192.0.2.1:443
        host = host.partition(":")[0]
    try:
        return str(ipaddress.ip_address(host))
    except ValueError:
        return None
