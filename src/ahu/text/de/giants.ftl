# Warum etwas in Giants nicht erlaubt ist, und was an einer aufgebauten Stellung falsch ist.
giants-not-an-action = „{ $action }“ ist keine Aktion von Giants
giants-no-such-hex = der Plan hat kein Feld „{ $hex }“
giants-no-such-ahu = der Plan hat keinen Ahu „{ $ahu }“
giants-no-such-item = es gibt weder eine Statue noch einen Kopfschmuck „{ $item }“
giants-notation = nicht in der Notation von Giants: { $text }
giants-round-limit = die letzte Runde ist eine von 1 bis 250, nicht { $limit }

giants-wrong-phase = { $phase ->
    [bid] jetzt werden verdeckte Gebote abgegeben
    [choose] jetzt werden Statuen gewählt
    [place] jetzt werden Figuren eingesetzt
    [move] jetzt werden Statuen und Kopfschmuck bewegt
    [marks] jetzt darf markiert werden, was eben in seinen Steinbruch gelegt wurde
   *[take-back] jetzt dürfen Marker zurückgenommen werden
 }
giants-sealed = was verdeckt entschieden ist, gilt
giants-passed = du hast für diese Phase gepasst
giants-bid = { $what ->
    [markers] hinter deinem Sichtschirm { $most ->
        [0] liegt kein Stammesmarker
        [one] liegt ein Stammesmarker
       *[other] liegen { $most } Stammesmarker
     }, du kannst nicht { $found } bieten
    [workers] hinter deinem Sichtschirm { $most ->
        [0] steht kein Arbeiter
        [one] steht ein Arbeiter
       *[other] stehen { $most } Arbeiter
     }, du kannst nicht { $found } bieten
    [sorcerer] dein Medizinmann ist nicht hinter deinem Sichtschirm
   *[chief] dein Häuptling ist nicht hinter deinem Sichtschirm
 }
giants-not-in-quarry = im Steinbruch liegt keine Statue der Größe { $size }
giants-chief-not-idle = in deinem Gebot ist kein Häuptling, der noch meißeln könnte
giants-too-few-sculptors = eine Statue der Größe { $size } braucht ebenso viele Bildhauer; du hast noch { $idle }
giants-not-behind = { $figure ->
    [worker] hinter deinem Sichtschirm ist kein Arbeiter
    [sorcerer] dein Medizinmann ist nicht hinter deinem Sichtschirm
   *[chief] dein Häuptling ist nicht hinter deinem Sichtschirm
 }
giants-chief-logs = der Häuptling wird ohne Baumstämme eingesetzt
giants-two-logs = eine Figur wird mit höchstens zwei Baumstämmen eingesetzt, nicht mit { $logs }
giants-too-few-logs = hinter deinem Sichtschirm { $most ->
    [0] liegt kein Baumstamm
    [one] liegt ein Baumstamm
   *[other] liegen { $most } Baumstämme
 }, du kannst nicht { $logs } legen
giants-ahu-without-reserve = ein Ahu wird nur genannt, wenn er reserviert wird
giants-no-power-for-worker = ein Arbeiter hat keine Fähigkeit
giants-no-tablet = der Häuptling zerbricht für eine Fähigkeit eine ganze Tafel, zwei Hälften; du hast { $halves }
giants-no-such-power = { $power ->
    [worker] Arbeiter kommen aus dem Dorf, nicht von { $hex }
    [marker] Stammesmarker kommen aus der Hütte der Medizinmänner, nicht von { $hex }
    [logs] Baumstämme kommen aus einem Wald; { $hex } ist keiner
   *[headdress] Kopfschmuck kommt aus seinem Steinbruch, nicht von { $hex }
 }
giants-forest-cut = der Wald auf { $hex } ist gefällt
giants-power-empty = { $power ->
    [worker] von deinen Arbeitern ist keiner mehr im Vorrat
    [marker] von deinen Stammesmarkern ist keiner mehr im Vorrat
    [logs] es sind keine Baumstämme mehr da
   *[headdress] es ist kein Kopfschmuck mehr da
 }
