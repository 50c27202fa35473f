"""The network that has learned the game."""

from importlib.resources import files

NETWORK = files(__package__).joinpath("giants.npz")
