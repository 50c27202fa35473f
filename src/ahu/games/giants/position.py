"""A position of Giants."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from typing import TYPE_CHECKING, Self

import ahu.games.giants.layout as L
import ahu.games.giants.state as states
from ahu.core.contract import Action, Outcome, Seat
from ahu.core.kernel_position import KernelPosition, ViewCache
from ahu.core.refusal import Refusal, Refused, refuse
from ahu.games.giants import notation, planner, snapshot
from ahu.games.giants.actions import Crown, Die, Enter, Erect, First, GiantsOptions, Pick
from ahu.games.giants.board import Ahu, GiantsBoard
from ahu.games.giants.codec import codec_of, decode_outcome, encode_outcome
from ahu.games.giants.kernel import KERNEL
from ahu.games.giants.planner import Journey
from ahu.games.giants.refusals import explain
from ahu.games.giants.state import State
from ahu.games.giants.views import PHASES, GiantsPublicView, GiantsView, Phase, ViewMaker

if TYPE_CHECKING:
    from ahu.games.giants.game import Giants


class GiantsPosition(KernelPosition[State]):
    """A moment of a game of Giants."""

    kernel = KERNEL
    board: GiantsBoard
    options: GiantsOptions

    def __init__(
        self, game: Giants, board: GiantsBoard, options: GiantsOptions, state: State
    ) -> None:
        self.game = game
        self.board = board
        self.options = options
        self.players = state.tables.players
        self.state = state
        self.codec = codec_of(board, self.players)
        self._shown: ViewCache[GiantsPublicView] = ViewCache()

    @property
    def round(self) -> int:
        return self.state.at[L.ROUND]

    @property
    def phase(self) -> Phase:
        return PHASES[self.state.at[L.PHASE]]

    def decode(self, seat: Seat, code: int) -> Action:
        return self.codec.decode(self.state, seat, code)

    def decode_all(self, seat: Seat, codes: Iterable[int]) -> Iterator[Action]:
        return self.codec.book.actions(codes, partial(self.codec.decode, self.state, seat))

    def encode(self, seat: Seat, action: Action) -> int:
        return self.codec.encode(self.state, seat, action)

    def decode_outcome(self, code: int) -> Outcome:
        return decode_outcome(code)

    def unchanging(self) -> Self:
        """Returns a copy only where items are chosen; other codes always mean the same."""
        return self.copy() if self.state.at[L.PHASE] in (L.MARKS, L.TAKE_BACK) else self

    def explain(self, seat: Seat, action: Action) -> Refusal:
        return explain(self.state, self.codec, KERNEL.deciding(self.state), seat, action)

    def outcomes(self) -> Sequence[tuple[Outcome, int]]:
        phase = self.state.at[L.PHASE]
        if phase == L.FIRST:
            return [(First(seat), 1) for seat in range(self.players)]
        if phase == L.DICE:
            faces = Counter(self.state.tables.faces[self.state.at[L.DICE_ROLLED]])
            return [(Die(face), weight) for face, weight in sorted(faces.items())]
        return []

    def happen(self, outcome: Outcome) -> None:
        phase = self.state.at[L.PHASE]
        if phase not in (L.FIRST, L.DICE):
            over = phase == L.OVER
            raise refuse("G6.1" if over else "G2.1", "game-over" if over else "no-chance-now")
        if not self._can_happen(outcome):
            rule = "G1.5" if phase == L.FIRST else "G0.4"
            raise refuse(rule, "no-such-outcome", outcome=notation.write(outcome))
        assert isinstance(outcome, First | Die)
        KERNEL.happen(self.state, encode_outcome(outcome))

    def _can_happen(self, outcome: Outcome) -> bool:
        """Returns whether this outcome can happen now, without listing all."""
        if self.state.at[L.PHASE] == L.FIRST:
            return isinstance(outcome, First) and 0 <= outcome.seat < self.players
        faces = self.state.tables.faces[self.state.at[L.DICE_ROLLED]]
        return isinstance(outcome, Die) and outcome.face in faces

    def plan(self, seat: Seat, item: str) -> tuple[Journey, ...]:
        """Returns the journeys a seat can make now with an item.

        Raises Refused if it may make none.
        """
        self.check_seat(seat)
        number = self.codec.item(item)
        turn = KERNEL.deciding(self.state) >> seat & 1 and self.state.at[L.PHASE] == L.MOVE
        in_hand = turn and self.state.at[L.HAND] == number
        if not in_hand:
            refusal = self.check(seat, Pick(item))
            if refusal is not None:
                raise Refused(refusal)
        return planner.journeys(self.state, self.board, seat, number)

    def pick(self, item: str) -> Pick:
        """Returns the action that begins a journey of this item."""
        return Pick(item)

    def steps(self, seat: Seat) -> tuple[Enter, ...]:
        """Returns the cheapest step into each hex that the item in hand can enter next."""
        legal = self.legal(seat)
        hexes = dict.fromkeys(action.hex for action in legal if isinstance(action, Enter))
        if not hexes:
            return ()
        return planner.steps(self.state, self.board, seat, self.state.at[L.HAND], hexes)

    def value(self, end: Action) -> int:
        """Returns the value of the ahu for what this end settles on it (G8.1); 0 if nothing."""
        match end:
            case Erect(name):
                return self._ahu(name).moai
            case Crown(name):
                return self._ahu(name).headdress
        return 0

    def _ahu(self, name: str) -> Ahu:
        return next(ahu for ahu in self.board.ahus if ahu.name == name)

    def _sight(self) -> ViewMaker:
        return ViewMaker(self.state, self.options, self.board.names, self.board.ahu_names)

    def view(self, seat: Seat) -> GiantsView:
        self.check_seat(seat)
        return self._sight().own(seat, self.public())

    def public(self) -> GiantsPublicView:
        return self._shown.get(
            self.state.at,
            lambda: self._sight().public(self.waiting, self.deciding, self.scores, self.winners),
        )

    def recall(self, seat: Seat) -> Self:
        self.check_seat(seat)
        known = self.copy()
        self.kernel.forget(known.state, seat)
        return known

    def snapshot(self) -> snapshot.GiantsSnapshot:
        return snapshot.take(self.state, self.board, self.options)

    @property
    def scores(self) -> tuple[int, ...]:
        return tuple(states.score(self.state, seat) for seat in range(self.players))
