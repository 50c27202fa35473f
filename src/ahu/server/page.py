"""Serves the built page and other answers that stay the same: in memory, compressed once."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from importlib.resources import files
from importlib.resources.abc import Traversable

from msgspec import Struct
from starlette.requests import Request
from starlette.responses import Response

from ahu.text import LANGUAGES, say

FOLDER = "page"
INDEX = "index.html"
HERE = b'"./'
"""How the addresses of files, and of the page itself, begin in the built page."""
BROTLI = ".br"
"""The ending of a file's compressed twin, which the build puts beside it."""
ASSETS = "assets/"
"""The folder of files that have their content's hash in their name, and never change."""
FOREVER, EACH_TIME = "public, max-age=31536000, immutable", "no-cache"
_TYPES = {
    ".ftl": "text/plain",
    ".js": "text/javascript",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/json",
}
_WORTHWHILE = ("text/", "application/json", "image/svg+xml", "application/manifest+json")

POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data: blob:",
        "font-src 'self'",
        "media-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    )
)
HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
}
"""The headers that every answer of the server carries."""


class File(Struct, frozen=True):
    """A file of the page. Its tag tells a browser whether it has this one already."""

    data: bytes
    packed: dict[str, bytes]
    """Its data compressed, by content codings, the smallest first."""
    type: str
    tag: str


class Page:
    """The files of the page, by their paths; all of them stand below `prefix`."""

    def __init__(self, folder: Traversable | None = None, prefix: str = "") -> None:
        self.files = dict(_read(folder or files("ahu.server") / FOLDER, ""))
        if INDEX in self.files:
            self.files[INDEX] = file(INDEX, _below(prefix, self.files[INDEX].data))

    def serve(self, request: Request) -> Response:
        """Answers with a file, or with the page itself for an address of the page's own."""
        path = request.url.path.lstrip("/")
        found = self.files.get(path)
        if found is not None:
            return answer(found, request, FOREVER if path.startswith(ASSETS) else EACH_TIME)
        if "." in path.rpartition("/")[2]:
            return Response(status_code=404, headers={"Cache-Control": EACH_TIME})
        if INDEX not in self.files:
            text = "\n".join(say("table-page-not-built", language) for language in LANGUAGES)
            return Response(text + "\n", 503, media_type="text/plain; charset=utf-8")
        return answer(self.files[INDEX], request, EACH_TIME)


def _below(prefix: str, page: bytes) -> bytes:
    """Returns the page with addresses that are right at any address of its own."""
    return page.replace(HERE, f'"{prefix}/'.encode())


def _read(folder: Traversable, under: str) -> list[tuple[str, File]]:
    if not folder.is_dir():
        return []
    found: list[tuple[str, File]] = []
    for entry in folder.iterdir():
        path = f"{under}{entry.name}"
        if entry.is_dir():
            found += _read(entry, f"{path}/")
        elif not path.endswith(BROTLI):
            smaller = folder / f"{entry.name}{BROTLI}"
            brotli = smaller.read_bytes() if smaller.is_file() else None
            found.append((path, file(entry.name, entry.read_bytes(), brotli)))
    return found


def file(name: str, data: bytes, brotli: bytes | None = None) -> File:
    """Returns a file of this name and content, which may be there compressed with Brotli."""
    ending = "." + name.rpartition(".")[2]
    type = _TYPES.get(ending) or mimetypes.guess_type(name)[0] or "application/octet-stream"
    packed = {} if brotli is None else {"br": brotli}
    if type.startswith(_WORTHWHILE):
        packed["gzip"] = gzip.compress(data, 9, mtime=0)
    return File(data, packed, type, f'W/"{hashlib.sha256(data).hexdigest()[:32]}"')


def answer(file: File, request: Request, cache: str = EACH_TIME) -> Response:
    """Returns an answer with a file, or one that says that the browser has it already."""
    headers = {"Cache-Control": cache, "Vary": "Accept-Encoding", "ETag": file.tag}
    if file.tag in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    readable = _codings(request.headers.get("accept-encoding", ""))
    coding = next((coding for coding in file.packed if coding in readable), None)
    if coding is not None:
        headers["Content-Encoding"] = coding
    data = file.data if coding is None else file.packed[coding]
    type = f"{file.type}; charset=utf-8" if file.type.startswith("text/") else file.type
    return Response(data, media_type=type, headers=headers)


def _codings(accepted: str) -> set[str]:
    """Returns the content codings that an `Accept-Encoding` names and does not exclude."""
    named = (one.replace(" ", "").lower().partition(";q=") for one in accepted.split(","))
    return {coding for coding, _, weight in named if weight.strip("0.") or not weight}
