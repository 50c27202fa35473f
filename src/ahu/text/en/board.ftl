# Boards: what is wrong with a board file, and what the board command says.
board-not-utf8 = not text in UTF-8
board-not-toml = not TOML: { $problem }
board-too-long = too long for a board: more than { $most } characters
board-too-deep = nested too deeply for a board
board-which-game = cannot tell which game this board is for; name one with the key “game” ({ $known })
board-none = the game { $game } comes without a file of its board
board-no-drawing = boards of { $game } cannot be drawn
board-other-game = this board is for “{ $found }”, not for “{ $game }”
board-unknown-key = the key “{ $name }” has no meaning here; known are { $known }
board-missing-key = the key “{ $name }” is missing
board-type = { $expected ->
    [text] a text
    [integer] a whole number
    [list] a list
   *[table] a table
 } belongs here, not { $found }
board-range = must be from { $least } to { $most }, not { $found }
board-pair = a place is two whole numbers, [q, r]
board-name-empty = a name cannot be empty
board-name-characters = a name has visible characters on one line only, not “{ $name }”
board-name-spaces = a name has single spaces between its words and none around them, not “{ $name }”
board-unknown-kind = there is no kind “{ $kind }”; there are { $known }
board-forest-form = a forest is written with its logs, “forest 4”, not “{ $found }”
board-forest = a forest has { $least } to { $most } logs, not { $found }
board-hex-twice = the hex { $hex } is there already, as { $first }
board-many-hexes = { $count } hexes; a board has at most { $most }
board-apart = { $count ->
    [one] the hex { $hexes } is
   *[other] { $count } hexes are
 } apart from the rest of the island{ $count ->
    [one] {""}
   *[other] : { $hexes }
 }
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
board-site = the ceremonial site is a palm on the coast, and { $hex } is none
board-warning = warning: { $text }
board-file = { $problem ->
    [missing] there is no such file
    [folder] this is a folder, not a file
   *[unreadable] the file cannot be read
 }
board-cannot-write = the drawing cannot be written: { $problem ->
    [missing] there is no such folder
    [folder] this is a folder
   *[unwritable] no permission, or no room
 }
board-drawn = { $file }: drawn
board-legend-moai = Moai
board-legend-headdress = headdress
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
