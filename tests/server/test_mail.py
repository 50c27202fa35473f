"""Letters go through any mail server: with TLS from the start or from STARTTLS on, and by login."""

from __future__ import annotations

import asyncio
import ipaddress
import ssl
from collections.abc import Iterator
from contextlib import contextmanager
from email import message_from_bytes
from email.message import Message
from pathlib import Path
from typing import Any

import pytest
from aiosmtpd.controller import Controller
from aiosmtpd.smtp import AuthResult, LoginPassword
from cryptography import x509

from ahu.server.notices import mail
from ahu.server.notices.outgoing import Unreachable
from tests.server.certificates import make_certificate, server_tls
from tests.server.servers import reserved_port

USER, PASSWORD = "ahu@ahu.example", "p/w: ü?"
LOGIN = "ahu%40ahu.example:p%2Fw%3A%20%C3%BC%3F"
"""Both, as they stand in an address."""
STOP = f"https://boards.ahu.example.org/games/ahu/api/notices/stop/{'x' * 24}"


class Post(Controller):
    """A mail server that keeps its letters, and how each came."""

    def __init__(self, port: int, **options: Any) -> None:
        super().__init__(self, "127.0.0.1", port, authenticator=self.known, **options)
        self.letters: list[Message] = []
        self.came: list[tuple[bool, bool]] = []
        """Whether a letter came by TLS, and after a login."""

    def known(self, server: Any, session: Any, envelope: Any, how: str, who: Any) -> AuthResult:
        assert isinstance(who, LoginPassword)
        right = (who.login, who.password) == (USER.encode(), PASSWORD.encode())
        return AuthResult(success=right, handled=False)

    async def handle_DATA(self, server: Any, session: Any, letter: Any) -> str:  # noqa: N802
        self.letters.append(message_from_bytes(letter.content))
        encrypted = server.transport.get_extra_info("ssl_object") is not None
        self.came.append((encrypted, bool(session.authenticated)))
        return "250 OK"


@contextmanager
def posting(**options: Any) -> Iterator[Post]:
    with reserved_port() as port:
        post = Post(port, **options)
        post.start()
        try:
            yield post
        finally:
            post.stop()


@pytest.fixture
def certificate(tmp_path: Path) -> Path:
    """A self-made certificate of this machine, with its key."""
    here = x509.IPAddress(ipaddress.ip_address("127.0.0.1"))
    return make_certificate(tmp_path / "certificate.pem", here)


@pytest.fixture
def tls(certificate: Path) -> ssl.SSLContext:
    """What a mail server speaks TLS with."""
    return server_tls(certificate)


@pytest.fixture
def trusted(certificate: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SSL_CERT_FILE", str(certificate))


def send(url: str, stop: str | None = STOP) -> None:
    server = mail.mail_server(url, "ahu@ahu.example")
    assert server is not None
    asyncio.run(mail.send(server, "ana@example.org", "À vous", "Iorana", stop))


@pytest.mark.filterwarnings("ignore:Requiring AUTH while not requiring TLS")  # there is TLS
@pytest.mark.usefixtures("trusted")
def test_tls_from_the_start_and_a_login(tls: ssl.SSLContext) -> None:
    with posting(ssl_context=tls, auth_required=True, auth_require_tls=False) as post:
        send(f"smtps://{LOGIN}@127.0.0.1:{post.port}")
        assert post.came == [(True, True)]


@pytest.mark.usefixtures("trusted")
def test_starttls_and_a_login(tls: ssl.SSLContext) -> None:
    with posting(tls_context=tls, require_starttls=True, auth_required=True) as post:
        send(f"smtp://{LOGIN}@127.0.0.1:{post.port}")
        assert post.came == [(True, True)]
        with pytest.raises(Unreachable):
            send(f"smtp://ahu%40ahu.example:wrong@127.0.0.1:{post.port}")
        assert len(post.letters) == 1


def test_a_server_beside_needs_neither() -> None:
    with posting() as post:
        send(f"smtp://127.0.0.1:{post.port}")
        assert post.came == [(False, False)]


@pytest.mark.parametrize("scheme", ["smtps", "smtp"])
def test_nothing_is_sent_to_whom_nobody_vouches_for(scheme: str, tls: ssl.SSLContext) -> None:
    options = {"ssl_context" if scheme == "smtps" else "tls_context": tls}
    with posting(**options) as post:
        with pytest.raises(Unreachable):
            send(f"{scheme}://127.0.0.1:{post.port}")
        assert post.letters == []


@pytest.mark.parametrize(
    ("stop", "link", "by_post"),
    [
        (STOP, f"<{STOP}>", "List-Unsubscribe=One-Click"),
        ("http://ahu.example/stop", "<http://ahu.example/stop>", None),  # no program may post there
        (None, None, None),
    ],
)
def test_a_letter_says_how_to_stop(stop: str | None, link: str, by_post: str | None) -> None:
    with posting() as post:
        send(f"smtp://127.0.0.1:{post.port}", stop)
        (letter,) = post.letters
    assert letter["List-Unsubscribe"] == link
    assert letter["List-Unsubscribe-Post"] == by_post
