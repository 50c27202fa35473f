"""Says which extra to install when a package that an environment needs is missing."""

from __future__ import annotations

from ahu.core.refusal import refuse


def extra_for(missing: ModuleNotFoundError, extra: str) -> ImportError:
    """Returns the error to raise in place of one that names only the package."""
    package = missing.name or str(missing)
    return ImportError(
        str(refuse("", "env-extra", package=package, extra=extra)), name=missing.name
    )
