# Bots: die Kurzform, was es gibt, die Prüfung.
bot-broken = der Bot „{ $name }“ lässt sich nicht laden: { $problem }
bot-long = der Name eines Bots hat höchstens { $most } Zeichen
bot-form = ein Bot wird als NAME oder NAME:EINSTELLUNG=WERT,EINSTELLUNG=WERT geschrieben, nicht als „{ $found }“
bot-no-command = nach `cmd:` kommt ein Befehl, etwa cmd:./mybot
bot-level-fixed = { $name } ist eine Stufe und hat keine Einstellungen
bot-level-game = die Stufe { $name } gibt es für { $game } nicht
bot-setting = { $name } hat keine Einstellung „{ $setting }“; es gibt { $known }
bot-no-settings = { $name } hat keine Einstellung „{ $setting }“; es gibt keine
bot-setting-twice = für { $name } ist { $setting } zweimal angegeben
bot-settings = diese Einstellungen von { $name } passen nicht zusammen: { $problem }
bot-value = { $setting } von { $name } kann nicht „{ $value }“ sein
bot-value-yes = { $setting } von { $name } ist yes oder no, nicht „{ $value }“
bot-value-one = { $setting } von { $name } ist eines von { $known }, nicht „{ $value }“
bot-value-number = { $setting } von { $name } ist eine { $whole ->
    [yes] ganze Zahl
   *[no] Zahl
 } von { $least } bis { $most }, nicht „{ $value }“

# Die Befehle
cli-bot-list = Alle Bots und Stufen zeigen, mit ihren Einstellungen.
cli-bot-check = Prüfen, ob ein Bot sich an die Regeln hält: erlaubt, rechtzeitig, wiederholbar, fair.
bot-spec-text = der Bot, etwa search:ms=200 oder "cmd:./mybot"
bot-check-game-text = nur in diesem Spiel prüfen
bot-check-players-text = nur mit dieser Spielerzahl prüfen
bot-head-name = Bot
bot-head-about = was er ist
bot-head-settings = Einstellungen
bot-about-random = lässt das Los entscheiden
bot-about-greedy = nimmt, was auf den ersten Blick am besten ist
bot-about-search = schaut voraus, so weit das Budget reicht
bot-about-cmd = ein eigenes Programm: siehe docs/bots.md
bot-not-loaded = lässt sich nicht laden: { $problem }
bot-level = die Stufe { $name }: { $text }
bot-checking = wird geprüft
bot-head-game = Spiel
bot-head-players = Spieler
bot-head-asked = Fragen
bot-head-legal = erlaubt
bot-head-time = rechtzeitig
bot-head-same = wiederholbar
bot-head-fair = fair
bot-head-slowest = längste Zeit
bot-check-good = { $bot } hält sich an die Regeln.
bot-check-bad = { $bot } hält sich nicht an die Regeln.
bot-fault = { $game } mit { $players } Spielern, Platz { $seat }, Entscheidung { $decision }: { $reason ->
    [crash] er ist abgestürzt ({ $detail })
    [hang] er hat nicht rechtzeitig geantwortet ({ $detail })
    [illegal] seine Wahl ist nicht erlaubt ({ $detail })
    [answer] seine Antwort ist keine Aktion ({ $detail })
    [benched] drei Fehler in Folge; ab hier wird für ihn gespielt
    [late] er brauchte { $detail }
    [same] mit demselben Startwert gefragt, wählte er anders ({ $detail })
    [fair] als sich nur die Geheimnisse der anderen änderten, wählte er anders ({ $detail })
   *[recall] was er bekommt, verrät Geheimnisse der anderen
 }
bot-no-heuristic = der Bot { $bot } müsste wissen, wie man { $game } gut spielt, und das Spiel sagt es nicht (ihm fehlt „expertise“); random und search spielen jedes Spiel

# Rätsel
cli-puzzles-mine = Die Suche Partien spielen lassen und die Stellungen schreiben, in denen ein Zug klar der beste ist.
cli-puzzles-mining = Suche
cli-puzzles-mined = Rätsel in { $file }: { $puzzles }.
cli-puzzles-out-text = die Datei, die geschrieben wird
cli-puzzles-count-text = wie viele zu finden sind
cli-puzzles-simulations-text = Simulationen für jeden Zug der Partien
cli-puzzles-rating-text = Simulationen, die jeden Zug eines Rätsels bewerten, mit jedem von zwei Startwerten
cli-puzzles-margin-text = um wie viele Hundertstel der beste Zug jeden anderen schlagen muss
puzzle-no-plans = { $game } nennt seine Züge aus mehreren Schritten nicht; Rätsel lassen sich nicht finden
