# What `ahu balance` counts in Orongo.
orongo-use-chip = Chips on fields
orongo-use-moai = Moai on palms
orongo-use-tile = Tiles used for Moai
