# La page dans le navigateur.

## Partout
page-title = Ahu
page-welcome = Des jeux de plateau de l’île de Pâques, entre amis ou contre des bots. Gratuit, sans inscription.
page-home = Retour à l’accueil
page-tools = Outils
page-close = Fermer
page-nothing = rien
page-yes-no = { $value ->
    [yes] oui
   *[no] non
 }
page-lost = Il n’y a rien ici.
page-unreachable = le serveur est injoignable
page-connecting = Connexion…
page-connection-lost = Connexion perdue – reconnexion…
page-players = { $least } à { $most } joueurs
page-round = Manche { $round }
page-your-turn = À vous de jouer
page-not-yet = Annuler
page-not-yet-text = Rien n’est fait, et vous pouvez choisir à nouveau.
page-lobby = Salon
page-you-place = Vous
page-fair = Hasard vérifiable

## Réglages
page-settings = Réglages
page-language = Langue
page-theme = Apparence
page-theme-name = { $theme ->
    [light] Clair
    [dark] Sombre
   *[auto] Comme le système
 }
page-motion = Animations
page-motion-name = { $motion ->
    [calm] Calmes
    [quick] Rapides
   *[none] Aucune
 }
page-sound = Sons
page-volume = Volume
page-notices = Me prévenir quand c’est à moi de jouer

## La page d’accueil
page-learn = Apprendre à jouer
page-learn-on = Reprendre la leçon
page-puzzles = Énigmes
page-play-now = Jouer maintenant
page-play-friends = Jouer entre amis
page-minutes = { $least }–{ $most } minutes
page-weight = { $weight ->
    [light] facile à apprendre
    [medium] assez stratégique
   *[heavy] très stratégique
 }
page-set-up = Joueurs et options
page-my-tables = Vos parties
page-table-over = terminée
page-table-won = { $mine ->
    [yes] { $count ->
        [one] Vous avez gagné
       *[other] Victoire partagée
     }
   *[no] { $count ->
        [one] { $names } a gagné
       *[other] { $names } se partagent la victoire
     }
 }
page-table-waits = À { $names } de jouer
page-forget-table = Retirer cette table ({ $game }) de la liste
page-hidden-tables = { $count ->
    [one] Une table masquée
   *[other] { $count } tables masquées
 }
page-show-table = Réafficher
page-forget-for-good = Oublier définitivement
page-forget-for-good-text = { $playing ->
    [yes] Vous jouez ici, et la partie n’est pas finie. Ce navigateur oubliera définitivement votre place sans prévenir les autres, et ils vous attendront.
   *[no] Ce navigateur oubliera définitivement le lien de cette table.
 }
table-remove = Supprimer
table-remove-warning = La table disparaîtra pour tout le monde, définitivement.
page-upload = Revoir une partie depuis un fichier
page-rules-of = Règles du jeu : { $game }

# Sans serveur

page-no-server = Cette page fonctionne toute seule, dans votre navigateur. Pour jouer à distance, ouvrir le salon, avoir un compte ou recevoir des messages, il faut un serveur.
page-loading-rules = Chargement des règles… { $percent } %
page-rules-broken = Impossible de charger les règles. Rechargez la page ou essayez un autre navigateur.

### At a table, and on every page but the first: loaded when somebody comes there

## Une nouvelle table, et en quitter une
page-how-many = Combien de joueurs ?
page-who-plays = Qui joue ?
page-who-plays-clan = Qui joue { $clan } ?
page-who = { $who ->
    [me] Vous
    [bot] Un bot
    [here] Quelqu’un d’autre à cet écran
   *[open] Quelqu’un, sur invitation
 }
page-level = { $level ->
    [novice] très facile
    [easy] facile
    [normal] moyen
    [hard] difficile
    [expert] très difficile
   *[other] { $level }
 }
page-bot = { $level ->
    [novice] bot très facile
    [easy] bot facile
    [normal] bot moyen
    [hard] bot difficile
    [expert] bot très difficile
   *[other] bot { $level }
 }
page-level-about = { $level ->
    [novice] Ne voit que son propre jeu, prend les points au plus vite et enchérit au hasard.
    [easy] Oublie souvent les autres, aime les points rapides et enchérit parfois mal. Idéal pour vos premières parties.
    [normal] Pèse bien chaque coup, pour lui et contre tous, mais ne voit pas plus loin.
    [hard] Anticipe, réponses des autres comprises.
    [expert] Voit aussi loin que possible et prend son temps. Difficile à battre.
   *[other] {""}
 }
