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
    """Where the game stands, and what has just happened: the move, and the chance that followed."""

    game: str
    """The name of the game."""
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
    """An action, as data and in notation."""

    action: AnyAction
    """The action as data."""
    text: str
    """The action in notation."""


class LegalReply(Struct):
    """What a seat may do."""

    actions: list[ActionReply]
    """The actions it may choose from; empty if it need not decide now."""
    asides: list[ActionReply]
    """The asides it may play."""


class Possibility(Struct):
    """An outcome of chance, and how likely it is."""

    outcome: AnyOutcome
    """The outcome as data."""
    text: str
    """The outcome in notation."""
    weight: int
    """Its share of all weights is its probability."""


class OutcomesReply(Struct):
    """The outcomes that chance may have."""

    outcomes: list[Possibility]
    """The outcomes; empty if chance is not due."""


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
    """The record of the game."""

    format: Literal["text", "json"]
    """The format that was asked for."""
    record: Annotated[Any, refers("record", "string")]
    """The record as a text, or as an object."""


class ErrorDetail(Refusal, frozen=True, kw_only=True):
    """What is wrong, with a sentence that says it."""

    message: str
    """The sentence, in the language of the engine."""


class CheckReply(Struct):
    """Whether an action is allowed."""

    refusal: ErrorDetail | None
    """Why the action is not allowed; null if it is."""


class PlanReply(Struct):
    """The journeys of an item."""

    plan: list[AnyJourney]
    """The journeys. The hex it is on comes first, if the action may end there."""


class GameReply(GameHeading):
    """A game that can be played."""

    options: dict[str, Any]
    """The default options."""


class GamesReply(Struct):
    """The games that can be played."""

    games: list[GameReply]
    """All games."""


class QuitReply(Struct):
    """The last reply: nothing more is answered."""

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
    """The reply to a request that was not carried out: nothing has changed."""

    id: Id
    error: ErrorDetail
