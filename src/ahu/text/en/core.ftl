# Messages of the core: players, matches, records, JSON.
players = the game is for { $least } to { $most } players, not { $players }
seat = there is no seat { $seat }; seats are 0 to { $most }
unknown-game = there is no game “{ $name }”; there is { $known }
unknown-language = there is no language “{ $name }”; there is { $known }
not-your-decision = it is not for { $colour ->
    [blue] Blue
    [green] Green
    [red] Red
    [yellow] Yellow
   *[purple] Purple
 } to decide now
game-over = the game is over
no-chance-now = chance has nothing to decide now
no-such-outcome = chance cannot have this outcome now: { $outcome }
chance-first = chance must have its outcome first
nothing-to-undo = there is nothing to take back
json = not the expected JSON: { $problem }
record-format = a record begins with the line “{ $expected }”
record-header-line = not a header line “key: value”: { $line }
record-header-twice = the header has “{ $field }” twice
record-header-missing = the header lacks “{ $field }”
record-header-unknown = unknown header line “{ $field }”
record-rules = written under rules version { $found }; this is version { $known }
record-option = wrong options: { $problem }
record-event = not an event “round.number actor move”: { $line }
record-actor = “{ $actor }” does not sit here; at this table are { $known }
record-number = numbered { $found }, expected { $expected }
record-board = played on another board, “{ $name }” with digest { $digest }
record-start = the position it begins from has other players or options than the header
