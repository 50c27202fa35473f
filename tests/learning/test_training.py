"""The command that trains, at toy size on the CPU."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest

from ahu.cli import main
from ahu.env.encoding import Encoding
from ahu.games import game_named
from ahu.learning import network_file

pytest.importorskip("torch", reason="training needs PyTorch, the extra ahu[learn]")

TOY = [
    "hex_width=8",
    "hex_blocks=1",
    "width=16",
    "blocks=1",
    "games=4",
    "processes=1/1/0",
    "taught=1/0/0",
    "lessons=4",
]
TOY += ["measured=2", "steps=4", "batch=16", "memory=64", "save=0.01"]


def test_it_trains_resumes_and_keeps_a_network_that_plays(tmp_path: Path) -> None:
    file, curve = tmp_path / "network.npz", tmp_path / "curve.jsonl"
    settings = [word for setting in TOY for word in ("--set", setting)]
    call = ["train", "orongo", str(file), "--imitation", "0.02", "--curve", str(curve), *settings]
    assert main([*call, "--minutes", "0.02"]) == 0
    first, _ = network_file.read(file.read_bytes(), file.name, game_named("orongo"))
    assert main([*call, "--minutes", "0.06"]) == 0
    then, _ = network_file.read(file.read_bytes(), file.name, game_named("orongo"))
    assert then.minutes > first.minutes > 0
    assert then.decisions > first.decisions
    marks = [json.loads(line) for line in curve.read_text().splitlines()]
    assert {mark["phase"] for mark in marks} == {"imitation", "self-play"}
    assert main(["simulate", "orongo", "--games", "1", "--bots", f"network:model={file}"]) == 0


def test_another_game_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    from tests.learning.test_network_files import weights

    file = tmp_path / "network.npz"
    network_file.write(file, network_file.about(game_named("orongo")), weights())
    assert main(["train", "giants", str(file), "--minutes", "0.01"]) != 0
    assert "orongo" in capsys.readouterr().err


@pytest.mark.parametrize(("name", "players"), [("orongo", 3), ("giants", 3)])
def test_both_forms_of_a_network_judge_the_same(name: str, players: int) -> None:
    import torch

    from ahu.learning.model import model_of
    from tests.learning.test_network_files import network, weights

    game, made = game_named(name), weights(name)
    seen = np.random.default_rng(1).random((4, Encoding(game, players).size), dtype=np.float32)
    judged = network(made, name, players).judge(seen)
    with torch.no_grad():
        opinion = model_of(game, made)(torch.from_numpy(seen), players)
    assert opinion.logits.numpy() == pytest.approx(judged.logits, abs=1e-4)
    assert torch.softmax(opinion.wins, 1).numpy() == pytest.approx(judged.wins, abs=1e-4)
    assert torch.softmax(opinion.points, 1).numpy() == pytest.approx(judged.points, abs=1e-4)


def test_numbers_by_slot_and_by_seat_are_each_other_turned() -> None:
    import torch

    from ahu.learning.rollout import by_seat, by_slot

    numbers = torch.tensor([[1.0, 2.0, 3.0]] * 3)
    seats = torch.tensor([0, 1, 2])
    assert by_slot(numbers, seats).tolist() == [[1, 2, 3], [2, 3, 1], [3, 1, 2]]
    assert torch.equal(by_seat(by_slot(numbers, seats), seats), numbers)
