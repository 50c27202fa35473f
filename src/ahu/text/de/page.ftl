# Die Seite im Browser.

## Überall
page-title = Osterinsel
page-welcome = Zwei Spiele um Statuen, Muscheln und eigensinnige Stämme.
page-home = Zur Startseite
page-tools = Werkzeuge
page-close = Schließen
page-nothing = nichts
page-lost = Hier ist nichts.
page-unreachable = der Server ist nicht zu erreichen
page-connecting = Verbindung wird aufgebaut …
page-connection-lost = Verbindung verloren; neuer Versuch
page-game = { $game ->
    [giants] Giants
   *[orongo] Orongo
 }
page-game-about = { $game ->
    [giants] Meißle Moai, bringe sie mit der Hilfe aller über die Insel und stelle sie weit weg auf.
   *[orongo] Biete Muscheln um Land, verbinde es mit der Küste und errichte deine Moai vor den anderen.
 }
page-players = { $least } bis { $most } Spieler

## Einstellungen
page-settings = Einstellungen
page-language = Sprache
page-theme = Darstellung
page-theme-name = { $theme ->
    [light] Tag
    [dark] Nacht
   *[auto] Wie das System
 }
page-motion = Bewegungen zeigen
page-sound = Ein Ton, wenn ich dran bin
page-notices = Eine Mitteilung, wenn ich dran bin und woanders hinsehe

## Die Startseite
page-play-now = Jetzt spielen
page-set-up = Spieler und Optionen
page-how-many = Wie viele spielen?
page-who-plays = Wer spielt?
page-who-plays-clan = Wer spielt { $clan }?
page-who = { $who ->
    [me] Ich
    [bot] Ein Bot
    [here] Noch jemand an diesem Bildschirm
   *[open] Jemand anders, auf Einladung
 }
page-level = { $level ->
    [novice] Anfänger
    [easy] leicht
    [normal] mittel
    [hard] schwer
    [expert] Meister
   *[other] { $level }
 }
page-level-of = Stärke von { $clan }
page-name = Name
page-name-of = Name von { $clan }
page-options = Optionen
page-option-quick-game = Schnelles Spiel: Alle beginnen mit zwei Arbeitern
page-option-visible-score = Moai zählen, sobald sie aufgestellt sind
page-option-return-unsculpted = Statuen, die niemand meißelt, kommen in den Vorrat zurück
page-option-open-bases = Alle sehen immer, wer was aufgestellt hat
page-option-open-screens = Nichts ist hinter den Sichtschirmen verborgen
page-option-round-limit = Die letzte Runde
page-option-amulet-first = Gleichstände werden vom Besitzer des Amuletts an gezählt
page-open-table = Partie beginnen
page-my-tables = Meine Tische
page-table-over = beendet
page-forget-table = Diesen Tisch ({ $game }) von der Liste nehmen
page-leave-table = Eine laufende Partie von der Liste nehmen
page-leave-table-text = { $count ->
    [one] Du spielst hier { $clans }, und die Partie ist noch nicht zu Ende.
   *[other] Von diesem Browser aus werden { $clans } gespielt, und die Partie ist noch nicht zu Ende.
 }
page-hide-table = Den Tisch nur ausblenden
page-hide-table-text = An einem ausgeblendeten Tisch behältst du deinen Platz; du findest den Tisch unter der Liste.
page-leave-seats = { $count ->
    [one] Den Platz aufgeben
   *[other] Die Plätze aufgeben
 }
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
page-upload = Eine Aufzeichnung aus einer Datei ansehen
page-rules-of = Die Regeln von { $game ->
    [giants] Giants
   *[orongo] Orongo
 }

## An jedem Tisch
page-rules = Regeln
page-round = Runde { $round }
page-you = (du)
page-deciding = entscheidet
page-your-turn = Du bist dran
page-chance = Der Zufall entscheidet …
page-winner = hat gewonnen
page-result = Wie die Partie ausging
page-do-it = Ausführen
page-not-yet = Noch nicht
page-why-not = Warum nicht?
page-undo = Zurücknehmen
page-actions = Alle erlaubten Aktionen
page-actions-filter = { $count ->
    [one] Eine Aktion; tippe, um sie zu finden
   *[other] { $count } Aktionen; tippe, um eine zu finden
 }
page-actions-more = { $count ->
    [one] … und noch eine
   *[other] … und { $count } weitere
 }
