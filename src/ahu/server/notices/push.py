"""Encrypts and signs what is pushed to browsers (RFC 8291, RFC 8292)."""

from __future__ import annotations

import base64
import time
from urllib.parse import urlsplit

import http_ece
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from msgspec import Struct
from py_vapid import Vapid02
from sqlalchemy import select, text

from ahu.server.notices.outgoing import Unreachable
from ahu.server.rows import SECRETS
from ahu.server.storage import Storage

KEY = "vapid"
"""The name of the key in the database with which pushes are signed."""
VALID_S = 12 * 3600
KEPT_S = 24 * 3600
"""How long a push service keeps what it cannot deliver."""
PUBLIC_BYTES, AUTH_BYTES = 65, 16
_KEEP = text("INSERT INTO secrets (name, value) VALUES (:name, :value) ON CONFLICT DO NOTHING")


class PushKeys(Struct, frozen=True):
    """The keys of a browser's subscription, base64url."""

    p256dh: str
    auth: str


def decoded(value: str) -> bytes:
    """Returns the bytes of base64url. Raises ValueError."""
    return base64.urlsafe_b64decode(value + "=" * (-len(value) % 4))


def encoded(data: bytes) -> str:
    """Returns bytes as base64url."""
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def are_keys(keys: PushKeys) -> bool:
    """Returns whether something can be encrypted for these keys."""
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decoded(keys.p256dh))
        return len(decoded(keys.auth)) == AUTH_BYTES
    except ValueError:
        return False


def contact(address: str) -> str | None:
    """Returns what tells push services who pushes, or None if not all of them accept it."""
    parts = urlsplit(address)
    named = "." in (parts.hostname or "")
    return address if parts.scheme == "https" and named else None


class Pusher:
    """Signs pushes with the key of this database, so that push services know whose they are."""

    def __init__(self, private: str, address: str) -> None:
        self._vapid = Vapid02.from_raw(private.encode())
        self.contact = contact(address)
        """Without it nothing can be pushed."""
        public = self._vapid.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.public = encoded(public)
        """What a browser needs to know to subscribe."""

    def headers(self, endpoint: str) -> dict[str, str]:
        """Returns the headers of a push. Raises Unreachable if there is no contact."""
        if self.contact is None:
            raise Unreachable("no contact")
        parts = urlsplit(endpoint)
        claims = {
            "aud": f"{parts.scheme}://{parts.netloc}",
            "exp": int(time.time()) + VALID_S,
            "sub": self.contact,
        }
        return {
            **self._vapid.sign(claims),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(KEPT_S),
            "Urgency": "normal",
        }

    def encrypted(self, keys: PushKeys, message: bytes) -> bytes:
        """Returns a message that only the browser with these keys can read."""
        found: bytes = http_ece.encrypt(
            message,
            private_key=ec.generate_private_key(ec.SECP256R1()),
            dh=decoded(keys.p256dh),
            auth_secret=decoded(keys.auth),
            version="aes128gcm",
        )
        return found


async def pusher_of(storage: Storage, address: str) -> Pusher:
    """Returns who signs for this database; the key is made when it is first needed."""
    number = ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value
    async with storage.writing() as connection:
        await connection.execute(_KEEP, {"name": KEY, "value": encoded(number.to_bytes(32))})
        query = select(SECRETS.c.value).where(SECRETS.c.name == KEY)
        return Pusher((await connection.execute(query)).scalar_one(), address)