page-recommended = conseillé
page-recommended-bots = conseillé contre des bots : ils n’oublient rien
page-level-of = Niveau ({ $clan })
page-name = Nom
page-name-of = Nom ({ $clan })
page-options = Options
page-open-table = Commencer la partie
page-leave-table = Retirer de la liste une partie en cours
page-leave-table-text = { $count ->
    [one] Vous jouez { $clans } ici, et la partie n’est pas finie.
   *[other] Vous jouez { $clans } depuis ce navigateur, et la partie n’est pas finie.
 }
page-hide-table = Masquer seulement
page-hide-table-text = Vous gardez votre place à une table masquée ; vous la retrouverez sous la liste.
page-leave-seats = { $count ->
    [one] Libérer la place
   *[other] Libérer les places
 }

## À chaque table
page-rules = Règles
page-no-rules = Les règles de ce jeu ne sont pas disponibles ici.
page-you = (vous)
page-deciding = doit jouer
page-chance = Le hasard décide…
page-winner = vainqueur
page-result = Résultat
page-why-not = Impossible :
page-undo = Annuler le coup
page-undo-since = { $what } et tout ce qui a suivi
page-only-choice = (seul choix possible)
page-actions = Tous les coups permis
page-actions-filter = { $count ->
    [one] Un coup ; tapez pour le trouver
   *[other] { $count } coups ; tapez pour en trouver un
 }
page-actions-more = { $count ->
    [one] … et { $count } autre
   *[other] … et { $count } autres
 }
page-log = Journal
page-log-empty = Rien pour l’instant.
page-why = pourquoi ?
page-board = L’île { $name } ; les flèches mènent de case en case, N à la prochaine que vous pouvez choisir
page-zoom = Zoom
page-zoom-in = Agrandir
page-zoom-out = Réduire
page-zoom-fit = Voir tout le plateau
page-fewer = Moins : { $what }
page-more = Plus : { $what }
page-cover = C’est à vous. Continuez quand personne d’autre ne regarde.
page-i-am-here = C’est moi
page-no-table = Ce lien ne mène à aucune table.
page-no-table-text = Il est peut-être incomplet, ou c’est celui d’une autre table. Demandez qu’on vous le renvoie.
page-behind-screen = Derrière votre paravent
page-behind-screen-of = Derrière le paravent ({ $name })
page-only-you = Visible par vous seulement
page-only-seat = Visible par { $name } seulement
page-points = points
page-seal = Miser
page-bid-stands = Personne ne voit votre mise avant que tous aient misé. Une fois faite, elle est définitive.
page-has-sealed = a misé

## Ce qui s’est passé
page-since = Depuis votre dernier tour
page-lately = À l’instant
page-last-move = dernier coup : { $who }
page-skip-motion = Passer l’animation

## Small screens and keys
page-places = Où vous pouvez choisir
page-places-previous = Endroit précédent où choisir
page-places-next = Endroit suivant où choisir
page-zoom-places = Montrer où vous pouvez choisir
page-skip-to-task = Aller directement à ce qu’il faut faire

## Liens
page-share = Inviter
page-your-name = Votre nom
page-share-text = La première personne qui accepte une invitation obtient la place ; personne d’autre n’en voit les secrets. Envoyez chaque invitation à une seule personne.
page-seat-link = Invitation : { $clan }
page-watch-link = Lien pour les spectateurs
page-own-links = Jouer sur un autre appareil
page-own-links-text = Attention : ce lien donne accès à votre place. Quiconque l’obtient voit vos secrets et peut jouer pour vous. Ne l’envoyez à personne d’autre.
page-own-link = { $name } sur un autre appareil
page-invite-anew = Nouvelle invitation : { $clan }
page-take-seat-back = Reprendre la place à { $name }
page-take-seat-back-text = { $name } perd la place aussitôt, et vous obtenez une nouvelle invitation à envoyer. Tout le monde en est informé.
page-leave-seat = Libérer ma place
page-leave-seat-text = { $count ->
    [one] Votre place est libre aussitôt, et tout le monde en est informé. Vous ne pourrez revenir que si la personne qui a ouvert la table vous invite de nouveau.
   *[other] Vos places sont libres aussitôt, et tout le monde en est informé. Vous ne pourrez revenir que si la personne qui a ouvert la table vous invite de nouveau.
 }
