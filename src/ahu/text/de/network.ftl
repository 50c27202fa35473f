# Netze, die ein Spiel gelernt haben, und ihr Training.
network-file = die Datei { $file } enthält kein Netz dieses Programms
network-game = das Netz in { $file } hat { $found } gelernt, nicht { $game }
network-no-file = die Datei des Netzes { $file } lässt sich nicht lesen
network-none = für das Spiel { $game } gibt es kein Netz, das es gelernt hat
network-board = das Netz von { $game } hat den Plan { $board } nicht gelernt
network-onnx = die Datei { $file } taugt nicht als Netz von { $game } zu { $players }: { $problem }
bot-no-network = der Bot { $bot } spielt nur Spiele mit einem Netz, und { $game } hat keines; model=DATEI nennt eines
bot-about-network = tut, was ein Netz am liebsten täte, das das Spiel gegen sich selbst gelernt hat
bot-about-network-search = schaut voraus mit einem Netz, das das Spiel gegen sich selbst gelernt hat
bot-about-onnx = schaut voraus mit einem eigenen Netz aus einer ONNX-Datei
cli-train = Das Netz eines Spiels trainieren; gibt es seine Datei schon, geht es dort weiter.
cli-train-file-text = Die Datei des Netzes, alle paar Minuten geschrieben
cli-train-minutes-text = Wie viele Minuten es insgesamt lernt
cli-train-imitation-text = Wie viele davon es erst die Heuristik nachahmt
cli-train-session-text = Nach wie vielen Minuten diesmal Schluss ist
cli-train-curve-text = Eine Datei mit JSON-Zeilen für die Kurve; jede Marke wird angehängt
cli-train-set-text = Eine weitere Einstellung des Trainings, als Name=Wert; mehrfach möglich
cli-train-extra = das Training braucht PyTorch: ahu[learn] installieren
cli-train-setting = eine Einstellung { $name } hat das Training nicht; es gibt { $known }
cli-train-value = eine Einstellung des Trainings ist falsch: { $problem }
cli-export = Das Netz eines Spiels als ONNX-Datei schreiben, für eine Spielerzahl.
cli-export-file-text = Die ONNX-Datei, die geschrieben wird
cli-export-model-text = Die Datei eines Netzes; ohne sie das Netz, das zum Spiel gehört
cli-export-extra = um ONNX zu schreiben, fehlen onnx und PyTorch: ahu[learn] installieren
