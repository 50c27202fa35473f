"""`python -m ahu.arena.ladder` writes the ladder from the results of its games.

With `--run` it first plays the games that are missing. Results lie in `benchmarks/data/ladder`, in
a packed file for each pairing; the page, and pictures if asked for, are made from them alone.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from math import ceil
from pathlib import Path

import msgspec

from ahu.arena import plots, results
from ahu.arena.contest import Contest, run
from ahu.arena.lineups import balanced, line_ups
from ahu.arena.markdown import between, percent, table
from ahu.arena.pairings import pairings
from ahu.arena.results import GameResult
from ahu.arena.statistics import wilson
from ahu.arena.summary import BotSummary, ContestSummary, summarise
from ahu.bots import parse
from ahu.console.progress import bar
from ahu.core.ladder import Pairing
from ahu.core.line_file import PACKED
from ahu.core.refusal import Refused
from ahu.games import GAMES
from ahu.text import number, say, sentence

SEED = "ladder"
RESULTS = Path("benchmarks/data/ladder")
INTERRUPTED = 130
LANGUAGE = "en"
"""The page is written in the language of the documentation."""
BEGIN = "<!-- `make ladder` writes from here -->"
END = "<!-- to here -->"

Played = list[tuple[Pairing, list[GameResult]]]


def main(argv: Sequence[str] | None = None) -> int:
    """Writes the ladder, and returns the exit code."""
    parser = argparse.ArgumentParser(prog="ahu.arena.ladder", description=_say("ladder-help"))
    folder, file = _say("arena-value-folder"), _say("cli-value-file")
    parser.add_argument("--results", type=Path, default=RESULTS, metavar=folder)
    parser.add_argument("--docs", type=Path, default=Path("docs"), metavar=folder)
    parser.add_argument("--readme", type=Path, default=Path("README.md"), metavar=file)
    parser.add_argument("--pictures", type=Path, metavar=folder, help=_say("ladder-pictures-text"))
    parser.add_argument("--run", action="store_true", help=_say("ladder-run-text"))
    parser.add_argument("--only", default="", help=_say("ladder-only-text"))
    parser.add_argument("--scale", type=float, default=1.0, help=_say("ladder-scale-text"))
    parser.add_argument("--jobs", type=int, default=1, help=_say("cli-jobs-text"))
    chosen = parser.parse_args(argv)
    if chosen.run:
        for pairing in pairings():
            if chosen.only in pairing.name:
                try:
                    play(pairing, chosen.results, chosen.jobs, chosen.scale)
                except Refused as refused:  # a bot that is not there yet does not stop the others
                    print(f"{pairing.name}: {sentence(refused.refusal)}", file=sys.stderr)
    played = read(chosen.results)
    print(_say("ladder-written", file=str(write(played, chosen.docs))))
    if chosen.readme.exists():
        show(played, chosen.readme)
        print(_say("ladder-written", file=str(chosen.readme)))
    if chosen.pictures is not None:
        draw(played, chosen.pictures)
        print(_say("ladder-written", file=str(chosen.pictures)))
    return 0


def _say(key: str, **args: str | int) -> str:
    return say(key, LANGUAGE, **args)


def games_of(pairing: Pairing, scale: float = 1.0) -> int:
    """Returns how many games to play: whole deals, so that the seats are balanced."""
    seats = line_ups(2, pairing.players, one_against=True)
    return balanced(seats, ceil(pairing.games * scale))


def file_of(pairing: Pairing, folder: Path) -> Path:
    """Returns the file with the results of a pairing."""
    return folder / f"{pairing.name}.jsonl{PACKED}"


def play(pairing: Pairing, folder: Path, jobs: int, scale: float = 1.0) -> None:
    """Plays the games of a pairing that are missing. Raises Refused."""
    bots = (parse(pairing.first), parse(pairing.second))
    contest = Contest(GAMES[pairing.game], pairing.players, bots, SEED)
    for bot in bots:
        bot.settled(contest.game)
    wanted = contest.fixtures(games_of(pairing, scale), one_against=True)
    print(_say("ladder-playing", name=pairing.name, games=len(wanted)), flush=True)
    with bar(pairing.name, len(wanted)) as advance:
        run(contest, wanted, out=file_of(pairing, folder), jobs=jobs, progress=advance)


def read(folder: Path) -> Played:
    """Returns the pairings that have results, with these."""
    return [
        (pairing, found)
        for pairing in pairings()
        if (found := results.read(file_of(pairing, folder)))
    ]


def show(played: Played, readme: Path) -> None:
    """Writes the levels of all games between two marks of the README."""
    text = readme.read_text(encoding="utf-8")
    before, begin, rest = text.partition(BEGIN)
    _, end, after = rest.partition(END)
    if end:
        levels = [entry for entry in played if entry[0].level]
        block = f"{before}{begin}\n\n{_table(levels, with_game=True)}\n{end}{after}"
        readme.write_text(block, encoding="utf-8", newline="\n")


def write(played: Played, docs: Path) -> Path:
    """Writes the page from the results there are, and returns its file."""
    parts = [f"# {_say('ladder-title')}\n", _say("ladder-intro") + "\n"]
    if not played:
        parts.append(_say("ladder-no-results") + "\n")
    levels = _levels(played)
    if levels:
        parts.append(f"## {_say('ladder-levels')}\n")
        for entries in levels:
            parts += _game(entries)
    others = [(pairing, found) for pairing, found in played if not pairing.level]
    if others:
        parts += [f"## {_say('ladder-others')}\n", _table(others, with_game=True)]
    page = docs / "ladder.md"
    page.write_text("\n".join(parts), encoding="utf-8", newline="\n")
    return page


def draw(played: Played, folder: Path) -> None:
    """Draws the ratings, strengths and scores of the levels of each game."""
    folder.mkdir(parents=True, exist_ok=True)
    for entries in _levels(played):
        pairing = entries[0][0]
        everything = [result for _, found in entries for result in found]
        summary = summarise(everything)
        name = f"{pairing.game}-{pairing.players}"
        plots.ladder(summary, folder / f"{name}-ratings.svg", LANGUAGE)
        plots.strength(_against_below(summary, entries), folder / f"{name}-strength.svg", LANGUAGE)
        plots.scores(summary, everything, folder / f"{name}-scores.svg", LANGUAGE)


def _levels(played: Played) -> list[Played]:
    """Returns the pairings of levels, game by game."""
    levels = [(pairing, found) for pairing, found in played if pairing.level]
    games = dict.fromkeys(pairing.game for pairing, _ in levels)
    return [[entry for entry in levels if entry[0].game == game] for game in games]


def _game(played: Played) -> list[str]:
    """Returns the levels of one game: their table, their ratings and what they stand for."""
    pairing = played[0][0]
    everything = [result for _, found in played for result in found]
    summary = summarise(everything)
    stands: dict[str, str] = {}
    for result in everything:
        stands |= result.behind
    heads = [_say("arena-head-bot"), _say("ladder-stands")]
    meanings = [[f"`{bot.bot}`", f"`{stands.get(bot.bot, bot.bot)}`"] for bot in summary.bots]
    rows = [
        [
            f"`{bot.bot}`",
            number(bot.rating, LANGUAGE, 1),
            between(bot.rating_interval, LANGUAGE),
            number(bot.ms_per_decision, LANGUAGE, 1),
        ]
        for bot in summary.bots
    ]
    keys = ("bot", "rating", "interval", "ms")
    return [
        f"### {_say('ladder-game', game=pairing.game, players=pairing.players)}\n",
        _table(played),
        table([_say(f"arena-head-{key}") for key in keys], rows),
        table(heads, meanings, words=2),
    ]


def _against_below(summary: ContestSummary, played: Played) -> ContestSummary:
    """Returns the summary with shares that compare: of each level against the level below it."""
    shares: list[BotSummary] = []
    for pairing, found in played:
        wins, games = share(pairing, found)
        bot = next(bot for bot in summary.bots if bot.bot == pairing.first)
        changes = {"win_share": wins / games, "interval": wilson(wins, games)}
        shares.append(msgspec.structs.replace(bot, **changes))
    return msgspec.structs.replace(summary, bots=shares)


def share(pairing: Pairing, found: Sequence[GameResult]) -> tuple[float, int]:
    """Returns how many games the first bot won, and how many it played."""
    wins = sum(result.share(result.bots.index(_text(pairing.first))) for result in found)
    return wins, len(found)


def _text(bot: str) -> str:
    try:
        return parse(bot).text
    except Refused:  # results outlive a bot that is not here
        return bot


def _table(played: Played, with_game: bool = False) -> str:
    rows = []
    for pairing, found in played:
        wins, games = share(pairing, found)
        interval = wilson(wins, games)
        game = [_say("ladder-game", game=pairing.game, players=pairing.players)]
        fair = 1 / pairing.players
        rows.append(
            [
                *(game if with_game else []),
                f"`{pairing.first}`",
                f"`{pairing.second}`",
                number(games, LANGUAGE),
                percent(wins / games, LANGUAGE),
                between(interval, LANGUAGE, scale=100),
                percent(pairing.wanted, LANGUAGE)
                if pairing.wanted is not None
                else _say("ladder-more", share=percent(fair, LANGUAGE)),
                _say("ladder-reached", how=reached(pairing, wins / games, interval[0])),
            ]
        )
    heads = [_say("bot-head-game")] if with_game else []
    heads += [_say("ladder-head-first"), _say("ladder-head-second")]
    heads += [_say(f"arena-head-{key}") for key in ("games", "share", "interval")]
    heads += [_say("ladder-head-wanted"), _say("ladder-head-reached")]
    return table(heads, rows, words=3 if with_game else 2)


def reached(pairing: Pairing, won: float, low: float) -> str:
    """Returns whether a pairing came out as wanted: yes, no, or open while it may be chance."""
    if pairing.wanted is None:
        return "yes" if low > 1 / pairing.players else "no"
    if won < pairing.wanted:
        return "no"
    return "yes" if low >= pairing.wanted else "open"


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:  # what was played is kept
        sys.exit(INTERRUPTED)
