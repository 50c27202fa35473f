# Boards of Giants.
board-good-giants = { $file } is good: “{ $name }”, a board of Giants with { $hexes } hexes and { $ahus ->
    [one] one ahu
   *[other] { $ahus } ahus
 } ({ $digest })
