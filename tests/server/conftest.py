from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.servers import SEED, Served, postgresql, served


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """One server for all tests that do it no harm."""
    folder: Path = tmp_path_factory.mktemp("server")
    with served(folder) as found:
        yield found


@pytest.fixture(scope="package")
def planted(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """One whose tables all have the same seed: what is played there is always the same."""
    with served(tmp_path_factory.mktemp("planted"), planted=SEED) as found:
        yield found


@pytest.fixture(scope="package")
def database() -> Iterator[str]:
    """A PostgreSQL of our own."""
    with postgresql() as address:
        yield address
