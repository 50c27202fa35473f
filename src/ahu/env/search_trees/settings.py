"""How search trees are searched."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

RootChoice = Literal["puct", "gumbel"]
"""At the root, moves are chosen as below it, or by Gumbel and sequential halving."""
Count = Annotated[int, Meta(ge=1, le=1_000_000)]
Positive = Annotated[float, Meta(ge=0.0)]


class TreeSettings(Struct, frozen=True, forbid_unknown_fields=True):
    """How trees are searched."""

    simulations: Count = 64
    """How many simulations a tree makes each time it is planted."""
    leaves: Count = 1
    """How many simulations of a tree may wait for an evaluation together."""
    nodes: Count = 1024
    """The most nodes of a tree. A full tree is searched on, but grows no more."""
    moves: Count = 65_536
    """The most moves of all nodes of a tree."""
    exploration: Positive = 1.25
    """How much the benefit of the doubt counts beside what is known."""
    urgency: Positive = 0.2
    """How much less a move never tried is thought to be worth than its node."""
    virtual_loss: Positive = 1.0
    """What a simulation that waits counts for, so that others go elsewhere."""
    root: RootChoice = "puct"
    noise: Annotated[float, Meta(ge=0.0, le=1.0)] = 0.0
    """The part of Dirichlet noise in the priors at the root; with "puct"."""
    noise_shape: Annotated[float, Meta(gt=0.0)] = 10.0
    """The shape of the noise, divided among all moves: less is rougher."""
    considered: Annotated[int, Meta(ge=1, le=1024)] = 16
    """How many moves of the root are looked at; with "gumbel"."""
    visit_scale: Positive = 50.0
    value_scale: Positive = 1.0
    """How much values count beside priors in the improved policy; with "gumbel"."""
