"""Walks down search trees to leaves, and teaches the nodes passed what the leaves are worth.

At each node every seat that must decide chooses among its own moves (PUCT, decoupled), without
looking at what others choose at the same time; chance is drawn. Of moves not yet tried only the
likeliest can be chosen, so moves are put in order no further than they are tried.
"""

from __future__ import annotations

import math

import ahu.core.raw_bytes as raw_bytes
import ahu.env.search_trees.nogil as nogil
import ahu.env.search_trees.pool as pools
import ahu.env.search_trees.roots as roots
from ahu.core.encoder import WHOLE, Floats
from ahu.env.search_trees.marks import MOST_DEPTH, NONE, OVER, UNKNOWN
from ahu.env.search_trees.pool import TreePool
from ahu.env.search_trees.walk import TreeWalk

BEYOND = 1e30
"""No logit is larger."""


def plant(walk: TreeWalk, tree: int, half: int) -> None:
    """Makes the position in the pool's buffer the root of a tree; counts simulations anew."""
    pool = walk.pool
    pool.plant(tree, half)
    raw_bytes.store(pool.buffer.raw, walk.root_position, tree * pool.bytes, pool.bytes)
    walk.root_half[tree] = half
    walk.is_planted[tree] = 1
    walk.begun[tree] = 0
    if pool.root[tree] != NONE:
        prepare_root(walk, pool, tree)


def collect_leaves(walk: TreeWalk) -> int:
    """Goes down all trees, and returns how many rows are to be evaluated."""
    return nogil.collect(collect, walk, walk.pool)


def take_values(walk: TreeWalk, logits: Floats, values: Floats) -> None:
    """Takes the evaluation of the rows: logits of all actions, values of all slots."""
    nogil.take(take, walk, walk.pool, logits, values)


def prepare_root(walk: TreeWalk, pool: TreePool, tree: int) -> None:
    """Draws what is random at a root."""
    pool.rng.state = pool.randomness[tree]
    roots.prepare(pool, walk.rules, tree)
    pool.randomness[tree] = pool.rng.state


def collect(walk: TreeWalk, pool: TreePool) -> int:
    """Lets every tree that has simulations left go down to leaves; returns how many rows wait."""
    walk.rows = 0
    walk.paths = 0
    for tree in range(pool.count):
        if walk.is_planted[tree]:
            pool.rng.state = pool.randomness[tree]
            search(walk, pool, tree)
            pool.randomness[tree] = pool.rng.state
    return walk.rows


def search(walk: TreeWalk, pool: TreePool, tree: int) -> None:
    """Begins simulations in a tree until enough of them wait, or none is left."""
    paths = walk.paths
    if pool.root[tree] == NONE:
        open_root(walk, pool, tree)
    else:
        while walk.paths - paths < walk.leaves and walk.begun[tree] < walk.rules.simulations:
            walk.begun[tree] += 1
            simulate(walk, pool, tree)


def open_root(walk: TreeWalk, pool: TreePool, tree: int) -> None:
    """Makes a node of a root, which waits for its evaluation even if it leaves no choice."""
    half = walk.root_half[tree]
    raw_bytes.load(pool.buffer.raw, walk.root_position, tree * pool.bytes, pool.bytes)
    digest = raw_bytes.digest(pool.buffer.raw, pool.bytes, half)
    deciding = pool.kernel.settle_nogil(pool.buffer, pool.rng)
    list_moves(walk, pool, tree, half, deciding)
    pool.root[tree] = open_node(walk, pool, tree, digest, half, deciding, NONE)
    wait(walk, pool, tree, 0, pool.root[tree], deciding)


