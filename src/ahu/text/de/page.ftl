# Die Seite im Browser.

## Überall
page-title = Ahu
page-welcome = Brettspiele von der Osterinsel, mit Freunden oder gegen Bots. Kostenlos und ohne Anmeldung.
page-home = Zur Startseite
page-tools = Werkzeuge
page-close = Schließen
page-nothing = nichts
page-yes-no = { $value ->
    [yes] ja
   *[no] nein
 }
page-lost = Hier ist nichts.
page-unreachable = der Server ist nicht zu erreichen
page-connecting = Verbindung wird aufgebaut …
page-connection-lost = Keine Verbindung – neuer Versuch …
page-players = { $least } bis { $most } Spieler
page-round = Runde { $round }
page-your-turn = Du bist dran
page-not-yet = Abbrechen
page-not-yet-text = Nichts geschieht, und du kannst neu wählen.
page-lobby = Treffpunkt
page-you-place = Du
page-fair = Nachprüfbarer Zufall

## Einstellungen
page-settings = Einstellungen
page-language = Sprache
page-theme = Darstellung
page-theme-name = { $theme ->
    [light] Hell
    [dark] Dunkel
   *[auto] Systemeinstellung
 }
page-motion = Animationen
page-motion-name = { $motion ->
    [calm] Ruhig
    [quick] Schnell
   *[none] Keine
 }
page-sound = Töne
page-volume = Lautstärke
page-notices = Mitteilung, wenn ich dran bin

## Die Startseite
page-learn = Spielen lernen
page-learn-on = Weiterlernen
page-puzzles = Rätsel
page-play-now = Jetzt spielen
page-play-friends = Mit Freunden spielen
page-minutes = { $least }–{ $most } Minuten
page-weight = { $weight ->
    [light] leicht zu lernen
    [medium] mit etwas Tiefgang
   *[heavy] mit viel Tiefgang
 }
page-set-up = Spieler und Optionen
page-my-tables = Deine Partien
page-table-over = beendet
page-table-won = { $mine ->
    [yes] { $count ->
        [one] Du hast gewonnen
       *[other] Ihr teilt euch den Sieg
     }
   *[no] { $count ->
        [one] { $names } hat gewonnen
       *[other] { $names } teilen sich den Sieg
     }
 }
page-table-waits = Am Zug: { $names }
page-forget-table = Diesen Tisch ({ $game }) von der Liste nehmen
page-hidden-tables = { $count ->
    [one] Ein ausgeblendeter Tisch
   *[other] { $count } ausgeblendete Tische
 }
page-show-table = Wieder zeigen
page-forget-for-good = Endgültig vergessen
page-forget-for-good-text = { $playing ->
    [yes] Du spielst hier, und die Partie ist noch nicht zu Ende. Dieser Browser vergisst den Platz endgültig, ohne es den anderen zu sagen: Sie werden auf dich warten.
   *[no] Dieser Browser vergisst den Link zu diesem Tisch endgültig.
 }
table-remove = Löschen
table-remove-warning = Der Tisch verschwindet für alle, und zwar endgültig.
page-upload = Eine Aufzeichnung aus einer Datei ansehen
page-rules-of = Die Regeln von { $game }

# Ohne Server

page-no-server = Diese Seite läuft ganz für sich in deinem Browser. Mitspieler anderswo, der Treffpunkt, Konten und Nachrichten brauchen einen Server.
page-loading-rules = Die Regeln werden geladen … { $percent } %
page-rules-broken = Die Regeln ließen sich nicht laden. Lade die Seite neu oder nimm einen anderen Browser.

### At a table, and on every page but the first: loaded when somebody comes there

## Ein neuer Tisch, und einen verlassen
page-how-many = Wie viele spielen?
page-who-plays = Wer spielt?
page-who-plays-clan = Wer spielt { $clan }?
page-who = { $who ->
    [me] Du
    [bot] Bot
    [here] Noch jemand an diesem Bildschirm
   *[open] Jemand mit Einladung
 }
page-level = { $level ->
    [novice] sehr leicht
    [easy] leicht
    [normal] mittel
    [hard] schwer
    [expert] sehr schwer
   *[other] { $level }
 }
page-bot = { $level ->
    [novice] Bot, sehr leicht
    [easy] Bot, leicht
    [normal] Bot, mittel
    [hard] Bot, schwer
    [expert] Bot, sehr schwer
   *[other] Bot, { $level }
 }
page-level-about = { $level ->
    [novice] Sieht nur sich selbst, greift nach schnellen Punkten und rät beim Bieten.
    [easy] Vergisst die anderen oft, mag schnelle Punkte und bietet manchmal falsch. Gut für die ersten Partien.
    [normal] Wägt jeden Zug gut ab, für sich und gegen alle, denkt aber nicht weiter voraus.
    [hard] Denkt voraus und auch daran, was die anderen antworten.
    [expert] Denkt so weit voraus wie möglich und nimmt sich Zeit. Schwer zu schlagen.
   *[other] {""}
 }
