"""Limits count whoever really asks, under the name this server goes by, from pages that may."""

from __future__ import annotations

import asyncio
from pathlib import Path

import httpx
import pytest
from starlette.types import Message, Receive, Scope, Send
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from ahu.server.addresses import Forwarded, address_key
from tests.server.guests import open_table, person
from tests.server.servers import PATIENCE_S, Served, served

SEATS = {"game": "orongo", "seats": [{"player": "person"}, {"player": "person"}]}


@pytest.mark.parametrize(
    ("host", "key"),
    [
        ("192.0.2.1", "192.0.2.1"),
        ("::ffff:192.0.2.1", "192.0.2.1"),
        ("::FFFF:c000:201", "192.0.2.1"),
        ("2001:db8:1:2::1", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff:ffff:ffff:ffff", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::1", "2001:db8:1:3::/64"),
        ("::1", "::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("", ""),
        ("testclient", "testclient"),
    ],
)
def test_what_counts_as_one_address(host: str, key: str) -> None:
    assert address_key(host) == key


@pytest.mark.parametrize(
    ("proxies", "headers", "client"),
    [
        (1, [], "10.0.0.1"),
        (1, ["192.0.2.1"], "192.0.2.1"),
        (1, ["198.51.100.9, 192.0.2.1"], "192.0.2.1"),
        (1, ["198.51.100.9", "192.0.2.1"], "192.0.2.1"),
        (2, ["198.51.100.9, 192.0.2.1, 10.0.0.2"], "192.0.2.1"),
        (2, ["10.0.0.2"], "10.0.0.1"),
        (1, ["192.0.2.1:4711"], "192.0.2.1"),
        (1, ["[2001:db8::1]:4711"], "2001:db8::1"),
        (1, ["2001:db8::1"], "2001:db8::1"),
        (1, ["unknown"], "10.0.0.1"),
        (1, ["192.0.2.1, "], "10.0.0.1"),
    ],
)
def test_only_our_own_proxies_are_believed(proxies: int, headers: list[str], client: str) -> None:
    found: list[str] = []

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        found.append(scope["client"][0])

    async def receive() -> Message:
        raise AssertionError

    async def send(message: Message) -> None:
        raise AssertionError

    scope: Scope = {
        "type": "http",
        "client": ("10.0.0.1", 5),
        "headers": [(b"x-forwarded-for", value.encode()) for value in headers],
    }
    asyncio.run(Forwarded(app, proxies)(scope, receive, send))
    assert found == [client]


def opened(server: Served, forwarded: str) -> int:
    headers = {"X-Forwarded-For": forwarded}
    return server.post("/api/tables", json=SEATS, headers=headers).status_code


def test_nobody_evades_a_limit_by_inventing_addresses(tmp_path: Path) -> None:
    with served(tmp_path, "--trust-proxy", "1", "--tables-an-hour", "3") as server:
        assert [opened(server, f"198.51.100.{i}, 192.0.2.1") for i in range(5)] == [
            *[201] * 3,
            *[429] * 2,
        ]
        assert opened(server, "192.0.2.1, 192.0.2.2") == 201
        assert [opened(server, f"2001:db8:1:2::{i}") for i in range(5)] == [201] * 3 + [429] * 2
        assert opened(server, "2001:db8:1:3::1") == 201


def test_without_proxies_nothing_reported_is_believed(tmp_path: Path) -> None:
    with served(tmp_path, "--tables-an-hour", "3") as server:
        assert [opened(server, f"192.0.2.{i}") for i in range(5)] == [201] * 3 + [429] * 2


# Names and pages


def test_only_the_names_it_goes_by(tmp_path: Path) -> None:
    with served(tmp_path, "--hosts", "Ahu.example,127.0.0.1") as server:

        def asked(host: str) -> tuple[int, str]:
            answer = server.get("/api/nowhere", headers={"Host": host})
            return answer.status_code, answer.json()["error"]["key"]

        for host in ("ahu.example", "AHU.example:443", f"127.0.0.1:{server.port}"):
            assert asked(host) == (404, "table-page-missing")
        for host in ("evil.example", "ahu.example.evil.example", "", "ahu.example:x", "["):
            assert asked(host) == (400, "table-host")
        made = open_table(server, "orongo", [person(), person()])
        address = f"{server.socket_address}/api/tables/{made.table}/socket"

        async def run() -> int:
            try:
                async with connect(
                    address, additional_headers={"Host": "evil.example"}, open_timeout=PATIENCE_S
                ):
                    return 101
            except InvalidStatus as refused:
                return refused.response.status_code

        assert asyncio.run(run()) == 400


def test_nobody_is_sent_elsewhere(server: Served) -> None:
    """An address with a slash too many is none; it does not lead to the host that was claimed."""
    for path in ("/api/tables/", "/api/about/", "/api", "/healthz/"):
        answer = server.get(path, headers={"Host": "evil.example"})
        assert "location" not in answer.headers
        assert answer.status_code in (200, 404, 503)


def test_stated_origins_may_ask(tmp_path: Path) -> None:
    friend, stranger = "https://friend.example", "https://stranger.example"
    with served(tmp_path, "--origins", friend) as server:
        made = open_table(server, "orongo", [person(), person()])

        def preflight(origin: str, method: str, path: str) -> httpx.Response:
            headers = {
                "Origin": origin,
                "Access-Control-Request-Method": method,
                "Access-Control-Request-Headers": "authorization, content-type",
            }
            return server.request("OPTIONS", path, headers=headers)

        for method, path in (
            ("POST", "/api/tables"),
            ("POST", "/api/mine"),
            ("DELETE", f"/api/tables/{made.table}"),
            ("GET", f"/api/tables/{made.table}/record"),
        ):
            answer = preflight(friend, method, path)
            assert answer.status_code == 200
            assert answer.headers["access-control-allow-origin"] == friend
            assert method in answer.headers["access-control-allow-methods"]
            assert "access-control-allow-credentials" not in answer.headers
            answer = preflight(stranger, method, path)
            assert answer.status_code == 400
            assert "access-control-allow-origin" not in answer.headers
        for status, path in ((201, "/api/tables"), (405, "/api/mine/x"), (404, "/api/x/y")):
            answer = server.post(path, json=SEATS, headers={"Origin": friend})
            assert answer.headers["access-control-allow-origin"] == friend
            assert answer.status_code in (status, 404)
        answer = server.post("/api/tables", json=SEATS, headers={"Origin": stranger})
        assert answer.status_code == 403
        assert "access-control-allow-origin" not in answer.headers
        page = server.get("/", headers={"Origin": friend})
        assert "access-control-allow-origin" not in page.headers