def simulate(walk: TreeWalk, pool: TreePool, tree: int) -> None:
    """Goes down a tree, to a leaf that then waits, or to the end of the game."""
    found = pool.root[tree]
    depth = 0
    while found >= 0 and depth < MOST_DEPTH and pool.row[found] == NONE:
        node = found
        move = choose_all(walk, pool, tree, node, depth)
        found = follow(walk, pool, tree, node, move, depth)
        depth += 1
    if found == OVER:
        judge(walk, pool)
        back_up(walk, pool, walk.paths, depth)
    elif found != UNKNOWN:
        if pool.row[found] != NONE:
            wait(walk, pool, tree, depth, found, pool.deciding[found])
        else:
            for seat in range(pool.players):
                walk.worth[seat] = pool.worth[found * pool.players + seat] / pool.visits[found]
            back_up(walk, pool, walk.paths, depth)


def follow(walk: TreeWalk, pool: TreePool, tree: int, node: int, move: int, depth: int) -> int:
    """Returns the node that follows what was chosen, OVER or UNKNOWN.

    A single seat's move that leaves nothing to chance leads to the same node every time.
    """
    single = pools.is_single(pool.deciding[node])
    if single and pool.child[move] != NONE:
        return pool.child[move]
    before = pool.rng.state
    found = go_on(walk, pool, tree, node, depth)
    if single and found >= 0 and pool.rng.state == before:
        pool.child[move] = found
    return found


def wait(walk: TreeWalk, pool: TreePool, tree: int, depth: int, node: int, deciding: int) -> None:
    """Notes that a simulation waits for the evaluation of a node, or of the last rows."""
    path = walk.paths
    walk.path_tree[path] = tree
    walk.path_depth[path] = depth
    walk.path_node[path] = node
    walk.path_deciding[path] = deciding
    if node != UNKNOWN:
        walk.path_row[path] = pool.row[node]
    walk.paths += 1


def choose_all(walk: TreeWalk, pool: TreePool, tree: int, node: int, depth: int) -> int:
    """Lets every deciding seat choose, and returns the move of the last.

    Seats that decide at once doubt by lot, more or less: else they fall into step with one another,
    and a seat could seem to foresee what another has sealed.
    """
    players = pool.players
    step = walk.paths * MOST_DEPTH + depth
    walk.step_node[step] = node
    slot = 0
    move = 0
    for seat in range(players):
        if pool.deciding[node] >> seat & 1:
            if walk.rules.gumbel and node == pool.root[tree]:
                move = roots.choose(pool, walk.rules, tree, seat, slot, walk.begun[tree] - 1)
            else:
                doubt = walk.exploration
                if not pools.is_single(pool.deciding[node]):
                    doubt *= 2.0 * roots.unit(pool.rng)
                move = choose(walk, pool, node, seat, slot, doubt)
            walk.step_move[step * players + slot] = move
            slot += 1
    for at in range(slot):
        played = walk.step_move[step * players + at]
        pool.tried[played] += 1
        pool.total[played] -= walk.virtual_loss
    pool.visits[node] += 1
    return move


def choose(walk: TreeWalk, pool: TreePool, node: int, seat: int, slot: int, doubt: float) -> int:
    """Returns the move that promises most; less tried moves get the benefit of the doubt."""
    first = pool.first[node * (pool.players + 1) + slot]
    end = pool.first[node * (pool.players + 1) + slot + 1]
    last = first + pool.ordered[node * pool.players + slot]
    curiosity = doubt * math.sqrt(pool.visits[node])
    mass = 0.0
    best = first
    most = -1e30
    move = first
    while move < last and pool.tried[move]:
        tried = pool.tried[move]
        value = pool.total[move]
        prior = pool.prior[move]
        mass += prior
        value = value / tried + curiosity * prior / (1 + tried)
        if value > most:
            most = value
            best = move
        move += 1
    if move < end:
        if move == last:
            bring_up(pool, move, end)
            pool.ordered[node * pool.players + slot] += 1
        value = pool.worth[node * pool.players + seat] / pool.visits[node]
        prior = pool.prior[move]
        value += curiosity * prior - walk.urgency * math.sqrt(mass)
        if value > most:
            best = move
    return best


