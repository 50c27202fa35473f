"""Nothing is left of a server that was killed: no process, and no port that is taken."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest

from tests.server.guests import Guest, bot, open_table
from tests.server.servers import PATIENCE_S, ROOT, Served, arranged, served
from tests.server.test_files import command_of

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="looks into /proc")


def until(condition: Callable[[], object]) -> None:
    end = time.monotonic() + PATIENCE_S
    while not condition():
        assert time.monotonic() < end
        time.sleep(0.02)


def field(pid: int, name: str) -> str:
    """What the system says of a process; empty when it is gone."""
    try:
        lines = Path(f"/proc/{pid}/status").read_text(encoding="utf-8").splitlines()
    except (FileNotFoundError, ProcessLookupError):
        return ""
    return next((line.split()[1] for line in lines if line.startswith(f"{name}:")), "")


def children(pid: int) -> list[int]:
    every = (int(name) for name in os.listdir("/proc") if name.isdigit())
    return [child for child in every if field(child, "PPid") == str(pid)]


def gone(pid: int) -> bool:
    """Whether a process has ended, whoever may still have to read its exit code."""
    return field(pid, "State") in ("", "Z")


def bot_processes(server: Served, pid: int | None = None) -> list[int]:
    """The processes that play a server's bots, once one has decided."""
    if pid is None:
        assert server.process is not None
        pid = server.process.pid
    made = open_table(server, "orongo", [bot(), bot()])

    async def run() -> None:
        async with Guest(server, made.table, [made.watch]) as guest:
            while not guest.over:
                await guest.next()

    asyncio.run(run())
    return [
        child
        for parent in (pid, *children(pid))
        for child in children(parent)
        if b"ahu.server.worker" in command_of(str(child))
    ]


def answers(server: Served) -> bool:
    try:
        return server.get("/healthz").status_code == 200
    except httpx.TransportError:
        return False


def listen(port: int) -> None:
    """Listen there as a server would; raises OSError while another does."""
    with socket.socket() as bound:
        bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        bound.bind(("127.0.0.1", port))
        bound.listen()


def sockets_of(pid: int) -> set[str]:
    folder = Path(f"/proc/{pid}/fd")
    return {os.readlink(file) for file in folder.iterdir() if file.exists() or file.is_symlink()}


def test_a_bot_that_hangs_does_not_outlive_its_server(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        (stopped,) = bot_processes(server)  # as few as are needed
        assert server.process is not None
        shared = sockets_of(server.process.pid) & sockets_of(stopped)
        assert not {name for name in shared if name.startswith("socket:")}
        os.kill(stopped, signal.SIGSTOP)
        server.kill()
        until(lambda: gone(stopped))
        server.start()  # on the same port
        assert bot_processes(server)


@pytest.mark.parametrize("sign", [signal.SIGKILL, signal.SIGTERM])
def test_several_processes_end_with_the_first(
    tmp_path: Path, database: str, sign: signal.Signals
) -> None:
    with served(tmp_path, "--processes", "2", database=database) as server:
        bots = bot_processes(server)
        assert server.process is not None
        processes = children(server.process.pid)
        assert len(processes) >= 2
        server.process.send_signal(sign)
        server.process.wait(PATIENCE_S)
        until(lambda: all(gone(pid) for pid in (*processes, *bots)))
        listen(server.port)


def test_a_process_whose_parent_has_ended_already_ends(tmp_path: Path) -> None:
    """The parent ends while its child is still starting."""
    child = (
        "import os, signal, sys, time\n"
        "from ahu.server import parent_watch\n"
        "while os.getppid() == int(sys.argv[1]):\n"
        "    time.sleep(0.01)\n"
        "parent_watch.end_with_parent(signal.SIGKILL)\n"
        "time.sleep(1000)\n"
    )
    parent = (
        "import os, subprocess, sys\n"
        "from ahu.server import parent_watch\n"
        f"call = [sys.executable, '-c', {child!r}, str(os.getpid())]\n"
        "child = subprocess.Popen(call, env=parent_watch.environment())\n"
        "print(child.pid, flush=True)\n"
    )
    found = subprocess.run(
        [sys.executable, "-c", parent], stdout=subprocess.PIPE, check=True, timeout=PATIENCE_S
    )
    pid = int(found.stdout)
    until(lambda: gone(pid))


def test_a_server_goes_on_when_its_shell_ends(tmp_path: Path) -> None:
    """As after `ahu serve &` in a shell that is then closed."""
    with arranged(tmp_path) as server:
        shell = (
            "import subprocess, sys\n"
            f"child = subprocess.Popen({server.command!r}, stderr=subprocess.DEVNULL)\n"
            "print(child.pid, flush=True)\n"
            "sys.stdin.read()\n"
        )
        found = subprocess.Popen(
            [sys.executable, "-c", shell], stdin=subprocess.PIPE, stdout=subprocess.PIPE, cwd=ROOT
        )
        assert found.stdout is not None
        pid = int(found.stdout.readline())
        try:
            until(lambda: answers(server))
            assert found.stdin is not None
            found.stdin.close()
            assert found.wait(PATIENCE_S) == 0
            until(lambda: field(pid, "PPid") != str(found.pid))
            assert bot_processes(server, pid)
        finally:
            os.kill(pid, signal.SIGTERM)
            until(lambda: gone(pid))
