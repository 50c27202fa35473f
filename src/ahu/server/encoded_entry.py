"""A line of the log in bytes: made once for all who ever read it."""

from __future__ import annotations

from msgspec import Struct

from ahu.core.contract import Seat
from ahu.server.messages import LogEntry


class EncodedEntry(Struct, frozen=True, gc=False):
    """A line of the log as it is sent: its entries are JSON already, which stands for them."""

    fleeting: bool
    data: LogEntry
    secret: str = ""
    discreet: LogEntry | None = None
    """What is sent instead to whoever may not know the line's secret."""
    hidden_from: frozenset[Seat | None] = frozenset()
    """The seats, and onlookers (None), that may not know the outcome of chance it tells of."""
