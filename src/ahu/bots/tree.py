"""Monte-Carlo tree search for games of several players, sealed decisions and chance.

The tree is a table of positions: it looks once at a position that is reached on two ways, and what
it found out in one decision serves the next. At each node every seat that must decide chooses among
its own moves by what it has learned of them (decoupled UCT, with a prior from the heuristic),
without looking at what the others choose at the same time; chance is drawn. From a leaf the
heuristic plays on to where positions compare, the end of a round; there a seat's worth is what the
heuristic estimates.
"""

from __future__ import annotations

import math
import time
from array import array

from ahu.core.heuristic import Heuristic, Moves
from ahu.core.kernel import Buffer, Kernel
from ahu.core.rng import Rng

MOST_SEATS = 8
MOST_STEPS = 400
"""A simulation looks no further than this many decisions."""


class Node:
    """A position where seats decide: the moves of each, and what is known of them."""

    def __init__(self, seats: int, moves: int, codes: int) -> None:
        self.seats = seats
        self.visits = 0
        self.seat = bytearray(seats)
        self.first = array("i", bytes(4 * (seats + 1)))
        """Where the moves of each deciding seat begin."""
        self.begin = array("i", bytes(4 * (moves + 1)))
        """Where the codes of each move begin."""
        self.code = array("i", bytes(4 * max(1, codes)))
        self.count = array("i", bytes(4 * moves))
        self.total = array("d", bytes(8 * moves))
        self.prior = array("d", bytes(8 * moves))
        """How likely the heuristic thinks a move to be good. For a seat these add up to 1."""
        self.hope = array("d", bytes(8 * moves))
        """What the heuristic thinks a move is worth to its seat, from 0 to 1."""

    def table(self, seat: int) -> list[tuple[tuple[int, ...], int, float]]:
        """Returns the moves of a seat: codes, how often they were tried, and their mean worth."""
        for i in range(self.seats):
            if self.seat[i] == seat:
                return [
                    (
                        tuple(self.code[step] for step in range(self.begin[m], self.begin[m + 1])),
                        self.count[m],
                        (self.total[m] + self.hope[m]) / (self.count[m] + 1),
                    )
                    for m in range(self.first[i], self.first[i + 1])
                ]
        return []


MET = Node(0, 0, 0)
"""Stands for a position that was met once. Its moves are listed only the second time."""