page-log = Was geschah
page-log-empty = Noch nichts.
page-board = Die Insel { $name }; die Pfeiltasten führen von Feld zu Feld
page-zoom = Größe des Plans
page-zoom-in = Größer
page-zoom-out = Kleiner
page-zoom-fit = Alles zeigen
page-fewer = Weniger: { $what }
page-more = Mehr: { $what }
page-cover = Du bist dran. Mach weiter, wenn sonst niemand hersieht.
page-i-am-here = Ich bin da
page-no-table = Hinter diesem Link ist kein Tisch.
page-no-table-text = Vielleicht ist er unvollständig oder gehört zu einem anderen Tisch. Bitte noch einmal um den Link.
page-behind-screen = Hinter deinem Sichtschirm
page-behind-screen-of = Hinter dem Sichtschirm von { $name }

## Links
page-share = Plätze und Links dieses Tisches
page-your-name = Dein Name
page-share-text = Wer eine Einladung zuerst annimmt, bekommt den Platz; was dort geheim ist, sieht sonst niemand. Sende jede Einladung nur einer Person.
page-seat-link = Einladung für den Platz von { $clan }
page-watch-link = Link für Zuschauer
page-own-links = Auf einem anderen Gerät spielen
page-own-links-text = Vorsicht: Ein solcher Link ist dein Platz. Wer ihn hat, sieht deine Geheimnisse und kann an deiner Stelle spielen. Sende ihn niemand anderem.
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
    [invited] frei: noch nicht besetzt
    [free] frei: aufgegeben
   *[away] nicht da
 }
page-seat-places = { $count ->
    [one] an einer Stelle in Gebrauch
   *[other] an { $count } Stellen zugleich in Gebrauch
 }
page-onlookers = { $count ->
    [one] Jemand sieht zu.
   *[other] { $count } sehen zu.
 }
page-invited = Du bist zu einer Partie eingeladen.
page-invited-to = Du bist zu einer Partie { $game } eingeladen.
page-invited-seat = Du würdest { $clan } spielen.
page-invited-with = Am Tisch: { $names }.
page-invitation-taken = Diesen Platz hat schon jemand.
page-sit-down = Platz nehmen
page-only-look-on = Nur zusehen
page-send-links = { $count ->
    [one] Die Einladung zum freien Platz senden
   *[other] Die Einladungen zu { $count } freien Plätzen senden
 }
page-copy = Kopieren
page-copied = Kopiert

## Rückschau
page-replay = Rückschau
page-first = Zum Anfang
page-previous = Einen Schritt zurück
page-play = Abspielen
page-pause = Anhalten
page-next = Einen Schritt weiter
page-last = Zum Ende
page-step = Schritt
page-step-of = Schritt { $step } von { $steps }
page-seen-by = Gesehen von
page-seen-by-all = was alle sehen
page-seen-open = alles offen
page-copy-position = Link zu dieser Stellung kopieren
page-back-to-now = Zurück zur Partie
page-back-to-end = Zurück zum Ende
page-download = Aufzeichnung herunterladen

## Ehrlicher Zufall
page-fair = Ehrlicher Zufall
page-fair-text = Würfel und Plättchen kommen aus einem Startwert, der beim Eröffnen eines Tisches gezogen wird. Seine Prüfsumme wird sofort gezeigt, der Startwert selbst nach der Partie. Hier lässt sich prüfen, ob der Startwert zur Prüfsumme passt und ob alles, was der Zufall tat, aus ihm kam.
page-digest = Prüfsumme des Startwerts:
page-digest-same = { $same ->
    [yes] Das ist die Prüfsumme, die beim Eröffnen des Tisches gezeigt wurde.
   *[no] Das ist nicht die Prüfsumme, die beim Eröffnen des Tisches gezeigt wurde!
 }
page-seed = Startwert
page-record = Aufzeichnung der Partie
page-check = Prüfen
page-fair-answer = { $fair ->
    [yes] { $outcomes ->
        [one] Ehrlich: Das eine Ergebnis des Zufalls kam aus diesem Startwert.
       *[other] Ehrlich: Alle { $outcomes } Ergebnisse des Zufalls kamen aus diesem Startwert.
     }
   *[no] Ereignis { $event } kam nicht aus diesem Startwert.
 }
