"""Lists the requests of players and about them, for the OpenAPI document."""

from __future__ import annotations

from msgspec import Struct


class Path(Struct, frozen=True):
    """A request: what it is for, its body and its answer, by their names."""

    method: str
    path: str
    summary: str
    answer: str = ""
    body: str = ""
    signed_in: bool = True
    """Whether a secret must come with it."""
    status: int = 200


PATHS = (
    Path("post", "/players", "Make a player", "SignedIn", "NewPlayer", False, 201),
    Path(
        "post",
        "/players/challenge",
        "Something for a passkey to sign",
        "PasskeyChallenge",
        signed_in=False,
    ),
    Path("post", "/players/sign-in", "Sign a device in", "SignedIn", "SignIn", False),
    Path("post", "/players/sign-out", "Sign devices out", body="SignOut"),
    Path("get", "/players/me", "Who one is", "Me"),
    Path("post", "/players/me", "Change who one is", "Me", "ChangePlayer"),
    Path("delete", "/players/me", "Delete everything about oneself"),
    Path("get", "/players/me/tables", "The tables one keeps", "PlayerTables"),
    Path("get", "/players/me/export", "Everything about oneself", "Exported"),
    Path("post", "/players/recovery", "A new recovery code", "RecoveryCode"),
    Path("post", "/players/passkeys", "Add a passkey", "Me", "AddPasskey"),
    Path("post", "/players/passkeys/remove", "Remove a passkey", "Me", "RemovePasskey"),
    Path("post", "/players/keep", "Keep places at tables", body="KeepTables"),
    Path("post", "/players/forget", "Keep a table no longer", body="ForgetTable"),
    Path("get", "/players/me/history", "How one has played", "History"),
    Path("get", "/players/me/avoided", "Whom one avoids", "Avoided"),
    Path("post", "/players/avoid", "Avoid whoever has a seat", body="Avoid"),
    Path("post", "/players/meet-again", "Avoid somebody no longer", body="MeetAgain"),
    Path("get", "/players/me/notices", "How one is told", "Notices"),
    Path("post", "/notices/push", "Be told by a browser", "Notices", "PushTo"),
    Path("post", "/notices/mail", "Be told by e-mail", "Notices", "MailTo"),
    Path("post", "/notices/webhook", "Be told by a webhook", "Notices", "WebhookTo"),
    Path("post", "/notices/confirm", "Confirm an address", "", "ConfirmNotices", False),
    Path("post", "/notices/stop", "Be told no longer", "", "StopNotices", False),
    Path(
        "get",
        "/notices/stop/{channel}",
        "Be asked whether to be told no longer",
        "",
        "",
        False,
        303,
    ),
    Path("post", "/notices/stop/{channel}", "Be told no longer, by a link", signed_in=False),
    Path("get", "/lobby", "The tables that are open to all", "Lobby", signed_in=False),
    Path("post", "/lobby/{table}/join", "Join an open table", "Claimed", "JoinTable", False),
    Path("post", "/tables/{table}/lobby", "Open a table to all", body="OpenToAll"),
    Path("post", "/tables/{table}/report", "Report somebody", body="ReportPlayer"),
    Path("get", "/best/{game}", "The leaderboard", "BestPlayers", signed_in=False),
)
