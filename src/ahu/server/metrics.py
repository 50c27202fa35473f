"""Counts what Prometheus reads at `/metrics`."""

from __future__ import annotations

import os
import re
from pathlib import Path

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector, mark_process_dead

FOLDER = "PROMETHEUS_MULTIPROC_DIR"
"""The variable of the folder where several processes on one port keep their numbers."""
REGISTRY = CollectorRegistry()
CONTENT_TYPE = "text/plain; version=0.0.4; charset=utf-8"

_QUICK = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5)
_SLOW = (0.01, 0.05, 0.1, 0.5, 1, 2, 5, 10, 30, 60, 300)

REQUESTS = Counter("ahu_http_requests", "HTTP requests", ["status"], registry=REGISTRY)
SOCKETS = Gauge("ahu_sockets", "Open sockets", registry=REGISTRY, multiprocess_mode="livesum")
TABLES_OPENED = Counter("ahu_tables_opened", "Tables opened", ["game"], registry=REGISTRY)
TABLES_LOADED = Gauge(
    "ahu_tables_loaded", "Tables in memory", registry=REGISTRY, multiprocess_mode="livesum"
)
COMMANDS = Counter(
    "ahu_commands", "Commands of people, by what came of them", ["what", "came"], registry=REGISTRY
)
COMMAND_SECONDS = Histogram(
    "ahu_command_seconds", "From a command to its answer", buckets=_QUICK, registry=REGISTRY
)
COMMITS = Counter("ahu_commits", "Transactions that appended events", registry=REGISTRY)
COMMIT_SECONDS = Histogram(
    "ahu_commit_seconds", "Transactions that appended events", buckets=_QUICK, registry=REGISTRY
)
EVENTS_APPENDED = Counter("ahu_events", "Events appended", registry=REGISTRY)
NOTICES_SENT = Counter(
    "ahu_notices", "Notices to players, by what came of them", ["kind", "came"], registry=REGISTRY
)
BOT_SECONDS = Histogram("ahu_bot_seconds", "Decisions of bots", buckets=_QUICK, registry=REGISTRY)
BOT_WAIT_SECONDS = Histogram(
    "ahu_bot_wait_seconds", "Decisions waiting for a worker", buckets=_SLOW, registry=REGISTRY
)
BOTS_WAITING = Gauge(
    "ahu_bots_waiting",
    "Decisions waiting for a worker now",
    registry=REGISTRY,
    multiprocess_mode="livesum",
)
BOTS_DROPPED = Counter("ahu_bots_dropped", "Answers to a position that was gone", registry=REGISTRY)
BOT_FAULTS = Counter("ahu_bot_faults", "Turns that bots lost", ["reason"], registry=REGISTRY)
ERRORS = Counter("ahu_errors", "Faults of the server itself", registry=REGISTRY)


def exposition() -> bytes:
    """Returns the metrics of all processes on this port together, as Prometheus reads them."""
    folder = os.environ.get(FOLDER)
    if not folder:
        return generate_latest(REGISTRY)
    for path in Path(folder).glob("gauge_live*.db"):
        process = int(re.findall(r"[0-9]+", path.stem)[-1])
        if not _lives(process):
            mark_process_dead(process)  # type: ignore[no-untyped-call]  # has no types
    registry = CollectorRegistry()
    MultiProcessCollector(registry)  # type: ignore[no-untyped-call]  # has no types
    return generate_latest(registry)


def _lives(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    except PermissionError:
        pass
    return True
