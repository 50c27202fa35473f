# La table dans le navigateur : ce que tous apprennent, les actions permises en mots, les refus du serveur.

table-won = { $count ->
    [one] { $you ->
        [yes] Vous gagnez !
       *[no] { $clans } gagne !
     }
   *[other] { $clans } se partagent la victoire !
 }

plain-task = À vous de jouer.
plain-waits = { clan } réfléchit.
plain-told = { $you ->
    [yes] Vous : { $move }
   *[no] { clan } : { $move }
 }
plain-told-chance = Hasard : { $move }
told-face-down = Quelque chose est distribué face cachée.

## Ce que le serveur refuse
json-length = la longueur doit être { $bound }
json-characters = il y a ici des caractères qui ne sont pas permis
table-none = cette table n’existe pas
table-token = ce lien ne correspond pas à cette table ; demandez qu’on vous le renvoie
table-invitation = cette invitation a déjà servi ou a été remplacée ; demandez-en une autre
table-seat-taken = cette place est déjà prise
table-game-counts = cette partie compte pour le classement ; il faut d’abord la finir ou l’abandonner
table-seat-lost = cette place n’est plus la vôtre : elle a été libérée ou reprise
table-invite-bot = un bot occupe cette place ; on ne peut y inviter personne
table-many-invitations = à cette table, des places ont déjà changé de mains { $most } fois ; ce n’est plus possible que toutes les quelques minutes
table-not-yours = cette place n’est pas la vôtre
table-moved-on = la partie a avancé entre-temps ; regardez où elle en est, puis décidez
table-replay-only = c’est une partie enregistrée : on peut la regarder, pas y jouer
table-undo-often = tant de coups ont été annulés à cette table ({ $most } événements) qu’on ne peut plus rien annuler
table-no-lesson = il n’y a pas de leçon en cours à cette table
table-undo-lesson = dans une leçon, il n’y a rien à annuler : un essai manqué ne change rien
table-undo-nothing = vous n’avez rien à annuler
table-undo-acted = quelqu’un d’autre a joué depuis ; il est trop tard pour annuler
table-undo-revealed = ce coup a révélé quelque chose ; on ne peut plus l’annuler
table-undo-sealed = une décision secrète est définitive
table-try-only-decisions = seules les décisions de cette place peuvent être essayées, l’une après l’autre
table-series-sealed = une décision secrète termine la série : rien ne peut la suivre
table-look-later = la partie compte { $steps ->
    [one] { $steps } événement
   *[other] { $steps } événements
 } pour l’instant, pas { $step }
table-look-seat = tant que la partie dure, vous ne pouvez revoir le passé que depuis vos propres places
table-look-open = tout n’est visible qu’une fois la partie terminée
table-look-hidden = pendant la partie, on ne peut pas consulter qui a érigé quoi
table-plan-none = ce jeu n’a pas de trajets à préparer
table-record-running = l’enregistrement n’est disponible qu’une fois la partie terminée
table-rematch-lesson = une leçon n’a pas de revanche : reprenez-la ou jouez une vraie partie
table-rematch-running = la revanche ne peut commencer qu’une fois la partie terminée
table-rematch-owner = seule la personne qui a ouvert la table choisit d’autres options pour la revanche
table-record-long = un enregistrement compte ici { $most } événements au plus
table-hello-first = le premier message doit être Hello
table-hello-twice = Hello a déjà été envoyé
table-binary = les messages sont du texte, pas des octets
table-large = trop grand : { $most } octets au plus
table-anew = la table a été relue ; revenez
table-idle = aucun message depuis trop longtemps
table-rate = trop vite ; attendez un peu
table-many-tables = trop de tables depuis cette adresse ; attendez un moment
table-many-bots = des bots sont déjà occupés à { $running ->
    [one] une table ouverte
   *[other] { $running } tables ouvertes
 } depuis cette adresse, et la limite est de { $most } ; attendez qu’ils aient fini à l’une d’elles
