"""The memory of many search trees: nodes, their moves, and a table to find a position again.

All of it is laid out once, in arrays; each tree has the same part of every array, and never more.
A node is a position where seats decide. The moves of each deciding seat lie together.
"""

from __future__ import annotations

import ahu.core.raw_bytes as raw_bytes
from ahu.core.action_buffer import ActionBuffer
from ahu.core.encoder import Encoder, Floats, Ints
from ahu.core.kernel import Buffer, Kernel
from ahu.core.rng import Rng
from ahu.env.search_trees.marks import NONE


class TreePool:
    """Holds the nodes and moves of all trees. Nodes and moves are counted through all trees."""

    def __init__(
        self,
        kernel: Kernel,
        encoder: Encoder,
        buffer: Buffer,
        count: int,
        nodes: int,
        moves: int,
        slots: int,
    ) -> None:
        """`buffer` is scratch. `slots`, a power of 2, is the size of a tree's table of nodes."""
        self.kernel = kernel
        self.encoder = encoder
        self.buffer = buffer
        self.codes = ActionBuffer()
        self.rng = Rng(0)
        self.count = count
        self.nodes = nodes
        self.moves = moves
        self.slots = slots
        self.players = encoder.players
        self.actions = encoder.actions
        self.size = encoder.size
        self.bytes = len(buffer.at)

    def lay_out_trees(
        self, used_nodes: Ints, used_moves: Ints, root: Ints, randomness: Ints, slot: Ints
    ) -> None:
        """Takes the arrays of what there is once a tree: `root` is a node, or NONE."""
        self.used_nodes = used_nodes
        self.used_moves = used_moves
        self.root = root
        self.randomness = randomness
        """The state of each tree's own random numbers."""
        self.slot = slot
        """The table in which a tree finds its nodes: the node and 1, or 0."""

    def lay_out_nodes(
        self,
        position: memoryview,
        digest: Ints,
        half: Ints,
        deciding: Ints,
        parent: Ints,
        visits: Ints,
        row: Ints,
        first: Ints,
        ordered: Ints,
        worth: Floats,
        guess: Floats,
    ) -> None:
        """Takes the arrays of what there is once a node."""
        self.position = position
        self.digest = digest
        self.half = half
        self.deciding = deciding
        """The seats that decide, as a bit mask."""
        self.parent = parent
        """The node from which this one was first reached; it is an earlier one."""
        self.visits = visits
        self.row = row
        """The first row in which the node waits for its evaluation; NONE when it has one."""
        self.first = first
        """Where the moves of the first deciding seat begin, of the second, …, and where all end."""
        self.ordered = ordered
        """How many moves of each deciding seat stand in order, the likeliest first."""
        self.worth = worth
        """The sum of what the node was found to be worth to each seat."""
        self.guess = guess
        """What the evaluation of the node itself said it is worth to each seat."""

    def lay_out_moves(
        self, index: Ints, tried: Ints, child: Ints, prior: Floats, total: Floats
    ) -> None:
        """Takes the arrays of what there is once a move."""
        self.index = index
        self.tried = tried
        self.child = child
        """The node that the move leads to, where that is certain and known; else NONE."""
        self.prior = prior
        self.total = total
        """The sum of what the move was found to be worth to its seat."""

    def plant(self, tree: int, half: int) -> None:
        """Makes the position in the buffer the root, and forgets all that does not lie below it."""
        found = find(self, tree, raw_bytes.digest(self.buffer.raw, self.bytes, half), half)
        if found == NONE:
            clear(self, tree)
        else:
            keep_below(self, tree, found)

    def clear(self, tree: int) -> None:
        """Forgets all nodes of a tree."""
        clear(self, tree)


def clear(pool: TreePool, tree: int) -> None:
    """Forgets all nodes of a tree."""
    pool.used_nodes[tree] = 0
    pool.used_moves[tree] = 0
    pool.root[tree] = NONE
    for slot in range(tree * pool.slots, (tree + 1) * pool.slots):
        pool.slot[slot] = 0


def find(pool: TreePool, tree: int, digest: int, half: int) -> int:
    """Returns the node of the position in the buffer, or NONE."""
    begin = tree * pool.slots
    at = digest & (pool.slots - 1)
    while pool.slot[begin + at]:
        node = pool.slot[begin + at] - 1
        if (
            pool.digest[node] == digest
            and pool.half[node] == half
            and raw_bytes.same(pool.buffer.raw, pool.position, node * pool.bytes, pool.bytes)
        ):
            return node
        at = (at + 1) & (pool.slots - 1)
    return NONE


