# Players: who somebody is, where people meet, what calls them. The page loads this when it is needed.

## What the server refuses
player-session = you are not signed in, or no longer
player-passkey = this passkey is not known here, or was asked too long ago; try again
player-recovery = this recovery code is not known here
player-blocked = whoever runs this server has shut you out
player-sign-in = to sign in, a passkey or a recovery code is needed
player-many-passkeys = you have { $most } passkeys already; remove one first
player-last-passkey = this is your last passkey; make a recovery code first, so that you can still sign in
player-many-tables = you keep { $most } tables already; take some off your list first
player-many-avoided = you avoid { $most } players already
player-lobby-lesson = a lesson is for one person; it can’t be opened to others
player-lobby-closed = this table isn’t open to others, or no longer
player-lobby-full = every seat at this table has been taken

## Who you are
players-title = You
players-nameless = A player without a name
players-text = You can play without being anyone here: your tables stay on this device. As a player you have them on every device, with your name, language, results and ratings. There is no password and nothing to confirm.
players-become = Become a player
players-by-passkey = With a passkey
players-by-code = With a recovery code
players-become-text = A passkey is kept by your device or your password manager; you unlock it as you unlock the device. A recovery code is a line of letters that you write down. You can have both.
players-sign-in = Sign in
players-use-passkey = Sign in with a passkey
players-code = Recovery code
players-use-code = Sign in with the code
players-no-passkey = no passkey was chosen
players-your-code = Your recovery code
players-your-code-text = Write it down or keep it where you keep passwords. It is shown only now, and whoever has it is you.
players-code-kept = I have kept it
players-profile = Profile
players-language = Language of notices
players-listed = Show me in the list of the best
players-ways = Signing in
players-passkey-of = Passkey made on { $day }
players-remove-passkey = Remove
players-remove-passkey-text = You will no longer be able to sign in with this passkey.
players-has-code = { $has ->
    [yes] You have a recovery code. A new one makes it void.
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
players-delete-text = Your name, passkeys, results and ratings will be deleted for good. You give up your seats in games that are still running, and tables where only you sit are taken away.
