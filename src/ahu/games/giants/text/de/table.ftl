# Giants am Tisch im Browser: was allen gesagt wird, und erlaubte Aktionen in Worten.
giants-hex = { $hex }
giants-path = { $path } → { $hex }
giants-waits = { clan } { $phase ->
    [bid] überlegt sich ein Gebot.
    [choose] wählt eine Statue.
    [place] setzt eine Figur ein.
    [move] bewegt eine Statue oder einen Kopfschmuck.
    [hand] ist mitten in einem Transport.
    [marks] darf markieren, was in die Steinbrüche kam.
    [take-back] darf Marker zurücknehmen.
   *[other] überlegt.
 }
giants-choice-bid = bieten: { $bid }
giants-choice-take = { $size ->
    [1] einen kleinen Moai
    [2] einen mittleren Moai
   *[other] einen großen Moai
 } nehmen, gemeißelt { $by ->
    [chief] vom Häuptling
   *[sculptors] von Arbeitern oder vom Medizinmann
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
 } { $onto } einsetzen{ $power ->
    [worker] {" "}und einen Arbeiter nehmen
    [marker] {" "}und einen Stammesmarker nehmen
    [logs] {" "}und den Wald fällen
    [headdress] {" "}und einen Kopfschmuck nehmen
    [reserve] {" "}und den Ahu { $ahu } reservieren
   *[none] {""}
 }
giants-choice-buy = für einen Stammesmarker eine Tafelhälfte kaufen
giants-choice-pass = passen
giants-choice-pick = nehmen: { $item }
giants-choice-enter = tragen → { $hex }; Träger: { $carriers }
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
    [one] den Marker zurücknehmen: { $items }
   *[other] die Marker zurücknehmen: { $items }
 }
giants-choice-peek = für eine Tafelhälfte unter den Moai von { $ahu } schauen

## Das Ende
giants-end-bases = { $you ->
    [yes] Auf jedem deiner Sockel steht ein Moai: Die Partie ist zu Ende.
   *[no] Auf jedem Sockel von { clan } steht ein Moai: Die Partie ist zu Ende.
 }
giants-end-moai = Alle Moai stehen auf einem Ahu: Die Partie ist zu Ende.
giants-end-rounds = Das war die letzte Runde, Runde { $round }.
giants-counted-transport = Fürs Tragen fremder Statuen
giants-counted-tablets = Für ganze Tafeln
giants-counted-moai = { $ahu }: { $value } × { $size }{ $headdress ->
    [0] {""}
   *[other] {" "}+ { $headdress } für den Kopfschmuck
 }
