# Spielpläne: was an einer Datei falsch ist, und was der Befehl „board“ sagt.
board-not-utf8 = kein Text in UTF-8
board-not-toml = kein TOML: { $problem }
board-too-long = zu lang für einen Plan: mehr als { $most } Zeichen
board-too-deep = zu tief verschachtelt für einen Plan
board-which-game = zu welchem Spiel der Plan gehört, ist nicht zu erkennen; der Schlüssel „game“ kann es sagen ({ $known })
board-none = zum Spiel { $game } gehört keine Datei mit einem Plan
board-no-drawing = Pläne von { $game } lassen sich nicht zeichnen
board-other-game = dieser Plan gehört zu „{ $found }“, nicht zu „{ $game }“
board-unknown-key = der Schlüssel „{ $name }“ hat hier keine Bedeutung; bekannt sind { $known }
board-missing-key = der Schlüssel „{ $name }“ fehlt
board-type = hierher gehört { $expected ->
    [text] ein Text
    [integer] eine ganze Zahl
    [list] eine Liste
   *[table] eine Tabelle
 }, nicht { $found }
board-range = muss zwischen { $least } und { $most } liegen, nicht bei { $found }
board-pair = ein Ort besteht aus zwei ganzen Zahlen, [q, r]
board-name-empty = ein Name darf nicht leer sein
board-name-characters = ein Name besteht nur aus sichtbaren Zeichen in einer Zeile, nicht „{ $name }“
board-name-spaces = ein Name hat einzelne Leerzeichen zwischen den Wörtern und keine am Rand, nicht „{ $name }“
board-unknown-kind = eine Art „{ $kind }“ gibt es nicht; es gibt { $known }
board-hex-twice = das Feld { $hex } gibt es schon: { $first }
board-many-hexes = { $count } Felder; ein Plan hat höchstens { $most }
board-apart = { $count ->
    [one] das Feld { $hexes } hängt
   *[other] { $count } Felder hängen
 } nicht mit der übrigen Insel zusammen{ $count ->
    [one] {""}
   *[other] : { $hexes }
 }
board-warning = Warnung: { $text }
board-file = { $problem ->
    [missing] diese Datei gibt es nicht
    [folder] das ist ein Ordner, keine Datei
   *[unreadable] die Datei lässt sich nicht lesen
 }
board-cannot-write = die Zeichnung lässt sich nicht schreiben: { $problem ->
    [missing] den Ordner gibt es nicht
    [folder] das ist ein Ordner
   *[unwritable] die Berechtigung oder der Speicherplatz fehlt
 }
board-drawn = { $file }: gezeichnet
