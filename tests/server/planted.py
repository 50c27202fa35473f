"""A server whose tables all have a seed that the test has planted: `python -m … PORT FILE SEED`."""

from __future__ import annotations

import sys

import uvicorn

from ahu.server import logs
from ahu.server.app import make
from ahu.server.config import Settings

MANY = 1_000_000


def main() -> None:
    """Serve until killed."""
    port, database, seed = sys.argv[1:]
    logs.set_up("debug")
    settings = Settings(
        database=database, workers=1, pause_ms=0, rate=MANY, sockets=MANY, tables_an_hour=MANY
    )
    uvicorn.run(
        make(settings, lambda: seed),
        port=int(port),
        ws="websockets-sansio",
        ws_per_message_deflate=False,
        log_config=None,
        access_log=False,
    )


if __name__ == "__main__":
    main()
