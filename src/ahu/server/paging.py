"""Cuts a long log into messages of its own, so that no message is large."""

from __future__ import annotations

from typing import cast

from msgspec import Raw
from msgspec.structs import replace

from ahu.server import messages

STATE_BYTES = 2_000
"""The most bytes of log in a state, which has a whole table to tell as well."""
PAGE_BYTES = 12_000
"""The most bytes of log in one message; an entry is far shorter."""


def in_pages(state: messages.TableState) -> list[messages.AnyServerMessage]:
    """Returns a state as it is sent: a log that is too long for it comes before, page by page."""
    encoded = cast(list[Raw], state.log)
    if sum(map(len, encoded)) <= STATE_BYTES:
        return [state]
    pages: list[list[messages.LogEntry]] = []
    room = 0
    for entry, raw in zip(state.log, encoded, strict=True):
        if len(raw) > room:
            pages.append([])
            room = PAGE_BYTES
        pages[-1].append(entry)
        room -= len(raw)
    return [*map(messages.Log, pages), replace(state, log=[])]
