# Environnements pour la recherche.
env-choice = { $what } doit être l’un de ces mots : { $known }, pas « { $found } »
env-no-encoding = le jeu { $game } n’a pas d’encodage pour l’apprentissage, et ses actions ne peuvent pas être numérotées : { $field } n’a pas de bornes
env-version = fait avec la version { $found } de l’encodage du jeu { $game } ; celle d’ici est la version { $known }
env-no-hexes = le plateau du jeu { $game } n’a pas de cases à disposer sur une grille
env-count = un environnement vectoriel joue au moins une partie, pas { $count }
env-illegal = partie { $game } : l’action { $index } n’y est pas permise ; le masque dit lesquelles le sont
env-shape = les actions de { $count } parties sont un tableau de cette longueur, pas de la forme { $found }
env-at-random = il faut que quelqu’un décide : le sort ne peut pas jouer à toutes les places
env-half = { $index } n’est que la première moitié d’une action : la seconde va avec
env-seat = il n’y a pas de place { $seat } à une table de { $players }
env-rivals = il faut un adversaire pour toutes les autres places, ou un pour chacune des { $others }, pas { $found }
env-parameter = le paramètre « { $name } » n’existe pas ici ; il y a { $known }
bot-needs-extra = le bot « { $name } » a besoin de { $package } : installez ahu[{ $extra }]
bot-about-openspiel-mcts = la recherche arborescente de Monte-Carlo d’OpenSpiel, un étalon qui n’est pas de nous
