"""What the engine answers: what was asked for under `ok`, or what is wrong under `error`."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Struct

from ahu.core.contract import Waiting
from ahu.core.refusal import Argument
from ahu.engine.requests import Id, refers


class EventReply(Struct):
    """Something that happened."""

    round: int
    """In which round, from 1."""
    number: int
    """Counted from 1 in each round."""
    seat: int | None
    """Who did it; null for chance."""
    move: Annotated[Any, refers("action", "outcome")]
    """What was done, as data."""
    text: str
    """The same in notation."""


class StatusReply(Struct):
    """Where the game stands, and what has just happened: the move, and chance that followed."""

    game: str
    """Its name."""
    players: int
    """How many play."""
    round: int
    """The number of the round, from 1."""
    phase: str
    """The name of the phase; empty in a game without phases."""
    waiting: Waiting
    """What the game waits for."""
    deciding: tuple[int, ...]
    """The seats that must decide now."""
    scores: tuple[int, ...]
    """The points of each seat so far."""
    winners: tuple[int, ...]
    """The seats that have won; none before the end."""
    events: int
    """The length of the record."""
    happened: list[EventReply]
    """What this request has added to the record."""


class ActionReply(Struct):
    """An action."""

    action: Annotated[Any, refers("action")]
    """What may be done, as data."""
    text: str
    """The same in notation."""


class LegalReply(Struct):
    """What a seat may do."""

    actions: list[ActionReply]
    """What it may decide; empty when it need not decide now."""
    asides: list[ActionReply]
    """What it may do besides, although it takes no turn."""


class Possibility(Struct):
    """An outcome of chance."""

    outcome: Annotated[Any, refers("outcome")]
    """What may happen, as data."""
    text: str
    """The same in notation."""
    weight: int
    """It comes as often as its weight is part of all weights."""


class OutcomesReply(Struct):
    """What chance may do."""

    outcomes: list[Possibility]
    """Empty when chance is not due."""


class SnapshotReply(Struct):
    """A whole position."""

    snapshot: Annotated[Any, refers("snapshot")]
    """The position; `setup` reads it back."""


class ViewReply(Struct):
    """What a seat may see."""

    view: Annotated[Any, refers("view")]
    """What the seat sees; the public view is a part of it."""


class PublicReply(Struct):
    """What everybody may see."""

    public: Annotated[Any, refers("public")]
    """What everybody sees."""


class RecordReply(Struct):
    """The record."""

    format: Literal["text", "json"]
    """As it was asked for."""
    record: Annotated[Any, refers("record", "string")]
    """A text, or an object."""


class ErrorDetail(Struct):
    """What is wrong."""

    rule: str
    """The id of the rule that forbids it; empty for a fault of form."""
    key: str
    """The name of the message."""
    args: dict[str, Argument]
    """What fills the message."""
    where: str
    """The place in the request; empty when it is the whole."""
    message: str
    """The message in the language of the engine."""


class CheckReply(Struct):
    """Whether it is allowed."""

    refusal: ErrorDetail | None
    """Why it is not; null when it is."""


class PlanReply(Struct):
    """The journeys of an item."""

    plan: list[Annotated[Any, refers("journey")]]
    """The hex it is on comes first, if the action may end there."""


class HexReply(Struct):
    """A hex of the board."""

    name: str
    """What it is called in notation."""
    q: int
    """Its axial coordinates: q grows to the east …"""
    r: int
    """… and r to the south-east."""
    kind: str
    """What it is, in the words of the game."""
    number: int
    """What the kind needs, such as the logs of a forest."""
    neighbours: list[str]
    """The names of the hexes around it."""


class AhuReply(Struct):
    """A platform for statues, with the hex it overlaps and its values."""

    name: str
    """What it is called in notation."""
    hex: str
    """The hex it overlaps."""
    moai: int
    """The value of a statue on it."""
    headdress: int
    """The value of a headdress on it."""


class BoardReply(Struct):
    """The board: its hexes, and its ahus where the game has such."""

    name: str
    """What it is called."""
    digest: str
    """The SHA-256 of what it is, in hexadecimal digits."""
    hexes: list[HexReply]
    """All its hexes."""
    ahus: list[AhuReply]
    """Its ahus, where the game has such."""


class GameReply(Struct):
    """A game."""

    name: str
    """What it is called in requests."""
    players: tuple[int, ...]
    """How many may play."""
    rules: int
    """The version of its rules."""
    options: dict[str, Any]
    """Its options as they are at first."""


class GamesReply(Struct):
    """The games there are."""

    games: list[GameReply]
    """All games."""


class QuitReply(Struct):
    """The end: nothing more is answered."""

    quit: Literal[True] = True
    """Always true."""


AnyReply = (
    StatusReply
    | LegalReply
    | OutcomesReply
    | SnapshotReply
    | ViewReply
    | PublicReply
    | RecordReply
    | CheckReply
    | PlanReply
    | BoardReply
    | GamesReply
    | QuitReply
)


class OkReply(Struct):
    """The reply to a request that was carried out."""

    id: Id
    ok: Annotated[Any, refers("answer")]


class ErrorReply(Struct):
    """The reply to a request that was not: nothing has changed."""

    id: Id
    error: ErrorDetail
