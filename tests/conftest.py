"""What holds for all tests."""

from __future__ import annotations

import os
from collections import Counter

import pytest
from hypothesis import HealthCheck, settings

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
"""Small matrices gain nothing from threads, and several test processes would only wait for them."""

settings.register_profile(
    "the same each time", deadline=None, derandomize=True,
    suppress_health_check=[HealthCheck.too_slow],
)  # fmt: skip
settings.load_profile("the same each time")
"""Nothing goes by luck or by the clock; `--hypothesis-profile=default` looks for other examples."""


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say which tests were left out, and why."""
    left_out = Counter(
        report.longrepr[2].removeprefix("Skipped: ")
        for report in terminalreporter.stats.get("skipped", ())
    )
    for reason, count in left_out.items():
        terminalreporter.write_line(f"left out ({count}): {reason}")
