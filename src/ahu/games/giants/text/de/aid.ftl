# Die Spielhilfe zu Giants. Die Zahlen sind die der Regeln, für die Spieler am Tisch.
giants-aid-title-aim = Das Ziel
giants-aid-aim = Hol dir die meisten Punkte: Meißle Moai, trage sie zur Küste und stelle sie auf Ahus auf, die viel wert sind.

giants-aid-title-points = Woher die Punkte kommen
giants-aid-moai = Ein Moai zählt die schwarze Zahl seines Ahu mal seine Größe, für den Besitzer des Sockels darunter.
giants-aid-headdress = Ein Kopfschmuck darauf zählt die rote Zahl dazu, für denselben Besitzer.
giants-aid-tablet-points = { $halves } Tafelhälften sind eine Tafel: { $points } Punkte am Ende.
giants-aid-carried = Tragen deine Figuren für andere, bekommst du 1 Punkt je Feld; trägt dein Häuptling, so viele wie die Größe der Last.

giants-aid-title-figures = Die Figuren
giants-aid-worker = Arbeiter: meißelt { $carves }, trägt 1. Legt bis zu { $logs } Baumstämme, wo du ihn einsetzt.
giants-aid-sorcerer = Medizinmann: wie ein Arbeiter (meißelt { $carves }, trägt 1, bis zu { $logs } Baumstämme), und er nutzt die Kraft seines Feldes.
giants-aid-chief = Häuptling: meißelt jede Größe und trägt alles, allein. Legt keine Baumstämme. Nutzt die Kraft seines Feldes für { $halves } Tafelhälften.

giants-aid-title-powers = Die Kräfte der Felder
giants-aid-power = { $power ->
    [worker] Dorf: Nimm einen deiner Arbeiter.
    [marker] Hütte der Medizinmänner: Nimm einen Stammesmarker.
    [logs] Wald: Nimm seine Baumstämme. Er ist für immer gefällt.
    [headdress] Kopfschmuck-Steinbruch: Nimm einen Kopfschmuck.
   *[reserve] Freier Ahu: Reserviere ihn mit einem Sockel. Von da an darfst nur du dort aufstellen.
 }

giants-aid-title-carving = Wer was meißelt
giants-aid-carve = Größe { $size }: { $figures ->
    [one] ein Arbeiter oder der Medizinmann, oder der Häuptling.
   *[other] { $figures } Figuren (Arbeiter, Medizinmann), oder der Häuptling allein.
 }
giants-aid-order = Wer mehr Marker bietet, wählt zuerst. Alles Gebotene fällt bis zur nächsten Runde aus.

giants-aid-title-moving = Tragen
giants-aid-carry = Auf jedem Feld, das die Last betritt, braucht sie Träger: so viele Figuren und Baumstämme, wie sie groß ist, ganz gleich wessen, oder einen Häuptling allein. Baumstämme tragen nie ohne Figur. Kopfschmuck zählt als Größe 1.
giants-aid-settle = Aufstellen oder krönen darfst du nur auf einem Feld, auf dem du eine Figur hast.
giants-aid-mark = Was unterwegs bleibt, darf ab der nächsten Runde jeder nehmen, außer es trägt deinen Marker.

giants-aid-title-pieces = Die übrigen Teile
giants-aid-marker = Stammesmarker: entscheidet, wer zuerst wählt, sichert dir eine Statue oder kauft eine Tafelhälfte.
giants-aid-tablet = { $peek ->
    [yes] Tafelhälfte: entscheidet Gleichstände in der Versteigerung. Mit einer schaust du unter einen Moai, mit { $halves } nutzt der Häuptling eine Kraft.
   *[no] Tafelhälfte: entscheidet Gleichstände in der Versteigerung. Mit { $halves } davon nutzt der Häuptling eine Kraft.
 }
giants-aid-log = Baumstamm: trägt 1 neben einer Figur. Baumstämme auf dem Plan verlassen am Ende der Runde das Spiel.
giants-aid-base = Sockel: kommt unter jeden deiner Moai{ $hidden ->
    [yes] , verdeckt: Merk dir, wem er gehört.
   *[no] .
 } Du hast { $bases }.

giants-aid-title-end = Das Ende
giants-aid-end = Die Partie endet, wenn auf allen { $bases } Sockeln eines Spielers ein Moai steht, wenn kein Moai mehr aufzustellen ist oder nach Runde { $round }. Wer die meisten Punkte hat, gewinnt.
