# Bots: die Kurzform, was es gibt, die Prüfung.
bot-broken = der Bot „{ $name }“ lässt sich nicht laden: { $problem }
bot-long = ein Bot wird mit höchstens { $most } Zeichen benannt
bot-form = ein Bot wird NAME oder NAME:EINSTELLUNG=WERT,EINSTELLUNG=WERT geschrieben, nicht „{ $found }“
bot-no-command = nach `cmd:` kommt ein Befehl, etwa cmd:./mybot
bot-level-fixed = { $name } ist eine Stufe und hat keine Einstellungen
bot-level-game = die Stufe { $name } gibt es für { $game } nicht
bot-setting = { $name } hat keine Einstellung „{ $setting }“; es gibt { $known }
bot-no-settings = { $name } hat keine Einstellung „{ $setting }“; es gibt keine
bot-setting-twice = { $name } bekommt { $setting } zweimal
bot-settings = diese Einstellungen von { $name } passen nicht zusammen: { $problem }
bot-value = { $setting } von { $name } kann nicht „{ $value }“ sein
bot-value-yes = { $setting } von { $name } ist yes oder no, nicht „{ $value }“
bot-value-one = { $setting } von { $name } ist eines von { $known }, nicht „{ $value }“
bot-value-number = { $setting } von { $name } ist eine { $whole ->
    [yes] ganze Zahl
   *[no] Zahl
 } von { $least } bis { $most }, nicht „{ $value }“

# Die Befehle
cli-bot-list = Die Bots und Stufen auflisten, mit ihren Einstellungen.
cli-bot-check = Prüfen, ob ein Bot sich an die Regeln hält: erlaubt, pünktlich, wiederholbar, fair.
bot-spec-text = der Bot, etwa search:ms=200 oder "cmd:./mybot"
bot-check-game-text = nur in diesem Spiel prüfen
bot-head-name = Bot
bot-head-about = was er ist
bot-head-settings = Einstellungen
bot-about-random = entscheidet durch Los
bot-about-greedy = nimmt, was sofort am besten aussieht
bot-about-search = schaut voraus, so weit das Budget reicht
bot-about-cmd = ein eigenes Programm: siehe docs/bots.md
bot-not-loaded = lässt sich nicht laden: { $problem }
bot-level = die Stufe { $name }: { $text }
bot-checking = wird geprüft
bot-head-game = Spiel
bot-head-players = Personen
bot-head-asked = gefragt
bot-head-legal = erlaubt
bot-head-time = pünktlich
bot-head-same = wiederholbar
bot-head-fair = fair
bot-head-slowest = längste
bot-check-good = { $bot } hält sich an die Regeln.
bot-check-bad = { $bot } hält sich nicht an die Regeln.
bot-fault = { $game } zu { $players }, Platz { $seat }, Entscheidung { $decision }: { $reason ->
    [crash] abgestürzt ({ $detail })
    [hang] keine Antwort in der Zeit ({ $detail })
    [illegal] die Wahl ist nicht erlaubt ({ $detail })
    [answer] die Antwort ist keine Aktion ({ $detail })
    [benched] drei Fehler in Folge; ab hier wird für ihn gespielt
    [late] es dauerte { $detail }
    [same] mit demselben Startwert wählte er anders ({ $detail })
    [fair] mit anderen Geheimnissen der anderen wählte er anders ({ $detail })
   *[recall] was er bekommt, verrät Geheimnisse der anderen
 }
