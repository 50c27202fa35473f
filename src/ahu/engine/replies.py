"""What the engine answers: what was asked for under `ok`, or what is wrong under `error`."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Struct

from ahu.core.contract import Waiting
from ahu.core.refusal import Argument
from ahu.engine.requests import Id, refers


class EventReply(Struct):
    """Something that happened: its move as data and in notation. Chance has no seat."""

    round: int
    number: int
    seat: int | None
    move: Annotated[Any, refers("action", "outcome")]
    text: str


class StatusReply(Struct):
    """Where the game stands, and what has just happened: the move, and chance that followed."""

    game: str
    players: int
    round: int
    waiting: Waiting
    deciding: tuple[int, ...]
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    events: int
    happened: list[EventReply]


class Choice(Struct):
    """An action as data and in notation."""

    action: Annotated[Any, refers("action")]
    text: str


class LegalReply(Struct):
    """What a seat may decide, and what it may do besides."""

    actions: list[Choice]
    asides: list[Choice]


class Possibility(Struct):
    """An outcome as data and in notation; it comes as often as its weight says."""

    outcome: Annotated[Any, refers("outcome")]
    text: str
    weight: int


class OutcomesReply(Struct):
    """What chance may do."""

    outcomes: list[Possibility]


class SnapshotReply(Struct):
    """A whole position."""

    snapshot: Annotated[Any, refers("snapshot")]


class ViewReply(Struct):
    """What a seat may see."""

    view: Annotated[Any, refers("view")]


class PublicReply(Struct):
    """What everybody may see."""

    public: Annotated[Any, refers("public")]


class RecordReply(Struct):
    """The record: a text, or an object."""

    format: Literal["text", "json"]
    record: Annotated[Any, refers("record", "string")]


class Fault(Struct):
    """What is wrong: the rule, the message and its arguments, the place, and a sentence."""

    rule: str
    key: str
    args: dict[str, Argument]
    where: str
    message: str


class CheckReply(Struct):
    """Why it is not allowed; null when it is."""

    refusal: Fault | None


class PlanReply(Struct):
    """The journeys, as the game gives them."""

    plan: Any


class HexReply(Struct):
    """A hex of the board."""

    name: str
    q: int
    r: int
    kind: str
    number: int
    neighbours: list[str]


class AhuReply(Struct):
    """A platform of Giants, with the hex it overlaps and its values."""

    name: str
    hex: str
    moai: int
    headdress: int


class BoardReply(Struct):
    """The board: its hexes, and its ahus where the game has such."""

    name: str
    digest: str
    hexes: list[HexReply]
    ahus: list[AhuReply]


class GameReply(Struct):
    """A game: how many may play, the version of its rules, and its options as they are at first."""

    name: str
    players: tuple[int, ...]
    rules: int
    options: dict[str, Any]


class GamesReply(Struct):
    """The games there are."""

    games: list[GameReply]


class QuitReply(Struct):
    """The end: nothing more is answered."""

    quit: Literal[True] = True


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


class Done(Struct):
    """The reply to a request that was carried out."""

    id: Id
    ok: Annotated[Any, refers("answer")]


class Failed(Struct):
    """The reply to a request that was not: nothing has changed."""

    id: Id
    error: Fault