def bring_up(pool: TreePool, move: int, end: int) -> None:
    """Swaps the likeliest of some moves that were never tried with the first of them."""
    best = move
    most = pool.prior[move]
    for other in range(move + 1, end):
        if pool.prior[other] > most:
            most = pool.prior[other]
            best = other
    index = pool.index[best]
    pool.index[best] = pool.index[move]
    pool.prior[best] = pool.prior[move]
    pool.index[move] = index
    pool.prior[move] = most


def go_on(walk: TreeWalk, pool: TreePool, tree: int, node: int, depth: int) -> int:
    """Plays what was chosen at a node, and returns the node that follows, OVER or UNKNOWN.

    Chance happens, and what is no choice is played. A new node waits for its evaluation; where
    there is no room for one, the simulation itself does.
    """
    half = pool.half[node]
    deciding = pool.deciding[node]
    raw_bytes.load(pool.buffer.raw, pool.position, node * pool.bytes, pool.bytes)
    step = (walk.paths * MOST_DEPTH + depth) * pool.players
    slot = 0
    for seat in range(pool.players):
        if deciding >> seat & 1:
            half = act(pool, seat, half, pool.index[walk.step_move[step + slot]])
            slot += 1
    while True:
        deciding = pool.kernel.settle_nogil(pool.buffer, pool.rng)
        if deciding == 0:
            return OVER
        digest = raw_bytes.digest(pool.buffer.raw, pool.bytes, half)
        found = pools.find(pool, tree, digest, half)
        if found != NONE:
            return found
        if list_moves(walk, pool, tree, half, deciding):
            break
        slot = 0
        for seat in range(pool.players):
            if deciding >> seat & 1:
                half = act(pool, seat, half, walk.listed[slot])
                slot += 1
    found = open_node(walk, pool, tree, digest, half, deciding, node)
    if found == UNKNOWN:
        wait(walk, pool, tree, depth + 1, UNKNOWN, deciding)
    return found


def act(pool: TreePool, seat: int, half: int, index: int) -> int:
    """Plays an index in the buffer, and returns the half that is chosen then, or WHOLE."""
    code = pool.encoder.code_nogil(pool.buffer, seat, half, index)
    if code == WHOLE:
        return index
    pool.kernel.play_nogil(pool.buffer, seat, code)
    return WHOLE


def list_moves(walk: TreeWalk, pool: TreePool, tree: int, half: int, deciding: int) -> bool:
    """Writes the masks of the next rows, lists their indices, and returns if there is a choice."""
    count = 0
    slot = 0
    for seat in range(pool.players):
        if deciding >> seat & 1:
            start = (walk.rows + slot) * pool.actions
            for at in range(start, start + pool.actions):
                walk.masks[at] = 0
            pool.kernel.legal_nogil(pool.buffer, seat, pool.codes)
            pool.encoder.mark_nogil(pool.buffer, seat, half, pool.codes, walk.masks, start)
            for index in range(pool.actions):
                if walk.masks[start + index]:
                    walk.listed[count] = index
                    count += 1
            walk.listed_to[slot] = count
            slot += 1
    return count > slot


def open_node(
    walk: TreeWalk,
    pool: TreePool,
    tree: int,
    digest: int,
    half: int,
    deciding: int,
    parent: int,
) -> int:
    """Writes rows for the position in the buffer, and makes a node of it, or returns UNKNOWN.

    The moves have just been listed.
    """
    row = walk.rows
    for seat in range(pool.players):
        if deciding >> seat & 1:
            pool.encoder.observe_nogil(
                pool.buffer, seat, half, walk.memory, walk.observations, walk.rows * pool.size
            )
            walk.seats[walk.rows] = seat
            walk.trees[walk.rows] = tree
            walk.rows += 1
    seats = walk.rows - row
    count = walk.listed_to[seats - 1]
    if pool.used_nodes[tree] == pool.nodes or pool.used_moves[tree] + count > pool.moves:
        walk.path_row[walk.paths] = row
        return UNKNOWN
    node = pools.add(pool, tree, digest, half, deciding, parent, row)
    begin = tree * pool.moves + pool.used_moves[tree]
    pool.used_moves[tree] += count
    for move in range(count):
        pools.add_move(pool, begin + move, walk.listed[move])
    pool.first[node * (pool.players + 1)] = begin
    for slot in range(seats):
        pool.first[node * (pool.players + 1) + slot + 1] = begin + walk.listed_to[slot]
    return node


