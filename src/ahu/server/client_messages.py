"""What a client wants (`do`), on a socket."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from ahu.server.message_parts import (
    LONGEST_SERIES,
    ClientMessage,
    CommandId,
    Name,
    Number,
    Seat,
    Series,
    Token,
    Tokens,
)
from ahu.wire.parts import Played


class Hello(ClientMessage):
    """Comes first, with the tokens of seats or of an onlooker. The whole log follows.

    A client that comes back sends the same `client` again, so that it is not counted twice. An
    onlooker who is signed in may send the `session`: what they say is then stored as theirs.
    """

    tokens: Tokens
    client: CommandId | None = None
    session: Token | None = None


class Play(ClientMessage):
    """Plays an action of a seat, or a series that is one decision: all of it or nothing.

    With `number`, it is refused if the table has moved on since.
    """

    seat: Seat
    actions: Series
    number: Number | None = None


class Undo(ClientMessage):
    """Takes back a seat's last decision."""

    seat: Seat


class Check(ClientMessage):
    """Asks why a seat may not play an action."""

    seat: Seat
    action: Played


class Plan(ClientMessage):
    """Asks where an item can go, after the actions in `after`."""

    seat: Seat
    item: Annotated[str, Meta(max_length=8)]
    after: Annotated[list[Played], Meta(max_length=LONGEST_SERIES)] = msgspec.field(
        default_factory=list
    )


class Try(ClientMessage):
    """Asks what a seat could do after `actions`, without playing them."""

    seat: Seat
    actions: Series


class Look(ClientMessage):
    """Asks for the position after `step` events; `seat` null is everybody's view.

    Once the game is over any seat may be asked for, and `open` gives everything.
    """

    step: Number
    seat: Seat | None = None
    open: bool = False


class Advance(ClientMessage):
    """Goes on to the next step of a lesson: what a step asks for is done for the learner.

    `step` is the step one is at: it is refused if that is done already.
    """

    seat: Seat
    step: Number


class Rename(ClientMessage):
    """Gives a seat a new name."""

    seat: Seat
    name: Name


class LetBot(ClientMessage):
    """Lets a bot play on for one's seat; for the seat `absent`, whose person is away, or slow where
    no clock runs, the bot that was agreed upon.
    """

    seat: Seat
    level: Annotated[str, Meta(max_length=20)] = ""
    absent: Seat | None = None


class TakeOver(ClientMessage):
    """Takes one's seat back from the bot that plays on for it."""

    seat: Seat


class Resign(ClientMessage):
    """Gives the game up: a bot plays on for the seat for good, and wins nothing for its person."""

    seat: Seat
    level: Annotated[str, Meta(max_length=20)] = ""


class Ping(ClientMessage):
    """Asks for a sign of life."""
