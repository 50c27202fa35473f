"""A game of one sealed decision of two seats, to search in trees: who wins is in a matrix.

Before it, seat 0 may have to say yes or no; a no ends the game as a draw.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Self

from ahu.core.action_buffer import ActionBuffer
from ahu.core.contract import COLOURS, Action, Outcome, PublicView, Seat, Snapshot, View
from ahu.core.encoder import WHOLE, Encoder, Floats
from ahu.core.kernel import Buffer, Kernel
from ahu.core.kernel_position import KernelPosition
from ahu.core.refusal import Refusal, refuse
from ahu.core.rng import Rng
from ahu.env.encoding import Encoding
from ahu.games import game_named

TO_DECIDE = 255
ASKED, CHOSEN, REFUSED = 0, 1, 3
"""Bytes: whether seat 0 is still asked; what both chose (two bytes); whether seat 0 said no."""


class MatrixState(Buffer):
    def copy(self) -> MatrixState:
        return MatrixState(self.at[:])


class MatrixKernel(Kernel):
    def __init__(self, winner: Sequence[Sequence[int | None]]) -> None:
        self.winner = winner

    def waiting(self, buffer: Buffer) -> int:
        return 2 if self.deciding(buffer) else 0

    def deciding(self, buffer: Buffer) -> int:
        at = buffer.at
        if at[REFUSED]:
            return 0
        if at[ASKED]:
            return 1
        return sum(1 << seat for seat in (0, 1) if at[CHOSEN + seat] == TO_DECIDE)

    def legal(self, buffer: Buffer, seat: int, codes: ActionBuffer) -> None:
        codes.count = 0
        if not self.deciding(buffer) >> seat & 1:
            return
        for code in range(2 if buffer.at[ASKED] else len(self.winner)):
            codes.add(code)

    def asides(self, buffer: Buffer, seat: int, codes: ActionBuffer) -> None:
        codes.count = 0

    def play(self, buffer: Buffer, seat: int, code: int) -> None:
        if buffer.at[ASKED]:
            buffer.at[ASKED] = 0
            buffer.at[REFUSED] = code
        else:
            buffer.at[CHOSEN + seat] = code

    def draw(self, buffer: Buffer, rng: Rng) -> int:
        raise AssertionError("nothing is left to chance here")

    def winners(self, buffer: Buffer) -> int:
        if buffer.at[REFUSED]:
            return 0
        winner = self.winner[buffer.at[CHOSEN]][buffer.at[CHOSEN + 1]]
        return 0 if winner is None else 1 << winner


class MatrixEncoder(Encoder):
    def __init__(self, actions: int) -> None:
        self.players = 2
        self.size = 2
        self.actions = actions
        self.blocks = {"choose": 0}

    def prepare(self, out: Floats, start: int) -> None:
        """Nothing here never changes."""

    def observe(
        self, buffer: Buffer, seat: int, half: int, memory: bool, out: Floats, start: int
    ) -> None:
        out[start] = buffer.at[ASKED]
        out[start + 1] = seat

    def first(self, buffer: Buffer, seat: int, code: int) -> int:
        return code

    def second(self, code: int) -> int:
        return WHOLE

    def code(self, buffer: Buffer, seat: int, half: int, index: int) -> int:
        return index


class Choose(Action, frozen=True):
    choice: int


class MatrixSnapshot(Snapshot, frozen=True):
    at: tuple[int, ...]


class MatrixPosition(KernelPosition[MatrixState]):
    game = game_named("orongo")  # any for two, since search does not ask
    players = 2
    round = 1
    phase = "choose"
    scores = (0, 0)

    def __init__(self, kernel: MatrixKernel, asked: bool) -> None:
        self.kernel = kernel
        self.state = MatrixState(bytearray([asked, TO_DECIDE, TO_DECIDE, 0]))

    def recall(self, seat: Seat) -> Self:
        known = self.copy()
        known.state.at[CHOSEN + 1 - seat] = TO_DECIDE
        return known

    def outcomes(self) -> Sequence[tuple[Outcome, int]]:
        return []

    def happen(self, outcome: Outcome) -> None:
        raise refuse("", "no-such-outcome", outcome=str(outcome))

    def view(self, seat: Seat) -> View:
        return View(seat, self.public())

    def public(self) -> PublicView:
        return PublicView(**self.heading())

    def snapshot(self) -> MatrixSnapshot:
        return MatrixSnapshot(tuple(self.state.at))

    def decode(self, seat: Seat, code: int) -> Choose:
        return Choose(code)

    def encode(self, seat: Seat, action: Action) -> int:
        assert isinstance(action, Choose)
        return action.choice

    def decode_outcome(self, code: int) -> Outcome:
        raise AssertionError("nothing is left to chance here")

    def explain(self, seat: Seat, action: Action) -> Refusal:
        return Refusal("", "not-your-decision", {"colour": COLOURS[seat]})


class MatrixEncoding(Encoding):
    """Numbers for it."""

    def __init__(self, winner: Sequence[Sequence[int | None]], asked: bool = False) -> None:
        super().__init__(MatrixPosition.game, 2)
        self.begin = MatrixPosition(MatrixKernel(winner), asked)
        self.start = self.begin  # type: ignore[assignment]  # its states are of this kind
        self.encoder = MatrixEncoder(max(2, len(winner)))
