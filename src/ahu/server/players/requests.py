"""The bodies of requests about players, and their answers."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from ahu.server import id_patterns
from ahu.server.message_parts import MOST_SEATS, Name, Seat, Token
from ahu.server.requests import MOST_HELD, Body, TableId, TableSummary
from ahu.server.table_terms import Pace

Language = Literal["en", "de", "fr"]
LONGEST_PART = 4096
"""The most characters of a part of a passkey's answer."""
LONGEST_ADDRESS = 1000
Part = Annotated[str, Meta(max_length=LONGEST_PART, pattern=id_patterns.BASE64URL)]
PasskeyId = Annotated[str, Meta(min_length=1, max_length=1400, pattern=id_patterns.BASE64URL)]
Code = Annotated[str, Meta(max_length=80, pattern=id_patterns.PRINTABLE)]
Address = Annotated[str, Meta(max_length=LONGEST_ADDRESS, pattern=id_patterns.PRINTABLE)]
Row = dict[str, str | int | float | bool | None]


class NewPasskey(Body):
    """What a browser answers when it has made a passkey; binary parts are base64url."""

    id: PasskeyId
    client_data: Part
    attestation: Part


class UsedPasskey(Body):
    """What a browser answers when a passkey was used; binary parts are base64url."""

    id: PasskeyId
    client_data: Part
    authenticator_data: Part
    signature: Part


class NewPlayer(Body):
    """Makes a player, with a passkey or else with a recovery code."""

    name: Name
    language: Language
    passkey: NewPasskey | None = None


class SignIn(Body):
    """Signs a device in, by a passkey or by the recovery code."""

    passkey: UsedPasskey | None = None
    recovery: Code | None = None


class SignOut(Body):
    """Signs this device out, or all devices."""

    everywhere: bool = False


class ChangePlayer(Body):
    """Changes what a player has chosen; what is left out stays."""

    name: Name | None = None
    language: Language | None = None
    listed: bool | None = None


class AddPasskey(Body):
    """Adds a passkey to a player."""

    passkey: NewPasskey


class RemovePasskey(Body):
    """Removes a passkey from a player."""

    id: PasskeyId


class KeptTable(Body):
    """A table, and the tokens that somebody holds of it: of seats, of onlookers, of its owner."""

    table: TableId
    tokens: Annotated[list[Token], Meta(min_length=1, max_length=MOST_SEATS + 2)]


class KeepTables(Body):
    """Keeps places at tables for a player, so that every device of theirs opens them."""

    held: Annotated[list[KeptTable], Meta(max_length=MOST_HELD)]


class ForgetTable(Body):
    """Keeps a table for a player no longer."""

    table: TableId


class OpenToAll(Body):
    """Opens a table to all who come: to sit down, or (with the onlookers' token) to look on.

    With neither, it is taken out of the lobby. The level tells whom the opener hopes for.
    """

    joinable: bool
    watch: Token | None = None
    level: Literal["any", "new", "some", "strong"] = "any"


class JoinTable(Body):
    """Takes a free seat of an open table, with a token that the client has made up.

    Sending it again is answered again.
    """

    token: Annotated[str, Meta(pattern=id_patterns.NEW_TOKEN)]
    name: Name | None = None


class Avoid(Body):
    """Avoids whoever has a seat at a table where one has a place: neither joins the other."""

    table: TableId
    seat: Seat


class MeetAgain(Body):
    """Avoids somebody no longer."""

    player: Annotated[str, Meta(max_length=32, pattern=id_patterns.TABLE)]


class ReportPlayer(Body):
    """Tells whoever runs the server about whoever has a seat."""

    seat: Seat
    text: Annotated[str, Meta(min_length=1, max_length=500, pattern=id_patterns.NO_CONTROLS)]


class PushTo(Body):
    """A browser's subscription to pushes."""

    endpoint: Address
    p256dh: Annotated[str, Meta(max_length=100, pattern=id_patterns.BASE64URL)]
    auth: Annotated[str, Meta(max_length=40, pattern=id_patterns.BASE64URL)]


class MailTo(Body):
    """An e-mail address; a letter asks there for a confirmation."""

    address: Annotated[str, Meta(max_length=254, pattern=id_patterns.PRINTABLE)]


class WebhookTo(Body):
    """The address of a webhook."""

    address: Address


class ConfirmNotices(Body):
    """Confirms an e-mail address, by the code that was sent there."""

    code: Token


class StopNotices(Body):
    """Ends a way of being told; whoever has its link may."""

    id: Token


# Answers


class ChannelInfo(Struct):
    """A way of being told that it is one's turn."""

    id: str
    kind: str
    address: str
    confirmed: bool


