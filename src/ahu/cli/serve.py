"""`ahu serve`: tables for browsers."""

from __future__ import annotations

import os
from argparse import Namespace
from importlib.util import find_spec

from ahu.cli.faults import usage
from ahu.cli.parser import Parser
from ahu.text import say

NEEDED = ("uvicorn", "starlette", "sqlalchemy", "alembic", "aiosqlite", "websockets")

OPTIONS = (
    ("host", "serve-host-text", "serve-value-address"),
    ("port", "serve-port-text", "cli-value-number"),
    ("database", "serve-database-text", "serve-value-place"),
    ("workers", "serve-workers-text", "cli-value-number"),
    ("processes", "serve-processes-text", "cli-value-number"),
    ("origins", "serve-origin-text", "serve-value-address"),
    ("hosts", "serve-hosts-text", "serve-value-host"),
    ("trust-proxy", "serve-proxies-text", "cli-value-number"),
    ("log", "serve-log-text", "serve-value-level"),
    ("keep-days", "serve-keep-text", "cli-value-number"),
    ("pause-ms", "serve-pause-text", "cli-value-number"),
    ("tables-an-hour", "serve-tables-text", "cli-value-number"),
    ("bot-tables", "serve-bot-tables-text", "cli-value-number"),
    ("sockets", "serve-sockets-text", "cli-value-number"),
    ("rate", "serve-rate-text", "cli-value-number"),
)
"""Each setting: its option, what it means, what its value is. Its variable is AHU_ and its name."""


def add(parser: Parser) -> None:
    """Everything that can be set."""
    for name, text, value in OPTIONS:
        parser.take(f"--{name}", text, value=value)
    parser.take("--open", "serve-open-text", action="store_true")
    parser.epilog = say("serve-environment", parser.language)


def run(arguments: Namespace, language: str) -> int:
    """Serve until interrupted."""
    if any(find_spec(name) is None for name in NEEDED):
        raise usage("serve-missing")
    from ahu.server.reading import settings
    from ahu.server.running import run as serve

    names = [name.replace("-", "_") for name, _, _ in OPTIONS]
    given = vars(arguments)
    options = {name: given[name] for name in names if given[name] is not None}
    return serve(settings(options, os.environ), language, arguments.open)
