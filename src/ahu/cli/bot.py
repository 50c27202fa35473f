"""`ahu bot` lists the bots there are, and checks whether one keeps to the rules."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from ahu.bots import parse, registry
from ahu.bots.check import LEGAL, CheckRow, check
from ahu.bots.levels import LEVELS, bot_behind
from ahu.cli.arguments import BEYOND, Argument, Option, Whole
from ahu.cli.command import Command
from ahu.console.faults import as_usage, shown
from ahu.console.progress import bar
from ahu.core.contract import Game
from ahu.core.refusal import Refused
from ahu.games import available, game_named
from ahu.text import number, say

MOST_TOLD = 20
"""How many breaches are told, because more of the same help nobody."""


def run_list(language: str) -> int:
    """Prints the kinds of bots with their settings, then the levels."""
    from rich.console import Console
    from rich.table import Table

    table = Table(box=None, pad_edge=False)
    for head in ("name", "about", "settings"):
        table.add_column(say(f"bot-head-{head}", language))
    for name in registry.names():
        table.add_row(name, *_described(name, language))
    games = available()
    for level in LEVELS:
        about = say("page-level-about", language, level=level)
        played = ", ".join(_played(level, game) for game in games)
        table.add_row(level, say("bot-level", language, name=level, text=about), played)
    Console(highlight=False, markup=False).print(table)
    return 0


def _played(level: str, game: Game) -> str:
    try:
        return f"{game.name} {bot_behind(level, game)}"
    except Refused:
        return f"{game.name} –"


def _described(name: str, language: str) -> tuple[str, str]:
    """Returns what a kind is, and its settings with their defaults."""
    try:
        kind = registry.kind_named(name)
    except Refused as refused:
        problem = shown(str(refused.refusal.args.get("problem", "")))
        return say("bot-not-loaded", language, problem=problem), ""
    about = say(f"bot-about-{name}", language) if registry.is_ours(name) else kind.about
    fields = msgspec.structs.fields(kind.settings)
    values = (f"{f.name}={_value(f.default)}" for f in fields if f.name != "command")
    return shown(about), ", ".join(values)


def _value(value: object) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return "…" if value is None else str(value)


def run_check(spec: str, game: str | None, players: int | None, language: str) -> int:
    """Checks a bot and prints what was found. Returns 1 if it does not keep the rules, else 0."""
    from rich.console import Console
    from rich.table import Table

    with as_usage():
        bot = parse(spec)
        if game is None:
            games = [each for each in available() if bot.plays(each)] or available()
            if players is not None:
                games = [each for each in games if players in each.players] or games[:1]
        else:
            games = [game_named(game)]
        for each in games:
            bot.settled(each)
            if players is not None:
                each.check_players(players)
    sizes = {each: each.players if players is None else (players,) for each in games}
    rows: list[CheckRow] = []
    with bar(say("bot-checking", language), sum(map(len, sizes.values()))) as advance:
        for each in games:
            for row in check(bot, each, sizes=sizes[each]):
                rows.append(row)
                advance(1)
    table = Table(box=None, pad_edge=False)
    table.add_column(say("bot-head-game", language))
    for head in ("players", "asked", "legal", "time", "same", "fair", "slowest"):
        table.add_column(say(f"bot-head-{head}", language), justify="right")
    for row in rows:
        marks = (row.keeps(*LEGAL), row.keeps("late"), row.keeps("same"))
        table.add_row(
            row.game,
            str(row.players),
            number(row.asked, language),
            *("✓" if kept else "✗" for kept in (*marks, row.keeps("fair", "recall"))),
            number(row.slowest_ms, language, 1) + " ms",
        )
    out = Console(highlight=False, markup=False)
    out.print(table)
    for line in _breaches(rows, language):
        print(line)
    good = all(row.keeps() for row in rows)
    verdict = "bot-check-good" if good else "bot-check-bad"
    print(say(verdict, language, bot=shown(bot.text)))
    return 0 if good else 1


def _breaches(rows: Iterable[CheckRow], language: str) -> list[str]:
    found = [breach for row in rows for breach in row.breaches]
    return [
        shown(say("bot-fault", language, **msgspec.structs.asdict(breach)))
        for breach in found[:MOST_TOLD]
    ]


LIST = Command(run_list)
CHECK = Command(
    run_check,
    [
        Argument("spec", "bot-spec-text", "cli-value-bot"),
        Option("--game", "bot-check-game-text", "cli-value-game"),
        Option(
            "--players",
            "bot-check-players-text",
            "cli-value-number",
            kind=Whole(-BEYOND, BEYOND),
        ),
    ],
)
