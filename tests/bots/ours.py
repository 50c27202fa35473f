"""Our own bots, with budgets small enough for tests."""

from __future__ import annotations

from ahu.bots import registry

FEW = {"simulations": 4, "sims": 3}


def _brief(bot: str) -> str:
    fields = registry.kind_named(bot).settings.__struct_fields__
    budget = ",".join(f"{name}={FEW[name]}" for name in fields if name in FEW)
    return f"{bot}:{budget}" if budget else bot


OURS = [_brief(name) for name in registry.OURS if name != "cmd"]
