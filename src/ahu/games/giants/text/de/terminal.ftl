# Giants im Terminal.
## Dinge
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

## Der Bildschirm
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

## Was zu tun ist
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

## Was geschah
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

## Ende und Hilfe
giants-score-transport = Transport
giants-score-moai = Moai
giants-score-headdresses = Kopfschmuck
giants-score-tablets = Tafeln
giants-score-sum = Punkte
giants-help =
    Eine Runde: Statuen kommen in den Steinbruch; alle bieten verdeckt darum; dann werden Figuren auf der Insel eingesetzt, eine nach der anderen; dann werden Statuen und Kopfschmuck von Feld zu Feld getragen. Jedes betretene Feld braucht Träger: so viele Figuren und Baumstämme, wie die Größe sagt, oder einen Häuptling allein. Auch fremde Figuren dürfen tragen; dafür bekommt Punkte, wem sie gehören. Aufgestellt wird ein Moai, wo eine eigene Figur steht, auf einem Ahu, der frei oder von dir reserviert ist: Am Ende zählt der Moai-Wert mal die Größe.
    Der Medizinmann nutzt beim Einsetzen die Kraft seines Feldes: Dorf, Hütte, Wald, Kopfschmuck-Steinbruch oder ein freier Ahu, den er reserviert. Der Häuptling kann das für zwei Tafelhälften.
    Die vollständigen Regeln liegen im Projekt unter docs/rules.
