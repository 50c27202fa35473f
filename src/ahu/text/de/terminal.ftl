# Ein Spiel im Terminal.

## Wörter, die bei jeder Frage getippt werden können; das erste wird gezeigt
terminal-word-help = ?, hilfe, help
terminal-word-log = verlauf, log
terminal-word-board = plan, board
terminal-word-back = zurück, zurueck, back
terminal-word-undo = rückgängig, rueckgaengig, undo
terminal-word-peek = schauen, spähen, spaehen, peek
terminal-word-quit = q, ende, quit, exit
terminal-hint-help = Hilfe
terminal-hint-log = was geschah
terminal-hint-board = neu zeichnen
terminal-hint-back = einen Schritt
terminal-hint-undo = zurücknehmen
terminal-hint-peek = unter einen Moai
terminal-hint-quit = beenden

## An jedem Tisch
terminal-yes = ja
terminal-no = nein
terminal-you = (du)
terminal-nothing = nichts
terminal-list = { $most } und { $last }
terminal-note = { $what }: { $note }
terminal-others = Oder mit Namen: { $names }
terminal-by-number = Eine Zahl: { $names }
terminal-by-name = Zur Wahl stehen: { $names }
terminal-expected-number = Gib eine Zahl von 1 bis { $most } ein oder eines der Wörter unter der Liste.
terminal-expected-range = Gib eine Zahl von { $least } bis { $most } ein.
terminal-expected-name = Gib einen der genannten Namen ein.
terminal-expected-either = Gib eine Zahl von 1 bis { $most } oder einen der Namen ein.
terminal-welcome = { $game ->
    [giants] Eine Partie Giants beginnt.
    [orongo] Eine Partie Orongo beginnt.
   *[other] Eine Partie { $game } beginnt.
 }
terminal-welcome-back = { $game ->
    [giants] Die Partie Giants geht weiter.
    [orongo] Die Partie Orongo geht weiter.
   *[other] Die Partie { $game } geht weiter.
 }
terminal-which-game = Welches Spiel? (Eingabetaste: Giants)
terminal-about = { $game ->
    [giants] Giants: Moai meißeln, mit der Hilfe aller bewegen, weit weg aufstellen (3 bis 5 Spieler)
    [orongo] Orongo: Muscheln bieten, Chips legen, Moai an der Küste errichten (2 bis 4 Spieler)
   *[other] { $game }
 }
terminal-how-many = Wie viele spielen, Bots mitgezählt? (Eingabetaste: { $least })
terminal-watching = An diesem Tisch sitzen nur Bots; sie tun Folgendes.
terminal-bot-fault = Der Bot von { $clan } hat einen Fehler gemacht; für ihn entschied das Los. ({ $detail })
terminal-cover = { $clan }, du bist dran. Wenn sonst niemand hersieht, drücke die Eingabetaste.
terminal-earlier = { $count ->
    [one] Davor ist noch etwas geschehen; „verlauf“ zeigt es.
   *[other] Davor sind noch { $count } Dinge geschehen; „verlauf“ zeigt sie.
 }
terminal-log = { $count ->
    [0] Noch gibt es nichts zu erzählen.
    [one] Eines ist geschehen:
   *[other] { $count } Dinge sind geschehen; die letzten davon:
 }
terminal-undone = Zurückgenommen.
terminal-help = Zahlen und Namen werden so eingegeben, wie sie dastehen; der Anfang eines Namens genügt. Die vollständigen Regeln liegen im Projekt unter docs/rules.
terminal-goodbye = Auf Wiedersehen. Diese Partie wurde nicht aufbewahrt; mit --record DATEI wäre sie es.
terminal-goodbye-record = Auf Wiedersehen. Weiter geht es mit: { $command }
terminal-people = an einem Tisch für { $players } ist kein Platz für { $people } Menschen
terminal-which-action = Was tust du?
terminal-points = Punkte
terminal-record-text = keine Aufzeichnung: kein Text in UTF-8
terminal-record-other = die Aufzeichnung gehört zu einer Partie { $game } mit { $players } Spielern
terminal-record-unwritten = die Aufzeichnung kann nicht geschrieben werden: { $problem }

