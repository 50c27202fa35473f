"""What is counted, for Prometheus at `/metrics`."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

REGISTRY = CollectorRegistry()
CONTENT_TYPE = "text/plain; version=0.0.4; charset=utf-8"

_QUICK = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5)

REQUESTS = Counter("ahu_http_requests", "HTTP requests", ["status"], registry=REGISTRY)
SOCKETS = Gauge("ahu_sockets", "Open sockets", registry=REGISTRY)
TABLES_OPENED = Counter("ahu_tables_opened", "Tables opened", ["game"], registry=REGISTRY)
TABLES_LOADED = Gauge("ahu_tables_loaded", "Tables in memory", registry=REGISTRY)
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
EVENTS = Counter("ahu_events", "Events appended", registry=REGISTRY)
BOT_SECONDS = Histogram("ahu_bot_seconds", "Decisions of bots", buckets=_QUICK, registry=REGISTRY)
BOT_FAULTS = Counter("ahu_bot_faults", "Turns that bots lost", ["reason"], registry=REGISTRY)
ERRORS = Counter("ahu_errors", "Faults of the server itself", registry=REGISTRY)


def exposition() -> bytes:
    """All of it, as Prometheus reads it."""
    return generate_latest(REGISTRY)
