# Der Tisch im Browser: was alle erfahren, erlaubte Aktionen in Worten, Ablehnungen des Servers.
giants-hex = { $hex }
giants-path = { $path } → { $hex }
orongo-field = { $kind } { $field }

giants-waits = { clan } { $phase ->
    [bid] soll ein Gebot versiegeln.
    [choose] soll eine Statue wählen.
    [place] soll eine Figur setzen, kaufen oder passen.
    [move] soll eine Statue oder einen Kopfschmuck bewegen oder passen.
    [hand] hat etwas in der Hand.
    [marks] darf markieren, was in die Steinbrüche gelegt wurde.
    [take-back] darf Marker zurücknehmen.
   *[other] soll entscheiden.
 }
orongo-waits = { clan } { $phase ->
    [bids] soll bieten.
    [moai] soll einen Moai errichten.
   *[chips] soll { $due ->
        [one] einen Chip legen.
       *[other] { $due } Chips legen.
     }
 }
table-won = { $count ->
    [one] { $clans } gewinnt.
   *[other] { $clans } teilen sich den Sieg.
 }

giants-choice-bid = bieten: { $bid }
giants-choice-take = einen Moai der Größe { $size } nehmen, gemeißelt { $by ->
    [chief] vom Häuptling
   *[sculptors] von Arbeitern und Medizinmann
 }
giants-choice-decline = keine Statue mehr nehmen
giants-choice-place = { $figure ->
    [worker] einen Arbeiter
    [sorcerer] den Medizinmann
   *[chief] den Häuptling
 }{ $logs ->
    [0] {""}
    [one] {" "}mit einem Baumstamm
   *[other] {" "}mit { $logs } Baumstämmen
 } { $onto } setzen{ $power ->
    [worker] {" "}und einen Arbeiter nehmen
    [marker] {" "}und einen Stammesmarker nehmen
    [logs] {" "}und den Wald fällen
    [headdress] {" "}und einen Kopfschmuck nehmen
    [reserve] {" "}und das Ahu { $ahu } reservieren
   *[none] {""}
 }
giants-choice-buy = für einen Stammesmarker eine halbe Tafel kaufen
giants-choice-pass = passen
giants-choice-pick = { $item } nehmen
giants-choice-enter = nach { $hex } tragen mit { $carriers }
giants-choice-stop = hier stehen lassen
giants-choice-mark = markieren
giants-choice-erect = auf { $ahu } aufstellen
giants-choice-crown = den Moai von { $ahu } krönen
giants-choice-mark-laid = { $count ->
    [0] nichts markieren
   *[other] { $items } markieren
 }
giants-choice-take-back = { $count ->
    [0] keinen Marker zurücknehmen
   *[other] die Marker von { $items } zurücknehmen
 }
giants-choice-peek = für eine halbe Tafel unter den Moai von { $ahu } schauen
orongo-choice-bid = { $shells ->
    [one] 1 Muschel
   *[other] { $shells } Muscheln
 } bieten
orongo-choice-place = einen Chip legen: { $field }
orongo-choice-build = einen Moai auf { $palm } errichten mit { $tiles }

