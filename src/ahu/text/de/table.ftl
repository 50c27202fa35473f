# Der Tisch im Browser: was alle erfahren, erlaubte Aktionen in Worten, Ablehnungen des Servers.

table-won = { $count ->
    [one] { $you ->
        [yes] Du gewinnst!
       *[no] { $clans } gewinnt!
     }
   *[other] { $clans } teilen sich den Sieg!
 }

plain-task = Du bist dran.
plain-waits = { clan } überlegt.
plain-told = { $you ->
    [yes] Du: { $move }
   *[no] { clan }: { $move }
 }
plain-told-chance = Zufall: { $move }
told-face-down = Etwas wird verdeckt ausgegeben.

## Was der Server ablehnt
json-length = die Länge muss { $bound } sein
json-characters = hier stehen Zeichen, die nicht erlaubt sind
table-none = diesen Tisch gibt es nicht
table-token = dieser Link passt nicht zu diesem Tisch; lass ihn dir noch einmal geben
table-invitation = diese Einladung ist schon benutzt oder wurde ersetzt; lass dir eine neue geben
table-seat-taken = diesen Platz hat schon jemand
table-game-counts = diese Partie zählt für die Wertung; spiel sie erst zu Ende oder gib sie auf
table-seat-lost = dieser Platz gehört dir nicht mehr: Er wurde aufgegeben oder dir weggenommen
table-invite-bot = diesen Platz hat ein Bot; niemand kann dafür eingeladen werden
table-many-invitations = an diesem Tisch haben Plätze schon { $most }-mal den Besitzer gewechselt; das geht jetzt nur noch alle paar Minuten
table-not-yours = dieser Platz gehört dir nicht
table-moved-on = inzwischen ist etwas anderes geschehen; sieh dir den neuen Stand an
table-replay-only = dies ist eine Aufzeichnung zum Ansehen; hier kann nichts gespielt werden
table-undo-often = an diesem Tisch wurde so viel zurückgenommen ({ $most } Ereignisse), dass nun nichts mehr zurückgenommen werden kann
table-no-lesson = hier gibt es keine Lektion
table-undo-lesson = in einer Lektion muss nichts zurückgenommen werden: Falsche Versuche ändern nichts
table-undo-nothing = du hast nichts zurückzunehmen
table-undo-acted = inzwischen war jemand anders am Zug
table-undo-revealed = dabei wurde etwas aufgedeckt, darum gilt es
table-undo-sealed = was verdeckt entschieden ist, gilt
table-try-only-decisions = nur Entscheidungen dieses Platzes lassen sich ausprobieren, eine nach der anderen
table-series-sealed = eine verdeckte Entscheidung beendet die Folge: Danach kann nichts mehr kommen
table-look-later = die Partie hat bisher { $steps ->
    [one] ein Ereignis
   *[other] { $steps } Ereignisse
 }, nicht { $step }
table-look-seat = solange die Partie läuft, kannst du nur von deinen eigenen Plätzen aus zurückschauen
table-look-open = alles aufgedeckt siehst du erst, wenn die Partie zu Ende ist
table-look-hidden = wer was aufgestellt hat, lässt sich während der Partie nicht nachschlagen
table-plan-none = in diesem Spiel werden keine Wege geplant
table-record-running = die Aufzeichnung gibt es erst, wenn die Partie zu Ende ist
table-rematch-lesson = eine Lektion hat keine Revanche: Nimm sie noch einmal durch oder spiel eine richtige Partie
table-rematch-running = eine Revanche gibt es erst, wenn die Partie zu Ende ist
table-rematch-owner = andere Optionen für die Revanche wählt nur, wer den Tisch eröffnet hat
table-record-long = eine Aufzeichnung hat hier höchstens { $most } Ereignisse
table-hello-first = die erste Nachricht muss Hello sein
table-hello-twice = Hello wurde schon gesendet
table-binary = Nachrichten sind Text, keine Bytes
table-large = zu groß: höchstens { $most } Bytes
table-anew = der Tisch wurde neu gelesen; bitte noch einmal kommen
table-idle = zu lange kam keine Nachricht
table-rate = zu schnell; warte kurz
table-many-tables = zu viele Tische von dieser Adresse; warte eine Weile
table-many-bots = an { $running ->
    [one] einem Tisch
   *[other] { $running } Tischen
 }, die von dieser Adresse aus eröffnet wurden, sind schon Bots beschäftigt, und mehr als { $most } dürfen es nicht sein; warte, bis sie an einem davon fertig sind
