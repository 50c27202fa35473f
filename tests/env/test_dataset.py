"""Records become arrays in which the games can be played again."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from ahu.cli import main
from ahu.core.contract import Outcome
from ahu.core.record_file import records_in
from ahu.core.refusal import Refused
from ahu.env.dataset import decisions_of, load, save
from ahu.env.encoding import Encoding
from ahu.games import GAMES
from tests.env.sizes import NAMES, SIZES


def simulated(path: Path, name: str, players: int, *more: str) -> Path:
    """A file of records, as the command writes it."""
    limit = ["--option", "round_limit=2"] if name == "giants" else []
    size = ["--players", str(players), "--games", "3", "--seed", "1"]
    assert main(["simulate", name, *size, *limit, "--records", str(path), *more]) == 0
    return path


@pytest.mark.parametrize(("name", "players"), SIZES, ids=NAMES)
def test_records_become_arrays(name: str, players: int, tmp_path: Path) -> None:
    """Played by their indices alone, games end as their records do."""
    file = simulated(tmp_path / "games.jsonl.xz", name, players, "--bots", "greedy")
    records = list(records_in(file, GAMES))
    decisions, info = decisions_of(file)
    encoding = Encoding.of(info)
    assert len(records) == 3
    for number, record in enumerate(records):
        mine = decisions.games == number
        play = encoding.play()
        indices = iter(zip(decisions.actions[mine], decisions.seats[mine], strict=True))
        rows = iter(np.flatnonzero(mine))
        for event in record.events:
            if isinstance(event.move, Outcome):
                encoding.coded(play).happen(event.move)
                play.look()
                continue
            while True:
                (index, seat), row = next(indices), next(rows)
                play.seat = int(seat)
                assert np.array_equal(encoding.observe(play, seat), decisions.observations[row])
                assert np.array_equal(encoding.mask(play, seat), decisions.masks[row])
                assert decisions.masks[row, index]
                play.act(int(seat), int(index))
                if play.half < 0:
                    break
        assert next(indices, None) is None
        won = {int(seat): play.share(int(seat)) for seat in decisions.seats[mine]}
        for seat, share in zip(decisions.seats[mine], decisions.returns[mine], strict=True):
            assert share == pytest.approx(won[int(seat)])


def test_decisions_are_kept_in_a_file(tmp_path: Path) -> None:
    file = simulated(tmp_path / "games.jsonl", "orongo", 2)
    decisions, info = decisions_of(records_in(file, GAMES))
    save(tmp_path / "orongo.npz", decisions, info)
    again, meaning = load(tmp_path / "orongo.npz")
    assert meaning == info
    for name in decisions._fields:
        assert np.array_equal(getattr(decisions, name), getattr(again, name))
    with pytest.raises(Refused, match="no record"):
        decisions_of([])
    with pytest.raises(Refused, match="no file"):
        decisions_of(tmp_path / "none.jsonl")


def test_games_of_another_kind_are_refused(tmp_path: Path) -> None:
    file = simulated(tmp_path / "games.jsonl", "orongo", 2)
    simulated(file, "orongo", 3)
    assert len(list(records_in(file, GAMES))) == 6, "records are appended"
    with pytest.raises(Refused, match=r"game 4.*differs"):
        decisions_of(file)
    file.write_bytes(file.read_bytes() + b"{}\n")
    with pytest.raises(Refused, match="line 7"):
        list(records_in(file, GAMES))


def test_the_arena_keeps_records(tmp_path: Path) -> None:
    """Each has the bots as names, and the winners that the arena counted."""
    out, file = tmp_path / "results.jsonl", tmp_path / "games.jsonl"
    call = ["arena", "orongo", "--bots", "random", "greedy", "--seed", "2", "--jobs", "2"]
    assert main([*call, "--games", "4", "--out", str(out), "--records", str(file)]) == 0
    records = list(records_in(file, GAMES))
    assert [record.header.seats for record in records] == [
        ("random", "greedy"),
        ("greedy", "random"),
    ] * 2
