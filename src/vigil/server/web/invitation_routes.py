"""Invitation links to tables, as text and as QR codes."""

from __future__ import annotations

from urllib.parse import urlsplit

from starlette.responses import Response

from vigil.server.errors import NotFound
from vigil.server.network import is_everywhere, is_here, own_address, qr_picture, url_of
from vigil.server.web.request import Request
from vigil.server.web.routes import ResponseModel, Routes

ROUTES = Routes("tables", "/api/v1")


class InviteLink(ResponseModel):
    """The link to an invitation. `code` is for people who type it instead of opening the link.

    `local_only`: the link only works on the server's own machine.
    """

    link: str
    code: str
    local_only: bool


async def link_to(request: Request) -> str:
    """Return the link to an invitation.

    A client on the server's own machine gets an address that works in the local network.
    """
    code = request.params["code"]
    if await request.world.store.table_by_code(code) is None:
        raise NotFound("invitation-unknown", "this invitation does not belong to any table here")
    settings, host = request.world.settings, str(request.connection.scope["vigil.host"])
    local_address = own_address() if is_here(host) and is_everywhere(settings.bind) else None
    if settings.public_url:
        root = settings.public_url
    elif local_address is not None:
        port = host.rpartition(":")[2]
        root = url_of(local_address, int(port) if port.isdigit() else 80, request.base)
    else:
        root = f"{'https' if request.secure else 'http'}://{host}{request.base}"
    return f"{root}/join/{code}"


@ROUTES.add("GET", "/invitations/{code}/link", who="anyone", problems=(NotFound,))
async def invitation_link(request: Request) -> InviteLink:
    """Return the link to an invitation, for other devices."""
    link = await link_to(request)
    return InviteLink(link=link, code=request.params["code"], local_only=is_here(urlsplit(link).netloc))


@ROUTES.add("GET", "/invitations/{code}/qr", who="anyone", media="image/svg+xml", problems=(NotFound,), known=False)
async def invitation_qr(request: Request) -> Response:
    """Return the link to an invitation as a QR code in SVG."""
    return Response(qr_picture(await link_to(request)), media_type="image/svg+xml")
