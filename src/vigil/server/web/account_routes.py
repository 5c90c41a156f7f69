"""Sign-in, profiles, muting, data export, API tokens and bot accounts."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, convert, structs

from vigil.protocol.responses import Me, PersonKind, ResponseModel, SignedIn
from vigil.server.accounts import MAX_PASSWORD, MIN_PASSWORD, AuthenticationRequired, SignedInSession
from vigil.server.default_names import localized_name
from vigil.server.display_names import MAX_NAME_LENGTH
from vigil.server.errors import BadRequest, Forbidden, NotFound, StateConflict
from vigil.server.rate_limits import RateLimited
from vigil.server.store.rows import Person, Token
from vigil.server.web.request import Request
from vigil.server.web.routes import RequestModel, Routes, TokenScope
from vigil.server.web.security import csrf_of, session_cookies
from vigil.text import Language

ROUTES = Routes("people", "/api/v1")

Name = Annotated[
    str, Meta(min_length=1, max_length=2 * MAX_NAME_LENGTH)
]  # longer than a name may be: spaces are trimmed first
Password = Annotated[str, Meta(min_length=MIN_PASSWORD, max_length=MAX_PASSWORD)]
Secret = Annotated[str, Meta(min_length=1, max_length=200)]
Label = Annotated[str, Meta(max_length=60)]
Avatar = Annotated[str, Meta(max_length=40, pattern="^[a-z0-9-]*$", description="the name of an icon")]


SEAT_FIELDS = ("seat", "name", "lang", "avatar", "deck", "seed_phrase")
"""The fields of a seat that its player chose, for the export."""


class NewGuest(RequestModel):
    """The name of a new guest, and optionally an icon."""

    name: Name
    lang: Language = "en"
    avatar: Avatar = ""


class NewAccount(RequestModel):
    """The name and password of a new account."""

    name: Name
    password: Password
    lang: Language = "en"


class Claim(RequestModel):
    """The password of the new account, and a new name if it should change."""

    password: Password
    name: Name | None = None


class Login(RequestModel):
    """The name and password of an account."""

    name: Annotated[str, Meta(min_length=1, max_length=200)]
    password: Annotated[str, Meta(min_length=1, max_length=MAX_PASSWORD)]


class LoginSecret(RequestModel):
    """The secret of a guest's login link, or of the administrator's first link."""

    secret: Secret


class LoginLink(ResponseModel):
    """The secret of a login link, which works on any device."""

    secret: str


class ProfileChanges(RequestModel):
    """The fields to change. A new password requires the old one."""

    name: Name | None = None
    lang: Language | None = None
    avatar: Avatar | None = None
    password: Password | None = None
    old_password: Annotated[str, Meta(max_length=MAX_PASSWORD)] | None = None


class Confirm(RequestModel):
    """Your own name, as confirmation."""

    confirm: Annotated[str, Meta(max_length=2 * MAX_NAME_LENGTH)] = ""


class NewToken(RequestModel):
    """The label and scopes of a new token, and how many days it is valid. Without `days`, it doesn't expire."""

    scopes: Annotated[list[TokenScope], Meta(min_length=1, max_length=3)]
    label: Label = ""
    days: Annotated[int, Meta(ge=1, le=3650)] | None = None


class TokenInfo(ResponseModel):
    """A token without its secret."""

    id: str
    label: str
    scopes: list[str]
    created: int
    last_used: int | None = None
    expires: int | None = None


class NewTokenInfo(ResponseModel):
    """A new token. Store `token`: the server never returns it again."""

    token: str
    info: TokenInfo


class TokenList(ResponseModel):
    tokens: list[TokenInfo]


class NewBot(RequestModel):
    """The name of a new bot account. It must be free."""

    name: Name
    lang: Language = "en"


