# A game at the terminal.

## Words that may be typed at every prompt; the first one is shown
terminal-word-help = ?, help
terminal-word-log = log
terminal-word-board = board
terminal-word-back = back
terminal-word-undo = undo
terminal-word-aside = aside, peek
terminal-word-quit = q, quit, exit
terminal-hint-help = help
terminal-hint-log = what happened
terminal-hint-board = draw again
terminal-hint-back = one step
terminal-hint-undo = take back
terminal-hint-aside = takes no turn
terminal-hint-quit = leave

## At every table
terminal-yes = yes
terminal-no = no
terminal-you = (you)
terminal-nothing = nothing
terminal-list = { $most } and { $last }
terminal-note = { $what }: { $note }
terminal-others = Or by name: { $names }
terminal-by-number = A number: { $names }
terminal-by-name = Type one of: { $names }
terminal-expected-number = Please type a number from 1 to { $most }, or one of the words below the list.
terminal-expected-range = Please type a number from { $least } to { $most }.
terminal-expected-name = Please type one of the names above.
terminal-expected-either = Please type a number from 1 to { $most }, or one of the names.
terminal-welcome = A game of { $game } begins.
terminal-welcome-back = The game of { $game } goes on.
terminal-which-game = Which game? (Enter: { $usual })
terminal-about = { $game } ({ $least } to { $most } players){ $told ->
    [yes] : { $about }
   *[no] {""}
 }
terminal-how-many = How many play, bots included? (Enter: { $least })
terminal-watching = Only bots sit at this table; here is what they do.
terminal-bot-fault = { $clan }’s bot failed; its turn was played at random. ({ $detail })
terminal-cover = { $clan }, it’s your turn. Make sure nobody else is looking, then press Enter.
terminal-earlier = { $count ->
    [one] One more thing happened before; “log” shows it.
   *[other] { $count } more things happened before; “log” shows them.
 }
terminal-log = { $count ->
    [0] Nothing has happened yet.
    [one] One thing happened:
   *[other] { $count } things happened; the last of them:
 }
terminal-undone = Undone.
terminal-help = Type numbers and names as they are listed; the beginning of a name is enough.
terminal-goodbye = Goodbye. This game was not saved; to keep a game, play it with --record FILE.
terminal-goodbye-record = Goodbye. To continue: { $command }
terminal-people = a table for { $players } has no room for { $people } people
terminal-which-action = What do you do?
terminal-points = points
terminal-record-text = not a record: not text in UTF-8
terminal-record-other = the record is of a game of { $game } with { $players } players
terminal-record-unwritten = the record cannot be written: { $problem }
