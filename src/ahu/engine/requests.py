"""What can be asked of the engine. Each request is one JSON object, told apart by its `do`."""

from __future__ import annotations

from typing import Annotated, Any, Literal, get_args

from msgspec import Meta, Struct

from ahu.wire.parts import AnyOptions, AnySnapshot, Happened, Played, refers

Id = Annotated[int, Meta(ge=-(2**53) + 1, le=2**53 - 1)] | str | None


def _tag(name: str) -> str:
    """What a request says in `do`."""
    return name.removesuffix("Request").lower()


class Request(Struct, tag_field="do", tag=_tag, forbid_unknown_fields=True, kw_only=True):
    """What all requests have."""

    id: Id = None
    """Anything by which the asker knows the reply."""


class NewRequest(Request):
    """Begin a game. With a seed, chance happens by itself; else as listed, then by hand."""

    game: str
    """Its name, as `games` lists it."""
    players: int
    """How many play."""
    options: AnyOptions = None
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


class SetupRequest(Request):
    """Go on from a position."""

    game: str
    """Its name, as `games` lists it."""
    snapshot: AnySnapshot
    """The position."""
    seed: int | str | None = None
    """Chance to come happens by itself, the same for the same seed."""
    board: str | None = None
    """A board in TOML, instead of the reference board."""
    names: list[str] = []
    """A name for each seat, for the record."""


class ReplayRequest(Request):
    """Play a record again, given as text or as JSON, and go on from its end."""

    record: Annotated[Any, refers("record", "string")]
    """The whole record."""
    board: str | None = None
    """The board in TOML that it was played on, if that was not the reference board."""


class StatusRequest(Request):
    """Where the game stands."""


class LegalRequest(Request):
    """What a seat may do."""

    seat: int
    """Who is asked about."""


class PlayRequest(Request):
    """A seat does something."""

    seat: int
    """Who does it."""
    action: Played
    """What is done, as data or in notation."""


class CheckRequest(Request):
    """Whether a seat may do something, without doing it."""

    seat: int
    """Who would do it."""
    action: Played
    """What would be done, as data or in notation."""


class OutcomesRequest(Request):
    """What chance may do."""


class ChanceRequest(Request):
    """Chance does something; for a game without a seed."""

    outcome: Happened
    """What happens, as data or in notation."""


class PositionRequest(Request):
    """Everything there is to know."""


class ViewRequest(Request):
    """What a seat may see."""

    seat: int
    """Who looks."""


class PublicRequest(Request):
    """What everybody may see."""


class RecallRequest(Request):
    """What a seat with a perfect memory knows."""

    seat: int
    """Who remembers."""


class RecordRequest(Request):
    """What has happened since the beginning."""

    format: Literal["text", "json"] = "text"
    """As it stands in a file, or as an object."""


class UndoRequest(Request):
    """Take back the last action."""


class ResetRequest(Request):
    """Back to where the game stood after `new`, `setup` or `replay`."""


class PlanRequest(Request):
    """The journeys of one item, in a game that has them."""

    seat: int
    """Who would move it."""
    item: str
    """What would be moved, as it is called in notation."""


class BoardRequest(Request):
    """The hexes of the board."""


class GamesRequest(Request):
    """The games there are."""


class QuitRequest(Request):
    """The end."""


AnyRequest = (
    NewRequest
    | SetupRequest
    | ReplayRequest
    | StatusRequest
    | LegalRequest
    | PlayRequest
    | CheckRequest
    | OutcomesRequest
    | ChanceRequest
    | PositionRequest
    | ViewRequest
    | PublicRequest
    | RecallRequest
    | RecordRequest
    | UndoRequest
    | ResetRequest
    | PlanRequest
    | BoardRequest
    | GamesRequest
    | QuitRequest
)

NAMES: tuple[str, ...] = tuple(kind.__struct_config__.tag for kind in get_args(AnyRequest))
"""What `do` may say."""
