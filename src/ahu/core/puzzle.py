"""Puzzles: positions in which one decision of a seat is clearly best.

The puzzles of a game are lines of JSON in its package, as `ahu puzzles mine` makes them.
A puzzle is solved as a lesson of one step: what the solver decides is answered, right or wrong.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import Annotated

import msgspec
from msgspec import Meta, Raw, Struct

from ahu.core.contract import Action, Game, Position, Seat, Snapshot
from ahu.core.lesson import Lesson, LessonStep, Rated, read_series
from ahu.core.reading import decode
from ahu.core.refusal import refuse

FILE = "puzzles.jsonl"
BUDGETS = (0, 4, 16, 64, 256)
"""The simulations of a search that difficulties stand for; with none, the heuristic decides."""
RIVALS = ("Hotu", "Vai", "Tupa", "Ira")
"""The names of those who sit at the table of a puzzle beside the solver."""
PUZZLE = "puzzle-"
"""How the name of the lesson begins in which a puzzle is solved."""

Aim = tuple[Action, str, Action]
"""What a decision aims at: how it begins, where it leads and how it ends."""


class Mined(Struct, frozen=True, forbid_unknown_fields=True):
    """How the puzzles of a file were found; the first line of the file."""

    game: str
    rules: int
    board: str
    """The digest of the board."""
    seed: int | str
    simulations: int
    """The simulations of every decision in the games that were searched."""
    rating: int
    """The simulations by which each decision of a puzzle was rated, with each of the `seeds`."""
    seeds: int
    margin: int
    """By how many hundredths the best decision beat every other, with each of the seeds."""


class Puzzle(Struct, frozen=True, forbid_unknown_fields=True):
    """A position as one seat recalls it, and what its decisions are worth, the best first."""

    seat: Seat
    difficulty: Annotated[int, Meta(ge=1, le=len(BUDGETS))]
    """Its place in `BUDGETS`: the smallest search that finds the best decision, as larger do."""
    decisions: Annotated[tuple[Rated, ...], Meta(min_length=2)]
    start: Raw
    """The snapshot."""


@cache
def puzzles_of(game: Game) -> tuple[Puzzle, ...]:
    """Returns the puzzles of a game, easy ones first."""
    return tuple(read_puzzles(game)[1]) if game.facets.puzzles else ()


def read_puzzles(game: Game) -> tuple[Mined, list[Puzzle]]:
    """Reads the file of a game's puzzles, and how they were found. Raises Refused."""
    first, *rest = (files(game.facets.puzzles) / FILE).read_bytes().splitlines()
    return (
        decode(first, Mined, f"{FILE}: 1"),
        [decode(line, Puzzle, f"{FILE}: {i}") for i, line in enumerate(rest, 2)],
    )


def puzzle_numbered(game: Game, number: int, where: str = "") -> Puzzle:
    """Returns a puzzle of a game, counted from 1. Raises Refused where there is none."""
    known = puzzles_of(game)
    if not 1 <= number <= len(known):
        raise refuse("", "puzzle-unknown", where, number=number, puzzles=len(known))
    return known[number - 1]


def position_of(puzzle: Puzzle, game: Game) -> Position:
    """Returns the position of a puzzle."""
    start: Snapshot = decode(bytes(puzzle.start), game.snapshots, "$.start")
    return game.restore(start)


def as_lesson(puzzle: Puzzle, game: Game, number: int) -> Lesson:
    """Returns the lesson of one step in which a puzzle is solved."""
    position = position_of(puzzle, game)
    rivals = iter(RIVALS)
    best = puzzle.decisions[0]
    return Lesson(
        seats=tuple("" if s == puzzle.seat else next(rivals) for s in range(position.players)),
        steps=(
            LessonStep(
                text="",
                do=best.move,
                then=best.then,
                rated=puzzle.decisions,
            ),
        ),
        options=msgspec.to_builtins(position.options),
        start=bytes(puzzle.start).decode(),
        name=f"{PUZZLE}{number}",
    )


def aim(series: Sequence[Action]) -> Aim:
    """Returns what a decision aims at. The way there, and who helps on it, are no part of it."""
    place = getattr(series[-2], "hex", "") if len(series) > 1 else ""
    return series[0], place, series[-1]


def aims_at(move: str, series: Sequence[Action], game: Game, players: int) -> bool:
    """Returns whether a decision aims at the same as one in notation."""
    return aim(read_series(move, game, players)) == aim(series)
