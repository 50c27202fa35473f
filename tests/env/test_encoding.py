"""Every legal action has one index, and every index means one action."""

from __future__ import annotations

import hashlib
import random

import msgspec
import numpy as np
import pytest

from ahu.core.contract import Game
from ahu.core.encoder import NOBODY, WHOLE
from ahu.core.refusal import Refused
from ahu.core.rng import rng_for
from ahu.env.encoding import Encoding, EncodingInfo
from ahu.games.orongo.actions import Build
from tests.env.sizes import NAMES, SIZES, choose
from tests.ours import OUR_GAMES
from tests.properties.tables import GAMES, ISLET, AnyPosition, positions


def encoding_of(position: AnyPosition) -> Encoding:
    return Encoding(position.game, position.players, position.options, position.board)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
@pytest.mark.parametrize("block", range(2))
def test_indices_are_total_and_apart(game: Game, block: int) -> None:
    """On every board, at every size and with every option."""
    for position in positions(game, range(block * 18, block * 18 + 18), 0.04):
        encoding = encoding_of(position)
        encoder, state = encoding.encoder, position.state
        for seat in position.deciding:
            codes = position.legal_codes(seat)
            found = [encoding.indices_of(position, seat, code) for code in codes]
            assert len({tuple(indices) for indices in found}) == len(codes)
            for code, indices in zip(codes, found, strict=True):
                assert all(0 <= index < encoding.actions for index in indices)
                half = indices[0] if len(indices) > 1 else WHOLE
                if half != WHOLE:
                    assert encoder.code(state, seat, WHOLE, half) == WHOLE
                assert encoder.code(state, seat, half, indices[-1]) == code
                action = position.decode(seat, code)
                assert encoding.action(position, seat, indices) == action
                assert encoding.indices(position, seat, action) == indices
            mask = encoding.mask(encoding.play(position), seat)
            assert set(np.flatnonzero(mask)) == {indices[0] for indices in found}


def test_a_moai_is_built_in_two_halves() -> None:
    """The tiles first; then the mask holds the palms that go with them."""
    encoding = Encoding("orongo", 2)
    rng, halves = random.Random(1), 0
    play, chance = encoding.play(), rng_for(1)
    play.settle(chance)
    while play.seat >= 0:
        index = choose(encoding, play, rng)
        position, seat = encoding.coded(play).copy(), play.seat
        play.act(seat, index)
        if play.half != WHOLE:
            halves += 1
            assert play.buffer.at == position.state.at
            with pytest.raises(Refused, match="first half"):
                encoding.action(position, seat, [index])
            second = choose(encoding, play, rng)
            action = encoding.action(position, seat, [index, second])
            assert isinstance(action, Build)
            assert action in position.legal(seat)
            chosen = encoding.split(encoding.observe(play, seat))[0]
            plane = chosen[encoding.planes.index("tiles chosen for the next Moai")]
            names = [position.board.hexes[i].name for i in np.flatnonzero(plane)]
            assert tuple(names) == action.tiles
            other = encoding.split(encoding.observe(play, 1 - seat))[0]
            assert not other[encoding.planes.index("tiles chosen for the next Moai")].any()
            position.play(seat, action)
            play.act(seat, second)
            assert play.buffer.at == position.state.at
        play.settle(chance)
    assert halves > 1


@pytest.mark.parametrize(("name", "players"), SIZES, ids=NAMES)
def test_every_number_has_a_name(name: str, players: int) -> None:
    encoding = Encoding(name, players)
    hexes = len(encoding.start.board.hexes)
    assert len(encoding.planes) * hexes + len(encoding.vector) == encoding.size
    assert len(set(encoding.planes)) == len(encoding.planes)
    assert len(set(encoding.vector)) == len(encoding.vector)


def test_spaces_are_not_absurdly_large() -> None:
    sizes = {(name, players): Encoding(name, players).actions for name, players in SIZES}
    assert max(sizes.values()) < 2000


