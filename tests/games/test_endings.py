"""What is told of the end of a game: why it ended, what counted, and who came where."""

from __future__ import annotations

import pytest

from ahu.bots import ThinkingBudget, parse
from ahu.console.words import Words
from ahu.core.ending import Ending, ranked
from ahu.core.match import Match
from ahu.core.rng import rng_for
from ahu.games import GAMES
from ahu.narration import narrator_for
from ahu.text import LANGUAGES


def played(name: str, players: int, bot: str, **options: bool | int) -> tuple[Match, Ending]:
    """A game of bots to its end, and what is told of the end."""
    game = GAMES[name]
    match = Match(game, players, game.options(**options), seed=f"ending {name} {players} {options}")
    bots = [parse(bot).make(game) for _ in range(players)]
    rng = rng_for("endings")
    while not match.over:
        seat = match.deciding[0]
        recall = match.position.recall(seat)
        match.play(seat, bots[seat].decide(recall, seat, recall.legal(seat), rng, ThinkingBudget()))
    position = match.position
    views = [position.view(seat) for seat in range(players)]
    narrator = narrator_for(game, position.board)
    return match, narrator.ending(position.public(), views, position.winners)


@pytest.mark.parametrize(
    ("game", "players", "bot", "options", "reason"),
    [
        ("giants", 3, "greedy", {}, "giants-end-bases"),
        ("giants", 5, "random", {"round_limit": 2}, "giants-end-rounds"),
        ("giants", 4, "random", {"round_limit": 3, "visible_score": True}, "giants-end-rounds"),
        ("orongo", 2, "greedy", {}, "orongo-end-by-main"),
        ("orongo", 4, "random", {}, "orongo-end-tiles"),
    ],
)
def test_all_that_counted_adds_up(
    game: str, players: int, bot: str, options: dict[str, bool | int], reason: str
) -> None:
    match, ending = played(game, players, bot, **options)
    points = [0] * players
    for thing in ending.counted:
        points[thing.seat] += thing.points
    assert tuple(points) == match.scores
    assert ending.reason is not None
    assert ending.reason.key == reason
    assert {seat for seat, rank in enumerate(ending.ranks) if rank == 1} == set(match.winners)
    for language in LANGUAGES:
        words = Words(language)
        assert all(words.phrase(thing.say) for thing in ending.counted)
        assert words.phrase(ending.reason)


def test_places_are_shared_by_equals() -> None:
    assert ranked([1], [(5,), (9,), (5,), (2,)]) == (2, 1, 2, 4)
    assert ranked([0, 2], [(3, 4), (3, 1), (3, 4)]) == (1, 3, 1)
    assert ranked([0], [(1, 0), (1, 7), (1, 3)]) == (1, 2, 3)
