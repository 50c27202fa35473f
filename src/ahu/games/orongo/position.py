"""A position of Orongo."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Self

import ahu.games.orongo.layout as L
from ahu.core.contract import Action, Game, Outcome, Seat
from ahu.core.kernel_position import KernelPosition, ViewCache
from ahu.core.refusal import Refusal, refuse
from ahu.games.orongo import notation, refusals, snapshot, views
from ahu.games.orongo.actions import First, OrongoAction, OrongoOptions, Tile
from ahu.games.orongo.board import OrongoBoard
from ahu.games.orongo.codec import codec_of
from ahu.games.orongo.kernel import KERNEL
from ahu.games.orongo.state import State


class OrongoPosition(KernelPosition[State]):
    """A moment of a game of Orongo."""

    kernel = KERNEL
    board: OrongoBoard
    options: OrongoOptions

    def __init__(
        self, game: Game, board: OrongoBoard, options: OrongoOptions, state: State
    ) -> None:
        self.game = game
        self.board = board
        self.options = options
        self.state = state
        self.players = state.at[L.PLAYERS]
        self.codec = codec_of(board)
        self._shown: ViewCache[views.OrongoPublicView] = ViewCache()

    @property
    def round(self) -> int:
        return self.state.at[L.ROUND]

    @property
    def phase(self) -> views.Phase:
        return views.PHASES[self.state.at[L.PHASE]]

    def outcomes(self) -> Sequence[tuple[Outcome, int]]:
        at = self.state.at
        if at[L.PHASE] == L.FIRST:
            return [(First(seat), 1) for seat in range(self.players)]
        if at[L.PHASE] == L.TILES:
            hexes = enumerate(self.board.hexes)
            return [(Tile(field.name), 1) for i, field in hexes if not at[L.LAND + i]]
        return []

    def happen(self, outcome: Outcome) -> None:
        if self.waiting != "chance":
            raise refuse(refusals.phase_rule(self), "no-chance-now")
        if not self._can_happen(outcome):
            what = notation.write(outcome)
            raise refuse(refusals.phase_rule(self), "no-such-outcome", outcome=what)
        if isinstance(outcome, First):
            KERNEL.happen(self.state, outcome.seat)
        elif isinstance(outcome, Tile):
            KERNEL.happen(self.state, self.board.index[outcome.field])

    def _can_happen(self, outcome: Outcome) -> bool:
        """Returns whether this outcome can happen now, without listing all."""
        at = self.state.at
        if at[L.PHASE] == L.FIRST:
            return isinstance(outcome, First) and 0 <= outcome.seat < self.players
        field = self.board.index.get(outcome.field) if isinstance(outcome, Tile) else None
        return field is not None and not at[L.LAND + field]

    def view(self, seat: Seat) -> views.OrongoView:
        self.check_seat(seat)
        return views.view(self, seat)

    def public(self) -> views.OrongoPublicView:
        return self._shown.get(self.state.at, lambda: views.public(self))

    def recall(self, seat: Seat) -> Self:
        self.check_seat(seat)
        other = self.copy()
        self.kernel.forget(other.state, seat)
        return other

    def snapshot(self) -> snapshot.OrongoSnapshot:
        return snapshot.export(self)

    @property
    def scores(self) -> tuple[int, ...]:
        at, all_own = self.state.at, self.board.box.moai[self.players]
        main = self._main()
        return tuple(all_own - at[L.MOAI + i] + (i == main) for i in range(self.players))

    def decode(self, seat: Seat, code: int) -> OrongoAction:
        return self.codec.decode(code)

    def decode_all(self, seat: Seat, codes: Iterable[int]) -> Iterator[Action]:
        return self.codec.book.actions(codes, self.codec.decode)

    def encode(self, seat: Seat, action: Action) -> int:
        return self.codec.encode(action)

    def decode_outcome(self, code: int) -> Outcome:
        if self.state.at[L.PHASE] == L.FIRST:
            return First(code)
        return Tile(self.board.hexes[code].name)

    def unchanging(self) -> Self:
        return self  # codes mean the same in every position on a board

    def explain(self, seat: Seat, action: Action) -> Refusal:
        return refusals.explain(self, seat, action)

    def _main(self) -> Seat | None:
        """Returns the seat that has built the main Moai (O6.1)."""
        at = self.state.at
        return None if at[L.MAIN] == L.NOBODY else (at[L.LAND + at[L.MAIN]] & L.OWNER) - 1
