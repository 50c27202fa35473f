# Was `ahu admin` sagt.

cli-admin = Tische und Spieler eines Servers verwalten, während er läuft.
cli-admin-tables = Die zuletzt geänderten Tische auflisten.
cli-admin-players = Die Spieler auflisten, die zuletzt da waren.
cli-admin-reports = Die letzten Meldungen auflisten.
cli-admin-close = Einen Tisch löschen.
cli-admin-rename = Einem Spieler einen anderen Namen geben.
cli-admin-block = Einen Spieler ausschließen.
cli-admin-unblock = Einen Spieler wieder zulassen.
cli-admin-delete = Alles über einen Spieler löschen.
cli-admin-settle = Eine gelesene Meldung löschen.
admin-value-id = ID
admin-value-name = NAME
admin-player-text = die ID des Spielers, wie `ahu admin players` sie auflistet
admin-table-text = die ID des Tisches, wie sie in seiner Adresse steht
admin-name-text = der neue Name
admin-report-text = die ID der Meldung, wie `ahu admin reports` sie auflistet
admin-done = Erledigt.
admin-none = „{ $id }“ gibt es nicht
admin-no-player = diesen Spieler gibt es nicht
