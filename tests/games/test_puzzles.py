"""The puzzles that come with the games: each can be set up and solved from what its seat knows, and
a search at a fixed seed still finds what it found when they were mined."""

from __future__ import annotations

from itertools import islice

import msgspec
import pytest

from ahu.core.contract import Game, Position
from ahu.core.kernel import Buffer
from ahu.core.kernel_position import KernelPosition
from ahu.core.lesson import answer, begin, go_on, read_series, solution
from ahu.core.puzzle import (
    BUDGETS,
    Puzzle,
    aim,
    aims_at,
    as_lesson,
    position_of,
    puzzle_numbered,
    puzzles_of,
    read_puzzles,
)
from ahu.core.refusal import Refused
from ahu.games import GAMES
from ahu.mining import MiningSettings, chosen, confirmed, decisions, mine, ranked
from tests.share import share

GAMES_WITH = [game for game in GAMES.values() if game.facets.puzzles]
EVERY = [(game, number) for game in GAMES_WITH for number in range(1, len(puzzles_of(game)) + 1)]
SOME = [(game, number) for game, number in EVERY if number % 12 == 5]


def coded(position: Position) -> KernelPosition[Buffer]:
    assert isinstance(position, KernelPosition)
    return position


@pytest.mark.parametrize("game", GAMES_WITH, ids=lambda game: game.name)
def test_they_belong_to_the_game_as_it_is(game: Game) -> None:
    mined, puzzles = read_puzzles(game)
    assert (mined.game, mined.rules) == (game.name, game.rules_version)
    assert mined.board == game.board().digest
    assert puzzles
    assert [one.difficulty for one in puzzles] == sorted(one.difficulty for one in puzzles)
    starts = {bytes(one.start) for one in puzzles}
    assert len(starts) == len(puzzles)


def test_each_can_be_solved_from_what_its_seat_knows() -> None:
    for game, number in EVERY:
        puzzle = puzzle_numbered(game, number)
        position = position_of(puzzle, game)
        assert position.deciding == (puzzle.seat,)
        assert position.recall(puzzle.seat).snapshot() == position.snapshot()


def test_each_answer_is_legal_and_beats_the_others_by_the_margin() -> None:
    for game, number in EVERY:
        mined = read_puzzles(game)[0]
        puzzle = puzzle_numbered(game, number)
        position = position_of(puzzle, game)
        aims = {aim(decision) for decision in decisions(position, puzzle.seat)}
        series = [read_series(one.move, game, position.players) for one in puzzle.decisions]
        assert {aim(one) for one in series} <= aims
        best, *others = (one.worth for one in puzzle.decisions)
        assert all(best - worth >= mined.margin - 1 for worth in others)
        assert len({aim(one) for one in series}) == len(series)


def test_each_is_played_out_at_a_table() -> None:
    """The best decision and what follows each decision are legal."""
    for game, number in EVERY:
        puzzle = puzzle_numbered(game, number)
        lesson = as_lesson(puzzle, game, number)
        match = begin(lesson, game)
        assert lesson.learner == puzzle.seat
        go_on(lesson, match, 0, solution(lesson, match, 0))
        for rated in puzzle.decisions:
            step = msgspec.structs.replace(lesson.steps[0], do=rated.move, then=rated.then)
            other = msgspec.structs.replace(lesson, steps=(step,))
            assert answer(other, match, 0, solution(other, match, 0))


@pytest.mark.parametrize(
    ("game", "number"), SOME[: share(len(SOME))], ids=lambda value: getattr(value, "name", None)
)
def test_a_longer_search_still_finds_it(game: Game, number: int) -> None:
    puzzle = puzzle_numbered(game, number)
    position = coded(position_of(puzzle, game))
    found = chosen(position, puzzle.seat, 2 * BUDGETS[-1], seed=99)
    assert aims_at(puzzle.decisions[0].move, found, game, position.players)


def test_the_way_of_a_journey_does_not_matter() -> None:
    game = GAMES["giants"]
    one = read_series("pick 2a; enter F7 by chief blue; enter F6 by 2 blue; erect Oroi", game, 3)
    assert aims_at("pick 2a; enter F6 by 1 blue 1 red; erect Oroi", one, game, 3)
    assert not aims_at("pick 2a; enter F7 by chief blue; erect Oroi", one, game, 3)
    assert not aims_at("pick 2b; enter F6 by 2 blue; erect Oroi", one, game, 3)


def test_a_number_that_is_none_is_refused() -> None:
    orongo = GAMES["orongo"]
    for number in (0, len(puzzles_of(orongo)) + 1):
        with pytest.raises(Refused) as refused:
            puzzle_numbered(orongo, number)
        assert refused.value.refusal.key == "puzzle-unknown"


def test_mining_finds_the_same_again() -> None:
    game = GAMES["giants"]
    settings = MiningSettings(3, seed=4, simulations=12, rating=20, margin=0.04)
    first, second = (next(islice(mine(game, settings), 1)) for _ in range(2))
    assert isinstance(first, Puzzle)
    assert msgspec.json.encode(first) == msgspec.json.encode(second)


def test_what_does_not_stand_out_is_no_puzzle() -> None:
    """No margin at all lets any position pass; one that cannot be reached lets none."""
    game = GAMES["giants"]
    puzzle = puzzles_of(game)[0]
    position = coded(position_of(puzzle, game))
    moves = ranked(position, puzzle.seat, 60)
    lax = MiningSettings(3, rating=20, margin=0.0)
    assert confirmed(position, puzzle.seat, moves, lax) is not None
    strict = MiningSettings(3, rating=20, margin=1.0)
    assert confirmed(position, puzzle.seat, moves, strict) is None
