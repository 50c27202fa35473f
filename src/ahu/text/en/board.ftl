# Boards: what is wrong with a board file, and what the board command says.
board-not-utf8 = not text in UTF-8
board-not-toml = not TOML: { $problem }
board-too-long = too long for a board: more than { $most } characters
board-too-deep = nested too deeply for a board
board-which-game = cannot tell which game this board is for; name one with the key “game” ({ $known })
board-none = the game { $game } comes without a board file
board-no-drawing = boards of { $game } cannot be drawn
board-other-game = this board is for “{ $found }”, not for “{ $game }”
board-unknown-key = the key “{ $name }” means nothing here; the known keys are { $known }
board-missing-key = the key “{ $name }” is missing
board-type = { $expected ->
    [text] text
    [integer] a whole number
    [list] a list
   *[table] a table
 } belongs here, not { $found }
board-range = must be from { $least } to { $most }, not { $found }
board-pair = a place is two whole numbers, [q, r]
board-name-empty = a name cannot be empty
board-name-characters = a name is one line of visible characters, not “{ $name }”
board-name-spaces = a name has single spaces between its words and none around them, not “{ $name }”
board-unknown-kind = there is no kind “{ $kind }”; there are { $known }
board-hex-twice = the hex { $hex } is there already, as { $first }
board-many-hexes = { $count } hexes; a board has at most { $most }
board-apart = { $count ->
    [one] the hex { $hexes } is
   *[other] { $count } hexes are
 } apart from the rest of the island{ $count ->
    [one] {""}
   *[other] : { $hexes }
 }
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