## Giants: Dinge
giants-landmark = { $kind ->
    [village] Dorf
    [sorcerers_hut] Hütte der Medizinmänner
    [moai_quarry] Moai-Steinbruch
   *[headdress_quarry] Kopfschmuck-Steinbruch
 }
giants-short = { $kind ->
    [village] Dorf
    [sorcerers_hut] Hütte
    [moai_quarry] { $wide ->
        [1] ▲Bruch
       *[0] ▲Br.
     }
   *[headdress_quarry] { $wide ->
        [1] ♕Bruch
       *[0] ♕Br.
     }
 }
giants-onto = { $kind ->
    [village] im Dorf
    [sorcerers_hut] in der Hütte der Medizinmänner
    [moai_quarry] im Moai-Steinbruch
    [headdress_quarry] im Kopfschmuck-Steinbruch
   *[land] auf { $hex }
 }
giants-item = { $headdress ->
    [1] Kopfschmuck { $item }
   *[0] Moai { $item } (Größe { $size })
 }
giants-count-workers = { $count ->
    [one] 1 Arbeiter
   *[other] { $count } Arbeiter
 }
giants-count-sorcerer = Medizinmann
giants-count-chief = Häuptling
giants-count-markers = { $count ->
    [one] 1 Stammesmarker
   *[other] { $count } Stammesmarker
 }
giants-count-logs = { $count ->
    [one] 1 Baumstamm
   *[other] { $count } Baumstämme
 }
giants-count-bases = { $count ->
    [one] 1 Sockel
   *[other] { $count } Sockel
 }
giants-points = { $clan } +{ $count }
giants-letter-sorcerer = M
giants-letter-chief = H
giants-ahu = { $ahu } ({ $hex }, Moai × { $moai }, Kopfschmuck { $headdress })

## Giants: der Bildschirm
giants-title = Giants · Runde { $round } · { $phase }
giants-phase = { $phase ->
    [over] Ende
    [first] wer beginnt
    [dice] Steinbruch
    [bid] Gebote
    [choose] Statuen
    [place] Einsetzen
    [move] Transport
    [marks] Marker
   *[take-back] Rundenende
 }
giants-column-clan = Stamm
giants-column-points = Punkte
giants-column-tablets = Tafelhälften
giants-column-front = geboten
giants-column-items = Stücke
giants-column-state = Stand
giants-column-screen = hinter dem Sichtschirm
giants-state = { $state ->
    [first] beginnt
    [passed] hat gepasst
    [sealed] hat verdeckt entschieden
    [declined] nimmt nichts mehr
   *[turn] ist dran
 }
giants-stock = Im Steinbruch: { $quarry } · Vorrat: Moai { $moai }, Kopfschmuck { $headdresses }, Baumstämme { $logs }, Tafelhälften { $tablets }
giants-own-screen = Hinter deinem Sichtschirm: { $material }
giants-legend-forest = Wald mit 4 Baumstämmen
giants-legend-stump = gefällter Wald
giants-legend-free = freier Ahu: Moai × 7, Kopfschmuck 3
giants-legend-reserved = von Blau reserviert
giants-legend-taken = mit einem Moai der Größe 2
giants-legend-known = dessen Sockel bekannt ist: Blau
giants-legend-crowned = gekrönt
giants-legend-figures = Blau: 2 Arbeiter, Medizinm., Häuptling
giants-legend-logs = 2 Baumstämme
giants-legend-item = Moai der Größe 2, Marker von Blau
giants-legend-headdress = Kopfschmuck

## Giants: was zu tun ist
giants-task = { clan }, { $phase ->
    [bid] gib ein verdecktes Gebot ab: Stammesmarker entscheiden, wer zuerst wählt, Figuren meißeln.
    [choose] wähle eine Statue, die deine Bildhauer meißeln können.
    [place] setze eine Figur ein, kaufe eine Tafelhälfte oder passe.
    [move] bewege oder markiere etwas, stelle einen Moai auf, kröne einen oder passe.
    [hand] setze den begonnenen Transport fort, Feld für Feld.
    [marks] du darfst markieren, was eben in seinen Steinbruch gelegt wurde.
   *[take-back] die Runde ist zu Ende: Du darfst Marker zurücknehmen.
 }
