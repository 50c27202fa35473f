"""A network is kept with what it was made for, and another one is refused in a line."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import msgspec
import numpy as np
import pytest
from numpy.typing import NDArray

import ahu
from ahu.core.board import DIRECTIONS
from ahu.core.contract import Action
from ahu.core.refusal import Refused
from ahu.env.encoding import Encoding
from ahu.games import game_named
from ahu.learning import network_file
from ahu.learning.alignment import align, shape_of
from ahu.learning.network import Network
from ahu.learning.network_file import NetworkInfo, Weights
from tests.env.sizes import NAMES, SIZES

ORONGO = game_named("orongo")


def weights(game: str = "orongo", narrow: int = 4, width: int = 8, looks: int = 8) -> Weights:
    """Weights of a network with one block of each kind, drawn at random."""
    rng = np.random.default_rng(3)
    shape = shape_of(game_named(game))

    def drawn(*shape: int) -> NDArray[np.float32]:
        return rng.standard_normal(shape, np.float32) / np.float32(8)

    bare = {
        "planes": (narrow, shape.planes),
        "looks": (looks, narrow),
        "ways": (len(shape.ways), narrow),
        "hex_blocks.0.own": (narrow, narrow),
        "hex_blocks.0.near": (narrow, len(DIRECTIONS) * narrow),
    }
    biased = {
        "table": (narrow, shape.vector),
        "hex_blocks.0.whole": (narrow, narrow),
        "hex_blocks.0.down": (narrow, narrow),
        "entry": (width, shape.inputs + (2 + looks) * narrow),
        "blocks.0.up": (width, width),
        "blocks.0.down": (width, width),
        "policy": (shape.actions, width),
        "wins": (shape.players, width),
        "points": (shape.players, width),
    }
    found = {f"{name}.weight": drawn(*size) for name, size in (bare | biased).items()}
    found |= {f"{name}.bias": drawn(size[0]) for name, size in biased.items()}
    for name in ("blocks.0.norm", "norm"):
        found |= {f"{name}.weight": drawn(width), f"{name}.bias": drawn(width)}
    return found | {"places": drawn(shape.hexes, narrow)}


def network(made: Weights, game: str, players: int) -> Network:
    found = game_named(game)
    return Network(made, shape_of(found), align(found, players), players)


@pytest.mark.parametrize(("name", "players"), SIZES, ids=NAMES)
def test_each_number_of_a_table_lies_at_one_place_of_the_largest(name: str, players: int) -> None:
    game = game_named(name)
    largest = Encoding(game, game.players[-1])
    found = align(game, players)
    for places, most in (
        (found.planes, len(largest.planes)),
        (found.vector, len(largest.vector)),
        (found.inputs, largest.size),
        (found.actions, largest.actions),
    ):
        assert len(set(places.tolist())) == len(places)
        assert 0 <= places.min() <= places.max() < most
        if players == largest.players:
            assert places.tolist() == list(range(most))


@pytest.mark.parametrize(("name", "players"), SIZES, ids=NAMES)
def test_an_action_is_about_the_hexes_that_it_names(name: str, players: int) -> None:
    """In a whole game, at every decision: its hex or field, its tiles, or where its ahu stands."""
    encoding, random, met = Encoding(name, players), Random(1), set[str]()
    match = ahu.new(name, players=players, seed=5)
    board = match.position.board
    stands = {ahu.name: board.names[ahu.hex] for ahu in getattr(board, "ahus", ())}
    while not match.over:
        seat = random.choice(match.position.deciding)
        for action in random.sample(legal := match.position.legal(seat), min(20, len(legal))):
            first = encoding.indices(match.position, seat, action)[0]
            way, about = encoding.encoder.spot(first)
            met.add(way)
            named = {stands.get(part, part) for part in words(action)}
            assert {board.names[hex] for hex in about} <= named, action
        match.play(seat, random.choice(legal))
    assert len(met) > 2


def words(action: Action) -> Iterator[str]:
    """Every text that an action holds."""
    for part in msgspec.structs.astuple(action):
        yield from part if isinstance(part, tuple) else (part,)


def test_a_network_judges_the_same_after_it_was_kept(tmp_path: Path) -> None:
    made = {name: array.astype(np.float16).astype(np.float32) for name, array in weights().items()}
    file = tmp_path / "network.npz"
    network_file.write(file, network_file.about(ORONGO, 7, 1.5), made)
    kept, read = network_file.read(file.read_bytes(), file.name, ORONGO)
    assert (kept.decisions, kept.minutes) == (7, 1.5)
    seen = np.random.default_rng(1).random((5, Encoding(ORONGO, 3).size), dtype=np.float32)
    one, other = (network(each, "orongo", 3).judge(seen) for each in (made, read))
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
