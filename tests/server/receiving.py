"""Receives what is sent to people elsewhere."""

from __future__ import annotations

from email import message_from_bytes
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from ssl import SSLContext
from threading import Event, Thread
from typing import Any

from aiosmtpd.controller import Controller

from tests.server.servers import PATIENCE_S


class Receiver:
    """Takes whatever is posted: it stands for a push service, and is a webhook."""

    def __init__(self, tls: SSLContext | None = None) -> None:
        self.posted: list[tuple[str, dict[str, str], bytes]] = []
        self.status = 201
        self.released = Event()
        """Lets those go on whose path begins with /slow."""
        receiver = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                receiver.posted.append((self.path, dict(self.headers), body))
                if self.path.startswith("/slow"):
                    receiver.released.wait(PATIENCE_S)
                self.send_response(receiver.status)
                self.send_header("Content-Length", "0")
                self.end_headers()

            def log_message(self, format: str, *args: object) -> None:
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.address = f"http://127.0.0.1:{self.server.server_port}"
        if tls is not None:
            self.server.socket = tls.wrap_socket(self.server.socket, server_side=True)
        Thread(target=self.server.serve_forever, daemon=True).start()

    def at(self, path: str) -> list[tuple[dict[str, str], bytes]]:
        return [(headers, body) for where, headers, body in self.posted if where == path]


class Mailbox:
    """A mail server that keeps what it gets."""

    def __init__(self, port: int) -> None:
        self.letters: list[tuple[list[str], bytes]] = []
        self.controller = Controller(self, "127.0.0.1", port)

    async def handle_DATA(self, server: object, session: object, letter: Any) -> str:  # noqa: N802
        self.letters.append((letter.rcpt_tos, letter.content))
        return "250 OK"

    def text(self, index: int) -> str:
        part = message_from_bytes(self.letters[index][1]).get_payload(decode=True)
        assert isinstance(part, bytes)
        return part.decode()
