from __future__ import annotations

import socket
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests import programs
from tests.server.names import Names
from tests.server.servers import Served, postgresql, served


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """One server for all tests that do it no harm."""
    folder: Path = tmp_path_factory.mktemp("server")
    with served(folder) as found:
        yield found


@pytest.fixture(scope="package")
def database() -> Iterator[str]:
    """A PostgreSQL of our own."""
    programs.needed(programs.postgresql)
    with postgresql() as address:
        yield address


@pytest.fixture(scope="module")
def pair(
    tmp_path_factory: pytest.TempPathFactory, database: str
) -> Iterator[tuple[Served, Served]]:
    """Two processes on one PostgreSQL."""
    folders = [tmp_path_factory.mktemp("process") for _ in range(2)]
    with (
        served(folders[0], database=database) as one,
        served(folders[1], database=database) as other,
    ):
        yield one, other


@pytest.fixture
def names(monkeypatch: pytest.MonkeyPatch) -> Iterator[Names]:
    """What this process looks up, under our control."""
    names = Names()
    monkeypatch.setattr(socket, "getaddrinfo", names.getaddrinfo)
    yield names
    names.released.set()
