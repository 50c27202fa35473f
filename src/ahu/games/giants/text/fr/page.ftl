# Giants dans le navigateur, et son nom partout.
game-giants = Giants
game-giants-about = Sculptez des Moaï, transportez-les à travers l’île avec l’aide de tous et érigez-les sur des rivages lointains.
giants-first-game = « Jouer maintenant » se joue à socles visibles : tout le monde voit qui a érigé quoi, car les bots n’oublient rien.
giants-by-the-book = Jouer à socles cachés

### At a table, and on every page but the first: loaded when somebody comes there

giants-verify = Vérifier les dés
giants-option-quick-game = Partie rapide : chacun commence avec deux ouvriers
giants-option-visible-score = Points visibles : les Moaï comptent dès qu’ils sont érigés
giants-option-return-unsculpted = Retour à la réserve : les statues que personne ne prend y retournent
giants-option-open-bases = Socles visibles : tout le monde voit toujours qui a érigé quoi
giants-option-open-screens = Paravents ouverts : rien n’est caché
giants-option-round-limit = Dernière manche
giants-page-markers = marqueurs tribaux
giants-page-workers = ouvriers
giants-page-logs = rondins
giants-page-bases = socles
giants-page-tablets = demi-tablettes
giants-page-markers-front = marqueurs devant le paravent
giants-page-sculptors = sculpteurs de cette manche
giants-page-quarry = Carrière :
giants-page-could-carve = { $could ->
    [yes] vos sculpteurs pourraient la sculpter
   *[no] vos sculpteurs ne pourraient pas la sculpter
 }
giants-page-supply = Réserve :
giants-page-has-bid = mise : { $bid }
giants-page-own-bid = Votre mise : { $bid }
giants-page-figure = Pion
giants-page-power = Pouvoir de la case
giants-page-choose-end = Choisissez ce qui s’y passe.
giants-page-reserve = Réserver { $ahu }
giants-page-choose-hex = Choisissez une case sur le plateau.
giants-page-choose-ahu = Choisissez un ahu sur le plateau.
giants-page-buy = Acheter une demi-tablette
giants-page-pass = Passer
giants-page-pass-warning = Passer est définitif pour cette phase.
giants-page-route-where = Où aller ? Les nombres sont les points que marquent les autres.
giants-page-route-more = Choisissez d’autres cases pour aller plus loin, ou une case du trajet pour revenir.
giants-page-other-item = Choisir autre chose
giants-page-one-back = Une case en arrière
giants-page-carriers-on = Qui porte { $where }
giants-page-change-carriers = changer les porteurs { $where }
giants-page-gives-nothing = Personne d’autre ne marque de points.
giants-page-then = Et ensuite
giants-page-place = { $figure ->
    [worker] Placer l’ouvrier
    [sorcerer] Placer le sorcier
   *[chief] Placer le chef
 }
giants-page-finish = { $end ->
    [erect] Ériger
    [crown] Coiffer
    [mark] Marquer
   *[stop] Déplacer
 }
giants-page-mark = { $count ->
    [0] Ne rien marquer
    [one] Marquer
   *[other] Marquer les { $count }
 }
giants-page-take-back = { $count ->
    [0] Ne rien reprendre
    [one] Reprendre { $count } marqueur
   *[other] Reprendre { $count } marqueurs
 }
giants-page-look = Regarder
giants-page-peek = Regarder sous un Moaï (une demi-tablette)
giants-page-peek-which = Sous quel Moaï regardez-vous ? Cela coûte une demi-tablette.
giants-page-hex = { $kind ->
    [forest] { $hex }, forêt de { $logs ->
        [one] { $logs } rondin
       *[other] { $logs } rondins
     }
    [cut] { $hex }, forêt coupée
    [village] village
    [sorcerers_hut] hutte des sorciers
    [moai_quarry] carrière de Moaï
    [headdress_quarry] carrière de coiffes
   *[land] { $hex }, terre
 }
giants-page-figures-of = { $clan } : { $figures }
giants-page-item = { $item }{ $state ->
    [marked] , marqueur ({ $clan })
    [abandoned] , à l’abandon
   *[plain] {""}
 }
giants-page-ahu = ahu { $ahu }, Moaï × { $moai }, coiffe { $headdress }, { $state ->
    [free] libre
    [reserved] réservé par { $clan }
   *[taken] avec un Moaï de taille { $size }{ $crowned ->
        [yes] , coiffé
       *[no] {""}
     }{ $known ->
        [yes] , socle ({ $clan })
       *[no] , socle caché
     }
 }

giants-page-count-tablets = { $count ->
    [one] { $count } demi-tablette
   *[other] { $count } demi-tablettes
 }
giants-page-count-front = { $count ->
    [one] { $count } marqueur devant le paravent
   *[other] { $count } marqueurs devant le paravent
 }
giants-page-count-sculptors = { $count ->
    [one] { $count } ouvrier sculpte pendant cette manche
   *[other] { $count } ouvriers sculptent pendant cette manche
 }

# Ce que le plateau montre en plus des pièces
giants-page-supply-of = { $what ->
    [small] petits Moaï en réserve
    [medium] Moaï moyens en réserve
    [large] grands Moaï en réserve
    [headdresses] coiffes en réserve
    [logs] rondins en réserve
   *[tablets] demi-tablettes en réserve
 }
giants-page-offer = { $count ->
    [one] { $count } { $size ->
        [1] petit Moaï
        [2] Moaï moyen
       *[other] grand Moaï
     } à sculpter
   *[other] { $count } { $size ->
        [1] petits Moaï
        [2] Moaï moyens
       *[other] grands Moaï
     } à sculpter
 }
giants-page-given = { $points ->
    [0] personne d’autre ne marque
    [one] { $points } point pour les autres
   *[other] { $points } points pour les autres
 }
giants-page-settles = { $headdress ->
    [1] elle peut y coiffer un Moaï
   *[0] il peut y être érigé
 }

## Ce qu’on peut annuler
giants-undo = { $does ->
    [bid] Annuler votre mise
    [take] Annuler le choix de la statue
    [decline] Annuler votre refus d’une statue
    [place] Annuler votre placement
    [buy] Annuler l’achat de la demi-tablette
    [pass] Annuler votre passe
    [pick] Annuler le transport
    [peek] Annuler votre coup d’œil
   *[other] Annuler le choix de vos marqueurs
 }

## Un score en cours de partie, et une première partie
giants-page-estimate = environ { $points } avec tout ce qui est érigé
giants-page-estimate-about = Si la partie s’arrêtait maintenant : les points acquis, plus les Moaï, les coiffes et les tablettes.
