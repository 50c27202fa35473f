# Environnements pour la recherche.
env-choice = { $what } est l’un de { $known }, pas « { $found } »
env-count = un environnement vectoriel joue au moins une partie, pas { $count }
env-illegal = partie { $game } : l’action { $index } n’y est pas permise ; le masque dit lesquelles le sont
env-shape = les actions de { $count } parties sont un tableau de cette longueur, pas de la forme { $found }
env-by-lot = il faut que quelqu’un décide : toutes les places ne peuvent pas jouer au sort
env-half = { $index } n’est que la première moitié d’une action : la seconde va avec
env-seat = il n’y a pas de place { $seat } à une table de { $players }
env-rivals = un adversaire pour toutes les autres places, ou un pour chacune des { $others }, pas { $found }
env-parameter = il n’y a pas ici de paramètre « { $name } » ; il y a { $known }
bot-needs-extra = le bot « { $name } » a besoin de { $package } : installer ahu[{ $extra }]
bot-about-openspiel-mcts = la recherche arborescente de Monte-Carlo d’OpenSpiel, un étalon qui n’est pas de nous
