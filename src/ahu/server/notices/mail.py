"""Sends e-mail through a mail server (SMTP)."""

from __future__ import annotations

import ssl
from email.errors import MessageError
from email.headerregistry import Address, BaseHeader, HeaderRegistry, UnstructuredHeader
from email.message import EmailMessage
from email.policy import EmailPolicy, Policy
from urllib.parse import unquote, urlsplit

import aiosmtplib
from msgspec import Struct

from ahu.core.refusal import refuse
from ahu.server.notices.outgoing import TIMEOUT_S, Unreachable

SMTP, SMTPS = "smtp", "smtps"


class _Link(UnstructuredHeader, BaseHeader):
    """A header with a link, in one line: folded or encoded, programs could not read it."""

    def fold(self, *, policy: Policy) -> str:
        """Returns the header as it is sent."""
        return f"{self.name}: {self}{policy.linesep}"


_HEADERS = HeaderRegistry()
_HEADERS.map_to_type("list-unsubscribe", _Link)
_POLICY = EmailPolicy(header_factory=_HEADERS)


class MailServer(Struct, frozen=True):
    """A mail server, and who writes."""

    host: str
    port: int
    tls: bool
    user: str | None
    password: str | None
    sender: str


def mail_server(url: str, sender: str) -> MailServer | None:
    """Returns the mail server of the settings; None if there is none. Raises Refused."""
    if not url:
        return None
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        raise refuse("", "serve-mail") from None
    if parts.scheme not in (SMTP, SMTPS) or not parts.hostname or not is_address(sender):
        raise refuse("", "serve-mail")
    tls = parts.scheme == SMTPS
    user, password = (
        None if one is None else unquote(one) for one in (parts.username, parts.password)
    )
    return MailServer(parts.hostname, port or (465 if tls else 587), tls, user, password, sender)


def is_address(text: str) -> bool:
    """Returns whether e-mail can be sent to an address."""
    try:
        found = Address(addr_spec=text)
    except (ValueError, IndexError, MessageError):
        return False
    named = "." in found.domain.strip(".") and not found.domain.startswith("[")
    return bool(found.username) and named and found.addr_spec == text


async def send(server: MailServer, to: str, subject: str, body: str, stop: str | None) -> None:
    """Sends a letter, with a link that stops them when it is posted to (RFC 8058).

    Raises Unreachable if it was not accepted.
    """
    letter = EmailMessage(_POLICY)
    letter["From"] = server.sender
    letter["To"] = to
    letter["Subject"] = subject
    if stop is not None:
        letter["List-Unsubscribe"] = f"<{stop}>"
        if stop.startswith("https://"):
            letter["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    letter["Auto-Submitted"] = "auto-generated"
    letter.set_content(body)
    try:
        await aiosmtplib.send(
            letter,
            hostname=server.host,
            port=server.port,
            username=server.user,
            password=server.password,
            use_tls=server.tls,
            timeout=TIMEOUT_S,
        )
    except (aiosmtplib.SMTPException, OSError, ssl.SSLError, ValueError) as error:
        raise Unreachable(type(error).__name__) from None
