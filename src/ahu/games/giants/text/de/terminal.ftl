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
    [1] der Kopfschmuck
   *[0] { $size ->
        [1] der kleine Moai (1)
        [2] der mittlere Moai (2)
       *[3] der große Moai (3)
     }
 }
giants-the-item = { $headdress ->
    [1] den Kopfschmuck
   *[0] { $size ->
        [1] den kleinen Moai (1)
        [2] den mittleren Moai (2)
       *[3] den großen Moai (3)
     }
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
    [sealed] hat entschieden
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
giants-task = Du bist dran: { $phase ->
    [bid] Biete verdeckt. Stammesmarker entscheiden, wer zuerst wählt; Figuren meißeln.
    [choose] Wähle eine Statue, die deine Bildhauer meißeln können.
    [place] Setze eine Figur ein, kaufe eine Tafelhälfte oder passe.
    [move] Bewege oder markiere etwas, stelle einen Moai auf, kröne einen oder passe.
    [hand] Trage weiter, Feld für Feld, oder bleib hier stehen.
    [marks] Markiere, was eben in seinen Steinbruch kam, wenn du magst.
   *[take-back] Die Runde ist zu Ende. Nimm Marker zurück, wenn du magst.
 }
giants-ask-what = Was tust du?
giants-do-decline = keine Statue mehr nehmen
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
giants-take-of = { $size ->
    [1] ein kleiner Moai (1)
    [2] ein mittlerer Moai (2)
   *[other] ein großer Moai (3)
 }, gemeißelt { $by ->
    [chief] vom Häuptling
   *[sculptors] von Arbeitern oder vom Medizinmann
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
giants-ask-journey = Wohin kommt { $item }? (in Klammern die Punkte für andere)
giants-ask-end = Und am Ziel, { $hex }?
giants-ask-mark-laid = Bekommt { $item } ({ $where }) einen Marker?
giants-ask-take-back = Deinen Marker zurücknehmen: { $item } ({ $where })?
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
giants-by-hand = Schritt für Schritt, mit selbst gewählten Trägern
giants-end-erect = auf { $ahu } aufstellen (× { $value })
giants-end-crown = Moai von { $ahu } krönen (+{ $value })
giants-end-mark = dort stehen lassen, markiert
giants-end-stop = dort stehen lassen
giants-item-there = { $item }, { $where }
giants-where-front = vor deinem Sichtschirm
giants-where-abandoned = verlassen { $where }
giants-carry-chief = der Häuptling von { $clan } allein
giants-carry-figures = { $count ->
    [one] 1 Figur von { $clan }
   *[other] { $count } Figuren von { $clan }
 }
giants-peeked = Unter dem Moai von { $ahu } liegt { $you ->
    [yes] dein eigener Sockel
   *[no] der Sockel von { clan }
 }. Nur du weißt es.

## Was geschah
giants-told-first = { $you ->
    [yes] Du beginnst.
   *[no] { clan } beginnt.
 }
giants-told-quarry = Die Würfel bringen Moai in den Steinbruch: { $sizes }.
giants-told-no-statue = Die Würfel bringen keine Statue; die Versteigerung entfällt.
giants-told-bid = { $you ->
    [yes] Du bietest: { $bid }.
   *[no] { clan } bietet: { $bid }.
 }
giants-told-take = { $you ->
    [yes] Du nimmst
   *[no] { clan } nimmt
 } einen Moai der Größe { $size }{ $by ->
    [chief] , gemeißelt vom Häuptling
   *[sculptors] {""}
 }.
giants-told-decline = { $you ->
    [yes] Du nimmst keine Statue mehr.
   *[no] { clan } nimmt keine Statue mehr.
 }
giants-told-place = { $you ->
    [yes] Du setzt
   *[no] { clan } setzt
 } { $figure ->
    [worker] einen Arbeiter
    [sorcerer] den Medizinmann
   *[chief] den Häuptling
 }{ $logs ->
    [0] {""}
    [one] {" "}mit einem Baumstamm
   *[other] {" "}mit { $logs } Baumstämmen
 } { $onto } ein{ $power ->
    [none] {""}
   *[other] {" "}und { $you ->
        [yes] { $power ->
            [worker] nimmst einen Arbeiter
            [marker] nimmst einen Stammesmarker
            [logs] fällst den Wald
            [headdress] nimmst einen Kopfschmuck
           *[reserve] reservierst { $ahu }
         }
       *[no] { $power ->
            [worker] nimmt einen Arbeiter
            [marker] nimmt einen Stammesmarker
            [logs] fällt den Wald
            [headdress] nimmt einen Kopfschmuck
           *[reserve] reserviert { $ahu }
         }
     }
 }.
giants-told-buy = { $you ->
    [yes] Du kaufst für einen Stammesmarker eine Tafelhälfte.
   *[no] { clan } kauft für einen Stammesmarker eine Tafelhälfte.
 }
giants-told-pass = { $you ->
    [yes] Du passt.
   *[no] { clan } passt.
 }
giants-told-cannot = { $you ->
    [yes] Du hast keinen Zug mehr und passt.
   *[no] { clan } hat keinen Zug mehr und passt.
 }
giants-told-journey = { $steps ->
    [0] { $end ->
        [mark] { $you ->
            [yes] Du markierst
           *[no] { clan } markiert
         } { $item }
        [erect] { $you ->
            [yes] Du stellst
           *[no] { clan } stellt
         } { $item } auf { $ahu } auf
        [crown] { $you ->
            [yes] Du krönst
           *[no] { clan } krönt
         } den Moai von { $ahu }
       *[stop] { $you ->
            [yes] Du lässt
           *[no] { clan } lässt
         } { $item } stehen
     }
   *[other] { $you ->
        [yes] Du bewegst
       *[no] { clan } bewegt
     } { $item } → { $path }{ $end ->
        [stop] {""}
       *[other] {" "}und { $you ->
            [yes] { $end ->
                [mark] markierst ihn
                [erect] stellst ihn auf { $ahu } auf
               *[crown] krönst den Moai von { $ahu }
             }
           *[no] { $end ->
                [mark] markiert ihn
                [erect] stellt ihn auf { $ahu } auf
               *[crown] krönt den Moai von { $ahu }
             }
         }
     }
 }{ $given ->
    [0] .
   *[other] . Punkte: { $points }.
 }
giants-told-mark-laid = { $count ->
    [0] { $you ->
        [yes] Du markierst nichts in den Steinbrüchen.
       *[no] { clan } markiert nichts in den Steinbrüchen.
     }
   *[other] { $you ->
        [yes] Du markierst { $items }.
       *[no] { clan } markiert { $items }.
     }
 }
giants-told-take-back = { $count ->
    [0] { $you ->
        [yes] Du nimmst keinen Marker zurück.
       *[no] { clan } nimmt keinen Marker zurück.
     }
    [one] { $you ->
        [yes] Du nimmst einen Marker
       *[no] { clan } nimmt einen Marker
     } zurück: { $items }.
   *[other] { $you ->
        [yes] Du nimmst Marker
       *[no] { clan } nimmt Marker
     } zurück: { $items }.
 }
giants-told-peek = { $you ->
    [yes] Du gibst eine Tafelhälfte ab und schaust
   *[no] { clan } gibt eine Tafelhälfte ab und schaut
 } unter den Moai von { $ahu }.

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
