"""The networks that have learned the game, by the number of players."""

from importlib.resources import files

NETWORKS = {
    players: files(__package__).joinpath(name)
    for players, name in {2: "orongo-2.npz", 3: "orongo.npz", 4: "orongo.npz"}.items()
}
