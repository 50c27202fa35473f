"""Positions for tests, set up in a few words.

Chips are written by the names of their fields: `8 p4` lie there, `8+` is used up or bears a Moai,
`p4!` bears the main Moai. Tiles and material that do not matter are filled in.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ahu.core.contract import Position
from ahu.games.orongo.actions import Bid, First, OrongoOptions, Place, Tile
from ahu.games.orongo.game import ORONGO
from ahu.games.orongo.position import OrongoPosition
from ahu.games.orongo.snapshot import ChipSnapshot, OrongoSnapshot, SeatSnapshot
from ahu.games.orongo.views import Bears, Phase

BOARD = ORONGO.board()
MOAI = {2: 10, 3: 6, 4: 5}
FIRST = {2: 6, 3: 6, 4: 8}
LATER = {2: 3, 3: 3, 4: 4}


def tile_count(players: int, round: int) -> int:
    """How many tiles lie face up after those of a round are laid."""
    return min(60, FIRST[players] + (round - 1) * LATER[players])


def _chips(chips: Mapping[int, str]) -> list[ChipSnapshot]:
    found = []
    for seat, words in chips.items():
        for message in words.split():
            name = message.rstrip("+!")
            bears: Bears = "nothing"
            if message.endswith("!"):
                bears = "main"
            elif message.endswith("+"):
                bears = "moai" if name.startswith("p") else "shell"
            found.append(ChipSnapshot(name, seat, bears))
    return found


def setting(
    phase: Phase = "chips",
    players: int = 2,
    seat: int = 0,
    due: int = 3,
    shells: int = 10,
    chips: Mapping[int, str] | None = None,
    tiles: str = "",
    round: int | None = None,
    covered: bool = False,
    bids: Sequence[int] | None = None,
    dues: Sequence[int] | None = None,
    atoll: int = 0,
    amulet: int | None = None,
    options: OrongoOptions | None = None,
) -> OrongoSnapshot:
    """The seat has these shells and places chips or builds; the next seat has the other shells.

    `covered` puts chips of the other seats on every tile that is not mentioned.
    """
    pieces = _chips(chips or {})
    other = (seat + 1) % players
    named = [piece.field for piece in pieces if not piece.field.startswith("p")]
    names = list(dict.fromkeys([*named, *tiles.split()]))
    if round is None:
        most = max(sum(piece.seat == i for piece in pieces) for i in range(players))
        round = 1
        while (
            tile_count(players, round) < len(names)
            or 3 * round < most + 3
            or (players + 3) * round < len(pieces) + 3
        ):
            round += 1
    rest = [str(n) for n in range(60, 0, -1) if str(n) not in names]
    rest = rest[: tile_count(players, round) - len(names)]
    if covered:
        others = [i for i in range(players) if i != seat]
        pieces += [ChipSnapshot(name, others[i % len(others)]) for i, name in enumerate(rest)]
    used = sum(piece.bears == "shell" for piece in pieces)
    behind = [0] * players
    behind[seat] = shells
    behind[other] = 48 - used - shells - atoll
    seats = []
    for i in range(players):
        standing = sum(piece.seat == i and piece.bears == "moai" for piece in pieces)
        seats.append(
            SeatSnapshot(
                shells=behind[i],
                chips=40 - sum(piece.seat == i for piece in pieces),
                moai=MOAI[players] - standing,
                bid=bids[i] if bids else int(i == seat),
                due=dues[i] if dues else due * (i == seat),
            )
        )
    return OrongoSnapshot(
        players=players,
        round=round,
        phase=phase,
        amulet=seat if amulet is None else amulet,
        atoll=atoll,
        seats=tuple(seats),
        placing=seat,
        tiles=tuple(sorted([*names, *rest], key=int)),
        chips=tuple(pieces),
        options=options or OrongoOptions(),
    )


def auction(
    shells: Sequence[int], atoll: int = 0, amulet: int = 0, amulet_first: bool = False
) -> OrongoPosition:
    """The bids of round 2, with these shells behind the screens."""
    players = len(shells)
    return ORONGO.restore(
        OrongoSnapshot(
            players=players,
            round=2,
            phase="bids",
            amulet=amulet,
            atoll=atoll,
            seats=tuple(SeatSnapshot(count, 40, MOAI[players]) for count in shells),
            tiles=tuple(str(n) for n in range(1, tile_count(players, 2) + 1)),
            options=OrongoOptions(amulet_first),
        )
    )


def placing(**words: object) -> OrongoPosition:
    """The position of a `setting`."""
    return ORONGO.restore(setting(**words))  # type: ignore[arg-type]  # passed on as they are


def opened(position: OrongoPosition, *bids: int) -> OrongoPosition:
    """All seats make their bids."""
    for seat, bid in enumerate(bids):
        position.play(seat, Bid(bid))
    return position


def started(players: int, first: int = 0, tiles: Sequence[int] = ()) -> OrongoPosition:
    """A game in its first auction; the tiles that are not given are those with low numbers."""
    position = ORONGO.new(players)
    position.happen(First(first))
    for number in [*tiles, *(n for n in range(1, 61) if n not in tiles)][: FIRST[players]]:
        position.happen(Tile(str(number)))
    return position


def places(position: Position, seat: int = 0) -> set[str]:
    """The fields on which the seat may place a chip."""
    return {action.field for action in position.legal(seat) if isinstance(action, Place)}


def rule(position: Position, seat: int, action: object) -> tuple[str, str]:
    """The rule and the message with which an action is refused."""
    refusal = position.check(seat, action)  # type: ignore[arg-type]  # actions of all kinds
    assert refusal is not None
    return refusal.rule, refusal.key
