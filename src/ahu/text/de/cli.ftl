# Die Kommandozeile.
cli-usage = Aufruf:
cli-arguments = Argumente
cli-options = Optionen
cli-commands = Befehle
cli-overview-form = [--language en|de|fr] BEFEHL …
cli-overview = Brettspiele: spielen, nachspielen, simulieren. Es gibt { $games }.
cli-overview-more = `ahu BEFEHL --help` sagt mehr zu einem Befehl.

# Was die Befehle tun
cli-play = Im Terminal spielen, mit Menschen und Bots.
cli-simulate = Viele Partien zwischen Bots spielen und die Ergebnisse ausgeben.
cli-replay = Eine Aufzeichnung prüfen und zeigen, wie die Partie steht.
cli-analyse = Eine beendete Partie analysieren: Chancen im Verlauf, Wendepunkte, teure Züge, Glück.
cli-engine = Anfragen anderer Programme beantworten: je eine Zeile JSON für Frage und Antwort.
cli-schema = Das JSON-Schema dessen ausgeben, was die Engine für ein Spiel liest und schreibt.
cli-bot = Bots auflisten und prüfen, ob einer sich an die Regeln hält.
cli-puzzles = Rätsel finden: Stellungen, in denen ein Zug klar der beste ist.
cli-game = Prüfen, ob ein Spiel den Vertrag einhält.
cli-game-check = Zufällige Partien spielen und prüfen, ob ein Spiel den Vertrag einhält: was es schreibt und verbirgt, und seine Texte.
cli-board = Plandateien prüfen und zeichnen.
cli-board-check = Plandateien prüfen.
cli-board-show = Eine Plandatei zeichnen.

# Was die Argumente bedeuten
cli-value-game = SPIEL
cli-value-number = N
cli-value-seed = STARTWERT
cli-value-file = DATEI
cli-value-option = NAME=WERT
cli-value-bot = BOT
cli-game-text = das Spiel: { $games }
cli-players-text = wie viele spielen
cli-people-text = wie viele davon Menschen sind
cli-seed-text = woher der Zufall kommt: eine Zahl oder ein Text; gleicher Startwert, gleiche Partie
cli-board-text = ein Plan in TOML statt des mitgelieferten
cli-records-text = die Aufzeichnung jeder Partie an diese Datei anhängen, je eine Zeile JSON, komprimiert, wenn ihr Name auf .xz endet
cli-record-text = die Aufzeichnung der Partie in diese Datei schreiben
cli-option-text = eine Variante wählen, etwa quick_game=yes; mehrfach möglich
cli-games-text = wie viele Partien
cli-bots-text = ein Bot für alle Plätze oder einer für jeden
cli-bot-text = welcher Bot mitspielt; siehe `ahu bot list`
cli-jobs-text = wie viele Prozesse; das Ergebnis ist bei jeder Zahl dasselbe
cli-json-text = ein JSON-Objekt ausgeben
cli-replay-record-text = eine Aufzeichnung, als Text oder JSON; - ist die Standardeingabe
cli-as-json-text = die Aufzeichnung als JSON ausgeben
cli-as-text-text = die Aufzeichnung als Text ausgeben
cli-files-text = Pläne in TOML, oder der Name eines Spiels für dessen eigenen
cli-file-text = ein Plan in TOML, oder der Name eines Spiels für dessen eigenen
cli-svg-text = die Zeichnung in diese Datei schreiben; sonst heißt sie wie der Plan
cli-default = Vorgabe: { $value }
cli-language-text = die Sprache aller Meldungen
cli-help-text = diese Hilfe zeigen
cli-version-text = die Version zeigen

# Was falsch sein kann
cli-no-command = welcher Befehl? Es gibt { $known }; `ahu --help` sagt mehr
cli-unknown-command = einen Befehl „{ $name }“ gibt es nicht; es gibt { $known }
cli-unknown-command-nearest = einen Befehl „{ $name }“ gibt es nicht; war „{ $nearest }“ gemeint? Es gibt { $known }
cli-no-part = nach `ahu { $command }` kommt eines von { $known }
cli-unknown-flag = { $name } gibt es hier nicht; es gibt { $known }
cli-unknown-flag-nearest = { $name } gibt es hier nicht; war { $nearest } gemeint? Es gibt { $known }
cli-unexpected = „{ $found }“ ist ein Argument zu viel
cli-missing = { $name } fehlt; siehe --help
cli-needs-value = { $name } braucht einen Wert
cli-no-value = zu { $name } gehört kein Wert
cli-wrong = die Argumente sind nicht verständlich; siehe --help
cli-not-a-number = { $name } muss eine ganze Zahl sein, nicht „{ $found }“
cli-out-of-range = { $name } muss zwischen { $least } und { $most } liegen, nicht bei { $found }
cli-option-form = eine Option schreibt man NAME=WERT, nicht „{ $found }“
cli-option-twice = die Option { $name } ist zweimal angegeben
cli-option-needs-game = Optionen brauchen ein Spiel: Nenne es zuerst
cli-not-both = { $one } und { $other } gehen nicht zusammen
cli-file-missing = eine Datei „{ $path }“ gibt es nicht
cli-file-folder = „{ $path }“ ist ein Ordner, keine Datei
cli-file-forbidden = „{ $path }“ darf nicht gelesen werden
cli-file-unreadable = „{ $path }“ lässt sich nicht lesen
cli-file-large = „{ $path }“ ist zu groß
cli-output = die Ausgabe lässt sich nicht schreiben: { $problem }

