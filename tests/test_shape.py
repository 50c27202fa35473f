"""A game is one package: everything else names no game, and games name their parts alike."""

from __future__ import annotations

import re
from importlib.metadata import distribution
from pathlib import Path

import pytest

import ahu
from ahu.core.facets import Facets, load
from ahu.games import GAMES

SOURCE = Path(ahu.__file__).parent
GAMES_HERE = SOURCE / "games"
OURS = sorted(place.name for place in GAMES_HERE.iterdir() if (place / "game.py").exists())
WORDS = re.compile("|".join(OURS), re.IGNORECASE)
ELSEWHERE = [*(GAMES_HERE / name for name in OURS), SOURCE / "text", SOURCE / "server" / "page"]
EXAMPLES = {SOURCE / "__init__.py", SOURCE / "kernels.txt"}
"""What says by example what the package is, and the list of what is compiled."""
OWN_ROLES = {
    "giants": {
        "ahu_places",
        "ahu_potential",
        "auction",
        "consistency",
        "placement",
        "planner",
        "round_end",
        "transport",
    },
    "orongo": {"bid_values", "bidding", "building", "building_plans"},
}
"""The parts that only one game has: its phases, and what only its board or its bots need."""


def generic() -> list[Path]:
    files = [path for kind in ("*.py", "*.pxd", "*.txt") for path in SOURCE.rglob(kind)]
    return [
        path
        for path in sorted(files)
        if path not in EXAMPLES and not any(path.is_relative_to(folder) for folder in ELSEWHERE)
    ]


def test_our_games_are_entry_points_as_those_of_others_are() -> None:
    points = distribution("ahu").entry_points.select(group="ahu.games")
    assert sorted(point.name for point in points) == OURS


def test_generic_code_names_no_game() -> None:
    found = [
        f"{path.relative_to(SOURCE.parent)}:{number}: {line.strip()}"
        for path in generic()
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if WORDS.search(line)
    ]
    assert found == []


def test_a_game_does_not_know_the_others() -> None:
    for name in OURS:
        others = [f"ahu.games.{other}" for other in OURS if other != name]
        for path in (GAMES_HERE / name).rglob("*.p[yx]*"):
            text = path.read_bytes().decode("utf-8", "replace")
            assert not [other for other in others if other in text], path


def test_the_same_names_for_the_same_roles() -> None:
    assert sorted(OWN_ROLES) == OURS
    roles = {
        name: {path.stem for path in (GAMES_HERE / name).iterdir() if path.suffix in ("", ".py")}
        for name in OURS
    }
    shared = [roles[name] - OWN_ROLES[name] for name in OURS]
    assert shared[0] == shared[1]
    for name in OURS:
        assert roles[name] >= OWN_ROLES[name]


@pytest.mark.parametrize("name", OURS)
def test_our_games_have_every_facet(name: str) -> None:
    for facet in set(Facets.__struct_fields__) - {"texts"}:  # ours lie with all others
        place = getattr(GAMES[name].facets, facet)
        assert place.startswith(f"ahu.games.{name}."), facet
        assert load(place) is not None
