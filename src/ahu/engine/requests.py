"""What can be asked of the engine. Each request is one JSON object, told apart by its `do`."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct


def refers(*names: str) -> Meta:
    """Says in the JSON Schema that a value is one of these definitions, or a notation."""
    refs: list[dict[str, str]] = [
        {"type": "string"} if name == "string" else {"$ref": f"#/$defs/{name}"} for name in names
    ]
    return Meta(extra_json_schema=refs[0] if len(refs) == 1 else {"anyOf": refs})


# What the rules of a game say stands here as Any; it is read once the game is known.
Played = Annotated[Any, refers("action", "string")]
Happened = Annotated[Any, refers("outcome", "string")]
Id = Annotated[int, Meta(ge=-(2**53) + 1, le=2**53 - 1)] | str | None


class Request(Struct, tag_field="do", tag=str.lower, forbid_unknown_fields=True, kw_only=True):
    """What all requests have. The id is anything by which the asker knows the reply."""

    id: Id = None


class New(Request):
    """Begin a game. With a seed, chance happens by itself; else as listed, then by hand."""

    game: str
    players: int
    options: Annotated[Any, refers("options")] = None
    seed: int | str | None = None
    chance: list[Happened] = []
    first: int | None = None
    names: list[str] = []
    board: str | None = None


class Setup(Request):
    """Go on from a position."""

    game: str
    snapshot: Annotated[Any, refers("snapshot")]
    seed: int | str | None = None
    board: str | None = None
    names: list[str] = []


class Replay(Request):
    """Play a record again, given as text or as JSON, and go on from its end."""

    record: Annotated[Any, refers("record", "string")]
    board: str | None = None


class Status(Request):
    """Where the game stands."""


class Legal(Request):
    """What a seat may do."""

    seat: int


class Play(Request):
    """A seat does something."""

    seat: int
    action: Played


class Check(Request):
    """Whether a seat may do something, without doing it."""

    seat: int
    action: Played


class Outcomes(Request):
    """What chance may do."""


class Chance(Request):
    """Chance does something; for a game without a seed."""

    outcome: Happened


class Position(Request):
    """Everything there is to know."""


class View(Request):
    """What a seat may see."""

    seat: int


class Public(Request):
    """What everybody may see."""


class Recall(Request):
    """What a seat with a perfect memory knows."""

    seat: int


class Record(Request):
    """What has happened since the beginning."""

    format: Literal["text", "json"] = "text"


class Undo(Request):
    """Take back the last action."""


class Reset(Request):
    """Back to the beginning of this game."""


class Plan(Request):
    """The journeys of one item, in a game that has them."""

    seat: int
    item: str


class Board(Request):
    """The hexes of the board."""


class Games(Request):
    """The games there are."""


class Quit(Request):
    """The end."""


AnyRequest = (
    New
    | Setup
    | Replay
    | Status
    | Legal
    | Play
    | Check
    | Outcomes
    | Chance
    | Position
    | View
    | Public
    | Recall
    | Record
    | Undo
    | Reset
    | Plan
    | Board
    | Games
    | Quit
)
