"""Decides from which pages a browser may talk to this server."""

from __future__ import annotations

from collections.abc import Sequence
from urllib.parse import urlsplit

from ahu.core.refusal import refuse


def check_origin(text: str) -> str:
    """Returns an origin as it is compared. Raises Refused if `text` is none."""
    try:
        parts = urlsplit(text)
    except ValueError:
        raise refuse("", "serve-origin", found=text) from None
    if parts.scheme not in ("http", "https") or not parts.netloc or parts.path.strip("/"):
        raise refuse("", "serve-origin", found=text)
    return f"{parts.scheme}://{parts.netloc}".lower()


def may_connect(origin: str | None, host: str | None, allowed: Sequence[str]) -> bool:
    """Returns whether a request may come in: from our own page, an allowed one, or no browser."""
    if origin is None:
        return True
    try:
        netloc = urlsplit(origin).netloc
    except ValueError:  # such as a bracket that is not closed
        return False
    return netloc.lower() == (host or "").lower() or origin.lower() in allowed
