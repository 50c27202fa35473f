"""What can be asked of the engine. Each request is one JSON object, told apart by its `do`."""

from __future__ import annotations

from typing import Annotated, Any, Literal, get_args

from msgspec import Meta, Struct

from ahu.wire.parts import AnyOptions, AnySnapshot, Happened, Played, refers

Id = Annotated[int, Meta(ge=-(2**53) + 1, le=2**53 - 1)] | str | None


def _tag(name: str) -> str:
    """Returns what a request says in `do`."""
    return name.removesuffix("Request").lower()


class Request(Struct, tag_field="do", tag=_tag, forbid_unknown_fields=True, kw_only=True):
    """What all requests have in common."""

    id: Id = None
    """Anything by which the asker knows the reply."""


class NewRequest(Request):
    """Begins a game. With a seed, chance happens by itself; else as listed, then by hand."""

    game: str
    """The name of the game, as `games` lists it."""
    players: int
    """How many play."""
    options: AnyOptions = None
    """The options; those that are left out keep their defaults."""
    seed: int | str | None = None
    """Makes chance happen by itself, the same for the same seed. Not together with `chance`."""
    chance: list[Happened] = []
    """Outcomes that happen as they become due. Not together with `seed`."""
    first: int | None = None
    """The seat that begins."""
    names: list[str] = []
    """A name for each seat, for the record."""
    board: str | None = None
    """A board in TOML, instead of the reference board."""


class SetupRequest(Request):
    """Goes on from a position."""

    game: str
    """The name of the game, as `games` lists it."""
    snapshot: AnySnapshot
    """The position."""
    seed: int | str | None = None
    """Makes chance to come happen by itself, the same for the same seed."""
    board: str | None = None
    """A board in TOML, instead of the reference board."""
    names: list[str] = []
    """A name for each seat, for the record."""


class ReplayRequest(Request):
    """Plays a record again, given as text or as JSON, and goes on from its end."""

    record: Annotated[Any, refers("record", "string")]
    """The whole record."""
    board: str | None = None
    """The board in TOML that it was played on, if that was not the reference board."""


class StatusRequest(Request):
    """Asks where the game stands."""


class LegalRequest(Request):
    """Asks what a seat may do."""

    seat: int
    """The seat that is asked about."""


class PlayRequest(Request):
    """Plays an action of a seat."""

    seat: int
    """The seat that acts."""
    action: Played
    """The action, as data or in notation."""


class CheckRequest(Request):
    """Asks whether a seat may play an action, without playing it."""

    seat: int
    """The seat that would act."""
    action: Played
    """The action, as data or in notation."""


class OutcomesRequest(Request):
    """Asks which outcomes chance may have."""


class ChanceRequest(Request):
    """Makes an outcome of chance happen, in a game without a seed."""

    outcome: Happened
    """The outcome, as data or in notation."""


class PositionRequest(Request):
    """Asks for the whole position, with everything there is to know."""


class ViewRequest(Request):
    """Asks what a seat may see."""

    seat: int
    """The seat that looks."""


class PublicRequest(Request):
    """Asks what everybody may see."""


class RecallRequest(Request):
    """Asks what a seat with a perfect memory knows."""

    seat: int
    """The seat that remembers."""


class RecordRequest(Request):
    """Asks for the record of what has happened since the beginning."""

    format: Literal["text", "json"] = "text"
    """Whether the record comes as it stands in a file, or as an object."""


class UndoRequest(Request):
    """Takes back the last action."""


class ResetRequest(Request):
    """Goes back to where the game stood after `new`, `setup` or `replay`."""


class PlanRequest(Request):
    """Asks for the journeys of one item, in a game that has them."""

    seat: int
    """The seat that would move the item."""
    item: str
    """The item, as it is called in notation."""


class BoardRequest(Request):
    """Asks for the hexes of the board."""


class GamesRequest(Request):
    """Asks which games there are."""


class QuitRequest(Request):
    """Ends the session."""


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
"""The values that `do` may have."""
