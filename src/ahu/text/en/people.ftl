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
table-bot-turn = the bot decides first, then you can take over
table-increment = only a clock for the whole game gives extra time for each turn
table-stand-in-lesson = there are no bots that play on in a lesson
table-over = the game is over
table-handed-often = so much has been undone and handed over at this table that seats can no longer change hands
table-not-waiting = nobody is waiting for this seat
table-not-away = this player is here
table-away-never = at this table no bot plays on for anyone who’s away
table-away-soon = { $minutes ->
    [one] a bot may play on in about a minute
   *[other] a bot may play on in { $minutes } minutes
 }
table-here-soon = { $hours ->
    [one] this player is here; without clocks a bot may play on after a day, in about an hour
   *[other] this player is here; without clocks a bot may play on after a day, in { $hours } hours
 }
table-turn-clock = here a bot plays on only when the time for the turn is up
table-turn-soon = { $hours ->
    [one] not everyone has come yet; a bot may play on in about an hour
   *[other] not everyone has come yet; a bot may play on in { $hours } hours
 }
table-undo-handed = a bot has played for this seat since; what was decided before stands
table-undo-clock = it’s too late to undo: the others’ clocks are running
table-undo-counts = this game counts for ratings, so nothing can be undone
table-talk-off = at this table there’s no chat
table-talk-empty = write something first

## On the page
page-people = People at the table
page-people-button = { $unread ->
    [yes] People and chat, something new
   *[no] People and chat
 }
page-people-text = Who’s here, the chat, and what becomes of your seat
page-clock = Time left:
page-clock-days = { $days } days
page-talk = Chat
page-talk-onlookers = Spectators’ chat
page-talk-nothing = Nobody has said anything yet.
page-talk-allowed = Chat at the table
page-hints-allowed = Everyone may ask for hints
page-hints-agreed = At this table, everyone may ask for hints; its games aren’t rated.
page-onlooker = Spectator
page-say = Say something
page-say-send = Send
page-sign = { $sign ->
    [yes] Yes
    [no] No
    [well] Well played
    [laugh] Laughing
    [wow] Wow
    [thinking] Thinking
    [hurry] Your turn
    [thanks] Thanks
   *[bye] Bye
 }
page-mute = Mute { $name }
page-my-seat = My seat
page-let-bot = Let a bot play for me
page-take-over = Take over again
page-bot-for-you = A bot is playing for you.
page-you-resigned = You’ve resigned. A bot plays on to the end.
page-let-bot-for = { $name } isn’t here: let a bot play on
page-let-bot-slow = If { $name } hasn’t decided for { $time }: let a bot play on
page-resign = Resign
page-resign-text = A bot plays on for you to the end, and you can’t come back. If it wins, the win isn’t yours.
page-leave-bot-text = You give up { $clan }’s seat at once. If others play on, a bot takes it over. You can come back only if you’re invited again.
page-stand-in-level = Level of the bot that plays on
page-terms = Playing together
page-pace = Clock
page-pace-kind = { $kind ->
    [live] time for the whole game
    [correspondence] time for each turn
   *[none] no clock
 }
page-pace-minutes = Minutes for each player
page-pace-increment = Seconds more after each turn
page-pace-turn = Time for each turn
page-away-after = When somebody’s away, a bot may play on after
page-away = { $when ->
    [turn] When the time for a turn is up, a bot plays on.
    [never] No bot plays on for anyone who’s away.
   *[time] After { $time } away, a bot may play on.
 }
page-rating = { $rated ->
    [yes] Rated, if everyone is signed in; then nothing can be undone.
   *[no] On these terms the game isn’t rated.
 }
page-spell = { $unit ->
    [never] never
    [minutes] { $count ->
        [one] 1 minute
       *[other] { $count } minutes
     }
    [hours] { $count ->
        [one] 1 hour
       *[other] { $count } hours
     }
   *[days] { $count ->
        [one] 1 day
       *[other] { $count } days
     }
 }
page-rematch-otherwise = With other options
