"""The same games over a Ray cluster."""

from __future__ import annotations

import sys

import pytest

from ahu.arena import ray_cluster
from ahu.arena.contest import Contest, run
from ahu.arena.results import timeless
from ahu.bots import parse
from ahu.core.refusal import Refused
from ahu.games import GAMES


def contest() -> Contest:
    return Contest(GAMES["orongo"], 2, (parse("random"), parse("random")), 1)


def test_without_ray(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    this = contest()
    with pytest.raises(Refused, match="Ray is not installed"):
        run(this, this.fixtures(2), crew=ray_cluster.spread)


def test_a_local_cluster_gives_the_same_results(monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("ray", reason="Ray is an extra")
    monkeypatch.delenv("RAY_ADDRESS", raising=False)
    this = contest()
    wanted = this.fixtures(20)
    there = run(this, wanted, jobs=2, crew=ray_cluster.spread)
    here = run(this, wanted)
    assert [timeless(result) for result in there] == [timeless(result) for result in here]
