"""The real server for the browser tests: a process of its own, a database of its own."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

PATIENCE_S = 30.0


def free_port() -> int:
    with socket.socket() as bound:
        bound.bind(("127.0.0.1", 0))
        port: int = bound.getsockname()[1]
        return port


@contextmanager
def serving(folder: Path, port: int | None = None, source: Path | None = None) -> Iterator[str]:
    """The address of a server that runs as long as this lasts; `source` has another Ahu to run."""
    port = port or free_port()
    address = f"http://127.0.0.1:{port}"
    command = [sys.executable, "-m", "ahu", "serve", "--port", str(port), "--pause-ms", "0"]
    command += ["--database", str(folder / "tables.sqlite"), "--workers", "1", "--log", "error"]
    command += ["--tables-an-hour", "100000", "--rate", "1000"]
    found = {**os.environ, "PYTHONPATH": str(source)} if source else None
    with subprocess.Popen(command, stdout=subprocess.DEVNULL, env=found) as process:
        try:
            _wait(address, process)
            yield address
        finally:
            process.terminate()


def _wait(address: str, process: subprocess.Popen[bytes]) -> None:
    until = time.monotonic() + PATIENCE_S
    while time.monotonic() < until and process.poll() is None:
        try:
            with urllib.request.urlopen(f"{address}/healthz"):
                return
        except OSError:
            time.sleep(0.05)
    raise RuntimeError("the server did not start")