def judge(walk: TreeWalk, pool: TreePool) -> None:
    """Finds what the end of a game is worth to each seat, as `GamePlay.share` does."""
    mask = pool.kernel.winners_nogil(pool.buffer)
    winners = 0
    for seat in range(pool.players):
        winners += mask >> seat & 1
    for seat in range(pool.players):
        share = 0.0
        if winners:
            share = pool.players * (mask >> seat & 1) / float(winners) - 1.0
            share = share / (pool.players - 1.0)
        walk.worth[seat] = share


def back_up(walk: TreeWalk, pool: TreePool, path: int, depth: int) -> None:
    """Teaches the nodes that a simulation has passed what it found."""
    players = pool.players
    for step in range(path * MOST_DEPTH, path * MOST_DEPTH + depth):
        node = walk.step_node[step]
        slot = 0
        for seat in range(players):
            worth = walk.worth[seat]
            pool.worth[node * players + seat] += worth
            if pool.deciding[node] >> seat & 1:
                move = walk.step_move[step * players + slot]
                total = pool.total[move]
                pool.total[move] = total + worth + walk.virtual_loss
                slot += 1


def take(walk: TreeWalk, pool: TreePool, logits: Floats, values: Floats) -> None:
    """Gives leaves their priors, and all simulations that wait what they have found."""
    for path in range(walk.paths):
        appraise(walk, pool, path, values)
        node = walk.path_node[path]
        if node != UNKNOWN:
            if pool.row[node] != NONE:
                expand(walk, pool, node, logits)
            pool.visits[node] += 1
            for seat in range(pool.players):
                pool.worth[node * pool.players + seat] += walk.worth[seat]
            if walk.path_depth[path] == 0:
                prepare_root(walk, pool, walk.path_tree[path])
        back_up(walk, pool, path, walk.path_depth[path])
    walk.paths = 0
    walk.rows = 0


def appraise(walk: TreeWalk, pool: TreePool, path: int, values: Floats) -> None:
    """Finds what a leaf is worth to each seat: the mean of what those who decide there say."""
    players = pool.players
    seats = 0
    for seat in range(players):
        walk.worth[seat] = 0.0
        seats += walk.path_deciding[path] >> seat & 1
    row = walk.path_row[path]
    for seat in range(players):
        if walk.path_deciding[path] >> seat & 1:
            for slot in range(players):
                value = values[row * players + slot]
                walk.worth[(seat + slot) % players] += value / seats
            row += 1


def expand(walk: TreeWalk, pool: TreePool, node: int, logits: Floats) -> None:
    """Gives the moves of a node their priors; for each seat these add up to 1.

    A logit that is no number, or without end, counts as that of a move nobody plays.
    """
    row = pool.row[node]
    first = node * (pool.players + 1)
    slot = 0
    for seat in range(pool.players):
        pool.guess[node * pool.players + seat] = walk.worth[seat]
        if pool.deciding[node] >> seat & 1:
            start = (row + slot) * pool.actions
            begin = pool.first[first + slot]
            end = pool.first[first + slot + 1]
            most = -BEYOND
            for move in range(begin, end):
                logit = logits[start + pool.index[move]]
                if most < logit < BEYOND:
                    most = logit
            whole = 0.0
            for move in range(begin, end):
                logit = logits[start + pool.index[move]]
                weight = math.exp(logit - most) if -BEYOND < logit < BEYOND else 0.0
                pool.prior[move] = weight
                whole += weight
            for move in range(begin, end):
                weight = pool.prior[move]
                pool.prior[move] = weight / whole if whole > 0.0 else 1.0 / (end - begin)
            slot += 1
    pool.row[node] = NONE