# Was ausgegeben wird
cli-compiled = kompiliert
cli-interpreted = interpretiert
cli-colour = { $colour ->
    [blue] Blau
    [green] Grün
    [red] Rot
    [yellow] Gelb
   *[purple] Violett
 }
cli-replay-legal = { $game }{ $played ->
    [board] {" "}auf dem Plan { $board }
   *[alone] {""}
 }: { $events ->
    [one] ein Ereignis, regelgerecht
   *[other] { $events } Ereignisse, alle regelgerecht
 }
cli-replay-over = Die Partie ist nach { $round ->
    [one] { $round } Runde
   *[other] { $round } Runden
 } zu Ende.
cli-replay-so-far = Die Partie ist in Runde { $round }; Punkte bisher:
cli-wins = gewinnt
cli-playing = es wird gespielt
cli-simulated = { $game } mit { $players } Spielern, { $games ->
    [one] eine Partie
   *[other] { $games } Partien
 }, Startwert { $seed }, { $seconds } s
cli-games-per-second = Partien pro Sekunde
cli-decisions-per-second = Entscheidungen pro Sekunde
cli-decisions-per-game = Entscheidungen pro Partie
cli-rounds-per-game = Runden pro Partie
cli-turns-lost = Züge, die Bots durch Fehler verloren haben: { $count }
cli-head-seat = Platz
cli-head-bot = Bot
cli-head-won = Siege
cli-head-share = Anteil
cli-head-score = Punkte im Schnitt
cli-head-least = Minimum
cli-head-most = Maximum

# ahu game check
game-check-good = { $game } hält den Vertrag ein.
game-check-bad = { $game } hält den Vertrag nicht ein: { $count ->
    [one] ein Fehler
   *[other] { $count } Fehler
 }.
game-fault-at = { $players } Spieler, nach { $event ->
    [one] einem Ereignis
   *[other] { $event } Ereignissen
 }: { $what }
game-fault = { $reason ->
    [crash] es ist abgestürzt: { $detail }
    [facet] ein Teil davon lässt sich nicht laden: { $detail }
    [text] ein Text fehlt in manchen Sprachen oder braucht andere Angaben: { $detail }
    [words] für eine Ablehnung fehlen in einer Sprache die Worte: { $detail }
    [lesson] eine Lektion geht nicht auf: { $detail }
    [moment] worauf es wartet, passt nicht zu dem, was es sagt: { $detail }
    [notation] was es schreibt, liest es nicht wieder: { $detail }
    [json] ein Zug kommt aus JSON nicht zurück: { $detail }
    [check] `check` passt nicht zu den erlaubten Aktionen: { $detail }
    [snapshot] aus einer Momentaufnahme wird nicht dieselbe Stellung
    [recall] was ein Platz im Gedächtnis hat, lässt sich nicht weiterspielen: { $detail }
    [copy] eine Stellung änderte sich, als mit einer Kopie gespielt wurde
    [view] eine Ansicht ist nicht, wie sie sein muss: { $detail }
    [hidden] jemand sieht oder weiß, was verborgen ist: { $detail }
    [open] nach `seen_by` dürfen es alle wissen, gezeigt wird es nur manchen: { $detail }
    [record] eine Aufzeichnung führt zu einem anderen Ende
   *[endless] eine zufällige Partie endet nicht innerhalb von { $detail } Ereignissen
 }

cli-analyse-json-text = die Analyse als JSON ausgeben
cli-analysing = wird analysiert
cli-analyse-chances = Gewinnchancen in Prozent:
cli-analyse-round = Runde { $round }
cli-analyse-line = Runde { $round }: { $what }
cli-analyse-begin = Anfang
