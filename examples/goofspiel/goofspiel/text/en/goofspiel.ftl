goofspiel-notation = “{ $found }” is neither a bid nor a prize
goofspiel-setup = these cards, prizes and bids do not fit together
goofspiel-has-bid = you have bid for this prize already
goofspiel-no-such-card = there is no { $card } in your hand
