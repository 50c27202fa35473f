# Messages of the core: players, matches, records, JSON.
players = the game is for { $least } to { $most } players, not { $players }
seat = there is no seat { $seat }; seats are 0 to { $most }
unknown-game = there is no game “{ $name }”; there are { $known }
game-broken = the game “{ $name }” cannot be loaded: { $problem }
facet-broken = the part “{ $place }” of a game cannot be loaded: { $problem }
game-no-board = { $game } is played without a board
text-missing = refused, but there are no words for why: the texts of the game lack “{ $key }” ({ $given })
unknown-language = there is no language “{ $name }”; there are { $known }
not-your-decision = { $you ->
    [yes] it isn’t your turn
   *[no] it isn’t { clan }’s turn
 }
game-over = the game is over
no-chance-now = chance has nothing to decide now
no-such-outcome = this outcome of chance is not possible now: { $outcome }
no-such-code = { $code } is not the code of anything that seat { $seat } may do now
chance-first = chance must decide first
nothing-to-undo = there is nothing to undo
json = not the expected JSON: { $problem }
record-format = a record begins with the line “{ $expected }”
record-header-line = not a header line “key: value”: { $line }
record-header-twice = the header has “{ $field }” twice
record-header-missing = the header lacks “{ $field }”
record-header-unknown = unknown header line “{ $field }”
game-no-first = { $game } does not let you choose who begins
record-rules = written under rules version { $found }; this version of Ahu knows { $known }
record-option = wrong options: { $problem }
record-event = not an event “round.number actor move”: { $line }
record-actor = “{ $actor }” does not sit here; at this table are { $known }
record-number = numbered { $found }, expected { $expected }
record-board = played on another board, “{ $name }” with digest { $digest }
record-start = the position it begins from has other players or options than the header
rules-interpreted = the rules run interpreted, a hundred times slower than compiled: Ahu was installed without a C compiler
