"""Delivers notices: beside everything else, a few at a time, and again when it fails, but not
long."""

from __future__ import annotations

import asyncio
import logging
import time

import msgspec
from sqlalchemy import delete, select, update

from ahu.core.refusal import Refused
from ahu.server.metrics import ERRORS, NOTICES_SENT
from ahu.server.notices import mail, outgoing, turns
from ahu.server.notices.channels import MAIL, PUSH, Channel
from ahu.server.notices.mail import MailServer
from ahu.server.notices.outgoing import Unreachable
from ahu.server.notices.push import Pusher, PushKeys
from ahu.server.players.rows import CHANNELS, NOTICES, PLAYERS
from ahu.server.rows import TABLES
from ahu.server.storage import Storage
from ahu.text import game_name, say

LOG = logging.getLogger("ahu.notices")
LOOK_S = 2.0
AT_ONCE = 50
TOGETHER = 8
"""How many are under way at the same time."""
AGAIN_S = (60.0, 600.0, 3600.0)
"""How long is waited after each try; after the last one it is given up."""
MOST_FAILURES = 5
"""After so many notices that were given up in a row, nothing more is sent there."""
GONE = (404, 410)
"""The answers that say that nobody is there any more."""


class Wording:
    """What a notice says, in the player's language; it never tells anything of the game."""

    def __init__(self, address: str, channel: Channel, table: str, game: str) -> None:
        self.game = game_name(game, channel.language)
        self.title = say("notice-turn", channel.language, game=self.game)
        self.path = f"/table/{table}"
        self.link = address + self.path
        self.stop = f"{address}/stop#{channel.id}"
        self.letter = say(
            "notice-letter", channel.language, game=self.game, link=self.link, stop=self.stop
        )


class Delivery:
    """Sends what is to be told."""

    def __init__(
        self,
        storage: Storage,
        pusher: Pusher,
        mail_server: MailServer | None,
        address: str,
        after_s: float,
        private: bool,
    ) -> None:
        self.storage = storage
        self.pusher = pusher
        self.mail_server = mail_server
        self.address = address
        self.after_s = after_s
        self.private = private
        self._few = asyncio.Semaphore(TOGETHER)

    async def look_after(self) -> None:
        """Finds whom to tell, and tells them, again and again."""
        while True:
            try:
                await turns.find(self.storage, self.after_s)
                await self.deliver()
            except Exception:
                ERRORS.inc()
                LOG.exception("notices")
            await asyncio.sleep(LOOK_S)

    async def deliver(self) -> None:
        """Sends what is due."""
        query = (
            select(NOTICES, CHANNELS, PLAYERS.c.language, TABLES.c.game)
            .join(CHANNELS, CHANNELS.c.id == NOTICES.c.channel)
            .join(PLAYERS, PLAYERS.c.id == CHANNELS.c.player)
            .join(TABLES, TABLES.c.id == NOTICES.c.table_id)
            .where(NOTICES.c.due <= time.time())
            .order_by(NOTICES.c.due)
            .limit(AT_ONCE)
        )
        async with self.storage.engine.connect() as connection:
            rows = (await connection.execute(query)).all()
        sending = []
        for row in rows:
            channel = Channel(row.channel, row.kind, row.address, row.keys, row.language)
            wording = Wording(self.address, channel, row.table_id, row.game)
            sending.append(self._send(row.id, row.tries, channel, wording))
        await asyncio.gather(*sending)

    async def _send(self, notice: str, tries: int, channel: Channel, wording: Wording) -> None:
        async with self._few:
            if not await self._claim(notice, tries):
                return
            try:
                status = await self.tell(channel, wording)
            except (Unreachable, Refused) as error:
                LOG.info("notice not sent", extra={"kind": channel.kind, "why": str(error)})
                status = 0
            except Exception:
                ERRORS.inc()
                LOG.exception("notice", extra={"kind": channel.kind})
                status = 0
            await self._settle(notice, tries, channel, status)

    async def _claim(self, notice: str, tries: int) -> bool:
        """Returns whether it is this process that sends a notice now."""
        again = AGAIN_S[min(tries, len(AGAIN_S) - 1)]
        claim = (
            update(NOTICES)
            .where(NOTICES.c.id == notice, NOTICES.c.tries == tries)
            .values(tries=tries + 1, due=time.time() + again)
        )
        async with self.storage.writing() as connection:
            return (await connection.execute(claim.returning(NOTICES.c.id))).scalar() is not None

    async def tell(self, channel: Channel, wording: Wording) -> int:
        """Sends a notice, and returns the status of the answer. Raises Unreachable or Refused."""
        if channel.kind == MAIL:
            if self.mail_server is None:
                raise Unreachable("no mail server")
            title, letter = wording.title, wording.letter
            await mail.send(self.mail_server, channel.address, title, letter, wording.stop)
            return 200
        to = await outgoing.target(channel.address, self.private)
        if channel.kind == PUSH:
            keys = msgspec.json.decode(channel.keys, type=PushKeys)
            message = {"title": wording.title, "path": wording.path, "stop": channel.id}
            body = self.pusher.encrypted(keys, msgspec.json.encode(message))
            return await outgoing.post(to, self.pusher.headers(channel.address), body)
        text = f"{wording.title} {wording.link}"
        told = {"text": text, "content": text, "link": wording.link, "stop": wording.stop}
        body = msgspec.json.encode(told)
        return await outgoing.post(to, {"Content-Type": "application/json"}, body)

    async def _settle(self, notice: str, tries: int, channel: Channel, status: int) -> None:
        """Notes what came of a notice."""
        told = 200 <= status < 300
        gone = status in GONE and channel.kind == PUSH
        last = tries + 1 > len(AGAIN_S)
        NOTICES_SENT.labels(channel.kind, "told" if told else "failed").inc()
        way = CHANNELS.c.id == channel.id
        async with self.storage.writing() as connection:
            if told or gone or last:
                await connection.execute(delete(NOTICES).where(NOTICES.c.id == notice))
            if told:
                await connection.execute(update(CHANNELS).where(way).values(failures=0))
            elif last:
                more = CHANNELS.c.failures + 1
                await connection.execute(update(CHANNELS).where(way).values(failures=more))
            dead = CHANNELS.c.failures >= MOST_FAILURES
            await connection.execute(delete(CHANNELS).where(way if gone else way & dead))

    async def ask_to_confirm(self, address: str, code: str, language: str) -> None:
        """Asks whoever reads an e-mail address whether they want notices. Raises Refused."""
        if self.mail_server is None:
            raise Unreachable("no mail server")
        link = f"{self.address}/confirm#{code}"
        title = say("notice-confirm", language)
        letter = say("notice-confirm-letter", language, link=link)
        await mail.send(self.mail_server, address, title, letter, stop=None)
