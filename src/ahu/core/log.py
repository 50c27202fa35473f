"""A message that becomes a sentence at the edge, in the reader's language.

A server holds very many of these; they form no cycles, so the garbage collector skips them.
"""

from __future__ import annotations

from msgspec import Struct

from ahu.core.contract import COLOURS, Outcome, Seat
from ahu.core.planning import PickedItem
from ahu.core.record import Event


class Message(Struct, frozen=True, gc=False):
    """A message of the texts with its arguments.

    An argument that is a message, or a list of messages, is said first; a list becomes
    “one, two and three”.
    """

    key: str
    args: dict[str, str | int | Message | list[Message]] = {}


class LogLine(Struct, frozen=True, gc=False):
    """A line of the log: the message, the rules it rests on, and the events it tells."""

    say: Message
    rules: tuple[str, ...]
    events: tuple[Event, ...]
    fleeting: bool = False
    """Whether it may be read up to one's next decision only."""
    secret: str = ""
    """What it gives away, once that is a secret."""
    discreet: LogLine | None = None
    """What is told instead, then, to whoever may not know it, or not the chance in it."""

    def seen_by(self, seat: Seat | None) -> bool:
        """Whether a seat, or an onlooker, may know all the chance that it tells of."""
        return all(one.move.seen_by(seat) for one in self.events if isinstance(one.move, Outcome))

    def told(self, seat: Seat | None, secrets: frozenset[str]) -> LogLine:
        """As it is told, while the game runs, to a seat or onlooker who may not know these."""
        hidden = self.secret in secrets or not self.seen_by(seat)
        return self.discreet if self.discreet and hidden else self


class Narration(Struct, frozen=True, gc=False):
    """What is to be told now, and what is kept until it can be told."""

    entries: tuple[LogLine, ...] = ()
    kept: tuple[Event, ...] = ()
    revealed: bool = False
    """Whether somebody learnt something by it, so that it cannot be taken back."""
    sealed: bool = False
    """Whether it was a sealed decision: once made it stands."""
    aside: bool = False
    """Whether it was no decision: what may be read up to the next one stays readable."""
    conceals: bool = False
    """Whether what was told before may be a secret from now on: see `LogLine.secret`."""
    picked: PickedItem | None = None
    """The item whose journey begins with it."""
    route: tuple[str, ...] = ()
    """The hexes entered on the journey whose end it tells."""


def message(key: str, **args: str | int | Message | list[Message]) -> Message:
    """A message, in short."""
    return Message(key, args)


def clan_message(key: str, seat: int, **args: str | int | Message | list[Message]) -> Message:
    """A message that speaks of a clan."""
    return Message(key, {"colour": COLOURS[seat], **args})


def clan(seat: int) -> Message:
    """The name of a clan."""
    return clan_message("clan", seat)
