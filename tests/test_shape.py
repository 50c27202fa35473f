"""A game is one package: everything else names no game, and games name their parts alike."""

from __future__ import annotations

import re
from importlib.metadata import distribution
from pathlib import Path

import pytest

import ahu
from ahu import text
from ahu.core.facets import Facets, load
from ahu.core.lesson import lessons_of
from ahu.core.puzzle import puzzles_of
from ahu.games import GAMES
from ahu.text import LANGUAGES

ROOT = Path(__file__).parents[1]
SOURCE = Path(ahu.__file__).parent
PAGE = ROOT / "web" / "src"
EXAMPLES_HERE = ROOT / "examples"
GAMES_HERE = SOURCE / "games"
OURS = sorted(place.name for place in GAMES_HERE.iterdir() if (place / "game.py").exists())
WORDS = re.compile("|".join(OURS), re.IGNORECASE)
ELSEWHERE = [
    *(folder / name for folder in (GAMES_HERE, PAGE / "games") for name in OURS),
    SOURCE / "server" / "page",
]
EXAMPLES = {
    SOURCE / "__init__.py",
    SOURCE / "kernels.txt",
    *(SOURCE / "text").glob("*/cli.ftl"),
}
"""What says by example what the package is, and the list of what is compiled."""
THINGS = re.compile(
    # The package itself is called Ahu, and to OpenSpiel its games are AhuGame and AhuState.
    r"\bahus\b|\b(?:an|the|no|each|every|which) ahu\b|(?-i:Ahu(?!Game|State)[A-Z])"
    r"|\b(?:(?:k?ein|jede|den|de[rms])e?[nms]? ahu|(?:un|aucun|chaque|cet) ahu|l’ahu)\b"
    r"|moa[iï]|headdress|statue|topknot|coastal|quarr|atoll|shells?\b|sorcerer|amulet|birdman"
    r"|tablet|\bdice\b|\btiles?\b|\bpalms?\b|\bforest|village"
    r"|kopfschmuck|steinbr|muschel|zauberer|amulett|würfel|plättchen|\bpalmen?\b|\bdorf\b"
    r"|coiffe|carrière|coquillage|sorcier|amulette|\bdés?\b(?! la)|tuile|palmier|forêt",
    re.IGNORECASE,
)
"""What only games have: their boards, pieces and chance, in every language."""
SIGNS = {
    SOURCE / "draw" / "art" / "statues.svg",
    PAGE / "look" / "Hero.svelte",
    PAGE / "parts" / "TopBar.svelte",
}
"""Where a statue is the sign of the whole project, which both games share."""
KINDS = {".css", ".ftl", ".html", ".pxd", ".py", ".svelte", ".svg", ".toml", ".ts", ".txt"}
OWN_ROLES = {
    "giants": {
        "ahu_places",
        "ahu_potential",
        "auction",
        "consistency",
        "placement",
        "planner",
        "roads",
        "round_end",
        "transport",
    },
    "orongo": {"bid_values", "bidding", "building", "building_plans", "land"},
}
"""The parts that only one game has: its phases, and what only its board or its bots need."""
OWN_PAGE_ROLES = {
    "giants": {
        "AhuArt.svelte",
        "AhuButton.svelte",
        "AhuHints.svelte",
        "AhuName.svelte",
        "AhuPicture.svelte",
        "AuctionArt.svelte",
        "BidPanel.svelte",
        "ChoosePanel.svelte",
        "DiePicture.svelte",
        "FigureButton.svelte",
        "HexArt.svelte",
        "HexesPicture.svelte",
        "ItemPicture.svelte",
        "ItemsPanel.svelte",
        "MovePanel.svelte",
        "Pass.svelte",
        "PlacePanel.svelte",
        "QuarryRow.svelte",
        "RouteEditor.svelte",
        "StandingArt.svelte",
        "TokenArt.svelte",
        "Traveller.svelte",
        "ahus.ts",
        "plans.ts",
        "tokens.ts",
    },
    "orongo": {"FieldArt.svelte", "FieldsPicture.svelte", "GhostArt.svelte", "groups.ts"},
}


def sources() -> list[Path]:
    """All that is written by hand for the package and the page."""
    files = [path for folder in (SOURCE, PAGE) for path in folder.rglob("*")]
    files += PAGE.parent.glob("*.html")
    built = SOURCE / "server" / "page"
    return sorted(path for path in files if path.suffix in KINDS and not path.is_relative_to(built))


