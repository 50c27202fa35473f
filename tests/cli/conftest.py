from __future__ import annotations

from collections.abc import Iterator

import pytest

from ahu import games
from tests.core.pennies import POINT


@pytest.fixture(autouse=True, scope="package")
def with_pennies() -> Iterator[None]:
    """The small game of the tests is there beside the real ones."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(games.REGISTRY.own, "pennies", POINT)
        yield
