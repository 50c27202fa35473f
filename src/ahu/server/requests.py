"""The bodies of requests over HTTP, and their answers.

They are in the page's schema together with the messages on a socket (`messages.py`).
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from ahu.analysis.report import Analysis
from ahu.core.profile import Weight
from ahu.core.refusal import Refusal
from ahu.server import id_patterns
from ahu.server.message_parts import MOST_SEATS, Name, Seat, Token, Tokens
from ahu.server.table_terms import Terms
from ahu.wire.boards import BoardInfo
from ahu.wire.games import GameHeading

MOST_HELD = 200

TableId = Annotated[str, Meta(min_length=1, max_length=32, pattern=id_patterns.TABLE)]


class Body(Struct, forbid_unknown_fields=True):
    """The body of a request."""


class NewSeat(Body):
    """Who plays a seat. An empty name is shown as the colour.

    A person sits with whoever opens the table, who gets the seat's token; a guest is somebody
    else, who gets an invitation to it; a bot has a level.
    """

    player: Literal["person", "guest", "bot"]
    level: Annotated[str, Meta(max_length=20)] = ""
    name: Name = ""


class NewTable(Body):
    """A table to open. Options left out are as the game's rules have them."""

    game: Annotated[str, Meta(max_length=20)]
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=MOST_SEATS)]
    options: dict[str, bool | int] = {}
    terms: Terms = Terms()


class Changed(Body):
    """What is otherwise in the next game with the same people; all of it, not only what differs.

    It is for whoever has the `owner`'s token to say.
    """

    owner: Token
    options: dict[str, bool | int] = {}
    terms: Terms = Terms()


class NewLesson(Body):
    """A lesson to take: a table whose other seats and chance follow a script."""

    game: Annotated[str, Meta(max_length=20)]
    lesson: Annotated[str, Meta(max_length=20)]
    name: Name = ""
    """The name of whoever learns."""


class NewPuzzle(Body):
    """A puzzle to solve: a table at a position in which one decision is clearly best."""

    game: Annotated[str, Meta(max_length=20)]
    puzzle: Annotated[int, Meta(ge=1, le=1_000_000)]
    """Its number, from 1."""
    name: Name = ""
    """The name of whoever solves it."""


class Claim(Body):
    """Takes the seat of an invitation, with a secret token that the client has made up for it.

    Sending it again is answered again: an answer that was lost does not lose the seat.
    Without a name, the seat keeps the one it has.
    """

    invitation: Token
    token: Annotated[str, Meta(pattern=id_patterns.NEW_TOKEN)]
    name: Name | None = None


class Invite(Body):
    """Invites somebody to a seat, for the owner; an earlier invitation to it is void.

    With `take_back`, the seat is taken from whoever holds it. Everybody is told.
    """

    seat: Seat
    take_back: bool = False


class HeldTable(Body):
    """A table and the tokens that somebody holds of it."""

    table: TableId
    tokens: Tokens


class HeldTables(Body):
    """Asks how the tables stand that somebody holds tokens of."""

    held: Annotated[list[HeldTable], Meta(max_length=MOST_HELD)]


class CheckChance(Body):
    """Asks whether chance in a record came from a seed. The record is text or JSON."""

    record: str
    seed: Annotated[str, Meta(max_length=200, pattern=id_patterns.NO_CONTROLS)]


# Answers of the server over HTTP


class OptionInfo(Struct):
    """An option of a game: yes or no, or a number with bounds."""

    name: str
    kind: Literal["yes-no", "number"]
    default: bool | int
    least: int | None
    most: int | None
    rule: str
    """The rule that describes it."""


class LevelInfo(Struct):
    """A level of bots, and the most milliseconds it thinks about a decision."""

    name: str
    ms: int


class GameInfo(GameHeading):
    """A game that can be played here."""

    options: list[OptionInfo]
    board: BoardInfo | None
    """Null where the game needs none."""
    lessons: list[str]
    """The names of its lessons, in the order in which they are taken."""
    puzzles: list[int]
    """The difficulty of each of its puzzles, from 1."""
    minutes: tuple[int, int] | None
    weight: Weight | None
    first_options: dict[str, bool | int]
    """Options for a game that somebody begins by one press, against bots."""
    picture: bool
    """Whether there is a picture of its board."""


class About(Struct):
    """What this server offers."""

    version: str
    games: list[GameInfo]
    levels: list[LevelInfo]
    largest_record: int


class OpenedTable(Struct):
    """A new table. The tokens are told once, and only to whoever opened it."""

    table: str
    seats: list[str | None]
    """A token for each seat of a person at the opener's screen."""
    invitations: list[str | None]
    """An invitation to each seat of a guest; who takes it gets a token that nobody else sees."""
    watch: str
    """The token of onlookers."""
    owner: str
    """The token with which the table can be deleted, and guests be invited."""
    digest: str
    """The SHA-256 of the seed: with it, the seed told at the end can be checked."""


class Claimed(Struct):
    """Says that the token that was sent now holds the seat."""

    seat: int


class Invited(Struct):
    """A new invitation to a seat; it can be taken once."""

    seat: int
    invitation: str


class Rematch(Struct):
    """The table of a rematch; whoever holds a seat here holds it there by the same token."""

    table: str


class AnalysisState(Struct):
    """How far the analysis of a finished game is, and what it says once it is done."""

    running: bool
    done: int
    """How many moments are judged."""
    of: int
    """How many there are; 0 before the first is judged."""
    analysis: Analysis | None


class TableSummary(Struct):
    """How a table stands, for a list of tables."""

    table: str
    game: str
    players: int
    seats: list[int]
    """The seats of the tokens; an onlooker has none."""
    names: list[str]
    round: int
    over: bool
    waits_for_you: bool
    """Whether one of these seats must decide."""
    deciding: list[int]
    winners: list[int]
    changed: str
    """When something last happened: UTC, ISO 8601."""


class TableSummaries(Struct):
    """The tables that were found, without those that do not exist or whose tokens are wrong."""

    tables: list[TableSummary]


class ChanceChecked(Struct):
    """Whether chance came from the seed; `event` is the first that did not, from 1."""

    fair: bool
    digest: str
    outcomes: int
    event: int | None


class Problem(Struct):
    """Why a request was not carried out."""

    error: Refusal


class Health(Struct):
    """Whether the server works."""

    status: Literal["ok", "broken"]


BODIES = (NewTable, Changed, NewLesson, NewPuzzle, Claim, Invite, HeldTables, CheckChance)
"""All bodies that a client sends over HTTP as JSON."""
ANSWERS = (
    About,
    OpenedTable,
    Claimed,
    Invited,
    Rematch,
    AnalysisState,
    TableSummaries,
    ChanceChecked,
    Problem,
    Health,
)
"""All answers that a client gets over HTTP."""
