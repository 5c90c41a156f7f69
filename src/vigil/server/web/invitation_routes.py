"""Inviting somebody to a table: the link to send, and the same as a picture for a telephone's camera."""

from __future__ import annotations

from urllib.parse import urlsplit

from starlette.responses import Response

from vigil.server.errors import NotFound
from vigil.server.network import is_everywhere, is_here, own_address, qr_picture, url_of
from vigil.server.web.request import Request
from vigil.server.web.routes import ResponseModel, Routes

ROUTES = Routes("tables")
API = "/api/v1"


class InviteLink(ResponseModel):
    """Where to send somebody; `code` is what they type who cannot open a link; `local_only`: it only works on
    the machine it is opened on."""

    link: str
    code: str
    local_only: bool


async def link_to(request: Request) -> str:
    """The address of an invitation.

    Who looks at the server from its own machine is given the address that others reach it by."""
    code = request.params["code"]
    if await request.world.store.table_by_code(code) is None:
        raise NotFound("invitation-unknown", "this invitation does not belong to any table here")
    settings, host = request.world.settings, str(request.connection.scope["vigil.host"])
    near = own_address() if is_here(host) and is_everywhere(settings.bind) else None
    if settings.public_url:
        root = settings.public_url
    elif near is not None:
        port = host.rpartition(":")[2]
        root = url_of(near, int(port) if port.isdigit() else 80, request.base)
    else:
        root = f"{'https' if request.secure else 'http'}://{host}{request.base}"
    return f"{root}/join/{code}"


@ROUTES.add("GET", f"{API}/invitations/{{code}}/link", answer=InviteLink, who="anyone", problems=(NotFound,))
async def invitation_link(request: Request, _: None) -> InviteLink:
    """The address of an invitation, as others reach it."""
    link = await link_to(request)
    return InviteLink(link=link, code=request.params["code"], local_only=is_here(urlsplit(link).netloc))


@ROUTES.add(
    "GET", f"{API}/invitations/{{code}}/qr", who="anyone", media="image/svg+xml", problems=(NotFound,), known=False
)
async def invitation_qr(request: Request, _: None) -> Response:
    """The address of an invitation as a picture (SVG) for the camera of a telephone."""
    return Response(qr_picture(await link_to(request)), media_type="image/svg+xml")
