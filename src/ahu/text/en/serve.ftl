# ahu serve: what can be set, and what it says.
serve-hosts-text = the names this server goes by, with commas between; any if none is given
serve-proxies-text = how many proxies stand in front; the outermost of them reports the addresses of clients
serve-value-host = NAME
serve-host = a host is written example.org or example.org:8484, not “{ $found }”
