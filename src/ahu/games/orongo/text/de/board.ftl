# Spielpläne von Orongo.
board-good-orongo = { $file } ist in Ordnung: „{ $name }“, ein Plan für Orongo mit { $hexes } Feldern, davon { $palms } Palmen an der Küste ({ $digest })
