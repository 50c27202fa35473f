"""Delivers notices: beside everything else, a few at a time, and again when it fails, but not long.

Players choose where notices go, so some of it is slow, and some of it on purpose. One notice of a
player is under way at a time, and few to one host: nobody's host holds up what others are told.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter
from functools import partial
from typing import Any
from urllib.parse import urlsplit

import msgspec
from sqlalchemy import Select, delete, func, select, update

from ahu.core.refusal import Refused
from ahu.server import background
from ahu.server.metrics import ERRORS, NOTICES_SENT
from ahu.server.notices import mail, outgoing, turns
from ahu.server.notices.channels import MAIL, PUSH, Channel
from ahu.server.notices.lookup import Busy, Lookups
from ahu.server.notices.mail import MailServer
from ahu.server.notices.outgoing import TIMEOUT_S, Unreachable
from ahu.server.notices.push import Pusher, PushKeys
from ahu.server.players.rows import CHANNELS, NOTICES, PLAYERS
from ahu.server.rows import TABLES
from ahu.server.storage import Storage
from ahu.text import game_name, say

LOG = logging.getLogger("ahu.notices")
LOOK_S = 2.0
TOGETHER_S = 0.1
"""How long room is gathered before more is sent."""
AT_ONCE = 1000
"""How many players are looked at who are to be told something."""
TOGETHER, TO_ONE_HOST = 32, 8
"""How many are under way at the same time, and how many of them to one host."""
AGAIN_S = (60.0, 600.0, 3600.0)
"""How long is waited after each try; after the last one it is given up."""
BUSY_S = 30.0
"""How long is waited with what could not be tried."""
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
        self.stop_at_once = f"{address}/api/notices/stop/{channel.id}"
        """What a mail program posts to when its reader wants no more such letters."""
        self.stopping = say("notice-stop", channel.language)
        self.letter = say(
            "notice-letter", channel.language, game=self.game, link=self.link, stop=self.stop
        )


def host_of(kind: str, address: str) -> str:
    """Returns where a notice goes first; all letters go to our mail server."""
    return MAIL if kind == MAIL else urlsplit(address).hostname or ""


def _first_of_each(now: float) -> Select[Any]:
    """Returns the query for what is to be told first to each player: who waits longest comes
    first."""
    turn = func.row_number().over(
        partition_by=CHANNELS.c.player, order_by=(NOTICES.c.due, NOTICES.c.id)
    )
    due = (
        select(
            *(NOTICES.c.id, NOTICES.c.tries, NOTICES.c.due, NOTICES.c.table_id, NOTICES.c.channel),
            *(CHANNELS.c.player, CHANNELS.c.kind, CHANNELS.c.address),
            CHANNELS.c["keys"].label("push_keys"),
            *(PLAYERS.c.language, TABLES.c.game),
            turn.label("turn"),
        )
        .join(CHANNELS, CHANNELS.c.id == NOTICES.c.channel)
        .join(PLAYERS, PLAYERS.c.id == CHANNELS.c.player)
        .join(TABLES, TABLES.c.id == NOTICES.c.table_id)
        .where(NOTICES.c.due <= now)
        .subquery()
    )
    return select(due).where(due.c.turn == 1).order_by(due.c.due, due.c.id).limit(AT_ONCE)


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
        self.lookups = Lookups()
        self._under_way: dict[str, asyncio.Task[None]] = {}
        """What is being told, by player."""
        self._room = asyncio.Event()
        """Whether something has been told since it was last looked."""
        self._hosts: Counter[str] = Counter()
        """How many of them go to each host."""

    async def run_forever(self) -> None:
        """Finds whom to tell, and tells them, again and again."""
        try:
            while True:
                try:
                    await turns.find(self.storage, self.after_s)
                    await self._deliver_for(LOOK_S)
                except Exception:
                    ERRORS.inc()
                    LOG.exception("notices")
                    await asyncio.sleep(LOOK_S)
        finally:
            await background.end(list(self._under_way.values()))

    async def _deliver_for(self, seconds: float) -> None:
        """Sends for so long what is due, and more whenever there is room again."""
        end = asyncio.get_running_loop().time() + seconds
        while True:
            self._room.clear()
            await self.deliver()
            try:
                async with asyncio.timeout_at(end):
                    await self._room.wait()
                    await asyncio.sleep(TOGETHER_S)
            except TimeoutError:
                return

    async def deliver(self) -> None:
        """Begins to send what is due, as far as there is room."""
        async with self.storage.engine.connect() as connection:
            rows = (await connection.execute(_first_of_each(time.time()))).all()
        for row in rows:
            if len(self._under_way) >= TOGETHER:
                break
            host = host_of(row.kind, row.address)
            if row.player in self._under_way or self._hosts[host] >= TO_ONE_HOST:
                continue
            channel = Channel(
                row.channel, row.player, row.kind, row.address, row.push_keys, row.language
            )
            wording = Wording(self.address, channel, row.table_id, row.game)
            sending = self._send(row.id, row.tries, channel, wording)
            self._hosts[host] += 1
            task = self._under_way[row.player] = asyncio.create_task(sending)
            task.add_done_callback(partial(self._done, row.player, host))

    def _done(self, player: str, host: str, task: asyncio.Task[None]) -> None:
        del self._under_way[player]
        self._room.set()
        self._hosts[host] -= 1
        if not self._hosts[host]:
            del self._hosts[host]
        if not task.cancelled() and (error := task.exception()) is not None:
            ERRORS.inc()
            LOG.error("notice not settled", exc_info=error)

    async def _send(self, notice: str, tries: int, channel: Channel, wording: Wording) -> None:
        if not await self._claim(notice, tries):
            return
        try:
            async with asyncio.timeout(TIMEOUT_S):
                status = await self.tell(channel, wording)
        except Busy:
            await self._put_off(notice, tries)
            return
        except (Unreachable, Refused, TimeoutError) as error:
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

    async def _put_off(self, notice: str, tries: int) -> None:
        """Waits with a notice that could not be tried: that it was claimed counts as no try."""
        later = {"tries": tries, "due": time.time() + BUSY_S}
        async with self.storage.writing() as connection:
            await connection.execute(update(NOTICES).where(NOTICES.c.id == notice).values(later))

    async def tell(self, channel: Channel, wording: Wording) -> int:
        """Sends a notice, and returns the status of the answer. Raises Unreachable or Refused.

        Raises Busy if it could not be tried.
        """
        if channel.kind == MAIL:
            if self.mail_server is None:
                raise Unreachable("no mail server")
            title, letter = wording.title, wording.letter
            await mail.send(self.mail_server, channel.address, title, letter, wording.stop_at_once)
            return 200
        to = await outgoing.target(channel.address, channel.player, self.lookups, self.private)
        if channel.kind == PUSH:
            keys = msgspec.json.decode(channel.keys, type=PushKeys)
            message = {
                "title": wording.title,
                "path": wording.path,
                "stop": channel.id,
                "stopping": wording.stopping,
            }
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
