"""Lets the people of a finished game play once more, at a new table like the old one.

No secret changes hands: who holds a seat here holds the same one there, by the same token. The old
table says where the new one is, so everybody who is there can come along. Whoever does not come
loses nothing by it: no clock runs before everybody has come, and no result counts for who never
did.
"""

from __future__ import annotations

import secrets

from ahu.core.refusal import Refused, refuse
from ahu.server import requests
from ahu.server.live_table import LiveTable
from ahu.server.registry import TableRegistry
from ahu.server.session import TableSession
from ahu.server.table_events import PendingEvents

ID_BYTES = 12


class RematchRequest:
    """A rematch that the holder of a token asks for."""

    def __init__(
        self,
        registry: TableRegistry,
        live: LiveTable,
        token: str,
        changed: requests.Changed | None = None,
    ) -> None:
        self.registry = registry
        self.live = live
        self.token = token
        self.changed = changed
        """What is to be otherwise than it was, if anything."""

    async def found(self) -> str | None:
        """Returns the table of the rematch, if there is one. Raises Refused if none may be."""
        await self._seat()
        session, table = self.live.session, self.live.session.setup.table
        session.check_playable()
        if session.setup.lesson is not None:
            raise refuse("", "table-rematch-lesson")
        if not session.over:
            raise refuse("", "table-rematch-running")
        if self.changed is not None:
            hash = await self.registry.keys.hash_of(table, self.live.access, self.changed.owner)
            if not self.live.access.owned(hash):
                raise refuse("", "table-rematch-owner", "$.owner")
        return session.rematch

    async def start(self, opener: str) -> str:
        """Opens the table of the rematch and announces it; of two who ask, the first one counts.

        Raises Refused if a seat has changed hands meanwhile: nobody keeps there what is lost here.
        """
        seat, access = await self._seat(), self.live.access
        table = await self.registry.open_again(self.live, opener, self.changed)
        id = f"rematch-{secrets.token_hex(ID_BYTES)}"  # no client's command has this id

        def announce(session: TableSession) -> PendingEvents:
            if session.rematch is None and self.live.access.tokens != access.tokens:
                raise refuse("", "table-moved-on")
            return session.play_again(seat, table, id)

        try:
            await self.registry.command(self.live, seat, id, announce)
        except Refused:
            await self.registry.remove(table)
            raise
        # After any other error the announcement may have been stored: then the table must stay.
        found = self.live.session.rematch
        assert found is not None
        if found != table:
            await self.registry.remove(table)
        return found

    async def _seat(self) -> int:
        """Returns the seat of the token. Raises Refused if it holds none."""
        table, access = self.live.session.setup.table, self.live.access
        seat = access.place_held(await self.registry.keys.hash_of(table, access, self.token))
        if seat is None or seat == self.live.access.players:
            raise refuse("", "table-token", "Authorization")
        return seat
