"""A game's heuristic as a teacher: what it would do in games that are played by indices."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from ahu.core.contract import Game
from ahu.core.encoder import WHOLE
from ahu.core.expertise import expertise_of
from ahu.core.heuristic import Moves
from ahu.core.refusal import refuse
from ahu.env.encoding import Mask
from ahu.env.play import GamePlay

Advice = NDArray[np.float16]
SOFTNESS = 0.3
"""How much worse a move may be and still be taught, compared with what is usual for the game."""


class Teacher:
    """Advises one game after another; it keeps the rest of a move that it has begun in each."""

    def __init__(self, game: Game, players: int, count: int, rng: np.random.Generator) -> None:
        known = expertise_of(game)
        if known is None:
            raise refuse("", "bot-no-heuristic", bot="teacher", game=game.name)
        self._heuristic = known.heuristic(players)
        self._temperature = SOFTNESS * known.scales.temperature
        self._error = known.scales.temperature
        self._rng = rng
        self._moves = Moves()
        self._plans: list[list[int]] = [[] for _ in range(count)]

    def advise(self, number: int, play: GamePlay, mask: Mask, noise: float, advice: Advice) -> int:
        """Returns the index it would play in a game, and writes how good it thinks each one.

        With `noise` it misjudges what it plays, but not what it advises.
        """
        advice[:] = 0
        plan = self._plans[number]
        if plan and not self._goes_on(plan[0], play, mask):
            plan.clear()
        if not plan:
            plan.extend(self._begin(play, noise, advice))
            return self._step(plan, play) if plan else int(mask.argmax())
        index = self._step(plan, play)
        advice[index] = 1
        return index

    def forget(self, number: int) -> None:
        """Drops the plan of a game, because something else was played there."""
        self._plans[number].clear()

    def _goes_on(self, code: int, play: GamePlay, mask: Mask) -> bool:
        return bool(mask[self._index(code, play)] > 0)

    def _index(self, code: int, play: GamePlay) -> int:
        encoder = play.encoder
        if play.half != WHOLE:
            return encoder.second(code)
        return encoder.first(play.buffer, play.seat, code)

    def _step(self, plan: list[int], play: GamePlay) -> int:
        """Returns the next index of a plan. A code of two halves stays until the second."""
        index = self._index(plan[0], play)
        if play.half != WHOLE or play.encoder.second(plan[0]) == WHOLE:
            plan.pop(0)
        return index

    def _begin(self, play: GamePlay, noise: float, advice: Advice) -> tuple[int, ...]:
        """Returns the codes of a new move; none if the heuristic would not be here at all."""
        moves = self._moves
        self._heuristic.moves(play.buffer, play.seat, moves)
        codes = [moves.at(move, 0) for move in range(moves.count)]
        numbers = [n for n, code in enumerate(codes) if self._fits(code, play)]
        if not numbers:
            return ()
        scores = np.array(moves.scores())[numbers]
        odds = np.exp((scores - scores.max()) / self._temperature)
        odds /= odds.sum()
        np.add.at(advice, [self._index(codes[n], play) for n in numbers], odds.astype(np.float16))
        if noise:
            scores += noise * self._error * self._rng.standard_normal(len(scores))
        return moves.codes_of(numbers[int(scores.argmax())])

    def _fits(self, code: int, play: GamePlay) -> bool:
        """Returns whether a code goes with the half that has been chosen."""
        return play.half in (WHOLE, play.encoder.first(play.buffer, play.seat, code))
