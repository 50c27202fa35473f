goofspiel-notation = « { $found } » n’est ni une mise ni un prix
goofspiel-setup = ces cartes, ces prix et ces mises ne vont pas ensemble
goofspiel-has-bid = vous avez déjà misé pour ce prix
goofspiel-no-such-card = vous n’avez pas de { $card } en main

game-goofspiel = Goofspiel
game-goofspiel-about = Tous ont les mêmes cartes. Misez-en une, face cachée, pour chaque prix.
goofspiel-option-cards = Nombre de cartes de chacun
goofspiel-choice-bid = miser le { $card }
goofspiel-chance-prize = le prix { $card }
goofspiel-field-prize = prix
goofspiel-field-carried = reporté
goofspiel-field-prizes = prix face cachée
goofspiel-field-hands = cartes
goofspiel-field-has-bid = a misé
goofspiel-field-bid = mise
