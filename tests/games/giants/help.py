"""Small boards of Giants, and short ways to set up and play positions on them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ahu.core.contract import Action
from ahu.games.giants.actions import (
    Bid,
    Die,
    Enter,
    Erect,
    First,
    GiantsOptions,
    Pass,
    Pick,
)
from ahu.games.giants.board import GiantsBoard
from ahu.games.giants.game import GIANTS
from ahu.games.giants.position import GiantsPosition
from ahu.games.giants.snapshot import (
    AhuSnapshot,
    GiantsSnapshot,
    HexSnapshot,
    ItemSnapshot,
    SeatSnapshot,
)

BLUE, GREEN, RED, YELLOW, PURPLE = range(5)

DICE = """[dice]
white = [0, 1, 1, 2, 2, 3]
brown = [0, 1, 1, 2, 2, 3]
"""


def board_of(
    rows: Sequence[tuple[int, int, Sequence[str]]],
    ahus: Sequence[tuple[str, tuple[int, int], int, int]] = (),
    name: str = "test",
    dice: str = DICE,
) -> GiantsBoard:
    """A board of rows (r, first q, kinds) and ahus (name, hex, Moai value, headdress value)."""
    text = [f'name = "{name}"', dice]
    for r, q, kinds in rows:
        words = ", ".join(f'"{kind}"' for kind in kinds)
        text.append(f"[[row]]\nr = {r}\nq = {q}\nhexes = [{words}]\n")
    for ahu, (q, r), moai, headdress in ahus:
        text.append(
            f'[[ahu]]\nname = "{ahu}"\nhex = [{q}, {r}]\nmoai = {moai}\nheaddress = {headdress}\n'
        )
    return GIANTS.board("\n".join(text))


LINE = board_of(
    [
        (0, 0, ["moai_quarry", *["land"] * 5]),
        (1, 0, ["headdress_quarry", "village", "sorcerers_hut", "forest 4", "forest 5"]),
    ],
    [
        ("Near", (1, 0), 2, 3),
        ("Twin", (2, 0), 3, 4),
        ("Other", (2, 0), 5, 6),
        ("Far", (5, 0), 8, 6),
        ("Town", (1, 1), 1, 1),
        ("Wood", (3, 1), 7, 2),
        ("Mine", (0, 1), 4, 4),
    ],
    "line",
)
"""Two rows:

    moai-quarry  A2  A3  A4  A5  A6
       headdress-quarry  village  hut  B4  B5
