# L’aide de jeu de Giants. Les nombres sont ceux des règles, pour les joueurs à la table.
giants-aid-title-aim = Le but
giants-aid-aim = Marquez le plus de points : sculptez des Moaï, portez-les jusqu’à la côte et érigez-les sur des ahus qui rapportent gros.

giants-aid-title-points = D’où viennent les points
giants-aid-moai = Un Moaï rapporte le nombre noir de son ahu multiplié par sa taille, au propriétaire du socle.
giants-aid-headdress = Une coiffe y ajoute le nombre rouge, pour le même propriétaire.
giants-aid-tablet-points = { $halves } demi-tablettes font une tablette : { $points } points à la fin.
giants-aid-carried = Quand d’autres font porter vos pions, vous marquez 1 point par case ; avec votre chef, la taille de la charge.

giants-aid-title-figures = Les pions
giants-aid-worker = Ouvrier : sculpte { $carves }, porte 1. Pose jusqu’à { $logs } rondins là où vous le placez.
giants-aid-sorcerer = Sorcier : comme un ouvrier (sculpte { $carves }, porte 1, jusqu’à { $logs } rondins), et il utilise le pouvoir de sa case.
giants-aid-chief = Chef : sculpte toute taille et porte tout, à lui seul. Ne pose pas de rondins. Utilise le pouvoir de sa case pour { $halves } demi-tablettes.

giants-aid-title-powers = Les pouvoirs des cases
giants-aid-power = { $power ->
    [worker] Village : prenez un de vos ouvriers.
    [marker] Hutte des sorciers : prenez un marqueur tribal.
    [logs] Forêt : prenez ses rondins. Elle est coupée pour toujours.
    [headdress] Carrière de coiffes : prenez une coiffe.
   *[reserve] Ahu libre : réservez-le avec un socle. Dès lors, vous seul pourrez y ériger un Moaï.
 }

giants-aid-title-carving = Qui sculpte quoi
giants-aid-carve = Taille { $size } : { $figures ->
    [one] un ouvrier ou le sorcier, ou le chef.
   *[other] { $figures } pions (ouvriers, sorcier), ou le chef seul.
 }
giants-aid-order = Le joueur qui mise le plus de marqueurs choisit en premier. Tout ce qui est misé ne sert plus jusqu’à la manche suivante.

giants-aid-title-moving = Porter
giants-aid-carry = Chaque case où entre une charge doit la porter : autant de pions et de rondins que sa taille, de n’importe quel clan, ou un chef seul. Les rondins ne portent jamais sans pion. Une coiffe compte pour la taille 1.
giants-aid-settle = Vous ne pouvez ériger ou coiffer que sur une case où vous avez un pion.
giants-aid-mark = Ce qui reste en chemin est à tous dès la manche suivante, sauf s’il porte votre marqueur.

giants-aid-title-pieces = Les autres pièces
giants-aid-marker = Marqueur tribal : décide qui choisit en premier, vous garde une statue, ou achète une demi-tablette.
giants-aid-tablet = { $peek ->
    [yes] Demi-tablette : départage les égalités aux enchères. Avec une, vous regardez sous un Moaï ; avec { $halves }, le chef utilise un pouvoir.
   *[no] Demi-tablette : départage les égalités aux enchères. Avec { $halves }, le chef utilise un pouvoir.
 }
giants-aid-log = Rondin : porte 1 à côté d’un pion. Les rondins du plateau quittent la partie à la fin de la manche.
giants-aid-base = Socle : il y en a un sous chacun de vos Moaï{ $hidden ->
    [yes] , caché : rappelez-vous à qui il est.
   *[no] .
 } Vous en avez { $bases }.

giants-aid-title-end = La fin
giants-aid-end = La partie se termine quand un joueur a un Moaï sur chacun de ses { $bases } socles, quand il n’y a plus de Moaï à ériger, ou après la manche { $round }. Le joueur qui a le plus de points gagne.
