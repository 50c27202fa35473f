goofspiel-notation = “{ $found }” is neither a bid nor a prize
goofspiel-setup = these cards, prizes and bids do not fit together
goofspiel-has-bid = you have already bid for this prize
goofspiel-no-such-card = there is no { $card } in your hand

game-goofspiel = Goofspiel
game-goofspiel-about = Everyone has the same cards. Bid one of them, face down, for each prize.
goofspiel-option-cards = How many cards everyone has
goofspiel-choice-bid = bid the { $card }
goofspiel-chance-prize = the prize { $card }
goofspiel-field-prize = prize
goofspiel-field-carried = carried over
goofspiel-field-prizes = prizes face down
goofspiel-field-hands = cards
goofspiel-field-has-bid = has bid
goofspiel-field-bid = bid
