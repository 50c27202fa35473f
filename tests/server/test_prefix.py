"""A server below a path: everything is there, and nothing beside it."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator

import httpx
import pytest

from ahu.core.refusal import Refused
from ahu.core.rng import rng_for
from ahu.server.prefix import check_prefix
from tests.server.guests import Guest, open_table, person, play_on
from tests.server.servers import PATIENCE_S, ROOT, TLS, Served, served
from tests.server.test_readiness import until

PREFIX = "/games/ahu"


@pytest.fixture(scope="module")
def below(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    options = ("--prefix", f"{PREFIX}/", "--origins", "https://elsewhere.example")
    with served(tmp_path_factory.mktemp("below"), *options) as server:
        server.prefix = PREFIX
        yield server


def beside(server: Served, path: str) -> httpx.Response:
    return httpx.get(f"http://127.0.0.1:{server.port}{path}", verify=TLS, timeout=PATIENCE_S)


def test_health_and_readiness(below: Served) -> None:
    assert below.get("/healthz").json() == {"status": "ok"}
    assert until(below, 200).json() == {"status": "ok"}
    assert "ahu_sockets" in below.get("/metrics").text


@pytest.mark.parametrize("path", ["/", "/healthz", "/api/about", "/games", "/games/ahuu/", "//"])
def test_nothing_is_beside_it(below: Served, path: str) -> None:
    answer = beside(below, path)
    assert answer.status_code == 404
    assert answer.json()["error"]["key"] == "table-page-missing"
    assert "content-security-policy" in answer.headers


def test_the_prefix_alone_leads_to_the_page_by_whatever_name_it_was_asked(below: Served) -> None:
    answer = beside(below, PREFIX)
    assert (answer.status_code, answer.headers["location"]) == (308, f"{PREFIX}/")


def test_whatever_the_page_names_is_there(below: Served) -> None:
    for path in ("/", "/table/x", "/rules/giants"):
        page = below.get(path).text
        named = re.findall(r'(?:href|src|content)="([^"]*/[^"]*)"', page)
        files = [name for name in named if name not in ("image/svg+xml", f"{PREFIX}/")]
        assert f"{PREFIX}/" in named
        assert len(files) > 2
        for name in files:
            assert name.startswith(f"{PREFIX}/"), name
            assert beside(below, name).status_code == 200, name


def test_other_pages_may_ask_below_it_too(below: Served) -> None:
    answer = below.get("/api/about", headers={"Origin": "https://elsewhere.example"})
    assert answer.headers["access-control-allow-origin"] == "https://elsewhere.example"


def test_programs_are_told_the_prefix(below: Served) -> None:
    assert below.get("/api/openapi.json").json()["servers"] == [{"url": PREFIX}]


def test_a_game_is_played_below_it(below: Served) -> None:
    made = open_table(below, "orongo", [person(), person()])

    async def run() -> None:
        async with Guest(below, made.table, [token or "" for token in made.seats]) as guest:
            await play_on(guest, rng_for("below"))
            assert guest.over

    asyncio.run(run())


@pytest.mark.parametrize("text", ["ahu", "/a b", '/a"', "/a//b", "/..", "/a/./b", "/ä", "/a?b"])
def test_what_is_no_prefix(text: str) -> None:
    with pytest.raises(Refused) as refused:
        check_prefix(text)
    assert refused.value.refusal.key == "serve-prefix"


def test_what_is_one() -> None:
    assert [check_prefix(text) for text in ("", "/", "/ahu/", "/a/b.c")] == [
        "",
        "",
        "/ahu",
        "/a/b.c",
    ]


def test_the_page_has_no_address_that_knows_of_no_prefix() -> None:
    """Links, pictures and requests go through `at` of prefix.ts, or through api.ts."""
    absolute = re.compile(r"""\b(href|src|action)=["{`]*/\w|\bfetch\(["'`]/|href="/"|url\(["']?/""")
    sources = [path for path in (ROOT / "web" / "src").rglob("*") if path.is_file()]
    assert len(sources) > 50
    for path in sources:
        for line in path.read_text(encoding="utf-8").splitlines():
            assert not absolute.search(line), f"{path}: {line.strip()}"
