"""Checks that the parts of a snapshot of Orongo fit together, and makes a state of it."""

from __future__ import annotations

from collections import Counter

import ahu.games.orongo.building as building
import ahu.games.orongo.layout as L
from ahu.core.refusal import refuse
from ahu.games.orongo.board import OrongoBoard
from ahu.games.orongo.snapshot import OrongoSnapshot, fill
from ahu.games.orongo.state import State, Tables

OPENED = ("chips", "moai", "over")
"""The phases after an auction, in which its bids are known."""


def restore(snapshot: OrongoSnapshot, board: OrongoBoard, tables: Tables) -> State:
    """Returns the state of a snapshot. Raises Refused with the place of the first fault.

    The number of players must have been checked before.
    """
    if len(snapshot.seats) != snapshot.players:
        found = len(snapshot.seats)
        raise refuse("O1.3", "orongo-seats", "$.seats", players=snapshot.players, seats=found)
    tiles_due = _tiles(snapshot, board)
    _chips(snapshot, board)
    _material(snapshot, board)
    _amulet(snapshot)
    _bids(snapshot, board)
    _turn(snapshot)
    _placed(snapshot)
    _end(snapshot, board)
    groups = _groups(snapshot, board)
    _built(snapshot, board, groups)
    state = fill(snapshot, board, tables, tiles_due)
    _unbuilt(snapshot, state, board, groups)
    return state


