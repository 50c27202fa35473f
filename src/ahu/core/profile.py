"""What a game says of itself to whoever looks for one."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

Weight = Literal["light", "medium", "heavy"]


class Profile(Struct, frozen=True, kw_only=True):
    """A game in figures. What it does not say is left out where games are offered."""

    minutes: tuple[int, int] | None = None
    """How long a game takes, from and to."""
    weight: Weight | None = None
    """How much there is to learn and to think about."""
    first_options: dict[str, bool | int] = {}
    """The options that suit a first game against bots, where they differ from the rules'."""
