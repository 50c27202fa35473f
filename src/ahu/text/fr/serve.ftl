# ahu serve : ce qui se règle, et ce qu’il dit.
serve-hosts-text = les noms de ce serveur, séparés par des virgules ; sans indication, tous
serve-proxies-text = combien de proxys sont devant ; le plus éloigné indique les adresses des clients
serve-value-host = NOM
serve-host = un nom s’écrit example.org ou example.org:8484, pas « { $found } »
serve-database-held = « { $path } » est déjà utilisé par un autre serveur
serve-database-newer = la base de données vient d’une version plus récente d’Ahu ({ $found } ; celle-ci connaît { $known })