"""


def seat(**given: Any) -> SeatSnapshot:
    """A seat with a worker and two markers, but for what is given."""
    return SeatSnapshot(**{"workers": 1, "markers": 2, **given})


def bare(**given: Any) -> SeatSnapshot:
    """A seat with everything it has in front of its screen, but for what is given."""
    return seat(
        **{
            "workers": 0,
            "workers_front": 1,
            "sorcerer": "front",
            "chief": "front",
            "markers": 0,
            "markers_front": 2,
            **given,
        }
    )


def hex_with(hex: str, workers: Mapping[int, int] | None = None, **given: Any) -> HexSnapshot:
    """A hex with workers by seat, for three players unless `players` is given."""
    players = given.pop("players", 3)
    counts = tuple((workers or {}).get(s, 0) for s in range(players))
    return HexSnapshot(hex, counts if workers else (), **given)


def item(name: str, hex: str, marker: int | None = None, **given: Any) -> ItemSnapshot:
    """An item on a hex since an earlier round."""
    return ItemSnapshot(name, "board", hex=hex, marker=marker, **given)


def front(name: str, seat: int) -> ItemSnapshot:
    """An item in front of a screen."""
    return ItemSnapshot(name, "front", seat=seat)


def erected(name: str, ahu: str) -> ItemSnapshot:
    """A Moai on an ahu, or the headdress of one."""
    return ItemSnapshot(name, "ahu", ahu=ahu)


def base(ahu: str, seat: int, **given: Any) -> AhuSnapshot:
    return AhuSnapshot(ahu, seat, **given)


def restored(snapshot: GiantsSnapshot, board: GiantsBoard = LINE) -> GiantsPosition:
    return GIANTS.restore(snapshot, board)


def setting(
    phase: str, seats: Sequence[SeatSnapshot], board: GiantsBoard = LINE, **given: Any
) -> GiantsPosition:
    """A position in round 2 with blue as first player, but for what is given."""
    fields: dict[str, Any] = {"first": 0, "round": 2, **given}
    if phase not in ("dice", "first"):
        fields.setdefault("dice_rolled", len(seats))
    if phase in ("choose", "place", "move", "marks"):
        fields.setdefault("turn", 0)
    return restored(
        GiantsSnapshot(players=len(seats), seats=tuple(seats), phase=phase, **fields),  # type: ignore[arg-type]  # the phases are checked on reading
        board,
    )


def moving(
    seats: Sequence[SeatSnapshot], board: GiantsBoard = LINE, **given: Any
) -> GiantsPosition:
    """A position in phase 4."""
    return setting("move", seats, board, **given)


def placing(
    seats: Sequence[SeatSnapshot], board: GiantsBoard = LINE, **given: Any
) -> GiantsPosition:
    """A position in phase 3."""
    return setting("place", seats, board, **given)


def bidding(
    statues: Sequence[str], seats: Sequence[SeatSnapshot], board: GiantsBoard = LINE, **given: Any
) -> GiantsPosition:
    """A position in which everybody is to bid for these statues."""
    asked = [_asked(s) for s in seats]
    items = [*given.pop("items", ()), *(ItemSnapshot(name, "quarry") for name in statues)]
    return setting("bid", asked, board, items=tuple(items), **given)


def _asked(given: SeatSnapshot) -> SeatSnapshot:
    fields = {name: getattr(given, name) for name in given.__struct_fields__}
    return SeatSnapshot(**{**fields, "sealed": "to-decide"})


def begun(
    players: int = 3,
    options: GiantsOptions | None = None,
    board: GiantsBoard = LINE,
    first: int = 0,
) -> GiantsPosition:
    """A new game whose first player is chosen."""
    position = GIANTS.new(players, options, board)
    position.happen(First(first))
    return position


def rolled(position: GiantsPosition, *faces: int) -> GiantsPosition:
    """The position after these dice."""
    for face in faces:
        position.happen(Die(face))
    return position


def all_bid(position: GiantsPosition, *bids: Bid) -> None:
    """Every seat seals its bid, in the order of seats."""
    for number, bid in enumerate(bids):
        position.play(number, bid)


def pass_all(position: GiantsPosition) -> None:
    """Whoever is to act in this phase passes, until it is over."""
    phase = phase_of(position)
    while phase_of(position) == phase and position.waiting == "seats":
        position.play(position.deciding[0], Pass())


def phase_of(position: GiantsPosition) -> str:
    return position.public().phase


def play(position: GiantsPosition, number: int, *actions: Action) -> None:
    """A seat does this, one after another."""
    for action in actions:
        position.play(number, action)


def refused(position: GiantsPosition, number: int, action: Action) -> str:
    """The rule that forbids the action; nothing changes."""
    before = position.snapshot()
    refusal = position.check(number, action)
    assert refusal is not None, f"{action} is allowed"
    assert position.snapshot() == before
    assert action not in position.legal(number)
    return refusal.rule


def allowed(position: GiantsPosition, number: int, action: Action) -> bool:
    """Whether an action can be played, as `check` and the list of legal actions both say."""
    listed = action in position.legal(number) or action in position.asides(number)
    assert (position.check(number, action) is None) == listed
    return listed


def of_kind(position: GiantsPosition, number: int, kind: type[Action]) -> set[Action]:
    """The legal actions of one kind."""
    return {action for action in position.legal(number) if isinstance(action, kind)}


def by(hex: str, *figures: int, logs: int = 0) -> Enter:
    """Enter a hex with figures of each seat."""
    return Enter(hex, figures, logs)


def by_chief(hex: str, number: int) -> Enter:
    """Enter a hex with a chief."""
    return Enter(hex, chief=number)


def hand_of(position: GiantsPosition) -> tuple[str | None, bool]:
    table = position.public()
    return table.hand, table.hand_moved


def seat_facts(position: GiantsPosition, number: int) -> SeatSnapshot:
    return position.snapshot().seats[number]


def item_facts(position: GiantsPosition, name: str) -> ItemSnapshot:
    return next(item for item in position.snapshot().items if item.item == name)


def ahu_facts(position: GiantsPosition, name: str) -> AhuSnapshot | None:
    return next((ahu for ahu in position.snapshot().ahus if ahu.ahu == name), None)


def bases_left(position: GiantsPosition, number: int) -> int:
    return position.view(number).screen.bases


def can_erect(position: GiantsPosition, number: int) -> set[str]:
    return {a.ahu for a in position.legal(number) if isinstance(a, Erect)}


def marks(markers: int, **given: Any) -> SeatSnapshot:
    """A seat with so many markers behind the screen, and workers on hexes as told there."""
    return bare(**{"markers": markers, "markers_front": max(0, 2 - markers), **given})


FREE = {"workers_front": 0}
"""For a seat whose workers are all on hexes."""


def path(*hexes: str, seat: int = 0, players: int = 3) -> tuple[HexSnapshot, ...]:
    """One worker of a seat on each of these hexes."""
    return tuple(hex_with(hex, {seat: 1}, players=players) for hex in hexes)


def steps(position: GiantsPosition, number: int) -> set[str]:
    return {action.hex for action in position.legal(number) if isinstance(action, Enter)}


def picks(position: GiantsPosition, number: int) -> set[str]:
    return {action.item for action in position.legal(number) if isinstance(action, Pick)}
