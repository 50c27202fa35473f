"""Makes and checks the secrets of seats, and makes ids, of tables and players among others."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Sequence

TOKEN_BYTES = 18
ID_BYTES = 9


def new_token() -> str:
    """Returns a new secret for a seat."""
    return secrets.token_urlsafe(TOKEN_BYTES)


def new_id() -> str:
    """Returns a new id. It is no secret, but nobody guesses it either.

    It begins with no dash, so that no command takes it for an option.
    """
    while (id := secrets.token_urlsafe(ID_BYTES)).startswith("-"):
        pass
    return id


def hashed(token: str) -> str:
    """Returns the hash that is kept of a token."""
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).hexdigest()


def place_of(token: str, hashes: Sequence[str | None]) -> int | None:
    """Returns the index of the token's hash in `hashes`, or None. Takes as long whichever it is."""
    return place_of_hash(hashed(token), hashes)


def place_of_hash(given: str, hashes: Sequence[str | None]) -> int | None:
    """Returns the index of a hash in `hashes`, or None. Takes as long whichever it is."""
    found = None
    for place, kept in enumerate(hashes):
        if hmac.compare_digest(given, kept or "") and kept is not None:
            found = place
    return found
