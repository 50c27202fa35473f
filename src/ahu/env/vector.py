"""Plays many games in one call: arrays in, arrays out, and the caller plays every seat."""

from __future__ import annotations

import itertools
import secrets
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Literal, NamedTuple

from msgspec import Struct

from ahu.env.extras import extra_for

try:
    import numpy as np
    from numpy.typing import NDArray
except ModuleNotFoundError as missing:
    raise extra_for(missing, "env") from None

from ahu.bots.greedy_seat import GreedySeat
from ahu.core.action_buffer import ActionBuffer
from ahu.core.board import Board
from ahu.core.contract import Game, Options
from ahu.core.encoder import NOBODY
from ahu.core.expertise import expertise_of
from ahu.core.heuristic import Moves
from ahu.core.refusal import refuse
from ahu.core.rng import Rng, rng_for
from ahu.env.arrays import check_writable
from ahu.env.batch import FINE, FORFEIT, Batch
from ahu.env.encoding import Encoding, Mask, Observation, Sight
from ahu.env.play import GamePlay

Reward = Literal["win", "score"]
"""What is rewarded: a victory with 1 and a defeat with less, at the end; or points."""
REWARDS: tuple[Reward, ...] = ("win", "score")

__all__ = ["FORFEIT", "BotState", "GameState", "Reward", "VectorGames", "VectorStep"]


class VectorStep(NamedTuple):
    """Where the games stand: arrays that the next step overwrites.

    They are the caller's to read and change, and the caller may hand in their own, such as pinned
    or shared memory: the games only write them.
    """

    observations: Observation
    """A row for each game, for the seat that decides."""
    masks: Mask
    seats: NDArray[np.int8]
    rewards: NDArray[np.float32]
    """The rewards since the last step: a row for each game, a column for each seat."""
    ends: NDArray[np.bool_]
    """Whether a game ended with this step, and another began."""

    def copy(self) -> VectorStep:
        """Returns arrays that no step overwrites."""
        return VectorStep(
            self.observations.copy(),
            self.masks.copy(),
            self.seats.copy(),
            self.rewards.copy(),
            self.ends.copy(),
        )


class BotState(Struct, frozen=True):
    """A bot that plays inside, in the middle of a game."""

    rng: int
    """The state of its rng."""
    planned: tuple[int, ...]
    """The codes that are left of the move it has begun."""


class GameState(Struct, frozen=True):
    """One of many games, to go on from later or in another place."""

    play: GamePlay
    chance: int
    """The state of the game's rng."""
    rewarded: tuple[int, ...]
    """The points of each seat that have been rewarded already."""
    seeds: int = 0
    """The state of the rng that the seeds of the bots come from."""
    bots: tuple[BotState, ...] = ()
    """The bots that play inside, in the order of their seats."""


