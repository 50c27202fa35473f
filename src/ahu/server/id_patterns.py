"""Says what ids, tokens and digests look like: anything else goes no further than the edge.

A database may not be able to keep every character (PostgreSQL has no U+0000), and none of these
needs more than a plain alphabet.
"""

from __future__ import annotations

import re

_END = r"$(?!\n)"
"""The end of a text: in Python alone, `$` also matches before a line break at the end."""
TABLE = "^[A-Za-z0-9_-]{1,32}" + _END
NEW_TOKEN = "^[A-Za-z0-9_-]{24,64}" + _END
"""A token that a client makes up: long enough that nobody guesses it."""
PRINTABLE = "^[ -~]+" + _END
"""ASCII without its control characters."""
NO_CONTROLS = r"^[^\x00-\x1f\x7f-\x9f]*" + _END
BASE64URL = "^[A-Za-z0-9_-]*" + _END
_DIGEST = "^[0-9a-f]{64}" + _END


def is_table(name: str) -> bool:
    """Returns whether a table may have this name."""
    return re.search(TABLE, name) is not None


def is_token(text: str, longest: int) -> bool:
    """Returns whether `text` may be a token."""
    return len(text) <= longest and re.search(PRINTABLE, text) is not None


def is_digest(text: str) -> bool:
    """Returns whether `text` may be the digest of a board."""
    return re.search(_DIGEST, text) is not None
