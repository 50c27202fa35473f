# The page in the browser.

## Everywhere
page-title = Easter Island
page-welcome = Board games of stubborn clans.
page-home = To the start page
page-tools = Tools
page-close = Close
page-nothing = nothing
page-yes-no = { $value ->
    [yes] yes
   *[no] no
 }
page-lost = There is nothing here.
page-unreachable = the server cannot be reached
page-connecting = Connecting …
page-connection-lost = Connection lost; trying again
page-players = { $least } to { $most } players

## Settings
page-settings = Settings
page-language = Language
page-theme = Appearance
page-theme-name = { $theme ->
    [light] Day
    [dark] Night
   *[auto] Like the system
 }
page-motion = Animations
page-motion-name = { $motion ->
    [calm] Calm
    [quick] Quick
   *[none] None
 }
page-sound = A sound when it is my turn
page-notices = A notice when it is my turn and I look elsewhere

## The start page
page-learn = Learn to play
page-learn-on = Go on learning
page-play-now = Play now
page-set-up = Players and options
page-how-many = How many play?
page-who-plays = Who plays?
page-who-plays-clan = Who plays { $clan }?
page-who = { $who ->
    [me] I
    [bot] A bot
    [here] Somebody else at this screen
   *[open] Somebody else, by invitation
 }
page-level = { $level ->
    [novice] novice
    [easy] easy
    [normal] normal
    [hard] hard
    [expert] expert
   *[other] { $level }
 }
page-level-of = Level of { $clan }
page-name = Name
page-name-of = Name of { $clan }
page-options = Options
page-open-table = Start the game
page-my-tables = My tables
page-table-over = finished
page-forget-table = Take this table of { $game } off the list
page-leave-table = Take a running game off the list
page-leave-table-text = { $count ->
    [one] You play { $clans } here, and the game is not over.
   *[other] { $clans } are played from this browser, and the game is not over.
 }
page-hide-table = Just hide the table
page-hide-table-text = At a hidden table you keep your seat; you find the table below the list.
page-leave-seats = { $count ->
    [one] Give the seat up
   *[other] Give the seats up
 }
page-hidden-tables = { $count ->
    [one] One hidden table
   *[other] { $count } hidden tables
 }
page-show-table = Show it again
page-forget-for-good = Forget for good
page-forget-for-good-text = { $playing ->
    [yes] You play here, and the game is not over. This browser forgets the seat for good, without telling the others: they will wait for you.
   *[no] This browser forgets the link to this table for good.
 }
page-upload = Replay a record from a file
page-rules-of = The rules of { $game }

## At every table
page-rules = Rules
page-no-rules = The rules of this game are not written down here.
page-round = Round { $round }
page-you = (you)
page-deciding = to decide
page-your-turn = Your turn
page-chance = Chance decides …
page-winner = has won
page-result = How the game ended
page-do-it = Do it
page-not-yet = Not yet
page-why-not = Why not?
page-undo = Take back
page-actions = All legal actions
page-actions-filter = { $count ->
    [one] One action; type to find it
   *[other] { $count } actions; type to find one
 }
page-actions-more = { $count ->
    [one] … and one more
   *[other] … and { $count } more
 }
page-log = What happened
page-log-empty = Nothing yet.
page-board = The island { $name }; arrow keys go from field to field, N goes to the next one you can choose
page-zoom = Size of the board
page-zoom-in = Larger
page-zoom-out = Smaller
page-zoom-fit = Show all of it
page-fewer = Fewer: { $what }
page-more = More: { $what }
page-cover = It is your turn. When nobody else looks, go on.
page-i-am-here = I am here
page-no-table = There is no table behind this link.
page-no-table-text = Perhaps it is incomplete, or it belongs to somebody else’s table. Ask for the link again.
page-behind-screen = Behind your screen
page-behind-screen-of = Behind the screen of { $name }
page-only-you = Only you see this
page-only-seat = Only { $name } sees this
page-points = points
page-seal = Seal the bid
page-bid-stands = Nobody sees it before all have bid. Once sealed, it stands.
page-has-sealed = has bid

## What happened
page-since = Since your last turn
page-why = Why?
page-last-move = { $who }’s last move
page-skip-motion = Skip the animation

## Links
page-share = Seats and links of this table
page-your-name = Your name
page-share-text = The first to accept an invitation has the seat, and nobody else can see its secrets. Send each invitation to one person only.
page-seat-link = Invitation to the seat of { $clan }
page-watch-link = Link for onlookers
page-own-links = Play on another device
page-own-links-text = Careful: such a link is your seat. Whoever has it sees your secrets and can play in your place. Send it to nobody else.
page-own-link = { $name } on another device
page-invite-anew = Make a new invitation to the seat of { $clan }
page-take-seat-back = Take the seat back from { $name }
page-take-seat-back-text = { $name } loses the seat at once, and you get a new invitation to send. Everybody is told.
page-leave-seat = Give up my seat
page-leave-seat-text = { $count ->
    [one] Your seat is free at once, and everybody is told. You can only come back if the person who opened the table invites you again.
   *[other] Your seats are free at once, and everybody is told. You can only come back if the person who opened the table invites you again.
 }
page-seat-lost = This seat is no longer yours.
page-seat-lost-text = It was given up or taken back. To play again, ask for a new invitation.
page-seat-lost-look-on = Your seat was given up or taken back. You are looking on now.
page-seat-state = { $state ->
    [invited] free: not yet taken
    [free] free: given up
   *[away] away
 }
page-seat-places = { $count ->
    [one] in use in one place
   *[other] in use in { $count } places at once
 }
page-onlookers = { $count ->
    [one] One person is looking on.
   *[other] { $count } people are looking on.
 }
page-invited = You are invited to a game.
page-invited-to = You are invited to play { $game }.
page-invited-seat = You would play { $clan }.
page-invited-with = At the table: { $names }.
page-invitation-taken = Somebody has taken this seat already.
page-sit-down = Sit down
page-only-look-on = Just look on
page-send-links = { $count ->
    [one] Send the invitation for the free seat
   *[other] Send the invitations for { $count } free seats
 }
page-copy = Copy
page-copied = Copied

## Looking back
page-replay = Looking back
page-first = To the beginning
page-previous = One step back
page-play = Play on
page-pause = Pause
page-next = One step on
page-last = To the end
page-step = Step
page-step-of = Step { $step } of { $steps }
page-seen-by = Seen by
page-seen-by-all = what everybody sees
page-seen-open = everything open
page-copy-position = Copy the link to this position
page-back-to-now = Back to now
page-back-to-end = Back to the end
page-download = Download the record

## Fair chance
page-fair = Fair chance
page-fair-text = What chance does comes from a seed that is drawn when a table opens. Its digest is shown at once, the seed itself when the game is over. Here you can check that the seed fits the digest, and that everything that chance did came from the seed.
page-digest = Digest of the seed:
page-digest-same = { $same ->
    [yes] This is the digest that was shown when the table opened.
   *[no] This is not the digest that was shown when the table opened!
 }
page-seed = Seed
page-record = Record of the game
page-check = Check
page-fair-answer = { $fair ->
    [yes] { $outcomes ->
        [one] Fair: the one outcome of chance came from this seed.
       *[other] Fair: all { $outcomes } outcomes of chance came from this seed.
     }
   *[no] Event { $event } did not come from this seed.
 }
page-fair-command = On the command line:
page-fair-call = ahu replay --seed SEED FILE
