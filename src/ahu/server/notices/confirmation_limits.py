"""Limits the letters that ask for a confirmation: nobody's mailbox is filled through this server.

Whatever address they are asked for from, so many a day go to one mailbox, and so many for one
player. What is kept for that are hashes under a key of the database's own, for a day.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from contextlib import suppress
from unicodedata import normalize

from sqlalchemy import delete, func, insert, select

from ahu.core.refusal import refuse
from ahu.server.players.rows import LETTERS
from ahu.server.storage import Storage
from ahu.server.tokens import new_id

A_DAY = 86_400.0
SAME_HOSTS = {"googlemail.com": "gmail.com"}
"""Hosts that have the mailboxes of another."""
MOST_TO_ONE, MOST_OF_ONE = 3, 6
"""How many letters a day are sent to one mailbox, and for one player."""


def mailbox_of(address: str) -> str:
    """Returns what tells mailboxes apart: case, dots and what follows a + do not everywhere.

    Letters and names that mail servers take for the same are the same.
    """
    user, _, host = normalize("NFKC", address).casefold().rpartition("@")
    with suppress(UnicodeError):
        host = host.encode("idna").decode()
    return f"{user.partition('+')[0].replace('.', '')}@{SAME_HOSTS.get(host, host)}"


class ConfirmationLimits:
    """Counts the letters of the last day."""

    def __init__(self, storage: Storage, name: Callable[[str], str]) -> None:
        """Begins; `name` returns the hash that is kept."""
        self._storage = storage
        self._name = name

    async def note(self, address: str, player: str) -> None:
        """Notes that a letter is to be sent. Raises Refused if there were too many."""
        now = time.time()
        recipient = self._name(f"mail {mailbox_of(address)}")
        sender = self._name(f"player {player}")
        count = select(func.count()).select_from(LETTERS)
        async with self._storage.writing() as connection:
            await connection.execute(delete(LETTERS).where(LETTERS.c.at < now - A_DAY))
            for which, most in (
                (LETTERS.c.recipient == recipient, MOST_TO_ONE),
                (LETTERS.c.sender == sender, MOST_OF_ONE),
            ):
                if (await connection.execute(count.where(which))).scalar_one() >= most:
                    raise refuse("", "player-notice-often")
            values = {"id": new_id(), "recipient": recipient, "sender": sender, "at": now}
            await connection.execute(insert(LETTERS), values)
