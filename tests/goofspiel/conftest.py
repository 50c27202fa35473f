from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.servers import Served, served


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """One server for all tests of the example."""
    with served(tmp_path_factory.mktemp("server")) as found:
        yield found
