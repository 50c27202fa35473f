"""What search trees keep of simulations: their roots, and the ways down that wait for a value."""

from __future__ import annotations

from ahu.core.encoder import Floats, Ints
from ahu.env.search_trees.pool import TreePool
from ahu.env.search_trees.roots import RootRules


class TreeWalk:
    """Holds the simulations of all trees, and the rows that wait for an evaluation."""

    def __init__(
        self,
        pool: TreePool,
        rules: RootRules,
        memory: bool,
        leaves: int,
        exploration: float,
        urgency: float,
        virtual_loss: float,
        observations: Floats,
        masks: Ints,
        seats: Ints,
        trees: Ints,
    ) -> None:
        """The four arrays are written for evaluation: a row for each seat deciding at a leaf."""
        self.pool = pool
        self.rules = rules
        self.memory = memory
        self.leaves = leaves
        self.exploration = exploration
        self.urgency = urgency
        self.virtual_loss = virtual_loss
        self.observations = observations
        self.masks = masks
        self.seats = seats
        self.trees = trees
        self.rows = 0
        """How many rows wait for evaluation."""
        self.paths = 0
        """How many simulations wait for evaluation."""

    def lay_out(
        self,
        root_position: memoryview,
        root_half: Ints,
        is_planted: Ints,
        begun: Ints,
        path_tree: Ints,
        path_depth: Ints,
        path_row: Ints,
        path_node: Ints,
        path_deciding: Ints,
        step_node: Ints,
        step_move: Ints,
        worth: Floats,
        listed: Ints,
        listed_to: Ints,
    ) -> None:
        """Takes the arrays of roots, and of simulations that wait for an evaluation."""
        self.root_position = root_position
        self.root_half = root_half
        self.is_planted = is_planted
        self.begun = begun
        """How many simulations each tree has begun since it was planted."""
        self.path_tree = path_tree
        self.path_depth = path_depth
        self.path_row = path_row
        self.path_node = path_node
        """The leaf that waits for its evaluation, or UNKNOWN."""
        self.path_deciding = path_deciding
        self.step_node = step_node
        self.step_move = step_move
        """The nodes passed by each simulation, and the moves of all deciding seats there."""
        self.worth = worth
        """Scratch: what a leaf is worth to each seat."""
        self.listed = listed
        self.listed_to = listed_to
        """Scratch: the indices that each deciding seat may choose, and where those of each end."""
