goofspiel-notation = « { $found } » n’est ni une mise ni un prix
goofspiel-setup = ces cartes, ces prix et ces mises ne vont pas ensemble
goofspiel-has-bid = vous avez déjà misé pour ce prix
goofspiel-no-such-card = il n’y a pas de { $card } dans votre main