page-fair-command = Auf der Befehlszeile:
page-fair-call = ahu replay --seed STARTWERT DATEI

## Giants
page-points = Punkte
page-markers = Stammesmarker
page-workers = Arbeiter
page-logs = Baumstämme
page-bases = Sockel
page-tablets = Tafelhälften
page-markers-front = Marker vor dem Sichtschirm
page-sculptors = Bildhauer dieser Runde
page-quarry = Steinbruch:
page-could-carve = { $could ->
    [yes] deine Bildhauer könnten sie meißeln
   *[no] deine Bildhauer könnten sie nicht meißeln
 }
page-supply = Vorrat: Moai { $one } · { $two } · { $three }, Kopfschmuck { $headdresses }, Baumstämme { $logs }, Tafelhälften { $tablets }
page-seal = Gebot abgeben
page-bid-stands = Niemand sieht es, bevor alle geboten haben. Einmal abgegeben, gilt es.
page-has-bid = bietet: { $bid }
page-own-bid = Dein Gebot: { $bid }
page-has-sealed = hat geboten
page-figure = Figur
page-power = Kraft des Feldes
page-reserve = { $ahu } reservieren
page-choose-hex = Wähle ein Feld auf dem Plan.
page-choose-ahu = Wähle einen Ahu auf dem Plan.
page-buy = Tafelhälfte kaufen
page-pass = Passen
page-pass-warning = Passen gilt für die ganze Phase.
page-route-where = Wohin? Die Zahlen sind Punkte für andere.
page-route-more = Wähle weitere Felder für einen längeren Weg oder eines auf dem Weg, um zurückzugehen.
page-other-item = Etwas anderes nehmen
page-one-back = Ein Feld zurück
page-carriers-on = Wer { $where } trägt
page-change-carriers = Träger { $where } ändern
page-gives-nothing = Niemand sonst bekommt Punkte.
page-then = Und dann
page-none-of-them = Keines
page-peek = Unter einen Moai schauen (eine Tafelhälfte)
page-peek-which = Unter welchen Moai schaust du? Es kostet eine Tafelhälfte.
page-hex = { $kind ->
    [forest] { $hex }, Wald mit { $logs ->
        [one] 1 Baumstamm
       *[other] { $logs } Baumstämmen
     }
    [cut] { $hex }, gefällter Wald
    [village] Dorf
    [sorcerers_hut] Hütte der Medizinmänner
    [moai_quarry] Moai-Steinbruch
    [headdress_quarry] Kopfschmuck-Steinbruch
   *[land] { $hex }, Land
 }
page-figures-of = { $clan }: { $figures }
page-item = { $item }{ $state ->
    [marked] , markiert von { $clan }
    [abandoned] , verlassen
   *[plain] {""}
 }
page-ahu = Ahu { $ahu }, Moai × { $moai }, Kopfschmuck { $headdress }, { $state ->
    [free] frei
    [reserved] reserviert von { $clan }
   *[taken] mit einem Moai der Größe { $size }{ $crowned ->
        [yes] , gekrönt
       *[no] {""}
     }{ $known ->
        [yes] , Sockel von { $clan }
       *[no] , Sockel verdeckt
     }
 }

## Orongo
page-shells = Muscheln
page-shell-count = { $count ->
    [one] 1 Muschel
   *[other] { $count } Muscheln
 }
page-own-bid-shells = { $count ->
    [one] Dein Gebot: 1 Muschel
   *[other] Dein Gebot: { $count } Muscheln
 }
page-shells-bid = bietet { $shells }
page-moai-left = Moai noch zu errichten
page-chips-left = Chips übrig
page-chips-due = { $due ->
    [one] legt 1 Chip
   *[other] legt { $due } Chips
 }
page-amulet = Amulett
page-choose-field = Wähle ein Feld auf dem Plan.
page-main-waits = der Haupt-Moai wartet
page-main-stands = der Haupt-Moai steht auf { $field }
page-field = { $palm ->
    [yes] { $kind } { $name }
   *[no] { $tile ->
        [up] { $kind } { $name }
       *[down] { $kind } { $name }, noch ohne Plättchen
     }
 }{ $chip ->
    [yes] , Chip von { $clan }
   *[no] {""}
 }{ $bears ->
    [shell] , verbraucht
    [moai] , mit einem Moai
    [main] , mit dem Haupt-Moai
   *[nothing] {""}
 }
