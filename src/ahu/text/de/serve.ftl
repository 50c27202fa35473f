# ahu serve: was sich einstellen lässt und was es sagt.
serve-hosts-text = die Namen dieses Servers, durch Kommas getrennt; ohne Angabe gilt jeder
serve-proxies-text = wie viele Proxys davor stehen; der äußerste meldet die Adressen der Clients
serve-value-host = NAME
serve-host = einen Namen schreibt man example.org oder example.org:8484, nicht „{ $found }“
serve-database-held = „{ $path }“ wird schon von einem anderen Server benutzt
serve-database-newer = die Datenbank stammt von einer neueren Version von Ahu ({ $found }; diese kennt { $known })
