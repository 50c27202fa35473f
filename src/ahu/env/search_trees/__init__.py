"""Searches many trees at once; whoever asks evaluates their leaves, for example by a network."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, TypeVar

import msgspec
import numpy as np
from numpy.typing import NDArray

import ahu.env.search_trees.roots as roots
import ahu.env.search_trees.search as search
from ahu.core.contract import Position, Seat
from ahu.core.encoder import WHOLE
from ahu.core.kernel_position import SEATS
from ahu.core.reading import convert
from ahu.core.refusal import refuse
from ahu.env.arrays import check_writable
from ahu.env.encoding import Encoding, Mask, Observation, coded
from ahu.env.enumerated_kernel import held
from ahu.env.play import GamePlay
from ahu.env.search_trees.arrays import TreeArrays, floats, ints
from ahu.env.search_trees.marks import MOST_DEPTH, NONE
from ahu.env.search_trees.settings import TreeSettings

__all__ = ["Leaves", "Roots", "SearchTrees", "TreeSettings", "rows_of"]

Number = TypeVar("Number", bound=np.generic)
MOST_NUMBERS = 1 << 31
"""No array has as many numbers as this."""


class Leaves(NamedTuple):
    """What waits for an evaluation: arrays that the next `collect` overwrites.

    A leaf has a row for each seat that decides there; one, but where decisions are sealed.
    """

    observations: Observation
    masks: Mask
    seats: NDArray[np.int8]
    trees: NDArray[np.int32]


class Roots(NamedTuple):
    """What the searches found: a row for each tree and each seat that decides at its root."""

    trees: NDArray[np.int32]
    seats: NDArray[np.int8]
    visits: NDArray[np.int32]
    """How often each action was tried."""
    values: NDArray[np.float32]
    """What each action was found to be worth to the seat; 0 if it was never tried."""
    priors: NDArray[np.float32]
    policy: NDArray[np.float32]
    """What a network should learn: how often actions were tried, or the improved policy."""
    worth: NDArray[np.float32]
    """What the root was found to be worth, in slots: the row's seat first, then clockwise."""
    choices: NDArray[np.int32]
    """The action that seems best."""


