# Plateaux de Giants.
board-good-giants = { $file } est valide : « { $name } », un plateau de Giants avec { $hexes } cases et { $ahus ->
    [one] un ahu
   *[other] { $ahus } ahus
 } ({ $digest })
