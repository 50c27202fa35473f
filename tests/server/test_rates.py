from __future__ import annotations

import pytest

from ahu.server import rates


def test_a_rate_limiter_is_used_up_and_comes_back() -> None:
    now = 0.0
    limiter = rates.RateLimiter(2, 3, lambda: now)
    assert [limiter.take("a") for _ in range(5)] == [True, True, True, False, False]
    assert limiter.take("b")
    now = 1.0
    assert [limiter.take("a") for _ in range(3)] == [True, True, False]
    now = 100.0
    assert sum(limiter.take("a") for _ in range(10)) == 3


def test_a_rate_limiter_forgets_who_was_quiet(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rates, "MOST_REMEMBERED", 10)
    limiter = rates.RateLimiter(0, 1, lambda: 0.0)
    assert all(limiter.take(key) for key in range(20))
    assert not limiter.take(19)
    assert limiter.take(0)


def test_connections_have_a_limit() -> None:
    limit = rates.ConnectionLimit(2)
    assert [limit.enter("a") for _ in range(3)] == [True, True, False]
    limit.leave("a")
    assert limit.enter("a")
    assert limit.enter("b")
