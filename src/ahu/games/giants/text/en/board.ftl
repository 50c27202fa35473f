# Boards of Giants.
board-good-giants = { $file } is good: “{ $name }”, a Giants board with { $hexes } hexes and { $ahus ->
    [one] one ahu
   *[other] { $ahus } ahus
 } ({ $digest })
board-forest-form = a forest is written with its logs, “forest 4”, not “{ $found }”
board-forest = a forest has { $least } to { $most } logs, not { $found }
board-one-of = there must be exactly one { $kind ->
    [village] village
    [sorcerers_hut] sorcerers’ hut
    [moai_quarry] Moai quarry
   *[headdress_quarry] headdress quarry
 }, and there { $count ->
    [0] is none
   *[other] are { $count }
 }
board-ahu-twice = the name “{ $name }” is taken by { $first }
board-ahu-at-sea = stands at sea: there is no hex { $hex }
board-many-ahus = { $count } ahus; a board has at most { $most }
board-few-ahus = { $count ->
    [0] there is no ahu
    [one] there is only one ahu
   *[other] there are only { $count } ahus
 } for the { $bases } bases that players can have together
board-die-empty = a die needs at least one face
board-die-face = the faces of a die are 0 to { $most }, not { $found }
board-legend-moai = Moai
board-legend-headdress = headdress
