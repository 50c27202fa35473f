"""What client and server say on a socket. `python -m ahu.server.schema` writes it for the page.

A client sends what it wants (`do`), the server says what is (`is`). What the engine sends too is in
`ahu.wire`, and so are the values that a game's rules define.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from ahu.core.log import Message
from ahu.core.refusal import Refusal
from ahu.server import id_patterns
from ahu.server.boards import DrawnBoard
from ahu.wire.events import EventInfo
from ahu.wire.parts import AnyAction, AnyJourney, AnyOptions, AnyView, Played, refers

LONGEST_ID = 64
LONGEST_TOKEN = 64
LONGEST_SERIES = 200
MOST_SEATS = 5


Number = Annotated[int, Meta(ge=0, le=2**53 - 1)]
Seat = Annotated[int, Meta(ge=0, lt=MOST_SEATS)]
Token = Annotated[str, Meta(min_length=1, max_length=LONGEST_TOKEN, pattern=id_patterns.PRINTABLE)]
Tokens = Annotated[list[Token], Meta(min_length=1, max_length=MOST_SEATS + 1)]
CommandId = Annotated[str, Meta(min_length=1, max_length=LONGEST_ID, pattern=id_patterns.PRINTABLE)]
Name = Annotated[str, Meta(max_length=60)]
Series = Annotated[list[Played], Meta(min_length=1, max_length=LONGEST_SERIES)]


# What a client says on a socket


class ClientMessage(
    Struct, tag_field="do", tag=str.lower, forbid_unknown_fields=True, kw_only=True
):
    """What a client wants. Replies carry its id; the same id of a seat is carried out once."""

    id: CommandId


class Hello(ClientMessage):
    """Comes first: the tokens of the seats or of an onlooker. The whole log follows.

    A client that comes back says the same `client` again, so that it is not counted twice.
    """

    tokens: Tokens
    client: CommandId | None = None


class Play(ClientMessage):
    """A seat does something, or a series that is one decision: all of it or nothing.

    With `number`, it is refused when the table has moved on since.
    """

    seat: Seat
    actions: Series
    number: Number | None = None


class Undo(ClientMessage):
    """A seat takes back its last decision."""

    seat: Seat


class Check(ClientMessage):
    """Asks why a seat may not do something."""

    seat: Seat
    action: Played


class Plan(ClientMessage):
    """Asks where an item can go, after the actions in `after`."""

    seat: Seat
    item: Annotated[str, Meta(max_length=8)]
    after: Annotated[list[Played], Meta(max_length=LONGEST_SERIES)] = []


class Try(ClientMessage):
    """Asks what a seat could do after these actions, without doing them."""

    seat: Seat
    actions: Series


class Look(ClientMessage):
    """Asks for the position after so many events; `seat` null is everybody's view.

    Once the game is over any seat may be asked for, and `open` gives everything.
    """

    step: Number
    seat: Seat | None = None
    open: bool = False


class Rename(ClientMessage):
    """A seat has a new name."""

    seat: Seat
    name: Name


class Ping(ClientMessage):
    """Asks for a sign of life."""


AnyClientMessage = Hello | Play | Undo | Check | Plan | Try | Look | Rename | Ping


# What the server says on a socket


class ServerMessage(Struct, tag_field="is", tag=str.lower):
    """What the server says."""


class SeatInfo(Struct):
    """Who plays a seat."""

    colour: str
    player: Literal["person", "bot"]
    level: str
    name: str


class Welcome(ServerMessage):
    """The answer to Hello: what stays the same about the table. A TableState follows."""

    id: str
    table: str
    game: str
    board: DrawnBoard | None
    """Null in a game that needs none."""
    options: AnyOptions
    seats: list[SeatInfo]
    held: list[int]
    """The seats of this client's tokens."""
    watching: bool
    """Whether one of them is the onlookers' token."""
    digest: str
    """Of the seed; empty for an uploaded record."""
    uploaded: bool
    by_seat: list[str]
    """The fields of the public view that have an entry for each seat, where the game names them."""


class LogEntry(Struct):
    """A line of the log: the message, its rules, and the events it tells.

    `step` is how many events had happened then: `Look` gives the position.
    """

    step: int
    round: int
    seat: int | None
    say: Message
    rules: list[str]
    events: list[EventInfo]
    fleeting: bool
    """Told now, but not to be looked up after one's next decision."""


class Announcement(Struct):
    """A line of the log that is no event of the game: somebody takes a seat, or gives it up.

    It stands behind the entries up to its step.
    """

    step: int
    round: int
    seat: int
    say: Message


