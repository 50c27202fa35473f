# Ce que disent les messages. Ils ne révèlent rien de la partie.

notice-turn = À vous de jouer dans { $game }
notice-stop = Arrêter ces messages
notice-letter = C’est à vous de jouer dans { $game } :
    { $link }

    Vous recevez ce message parce que vous l’avez demandé. Pour ne plus en recevoir :
    { $stop }
notice-confirm = Voulez-vous savoir quand c’est à vous de jouer ?
notice-confirm-letter = Quelqu’un a donné cette adresse pour qu’on le prévienne quand vient son tour de jouer. Si c’était vous, confirmez-le :
    { $link }

    Sinon, ne faites rien : aucun autre message ne viendra.
