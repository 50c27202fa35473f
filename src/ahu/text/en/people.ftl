# People at tables: bots that play on for them, clocks, who is there, and what they say.

## Told to everybody
table-told-bot = { $why ->
    [resigned] { clan } resigns. A bot plays on, and wins nothing for { clan }.
    [left] A bot plays on for { clan-colour }.
    [away] { clan } isn’t here. A bot plays on until { clan } is back.
    [time] { clan }’s time is up. A bot plays on until { clan } takes over.
   *[wish] { clan } lets a bot play on for a while.
 }
table-told-back = { clan } plays again; the bot has stopped.

## What the server refuses
table-bot-plays = a bot is playing for this seat
table-resigned = this seat has resigned; a bot plays on to the end
table-no-stand-in = no bot is playing for this seat
table-bot-turn = your time was up: the bot decides first, then you can take over
table-increment = only a live game gives extra time for each turn
table-stand-in-lesson = there are no bots that play on in a lesson
table-over = the game is over
table-handed-often = so much has been undone and handed over at this table that seats no longer change hands
table-not-waiting = nobody is waiting for this seat
table-not-away = this player is here
table-away-never = at this table no bot plays on for anyone who’s away
table-away-soon = { $minutes ->
    [one] a bot may play on in about a minute
   *[other] a bot may play on in { $minutes } minutes
 }
table-undo-handed = a bot has played for this seat since; what was decided before stands
table-talk-off = at this table there’s no chat
table-talk-empty = there’s nothing to say
