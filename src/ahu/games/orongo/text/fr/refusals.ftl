# Messages d’Orongo.

## Ce qu’on ne peut pas faire
orongo-bid-range = une mise va de 0 à { $most } coquillages, pas { $shells }
orongo-bid-shells = { $bid ->
    [one] une mise de { $bid } coquillage
   *[other] une mise de { $bid } coquillages
 }, c’est trop : { $shells ->
    [0] vous n’en avez aucun
    [one] vous n’en avez qu’un
   *[other] vous n’en avez que { $shells }
 } derrière votre paravent
orongo-bid-stands = une mise faite est définitive
orongo-bid-first = tout le monde doit d’abord miser
orongo-bids-open = les mises de cette manche sont déjà révélées
orongo-chip-there = { $you ->
    [yes] vous avez
   *[no] { clan } a
 } déjà un jeton sur la case { $field }
orongo-no-tile = il n’y a pas de tuile visible sur la case { $field }
orongo-palm-apart = vous n’avez pas de jeton à côté du palmier { $field }
orongo-cannot-pay = un jeton sur la case { $field } vous obligerait à bâtir pour { $cost ->
    [one] { $cost } coquillage
   *[other] { $cost } coquillages
 }, et { $shells ->
    [0] vous n’en avez aucun
    [one] vous n’en avez qu’un
   *[other] vous n’en avez que { $shells }
 } derrière votre paravent
orongo-build-first = une série est complète ; bâtissez d’abord son Moaï
orongo-nothing-to-build = il n’y a rien à bâtir maintenant
orongo-no-chip = vous n’avez pas de jeton sur la case { $field }
orongo-inland = le palmier { $field } est à l’intérieur de l’île ; les Moaï ne se bâtissent que sur la côte
orongo-moai-there = un Moaï se dresse déjà sur le palmier { $field }
orongo-tile-used = la tuile de la case { $field } est épuisée
orongo-no-set = une série, c’est une carrière, un temple et une divinité, un homme-oiseau et un nid, ou deux tuiles de nourriture
orongo-not-connected = la case { $field } n’est pas reliée au palmier { $palm } par vos jetons
orongo-rest-unpaid = choisissez une série moins chère : avec ce qu’il faudra encore bâtir, celle-ci coûte { $cost ->
    [one] { $cost } coquillage
   *[other] { $cost } coquillages
 }, et { $shells ->
    [0] vous n’en avez aucun
    [one] vous n’en avez qu’un
   *[other] vous n’en avez que { $shells }
 } derrière votre paravent
orongo-unknown-field = il n’y a pas de case « { $field } » sur ce plateau
orongo-not-a-palm = { $field } n’est pas un palmier, et les Moaï ne se bâtissent que sur des palmiers
orongo-palm-no-tile = { $field } est un palmier, il n’y a pas de tuile
orongo-tile-order = indiquez deux tuiles différentes, le plus petit numéro d’abord
orongo-not-an-action = « { $action } » n’est pas une action d’Orongo

## Notation
orongo-notation = ce n’est pas une action : « { $text } » ; on écrit par exemple « bid 3 », « place 17 », « place p4 » ou « build 3 12 p7 »
orongo-chance-notation = ce n’est pas un résultat du hasard : « { $text } » ; on écrit par exemple « first blue » ou « tile 17 »

## Ce qu’aucune position ne peut être
orongo-seats = on joue à { $players }, mais { $seats ->
    [0] il n’y a aucune place
    [one] il y a { $seats } place
   *[other] il y a { $seats } places
 }
orongo-round = il n’y a pas de manche { $round } ; les manches vont de 1 à { $most }
orongo-first-round = l’amulette se donne avant la manche 1, pas dans la manche { $round }
orongo-tile-nowhere = « { $field } » n’est pas une case numérotée, aucune tuile ne s’y trouve
orongo-tile-twice = la tuile de la case { $field } est citée deux fois
orongo-tile-count = { $tiles ->
    [0] aucune tuile n’est visible
    [one] { $tiles } tuile est visible
   *[other] { $tiles } tuiles sont visibles
 } ; à ce moment il en faut de { $least } à { $most }
orongo-two-chips = deux jetons sur la case { $field }
orongo-negative = un nombre de pièces ne peut pas être { $found }
orongo-chip-count = les jetons de cette place font { $found } en tout, pas { $expected }
orongo-moai-count = les Moaï de cette place font { $found } en tout, pas { $expected }
orongo-shell-count = les coquillages font { $found } en tout, pas { $expected }
orongo-chips-placed = { $found ->
    [one] { $found } jeton est posé
   *[other] { $found } jetons sont posés
 }, mais il ne peut y en avoir plus de { $most } jusqu’ici
orongo-shells-dealt = avant les premières mises, tous ont autant de coquillages et l’atoll est vide
orongo-amulet = quelqu’un porte l’amulette dès que le premier porteur est tiré au sort, et personne avant
orongo-bid-missing = une fois les mises faites, elles sont toutes connues
orongo-bid-early = on ne mise pas avant que les tuiles soient posées
orongo-bids-in = dès la dernière mise, toutes sont révélées
orongo-bids-sum = les mises font { $found } coquillages en tout, mais il n’y en a que { $most }
orongo-atoll-kept = { $shells ->
    [one] { $shells } coquillage est
   *[other] { $shells } coquillages sont
 } sur l’atoll, alors qu’une mise de 0 vient de le faire partager
orongo-atoll-paid = { $shells ->
    [0] aucun coquillage n’est
    [one] { $shells } coquillage est
   *[other] { $shells } coquillages sont
 } sur l’atoll, alors qu’on vient d’y payer { $paid ->
    [one] { $paid } coquillage
   *[other] { $paid } coquillages
 }
orongo-amulet-highest = c’est le plus offrant qui porte l’amulette
orongo-nobody-places = personne ne pose de jetons ni ne bâtit maintenant
orongo-nothing-due = il n’y a pas de jeton à poser maintenant
orongo-somebody-places = c’est à quelqu’un autour de la table de poser des jetons ou de bâtir
orongo-bid-nothing = qui a misé 0 ne pose pas de jeton
orongo-dues = les jetons encore à poser ne correspondent pas aux mises
orongo-two-mains = il n’y a qu’un Moaï principal
orongo-main-ends = le Moaï principal met fin à la partie
orongo-main-last = le Moaï principal vient en dernier, mais il reste d’abord { $moai ->
    [one] { $moai } Moaï
   *[other] { $moai } Moaï
 } à bâtir
orongo-not-over = la partie continue : { $tiles ->
    [one] { $tiles } tuile est cachée
   *[other] { $tiles } tuiles sont cachées
 } et le Moaï principal n’est pas bâti
orongo-sets-used = les tuiles épuisées de ce groupe ne font pas une série pour chacun de ses Moaï
orongo-unbuilt = ce groupe est complet, mais rien n’a été bâti
orongo-nowhere-to-place = il n’y a plus de jeton, ou plus de case pour lui : le droit de poser est donc perdu
