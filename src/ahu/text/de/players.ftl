# Spieler: wer jemand ist, wo man sich trifft, was einen ruft. Die Seite lädt dies, wenn sie es braucht.

## Was der Server ablehnt
player-session = du bist nicht oder nicht mehr angemeldet
player-passkey = dieser Passkey ist hier nicht bekannt, oder die Anfrage ist zu lange her; versuch es noch einmal
player-recovery = dieser Wiederherstellungscode ist hier nicht bekannt
player-blocked = wer diesen Server betreibt, hat dich ausgeschlossen
player-sign-in = zum Anmelden braucht es einen Passkey oder einen Wiederherstellungscode
player-sign-in-again = du hast dich vor längerer Zeit angemeldet; melde dich zuerst noch einmal an, damit das niemand sonst an deinem Gerät tut
player-many-passkeys = du hast schon { $most } Passkeys; entferne zuerst einen
player-last-passkey = das ist dein letzter Passkey; mach zuerst einen Wiederherstellungscode, damit du dich noch anmelden kannst
player-many-tables = du behältst schon { $most } Tische; nimm zuerst einige von deiner Liste
player-many-avoided = du gehst schon { $most } Spielern aus dem Weg
player-notice-address = an diese Adresse lässt sich nichts senden
player-notice-mail = an diese Adresse lässt sich keine E-Mail senden
player-notice-often = diese Adresse wurde heute oft genug gefragt; versuche es morgen wieder
player-notice-none = auf diesem Weg sendet dieser Server keine Nachrichten
player-notice-confirm = dieser Link ist verbraucht oder ersetzt
player-many-notices = du bekommst schon auf { $most } Wegen Bescheid; beende zuerst einen
player-lobby-lesson = eine Lektion ist für eine Person; für andere lässt sie sich nicht öffnen
player-lobby-closed = dieser Tisch ist nicht oder nicht mehr für andere offen
player-lobby-full = an diesem Tisch sind alle Plätze besetzt
player-many-reports = deine Meldungen sind angekommen; weitere gehen erst, wenn sie gelesen sind
player-report-self = das ist dein eigener Platz

