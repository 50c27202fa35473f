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
    """What all requests have."""

    id: Id = None
    """Anything by which the asker knows the reply."""


class New(Request):
    """Begin a game. With a seed, chance happens by itself; else as listed, then by hand."""

    game: str
    """Its name, as `games` lists it."""
    players: int
    """How many play."""
    options: Annotated[Any, refers("options")] = None
    """The variants; those that are left out stay as they are at first."""
    seed: int | str | None = None
    """Chance happens by itself, the same for the same seed. Not together with `chance`."""
    chance: list[Happened] = []
    """Outcomes that happen as they become due. Not together with `seed`."""
    first: int | None = None
    """The seat that begins."""
    names: list[str] = []
    """A name for each seat, for the record."""
    board: str | None = None
    """A board in TOML, instead of the reference board."""


class Setup(Request):
    """Go on from a position."""

    game: str
    """Its name, as `games` lists it."""
    snapshot: Annotated[Any, refers("snapshot")]
    """The position."""
    seed: int | str | None = None
    """Chance to come happens by itself, the same for the same seed."""
    board: str | None = None
    """A board in TOML, instead of the reference board."""
    names: list[str] = []
    """A name for each seat, for the record."""


class Replay(Request):
    """Play a record again, given as text or as JSON, and go on from its end."""

    record: Annotated[Any, refers("record", "string")]
    """The whole record."""
    board: str | None = None
    """The board in TOML that it was played on, if that was not the reference board."""


class Status(Request):
    """Where the game stands."""


class Legal(Request):
    """What a seat may do."""

    seat: int
    """Who is asked about."""


class Play(Request):
    """A seat does something."""

    seat: int
    """Who does it."""
    action: Played
    """What is done, as data or in notation."""


class Check(Request):
    """Whether a seat may do something, without doing it."""

    seat: int
    """Who would do it."""
    action: Played
    """What would be done, as data or in notation."""


class Outcomes(Request):
    """What chance may do."""


class Chance(Request):
    """Chance does something; for a game without a seed."""

    outcome: Happened
    """What happens, as data or in notation."""


class Position(Request):
    """Everything there is to know."""


class View(Request):
    """What a seat may see."""

    seat: int
    """Who looks."""


class Public(Request):
    """What everybody may see."""


class Recall(Request):
    """What a seat with a perfect memory knows."""

    seat: int
    """Who remembers."""


class Record(Request):
    """What has happened since the beginning."""

    format: Literal["text", "json"] = "text"
    """As it stands in a file, or as an object."""


class Undo(Request):
    """Take back the last action."""


class Reset(Request):
    """Back to where the game stood after `new`, `setup` or `replay`."""


class Plan(Request):
    """The journeys of one item, in a game that has them."""

    seat: int
    """Who would move it."""
    item: str
    """What would be moved, as it is called in notation."""


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
