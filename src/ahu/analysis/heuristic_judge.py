"""Judges by a game's heuristic: it plays on to where positions compare, and looks at the leads."""

from __future__ import annotations

import math
from array import array

from ahu.analysis.judge import Judged, Move, seals
from ahu.bots.planned_moves import coded, expertise_for
from ahu.bots.search import SearchSettings, search_for
from ahu.core.contract import Position, Seat
from ahu.core.heuristic import Moves
from ahu.core.kernel import Buffer
from ahu.core.kernel_position import SEATS, KernelPosition
from ahu.core.rng import Rng

SCALE = 1.5
"""How much larger a lead must be than for a search to mean the same: results of games between
equals say so (see docs/analysis.md)."""
LEAST_ROUNDS = 1
"""Positions are compared at the end of a round, at the earliest of the one that has begun."""
GRAIN = 1 << 30


class HeuristicJudge:
    """Judges positions with the heuristic of their game, each by the mean of `samples` lines."""

    def __init__(self, samples: int) -> None:
        self.samples = samples

    def chances(self, position: Position, rng: Rng) -> list[float]:
        """Returns the share of the victory that each seat will probably have."""
        lines = _Lines(coded(position, 0))
        shares = [0.0] * position.players
        waiting = seals(position)
        for _ in range(self.samples):
            leaf = lines.leaf(lines.position.state.copy(), waiting, rng)
            for seat, share in enumerate(lines.shares(leaf)):
                shares[seat] += share / self.samples
        return shares

    def candidates(
        self, recall: Position, seat: Seat, rng: Rng, simulations: int, seconds: float
    ) -> list[Move]:
        """Returns the moves of a seat that a search finds good, those it tried most first."""
        position = coded(recall, seat)
        heuristic = expertise_for(position).heuristic(position.players)
        search = search_for(position, heuristic, SearchSettings(), rng)
        node = search.run(position.state, simulations, seconds)
        found = sorted(node.table(seat), key=lambda move: (-move[1], -move[2]))
        return [_decoded(position, seat, codes) for codes, _, _ in found]

    def judge(self, recall: Position, seat: Seat, move: Move, rng: Rng) -> Judged:
        """Returns what a move of a seat is worth, from what the seat recalls."""
        lines = _Lines(coded(recall, seat))
        others = tuple(other for other in seals(recall) if other != seat)
        after = recall.copy()
        for action in move:
            after.play(seat, action)
        chance = 0.0
        terms: dict[str, float] = {}
        for _ in range(self.samples):
            leaf = lines.leaf(coded(after, seat).state.copy(), others, rng)
            chance += lines.shares(leaf)[seat] / self.samples
            for name, worth in lines.terms(leaf, seat).items():
                terms[name] = terms.get(name, 0.0) + worth / self.samples
        return Judged(chance, terms)


class _Lines:
    """Plays lines on from a position, by a new heuristic: one that was used remembers positions."""

    def __init__(self, position: KernelPosition[Buffer]) -> None:
        known = expertise_for(position)
        self.position = position
        self.players = position.players
        self.kernel = position.kernel
        self.scales = known.scales
        self.heuristic = known.heuristic(position.players)
        self._moves = Moves()
        self._values = array("d", bytes(8 * 8))

    def leaf(self, buffer: Buffer, sealing: tuple[Seat, ...], rng: Rng) -> Buffer:
        """Returns where a line ends: `sealing` decide as they may, then all as the heuristic."""
        for seat in sealing:
            for code in self._sealed(buffer, seat, rng):
                self.kernel.play(buffer, seat, code)
        self.heuristic.settle(buffer, max(LEAST_ROUNDS, self.scales.rounds), rng)
        return buffer

    def _sealed(self, buffer: Buffer, seat: Seat, rng: Rng) -> tuple[int, ...]:
        """Draws a sealed decision, the likelier the better the heuristic thinks it."""
        self.heuristic.moves(buffer, seat, self._moves)
        scores = self._moves.scores()
        best = max(scores)
        odds = [math.exp(max(-60.0, (score - best) / self.scales.temperature)) for score in scores]
        at = sum(odds) * rng.below(GRAIN) / GRAIN
        for move, odd in enumerate(odds):
            at -= odd
            if at < 0:
                return self._moves.codes_of(move)
        return self._moves.codes_of(self._moves.best())

    def shares(self, buffer: Buffer) -> list[float]:
        """Returns the share of the victory that each seat will probably have."""
        if self.kernel.waiting(buffer) == 0:
            winners = SEATS[self.kernel.winners(buffer)]
            return [(seat in winners) / len(winners) for seat in range(self.players)]
        self.heuristic.estimate(buffer, self._values)
        values = self._values[: self.players]
        chances = [
            _chance((value - max(values[:seat] + values[seat + 1 :])) / (SCALE * self.scales.scale))
            for seat, value in enumerate(values)
        ]
        return [chance / sum(chances) for chance in chances]

    def terms(self, buffer: Buffer, seat: Seat) -> dict[str, float]:
        """Returns the terms of a seat, and as `rivals` what its best rival is short of."""
        own = self.heuristic.terms(buffer, seat)
        if own:
            others = (other for other in range(self.players) if other != seat)
            totals = [sum(self.heuristic.terms(buffer, other).values()) for other in others]
            own["rivals"] = -max(totals)
        return own


def _chance(lead: float) -> float:
    return 1.0 / (1.0 + math.exp(-max(-500.0, min(500.0, lead))))


def _decoded(position: KernelPosition[Buffer], seat: Seat, codes: tuple[int, ...]) -> Move:
    """Returns the actions that a series of codes stands for."""
    after = position.copy()
    move = []
    for code in codes:
        move.append(after.decode(seat, code))
        after.kernel.play(after.state, seat, code)
    return tuple(move)