class PersonInfo(ResponseModel):
    """The public profile of a person or a bot account."""

    id: str
    kind: PersonKind
    name: str
    since: int  # the day they joined
    owner: str | None = None  # of a bot account: the id of the person it belongs to
    avatar: str = ""


class NewBotInfo(ResponseModel):
    """A new bot account and its token."""

    bot: PersonInfo
    token: str


class BotList(ResponseModel):
    bots: list[PersonInfo]


class Export(ResponseModel):
    """All data the server has about a person, except secrets."""

    me: Me
    tokens: list[TokenInfo]
    bots: list[PersonInfo]
    decks: list[dict[str, Any]]
    tables: list[dict[str, Any]]
    ratings: list[dict[str, Any]]
    sessions: list[dict[str, Any]]  # with the times of creation and expiry
    chat: list[dict[str, Any]]
    muted: list[str]  # ids of people
    last_seen: int
    seed_phrases: list[dict[str, Any]]  # phrases mixed into the seeds of games
    tables_created: list[dict[str, Any]]  # with settings, custom cards and options such as the title
    seats_taken: list[dict[str, Any]]  # with name, deck, icon and seed phrase


def me_of(person: Person) -> Me:
    """Return what a person may know about their own account."""
    me = convert(person, Me, from_attributes=True)
    return structs.replace(me, muted=tuple(sorted(person.muted)))


def person_info(person: Person) -> PersonInfo:
    """Return a public profile, with the day of joining instead of the exact time."""
    day = person.created - person.created % 86_400_000
    return PersonInfo(
        id=person.id, kind=person.kind, name=person.name, since=day, owner=person.owner, avatar=person.avatar
    )


def token_info(token: Token) -> TokenInfo:
    """Return a token without its secret."""
    return convert(token, TokenInfo, from_attributes=True)


def signed_in_response(request: Request, sign_in: SignedInSession) -> SignedIn:
    """Set the session cookies and return the body of a sign-in."""
    request.headers += session_cookies(sign_in.session, request.base, request.secure)
    return SignedIn(me=me_of(sign_in.person), csrf=csrf_of(sign_in.session), login_secret=sign_in.link or None)


# -------------------------------------------------------------------------- sign-in


@ROUTES.add(
    "POST", "/people/guest", who="anyone", status=201, rate="login",
    problems=(BadRequest, Forbidden, StateConflict), example={"name": "Ana", "lang": "pt"},
)  # fmt: skip
async def make_guest(request: Request, body: NewGuest) -> SignedIn:
    """Create a guest and sign in.

    A guest needs only a name. The response sets the session cookie and includes the secret of a login link, with which
    the guest can sign in on another device (`POST /api/v1/session/login-link`)."""
    return signed_in_response(request, await request.world.people.guest(body.name, body.lang, body.avatar))


@ROUTES.add(
    "POST", "/people/register", who="anyone", status=201, rate="login",
    problems=(BadRequest, Forbidden, StateConflict),
    example={"name": "Ana", "password": "a long sentence", "lang": "pt"},
)  # fmt: skip
async def register(request: Request, body: NewAccount) -> SignedIn:
    """Create an account and sign in."""
    return signed_in_response(request, await request.world.people.register(body.name, body.password, body.lang))


@ROUTES.add(
    "POST", "/people/claim", scope="session", rate="login",
    problems=(BadRequest, Forbidden, StateConflict), example={"password": "a long sentence"},
)  # fmt: skip
async def claim(request: Request, body: Claim) -> Me:
    """Turn your guest into an account. You keep your history and your seats."""
    person = request.person
    return me_of(await request.world.people.claim(person, body.name or person.name, body.password))


@ROUTES.add("GET", "/people/{id}", who="anyone", problems=(NotFound,))
async def get_person(request: Request) -> PersonInfo:
    """Return a public profile."""
    info = person_info(await request.world.people.known(request.params["id"]))
    return structs.replace(info, name=localized_name(info.name, None, request.lang))


