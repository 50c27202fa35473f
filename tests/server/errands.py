"""What may be asked over HTTP about a table: by whoever holds a place, owns it, or keeps it."""

from __future__ import annotations

from ahu.server import requests
from ahu.server.players import requests as players
from ahu.server.table_terms import Terms
from tests.server.comparing import Asked, Asking
from tests.server.twins import Twin

TABLE = "/api/tables/{table}"
NOBODY = "of-nobody-else-at-all-nowhere"
"""A token as a client would make it up."""


def of_holder(twin: Twin, place: int) -> Asking:
    """Every request about a table that is under way, with the token of a place alone: all that
    holders may not ask is refused."""
    token = twin.tokens[place]
    held = requests.HeldTable(twin.table, [token])
    yield Asked("POST", "/api/mine", body=requests.HeldTables([held]), status=200)
    yield Asked("DELETE", TABLE, token, status=403)
    for kind in ("text", "json"):
        yield Asked("GET", f"{TABLE}/record", token, status=409, query=f"?format={kind}")
    for method in ("GET", "POST"):
        yield Asked(method, f"{TABLE}/analysis", token, status=409)
    for invitation in ("nobody's", token):
        claim = requests.Claim(invitation, NOBODY)
        yield Asked("POST", f"{TABLE}/claim", body=claim, status=409)
    for seat in range(twin.session.players):
        for take_back in (False, True):
            invite = requests.Invite(seat, take_back)
            yield Asked("POST", f"{TABLE}/invite", token, invite, status=403)
    yield Asked("POST", f"{TABLE}/rematch", token)
    yield Asked("POST", f"{TABLE}/rematch", token, requests.Changed(token))
    yield Asked("POST", f"{TABLE}/lobby", token, players.OpenToAll(True, token), status=403)
    yield Asked("GET", "/api/lobby", status=200)
    join = players.JoinTable(NOBODY)
    yield Asked("POST", "/api/lobby/{table}/join", body=join, status=409)
    report = players.ReportPlayer(min(place, 4), "rude")  # of oneself, or of nobody
    yield Asked("POST", f"{TABLE}/report", token, report)
    yield from of_keeper(twin, place)
    leaves = place < twin.session.players
    yield Asked("POST", f"{TABLE}/leave", token, status=204 if leaves else 403)


def of_keeper(twin: Twin, place: int) -> Asking:
    """Every request by which a player may learn something of a table, by one who keeps a place;
    another player keeps another one."""
    me, rival = twin.player("Ana"), twin.player("Rival")
    other = (place + 1) % twin.session.players
    plays = place < twin.session.players
    for who, kept in ((rival, other), (me, place)):
        tokens = players.KeepTables([players.KeptTable(twin.table, [twin.tokens[kept]])])
        yield Asked("POST", "/api/players/keep", who.session, tokens, status=204)
    for what in ("tables", "export", "history"):
        yield Asked("GET", f"/api/players/me/{what}", me.session, status=200)
    avoid = players.Avoid(twin.table, other)
    yield Asked("POST", "/api/players/avoid", me.session, avoid, status=204 if plays else 403)
    avoided = yield Asked("GET", "/api/players/me/avoided", me.session, status=200)
    for found in avoided.json()["players"]:
        again = players.MeetAgain(found["player"])
        yield Asked("POST", "/api/players/meet-again", me.session, again, status=204)
    yield Asked("GET", "/api/players/me/avoided", me.session, status=200)
    yield Asked("GET", "/api/players/me/notices", me.session, status=200)
    forget = players.ForgetTable(twin.table)
    for one in (me, rival):
        yield Asked("POST", "/api/players/forget", one.session, forget, status=204)


def of_owner(twin: Twin, seat: int) -> Asking:
    """All that is done with a table and a seat of it, and carried out."""
    owner, token, watch = twin.owner, twin.tokens[seat], twin.tokens[-1]
    report = players.ReportPlayer((seat + 1) % twin.session.players, "rude")
    yield Asked("POST", f"{TABLE}/report", token, report, status=204)
    yield Asked("POST", f"{TABLE}/lobby", owner, players.OpenToAll(True, watch), status=204)
    yield Asked("GET", "/api/lobby", status=200)
    yield Asked("POST", f"{TABLE}/leave", token, status=204)
    yield Asked("GET", "/api/lobby", status=200)
    join = players.JoinTable(twin.new_token, "Tiki")
    yield Asked("POST", "/api/lobby/{table}/join", body=join, status=200)
    yield Asked("POST", f"{TABLE}/lobby", owner, players.OpenToAll(False), status=204)
    for take_back in (True, False):
        invite = requests.Invite(seat, take_back)
        invited = yield Asked("POST", f"{TABLE}/invite", owner, invite, status=200)
        claim = requests.Claim(invited.json()["invitation"], twin.new_token, "Hina")
        for _ in range(2):  # the answer may have been lost
            yield Asked("POST", f"{TABLE}/claim", body=claim, status=200)
        yield Asked("POST", f"{TABLE}/leave", twin.new_token, status=204)
    for one in range(twin.session.players):
        if one != seat:
            yield Asked("POST", f"{TABLE}/leave", twin.tokens[one], status=204)
    mine = requests.HeldTables([requests.HeldTable(twin.table, [watch])])
    yield Asked("POST", "/api/mine", body=mine, status=200)


def of_remover(twin: Twin) -> Asking:
    """Takes the table away, and asks what is left of it."""
    yield Asked("DELETE", TABLE, twin.owner, status=204)
    yield Asked("DELETE", TABLE, twin.owner, status=404)
    mine = requests.HeldTables([requests.HeldTable(twin.table, [twin.tokens[-1]])])
    yield Asked("POST", "/api/mine", body=mine, status=200)


def of_finisher(twin: Twin, terms: Terms | None) -> Asking:
    """What is asked of a game that is over; `terms` are those of the rematch, if others."""
    token = twin.tokens[0]
    for kind in ("text", "json"):
        yield Asked("GET", f"{TABLE}/record", token, status=200, query=f"?format={kind}")
    for method, status in (("GET", 200), ("POST", 202)):
        yield Asked(method, f"{TABLE}/analysis", token, status=status)
    changed = None if terms is None else requests.Changed(twin.owner, terms=terms)
    for _ in range(2):  # the second time there is one
        found = yield Asked("POST", f"{TABLE}/rematch", token, changed, status=200)
    twin.names[found.json()["table"]] = "REMATCH"
