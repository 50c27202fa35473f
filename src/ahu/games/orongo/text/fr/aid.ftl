# L’aide de jeu d’Orongo. Les nombres sont ceux des règles, pour les joueurs à la table.
orongo-aid-title-aim = Le but
orongo-aid-aim = Bâtissez vos { $moai } Moaï sur la côte, puis encore un : le Moaï principal. Qui le bâtit gagne aussitôt.

orongo-aid-title-sets = Ce qu’il faut pour un Moaï
orongo-aid-set = { $set ->
    [quarry] Une carrière
    [temple] Un temple et une divinité
    [birdman] Un homme-oiseau et un nid
   *[food] Deux tuiles de nourriture
 } : { $shells ->
    [one] { $shells } coquillage
   *[other] { $shells } coquillages
 }.
orongo-aid-coast = Et toujours un palmier côtier sans Moaï, relié aux tuiles par vos jetons. Les coquillages vont sur les tuiles, qui sont alors épuisées pour toujours, mais relient encore.

orongo-aid-title-bids = Ce que rapporte une mise
orongo-aid-bid = { $bid ->
    [most] La plus forte va à l’atoll : posez { $chips } jetons.
    [second] La deuxième vous revient : posez { $chips } jetons.
    [other] Toute autre vous revient : posez { $chips ->
        [one] { $chips } jeton
       *[other] { $chips } jetons
     }.
   *[none] Une mise de 0 : ne posez rien, mais prenez tous les coquillages de l’atoll.
 }
orongo-aid-tie = { $holder ->
    [first] À égalité : d’abord le porteur de l’amulette, puis dans le sens des aiguilles d’une montre.
   *[last] À égalité : dans le sens des aiguilles d’une montre à partir de l’amulette ; son porteur vient en dernier.
 } Le plus offrant prend l’amulette.

orongo-aid-title-chips = Où poser un jeton
orongo-aid-tile = Sur toute tuile visible sans jeton.
orongo-aid-palm = Sur un palmier sans jeton, à côté d’un de vos jetons.
orongo-aid-pay = Jamais là où il compléterait plus que vous ne pouvez payer.

orongo-aid-title-material = Le matériel
orongo-aid-shells = Vous commencez avec { $shells } des { $all } coquillages. Ils servent à miser et à payer les Moaï.
orongo-aid-chip-count = Vous avez { $chips } jetons.
orongo-aid-tiles = { $first } des { $all } tuiles sont retournées à la première manche, { $later } à chaque manche suivante.

orongo-aid-title-end = La fin
orongo-aid-end-main = Quand vos { $moai } Moaï sont bâtis, le suivant est le Moaï principal : vous gagnez.
orongo-aid-end-tiles = Ou la dernière tuile est retournée : cette manche est la dernière. Gagne alors celui à qui il reste le moins de Moaï ; à égalité, celui qui a le plus de coquillages.
