"""What things are worth in Orongo, in Moai: plain numbers, found by self-play."""

from __future__ import annotations

from msgspec import Struct


class Weights(Struct, frozen=True):
    """The numbers of the estimate; `benchmarks/tune_orongo.py` finds them."""

    coming: float = 0.612
    """A Moai for which a group has, or has within reach, a set and a coastal palm."""
    set: float = 0.147
    """A set more than there are coastal palms in reach."""
    ahu: float = 0.0525
    """A coastal palm more than there are sets in reach."""
    half: float = 0.0164
    """A tile without its counterpart."""
    open: float = 0.136
    """How far a face-up tile next to a group counts as if it belonged to it."""
    palm: float = 0.247
    """The same for a free palm."""
    hidden: float = 0.518
    """The same for a field whose tile is still face down."""
    join: float = 0.347
    """The same for what another group holds that one chip would join."""
    far: float = 0.194
    """What a field two chips away counts, against one next to the group."""
    again: float = 0.248
    """What a field counts for each further group of the same player."""
    contested: float = 1.08
    """What a free field next to a rival's chip counts."""
    time: float = 8.25
    """With so many chips to come, half of what is coming is still reached."""
    shell: float = 0.251
    """A shell that a Moai will need."""
    spare: float = 0.07
    """A shell beyond that."""
    fade: float = 0.7
    """With so many chips to come, shells are still worth half of that."""
    need: float = 10.8
    """Shells that a Moai costs on average."""
    pace: float = 0.324
    """Moai that a chip to come makes on average."""
    debt: float = 0.415
    """A shell missing for a Moai counted on."""
    race: float = 2.96
    """What all own Moai built are worth besides, growing with the square of their share."""
    win: float = 10.0
    """The main Moai."""


TUNED = {2: Weights(), 3: Weights(), 4: Weights(fade=0.001)}
"""For each number of players."""
