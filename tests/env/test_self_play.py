"""The learning example learns by the right slopes, and from what it plays."""

from __future__ import annotations

from itertools import islice
from pathlib import Path

import numpy as np
import pytest
from examples.self_play import (
    Decisions,
    Network,
    Settings,
    against,
    gradients,
    learn,
    load,
    self_play,
    train,
)

from ahu.core.refusal import Refused
from ahu.env.encoding import Encoding
from ahu.games.orongo import encoding


def test_slopes_are_those_of_the_loss() -> None:
    """Each is compared with what the loss does when one weight changes a little."""
    rng = np.random.default_rng(1)
    settings = Settings()
    network = Network(6, 5, 4, rng)
    for name, weight in network.weights.items():
        network.weights[name] = rng.standard_normal(weight.shape)  # type: ignore[assignment]  # finer
    seen = rng.standard_normal((7, 6))
    masks = np.ones((7, 4), np.int8)
    masks[:, 3] = 0
    chosen = rng.integers(0, 3, 7)
    likely = rng.uniform(0.2, 0.6, 7)
    results = rng.choice([-1.0, 1.0], 7)
    decisions = Decisions(seen, masks, chosen, likely, results)  # type: ignore[arg-type]
    found, _ = gradients(network, decisions, settings)
    for name in ("policy", "policy bias"):
        weight = network.weights[name]
        for place in np.ndindex(weight.shape):
            losses = []
            for change in (1e-5, -1e-5):
                weight[place] += change
                losses.append(gradients(network, decisions, settings)[1])
                weight[place] -= change
            assert found[name][place] == pytest.approx((losses[0] - losses[1]) / 2e-5, abs=1e-4)


def test_it_gets_better() -> None:
    """A few hundred games already win more often against random play."""
    rng = np.random.default_rng(1)
    settings = Settings(hidden=32, games=32, batch=3000, minibatch=500, rate=3e-3)
    network = Network(1458, settings.hidden, 480, rng)
    before = against(network, "random", 200, rng)
    *_, played = islice(train(network, settings, rng), 28)
    assert played > 500
    assert against(network, "random", 200, rng) > max(0.62, before)


def test_it_learns_from_whole_games() -> None:
    """Every decision of a finished game has its result: as many victories as defeats, about."""
    rng = np.random.default_rng(3)
    played, decisions = next(self_play(Network(1458, 8, 480, rng), Settings(games=32), rng))
    assert played >= 32
    assert set(np.unique(decisions.results)) <= {-1.0, 0.0, 1.0}
    assert abs(decisions.results.mean()) < 0.3
    assert decisions.masks[np.arange(len(decisions.chosen)), decisions.chosen].all()


def test_a_network_is_kept_with_the_version_of_its_numbers(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "network.npz"
    next(learn(1, Settings(hidden=4), rivals={"random": 4}, kept=path))
    network, numbers = load(path)
    assert numbers.info() == Encoding("orongo", 2).info()
    rng = np.random.default_rng(1)
    expected = Network(numbers.size, 4, numbers.actions, rng).weights
    assert all((network.weights[name] == weight).all() for name, weight in expected.items())
    monkeypatch.setattr(encoding, "VERSION", 2)
    with pytest.raises(Refused, match="version 1 of the encoding of orongo; this is version 2"):
        load(path)
