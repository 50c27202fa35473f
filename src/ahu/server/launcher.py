"""Runs the server: binds the port, starts the processes, prints its address."""

from __future__ import annotations

import asyncio
import os
import socket
import webbrowser
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from tempfile import TemporaryDirectory

import uvicorn
from uvicorn.supervisors import Multiprocess

from ahu.core.refusal import refuse
from ahu.server import garbage, logs, metrics, parent_watch
from ahu.server.config import ServerSettings, default_database, to_environment
from ahu.server.connections import HttpConnection, SocketConnection
from ahu.server.database import engine_for, file_of, is_postgresql, migrate
from ahu.server.files import held
from ahu.server.metrics_port import serving
from ahu.server.sockets import LARGEST_MESSAGE
from ahu.text import say

try:
    import resource
except ImportError:  # this system has no such module
    resource = None  # type: ignore[assignment]

WAIT_FOR_CLIENTS_S = 3
SILENT_S = 120
"""How long one of several processes may not answer before another takes its place. On a busy
machine one begins so slowly that a shorter time would end it again and again."""
BACKLOG = 2048
APPLICATION = "ahu.server.app:from_environment"


class Server(uvicorn.Server):
    """A server that announces when it is ready."""

    def __init__(self, config: uvicorn.Config, address: str, language: str, open: bool) -> None:
        super().__init__(config)
        self._ready = (address, language, open)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            announce(*self._ready)
            garbage.begin()  # by now there is more that stays, such as the sentences


def announce(address: str, language: str, open: bool) -> None:
    """Prints where the page is, and opens it if asked to."""
    print(say("serve-ready", language, address=address), flush=True)
    if open:
        webbrowser.open(address)


def run(
    settings: ServerSettings, language: str, open: bool = False, application: str = APPLICATION
) -> int:
    """Serves until interrupted; each process makes the application. Raises Refused at its start."""
    logs.set_up(settings.log)
    _raise_limit()
    with _alone(settings), serving(settings.metrics):
        return _serve(settings, language, open, application)


@contextmanager
def _alone(settings: ServerSettings) -> Iterator[None]:
    """Keeps other servers from a file; PostgreSQL is for several. Raises Refused if one uses it."""
    database = settings.database or default_database()
    engine_for(database)  # raises Refused for an invalid database, and makes the folder of a file
    with nullcontext() if is_postgresql(database) else held(file_of(database)):
        yield


def _serve(settings: ServerSettings, language: str, open: bool, application: str) -> int:
    asyncio.run(_prepare(settings))
    bound = _bind(settings)
    address = f"http://{_host(settings.host)}:{bound.getsockname()[1]}{settings.prefix}/"
    os.environ.update(to_environment(settings))
    config = _config(settings, application)
    if settings.processes == 1:
        Server(config, address, language, open).run([bound])
        return 0
    announce(address, language, open)
    with TemporaryDirectory(prefix="ahu-metrics-") as folder:
        os.environ[metrics.FOLDER] = folder
        os.environ.update(parent_watch.environment())
        Multiprocess(config, sockets=[bound]).run()
    return 0


def _raise_limit() -> None:
    """Lets this process open as many sockets as the system allows."""
    if resource is not None:
        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


async def _prepare(settings: ServerSettings) -> None:
    """Brings the database up to date. Raises Refused if it cannot be used."""
    engine = engine_for(settings.database or default_database())
    try:
        await migrate(engine)
    finally:
        await engine.dispose()


def _config(settings: ServerSettings, application: str) -> uvicorn.Config:
    # If messages were compressed, their size would tell what is in them.
    return uvicorn.Config(
        application,
        factory=True,
        workers=settings.processes,
        http=HttpConnection,
        ws=SocketConnection,
        ws_max_size=LARGEST_MESSAGE * 16,
        ws_per_message_deflate=False,
        log_config=None,
        access_log=False,
        proxy_headers=False,
        server_header=False,
        timeout_graceful_shutdown=WAIT_FOR_CLIENTS_S,
        timeout_worker_healthcheck=SILENT_S,
    )


def _bind(settings: ServerSettings) -> socket.socket:
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    bound = socket.socket(family, socket.SOCK_STREAM)
    try:
        bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        bound.bind((settings.host, settings.port))
        bound.listen(BACKLOG)
    except OSError as error:
        bound.close()
        problem = error.strerror or str(error)
        raise refuse(
            "", "serve-port-taken", host=settings.host, port=str(settings.port), problem=problem
        ) from None
    return bound


def _host(host: str) -> str:
    """Returns the host as a browser on this machine finds it."""
    if host in ("0.0.0.0", "::"):
        return "localhost"
    return f"[{host}]" if ":" in host else host