def naming(words: re.Pattern[str], paths: list[Path]) -> list[str]:
    """The places in these files, and among their names, that have one of these words."""
    return [
        f"{path.relative_to(ROOT)}:{number}: {line.strip()}"
        for path in paths
        for number, line in enumerate(
            [str(path.relative_to(ROOT)), *path.read_text(encoding="utf-8").splitlines()]
        )
        if words.search(line)
    ]


def generic() -> list[Path]:
    return [
        path
        for path in sources()
        if path not in EXAMPLES and not any(path.is_relative_to(folder) for folder in ELSEWHERE)
    ]


def test_our_games_are_entry_points_as_those_of_others_are() -> None:
    points = distribution("ahu").entry_points.select(group="ahu.games")
    assert sorted(point.name for point in points) == OURS


def test_generic_code_names_no_game() -> None:
    kinds = {path.suffix for path in generic()}
    assert {".py", ".svelte", ".ts", ".ftl"} <= kinds
    assert naming(WORDS, generic()) == []


def test_generic_code_speaks_of_no_games_things() -> None:
    assert naming(THINGS, [path for path in generic() if path not in SIGNS]) == []
    for path in SIGNS:
        assert naming(THINGS, [path]), f"{path} needs no exception"


def test_nobody_here_knows_the_games_of_the_examples() -> None:
    names = [path.parent.name for path in EXAMPLES_HERE.glob("*/pyproject.toml")]
    assert names
    assert naming(re.compile("|".join(names), re.IGNORECASE), sources()) == []


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


def test_the_page_has_the_same_names_for_the_same_roles() -> None:
    roles = {
        name: {path.name for path in (PAGE / "games" / name).iterdir()} - OWN_PAGE_ROLES[name]
        for name in OURS
    }
    assert roles[OURS[0]] == roles[OURS[1]]


def test_a_games_page_does_not_know_the_others() -> None:
    for name in OURS:
        others = re.compile("|".join(other for other in OURS if other != name), re.IGNORECASE)
        found = [path for path in sources() if path.is_relative_to(PAGE / "games" / name)]
        assert naming(others, found) == []


OWN_FACETS = {"planning": ["giants"]}
"""Facets that only some games have."""


@pytest.mark.parametrize("name", OURS)
def test_our_games_have_every_facet(name: str) -> None:
    for facet in Facets.__struct_fields__:
        place = getattr(GAMES[name].facets, facet)
        if name not in OWN_FACETS.get(facet, OURS):
            assert place == "", facet
            continue
        assert place.startswith(f"ahu.games.{name}."), facet
        if facet == "texts":
            assert all(text.sources(place, language) for language in LANGUAGES)
        elif facet == "lessons":
            assert lessons_of(GAMES[name])
        elif facet == "puzzles":
            assert puzzles_of(GAMES[name])
        else:
            assert load(place) is not None


SAME_ROLE = {
    "Bid",
    "Codec",
    "Evaluation",
    "First",
    "Place",
    "SeatSnapshot",
    "State",
    "Tables",
    "Weights",
}
"""The names that both games use for the same thing."""
KEPT = {"Journey"}
"""What the contract asks for, and a game's own that is one."""


def test_a_name_stands_for_one_thing() -> None:
    """Classes have a name of their own, but for what both games have."""
    places: dict[str, list[str]] = {}
    for path in SOURCE.rglob("*.py"):
        for name in re.findall(r"^class (\w+)", path.read_text(encoding="utf-8"), re.MULTILINE):
            places.setdefault(name, []).append(path.relative_to(SOURCE).as_posix())
    twice = {name: found for name, found in places.items() if len(found) > 1}
    assert {name for name in twice if name not in SAME_ROLE | KEPT} == set(), twice
    for name in SAME_ROLE & set(twice):
        assert all(place.startswith("games/") for place in twice[name]), name


def test_the_glossary_knows_where_things_are() -> None:
    text = (SOURCE.parents[1] / "docs" / "glossary.md").read_text(encoding="utf-8")
    for place in re.findall(r"`([\w/*]+(?:\.py|/))`", text):
        assert list(SOURCE.glob(place.rstrip("/"))), place
