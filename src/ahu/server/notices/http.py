"""Answers requests about being told that it is one's turn."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import BaseRoute, Route

from ahu.core.refusal import refuse
from ahu.server import id_patterns
from ahu.server.addresses import key_of
from ahu.server.budgets import charge
from ahu.server.http import answer, endpoint
from ahu.server.limits import Limits
from ahu.server.message_parts import LONGEST_TOKEN
from ahu.server.notices.channels import Channels
from ahu.server.notices.confirmation_limits import ConfirmationLimits
from ahu.server.notices.delivery import Delivery
from ahu.server.notices.outgoing import Unreachable
from ahu.server.players import requests
from ahu.server.players.http import QUERY_S, PlayerReader
from ahu.server.players.store import Player, PlayerStore
from ahu.server.registry import TableRegistry


class NoticesHttp(PlayerReader):
    """Answers requests about notices."""

    def __init__(
        self,
        registry: TableRegistry,
        store: PlayerStore,
        limits: Limits,
        origins: tuple[str, ...],
        delivery: Delivery,
        confirmations: ConfirmationLimits,
    ) -> None:
        super().__init__(registry, store, limits, origins)
        self.delivery = delivery
        self.channels = Channels(
            registry.storage, delivery.lookups, delivery.private, confirmations
        )

    def routes(self) -> list[BaseRoute]:
        """Returns the routes, below `/api`."""
        posts = {
            "push": self.push,
            "mail": self.mail,
            "webhook": self.webhook,
            "confirm": self.confirm,
            "stop": self.stop,
        }
        return [
            Route("/players/me/notices", endpoint(self.notices), methods=["GET"]),
            *(
                Route(f"/notices/{path}", endpoint(serve), methods=["POST"])
                for path, serve in posts.items()
            ),
            Route("/notices/stop/{channel}", endpoint(self.stop_by_link), methods=["GET", "POST"]),
        ]

    async def notices(self, request: Request) -> Response:
        """Answers with the player's ways of being told, and with what there is."""
        return await self._told(await self._asking(request))

    async def push(self, request: Request) -> Response:
        """Tells a browser from now on, as long as it is signed in."""
        asked = await self._read(request, requests.PushTo)
        player = await self._player(request)
        await self._limit(request)
        if self.delivery.pusher.contact is None:
            raise refuse("", "player-notice-none")
        await self.channels.push(player, asked)
        return await self._told(player)

    async def mail(self, request: Request) -> Response:
        """Asks an e-mail address whether it wants notices."""
        asked = await self._read(request, requests.MailTo)
        player = await self._player(request)
        player.check_fresh()
        await self._limit(request)
        if not self._by_mail:
            raise refuse("", "player-notice-none")
        if not self.limits.letters.take(key_of(request)):
            raise refuse("", "player-notice-often")
        code = await self.channels.mail(player, asked.address)
        try:
            await self.delivery.ask_to_confirm(asked.address, code, player.language)
        except Unreachable:
            raise refuse("", "player-notice-mail") from None
        return await self._told(player)

    async def webhook(self, request: Request) -> Response:
        """Tells a webhook from now on."""
        asked = await self._read(request, requests.WebhookTo)
        player = await self._player(request)
        player.check_fresh()
        await self._limit(request)
        if not self.delivery.address:
            raise refuse("", "player-notice-none")
        await self.channels.webhook(player, asked.address)
        return await self._told(player)

    async def confirm(self, request: Request) -> Response:
        """Confirms an e-mail address, by the code that was sent there."""
        asked = await self._read(request, requests.ConfirmNotices)
        await self._limit(request)
        await self.channels.confirm(asked.code)
        return Response(status_code=204)

    async def stop(self, request: Request) -> Response:
        """Tells nothing that way any more."""
        asked = await self._read(request, requests.StopNotices)
        await self.channels.stop(asked.id)
        return Response(status_code=204)

    async def stop_by_link(self, request: Request) -> Response:
        """Tells nothing that way any more, as mail programs ask for it (RFC 8058).

        Whoever only opens the link comes to the page that asks for a press: programs that look at
        all links of a letter end nothing.
        """
        self._admit(request)
        channel = request.path_params["channel"]
        if not id_patterns.is_token(channel, LONGEST_TOKEN):
            raise refuse("", "table-page-missing")
        if request.method != "POST":
            return RedirectResponse(f"../../../stop#{channel}", 303)
        charge(QUERY_S)
        await self.channels.stop(channel)
        return Response(status_code=204)

    @property
    def _by_mail(self) -> bool:
        return self.delivery.mail_server is not None and bool(self.delivery.address)

    async def _told(self, player: Player) -> Response:
        kinds = []
        if self.delivery.pusher.contact is not None:
            kinds.append("push")
        if self._by_mail:
            kinds.append("mail")
        if self.delivery.address:
            kinds.append("webhook")
        found = await self.channels.of(player)
        return answer(requests.Notices(self.delivery.pusher.public, kinds, found))
