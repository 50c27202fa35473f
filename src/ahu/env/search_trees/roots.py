"""The roots of search trees: noise, the choice by Gumbel and sequential halving, and what to learn.

Gumbel AlphaZero (Danihelka and others, 2022): of a few moves drawn without replacement the worse
half is dropped again and again. Below the root, moves are chosen as `search.choose` does.
"""

from __future__ import annotations

import math

from ahu.core.encoder import Floats, Ints
from ahu.core.rng import Rng
from ahu.env.search_trees.marks import NONE
from ahu.env.search_trees.pool import TreePool

UNIT = 1.0 / (1 << 53)
TURN = 6.283185307179586
LEAST = 1e-30
"""What a prior is taken to be at least, to have a logarithm."""


class RootRules:
    """How the roots of all trees are searched."""

    def __init__(
        self,
        simulations: int,
        gumbel: bool,
        noise: float,
        noise_shape: float,
        considered: int,
        visit_scale: float,
        value_scale: float,
        plan: Ints,
        chance: Floats,
        held: Ints,
    ) -> None:
        """`plan` tells, for each number of moves considered, what each simulation looks at."""
        self.simulations = simulations
        self.gumbel = gumbel
        self.noise = noise
        self.noise_shape = noise_shape
        self.considered = considered
        self.visit_scale = visit_scale
        self.value_scale = value_scale
        self.plan = plan
        self.chance = chance
        """The random part of each move at each root."""
        self.held = held
        """How often each move at each root had been tried when the root was planted."""


