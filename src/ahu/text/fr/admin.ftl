# Ce que dit `ahu admin`.

cli-admin = Gérer les tables et les joueurs d’un serveur pendant qu’il fonctionne.
cli-admin-tables = Lister les tables modifiées en dernier.
cli-admin-players = Lister les joueurs venus en dernier.
cli-admin-reports = Lister les derniers signalements.
cli-admin-close = Supprimer une table.
cli-admin-rename = Donner un autre nom à un joueur.
cli-admin-block = Exclure un joueur.
cli-admin-unblock = Réadmettre un joueur.
cli-admin-delete = Supprimer tout ce qui concerne un joueur.
cli-admin-settle = Supprimer un signalement qui a été lu.
admin-value-id = ID
admin-value-name = NOM
admin-player-text = l’identifiant du joueur, tel que le liste `ahu admin players`
admin-table-text = l’identifiant de la table, tel qu’on le lit dans son adresse
admin-name-text = le nouveau nom
admin-report-text = l’identifiant du signalement, tel que le liste `ahu admin reports`
admin-done = C’est fait.
admin-none = « { $id } » n’existe pas
admin-no-player = ce joueur n’existe pas
