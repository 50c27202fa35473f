# Spielpläne von Giants.
board-good-giants = { $file } ist in Ordnung: „{ $name }“, ein Plan für Giants mit { $hexes } Feldern und { $ahus ->
    [one] einem Ahu
   *[other] { $ahus } Ahus
 } ({ $digest })
board-forest-form = ein Wald wird mit der Zahl seiner Baumstämme geschrieben, etwa „forest 4“, nicht „{ $found }“
board-forest = ein Wald hat { $least } bis { $most } Baumstämme, nicht { $found }
board-one-of = es muss genau { $kind ->
    [village] ein Dorf
    [sorcerers_hut] eine Hütte der Medizinmänner
    [moai_quarry] einen Moai-Steinbruch
   *[headdress_quarry] einen Kopfschmuck-Steinbruch
 } geben; gefunden: { $count }
board-ahu-twice = den Namen „{ $name }“ hat schon { $first }
board-ahu-at-sea = liegt im Meer: Ein Feld { $hex } gibt es nicht
board-many-ahus = { $count } Ahus; ein Plan hat höchstens { $most }
board-few-ahus = { $count ->
    [0] es gibt keinen Ahu
    [one] es gibt nur einen Ahu
   *[other] es gibt nur { $count } Ahus
 } für die { $bases } Sockel, die alle zusammen haben können
board-die-empty = ein Würfel braucht mindestens eine Seite
board-die-face = die Seiten eines Würfels sind 0 bis { $most }, nicht { $found }
board-legend-moai = Moai
board-legend-headdress = Kopfschmuck
