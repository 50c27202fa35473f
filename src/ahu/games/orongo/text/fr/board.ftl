# Plateaux de Orongo.
board-good-orongo = { $file } est valide : « { $name } », un plateau d’Orongo avec { $hexes } cases, dont { $palms } palmiers sur la côte ({ $digest })