class SearchTrees:
    """Searches trees side by side, in one thread and without the interpreter's lock."""

    def __init__(
        self,
        encoding: Encoding,
        count: int,
        settings: TreeSettings | None = None,
        seed: int | str = 0,
        observations: Observation | None = None,
        masks: Mask | None = None,
    ) -> None:
        """Writes leaves into `observations` and `masks`, if given, arrays of `rows_of` rows.

        Each tree has random numbers of its own, from the seed. Raises Refused.
        """
        if count < 1:
            raise refuse("", "env-count", count=count)
        if held(encoding.start.state) is not None:
            raise refuse("", "env-no-buffer", game=encoding.game.name)
        self.encoding = encoding
        self.count = count
        given = msgspec.structs.asdict(settings or TreeSettings())
        self.settings = settings = convert(given, TreeSettings, "$.settings")
        self.rows = rows_of(encoding, count, settings)
        largest = max(count * settings.moves, self.rows * max(encoding.size, MOST_DEPTH))
        if largest >= MOST_NUMBERS:
            raise refuse("", "env-trees-size", found=largest, most=MOST_NUMBERS)
        self._observations = _given(
            "observations", observations, (self.rows, encoding.size), np.float32
        )
        self._masks = _given("masks", masks, (self.rows, encoding.actions), np.int8)
        for row in range(self.rows):
            encoding.encoder.prepare(self._observations[row], 0)
        self._arrays = TreeArrays(encoding, count, settings, seed, self._observations, self._masks)

    def plant(
        self, tree: int, position: Position, seat: Seat | None = None, half: int = WHOLE
    ) -> None:
        """Makes what a seat recalls of a position the root of a tree; counts simulations anew.

        The seat is the first that decides, if none is named. Where the tree knows the position
        already, it keeps what it knows below it. `half` is the half of an action already chosen.
        """
        self._check(tree)
        if not position.deciding:
            raise refuse("", "env-root")
        known = coded(position.recall(position.deciding[0] if seat is None else seat))
        self._plant(tree, self.encoding.play(known), half)

    def _plant(self, tree: int, play: GamePlay, half: int) -> None:
        buffer = self._arrays.pool.buffer
        buffer.at[:] = play.buffer.at
        search.plant(self._arrays.walk, tree, half)

    def advance(self, tree: int, indices: Sequence[int]) -> bool:
        """Plays an index for each seat that decides at the root, and plants what follows.

        Returns False, and changes nothing, if chance or the end follows: then plant what happened.
        """
        play = self.root(tree)
        seats = [seat for seat in range(self.encoding.players) if self._decides(play, seat)]
        if len(indices) != len(seats):
            raise refuse("", "env-shape", found=str((len(indices),)), count=len(seats))
        for seat, index in zip(seats, indices, strict=True):
            if not 0 <= index < self.encoding.actions or not self.encoding.mask(play, seat)[index]:
                raise refuse("", "env-illegal", game=tree, index=index)
            play.act(seat, index)
        if play.kernel.waiting(play.buffer) != 2:
            return False
        self._plant(tree, play, play.half)
        return True

    def _decides(self, play: GamePlay, seat: Seat) -> bool:
        return bool(play.kernel.deciding(play.buffer) >> seat & 1)

    def root(self, tree: int) -> GamePlay:
        """Returns a game that stands at the root of a tree."""
        self._check(tree)
        if not self._arrays.planted[tree]:
            raise refuse("", "env-root")
        play = self.encoding.play()
        play.buffer.at[:] = self._arrays.root_position[tree].tobytes()
        play.look()
        play.half = int(self._arrays.root_half[tree])
        return play

    def clear(self, tree: int) -> None:
        """Forgets a tree. It is not searched until it is planted again."""
        self._check(tree)
        self._arrays.pool.clear(tree)
        self._arrays.planted[tree] = 0

    def collect(self) -> Leaves:
        """Goes down all trees, and returns what is to be evaluated; no rows when all is done."""
        if self._arrays.walk.rows:
            raise refuse("", "env-waits")
        rows = search.collect_leaves(self._arrays.walk)
        return Leaves(
            self._observations[:rows],
            self._masks[:rows],
            self._arrays.seats[:rows],
            self._arrays.trees[:rows],
        )

    def take(self, logits: NDArray[np.floating], values: NDArray[np.floating]) -> None:
        """Takes logits, a row of all actions each, and values, a row of all slots each.

        What is worth 1 is to win alone; all slots add up to 0. For two players a value may be that
        of the row's seat alone.
        """
        rows = self._arrays.walk.rows
        players = self.encoding.players
        if values.ndim == 1 and players == 2:
            values = np.stack([values, -values], axis=1)
        for array, width in ((logits, self.encoding.actions), (values, players)):
            if array.shape != (rows, width):
                raise refuse("", "env-rows", found=str(array.shape), shape=str((rows, width)))
        if not np.isfinite(values).all():
            raise refuse("", "env-values")
        search.take_values(
            self._arrays.walk,
            floats(np.ascontiguousarray(logits, np.float32)),
            floats(np.ascontiguousarray(values, np.float32)),
        )

    def roots(self) -> Roots:
        """Returns what is known at the roots of all trees that have been evaluated."""
        self._check(0)
        found = [
            (tree, node, seat, slot)
            for tree, node in enumerate(self._arrays.roots.tolist())
            if node != NONE
            for slot, seat in enumerate(SEATS[self._arrays.deciding[node]])
        ]
        shape = (len(found), self.encoding.actions)
        visits = np.zeros(shape, np.int32)
        values, priors, policy = (np.zeros(shape, np.float32) for _ in range(3))
        choices = [
            roots.report(
                self._arrays.pool,
                self._arrays.walk.rules,
                tree,
                seat,
                slot,
                row,
                ints(visits),
                floats(values),
                floats(priors),
                floats(policy),
            )
            for row, (tree, _, seat, slot) in enumerate(found)
        ]
        nodes = [node for _, node, _, _ in found]
        seats = np.array([seat for _, _, seat, _ in found], np.int8)
        turned = (seats[:, None] + np.arange(self.encoding.players)) % self.encoding.players
        worth = self._arrays.worth[nodes] / self._arrays.visits[nodes, None]
        return Roots(
            np.array([tree for tree, _, _, _ in found], np.int32),
            seats,
            visits,
            values,
            priors,
            policy,
            np.take_along_axis(worth, turned, axis=1).astype(np.float32),
            np.array(choices, np.int32),
        )

    def known(self, tree: int) -> int:
        """Returns how many positions a tree knows."""
        self._check(tree)
        return int(self._arrays.used[tree])

    def _check(self, tree: int) -> None:
        if self._arrays.walk.rows:
            raise refuse("", "env-waits")
        if not 0 <= tree < self.count:
            raise refuse("", "env-tree", tree=tree, count=self.count)


def rows_of(encoding: Encoding, count: int, settings: TreeSettings) -> int:
    """Returns the most rows that trees ask for at once."""
    return count * settings.leaves * encoding.players


def _given(
    name: str, array: NDArray[Number] | None, shape: tuple[int, int], kind: type[Number]
) -> NDArray[Number]:
    """Returns an array to write into: the one that was given, if it fits, or a new one."""
    if array is None:
        return np.zeros(shape, kind)
    check_writable(name, array, shape, kind)
    return array
