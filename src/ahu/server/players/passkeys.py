"""Checks what passkeys have signed (WebAuthn).

A passkey belongs to the origin of the page that asked for it. Browsers would give it to any page of
the same host, whatever its port; but what it signs names the page, and what it was asked to sign,
so nothing signed elsewhere or before is accepted.

What checks signatures is loaded with the first passkey: a server starts sooner without it.
"""

from __future__ import annotations

from urllib.parse import urlsplit

import msgspec
from msgspec import Struct

from ahu.core.refusal import Refused, refuse
from ahu.server.players.requests import NewPasskey, UsedPasskey

LONGEST_ID = 1023
"""How many bytes the id of a passkey has at most (Web Authentication, 4)."""
MOST_USES = 2**31 - 1
"""How often a passkey says it was used at most: what a database counts."""


class Passkey(Struct, frozen=True):
    """A passkey as it is kept."""

    id: str
    key: str
    count: int
    site: str
    """The origin of the page that it was made at."""


class _ClientData(Struct):
    challenge: str


def host_of(origin: str | None) -> str:
    """Returns the host of a page. Raises Refused if passkeys cannot be asked for there."""
    host = urlsplit(origin or "").hostname
    if not host:
        raise refused()
    return host


def challenge_of(passkey: NewPasskey | UsedPasskey) -> str:
    """Returns what a passkey says it was asked to sign. Raises Refused if it says nothing."""
    from webauthn.helpers import base64url_to_bytes

    try:
        data = base64url_to_bytes(passkey.client_data)
        return msgspec.json.decode(data, type=_ClientData).challenge
    except (msgspec.DecodeError, ValueError, RecursionError):
        raise refused() from None


def made(passkey: NewPasskey, challenge: str, origin: str | None) -> Passkey:
    """Returns a new passkey. Raises Refused if it is none of this site."""
    from webauthn import verify_registration_response
    from webauthn.helpers import base64url_to_bytes, bytes_to_base64url

    host = host_of(origin)
    try:
        found = verify_registration_response(
            credential={
                "id": passkey.id,
                "rawId": passkey.id,
                "type": "public-key",
                "response": {
                    "clientDataJSON": passkey.client_data,
                    "attestationObject": passkey.attestation,
                },
            },
            expected_challenge=base64url_to_bytes(challenge),
            expected_rp_id=host,
            expected_origin=origin or "",
        )
    except Exception as error:  # whatever is in it, nobody but the sender is at fault
        raise _not_ours(error) from None
    if len(found.credential_id) > LONGEST_ID or found.sign_count > MOST_USES:
        raise refused()
    id = bytes_to_base64url(found.credential_id)
    key = bytes_to_base64url(found.credential_public_key)
    return Passkey(id, key, found.sign_count, origin or "")


def used(passkey: UsedPasskey, kept: Passkey, challenge: str, origin: str | None) -> int:
    """Returns how often a passkey says it was used. Raises Refused unless it signed this."""
    from webauthn import verify_authentication_response
    from webauthn.helpers import base64url_to_bytes

    host = host_of(origin)
    if kept.site != origin:
        raise refused()
    try:
        found = verify_authentication_response(
            credential={
                "id": passkey.id,
                "rawId": passkey.id,
                "type": "public-key",
                "response": {
                    "clientDataJSON": passkey.client_data,
                    "authenticatorData": passkey.authenticator_data,
                    "signature": passkey.signature,
                },
            },
            expected_challenge=base64url_to_bytes(challenge),
            expected_rp_id=host,
            expected_origin=kept.site,
            credential_public_key=base64url_to_bytes(kept.key),
            credential_current_sign_count=kept.count,
        )
    except Exception as error:  # as above
        raise _not_ours(error) from None
    if found.new_sign_count > MOST_USES:
        raise refused()
    return found.new_sign_count


def refused() -> Refused:
    """Returns that a passkey is not accepted: whatever is wrong with it, nobody learns more."""
    return refuse("", "player-passkey")


def _not_ours(error: Exception) -> Exception:
    """Returns the refusal of what a passkey said; an error that is not about it stays one."""
    from webauthn.helpers.exceptions import WebAuthnException

    known = (
        *(WebAuthnException, ValueError, KeyError, TypeError, IndexError, OverflowError),
        RecursionError,
    )
    return refused() if isinstance(error, known) else error
