# Ce que `ahu balance` compte dans Giants.
giants-use-erected = Moaï érigés sur les ahus
giants-use-crowned = Coiffes sur les ahus
giants-use-reserved = Ahus réservés
giants-use-placed = Pions placés
giants-use-power = Pouvoirs utilisés
giants-use-carver = Qui a sculpté
giants-use-entered = Cases où sont entrées statues et coiffes
