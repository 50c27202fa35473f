"""A message that becomes a sentence at the edge, in the reader's language.

A server holds very many of these; they form no cycles, so the garbage collector skips them.
"""

from __future__ import annotations

from msgspec import Struct

from ahu.core.contract import COLOURS
from ahu.core.record import Event


class Said(Struct, frozen=True, gc=False):
    """A message of the texts with its arguments.

    An argument that is a message, or a list of messages, is said first; a list becomes
    “one, two and three”.
    """

    key: str
    args: dict[str, str | int | Said | list[Said]] = {}


class Entry(Struct, frozen=True, gc=False):
    """A line of the log: the message, the rules it rests on, and the events it tells."""

    say: Said
    rules: tuple[str, ...]
    events: tuple[Event, ...]
    fleeting: bool = False
    """Whether it may be read up to one's next decision only (G7.2)."""
    secret: str = ""
    """What it gives away, once that is a secret: the ahu it reserves (G7.2)."""
    discreet: Entry | None = None
    """What is told instead, then, to whoever may not know it."""

    def told(self, secrets: frozenset[str]) -> Entry:
        """As it is told to somebody who may not know these secrets."""
        return self.discreet if self.discreet and self.secret in secrets else self


class Picked(Struct, frozen=True, gc=False):
    """An item that begins a journey: as everybody sees it, and the hex where it begins."""

    item: Struct
    hex: str


class Story(Struct, frozen=True, gc=False):
    """What is to be told now, and what is kept until it can be told: sealed bids, journeys."""

    entries: tuple[Entry, ...] = ()
    kept: tuple[Event, ...] = ()
    revealed: bool = False
    """Whether somebody learnt something by it, so that it cannot be taken back."""
    sealed: bool = False
    """Whether it was a sealed decision: once made it stands."""
    aside: bool = False
    """Whether it was no decision: what may be read up to the next one stays readable."""
    conceals: bool = False
    """Whether what was told before may be a secret from now on: see `Entry.secret`."""
    picked: Picked | None = None
    """The item whose journey begins with it."""
    route: tuple[str, ...] = ()
    """The hexes entered on the journey whose end it tells."""


def said(key: str, **args: str | int | Said | list[Said]) -> Said:
    """A message, in short."""
    return Said(key, args)


def of_clan(key: str, seat: int, **args: str | int | Said | list[Said]) -> Said:
    """A message that speaks of a clan."""
    return Said(key, {"colour": COLOURS[seat], **args})


def clan(seat: int) -> Said:
    """The name of a clan."""
    return of_clan("clan", seat)
