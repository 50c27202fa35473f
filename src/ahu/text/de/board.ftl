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
board-forest-form = ein Wald steht mit seinen Baumstämmen da, „forest 4“, nicht „{ $found }“
board-forest = ein Wald hat { $least } bis { $most } Baumstämme, nicht { $found }
board-hex-twice = das Feld { $hex } gibt es schon: { $first }
board-many-hexes = { $count } Felder; ein Plan hat höchstens { $most }
board-apart = { $count ->
    [one] das Feld { $hexes } hängt
   *[other] { $count } Felder hängen
 } nicht mit der übrigen Insel zusammen{ $count ->
    [one] {""}
   *[other] : { $hexes }
 }
board-one-of = es muss genau { $kind ->
    [village] ein Dorf
    [sorcerers_hut] eine Hütte der Medizinmänner
    [moai_quarry] einen Moai-Steinbruch
   *[headdress_quarry] einen Kopfschmuck-Steinbruch
 } geben; gefunden: { $count }
board-ahu-twice = den Namen „{ $name }“ hat schon { $first }
board-ahu-at-sea = liegt im Meer: ein Feld { $hex } gibt es nicht
board-many-ahus = { $count } Ahus; ein Plan hat höchstens { $most }
board-few-ahus = { $count ->
    [0] es gibt keinen Ahu
    [one] es gibt nur einen Ahu
   *[other] es gibt nur { $count } Ahus
 } für die { $bases } Sockel, die alle zusammen haben können
board-die-empty = ein Würfel braucht mindestens eine Seite
board-die-face = die Seiten eines Würfels sind 0 bis { $most }, nicht { $found }
board-kind-count = es müssen { $needed } Felder der Art „{ $kind }“ sein; gefunden: { $count }
board-few-palms = es müssen mindestens { $least } Palmen an der Küste sein; gefunden: { $count }
board-site = die Kultstätte ist eine Palme an der Küste, und { $hex } ist keine
board-warning = Warnung: { $text }
board-file = { $problem ->
    [missing] diese Datei gibt es nicht
    [folder] das ist ein Ordner, keine Datei
   *[unreadable] die Datei lässt sich nicht lesen
 }
board-cannot-write = die Zeichnung lässt sich nicht schreiben: { $problem ->
    [missing] den Ordner gibt es nicht
    [folder] das ist ein Ordner
   *[unwritable] kein Recht dazu oder kein Platz
 }
board-drawn = { $file }: gezeichnet
board-legend-moai = Moai
board-legend-headdress = Kopfschmuck
board-legend-field = { $kind ->
    [quarry] Steinbruch
    [food] Nahrung
    [temple] Tempel
    [deity] Gottheit
    [nest] Nest
    [birdman] Vogelmann
    [palm] Palme
   *[coastal-palm] Küstenpalme
 }
