from __future__ import annotations

import pytest

from ahu.core.refusal import Refused
from ahu.server import origins


@pytest.mark.parametrize(
    ("origin", "host", "allowed"),
    [
        (None, "here:1", True),
        ("http://here:1", "here:1", True),
        ("https://HERE:1", "here:1", True),
        ("http://there", "here:1", False),
        ("http://here:2", "here:1", False),
        ("null", "here:1", False),
        ("https://friend.example", "here:1", True),
        ("http://friend.example", "here:1", False),
    ],
)
def test_origins(origin: str | None, host: str, allowed: bool) -> None:
    friends = (origins.check_origin("https://Friend.example/"),)
    assert origins.may_connect(origin, host, friends) == allowed


@pytest.mark.parametrize("text", ["", "example.org", "ftp://example.org", "https://x/path"])
def test_what_is_no_origin(text: str) -> None:
    with pytest.raises(Refused):
        origins.check_origin(text)
