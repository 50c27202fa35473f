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
