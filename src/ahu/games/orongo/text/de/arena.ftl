# Was `ahu balance` in Orongo zählt.
orongo-use-chip = Chips auf Feldern
orongo-use-moai = Moai auf Palmen
orongo-use-tile = Für Moai verbrauchte Plättchen
