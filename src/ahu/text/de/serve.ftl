# ahu serve: was sich einstellen lässt und was es sagt.
cli-serve = Tische im Browser anbieten, nah und fern.
serve-host-text = die Adresse, auf der der Server lauscht
serve-port-text = der Port, auf dem der Server lauscht
serve-database-text = wo die Tische liegen: eine Datei oder postgresql://…
serve-workers-text = wie viele Prozesse für die Bots rechnen; 0 überlässt sie `ahu worker`
serve-processes-text = wie viele Serverprozesse; mehr als einer braucht PostgreSQL
serve-origin-text = weitere Adressen, von denen Seiten kommen dürfen, durch Kommas getrennt
serve-log-text = wie viel protokolliert wird: debug, info, warning oder error
serve-open-text = die Seite in einem Browser öffnen
serve-keep-text = wie viele Tage ein Tisch bleibt, nachdem dort zuletzt etwas geschah; 0 heißt für immer
serve-pause-text = wie lange ein Bot wartet, ehe er handelt, in Millisekunden
serve-tables-text = Tische, die eine Adresse in einer Stunde eröffnen darf
serve-bot-tables-text = Tische, an denen nur Bots spielen oder gerade ein Bot entscheidet, die eine Adresse zugleich haben darf
serve-sockets-text = Verbindungen, die eine Adresse halten darf
serve-address-text = wo man diesen Server findet (https://…), für die Links in Nachrichten
serve-mail-text = der Mailserver für Nachrichten: smtp://Name:Passwort@Rechner oder smtps://…; besser als Variable, die andere nicht sehen
serve-mail-from-text = die E-Mail-Adresse, von der Nachrichten kommen
serve-notice-text = wie viele Sekunden ein Zug wartet, bevor jemand davon erfährt
serve-private-text = 1 lässt Nachrichten auch an private Adressen gehen, für Tests
serve-forget-text = wie viele Tage ein Spieler bleibt, nachdem er zuletzt da war; 0 heißt für immer
serve-mail = der Mailserver muss smtp://… oder smtps://… sein, und --mail-from eine E-Mail-Adresse
serve-rate-text = Nachrichten eines Platzes je Sekunde; eine Adresse darf zehnmal so viele senden
serve-environment = Jede Option ist auch eine Variable: --database ist AHU_DATABASE. Die Option geht der Variablen vor.
serve-value-address = ADRESSE
serve-value-place = ORT
serve-value-level = STUFE
serve-log-level = --log ist eines von { $known }, nicht „{ $found }“
serve-database = die Datenbank kann nicht benutzt werden: { $problem }
serve-database-kind = --database ist eine Datei oder postgresql://…, nicht „{ $found }“
serve-processes = für { $count } Serverprozesse braucht es PostgreSQL; SQLite reicht nur für einen
serve-workers = mit --workers 0 brauchen die Bots `ahu worker`, und das braucht PostgreSQL
serve-port-taken = Port { $port } von { $host } kann nicht benutzt werden: { $problem }
serve-ready = Ahu ist bereit: { $address }
serve-origin = eine Herkunft schreibt man https://example.org, nicht „{ $found }“
serve-hosts-text = die Namen dieses Servers, durch Kommas getrennt; ohne Angabe gilt jeder
serve-proxies-text = wie viele Proxys vor diesem Server stehen; der äußerste meldet die Adressen der Clients
serve-value-host = NAME
serve-host = einen Namen schreibt man example.org oder example.org:8484, nicht „{ $found }“
serve-database-held = „{ $path }“ wird schon von einem anderen Server benutzt
serve-database-newer = die Datenbank stammt von einer neueren Version von Ahu ({ $found }; diese kennt { $known })
serve-prefix-text = der Pfad, unter dem alles liegt, etwa /ahu
serve-metrics-text = wo die Messwerte abzurufen sind: PORT (nur von diesem Rechner), HOST:PORT oder public für den Port des Servers
serve-access-log-text = ob Anfragen protokolliert werden: no, yes oder addresses, dann samt den Adressen der Clients
serve-value-path = PFAD
serve-prefix = einen Pfad schreibt man /ahu oder /games/ahu, nicht „{ $found }“
serve-metrics = --metrics ist ein PORT, HOST:PORT oder public, nicht „{ $found }“
serve-access-log = --access-log ist eines von { $known }, nicht „{ $found }“
cli-backup = Die Datenbank eines Servers in eine Datei sichern, während er läuft.
cli-restore = Eine Sicherung in eine leere Datenbank zurückspielen.
backup-file-text = die Datei, die geschrieben wird; es darf sie noch nicht geben
backup-from-text = eine Datei, die `ahu backup` geschrieben hat
backup-saved = Gesichert in { $path }: { $tables ->
    [one] ein Tisch
   *[other] { $tables } Tische
 } mit { $events ->
    [one] einem Ereignis
   *[other] { $events } Ereignissen
 }.
backup-restored = Zurückgespielt aus { $path }: { $tables ->
    [one] ein Tisch
   *[other] { $tables } Tische
 } mit { $events ->
    [one] einem Ereignis
   *[other] { $events } Ereignissen
 }.
backup-exists = „{ $path }“ gibt es schon; wähle eine andere Datei
backup-nothing = die Datei „{ $path }“ gibt es nicht
backup-not-one = „{ $path }“ ist keine Sicherung von Ahu
backup-not-empty = in der Datenbank sind schon Tische; spiele die Sicherung in eine leere zurück
backup-other-version = die Datenbank ist von einer anderen Version von Ahu; starte `ahu serve` einmal mit ihr und sichere sie dann
