# Orongo im Browser, und wie es überall heißt.
game-orongo = Orongo
game-orongo-about = Biete Muscheln für Land, verbinde es mit der Küste und errichte deine Moai vor allen anderen.

### At a table, and on every page but the first: loaded when somebody comes there

orongo-verify = Die Plättchen nachprüfen
orongo-option-amulet-first = Amulett zuerst: Bei Gleichstand kommt zuerst, wer es hat
orongo-page-shells = Muscheln
orongo-page-shell-count = { $count ->
    [one] 1 Muschel
   *[other] { $count } Muscheln
 }
orongo-page-own-bid-shells = { $count ->
    [one] Dein Gebot: 1 Muschel
   *[other] Dein Gebot: { $count } Muscheln
 }
orongo-page-shells-bid = bietet { $shells }
orongo-page-moai-built = Errichtete Moai: Wer die meisten hat, gewinnt
orongo-page-count-built = { $count ->
    [one] 1 Moai errichtet
   *[other] { $count } Moai errichtet
 }
orongo-page-chips-left = Chips übrig
orongo-page-chips-due = { $due ->
    [one] legt 1 Chip
   *[other] legt { $due } Chips
 }
orongo-page-amulet = Amulett
orongo-page-choose-field = Wähle ein Feld auf dem Plan.
orongo-page-place = Legen
orongo-page-build = Errichten
orongo-page-main-waits = der Haupt-Moai wartet
orongo-page-main-stands = der Haupt-Moai steht auf { $field }
orongo-page-field = { $palm ->
    [yes] { $kind } { $name }
   *[no] { $tile ->
        [up] { $kind } { $name }
       *[down] { $kind } { $name }, noch ohne Plättchen
     }
 }{ $chip ->
    [yes] , Chip von { $clan }
   *[no] {""}
 }{ $bears ->
    [shell] , verbraucht
    [moai] , mit einem Moai
    [main] , mit dem Haupt-Moai
   *[nothing] {""}
 }

orongo-page-count-chips = { $count ->
    [one] 1 Chip übrig
   *[other] { $count } Chips übrig
 }

# Was der Plan außer den Figuren zeigt
orongo-page-main-unbuilt = niemand hat den Haupt-Moai errichtet
orongo-page-site = Orongo
orongo-page-site-words = hier lag das Dorf Orongo; im Spiel eine Palme wie jede andere

## Was sich zurücknehmen lässt
orongo-undo = { $does ->
    [bid] Dein Gebot zurücknehmen
    [place] Den gelegten Chip zurücknehmen
   *[build] Den errichteten Moai zurücknehmen
 }
