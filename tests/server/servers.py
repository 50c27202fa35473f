"""Real servers for tests: `ahu serve` in a process of its own, and a PostgreSQL of our own."""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from tempfile import TemporaryDirectory

import httpx

STARTING_S = 60.0
SEED = "5eed-planted-for-tests"


def free_port() -> int:
    """A port that nobody uses just now."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class Served:
    """A server in a process of its own, which can be killed and started again."""

    def __init__(self, database: str, log: Path, *options: str, planted: str = "") -> None:
        """With a planted seed, all its tables have that seed."""
        self.database = database
        self.log = log
        self.port = free_port()
        if planted:
            module = ("tests.server.planted", str(self.port), database, planted)
            self.command = [sys.executable, "-m", *module]
        else:
            self.command = [
                *(sys.executable, "-m", "ahu", "serve", "--port", str(self.port)),
                *("--database", self.database, "--workers", "1", "--pause-ms", "0"),
                *("--rate", "1000000", "--sockets", "100000", "--tables-an-hour", "1000000"),
                *options,
            ]
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def socket_address(self) -> str:
        return f"ws://127.0.0.1:{self.port}"

    def start(self) -> None:
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                self.command,
                stdout=log,
                stderr=log,
                start_new_session=True,
                env={**os.environ, "PYTHONDONTWRITEBYTECODE": "1"},
            )
        self.wait()

    def wait(self) -> None:
        """Until it answers."""
        assert self.process is not None
        end = time.monotonic() + STARTING_S
        while time.monotonic() < end:
            with suppress(httpx.TransportError):
                if httpx.get(f"{self.address}/healthz", timeout=5).status_code == 200:
                    return
            assert self.process.poll() is None, self.log.read_text()
            time.sleep(0.03)
        raise TimeoutError(self.log.read_text())

    def kill(self) -> None:
        """SIGKILL, at once."""
        assert self.process is not None
        with suppress(ProcessLookupError):
            os.kill(self.process.pid, signal.SIGKILL)
        self.process.wait()

    def stop(self) -> int:
        """End it as a person would; its exit code."""
        assert self.process is not None
        self.process.terminate()
        return self.process.wait(20)


@contextmanager
def served(
    folder: Path, *options: str, database: str | None = None, planted: str = ""
) -> Iterator[Served]:
    """A server while it is needed."""
    place = database or str(folder / "tables.sqlite")
    server = Served(place, folder / "server.log", *options, planted=planted)
    server.start()
    try:
        yield server
    finally:
        if server.process is not None and server.process.poll() is None:
            server.stop()


def postgresql_programs() -> Path | None:
    """Where PostgreSQL is installed."""
    found = shutil.which("initdb")
    if found:
        return Path(found).resolve().parent
    versions = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    return versions[-1].parent if versions else None


@contextmanager
def postgresql() -> Iterator[str]:
    """A PostgreSQL of our own, never as root; the address of an empty database in it."""
    programs = postgresql_programs()
    assert programs is not None, "the programs of PostgreSQL are needed: see .ci/run"
    with TemporaryDirectory(prefix="ahu-postgresql-", ignore_cleanup_errors=True) as folder:
        user = _other_user()
        if user is not None:
            os.chown(folder, user, user)
        data, port = f"{folder}/data", free_port()

        def run(*command: str) -> None:
            subprocess.run(
                command, check=True, user=user, capture_output=True, cwd=folder, timeout=120
            )

        run(str(programs / "initdb"), "-D", data, "-U", "ahu", "--auth=trust", "-E", "UTF8")
        settings = f"-p {port} -k {folder} -c listen_addresses=127.0.0.1 -c max_connections=60"
        log = f"{folder}/log"
        run(str(programs / "pg_ctl"), "-D", data, "-o", settings, "-l", log, "-w", "start")
        try:
            yield f"postgresql://ahu@127.0.0.1:{port}/postgres"
        finally:
            run(str(programs / "pg_ctl"), "-D", data, "-m", "immediate", "stop")


def _other_user() -> int | None:
    """Whom to run PostgreSQL as when we are root."""
    if os.getuid() != 0:
        return None
    for name in ("postgres", "nobody"):
        with suppress(KeyError):
            return pwd.getpwnam(name).pw_uid
    raise AssertionError("there is nobody but root to run PostgreSQL")
