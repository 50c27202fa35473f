"""Lays out the arrays of search trees, of the sizes that their settings ask for."""

from __future__ import annotations

from typing import cast

import numpy as np
from numpy.typing import NDArray

import ahu.env.search_trees.roots as roots
from ahu.core.encoder import WHOLE, Floats, Ints
from ahu.core.rng import rng_for
from ahu.env.encoding import Encoding, Mask, Observation
from ahu.env.search_trees.marks import MOST_DEPTH, NONE
from ahu.env.search_trees.pool import TreePool
from ahu.env.search_trees.roots import RootRules
from ahu.env.search_trees.settings import TreeSettings
from ahu.env.search_trees.walk import TreeWalk


class TreeArrays:
    """Holds the arrays of some trees that Python reads as well, and the pool and walk of all."""

    def __init__(
        self,
        encoding: Encoding,
        count: int,
        settings: TreeSettings,
        seed: int | str,
        observations: Observation,
        masks: Mask,
    ) -> None:
        players, nodes = encoding.players, count * settings.nodes
        self.used = np.zeros(count, np.int32)
        self.roots = np.full(count, NONE, np.int32)
        self.deciding = np.zeros(nodes, np.int32)
        self.visits = np.zeros(nodes, np.int32)
        self.worth = np.zeros((nodes, players), np.float64)
        self.pool = self._pool(encoding, count, settings, seed)
        self.root_position = np.zeros((count, self.pool.bytes), np.uint8)
        self.root_half = np.full(count, WHOLE, np.int32)
        self.planted = np.zeros(count, np.int32)
        self.seats = np.zeros(len(observations), np.int8)
        self.trees = np.zeros(len(observations), np.int32)
        self.walk = self._walk(encoding.memory, settings, observations, masks)

    def _pool(
        self, encoding: Encoding, count: int, settings: TreeSettings, seed: int | str
    ) -> TreePool:
        slots = 2 << settings.nodes.bit_length()
        moves = max(settings.moves, encoding.players * encoding.actions)  # a root always fits
        kernel, buffer = encoding.start.kernel, encoding.start.state.copy()
        pool = TreePool(kernel, encoding.encoder, buffer, count, settings.nodes, moves, slots)
        states = [rng_for(seed, tree).state for tree in range(count)]
        pool.lay_out_trees(
            used_nodes=ints(self.used),
            used_moves=some_ints(count),
            root=ints(self.roots),
            randomness=ints(np.array(states, np.uint64)),
            slot=some_ints(count * slots),
        )
        nodes, players = len(self.visits), encoding.players
        pool.lay_out_nodes(
            position=raw(np.zeros(nodes * pool.bytes, np.uint8)),
            digest=ints(np.zeros(nodes, np.uint64)),
            half=some_ints(nodes),
            deciding=ints(self.deciding),
            parent=some_ints(nodes),
            visits=ints(self.visits),
            row=some_ints(nodes),
            first=some_ints(nodes * (players + 1)),
            ordered=some_ints(nodes * players),
            worth=floats(self.worth),
            guess=floats(np.zeros(nodes * players, np.float32)),
        )
        pool.lay_out_moves(
            index=some_ints(count * moves),
            tried=some_ints(count * moves),
            child=some_ints(count * moves),
            prior=floats(np.zeros(count * moves, np.float32)),
            total=floats(np.zeros(count * moves, np.float32)),
        )
        return pool

    def _walk(
        self, memory: bool, settings: TreeSettings, observations: Observation, masks: Mask
    ) -> TreeWalk:
        pool = self.pool
        walk = TreeWalk(
            pool,
            _rules(pool, settings),
            memory,
            settings.leaves,
            settings.exploration,
            settings.urgency,
            settings.virtual_loss,
            floats(observations),
            ints(masks),
            ints(self.seats),
            ints(self.trees),
        )
        paths = pool.count * settings.leaves
        walk.lay_out(
            root_position=raw(self.root_position),
            root_half=ints(self.root_half),
            is_planted=ints(self.planted),
            begun=some_ints(pool.count),
            path_tree=some_ints(paths),
            path_depth=some_ints(paths),
            path_row=some_ints(paths),
            path_node=some_ints(paths),
            path_deciding=some_ints(paths),
            step_node=some_ints(paths * MOST_DEPTH),
            step_move=some_ints(paths * MOST_DEPTH * pool.players),
            worth=floats(np.zeros(pool.players)),
            listed=some_ints(pool.players * pool.actions),
            listed_to=some_ints(pool.players),
        )
        return walk


def _rules(pool: TreePool, settings: TreeSettings) -> RootRules:
    plan: list[int] = []
    noted = 0
    if settings.root == "gumbel":
        for considered in range(settings.considered + 1):
            plan += roots.plan_of(considered, settings.simulations)
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
        ints(np.array(plan, np.int32)),
        floats(np.zeros(noted)),
        some_ints(noted),
    )


def raw(array: NDArray[np.uint8]) -> memoryview:
    """Returns an array for kernels: a memoryview, whose elements are plain numbers to Python."""
    return memoryview(array.reshape(-1))  # type: ignore[arg-type]  # numpy's types hide this


def ints(array: NDArray[np.integer]) -> Ints:
    """Returns an array of whole numbers for kernels."""
    return raw(cast(NDArray[np.uint8], array))


def floats(array: NDArray[np.floating]) -> Floats:
    """Returns an array of floats for kernels."""
    return cast(Floats, raw(cast(NDArray[np.uint8], array)))


def some_ints(count: int) -> Ints:
    """Returns zeros; the system gives them memory only where they are used."""
    return ints(np.zeros(count, np.int32))
