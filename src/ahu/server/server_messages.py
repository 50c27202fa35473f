"""What the server says (`is`), on a socket."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any, Literal

from msgspec import Struct

from ahu.core.aid import AidSection
from ahu.core.ending import Ending
from ahu.core.log import Message
from ahu.core.refusal import Refusal
from ahu.server.boards import DrawnBoard
from ahu.server.message_parts import ServerMessage
from ahu.server.table_terms import Terms
from ahu.wire.events import EventInfo
from ahu.wire.parts import AnyAction, AnyJourney, AnyOptions, AnyPublicView, AnyView, refers


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


class RatedDecision(Struct):
    """A decision of a puzzle, and what it is worth."""

    say: list[Message]
    """What it is, as the log tells it."""
    worth: int | None
    """The chance of winning after it, in hundredths; null where it is below all that are listed."""
    then: list[Message]
    """What others would probably do then."""


class PuzzleAnswer(Struct):
    """What was decided in a puzzle, and what would have been best."""

    verdict: Literal["right", "wrong", "shown"]
    """Whether the decision was right; `shown` where somebody asked for the answer instead."""
    best: RatedDecision
    tried: RatedDecision | None
    """What was decided, where it was wrong."""
    others: list[RatedDecision]
    """The next best decisions."""


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
    solved: PuzzleAnswer | None = None
    """The answer of a puzzle, once somebody has decided."""


class UndoOffer(Struct):
    """What an Undo would take back."""

    step: int
    """The step that the game would go back to."""
    does: str
    """The kind of action with which the seat's decision began."""
    others: bool
    """Whether what others or chance have done since goes too."""


class Projection(Struct):
    """What one seat may know now beside what everybody does; an onlooker's has no seat."""

    seat: int | None
    own: Annotated[Any, refers("own", "null")]
    """The seat's view without the table, which the state has; null for an onlooker."""
    task: Message | None
    """What the seat has to do now."""
    choices: list[Choices]
    """What the seat may decide."""
    asides: list[Choices]
    """What the seat may do besides, without taking a turn."""
    undo: UndoOffer | None
    """What an Undo would take back; null if it would be refused."""
    forget: int
    """The step up to which the client must forget fleeting entries."""
    without: list[int]
    """The entries of the log that are not for it, but for other seats of this client, by their
    places in it."""
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
    """All announcements, of each seat's holders the last few."""
    table: AnyPublicView
    """The view that everybody has."""
    keep: int
    """The step up to which the client keeps the entries of its log."""
    log: list[LogEntry]
    """The entries after `keep`, and before them those that are told differently from now on, which
    replace those of the same steps. A long log comes before, in `Log` messages."""
    projections: list[Projection]
    """One for each seat of this client; one without a seat for an onlooker."""
    result: TableResult | None
    seed: str | None
    """The seed of chance, told when the game is over."""
    rematch: str | None
    """The table of the rematch, once somebody has started one: each seat is held there by the token
    that holds it here, and so is the onlookers' place."""


class Log(ServerMessage):
    """Begins the log of the TableState that follows, which would be too large with all of it."""

    entries: list[LogEntry]


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
