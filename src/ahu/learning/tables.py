"""Tables of games in processes of their own, which step into memory that all processes share.

The leader writes an index for each game, or asks the teacher; the processes play, and write what
the seats that decide next see. Where one process would wait for another they work on.
"""

from __future__ import annotations

import multiprocessing
import os
from collections.abc import Iterator
from contextlib import suppress
from multiprocessing.connection import Connection
from multiprocessing.shared_memory import SharedMemory
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from ahu.core.contract import Game
from ahu.env.encoding import Encoding
from ahu.env.vector import VectorGames
from ahu.games import game_named
from ahu.learning.teacher import Teacher

TEACHER = -2
"""The index with which the leader lets the teacher decide."""
GO, END = b"go", b"end"
NOISES = (0.0, 0.0, 0.5, 1.5)
"""By how much the teacher misjudges in one game and the next, so that students see errors too."""


class TablePlan(NamedTuple):
    """The games of one size: how many, over how many processes."""

    players: int
    games: int
    """In each process."""
    processes: int
    noisy: bool = True
    """Whether a teacher that plays misjudges in some of the games."""
    patient: bool = False
    """Whether the processes let others go first."""


class Shared(NamedTuple):
    """The arrays that leader and processes share, a row for each game."""

    observations: NDArray[np.float16]
    masks: NDArray[np.bool_]
    seats: NDArray[np.int8]
    ends: NDArray[np.bool_]
    wins: NDArray[np.float32]
    """Of a game that ended: the share of the victory of each seat."""
    points: NDArray[np.float32]
    """Of a game that ended: the share of all points of each seat."""
    indices: NDArray[np.int64]
    """What is played; the process writes here what the teacher chose."""
    asked: NDArray[np.bool_]
    """Whether the teacher is asked for advice."""
    advice: NDArray[np.float16]
    """How good the teacher thinks each index; all 0 where it knows nothing."""


def _forms(encoding: Encoding, rows: int) -> list[tuple[tuple[int, ...], type[np.generic]]]:
    players = encoding.players
    return [
        ((rows, encoding.size), np.float16),
        ((rows, encoding.actions), np.bool_),
        ((rows,), np.int8),
        ((rows,), np.bool_),
        ((rows, players), np.float32),
        ((rows, players), np.float32),
        ((rows,), np.int64),
        ((rows,), np.bool_),
        ((rows, encoding.actions), np.float16),
    ]


def _shared(memory: SharedMemory, encoding: Encoding, rows: int) -> Shared:
    """Returns the arrays in a piece of memory, each at a multiple of 64 bytes."""
    arrays: list[NDArray[np.generic]] = []
    at = 0
    for shape, kind in _forms(encoding, rows):
        arrays.append(np.ndarray(shape, kind, memory.buf, at))
        at += -(-arrays[-1].nbytes // 64) * 64
    return Shared(*arrays)  # type: ignore[arg-type]  # one of each form, in this order


def _needed(encoding: Encoding, rows: int) -> int:
    sizes = (
        int(np.prod(shape)) * np.dtype(kind).itemsize for shape, kind in _forms(encoding, rows)
    )
    return sum(-(-size // 64) * 64 for size in sizes)


class SharedTables:
    """The games of one size, as their leader sees them."""

    def __init__(self, game: Game, plan: TablePlan, seed: int) -> None:
        self.players = plan.players
        self.encoding = Encoding(game, plan.players)
        self.rows = plan.games * plan.processes
        self._memory = SharedMemory(create=True, size=_needed(self.encoding, self.rows))
        self.shared = _shared(self._memory, self.encoding, self.rows)
        context = multiprocessing.get_context("spawn")
        self._ends: list[Connection] = []
        self._processes = []
        for number in range(plan.processes):
            here, there = context.Pipe()
            work = (game.name, plan, number, f"{seed}/{number}", self._memory.name, there)
            process = context.Process(target=_work, args=work, daemon=True)
            process.start()
            there.close()
            self._ends.append(here)
            self._processes.append(process)
        self._out = True

    @property
    def ready(self) -> bool:
        """Whether all games stand at their next decision, so that nobody has to wait."""
        return not self._out or all(end.poll() for end in self._ends)

    def wait(self) -> Shared:
        """Waits until all games stand at their next decision."""
        if self._out:
            for end in self._ends:
                end.recv_bytes()
            self._out = False
        return self.shared

    def go(self) -> None:
        """Lets the processes play the indices that have been written."""
        for end in self._ends:
            end.send_bytes(GO)
        self._out = True

    def close(self) -> None:
        """Ends the processes and gives the memory back."""
        for end in self._ends:
            try:
                end.send_bytes(END)
            except OSError:
                continue
        for process in self._processes:
            process.join(5)
            if process.is_alive():
                process.terminate()
        self.shared = None  # type: ignore[assignment]
        with suppress(BufferError):  # somebody may still hold an array of it
            self._memory.close()
        self._memory.unlink()


def _work(
    name: str, plan: TablePlan, number: int, seed: str, memory: str, leader: Connection
) -> None:
    """Plays the games of one process until the leader ends it, or is gone itself."""
    os.environ["OPENBLAS_NUM_THREADS"] = "1"
    if plan.patient and hasattr(os, "nice"):
        os.nice(10)
    game = game_named(name)
    shared = SharedMemory(memory)
    encoding = Encoding(game, plan.players)
    rows = slice(number * plan.games, (number + 1) * plan.games)
    whole = _shared(shared, encoding, plan.games * plan.processes)
    mine = Shared(*(array[rows] for array in whole))  # type: ignore[arg-type]  # one of each
    try:
        for _ in _play(game, plan, seed, mine):
            leader.send_bytes(GO)
            if leader.recv_bytes() == END:
                break
    except (EOFError, OSError):
        pass


def _play(game: Game, plan: TablePlan, seed: str, mine: Shared) -> Iterator[None]:
    games = VectorGames(game, plan.players, plan.games)
    now = games.reset(seed=seed)
    teacher: Teacher | None = None
    chosen = np.zeros(plan.games, np.int64)
    while True:
        mine.observations[:] = now.observations
        mine.masks[:] = now.masks
        mine.seats[:] = now.seats
        mine.ends[:] = now.ends
        mine.wins[:] = (now.rewards * (plan.players - 1) + 1) / plan.players
        mine.points[:] = _shares(games.points)
        yield
        chosen[:] = mine.indices
        wanted = np.flatnonzero(mine.asked | (chosen == TEACHER))
        if len(wanted) and teacher is None:
            rng = np.random.default_rng([*seed.encode()])
            teacher = Teacher(game, plan.players, plan.games, rng)
        for row in wanted.tolist():
            assert teacher is not None
            noise = NOISES[row % len(NOISES)] if plan.noisy else 0.0
            play, mask = games.batch.games[row], now.masks[row]
            index = teacher.advise(row, play, mask, noise, mine.advice[row])
            if chosen[row] == TEACHER:
                chosen[row] = index
            elif chosen[row] != index:
                teacher.forget(row)
        mine.indices[:] = chosen
        now = games.step(chosen)
        if teacher is not None:
            for row in np.flatnonzero(now.ends).tolist():
                teacher.forget(row)


def _shares(points: NDArray[np.float32]) -> NDArray[np.float32]:
    """Returns what part of all points each seat has; the same for all where there are none."""
    counted = np.maximum(points, 0) + np.float32(1e-3)
    return np.asarray(counted / counted.sum(axis=1, keepdims=True))
