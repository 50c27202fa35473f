# Was Orongo über das sagt, worauf man zeigt.
orongo-explain-kind = { $kind ->
    [quarry] Ein Steinbruch reicht allein für einen Moai.
    [food] Zweimal Nahrung ergibt einen Moai.
    [temple] Ein Tempel ergibt mit einer Gottheit einen Moai.
    [deity] Eine Gottheit ergibt mit einem Tempel einen Moai.
    [nest] Ein Nest ergibt mit einem Vogelmann einen Moai.
    [birdman] Ein Vogelmann ergibt mit einem Nest einen Moai.
    [coastal] Auf Küstenpalmen stehen die Moai. Ein Chip darf hierher, wenn daneben ein eigener liegt.
   *[inland] Hier steht nie ein Moai, aber ein Chip verbindet. Er darf hierher, wenn daneben ein eigener liegt.
 }
orongo-explain-down = Das Plättchen liegt noch verdeckt. Ist es aufgedeckt, darf ein Chip hierher.
orongo-explain-used = Die Muschel zeigt: für immer verbraucht. Der Chip verbindet weiter.
orongo-explain-built = Ein Moai bleibt, wo er steht. Der Chip darunter verbindet weiter.
orongo-explain-main = Der Haupt-Moai. Wer ihn errichtet hat, hat gewonnen.
orongo-explain-site = Orongo, das Zeremoniendorf: nur ein Name. Die Sonne ändert nichts an der Palme.
orongo-explain-piece = { $piece ->
    [moai] Stehen alle, ist der nächste der Haupt-Moai.
    [chip] Chips nehmen Land und verbinden es mit der Küste.
    [shell] Mit Muscheln bietest du und bezahlst Moai. Niemand sonst sieht, wie viele du hast.
    [amulet] Entscheidet bei gleichen Geboten. Der Höchstbietende nimmt es.
    [bid] Alle Gebote werden zugleich aufgedeckt. Nur das höchste wird bezahlt.
    [due] In dieser Runde noch zu legen.
    [atoll] Das höchste Gebot kommt auf das Atoll. Wer 0 bietet, nimmt alles.
    [tiles] Liegt keines mehr verdeckt, ist diese Runde die letzte.
   *[main] Wer alle eigenen Moai errichtet hat, errichtet als Nächstes diesen und gewinnt.
 }
orongo-explain-place = Dein Chip kommt auf das gewählte Feld. Macht er einen Satz vollständig, errichtest du sofort einen Moai.
orongo-explain-build = Der Moai kommt auf die Palme, auf jedes verbrauchte Plättchen eine deiner Muscheln. Dort bleibt er stehen.
orongo-explain-press = { $what ->
    [set] Diese Plättchen sind dann verbraucht: Auf jedem liegt eine deiner Muscheln.
   *[palm] Hier wird der Moai errichtet.
 }
