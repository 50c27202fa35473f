"""A third game, written on nothing but the contract: it proves that a newcomer can.

P1 Pennies is for 2 or 3. Chance names the first player. Everyone begins with 6 pennies.
P2 In each round all seal a bid at once. The highest wins and is paid; of equal bids the one
   nearest to the first player, clockwise.
P3 The winner then takes a free field. When none is left the game ends; a field scores its number,
   a penny scores 1.
P4 Pennies are hidden. Anyone may show theirs to all, once, at any time before the end.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from importlib.metadata import EntryPoint
from typing import ClassVar, Self

import msgspec

from ahu.core.board import Board, Hex
from ahu.core.contract import (
    COLOURS,
    Action,
    Game,
    Options,
    Outcome,
    Position,
    PublicView,
    Seat,
    Snapshot,
    View,
    Waiting,
)
from ahu.core.refusal import Refusal, Refused, refuse


class Bid(Action, frozen=True):
    sealed: ClassVar[bool] = True
    pennies: int


class Take(Action, frozen=True):
    field: str


class Show(Action, frozen=True):
    pass


class First(Outcome, frozen=True):
    seat: int


class PenniesOptions(Options, frozen=True):
    purse: int = 6
    open: bool = False


class Table(Snapshot, frozen=True):
    options: PenniesOptions
    first: int | None
    purses: list[int]
    bids: list[int | None]
    owners: list[int | None]
    shown: list[bool]
    winner: int | None = None


class PenniesPublicView(PublicView, frozen=True):
    purses: list[int | None]
    owners: list[int | None]


class PenniesView(View, frozen=True):
    table: PenniesPublicView
    purse: int


class PenniesPosition(Position):
    def __init__(self, board: Board, table: Table) -> None:
        self.game = PENNIES
        self.board = board
        self.table = table
        self.options = table.options
        self.players = len(table.purses)

    def _put(self, **changes: object) -> None:
        self.table = msgspec.structs.replace(self.table, **changes)

    @property
    def waiting(self) -> Waiting:
        if self.table.first is None:
            return "chance"
        return "seats" if None in self.table.owners else "over"

    @property
    def round(self) -> int:
        free = self.table.owners.count(None)
        return len(self.table.owners) - free + (1 if free else 0)

    @property
    def deciding(self) -> tuple[Seat, ...]:
        if self.waiting != "seats":
            return ()
        if self.table.winner is not None:
            return (self.table.winner,)
        return tuple(seat for seat, bid in enumerate(self.table.bids) if bid is None)

    def legal(self, seat: Seat) -> Sequence[Action]:
        if seat not in self.deciding:
            return []
        if self.table.winner is None:
            return [Bid(n) for n in range(self.table.purses[seat] + 1)]
        taken = zip(self.board.hexes, self.table.owners, strict=True)
        return [Take(hex.name) for hex, owner in taken if owner is None]

    def asides(self, seat: Seat) -> Sequence[Action]:
        return [Show()] if self.waiting == "seats" and not self.table.shown[seat] else []

    def check(self, seat: Seat, action: Action) -> Refusal | None:
        if action in (*self.legal(seat), *self.asides(seat)):
            return None
        if self.waiting == "over":
            return Refusal("P3", "game-over")
        if self.waiting == "chance":
            return Refusal("P1", "chance-first")
        if seat not in self.deciding:
            return Refusal("P2", "not-your-decision", {"colour": COLOURS[seat]})
        return Refusal("P2", "json-value", {"found": PENNIES.write(action, self.players)})

    def play(self, seat: Seat, action: Action) -> None:
        if refusal := self.check(seat, action):
            raise Refused(refusal)
        table = self.table
        if isinstance(action, Show):
            self._put(shown=[shown or i == seat for i, shown in enumerate(table.shown)])
        elif isinstance(action, Bid):
            bids = [action.pennies if i == seat else bid for i, bid in enumerate(table.bids)]
            self._put(bids=bids)
            given = [bid for bid in bids if bid is not None]
            if len(given) == self.players:
                order = [(table.first or 0) + i for i in range(self.players)]
                best = max((i % self.players for i in order), key=lambda seat: given[seat])
                purses = [n - given[best] * (i == best) for i, n in enumerate(table.purses)]
                self._put(winner=best, purses=purses, bids=[None] * self.players)
        elif isinstance(action, Take):
            at = self.board.index[action.field]
            self._put(winner=None, owners=[*table.owners[:at], seat, *table.owners[at + 1 :]])

    def outcomes(self) -> Sequence[tuple[Outcome, int]]:
        if self.waiting != "chance":
            return []
        return [(First(seat), 1) for seat in range(self.players)]

    def happen(self, outcome: Outcome) -> None:
        if self.waiting != "chance":
            raise refuse("P1", "no-chance-now")
        if not isinstance(outcome, First) or not 0 <= outcome.seat < self.players:
            raise refuse("P1", "no-such-outcome", outcome=str(outcome))
        self._put(first=outcome.seat)

    def copy(self) -> Self:
        return type(self)(self.board, self.table)

    def _seen(self) -> list[int | None]:
        seen = self.options.open if isinstance(self.options, PenniesOptions) else False
        pairs = zip(self.table.purses, self.table.shown, strict=True)
        return [purse if seen or shown else None for purse, shown in pairs]

    def view(self, seat: Seat) -> View:
        return PenniesView(seat, self.public(), self.table.purses[seat])

    def public(self) -> PenniesPublicView:
        return PenniesPublicView(**self.heading(), purses=self._seen(), owners=self.table.owners)

    def recall(self, seat: Seat) -> Self:
        bids = [bid if i == seat else None for i, bid in enumerate(self.table.bids)]
        return type(self)(self.board, msgspec.structs.replace(self.table, bids=bids))

    def snapshot(self) -> Snapshot:
        return self.table

    @property
    def scores(self) -> tuple[int, ...]:
        fields = zip(self.board.hexes, self.table.owners, strict=True)
        values = [(hex.number, owner) for hex, owner in fields]
        return tuple(
            purse + sum(number for number, owner in values if owner == seat)
            for seat, purse in enumerate(self.table.purses)
        )

    @property
    def winners(self) -> tuple[Seat, ...]:
        best = max(self.scores)
        over = self.waiting == "over"
        return tuple(seat for seat, score in enumerate(self.scores) if over and score == best)


class Pennies(Game):
    name = "pennies"
    rules_version = 1
    players = range(2, 4)
    players_rule = "P1"
    options = PenniesOptions
    actions = Bid | Take | Show
    outcomes = First
    snapshots = Table
    views = PenniesView
    public_views = PenniesPublicView

    def board(self, text: str | None = None) -> Board:
        numbers = [2, 3, 5, 8] if text is None else [int(n) for n in text.split()]
        hexes = [Hex(f"f{i}", i, 0, "field", n) for i, n in enumerate(numbers)]
        return Board("Row", hexes, numbers)

    def new(
        self, players: int, options: Options | None = None, board: Board | None = None
    ) -> Position:
        self.check_players(players)
        board = board or self.board()
        options = options or PenniesOptions()
        assert isinstance(options, PenniesOptions)
        purses, free = [options.purse] * players, [None] * len(board.hexes)
        table = Table(options, None, purses, [None] * players, list(free), [False] * players)
        return PenniesPosition(board, table)

    def restore(self, snapshot: Snapshot, board: Board | None = None) -> Position:
        assert isinstance(snapshot, Table)
        board = board or self.board()
        self.check_players(len(snapshot.purses))
        sizes = (len(snapshot.bids), len(snapshot.shown), len(snapshot.owners))
        if sizes != (len(snapshot.purses), len(snapshot.purses), len(board.hexes)):
            raise refuse("P1", "json-value", "snapshot", found=str(sizes))
        seats = [snapshot.first, snapshot.winner, *snapshot.owners]
        if any(seat is not None and not 0 <= seat < len(snapshot.purses) for seat in seats):
            raise refuse("P1", "json-value", "snapshot", found=str(seats))
        return PenniesPosition(board, snapshot)

    def first(self, seat: Seat) -> Outcome:
        return First(seat)

    def write(self, move: Action | Outcome, players: int) -> str:
        match move:
            case Bid(n):
                return f"bid {n}"
            case Take(field):
                return f"take {field}"
            case First(seat):
                return f"first {seat}"
        return "show"

    def read(self, text: str, chance: bool, players: int) -> Action | Outcome:
        if chance and (found := re.fullmatch(r"first ([0-9])", text)):
            return First(int(found[1]))
        if not chance and (found := re.fullmatch(r"bid ([0-9]{1,3})", text)):
            return Bid(int(found[1]))
        if not chance and (found := re.fullmatch(r"take (\w+)", text)):
            return Take(found[1])
        if not chance and text == "show":
            return Show()
        raise refuse("", "json-value", found=text)


PENNIES = Pennies()
POINT = EntryPoint("pennies", "tests.core.pennies:PENNIES", "ahu.games")
"""As a package would bring it along."""
