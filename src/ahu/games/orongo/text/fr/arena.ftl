# Ce que `ahu balance` compte dans Orongo.
orongo-use-chip = Jetons sur les cases
orongo-use-moai = Moaï sur les palmiers
orongo-use-tile = Tuiles épuisées pour des Moaï
