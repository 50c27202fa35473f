"""The weights of Orongo's evaluation, in Moai: plain numbers, found by self-play."""

from __future__ import annotations

from msgspec import Struct


class Weights(Struct, frozen=True):
    """The weights of the evaluation; `benchmarks/tune_orongo.py` finds them."""

    coming: float
    """The worth of a Moai for which a group has in reach both a set and a coastal palm."""
    set: float
    """The worth of a set beyond the coastal palms in reach."""
    ahu: float
    """The worth of a coastal palm beyond the sets in reach."""
    half: float
    """The worth of a tile without its counterpart."""
    open: float
    """The part that a face-up tile next to a group counts as if it belonged to it."""
    palm: float
    """The same part for a free palm."""
    hidden: float
    """The same part for a field whose tile is still face down."""
    join: float
    """The same part for another group's holdings that one chip would join."""
    far: float
    """The part that a field two chips away counts, against one next to the group."""
    again: float
    """The part that a field counts for each further group of the same player."""
    contested: float
    """The part that a free field next to a rival's chip counts."""
    time: float
    """The number of chips to come with which half of the Moai in reach are still built."""
    shell: float
    """The worth of a shell that is wanted for Moai still to come."""
    spare: float
    """The worth of a shell beyond that."""
    fade: float
    """The number of chips to come with which shells are still worth half of that."""
    need: float
    """The shells wanted for each Moai; far more than it costs, as shells are also chips to come."""
    pace: float
    """The Moai that a chip to come makes on average."""
    debt: float
    """The loss for a shell that is missing for a Moai counted on."""
    race: float
    """The extra worth of all own Moai built, growing with the square of their share."""
    win: float
    """The worth of the main Moai."""


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
"""The tuned weights for each number of players."""
