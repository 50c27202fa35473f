"""`ahu game` checks whether a game keeps the contract."""

from __future__ import annotations

import msgspec

from ahu.cli.arguments import Argument
from ahu.cli.command import Command
from ahu.console.faults import as_usage, shown
from ahu.games import game_named
from ahu.games.check import GameFault, check
from ahu.text import say

MOST_TOLD = 40
"""How many faults are told, because more of the same help nobody."""


def run_check(game: str, language: str) -> int:
    """Checks all versions of a game's rules. Returns 1 if one breaks the contract, else 0."""
    with as_usage():
        named = game_named(game)
    count = 0
    for version in named.versions:
        for fault in check(version):
            count += 1
            if count <= MOST_TOLD:
                print(shown(_line(fault, language)))
    verdict = "game-check-bad" if count else "game-check-good"
    print(say(verdict, language, game=game, count=count))
    return 1 if count else 0


def _line(fault: GameFault, language: str) -> str:
    place = msgspec.structs.asdict(fault)
    what = say("game-fault", language, reason=place.pop("reason"), detail=place.pop("detail"))
    return say("game-fault-at", language, what=what, **place) if fault.players else what


CHECK = Command(run_check, [Argument("game", "cli-game-text", "cli-value-game")])
