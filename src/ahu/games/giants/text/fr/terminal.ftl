# Giants dans le terminal.
## Les choses
giants-landmark = { $kind ->
    [village] village
    [sorcerers_hut] hutte des sorciers
    [moai_quarry] carrière de Moaï
   *[headdress_quarry] carrière de coiffes
 }
giants-short = { $kind ->
    [village] { $wide ->
        [1] Village
       *[0] Vill.
     }
    [sorcerers_hut] Hutte
    [moai_quarry] { $wide ->
        [1] ▲Carr.
       *[0] ▲Ca.
     }
   *[headdress_quarry] { $wide ->
        [1] ♕Carr.
       *[0] ♕Ca.
     }
 }
giants-onto = { $kind ->
    [village] au village
    [sorcerers_hut] à la hutte des sorciers
    [moai_quarry] dans la carrière de Moaï
    [headdress_quarry] dans la carrière de coiffes
   *[land] en { $hex }
 }
giants-item = { $headdress ->
    [1] la coiffe { $item }
   *[0] le Moaï { $item } (taille { $size })
 }
giants-count-workers = { $count ->
    [one] { $count } ouvrier
   *[other] { $count } ouvriers
 }
giants-count-sorcerer = le sorcier
giants-count-chief = le chef
giants-count-markers = { $count ->
    [one] { $count } marqueur tribal
   *[other] { $count } marqueurs tribaux
 }
giants-count-logs = { $count ->
    [one] { $count } rondin
   *[other] { $count } rondins
 }
giants-count-bases = { $count ->
    [one] { $count } socle
   *[other] { $count } socles
 }
giants-points = { $clan } +{ $count }
giants-letter-sorcerer = S
giants-letter-chief = C
giants-ahu = { $ahu } ({ $hex }, Moaï × { $moai }, coiffe { $headdress })

## L’écran
giants-title = Giants · manche { $round } · { $phase }
giants-phase = { $phase ->
    [over] fin
    [first] qui commence
    [dice] carrière
    [bid] mises
    [choose] statues
    [place] placement
    [move] transport
    [marks] marqueurs
   *[take-back] fin de manche
 }
giants-column-clan = clan
giants-column-points = points
giants-column-tablets = demi-tablettes
giants-column-front = misé
giants-column-items = pièces
giants-column-state = état
giants-column-screen = derrière le paravent
giants-state = { $state ->
    [first] commence
    [passed] a passé
    [sealed] a décidé en secret
    [declined] ne prend plus rien
   *[turn] doit décider
 }
giants-stock = Dans la carrière : { $quarry } · réserve : Moaï { $moai }, coiffes { $headdresses }, rondins { $logs }, demi-tablettes { $tablets }
giants-own-screen = Derrière votre paravent : { $material }
giants-legend-forest = forêt de 4 rondins
giants-legend-stump = forêt coupée
giants-legend-free = ahu libre : Moaï × 7, coiffe 3
giants-legend-reserved = réservé par Bleu
giants-legend-taken = avec un Moaï de taille 2
giants-legend-known = dont le socle est connu : Bleu
giants-legend-crowned = coiffé
giants-legend-figures = Bleu : 2 ouvriers, Sorcier, Chef
giants-legend-logs = 2 rondins
giants-legend-item = Moaï de taille 2, marqué par Bleu
giants-legend-headdress = coiffe

## Ce qu’il faut faire
giants-task = { clan }, { $phase ->
    [bid] misez en secret : les marqueurs tribaux décident qui choisit d’abord, les pions sculptent.
    [choose] choisissez une statue que vos sculpteurs peuvent sculpter.
    [place] placez un pion, achetez une demi-tablette ou passez.
    [move] déplacez, marquez ou installez une statue ou une coiffe, ou passez.
    [hand] poursuivez le transport commencé, case par case.
    [marks] vous pouvez marquer ce qui vient d’être posé dans sa carrière.
   *[take-back] la manche est finie : vous pouvez reprendre des marqueurs.
 }
giants-ask-what = Que faites-vous ?
giants-do-decline = plus aucune dans ces enchères
giants-do-place = placer un pion
giants-do-buy = acheter une demi-tablette avec un marqueur tribal
giants-do-pass = passer
giants-do-enter = porter une case plus loin
giants-do-stop = laisser ici
giants-do-mark = laisser ici et marquer
giants-do-erect = ériger ici
giants-do-crown = coiffer un Moaï ici
giants-ask-bid-markers = Combien de marqueurs tribaux misez-vous ? (dans la carrière : { $sizes })
giants-ask-bid-workers = Combien d’ouvriers ? (dans la carrière : { $sizes })
giants-ask-bid-sorcerer = Le sorcier aussi ?
giants-ask-bid-chief = Le chef aussi ? Il sculpte n’importe quelle taille, mais une seule statue.
giants-ask-take = Quelle statue prenez-vous ?
giants-take-of = taille { $size }, sculptée par { $by ->
    [chief] le chef
   *[sculptors] des ouvriers ou le sorcier
 }
giants-ask-place-figure = Quel pion placez-vous ?
giants-ask-place-hex = Sur quelle case ?
giants-ask-place-logs = Avec combien de rondins ?
giants-ask-place-power = Utiliser le pouvoir de la case ?
giants-ask-place-ahu = Quel ahu réservez-vous ?
giants-ask-enter-hex = Vers quelle case ?
giants-ask-enter-carriers = Qui porte ?
giants-ask-erect-ahu = Sur quel ahu ?
giants-ask-crown-ahu = Sur quel ahu ?
giants-ask-peek-ahu = Sous quel Moaï regardez-vous ? Cela coûte une demi-tablette.
giants-ask-item = Quelle statue ou quelle coiffe ?
giants-ask-journey = Où va { $item } ? (entre parenthèses, les points des autres)
giants-ask-end = Et à l’arrivée, { $hex } ?
giants-ask-mark-laid = Marquer { $item } ({ $where }) ?
giants-ask-take-back = Reprendre votre marqueur posé sur { $item } ({ $where }) ?
giants-value-figure = { $value ->
    [worker] ouvrier
    [sorcerer] sorcier
   *[chief] chef
 }