giants-ask-what = Was tust du?
giants-do-decline = in dieser Versteigerung keine mehr
giants-do-place = eine Figur einsetzen
giants-do-buy = für einen Stammesmarker eine Tafelhälfte kaufen
giants-do-pass = passen
giants-do-enter = ein Feld weitertragen
giants-do-stop = hier stehen lassen
giants-do-mark = hier stehen lassen und markieren
giants-do-erect = hier aufstellen
giants-do-crown = hier einen Moai krönen
giants-ask-bid-markers = Wie viele Stammesmarker bietest du? (im Steinbruch: { $sizes })
giants-ask-bid-workers = Wie viele Arbeiter? (im Steinbruch: { $sizes })
giants-ask-bid-sorcerer = Auch den Medizinmann?
giants-ask-bid-chief = Auch den Häuptling? Er meißelt jede Größe, aber nur eine Statue.
giants-ask-take = Welche Statue nimmst du?
giants-take-of = Größe { $size }, gemeißelt { $by ->
    [chief] vom Häuptling
   *[sculptors] von Arbeitern oder Medizinmann
 }
giants-ask-place-figure = Welche Figur setzt du ein?
giants-ask-place-hex = Auf welchem Feld?
giants-ask-place-logs = Mit wie vielen Baumstämmen?
giants-ask-place-power = Die Kraft des Feldes nutzen?
giants-ask-place-ahu = Welchen Ahu reservierst du?
giants-ask-enter-hex = Auf welches Feld?
giants-ask-enter-carriers = Wer trägt?
giants-ask-erect-ahu = Auf welchem Ahu?
giants-ask-crown-ahu = Auf welchem Ahu?
giants-ask-peek-ahu = Unter welchen Moai schaust du? Es kostet eine Tafelhälfte.
giants-ask-item = Welche Statue oder welcher Kopfschmuck?
giants-ask-journey = Wohin mit { $item }? (in Klammern die Punkte für andere)
giants-ask-end = Und am Ziel, { $hex }?
giants-ask-mark-laid = { $item } ({ $where }) markieren?
giants-ask-take-back = Deinen Marker von { $item } ({ $where }) zurücknehmen?
giants-value-figure = { $value ->
    [worker] Arbeiter
    [sorcerer] Medizinmann
   *[chief] Häuptling
 }
giants-value-power = { $value ->
    [worker] einen Arbeiter nehmen
    [marker] einen Stammesmarker nehmen
    [logs] den Wald fällen
    [headdress] einen Kopfschmuck nehmen
    [reserve] einen Ahu reservieren
   *[none] keine Kraft nutzen
 }
giants-gain = { $power ->
    [worker] ein Arbeiter
    [marker] ein Stammesmarker
    [logs] { $logs ->
        [one] 1 Baumstamm
       *[other] { $logs } Baumstämme
     }
    [headdress] ein Kopfschmuck
   *[reserve] { $ahu } reservieren
 }
giants-carve = { $count ->
    [0] Damit lässt sich nichts aus dem Steinbruch meißeln.
    [one] Damit lässt sich Größe { $sizes } meißeln.
   *[other] Damit lassen sich die Größen { $sizes } meißeln.
 }
giants-sure-bid = Dein Gebot: { $bid }. { $carve } Einmal abgegeben, gilt es. Abgeben?
giants-sure-pass = Passen gilt für die ganze Phase. Passen?
giants-sure-decline = Dann nimmst du in dieser Versteigerung keine Statue mehr. Wirklich?
giants-by-hand = von Hand: Feld für Feld, mit selbst gewählten Trägern
giants-end-erect = auf { $ahu } aufstellen (× { $value })
giants-end-crown = Moai von { $ahu } krönen (+{ $value })
giants-end-mark = markieren
giants-end-stop = stehen lassen
giants-item-there = { $item }, { $where }
giants-where-front = vor deinem Sichtschirm
giants-where-abandoned = verlassen { $where }
giants-carry-chief = der Häuptling von { $clan } allein
giants-carry-figures = { $count ->
    [one] 1 Figur von { $clan }
   *[other] { $count } Figuren von { $clan }
 }
