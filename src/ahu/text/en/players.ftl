# Players: who somebody is, where people meet, what calls them. The page loads this when it is needed.

## What the server refuses
player-session = you are not signed in, or no longer
player-passkey = this passkey is not known here, or the request is too old; try again
player-recovery = this recovery code is not known here
player-blocked = whoever runs this server has shut you out
player-sign-in = to sign in, a passkey or a recovery code is needed
player-sign-in-again = you signed in a while ago; sign in again first, so that nobody else does this with your device
player-many-passkeys = you have { $most } passkeys already; remove one first
player-last-passkey = this is your last passkey; make a recovery code first, so that you can still sign in
player-many-tables = you already keep { $most } tables; take some off your list first
player-many-avoided = you already avoid { $most } players
player-notice-address = nothing can be sent to this address
player-notice-mail = no e-mail can be sent to this address
player-notice-often = this address has been asked often enough today; try again tomorrow
player-notice-none = this server doesn’t send notices this way
player-notice-confirm = this link has been used or replaced
player-many-notices = you are already notified in { $most } ways; stop one first
player-lobby-lesson = a lesson is for one person; it can’t be opened to others
player-lobby-closed = this table isn’t open to others, or no longer
player-lobby-full = every seat at this table has been taken
player-many-reports = your reports have arrived; more can be sent once they have been read
player-report-self = this seat is your own

## Who you are
players-title = You
players-nameless = A player without a name
players-text = You can play without signing in: your tables then stay on this device. As a player you have them on every device, with your name, language, results and ratings. There is no password, and nothing to confirm.
players-become = Become a player
players-by-passkey = With a passkey
players-by-code = With a recovery code
players-become-text = A passkey is kept by your device or your password manager; you unlock it as you unlock the device. A recovery code is a line of letters that you write down. You can have both.
players-sign-in = Sign in
players-sign-in-again = Sign in again
players-use-passkey = Sign in with a passkey
players-code = Recovery code
players-use-code = Sign in with the code
players-no-passkey = no passkey was chosen
players-your-code = Your recovery code
players-your-code-text = Write it down or keep it where you keep passwords. It is shown only now, and whoever has it can sign in as you.
players-code-kept = I’ve saved it
players-profile = Profile
players-listed = Show me on the leaderboard
players-ways = Signing in
players-passkey-of = Passkey made on { $day }
players-remove-passkey = Remove
players-remove-passkey-text = You will no longer be able to sign in with this passkey.
players-has-code = { $has ->
    [yes] You have a recovery code. A new one replaces it.
   *[no] You have no recovery code.
 }
players-add-passkey = Add a passkey
players-new-code = New recovery code
players-devices = { $count ->
    [one] You are signed in on this device only.
   *[other] You are signed in on { $count } devices.
 }
players-sign-out = Sign out
players-sign-out-everywhere = Sign out everywhere
players-data = Your data
players-data-text = What is stored about you, why and for how long is described in the documentation of this server.
players-export = Download everything about me
players-delete = Delete everything about me
players-delete-text = Your name, passkeys, results and ratings will be deleted for good. You give up your seats in games that are still running, and tables where only you sit are deleted.

## How you have played
players-history = Your games
players-no-games = No finished games yet. Games count once you sit at the table as a player.
players-game = Game
players-games = Games
players-won = Won
players-points = Points
players-rating = Rating
players-rivals = Most frequent opponents
players-rival = { $name }: { $games ->
    [one] 1 game
   *[other] { $games } games
 }, you were ahead in { $ahead }
players-latest = Latest games
players-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
 } place with { $points ->
    [one] 1 point
   *[other] { $points } points
 }
players-unrated = (not rated)
players-bot = { $level } bot
players-somebody = somebody
players-avoided = Players you avoid
players-meet-again = Meet again
players-best = Leaderboard
players-best-text = People and bots on one scale: newcomers start at 25. What follows the ± is how uncertain it is. Games with take-backs, with people who are not players, or with less than a minute for each player don’t count.
players-of-games = { $count ->
    [one] 1 game
   *[other] { $count } games
 }
players-nobody-yet = Nobody has been rated yet.

## The lobby
players-lobby = Open tables
players-lobby-text = Tables that people have opened to everyone. Sit down, or watch.
players-lobby-empty = No table is open right now. Open one of your own: at the table, under “Invite”.
players-look-again = Look again
players-wanted = { $level ->
    [new] Newcomers welcome
    [some] For people who have played before
    [strong] For strong players
   *[any] For everyone
 }
players-pace-live = Clock: { $minutes } min for each player + { $increment } s a turn
players-pace-turn = Clock: { $time } for each turn
players-join = { $free ->
    [one] Sit down (1 seat free)
   *[other] Sit down ({ $free } seats free)
 }
players-watch = Watch
players-open-to-all = Open this table to everyone
players-joinable = Anyone may take a free seat
players-watchable = Anyone may watch
players-level-wanted = Who should come
players-open-now = Show in the lobby
players-close-again = Take out of the lobby
players-opened-to-all = The table is in the lobby now.
players-closed-again = The table is no longer in the lobby.
players-report = Report or avoid someone
players-report-whom = Who
players-report-text = What happened
players-report-send = Report
players-reported = Thank you. Whoever runs this server will read it.
players-avoid = Avoid
players-avoids = Neither of you will be shown the other’s tables from now on.

## Notices
players-notices = Your turn, wherever you are
players-notices-text = You are told once each turn, if you haven’t played for a while. Messages say nothing about the game itself.
players-notice-kind = { $kind ->
    [push] Notification in a browser
    [mail] E-mail
   *[webhook] Webhook
 }
players-notice-unconfirmed = (to be confirmed: an e-mail is on its way)
players-notice-stop = Stop
players-notice-push = Notify me in this browser
players-notice-mail = E-mail address
players-notice-webhook = Webhook address (https://…)
players-notice-add = Add
players-no-push = this browser doesn’t allow notifications
players-press = { $does ->
    [stop] Stop these messages
   *[confirm] Yes, tell me when it’s my turn
 }
players-pressed = { $does ->
    [stop] Done. You’ll get no more messages this way.
   *[confirm] Done. You’ll be told when it’s your turn.
 }
players-to-you = All settings
