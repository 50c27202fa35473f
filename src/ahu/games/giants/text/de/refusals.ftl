# Warum etwas in Giants nicht erlaubt ist, und was an einer aufgebauten Stellung falsch ist.
giants-not-an-action = „{ $action }“ ist keine Aktion von Giants
giants-no-such-hex = der Plan hat kein Feld „{ $hex }“
giants-no-such-ahu = der Plan hat keinen Ahu „{ $ahu }“
giants-no-such-item = es gibt weder eine Statue noch einen Kopfschmuck „{ $item }“
giants-notation = nicht in der Notation von Giants: { $text }
giants-round-limit = die letzte Runde muss zwischen 1 und 250 liegen, nicht bei { $limit }

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
        [one] liegt nur ein Stammesmarker
       *[other] liegen nur { $most } Stammesmarker
     }; { $found } kannst du nicht bieten
    [workers] hinter deinem Sichtschirm { $most ->
        [0] steht kein Arbeiter
        [one] steht nur ein Arbeiter
       *[other] stehen nur { $most } Arbeiter
     }; { $found } kannst du nicht bieten
    [sorcerer] dein Medizinmann ist nicht hinter deinem Sichtschirm
   *[chief] dein Häuptling ist nicht hinter deinem Sichtschirm
 }
giants-not-in-quarry = im Steinbruch liegt keine Statue der Größe { $size }
giants-chief-not-idle = in deinem Gebot ist kein Häuptling, der noch meißeln könnte
giants-too-few-sculptors = eine Statue der Größe { $size } braucht ebenso viele Bildhauer; frei { $idle ->
    [0] ist keiner mehr
    [one] ist nur noch einer
   *[other] sind nur noch { $idle }
 }
giants-not-behind = { $figure ->
    [worker] hinter deinem Sichtschirm ist kein Arbeiter
    [sorcerer] dein Medizinmann ist nicht hinter deinem Sichtschirm
   *[chief] dein Häuptling ist nicht hinter deinem Sichtschirm
 }
giants-chief-logs = der Häuptling wird ohne Baumstämme eingesetzt
giants-two-logs = eine Figur wird mit höchstens zwei Baumstämmen eingesetzt, nicht mit { $logs }
giants-too-few-logs = hinter deinem Sichtschirm { $most ->
    [0] liegt kein Baumstamm
    [one] liegt nur ein Baumstamm
   *[other] liegen nur { $most } Baumstämme
 }; { $logs } kannst du nicht legen
giants-ahu-without-reserve = ein Ahu wird nur genannt, wenn er reserviert wird
giants-no-power-for-worker = ein Arbeiter kann die Kraft eines Feldes nicht nutzen
giants-no-tablet = für die Kraft eines Feldes zerbricht der Häuptling eine ganze Tafel, also zwei Tafelhälften; du hast { $halves ->
    [0] keine
    [one] nur eine
   *[other] { $halves }
 }
giants-no-such-power = { $power ->
    [worker] Arbeiter gibt es im Dorf, nicht { giants-onto }
    [marker] Stammesmarker gibt es in der Hütte der Medizinmänner, nicht { giants-onto }
    [logs] Baumstämme gibt es in einem Wald, nicht { giants-onto }
   *[headdress] Kopfschmuck gibt es in seinem Steinbruch, nicht { giants-onto }
 }
giants-forest-cut = der Wald auf { $hex } ist gefällt
giants-power-empty = { $power ->
    [worker] von deinen Arbeitern ist keiner mehr im Behälter
    [marker] von deinen Stammesmarkern ist keiner mehr im Behälter
    [logs] es sind keine Baumstämme mehr da
   *[headdress] es ist kein Kopfschmuck mehr da
 }
giants-reserve-which = sag, welchen Ahu du reservierst
giants-ahu-elsewhere = der Ahu { $ahu } liegt nicht { giants-onto }
giants-ahu-not-free = der Ahu { $ahu } ist nicht frei
giants-no-base = hinter deinem Sichtschirm ist kein Sockel
giants-no-marker = hinter deinem Sichtschirm ist kein Stammesmarker
giants-no-tablet-left = es sind keine Tafelhälften mehr da
giants-mark-laid = du darfst nur markieren, was dir gehört und eben in seinen Steinbruch gelegt wurde, jedes Stück einmal, soweit deine Marker reichen
giants-take-back = du darfst nur deine eigenen Marker zurücknehmen, jeden einmal
giants-in-hand = beende zuerst den begonnenen Transport
giants-pick-first = wähle zuerst eine Statue oder einen Kopfschmuck
giants-abandoned-stop = Verlassenes muss markiert, aufgestellt oder zum Krönen benutzt werden
giants-stop-unmoved = was nicht bewegt wurde, kannst du nicht einfach stehen lassen: Bewege oder markiere es, stelle es auf oder kröne damit
giants-already-marked = das Stück trägt schon einen Marker
giants-erect-or-crown = { $item ->
    [headdress] ein Kopfschmuck krönt einen Moai; er wird nicht aufgestellt
   *[moai] ein Moai wird aufgestellt; er krönt nichts
 }
