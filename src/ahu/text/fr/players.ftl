# Les joueurs : qui l’on est, où l’on se rencontre, ce qui nous appelle. La page le charge au besoin.

## Ce que le serveur refuse
player-session = vous n’êtes pas connecté, ou plus
player-passkey = cette clé d’accès n’est pas connue ici, ou la demande est trop ancienne ; réessayez
player-recovery = ce code de récupération n’est pas connu ici
player-blocked = la personne qui gère ce serveur vous a exclu
player-sign-in = pour se connecter, il faut une clé d’accès ou un code de récupération
player-many-passkeys = vous avez déjà { $most } clés d’accès ; retirez-en une d’abord
player-last-passkey = c’est votre dernière clé d’accès ; créez d’abord un code de récupération pour pouvoir encore vous connecter
player-many-tables = vous gardez déjà { $most } tables ; retirez-en d’abord de votre liste
player-many-avoided = vous évitez déjà { $most } joueurs
player-lobby-lesson = une leçon est pour une seule personne ; elle ne peut pas être ouverte à d’autres
player-lobby-closed = cette table n’est pas ouverte aux autres, ou ne l’est plus
player-lobby-full = toutes les places de cette table sont prises

## Qui vous êtes
players-title = Vous
players-nameless = Quelqu’un sans nom
players-text = Vous pouvez jouer ici sans être personne : vos tables restent sur cet appareil. En tant que joueur, vous les retrouvez sur tous vos appareils, avec votre nom, votre langue, vos résultats et vos classements. Il n’y a ni mot de passe ni rien à confirmer.
players-become = Devenir joueur
players-by-passkey = Avec une clé d’accès
players-by-code = Avec un code de récupération
players-become-text = Une clé d’accès est gardée par votre appareil ou votre gestionnaire de mots de passe ; vous la déverrouillez comme l’appareil. Un code de récupération est une ligne de lettres que vous notez. Vous pouvez avoir les deux.
players-sign-in = Se connecter
players-use-passkey = Se connecter avec une clé d’accès
players-code = Code de récupération
players-use-code = Se connecter avec le code
players-no-passkey = aucune clé d’accès n’a été choisie
players-your-code = Votre code de récupération
players-your-code-text = Notez-le ou gardez-le avec vos mots de passe. Il n’est montré que maintenant, et celui qui l’a, c’est vous.
players-code-kept = Je l’ai gardé
players-profile = Profil
players-language = Langue des messages
players-listed = Me montrer dans la liste des meilleurs
players-ways = Connexion
players-passkey-of = Clé d’accès du { $day }
players-remove-passkey = Retirer
players-remove-passkey-text = Vous ne pourrez plus vous connecter avec cette clé d’accès.
players-has-code = { $has ->
    [yes] Vous avez un code de récupération. Un nouveau code l’annule.
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
players-delete-text = Votre nom, vos clés d’accès, vos résultats et vos classements seront supprimés définitivement. Vous quittez vos places dans les parties en cours, et les tables où vous êtes seul disparaissent.
