# Die Arena, ihr Bericht, die Rangleiter und die Ausgewogenheit der Pläne.
cli-arena = Bots gegeneinander spielen lassen und sagen, wie stark sie sind.
cli-balance = Gleiche Bots spielen lassen und sagen, ob ein Plan gerecht ist.
arena-value-folder = ORDNER
arena-bots-text = die Bots, etwa greedy search:ms=200; siehe `ahu bot list`
arena-bot-text = noch ein Bot; mehrfach möglich
arena-jobs-text = wie viele Prozesse; bei Budgets in Simulationen ist das Ergebnis bei jeder Zahl dasselbe
arena-out-text = das Ergebnis jedes Spiels an diese Datei anhängen und Spiele auslassen, die darin stehen
arena-one-against-text = der erste Bot allein gegen andere der zweiten Art
arena-report-text = einen Bericht mit Bildern in diesen Ordner schreiben
arena-on-text = wo gespielt wird: auf diesem Rechner oder auf einem Ray-Cluster
arena-one-against = einer gegen andere braucht zwei Bots, nicht { $bots }
arena-many-bots = höchstens { $most } Bots können sich treffen
arena-other-run = „{ $path }“ enthält die Spiele eines anderen Wettkampfs
arena-no-ray = Ray ist nicht installiert; `pip install ahu[ray]` holt es
arena-extra = { $package } ist nicht installiert; `pip install ahu[arena]` holt es
arena-on = --on ist eines von { $known }, nicht „{ $found }“
arena-stopped = angehalten nach { $done } von { $games } Spielen; derselbe Aufruf macht hier weiter
arena-unbalanced = { $games } Spiele sind keine vollen Durchgänge: die Plätze sind nicht ganz ausgeglichen. Mit { $even } Spielen wären sie es.
arena-report-written = geschrieben: { $file }
arena-lost = { $bot } verlor in Spiel { $number } einen Zug: { $why } { $detail }
arena-fault = { $reason ->
    [crash] abgestürzt
    [hang] keine Antwort in der Zeit
    [illegal] Unerlaubtes gewählt
    [answer] keine Aktion geantwortet
   *[benched] nach drei Fehlern in Folge ausgesetzt
 }
arena-played = { $game } mit { $players } Personen auf dem Plan { $board }, { $games ->
    [one] ein Spiel
   *[other] { $games } Spiele
 } zu { $rounds } Runden, Startwert { $seed }; ein gerechter Anteil ist { $fair }.
arena-report = Arena: { $game } zu { $players }
arena-head-bot = Bot
arena-head-games = Spiele
arena-head-wins = Siege
arena-head-share = Anteil
arena-head-interval = 95 %
arena-head-score = Punkte im Mittel
arena-head-rating = Wertung
arena-head-ms = ms je Entscheidung
arena-head-slowest = langsamstes Spiel
arena-head-faults = Fehler
arena-head-fault = Fehler
arena-head-often = wie oft
arena-section-shares = Sieganteile
arena-section-ratings = Wertungen
arena-section-pairs = Wer vor wem liegt
arena-section-seats = Nach Platz
arena-section-times = Bedenkzeiten
arena-section-scores = Punkte
arena-section-faults = Fehler
arena-explain-shares = Ein geteilter Sieg zählt für jeden einen Teil. Ein Bot auf zwei Plätzen eines Spiels hat zwei gespielt. Die Intervalle sind die von Wilson.
arena-explain-ratings = Plackett–Luce mit openskill, Neulinge haben 25. Intervalle durch Bootstrap über Runden gleichen Zufalls.
arena-explain-pairs = Wie oft der Bot der Zeile vor dem der Spalte lag, gleiche Plätze zählen halb.
arena-explain-times = Das Mittel über Entscheidungen mit einer Wahl, in Millisekunden, und das Mittel des langsamsten Spiels.
arena-no-faults = Kein Bot verlor einen Zug.
arena-picture-ladder = Wertungen mit ihren Intervallen
arena-picture-strength = Sieganteil nach Bedenkzeit
arena-picture-scores = Punkte
arena-plot-rating = Wertung
arena-plot-time = Millisekunden je Entscheidung
arena-plot-share = Sieganteil in Prozent
arena-plot-score = Punkte

# Die Rangleiter
ladder-title = Die Rangleiter
ladder-intro = Wie stark die Bots sind, gemessen. `make ladder` schreibt diese Seite aus den Ergebnissen in [ladder/](ladder); nichts darin ist von Hand geschrieben. Jede Zeile ist ein Bot der ersten Art gegen andere der zweiten, Plätze ausgeglichen, Zufall gepaart.
ladder-game = { $game } mit { $players } Personen
ladder-levels = Stufen
ladder-others = Andere Messungen
ladder-head-first = einer
ladder-head-second = gegen
ladder-head-wanted = zu erreichen
ladder-head-reached = erreicht
ladder-reached = { $how ->
    [yes] ja
    [open] ja, doch das Intervall schließt weniger nicht aus
   *[no] nein
 }
ladder-more = mehr als { $share }
ladder-no-results = Es wurde noch nicht gespielt.
ladder-stands = Wofür die Stufen stehen
ladder-rated = Wertungen der Stufen
ladder-playing = { $name }: { $games } Spiele
ladder-written = geschrieben: { $file }
ladder-missing = { $name }: { $found } von { $wanted } Spielen
ladder-run-text = zuerst die fehlenden Spiele spielen
ladder-only-text = nur Paarungen, in deren Namen das vorkommt
ladder-scale-text = diesen Teil der Spiele spielen, etwa 0.1
ladder-help = Die Rangleiter aus den Ergebnissen ihrer Spiele schreiben.

# Ausgewogenheit
balance-bots-text = der Bot auf jedem Platz
balance-report-text = die Tabellen und eine Karte dessen, was benutzt wird, in diesen Ordner schreiben
balance-title = Ausgewogenheit von { $board }
balance-played = { $game } mit { $players } Personen auf { $board }: { $games } Spiele zwischen { $bot }, im Mittel { $rounds } Runden ({ $least } bis { $most }).
balance-head-seat = Platz
balance-head-turn = in der Reihe
balance-head-name = was
balance-head-share = in Spielen
balance-head-often = mal je Spiel
balance-use-erected = Auf Ahus errichtete Moai
balance-use-crowned = Kopfputze auf Ahus
balance-use-reserved = Reservierte Ahus
balance-use-placed = Gesetzte Figuren
balance-use-power = Genutzte Fähigkeiten
balance-use-carver = Wer gemeißelt hat
balance-use-entered = Mit Statuen und Kopfputzen betretene Felder
balance-use-chip = Chips auf Feldern
balance-use-moai = Moai auf Palmen
balance-use-tile = Für Moai verbrauchte Plättchen
balance-findings = Befunde
balance-good = Jeder Platz bleibt bei seinem Anteil, und nichts wird nie oder immer benutzt.
balance-finding = { $kind ->
    [seat] { $name } gewinnt { $share }, mehr als den gerechten Anteil.
    [order] Wer als Nummer { $name } an der Reihe ist, gewinnt { $share }, mehr als den gerechten Anteil.
    [never] { $name } wird nie benutzt.
   *[always] { $name } wird in jedem Spiel benutzt.
 }
balance-heat = Wie viel vom Plan benutzt wird, in Prozent: Felder und Ahus nach dem Anteil der Spiele, Felder von Giants gemessen am meistbenutzten
