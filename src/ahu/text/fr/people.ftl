# Les gens à la table : les bots qui jouent à leur place, les pendules, qui est là, ce qui se dit.

## Dit à tout le monde
table-told-bot = { $why ->
    [resigned] { clan } abandonne. Un bot finit la partie, sans rien gagner pour { clan }.
    [left] Un bot continue pour { clan-colour }.
    [away] { clan } n’est pas là. Un bot joue jusqu’au retour de { clan }.
    [time] Le temps de { clan } est écoulé. Un bot joue jusqu’à ce que { clan } reprenne la main.
   *[wish] { clan } laisse un bot jouer un moment.
 }
table-told-back = { clan } reprend la main ; le bot s’arrête.

## Ce que le serveur refuse
table-bot-plays = un bot joue en ce moment à cette place
table-resigned = cette place a abandonné ; un bot finit la partie
table-no-stand-in = aucun bot ne joue à cette place
table-bot-turn = votre temps était écoulé : le bot décide d’abord, puis vous pourrez reprendre la main
table-increment = seule une partie à la pendule donne du temps en plus à chaque tour
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
table-undo-handed = un bot a joué à cette place depuis ; ce qui était décidé avant est acquis
table-talk-off = il n’y a pas de discussion à cette table
table-talk-empty = il n’y a rien à dire
