"""Nobody pays for environments who does not use them."""

from __future__ import annotations

import subprocess
import sys

import pytest

HEAVY = ("numpy", "gymnasium", "pettingzoo", "pyspiel", "open_spiel", "PIL", "ahu.env")


def run(code: str) -> str:
    done = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True)
    return done.stdout.strip()


def test_the_library_stays_light() -> None:
    code = (
        "import sys, ahu; from ahu.bots import parse; parse('random');"
        "match = ahu.new('giants', players=3, seed=1); match.legal(match.deciding[0]);"
        f"print([name for name in {HEAVY!r} if name in sys.modules])"
    )
    assert run(code) == "[]"


def test_without_openspiel_its_bot_is_not_listed_and_says_what_it_needs() -> None:
    code = (
        "import sys; sys.modules['pyspiel'] = None\n"
        "from ahu.bots import parse, registry\n"
        "from ahu.core.refusal import Refused\n"
        "assert 'openspiel-mcts' not in registry.names()\n"
        "try: parse('openspiel-mcts:sims=10')\n"
        "except Refused as refused: print(refused)"
    )
    assert run(code).endswith("needs pyspiel: install ahu[openspiel]")


@pytest.mark.parametrize(
    ("missing", "wanted", "extra"),
    [
        ("pettingzoo", "ahu.env; ahu.env.orongo", "env"),
        ("gymnasium", "ahu.env.gym", "env"),
        ("numpy", "ahu.env.vector", "env"),
        ("pyspiel", "ahu.env.openspiel", "openspiel"),
    ],
)
def test_a_missing_extra_says_which_to_install(missing: str, wanted: str, extra: str) -> None:
    code = (
        f"import sys; sys.modules[{missing!r}] = None\n"
        f"try: import {wanted}\n"
        "except ImportError as error: print(error)"
    )
    assert run(code) == f"this needs the package {missing}: install ahu[{extra}]"
