# Orongo dans le navigateur, et son nom partout.
game-orongo = Orongo
game-orongo-about = Misez des coquillages pour obtenir des terres, reliez-les à la côte et bâtissez vos Moaï avant tout le monde.

### At a table, and on every page but the first: loaded when somebody comes there

orongo-verify = Vérifier les tuiles
orongo-option-amulet-first = Amulette d’abord : à égalité, son porteur passe en premier
orongo-page-shells = coquillages
orongo-page-shell-count = { $count ->
    [one] { $count } coquillage
   *[other] { $count } coquillages
 }
orongo-page-own-bid-shells = { $count ->
    [one] Votre mise : { $count } coquillage
   *[other] Votre mise : { $count } coquillages
 }
orongo-page-shells-bid = mise { $shells }
orongo-page-moai-built = Moaï bâtis : le plus grand nombre gagne
orongo-page-count-built = { $count ->
    [one] 1 Moaï bâti
   *[other] { $count } Moaï bâtis
 }
orongo-page-chips-left = jetons restants
orongo-page-chips-due = { $due ->
    [one] pose { $due } jeton
   *[other] pose { $due } jetons
 }
orongo-page-amulet = amulette
orongo-page-choose-field = Choisissez une case sur le plateau.
orongo-page-place = Poser
orongo-page-build = Bâtir
orongo-page-main-waits = le Moaï principal attend
orongo-page-main-stands = le Moaï principal se dresse sur le palmier { $field }
orongo-page-field = { $palm ->
    [yes] { $kind } { $name }
   *[no] { $tile ->
        [up] { $kind } { $name }
       *[down] { $kind } { $name }, encore sans tuile
     }
 }{ $chip ->
    [yes] , jeton ({ $clan })
   *[no] {""}
 }{ $bears ->
    [shell] , tuile épuisée
    [moai] , avec un Moaï
    [main] , avec le Moaï principal
   *[nothing] {""}
 }

orongo-page-count-chips = { $count ->
    [one] { $count } jeton restant
   *[other] { $count } jetons restants
 }

# Ce que le plateau montre en plus des pièces
orongo-page-main-unbuilt = personne n’a bâti le Moaï principal
orongo-page-site = Orongo
orongo-page-site-words = ici se trouvait le village d’Orongo ; dans le jeu, un palmier comme un autre

## Ce qu’on peut annuler
orongo-undo = { $does ->
    [bid] Annuler votre mise
    [place] Annuler la pose du jeton
   *[build] Annuler la construction du Moaï
 }