page-recommended = empfohlen
page-recommended-bots = mit Bots empfohlen: Sie vergessen nichts
page-level-of = Stärke von { $clan }
page-name = Name
page-name-of = Name von { $clan }
page-options = Optionen
page-open-table = Partie beginnen
page-leave-table = Eine laufende Partie von der Liste nehmen
page-leave-table-text = { $count ->
    [one] Du spielst hier { $clans }, und die Partie ist noch nicht zu Ende.
   *[other] In diesem Browser werden { $clans } gespielt, und die Partie ist noch nicht zu Ende.
 }
page-hide-table = Nur ausblenden
page-hide-table-text = An einem ausgeblendeten Tisch behältst du deinen Platz; du findest den Tisch unter der Liste.
page-leave-seats = { $count ->
    [one] Den Platz aufgeben
   *[other] Die Plätze aufgeben
 }

## An jedem Tisch
page-rules = Regeln
page-no-rules = Die Regeln dieses Spiels stehen hier nicht.
page-you = (du)
page-deciding = ist dran
page-chance = Der Zufall entscheidet …
page-winner = gewinnt
page-result = Endstand
page-why-not = Das geht nicht:
page-undo = Rückgängig
page-undo-since = { $what } – und alles, was seitdem geschah
page-only-choice = (anders ging es nicht)
page-actions = Alle erlaubten Züge
page-actions-filter = { $count ->
    [one] Ein Zug; gib ein Wort ein, um ihn zu finden
   *[other] { $count } Züge; gib ein Wort ein, um einen zu finden
 }
page-actions-more = { $count ->
    [one] … und noch einer
   *[other] … und { $count } weitere
 }
page-log = Verlauf
page-log-empty = Noch nichts.
page-why = warum?
page-board = Die Insel { $name }; die Pfeiltasten führen von Feld zu Feld, N zum nächsten, das du wählen kannst
page-zoom = Zoom
page-zoom-in = Vergrößern
page-zoom-out = Verkleinern
page-zoom-fit = Ganzen Plan zeigen
page-fewer = Weniger: { $what }
page-more = Mehr: { $what }
page-cover = Du bist dran. Mach weiter, wenn sonst niemand hersieht.
page-i-am-here = Ich bin da
page-no-table = Hinter diesem Link ist kein Tisch.
page-no-table-text = Vielleicht ist der Link unvollständig oder gehört zu einem anderen Tisch. Lass ihn dir noch einmal geben.
page-behind-screen = Hinter deinem Sichtschirm
page-behind-screen-of = Hinter dem Sichtschirm von { $name }
page-only-you = Das siehst nur du
page-only-seat = Das sieht nur { $name }
page-points = Punkte
page-seal = Bieten
page-bid-stands = Niemand sieht dein Gebot, bevor alle geboten haben. Einmal abgegeben, gilt es.
page-has-sealed = hat geboten

## Was geschah
page-since = Seit deinem letzten Zug
page-lately = Zuletzt
page-last-move = letzter Zug von { $who }
page-skip-motion = Animation überspringen

## Small screens and keys
page-places = Wo du wählen kannst
page-places-previous = Vorherige Stelle mit einer Auswahl
page-places-next = Nächste Stelle mit einer Auswahl
page-zoom-places = Zeigen, wo du wählen kannst
page-skip-to-task = Direkt zu deiner Aufgabe

## Links
page-share = Einladen
page-your-name = Dein Name
page-share-text = Wer eine Einladung zuerst annimmt, bekommt den Platz; was dort geheim ist, sieht sonst niemand. Sende jede Einladung nur einer Person.
page-seat-link = Einladung für den Platz von { $clan }
page-watch-link = Link für Zuschauer
page-own-links = Auf einem anderen Gerät spielen
page-own-links-text = Vorsicht: Dieser Link ist dein Platz. Wer ihn hat, sieht deine Geheimnisse und kann an deiner Stelle spielen. Gib ihn nicht weiter.
page-own-link = { $name } auf einem anderen Gerät
page-invite-anew = Neue Einladung für den Platz von { $clan }
page-take-seat-back = { $name } den Platz wegnehmen
page-take-seat-back-text = { $name } verliert den Platz sofort, und du bekommst eine neue Einladung zum Weitergeben. Alle erfahren es.
page-leave-seat = Meinen Platz aufgeben
page-leave-seat-text = { $count ->
    [one] Dein Platz ist sofort frei, und alle erfahren es. Zurückkommen kannst du nur, wenn dich die Person, die den Tisch eröffnet hat, wieder einlädt.
   *[other] Deine Plätze sind sofort frei, und alle erfahren es. Zurückkommen kannst du nur, wenn dich die Person, die den Tisch eröffnet hat, wieder einlädt.
 }