table-many-sockets = trop de connexions depuis cette adresse
table-level = le niveau « { $level } » n’existe pas ; il y a { $known }
table-level-person = une personne n’a pas de niveau
table-page-missing = cette page n’existe pas
table-method = cette adresse accepte { $allowed }, pas { $method }
table-media = le contenu doit être { $expected }
table-query = { $name } ne peut pas être « { $value } »
table-internal = le serveur a rencontré une erreur ; rien n’a changé
table-busy = le serveur est surchargé ; réessayez
table-origin = cette page ne peut pas se connecter ici
table-host = ce serveur ne répond pas à ce nom
table-id-used = cet identifiant a déjà servi à autre chose
table-renamed = une place peut être renommée { $most } fois au plus
table-page-not-built = La page n’a pas été construite : lancez `make page`.

## Des places changent de mains : tout le monde l’apprend
table-told-claim = { $named ->
    [yes] { $name } rejoint la partie et joue { clan-colour }.
   *[no] Quelqu’un rejoint la partie et joue { clan-colour }.
 }
table-told-leave = { $named ->
    [yes] { $name } libère la place de { clan-colour }.
   *[no] La place de { clan-colour } est libérée.
 }
table-told-invite = Il y a une nouvelle invitation pour la place de { clan-colour }.
table-told-revoke = { $named ->
    [yes] La personne qui a ouvert la table reprend à { $name } la place de { clan-colour } ; il y a une nouvelle invitation.
   *[no] La personne qui a ouvert la table reprend la place de { clan-colour } ; il y a une nouvelle invitation.
 }
table-told-undo = { $you ->
    [yes] Vous avez annulé { undone-decisions }.
   *[no] { clan } a annulé { undone-decisions }.
 }
undone-decisions = { $times ->
    [one] une décision
   *[other] { $times } décisions
 }
table-told-hint = { $you ->
    [yes] Vous demandez des conseils.
   *[no] { clan } demande des conseils.
 }
hint-not-agreed = il n’y a pas de conseils à cette table : les joueurs n’en sont pas convenus
hint-lesson = une leçon donne ses propres conseils
hint-no-decision = vous aurez un conseil quand ce sera à vous de décider
hint-no-workers = ce serveur ne donne pas de conseils : il n’a pas de processus de calcul
hint-lost = aucun conseil n’a été trouvé cette fois ; redemandez
analysis-running = une partie ne peut être analysée qu’une fois terminée
analysis-no-workers = ce serveur n’analyse pas de parties : il n’a pas de processus de calcul
analysis-many = plusieurs parties sont déjà en cours d’analyse ; réessayez quand l’une sera finie
table-told-rematch = { $named ->
    [yes] { $name } lance une revanche.
   *[no] { clan-colour } lance une revanche.
 }

## ahu worker et ahu replay --seed
cli-worker = Faire jouer les bots de serveurs qui partagent une base PostgreSQL.
worker-database = `ahu worker` demande la base PostgreSQL des serveurs : --database postgresql://…
worker-workers = `ahu worker` demande au moins un processus pour faire jouer les bots : --workers
worker-ready = Ahu fait jouer les bots, avec { $count ->
    [one] un processus.
   *[other] { $count } processus.
 }
cli-replay-seed-text = vérifier que le hasard vient de cette graine
cli-replay-fair = Le hasard vient de cette graine : { $outcomes ->
    [one] { $outcomes } résultat
   *[other] { $outcomes } résultats
 } (empreinte { $digest }).
cli-replay-unfair = événement { $event } : le hasard ne vient pas de cette graine (empreinte { $digest })

local-needs-server = il faut pour cela un serveur, et ici la page fonctionne sans serveur
local-not-kept = le navigateur n’a pas pu le conserver ; il n’a peut-être plus de place
local-level = { $level } réfléchit trop longtemps dans un navigateur ; il y a { $known }
