"""The messages of client and server on a socket; `ahu.server.schema` writes them for the page.

A client sends what it wants (`do`), the server says what is (`is`). What the engine sends too is in
`ahu.wire`, and so are the values that a game's rules define.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from ahu.analysis.hints import HintedMove as HintedMove
from ahu.core.aid import AidSection
from ahu.core.ending import Ending
from ahu.core.log import Message
from ahu.core.refusal import Refusal
from ahu.server.boards import DrawnBoard
from ahu.server.hint_messages import Hint as Hint
from ahu.server.hint_messages import Hinted as Hinted
from ahu.server.message_parts import (
    LONGEST_ID as LONGEST_ID,
)
from ahu.server.message_parts import (
    LONGEST_SERIES as LONGEST_SERIES,
)
from ahu.server.message_parts import (
    LONGEST_TOKEN as LONGEST_TOKEN,
)
from ahu.server.message_parts import (
    MOST_SEATS as MOST_SEATS,
)
from ahu.server.message_parts import (
    ClientMessage as ClientMessage,
)
from ahu.server.message_parts import (
    CommandId as CommandId,
)
from ahu.server.message_parts import (
    Name as Name,
)
from ahu.server.message_parts import (
    Number as Number,
)
from ahu.server.message_parts import (
    Seat as Seat,
)
from ahu.server.message_parts import (
    Series as Series,
)
from ahu.server.message_parts import (
    ServerMessage as ServerMessage,
)
from ahu.server.message_parts import (
    Token as Token,
)
from ahu.server.message_parts import (
    Tokens as Tokens,
)
from ahu.server.table_terms import Terms
from ahu.server.talk_messages import Say as Say
from ahu.server.talk_messages import Talk as Talk
from ahu.server.talk_messages import TalkLine as TalkLine
from ahu.wire.events import EventInfo
from ahu.wire.parts import AnyAction, AnyJourney, AnyOptions, AnyView, Played, refers

# Messages of a client


class Hello(ClientMessage):
    """Comes first, with the tokens of seats or of an onlooker. The whole log follows.

    A client that comes back sends the same `client` again, so that it is not counted twice.
    """

    tokens: Tokens
    client: CommandId | None = None


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
    """Lets a bot play on for one's seat; for the seat `absent`, whose person is away, the bot that
    was agreed upon.
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


AnyClientMessage = (
    Hello
    | Play
    | Undo
    | Check
    | Plan
    | Try
    | Hint
    | Look
    | Advance
    | Rename
    | LetBot
    | TakeOver
    | Resign
    | Say
    | Ping
)


# Messages of the server


class SeatInfo(Struct):
    """Who plays a seat."""

    colour: str
    player: Literal["person", "bot"]
    level: str
    name: str


class Welcome(ServerMessage):
    """Answers Hello with what stays the same about the table. A TableState follows."""

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
    """Whether one of the tokens is the onlookers'."""
    digest: str
    """The digest of the seed; empty for an uploaded record."""
    uploaded: bool
    by_seat: list[str]
    """The fields of the public view that have an entry for each seat, where the game names them."""
    lesson: str
    """The name of the lesson that is taken here; empty where there is none."""
    aid: list[AidSection]
    """The player aid, with the numbers of this table; empty in a game without one."""
    terms: Terms


class LogEntry(Struct):
    """A line of the log: the message, its rules, and the events it tells.

    `step` is how many events had happened then; `Look` gives the position.
    """

    step: int
    round: int
    seat: int | None
    say: Message
    rules: list[str]
    events: list[EventInfo]
    fleeting: bool
    """Whether it is told now, but may not be looked up after one's next decision."""
    hexes: list[str]
    """The hexes that were touched, in their order."""
    forced: bool = False
    """Whether it was the seat's only choice, which the table made by itself."""


class Announcement(Struct):
    """A line of the log that is no event of the game: who took a seat, or took back decisions.

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
    """The names of the actions' fields."""
    groups: Sequence[Sequence[Sequence[Any]]]
    """The values of each field in each group: every combination of them is an action."""


class FinishedJourney(Struct):
    """A journey that was made: the item as it was before, and its hexes from the first."""

    item: Annotated[Any, refers("item")]
    route: list[str]


class LessonProgress(Struct):
    """Where a learner is in a lesson."""

    step: int
    """How many steps are done."""
    steps: int
    task: Literal["read", "do", "done"]
    """What is to be done: something to read, something to do, or nothing, since this was all."""
    say: Message
    wrong: Message
    """What is said to a wrong try."""
    show: list[str]
    """What to look at: hexes and features of the board, and parts of the page."""


class UndoOffer(Struct):
    """What an Undo would take back."""

    step: int
    """The step that the game would go back to."""
    does: str
    """The kind of action with which the seat's decision began."""
    others: bool
    """Whether what others or chance have done since goes too."""


