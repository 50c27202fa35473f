"""The page comes from the package, compressed, and guarded."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest
from starlette.applications import Starlette
from starlette.routing import Route

from ahu.server.page import FOREVER, Page
from ahu.text import LANGUAGES


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html>" + " " * 1000)
    (tmp_path / "assets" / "index-abc123.js").write_text("export {}")
    (tmp_path / "icon.png").write_bytes(b"\x89PNG")
    return tmp_path


Get = Callable[..., httpx.Response]


def client(folder: Path) -> Get:
    """Asks for a path of the page in this folder."""
    app = Starlette(routes=[Route("/{path:path}", Page(folder).serve)])

    async def ask(path: str, encoding: str, has: str) -> httpx.Response:
        transport = httpx.ASGITransport(app)
        headers = {"Accept-Encoding": encoding, "If-None-Match": has}
        async with httpx.AsyncClient(transport=transport, base_url="http://here") as asking:
            return await asking.get(path, headers=headers)

    return lambda path, encoding="identity", has="": asyncio.run(ask(path, encoding, has))


def test_files_and_addresses_of_the_page(folder: Path) -> None:
    get = client(folder)
    script = get("/assets/index-abc123.js")
    assert script.text == "export {}"
    assert script.headers["content-type"] == "text/javascript; charset=utf-8"
    assert script.headers["cache-control"] == FOREVER
    for path in ("/", "/table/x", "/rules"):
        response = get(path)
        assert response.text.startswith("<!doctype html>")
        assert response.headers["cache-control"] == "no-cache"
    assert get("/assets/gone.js").status_code == 404
    assert get("/icon.png").headers["content-type"] == "image/png"


def test_texts_are_compressed_for_those_who_ask(folder: Path) -> None:
    get = client(folder)
    plain = get("/")
    assert "content-encoding" not in plain.headers
    zipped = get("/", "gzip")
    assert zipped.headers["content-encoding"] == "gzip"
    assert zipped.content == plain.content
    assert int(zipped.headers["content-length"]) < len(plain.content)


def test_a_compressed_twin_goes_to_those_who_can_read_it(folder: Path) -> None:
    """A client that cannot unpack Brotli shows what was sent: here httpx has no such decoder."""
    (folder / "assets" / "index-abc123.js.br").write_bytes(b"twin")
    get = client(folder)
    script = "/assets/index-abc123.js"
    for asked, sent in (
        ("gzip, deflate, br", "br"),
        ("GZIP", "gzip"),
        ("br;q=0, gzip;q=0.5", "gzip"),
        ("br; q=0.0", None),
        ("brotli", None),
    ):
        assert get(script, asked).headers.get("content-encoding") == sent, asked
    assert get(script, "br").headers["content-length"] == "4"
    assert get(script, "br").headers["vary"] == "Accept-Encoding"
    assert get(script + ".br").status_code == 404


def test_what_a_browser_has_is_not_sent_again(folder: Path) -> None:
    get = client(folder)
    tags = [get(path).headers["etag"] for path in ("/", "/rules", "/icon.png")]
    assert tags[0] == tags[1] != tags[2]
    again = get("/rules", "gzip", tags[0])
    assert (again.status_code, again.content) == (304, b"")
    assert again.headers["etag"] == tags[0]
    assert get("/icon.png", "gzip", tags[0]).status_code == 200
    (folder / "index.html").write_text("<!doctype html>another")
    assert client(folder)("/", "gzip", tags[0]).status_code == 200


def test_without_a_page_it_says_how_to_build_one(tmp_path: Path) -> None:
    response = client(tmp_path / "none")("/")
    assert response.status_code == 503
    assert response.text.count("make page") == len(LANGUAGES)


def test_no_path_leaves_the_folder(folder: Path) -> None:
    (folder.parent / "secret.txt").write_text("secret")
    get = client(folder)
    for path in ("/../secret.txt", "/%2e%2e/secret.txt", "/assets/../../secret.txt"):
        assert "secret" not in get(path).text
