"""The network that has learned the game, for every number of players."""

from importlib.resources import files

NETWORKS = dict.fromkeys((3, 4, 5), files(__package__).joinpath("giants.npz"))
