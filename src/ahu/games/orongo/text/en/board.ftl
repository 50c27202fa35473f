# Boards of Orongo.
board-good-orongo = { $file } is good: “{ $name }”, a board of Orongo with { $hexes } fields, { $palms } of them palms on the coast ({ $digest })
