# Spielpläne von Orongo.
board-good-orongo = { $file } ist in Ordnung: „{ $name }“, ein Plan für Orongo mit { $hexes } Feldern, davon { $palms } Palmen an der Küste ({ $digest })
board-kind-count = es müssen { $needed } Felder der Art „{ $kind }“ sein; gefunden: { $count }
board-few-palms = es müssen mindestens { $least } Palmen an der Küste sein; gefunden: { $count }
board-site = die Kultstätte ist eine Palme an der Küste, und { $hex } ist keine
board-legend-field = { $kind ->
    [quarry] Steinbruch
    [food] Nahrung
    [temple] Tempel
    [deity] Gottheit
    [nest] Nest
    [birdman] Vogelmann
    [palm] Palme
   *[coastal-palm] Küstenpalme
 }