def plan_of(considered: int, simulations: int) -> list[int]:
    """Returns for each simulation how often the move that it looks at has been tried before.

    Moves considered are tried equally often in each of the rounds of halving.
    """
    if considered < 2:
        return list(range(simulations))
    rounds = (considered - 1).bit_length()
    plan: list[int] = []
    left = considered
    done = 0
    while len(plan) < simulations:
        for _ in range(max(1, simulations // (rounds * left))):
            plan += [done] * left
            done += 1
        left = max(2, left // 2)
    return plan[:simulations]


def unit(rng: Rng) -> float:
    """Returns a random number between 0 and 1, both excluded."""
    bits = rng.next() >> 11
    return (bits + 0.5) * UNIT


def gauss(rng: Rng) -> float:
    """Returns a random number of the normal distribution."""
    radius = math.sqrt(-2.0 * math.log(unit(rng)))
    return radius * math.cos(TURN * unit(rng))


def gamma(rng: Rng, shape: float) -> float:
    """Returns a random number of a gamma distribution (Marsaglia and Tsang, 2000)."""
    factor = 1.0
    if shape < 1.0:
        factor = math.pow(unit(rng), 1.0 / shape)
        shape += 1.0
    mean = shape - 1.0 / 3.0
    spread = 1.0 / math.sqrt(9.0 * mean)
    while True:
        normal = gauss(rng)
        root = 1.0 + spread * normal
        if root > 0.0:
            cube = root * root * root
            limit = 0.5 * normal * normal + mean - mean * cube + mean * math.log(cube)
            if math.log(unit(rng)) < limit:
                return factor * mean * cube


def prepare(pool: TreePool, rules: RootRules, tree: int) -> None:
    """Draws what is random at a root that has its evaluation."""
    root = pool.root[tree]
    first = root * (pool.players + 1)
    slot = 0
    for seat in range(pool.players):
        if pool.deciding[root] >> seat & 1:
            begin = pool.first[first + slot]
            end = pool.first[first + slot + 1]
            noted = (tree * pool.players + slot) * pool.actions
            if rules.gumbel:
                for move in range(begin, end):
                    rules.chance[noted + move - begin] = -math.log(-math.log(unit(pool.rng)))
                    rules.held[noted + move - begin] = pool.tried[move]
            elif rules.noise > 0.0:
                disturb(pool, rules, begin, end, noted)
                pool.ordered[root * pool.players + slot] = tried_of(pool, begin, end)
            slot += 1


def tried_of(pool: TreePool, begin: int, end: int) -> int:
    """Returns how many moves were tried. They stand before the others."""
    move = begin
    while move < end and pool.tried[move]:
        move += 1
    return move - begin


def disturb(pool: TreePool, rules: RootRules, begin: int, end: int, noted: int) -> None:
    """Mixes Dirichlet noise into the priors of some moves."""
    whole = 0.0
    for move in range(begin, end):
        drawn = gamma(pool.rng, rules.noise_shape / (end - begin))
        rules.chance[noted + move - begin] = drawn
        whole += drawn
    if whole > 0.0:
        for move in range(begin, end):
            prior = pool.prior[move]
            drawn = rules.chance[noted + move - begin]
            pool.prior[move] = (1.0 - rules.noise) * prior + rules.noise * drawn / whole


def choose(
    pool: TreePool, rules: RootRules, tree: int, seat: int, slot: int, simulation: int
) -> int:
    """Returns the move that a simulation looks at, by Gumbel and sequential halving."""
    root = pool.root[tree]
    begin = pool.first[root * (pool.players + 1) + slot]
    end = pool.first[root * (pool.players + 1) + slot + 1]
    considered = end - begin
    if considered > rules.considered:
        considered = rules.considered
    due = rules.plan[considered * rules.simulations + simulation]
    return best_of(pool, rules, tree, seat, slot, due)


def best_of(pool: TreePool, rules: RootRules, tree: int, seat: int, slot: int, due: int) -> int:
    """Returns the best of the moves tried `due` times since planting; the best of all if none."""
    root = pool.root[tree]
    begin = pool.first[root * (pool.players + 1) + slot]
    end = pool.first[root * (pool.players + 1) + slot + 1]
    noted = (tree * pool.players + slot) * pool.actions
    scale = weight_of_values(pool, rules, begin, end)
    mixed = mixed_value(pool, root, seat, begin, end)
    best = NONE
    most = 0.0
    fits = False
    for move in range(begin, end):
        is_due = pool.tried[move] - rules.held[noted + move - begin] == due
        if fits and not is_due:
            continue
        prior = pool.prior[move]
        score = math.log(prior if prior > LEAST else LEAST)
        score += rules.chance[noted + move - begin] + scale * value_of(pool, move, mixed)
        if best == NONE or score > most or (is_due and not fits):
            best = move
            most = score
        fits = fits or is_due
    return best


def weight_of_values(pool: TreePool, rules: RootRules, begin: int, end: int) -> float:
    """Returns how much a value counts beside the logarithm of a prior."""
    most = 0
    for move in range(begin, end):
        if pool.tried[move] > most:
            most = pool.tried[move]
    span = 1.0 + 1.0 / (pool.players - 1.0)
    return (rules.visit_scale + most) * rules.value_scale / span


def value_of(pool: TreePool, move: int, mixed: float) -> float:
    """Returns the mean value of a move; of one never tried, the value given."""
    if pool.tried[move] == 0:
        return mixed
    total = pool.total[move]
    return total / pool.tried[move]


def mixed_value(pool: TreePool, node: int, seat: int, begin: int, end: int) -> float:
    """Returns what moves never tried are taken to be worth: the guess, mixed with what is known."""
    visits = 0
    mass = 0.0
    known = 0.0
    for move in range(begin, end):
        if pool.tried[move]:
            prior = pool.prior[move]
            prior = prior if prior > LEAST else LEAST
            visits += pool.tried[move]
            mass += prior
            known += prior * value_of(pool, move, 0.0)
    guess = pool.guess[node * pool.players + seat]
    if visits == 0:
        return guess
    return (guess + visits * known / mass) / (1.0 + visits)


def report(
    pool: TreePool,
    rules: RootRules,
    tree: int,
    seat: int,
    slot: int,
    row: int,
    visits: Ints,
    values: Floats,
    priors: Floats,
    policy: Floats,
) -> int:
    """Writes what is known of a seat's moves at the root, and returns the index to play."""
    root = pool.root[tree]
    begin = pool.first[root * (pool.players + 1) + slot]
    end = pool.first[root * (pool.players + 1) + slot + 1]
    noted = (tree * pool.players + slot) * pool.actions
    scale = weight_of_values(pool, rules, begin, end)
    mixed = mixed_value(pool, root, seat, begin, end)
    best = begin
    most = -1e300
    due = 0
    for move in range(begin, end):
        at = row * pool.actions + pool.index[move]
        visits[at] = pool.tried[move]
        values[at] = value_of(pool, move, 0.0)
        priors[at] = pool.prior[move]
        prior = pool.prior[move]
        score = math.log(prior if prior > LEAST else LEAST)
        score += scale * value_of(pool, move, mixed)
        policy[at] = score
        if score > most:
            most = score
        if rules.gumbel and pool.tried[move] - rules.held[noted + move - begin] > due:
            due = pool.tried[move] - rules.held[noted + move - begin]
        if pool.tried[move] > pool.tried[best]:
            best = move
    whole = 0.0
    for move in range(begin, end):
        at = row * pool.actions + pool.index[move]
        score = policy[at]
        score = math.exp(score - most) if rules.gumbel else float(pool.tried[move])
        policy[at] = score
        whole += score
    for move in range(begin, end):
        at = row * pool.actions + pool.index[move]
        score = policy[at]
        policy[at] = score / whole if whole > 0.0 else pool.prior[move]
    if rules.gumbel:
        best = best_of(pool, rules, tree, seat, slot, due)
    return pool.index[best]