def test_planes_lie_on_a_grid_as_on_the_board() -> None:
    encoding = Encoding("giants", 3)
    play = encoding.play()
    play.settle(rng_for(1))
    laid = encoding.on_grid(encoding.observe(play, 0))
    village = laid[encoding.planes.index("village")]
    row, column = np.argwhere(village)[0]
    hexes = encoding.start.board.hexes
    village_hex = next(i for i, hex in enumerate(hexes) if hex.kind == "village")
    assert (row, column) == tuple(encoding.grid[village_hex])
    around = [near for near in encoding.neighbours[village_hex] if near >= 0]
    assert sorted(around) == sorted(encoding.start.board.neighbours[village_hex])
    for near in around:
        step = encoding.grid[near] - encoding.grid[village_hex]
        assert tuple(step) in {(0, 1), (0, -1), (1, 0), (-1, 0), (1, -1), (-1, 1)}


def test_what_there_is_not_is_refused() -> None:
    with pytest.raises(Refused, match=r"G0\.1"):
        Encoding("giants", 2)
    with pytest.raises(Refused, match="sight"):
        Encoding("giants", 3, sight="all")  # type: ignore[arg-type]
    with pytest.raises(Refused):
        Encoding("giants", 3, {"quick": True})
    with pytest.raises(Refused):
        Encoding("giants", 3).observe(Encoding("giants", 3).play(), 3)
    encoding = Encoding("orongo", 2)
    position = encoding.start
    with pytest.raises(Refused):
        encoding.indices(position, 0, Build(("1",), "p1"))


NUMBERS = {
    ("giants", 1): "72fdd76f4b7ca096",
    ("orongo", 1): "141d73d47d5c17ac",
}
"""What observations and indices are under each version of an encoding. Never change one: what was
learned from it would mean something else. Raise the version, and add a line."""


@pytest.mark.parametrize("name", list(OUR_GAMES))
def test_another_meaning_is_another_version(name: str) -> None:
    digest = hashlib.sha256()
    for players in OUR_GAMES[name].players:
        encoding = Encoding(name, players)
        play, rng, chance = encoding.play(), random.Random(players), rng_for(players)
        play.settle(chance)
        for _ in range(150):
            if play.seat == NOBODY:
                break
            for sight in (True, False):
                out = np.zeros(encoding.size, np.float32)
                encoding.encoder.prepare(out, 0)
                play.observe(play.seat, sight, out, 0)
                digest.update(np.rint(out * 1000).astype("<i4").tobytes())
            mask = encoding.mask(play, play.seat)
            digest.update(mask.tobytes())
            play.act(play.seat, rng.choice(np.flatnonzero(mask).tolist()))
            play.settle(chance)
        written = "\n".join((*encoding.planes, *encoding.vector, str(encoding.encoder.blocks)))
        digest.update(written.encode())
    assert NUMBERS[name, encoding.version] == digest.hexdigest()[:16]


@pytest.mark.parametrize(("name", "players"), SIZES, ids=NAMES)
def test_a_kept_encoding_is_the_same(name: str, players: int) -> None:
    for board in (None, ISLET) if name == "giants" else (None,):
        encoding = Encoding(name, players, board=board, sight="view")
        info = msgspec.json.decode(msgspec.json.encode(encoding.info()), type=EncodingInfo)
        assert (info.version, info.rules) == (1, 1)
        again = Encoding.of(info, board)
        assert (again.sight, again.size, again.actions) == ("view", encoding.size, encoding.actions)
        assert again.start.options == encoding.start.options
        with pytest.raises(Refused, match="made with version 2"):
            Encoding.of(msgspec.structs.replace(info, version=2), board)
        with pytest.raises(Refused, match="rules"):
            Encoding.of(msgspec.structs.replace(info, rules=9), board)
        with pytest.raises(Refused, match="board"):
            Encoding.of(msgspec.structs.replace(info, board="another"), board)
