# Spieler: wer jemand ist, wo man sich trifft, was einen ruft. Die Seite lädt dies, wenn sie es braucht.

## Was der Server ablehnt
player-session = du bist nicht oder nicht mehr angemeldet
player-passkey = dieser Passkey ist hier nicht bekannt, oder die Anfrage ist zu lange her; versuch es noch einmal
player-recovery = dieser Wiederherstellungscode ist hier nicht bekannt
player-blocked = wer diesen Server betreibt, hat dich ausgeschlossen
player-sign-in = zum Anmelden braucht es einen Passkey oder einen Wiederherstellungscode
player-many-passkeys = du hast schon { $most } Passkeys; entferne zuerst einen
player-last-passkey = das ist dein letzter Passkey; mach zuerst einen Wiederherstellungscode, damit du dich noch anmelden kannst
player-many-tables = du behältst schon { $most } Tische; nimm zuerst einige von deiner Liste