def _tiles(snapshot: OrongoSnapshot, board: OrongoBoard) -> int:
    """Checks round and tiles (O2), and returns the tiles still to be turned up in this round."""
    first, later = board.box.first[snapshot.players], board.box.later[snapshot.players]
    rounds = 1 + max(0, -(-(board.tiles - first) // later))
    if not 1 <= snapshot.round <= rounds:
        raise refuse("O2", "orongo-round", "$.round", round=snapshot.round, most=rounds)
    seen: set[str] = set()
    for i, name in enumerate(snapshot.tiles):
        where = f"$.tiles[{i}]"
        if name not in board.index or not board.hexes[board.index[name]].number:
            raise refuse("O1.2", "orongo-tile-nowhere", where, field=name)
        if name in seen:
            raise refuse("O1.2", "orongo-tile-twice", where, field=name)
        seen.add(name)
    before = 0 if snapshot.round == 1 else first + (snapshot.round - 2) * later
    after = min(first + (snapshot.round - 1) * later, board.tiles)
    if snapshot.phase == "first":
        least, most = 0, 0
    elif snapshot.phase == "tiles":
        least, most = before, after - 1
    else:
        least, most = after, after
    if snapshot.phase == "first" and snapshot.round != 1:
        raise refuse("O1.5", "orongo-first-round", "$.round", round=snapshot.round)
    if not least <= len(seen) <= most:
        found = len(seen)
        raise refuse("O2", "orongo-tile-count", "$.tiles", tiles=found, least=least, most=most)
    return after - len(seen)


def _chips(snapshot: OrongoSnapshot, board: OrongoBoard) -> None:
    """Checks that chips lie on face-up tiles and palms, shells on tiles, Moai on coastal palms."""
    seen: set[str] = set()
    for i, chip in enumerate(snapshot.chips):
        where = f"$.chips[{i}]"
        if chip.field not in board.index:
            raise refuse("O1.1", "orongo-unknown-field", f"{where}.field", field=chip.field)
        if chip.field in seen:
            raise refuse("O4.1", "orongo-two-chips", f"{where}.field", field=chip.field)
        seen.add(chip.field)
        if not 0 <= chip.seat < snapshot.players:
            most = snapshot.players - 1
            raise refuse("O1.3", "seat", f"{where}.seat", seat=chip.seat, most=most)
        field = board.index[chip.field]
        palm = board.hexes[field].kind == "palm"
        if not palm and chip.field not in snapshot.tiles:
            raise refuse("O4.1", "orongo-no-tile", f"{where}.field", field=chip.field)
        if palm and chip.bears == "shell":
            raise refuse("O5.1", "orongo-palm-no-tile", f"{where}.bears", field=chip.field)
        if chip.bears in ("moai", "main") and not palm:
            raise refuse("O5.1", "orongo-not-a-palm", f"{where}.bears", field=chip.field)
        if chip.bears in ("moai", "main") and not board.coastal[field]:
            raise refuse("O5.4", "orongo-inland", f"{where}.bears", field=chip.field)


def shells_in_all(snapshot: OrongoSnapshot, board: OrongoBoard) -> int:
    """Returns the shells that there are (O1.3)."""
    return snapshot.players * board.box.shells[snapshot.players]


def _material(snapshot: OrongoSnapshot, board: OrongoBoard) -> None:
    """Checks that nothing is lost or added: shells, chips and Moai (O1)."""
    laid = Counter(chip.seat for chip in snapshot.chips)
    moai = Counter(chip.seat for chip in snapshot.chips if chip.bears == "moai")
    used = sum(chip.bears == "shell" for chip in snapshot.chips)
    own, chips = board.box.moai[snapshot.players], board.box.chips
    if snapshot.atoll < 0:
        raise refuse("O1.3", "orongo-negative", "$.atoll", found=snapshot.atoll)
    for i, seat in enumerate(snapshot.seats):
        where = f"$.seats[{i}]"
        for name, found in (("shells", seat.shells), ("chips", seat.chips), ("moai", seat.moai)):
            if found < 0:
                raise refuse("O1.3", "orongo-negative", f"{where}.{name}", found=found)
        if seat.chips + laid[i] != chips:
            found = seat.chips + laid[i]
            raise refuse("O1.4", "orongo-chip-count", f"{where}.chips", found=found, expected=chips)
        if seat.moai + moai[i] != own:
            found = seat.moai + moai[i]
            raise refuse("O1.4", "orongo-moai-count", f"{where}.moai", found=found, expected=own)
    shells = sum(seat.shells for seat in snapshot.seats) + snapshot.atoll + used
    expected = shells_in_all(snapshot, board)
    if shells != expected:
        raise refuse("O1.3", "orongo-shell-count", "$.seats", found=shells, expected=expected)


def _amulet(snapshot: OrongoSnapshot) -> None:
    """Checks that somebody holds the amulet as soon as chance has said who (O1.5)."""
    holder = snapshot.amulet
    if (holder is None) != (snapshot.phase == "first"):
        raise refuse("O1.5", "orongo-amulet", "$.amulet")
    if holder is not None and not 0 <= holder < snapshot.players:
        raise refuse("O1.3", "seat", "$.amulet", seat=holder, most=snapshot.players - 1)


def _bids(snapshot: OrongoSnapshot, board: OrongoBoard) -> None:
    """Checks that bids are made in the auction and known until the round ends (O3)."""
    bids = [seat.bid for seat in snapshot.seats]
    most = shells_in_all(snapshot, board)
    for i, seat in enumerate(snapshot.seats):
        where = f"$.seats[{i}].bid"
        if seat.bid is None:
            if snapshot.phase in OPENED:
                raise refuse("O3.1", "orongo-bid-missing", where)
        elif snapshot.phase not in ("bids", *OPENED):
            raise refuse("O3.1", "orongo-bid-early", where)
        elif not 0 <= seat.bid <= most:
            raise refuse("O3.1", "orongo-bid-range", where, shells=seat.bid, most=most)
        elif snapshot.phase == "bids" and seat.bid > seat.shells:
            raise refuse("O3.1", "orongo-bid-shells", where, bid=seat.bid, shells=seat.shells)
    if snapshot.phase == "bids" and None not in bids:
        raise refuse("O3.1", "orongo-bids-in", "$.seats")
    if snapshot.phase not in OPENED:
        return
    made = [bid for bid in bids if bid is not None]
    if sum(made) > most:
        raise refuse("O3.1", "orongo-bids-sum", "$.seats", found=sum(made), most=most)
    zeros = made.count(0)
    if zeros and snapshot.atoll >= zeros:
        raise refuse("O3.3", "orongo-atoll-kept", "$.atoll", shells=snapshot.atoll)
    if snapshot.atoll < max(made) and not zeros:
        paid = max(made)
        raise refuse("O3.2", "orongo-atoll-paid", "$.atoll", shells=snapshot.atoll, paid=paid)
    if snapshot.amulet is not None and 0 < max(made) != made[snapshot.amulet]:
        raise refuse("O3.5", "orongo-amulet-highest", "$.amulet")


def _turn(snapshot: OrongoSnapshot) -> None:
    """Checks that the placing seat and the chips still to place follow from the bids (O3.2, O4)."""
    dues = [seat.due for seat in snapshot.seats]
    placing = snapshot.placing
    if snapshot.phase not in ("chips", "moai"):
        if placing is not None:
            raise refuse("O4.1", "orongo-nobody-places", "$.placing")
        if any(dues):
            where = f"$.seats[{[bool(due) for due in dues].index(True)}].due"
            raise refuse("O3.2", "orongo-nothing-due", where)
        return
    if placing is None or not 0 <= placing < snapshot.players:
        raise refuse("O4.1", "orongo-somebody-places", "$.placing")
    if snapshot.seats[placing].bid == 0:
        raise refuse("O3.3", "orongo-bid-nothing", "$.placing")
    possible = (_order(snapshot, holder) for holder in range(snapshot.players))
    if not any(_due(snapshot, order, placing) for order in possible):
        raise refuse("O3.2", "orongo-dues", "$.seats")


def _order(snapshot: OrongoSnapshot, holder: int) -> list[int]:
    """Returns the order in which seats place, if `holder` held the amulet before the auction."""
    players = snapshot.players
    begin = holder if snapshot.options.amulet_first else holder + 1
    seats = [(begin + i) % players for i in range(players)]
    bids = [seat.bid or 0 for seat in snapshot.seats]
    ranked = sorted((seat for seat in seats if bids[seat]), key=lambda seat: -bids[seat])
    rest = sorted(ranked[2:], key=lambda seat: (seat - ranked[0]) % players)
    return ranked[:2] + rest


def _due(snapshot: OrongoSnapshot, order: list[int], placing: int) -> bool:
    """Returns whether those before the placing seat are done and those after it have not begun."""
    if order[0] != snapshot.amulet:
        return False
    full = dict(zip(order, (3, 2, 1, 1), strict=False))
    turn = order.index(placing)
    least, most = (1, full[placing]) if snapshot.phase == "chips" else (0, full[placing] - 1)
    return (
        all(snapshot.seats[seat].due == 0 for seat in order[:turn])
        and least <= snapshot.seats[placing].due <= most
        and all(snapshot.seats[seat].due == full[seat] for seat in order[turn + 1 :])
        and all(seat.due == 0 for seat in snapshot.seats if seat.bid == 0)
    )


def _placed(snapshot: OrongoSnapshot) -> None:
    """Checks that nobody has placed more chips than the auctions so far can have allowed (O3.2)."""
    auctions = snapshot.round - (snapshot.phase not in OPENED)
    laid = Counter(chip.seat for chip in snapshot.chips)
    for i, seat in enumerate(snapshot.seats):
        most = 3 * auctions - seat.due
        if laid[i] > most:
            where = f"$.seats[{i}].chips"
            raise refuse("O3.2", "orongo-chips-placed", where, found=laid[i], most=most)
    most = (snapshot.players + 3) * auctions - sum(seat.due for seat in snapshot.seats)
    if len(snapshot.chips) > most:
        found = len(snapshot.chips)
        raise refuse("O3.2", "orongo-chips-placed", "$.chips", found=found, most=most)
    dealt = len({seat.shells for seat in snapshot.seats}) == 1 and not snapshot.atoll
    if not auctions and not dealt:
        raise refuse("O1.3", "orongo-shells-dealt", "$.seats")


def _end(snapshot: OrongoSnapshot, board: OrongoBoard) -> None:
    """Checks that the game is over with the main Moai, or after the last tile's round (O6)."""
    mains = [i for i, chip in enumerate(snapshot.chips) if chip.bears == "main"]
    if len(mains) > 1:
        raise refuse("O6.1", "orongo-two-mains", f"$.chips[{mains[1]}].bears")
    if mains:
        builder = snapshot.chips[mains[0]].seat
        if snapshot.phase != "over":
            raise refuse("O6.1", "orongo-main-ends", "$.phase")
        if snapshot.seats[builder].moai:
            where, left = f"$.seats[{builder}].moai", snapshot.seats[builder].moai
            raise refuse("O6.1", "orongo-main-last", where, moai=left)
        if snapshot.seats[builder].bid == 0:
            raise refuse("O3.3", "orongo-bid-nothing", f"$.seats[{builder}].bid")
    elif snapshot.phase == "over" and len(snapshot.tiles) < board.tiles:
        left = board.tiles - len(snapshot.tiles)
        raise refuse("O6.2", "orongo-not-over", "$.phase", tiles=left)


def _groups(snapshot: OrongoSnapshot, board: OrongoBoard) -> list[tuple[int, dict[int, int]]]:
    """Returns the groups: the seat, and for each field the index of its chip in the snapshot."""
    places = {board.index[chip.field]: i for i, chip in enumerate(snapshot.chips)}
    left = dict(places)
    groups = []
    while left:
        start = next(iter(left))
        seat = snapshot.chips[left.pop(start)].seat
        group, new = {start: places[start]}, [start]
        while new:
            for field in board.neighbours[new.pop()]:
                if field in left and snapshot.chips[left[field]].seat == seat:
                    group[field] = left.pop(field)
                    new.append(field)
        groups.append((seat, group))
    return groups


def _built(
    snapshot: OrongoSnapshot, board: OrongoBoard, groups: list[tuple[int, dict[int, int]]]
) -> None:
    """Checks that each group began on a tile and used one set for each of its Moai (O4.1, O5.1)."""
    for _, group in groups:
        kinds = {field: board.hexes[field].kind for field in group}
        where = f"$.chips[{min(group.values())}]"
        if set(kinds.values()) == {"palm"}:
            name = snapshot.chips[min(group.values())].field
            raise refuse("O4.1", "orongo-palm-apart", f"{where}.field", field=name)
        carried = {field: snapshot.chips[i].bears for field, i in group.items()}
        used = Counter(kinds[field] for field, bears in carried.items() if bears == "shell")
        moai = sum(bears in ("moai", "main") for bears in carried.values())
        built = used["quarry"] + used["temple"] + used["birdman"] + used["food"] // 2
        if (
            used["temple"] != used["deity"]
            or used["birdman"] != used["nest"]
            or used["food"] % 2
            or moai != built
        ):
            raise refuse("O5.1", "orongo-sets-used", where)


def _unbuilt(
    snapshot: OrongoSnapshot,
    state: State,
    board: OrongoBoard,
    groups: list[tuple[int, dict[int, int]]],
) -> None:
    """Checks that only a group whose owner builds is complete, and that who places can place."""
    open_groups = 0
    winner = next((chip.seat for chip in snapshot.chips if chip.bears == "main"), None)
    for seat, group in groups:
        start = next(iter(group))
        worth = building.worth_at(state, seat, start)
        if not building.complete(worth) or seat == winner:
            continue
        place = f"$.chips[{min(group.values())}]"
        if snapshot.phase != "moai" or seat != snapshot.placing or open_groups:
            raise refuse("O5.1", "orongo-unbuilt", place)
        open_groups += 1
        cost = building.cost(worth, state.at[L.MOAI + seat] + 1)
        shells = state.at[L.SHELLS + seat]
        if cost > shells:
            field = board.hexes[start].name
            raise refuse("O5.3", "orongo-cannot-pay", place, field=field, cost=cost, shells=shells)
    if snapshot.phase == "moai" and not open_groups:
        raise refuse("O5.1", "orongo-nothing-to-build", "$.phase")
    if snapshot.phase == "chips":
        assert snapshot.placing is not None
        if not building.can_place(state, snapshot.placing):
            raise refuse("O4.2", "orongo-nowhere-to-place", "$.placing")
