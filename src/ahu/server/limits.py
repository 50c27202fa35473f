"""Makes all limits of a server process from its settings."""

from __future__ import annotations

from ahu.server.budgets import Payer, WorkBudget
from ahu.server.config import ServerSettings
from ahu.server.rates import BURST, ConnectionLimit, RateLimiter
from ahu.server.shared_limits import AN_HOUR, SharedLimits

ADDRESS_SHARE = 10
"""An address may send as many messages as this many seats."""
MESSAGE_S = 0.002
"""How many seconds of processing a message may cost on average."""
ADDRESS_TIME_SHARE = 5
"""An address may use as much processing time as this many seats."""
RENAMES_A_SECOND, RENAMES_AT_ONCE = 0.1, 5
"""How often one seat may change its name."""
TALK_A_SECOND, TALK_AT_ONCE = 0.5, 10
"""How often one seat, or the onlookers of one address, may say something."""
HAND_OVERS_A_SECOND, HAND_OVERS_AT_ONCE = 0.2, 10
"""How often one seat may pass between its person and a bot."""
HINTS_A_SECOND, HINTS_AT_ONCE = 0.2, 5
"""How often one seat may ask for a hint."""
JOINS_A_SECOND, JOINS_AT_ONCE = 1 / 600, 5
"""How often one address may sit down at one open table: nobody uses up its changes of seats."""
ANALYSES_A_SECOND, ANALYSES_AT_ONCE = 1 / 60, 5
"""How often one address may have a game analysed."""

SIGN_IN_SHARE, SIGN_INS_AT_ONCE_SHARE = 300, 3
"""An address may sign in, or make a player, for every so many messages; at the usual rate every ten
seconds, and ten times at once."""
LETTER_SHARE, LETTERS_AT_ONCE_SHARE = 108_000, 6
"""An address may have a mailbox asked for confirmation for every so many messages; at the usual
rate every hour, and five times at once."""


class Limits:
    """Limits what addresses and seats may do: messages, processing time, tables, sockets."""

    def __init__(self, settings: ServerSettings) -> None:
        rate = settings.rate
        time = rate * MESSAGE_S
        self.by_address = RateLimiter(rate * ADDRESS_SHARE, rate * ADDRESS_SHARE * BURST)
        self.by_seat = RateLimiter(rate, rate * BURST)
        self.renames = RateLimiter(RENAMES_A_SECOND, RENAMES_AT_ONCE)
        self.hand_overs = RateLimiter(HAND_OVERS_A_SECOND, HAND_OVERS_AT_ONCE)
        self.hints = RateLimiter(HINTS_A_SECOND, HINTS_AT_ONCE)
        self.joins = RateLimiter(JOINS_A_SECOND, JOINS_AT_ONCE)
        self.analyses = RateLimiter(ANALYSES_A_SECOND, ANALYSES_AT_ONCE)
        self.talk = RateLimiter(TALK_A_SECOND, TALK_AT_ONCE)
        self.sign_in_rate = rate / SIGN_IN_SHARE, max(1.0, rate / SIGN_INS_AT_ONCE_SHARE)
        """How often an address may sign in: a second, and at once."""
        self._sign_ins = RateLimiter(*self.sign_in_rate)
        self.letters = RateLimiter(rate / LETTER_SHARE, max(1.0, rate / LETTERS_AT_ONCE_SHARE))
        self._time_by_address = WorkBudget(time * ADDRESS_TIME_SHARE, time * ADDRESS_TIME_SHARE)
        self._time_by_seat = WorkBudget(time, time * BURST)
        self._openings = RateLimiter(settings.tables_an_hour / AN_HOUR, settings.tables_an_hour)
        self._sockets = ConnectionLimit(settings.sockets)
        self.shared: SharedLimits | None = None
        """The limits of all processes together, where several share a database."""

    def payer(self, address: str) -> Payer:
        """Returns who pays for what is done for an address."""
        return Payer(address, self._time_by_address, self._time_by_seat)

    async def open(self, address: str) -> bool:
        """Returns whether an address may open one more table, and counts it if so."""
        if not self._openings.take(address):
            return False
        return self.shared is None or await self.shared.open(address)

    async def sign_in(self, address: str) -> bool:
        """Returns whether an address may sign in, or ask for the like, and counts it if so."""
        if not self._sign_ins.take(address):
            return False
        return self.shared is None or await self.shared.sign_in(address)

    async def enter(self, address: str) -> bool:
        """Returns whether an address may hold one more socket, and counts it if so."""
        if not self._sockets.enter(address):
            return False
        if self.shared is None:
            return True
        if self.by_address.take(address) and await self.shared.enter(address):
            return True
        self._sockets.leave(address)
        return False

    async def leave(self, address: str) -> None:
        """Stops counting a socket that is closed."""
        self._sockets.leave(address)
        if self.shared is not None:
            await self.shared.leave(address)
