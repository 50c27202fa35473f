"""The search, on games so small that the answer is known."""

from __future__ import annotations

from array import array

import pytest

from ahu.bots.tree import Search
from ahu.core.action_buffer import ActionBuffer
from ahu.core.heuristic import Heuristic
from ahu.core.kernel import Buffer, Kernel
from ahu.core.rng import Rng, rng_for

# A tiny state: what has been decided, who is to decide, and who has won.
FIRST, SECOND, ROLLED, PHASE = range(4)
UNDECIDED = 255


class Tiny(Buffer):
    """The state of a tiny game."""

    def __init__(self) -> None:
        super().__init__(bytearray([UNDECIDED, UNDECIDED, 0, 0]))

    def copy(self) -> Tiny:
        other = Tiny()
        other.at[:] = self.at
        return other


class Sealed(Kernel):
    """Both seats choose 0 or 1 in secret; `table` says what the first then wins, of 1."""

    table = ((1, 0), (0, 1))

    def waiting(self, buffer: Buffer) -> int:
        return 2 if self.deciding(buffer) else 0

    def deciding(self, buffer: Buffer) -> int:
        return sum(1 << seat for seat in (0, 1) if buffer.at[seat] == UNDECIDED)

    def legal(self, buffer: Buffer, seat: int, codes: ActionBuffer) -> None:
        codes.count = 0
        if self.deciding(buffer) >> seat & 1:
            codes.add(0)
            codes.add(1)

    def play(self, buffer: Buffer, seat: int, code: int) -> None:
        buffer.at[seat] = code

    def winners(self, buffer: Buffer) -> int:
        return 1 if self.table[buffer.at[0]][buffer.at[1]] else 2


class Dominated(Sealed):
    """Choosing 1 is better for the first seat whatever the second does."""

    table = ((0, 0), (1, 1))


class Gamble(Kernel):
    """The first seat takes a sure loss (0), or a die that wins five times in six (1)."""

    def waiting(self, buffer: Buffer) -> int:
        return (2, 1, 0)[buffer.at[PHASE]]

    def deciding(self, buffer: Buffer) -> int:
        return 1 if buffer.at[PHASE] == 0 else 0

    def legal(self, buffer: Buffer, seat: int, codes: ActionBuffer) -> None:
        codes.count = 0
        codes.add(0)
        codes.add(1)

    def play(self, buffer: Buffer, seat: int, code: int) -> None:
        buffer.at[FIRST] = code
        buffer.at[PHASE] = 1 if code else 2

    def draw(self, buffer: Buffer, rng: Rng) -> int:
        return rng.below(6)

    def happen(self, buffer: Buffer, code: int) -> None:
        buffer.at[ROLLED] = code
        buffer.at[PHASE] = 2

    def winners(self, buffer: Buffer) -> int:
        return 1 if buffer.at[FIRST] == 1 and buffer.at[ROLLED] > 0 else 2


class Clueless(Heuristic):
    """Knows nothing: all positions are the same to it."""

    def estimate(self, buffer: Buffer, values: array[float]) -> None:
        for seat in range(self.players):
            values[seat] = 0.0


def shares(kernel: Kernel, seat: int, simulations: int, seed: int = 1) -> list[float]:
    """How often the search tried each move of a seat."""
    search = Search(kernel, Clueless(kernel, 2), rng_for(seed), 1.0, 1.0, 1.0, 10, 0, 1000)
    node = search.run(Tiny(), simulations, 1e9)
    counts = [count for _, count, _ in node.table(seat)]
    return [count / sum(counts) for count in counts]


@pytest.mark.parametrize("seat", [0, 1])
def test_matching_pennies_comes_out_mixed(seat: int) -> None:
    for share in shares(Sealed(), seat, 4000):
        assert 0.4 < share < 0.6


def test_a_dominated_choice_is_dropped() -> None:
    assert shares(Dominated(), 0, 1000)[1] > 0.9


def test_chance_is_weighed() -> None:
    search = Search(Gamble(), Clueless(Gamble(), 2), rng_for(3), 1.0, 1.0, 1.0, 10, 0, 1000)
    sure, gamble = search.run(Tiny(), 4000, 1e9).table(0)
    assert sure[2] < 0.1
    assert 0.78 < gamble[2] < 0.88
    assert gamble[1] > 20 * sure[1]


def test_the_same_seed_searches_the_same() -> None:
    assert shares(Sealed(), 0, 500, seed=9) == shares(Sealed(), 0, 500, seed=9)


def test_it_stops_when_the_budget_ends() -> None:
    kernel = Sealed()
    search = Search(kernel, Clueless(kernel, 2), rng_for(1), 1.0, 1.0, 1.0, 10, 0, 1000)
    search.run(Tiny(), 7, 1e9)
    assert search.simulations == 7
    search.run(Tiny(), 10**6, 0.0)
    assert search.simulations == 7
