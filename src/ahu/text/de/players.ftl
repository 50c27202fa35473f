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
player-many-avoided = du gehst schon { $most } Spielern aus dem Weg
player-lobby-lesson = eine Lektion ist für eine Person; für andere lässt sie sich nicht öffnen
player-lobby-closed = dieser Tisch ist nicht oder nicht mehr für andere offen
player-lobby-full = an diesem Tisch sind alle Plätze besetzt

## Wer du bist
players-title = Du
players-nameless = Jemand ohne Namen
players-text = Spielen kannst du hier, ohne jemand zu sein: Deine Tische bleiben auf diesem Gerät. Als Spieler hast du sie auf jedem Gerät, mit Namen, Sprache, Ergebnissen und Wertungen. Ein Passwort gibt es nicht, und nichts zu bestätigen.
players-become = Spieler werden
players-by-passkey = Mit einem Passkey
players-by-code = Mit einem Wiederherstellungscode
players-become-text = Einen Passkey bewahrt dein Gerät oder dein Passwortmanager auf; du entsperrst ihn wie das Gerät. Ein Wiederherstellungscode ist eine Zeile aus Buchstaben, die du dir aufschreibst. Du kannst beides haben.
players-sign-in = Anmelden
players-use-passkey = Mit einem Passkey anmelden
players-code = Wiederherstellungscode
players-use-code = Mit dem Code anmelden
players-no-passkey = es wurde kein Passkey gewählt
players-your-code = Dein Wiederherstellungscode
players-your-code-text = Schreib ihn auf oder bewahre ihn bei deinen Passwörtern auf. Er wird nur jetzt gezeigt, und wer ihn hat, ist du.
players-code-kept = Ich habe ihn aufbewahrt
players-profile = Profil
players-language = Sprache der Nachrichten
players-listed = Mich in der Bestenliste zeigen
players-ways = Anmeldung
players-passkey-of = Passkey vom { $day }
players-remove-passkey = Entfernen
players-remove-passkey-text = Mit diesem Passkey kannst du dich dann nicht mehr anmelden.
players-has-code = { $has ->
    [yes] Du hast einen Wiederherstellungscode. Ein neuer macht ihn ungültig.
   *[no] Du hast keinen Wiederherstellungscode.
 }
players-add-passkey = Passkey hinzufügen
players-new-code = Neuer Wiederherstellungscode
players-devices = { $count ->
    [one] Du bist nur auf diesem Gerät angemeldet.
   *[other] Du bist auf { $count } Geräten angemeldet.
 }
players-sign-out = Abmelden
players-sign-out-everywhere = Überall abmelden
players-data = Deine Daten
players-data-text = Was über dich gespeichert ist, wozu und wie lange, steht in der Dokumentation dieses Servers.
players-export = Alles über mich herunterladen
players-delete = Alles über mich löschen
players-delete-text = Name, Passkeys, Ergebnisse und Wertungen werden endgültig gelöscht. Deine Plätze in laufenden Spielen gibst du auf, und Tische, an denen nur du sitzt, verschwinden.
