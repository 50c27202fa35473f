"""Plays games of every size and option and keeps them: `python -m tests.records`.

It adds the archive of a new rules version and leaves those that exist alone. `sha256sum *.xz` in
the folder then writes SHA256SUMS anew.
"""

from __future__ import annotations

import itertools
import lzma
from collections.abc import Iterator

import msgspec

from ahu.bots import ThinkingBudget, parse
from ahu.bots.contract import Bot
from ahu.core.contract import Game, Options
from ahu.core.match import Match
from ahu.core.record import write_text
from ahu.core.rng import Rng, rng_for
from tests.ours import OUR_GAMES
from tests.records.corpus import Kept, archive, choices

BOTS = ("greedy", "novice", "random", "easy")
ROUND_LIMITS = (3, 8, 30)
ONE_IN = 12
"""How seldom an aside is played, and how seldom a game begins in the middle of another."""
FEWEST = 160
"""Games of each game, at least."""


def settings(game: Game) -> Iterator[tuple[int, Options]]:
    """Every size with every option, again and again; limits of rounds take turns."""
    fields = [field for field in msgspec.structs.fields(game.options) if field.type is bool]
    limits = itertools.cycle(ROUND_LIMITS)
    for number in itertools.count():
        for players in game.players:
            for switches in itertools.product((False, True), repeat=len(fields)):
                chosen: dict[str, bool | int] = {
                    field.name: on for field, on in zip(fields, switches, strict=True)
                }
                if "round_limit" in game.options.__struct_fields__:
                    chosen["round_limit"] = next(limits)
                yield players, game.options(**chosen)
        if number and number * len(game.players) * 2 ** len(fields) >= FEWEST:
            return


def bots_for(game: Game, players: int, number: int) -> list[Bot]:
    """Bots of several kinds, another mixture in each game."""
    return [parse(BOTS[(number + seat) % len(BOTS)]).make(game) for seat in range(players)]


def play_out(match: Match, bots: list[Bot], rng: Rng, most: int | None = None) -> int:
    """Play to the end, or for so many decisions; how many choices there were."""
    found = 0
    decisions = 0
    while not match.over and decisions != most:
        found += choices(match)
        seat = match.deciding[rng.below(len(match.deciding))]
        asides = match.asides(seat)
        if asides and rng.below(ONE_IN) == 0:
            action = asides[rng.below(len(asides))]
        else:
            recall = match.position.recall(seat)
            action = bots[seat].decide(recall, seat, recall.legal(seat), rng, ThinkingBudget())
        match.play(seat, action)
        decisions += 1
    return found


def kept(game: Game, players: int, options: Options, number: int) -> Kept:
    """One game."""
    rng = rng_for("records", game.name, number)
    bots = bots_for(game, players, number)
    match = Match(game, players, options, seed=f"records {game.name} {number}")
    if rng.below(ONE_IN) == 0:
        play_out(match, bots, rng, 40)
        if not match.over:
            match = Match.of(match.position, seed=f"records {game.name} {number} on")
    found = play_out(match, bots, rng)
    return Kept(write_text(match.record, game), list(match.scores), list(match.winners), found)


def main() -> None:
    """Write what is missing."""
    for game in OUR_GAMES.values():
        path = archive(game)
        if path.exists():
            print(f"{path.name} is kept as it is")
            continue
        games = [
            kept(game, players, options, number)
            for number, (players, options) in enumerate(settings(game))
        ]
        lines = b"".join(msgspec.json.encode(one) + b"\n" for one in games)
        path.write_bytes(lzma.compress(lines, preset=9 | lzma.PRESET_EXTREME))
        print(f"{path.name}: {len(games)} games, {path.stat().st_size:,} bytes")


if __name__ == "__main__":
    main()
