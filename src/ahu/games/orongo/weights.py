"""What things are worth in Orongo, in Moai: plain numbers, found by self-play."""

from __future__ import annotations

from msgspec import Struct


class Weights(Struct, frozen=True):
    """The numbers of the estimate; `benchmarks/tune_orongo.py` finds them."""

    coming: float
    """A Moai for which a group has, or has within reach, a set and a coastal palm."""
    set: float
    """A set more than there are coastal palms in reach."""
    ahu: float
    """A coastal palm more than there are sets in reach."""
    half: float
    """A tile without its counterpart."""
    open: float
    """How far a face-up tile next to a group counts as if it belonged to it."""
    palm: float
    """The same for a free palm."""
    hidden: float
    """The same for a field whose tile is still face down."""
    join: float
    """The same for what another group holds that one chip would join."""
    far: float
    """What a field two chips away counts, against one next to the group."""
    again: float
    """What a field counts for each further group of the same player."""
    contested: float
    """What a free field next to a rival's chip counts."""
    time: float
    """With so many chips to come, half of what is coming is still reached."""
    shell: float
    """A shell that is wanted for Moai still to come."""
    spare: float
    """A shell beyond that."""
    fade: float
    """With so many chips to come, shells are still worth half of that."""
    need: float
    """Shells wanted for each of them; far more than it costs: shells are also chips to come."""
    pace: float
    """Moai that a chip to come makes on average."""
    debt: float
    """A shell missing for a Moai counted on."""
    race: float
    """What all own Moai built are worth besides, growing with the square of their share."""
    win: float
    """The main Moai."""


TUNED = {
    2: Weights(
        coming=0.72,
        set=0.175,
        ahu=0.0556,
        half=0.0196,
        open=0.0895,
        palm=0.512,
        hidden=0.513,
        join=0.226,
        far=0.296,
        again=0.234,
        contested=0.817,
        time=7.3,
        shell=0.246,
        spare=0.0479,
        fade=0.78,
        need=14.7,
        pace=0.412,
        debt=1.5,
        race=2.5,
        win=10.0,
    ),
    3: Weights(
        coming=0.677,
        set=0.166,
        ahu=0.0503,
        half=0.0327,
        open=0.152,
        palm=0.443,
        hidden=0.553,
        join=0.282,
        far=0.343,
        again=0.364,
        contested=1.38,
        time=9.48,
        shell=0.347,
        spare=0.0874,
        fade=1.05,
        need=9.46,
        pace=0.298,
        debt=1.5,
        race=2.04,
        win=10.0,
    ),
    4: Weights(
        coming=0.827,
        set=0.174,
        ahu=0.0458,
        half=0.0207,
        open=0.0987,
        palm=0.349,
        hidden=0.358,
        join=0.335,
        far=0.183,
        again=0.297,
        contested=1.37,
        time=7.7,
        shell=0.319,
        spare=0.0323,
        fade=0.00061,
        need=10.3,
        pace=0.369,
        debt=1.5,
        race=1.92,
        win=10.0,
    ),
}
"""For each number of players."""
