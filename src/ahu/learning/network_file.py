"""The file of a network: its weights, and what they were learned from.

It is an npz archive. `about` holds a `NetworkInfo` as JSON; every other array holds weights, named
as in `network`. Weights are kept as 16-bit floats, which halves the file.
"""

from __future__ import annotations

import io
import zipfile
from pathlib import Path

import msgspec
import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from ahu.core.contract import Game
from ahu.core.refusal import refuse
from ahu.env.encoding import Encoding

Weights = dict[str, NDArray[np.float32]]
ABOUT = "about"
FORM = 2
"""The version of the form of these files."""


class NetworkInfo(Struct, frozen=True, forbid_unknown_fields=True):
    """What a network was made for, and how long it has learned."""

    form: int
    game: str
    rules: int
    encoding: int
    """The version of the encoding."""
    board: str
    """The digest of the board."""
    decisions: int = 0
    """How many decisions it has learned from."""
    minutes: float = 0.0
    """How long it has learned."""


def about(game: Game, decisions: int = 0, minutes: float = 0.0) -> NetworkInfo:
    """Returns what a network that is made now is for."""
    info = Encoding(game, game.players[-1]).info()
    return NetworkInfo(FORM, info.game, info.rules, info.version, info.board, decisions, minutes)


def write(path: Path, kept: NetworkInfo, weights: Weights) -> None:
    """Writes a network, all of it or nothing."""
    arrays = {name: array.astype(np.float16) for name, array in weights.items()}
    header = np.frombuffer(msgspec.json.encode(kept), np.uint8)
    beside = path.with_name(f"{path.name}.part")
    with beside.open("wb") as file:
        np.savez_compressed(file, allow_pickle=False, **{ABOUT: header}, **arrays)
    beside.replace(path)


def read(content: bytes, name: str, game: Game) -> tuple[NetworkInfo, Weights]:
    """Returns a network for this game. Raises Refused if the file holds no such network."""
    try:
        with np.load(io.BytesIO(content), allow_pickle=False) as archive:
            arrays = {key: archive[key] for key in archive.files}
        kept = msgspec.json.decode(arrays.pop(ABOUT).tobytes(), type=NetworkInfo)
    except (ValueError, KeyError, OSError, EOFError, zipfile.BadZipFile, msgspec.MsgspecError):
        raise refuse("", "network-file", file=name) from None
    if kept.game != game.name:
        raise refuse("", "network-game", file=name, found=kept.game, game=game.name)
    now = about(game)
    if (kept.form, kept.rules, kept.encoding) != (now.form, now.rules, now.encoding):
        raise refuse("", "env-version", game=game.name, found=kept.encoding, known=now.encoding)
    if kept.board != now.board:
        raise refuse("", "record-board", name=game.board().name, digest=kept.board)
    return kept, {key: array.astype(np.float32) for key, array in arrays.items()}
