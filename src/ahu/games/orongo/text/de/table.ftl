# Orongo am Tisch im Browser: was allen gesagt wird, und erlaubte Aktionen in Worten.
orongo-field = { $kind } { $field }
orongo-waits = { clan } { $phase ->
    [bids] überlegt sich ein Gebot.
    [moai] errichtet einen Moai.
   *[chips] legt { $due ->
        [one] einen Chip.
       *[other] { $due } Chips.
     }
 }
orongo-choice-bid = { $shells ->
    [one] 1 Muschel
   *[other] { $shells } Muscheln
 } bieten
orongo-choice-place = einen Chip auf { $field } legen
orongo-choice-build = mit { $tiles } einen Moai auf der Palme { $palm } errichten, für { $count ->
    [one] 1 Muschel
   *[other] { $count } Muscheln
 }

## Das Ende
orongo-end-by-main = { $you ->
    [yes] Du hast den Haupt-Moai errichtet und damit die Partie gewonnen.
   *[no] { clan } hat den Haupt-Moai errichtet und damit die Partie gewonnen.
 }
orongo-end-tiles = Alle Plättchen liegen aus: Das war die letzte Runde. Wer die meisten Moai errichtet hat, gewinnt.
orongo-score-shells = Muscheln (bei Gleichstand)
orongo-counted-moai = Moai auf der Palme { $palm }
orongo-counted-main = Der Haupt-Moai, auf der Palme { $palm }
orongo-counted-shells = { $shells ->
    [one] Gleich viele Moai: 1 Muschel
   *[other] Gleich viele Moai: { $shells } Muscheln
 }