giants-settled = { giants-item } ist auf einem Ahu und wird nie mehr bewegt
giants-not-there = { giants-item } ist weder auf dem Plan noch vor einem Sichtschirm
giants-marked-by = { giants-item } trägt { $you ->
    [yes] deinen Marker
   *[no] den Marker von { clan }; nur { clan } darf das Stück bewegen
 }
giants-front-of = { giants-item } liegt vor { $you ->
    [yes] deinem Sichtschirm
   *[no] dem Sichtschirm von { clan }; nur { clan } darf das Stück bewegen
 }
giants-moved-by = { giants-item } wurde in dieser Phase von { $you ->
    [yes] dir
   *[no] { clan }
 } bewegt und ist frühestens in der nächsten Runde frei
giants-abandoned-pick = { giants-item } ist verlassen: Ohne Marker brauchst du einen Weg dorthin, wo du aufstellen oder krönen kannst
giants-no-action-with = { giants-item }: damit kannst du jetzt nichts tun
giants-not-next = { $kind ->
    [village] das Dorf
    [sorcerers_hut] die Hütte der Medizinmänner
    [moai_quarry] der Moai-Steinbruch
    [headdress_quarry] der Kopfschmuck-Steinbruch
   *[land] { $hex }
 } liegt nicht neben dem Stück
giants-entered-twice = { giants-onto } war das Stück in dieser Runde schon
giants-too-weak = { giants-onto } sind nicht genug Träger für Größe { $size }
giants-chief-alone = ein Häuptling trägt allein; wähle ihn oder andere Träger, nicht beides
giants-no-chief = dieser Häuptling steht nicht { giants-onto }
giants-figures-by-seat = sag für jeden der { $seats } Plätze, wie viele Figuren tragen
giants-not-so-many = { $you ->
    [yes] du hast
   *[no] { clan } hat
 } { giants-onto } { $most ->
    [0] keine Figur
    [one] nur eine Figur
   *[other] nur { $most } Figuren
 }, nicht { $found }
giants-not-so-many-logs = { giants-onto } { $most ->
    [0] liegt kein Baumstamm
    [one] liegt nur ein Baumstamm
   *[other] liegen nur { $most } Baumstämme
 }, nicht { $found }
giants-logs-alone = Baumstämme allein tragen nichts; mindestens eine Figur muss mithelfen
giants-not-exactly = die Träger müssen zusammen genau { $size } tragen, nicht { $found }
giants-dead-end = { giants-onto } wäre das verlassene Stück in einer Sackgasse: Von dort kommt es nirgends hin, wo du es aufstellen oder damit krönen kannst
giants-nobody-there = auf dem Feld von { $ahu } steht keine Figur von dir
giants-no-moai = auf { $ahu } steht kein Moai
giants-crowned = der Moai auf { $ahu } ist schon gekrönt
giants-ahu-taken = auf { $ahu } steht schon ein Moai
giants-reserved-by = { $ahu } ist für { $you ->
    [yes] dich
   *[no] { clan }
 } reserviert
giants-bases-open = alle Sockel liegen offen; es gibt nichts nachzusehen
giants-no-half-tablet = du hast keine Tafelhälfte, die du abgeben könntest

giants-setup-count = „{ $what }“ ist { $found }, muss aber zwischen { $least } und { $most } liegen
giants-setup-phase = „{ $what }“ passt nicht zur Phase „{ $phase }“
giants-setup-twice = „{ $name }“ kommt zweimal vor
giants-setup-no-forest = { $hex } ist kein Wald und kann nicht gefällt sein
giants-setup-two-on-ahu = zwei Statuen oder zwei Stück Kopfschmuck auf dem Ahu { $ahu }
giants-setup-no-base = ein Moai oder Kopfschmuck auf dem Ahu { $ahu }, wo kein Sockel liegt
giants-setup-bare = ein Ahu ohne Moai kann nicht gekrönt sein, und niemand kann darunter geschaut haben