@ROUTES.add(
    "POST", "/session", who="anyone", rate="login",
    problems=(AuthenticationRequired, RateLimited), example={"name": "Ana", "password": "a long sentence"},
)  # fmt: skip
async def log_in(request: Request, body: Login) -> SignedIn:
    """Sign in with a name and a password."""
    return signed_in_response(request, await request.world.people.login(body.name, body.password, request.address))


@ROUTES.add(
    "POST", "/session/login-link", who="anyone", rate="login",
    problems=(AuthenticationRequired, RateLimited), example={"secret": "the-secret-of-the-link"},
)  # fmt: skip
async def log_in_by_link(request: Request, body: LoginSecret) -> SignedIn:
    """Sign in with a login link, as a guest or, the first time, as the administrator."""
    return signed_in_response(request, await request.world.people.sign_in_with_link(body.secret, request.address))


@ROUTES.add("DELETE", "/session", scope="session")
async def log_out(request: Request) -> None:
    """Sign out and end this session."""
    if request.caller is not None and request.caller.session is not None:
        await request.world.store.drop_session(request.caller.session)
        await request.world.signed_out()
    request.headers += session_cookies("", request.base, request.secure)


# ---------------------------------------------------------------------- own account


@ROUTES.add("GET", "/me")
async def get_me(request: Request) -> Me:
    """Return your account."""
    return me_of(request.person)


@ROUTES.add(
    "PATCH", "/me", scope="session", rate="login",
    problems=(BadRequest, Forbidden, StateConflict, RateLimited), example={"lang": "ru"},
)  # fmt: skip
async def change_me(request: Request, body: ProfileChanges) -> Me:
    """Change your name, language, icon or password.

    If one of the changes is invalid, nothing changes. A new password ends every other session."""
    people, person = request.world.people, request.person
    wanted = {"name": body.name, "lang": body.lang, "avatar": body.avatar}
    if body.password is None:
        return me_of(await people.change(person, **wanted))
    sign_in = await people.change_password(person, body.old_password or "", body.password, request.address, **wanted)
    signed_in_response(request, sign_in)
    await request.world.signed_out()
    return me_of(sign_in.person)


@ROUTES.add("DELETE", "/me", scope="session", problems=(BadRequest, StateConflict))
async def delete_me(request: Request, query: Confirm) -> None:
    """Delete your account with its tokens, bots and decks.

    Your games are kept without your name. To prevent accidents, `confirm` must be your own name."""
    if query.confirm != request.person.name:
        raise BadRequest("confirm-name-wrong", "to erase your account, send your own name as confirm")
    request.world.people.check_may_delete(request.person)
    await request.world.erase(request.person.id)
    request.headers += session_cookies("", request.base, request.secure)


@ROUTES.add("PUT", "/me/muted/{id}", scope="play", problems=(NotFound, StateConflict))
async def mute(request: Request) -> None:
    """Mute a person. You no longer see their chat messages at any table."""
    other = await request.world.people.known(request.params["id"])
    request.world.mute(request.person.id, await request.world.people.mute(request.person, other.id, True))


@ROUTES.add("DELETE", "/me/muted/{id}", scope="play")
async def unmute(request: Request) -> None:
    """Unmute a person."""
    muted = await request.world.people.mute(request.person, request.params["id"], False)
    request.world.mute(request.person.id, muted)


@ROUTES.add("POST", "/me/login-link", scope="session", status=201, problems=(StateConflict,))
async def make_link(request: Request) -> LoginLink:
    """Create a new login link for your guest. The previous link stops working."""
    return LoginLink(secret=await request.world.people.new_login_link(request.person))


