"""Finds the address that a request is counted by for the limits."""

from __future__ import annotations

import ipaddress

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Receive, Scope, Send

HOME_BITS = 64
"""The bits of an IPv6 address that name one household or machine: all below them is its own."""
FORWARDED = b"x-forwarded-for"


def address_key(host: str) -> str:
    """Returns the key under which the limits count `host`."""
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
    """Returns the key under which the limits count a request or socket."""
    return address_key(connection.client.host if connection.client else "")


class Forwarded:
    """Takes the client's address from what the outermost of our proxies reports.

    Each proxy appends the address it was called from. Only the last `proxies` entries were written
    by our own proxies; a client can invent whatever stands before them.
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
    """Returns the address that the outermost of our proxies was called from, if it is valid."""
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
