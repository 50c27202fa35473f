"""The bodies of requests about players, and their answers."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from ahu.server import id_patterns
from ahu.server.messages import MOST_SEATS, Name, Token
from ahu.server.requests import MOST_HELD, Body, TableId, TableSummary

Language = Literal["en", "de", "fr"]
LONGEST_PART = 4096
"""The most characters of a part of a passkey's answer."""
LONGEST_ADDRESS = 1000
Part = Annotated[str, Meta(max_length=LONGEST_PART, pattern=id_patterns.BASE64URL)]
PasskeyId = Annotated[str, Meta(min_length=1, max_length=1400, pattern=id_patterns.BASE64URL)]
Code = Annotated[str, Meta(max_length=80, pattern=id_patterns.PRINTABLE)]
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


# Answers


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
    language: str
    listed: bool
    """Whether they are in the list of the best."""
    recovery: bool
    """Whether there is a recovery code."""
    passkeys: list[PasskeyInfo]
    devices: int
    """How many devices are signed in."""


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
)
ANSWERS = (PasskeyChallenge, SignedIn, RecoveryCode, Me, PlayerTables, Exported)