def enter(pool: TreePool, tree: int, node: int) -> None:
    """Enters a node in its tree's table."""
    begin = tree * pool.slots
    at = pool.digest[node] & (pool.slots - 1)
    while pool.slot[begin + at]:
        at = (at + 1) & (pool.slots - 1)
    pool.slot[begin + at] = node + 1


def add(
    pool: TreePool, tree: int, digest: int, half: int, deciding: int, parent: int, row: int
) -> int:
    """Makes a node of the position in the buffer, whose moves are listed next."""
    node = tree * pool.nodes + pool.used_nodes[tree]
    pool.used_nodes[tree] += 1
    raw_bytes.store(pool.buffer.raw, pool.position, node * pool.bytes, pool.bytes)
    pool.digest[node] = digest
    pool.half[node] = half
    pool.deciding[node] = deciding
    pool.parent[node] = parent
    pool.visits[node] = 0
    pool.row[node] = row
    for seat in range(pool.players):
        pool.ordered[node * pool.players + seat] = 0
        pool.worth[node * pool.players + seat] = 0.0
        pool.guess[node * pool.players + seat] = 0.0
    enter(pool, tree, node)
    return node


def add_move(pool: TreePool, move: int, index: int) -> None:
    """Writes a move that nobody has tried yet."""
    pool.index[move] = index
    pool.tried[move] = 0
    pool.child[move] = NONE
    pool.prior[move] = 0.0
    pool.total[move] = 0.0


def keep_below(pool: TreePool, tree: int, root: int) -> None:
    """Forgets all nodes but a new root and those first reached through it."""
    begin = tree * pool.nodes
    used = pool.used_nodes[tree]
    moves = tree * pool.moves
    kept = 0
    for slot in range(tree * pool.slots, (tree + 1) * pool.slots):
        pool.slot[slot] = 0
    for node in range(begin, begin + used):
        # From here on a node's row says where the node has gone; NONE: it is forgotten.
        if node != root and (node < root or pool.row[pool.parent[node]] == NONE):
            pool.row[node] = NONE
            continue
        to = begin + kept
        kept += 1
        moves = move_node(pool, node, to, moves)
        pool.parent[to] = NONE if node == root else pool.row[pool.parent[node]]
        pool.row[node] = to
    first = tree * pool.moves
    for move in range(first, moves):
        if pool.child[move] != NONE:
            pool.child[move] = pool.row[pool.child[move]]
    for node in range(begin, begin + used):
        pool.row[node] = NONE
    for node in range(begin, begin + kept):
        enter(pool, tree, node)
    pool.used_nodes[tree] = kept
    pool.used_moves[tree] = moves - first
    pool.root[tree] = begin


def move_node(pool: TreePool, node: int, to: int, moves: int) -> int:
    """Moves a node and its moves to earlier places; returns where the next moves go."""
    players = pool.players
    if node != to:
        raw_bytes.move(pool.position, node * pool.bytes, to * pool.bytes, pool.bytes)
        pool.digest[to] = pool.digest[node]
        pool.half[to] = pool.half[node]
        pool.deciding[to] = pool.deciding[node]
        pool.visits[to] = pool.visits[node]
        for seat in range(players):
            pool.ordered[to * players + seat] = pool.ordered[node * players + seat]
            pool.worth[to * players + seat] = pool.worth[node * players + seat]
            pool.guess[to * players + seat] = pool.guess[node * players + seat]
    seats = 0
    for seat in range(players):
        seats += pool.deciding[to] >> seat & 1
    shift = pool.first[node * (players + 1)] - moves
    last = pool.first[node * (players + 1) + seats]
    for seat in range(seats + 1):
        pool.first[to * (players + 1) + seat] = pool.first[node * (players + 1) + seat] - shift
    for move in range(moves, last - shift):
        pool.index[move] = pool.index[move + shift]
        pool.tried[move] = pool.tried[move + shift]
        pool.child[move] = pool.child[move + shift]
        pool.prior[move] = pool.prior[move + shift]
        pool.total[move] = pool.total[move + shift]
    return last - shift


def is_single(deciding: int) -> bool:
    """Returns whether only one seat decides."""
    return deciding & (deciding - 1) == 0
