# What `ahu admin` says.

cli-admin = Look after the tables and players of a server, while it runs.
cli-admin-tables = List the tables that changed last.
cli-admin-players = List the players who were here last.
cli-admin-reports = List the latest reports.
cli-admin-close = Delete a table.
cli-admin-rename = Give a player another name.
cli-admin-block = Shut a player out.
cli-admin-unblock = Let a player in again.
cli-admin-delete = Delete everything about a player.
cli-admin-settle = Delete a report that has been read.
admin-value-id = ID
admin-value-name = NAME
admin-player-text = the player’s id, as `ahu admin players` lists it
admin-table-text = the table’s id, as it stands in its address
admin-name-text = the new name
admin-report-text = the report’s id, as `ahu admin reports` lists it
admin-done = Done.
admin-none = there is no “{ $id }”
admin-no-player = there is no such player
