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
    [1] la coiffe
   *[0] { $size ->
        [1] le petit Moaï (1)
        [2] le Moaï moyen (2)
       *[3] le grand Moaï (3)
     }
 }
giants-the-item = { $headdress ->
    [1] la coiffe
   *[0] { $size ->
        [1] le petit Moaï (1)
        [2] le Moaï moyen (2)
       *[3] le grand Moaï (3)
     }
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
giants-column-front = misé, dépensé
giants-column-items = pièces
giants-column-state = état
giants-column-screen = derrière le paravent
giants-state = { $state ->
    [first] commence
    [passed] a passé
    [sealed] a décidé
    [declined] ne prend plus rien
   *[turn] à son tour
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
giants-task = À vous de jouer : { $phase ->
    [bid] misez en secret. Les marqueurs tribaux décident qui choisit en premier ; les pions sculptent.
    [choose] choisissez une statue que vos sculpteurs peuvent sculpter.
    [place] placez un pion, achetez une demi-tablette ou passez.
    [move] déplacez, marquez, érigez ou coiffez, ou passez.
    [hand] continuez case par case, ou arrêtez-vous ici.
    [marks] marquez ce qui vient d’aller dans sa carrière, si vous voulez.
   *[take-back] la manche est finie. Reprenez des marqueurs, si vous voulez.
 }
giants-ask-what = Que faites-vous ?
giants-do-decline = ne plus prendre de statue
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
giants-take-of = { $size ->
    [1] un petit Moaï (1)
    [2] un Moaï moyen (2)
   *[other] un grand Moaï (3)
 }, sculpté par { $by ->
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
giants-by-hand = pas à pas, en choisissant les porteurs
giants-end-erect = ériger sur { $ahu } (× { $value })
giants-end-crown = coiffer le Moaï de l’ahu { $ahu } (+{ $value })
giants-end-mark = laisser là, avec un marqueur
giants-end-stop = laisser là
giants-item-there = { $item }, { $where }
giants-where-front = devant votre paravent
giants-where-abandoned = à l’abandon { $where }
giants-carry-chief = le chef seul ({ $clan })
giants-carry-figures = { $count ->
    [one] { $count } pion ({ $clan })
   *[other] { $count } pions ({ $clan })
 }
giants-peeked = Sous le Moaï de l’ahu { $ahu }, le socle est à { $you ->
    [yes] vous
   *[no] { clan }
 }. Personne d’autre ne le sait.

## Ce qui s’est passé
giants-told-first = { $you ->
    [yes] Vous commencez.
   *[no] { clan } commence.
 }
giants-told-quarry = Les dés amènent des Moaï dans la carrière : { $sizes }.
giants-told-no-statue = Les dés n’amènent aucune statue ; il n’y a pas d’enchères.
giants-told-bid = { $you ->
    [yes] Vous misez : { $bid }.
   *[no] { clan } mise : { $bid }.
 }
giants-told-take = { $you ->
    [yes] Vous prenez
   *[no] { clan } prend
 } un Moaï de taille { $size }{ $by ->
    [chief] , sculpté par le chef
   *[sculptors] {""}
 }.
giants-told-decline = { $you ->
    [yes] Vous ne prenez plus de statue.
   *[no] { clan } ne prend plus de statue.
 }
giants-told-place = { $you ->
    [yes] Vous placez
   *[no] { clan } place
 } { $figure ->
    [worker] un ouvrier
    [sorcerer] le sorcier
   *[chief] le chef
 }{ $logs ->
    [0] {""}
    [one] {" "}avec un rondin
   *[other] {" "}avec { $logs } rondins
 } { $onto }{ $power ->
    [none] {""}
   *[other] {" "}et { $you ->
        [yes] { $power ->
            [worker] prenez un ouvrier
            [marker] prenez un marqueur tribal
            [logs] coupez la forêt
            [headdress] prenez une coiffe
           *[reserve] réservez { $ahu }
         }
       *[no] { $power ->
            [worker] prend un ouvrier
            [marker] prend un marqueur tribal
            [logs] coupe la forêt
            [headdress] prend une coiffe
           *[reserve] réserve { $ahu }
         }
     }
 }.
giants-told-buy = { $you ->
    [yes] Vous achetez une demi-tablette avec un marqueur tribal.
   *[no] { clan } achète une demi-tablette avec un marqueur tribal.
 }
giants-told-pass = { $you ->
    [yes] Vous passez.
   *[no] { clan } passe.
 }
giants-told-cannot = { $you ->
    [yes] Vous n’avez plus de coup possible et passez.
   *[no] { clan } n’a plus de coup possible et passe.
 }
giants-told-journey = { $steps ->
    [0] { $end ->
        [mark] { $you ->
            [yes] Vous marquez
           *[no] { clan } marque
         } { $item }
        [erect] { $you ->
            [yes] Vous érigez
           *[no] { clan } érige
         } { $item } sur { $ahu }
        [crown] { $you ->
            [yes] Vous coiffez
           *[no] { clan } coiffe
         } le Moaï de l’ahu { $ahu }
       *[stop] { $you ->
            [yes] Vous laissez
           *[no] { clan } laisse
         } { $item }
     }
   *[other] { $you ->
        [yes] Vous déplacez
       *[no] { clan } déplace
     } { $item } → { $path }{ $end ->
        [stop] {""}
       *[other] {" "}et { $you ->
            [yes] { $end ->
                [mark] y posez votre marqueur
                [erect] l’érigez sur { $ahu }
               *[crown] coiffez le Moaï de l’ahu { $ahu }
             }
           *[no] { $end ->
                [mark] y pose son marqueur
                [erect] l’érige sur { $ahu }
               *[crown] coiffe le Moaï de l’ahu { $ahu }
             }
         }
     }
 }{ $given ->
    [0] .
   *[other] . Points : { $points }.
 }
giants-told-mark-laid = { $count ->
    [0] { $you ->
        [yes] Vous ne marquez rien dans les carrières.
       *[no] { clan } ne marque rien dans les carrières.
     }
   *[other] { $you ->
        [yes] Vous marquez { $items }.
       *[no] { clan } marque { $items }.
     }
 }
giants-told-take-back = { $count ->
    [0] { $you ->
        [yes] Vous ne reprenez aucun marqueur.
       *[no] { clan } ne reprend aucun marqueur.
     }
    [one] { $you ->
        [yes] Vous reprenez votre marqueur posé
       *[no] { clan } reprend son marqueur posé
     } sur { $items }.
   *[other] { $you ->
        [yes] Vous reprenez vos marqueurs posés
       *[no] { clan } reprend ses marqueurs posés
     } sur { $items }.
 }
giants-told-peek = { $you ->
    [yes] Vous rendez une demi-tablette et regardez
   *[no] { clan } rend une demi-tablette et regarde
 } sous le Moaï de l’ahu { $ahu }.

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
