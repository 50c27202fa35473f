# Énigmes : ce qui se dit là où l’on en résout une, quel que soit le jeu.
puzzle-unknown = il n’y a pas d’énigme { $number } ; il y en a { $puzzles }
puzzle-over = cette énigme a déjà sa réponse
puzzle-unfinished = finissez d’abord le coup ; la réponse est un coup entier
puzzle-bar = Énigme
puzzle-number = Énigme { $number } sur { $puzzles }
puzzle-solved = { $solved ->
    [one] { $solved } résolue
   *[other] { $solved } résolues
 }
puzzle-difficulty = Difficulté { $difficulty } sur { $most }
puzzle-find = Trouvez le meilleur coup.
puzzle-right = Bien vu !
puzzle-wrong = Il y avait mieux.
puzzle-shown = Voici le meilleur coup.
puzzle-best = Le meilleur
puzzle-yours = Le vôtre
puzzle-other = Le deuxième
puzzle-worth = gagne { $worth } fois sur 100
puzzle-worth-less = gagne moins souvent
puzzle-then = Ensuite, sans doute :
puzzle-show = Montrez-moi
puzzle-next = Énigme suivante
puzzle-real = Et maintenant, une vraie partie
puzzle-leave = Quitter l’énigme
