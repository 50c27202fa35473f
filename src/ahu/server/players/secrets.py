"""Makes and reads the secrets of players: sessions, keys to places at tables, recovery codes."""

from __future__ import annotations

import re
import secrets

from ahu.server.tokens import hashed

SESSION = "player-"
"""What a session's secret begins with, so that nobody takes it for the token of a seat."""
SESSION_BYTES = 24
OWNER = "owner"
_ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""Digits and letters that nobody mistakes for others."""
_MISTAKEN = str.maketrans("OIL", "011")
CODE_GROUPS, CODE_GROUP = 5, 5
"""A recovery code has 25 signs of 5 bits: nobody guesses it, so a fast hash keeps it safe."""
_KEY = re.compile(rf"({SESSION}[A-Za-z0-9_-]{{32}}):([0-9]|{OWNER})\Z")


def new_session() -> str:
    """Returns the secret of a new session."""
    return SESSION + secrets.token_urlsafe(SESSION_BYTES)


def is_key(token: str) -> bool:
    """Returns whether a token is a player's key to a place rather than the token of a seat."""
    return token.startswith(SESSION)


def read_key(token: str) -> tuple[str, str] | None:
    """Returns the hash of the session and the place that a key names, or None if it is none."""
    found = _KEY.match(token)
    return (hashed(found[1]), found[2]) if found else None


def new_code() -> str:
    """Returns a new recovery code, in groups."""
    signs = "".join(secrets.choice(_ALPHABET) for _ in range(CODE_GROUPS * CODE_GROUP))
    return "-".join(signs[i : i + CODE_GROUP] for i in range(0, len(signs), CODE_GROUP))


def code_hash(code: str) -> str:
    """Returns the hash that is kept of a recovery code, however it is written."""
    signs = re.sub(r"[^0-9A-Z]", "", code.upper()).translate(_MISTAKEN)
    return hashed(f"recovery {signs}")