table-many-sockets = zu viele Verbindungen von dieser Adresse
table-level = die Stufe „{ $level }“ gibt es nicht; es gibt { $known }
table-level-person = ein Mensch hat keine Stufe
table-page-missing = diese Seite gibt es nicht
table-method = diese Adresse versteht { $allowed }, nicht { $method }
table-media = der Inhalt muss { $expected } sein
table-query = { $name } kann nicht „{ $value }“ sein
table-internal = der Server hat einen Fehler gemacht; nichts hat sich geändert
table-busy = der Server ist gerade überlastet; versuche es noch einmal
table-origin = diese Seite darf sich hier nicht verbinden
table-host = unter diesem Namen antwortet dieser Server nicht
table-id-used = diese Kennung wurde schon für etwas anderes benutzt
table-renamed = ein Platz kann höchstens { $most }-mal umbenannt werden
table-page-not-built = Die Seite wurde noch nicht gebaut: `make page` baut sie.

## Plätze, die jemand anderem gehören: allen gesagt
table-told-claim = { $named ->
    [yes] { $name } spielt als { clan-colour } mit.
   *[no] Jemand spielt als { clan-colour } mit.
 }
table-told-leave = { $named ->
    [yes] { $name } gibt den Platz von { clan-colour } auf.
   *[no] Der Platz von { clan-colour } wird aufgegeben.
 }
table-told-invite = Für den Platz von { clan-colour } gibt es eine neue Einladung.
table-told-revoke = { $named ->
    [yes] Die Person, die den Tisch eröffnet hat, nimmt { $name } den Platz von { clan-colour } weg; es gibt dafür eine neue Einladung.
   *[no] Die Person, die den Tisch eröffnet hat, vergibt den Platz von { clan-colour } neu; es gibt dafür eine neue Einladung.
 }
table-told-undo = { $you ->
    [yes] Du hast { undone-decisions } zurückgenommen.
   *[no] { clan } hat { undone-decisions } zurückgenommen.
 }
undone-decisions = { $times ->
    [one] eine Entscheidung
   *[other] { $times } Entscheidungen
 }
table-told-hint = { $you ->
    [yes] Du lässt dir Tipps geben.
   *[no] { clan } lässt sich Tipps geben.
 }
hint-not-agreed = an diesem Tisch gibt es keine Tipps: Die Spieler haben keine vereinbart
hint-lesson = eine Lektion gibt ihre eigenen Tipps
hint-no-decision = Tipps gibt es, wenn du etwas zu entscheiden hast
hint-no-workers = dieser Server gibt keine Tipps: Er hat keine Arbeitsprozesse
hint-lost = diesmal hat sich kein Tipp gefunden; frag noch einmal
analysis-running = eine Partie kann erst analysiert werden, wenn sie zu Ende ist
analysis-no-workers = dieser Server analysiert keine Partien: Er hat keine Arbeitsprozesse
analysis-many = es werden schon mehrere Partien analysiert; versuch es wieder, wenn eine fertig ist
table-told-rematch = { $named ->
    [yes] { $name } beginnt eine Revanche.
   *[no] { clan-colour } beginnt eine Revanche.
 }

## ahu worker und ahu replay --seed
cli-worker = Für die Bots von Servern rechnen, die sich eine PostgreSQL-Datenbank teilen.
worker-database = `ahu worker` braucht die PostgreSQL-Datenbank der Server: --database postgresql://…
worker-workers = `ahu worker` braucht mindestens einen Prozess, der für die Bots rechnet: --workers
worker-ready = Ahu rechnet für die Bots, mit { $count ->
    [one] einem Prozess.
   *[other] { $count } Prozessen.
 }
cli-replay-seed-text = prüfen, ob der Zufall aus diesem Startwert stammt
cli-replay-fair = Der Zufall stammt aus diesem Startwert: { $outcomes ->
    [one] ein Ergebnis
   *[other] { $outcomes } Ergebnisse
 } (Prüfsumme { $digest }).
cli-replay-unfair = Ereignis { $event }: der Zufall stammt nicht aus diesem Startwert (Prüfsumme { $digest })

local-needs-server = das braucht einen Server, und hier läuft die Seite ohne
local-not-kept = der Browser konnte es nicht aufbewahren; vielleicht hat er keinen Platz mehr
local-level = { $level } denkt in einem Browser zu lange nach; es gibt { $known }
