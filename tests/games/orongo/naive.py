"""The rules of Orongo a second time: slow, simple, and written from the rules text alone.

Nothing of the kernel is used here. Moai are paid for by trying every way to build them.
"""

from __future__ import annotations

from functools import cache
from itertools import combinations

from ahu.games.orongo.actions import Bid, Build, OrongoAction, OrongoOptions, Place
from ahu.games.orongo.board import OrongoBoard

SETS = (("quarry",), ("temple", "deity"), ("birdman", "nest"), ("food", "food"))
Kinds = tuple[str, ...]


def without(kinds: Kinds, used: Kinds) -> Kinds | None:
    """The kinds that are left when some are used; None when they are not there."""
    left = list(kinds)
    for kind in used:
        if kind not in left:
            return None
        left.remove(kind)
    return tuple(left)


@cache
def cheapest(kinds: Kinds, palms: int, moai: int) -> int:
    """The fewest shells that pay for building until nothing is complete (O5.1 to O5.3).

    `moai` counts the main Moai too: when it is built, nothing more is.
    """
    if not palms or not moai:
        return 0
    ways = []
    for used in SETS:
        left = without(kinds, used)
        if left is not None:
            ways.append(len(used) + cheapest(left, palms - 1, moai - 1))
    return min(ways, default=0)


class Naive:
    """A game; every attribute is what lies on the table."""

    def __init__(self, board: OrongoBoard, players: int, options: OrongoOptions) -> None:
        self.kinds = {field.name: field.kind for field in board.hexes}
        self.next = {
            field.name: {board.hexes[i].name for i in board.neighbours[index]}
            for index, field in enumerate(board.hexes)
        }
        self.players, self.options = players, options
        self.tiles: set[str] = set()
        self.owner: dict[str, int] = {}
        self.marked: set[str] = set()
        """Fields with a shell or a Moai on the chip."""
        self.shells = [48 // players] * players
        self.chips = [40] * players
        self.moai = [{2: 10, 3: 6, 4: 5}[players]] * players
        self.atoll = 0
        self.amulet: int | None = None
        self.bids: dict[int, int] = {}
        self.queue: list[int] = []
        """Who places a chip, one entry a chip."""
        self.building = False
        self.tiles_due = {2: 6, 3: 6, 4: 8}[players]
        self.round = 1
        self.main: int | None = None
        self.over = False

    def tile(self, name: str) -> None:
        self.tiles.add(name)
        self.tiles_due -= 1

    def deciding(self) -> list[int]:
        if self.over or self.amulet is None or self.tiles_due:
            return []
        if len(self.bids) < self.players:
            return [seat for seat in range(self.players) if seat not in self.bids]
        return [self.queue[0]]

    def group(self, seat: int, start: str) -> set[str]:
        found, new = set(), {start}
        while new:
            found |= new
            around = {other for name in new for other in self.next[name]}
            new = {name for name in around if self.owner.get(name) == seat} - found
        return found

    def holds(self, group: set[str]) -> tuple[Kinds, int]:
        """The unused tiles of a group, and how many coastal palms without a Moai it has."""
        free = group - self.marked
        kinds = sorted(self.kinds[name] for name in free if self.kinds[name] != "palm")
        return tuple(kinds), sum(self.coastal(name) for name in free)

    def coastal(self, name: str) -> bool:
        return self.kinds[name] == "palm" and len(self.next[name]) < 6

    def places(self, seat: int) -> set[str]:
        if not self.chips[seat]:
            return set()
        found = set()
        for name, kind in self.kinds.items():
            if name in self.owner:
                continue
            beside = any(self.owner.get(other) == seat for other in self.next[name])
            if beside if kind == "palm" else name in self.tiles:
                kinds, palms = self.holds(self.group(seat, name))
                if cheapest(kinds, palms, self.moai[seat] + 1) <= self.shells[seat]:
                    found.add(name)
        return found

    def builds(self, seat: int) -> set[OrongoAction]:
        found: set[OrongoAction] = set()
        mine = {name for name, owner in self.owner.items() if owner == seat}
        palms = {name for name in mine - self.marked if self.coastal(name)}
        for palm in palms:
            group = self.group(seat, palm)
            kinds, sites = self.holds(group)
            tiles = [name for name in group - self.marked if self.kinds[name] != "palm"]
            for size in (1, 2):
                for chosen in combinations(sorted(tiles, key=int), size):
                    used = tuple(self.kinds[name] for name in chosen)
                    if used not in SETS and used[::-1] not in SETS:
                        continue
                    left = without(kinds, used)
                    assert left is not None
                    rest = cheapest(left, sites - 1, self.moai[seat])
                    if len(chosen) + rest <= self.shells[seat]:
                        found.add(Build(chosen, palm))
        return found

    def legal(self, seat: int) -> set[OrongoAction]:
        if seat not in self.deciding():
            return set()
        if len(self.bids) < self.players:
            return {Bid(shells) for shells in range(self.shells[seat] + 1)}
        if self.building:
            return self.builds(seat)
        return {Place(name) for name in self.places(seat)}

    def play(self, seat: int, action: OrongoAction) -> None:
        if isinstance(action, Bid):
            self.bids[seat] = action.shells
            if len(self.bids) == self.players:
                self.auction()
                self.go_on()
        elif isinstance(action, Place):
            self.owner[action.field] = seat
            self.chips[seat] -= 1
            self.building = bool(self.builds(seat))
            if not self.building:
                self.queue.pop(0)
                self.go_on()
        else:
            self.marked |= {*action.tiles, action.palm}
            self.shells[seat] -= len(action.tiles)
            if self.moai[seat] == 0:
                self.main, self.over = seat, True
                return
            self.moai[seat] -= 1
            self.building = bool(self.builds(seat))
            if not self.building:
                self.queue.pop(0)
                self.go_on()

    def auction(self) -> None:
        assert self.amulet is not None
        clockwise = [(self.amulet + i) % self.players for i in range(1, self.players + 1)]
        if self.options.amulet_first:
            clockwise = [clockwise[-1], *clockwise[:-1]]
        bidders = [seat for seat in clockwise if self.bids[seat] > 0]
        bidders.sort(key=lambda seat: self.bids[seat], reverse=True)
        idle = [seat for seat in range(self.players) if self.bids[seat] == 0]
        self.queue = []
        if bidders:
            winner = bidders[0]
            self.shells[winner] -= self.bids[winner]
            self.atoll += self.bids[winner]
            self.amulet = winner
            self.queue = [winner] * 3 + bidders[1:2] * 2
            ones = bidders[2:]
            for i in range(1, self.players):
                if (winner + i) % self.players in ones:
                    self.queue.append((winner + i) % self.players)
        for seat in idle:
            self.shells[seat] += self.atoll // len(idle)
        if idle:
            self.atoll %= len(idle)

    def go_on(self) -> None:
        while self.queue and not self.places(self.queue[0]):
            self.queue.pop(0)
        if not self.queue:
            if len(self.tiles) == 60:
                self.over = True
            else:
                self.round += 1
                self.bids = {}
                self.tiles_due = min({2: 3, 3: 3, 4: 4}[self.players], 60 - len(self.tiles))

    def winners(self) -> set[int]:
        if not self.over:
            return set()
        if self.main is not None:
            return {self.main}
        fewest = [seat for seat in range(self.players) if self.moai[seat] == min(self.moai)]
        most = max(self.shells[seat] for seat in fewest)
        return {seat for seat in fewest if self.shells[seat] == most}
