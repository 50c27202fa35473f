"""Metrics stand apart from the public port, and tell of all processes."""

from __future__ import annotations

import re
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest

from ahu.core.refusal import Refused
from ahu.server.metrics_port import check_place, serving
from tests.server.guests import open_table, person
from tests.server.servers import PATIENCE_S, ROOT, TLS, reserved_port, served


def number(port: int, name: str) -> float:
    text = httpx.get(f"http://127.0.0.1:{port}/metrics", verify=TLS, timeout=PATIENCE_S).text
    found = re.findall(rf"^{name}(?:{{.*}})? (.*)$", text, re.MULTILINE)
    return sum(map(float, found))


def test_a_port_of_its_own(tmp_path: Path) -> None:
    with reserved_port() as port, served(tmp_path, "--metrics", str(port)) as server:
        open_table(server, "orongo", [person()] * 2)
        assert number(port, "ahu_tables_opened_total") == 1
        assert server.get("/metrics").status_code == 404
        assert (
            httpx.get(f"http://127.0.0.1:{port}/", verify=TLS, timeout=PATIENCE_S).status_code
            == 404
        )
        assert (
            httpx.get(
                f"http://127.0.0.1:{port}/api/about", verify=TLS, timeout=PATIENCE_S
            ).status_code
            == 404
        )


def test_processes_of_one_server_are_told_together(tmp_path: Path, database: str) -> None:
    """Each request comes to one of them, and all are counted."""
    with (
        reserved_port() as port,
        served(
            tmp_path,
            *("--processes", "2", "--workers", "0", "--metrics", f"127.0.0.1:{port}"),
            database=database,
        ) as server,
    ):
        for _ in range(20):
            assert server.get("/api/about").status_code == 200
        assert number(port, "ahu_http_requests_total") >= 20


def test_a_worker_has_metrics_too(database: str) -> None:
    command = [sys.executable, "-m", "ahu", "worker", "--database", database, "--workers", "1"]
    with (
        reserved_port() as port,
        subprocess.Popen([*command, "--metrics", str(port)], cwd=ROOT) as worker,
    ):
        try:
            assert tried(lambda: number(port, "ahu_bot_seconds_count"), worker) == 0
        finally:
            worker.terminate()
        assert worker.wait(PATIENCE_S) == 0


def tried(ask: Callable[[], float], program: subprocess.Popen[bytes]) -> float:
    """What is answered, once it is."""
    end = time.monotonic() + PATIENCE_S
    while time.monotonic() < end and program.poll() is None:
        try:
            return ask()
        except httpx.TransportError:
            time.sleep(0.05)
    raise TimeoutError


@pytest.mark.parametrize("text", ["yes", "a.example", "::1:9000", "1:2:3", "99999", ":x", "-1"])
def test_what_is_no_place(text: str) -> None:
    with pytest.raises(Refused) as refused:
        check_place(text)
    assert refused.value.refusal.key == "serve-metrics"


def test_places() -> None:
    texts = ("", "public", "9484", "0.0.0.0:9484", "[::]:9484")
    found = [check_place(text) for text in texts]
    assert found == ["", "public", "127.0.0.1:9484", "0.0.0.0:9484", "[::]:9484"]


def test_a_port_that_is_taken_is_refused_by_name() -> None:
    with (
        serving("127.0.0.1:0") as port,
        pytest.raises(Refused) as refused,
        serving(f"127.0.0.1:{port}"),
    ):
        pass
    assert refused.value.refusal.key == "serve-port-taken"
