"""Searches many trees at once; whoever asks evaluates their leaves, for example by a network."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Literal, NamedTuple, TypeVar

import numpy as np
from msgspec import Meta, Struct
from numpy.typing import NDArray

import ahu.env.tree_roots as tree_roots
import ahu.env.tree_search as tree_search
from ahu.core.contract import Position, Seat
from ahu.core.encoder import WHOLE
from ahu.core.kernel_position import SEATS
from ahu.core.refusal import refuse
from ahu.core.rng import rng_for
from ahu.env.encoding import Encoding, Mask, Observation, coded
from ahu.env.enumerated_kernel import held
from ahu.env.play import GamePlay
from ahu.env.tree_marks import MOST_DEPTH, NONE
from ahu.env.tree_pool import TreePool
from ahu.env.tree_roots import RootRules
from ahu.env.tree_walk import TreeWalk

RootChoice = Literal["puct", "gumbel"]
Number = TypeVar("Number", bound=np.generic)
Count = Annotated[int, Meta(ge=1, le=1_000_000)]
Positive = Annotated[float, Meta(ge=0.0)]


class TreeSettings(Struct, frozen=True, forbid_unknown_fields=True):
    """How trees are searched."""

    simulations: Count = 64
    """How many simulations a tree makes each time it is planted."""
    leaves: Count = 1
    """How many simulations of a tree may wait for an evaluation together."""
    nodes: Count = 1024
    """The most nodes of a tree. A full tree is searched on, but grows no more."""
    moves: Count = 65_536
    """The most moves of all nodes of a tree."""
    exploration: Positive = 1.25
    """How much the benefit of the doubt counts beside what is known."""
    urgency: Positive = 0.2
    """How much less a move never tried is thought to be worth than its node."""
    virtual_loss: Positive = 1.0
    """What a simulation that waits counts for, so that others go elsewhere."""
    root: RootChoice = "puct"
    """At the root, moves are chosen as below it, or by Gumbel and sequential halving."""
    noise: Annotated[float, Meta(ge=0.0, le=1.0)] = 0.0
    """The part of Dirichlet noise in the priors at the root; with "puct"."""
    noise_shape: Annotated[float, Meta(gt=0.0)] = 10.0
    """The shape of the noise, divided among all moves: less is rougher."""
    considered: Annotated[int, Meta(ge=1, le=1024)] = 16
    """How many moves of the root are looked at; with "gumbel"."""
    visit_scale: Positive = 50.0
    value_scale: Positive = 1.0
    """How much values count beside priors in the improved policy; with "gumbel"."""


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
        self.settings = settings = settings or TreeSettings()
        self.rows = rows_of(encoding, count, settings)
        self._observations = _given(observations, (self.rows, encoding.size), np.float32)
        self._masks = _given(masks, (self.rows, encoding.actions), np.int8)
        self._seats = np.zeros(self.rows, np.int8)
        self._trees = np.zeros(self.rows, np.int32)
        for row in range(self.rows):
            encoding.encoder.prepare(self._observations[row], 0)
        self._pool = self._make_pool(seed)
        self._walk = self._make_walk()

    def _make_pool(self, seed: int | str) -> TreePool:
        start = self.encoding.start
        settings = self.settings
        count, players, nodes = self.count, start.players, self.count * settings.nodes
        slots = 2 << settings.nodes.bit_length()
        encoder = self.encoding.encoder
        buffer = start.state.copy()
        pool = TreePool(start.kernel, encoder, buffer, count, settings.nodes, settings.moves, slots)
        states = [rng_for(seed, tree).state for tree in range(count)]
        self._used = np.zeros(count, np.int32)
        self._roots = np.full(count, NONE, np.int32)
        pool.lay_out_trees(
            memoryview(self._used),
            _ints(count),
            memoryview(self._roots),
            memoryview(np.array(states, np.uint64)),
            _ints(count * slots),
        )
        self._deciding = np.zeros(nodes, np.int32)
        self._visits = np.zeros(nodes, np.int32)
        self._worth = np.zeros((nodes, players), np.float64)
        pool.lay_out_nodes(
            memoryview(np.zeros(nodes * pool.bytes, np.uint8)),
            memoryview(np.zeros(nodes, np.uint64)),
            _ints(nodes),
            memoryview(self._deciding),
            _ints(nodes),
            memoryview(self._visits),
            _ints(nodes),
            _ints(nodes * (players + 1)),
            _ints(nodes * players),
            memoryview(self._worth.reshape(-1)),
            _floats(nodes * players),
        )
        moves = count * settings.moves
        pool.lay_out_moves(_ints(moves), _ints(moves), _ints(moves), _floats(moves), _floats(moves))
        return pool

    def _make_walk(self) -> TreeWalk:
        settings = self.settings
        pool = self._pool
        walk = TreeWalk(
            pool,
            _rules(pool, settings),
            self.encoding.memory,
            settings.leaves,
            settings.exploration,
            settings.urgency,
            settings.virtual_loss,
            memoryview(self._observations.reshape(-1)),
            memoryview(self._masks.reshape(-1)),
            memoryview(self._seats),
            memoryview(self._trees),
        )
        paths = self.count * settings.leaves
        self._root_half = np.full(self.count, WHOLE, np.int32)
        self._root_position = np.zeros((self.count, pool.bytes), np.uint8)
        self._planted = np.zeros(self.count, np.int32)
        walk.lay_out(
            memoryview(self._root_position.reshape(-1)),
            memoryview(self._root_half),
            memoryview(self._planted),
            _ints(self.count),
            *(_ints(paths) for _ in range(5)),
            _ints(paths * MOST_DEPTH),
            _ints(paths * MOST_DEPTH * pool.players),
            _doubles(pool.players),
            _ints(pool.players * pool.actions),
            _ints(pool.players),
        )
        return walk

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
        buffer = self._pool.buffer
        buffer.at[:] = play.buffer.at
        tree_search.plant(self._walk, tree, half)

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
        if not self._planted[tree]:
            raise refuse("", "env-root")
        play = self.encoding.play()
        play.buffer.at[:] = self._root_position[tree].tobytes()
        play.look()
        play.half = int(self._root_half[tree])
        return play

    def clear(self, tree: int) -> None:
        """Forgets a tree. It is not searched until it is planted again."""
        self._check(tree)
        self._pool.clear(tree)
        self._planted[tree] = 0

    def collect(self) -> Leaves:
        """Goes down all trees, and returns what is to be evaluated; no rows when all is done."""
        if self._walk.rows:
            raise refuse("", "env-waits")
        rows = tree_search.collect_leaves(self._walk)
        return Leaves(
            self._observations[:rows], self._masks[:rows], self._seats[:rows], self._trees[:rows]
        )

    def take(self, logits: NDArray[np.floating], values: NDArray[np.floating]) -> None:
        """Takes logits, a row of all actions each, and values, a row of all slots each.

        What is worth 1 is to win alone; all slots add up to 0. For two players a value may be that
        of the row's seat alone.
        """
        rows = self._walk.rows
        players = self.encoding.players
        if values.ndim == 1 and players == 2:
            values = np.stack([values, -values], axis=1)
        for array, width in ((logits, self.encoding.actions), (values, players)):
            if array.shape != (rows, width):
                raise refuse("", "env-rows", found=str(array.shape), shape=str((rows, width)))
        tree_search.take_values(
            self._walk,
            memoryview(np.ascontiguousarray(logits, np.float32).reshape(-1)),
            memoryview(np.ascontiguousarray(values, np.float32).reshape(-1)),
        )

    def roots(self) -> Roots:
        """Returns what is known at the roots of all trees that have been evaluated."""
        self._check(0)
        pool = self._pool
        found = [
            (tree, node, seat, slot)
            for tree, node in enumerate(self._roots.tolist())
            if node != NONE
            for slot, seat in enumerate(SEATS[self._deciding[node]])
        ]
        shape = (len(found), self.encoding.actions)
        visits = np.zeros(shape, np.int32)
        values, priors, policy = (np.zeros(shape, np.float32) for _ in range(3))
        into = [memoryview(array.reshape(-1)) for array in (visits, values, priors, policy)]
        choices = [
            tree_roots.report(pool, self._walk.rules, tree, seat, slot, row, *into)
            for row, (tree, _, seat, slot) in enumerate(found)
        ]
        nodes = [node for _, node, _, _ in found]
        seats = np.array([seat for _, _, seat, _ in found], np.int8)
        turned = (seats[:, None] + np.arange(pool.players)) % pool.players
        worth = self._worth[nodes] / self._visits[nodes, None]
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
        return int(self._used[tree])

    def _check(self, tree: int) -> None:
        if self._walk.rows:
            raise refuse("", "env-waits")
        if not 0 <= tree < self.count:
            raise refuse("", "env-tree", tree=tree, count=self.count)


def rows_of(encoding: Encoding, count: int, settings: TreeSettings) -> int:
    """Returns the most rows that trees ask for at once."""
    return count * settings.leaves * encoding.players


def _rules(pool: TreePool, settings: TreeSettings) -> RootRules:
    plan: list[int] = []
    noted = 0
    if settings.root == "gumbel":
        for considered in range(settings.considered + 1):
            plan += tree_roots.plan_of(considered, settings.simulations)
    if settings.root == "gumbel" or settings.noise:
        noted = pool.count * pool.players * pool.actions
    return RootRules(
        settings.simulations,
        settings.root == "gumbel",
        settings.noise,
        settings.noise_shape,
        settings.considered,
        settings.visit_scale,
        settings.value_scale,
        memoryview(np.array(plan, np.int32)),
        _doubles(noted),
        _ints(noted),
    )


def _ints(count: int) -> memoryview:
    """Returns zeros; the system gives them memory only where they are used."""
    return memoryview(np.zeros(count, np.int32))


def _floats(count: int) -> memoryview:
    return memoryview(np.zeros(count, np.float32))


def _doubles(count: int) -> memoryview:
    return memoryview(np.zeros(count, np.float64))


def _given(
    array: NDArray[Number] | None, shape: tuple[int, int], kind: type[Number]
) -> NDArray[Number]:
    """Returns an array to write into: the one that was given, if it fits, or a new one."""
    if array is None:
        return np.zeros(shape, kind)
    if array.shape != shape or array.dtype != kind or not array.flags.c_contiguous:
        raise refuse("", "env-tree-array", found=f"{array.shape} {array.dtype}", shape=str(shape))
    return array
