"""Sends requests to addresses that players have given, and to no machine that only we can reach."""

from __future__ import annotations

import asyncio
import ipaddress
import ssl
from collections.abc import Mapping
from functools import cache
from urllib.parse import urlsplit

import h11
from msgspec import Struct

from ahu.core.refusal import refuse
from ahu.server.notices.lookup import Lookups

TIMEOUT_S = 10.0
LARGEST_ANSWER = 65_536
NAT64 = ipaddress.IPv6Network("64:ff9b::/96")
"""Addresses that stand for those of IPv4, private ones too."""


class Target(Struct, frozen=True):
    """Where a request goes: the address that was checked is what is connected to."""

    ip: str
    port: int
    host: str
    path: str
    tls: bool


class Unreachable(Exception):
    """Says that a request could not be sent, or was not answered."""


async def target(url: str, player: str, lookups: Lookups, private: bool) -> Target:
    """Returns where a player's request to `url` goes.

    Raises Busy if its name could not be looked up now, and Refused if it may not go there.

    Unless `private` addresses are allowed, it goes by TLS, and to the Internet only: not to this
    machine, and not to others beside it.
    """
    wrong = refuse("", "player-notice-address")
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        raise wrong from None
    schemes = ("https", "http") if private else ("https",)
    if parts.scheme not in schemes or not parts.hostname or parts.username is not None:
        raise wrong
    tls = parts.scheme == "https"
    port = port or (443 if tls else 80)
    try:
        addresses = await lookups.addresses(parts.hostname, player)
    except (OSError, UnicodeError):
        raise wrong from None
    if not addresses or not (private or all(map(is_public, addresses))):
        raise wrong
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    return Target(addresses[0], port, parts.hostname, path, tls)


def is_public(address: str) -> bool:
    """Returns whether an address is one of the Internet's, for a single machine."""
    found = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(found, ipaddress.IPv6Address):
        inside = found.ipv4_mapped or found.sixtofour or (found.teredo and found.teredo[1])
        if inside:
            return is_public(str(inside))
    if isinstance(found, ipaddress.IPv6Address) and (found.is_site_local or found in NAT64):
        return False
    return found.is_global and not (found.is_multicast or found.is_reserved)


@cache
def _tls() -> ssl.SSLContext:
    """Returns what knows the certificates; to read them takes long."""
    return ssl.create_default_context()


async def post(to: Target, headers: Mapping[str, str], body: bytes) -> int:
    """Sends a request, and returns the status of its answer. Raises Unreachable."""
    try:
        async with asyncio.timeout(TIMEOUT_S):
            return await _post(to, headers, body)
    except (OSError, TimeoutError, EOFError, h11.ProtocolError, ssl.SSLError) as error:
        raise Unreachable(type(error).__name__) from None


async def _post(to: Target, headers: Mapping[str, str], body: bytes) -> int:
    tls = _tls() if to.tls else None
    reader, writer = await asyncio.open_connection(
        to.ip, to.port, ssl=tls, server_hostname=to.host if tls else None
    )
    try:
        connection = h11.Connection(h11.CLIENT)
        host = f"[{to.host}]" if ":" in to.host else to.host
        usual = {"Host": f"{host}:{to.port}", "Content-Length": str(len(body))}
        request = h11.Request(
            method="POST",
            target=to.path,
            headers=[*{**usual, "Connection": "close", **headers}.items()],
        )
        for event in (request, h11.Data(data=body), h11.EndOfMessage()):
            writer.write(connection.send(event) or b"")
        await writer.drain()
        read = 0
        while read < LARGEST_ANSWER:
            came = connection.next_event()
            if came is h11.NEED_DATA:
                data = await reader.read(4096)
                read += len(data)
                connection.receive_data(data)
            elif isinstance(came, h11.Response):
                return came.status_code
            elif isinstance(came, h11.ConnectionClosed) or came is h11.PAUSED:
                break
        raise Unreachable("no answer")
    finally:
        writer.close()
