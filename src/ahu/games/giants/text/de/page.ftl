# Giants im Browser, und wie es überall heißt.
game-giants = Giants
game-giants-about = Meißle Moai, schleppe sie mit der Hilfe aller über die Insel und stelle sie an fernen Küsten auf.
giants-first-game = „Jetzt spielen“ hat offene Sockel: Alle sehen, wer was aufgestellt hat, denn Bots vergessen nichts.
giants-by-the-book = Mit verdeckten Sockeln spielen

### At a table, and on every page but the first: loaded when somebody comes there

giants-verify = Die Würfel nachprüfen
giants-option-quick-game = Schnelle Partie: Alle beginnen mit zwei Arbeitern
giants-option-visible-score = Sichtbare Punkte: Moai zählen, sobald sie aufgestellt sind
giants-option-return-unsculpted = Ungemeißelte zurück: Statuen, die niemand nimmt, kommen wieder in den Vorrat
giants-option-open-bases = Offene Sockel: Alle sehen immer, wer was aufgestellt hat
giants-option-open-screens = Offene Sichtschirme: Nichts ist verborgen
giants-option-round-limit = Letzte Runde
giants-page-markers = Stammesmarker
giants-page-workers = Arbeiter
giants-page-logs = Baumstämme
giants-page-bases = Sockel
giants-page-tablets = Tafelhälften
giants-page-markers-front = Marker vor dem Sichtschirm
giants-page-sculptors = Bildhauer dieser Runde
giants-page-quarry = Steinbruch:
giants-page-could-carve = { $could ->
    [yes] deine Bildhauer könnten sie meißeln
   *[no] deine Bildhauer könnten sie nicht meißeln
 }
giants-page-supply = Vorrat:
giants-page-has-bid = bietet: { $bid }
giants-page-own-bid = Dein Gebot: { $bid }
giants-page-figure = Figur
giants-page-power = Kraft des Feldes
giants-page-choose-end = Wähle, was dort geschieht.
giants-page-reserve = { $ahu } reservieren
giants-page-choose-hex = Wähle ein Feld auf dem Plan.
giants-page-choose-ahu = Wähle einen Ahu auf dem Plan.
giants-page-buy = Tafelhälfte kaufen
giants-page-pass = Passen
giants-page-pass-warning = Passen gilt für die ganze Phase.
giants-page-route-where = Wohin? Die Zahlen sind Punkte für andere.
giants-page-route-more = Wähle weitere Felder für einen längeren Weg oder eines auf dem Weg, um zurückzugehen.
giants-page-other-item = Etwas anderes nehmen
giants-page-one-back = Ein Feld zurück
giants-page-carriers-on = Wer { $where } trägt
giants-page-change-carriers = Träger { $where } ändern
giants-page-gives-nothing = Niemand sonst bekommt Punkte.
giants-page-then = Und dann
giants-page-place = { $figure ->
    [worker] Arbeiter einsetzen
    [sorcerer] Medizinmann einsetzen
   *[chief] Häuptling einsetzen
 }
giants-page-finish = { $end ->
    [erect] Aufstellen
    [crown] Krönen
    [mark] Markieren
   *[stop] Bewegen
 }
giants-page-mark = { $count ->
    [0] Nichts markieren
    [one] Markieren
   *[other] { $count } Stücke markieren
 }
giants-page-take-back = { $count ->
    [0] Nichts zurücknehmen
    [one] 1 Marker zurücknehmen
   *[other] { $count } Marker zurücknehmen
 }
giants-page-look = Nachsehen
giants-page-peek = Unter einen Moai schauen (eine Tafelhälfte)
giants-page-peek-which = Unter welchen Moai schaust du? Es kostet eine Tafelhälfte.
giants-page-hex = { $kind ->
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
giants-page-figures-of = { $clan }: { $figures }
giants-page-item = { $item }{ $state ->
    [marked] , markiert von { $clan }
    [abandoned] , verlassen
   *[plain] {""}
 }
giants-page-ahu = Ahu { $ahu }, Moai × { $moai }, Kopfschmuck { $headdress }, { $state ->
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

giants-page-count-tablets = { $count ->
    [one] 1 Tafelhälfte
   *[other] { $count } Tafelhälften
 }
giants-page-count-front = { $count ->
    [one] 1 Marker vor dem Sichtschirm
   *[other] { $count } Marker vor dem Sichtschirm
 }
giants-page-count-sculptors = { $count ->
    [one] 1 Arbeiter meißelt in dieser Runde
   *[other] { $count } Arbeiter meißeln in dieser Runde
 }

# Was der Plan außer den Figuren zeigt
giants-page-supply-of = { $what ->
    [small] kleine Moai im Vorrat
    [medium] mittlere Moai im Vorrat
    [large] große Moai im Vorrat
    [headdresses] Kopfschmuck im Vorrat
    [logs] Baumstämme im Vorrat
   *[tablets] Tafelhälften im Vorrat
 }
giants-page-offer = { $count ->
    [one] 1 { $size ->
        [1] kleiner
        [2] mittlerer
       *[other] großer
     } Moai zu meißeln
   *[other] { $count } { $size ->
        [1] kleine
        [2] mittlere
       *[other] große
     } Moai zu meißeln
 }
giants-page-given = { $points ->
    [0] niemand sonst punktet
    [one] 1 Punkt für andere
   *[other] { $points } Punkte für andere
 }
giants-page-settles = { $headdress ->
    [1] er kann dort einen Moai krönen
   *[0] er kann dort aufgestellt werden
 }

## Was sich zurücknehmen lässt
giants-undo = { $does ->
    [bid] Dein Gebot zurücknehmen
    [take] Die Wahl der Statue zurücknehmen
    [decline] Den Verzicht auf eine Statue zurücknehmen
    [place] Die eingesetzte Figur zurücknehmen
    [buy] Den Kauf der Tafelhälfte zurücknehmen
    [pass] Das Passen zurücknehmen
    [pick] Den Transport zurücknehmen
    [peek] Das Nachsehen zurücknehmen
   *[other] Die Entscheidung über die Marker zurücknehmen
 }

## Ein Punktestand während des Spiels, und eine erste Partie
giants-page-estimate = etwa { $points } mit allem, was jetzt steht
giants-page-estimate-about = Wenn die Partie jetzt endete: bisherige Punkte, dazu Moai, Kopfschmuck und Tafeln.
