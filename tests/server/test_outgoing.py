"""Pushes and webhooks go by TLS, as on the Internet: to the address that was checked, and only to
whom somebody vouches for by the name that was given."""

from __future__ import annotations

import asyncio
import json
import ssl
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from cryptography import x509

from ahu.server.notices import lookup, outgoing
from ahu.server.notices.channels import PUSH, WEBHOOK, Channel
from ahu.server.notices.delivery import Delivery, Wording
from ahu.server.notices.lookup import Lookups
from ahu.server.notices.outgoing import Unreachable
from ahu.server.notices.push import PushKeys, pusher_of
from tests.server.certificates import make_certificate, server_tls
from tests.server.receiving import Receiver
from tests.server.registries import registered
from tests.server.test_your_turn import ADDRESS, Browser

NAME, OTHER = "push.example", "other.example"
HERE = "127.0.0.1"


class Internet:
    """Two names that lead to one machine, whose certificate is of the first."""

    def __init__(self, certificate: Path) -> None:
        self.asked_for: list[str | None] = []
        """What name each client said that it wants (SNI)."""
        self.looked_up: list[str] = []
        tls = server_tls(certificate)
        tls.sni_callback = self._hear
        self.receiver = Receiver(tls)

    def _hear(self, _: ssl.SSLObject, name: str | None, context: ssl.SSLContext) -> None:
        self.asked_for.append(name)

    def look_up(self, host: str) -> tuple[str, ...]:
        self.looked_up.append(host)
        return (HERE,)

    def url(self, host: str, path: str) -> str:
        return f"https://{host}:{self.receiver.server.server_port}{path}"


@pytest.fixture
def internet(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Internet]:
    certificate = make_certificate(tmp_path / "certificate.pem", x509.DNSName(NAME))
    found = Internet(certificate)
    monkeypatch.setenv("SSL_CERT_FILE", str(certificate))
    monkeypatch.setattr(lookup, "_ask", found.look_up)
    monkeypatch.setattr(outgoing, "is_public", lambda address: address == HERE)
    outgoing._tls.cache_clear()
    yield found
    outgoing._tls.cache_clear()
    found.receiver.server.shutdown()


def test_what_is_told_goes_by_tls(internet: Internet, tmp_path: Path) -> None:
    browser = Browser()
    keys = browser.subscription("")
    push_keys = msgspec.json.encode(PushKeys(keys["p256dh"], keys["auth"])).decode()
    push = Channel("push", "ana", PUSH, internet.url(NAME, "/push"), push_keys, "en")
    hook = Channel("hook", "ana", WEBHOOK, internet.url(NAME, "/hook"), "", "en")

    async def run() -> None:
        registry = await registered(tmp_path)
        pusher = await pusher_of(registry.storage, ADDRESS)
        delivery = Delivery(registry.storage, pusher, None, ADDRESS, 0, private=False)
        for channel in (push, hook):
            wording = Wording(ADDRESS, channel, "some", "orongo")
            assert await delivery.tell(channel, wording) == 201
        await registry.storage.close()

    asyncio.run(run())
    ((headers, body),) = internet.receiver.at("/push")
    assert browser.read(body)["path"] == "/table/some"
    assert headers["Host"] == f"{NAME}:{internet.receiver.server.server_port}"
    ((_, told),) = internet.receiver.at("/hook")
    assert json.loads(told)["link"] == f"{ADDRESS}/table/some"
    assert internet.asked_for == [NAME, NAME]
    assert internet.looked_up == [NAME]  # what was found is used again


def test_nothing_is_sent_to_whom_nobody_vouches_for(internet: Internet) -> None:
    async def run() -> None:
        to = await outgoing.target(internet.url(OTHER, "/"), "ana", Lookups(), private=False)
        await outgoing.post(to, {}, b"secret")

    with pytest.raises(Unreachable):
        asyncio.run(run())
    assert internet.asked_for == [OTHER]
    assert internet.receiver.posted == []


def test_the_address_that_was_checked_is_the_one(internet: Internet) -> None:
    """Whatever the name leads to afterwards: it is not looked up again."""

    async def run() -> None:
        to = await outgoing.target(internet.url(NAME, "/"), "ana", Lookups(), private=False)
        internet.looked_up.clear()
        assert await outgoing.post(to, {}, b"") == 201

    asyncio.run(run())
    assert internet.looked_up == []
