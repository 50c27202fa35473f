# Orongo dans le terminal.
## Les choses et l’écran
orongo-kind = { $kind ->
    [quarry] carrière
    [food] nourriture
    [temple] temple
    [deity] divinité
    [nest] nid
    [birdman] homme-oiseau
    [coastal] palmier côtier
   *[inland] palmier intérieur
 }
orongo-letter = { $kind ->
    [quarry] C
    [food] N
    [temple] T
    [deity] D
    [nest] I
   *[birdman] H
 }
orongo-title = Orongo · manche { $round } · { $phase }
orongo-phase = { $phase ->
    [first] qui commence
    [tiles] on retourne des tuiles
    [bids] mises
    [chips] pose des jetons
    [moai] on bâtit un Moaï
   *[over] fin
 }
orongo-column-clan = clan
orongo-column-moai = reste
orongo-column-bid = mise
orongo-column-due = jetons
orongo-column-built = Moaï bâtis
orongo-column-left = Moaï restants
orongo-column-shells = coquillages
orongo-atoll = Atoll : { $count ->
    [one] { $count } coquillage
   *[other] { $count } coquillages
 }
orongo-side-amulet = Amulette : { $clan }
orongo-tiles-left = Tuiles cachées : { $count }
orongo-own-shells = Vos coquillages : { $count }
orongo-legend-open = tuile visible
orongo-legend-closed = encore sans tuile
orongo-legend-coastal = palmier côtier
orongo-legend-inland = palmier intérieur
orongo-legend-chip = jeton de Bleu
orongo-legend-used = épuisée
orongo-legend-moai = avec un Moaï
orongo-legend-main = Moaï principal

## Ce qu’il faut faire
orongo-task = À vous de jouer : { $phase ->
    [bids] { $shells ->
        [0] vous n’avez plus de coquillages : misez 0.
        [one] misez votre dernier coquillage, ou 0.
       *[other] misez jusqu’à { $shells } coquillages, ou 0.
     } La plus haute mise paie et pose 3 jetons, la deuxième 2, les autres 1 ; une mise de 0 ne pose rien et prend les coquillages de l’atoll.
    [moai] bâtissez un Moaï. Choisissez les tuiles à épuiser et le palmier.
   *[chips] posez { $due ->
        [one] un jeton sur une tuile visible, ou sur un palmier voisin de vos jetons.
       *[other] { $due } jetons sur des tuiles visibles, ou sur des palmiers voisins de vos jetons.
     }
 }
orongo-ask-bid = Combien de coquillages misez-vous ?
orongo-ask-field = Sur quelle case ?
orongo-ask-set = Quelles tuiles épuisez-vous ?
orongo-ask-palm = Sur quel palmier bâtir le Moaï ?
orongo-sure-bid = { $count ->
    [one] Une mise de { $count } coquillage
   *[other] Une mise de { $count } coquillages
 } est définitive. Miser ?

## Ce qui s’est passé
orongo-told-first = { $you ->
    [yes] Vous portez l’amulette.
   *[no] { clan } porte l’amulette.
 }
orongo-told-tiles = Nouvelles tuiles : { $tiles }.
orongo-told-bid = { $you ->
    [yes] Vous misez { $count }.
   *[no] { clan } mise { $count }.
 }
orongo-told-atoll = { $count ->
    [one] { $you ->
        [yes] Vous prenez
       *[no] { $clans } prend
     }
   *[other] { $clans } prennent chacun
 } { $shells ->
    [one] { $shells } coquillage
   *[other] { $shells } coquillages
 } de l’atoll.
orongo-told-amulet = { $you ->
    [yes] Vous recevez l’amulette.
   *[no] { clan } reçoit l’amulette.
 }
orongo-told-place = { $you ->
    [yes] Vous posez un jeton sur la case { $field }.
   *[no] { clan } pose un jeton sur la case { $field }.
 }
orongo-told-build = { $you ->
    [yes] Vous bâtissez
   *[no] { clan } bâtit
 } un Moaï sur le palmier { $palm } avec { $count ->
    [one] la tuile { $tiles }, pour { $count } coquillage
   *[other] les tuiles { $tiles }, pour { $count } coquillages
 }.
orongo-told-main = { $you ->
    [yes] Vous bâtissez
   *[no] { clan } bâtit
 } le Moaï principal sur le palmier { $palm } avec { $count ->
    [one] la tuile { $tiles }, pour { $count } coquillage
   *[other] les tuiles { $tiles }, pour { $count } coquillages
 }.

## La fin et l’aide
orongo-end-main = Le Moaï principal se dresse sur le palmier { $palm }.
orongo-help =
    Une manche : on retourne des tuiles ; tous misent des coquillages en secret ; puis on pose des jetons sur des tuiles visibles, ou sur des palmiers voisins de ses propres jetons. Quand un groupe de vos jetons contient une série de tuiles non épuisées (une carrière ; un temple et une divinité ; un homme-oiseau et un nid ; deux tuiles de nourriture) et un jeton sur un palmier côtier sans Moaï, vous y bâtissez un Moaï et payez un coquillage par tuile. Le premier à bâtir tous ses Moaï, puis encore un, le Moaï principal, gagne.
    Les règles complètes sont dans le dossier docs/rules du projet.