page-seat-lost = Cette place n’est plus la vôtre.
page-seat-lost-text = Elle a été libérée ou reprise. Pour rejouer, demandez une nouvelle invitation.
page-seat-lost-look-on = Votre place a été libérée ou reprise. Vous suivez désormais la partie en spectateur.
page-seat-state = { $state ->
    [resigned] a abandonné
    [stand-in] un bot continue
    [invited] attend quelqu’un
    [free] place de nouveau libre
   *[away] pas là
 }
page-seat-places = { $count ->
    [one] ouverte à { $count } endroit
   *[other] ouverte à { $count } endroits à la fois
 }
page-seat-places-text = Qui a le lien de cette place y joue : dans plusieurs fenêtres ou sur plusieurs appareils.
page-onlookers = { $count ->
    [one] Quelqu’un regarde.
   *[other] { $count } personnes regardent.
 }
page-invited = On vous invite à une partie.
page-invited-to = On vous invite à jouer à { $game }.
page-invited-seat = Vous joueriez { $clan }.
page-invited-with = À la table : { $names }.
page-invitation-taken = Cette place est déjà prise.
page-sit-down = Rejoindre la partie
page-only-look-on = Regarder seulement
page-send-links = { $count ->
    [one] Inviter ({ $count } place libre)
   *[other] Inviter ({ $count } places libres)
 }
page-copy = Copier
page-copied = Copié
page-copy-by-hand = Votre navigateur ne copie pas ici : le lien est sélectionné, copiez-le vous-même.

## Revoir
page-replay = Revoir la partie
page-first = Au début
page-round-back = Manche précédente
page-previous = Étape précédente
page-play = Lecture
page-pause = Pause
page-next = Étape suivante
page-round-on = Manche suivante
page-last = À la fin
page-speed = Vitesse
page-step = Étape
page-step-of = Étape { $step } sur { $steps }
page-seen-by = Point de vue
page-seen-by-all = tout le monde
page-seen-open = tout à découvert
page-copy-position = Copier le lien de ce moment
page-back-to-now = Revenir à la partie
page-back-to-end = Revenir à la fin
page-download = Télécharger la partie

## La fin
page-finale = Le décompte final
page-finale-show = Voir le décompte final
page-finale-skip = Passer au résultat
page-place = { $rank ->
    [1] 1er
    [2] 2e
    [3] 3e
   *[other] { $rank }e
 }
page-rematch = Revanche
page-rematch-text = Mêmes joueurs, mêmes options, nouveaux tirages.
page-rematch-join = { $playing ->
    [yes] Rejoindre la revanche
   *[no] Regarder la revanche
 }
page-new-game = Nouvelle partie
page-look-back = Revoir
page-share-game = Copier le lien de cette partie

## Hasard vérifiable
page-verify = Vérifier le hasard
page-fair-text = Tout le hasard d’une partie vient d’une graine secrète tirée à l’ouverture de la table. Son empreinte est publiée aussitôt, la graine elle-même à la fin de la partie. Ici, vous pouvez vérifier que la graine correspond à l’empreinte, et que tout le hasard vient d’elle.
page-digest = Empreinte de la graine :
page-digest-same = { $same ->
    [yes] C’est l’empreinte publiée à l’ouverture de la table.
   *[no] Ce n’est pas l’empreinte publiée à l’ouverture de la table !
 }
page-seed = Graine
page-record = Partie enregistrée
page-check = Vérifier
page-fair-answer = { $fair ->
    [yes] { $outcomes ->
        [one] Vérifié : le seul résultat du hasard vient de cette graine.
       *[other] Vérifié : les { $outcomes } résultats du hasard viennent de cette graine.
     }
   *[no] L’événement { $event } ne vient pas de cette graine.
 }
page-fair-command = En ligne de commande :
page-fair-call = ahu replay --seed GRAINE FICHIER

## L’aide à portée de main
page-aid = Aide de jeu
page-aid-text = Ce que chaque chose coûte, permet et rapporte. Touche : { $key }
page-can-choose = Vous pouvez choisir cette case.
page-actions-text = Tout ce que vous pouvez faire maintenant, en liste.
page-share-about = Des liens pour vos amis et pour les spectateurs.
page-rules-text = S’ouvre dans un nouvel onglet.
page-overview = En un coup d’œil
page-overview-part = { $part ->
    [aim] Le but
    [round] Ce que vous faites pendant une manche
    [end] Comment la partie finit
   *[win] Comment gagner
 }
page-exact-rules = Les règles exactes
