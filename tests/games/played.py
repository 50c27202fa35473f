"""Whole games in which one heuristic lists the moves of every decision."""

from __future__ import annotations

from collections.abc import Iterator

from ahu.core.action_buffer import ActionBuffer
from ahu.core.heuristic import Heuristic, Moves
from ahu.core.kernel import Buffer
from ahu.core.rng import Rng


def played(heuristic: Heuristic, state: Buffer, rng: Rng) -> Iterator[tuple[Buffer, int, Moves]]:
    """What each seat that decides recalls, and its moves; about half are played at random."""
    kernel, moves, codes = heuristic.kernel, Moves(), ActionBuffer()
    while waiting := kernel.waiting(state):
        if waiting == 1:
            kernel.happen(state, kernel.draw(state, rng))
            continue
        mask = kernel.deciding(state)
        seat = (mask & -mask).bit_length() - 1
        known = state.copy()
        kernel.forget(known, seat)
        heuristic.moves(known, seat, moves)
        yield known, seat, moves
        chosen = moves.codes_of(moves.best())
        if rng.below(2):
            kernel.legal(state, seat, codes)
            chosen = (codes.taken()[rng.below(codes.count)],)
        for code in chosen:
            kernel.play(state, seat, code)
