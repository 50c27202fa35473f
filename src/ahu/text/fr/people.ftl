# Les gens à la table : les bots qui jouent à leur place, les pendules, qui est là, ce qui se dit.

## Dit à tout le monde
table-told-bot = { $why ->
    [resigned] { clan } abandonne. Un bot finit la partie, sans rien gagner pour { clan }.
    [left] Un bot continue pour { clan-colour }.
    [away] { clan } n’est pas là. Un bot joue en attendant son retour.
    [time] { clan } n’a plus de temps. Un bot joue en attendant son retour.
   *[wish] { clan } laisse un bot jouer un moment.
 }
table-told-back = { clan } reprend la main ; le bot s’arrête.

## Ce que le serveur refuse
table-bot-plays = un bot joue en ce moment à cette place
table-resigned = cette place a abandonné ; un bot finit la partie
table-no-stand-in = aucun bot ne joue à cette place
table-bot-turn = le bot décide d’abord, ensuite vous pourrez reprendre la main
table-increment = seule une pendule pour toute la partie donne du temps en plus à chaque tour
table-stand-in-lesson = dans une leçon, aucun bot ne joue à votre place
table-over = la partie est finie
table-handed-often = tant de coups ont été annulés et de places confiées à cette table que les places ne changent plus de mains
table-not-waiting = personne n’attend cette place
table-not-away = cette personne est là
table-away-never = à cette table, aucun bot ne remplace les absents
table-away-soon = { $minutes ->
    [one] un bot pourra jouer dans une minute environ
   *[other] un bot pourra jouer dans { $minutes } minutes
 }
table-here-soon = { $hours ->
    [one] cette personne est là ; sans pendule, un bot pourra jouer au bout d’un jour, dans une heure environ
   *[other] cette personne est là ; sans pendule, un bot pourra jouer au bout d’un jour, dans { $hours } heures
 }
table-turn-clock = ici, un bot ne joue qu’une fois écoulé le temps pour décider
table-turn-soon = { $hours ->
    [one] tout le monde n’est pas encore venu ; un bot pourra jouer dans une heure environ
   *[other] tout le monde n’est pas encore venu ; un bot pourra jouer dans { $hours } heures
 }
table-undo-handed = un bot a joué à cette place depuis ; ce qui était décidé avant est acquis
table-undo-clock = l’horloge des autres tourne déjà ; il est trop tard pour annuler
table-undo-counts = cette partie compte pour le classement ; on ne peut rien annuler
table-talk-off = il n’y a pas de discussion à cette table
table-talk-empty = écrivez d’abord quelque chose

## Sur la page
page-people = Autour de la table
page-people-button = { $unread ->
    [yes] Joueurs et discussion, il y a du nouveau
   *[no] Joueurs et discussion
 }
page-people-text = Qui est là, la discussion, et ce que devient votre place
page-clock = Temps restant :
page-clock-days = { $days } jours
page-talk = Discussion
page-talk-onlookers = Discussion des spectateurs
page-talk-nothing = Personne n’a encore rien dit.
page-talk-allowed = Discussion à la table
page-hints-allowed = Chacun peut demander des conseils
page-hints-agreed = À cette table, chacun peut demander des conseils ; ses parties ne sont pas classées.
page-onlooker = Spectateur
page-say = Dire quelque chose
page-say-send = Envoyer
page-sign = { $sign ->
    [yes] Oui
    [no] Non
    [well] Bien joué
    [laugh] Rire
    [wow] Oh
    [thinking] Je réfléchis
    [hurry] À vous
    [thanks] Merci
   *[bye] Au revoir
 }
page-mute = Ne plus lire { $name }
page-my-seat = Ma place
page-let-bot = Laisser un bot jouer pour moi
page-take-over = Reprendre la main
page-bot-for-you = Un bot joue à votre place.
page-you-resigned = Vous avez abandonné. Un bot finit la partie.
page-let-bot-for = { $name } n’est pas là : laisser jouer un bot
page-let-bot-slow = Si { $name } n’a pas décidé depuis { $time } : laisser jouer un bot
page-resign = Abandonner
page-resign-text = Un bot finit la partie pour vous, sans retour possible. S’il gagne, vous n’aurez pas gagné.
page-leave-bot-text = Vous libérez aussitôt votre place ({ $clan }). Si d’autres jouent encore, un bot la reprend. Vous ne reviendrez que sur une nouvelle invitation.
page-stand-in-level = Niveau du bot qui continue
page-terms = Jouer ensemble
page-pace = Pendule
page-pace-kind = { $kind ->
    [live] du temps pour toute la partie
    [correspondence] du temps pour chaque tour
   *[none] sans pendule
 }
page-pace-minutes = Minutes pour chaque personne
page-pace-increment = Secondes en plus après chaque tour
page-pace-turn = Temps pour chaque tour
page-away-after = En cas d’absence, un bot peut jouer après
page-away = { $when ->
    [turn] Quand le temps d’un tour est écoulé, un bot continue.
    [never] Aucun bot ne remplace les absents.
   *[time] Après { $time } d’absence, un bot peut jouer.
 }
page-rating = { $rated ->
    [yes] Partie cotée si tout le monde est connecté ; on ne peut alors rien annuler.
   *[no] Dans ces conditions, la partie n’est pas cotée.
 }
page-spell = { $unit ->
    [never] jamais
    [minutes] { $count ->
        [one] 1 minute
       *[other] { $count } minutes
     }
    [hours] { $count ->
        [one] 1 heure
       *[other] { $count } heures
     }
   *[days] { $count ->
        [one] 1 jour
       *[other] { $count } jours
     }
 }
page-rematch-otherwise = Avec d’autres options
