"""`ahu serve` offers tables to browsers."""

from __future__ import annotations

import os
from collections.abc import Collection

from ahu.cli.arguments import Option
from ahu.cli.command import Command

OPTIONS = (
    ("host", "serve-host-text", "serve-value-address"),
    ("port", "serve-port-text", "cli-value-number"),
    ("database", "serve-database-text", "serve-value-place"),
    ("workers", "serve-workers-text", "cli-value-number"),
    ("processes", "serve-processes-text", "cli-value-number"),
    ("origins", "serve-origin-text", "serve-value-address"),
    ("hosts", "serve-hosts-text", "serve-value-host"),
    ("trust-proxy", "serve-proxies-text", "cli-value-number"),
    ("prefix", "serve-prefix-text", "serve-value-path"),
    ("metrics", "serve-metrics-text", "serve-value-address"),
    ("log", "serve-log-text", "serve-value-level"),
    ("access-log", "serve-access-log-text", "serve-value-level"),
    ("keep-days", "serve-keep-text", "cli-value-number"),
    ("pause-ms", "serve-pause-text", "cli-value-number"),
    ("tables-an-hour", "serve-tables-text", "cli-value-number"),
    ("bot-tables", "serve-bot-tables-text", "cli-value-number"),
    ("sockets", "serve-sockets-text", "cli-value-number"),
    ("address", "serve-address-text", "serve-value-address"),
    ("mail", "serve-mail-text", "serve-value-address"),
    ("mail-from", "serve-mail-from-text", "serve-value-address"),
    ("notice-after", "serve-notice-text", "cli-value-number"),
    ("private-notices", "serve-private-text", "cli-value-number"),
    ("forget-days", "serve-forget-text", "cli-value-number"),
    ("rate", "serve-rate-text", "cli-value-number"),
)
"""Each setting: its option, what it means, what its value is. Its variable is AHU_ and its name."""


def settings_options(names: Collection[str]) -> list[Option]:
    """Returns the options of these settings."""
    return [Option(f"--{name}", text, value) for name, text, value in OPTIONS if name in names]


def run(*, open: bool, language: str, **given: str | None) -> int:
    """Serves until interrupted. Returns the exit code."""
    from ahu.server.launcher import run as serve
    from ahu.server.settings_reader import settings

    options = {name: text for name, text in given.items() if text is not None}
    return serve(settings(options, os.environ), language, open)


SERVE = Command(
    run,
    [*settings_options([name for name, _, _ in OPTIONS]), Option("--open", "serve-open-text")],
    epilog="serve-environment",
)