## Was der Server ablehnt
json-length = die Länge muss { $bound } sein
table-none = diesen Tisch gibt es nicht
table-token = dieser Link passt nicht zu diesem Tisch
table-not-yours = dieser Platz gehört dir nicht
table-moved-on = inzwischen ist etwas anderes geschehen
table-replay-only = dies ist eine Aufzeichnung zum Ansehen; hier kann nichts gespielt werden
table-undo-nothing = du hast nichts zurückzunehmen
table-undo-acted = inzwischen hat jemand anders gehandelt
table-undo-revealed = dabei wurde etwas aufgedeckt, darum gilt es
table-undo-sealed = was versiegelt ist, gilt
table-try-only-decisions = nur Entscheidungen dieses Platzes können probiert werden, eine nach der anderen
table-look-later = die Partie hat bisher { $steps } Ereignisse, nicht { $step }
table-look-seat = solange die Partie läuft, kannst du nur von deinen eigenen Plätzen aus zurückschauen
table-look-open = alles ist offen, sobald die Partie zu Ende ist
table-look-hidden = wer was aufgestellt hat, darf während der Partie nicht nachgeschlagen werden
table-plan-none = in diesem Spiel wird nichts befördert
table-record-running = die Aufzeichnung gibt es, sobald die Partie zu Ende ist
table-record-long = eine Aufzeichnung hat hier höchstens { $most } Ereignisse
table-hello-first = die erste Nachricht muss Hello sein
table-hello-twice = Hello wurde schon gesagt
table-binary = Nachrichten sind Text, keine Bytes
table-large = zu groß: höchstens { $most } Bytes
table-rate = zu schnell; bitte kurz warten
table-many-tables = zu viele Tische von dieser Adresse; bitte eine Weile warten
table-many-sockets = zu viele Verbindungen von dieser Adresse
table-level = die Stufe „{ $level }“ gibt es nicht; es gibt { $known }
table-level-person = ein Mensch hat keine Stufe
table-page-missing = diese Seite gibt es nicht
table-method = diese Adresse nimmt { $allowed }, nicht { $method }
table-media = der Inhalt muss { $expected } sein
table-query = { $name } kann nicht „{ $value }“ sein
table-internal = der Server hat einen Fehler gemacht; nichts hat sich geändert
table-busy = der Server ist gerade überlastet; bitte noch einmal versuchen
table-origin = diese Seite darf sich hier nicht verbinden
table-page-not-built = Die Seite wurde noch nicht gebaut: `make page` baut sie.

## Taking a table away
table-remove = Löschen
table-remove-warning = Den Tisch gibt es dann für niemanden mehr, endgültig.

## ahu serve und ahu replay --seed
cli-serve = Tische für Browser bereitstellen, nah und fern.
serve-host-text = auf welcher Adresse gelauscht wird
serve-port-text = auf welchem Port gelauscht wird
serve-database-text = wo die Tische liegen: eine Datei oder postgresql://…
serve-workers-text = wie viele Prozesse Bots spielen
serve-processes-text = wie viele Serverprozesse; mehr als einer braucht PostgreSQL
serve-origin-text = eine Adresse, von der Seiten außer dieser kommen dürfen; mehrere mit Kommas
serve-proxy-text = der Adresse trauen, die ein Proxy meldet; nur hinter einem
serve-log-text = wie viel protokolliert wird: debug, info, warning oder error
serve-open-text = die Seite in einem Browser öffnen
serve-keep-text = wie viele Tage ein Tisch bleibt, nachdem dort zuletzt etwas geschah; 0 für immer
serve-pause-text = wie lange ein Bot wartet, ehe er handelt, in Millisekunden
serve-tables-text = Tische, die eine Adresse in einer Stunde öffnen darf
serve-sockets-text = Verbindungen, die eine Adresse halten darf
serve-rate-text = Nachrichten eines Platzes je Sekunde; eine Adresse darf zehnmal so viele senden
serve-environment = Jede Option ist auch eine Variable: --database ist AHU_DATABASE. Die Option geht der Variablen vor.
serve-yes-no = { $name } ist yes oder no, nicht „{ $found }“
serve-value-yes-no = yes|no
serve-value-address = ADRESSE
serve-value-place = ORT
serve-value-level = STUFE
serve-log-level = --log ist eines von { $known }, nicht „{ $found }“
serve-database = die Datenbank kann nicht benutzt werden: { $problem }
serve-database-kind = --database ist eine Datei oder postgresql://…, nicht „{ $found }“
serve-processes = { $count } Serverprozesse brauchen PostgreSQL; SQLite ist für einen
serve-missing = die Pakete des Servers sind nicht installiert; `pip install ahu[server]` holt sie
serve-port-taken = Port { $port } von { $host } kann nicht benutzt werden: { $problem }
serve-ready = Ahu ist bereit: { $address }
serve-origin = eine Herkunft schreibt man https://example.org, nicht „{ $found }“
cli-replay-seed-text = prüfen, ob Würfel oder Plättchen aus diesem Startwert stammen
cli-replay-fair = Der Zufall stammt aus diesem Startwert: { $outcomes ->
    [one] ein Ergebnis
   *[other] { $outcomes } Ergebnisse
 } (Prüfsumme { $digest }).
cli-replay-unfair = Ereignis { $event }: der Zufall stammt nicht aus diesem Startwert (Prüfsumme { $digest })
