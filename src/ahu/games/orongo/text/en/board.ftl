# Boards of Orongo.
board-good-orongo = { $file } is good: “{ $name }”, an Orongo board with { $hexes } fields, { $palms } of them palms on the coast ({ $digest })
board-kind-count = there must be { $needed } fields of the kind “{ $kind }”, and there { $count ->
    [0] are none
    [one] is one
   *[other] are { $count }
 }
board-few-palms = there must be at least { $least } palms on the coast, and there { $count ->
    [0] are none
    [one] is one
   *[other] are { $count }
 }
board-site = the ceremonial site must be a palm on the coast, and { $hex } is not one
board-legend-field = { $kind ->
    [quarry] quarry
    [food] food
    [temple] temple
    [deity] deity
    [nest] nest
    [birdman] birdman
    [palm] palm
   *[coastal-palm] coastal palm
 }
