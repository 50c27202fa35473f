# Die Arena, ihr Bericht, die Rangliste und die Ausgewogenheit der Pläne.
cli-arena = Bots gegeneinander spielen lassen und sagen, wie stark sie sind.
cli-balance = Gleich starke Bots spielen lassen und sagen, ob ein Plan ausgewogen ist.
arena-value-folder = ORDNER
arena-bots-text = die Bots, die antreten, etwa greedy search:ms=200; siehe `ahu bot list`
arena-bot-text = noch ein Bot; mehrfach möglich
arena-jobs-text = wie viele Prozesse; bei Budgets in Simulationen ist das Ergebnis bei jeder Zahl dasselbe
arena-out-text = das Ergebnis jeder Partie an diese Datei anhängen und Partien auslassen, die darin stehen
arena-one-against-text = der erste Bot allein gegen lauter Bots der zweiten Art
arena-report-text = einen Bericht mit Bildern in diesen Ordner schreiben
arena-on-text = wo gespielt wird: auf diesem Rechner oder auf einem Ray-Cluster
arena-one-against = einer gegen die anderen: dafür braucht es zwei Bots, nicht { $bots }
arena-many-bots = höchstens { $most } Bots können antreten
arena-other-run = „{ $path }“ enthält die Partien eines anderen Wettkampfs
arena-no-ray = Ray ist nicht installiert; `pip install ahu[ray]` installiert es
arena-extra = { $package } ist nicht installiert; `pip install ahu[arena]` installiert es
arena-on = --on ist eines von { $known }, nicht „{ $found }“
arena-stopped = angehalten nach { $done } von { $games } Partien; derselbe Aufruf macht hier weiter
arena-unbalanced = { $games ->
    [one] Eine Partie füllt
   *[other] { $games } Partien füllen
 } keine ganzen Durchgänge: Die Plätze sind nicht ganz ausgeglichen. Mit { $even } Partien wären sie es.
arena-report-written = geschrieben: { $file }
arena-lost = { $bot } verlor in Partie { $number } einen Zug: { $why } { $detail }
arena-fault = { $reason ->
    [crash] abgestürzt
    [hang] nicht rechtzeitig geantwortet
    [illegal] Unerlaubtes gewählt
    [answer] die Antwort war keine Aktion
   *[benched] nach drei Fehlern in Folge auf der Bank
 }
arena-played = { $game } mit { $players } Spielern{ $board ->
    [none] { "" }
   *[other] { " " }auf dem Plan { $board }
 }, { $games ->
    [one] eine Partie
   *[other] { $games } Partien
 } zu { $rounds } Runden, Startwert { $seed }; ein gerechter Anteil ist { $fair }.
arena-report = Arena: { $game } mit { $players } Spielern
arena-head-bot = Bot
arena-head-games = Partien
arena-head-wins = Siege
arena-head-share = Anteil
arena-head-interval = 95 %
arena-head-score = Punkte im Schnitt
arena-head-rating = Wertung
arena-head-ms = ms je Entscheidung
arena-head-slowest = langsamste Partie
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
arena-explain-shares = Ein geteilter Sieg zählt für jeden anteilig. Ein Bot auf zwei Plätzen einer Partie hat zwei gespielt. Die Intervalle sind die von Wilson.
arena-explain-ratings = Plackett–Luce mit openskill; Neulinge beginnen bei 25. Intervalle durch Bootstrap über Durchgänge.
arena-explain-pairs = Wie oft der Bot der Zeile vor dem der Spalte lag; gleiche Ränge zählen halb.
arena-explain-times = Das Mittel über alle Entscheidungen, bei denen es eine Wahl gab, in Millisekunden, und das Mittel der langsamsten Partie.
arena-no-faults = Kein Bot hat einen Zug verloren.
arena-picture-ladder = Wertungen mit ihren Intervallen
arena-picture-strength = Sieganteil nach Bedenkzeit
arena-picture-scores = Punkte
arena-plot-rating = Wertung
arena-plot-time = Millisekunden je Entscheidung
arena-plot-share = Sieganteil in Prozent
arena-plot-score = Punkte

# Die Rangliste
ladder-title = Die Rangliste
ladder-intro = Wie stark die Bots sind, gemessen. `make ladder` schreibt diese Seite aus den Ergebnissen in [benchmarks/data/ladder](../benchmarks/data/ladder); nichts darin ist von Hand geschrieben. In jeder Zeile spielt ein Bot der ersten Art gegen andere der zweiten, mit ausgeglichenen Plätzen und gepaarten Startwerten.
ladder-game = { $game } mit { $players } Spielern
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
ladder-playing = { $name }: { $games ->
    [one] eine Partie
   *[other] { $games } Partien
 }
ladder-written = geschrieben: { $file }
ladder-missing = { $name }: { $found } von { $wanted } Partien
ladder-run-text = zuerst die fehlenden Partien spielen
ladder-only-text = nur Paarungen, in deren Namen das vorkommt
ladder-scale-text = diesen Teil der Partien spielen, etwa 0.1
ladder-pictures-text = Wertungen, Stärken und Punkte der Stufen als Bilder in diesen Ordner zeichnen
ladder-help = Die Rangliste aus den Ergebnissen ihrer Partien schreiben.

# Ausgewogenheit
balance-bots-text = der Bot auf jedem Platz
balance-report-text = die Tabellen und eine Karte dessen, was benutzt wird, in diesen Ordner schreiben
balance-title = Ausgewogenheit von { $board }
balance-played = { $game } mit { $players } Spielern auf { $board }: { $games ->
    [one] eine Partie
   *[other] { $games } Partien
 } zwischen { $bot }, im Schnitt { $rounds } Runden ({ $least } bis { $most }).
balance-head-seat = Platz
balance-head-turn = Reihenfolge
balance-head-name = was
balance-head-share = in Partien
balance-head-often = mal je Partie
balance-findings = Befunde
balance-good = Kein Platz gewinnt deutlich mehr als seinen Anteil, und nichts, worum es eine Wahl geben soll, wird immer oder nie genommen.
balance-finding = { $kind ->
    [seat] { $name } gewinnt { $share }, mehr als den gerechten Anteil.
    [order] Wer als Nummer { $name } an der Reihe ist, gewinnt { $share }, mehr als den gerechten Anteil.
    [never] { $name } wird nie benutzt.
   *[always] { $name } wird in jeder Partie benutzt.
 }
balance-heat = Wie viel vom Plan benutzt wird, in Prozent: nach dem Anteil der Partien, oder wo fast alles in jeder Partie benutzt wird, gemessen am meistbenutzten Feld
