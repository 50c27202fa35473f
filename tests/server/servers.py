"""Real servers for tests, in processes of their own, and a PostgreSQL of our own.

All tables of a server have the same seed: what is played there is the same every time.
"""

from __future__ import annotations

import os
import socket
import ssl
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import httpx

from tests import programs

PATIENCE_S = 600.0
"""How long is waited for what must come: this only ends a hang."""
SEED = "5eed-planted-for-tests"
ROOT = Path(__file__).parents[2]
GENEROUS = (
    *("--workers", "1", "--pause-ms", "0", "--log", "debug"),
    *("--rate", "1000000", "--sockets", "100000", "--tables-an-hour", "1000000"),
    *("--bot-tables", "1000000", "--metrics", "public"),
)
"""Nobody waits for a bot, nothing is too much, metrics are there; a test of limits sets its own."""

TLS = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
"""Knows no certificates, as no test needs any: to read them takes longer than a request."""


@contextmanager
def reserved_port() -> Iterator[int]:
    """A port that no other program gets, where a server can listen again and again."""
    with socket.socket() as reserved:
        reserved.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        reserved.bind(("127.0.0.1", 0))
        port: int = reserved.getsockname()[1]
        if sys.platform != "linux":  # elsewhere a server could not listen beside this socket
            reserved.close()
        yield port


class Served:
    """A server in a process of its own, which can be killed and started again."""

    def __init__(self, port: int, database: str, log: Path, seed: str, *options: str) -> None:
        self.port = port
        self.database = database
        self.log = log
        self.command = [
            *(sys.executable, "-m", "tests.server.seeded", seed),
            *("--port", str(port), "--database", database, *GENEROUS, *options),
        ]
        self.prefix = options[options.index("--prefix") + 1] if "--prefix" in options else ""
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}{self.prefix}"

    @property
    def socket_address(self) -> str:
        return f"ws://127.0.0.1:{self.port}{self.prefix}"

    def start(self, source: Path | None = None) -> None:
        """Run it; `source` has another Ahu to run."""
        environment = {**os.environ, "PYTHONDONTWRITEBYTECODE": "1"}
        if source is not None:
            environment["PYTHONPATH"] = str(source)
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                self.command,
                stdout=log,
                stderr=log,
                start_new_session=True,
                cwd=ROOT,
                env=environment,
            )
        self.wait()

    def wait(self) -> None:
        """Until it answers."""
        assert self.process is not None
        end = time.monotonic() + PATIENCE_S
        while time.monotonic() < end:
            with suppress(httpx.TransportError):
                if self.get("/healthz", timeout=5).status_code == 200:
                    return
            assert self.process.poll() is None, self.log.read_text()
            time.sleep(0.03)
        raise TimeoutError(self.log.read_text())

    def kill(self) -> None:
        """SIGKILL, at once."""
        assert self.process is not None
        self.process.kill()
        self.process.wait()

    def stop(self) -> int:
        """End it as a person would; its exit code."""
        assert self.process is not None
        self.process.terminate()
        return self.process.wait(PATIENCE_S)

    def request(self, method: str, path: str, **more: Any) -> httpx.Response:
        """What it answers over HTTP, on a connection of its own."""
        settings = {"timeout": PATIENCE_S, "verify": TLS, **more}
        return httpx.request(method, self.address + path, **settings)

    def get(self, path: str, **more: Any) -> httpx.Response:
        return self.request("GET", path, **more)

    def post(self, path: str, **more: Any) -> httpx.Response:
        return self.request("POST", path, **more)


@contextmanager
def served(
    folder: Path, *options: str, database: str | None = None, seed: str = SEED
) -> Iterator[Served]:
    """A server while it is needed."""
    with arranged(folder, *options, database=database, seed=seed) as server:
        server.start()
        yield server


@contextmanager
def arranged(
    folder: Path, *options: str, database: str | None = None, seed: str = SEED
) -> Iterator[Served]:
    """A server that a test starts; it is ended with the test."""
    place = database or str(folder / "tables.sqlite")
    with reserved_port() as port:
        server = Served(port, place, folder / "server.log", seed, *options)
        try:
            yield server
        finally:
            if server.process is not None and server.process.poll() is None:
                try:
                    server.stop()
                finally:
                    server.kill()


class Database:
    """A PostgreSQL of our own, never as root, which can be stopped and started again."""

    def __init__(self, programs: Path, folder: Path, port: int, user: int | None) -> None:
        self.folder = folder
        self.address = f"postgresql://ahu@127.0.0.1:{port}/postgres"
        self._programs = programs
        self._data = str(folder / "data")
        self._user = user
        # Nobody pulls its plug, so it need not wait for the disk.
        self._settings = (
            f"-p {port} -k {folder} -c listen_addresses=127.0.0.1 -c max_connections=60"
            " -c fsync=off -c min_wal_size=32MB -c max_wal_size=64MB"
        )
        if user is not None:
            os.chown(folder, user, user)
        self._run("initdb", "-D", self._data, "-U", "ahu", "--auth=trust", "-E", "UTF8", "-N")

    def _run(self, program: str, *options: str) -> None:
        subprocess.run(
            [str(self._programs / program), *options],
            check=True,
            user=self._user,
            capture_output=True,
            cwd=self.folder,
            timeout=PATIENCE_S,
        )

    def start(self) -> None:
        log = f"{self.folder}/log"
        self._run("pg_ctl", "-D", self._data, "-o", self._settings, "-l", log, "-w", "start")

    @property
    def runs(self) -> bool:
        try:
            self._run("pg_ctl", "-D", self._data, "status")
        except subprocess.CalledProcessError:
            return False
        return True

    def stop(self, how: str = "immediate") -> None:
        self._run("pg_ctl", "-D", self._data, "-m", how, "-w", "stop")


@contextmanager
def database_server(place: Path | None = None) -> Iterator[Database]:
    """A PostgreSQL while it is needed, with its files in `place` or in a folder of their own."""
    found, user = programs.postgresql(), programs.postgresql_user()
    assert found is not None, "PostgreSQL is missing: `python -m tests.programs` gets it"
    with (
        TemporaryDirectory(
            prefix="ahu-postgresql-", dir=place, ignore_cleanup_errors=True
        ) as folder,
        reserved_port() as port,
    ):
        database = Database(found, Path(folder), port, user)
        database.start()
        try:
            yield database
        finally:
            if database.runs:
                database.stop()


@contextmanager
def postgresql() -> Iterator[str]:
    """The address of an empty database in a PostgreSQL of our own."""
    with database_server() as database:
        yield database.address