giants-reserve-which = sag, welchen Ahu du reservierst
giants-ahu-elsewhere = der Ahu { $ahu } liegt nicht auf { $hex }
giants-ahu-not-free = der Ahu { $ahu } ist nicht frei
giants-no-base = hinter deinem Sichtschirm ist kein Sockel
giants-no-marker = hinter deinem Sichtschirm ist kein Stammesmarker
giants-no-tablet-left = es sind keine Tafelhälften mehr da
giants-mark-laid = du darfst markieren, was von dir eben in seinen Steinbruch gelegt wurde, jedes einmal, soweit deine Marker reichen
giants-take-back = du darfst Marker von dem zurücknehmen, was einen von dir trägt, jeden einmal
giants-in-hand = beende zuerst den begonnenen Transport
giants-pick-first = wähle zuerst eine Statue oder einen Kopfschmuck
giants-abandoned-stop = was verlassen war, muss markiert, aufgestellt oder zum Schmücken verwendet werden
giants-stop-unmoved = was nicht bewegt wurde, kann nicht liegen bleiben; bewege, markiere oder vollende es
giants-already-marked = hier liegt schon ein Marker
giants-erect-or-crown = { $item ->
    [headdress] ein Kopfschmuck schmückt einen Moai; er wird nicht aufgestellt
   *[moai] ein Moai wird aufgestellt; er schmückt nichts
 }
giants-settled = { $item } ist auf einem Ahu und wird nie mehr bewegt
giants-not-there = { $item } ist weder auf dem Plan noch vor einem Sichtschirm
giants-marked-by = { $item } trägt den Marker von { clan }
giants-front-of = { $item } liegt vor dem Sichtschirm von { clan }
giants-moved-by = { $item } wurde in dieser Phase von { clan } bewegt
giants-abandoned-pick = { $item } ist verlassen: ohne Marker musst du es dorthin bringen können, wo du es vollenden kannst
giants-no-action-with = mit { $item } kannst du jetzt nichts tun
giants-not-next = { $hex } liegt nicht daneben
giants-entered-twice = auf { $hex } ist es in dieser Runde schon gewesen
giants-too-weak = auf { $hex } kann niemand die Größe { $size } tragen
giants-chief-alone = ein Häuptling trägt allein
giants-no-chief = dieser Häuptling steht nicht auf { $hex }
giants-figures-by-seat = sag für jeden der { $seats } Plätze, wie viele Figuren tragen
giants-not-so-many = { clan } hat { $most ->
    [0] keine Figur
    [one] eine Figur
   *[other] { $most } Figuren
 } auf { $hex }, nicht { $found }
giants-not-so-many-logs = auf { $hex } { $most ->
    [0] liegt kein Baumstamm
    [one] liegt ein Baumstamm
   *[other] liegen { $most } Baumstämme
 }, nicht { $found }
giants-logs-alone = Baumstämme allein tragen nichts
giants-not-exactly = genau { $size } müssen tragen, nicht { $found }
giants-dead-end = was verlassen war, erreicht von { $hex } aus keinen Ort, wo du es vollenden könntest
giants-nobody-there = auf dem Feld von { $ahu } steht keine Figur von dir
giants-no-moai = auf { $ahu } steht kein Moai
giants-crowned = der Moai auf { $ahu } ist geschmückt
giants-ahu-taken = auf { $ahu } steht ein Moai
giants-reserved-by = { $ahu } ist für { clan } reserviert
giants-bases-open = alle Sockel liegen offen
giants-no-half-tablet = du hast keine Tafelhälfte, die du abgeben könntest

giants-setup-count = „{ $what }“ ist { $found }, muss aber von { $least } bis { $most } sein
giants-setup-phase = „{ $what }“ passt nicht zur Phase „{ $phase }“
giants-setup-twice = „{ $name }“ steht zweimal da
giants-setup-no-forest = { $hex } ist kein Wald und kann nicht gefällt sein
giants-setup-two-on-ahu = zwei Statuen oder zweimal Kopfschmuck auf dem Ahu { $ahu }
giants-setup-no-base = ein Moai oder Kopfschmuck auf dem Ahu { $ahu }, wo kein Sockel liegt
giants-setup-bare = ein Ahu ohne Moai kann nicht geschmückt sein, und unter ihn kann niemand gespäht haben
