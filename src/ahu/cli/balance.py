"""`ahu balance` finds out whether a board is fair to every seat, and what of it is used."""

from __future__ import annotations

from pathlib import Path
from typing import Unpack

from ahu.bots import parse
from ahu.cli.arena import INTERRUPTED, Common, common_options, contest_from, played, tell_faults
from ahu.cli.arguments import Argument, Option
from ahu.cli.command import Command
from ahu.console.faults import as_usage, put, shown
from ahu.text import say


def run(
    *, bots: str, report: str | None, json: bool, language: str, **common: Unpack[Common]
) -> int:
    """Plays games between equals and prints what they say about the board."""
    from ahu.arena.balance import as_json, balance, heat, markdown
    from ahu.draw.drawing import board_svg, drawing_of

    with as_usage():
        bot = parse(bots)
    contest = contest_from(common, (bot,), count_uses=True)
    results = played(contest, common, language)
    if results is None:
        return INTERRUPTED
    game = contest.game
    board = game.board() if contest.board is None else contest.board
    found = balance(results, game, board)
    text = markdown(found, language)
    if json:
        put(as_json(found))
    else:
        print(text, end="")
        tell_faults(results, language)
    if report is not None:
        folder = Path(report)
        folder.mkdir(parents=True, exist_ok=True)
        name = f"balance-{found.game}-{found.players}"
        if drawing_of(game) is not None:
            svg = board_svg(game, board, language, heat(found, game))
            (folder / f"{name}.svg").write_text(svg, encoding="utf-8", newline="\n")
            text += f"\n![{say('balance-heat', language)}]({name}.svg)\n"
        (folder / f"{name}.md").write_text(text, encoding="utf-8", newline="\n")
        if not json:
            print(say("arena-report-written", language, file=shown(str(folder / f"{name}.md"))))
    return 0


BALANCE = Command(
    run,
    [
        Argument("game", "cli-game-text", "cli-value-game"),
        Option("--bots", "balance-bots-text", "cli-value-bot", default="hard"),
        *common_options(200),
        Option("--report", "balance-report-text", "arena-value-folder"),
    ],
)
