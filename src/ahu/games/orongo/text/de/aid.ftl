# Die Spielhilfe zu Orongo. Die Zahlen sind die der Regeln, für die Spieler am Tisch.
orongo-aid-title-aim = Das Ziel
orongo-aid-aim = Errichte deine { $moai } Moai an der Küste, dann noch einen: den Haupt-Moai. Wer ihn errichtet, gewinnt sofort.

orongo-aid-title-sets = Woraus ein Moai entsteht
orongo-aid-set = { $set ->
    [quarry] Ein Steinbruch
    [temple] Tempel und Gottheit
    [birdman] Vogelmann und Nest
   *[food] Zweimal Nahrung
 }: { $shells ->
    [one] 1 Muschel
   *[other] { $shells } Muscheln
 }.
orongo-aid-coast = Dazu immer eine Küstenpalme ohne Moai, durch deine Chips mit den Plättchen verbunden. Die Muscheln kommen auf die Plättchen, die damit für immer verbraucht sind; sie verbinden weiter.

orongo-aid-title-bids = Was ein Gebot bringt
orongo-aid-bid = { $bid ->
    [most] Das höchste Gebot kommt auf das Atoll: Lege { $chips } Chips.
    [second] Das zweite kommt zurück: Lege { $chips } Chips.
    [other] Jedes andere kommt zurück: Lege { $chips ->
        [one] 1 Chip
       *[other] { $chips } Chips
     }.
   *[none] Ein Gebot von 0: Lege nichts, aber nimm alle Muscheln vom Atoll.
 }
orongo-aid-tie = { $holder ->
    [first] Gleiche Gebote: Wer das Amulett hat, kommt zuerst, dann im Uhrzeigersinn.
   *[last] Gleiche Gebote: im Uhrzeigersinn vom Amulett an; wer es hat, kommt zuletzt.
 } Der Höchstbietende nimmt das Amulett.

orongo-aid-title-chips = Wohin ein Chip darf
orongo-aid-tile = Auf jedes offene Plättchen ohne Chip.
orongo-aid-palm = Auf eine Palme ohne Chip neben einem eigenen Chip.
orongo-aid-pay = Nicht dorthin, wo er mehr vollenden würde, als du bezahlen kannst.

orongo-aid-title-material = Was es gibt
orongo-aid-shells = Du beginnst mit { $shells } der { $all } Muscheln. Mit ihnen bietest du, und mit ihnen bezahlst du Moai.
orongo-aid-chip-count = Du hast { $chips } Chips.
orongo-aid-tiles = { $first } der { $all } Plättchen werden in der ersten Runde aufgedeckt, { $later } in jeder weiteren.

orongo-aid-title-end = Das Ende
orongo-aid-end-main = Stehen deine { $moai } Moai, ist der nächste der Haupt-Moai: Du gewinnst.
orongo-aid-end-tiles = Oder das letzte Plättchen wird aufgedeckt: Diese Runde ist die letzte. Dann gewinnt, wer die wenigsten Moai übrig hat; bei Gleichstand, wer die meisten Muscheln hat.