class Projection(Struct):
    """All that one seat, or (seat null) an onlooker, may know now."""

    seat: int | None
    view: AnyView
    task: Message | None
    """What the seat has to do now."""
    choices: list[Choices]
    """What the seat may decide."""
    asides: list[Choices]
    """What the seat may do besides, without taking a turn."""
    undo: UndoOffer | None
    """What an Undo would take back; null if it would be refused."""
    keep: int
    """The step up to which the client keeps the entries of its log; `log` follows them."""
    forget: int
    """The step up to which the client must forget fleeting entries."""
    log: list[LogEntry]
    amended: list[LogEntry]
    """The entries that are told differently from now on: they replace those of the same steps."""
    journeyed: FinishedJourney | None = None
    """The journey that has just ended; told once, when it ends."""
    lesson: LessonProgress | None = None
    """Where the seat is in its lesson, where one is taken here."""


class ResultColumn(Struct):
    """A column of the result: the message that names it, and a number for each seat."""

    name: Message
    points: list[int]


class TableResult(Struct):
    """How the game ended. The last of its parts decides."""

    winners: list[int]
    parts: list[ResultColumn]
    say: Message
    ending: Ending


class TableState(ServerMessage, tag="state"):
    """Tells how the table stands after event `number`. Sent after Hello and whenever it changes."""

    number: int
    steps: int
    """How many events the game has so far; fewer after an undo."""
    round: int
    waiting: Literal["seats", "chance", "over"]
    deciding: list[int]
    waits: list[Message]
    """Who must do what, in words for everybody."""
    scores: list[int]
    estimates: list[int]
    """What each seat would score if the game ended now; empty where the scores say it, or where it
    may not be known."""
    names: list[str]
    holders: list[Literal["bot", "taken", "invited", "free"]]
    """Who has each seat; nobody has one that is free, or to which somebody is invited."""
    stand_ins: list[str]
    """The level of the bot that plays on for the person of each seat; empty where none does."""
    resigned: list[int]
    """The seats whose people have resigned: a bot plays on for good."""
    announcements: list[Announcement]
    """All announcements so far."""
    projections: list[Projection]
    """One for each seat of this client; one without a seat for an onlooker."""
    result: TableResult | None
    seed: str | None
    """The seed of chance, told when the game is over."""
    rematch: str | None
    """The table of the rematch, once somebody has started one: each seat is held there by the token
    that holds it here, and so is the onlookers' place."""


class Presence(ServerMessage):
    """Tells who is there. Sent whenever it changes; it has no number, and no record tells it."""

    seats: list[int]
    """How many clients read with each seat's token: more than one is worth a look."""
    watching: int
    """How many clients look on."""


class Clocks(ServerMessage):
    """Tells how many seconds each seat has left at this moment, and whose clocks run.

    Sent with every TableState where there are clocks; it has no number.
    """

    left: list[float]
    running: list[int]


class Done(ServerMessage):
    """Says that a command was carried out, now or when it was sent before, and is stored."""

    id: str
    number: int


class CommandRefused(ServerMessage, tag="refused"):
    """Says why a command was not carried out, and where the table stands.

    Without an id, the command could not be read at all.
    """

    id: str | None
    refusal: Refusal
    number: int


class Checked(ServerMessage):
    """Answers Check with the reason why not; null if the action is allowed."""

    id: str
    refusal: Refusal | None


class JourneyEnd(Struct):
    """A way to end the action with an item."""

    action: AnyAction
    value: int
    """The value written where the item would be settled; 0 where it would not be."""


class Planned(ServerMessage):
    """Answers Plan with where an item can go, after the actions in `after`."""

    id: str
    number: int
    points: list[int]
    """What each seat would have scored up to here."""
    ends: list[JourneyEnd]
    """How the action may end here."""
    steps: list[Annotated[Any, refers("step")]]
    """The steps that the item can make next, each by the way the game thinks best."""
    journeys: list[AnyJourney]
    """A journey to every other place where the action may end."""


class Tried(ServerMessage):
    """Answers Try with what the seat would see and could do, and what each seat would have scored.

    Where its turn would end there is no view and there are no choices, and what is scored by its
    last decision does not count.
    """

    id: str
    number: int
    view: Annotated[Any, refers("view", "null")]
    points: list[int]
    choices: list[Choices]


class Looked(ServerMessage):
    """Answers Look with a past position as the client may see it; `views` has all seats if open."""

    id: str
    step: int
    steps: int
    view: AnyView
    views: list[AnyView]
    event: EventInfo | None
    """What had just happened, where it may be told."""
    scores: list[int]
    """The scores then; while a game runs, those of now where earlier ones would tell a secret."""


class Pong(ServerMessage):
    """Answers Ping with a sign of life."""

    id: str
    number: int


AnyServerMessage = (
    Welcome
    | TableState
    | Presence
    | Clocks
    | Talk
    | Done
    | CommandRefused
    | Checked
    | Planned
    | Tried
    | Hinted
    | Looked
    | Pong
)


def encode(message: AnyServerMessage | Struct) -> bytes:
    """Returns a message as it is sent."""
    return msgspec.json.encode(message)
