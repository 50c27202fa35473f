"""The kinds of bots there are, by name: our own, and those other packages bring along.

A package adds a bot with an entry point of the group `ahu.bots` that names a `Kind`. It is loaded
when it is first asked for; one that cannot be loaded is reported and keeps nobody from playing.
"""

from __future__ import annotations

from functools import cache
from importlib.metadata import EntryPoint, entry_points
from importlib.util import find_spec

from ahu.bots.contract import Kind
from ahu.core.refusal import refuse

GROUP = "ahu.bots"

OURS = {
    "random": "ahu.bots.random:RANDOM",
    "greedy": "ahu.bots.greedy:GREEDY",
    "search": "ahu.bots.search:SEARCH",
    "cmd": "ahu.bots.external:COMMAND",
    "openspiel-mcts": "ahu.env.openspiel_bots:MCTS",
}
"""Where the bots of this package are found. A new one is one line here."""

EXTRAS = {"openspiel-mcts": ("pyspiel", "openspiel")}
"""Bots of ours that need a module of an extra: where it is not installed they are not listed."""


def _lacks(name: str) -> bool:
    return name in EXTRAS and find_spec(EXTRAS[name][0]) is None


@cache
def _points() -> dict[str, EntryPoint]:
    """Our own bots first: nobody takes their names."""
    ours = {name: EntryPoint(name, place, GROUP) for name, place in OURS.items()}
    return {point.name: point for point in entry_points(group=GROUP)} | ours


def names() -> list[str]:
    """The names of all kinds, loaded or not."""
    own = [name for name in OURS if not _lacks(name)]
    return own + sorted(name for name in _points() if name not in OURS)


@cache
def _load(name: str) -> Kind | str:
    """The kind of this name, or what is wrong with it."""
    try:
        found = _points()[name].load()
    except (
        Exception,
        SystemExit,
    ) as error:  # whatever its import does
        return f"{type(error).__name__}: {error}"
    return found if isinstance(found, Kind) else f"{type(found).__name__}: not a Kind"


def kind_named(name: str) -> Kind:
    """The kind of this name. Raises Refused for one there is not, or one that is broken."""
    from ahu.bots.levels import LEVELS

    if name not in _points():
        known = ", ".join([*names(), *LEVELS])
        raise refuse("", "unknown-bot", name=name, known=known)
    if _lacks(name):
        package, extra = EXTRAS[name]
        raise refuse("", "bot-needs-extra", name=name, package=package, extra=extra)
    found = _load(name)
    if isinstance(found, str):
        raise refuse("", "bot-broken", name=name, problem=found)
    return found


def forget() -> None:
    """Look for entry points anew."""
    _points.cache_clear()
    _load.cache_clear()
