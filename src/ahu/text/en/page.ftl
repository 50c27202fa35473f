# The page in the browser.

## Everywhere
page-title = Ahu
page-welcome = Board games from Easter Island, with friends or against bots. Free, and no account needed.
page-home = Start page
page-tools = Tools
page-close = Close
page-nothing = nothing
page-yes-no = { $value ->
    [yes] yes
   *[no] no
 }
page-lost = There’s nothing here.
page-unreachable = the server can’t be reached
page-connecting = Connecting…
page-connection-lost = Connection lost – reconnecting
page-players = { $least } to { $most } players
page-round = Round { $round }
page-your-turn = Your turn
page-not-yet = Cancel
page-not-yet-text = Nothing is done, and you can choose again.
page-lobby = Lobby
page-you-place = You
page-fair = Verifiable randomness

## Settings
page-settings = Settings
page-language = Language
page-theme = Appearance
page-theme-name = { $theme ->
    [light] Light
    [dark] Dark
   *[auto] Match system
 }
page-motion = Animations
page-motion-name = { $motion ->
    [calm] Calm
    [quick] Quick
   *[none] None
 }
page-sound = Sounds
page-volume = Volume
page-notices = Notify me when it’s my turn

## The start page
page-learn = Learn to play
page-learn-on = Continue learning
page-puzzles = Puzzles
page-play-now = Play now
page-play-friends = Play with friends
page-minutes = { $least }–{ $most } minutes
page-weight = { $weight ->
    [light] easy to learn
    [medium] some depth
   *[heavy] plenty of depth
 }
page-set-up = Players and options
page-my-tables = Your games
page-table-over = finished
page-table-won = { $mine ->
    [yes] { $count ->
        [one] You won
       *[other] You shared the victory
     }
   *[no] { $count ->
        [one] { $names } won
       *[other] { $names } shared the victory
     }
 }
page-table-waits = { $names } to play
page-forget-table = Remove this { $game } table from the list
page-hidden-tables = { $count ->
    [one] 1 hidden table
   *[other] { $count } hidden tables
 }
page-show-table = Show again
page-forget-for-good = Forget for good
page-forget-for-good-text = { $playing ->
    [yes] You’re playing here, and the game isn’t over. This browser will forget your seat for good without telling the others, and they’ll be left waiting for you.
   *[no] This browser will forget the link to this table for good.
 }
table-remove = Delete
table-remove-warning = The table will be gone for everyone, for good.
page-upload = Replay a game from a file
page-rules-of = { $game } rules

# Without a server

page-no-server = This page runs all by itself, in your browser. People elsewhere, the lobby, accounts and notices need a server.
page-loading-rules = Loading the rules… { $percent }%
page-rules-broken = The rules couldn’t be loaded. Load the page again, or try another browser.

### At a table, and on every page but the first: loaded when somebody comes there

## A new table, and leaving one
page-how-many = How many players?
page-who-plays = Who’s playing?
page-who-plays-clan = Who plays { $clan }?
page-who = { $who ->
    [me] You
    [bot] Bot
    [here] Someone else at this screen
   *[open] A friend, by invitation
 }
page-level = { $level ->
    [novice] beginner
    [easy] easy
    [normal] medium
    [hard] hard
    [expert] expert
   *[other] { $level }
 }
page-bot = { $level ->
    [novice] beginner bot
    [easy] easy bot
    [normal] medium bot
    [hard] hard bot
    [expert] expert bot
   *[other] { $level } bot
 }
page-level-about = { $level ->
    [novice] Sees only its own side, grabs points as soon as it can, and guesses at bids.
    [easy] Half forgets its rivals, likes quick points, and often bids wrong. Good company for your first games.
    [normal] Weighs each move well, for itself and against everybody, but looks no further.
    [hard] Looks ahead, and at how others will reply.
    [expert] Looks as far ahead as it can, and takes its time. Hard to beat.
   *[other] {""}
 }
page-recommended = recommended
page-recommended-bots = recommended with bots: they forget nothing
page-level-of = Strength of { $clan }
page-name = Name
page-name-of = { $clan }’s name
page-options = Options
page-open-table = Start game
page-leave-table = Remove a running game from the list
page-leave-table-text = { $count ->
    [one] You’re playing { $clans } here, and the game isn’t over.
   *[other] { $clans } are played from this browser, and the game isn’t over.
 }
page-hide-table = Just hide it
page-hide-table-text = You keep your seat at a hidden table. You’ll find it below the list.
page-leave-seats = { $count ->
    [one] Give up the seat
   *[other] Give up the seats
 }

## At every table
page-rules = Rules
page-no-rules = The rules of this game aren’t available here.
page-you = (you)
page-deciding = to play
page-chance = Leaving it to chance…
page-winner = winner
page-result = Final score
page-why-not = Not allowed:
page-undo = Undo
page-undo-since = { $what } and everything since
page-only-choice = (the only choice)
page-actions = All legal moves
page-actions-filter = { $count ->
    [one] 1 move; type to find it
   *[other] { $count } moves; type to find one
 }
page-actions-more = { $count ->
    [one] … and 1 more
   *[other] … and { $count } more
 }
