"""Puts the server together from its parts."""

from __future__ import annotations

import asyncio
import logging
import os
import secrets
import signal
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from functools import partial

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.routing import Route, WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ahu.server import background, garbage, parent_watch, retention
from ahu.server.access_log import AccessLog
from ahu.server.addresses import Forwarded
from ahu.server.bot_dispatcher import playing
from ahu.server.config import ServerSettings, default_database
from ahu.server.connections import STATE, Connections
from ahu.server.cors import Cors
from ahu.server.database import engine_for, migrate
from ahu.server.hosts import Hosts
from ahu.server.http import WORTH_ZIPPING, ZIPPING, Http, missing
from ahu.server.limits import ADDRESS_SHARE, Limits
from ahu.server.metrics import REQUESTS
from ahu.server.notices.confirmation_limits import ConfirmationLimits
from ahu.server.notices.delivery import Delivery
from ahu.server.notices.http import NoticesHttp
from ahu.server.notices.mail import mail_server
from ahu.server.notices.push import pusher_of
from ahu.server.openers import openers_of
from ahu.server.page import HEADERS, Page
from ahu.server.payment import Paying
from ahu.server.pg_listener import PgListener, notify
from ahu.server.players import retention as player_retention
from ahu.server.players.http import PlayerHttp
from ahu.server.players.lobby_http import LobbyHttp
from ahu.server.players.store import PlayerStore
from ahu.server.prefix import Prefixed
from ahu.server.presence import PresenceTracker
from ahu.server.registry import TableRegistry
from ahu.server.shared_limits import SharedLimits
from ahu.server.sockets import Sockets
from ahu.server.storage import Storage
from ahu.server.threads import Threads

LOG = logging.getLogger("ahu.app")
SEED_BYTES = 16
SWITCH_S = 0.0001
"""How long a thread may keep another one waiting, such as the event loop or the one that talks to
SQLite: a move has many steps, and may wait at each."""


def new_seed() -> str:
    """Returns a seed that nobody can guess."""
    return secrets.token_hex(SEED_BYTES)


def make(settings: ServerSettings, seed: Callable[[], str] = new_seed) -> Starlette:
    """Returns the application for `settings`."""
    page = Page(prefix=settings.prefix)
    limits = Limits(settings)

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[dict[str, Connections]]:
        sys.setswitchinterval(SWITCH_S)
        engine = engine_for(settings.database or default_database())
        await migrate(engine)
        storage = Storage(engine)
        threads = Threads()
        registry = TableRegistry(storage, seed, threads)
        registry.most_bot_tables = settings.bot_tables
        openers = await openers_of(engine)
        presence = PresenceTracker(partial(notify, engine) if storage.postgresql else None)
        if storage.postgresql:
            limits.shared = SharedLimits(
                engine,
                openers.name,
                settings.tables_an_hour,
                settings.sockets,
                limits.sign_in_rate,
            )
        sockets = Sockets(registry, limits, presence, settings.origins)
        http = Http(registry, limits, openers, settings)
        people = registry, PlayerStore(storage), limits, settings.origins
        delivery = Delivery(
            storage,
            await pusher_of(storage, settings.address),
            mail_server(settings.mail, settings.mail_from),
            settings.address and settings.address + settings.prefix,
            settings.notice_after,
            bool(settings.private_notices),
        )
        players = (
            *PlayerHttp(*people).routes(),
            *LobbyHttp(*people, openers).routes(),
            *NoticesHttp(*people, delivery, ConfirmationLimits(storage, openers.name)).routes(),
        )
        app.router.routes[:] = [
            *http.routes(WebSocketRoute("/tables/{table}/socket", sockets.serve), *players),
            Route("/{path:path}", page.serve, methods=["GET"]),
        ]
        await registry.time.beat()
        tasks = [
            asyncio.create_task(presence.run_forever()),
            asyncio.create_task(registry.time.run_forever()),
            asyncio.create_task(registry.keys.run_forever()),
            asyncio.create_task(http.game_results.run_forever()),
            asyncio.create_task(delivery.run_forever()),
            asyncio.create_task(player_retention.run_forever(registry, settings.forget_days)),
        ]
        if storage.postgresql:
            tasks.append(asyncio.create_task(PgListener(registry, engine, presence).listen()))
        if limits.shared is not None:
            tasks.append(asyncio.create_task(limits.shared.run_forever()))
        if settings.keep_days:
            tasks.append(asyncio.create_task(retention.run_forever(registry, settings.keep_days)))
        tasks.append(asyncio.create_task(garbage.run_forever()))
        garbage.begin()
        LOG.info("ready", extra={"database": engine.dialect.name, "pid": os.getpid()})
        async with AsyncExitStack() as ending:
            ending.push_async_callback(storage.close)
            ending.callback(threads.close)
            if limits.shared is not None:
                ending.push_async_callback(limits.shared.close)
            if settings.workers:
                pause_s = settings.pause_ms / 1000
                await ending.enter_async_context(playing(registry, settings.workers, pause_s))
            ending.push_async_callback(http.analyses.close)
            ending.push_async_callback(background.end, tasks)
            messages = settings.rate * ADDRESS_SHARE
            yield {STATE: Connections(settings.sockets, messages, settings.trust_proxy)}

    app = Starlette(routes=[], lifespan=lifespan, exception_handlers={HTTPException: missing})
    app.router.redirect_slashes = False
    app.add_middleware(GZipMiddleware, minimum_size=WORTH_ZIPPING, compresslevel=ZIPPING)
    if settings.origins:
        app.add_middleware(Cors, origins=settings.origins)
    if settings.hosts:
        app.add_middleware(Hosts, hosts=settings.hosts)
    if settings.prefix:
        app.add_middleware(Prefixed, prefix=settings.prefix)
    app.add_middleware(Paying, limits=limits)
    if settings.trust_proxy:
        app.add_middleware(Forwarded, proxies=settings.trust_proxy)
    if settings.access_log != "no":
        app.add_middleware(AccessLog, addresses=settings.access_log == "addresses")
    app.add_middleware(EveryAnswer)
    return app


class EveryAnswer:
    """Adds the headers that every answer carries, and counts the answers."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                REQUESTS.labels(str(message["status"])).inc()
                message["headers"] = [
                    *message["headers"],
                    *((name.lower().encode(), value.encode()) for name, value in HEADERS.items()),
                ]
            await send(message)

        await self.app(scope, receive, guarded)


def from_environment(seed: Callable[[], str] = new_seed) -> Starlette:
    """Returns the application for the environment's settings; each server process makes one."""
    from ahu.server import logs, settings_reader

    parent_watch.end_with_parent(signal.SIGTERM)
    settings = settings_reader.settings({}, os.environ)
    logs.set_up(settings.log)
    return make(settings, seed)
