"""The public server of deploy/compose.yaml, as processes on this machine.

Commands, variables and the proxy's configuration are those of the files. Only names and ports of
containers become ports of this machine, and the database is a PostgreSQL of our own.
"""

from __future__ import annotations

import os
import re
import ssl
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
import yaml

from tests import programs
from tests.server.servers import PATIENCE_S, ROOT, TLS, postgresql, reserved_port

FOLDER = ROOT / "deploy"
COMPOSE = FOLDER / "compose.yaml"
VARIABLE = re.compile(r"\$\{(\w+)(?::[-?]([^}]*))?\}")
SERVERS = ("one", "two")


def services(variables: Mapping[str, str]) -> dict[str, Any]:
    """The services of the compose file, with these variables for whoever starts it."""
    text = COMPOSE.read_text(encoding="utf-8")
    filled = VARIABLE.sub(lambda found: variables.get(found[1], found[2] or ""), text)
    found: dict[str, Any] = yaml.safe_load(filled)["services"]
    return found


class Deployment:
    """All that compose.yaml starts. Its address is that of the proxy, with TLS and the prefix."""

    def __init__(self, folder: Path, prefix: str) -> None:
        self.folder = folder
        self.prefix = prefix
        self.services = services({"AHU_PREFIX": prefix, "AHU_PASSWORD": "secret"})
        self.processes: dict[str, subprocess.Popen[bytes]] = {}
        self.metrics: dict[str, int] = {}
        self.ports: dict[str, int] = {}
        self.proxy_port = 0
        self._commands: dict[str, tuple[list[str], dict[str, str]]] = {}

    @property
    def address(self) -> str:
        return f"https://localhost:{self.proxy_port}{self.prefix}"

    @property
    def socket_address(self) -> str:
        return f"wss://localhost:{self.proxy_port}{self.prefix}"

    @property
    def _store(self) -> Path:
        return self.folder / "caddy"

    @property
    def authority(self) -> Path:
        """The certificate of the proxy's own authority."""
        return self._store / "pki" / "authorities" / "local" / "root.crt"

    @property
    def certificate(self) -> tuple[Path, Path]:
        """The proxy's own certificate, and its key."""
        folder = self._store / "certificates" / "local" / "localhost"
        return folder / "localhost.crt", folder / "localhost.key"

    def get(self, path: str, address: str | None = None) -> httpx.Response:
        """What is answered over TLS, with a certificate that is right."""
        trusted = ssl.create_default_context(cafile=str(self.authority))
        return httpx.get((address or self.address) + path, verify=trusted, timeout=PATIENCE_S)

    def add(self, name: str, program: list[str], changed: Mapping[str, str]) -> None:
        """A service's command and variables, with what is different on this machine."""
        service = self.services[name]
        command = [*program, *service["command"]]
        self._commands[name] = (command, {**os.environ, **service["environment"], **changed})

    def replace(self, name: str, command: list[str]) -> None:
        """Another command with the same variables."""
        self._commands[name] = (command, self._commands[name][1])

    def environment(self, name: str) -> dict[str, str]:
        return self._commands[name][1]

    def start(self, name: str) -> None:
        command, environment = self._commands[name]
        with (self.folder / f"{name}.log").open("ab") as log:
            self.processes[name] = subprocess.Popen(
                command, stdout=log, stderr=log, cwd=ROOT, env=environment, start_new_session=True
            )

    def log(self, name: str) -> str:
        return (self.folder / f"{name}.log").read_text(encoding="utf-8")

    def wait(self) -> None:
        """Until every server can store, and the proxy answers."""
        end = time.monotonic() + PATIENCE_S
        while time.monotonic() < end:
            for name, process in self.processes.items():
                assert process.poll() is None, self.log(name)
            # The proxy may just be writing its authority's certificate.
            with suppress(httpx.TransportError, FileNotFoundError, ssl.SSLError):
                answers = [self.get("/readyz"), *map(self._ask, self.ports.values())]
                if {answer.status_code for answer in answers} == {200}:
                    return
            time.sleep(0.2)
        raise TimeoutError(self.log("proxy"))

    def _ask(self, port: int) -> httpx.Response:
        """Whether a server itself is ready."""
        address = f"http://127.0.0.1:{port}{self.prefix}/readyz"
        return httpx.get(address, headers={"Host": "localhost"}, verify=TLS, timeout=PATIENCE_S)

    def stop(self) -> None:
        for process in self.processes.values():
            if process.poll() is None:
                process.terminate()
        for process in self.processes.values():
            try:
                process.wait(PATIENCE_S)
            finally:
                process.kill()


@contextmanager
def deployed(folder: Path, prefix: str = "", seed: str | None = None) -> Iterator[Deployment]:
    """All of it while it is needed; with a seed, all tables have it. Needs Caddy and PostgreSQL."""
    caddy = programs.needed(programs.caddy)
    programs.needed(programs.postgresql)
    ahu = [sys.executable, "-m", "ahu"]
    with ExitStack() as stack:
        here = Deployment(folder, prefix)
        database = stack.enter_context(postgresql())
        hurried = {"AHU_DATABASE": database, "AHU_PAUSE_MS": "0", "AHU_RATE": "100000"}
        for name in (*SERVERS, "worker"):
            here.metrics[name] = stack.enter_context(reserved_port())
            changed = {**hurried, "AHU_METRICS": f"127.0.0.1:{here.metrics[name]}"}
            if name in SERVERS:
                here.ports[name] = stack.enter_context(reserved_port())
                changed |= {"AHU_HOST": "127.0.0.1", "AHU_PORT": str(here.ports[name])}
            here.add(name, ahu, changed)
            if seed is not None and name in SERVERS:
                assert here.services[name]["command"] == ["serve"]
                here.replace(name, [sys.executable, "-m", "tests.server.seeded", seed])
        here.proxy_port, plain = (stack.enter_context(reserved_port()) for _ in range(2))
        proxy = here.services["proxy"]
        (mounted,) = [one for one in proxy["volumes"] if one.startswith("./")]
        outside, inside, _ = mounted.split(":")
        proxy["command"] = [
            str(FOLDER / outside) if part == inside else part for part in proxy["command"][1:]
        ]
        here.add(
            "proxy",
            [str(caddy)],
            {
                "AHU_SERVERS": " ".join(f"127.0.0.1:{here.ports[name]}" for name in SERVERS),
                "AHU_HTTP_PORT": str(plain),
                "AHU_HTTPS_PORT": str(here.proxy_port),
                **{f"XDG_{kind}_HOME": str(folder) for kind in ("DATA", "CONFIG")},
            },
        )
        stack.callback(here.stop)
        for name in (*SERVERS, "worker", "proxy"):
            here.start(name)
        here.wait()
        yield here
