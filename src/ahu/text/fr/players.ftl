# Les joueurs : qui l’on est, où l’on se rencontre, ce qui nous appelle. La page le charge au besoin.

## Ce que le serveur refuse
player-session = vous n’êtes pas connecté, ou ne l’êtes plus
player-passkey = cette clé d’accès n’est pas connue ici, ou la demande est trop ancienne ; réessayez
player-recovery = ce code de récupération n’est pas connu ici
player-blocked = la personne qui gère ce serveur vous a exclu
player-sign-in = pour se connecter, il faut une clé d’accès ou un code de récupération
player-sign-in-again = votre connexion date d’un moment ; reconnectez-vous d’abord, pour que personne d’autre ne le fasse sur votre appareil
player-many-passkeys = vous avez déjà { $most } clés d’accès ; retirez-en une d’abord
player-last-passkey = c’est votre dernière clé d’accès ; créez d’abord un code de récupération pour pouvoir encore vous connecter
player-many-tables = vous gardez déjà { $most } tables ; retirez-en d’abord de votre liste
player-many-avoided = vous évitez déjà { $most } joueurs
player-notice-address = rien ne peut être envoyé à cette adresse
player-notice-mail = aucun courriel ne peut être envoyé à cette adresse
player-notice-often = cette adresse a été assez sollicitée aujourd’hui ; réessayez demain
player-notice-none = ce serveur n’envoie pas de messages par ce moyen
player-notice-confirm = ce lien a déjà servi ou a été remplacé
player-many-notices = il y a déjà { $most } moyens de vous prévenir ; arrêtez-en un d’abord
player-lobby-lesson = une leçon est pour une seule personne ; elle ne peut pas être ouverte à d’autres
player-lobby-closed = cette table n’est pas ouverte aux autres, ou ne l’est plus
player-lobby-full = toutes les places de cette table sont prises
player-many-reports = vos signalements sont arrivés ; d’autres pourront suivre une fois ceux-ci lus
player-report-self = c’est votre propre place

## Qui vous êtes
players-title = Vous
players-nameless = Quelqu’un sans nom
players-text = Vous pouvez jouer sans vous connecter : vos tables restent alors sur cet appareil. En tant que joueur, vous les retrouvez sur tous vos appareils, avec votre nom, votre langue, vos résultats et vos cotes. Il n’y a ni mot de passe ni rien à confirmer.
players-become = Devenir joueur
players-by-passkey = Avec une clé d’accès
players-by-code = Avec un code de récupération
players-become-text = Une clé d’accès est gardée par votre appareil ou votre gestionnaire de mots de passe ; vous la déverrouillez comme l’appareil. Un code de récupération est une ligne de lettres que vous notez. Vous pouvez avoir les deux.
players-sign-in = Se connecter
players-sign-in-again = Se reconnecter
players-use-passkey = Se connecter avec une clé d’accès
players-code = Code de récupération
players-use-code = Se connecter avec le code
players-no-passkey = aucune clé d’accès n’a été choisie
players-your-code = Votre code de récupération
players-your-code-text = Notez-le ou gardez-le avec vos mots de passe. Il n’est montré que maintenant, et quiconque l’a peut se connecter à votre place.
players-code-kept = Je l’ai noté
players-profile = Profil
players-listed = Me montrer dans le classement
players-ways = Connexion
players-passkey-of = Clé d’accès du { $day }
players-remove-passkey = Retirer
players-remove-passkey-text = Vous ne pourrez plus vous connecter avec cette clé d’accès.
players-has-code = { $has ->
    [yes] Vous avez un code de récupération. Un nouveau code le remplace.
   *[no] Vous n’avez pas de code de récupération.
 }
players-add-passkey = Ajouter une clé d’accès
players-new-code = Nouveau code de récupération
players-devices = { $count ->
    [one] Vous n’êtes connecté que sur cet appareil.
   *[other] Vous êtes connecté sur { $count } appareils.
 }
