# Ce qu’Orongo dit de ce que l’on montre.
orongo-explain-kind = { $kind ->
    [quarry] Une carrière suffit à elle seule pour un Moaï.
    [food] Deux tuiles de nourriture font un Moaï.
    [temple] Un temple fait un Moaï avec une divinité.
    [deity] Une divinité fait un Moaï avec un temple.
    [nest] Un nid fait un Moaï avec un homme-oiseau.
    [birdman] Un homme-oiseau fait un Moaï avec un nid.
    [coastal] Les Moaï se bâtissent sur les palmiers côtiers. Un jeton peut venir ici à côté d’un des vôtres.
   *[inland] Aucun Moaï ne se bâtit ici, mais un jeton relie. Il peut venir ici à côté d’un des vôtres.
 }
orongo-explain-down = Sa tuile est encore cachée. Dès qu’elle est retournée, un jeton peut venir ici.
orongo-explain-used = Le coquillage montre qu’elle est épuisée pour toujours. Le jeton relie encore.
orongo-explain-built = Un Moaï reste où il est. Le jeton dessous relie encore.
orongo-explain-main = Le Moaï principal. Celui qui l’a bâti a gagné.
orongo-explain-site = Orongo, le village cérémoniel : un nom, rien de plus. Le soleil ne change rien au palmier.
orongo-explain-piece = { $piece ->
    [moai] Quand tous sont bâtis, le suivant est le Moaï principal.
    [chip] Les jetons prennent des terres et les relient à la côte.
    [shell] Les coquillages servent à miser et à payer les Moaï. Personne d’autre ne voit combien vous en avez.
    [amulet] Départage les mises égales. Le plus offrant la prend.
    [bid] Toutes les mises se révèlent en même temps. Seule la plus forte est payée.
    [due] Encore à poser dans cette manche.
    [atoll] La plus forte mise va à l’atoll. Un joueur qui mise 0 prend tout.
    [tiles] Quand il n’en reste plus, cette manche est la dernière.
   *[main] Le joueur qui a bâti tous ses Moaï bâtit ensuite celui-ci, et gagne.
 }
orongo-explain-place = Votre jeton occupe la case choisie. S’il complète une combinaison, vous bâtissez aussitôt un Moaï.
orongo-explain-build = Le Moaï se dresse sur le palmier, et chaque tuile utilisée reçoit un de vos coquillages. Il y reste.
orongo-explain-press = { $what ->
    [set] Ces tuiles seront épuisées : chacune reçoit un de vos coquillages.
   *[palm] Le Moaï se dresse ici.
 }
