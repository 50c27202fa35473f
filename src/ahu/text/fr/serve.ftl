# ahu serve : ce qui se règle, et ce qu’il dit.
cli-serve = Ouvrir des tables aux navigateurs, proches ou lointains.
serve-host-text = l’adresse d’écoute
serve-port-text = le port d’écoute
serve-database-text = où sont gardées les tables : un fichier, ou postgresql://…
serve-workers-text = combien de processus font jouer les bots ; 0 les laisse à `ahu worker`
serve-processes-text = combien de processus serveurs ; plus d’un demande PostgreSQL
serve-origin-text = d’autres adresses d’où les pages peuvent venir, séparées par des virgules
serve-log-text = ce qui est journalisé : debug, info, warning ou error
serve-open-text = ouvrir la page dans un navigateur
serve-keep-text = combien de jours une table est gardée après le dernier événement ; 0 pour toujours
serve-pause-text = combien de temps un bot attend avant d’agir, en millisecondes
serve-tables-text = tables qu’une adresse peut ouvrir en une heure
serve-bot-tables-text = tables qu’une adresse peut avoir à la fois, quand seuls des bots y jouent ou qu’un bot doit y décider
serve-sockets-text = connexions qu’une adresse peut garder ouvertes
serve-address-text = où l’on trouve ce serveur (https://…), pour les liens des messages
serve-mail-text = le serveur de courrier des messages : smtp://nom:mot-de-passe@machine ou smtps://… ; de préférence en variable, que les autres ne voient pas
serve-mail-from-text = l’adresse électronique qui envoie les messages
serve-notice-text = combien de secondes un tour attend avant que le joueur soit prévenu
serve-private-text = 1 permet d’envoyer des messages à des adresses privées, pour les tests
serve-forget-text = combien de jours un joueur est gardé après sa dernière visite ; 0 pour toujours
serve-mail = le serveur de courrier doit être smtp://… ou smtps://…, et --mail-from une adresse électronique
serve-rate-text = messages par seconde d’une place ; une adresse peut en envoyer dix fois plus
serve-environment = Chaque option est aussi une variable : --database est AHU_DATABASE. L’option l’emporte sur la variable.
serve-value-address = ADRESSE
serve-value-place = LIEU
serve-value-level = NIVEAU
serve-log-level = --log doit être l’un de ces mots : { $known }, pas « { $found } »
serve-database = la base de données ne peut pas être utilisée : { $problem }
serve-database-kind = --database est un fichier ou postgresql://…, pas « { $found } »
serve-processes = { $count } processus serveurs demandent PostgreSQL ; SQLite ne convient qu’à un seul
serve-workers = avec --workers 0, les bots ont besoin de `ahu worker`, qui demande PostgreSQL
serve-port-taken = le port { $port } de { $host } ne peut pas être utilisé : { $problem }
serve-ready = Ahu est prêt : { $address }
serve-origin = une origine s’écrit https://example.org, pas « { $found } »
serve-hosts-text = les noms de ce serveur, séparés par des virgules ; sans indication, tous sont acceptés
serve-proxies-text = combien de proxys se trouvent devant ce serveur ; le plus extérieur indique les adresses des clients
serve-value-host = NOM
serve-host = un nom s’écrit example.org ou example.org:8484, pas « { $found } »
serve-database-held = « { $path } » est déjà utilisé par un autre serveur
serve-database-newer = la base de données vient d’une version plus récente d’Ahu ({ $found } ; celle-ci connaît { $known })
serve-prefix-text = le chemin sous lequel tout se trouve, par exemple /ahu
serve-metrics-text = où lire les mesures : PORT (depuis cette machine seulement), HOST:PORT, ou public pour le port du serveur
serve-access-log-text = si les requêtes sont journalisées : no, yes, ou addresses avec celles des clients
serve-value-path = CHEMIN
serve-prefix = un chemin s’écrit /ahu ou /games/ahu, pas « { $found } »
serve-metrics = --metrics est un PORT, HOST:PORT ou public, pas « { $found } »
serve-access-log = --access-log doit être l’un de ces mots : { $known }, pas « { $found } »
cli-backup = Sauvegarder la base de données d’un serveur dans un fichier, pendant qu’il tourne.
cli-restore = Restaurer une sauvegarde dans une base de données vide.
backup-file-text = le fichier à écrire ; il ne doit pas encore exister
backup-from-text = un fichier écrit par `ahu backup`
backup-saved = { $tables ->
    [one] Une table sauvegardée
   *[other] { $tables } tables sauvegardées
 } dans { $path }, avec { $events ->
    [one] un événement
   *[other] { $events } événements
 }.
backup-restored = { $tables ->
    [one] Une table restaurée
   *[other] { $tables } tables restaurées
 } à partir de { $path }, avec { $events ->
    [one] un événement
   *[other] { $events } événements
 }.
backup-exists = « { $path } » existe déjà ; choisissez un autre fichier
backup-nothing = le fichier « { $path } » n’existe pas
backup-not-one = « { $path } » n’est pas une sauvegarde d’Ahu
backup-not-empty = la base de données contient déjà des tables ; restaurez dans une base vide
backup-other-version = la base de données vient d’une autre version d’Ahu ; lancez `ahu serve` une fois avec elle, puis sauvegardez-la
