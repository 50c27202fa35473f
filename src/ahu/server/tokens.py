"""Makes and checks the secrets of seats, and makes the names of tables."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Sequence

TOKEN_BYTES = 18
TABLE_BYTES = 9


def new_token() -> str:
    """Returns a new secret for a seat."""
    return secrets.token_urlsafe(TOKEN_BYTES)


def new_table() -> str:
    """Returns a new name for a table. It is no secret, but nobody guesses it either."""
    return secrets.token_urlsafe(TABLE_BYTES)


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
