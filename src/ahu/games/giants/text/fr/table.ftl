# Giants à la table dans le navigateur : ce qui est dit à tous, et les actions possibles en mots.
giants-hex = { $hex }
giants-path = { $path } → { $hex }
giants-waits = { clan } { $phase ->
    [bid] prépare sa mise.
    [choose] choisit une statue.
    [place] place un pion.
    [move] déplace une statue ou une coiffe.
    [hand] est en plein transport.
    [marks] peut marquer ce qui est allé dans les carrières.
    [take-back] peut reprendre des marqueurs.
   *[other] réfléchit.
 }
giants-choice-bid = miser : { $bid }
giants-choice-take = prendre { $size ->
    [1] un petit Moaï
    [2] un Moaï moyen
   *[other] un grand Moaï
 }, sculpté par { $by ->
    [chief] le chef
   *[sculptors] des ouvriers ou le sorcier
 }
giants-choice-decline = ne plus prendre de statue
giants-choice-place = placer { $figure ->
    [worker] un ouvrier
    [sorcerer] le sorcier
   *[chief] le chef
 }{ $logs ->
    [0] {""}
    [one] {" "}avec un rondin
   *[other] {" "}avec { $logs } rondins
 } { $onto }{ $power ->
    [worker] {" "}et prendre un ouvrier
    [marker] {" "}et prendre un marqueur tribal
    [logs] {" "}et couper la forêt
    [headdress] {" "}et prendre une coiffe
    [reserve] {" "}et réserver l’ahu { $ahu }
   *[none] {""}
 }
giants-choice-buy = acheter une demi-tablette avec un marqueur tribal
giants-choice-pass = passer
giants-choice-pick = prendre { $item }
giants-choice-enter = porter → { $hex } ; porteurs : { $carriers }
giants-choice-stop = laisser ici
giants-choice-mark = marquer
giants-choice-erect = ériger sur { $ahu }
giants-choice-crown = coiffer le Moaï de l’ahu { $ahu }
giants-choice-mark-laid = { $count ->
    [0] ne rien marquer
   *[other] marquer { $items }
 }
giants-choice-take-back = { $count ->
    [0] ne reprendre aucun marqueur
    [one] reprendre le marqueur posé sur { $items }
   *[other] reprendre les marqueurs posés sur { $items }
 }
giants-choice-peek = regarder sous le Moaï de l’ahu { $ahu }, pour une demi-tablette

## La fin
giants-end-bases = { $you ->
    [yes] Vous avez un Moaï sur chacun de vos socles : la partie est finie.
   *[no] { clan } a un Moaï sur chacun de ses socles : la partie est finie.
 }
giants-end-moai = Tous les Moaï se dressent sur un ahu : la partie est finie.
giants-end-rounds = C’était la dernière manche, la manche { $round }.
giants-counted-transport = Pour avoir porté les statues des autres
giants-counted-tablets = Pour les tablettes entières
giants-counted-moai = { $ahu } : { $value } × { $size }{ $headdress ->
    [0] {""}
   *[other] {" "}+ { $headdress } pour la coiffe
 }
