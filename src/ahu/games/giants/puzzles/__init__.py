"""The puzzles of Giants: see `ahu.core.puzzle`."""
