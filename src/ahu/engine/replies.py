"""What the engine answers: what was asked for under `ok`, or what is wrong under `error`."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Struct

from ahu.core.contract import Waiting
from ahu.core.refusal import Refusal
from ahu.engine.requests import Id
from ahu.wire.boards import BoardInfo
from ahu.wire.events import WrittenEvent
from ahu.wire.games import GameHeading
from ahu.wire.parts import AnyAction, AnyJourney, AnyOutcome, AnySnapshot, refers


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
    happened: list[WrittenEvent]
    """What this request has added to the record."""


class ActionReply(Struct):
    """An action."""

    action: AnyAction
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

    outcome: AnyOutcome
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

    snapshot: AnySnapshot
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


class ErrorDetail(Refusal, frozen=True, kw_only=True):
    """What is wrong, also as a sentence."""

    message: str
    """The message in the language of the engine."""


class CheckReply(Struct):
    """Whether it is allowed."""

    refusal: ErrorDetail | None
    """Why it is not; null when it is."""


class PlanReply(Struct):
    """The journeys of an item."""

    plan: list[AnyJourney]
    """The hex it is on comes first, if the action may end there."""


class GameReply(GameHeading):
    """A game."""

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
    | BoardInfo
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
