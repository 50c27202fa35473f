"""Finds how far a seat may take back what it decided.

At a table with other people a decision can be taken back until somebody else acts or something is
revealed. A person alone with bots may always go back to their last decision: bots have no secrets
to keep, and chance comes again as it came, since it is drawn from the seed.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from ahu.core.contract import Seat
from ahu.core.log import Narration
from ahu.core.record import Event


class Decision(Struct, frozen=True):
    """A command that was carried out: who gave it, and at which step it began."""

    seat: Seat
    start: int


def last_of(decisions: Sequence[Decision], seat: Seat) -> Decision | None:
    """Returns the last decision of a seat, whatever came after it."""
    for one in reversed(decisions):
        if one.seat == seat:
            return one
    return None


def learned_by(seat: Seat, events: Sequence[Event], narrations: Sequence[Narration]) -> bool:
    """Returns whether somebody else acted in these events, chance did, or something was revealed.

    A seat that takes them back knows more than it did before them.
    """
    acted = any(event.seat != seat for event in events)
    return acted or any(narration.revealed for narration in narrations)


def why_it_stands(seat: Seat, events: Sequence[Event], narrations: Sequence[Narration]) -> str:
    """Returns the key that says why a decision stands; empty where nothing speaks against it.

    It was the first of these events, at a table with other people.
    """
    for event in events:
        if event.seat not in (seat, None):
            return "table-undo-acted"
    for event, narration in zip(events, narrations, strict=True):
        if narration.sealed:
            return "table-undo-sealed"
        if narration.revealed or event.seat is None:
            return "table-undo-revealed"
    return ""
