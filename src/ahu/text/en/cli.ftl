# The command line.
cli-usage = usage:
cli-arguments = arguments
cli-options = options
cli-commands = commands
cli-overview-form = [--language en|de|fr] COMMAND …
cli-overview = Board games: play them, replay them, simulate them. The games: { $games }.
cli-overview-more = `ahu COMMAND --help` says more about a command.

# What the commands do
cli-play = Play a game in the terminal, with people and bots.
cli-simulate = Play many games between bots and print the results.
cli-replay = Check a record and print how the game stands.
cli-analyse = Analyse a finished game: chances over time, turning points, costly moves, luck.
cli-engine = Answer requests from other programs, one line of JSON each way.
cli-schema = Print the JSON Schema of what the engine reads and writes for a game.
cli-bot = List bots, and check that one keeps the rules.
cli-puzzles = Find puzzles: positions in which one move is clearly best.
cli-game = Check that a game keeps the contract.
cli-game-check = Play random games and check that a game keeps the contract: what it writes and hides, and its words.
cli-board = Check board files, and draw them.
cli-board-check = Check board files.
cli-board-show = Draw a board file.

# What the arguments mean
cli-value-game = GAME
cli-value-number = N
cli-value-seed = SEED
cli-value-file = FILE
cli-value-option = NAME=VALUE
cli-value-bot = BOT
cli-game-text = the game: { $games }
cli-players-text = how many play
cli-people-text = how many of them are people
cli-seed-text = where chance comes from: a number or any text; the same seed gives the same game
cli-board-text = a board in TOML, instead of the reference board
cli-records-text = append the record of each game to this file, a line of JSON each, compressed if its name ends in .xz
cli-record-text = write the record of the game to this file
cli-option-text = choose a variant, such as quick_game=yes; can be repeated
cli-games-text = how many games
cli-bots-text = one bot for all seats, or one for each
cli-bot-text = which bot plays; see `ahu bot list`
cli-jobs-text = how many processes; the result is the same for any number
cli-json-text = print one JSON object
cli-replay-record-text = a record, as text or JSON; - is standard input
cli-as-json-text = print the record as JSON
cli-as-text-text = print the record as text
cli-files-text = boards in TOML, or the name of a game for its own
cli-file-text = a board in TOML, or the name of a game for its own
cli-svg-text = write the drawing to this file; by default it is named after the board
cli-default = default: { $value }
cli-language-text = the language of all messages
cli-help-text = show this help
cli-version-text = show the version

# What can be wrong
cli-no-command = which command? There are { $known }; `ahu --help` says more
cli-unknown-command = there is no command “{ $name }”; there are { $known }
cli-unknown-command-nearest = there is no command “{ $name }”; did you mean “{ $nearest }”? There are { $known }
cli-no-part = `ahu { $command }` needs one of { $known }
cli-unknown-flag = there is no { $name } here; there are { $known }
cli-unknown-flag-nearest = there is no { $name } here; did you mean { $nearest }? There are { $known }
cli-unexpected = “{ $found }” is one argument too many
cli-missing = { $name } is missing; see --help
cli-needs-value = { $name } needs a value
cli-no-value = { $name } takes no value
cli-wrong = the arguments cannot be understood; see --help
cli-not-a-number = { $name } must be a whole number, not “{ $found }”
cli-out-of-range = { $name } must be from { $least } to { $most }, not { $found }
cli-option-form = an option is written NAME=VALUE, not “{ $found }”
cli-option-twice = option { $name } is given twice
cli-option-needs-game = options need a game: name the game first
cli-not-both = { $one } and { $other } cannot go together
cli-file-missing = there is no file “{ $path }”
cli-file-folder = “{ $path }” is a folder, not a file
cli-file-forbidden = you have no permission to read “{ $path }”
cli-file-unreadable = “{ $path }” cannot be read
cli-file-large = “{ $path }” is too large
cli-output = the output cannot be written: { $problem }

# What is printed
cli-compiled = compiled
cli-interpreted = interpreted
cli-colour = { $colour ->
    [blue] blue
    [green] green
    [red] red
    [yellow] yellow
   *[purple] purple
 }
cli-replay-legal = { $game }{ $played ->
    [board] {" "}on the board { $board }
   *[alone] {""}
 }: { $events ->
    [one] one event, legal
   *[other] { $events } events, all legal
 }
cli-replay-over = The game is over after { $round ->
    [one] { $round } round
   *[other] { $round } rounds
 }.
cli-replay-so-far = The game is in round { $round }; scores so far:
cli-wins = wins
cli-playing = playing
cli-simulated = { $game } with { $players } players, { $games ->
    [one] one game
   *[other] { $games } games
 }, seed { $seed }, { $seconds } s
cli-games-per-second = games a second
cli-decisions-per-second = decisions a second
cli-decisions-per-game = decisions a game
cli-rounds-per-game = rounds a game
cli-turns-lost = Turns that bots lost through a fault: { $count }
cli-head-seat = seat
cli-head-bot = bot
cli-head-won = wins
cli-head-share = share
cli-head-score = mean score
cli-head-least = least
cli-head-most = most

# ahu game check
game-check-good = { $game } keeps the contract.
game-check-bad = { $game } does not keep the contract: { $count ->
    [one] one fault
   *[other] { $count } faults
 }.
game-fault-at = { $players } players, after { $event ->
    [one] one event
   *[other] { $event } events
 }: { $what }
game-fault = { $reason ->
    [crash] it crashed: { $detail }
    [facet] a part of it cannot be loaded: { $detail }
    [text] a text is missing in some languages, or needs other arguments: { $detail }
    [words] a refusal has no words in some language: { $detail }
    [lesson] a lesson does not work: { $detail }
    [moment] what it waits for does not fit what it says of { $detail }
    [notation] what it writes does not read back: { $detail }
    [json] a move does not come back from JSON: { $detail }
    [check] `check` does not fit the legal actions: { $detail }
    [snapshot] a snapshot does not restore to the same position
    [recall] what a seat recalls cannot be played on: { $detail }
    [copy] a position changed when a copy of it was played
    [view] a view is not as it must be: { $detail }
    [hidden] somebody sees or recalls what is hidden: { $detail }
    [open] `seen_by` says that everybody may know this, but it is shown to some alone: { $detail }
    [record] a record replays to another end
   *[endless] a random game does not end within { $detail } events
 }

cli-analyse-json-text = print the analysis as JSON
cli-analysing = analysing
cli-analyse-chances = Chance of winning, per cent:
cli-analyse-round = round { $round }
cli-analyse-line = Round { $round }: { $what }
cli-analyse-begin = beginning