page-log = Game log
page-log-empty = Nothing yet.
page-why = why?
page-board = The island { $name }; use the arrow keys to move from field to field, and N to jump to the next one you can choose
page-zoom = Zoom
page-zoom-in = Zoom in
page-zoom-out = Zoom out
page-zoom-fit = Show the whole board
page-fewer = Fewer: { $what }
page-more = More: { $what }
page-cover = It’s your turn. Make sure nobody else is looking.
page-i-am-here = It’s me
page-no-table = There’s no table behind this link.
page-no-table-text = The link may be incomplete, or belong to someone else’s table. Ask for it again.
page-behind-screen = Behind your screen
page-behind-screen-of = Behind { $name }’s screen
page-only-you = Only you see this
page-only-seat = Only { $name } sees this
page-points = points
page-seal = Bid
page-bid-stands = Nobody sees your bid until everyone has bid. Once made, it stands.
page-has-sealed = has bid

## What happened
page-since = Since your last turn
page-lately = Just now
page-last-move = { $who }’s last move
page-skip-motion = Skip the animation

## Small screens and keys
page-places = Where you can choose
page-places-previous = Previous place with something to choose
page-places-next = Next place with something to choose
page-zoom-places = Show where you can choose
page-skip-to-task = Skip to your task

## Links
page-share = Invite
page-your-name = Your name
page-share-text = The first person to accept an invitation gets the seat, and nobody else can see its secrets. Send each invitation to one person only.
page-seat-link = Invitation to { $clan }’s seat
page-watch-link = Link for spectators
page-own-links = Play on another device
page-own-links-text = Careful: this link is your seat. Anyone who has it sees your secrets and can play for you. Don’t send it to anyone else.
page-own-link = { $name } on another device
page-invite-anew = Make a new invitation to { $clan }’s seat
page-take-seat-back = Take the seat back from { $name }
page-take-seat-back-text = { $name } loses the seat at once, and you get a new invitation to send. Everyone is told.
page-leave-seat = Give up my seat
page-leave-seat-text = { $count ->
    [one] Your seat is free at once, and everyone is told. You can come back only if the person who opened the table invites you again.
   *[other] Your seats are free at once, and everyone is told. You can come back only if the person who opened the table invites you again.
 }
page-seat-lost = This seat is no longer yours.
page-seat-lost-text = It was given up or taken back. To play again, ask for a new invitation.
page-seat-lost-look-on = Your seat was given up or taken back. You’re a spectator now.
page-seat-state = { $state ->
    [resigned] resigned
    [stand-in] a bot plays on
    [invited] waiting for someone to join
    [free] free: given up
   *[away] away
 }
page-seat-places = { $count ->
    [one] open in 1 place
   *[other] open in { $count } places at once
 }
page-seat-places-text = Whoever has the link to this seat plays it, in several windows or on several devices.
page-onlookers = { $count ->
    [one] 1 person is watching.
   *[other] { $count } people are watching.
 }
page-invited = You’re invited to a game.
page-invited-to = You’re invited to play { $game }.
page-invited-seat = You’d play { $clan }.
page-invited-with = At the table: { $names }.
page-invitation-taken = Someone has already taken this seat.
page-sit-down = Join the game
page-only-look-on = Just watch
page-send-links = { $count ->
    [one] Invite someone to the free seat
   *[other] Invite people to { $count } free seats
 }
page-copy = Copy
page-copied = Copied
page-copy-by-hand = This browser doesn’t copy it: the link is selected, so copy it yourself.

## Looking back
page-replay = Replay
page-first = To the beginning
page-round-back = Previous round
page-previous = One step back
page-play = Play
page-pause = Pause
page-next = One step forward
page-round-on = Next round
page-last = To the end
page-speed = Speed
page-step = Step
page-step-of = Step { $step } of { $steps }
page-seen-by = Point of view
page-seen-by-all = what everyone sees
page-seen-open = everything revealed
page-copy-position = Copy a link to this moment
page-back-to-now = Back to the game
page-back-to-end = Back to the end
page-download = Download the game

## The end
page-finale = The final count
page-finale-show = Show the final count
page-finale-skip = Skip to the result
page-place = { $rank ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $rank }th
 }
page-rematch = Rematch
page-rematch-text = Same players, same options, new luck.
page-rematch-join = { $playing ->
    [yes] Join the rematch
   *[no] Watch the rematch
 }
page-new-game = New game
page-look-back = Look back
page-share-game = Copy a link to this game

## Fair chance
page-verify = Verify the randomness
page-fair-text = Everything random in a game comes from one secret seed, drawn when the table opens. Its digest is published at once, the seed itself when the game is over. Here you can check that the seed matches the digest, and that everything random came from it.
page-digest = Digest of the seed:
page-digest-same = { $same ->
    [yes] It’s the digest published when the table opened.
   *[no] It is not the digest published when the table opened!
 }
page-seed = Seed
page-record = Record of the game
page-check = Verify
page-fair-answer = { $fair ->
    [yes] { $outcomes ->
        [one] Verified: the one random outcome came from this seed.
       *[other] Verified: all { $outcomes } random outcomes came from this seed.
     }
   *[no] Event { $event } did not come from this seed.
 }
page-fair-command = From the command line:
page-fair-call = ahu replay --seed SEED FILE

## Help at hand
page-aid = Player aid
page-aid-text = What everything costs, does and scores. Key: { $key }
page-can-choose = You can choose it now.
page-actions-text = Everything you may do now, as a list.
page-share-about = Links for friends and spectators.
page-rules-text = Opens in a new tab.
page-overview = At a glance
page-overview-part = { $part ->
    [aim] The aim
    [round] What you do in a round
    [end] How the game ends
   *[win] How you win
 }
page-exact-rules = The exact rules