class VectorGames:
    """Plays games side by side. Each waits for one seat; one that ends begins anew by itself.

    Bots that play greedily, such as the level `normal`, play inside: in compiled code, with the
    decisions they make at a table. With `threads` several cores play.
    """

    def __init__(
        self,
        game: Game | str,
        players: int,
        count: int,
        *,
        options: Options | Mapping[str, object] | None = None,
        board: Board | str | None = None,
        sight: Sight = "recall",
        reward: Reward = "win",
        at_random: tuple[int, ...] = (),
        greedy: Mapping[int, float] | None = None,
        threads: int = 1,
        watch: int = NOBODY,
        arrays: VectorStep | None = None,
    ) -> None:
        """Seats `at_random` play at random by themselves, `greedy` ones greedily, with this noise.

        `finals` holds what `watch` saw last. Without `arrays` the games make their own. Raises
        Refused.
        """
        check_reward(reward)
        if count < 1:
            raise refuse("", "env-count", count=count)
        if threads < 1:
            raise refuse("", "env-threads", threads=threads)
        encoding = Encoding(game, players, options, board, sight)
        bots = dict(greedy or {})
        if bots and expertise_of(encoding.game) is None:
            raise refuse("", "bot-no-heuristic", bot="greedy", game=encoding.game.name)
        for seat in (*at_random, *bots, *([] if watch == NOBODY else [watch])):
            encoding.start.check_seat(seat)
        if len({*at_random, *bots}) == players:
            raise refuse("", "env-at-random")
        self._begin(encoding, count, reward, at_random, bots, min(threads, count), watch, arrays)

    def _begin(
        self,
        encoding: Encoding,
        count: int,
        reward: Reward,
        at_random: tuple[int, ...],
        greedy: dict[int, float],
        threads: int,
        watch: int,
        arrays: VectorStep | None = None,
    ) -> None:
        self.encoding = encoding
        self.count = count
        self.reward: Reward = reward
        self.at_random = at_random
        self.greedy = greedy
        self.threads = threads
        self.watch = watch
        fresh = _arrays(encoding, count)
        if arrays is not None:
            _check_arrays(arrays, fresh)
        self.now = fresh if arrays is None else arrays
        self.finals = np.zeros((count, encoding.size), np.float32)
        self.points = np.zeros((count, encoding.players), np.float32)
        """What all seats had when a game ended last: a row for each game."""
        self._pool = ThreadPoolExecutor(threads) if threads > 1 else None
        bounds = [count * part // threads for part in range(threads + 1)]
        self._parts = [slice(*ends) for ends in itertools.pairwise(bounds)]
        self.batches = [self._batch(part) for part in self._parts]
        """The games of each thread, in order."""

    def _batch(self, part: slice) -> Batch:
        """Returns the games of one thread, which write into their rows of the arrays."""
        encoding, now = self.encoding, self.now
        count = part.stop - part.start
        codes = ActionBuffer()
        return Batch(
            [encoding.play(codes=codes) for _ in range(count)],
            encoding.start.state,
            encoding.memory,
            self.reward == "win",
            self.watch,
            sum(1 << seat for seat in self.at_random),
            self._bots(count),
            now.observations[part].reshape(-1),
            now.masks[part].reshape(-1),
            now.rewards[part].reshape(-1),
            now.seats[part],
            now.ends[part].view(np.int8),
            self.points[part].reshape(-1),
            self.finals[part].reshape(-1),
        )

    def _bots(self, count: int) -> list[GreedySeat | None]:
        """Returns who plays each seat of so many games of one thread, by itself."""
        known = expertise_of(self.encoding.game)
        if not self.greedy or known is None:
            return []
        heuristic, moves = known.heuristic(self.encoding.players), Moves()
        return [
            GreedySeat(heuristic, moves, self.greedy[seat]) if seat in self.greedy else None
            for _ in range(count)
            for seat in range(self.encoding.players)
        ]

    @property
    def batch(self) -> Batch:
        """All games, where one thread plays them."""
        (found,) = self.batches
        return found

    def place(self, game: int) -> tuple[Batch, int]:
        """Returns the thread's games that a game is among, and its number there."""
        for batch, part in self._each():
            if part.start <= game < part.stop:
                return batch, game - part.start
        raise refuse("", "env-game", game=game, count=self.count)

    def _each(self) -> Iterator[tuple[Batch, slice]]:
        """Yields the games of each thread, and which rows are theirs."""
        yield from zip(self.batches, self._parts, strict=True)

    def _together(self, work: Callable[[Batch, slice], object]) -> None:
        """Lets each thread work on its games."""
        if self._pool is None:
            for batch, part in self._each():
                work(batch, part)
        else:
            list(self._pool.map(work, self.batches, self._parts))

    def reset(self, seed: int | str | Sequence[int | str] | None = None) -> VectorStep:
        """Begins all games anew. The same seed deals the same chance to each.

        A list has a seed for each game, which deals the chance that it deals to a game alone.
        """
        if isinstance(seed, Sequence) and not isinstance(seed, str):
            if len(seed) != self.count:
                raise refuse("", "env-seeds", found=len(seed), count=self.count)
            chance = [rng_for(one, "chance") for one in seed]
            bots = [rng_for(one, "bots") for one in seed]
        else:
            root = secrets.randbits(64) if seed is None else seed
            chance = [rng_for(root, number) for number in range(self.count)]
            bots = [rng_for(root, number, "bots") for number in range(self.count)]
        self._together(lambda batch, part: batch.reset(chance[part], bots[part]))
        return self.now

    def step(self, indices: NDArray[np.int64]) -> VectorStep:
        """Plays one index in each game; after FORFEIT the seat loses 1 and the next game begins.

        Raises Refused, and changes nothing, if one is illegal.
        """
        chosen = np.ascontiguousarray(indices, np.int64)
        if chosen.shape != (self.count,):
            raise refuse("", "env-shape", found=str(chosen.shape), count=self.count)
        for batch, part in self._each():
            wrong = batch.check(chosen[part])
            if wrong != FINE:
                game = part.start + wrong
                raise refuse("", "env-illegal", game=game, index=int(chosen[game]))
        self._together(lambda batch, part: batch.go(chosen[part]))
        return self.now

    def states(self, games: Iterable[int] | None = None) -> list[GameState]:
        """Returns where all games stand, or these. What they do later does not change it."""
        return [self._state(game) for game in (range(self.count) if games is None else games)]

    def _state(self, game: int) -> GameState:
        batch, place = self.place(game)
        return GameState(
            batch.games[place].copy(),
            batch.rngs[place].state,
            tuple(batch.rewarded(place)),
            batch.seeds[place].state,
            tuple(BotState(bot.rng.state, tuple(bot.planned())) for bot in batch.playing(place)),
        )

    def set_states(
        self, states: Sequence[GameState], games: Sequence[int] | None = None
    ) -> VectorStep:
        """Goes on from `states`, in all games or in these; nothing counts as rewarded by that.

        Where a state was made by games with other bots inside, ours begin anew.
        """
        places = range(self.count) if games is None else games
        if len(states) != len(places):
            raise refuse("", "env-states", found=len(states), count=len(places))
        for encoding in {id(state.play.encoding): state.play.encoding for state in states}.values():
            if encoding is not self.encoding and encoding.info() != self.encoding.info():
                raise refuse("", "env-other-game")
        for game, state in zip(places, states, strict=True):
            buffer = state.play.buffer.copy()
            play = self.encoding.resume(buffer, state.play.half, state.play.seat)
            batch, place = self.place(game)
            batch.put(place, play, Rng(state.chance), list(state.rewarded))
            batch.seeds[place] = Rng(state.seeds)
            if len(state.bots) == len(batch.playing(place)):
                for bot, had in zip(batch.playing(place), state.bots, strict=True):
                    bot.resume(Rng(had.rng), list(had.planned))
        return self.now

    def copy(self) -> VectorGames:
        """Returns independent games with arrays of their own, which go on as these would."""
        found = VectorGames.__new__(VectorGames)
        found.__setstate__(self.__getstate__())
        return found

    def __copy__(self) -> VectorGames:
        return self.copy()

    def __deepcopy__(self, memo: object) -> VectorGames:
        return self.copy()

    def __getstate__(self) -> _Stored:
        settings = (
            *(self.encoding, self.count, self.reward),
            *(self.at_random, self.greedy, self.threads, self.watch),
        )
        return settings, self.states(), self.now.copy(), self.finals.copy()

    def __setstate__(self, stored: _Stored) -> None:
        settings, states, now, finals = stored
        self._begin(*settings)
        self.set_states(states)
        self.now.rewards[:] = now.rewards
        self.now.ends[:] = now.ends
        self.finals[:] = finals


_Settings = tuple[Encoding, int, Reward, tuple[int, ...], dict[int, float], int, int]
_Stored = tuple[_Settings, list[GameState], VectorStep, Observation]


def _arrays(encoding: Encoding, count: int) -> VectorStep:
    """Returns new arrays for this many games."""
    return VectorStep(
        np.zeros((count, encoding.size), np.float32),
        np.zeros((count, encoding.actions), np.int8),
        np.zeros(count, np.int8),
        np.zeros((count, encoding.players), np.float32),
        np.zeros(count, np.bool_),
    )


def _check_arrays(arrays: VectorStep, needed: VectorStep) -> None:
    """Raises Refused unless the arrays can be written in place of those that are needed."""
    for name in VectorStep._fields:
        given, like = getattr(arrays, name), getattr(needed, name)
        check_writable(name, given, like.shape, like.dtype)


def check_reward(reward: str) -> None:
    """Raises Refused if there is no such reward."""
    if reward not in REWARDS:
        raise refuse("", "env-choice", what="reward", found=reward, known=", ".join(REWARDS))
