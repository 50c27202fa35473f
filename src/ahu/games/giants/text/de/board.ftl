# Spielpläne von Giants.
board-good-giants = { $file } ist in Ordnung: „{ $name }“, ein Plan für Giants mit { $hexes } Feldern und { $ahus ->
    [one] einem Ahu
   *[other] { $ahus } Ahus
 } ({ $digest })