giants-value-power = { $value ->
    [worker] prendre un ouvrier
    [marker] prendre un marqueur tribal
    [logs] couper la forêt
    [headdress] prendre une coiffe
    [reserve] réserver un ahu
   *[none] ne pas utiliser de pouvoir
 }
giants-gain = { $power ->
    [worker] un ouvrier
    [marker] un marqueur tribal
    [logs] { $logs ->
        [one] { $logs } rondin
       *[other] { $logs } rondins
     }
    [headdress] une coiffe
   *[reserve] réserver { $ahu }
 }
giants-carve = { $count ->
    [0] Elle ne permet de sculpter aucune statue de la carrière.
    [one] Elle permet de sculpter la taille { $sizes }.
   *[other] Elle permet de sculpter les tailles { $sizes }.
 }
giants-sure-bid = Votre mise : { $bid }. { $carve } Une fois faite, elle est définitive. Miser ?
giants-sure-pass = Passer est définitif pour cette phase. Passer ?
giants-sure-decline = Vous ne prendrez alors plus de statue dans ces enchères. Vraiment ?
giants-by-hand = à la main : case par case, en choisissant les porteurs
giants-end-erect = ériger sur { $ahu } (× { $value })
giants-end-crown = coiffer le Moaï de l’ahu { $ahu } (+{ $value })
giants-end-mark = marquer
giants-end-stop = laisser
giants-item-there = { $item }, { $where }
giants-where-front = devant votre paravent
giants-where-abandoned = à l’abandon { $where }
giants-carry-chief = le chef de { $clan }, seul
giants-carry-figures = { $count ->
    [one] { $count } pion de { $clan }
   *[other] { $count } pions de { $clan }
 }
giants-peeked = Sous le Moaï de l’ahu { $ahu } se trouve le socle de { clan }. Vous seul le savez.

## Ce qui s’est passé
giants-told-first = { clan } commence.
giants-told-quarry = Les dés amènent dans la carrière : { $sizes }.
giants-told-no-statue = Les dés n’amènent aucune statue dans la carrière ; il n’y a pas d’enchères.
giants-told-bid = { clan } a misé : { $bid }.
giants-told-take = { clan } prend un Moaï de taille { $size }{ $by ->
    [chief] , sculpté par le chef
   *[sculptors] {""}
 }.
giants-told-decline = { clan } ne prend plus de statue.
giants-told-place = { clan } place { $figure ->
    [worker] un ouvrier
    [sorcerer] le sorcier
   *[chief] le chef
 }{ $logs ->
    [0] {""}
    [one] {" "}avec un rondin
   *[other] {" "}avec { $logs } rondins
 } { $onto }{ $power ->
    [worker] {" "}et prend un ouvrier
    [marker] {" "}et prend un marqueur tribal
    [logs] {" "}et coupe la forêt
    [headdress] {" "}et prend une coiffe
    [reserve] {" "}et réserve l’ahu { $ahu }
   *[none] {""}
 }.
giants-told-buy = { clan } achète une demi-tablette avec un marqueur tribal.
giants-told-pass = { clan } passe.
giants-told-cannot = { clan } ne peut rien faire et passe.
giants-told-journey = { $steps ->
    [0] { $end ->
        [mark] { clan } marque { $item }
        [erect] { clan } érige { $item } sur { $ahu }
        [crown] { clan } coiffe le Moaï de l’ahu { $ahu } avec { $item }
       *[stop] { clan } laisse { $item }
     }
   *[other] { clan } déplace { $item } → { $path }{ $end ->
        [mark] {" "}et y met son marqueur
        [erect] {" "}et l’érige sur { $ahu }
        [crown] {" "}et coiffe le Moaï de l’ahu { $ahu }
       *[stop] {""}
     }
 }{ $given ->
    [0] .
   *[other] . Points : { $points }.
 }
giants-told-mark-laid = { $count ->
    [0] { clan } ne marque rien dans les carrières.
   *[other] { clan } marque { $items }.
 }
giants-told-take-back = { $count ->
    [0] { clan } ne reprend aucun marqueur.
    [one] { clan } reprend son marqueur posé sur { $items }.
   *[other] { clan } reprend ses marqueurs posés sur { $items }.
 }
giants-told-peek = { clan } rend une demi-tablette et regarde sous le Moaï de l’ahu { $ahu }.

## La fin et l’aide
giants-score-transport = transport
giants-score-moai = Moaï
giants-score-headdresses = coiffes
giants-score-tablets = tablettes
giants-score-sum = points
giants-help =
    Une manche : des statues arrivent dans la carrière ; tous misent en secret pour elles ; puis on place des pions sur l’île, un à la fois ; puis on porte statues et coiffes de case en case. Chaque case où l’on entre demande des porteurs : autant de pions et de rondins que la taille, ou un chef seul. On peut employer les pions des autres, qui en tirent des points. On érige un Moaï là où l’on a un pion, sur un ahu libre ou que l’on a réservé : il rapporte à la fin la valeur Moaï multipliée par sa taille.
    Le sorcier, quand il est placé, utilise le pouvoir de sa case : village, hutte des sorciers, forêt, carrière de coiffes, ou ahu libre à réserver. Le chef le peut aussi, pour deux demi-tablettes.
    Les règles complètes sont dans le dossier docs/rules du projet.