class Choices(Struct):
    """Legal actions of one kind. Their words are the message `GAME-choice-DO` with their fields."""

    do: str
    fields: Sequence[str]
    """Their names."""
    groups: Sequence[Sequence[Sequence[Any]]]
    """Of each group the values of each field: every combination of them is an action."""


class FinishedJourney(Struct):
    """A journey that was made: the item as it was before, and its hexes from the first."""

    item: Annotated[Any, refers("item")]
    route: list[str]


class Projection(Struct):
    """All that one seat, or (seat null) an onlooker, may know now."""

    seat: int | None
    view: AnyView
    task: Message | None
    """What the seat has to do now."""
    choices: list[Choices]
    """What it may decide."""
    asides: list[Choices]
    """What it may do besides: it takes no turn."""
    undo: int
    """How many actions an Undo would take back; 0 when it would be refused."""
    keep: int
    """Of the log the client has, the entries up to this step stay; `log` follows them."""
    forget: int
    """Fleeting entries up to this step are to be forgotten."""
    log: list[LogEntry]
    amended: list[LogEntry]
    """What is told otherwise from now on: it takes the place of the entries of its steps."""
    journeyed: FinishedJourney | None = None
    """The journey that has just ended; told once, when it ends."""


class ResultColumn(Struct):
    """A column of the result: the message that names it, and a number for each seat."""

    name: Message
    points: list[int]


class TableResult(Struct):
    """How the game ended."""

    winners: list[int]
    parts: list[ResultColumn]
    say: Message


class TableState(ServerMessage, tag="state"):
    """How the table stands after event `number`. Sent after Hello and whenever it changes."""

    number: int
    steps: int
    """How many events the game has so far; fewer after an undo."""
    round: int
    waiting: Literal["seats", "chance", "over"]
    deciding: list[int]
    waits: list[Message]
    """Who must do what, in words for everybody."""
    scores: list[int]
    names: list[str]
    holders: list[Literal["bot", "taken", "invited", "free"]]
    """Who has each seat; nobody has one that is free, or to which somebody is invited."""
    announcements: list[Announcement]
    """All of them."""
    projections: list[Projection]
    """One for each seat of this client; one without a seat for an onlooker."""
    result: TableResult | None
    seed: str | None
    """Told when the game is over."""


class Presence(ServerMessage):
    """Who is there. Sent whenever it changes; it has no number, and no record tells it."""

    seats: list[int]
    """How many clients read with each seat's token: more than one is worth a look."""
    watching: int
    """How many look on."""


class Done(ServerMessage):
    """A command was carried out, now or when it was sent before; it is stored."""

    id: str
    number: int


class CommandRefused(ServerMessage, tag="refused"):
    """A command was not carried out, and where the table stands. Without an id: not read at all."""

    id: str | None
    refusal: Refusal
    number: int


class Checked(ServerMessage):
    """Why not; null when it is allowed."""

    id: str
    refusal: Refusal | None


class JourneyEnd(Struct):
    """A way to end the action with an item."""

    action: AnyAction
    value: int
    """What is written where the item would be settled; 0 where it is not."""


class Planned(ServerMessage):
    """Where an item can go, after the actions in `after`."""

    id: str
    number: int
    points: list[int]
    """What each seat would have scored up to here."""
    ends: list[JourneyEnd]
    """How the action may end here."""
    steps: list[Annotated[Any, refers("step")]]
    """The steps it can make next, each by the way the game thinks best."""
    journeys: list[AnyJourney]
    """A journey to every other place where the action may end."""


class Tried(ServerMessage):
    """What the seat would see and could do then, and what each seat would have scored.

    Where its turn would end there is no view and there are no choices, and what is scored by its
    last decision does not count.
    """

    id: str
    number: int
    view: Annotated[Any, refers("view", "null")]
    points: list[int]
    choices: list[Choices]


class Looked(ServerMessage):
    """A position of the past, as whoever asked may see it; `views` has all seats when open."""

    id: str
    step: int
    steps: int
    view: AnyView
    views: list[AnyView]
    event: EventInfo | None
    """What had just happened, where it may be told."""
    scores: list[int]
    """While a game runs, those of now where earlier ones would tell a secret."""


class Pong(ServerMessage):
    """A sign of life."""

    id: str
    number: int


AnyServerMessage = (
    Welcome
    | TableState
    | Presence
    | Done
    | CommandRefused
    | Checked
    | Planned
    | Tried
    | Looked
    | Pong
)


def encode(message: AnyServerMessage | Struct) -> bytes:
    """A message as it is sent."""
    return msgspec.json.encode(message)
