"""Keeps where players want to be told that it is their turn.

What goes elsewhere outlasts the session it was asked for in, so that needs a sign-in just before.
A push goes to the browser that asks, and ends with its session: that needs none.
"""

from __future__ import annotations

import time

from msgspec import Struct
from sqlalchemy import ColumnElement, delete, func, insert, not_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from ahu.core.refusal import refuse
from ahu.server.bulk_write import json_text
from ahu.server.notices.confirmation_limits import ConfirmationLimits
from ahu.server.notices.lookup import Lookups
from ahu.server.notices.mail import is_address
from ahu.server.notices.outgoing import target
from ahu.server.notices.push import PushKeys, are_keys
from ahu.server.players import requests
from ahu.server.players.rows import CHANNELS
from ahu.server.players.store import Player
from ahu.server.storage import Storage
from ahu.server.tokens import hashed, new_token

PUSH, MAIL, WEBHOOK = "push", "mail", "webhook"
MOST = 10
"""How many ways of being told a player may have."""


class Channel(Struct, frozen=True):
    """A way to tell a player something."""

    id: str
    player: str
    kind: str
    address: str
    keys: str
    language: str


class Channels:
    """The ways of players to be told."""

    def __init__(
        self, storage: Storage, lookups: Lookups, private: bool, limits: ConfirmationLimits
    ) -> None:
        self._storage = storage
        self._lookups = lookups
        self._private = private
        self._limits = limits

    async def of(self, player: Player) -> list[requests.ChannelInfo]:
        """Returns a player's ways of being told."""
        query = select(CHANNELS).where(CHANNELS.c.player == player.id)
        async with self._storage.engine.connect() as connection:
            found = (await connection.execute(query.order_by(CHANNELS.c.created))).all()
        return [
            requests.ChannelInfo(row.id, row.kind, row.address, row.confirm is None)
            for row in found
        ]

    async def push(self, player: Player, asked: requests.PushTo) -> None:
        """Tells a browser from now on, for this player only. Raises Refused if it cannot be."""
        keys = PushKeys(asked.p256dh, asked.auth)
        if not are_keys(keys):
            raise refuse("", "player-notice-address")
        await target(asked.endpoint, player.id, self._lookups, self._private)
        same = (CHANNELS.c.kind == PUSH) & (CHANNELS.c.address == asked.endpoint)
        await self._add(player, PUSH, asked.endpoint, same, keys=json_text(keys))

    async def webhook(self, player: Player, address: str) -> None:
        """Tells a webhook from now on. Raises Refused if it may not be reached."""
        await target(address, player.id, self._lookups, self._private)
        same = _way_of(player, WEBHOOK) & (CHANNELS.c.address == address)
        await self._add(player, WEBHOOK, address, same)

    async def mail(self, player: Player, address: str) -> str:
        """Keeps an e-mail address; returns the code that it is to be confirmed with.

        Until then letters go on to the one before.

        Raises Refused if nothing can be sent there, or too many letters were asked for.
        """
        if not is_address(address):
            raise refuse("", "player-notice-mail")
        same = _way_of(player, MAIL) & CHANNELS.c.confirm.is_not(None)
        async with self._storage.engine.connect() as connection:
            await _check_room(connection, player, same)  # else a letter would be counted, not sent
        await self._limits.note(address, player.id)
        code = new_token()
        await self._add(player, MAIL, address, same, confirm=hashed(code))
        return code

    async def _add(
        self,
        player: Player,
        kind: str,
        address: str,
        same: ColumnElement[bool],
        keys: str = "",
        confirm: str | None = None,
    ) -> None:
        """Adds a way of being told, in place of the same one."""
        async with self._storage.writing() as connection:
            await _check_room(connection, player, same)
            await connection.execute(delete(CHANNELS).where(same))
            values = {
                "id": new_token(),
                "player": player.id,
                "session": player.session if kind == PUSH else None,
                "kind": kind,
                "address": address,
                "keys": keys,
                "confirm": confirm,
                "created": time.time(),
            }
            await connection.execute(insert(CHANNELS), values)

    async def confirm(self, code: str) -> None:
        """Confirms an e-mail address; letters go to this one only from now on.

        Raises Refused if nobody is asked for this.
        """
        which = update(CHANNELS).where(CHANNELS.c.confirm == hashed(code)).values(confirm=None)
        which = which.returning(CHANNELS.c.id, CHANNELS.c.player)
        async with self._storage.writing() as connection:
            done = (await connection.execute(which)).one_or_none()
            if done is None:
                raise refuse("", "player-notice-confirm")
            before = (CHANNELS.c.player == done.player) & (CHANNELS.c.id != done.id)
            await connection.execute(delete(CHANNELS).where(before, CHANNELS.c.kind == MAIL))

    async def stop(self, channel: str) -> None:
        """Tells nothing that way any more; whoever knows its id may ask for that."""
        async with self._storage.writing() as connection:
            await connection.execute(delete(CHANNELS).where(CHANNELS.c.id == channel))


async def _check_room(
    connection: AsyncConnection, player: Player, same: ColumnElement[bool]
) -> None:
    """Raises Refused if a player has too many ways besides the `same` one."""
    others = (CHANNELS.c.player == player.id) & not_(same)
    count = select(func.count()).select_from(CHANNELS).where(others)
    if (await connection.execute(count)).scalar_one() >= MOST:
        raise refuse("", "player-many-notices", most=MOST)


def _way_of(player: Player, kind: str) -> ColumnElement[bool]:
    return (CHANNELS.c.player == player.id) & (CHANNELS.c.kind == kind)
