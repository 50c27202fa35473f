# Meldungen von Orongo.

## Was man nicht darf
orongo-bid-range = ein Gebot ist 0 bis { $most } Muscheln, nicht { $shells }
orongo-bid-shells = { $bid ->
    [one] ein Gebot von { $bid } Muschel
   *[other] ein Gebot von { $bid } Muscheln
 } ist zu hoch: Hinter deinem Sichtschirm { $shells ->
    [0] liegt keine
    [one] liegt nur { $shells }
   *[other] liegen nur { $shells }
 }
orongo-bid-stands = ein abgegebenes Gebot gilt
orongo-bid-first = zuerst müssen alle bieten
orongo-bids-open = die Gebote dieser Runde sind schon aufgedeckt
orongo-chip-there = auf Feld { $field } liegt schon ein Chip von { $you ->
    [yes] dir
   *[no] { clan }
 }
orongo-no-tile = auf Feld { $field } liegt kein offenes Plättchen
orongo-palm-apart = neben der Palme { $field } liegt kein Chip von dir
orongo-cannot-pay = was ein Chip auf { $field } vollendet, kostet { $cost ->
    [one] { $cost } Muschel
   *[other] { $cost } Muscheln
 }, und hinter deinem Sichtschirm { $shells ->
    [0] liegt keine
    [one] liegt nur { $shells }
   *[other] liegen nur { $shells }
 }
orongo-build-first = ein Moai ist vollendet und muss zuerst errichtet werden
orongo-nothing-to-build = es gibt jetzt nichts zu errichten
orongo-no-chip = auf { $field } liegt kein Chip von dir
orongo-inland = die Palme { $field } steht im Binnenland; Moai stehen nur an der Küste
orongo-moai-there = auf { $field } steht schon ein Moai
orongo-tile-used = das Plättchen auf Feld { $field } ist verbraucht
orongo-no-set = ein Satz ist ein Steinbruch, Tempel und Gottheit, Vogelmann und Nest oder zweimal Nahrung
orongo-not-connected = Feld { $field } ist mit der Palme { $palm } nicht durch deine Chips verbunden
orongo-rest-unpaid = nimm einen billigeren Satz: Zusammen mit dem, was dann noch errichtet werden muss, kostet dieser { $cost ->
    [one] { $cost } Muschel
   *[other] { $cost } Muscheln
 }, und hinter deinem Sichtschirm { $shells ->
    [0] liegt keine
    [one] liegt nur { $shells }
   *[other] liegen nur { $shells }
 }
orongo-unknown-field = ein Feld „{ $field }“ gibt es auf diesem Plan nicht
orongo-not-a-palm = { $field } ist keine Palme, und Moai stehen nur auf Palmen
orongo-palm-no-tile = { $field } ist eine Palme, dort liegt kein Plättchen
orongo-tile-order = nenne zwei verschiedene Plättchen, das mit der kleineren Zahl zuerst
orongo-not-an-action = „{ $action }“ ist keine Aktion von Orongo

## Notation
orongo-notation = keine Aktion: „{ $text }“; richtig ist zum Beispiel „bid 3“, „place 17“, „place p4“ oder „build 3 12 p7“
orongo-chance-notation = kein Ergebnis des Zufalls: „{ $text }“; richtig ist zum Beispiel „first blue“ oder „tile 17“

## Was keine Stellung sein kann
orongo-seats = gespielt wird zu { $players }, aber es { $seats ->
    [0] gibt keinen Platz
    [one] gibt { $seats } Platz
   *[other] gibt { $seats } Plätze
 }
orongo-round = eine Runde { $round } gibt es nicht; die Runden sind 1 bis { $most }
orongo-first-round = das Amulett wird vor Runde 1 vergeben, nicht in Runde { $round }
orongo-tile-nowhere = „{ $field }“ ist kein Feld mit einer Zahl, dort liegt kein Plättchen
orongo-tile-twice = das Plättchen von Feld { $field } ist zweimal genannt
orongo-tile-count = { $tiles ->
    [0] kein Plättchen liegt
    [one] { $tiles } Plättchen liegt
   *[other] { $tiles } Plättchen liegen
 } offen; in diesem Augenblick müssen es { $least } bis { $most } sein
orongo-two-chips = zwei Chips auf Feld { $field }
orongo-negative = { $found } Stück kann es nicht geben
orongo-chip-count = die Chips dieses Platzes ergeben zusammen { $found }, nicht { $expected }
orongo-moai-count = die Moai dieses Platzes ergeben zusammen { $found }, nicht { $expected }
orongo-shell-count = die Muscheln ergeben zusammen { $found }, nicht { $expected }
orongo-chips-placed = { $found ->
    [one] { $found } Chip liegt
   *[other] { $found } Chips liegen
 } auf dem Plan, aber bisher können es höchstens { $most } sein
orongo-shells-dealt = vor den ersten Geboten haben alle gleich viele Muscheln, und das Atoll ist leer
orongo-amulet = das Amulett hat jemand, sobald ausgelost ist, wer es bekommt, und vorher niemand
orongo-bid-missing = nach dem Bieten ist jedes Gebot bekannt
orongo-bid-early = bevor die Plättchen liegen, wird nicht geboten
orongo-bids-in = mit dem letzten Gebot werden alle sofort aufgedeckt
orongo-bids-sum = die Gebote ergeben zusammen { $found } Muscheln, es gibt aber nur { $most }
orongo-atoll-kept = auf dem Atoll { $shells ->
    [one] liegt { $shells } Muschel
   *[other] liegen { $shells } Muscheln
 }, obwohl es gerade geteilt wurde, weil jemand 0 geboten hat
orongo-atoll-paid = auf dem Atoll { $shells ->
    [0] liegt keine Muschel
    [one] liegt { $shells } Muschel
   *[other] liegen { $shells } Muscheln
 }, obwohl dort gerade { $paid ->
    [one] { $paid } bezahlt wurde
   *[other] { $paid } bezahlt wurden
 }
orongo-amulet-highest = das Amulett hat, wer am meisten geboten hat
orongo-nobody-places = jetzt legt niemand Chips, und niemand errichtet einen Moai
orongo-nothing-due = jetzt ist kein Chip zu legen
orongo-somebody-places = jemand am Tisch muss an der Reihe sein, Chips zu legen oder einen Moai zu errichten
orongo-bid-nothing = wer 0 geboten hat, legt keinen Chip
orongo-dues = die noch zu legenden Chips passen nicht zu den Geboten
orongo-two-mains = es gibt nur einen Haupt-Moai
orongo-main-ends = mit dem Haupt-Moai endet die Partie
orongo-main-last = der Haupt-Moai kommt zuletzt, aber es { $moai ->
    [one] ist noch { $moai } eigener Moai
   *[other] sind noch { $moai } eigene Moai
 } zu errichten
orongo-not-over = die Partie geht weiter: { $tiles ->
    [one] { $tiles } Plättchen liegt
   *[other] { $tiles } Plättchen liegen
 } noch verdeckt, und der Haupt-Moai steht nicht
orongo-sets-used = die verbrauchten Plättchen dieser Gruppe ergeben nicht einen Satz für jeden ihrer Moai
orongo-unbuilt = diese Gruppe ist vollständig, aber es wurde nichts errichtet
orongo-nowhere-to-place = es gibt keinen Chip oder kein Feld mehr dafür, das Recht zu legen ist also verfallen
