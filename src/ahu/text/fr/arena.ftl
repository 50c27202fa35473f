# L’arène, son rapport, l’échelle et l’équilibre des plateaux.
cli-arena = Faire jouer des bots les uns contre les autres, et mesurer leur force.
cli-balance = Faire jouer des bots de même force, et dire si un plateau est équilibré.
arena-value-folder = DOSSIER
arena-bots-text = les bots qui se rencontrent, par exemple greedy search:ms=200 ; voir `ahu bot list`
arena-bot-text = un bot de plus ; peut se répéter
arena-jobs-text = combien de processus ; avec des budgets en simulations, le résultat est toujours le même
arena-out-text = ajouter le résultat de chaque partie à ce fichier, et sauter les parties qui y sont déjà
arena-one-against-text = le premier bot seul contre plusieurs du second type
arena-report-text = écrire un rapport illustré dans ce dossier
arena-on-text = où jouer : sur cette machine, ou sur une grappe Ray
arena-one-against = un contre les autres : il faut deux bots, pas { $bots }
arena-many-bots = { $most } bots au plus peuvent se rencontrer
arena-other-run = « { $path } » contient les parties d’une autre rencontre
arena-no-ray = Ray n’est pas installé ; `pip install ahu[ray]` l’installe
arena-extra = { $package } n’est pas installé ; `pip install ahu[arena]` l’installe
arena-on = --on doit être l’un de ces mots : { $known }, pas « { $found } »
arena-stopped = arrêté après { $done ->
    [one] { $done } partie
   *[other] { $done } parties
 } sur { $games } ; la même commande continue d’ici
arena-unbalanced = { $games ->
    [one] { $games } partie ne remplit
   *[other] { $games } parties ne remplissent
 } pas des donnes entières : les places ne sont pas tout à fait équilibrées. Avec { $even } parties, elles le seraient.
arena-report-written = écrit : { $file }
arena-lost = { $bot } a perdu un tour dans la partie { $number } : { $why } { $detail }
arena-fault = { $reason ->
    [crash] a planté
    [hang] n’a pas répondu à temps
    [illegal] a choisi une action interdite
    [answer] a répondu autre chose qu’une action
   *[benched] mis sur la touche après trois fautes de suite
 }
arena-played = { $game } à { $players }{ $board ->
    [none] { "" }
   *[other] { " " }sur le plateau { $board }
 }, { $games ->
    [one] une partie
   *[other] { $games } parties
 } de { $rounds } manches, graine { $seed } ; une part équitable est { $fair }.
arena-report = Arène : { $game } à { $players }
arena-head-bot = bot
arena-head-games = parties
arena-head-wins = victoires
arena-head-share = part
arena-head-interval = 95 %
arena-head-score = points en moyenne
arena-head-rating = cote
arena-head-ms = ms par décision
arena-head-slowest = partie la plus lente
arena-head-faults = fautes
arena-head-fault = faute
arena-head-often = combien de fois
arena-section-shares = Parts de victoires
arena-section-ratings = Cotes
arena-section-pairs = Qui passe devant qui
arena-section-seats = Par place
arena-section-times = Temps de décision
arena-section-scores = Points
arena-section-faults = Fautes
arena-explain-shares = Une victoire partagée compte une part pour chacun. Un bot assis à deux places d’une partie en a joué deux. Les intervalles sont ceux de Wilson.
arena-explain-ratings = Plackett–Luce avec openskill ; les nouveaux commencent à 25. Intervalles par bootstrap sur les donnes.
arena-explain-pairs = Combien de fois le bot de la ligne finit devant celui de la colonne ; une égalité compte pour moitié.
arena-explain-times = La moyenne des décisions où il y avait un choix, en millisecondes, et celle de la partie la plus lente.
arena-no-faults = Aucun bot n’a perdu de tour.
arena-picture-ladder = Cotes avec leurs intervalles
arena-picture-strength = Part de victoires selon le temps de réflexion
arena-picture-scores = Points
arena-plot-rating = cote
arena-plot-time = millisecondes par décision
arena-plot-share = part de victoires en pour cent
arena-plot-score = points

# L’échelle
ladder-title = Le classement
ladder-intro = La force des bots, mesurée. `make ladder` écrit cette page à partir des résultats dans [benchmarks/data/ladder](../benchmarks/data/ladder) ; rien n’y est écrit à la main. À chaque ligne, un bot du premier type joue contre d’autres du second, places équilibrées et graines appariées.
ladder-game = { $game } à { $players }
ladder-levels = Niveaux
ladder-others = Autres mesures
ladder-head-first = un
ladder-head-second = contre
ladder-head-wanted = à atteindre
ladder-head-reached = atteint
ladder-reached = { $how ->
    [yes] oui
    [open] oui, mais l’intervalle n’exclut pas moins
   *[no] non
 }
ladder-more = plus de { $share }
ladder-no-results = Aucune partie n’a encore été jouée.
ladder-stands = Ce que sont les niveaux
ladder-rated = Cotes des niveaux
ladder-playing = { $name } : { $games ->
    [one] { $games } partie
   *[other] { $games } parties
 }
ladder-written = écrit : { $file }
ladder-missing = { $name } : { $found } parties sur { $wanted }
ladder-run-text = jouer d’abord les parties qui manquent
ladder-only-text = seulement les rencontres dont le nom contient ceci
ladder-scale-text = jouer cette part des parties, par exemple 0.1
ladder-pictures-text = dessiner les cotes, les forces et les points des niveaux dans ce dossier
ladder-help = Écrire le classement à partir des résultats de ses parties.

# Équilibre
balance-bots-text = le bot à chaque place
balance-report-text = écrire dans ce dossier les tableaux et une carte de ce qui sert
balance-title = Équilibre : { $board }
balance-played = { $game } à { $players } sur { $board } : { $games ->
    [one] { $games } partie
   *[other] { $games } parties
 } entre { $bot }, { $rounds } manches en moyenne ({ $least } à { $most }).
balance-head-seat = place
balance-head-turn = ordre de jeu
balance-head-name = quoi
balance-head-share = des parties
balance-head-often = fois par partie
balance-findings = Constats
balance-good = Aucune place ne gagne nettement plus que sa part, et rien de ce qui doit rester un choix n’est toujours pris ni toujours délaissé.
balance-finding = { $kind ->
    [seat] { $name } gagne { $share }, plus que sa part.
    [order] Le numéro { $name } dans l’ordre de jeu gagne { $share }, plus que sa part.
    [never] { $name } ne sert jamais.
   *[always] { $name } sert à chaque partie.
 }
balance-heat = Ce qui sert sur le plateau, en pour cent : selon la part des parties, ou, là où presque tout sert à chaque partie, par rapport à la case la plus utilisée
