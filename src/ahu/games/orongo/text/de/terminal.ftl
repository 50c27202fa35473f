# Orongo im Terminal.
## Dinge und Bildschirm
orongo-kind = { $kind ->
    [quarry] Steinbruch
    [food] Nahrung
    [temple] Tempel
    [deity] Gottheit
    [nest] Nest
    [birdman] Vogelmann
    [coastal] Küstenpalme
   *[inland] Binnenpalme
 }
orongo-letter = { $kind ->
    [quarry] S
    [food] N
    [temple] T
    [deity] G
    [nest] E
   *[birdman] V
 }
orongo-title = Orongo · Runde { $round } · { $phase }
orongo-phase = { $phase ->
    [first] wer beginnt
    [tiles] Plättchen aufdecken
    [bids] Gebote
    [chips] Chips legen
    [moai] ein Moai wird errichtet
   *[over] Ende
 }
orongo-column-clan = Stamm
orongo-column-moai = übrig
orongo-column-bid = Gebot
orongo-column-due = Chips
orongo-column-built = Moai errichtet
orongo-column-left = Moai übrig
orongo-column-shells = Muscheln
orongo-atoll = Atoll: { $count ->
    [one] 1 Muschel
   *[other] { $count } Muscheln
 }
orongo-side-amulet = Amulett: { $clan }
orongo-tiles-left = Verdeckte Plättchen: { $count }
orongo-own-shells = Deine Muscheln: { $count }
orongo-legend-open = Plättchen offen
orongo-legend-closed = noch ohne Plättchen
orongo-legend-coastal = Küstenpalme
orongo-legend-inland = Binnenpalme
orongo-legend-chip = Chip von Blau
orongo-legend-used = verbraucht
orongo-legend-moai = mit Moai
orongo-legend-main = Haupt-Moai

## Was zu tun ist
orongo-task = Du bist dran: { $phase ->
    [bids] { $shells ->
        [0] Du hast keine Muschel und kannst nur 0 bieten.
        [one] Biete deine letzte Muschel oder 0.
       *[other] Biete bis zu { $shells } Muscheln oder 0.
     } Wer am meisten bietet, zahlt und legt 3 Chips, der Zweite legt 2, die anderen 1; wer 0 bietet, legt nichts und nimmt die Muscheln vom Atoll.
    [moai] Errichte einen Moai. Wähle die Plättchen, die verbraucht werden, und die Palme.
   *[chips] Lege { $due ->
        [one] einen Chip
       *[other] { $due } Chips
     }. Erlaubt sind offene Plättchen und Palmen neben deinen Chips.
 }
orongo-ask-bid = Wie viele Muscheln bietest du?
orongo-ask-field = Auf welches Feld?
orongo-ask-set = Welche Plättchen verbrauchst du?
orongo-ask-palm = Auf welche Palme kommt der Moai?
orongo-sure-bid = { $count ->
    [one] Ein Gebot von 1 Muschel
   *[other] Ein Gebot von { $count } Muscheln
 } gilt, sobald es abgegeben ist. Abgeben?

## Was geschah
orongo-told-first = { $you ->
    [yes] Du hast das Amulett.
   *[no] { clan } hat das Amulett.
 }
orongo-told-tiles = Neue Plättchen: { $tiles }.
orongo-told-bid = { $you ->
    [yes] Du bietest { $count }.
   *[no] { clan } bietet { $count }.
 }
orongo-told-atoll = { $count ->
    [one] { $you ->
        [yes] Du nimmst
       *[no] { $clans } nimmt
     }
   *[other] { $clans } nehmen je
 } { $shells ->
    [one] 1 Muschel
   *[other] { $shells } Muscheln
 } vom Atoll.
orongo-told-amulet = { $you ->
    [yes] Du bekommst das Amulett.
   *[no] { clan } bekommt das Amulett.
 }
orongo-told-place = { $you ->
    [yes] Du legst einen Chip auf { $field }.
   *[no] { clan } legt einen Chip auf { $field }.
 }
orongo-told-build = { $you ->
    [yes] Du errichtest
   *[no] { clan } errichtet
 } einen Moai auf der Palme { $palm } mit { $tiles }, für { $count ->
    [one] 1 Muschel
   *[other] { $count } Muscheln
 }.
orongo-told-main = { $you ->
    [yes] Du errichtest
   *[no] { clan } errichtet
 } den Haupt-Moai auf der Palme { $palm } mit { $tiles }, für { $count ->
    [one] 1 Muschel
   *[other] { $count } Muscheln
 }.

## Ende und Hilfe
orongo-end-main = Der Haupt-Moai steht auf der Palme { $palm }.
orongo-help =
    Eine Runde: Plättchen werden aufgedeckt; alle bieten verdeckt Muscheln; dann werden Chips gelegt, auf offene Plättchen oder auf Palmen neben eigenen Chips. Enthält eine Gruppe deiner Chips einen Satz unverbrauchter Plättchen (ein Steinbruch; Tempel und Gottheit; Vogelmann und Nest; zweimal Nahrung) und einen Chip auf einer Küstenpalme ohne Moai, errichtest du dort einen Moai und zahlst eine Muschel für jedes Plättchen. Wer alle eigenen Moai errichtet hat und noch einen errichtet, den Haupt-Moai, gewinnt.
    Die vollständigen Regeln liegen im Projekt unter docs/rules.
