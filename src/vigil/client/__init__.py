"""Play on a server, from Python, in the terminal or with a bot.

    from vigil.client import Client

    with Client("http://localhost:8300") as vigil:
        vigil.guest("Ana")
        table = vigil.create_table(game, seats=[{"seat": 0, "me": True}, {"seat": 1, "bot": "greedy"}], start=True)
        print(vigil.play(table.id, 0, lambda decision, view: 0))

`AsyncClient` is the same for asyncio. See docs/CLIENTS.md.
"""

from vigil.client.async_client import AsyncClient
from vigil.client.errors import ClientError, RequestRejected
from vigil.client.seat_connection import SeatConnection
from vigil.client.sync_client import Client, SyncSeatConnection

__all__ = ["AsyncClient", "Client", "ClientError", "RequestRejected", "SeatConnection", "SyncSeatConnection"]