giants-peeked = Unter dem Moai von { $ahu } liegt der Sockel von { clan }. Nur du weißt es.

## Giants: was geschah
giants-told-first = { clan } beginnt.
giants-told-quarry = Die Würfel bringen in den Steinbruch: { $sizes }.
giants-told-no-statue = Die Würfel bringen keine Statue in den Steinbruch; die Versteigerung entfällt.
giants-told-bid = { clan } hat geboten: { $bid }.
giants-told-take = { clan } nimmt einen Moai der Größe { $size }{ $by ->
    [chief] , gemeißelt vom Häuptling
   *[sculptors] {""}
 }.
giants-told-decline = { clan } nimmt keine Statue mehr.
giants-told-place = { clan } setzt { $figure ->
    [worker] einen Arbeiter
    [sorcerer] den Medizinmann
   *[chief] den Häuptling
 }{ $logs ->
    [0] {""}
    [one] {" "}mit einem Baumstamm
   *[other] {" "}mit { $logs } Baumstämmen
 } { $onto } ein{ $power ->
    [worker] {" "}und nimmt einen Arbeiter
    [marker] {" "}und nimmt einen Stammesmarker
    [logs] {" "}und fällt den Wald
    [headdress] {" "}und nimmt einen Kopfschmuck
    [reserve] {" "}und reserviert den Ahu { $ahu }
   *[none] {""}
 }.
giants-told-buy = { clan } kauft für einen Stammesmarker eine Tafelhälfte.
giants-told-pass = { clan } passt.
giants-told-cannot = { clan } kann nichts tun und passt.
giants-told-journey = { $steps ->
    [0] { $end ->
        [mark] { clan } markiert { $item }
        [erect] { clan } stellt { $item } auf { $ahu } auf
        [crown] { clan } krönt den Moai von { $ahu } mit { $item }
       *[stop] { clan } lässt { $item } stehen
     }
   *[other] { clan } bewegt { $item } → { $path }{ $end ->
        [mark] {" "}und markiert ihn
        [erect] {" "}und stellt ihn auf { $ahu } auf
        [crown] {" "}und krönt den Moai von { $ahu }
       *[stop] {""}
     }
 }{ $given ->
    [0] .
   *[other] . Punkte: { $points }.
 }
giants-told-mark-laid = { $count ->
    [0] { clan } markiert nichts in den Steinbrüchen.
   *[other] { clan } markiert { $items }.
 }
giants-told-take-back = { $count ->
    [0] { clan } nimmt keinen Marker zurück.
    [one] { clan } nimmt den Marker von { $items } zurück.
   *[other] { clan } nimmt die Marker von { $items } zurück.
 }
giants-told-peek = { clan } gibt eine Tafelhälfte ab und schaut unter den Moai von { $ahu }.

## Giants: Ende und Hilfe
giants-score-transport = Transport
giants-score-moai = Moai
giants-score-headdresses = Kopfschmuck
giants-score-tablets = Tafeln
giants-score-sum = Punkte
giants-help =
    Eine Runde: Statuen kommen in den Steinbruch; alle bieten verdeckt darum; dann werden Figuren auf der Insel eingesetzt, eine nach der anderen; dann werden Statuen und Kopfschmuck von Feld zu Feld getragen. Jedes betretene Feld braucht Träger: so viele Figuren und Baumstämme, wie die Größe sagt, oder einen Häuptling allein. Auch fremde Figuren dürfen tragen; dafür bekommt Punkte, wem sie gehören. Aufgestellt wird ein Moai, wo eine eigene Figur steht, auf einem Ahu, der frei oder von dir reserviert ist: Am Ende zählt der Moai-Wert mal die Größe.
    Der Medizinmann nutzt beim Einsetzen die Kraft seines Feldes: Dorf, Hütte, Wald, Kopfschmuck-Steinbruch oder ein freier Ahu, den er reserviert. Der Häuptling kann das für zwei Tafelhälften.

## Orongo: Dinge und Bildschirm
orongo-kind = { $kind ->
    [quarry] Steinbruch
    [food] Nahrung
    [temple] Tempel
    [deity] Gottheit
    [nest] Nest
    [birdman] Vogelmann
    [coastal] Küstenpalme
   *[inland] Binnenpalme
 }
