from __future__ import annotations

import pytest

from ahu.core.refusal import Refused
from ahu.server import guard


def test_a_token_is_found_by_its_hash_only() -> None:
    tokens = [guard.new_token() for _ in range(3)]
    hashes = [guard.hashed(tokens[0]), None, guard.hashed(tokens[2])]
    assert guard.place_of(tokens[0], hashes) == 0
    assert guard.place_of(tokens[2], hashes) == 2
    assert guard.place_of(tokens[1], hashes) is None
    assert guard.place_of("", hashes) is None
    assert guard.place_of(hashes[0] or "", hashes) is None


def test_an_allowance_is_used_up_and_comes_back() -> None:
    now = 0.0
    allowance = guard.Allowance(2, 3, lambda: now)
    assert [allowance.take("a") for _ in range(5)] == [True, True, True, False, False]
    assert allowance.take("b")
    now = 1.0
    assert [allowance.take("a") for _ in range(3)] == [True, True, False]
    now = 100.0
    assert sum(allowance.take("a") for _ in range(10)) == 3


def test_an_allowance_forgets_who_was_quiet(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(guard, "MOST_REMEMBERED", 10)
    allowance = guard.Allowance(0, 1, lambda: 0.0)
    assert all(allowance.take(key) for key in range(20))
    assert not allowance.take(19)
    assert allowance.take(0)


def test_a_crowd_has_a_limit() -> None:
    crowd = guard.Crowd(2)
    assert [crowd.enter("a") for _ in range(3)] == [True, True, False]
    crowd.leave("a")
    assert crowd.enter("a")
    assert crowd.enter("b")


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
    friends = (guard.check_origin("https://Friend.example/"),)
    assert guard.may_connect(origin, host, friends) == allowed


@pytest.mark.parametrize("text", ["", "example.org", "ftp://example.org", "https://x/path"])
def test_what_is_no_origin(text: str) -> None:
    with pytest.raises(Refused):
        guard.check_origin(text)
