"""The messages and lines of the log, which become sentences at the edge, in the reader's language.

A server holds very many of these; they form no cycles, so the garbage collector skips them.
"""

from __future__ import annotations

from msgspec import Struct

from ahu.core.contract import COLOURS, Outcome, Seat
from ahu.core.planning import PickedItem
from ahu.core.record import Event


class Message(Struct, frozen=True, gc=False):
    """A key of the texts with its arguments.

    An argument that is a message, or a list of messages, is put into words first; a list becomes
    “one, two and three”.
    """

    key: str
    args: dict[str, str | int | Message | list[Message]] = {}


class LogLine(Struct, frozen=True, gc=False):
    """A line of the log: its message, the rules it rests on, and the events it tells."""

    say: Message
    rules: tuple[str, ...]
    events: tuple[Event, ...]
    fleeting: bool = False
    """Whether it may be read only up to the reader's next decision."""
    secret: str = ""
    """The secret that it gives away."""
    discreet: LogLine | None = None
    """The line for those who may not know the secret or the chance in this one."""
    seat: Seat | None = None
    """Of whom it tells, where none of its events says so."""
    hexes: tuple[str, ...] = ()
    """The hexes that were touched, in their order."""

    def seen_by(self, seat: Seat | None) -> bool:
        """Returns whether a seat, or (None) an onlooker, may know all the chance in the line."""
        for one in self.events:
            if isinstance(one.move, Outcome) and not one.move.seen_by(seat):
                return False
        return True

    def told(self, seat: Seat | None, secrets: frozenset[str]) -> LogLine:
        """Returns the line as it is told during the game to those who may not know `secrets`."""
        hidden = self.secret in secrets or not self.seen_by(seat)
        return self.discreet if self.discreet and hidden else self


class Narration(Struct, frozen=True, gc=False):
    """What an event gives to tell now, and what is kept until it can be told."""

    entries: tuple[LogLine, ...] = ()
    kept: tuple[Event, ...] = ()
    revealed: bool = False
    """Whether the event told somebody something hidden, so that it cannot be taken back."""
    sealed: bool = False
    """Whether the event is a sealed decision, which stands once it is made."""
    aside: bool = False
    """Whether the event is no decision, so that fleeting lines stay readable."""
    conceals: bool = False
    """Whether the event makes a secret of something that was told before: see `LogLine.secret`."""
    picked: PickedItem | None = None
    """The item whose journey begins with the event."""
    route: tuple[str, ...] = ()
    """The hexes entered on the journey whose end the event tells."""


def message(key: str, **args: str | int | Message | list[Message]) -> Message:
    """Returns a message with these arguments."""
    return Message(key, args)


def clan_message(key: str, seat: int, **args: str | int | Message | list[Message]) -> Message:
    """Returns a message with the name of a clan among its arguments."""
    return Message(key, {"colour": COLOURS[seat], **args})


def clan(seat: int) -> Message:
    """Returns the name of a clan."""
    return clan_message("clan", seat)
