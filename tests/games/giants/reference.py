"""Giants a second time: slow, naive, and written from the rules text alone.

It knows nothing of the library but its boards, options, actions and snapshots, which are plain
data. Everything is kept in dictionaries and sets and counted again whenever it is needed.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import combinations, product
from string import ascii_lowercase

from ahu.core.contract import Action, Outcome
from ahu.games.giants.actions import (
    Bid,
    Buy,
    Crown,
    Decline,
    Die,
    Enter,
    Erect,
    First,
    GiantsOptions,
    Mark,
    MarkLaid,
    Pass,
    Peek,
    Pick,
    Place,
    Power,
    Stop,
    Take,
    TakeBack,
)
from ahu.games.giants.board import GiantsBoard
from ahu.games.giants.snapshot import GiantsSnapshot

STEPS = ((1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1))
HOW_MANY = {"1": 17, "2": 12, "3": 6, "h": 14}
TABLETS = 30
LOGS = 27


@dataclass
class Player:
    """What one player has, apart from the workers on hexes."""

    bases: int
    workers: int = 1
    workers_front: int = 0
    sorcerer: str = "behind"
    chief: str = "behind"
    markers: int = 2
    markers_front: int = 0
    logs: int = 0
    tablets: int = 0
    score: int = 0
    passed: bool = False
    bid: Bid | None = None
    idle: int = 0
    idle_chief: bool = False
    declined: bool = False
    take_back: tuple[str, ...] | None = None
    asked: bool = False


@dataclass
class Item:
    """A statue or headdress."""

    name: str
    place: str = "supply"
    hex: str | None = None
    ahu: str | None = None
    seat: int | None = None
    marker: int | None = None
    entered: set[str] = field(default_factory=set)

    @property
    def headdress(self) -> bool:
        return self.name[0] == "h"

    @property
    def size(self) -> int:
        return 1 if self.headdress else int(self.name[0])

    @property
    def kind(self) -> str:
        return self.name[0]


@dataclass
class Platform:
    """An ahu."""

    name: str
    hex: str
    moai: int
    headdress: int
    base: int | None = None
    statue: str | None = None
    crown: str | None = None
    peeked: set[int] = field(default_factory=set)
    fresh: set[int] = field(default_factory=set)


def subsets(names: list[str], most: int) -> Iterator[tuple[str, ...]]:
    for size in range(min(most, len(names)) + 1):
        yield from combinations(names, size)


class Reference:
    """A position of Giants."""

    def __init__(self, board: GiantsBoard, players: int, options: GiantsOptions) -> None:
        self.options = options
        self.count = players
        self.kind = {hex.name: hex.kind for hex in board.hexes}
        self.forest = {hex.name: hex.number for hex in board.hexes if hex.kind == "forest"}
        place = {(hex.q, hex.r): hex.name for hex in board.hexes}
        self.near = {
            hex.name: [
                place[hex.q + q, hex.r + r] for q, r in STEPS if (hex.q + q, hex.r + r) in place
            ]
            for hex in board.hexes
        }
        self.quarry_hex = {
            kind: next(name for name in self.kind if self.kind[name] == wanted)
            for kind, wanted in (("moai", "moai_quarry"), ("headdress", "headdress_quarry"))
        }
        self.ahus = {
            ahu.name: Platform(ahu.name, board.hexes[ahu.hex].name, ahu.moai, ahu.headdress)
            for ahu in board.ahus
        }
        self.dice = [board.white] * 3 + [board.brown] * 2
        self.all_bases = {3: 7, 4: 6, 5: 5}[players]
        self.seats = [
            Player(self.all_bases, workers=2 if options.quick_game else 1) for _ in range(players)
        ]
        self.items = {
            kind + letter: Item(kind + letter)
            for kind, number in HOW_MANY.items()
            for letter in ascii_lowercase[:number]
        }
        self.workers_on: dict[tuple[str, int], int] = {}
        self.logs_on: dict[str, int] = {}
        self.logs_gone = 0
        self.cut: set[str] = set()
        self.phase = "first"
        self.round = 1
        self.first: int | None = None
        self.turn: int | None = None
        self.rolled = 0
        self.order: list[int] = []
        self.hand: Item | None = None
        self.hand_moved = False
        self.hand_abandoned = False

    @classmethod
    def at_dice(cls, board: GiantsBoard, snapshot: GiantsSnapshot) -> Reference:
        """The start of a round that a snapshot describes: nothing stands on hexes but items."""
        assert snapshot.phase == "dice"
        assert snapshot.dice_rolled == 0
        made = cls(board, snapshot.players, snapshot.options)
        made.phase, made.round, made.first = "dice", snapshot.round, snapshot.first
        made.logs_gone = snapshot.logs_gone
        made.cut = {hex.hex for hex in snapshot.hexes if hex.cut}
        for player, given in zip(made.seats, snapshot.seats, strict=True):
            player.workers, player.markers = given.workers, given.markers
            player.logs, player.tablets, player.score = given.logs, given.tablets, given.score
        for laid in snapshot.ahus:
            ahu = made.ahus[laid.ahu]
            ahu.base, ahu.peeked, ahu.fresh = laid.base, set(laid.peeked), set(laid.fresh)
            made.seats[laid.base].bases -= 1
        for thing in snapshot.items:
            item = made.items[thing.item]
            item.place, item.hex, item.ahu = thing.place, thing.hex, thing.ahu
            item.marker = thing.marker
            if thing.ahu is not None and item.headdress:
                made.ahus[thing.ahu].crown = item.name
            elif thing.ahu is not None:
                made.ahus[thing.ahu].statue = item.name
        return made

    # Counting

    def stock(self, kind: str, place: str = "supply") -> list[Item]:
        """The statues of a size, or the headdresses, in some place."""
        return [item for item in self.items.values() if item.kind == kind and item.place == place]

    @property
    def log_supply(self) -> int:
        held = sum(player.logs for player in self.seats)
        return LOGS - self.logs_gone - held - sum(self.logs_on.values())

    @property
    def tablet_supply(self) -> int:
        return TABLETS - sum(player.tablets for player in self.seats)

    def workers_of(self, seat: int) -> int:
        player = self.seats[seat]
        placed = sum(n for (_, owner), n in self.workers_on.items() if owner == seat)
        return player.workers + player.workers_front + placed

    def marked(self, seat: int) -> list[str]:
        return [item.name for item in self.items.values() if item.marker == seat]

    def markers_of(self, seat: int) -> int:
        player = self.seats[seat]
        return player.markers + player.markers_front + len(self.marked(seat))

    def carriers(self, hex: str, seat: int) -> int:
        """The workers and the sorcerer of a player on a hex."""
        return self.workers_on.get((hex, seat), 0) + (self.seats[seat].sorcerer == hex)

    def from_first(self) -> list[int]:
        assert self.first is not None
        return [(self.first + i) % self.count for i in range(self.count)]

    # Chance

    @property
    def waiting(self) -> str:
        if self.phase == "over":
            return "over"
        return "chance" if self.phase in ("first", "dice") else "seats"

    def happen(self, outcome: Outcome) -> None:
        if isinstance(outcome, First):
            assert self.phase == "first"
            self.first, self.phase = outcome.seat, "dice"
            return
        assert isinstance(outcome, Die)
        assert outcome.face in self.dice[self.rolled]
        face = outcome.face
        if self.round == 1:
            face = {0: 1, 3: 2}.get(face, face)
        if face and self.stock(str(face)):
            self.stock(str(face))[0].place = "quarry"
        self.rolled += 1
        if self.rolled == self.count:
            if any(item.place == "quarry" for item in self.items.values()):
                self.phase = "bid"
            else:
                self.begin_placement()

    # What may be decided

    def deciding(self) -> set[int]:
        if self.phase == "bid":
            return {seat for seat in range(self.count) if self.seats[seat].bid is None}
        if self.phase == "take-back":
            return {
                seat
                for seat, player in enumerate(self.seats)
                if player.asked and player.take_back is None
            }
        return set() if self.turn is None else {self.turn}

    def legal(self, seat: int) -> set[Action]:
        if seat not in self.deciding():
            return set()
        player = self.seats[seat]
        if self.phase == "bid":
            return {
                Bid(markers, workers, sorcerer, chief)
                for markers in range(player.markers + 1)
                for workers in range(player.workers + 1)
                for sorcerer in (False, True)
                for chief in (False, True)
            }
        if self.phase == "choose":
            return {*self.takes(seat), Decline()}
        if self.phase == "place":
            return {*self.placements(seat), Pass()}
        if self.phase == "move":
            if self.hand is not None:
                return self.handling(seat)
            return {*(Pick(name) for name in self.pickable(seat)), Pass()}
        if self.phase == "marks":
            return {MarkLaid(chosen) for chosen in subsets(self.laid(seat), player.markers)}
        assert self.phase == "take-back"
        return {TakeBack(chosen) for chosen in subsets(self.marked(seat), 6)}

    def asides(self, seat: int) -> set[Action]:
        if self.phase == "over" or self.options.open_bases or not self.seats[seat].tablets:
            return set()
        return {Peek(ahu.name) for ahu in self.ahus.values() if ahu.statue is not None}

    def takes(self, seat: int) -> set[Action]:
        player = self.seats[seat]
        found: set[Action] = set()
        for size in (1, 2, 3):
            if self.stock(str(size), "quarry"):
                if player.idle >= size:
                    found.add(Take(size, "sculptors"))
                if player.idle_chief:
                    found.add(Take(size, "chief"))
        return found

    def placements(self, seat: int) -> set[Action]:
        """Everything in phase 3 but passing."""
        player = self.seats[seat]
        found: set[Action] = set()
        logs = range(min(2, player.logs) + 1)
        for hex in self.kind:
            if player.workers:
                found |= {Place("worker", hex, n) for n in logs}
            if player.sorcerer == "behind":
                for power, ahu in self.powers(seat, hex):
                    found |= {Place("sorcerer", hex, n, power, ahu) for n in logs}
            if player.chief == "behind":
                for power, ahu in self.powers(seat, hex):
                    if power is None or player.tablets >= 2:
                        found.add(Place("chief", hex, 0, power, ahu))
        if player.markers and self.tablet_supply:
            found.add(Buy())
        return found

    def powers(self, seat: int, hex: str) -> list[tuple[Power | None, str | None]]:
        found: list[tuple[Power | None, str | None]] = [(None, None)]
        kind = self.kind[hex]
        if kind == "village" and self.workers_of(seat) < 6:
            found.append(("worker", None))
        if kind == "sorcerers_hut" and self.markers_of(seat) < 6:
            found.append(("marker", None))
        if kind == "forest" and hex not in self.cut and self.log_supply:
            found.append(("logs", None))
        if kind == "headdress_quarry" and self.stock("h"):
            found.append(("headdress", None))
        if self.seats[seat].bases:
            found += [
                ("reserve", ahu.name)
                for ahu in self.ahus.values()
                if ahu.hex == hex and ahu.base is None
            ]
        return found

    def abandoned(self, item: Item) -> bool:
        """On the board since an earlier round, unmarked, and not moved by anybody in this one."""
        return item.place == "board" and item.marker is None and item.seat is None

    def pickable(self, seat: int) -> list[str]:
        found = []
        for item in self.items.values():
            if item.place == "front":
                mine = item.seat == seat
            elif item.place == "board" and item.marker is not None:
                mine = item.marker == seat
            else:
                mine = item.place == "board" and item.seat in (None, seat)
            if mine and self.can_act_with(seat, item):
                found.append(item.name)
        return found

    def can_act_with(self, seat: int, item: Item) -> bool:
        hex = self.start(item)
        if item.marker is None and self.seats[seat].markers:
            return True
        if self.abandoned(item):
            return self.can_reach_settling(seat, item, hex, set(item.entered))
        if self.settlings(seat, item, hex):
            return True
        return any(self.loads(next, item.size) for next in self.near[hex] if self.open(item, next))

    def open(self, item: Item, hex: str) -> bool:
        return hex not in item.entered

    def start(self, item: Item) -> str:
        if item.hex is not None:
            return item.hex
        return self.quarry_hex["headdress" if item.headdress else "moai"]

    def loads(self, hex: str, size: int) -> list[tuple[tuple[int, ...], int, int | None]]:
        """The ways to carry this size into a hex: figures by seat and logs, or a chief."""
        found: list[tuple[tuple[int, ...], int, int | None]] = []
        here = [range(self.carriers(hex, seat) + 1) for seat in range(self.count)]
        for figures in product(*here):
            logs = size - sum(figures)
            if any(figures) and 0 <= logs <= self.logs_on.get(hex, 0):
                found.append((figures, logs, None))
        found += [((), 0, seat) for seat in range(self.count) if self.seats[seat].chief == hex]
        return found

    def settlings(self, seat: int, item: Item, hex: str) -> set[Action]:
        player = self.seats[seat]
        if not self.carriers(hex, seat) and player.chief != hex:
            return set()
        found: set[Action] = set()
        for ahu in self.ahus.values():
            if ahu.hex != hex:
                continue
            if item.headdress:
                if ahu.statue is not None and ahu.crown is None:
                    found.add(Crown(ahu.name))
            elif ahu.statue is None and (ahu.base == seat or (ahu.base is None and player.bases)):
                found.add(Erect(ahu.name))
        return found

    def can_reach_settling(self, seat: int, item: Item, hex: str, entered: set[str]) -> bool:
        """Depth first over every hex that can be reached without entering one twice."""
        seen = {*entered, hex}
        ways = [hex]
        while ways:
            here = ways.pop()
            if self.settlings(seat, item, here):
                return True
            for next in self.near[here]:
                if next not in seen and self.loads(next, item.size):
                    seen.add(next)
                    ways.append(next)
        return False

    def handling(self, seat: int) -> set[Action]:
        item = self.hand
        assert item is not None
        assert item.hex is not None
        found = self.settlings(seat, item, item.hex)
        can_mark = item.marker is None and self.seats[seat].markers > 0
        if can_mark:
            found.add(Mark())
        if self.hand_moved and not self.hand_abandoned:
            found.add(Stop())
        for next in self.near[item.hex]:
            if next in item.entered:
                continue
            bound = self.hand_abandoned and not can_mark
            if bound and not self.can_reach_settling(seat, item, next, item.entered):
                continue
            for figures, logs, chief in self.loads(next, item.size):
                found.add(Enter(next, figures, logs, chief))
        return found

    def laid(self, seat: int) -> list[str]:
        return [i.name for i in self.items.values() if i.place == "laid" and i.seat == seat]

    # Playing

    def play(self, seat: int, action: Action) -> None:
        player = self.seats[seat]
        if isinstance(action, Peek):
            player.tablets -= 1
            self.ahus[action.ahu].peeked.add(seat)
            return
        for ahu in self.ahus.values():
            ahu.fresh.discard(seat)
        match action:
            case Bid():
                player.bid = action
                if not self.deciding():
                    self.open_bids()
            case Take(size, by):
                statue = self.stock(str(size), "quarry")[0]
                statue.place, statue.seat = "front", seat
                if by == "chief":
                    player.idle_chief = False
                else:
                    player.idle -= size
                self.next_choice(seat)
            case Decline():
                player.declined = True
                self.next_choice(seat)
            case Place():
                self.place(seat, action)
                self.next_turn(seat)
            case Buy():
                player.markers -= 1
                player.markers_front += 1
                player.tablets += 1
                self.next_turn(seat)
            case Pass():
                player.passed = True
                self.next_turn(seat)
            case Pick(name):
                self.pick(seat, self.items[name])
            case Enter():
                self.enter(seat, action)
            case Stop():
                self.put_down(seat)
            case Mark():
                assert self.hand is not None
                self.hand.marker = seat
                player.markers -= 1
                self.put_down(seat)
            case Erect(name) | Crown(name):
                self.settle(seat, self.ahus[name])
                self.put_down(seat)
            case MarkLaid(names):
                for name in names:
                    self.items[name].marker = seat
                    player.markers -= 1
                self.next_marks(self.from_first().index(seat) + 1)
            case TakeBack():
                player.take_back = action.items
                if not self.deciding():
                    self.end_round()
            case _:
                raise AssertionError(action)

    def open_bids(self) -> None:
        turns = self.from_first()

        def rank(seat: int) -> tuple[int, int, int]:
            player = self.seats[seat]
            assert player.bid is not None
            return (-player.bid.markers, -player.tablets, turns.index(seat))

        self.order = sorted(range(self.count), key=rank)
        for player in self.seats:
            bid = player.bid
            assert bid is not None
            player.markers -= bid.markers
            player.markers_front += bid.markers
            player.workers -= bid.workers
            player.workers_front += bid.workers
            player.idle = bid.workers + bid.sorcerer
            player.idle_chief = bid.chief
            if bid.sorcerer:
                player.sorcerer = "front"
            if bid.chief:
                player.chief = "front"
        self.phase = "choose"
        self.next_choice(self.order[-1])

    def next_choice(self, last: int) -> None:
        at = self.order.index(last) + 1
        for seat in self.order[at:] + self.order[:at]:
            if not self.seats[seat].declined and self.takes(seat):
                self.turn = seat
                return
        for item in self.items.values():
            if item.place == "quarry":
                item.place = "supply" if self.options.return_unsculpted else "gone"
        for player in self.seats:
            player.bid, player.idle = None, 0
            player.idle_chief = player.declined = False
        self.order = []
        self.begin_placement()

    def begin_placement(self) -> None:
        self.begin_turns("place")

    def begin_turns(self, phase: str) -> None:
        assert self.first is not None
        self.phase = phase
        for player in self.seats:
            player.passed = False
        self.next_turn((self.first - 1) % self.count)

    def next_turn(self, last: int) -> None:
        for i in range(1, self.count + 1):
            seat = (last + i) % self.count
            if self.seats[seat].passed:
                continue
            able = self.placements(seat) if self.phase == "place" else self.pickable(seat)
            if able:
                self.turn = seat
                return
            self.seats[seat].passed = True
        self.turn = None
        if self.phase == "place":
            self.begin_turns("move")
        else:
            self.end_transport()

    def place(self, seat: int, action: Place) -> None:
        player = self.seats[seat]
        hex = action.hex
        if action.figure == "worker":
            player.workers -= 1
            self.workers_on[hex, seat] = self.workers_on.get((hex, seat), 0) + 1
        elif action.figure == "sorcerer":
            player.sorcerer = hex
        else:
            player.chief = hex
        player.logs -= action.logs
        self.logs_on[hex] = self.logs_on.get(hex, 0) + action.logs
        if action.power is None:
            return
        if action.figure == "chief":
            player.tablets -= 2
        if action.power == "worker":
            player.workers += 1
        elif action.power == "marker":
            player.markers += 1
        elif action.power == "logs":
            player.logs += min(self.forest[hex], self.log_supply)
            self.cut.add(hex)
        elif action.power == "headdress":
            headdress = self.stock("h")[0]
            headdress.place, headdress.seat = "front", seat
        else:
            assert action.ahu is not None
            player.bases -= 1
            self.ahus[action.ahu].base = seat

    def pick(self, seat: int, item: Item) -> None:
        self.hand, self.hand_moved = item, False
        self.hand_abandoned = self.abandoned(item)
        item.hex, item.place, item.seat = self.start(item), "board", seat
        item.entered.add(item.hex)

    def enter(self, seat: int, action: Enter) -> None:
        item = self.hand
        assert item is not None
        item.hex = action.hex
        item.entered.add(action.hex)
        self.hand_moved = True
        if action.chief is not None:
            if action.chief != seat:
                self.seats[action.chief].score += item.size
            return
        for other, figures in enumerate(action.figures):
            if other != seat:
                self.seats[other].score += figures

    def settle(self, seat: int, ahu: Platform) -> None:
        item, player = self.hand, self.seats[seat]
        assert item is not None
        if item.headdress:
            ahu.crown = item.name
        else:
            if ahu.base is None:
                ahu.base = seat
                player.bases -= 1
            ahu.statue = item.name
            ahu.fresh = set(range(self.count))
            if self.options.visible_score:
                player.score += ahu.moai * item.size
        if item.marker is not None:
            item.marker = None
            player.markers += 1
        item.place, item.ahu, item.hex = "ahu", ahu.name, None

    def put_down(self, seat: int) -> None:
        self.hand, self.hand_moved, self.hand_abandoned = None, False, False
        self.next_turn(seat)

    def end_transport(self) -> None:
        for item in self.items.values():
            if item.place == "front":
                item.hex, item.place = self.start(item), "laid"
            elif item.place != "laid":
                item.seat = None
            item.entered = set()
        for player in self.seats:
            player.passed = False
        self.phase = "marks"
        self.next_marks(0)

    def next_marks(self, at: int) -> None:
        for seat in self.from_first()[at:]:
            if self.seats[seat].markers and self.laid(seat):
                self.turn = seat
                return
        self.turn = None
        for item in self.items.values():
            if item.place == "laid":
                item.place, item.seat = "board", None
        if self.is_over():
            self.phase = "over"
            self.score()
        else:
            self.begin_end_of_round()

    def is_over(self) -> bool:
        for seat in range(self.count):
            standing = [a for a in self.ahus.values() if a.statue is not None and a.base == seat]
            if len(standing) == self.all_bases:
                return True
        outside = [i for i in self.items.values() if not i.headdress and i.place == "board"]
        supply = [i for i in self.items.values() if not i.headdress and i.place == "supply"]
        return (not supply and not outside) or self.round == self.options.round_limit

    def score(self) -> None:
        for ahu in self.ahus.values():
            if ahu.statue is None:
                continue
            assert ahu.base is not None
            owner = self.seats[ahu.base]
            if not self.options.visible_score:
                owner.score += ahu.moai * self.items[ahu.statue].size
            if ahu.crown is not None:
                owner.score += ahu.headdress
        for player in self.seats:
            player.score += 3 * (player.tablets // 2)

    def begin_end_of_round(self) -> None:
        for seat, player in enumerate(self.seats):
            placed = sum(n for (_, owner), n in self.workers_on.items() if owner == seat)
            player.workers += player.workers_front + placed
            player.workers_front = 0
            player.sorcerer = player.chief = "behind"
            player.markers += player.markers_front
            player.markers_front = 0
            player.asked, player.take_back = bool(self.marked(seat)), None
        self.workers_on = {}
        self.logs_gone += sum(self.logs_on.values())
        self.logs_on = {}
        self.phase = "take-back"
        if not self.deciding():
            self.end_round()

    def end_round(self) -> None:
        for player in self.seats:
            for name in player.take_back or ():
                self.items[name].marker = None
                player.markers += 1
            player.asked, player.take_back = False, None
        assert self.first is not None
        self.first = (self.first + 1) % self.count
        self.round += 1
        self.rolled = 0
        self.phase = "dice"

    @property
    def scores(self) -> tuple[int, ...]:
        return tuple(player.score for player in self.seats)

    @property
    def winners(self) -> tuple[int, ...]:
        if self.phase != "over":
            return ()
        return tuple(s for s, points in enumerate(self.scores) if points == max(self.scores))