page-seat-lost = Dieser Platz gehört dir nicht mehr.
page-seat-lost-text = Er wurde aufgegeben oder dir weggenommen. Um wieder mitzuspielen, lass dir eine neue Einladung geben.
page-seat-lost-look-on = Dein Platz wurde aufgegeben oder dir weggenommen. Du siehst jetzt nur noch zu.
page-seat-state = { $state ->
    [resigned] hat aufgegeben
    [stand-in] ein Bot spielt weiter
    [invited] wartet auf jemanden
    [free] frei: aufgegeben
   *[away] nicht da
 }
page-seat-places = { $count ->
    [one] an einem Ort geöffnet
   *[other] an { $count } Orten zugleich geöffnet
 }
page-seat-places-text = Wer den Link zu diesem Platz hat, spielt hier: in mehreren Fenstern oder auf mehreren Geräten.
page-onlookers = { $count ->
    [one] Jemand sieht zu.
   *[other] { $count } sehen zu.
 }
page-invited = Du bist zu einer Partie eingeladen.
page-invited-to = Du bist zu einer Partie { $game } eingeladen.
page-invited-seat = Du würdest { $clan } spielen.
page-invited-with = Am Tisch: { $names }.
page-invitation-taken = Diesen Platz hat schon jemand.
page-sit-down = Mitspielen
page-only-look-on = Nur zusehen
page-send-links = { $count ->
    [one] Jemanden für den freien Platz einladen
   *[other] Für { $count } freie Plätze einladen
 }
page-copy = Kopieren
page-copied = Kopiert
page-copy-by-hand = Dein Browser kopiert hier nicht: Der Link ist markiert, kopiere ihn selbst.

## Rückschau
page-replay = Rückschau
page-first = Zum Anfang
page-round-back = Vorige Runde
page-previous = Einen Schritt zurück
page-play = Abspielen
page-pause = Anhalten
page-next = Einen Schritt weiter
page-round-on = Nächste Runde
page-last = Zum Ende
page-speed = Tempo
page-step = Schritt
page-step-of = Schritt { $step } von { $steps }
page-seen-by = Ansicht
page-seen-by-all = was alle sehen
page-seen-open = alles aufgedeckt
page-copy-position = Link zu diesem Moment kopieren
page-back-to-now = Zurück zur Partie
page-back-to-end = Zurück zum Ende
page-download = Partie herunterladen

## Das Ende
page-finale = Die Schlusswertung
page-finale-show = Schlusswertung zeigen
page-finale-skip = Gleich zum Ergebnis
page-place = { $rank ->
    [1] 1.
    [2] 2.
    [3] 3.
   *[other] { $rank }.
 }
page-rematch = Revanche
page-rematch-text = Dieselben Spieler, dieselben Optionen, neues Glück.
page-rematch-join = { $playing ->
    [yes] Zur Revanche
   *[no] Bei der Revanche zusehen
 }
page-new-game = Neue Partie
page-look-back = Rückschau ansehen
page-share-game = Link zu dieser Partie kopieren

## Nachprüfbarer Zufall
page-verify = Den Zufall nachprüfen
page-fair-text = Alles Zufällige in einer Partie stammt aus einem geheimen Startwert, der beim Eröffnen des Tisches gezogen wird. Seine Prüfsumme wird sofort veröffentlicht, der Startwert selbst nach der Partie. Hier kannst du prüfen, ob der Startwert zur Prüfsumme passt und ob wirklich alles Zufällige aus ihm stammt.
page-digest = Prüfsumme des Startwerts:
page-digest-same = { $same ->
    [yes] Das ist die Prüfsumme, die beim Eröffnen des Tisches veröffentlicht wurde.
   *[no] Das ist nicht die Prüfsumme, die beim Eröffnen des Tisches veröffentlicht wurde!
 }
page-seed = Startwert
page-record = Aufzeichnung der Partie
page-check = Prüfen
page-fair-answer = { $fair ->
    [yes] { $outcomes ->
        [one] Geprüft: Das eine Ergebnis des Zufalls stammt aus diesem Startwert.
       *[other] Geprüft: Alle { $outcomes } Ergebnisse des Zufalls stammen aus diesem Startwert.
     }
   *[no] Ereignis { $event } stammt nicht aus diesem Startwert.
 }
page-fair-command = Auf der Befehlszeile:
page-fair-call = ahu replay --seed STARTWERT DATEI

## Hilfe zur Hand
page-aid = Spielhilfe
page-aid-text = Was die Dinge kosten, bewirken und zählen. Taste: { $key }
page-can-choose = Du kannst dieses Feld jetzt wählen.
page-actions-text = Alles, was du jetzt tun darfst, als Liste.
page-share-about = Links für Freunde und Zuschauer.
page-rules-text = Öffnet einen neuen Tab.
page-overview = Auf einen Blick
page-overview-part = { $part ->
    [aim] Das Ziel
    [round] Was du in einer Runde tust
    [end] Wie die Partie endet
   *[win] Wie du gewinnst
 }
page-exact-rules = Die genauen Regeln
