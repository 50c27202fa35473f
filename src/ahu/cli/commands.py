"""The commands there are. What a command needs is loaded when it is called."""

from __future__ import annotations

import click

from ahu.cli.arguments import Option, language_of
from ahu.cli.command import Group
from ahu.text import say


def _show_version(ctx: click.Context, _: click.Parameter, wanted: bool) -> None:
    if wanted:
        import ahu

        how = say("cli-compiled" if ahu.compiled else "cli-interpreted", language_of(ctx))
        print(f"ahu {ahu.__version__} ({how})")
        ctx.exit()


AHU = Group(
    {
        "play": "ahu.cli.play:PLAY",
        "serve": "ahu.cli.serve:SERVE",
        "worker": "ahu.cli.worker:WORKER",
        "backup": "ahu.cli.backup:BACKUP",
        "restore": "ahu.cli.backup:RESTORE",
        "admin": Group(
            {
                "tables": "ahu.cli.admin:TABLES",
                "players": "ahu.cli.admin:PLAYERS",
                "reports": "ahu.cli.admin:REPORTS",
                "close": "ahu.cli.admin:CLOSE",
                "rename": "ahu.cli.admin:RENAME",
                "block": "ahu.cli.admin:BLOCK",
                "unblock": "ahu.cli.admin:UNBLOCK",
                "delete": "ahu.cli.admin:DELETE",
                "settle": "ahu.cli.admin:SETTLE",
            }
        ),
        "simulate": "ahu.cli.simulate:SIMULATE",
        "arena": "ahu.cli.arena:ARENA",
        "balance": "ahu.cli.balance:BALANCE",
        "train": "ahu.cli.train:TRAIN",
        "export": "ahu.cli.export:EXPORT",
        "replay": "ahu.cli.replay:REPLAY",
        "analyse": "ahu.cli.analyse:ANALYSE",
        "engine": "ahu.cli.engine:ENGINE",
        "schema": "ahu.cli.engine:SCHEMA",
        "bot": Group({"list": "ahu.cli.bot:LIST", "check": "ahu.cli.bot:CHECK"}),
        "puzzles": Group({"mine": "ahu.cli.puzzles:MINE"}),
        "game": Group({"check": "ahu.cli.game:CHECK"}),
        "board": Group({"check": "ahu.cli.board:CHECK", "show": "ahu.cli.board:SHOW"}),
    },
    [Option("--version", "cli-version-text", callback=_show_version, at_once=True)],
    "cli-overview-more",
)
