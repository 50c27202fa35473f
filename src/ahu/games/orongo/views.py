"""The views of Orongo (O7): all but the shells behind screens and the bids not yet opened."""

from __future__ import annotations

from functools import lru_cache
from itertools import compress
from operator import getitem
from typing import TYPE_CHECKING, ClassVar, Literal

from msgspec import Struct
from msgspec.structs import replace

import ahu.games.orongo.layout as L
from ahu.core.board import Hex
from ahu.core.contract import COLOURS, PublicView, Seat, View
from ahu.games.orongo.actions import OrongoOptions

if TYPE_CHECKING:
    from ahu.games.orongo.board import OrongoBoard
    from ahu.games.orongo.position import OrongoPosition

Phase = Literal["first", "tiles", "bids", "chips", "moai", "over"]
PHASES: tuple[Phase, ...] = ("first", "tiles", "bids", "chips", "moai", "over")
"""The names of the phases, in the order of their numbers."""

OWNERS = bytes(land & L.OWNER for land in range(256))
"""The owner of a field for each value of its byte."""

Bears = Literal["nothing", "shell", "moai", "main"]
"""The thing on a chip: the shell of a used tile, a Moai, or the main Moai."""


class FieldView(Struct, frozen=True):
    """A field as everybody sees it."""

    name: str
    kind: str
    coastal: bool
    tile: bool
    """Whether its tile lies face up."""
    chip: Seat | None
    bears: Bears


class SeatView(Struct, frozen=True):
    """The part of a seat that everybody sees."""

    colour: str
    chips: int
    moai: int
    has_bid: bool
    bid: int | None
    """The bid in this round's auction, once all are in."""
    due: int
    """The number of chips still to be placed in this round."""


class OrongoPublicView(PublicView, frozen=True):
    """The part of a position that everybody sees."""

    game: Literal["orongo"]
    phase: Phase
    options: OrongoOptions
    tiles_due: int
    tiles_left: int
    """The number of tiles that lie face down."""
    atoll: int
    amulet: Seat | None
    placing: Seat | None
    main: str | None
    """The field of the main Moai, once it stands."""
    seats: tuple[SeatView, ...]
    fields: tuple[FieldView, ...]
    links: tuple[tuple[str, str], ...]
    """The neighbouring fields with chips of one seat: these connect its groups (O5.1)."""
    winners: tuple[Seat, ...]


class OrongoView(View, frozen=True):
    """The part that one seat sees: the table, the shells behind its screen, and its own bid."""

    sealed: ClassVar[tuple[str, ...]] = ("bid",)
    table: OrongoPublicView
    shells: int
    bid: int | None


def known(value: int) -> int | None:
    """Returns the value of a byte; None for NOBODY."""
    return None if value == L.NOBODY else value


def bears(land: int, main: bool) -> Bears:
    """Returns what is on the chip of a field, from the byte of its land."""
    if not land & L.SPENT:
        return "nothing"
    if not land & L.PALM:
        return "shell"
    return "main" if main else "moai"


def chip(land: int) -> Seat | None:
    """Returns the owner of the chip on a field, from the byte of its land."""
    owner = land & L.OWNER
    return owner - 1 if owner else None


class _FieldViews(dict[int, FieldView]):
    """The views of a field by the byte of its land. All that look the same are one object."""

    def __init__(self, hex: Hex, coastal: bool) -> None:
        self._hex = hex
        self._coastal = coastal

    def __missing__(self, land: int) -> FieldView:
        found = self[land] = FieldView(
            name=self._hex.name,
            kind=self._hex.kind,
            coastal=self._coastal,
            tile=bool(land & L.TILE),
            chip=chip(land),
            bears=bears(land, False),
        )
        return found


@lru_cache(maxsize=100)
def _field_views(board: OrongoBoard) -> tuple[_FieldViews, ...]:
    """Returns the views that each field can have."""
    return tuple(map(_FieldViews, board.hexes, board.coastal))


@lru_cache(maxsize=1 << 9)
def _fields(board: OrongoBoard, lands: bytes, main: int | None) -> tuple[FieldView, ...]:
    """Returns the views of the fields; bids do not change them."""
    found = tuple(map(getitem, _field_views(board), lands))
    if main is None:
        return found
    return (*found[:main], replace(found[main], bears=bears(lands[main], True)), *found[main + 1 :])


@lru_cache(maxsize=100)
def _pairs(board: OrongoBoard) -> tuple[tuple[tuple[int, int, tuple[str, str]], ...], ...]:
    """Returns the neighbours with a higher index for each field, and the indexes and names."""
    return tuple(
        tuple(
            (field, beside, (hex.name, board.hexes[beside].name))
            for beside in around
            if beside > field
        )
        for field, (hex, around) in enumerate(zip(board.hexes, board.neighbours, strict=True))
    )


@lru_cache(maxsize=1 << 12)
def _links(board: OrongoBoard, owners: bytes) -> tuple[tuple[str, str], ...]:
    """Returns the pairs of neighbouring fields that one seat owns."""
    return tuple(
        [
            names
            for pairs in compress(_pairs(board), owners)
            for field, beside, names in pairs
            if owners[beside] == owners[field]
        ]
    )


def public(position: OrongoPosition) -> OrongoPublicView:
    """Returns the part of the position that everybody may see."""
    at, board = position.state.at, position.board
    opened = at[L.PHASE] > L.BIDS
    main = known(at[L.MAIN])
    lands = bytes(at[L.LAND : L.LAND + len(board.hexes)])
    return OrongoPublicView(
        game="orongo",
        players=position.players,
        phase=PHASES[at[L.PHASE]],
        round=at[L.ROUND],
        waiting=position.waiting,
        deciding=position.deciding,
        scores=position.scores,
        options=position.options,
        tiles_due=at[L.TILES_DUE],
        tiles_left=at[L.TILES_DOWN],
        atoll=at[L.ATOLL],
        amulet=known(at[L.AMULET]),
        placing=known(at[L.PLACING]),
        main=None if main is None else board.hexes[main].name,
        seats=tuple(
            SeatView(
                colour=COLOURS[seat],
                chips=at[L.CHIPS + seat],
                moai=at[L.MOAI + seat],
                has_bid=at[L.BID + seat] != L.NOBODY,
                bid=known(at[L.BID + seat]) if opened else None,
                due=at[L.DUE + seat],
            )
            for seat in range(position.players)
        ),
        fields=_fields(board, lands, main),
        links=_links(board, lands.translate(OWNERS)),
        winners=position.winners,
    )


def view(position: OrongoPosition, seat: Seat) -> OrongoView:
    """Returns the part of the position that the seat may see."""
    at = position.state.at
    return OrongoView(seat, position.public(), at[L.SHELLS + seat], known(at[L.BID + seat]))
