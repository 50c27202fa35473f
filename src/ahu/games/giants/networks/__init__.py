"""The networks that have learned the game, by the number of players."""

from importlib.resources import files

NETWORKS = {
    players: files(__package__).joinpath(name)
    for players, name in {3: "giants-3.npz", 4: "giants.npz", 5: "giants.npz"}.items()
}