orongo-letter = { $kind ->
    [quarry] S
    [food] N
    [temple] T
    [deity] G
    [nest] E
   *[birdman] V
 }
orongo-title = Orongo · Runde { $round } · { $phase }
orongo-phase = { $phase ->
    [first] wer beginnt
    [tiles] Plättchen aufdecken
    [bids] Gebote
    [chips] Chips legen
    [moai] ein Moai wird errichtet
   *[over] Ende
 }
orongo-column-clan = Stamm
orongo-column-moai = übrig
orongo-column-bid = Gebot
orongo-column-due = Chips
orongo-column-built = Moai errichtet
orongo-column-left = Moai übrig
orongo-column-shells = Muscheln
orongo-atoll = Atoll: { $count ->
    [one] 1 Muschel
   *[other] { $count } Muscheln
 }
orongo-side-amulet = Amulett: { $clan }
orongo-tiles-left = Verdeckte Plättchen: { $count }
orongo-own-shells = Deine Muscheln: { $count }
orongo-legend-open = Plättchen offen
orongo-legend-closed = noch ohne Plättchen
orongo-legend-coastal = Küstenpalme
orongo-legend-inland = Binnenpalme
orongo-legend-chip = Chip von Blau
orongo-legend-used = verbraucht
orongo-legend-moai = mit Moai
orongo-legend-main = Haupt-Moai

## Orongo: was zu tun ist
orongo-task = { clan }, { $phase ->
    [bids] biete Muscheln: Du hast { $shells }. Wer am meisten bietet, zahlt und legt 3 Chips, der Zweite legt 2, die anderen 1; wer 0 bietet, nimmt das Atoll.
    [moai] du musst einen Moai errichten: Wähle die Plättchen, die verbraucht werden, und die Palme.
   *[chips] lege einen Chip (noch { $due }): auf ein offenes Plättchen oder auf eine Palme neben einem eigenen Chip.
 }
orongo-ask-bid = Wie viele Muscheln bietest du?
orongo-ask-field = Auf welches Feld?
orongo-ask-set = Welche Plättchen verbrauchst du?
orongo-ask-palm = Auf welche Palme kommt der Moai?
orongo-sure-bid = { $count ->
    [one] Ein Gebot von 1 Muschel
   *[other] Ein Gebot von { $count } Muscheln
 } gilt, sobald es abgegeben ist. Abgeben?

## Orongo: was geschah
orongo-told-first = { clan } hat das Amulett.
orongo-told-tiles = Aufgedeckt: { $tiles }.
orongo-told-bid = { clan } hat { $count } geboten.
orongo-told-atoll = { $count ->
    [one] { $clans } nimmt
   *[other] { $clans } nehmen je
 } { $shells ->
    [one] 1 Muschel
   *[other] { $shells } Muscheln
 } vom Atoll.
orongo-told-amulet = { clan } bekommt das Amulett.
orongo-told-place = { clan } legt einen Chip auf { $field }.
orongo-told-build = { clan } errichtet einen Moai auf der Palme { $palm } mit { $tiles } und zahlt { $count ->
    [one] 1 Muschel
   *[other] { $count } Muscheln
 }.
orongo-told-main = { clan } errichtet den Haupt-Moai auf der Palme { $palm } mit { $tiles } und zahlt { $count ->
    [one] 1 Muschel
   *[other] { $count } Muscheln
 }.

## Orongo: Ende und Hilfe
orongo-end-main = Der Haupt-Moai steht auf der Palme { $palm }.
orongo-help =
    Eine Runde: Plättchen werden aufgedeckt; alle bieten verdeckt Muscheln; dann werden Chips gelegt, auf offene Plättchen oder auf Palmen neben eigenen Chips. Enthält eine Gruppe deiner Chips einen Satz unverbrauchter Plättchen (ein Steinbruch; Tempel und Gottheit; Vogelmann und Nest; zweimal Nahrung) und einen Chip auf einer Küstenpalme ohne Moai, errichtest du dort einen Moai und zahlst eine Muschel für jedes Plättchen. Wer alle eigenen Moai errichtet hat und noch einen errichtet, den Haupt-Moai, gewinnt.
