# Plateaux d’Orongo.
board-good-orongo = { $file } est valide : « { $name } », un plateau d’Orongo avec { $hexes } cases, dont { $palms } palmiers sur la côte ({ $digest })
board-kind-count = il faut { $needed } cases du type « { $kind } », et il y en a { $count }
board-few-palms = il faut au moins { $least } palmiers sur la côte, et il y en a { $count }
board-site = le site cérémoniel est un palmier de la côte, et { $hex } n’en est pas un
board-legend-field = { $kind ->
    [quarry] carrière
    [food] nourriture
    [temple] temple
    [deity] divinité
    [nest] nid
    [birdman] homme-oiseau
    [palm] palmier
   *[coastal-palm] palmier côtier
 }
