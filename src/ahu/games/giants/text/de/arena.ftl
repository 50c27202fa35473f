# Was `ahu balance` in Giants zählt.
giants-use-erected = Auf Ahus aufgestellte Moai
giants-use-crowned = Kopfschmuck auf Ahus
giants-use-reserved = Reservierte Ahus
giants-use-placed = Eingesetzte Figuren
giants-use-power = Genutzte Kräfte
giants-use-carver = Wer gemeißelt hat
giants-use-entered = Felder, auf die Statuen und Kopfschmuck kamen
