"""The puzzles of Orongo: see `ahu.core.puzzle`."""
