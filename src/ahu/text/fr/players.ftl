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
