# Netze, die ein Spiel gelernt haben, und ihr Training.
network-file = die Datei { $file } enthält kein Netz dieses Programms
network-game = das Netz in { $file } hat { $found } gelernt, nicht { $game }
network-no-file = die Datei des Netzes { $file } lässt sich nicht lesen
network-none = kein Netz hat das Spiel { $game } gelernt
network-board = das Netz von { $game } hat den Plan { $board } nicht gelernt
network-onnx = die Datei { $file } taugt nicht als Netz von { $game } für { $players } Spieler: { $problem }
bot-no-network = der Bot { $bot } spielt nur Spiele mit einem Netz, und { $game } hat keines; model=DATEI nennt eines
bot-about-network = spielt den liebsten Zug eines Netzes, das durch Partien gegen sich selbst gelernt hat
bot-about-network-search = schaut voraus mit einem Netz, das durch Partien gegen sich selbst gelernt hat
bot-about-onnx = schaut voraus mit einem eigenen Netz aus einer ONNX-Datei
cli-train = Das Netz eines Spiels trainieren; gibt es seine Datei schon, geht es dort weiter.
cli-train-file-text = die Datei des Netzes, alle paar Minuten geschrieben
cli-train-minutes-text = wie viele Minuten es insgesamt lernt
cli-train-imitation-text = wie viele Minuten davon es zuerst die Heuristik nachahmt
cli-train-session-text = nach wie vielen Minuten diesmal Schluss ist
cli-train-curve-text = eine Datei mit JSON-Zeilen für die Lernkurve; jede Marke wird angehängt
cli-train-set-text = eine weitere Einstellung des Trainings, als NAME=WERT; mehrfach möglich
cli-train-extra = das Training braucht PyTorch: ahu[learn] installieren
cli-train-setting = das Training hat keine Einstellung { $name }; es gibt { $known }
cli-train-value = eine Einstellung des Trainings ist falsch: { $problem }
cli-export = Das Netz eines Spiels als ONNX-Datei schreiben, für eine Spielerzahl.
cli-export-file-text = die ONNX-Datei, die geschrieben wird
cli-export-model-text = die Datei eines Netzes; ohne Angabe das Netz, das zum Spiel gehört
cli-export-extra = um ONNX zu schreiben, fehlen onnx und PyTorch: ahu[learn] installieren
