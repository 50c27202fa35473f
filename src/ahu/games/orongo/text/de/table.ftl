# Orongo am Tisch im Browser: was allen gesagt wird, und erlaubte Aktionen in Worten.
orongo-field = { $kind } { $field }
orongo-waits = { clan } { $phase ->
    [bids] überlegt ein Gebot.
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
orongo-choice-build = einen Moai auf der Palme { $palm } errichten mit { $tiles }, für { $count ->
    [one] 1 Muschel
   *[other] { $count } Muscheln
 }