## Wer du bist
players-title = Du
players-nameless = Jemand ohne Namen
players-text = Du kannst spielen, ohne dich anzumelden: Deine Tische bleiben dann auf diesem Gerät. Als Spieler hast du sie auf jedem Gerät, mit Namen, Sprache, Ergebnissen und Wertungen. Es gibt kein Passwort und nichts zu bestätigen.
players-become = Spieler werden
players-by-passkey = Mit einem Passkey
players-by-code = Mit einem Wiederherstellungscode
players-become-text = Einen Passkey bewahrt dein Gerät oder dein Passwortmanager auf; du entsperrst ihn wie das Gerät. Ein Wiederherstellungscode ist eine Zeile aus Buchstaben, die du dir aufschreibst. Du kannst beides haben.
players-sign-in = Anmelden
players-sign-in-again = Noch einmal anmelden
players-use-passkey = Mit einem Passkey anmelden
players-code = Wiederherstellungscode
players-use-code = Mit dem Code anmelden
players-no-passkey = es wurde kein Passkey gewählt
players-your-code = Dein Wiederherstellungscode
players-your-code-text = Schreib ihn auf oder bewahre ihn bei deinen Passwörtern auf. Er wird nur jetzt gezeigt, und wer ihn hat, kann sich als du anmelden.
players-code-kept = Ich habe ihn notiert
players-profile = Profil
players-listed = Mich in der Bestenliste zeigen
players-ways = Anmeldung
players-passkey-of = Passkey vom { $day }
players-remove-passkey = Entfernen
players-remove-passkey-text = Mit diesem Passkey kannst du dich dann nicht mehr anmelden.
players-has-code = { $has ->
    [yes] Du hast einen Wiederherstellungscode. Ein neuer ersetzt ihn.
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
players-delete-text = Name, Passkeys, Ergebnisse und Wertungen werden endgültig gelöscht. Deine Plätze in laufenden Partien gibst du auf, und Tische, an denen nur du sitzt, verschwinden.

## Wie du gespielt hast
players-history = Deine Partien
players-no-games = Noch keine beendeten Partien. Sie zählen, sobald du als Spieler am Tisch sitzt.
players-game = Spiel
players-games = Partien
players-won = Gewonnen
players-points = Punkte
players-rating = Wertung
players-rivals = Häufigste Gegner
players-rival = { $name }: { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
 }, du lagst { $ahead }-mal vorn
players-latest = Letzte Partien
players-place = Platz { $place } mit { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
 }
players-unrated = (nicht gewertet)
players-bot = Bot, { $level }
players-somebody = jemand
players-avoided = Wem du aus dem Weg gehst
players-meet-again = Wieder begegnen
players-best = Bestenliste
players-best-text = Menschen und Bots auf einer Skala: Wer neu ist, beginnt bei 25. Hinter dem ± steht, wie unsicher das ist. Partien mit zurückgenommenen Zügen, mit Leuten, die keine Spieler sind, oder mit weniger als einer Minute Zeit zählen nicht.
players-of-games = { $count ->
    [one] 1 Partie
   *[other] { $count } Partien
 }
players-nobody-yet = Noch ist niemand gewertet.

## Der Treffpunkt
players-lobby = Offene Tische
players-lobby-text = Tische, die jemand für alle geöffnet hat. Setz dich dazu oder schau zu.
players-lobby-empty = Gerade ist kein Tisch offen. Öffne einen eigenen: am Tisch unter „Einladen“.
players-look-again = Noch einmal nachsehen
players-wanted = { $level ->
    [new] Neulinge willkommen
    [some] Für alle, die schon gespielt haben
    [strong] Für starke Spieler
   *[any] Für alle
 }
players-pace-live = Uhr: { $minutes } min je Person + { $increment } s je Zug
players-pace-turn = Uhr: { $time } für jeden Zug
players-join = { $free ->
    [one] Hinsetzen (1 Platz frei)
   *[other] Hinsetzen ({ $free } Plätze frei)
 }
players-watch = Zuschauen
players-open-to-all = Diesen Tisch für alle öffnen
players-joinable = Alle dürfen sich auf freie Plätze setzen
players-watchable = Alle dürfen zuschauen
players-level-wanted = Wer kommen soll
players-open-now = Am Treffpunkt zeigen
players-close-again = Vom Treffpunkt nehmen
players-opened-to-all = Der Tisch ist jetzt am Treffpunkt.
players-closed-again = Der Tisch ist nicht mehr am Treffpunkt.
players-report = Jemanden melden oder meiden
players-report-whom = Wen
players-report-text = Was geschehen ist
players-report-send = Melden
players-reported = Danke. Wer diesen Server betreibt, wird es lesen.
players-avoid = Meiden
players-avoids = Von jetzt an seht ihr die Tische des anderen nicht mehr.

## Nachrichten
players-notices = Du bist dran, wo du auch bist
players-notices-text = Du erfährst es einmal je Zug, wenn du eine Weile nicht gespielt hast. Über die Partie selbst sagen die Nachrichten nichts.
players-notice-kind = { $kind ->
    [push] Mitteilung im Browser
    [mail] E-Mail
   *[webhook] Webhook
 }
players-notice-unconfirmed = (bitte bestätigen: eine E-Mail ist unterwegs)
players-notice-stop = Beenden
players-notice-push = In diesem Browser Bescheid geben
players-notice-mail = E-Mail-Adresse
players-notice-webhook = Adresse des Webhooks (https://…)
players-notice-add = Hinzufügen
players-no-push = dieser Browser lässt keine Mitteilungen zu
players-press = { $does ->
    [stop] Keine solchen Nachrichten mehr
   *[confirm] Ja, gebt mir Bescheid, wenn ich dran bin
 }
players-pressed = { $does ->
    [stop] Erledigt. Auf diesem Weg kommt nichts mehr.
   *[confirm] Erledigt. Du erfährst, wenn du dran bist.
 }
players-to-you = Alle Einstellungen
