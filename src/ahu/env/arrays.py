"""Checks arrays that a caller hands in to be written."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import DTypeLike, NDArray

from ahu.core.refusal import refuse


def check_writable(name: str, array: NDArray[Any], shape: tuple[int, ...], kind: DTypeLike) -> None:
    """Raises Refused unless the array has this shape and type, and can be written row by row."""
    fits = array.shape == shape and array.dtype == kind
    if not fits or not array.flags.c_contiguous or not array.flags.writeable:
        wanted = np.dtype(kind).name
        raise refuse("", "env-array", name=name, shape=str(shape), type=wanted)
