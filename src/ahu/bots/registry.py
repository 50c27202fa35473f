"""The kinds of bots by name: our own, and those that other packages bring along.

A package adds a bot with an entry point of the group `ahu.bots` that names a `BotKind`.
"""

from __future__ import annotations

from importlib.util import find_spec

from ahu.bots.contract import BotKind
from ahu.bots.levels import LEVELS
from ahu.core.plugins import Plugins
from ahu.core.refusal import refuse

GROUP = "ahu.bots"

OURS = {
    "random": "ahu.bots.random:RANDOM",
    "greedy": "ahu.bots.greedy:GREEDY",
    "search": "ahu.bots.search:SEARCH",
    "cmd": "ahu.bots.external:COMMAND",
}
"""Where the bots of this folder are found. A new one is one line here."""

EXTRAS = {
    "network": ("numpy", "env"),
    "network-search": ("numpy", "env"),
    "onnx": ("onnxruntime", "onnx"),
    "openspiel-mcts": ("pyspiel", "openspiel"),
}
"""Those of our bots that are found by an entry point and need a module of an extra. They are listed
only where the module is installed."""

_REGISTRY = Plugins(GROUP, BotKind, OURS)


def _lacks(name: str) -> bool:
    return name in EXTRAS and find_spec(EXTRAS[name][0]) is None


def names() -> list[str]:
    """Returns the names of all kinds, loaded or not."""
    return [name for name in _REGISTRY.names() if not _lacks(name)]


def is_ours(name: str) -> bool:
    """Returns whether our texts describe this kind."""
    return name in OURS or name in EXTRAS


def kind_named(name: str) -> BotKind:
    """Returns the kind of this name. Raises Refused if there is none, or if it is broken."""
    if name not in _REGISTRY:
        known = ", ".join([*names(), *LEVELS])
        raise refuse("", "unknown-bot", name=name, known=known)
    if _lacks(name):
        package, extra = EXTRAS[name]
        raise refuse("", "bot-needs-extra", name=name, package=package, extra=extra)
    found = _REGISTRY.load(name)
    if isinstance(found, str):
        raise refuse("", "bot-broken", name=name, problem=found)
    return found


def forget() -> None:
    """Makes the registry look for entry points anew."""
    _REGISTRY.forget()