class Search:
    """Searches for one seat, through one game."""

    def __init__(
        self,
        kernel: Kernel,
        heuristic: Heuristic,
        rng: Rng,
        scale: float,
        exploration: float,
        temperature: float,
        width: int,
        rounds: int,
        nodes: int,
    ) -> None:
        """Takes the settings of a search.

        `scale` is the lead, in points of the heuristic, that makes a victory likely; `temperature`
        is the difference that makes one move better than another; `width` is the most moves looked
        at; `rounds` is how many rounds the heuristic plays on from a leaf, after the one begun.
        """
        self.kernel = kernel
        self.heuristic = heuristic
        self.rng = rng
        self.scale = scale
        self.exploration = exploration
        self.temperature = temperature
        self.width = width
        self.rounds = rounds
        self.most_nodes = nodes
        self.players = heuristic.players
        self.nodes: dict[bytes, Node] = {}
        self.moves = Moves()
        self.values = array("d", bytes(8 * MOST_SEATS))
        self.worth = array("d", bytes(8 * MOST_SEATS))
        self.path: list[Node] = []
        self.chosen = array("i", bytes(4 * MOST_STEPS * MOST_SEATS))
        self.simulations = 0

    def run(self, root: Buffer, most: int, seconds: float) -> Node:
        """Searches until the budget ends or the choice is clear, and returns the root's node."""
        node = self._node(root)
        begun = time.perf_counter()
        done = 0
        left = 1.0
        while done < most:
            spent = time.perf_counter() - begun
            if spent >= seconds:
                break
            if done & 31 == 31:
                left = most - done
                if spent > 0.0 and left > (seconds - spent) * done / spent:
                    left = (seconds - spent) * done / spent
                if self._is_clear(node, left):
                    break
            self._simulate(root.copy())
            done += 1
        self.simulations += done
        return node

    def rate(self, root: Buffer, seat: int, most: int) -> float:
        """Returns the mean worth of a position to a seat, over so many simulations from it."""
        total = 0.0
        for _ in range(most):
            self._simulate(root.copy())
            total += self.worth[seat]
        self.simulations += most
        return total / most

    def _is_clear(self, node: Node, left: float) -> bool:
        """Returns whether the simulations that are left could no longer change the most tried move.

        A sealed decision is never clear: there, how often each move was tried is the answer.
        """
        if node.seats > 1:
            return False
        first = second = 0
        for move in range(node.first[1]):
            count = node.count[move]
            if count > first:
                second = first
                first = count
            elif count > second:
                second = count
        return first - second > left

    def _node(self, buffer: Buffer) -> Node:
        """Returns the node of a position, and makes it if it is not yet there."""
        key = bytes(buffer.at)
        node = self.nodes.get(key)
        if node is None or node is MET:
            node = self._expand(buffer)
            self.nodes[key] = node
        return node

    def _simulate(self, buffer: Buffer) -> None:
        """Follows one way down the tree to a leaf or the end, and teaches its nodes the result."""
        depth = 0
        self.path.clear()
        while depth < MOST_STEPS:
            waiting = self.kernel.waiting(buffer)
            if waiting == 0:
                self._result(buffer)
                break
            if waiting == 1:
                self.kernel.happen(buffer, self.kernel.draw(buffer, self.rng))
                continue
            key = bytes(buffer.at)
            node = self.nodes.get(key)
            if node is None:
                if len(self.nodes) >= self.most_nodes:
                    self.nodes.clear()
                self.nodes[key] = MET
                self._judge(buffer)
                break
            if node is MET:
                node = self._expand(buffer)
                self.nodes[key] = node
            self._descend(buffer, node, depth)
            self.path.append(node)
            depth += 1
        else:
            self._judge(buffer)
        for i in range(len(self.path)):
            self._learn(self.path[i], i)

    def _descend(self, buffer: Buffer, node: Node, depth: int) -> None:
        """Lets every deciding seat choose by itself, then plays all choices."""
        for i in range(node.seats):
            self.chosen[depth * MOST_SEATS + i] = self._select(node, i)
        for i in range(node.seats):
            move = self.chosen[depth * MOST_SEATS + i]
            for step in range(node.begin[move], node.begin[move + 1]):
                self.kernel.play(buffer, node.seat[i], node.code[step])

    def _select(self, node: Node, index: int) -> int:
        """Returns the move that promises most; less tried moves get the benefit of the doubt."""
        best = node.first[index]
        most = -1.0
        curiosity = self.exploration * math.sqrt(node.visits + 1.0)
        for move in range(node.first[index], node.first[index + 1]):
            count = node.count[move]
            value = (node.total[move] + node.hope[move]) / (count + 1)
            value += curiosity * node.prior[move] / (count + 1)
            if value > most:
                most = value
                best = move
        return best

    def _learn(self, node: Node, depth: int) -> None:
        node.visits += 1
        for i in range(node.seats):
            move = self.chosen[depth * MOST_SEATS + i]
            node.count[move] += 1
            node.total[move] += self.worth[node.seat[i]]

    def _judge(self, buffer: Buffer) -> None:
        """Finds what a leaf is worth to each seat, once nothing in it is half done."""
        self.heuristic.settle(buffer, self.rounds, self.rng)
        if self.kernel.waiting(buffer) == 0:
            self._result(buffer)
        else:
            self._appraise(buffer)

    def _result(self, buffer: Buffer) -> None:
        """Gives the winners at the end a worth of 1, divided among those who share the victory."""
        mask = self.kernel.winners(buffer)
        winners = 0
        for seat in range(self.players):
            winners += mask >> seat & 1
        for seat in range(self.players):
            self.worth[seat] = (mask >> seat & 1) / winners

    def _appraise(self, buffer: Buffer) -> None:
        """Finds what a leaf is worth to each seat: how likely its lead over the best rival wins."""
        self.heuristic.estimate(buffer, self.values)
        for seat in range(self.players):
            rival = -1e300
            for other in range(self.players):
                if other != seat and self.values[other] > rival:
                    rival = self.values[other]
            self.worth[seat] = self._chance(self.values[seat] - rival)

    def _chance(self, lead: float) -> float:
        """Returns the probability of winning with a lead."""
        return 1.0 / (1.0 + math.exp(-max(-500.0, min(500.0, lead / self.scale))))

    def _expand(self, buffer: Buffer) -> Node:
        """Returns a new node with the best moves of each deciding seat, by the heuristic."""
        mask = self.kernel.deciding(buffer)
        seats = []
        kept = []
        moves = codes = 0
        for seat in range(self.players):
            if mask >> seat & 1:
                self.heuristic.moves(buffer, seat, self.moves)
                best = self._best_moves()
                seats.append(seat)
                kept.append(best)
                moves += len(best)
                for entry in best:
                    codes += len(entry[1])
        node = Node(len(seats), moves, codes)
        at = 0
        for i in range(len(seats)):
            node.seat[i] = seats[i]
            self._fill(node, at, kept[i])
            at += len(kept[i])
            node.first[i + 1] = at
        return node

    def _best_moves(self) -> list[tuple[float, list[int]]]:
        """Returns the moves just listed, best first, at most `width` of them."""
        moves = self.moves
        listed = [(moves.score[move], move) for move in range(moves.count)]
        listed.sort(key=lambda entry: -entry[0])
        return [
            (score, [moves.at(move, step) for step in range(moves.length(move))])
            for score, move in listed[: self.width]
        ]

    def _fill(self, node: Node, at: int, moves: list[tuple[float, list[int]]]) -> None:
        best = moves[0][0]
        weights = [math.exp(max(-60.0, (score - best) / self.temperature)) for score, _ in moves]
        whole = sum(weights)
        for i, (score, codes) in enumerate(moves):
            node.prior[at + i] = weights[i] / whole
            node.hope[at + i] = self._chance(score)
            for step, code in enumerate(codes):
                node.code[node.begin[at + i] + step] = code
            node.begin[at + i + 1] = node.begin[at + i] + len(codes)
