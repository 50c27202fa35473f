"""Games as a data set of Minari."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from ahu.env.dataset import decisions_of
from ahu.games import GAMES
from ahu.simulation import simulate

minari = pytest.importorskip("minari", reason="ahu[data] is not installed")


def test_an_episode_for_each_seat_of_each_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is written is read back by Minari: rows, masks, and what the seat won."""
    from ahu.env.minari_dataset import write

    monkeypatch.setenv("MINARI_DATASETS_PATH", str(tmp_path / "sets"))
    records = tmp_path / "games.jsonl.xz"
    simulate(GAMES["orongo"], 2, 3, bots=["greedy"], seed=1, records=records)
    write("ahu/orongo-greedy-v0", records, bots="greedy")
    decisions, _ = decisions_of(records)
    found = minari.load_dataset("ahu/orongo-greedy-v0")
    assert found.total_episodes == 6
    assert found.total_steps == len(decisions.actions)
    for episode in found.iterate_episodes():
        legal = episode.observations["action_mask"][np.arange(len(episode)), episode.actions]
        assert legal.all()
        assert not episode.rewards[:-1].any()
        assert episode.terminations[-1]
    totals = [episode.rewards.sum() for episode in found.iterate_episodes()]
    assert sum(totals) == pytest.approx(0)