@ROUTES.add("GET", "/me/export", scope="session", rate="write")
async def export_me(request: Request) -> Export:
    """Export all data that the server has about you, except secrets."""
    people, store, person = request.world.people, request.world.store, request.person
    assert request.caller is not None
    decks = [
        {"name": deck.name, "game": deck.game, "text": deck.text, "changed": deck.changed}
        for deck in await store.decks(person.id)
    ]
    tables: list[dict[str, Any]] = []
    before: str | None = None
    while rows := await store.tables(person=person.id, before=before, limit=100, viewer=request.list_viewer):
        tables += [{"id": row.id, "game": row.game, "status": row.status, "created": row.created} for row in rows]
        before = rows[-1].cursor
    seat_entries = await store.lines_of(person.id, "sat")
    request.headers.append(("content-disposition", 'attachment; filename="vigil.json"'))
    return Export(
        me=me_of(person),
        tokens=[token_info(token) for token in await people.tokens(person)],
        bots=[person_info(bot) for bot in await store.bots_of(person.id)],
        decks=decks,
        tables=tables,
        ratings=[
            {"game": each.game, "mode": each.mode, "mu": each.mu, "sigma": each.sigma, "games": each.games}
            for each in await store.ratings_of(person.id)
        ],
        sessions=[
            {"created": each.created, "expires": each.expires, "this": each.hash == request.caller.session}
            for each in await store.sessions_of(person.id)
        ],
        chat=[
            {"table": table, "at": line.at, "text": line.body["text"], "phrase": line.body["phrase"]}
            for table, line in await store.lines_of(person.id)
        ],
        muted=[str(each) for each in person.settings.get("muted", ())],
        last_seen=person.last_seen,
        seed_phrases=[
            {"table": table, "at": each.at, "seed_phrase": each.body["seed_phrase"]}
            for table, each in seat_entries
            if each.body.get("seed_phrase")
        ],
        tables_created=[
            {"table": table, "at": each.at} | {key: each.body[key] for key in ("game", "settings", "options")}
            for table, each in await store.lines_of(person.id, "created", "by")
        ],
        seats_taken=[
            {"table": table, "at": each.at} | {key: each.body.get(key) for key in SEAT_FIELDS}
            for table, each in seat_entries
        ],
    )


# ------------------------------------------------------------------ tokens and bots


@ROUTES.add("GET", "/me/tokens", scope="session")
async def list_tokens(request: Request) -> TokenList:
    """List your API tokens."""
    return TokenList(tokens=[token_info(token) for token in await request.world.people.tokens(request.person)])


@ROUTES.add(
    "POST", "/me/tokens", scope="session", status=201,
    problems=(BadRequest, StateConflict), example={"label": "my script", "scopes": ["read", "play"], "days": 90},
)  # fmt: skip
async def make_token(request: Request, body: NewToken) -> NewTokenInfo:
    """Create an API token. Its secret is returned only once."""
    scopes: list[str] = list(dict.fromkeys(body.scopes))
    secret, token = await request.world.people.new_token(request.person, body.label, scopes, body.days)
    return NewTokenInfo(token=secret, info=token_info(token))


@ROUTES.add("DELETE", "/me/tokens/{id}", scope="session", problems=(NotFound,))
async def revoke_token(request: Request) -> None:
    """Revoke one of your tokens or one of your bots' tokens."""
    await request.world.people.revoke(request.person, request.params["id"])
    await request.world.signed_out()


@ROUTES.add("GET", "/me/bots", scope="session")
async def list_bots(request: Request) -> BotList:
    """List your bot accounts."""
    return BotList(bots=[person_info(bot) for bot in await request.world.store.bots_of(request.person.id)])


@ROUTES.add(
    "POST", "/me/bots", scope="session", status=201,
    problems=(BadRequest, StateConflict), example={"name": "Ana's engine"},
)  # fmt: skip
async def make_bot(request: Request, body: NewBot) -> NewBotInfo:
    """Create a bot account and a token for it. Other players see that it is a bot."""
    bot, token = await request.world.people.new_bot(request.person, body.name, body.lang)
    return NewBotInfo(bot=person_info(bot), token=token)
