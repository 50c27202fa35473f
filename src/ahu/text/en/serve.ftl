# ahu serve: what can be set, and what it says.
serve-hosts-text = the names this server goes by, with commas between; any if none is given
serve-proxies-text = how many proxies stand in front; the outermost of them reports the addresses of clients
serve-value-host = NAME
serve-host = a host is written example.org or example.org:8484, not “{ $found }”
serve-database-held = “{ $path }” is in use by another server
serve-database-newer = the database is from a newer version of Ahu ({ $found }; this one knows { $known })
