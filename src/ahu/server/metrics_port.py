"""Serves the metrics on a port of their own, which the public never reaches."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from socket import AF_INET6
from threading import Thread

from ahu.core.refusal import refuse
from ahu.server.config import PUBLIC
from ahu.server.metrics import CONTENT_TYPE, exposition

NEAR = "127.0.0.1"
"""Where metrics are served if only a port is given: to this machine alone."""
PATIENCE_S = 10.0


def check_place(text: str) -> str:
    """Returns where metrics are served, as HOST:PORT or `public`. Raises Refused if it is neither.

    An address of IPv6 stands in brackets.
    """
    place = text.strip()
    if place in ("", PUBLIC):
        return place
    host, _, port = place.rpartition(":")
    bracketed = host.startswith("[") and host.endswith("]")
    if not (port.isascii() and port.isdigit() and int(port) < 65536) or (
        ":" in host and not bracketed
    ):
        raise refuse("", "serve-metrics", found=text)
    return f"{host or NEAR}:{int(port)}"


@contextmanager
def serving(place: str) -> Iterator[int | None]:
    """Answers at `place` meanwhile, if it is a port, and gives its number. Raises Refused."""
    if place in ("", PUBLIC):
        yield None
        return
    host, _, port = place.rpartition(":")
    try:
        server = (_SixServer if host.startswith("[") else _Server)(
            (host.strip("[]"), int(port)), _Answer
        )
    except OSError as error:
        problem = error.strerror or str(error)
        raise refuse("", "serve-port-taken", host=host, port=port, problem=problem) from None
    with server:
        Thread(target=server.serve_forever, name="metrics", daemon=True).start()
        try:
            yield server.server_address[1]
        finally:
            server.shutdown()


class _Server(ThreadingHTTPServer):
    daemon_threads = True


class _SixServer(_Server):
    address_family = AF_INET6


class _Answer(BaseHTTPRequestHandler):
    """Answers Prometheus."""

    timeout = PATIENCE_S

    def do_GET(self) -> None:
        """Answers `GET /metrics`."""
        if self.path.partition("?")[0] != "/metrics":
            self.send_error(404)
            return
        data = exposition()
        self.send_response(200)
        self.send_header("Content-Type", CONTENT_TYPE)
        self.send_header("Content-Length", str(len(data)))
        self.end_headers()
        self.wfile.write(data)

    def log_message(self, format: str, *args: object) -> None:
        """Logs nothing: Prometheus asks every few seconds."""
