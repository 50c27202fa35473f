"""Writes a report on a contest, in Markdown with pictures. The same results give the same bytes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from pathlib import Path

from ahu.arena import plots
from ahu.arena.markdown import between, percent, table
from ahu.arena.results import GameResult
from ahu.arena.summary import ContestSummary, ahead, summarise
from ahu.core.board import no_board
from ahu.core.contract import COLOURS
from ahu.text import number, say


def write(results: Sequence[GameResult], folder: Path, language: str) -> Path:
    """Writes the report and its pictures into a folder, and returns the file to read."""
    summary = summarise(results)
    folder.mkdir(parents=True, exist_ok=True)
    plots.ladder(summary, folder / "ladder.svg", language)
    plots.strength(summary, folder / "strength.svg", language)
    plots.scores(summary, results, folder / "scores.svg", language)
    file = folder / "report.md"
    file.write_text(markdown(summary, results, language), encoding="utf-8", newline="\n")
    return file


def markdown(summary: ContestSummary, results: Sequence[GameResult], language: str) -> str:
    """Returns the text of the report."""
    title = say("arena-report", language, game=summary.game, players=summary.players)
    parts = [f"# {title}\n", heading(summary, language) + "\n"]
    for key, body in (
        ("shares", shares(summary, language)),
        ("ratings", _picture("ladder", language) + "\n" + _ratings(summary, language)),
        ("pairs", _pairs(summary, results, language)),
        ("seats", _seats(summary, language)),
        ("times", _times(summary, language) + "\n" + _picture("strength", language)),
        ("scores", _picture("scores", language)),
        ("faults", _faults(results, language)),
    ):
        parts += [f"## {say(f'arena-section-{key}', language)}\n", body]
        if key in ("shares", "ratings", "pairs", "times"):
            parts.append(say(f"arena-explain-{key}", language) + "\n")
    return "\n".join(parts)


def heading(summary: ContestSummary, language: str) -> str:
    """Returns a sentence that says what was played."""
    return say(
        "arena-played",
        language,
        game=summary.game,
        players=summary.players,
        games=summary.games,
        seed=str(summary.seed),
        rounds=number(summary.rounds, language, 1),
        board="none" if no_board(summary.game).digest.startswith(summary.board) else summary.board,
        fair=percent(summary.fair_share, language),
    )


def _heads(language: str, *keys: str) -> list[str]:
    return [say(f"arena-head-{key}", language) for key in keys]


def shares(summary: ContestSummary, language: str) -> str:
    """Returns the table of win shares."""
    rows = [
        [
            f"`{bot.bot}`",
            number(bot.games, language),
            number(bot.wins, language, 0 if bot.wins == int(bot.wins) else 1),
            percent(bot.win_share, language),
            between(bot.interval, language, scale=100),
            number(bot.mean_score, language, 1),
        ]
        for bot in sorted(summary.bots, key=lambda bot: (-bot.win_share, bot.bot))
    ]
    heads = _heads(language, "bot", "games", "wins", "share", "interval", "score")
    return table(heads, rows)


def _ratings(summary: ContestSummary, language: str) -> str:
    rows = [
        [f"`{bot.bot}`", number(bot.rating, language, 1), between(bot.rating_interval, language)]
        for bot in summary.bots
    ]
    return table(_heads(language, "bot", "rating", "interval"), rows)


def _pairs(summary: ContestSummary, results: Sequence[GameResult], language: str) -> str:
    names = [bot.bot for bot in summary.bots]
    rows = []
    for one in names:
        met = [ahead(results, one, other) for other in names]
        cells = [
            percent(wins / count, language) if count and one != other else "–"
            for other, (wins, count) in zip(names, met, strict=True)
        ]
        rows.append([f"`{one}`", *cells])
    return table([say("arena-head-bot", language), *(f"`{name}`" for name in names)], rows)


def _seats(summary: ContestSummary, language: str) -> str:
    colours = [say("cli-colour", language, colour=colour) for colour in COLOURS]
    rows = [
        [f"`{bot.bot}`", *(f"{percent(s.win_share, language)} ({s.games})" for s in bot.seats)]
        for bot in summary.bots
    ]
    return table([say("arena-head-bot", language), *colours[: summary.players]], rows)


def _times(summary: ContestSummary, language: str) -> str:
    rows = [
        [f"`{bot.bot}`", *(number(ms, language, 2) for ms in (bot.ms_per_decision, bot.slowest_ms))]
        for bot in summary.bots
    ]
    return table(_heads(language, "bot", "ms", "slowest"), rows)


def _faults(results: Sequence[GameResult], language: str) -> str:
    found = Counter(
        (result.bots[fault.seat], fault.reason) for result in results for fault in result.faults
    )
    if not found:
        return say("arena-no-faults", language) + "\n"
    rows = [
        [f"`{bot}`", say("arena-fault", language, reason=reason), number(count, language)]
        for (bot, reason), count in sorted(found.items())
    ]
    return table(_heads(language, "bot", "fault", "often"), rows, words=2)


def _picture(name: str, language: str) -> str:
    return f"![{say(f'arena-picture-{name}', language)}]({name}.svg)\n"
