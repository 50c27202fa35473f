# ahu serve: what can be set, and what it says.
cli-serve = Serve tables to browsers, near and far.
serve-host-text = the address to listen on
serve-port-text = the port to listen on
serve-database-text = where tables are kept: a file, or postgresql://…
serve-workers-text = how many processes run the bots; 0 leaves them to `ahu worker`
serve-processes-text = how many server processes; more than one needs PostgreSQL
serve-origin-text = further addresses that pages may come from, separated by commas
serve-log-text = how much to log: debug, info, warning or error
serve-open-text = open the page in a browser
serve-keep-text = how many days a table is kept after something last happened there; 0 means for ever
serve-pause-text = how long a bot waits before it acts, in milliseconds
serve-tables-text = tables that one address may open in an hour
serve-bot-tables-text = tables that one address may have at once where only bots play, or a bot is deciding
serve-sockets-text = connections that one address may hold
serve-address-text = where people find this server (https://…), for the links in notices
serve-mail-text = the mail server for notices: smtp://user:password@host or smtps://…; better as a variable, which others cannot see
serve-mail-from-text = the e-mail address that notices come from
serve-notice-text = how many seconds a turn waits before a player is told
serve-private-text = 1 lets notices go to private addresses, for tests
serve-forget-text = how many days a player is kept after they were last here; 0 means for ever
serve-mail = the mail server must be smtp://… or smtps://…, and --mail-from an e-mail address
serve-rate-text = messages a second that one seat may send; an address may send ten times as many
serve-environment = Each option is also a variable: --database is AHU_DATABASE. An option overrides its variable.
serve-value-address = ADDRESS
serve-value-place = PLACE
serve-value-level = LEVEL
serve-log-level = --log is one of { $known }, not “{ $found }”
serve-database = the database cannot be used: { $problem }
serve-database-kind = --database is a file or postgresql://…, not “{ $found }”
serve-processes = { $count } server processes need PostgreSQL; SQLite is for one
serve-workers = with --workers 0 the bots need `ahu worker`, and that needs PostgreSQL
serve-port-taken = port { $port } of { $host } cannot be used: { $problem }
serve-ready = Ahu is ready: { $address }
serve-origin = an origin is written https://example.org, not “{ $found }”
serve-hosts-text = the names this server goes by, separated by commas; without it, any name will do
serve-proxies-text = how many proxies stand in front of this server; the outermost reports the addresses of clients
serve-value-host = NAME
serve-host = a host is written example.org or example.org:8484, not “{ $found }”
serve-database-held = “{ $path }” is in use by another server
serve-database-newer = the database is from a newer version of Ahu ({ $found }; this one knows { $known })
serve-prefix-text = the path under which everything is served, such as /ahu
serve-metrics-text = where metrics are served: PORT (to this machine only), HOST:PORT, or public for the server’s own port
serve-access-log-text = whether requests are logged: no, yes, or addresses to log those of clients too
serve-value-path = PATH
serve-prefix = a prefix is written /ahu or /games/ahu, not “{ $found }”
serve-metrics = --metrics is a PORT, HOST:PORT or public, not “{ $found }”
serve-access-log = --access-log is one of { $known }, not “{ $found }”
cli-backup = Copy a server’s database to a file, while it runs.
cli-restore = Copy a backup into an empty database.
backup-file-text = the file to write; it must not exist yet
backup-from-text = a file that `ahu backup` has written
backup-saved = Saved { $tables ->
    [one] one table
   *[other] { $tables } tables
 } with { $events ->
    [one] one event
   *[other] { $events } events
 } in { $path }.
backup-restored = Restored { $tables ->
    [one] one table
   *[other] { $tables } tables
 } with { $events ->
    [one] one event
   *[other] { $events } events
 } from { $path }.
backup-exists = “{ $path }” exists already; choose another file
backup-nothing = there is no file “{ $path }”
backup-not-one = “{ $path }” is not a backup of Ahu
backup-not-empty = the database already has tables; restore into an empty one
backup-other-version = the database is from another version of Ahu; start `ahu serve` with it once, then back it up
