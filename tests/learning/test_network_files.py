"""A network is kept with what it was made for, and another one is refused in a line."""

from __future__ import annotations

from pathlib import Path

import msgspec
import numpy as np
import pytest
from numpy.typing import NDArray

from ahu.core.refusal import Refused
from ahu.env.encoding import Encoding
from ahu.games import game_named
from ahu.learning import network_file
from ahu.learning.alignment import align
from ahu.learning.network import Network
from ahu.learning.network_file import NetworkInfo, Weights
from tests.env.sizes import NAMES, SIZES

ORONGO = game_named("orongo")


def weights(game: str = "orongo", width: int = 8) -> Weights:
    """Weights of a network with one block, drawn at random."""
    rng = np.random.default_rng(3)
    largest = Encoding(game, game_named(game).players[-1])

    def drawn(*shape: int) -> NDArray[np.float32]:
        return rng.standard_normal(shape, np.float32) / np.float32(8)

    shapes = {
        "entry": (width, largest.size),
        "blocks.0.up": (width, width),
        "blocks.0.down": (width, width),
        "policy": (largest.actions, width),
        "wins": (largest.players, width),
        "points": (largest.players, width),
    }
    found = {f"{name}.weight": drawn(*shape) for name, shape in shapes.items()}
    found |= {f"{name}.bias": drawn(shape[0]) for name, shape in shapes.items()}
    for name in ("blocks.0.norm", "norm"):
        found |= {f"{name}.weight": drawn(width), f"{name}.bias": drawn(width)}
    return found


@pytest.mark.parametrize(("name", "players"), SIZES, ids=NAMES)
def test_each_number_of_a_table_lies_at_one_place_of_the_largest(name: str, players: int) -> None:
    game = game_named(name)
    largest = Encoding(game, game.players[-1])
    found = align(game, players)
    for places, most in ((found.inputs, largest.size), (found.actions, largest.actions)):
        assert len(set(places.tolist())) == len(places)
        assert 0 <= places.min() <= places.max() < most
    if players == largest.players:
        assert found.inputs.tolist() == list(range(largest.size))
        assert found.actions.tolist() == list(range(largest.actions))


def test_a_network_judges_the_same_after_it_was_kept(tmp_path: Path) -> None:
    made = {name: array.astype(np.float16).astype(np.float32) for name, array in weights().items()}
    file = tmp_path / "network.npz"
    network_file.write(file, network_file.about(ORONGO, 7, 1.5), made)
    kept, read = network_file.read(file.read_bytes(), file.name, ORONGO)
    assert (kept.decisions, kept.minutes) == (7, 1.5)
    seen = np.random.default_rng(1).random((5, Encoding(ORONGO, 3).size), dtype=np.float32)
    one, other = (Network(each, align(ORONGO, 3), 3).judge(seen) for each in (made, read))
    assert all(np.array_equal(a, b) for a, b in zip(one, other, strict=True))
    assert one.wins.shape == one.points.shape == (5, 3)
    assert one.wins.sum(axis=1) == pytest.approx(np.ones(5))


@pytest.mark.parametrize(
    ("changed", "key"),
    [
        ({"game": "giants"}, "network-game"),
        ({"encoding": 99}, "env-version"),
        ({"board": "0" * 16}, "record-board"),
    ],
)
def test_a_network_for_something_else_is_refused(
    changed: dict[str, object], key: str, tmp_path: Path
) -> None:
    file = tmp_path / "network.npz"
    about: NetworkInfo = msgspec.structs.replace(network_file.about(ORONGO), **changed)
    network_file.write(file, about, weights())
    with pytest.raises(Refused) as refused:
        network_file.read(file.read_bytes(), file.name, ORONGO)
    assert refused.value.refusal.key == key


@pytest.mark.parametrize("content", [b"", b"no archive", b"PK\x03\x04" + bytes(40)])
def test_what_is_no_network_is_refused(content: bytes) -> None:
    with pytest.raises(Refused) as refused:
        network_file.read(content, "file", ORONGO)
    assert refused.value.refusal.key == "network-file"
