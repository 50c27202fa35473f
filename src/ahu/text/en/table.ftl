# The table in the browser: what everybody is told, legal actions in words, refusals of the server.
# Arguments of choices: fields of the action; the page gives hexes, items and carriers in words.

table-won = { $count ->
    [one] { $you ->
        [yes] You win!
       *[no] { $clans } wins!
     }
   *[other] { $clans } share the victory!
 }

plain-task = Your turn.
plain-waits = { clan } is deciding.
plain-told = { $you ->
    [yes] You: { $move }
   *[no] { clan }: { $move }
 }
plain-told-chance = Chance: { $move }
told-face-down = Something is dealt face down.

## What the server refuses
json-length = the length must be { $bound }
json-characters = there are characters here that are not allowed
table-none = there’s no such table
table-token = this link doesn’t belong to this table; ask for it again
table-invitation = this invitation has been used or replaced; ask for a new one
table-seat-taken = someone has taken this seat
table-game-counts = this game counts for ratings; it must be finished or resigned first
table-seat-lost = this seat is no longer yours: it was given up or taken back
table-invite-bot = a bot has this seat, so nobody can be invited to it
table-many-invitations = seats at this table have changed hands { $most } times; now they do so every few minutes only
table-not-yours = this seat isn’t yours
table-moved-on = something has changed in the meantime; look again, then choose
table-replay-only = this is a recorded game to look at; it can’t be played
table-undo-often = so much has been undone at this table ({ $most } events) that nothing more can be
table-no-lesson = this table isn’t a lesson
table-undo-lesson = in a lesson there’s nothing to undo: a wrong try changes nothing
table-undo-nothing = you have nothing to undo
table-undo-acted = it’s too late to undo: someone else has acted since
table-undo-revealed = this can’t be undone: it has revealed something
table-undo-sealed = this can’t be undone: a secret decision stands once made
table-try-only-decisions = only this seat’s own decisions can be tried, one after another
table-series-sealed = a sealed decision ends a series: nothing can follow it
table-look-later = the game has only { $steps ->
    [one] 1 event
   *[other] { $steps } events
 } so far, not { $step }
table-look-seat = while the game is running you can look back from your own seats only
table-look-open = you can see everything once the game is over
table-look-hidden = while the game is running, nobody can look up who erected what
table-plan-none = this game has no journeys to plan
table-record-running = the game can be downloaded once it is over
table-rematch-lesson = a lesson has no rematch: take it again, or play a real game
table-rematch-running = a rematch can start once the game is over
table-rematch-owner = only whoever opened the table chooses other options for a rematch
table-record-long = the record is too long: at most { $most } events
table-hello-first = the first message must be Hello
table-hello-twice = Hello has already been said
table-binary = messages are text, not bytes
table-large = too large: at most { $most } bytes
table-anew = the table has been read anew; please come again
table-idle = no message came for too long
table-rate = too fast; wait a moment
table-many-tables = too many tables from this address; wait a while
table-many-bots = bots are already busy at { $running ->
    [one] one table
   *[other] { $running } tables
 } opened from this address, and the limit is { $most }; wait until they are done at one of them
table-many-sockets = too many connections from this address
table-level = there is no level “{ $level }”; there are { $known }
table-level-person = a person has no level
table-page-missing = there is no such page
table-method = this address takes { $allowed }, not { $method }
table-media = the body must be { $expected }
table-query = { $name } cannot be “{ $value }”
table-internal = the server made a mistake; nothing has changed
table-busy = the server is too busy right now; try again
table-origin = this page may not connect here
table-host = this server does not go by this name
table-id-used = this id has already been used for something else
table-renamed = a seat can be renamed at most { $most } times
table-page-not-built = The page has not been built: run `make page`.

## Seats that change hands, told to everybody
table-told-claim = { $named ->
    [yes] { $name } joins as { clan-colour }.
   *[no] Someone joins as { clan-colour }.
 }
table-told-leave = { $named ->
    [yes] { $name } gives up { clan-colour }’s seat.
   *[no] { clan-colour }’s seat has been given up.
 }
table-told-invite = There’s a new invitation to { clan-colour }’s seat.
table-told-revoke = { $named ->
    [yes] The host has taken { clan-colour }’s seat back from { $name }; there’s a new invitation to it.
   *[no] The host has taken { clan-colour }’s seat back; there’s a new invitation to it.
 }
table-told-undo = { $you ->
    [yes] You’ve taken back { undone-decisions }.
   *[no] { clan } has taken back { undone-decisions }.
 }
undone-decisions = { $times ->
    [one] one decision
   *[other] { $times } decisions
 }
table-told-hint = { $you ->
    [yes] You’re asking for hints.
   *[no] { clan } is asking for hints.
 }
hint-not-agreed = there are no hints at this table: the players haven’t agreed to them
hint-lesson = a lesson gives its own hints
hint-no-decision = there’s a hint when it’s your turn to decide
hint-no-workers = this server gives no hints: it has no worker processes
hint-lost = no hint was found this time; ask again
analysis-running = a game can be analysed once it is over
analysis-no-workers = this server analyses no games: it has no worker processes
analysis-many = several games are being analysed already; try again when one is done
table-told-rematch = { $named ->
    [yes] { $name } starts a rematch.
   *[no] { clan-colour } starts a rematch.
 }

## ahu worker and ahu replay --seed
cli-worker = Run the bots of servers that share a PostgreSQL database.
worker-database = `ahu worker` needs the PostgreSQL database of the servers: --database postgresql://…
worker-workers = `ahu worker` needs at least one process to run the bots: --workers
worker-ready = Ahu is running bots, with { $count ->
    [one] one process.
   *[other] { $count } processes.
 }
cli-replay-seed-text = check that everything random came from this seed
cli-replay-fair = Verified: { $outcomes ->
    [one] the one random outcome
   *[other] all { $outcomes } random outcomes
 } came from this seed (digest { $digest }).
cli-replay-unfair = event { $event } did not come from this seed (digest { $digest })

local-needs-server = this needs a server, and here the page runs without one
local-not-kept = the browser could not keep it; perhaps it has no room left
local-level = { $level } thinks too long in a browser; there are { $known }
