# Plateaux de Giants.
board-good-giants = { $file } est valide : « { $name } », un plateau de Giants avec { $hexes } cases et { $ahus ->
    [one] un ahu
   *[other] { $ahus } ahus
 } ({ $digest })
board-forest-form = une forêt s’écrit avec ses rondins, « forest 4 », pas « { $found } »
board-forest = une forêt a de { $least } à { $most } rondins, pas { $found }
board-one-of = il faut exactement { $kind ->
    [village] un village
    [sorcerers_hut] une hutte des sorciers
    [moai_quarry] une carrière de Moaï
   *[headdress_quarry] une carrière de coiffes
 }, et il y en a { $count }
board-ahu-twice = le nom « { $name } » est déjà pris par { $first }
board-ahu-at-sea = se trouve en mer : il n’y a pas de case { $hex }
board-many-ahus = { $count } ahus ; un plateau en a { $most } au plus
board-few-ahus = il n’y a { $count ->
    [0] aucun ahu
    [one] qu’un ahu
   *[other] que { $count } ahus
 } pour les { $bases } socles que les joueurs peuvent avoir ensemble
board-die-empty = un dé doit avoir au moins une face
board-die-face = les faces d’un dé vont de 0 à { $most }, pas { $found }
board-legend-moai = Moaï
board-legend-headdress = coiffe