class Notices(Struct):
    """A player's ways of being told, and what there is here."""

    key: str
    """What a browser needs to know to subscribe to pushes."""
    kinds: list[str]
    channels: list[ChannelInfo]


class LobbyTable(Struct):
    """A table that is open to all."""

    table: str
    game: str
    options: dict[str, bool | int]
    names: list[str]
    levels: list[str]
    """The level of each bot; empty for people."""
    empty: list[int]
    """The seats that nobody has."""
    free: int
    """How many seats anybody may take."""
    level: str
    """Whom the opener hopes for."""
    pace: Pace | None
    """The clocks, where there are any."""
    away_s: int
    """How long a table must stand still before a bot may play on for somebody who is away; 0 for
    never, and of no matter by correspondence."""
    rated: bool
    """Whether games under the table's terms may count for ratings."""
    round: int
    watch: str | None
    """The onlookers' token, where everybody may look on."""
    hints: bool
    """Whether everybody there may ask for hints."""
    created: str


class Lobby(Struct):
    """The tables that are open to all, the newest first."""

    tables: list[LobbyTable]


class PlayerRating(Struct):
    """How strong somebody is: newcomers have 25. Two standard deviations are the uncertainty."""

    rating: float
    uncertainty: float


class PlayedSeat(Struct):
    """A seat of a finished game; without name and level, of somebody who is no player."""

    name: str
    level: str
    points: int
    place: int


class PlayedGame(Struct):
    """A finished game of a player."""

    table: str
    game: str
    ended: str
    rated: bool
    seat: int
    """The player's."""
    seats: list[PlayedSeat]


class GameStatistics(Struct):
    """How a player has played a game."""

    game: str
    games: int
    won: float
    """The sum of the player's shares of victories."""
    points: float
    """On average."""
    best: int
    rating: PlayerRating | None


class Rival(Struct):
    """Somebody whom a player has met often, or a level of bots."""

    name: str
    level: str
    games: int
    ahead: int
    """How often the player was ahead of them."""


class History(Struct):
    """How a player has played."""

    games: list[PlayedGame]
    """The latest."""
    statistics: list[GameStatistics]
    rivals: list[Rival]


class BestPlayer(Struct):
    """A player, or a level of bots, on the leaderboard."""

    name: str
    level: str
    rating: PlayerRating
    games: int


class BestPlayers(Struct):
    """Those who are strongest for sure, the strongest first."""

    game: str
    players: list[BestPlayer]


class AvoidedPlayer(Struct):
    """Somebody whom a player avoids."""

    player: str
    name: str


class Avoided(Struct):
    """Those whom a player avoids."""

    players: list[AvoidedPlayer]


class PasskeyChallenge(Struct):
    """What a passkey is asked to sign; it counts once, and for minutes only."""

    challenge: str


class SignedIn(Struct):
    """Says that a device is signed in; the secrets are told once."""

    player: str
    session: str
    recovery: str | None
    """The recovery code of a new player without a passkey."""


class RecoveryCode(Struct):
    """A new recovery code; the one before it is void."""

    recovery: str


class PasskeyInfo(Struct):
    """A passkey of a player; when it was made is UTC, ISO 8601."""

    id: str
    created: str


class Me(Struct):
    """What a player has chosen, and by what they sign in."""

    player: str
    name: str
    language: Language
    listed: bool
    """Whether they are on the leaderboard."""
    recovery: bool
    """Whether there is a recovery code."""
    passkeys: list[PasskeyInfo]
    devices: int
    """How many devices are signed in."""
    fresh: bool
    """Whether this device has signed in just now, so that it may change by what they sign in."""


class PlayerTable(Struct):
    """A table that a player keeps; whether as its owner, and whether to look on."""

    summary: TableSummary
    owner: bool
    watch: bool


class PlayerTables(Struct):
    """The tables that a player keeps and still may open."""

    tables: list[PlayerTable]


class Exported(Struct):
    """Everything that is stored about a player, as the database has it, without secrets."""

    stored: dict[str, list[Row]]


BODIES = (
    NewPlayer,
    SignIn,
    SignOut,
    ChangePlayer,
    AddPasskey,
    RemovePasskey,
    KeepTables,
    ForgetTable,
    OpenToAll,
    JoinTable,
    Avoid,
    MeetAgain,
    ReportPlayer,
    PushTo,
    MailTo,
    WebhookTo,
    ConfirmNotices,
    StopNotices,
)
ANSWERS = (
    PasskeyChallenge,
    SignedIn,
    RecoveryCode,
    Me,
    PlayerTables,
    Exported,
    Lobby,
    History,
    BestPlayers,
    Avoided,
    Notices,
)
