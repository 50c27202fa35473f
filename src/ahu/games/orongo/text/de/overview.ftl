# Orongo auf einen Blick; die Teile stehen in der Reihenfolge, in der sie gezeigt werden.
orongo-overview-aim = Du führst einen Stamm auf der Osterinsel. Nimm Land, verbinde es mit der Küste und errichte dort deine Moai, bevor es die anderen tun.
orongo-overview-round-1 = Einige Plättchen werden aufgedeckt: Steinbrüche, Nahrung, Tempel, Gottheiten, Nester und Vogelmänner. Jedes öffnet sein Feld für alle.
orongo-overview-round-2 = Alle bieten verdeckt Muscheln. Je mehr du bietest, desto mehr Chips legst du; aber nur das höchste Gebot wird bezahlt: Es kommt auf das Atoll. Biete nichts, und alle Muscheln auf dem Atoll gehören dir.
orongo-overview-round-3 = Du legst deine Chips auf offene Plättchen oder auf Palmen neben deinen Chips.
orongo-overview-round-4 = Verbindet eine Gruppe deiner Chips die richtigen Plättchen mit einer Palme an der Küste? Dann entsteht dort ein Moai, und du zahlst eine Muschel für jedes Plättchen.
orongo-overview-end = Die Partie endet, wenn jemand den Haupt-Moai errichtet, oder mit der Runde, in der das letzte Plättchen aufgedeckt wird.
orongo-overview-win = Errichte alle deine Moai, dann den Haupt-Moai, und du gewinnst sofort. Gehen vorher die Plättchen aus, gewinnt, wer die wenigsten Moai übrig hat; bei Gleichstand entscheiden die meisten Muscheln.
