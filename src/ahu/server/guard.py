"""Who may do how much: secrets of seats, rates, origins."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections import Counter, OrderedDict
from collections.abc import Callable, Hashable, Sequence
from time import monotonic
from urllib.parse import urlsplit

from ahu.core.refusal import refuse

TOKEN_BYTES = 18
TABLE_BYTES = 9
MOST_REMEMBERED = 50_000
"""So many addresses or seats are remembered; then those that were quiet longest are not."""


def new_token() -> str:
    """A secret for a seat."""
    return secrets.token_urlsafe(TOKEN_BYTES)


def new_table() -> str:
    """The name of a table. It is no secret, but nobody guesses it either."""
    return secrets.token_urlsafe(TABLE_BYTES)


def hashed(token: str) -> str:
    """What is kept of a token."""
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).hexdigest()


def place_of(token: str, hashes: Sequence[str | None]) -> int | None:
    """Which of these hashes is the token's. Takes as long whichever it is."""
    found = None
    given = hashed(token)
    for place, kept in enumerate(hashes):
        if hmac.compare_digest(given, kept or "") and kept is not None:
            found = place
    return found


class Allowance:
    """So many a second on average, and so many at once, for each of many keys."""

    def __init__(
        self, a_second: float, at_once: float, now: Callable[[], float] = monotonic
    ) -> None:
        self.a_second = a_second
        self.at_once = at_once
        self._now = now
        self._left: OrderedDict[Hashable, tuple[float, float]] = OrderedDict()

    def take(self, key: Hashable) -> bool:
        """Whether there is one left for this key; it is then used."""
        now = self._now()
        left, since = self._left.pop(key, (self.at_once, now))
        left = min(self.at_once, left + (now - since) * self.a_second)
        allowed = left >= 1
        self._left[key] = (left - 1 if allowed else left, now)
        if len(self._left) > MOST_REMEMBERED:
            self._left.popitem(last=False)
        return allowed


class Crowd:
    """How many of something each key has at the moment."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._held: Counter[Hashable] = Counter()

    def enter(self, key: Hashable) -> bool:
        """Whether one more may come in; it then has."""
        if self._held[key] >= self.most:
            return False
        self._held[key] += 1
        return True

    def leave(self, key: Hashable) -> None:
        """One goes."""
        self._held[key] -= 1
        if not self._held[key]:
            del self._held[key]


def check_origin(text: str) -> str:
    """An origin as it is compared. Raises Refused for what is none."""
    try:
        parts = urlsplit(text)
    except ValueError:
        raise refuse("", "serve-origin", found=text) from None
    if parts.scheme not in ("http", "https") or not parts.netloc or parts.path.strip("/"):
        raise refuse("", "serve-origin", found=text)
    return f"{parts.scheme}://{parts.netloc}".lower()


def may_connect(origin: str | None, host: str | None, allowed: Sequence[str]) -> bool:
    """Whether a socket may be opened: from our own page, an allowed one, or from no browser."""
    if origin is None:
        return True
    try:
        netloc = urlsplit(origin).netloc
    except ValueError:  # a bracket that is not closed, and the like
        return False
    return netloc.lower() == (host or "").lower() or origin.lower() in allowed
