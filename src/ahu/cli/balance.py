"""`ahu balance`: is a board fair to every seat, and what of it is used?"""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

from ahu.bots import parse
from ahu.cli.arena import INTERRUPTED, add_common, contest_from, played, tell_faults
from ahu.cli.faults import as_usage, put, shown
from ahu.cli.parser import Parser
from ahu.text import say


def add(parser: Parser) -> None:
    """What to play, and by whom."""
    parser.take("game", "cli-game-text", value="cli-value-game")
    parser.take("--bots", "balance-bots-text", value="cli-value-bot", default="hard")
    add_common(parser, "200")
    parser.take("--report", "balance-report-text", value="arena-value-folder")


def run(arguments: Namespace, language: str) -> int:
    """Play games between equals and print what they say about the board."""
    from ahu.arena.balance import as_json, balance, heat, markdown
    from ahu.draw.drawing import board_svg, drawing_of

    with as_usage():
        bot = parse(arguments.bots)
    contest, games = contest_from(arguments, (bot,), count_uses=True)
    results = played(contest, games, arguments, language)
    if results is None:
        return INTERRUPTED
    game = contest.game
    board = game.board() if contest.board is None else contest.board
    found = balance(results, game, board)
    text = markdown(found, language)
    if arguments.json:
        put(as_json(found))
    else:
        print(text, end="")
        tell_faults(results, language)
    if arguments.report is not None:
        folder = Path(arguments.report)
        folder.mkdir(parents=True, exist_ok=True)
        name = f"balance-{found.game}-{found.players}"
        if drawing_of(game) is not None:
            svg = board_svg(game, board, language, heat(found, game))
            (folder / f"{name}.svg").write_text(svg, encoding="utf-8", newline="\n")
            text += f"\n![{say('balance-heat', language)}]({name}.svg)\n"
        (folder / f"{name}.md").write_text(text, encoding="utf-8", newline="\n")
        if not arguments.json:
            print(say("arena-report-written", language, file=shown(str(folder / f"{name}.md"))))
    return 0