players-sign-out = Se déconnecter
players-sign-out-everywhere = Se déconnecter partout
players-data = Vos données
players-data-text = Ce qui est conservé sur vous, pourquoi et combien de temps, est décrit dans la documentation de ce serveur.
players-export = Télécharger tout ce qui me concerne
players-delete = Supprimer tout ce qui me concerne
players-delete-text = Votre nom, vos clés d’accès, vos résultats et vos cotes seront supprimés définitivement. Vous quittez vos places dans les parties en cours, et les tables où vous êtes seul disparaissent.

## Comment vous avez joué
players-history = Vos parties
players-no-games = Pas encore de partie terminée. Elles comptent dès que vous êtes à la table en tant que joueur.
players-game = Jeu
players-games = Parties
players-won = Gagnées
players-points = Points
players-rating = Cote
players-rivals = Adversaires les plus fréquents
players-rival = { $name } : { $games ->
    [one] 1 partie
   *[other] { $games } parties
 }, vous étiez devant dans { $ahead }
players-latest = Dernières parties
players-place = { $place ->
    [1] 1re place
   *[other] { $place }e place
 } avec { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
players-unrated = (non cotée)
players-bot = bot { $level }
players-somebody = quelqu’un
players-avoided = Les joueurs que vous évitez
players-meet-again = Ne plus éviter
players-best = Classement
players-best-text = Personnes et bots sur une même échelle : les nouveaux commencent à 25. Après le ± vient l’incertitude. Les parties avec des coups repris, avec des personnes qui ne sont pas inscrites comme joueurs, ou avec moins d’une minute par personne ne comptent pas.
players-of-games = { $count ->
    [one] 1 partie
   *[other] { $count } parties
 }
players-nobody-yet = Personne n’est encore classé.

## Les rencontres
players-lobby = Tables ouvertes
players-lobby-text = Des tables que leurs hôtes ont ouvertes à tous. Asseyez-vous, ou regardez.
players-lobby-empty = Aucune table n’est ouverte en ce moment. Ouvrez la vôtre : à la table, sous « Inviter ».
players-look-again = Actualiser
players-wanted = { $level ->
    [new] Débutants bienvenus
    [some] Pour ceux qui ont déjà joué
    [strong] Pour les joueurs confirmés
   *[any] Pour tous
 }
players-pace-live = Pendule : { $minutes } min par personne + { $increment } s par tour
players-pace-turn = Pendule : { $time } pour chaque tour
players-join = { $free ->
    [one] S’asseoir (1 place libre)
   *[other] S’asseoir ({ $free } places libres)
 }
players-watch = Regarder
players-open-to-all = Ouvrir cette table à tous
players-joinable = Chacun peut prendre une place libre
players-watchable = Chacun peut regarder
players-level-wanted = Qui devrait venir
players-open-now = Montrer dans le salon
players-close-again = Retirer du salon
players-opened-to-all = La table est maintenant dans le salon.
players-closed-again = La table n’est plus dans le salon.
players-report = Signaler ou éviter quelqu’un
players-report-whom = Qui
players-report-text = Ce qui s’est passé
players-report-send = Signaler
players-reported = Merci. La personne qui gère ce serveur le lira.
players-avoid = Éviter
players-avoids = Désormais, chacun de vous ne verra plus les tables de l’autre.

## Les messages
players-notices = À vous de jouer, où que vous soyez
players-notices-text = Vous êtes prévenu une fois par tour, si vous n’avez pas joué depuis un moment. Les messages ne disent rien de la partie.
players-notice-kind = { $kind ->
    [push] Notification du navigateur
    [mail] Courriel
   *[webhook] Webhook
 }
players-notice-unconfirmed = (à confirmer : un courriel est en route)
players-notice-stop = Arrêter
players-notice-push = Me prévenir dans ce navigateur
players-notice-mail = Adresse électronique
players-notice-webhook = Adresse du webhook (https://…)
players-notice-add = Ajouter
players-no-push = ce navigateur n’autorise pas les notifications
players-press = { $does ->
    [stop] Arrêter ces messages
   *[confirm] Oui, prévenez-moi quand c’est à moi
 }
players-pressed = { $does ->
    [stop] C’est fait. Rien ne viendra plus par ce moyen.
   *[confirm] C’est fait. Vous serez prévenu quand c’est à vous.
 }
players-to-you = Tous les réglages
