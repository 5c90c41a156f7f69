"""Coming in, going out, and everything somebody can do with what the server knows of them."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, structs

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

ROUTES = Routes("people")
API = "/api/v1"

Lang = Literal["en", "pt", "fr", "ru"]
Name = Annotated[str, Meta(min_length=1, max_length=2 * MAX_NAME_LENGTH)]  # what is left when it is cleaned counts
Password = Annotated[str, Meta(min_length=MIN_PASSWORD, max_length=MAX_PASSWORD)]
Secret = Annotated[str, Meta(min_length=1, max_length=200)]
Label = Annotated[str, Meta(max_length=60)]
Avatar = Annotated[str, Meta(max_length=40, pattern="^[a-z0-9-]*$", description="the name of an icon")]


BROUGHT = ("seat", "name", "lang", "avatar", "deck", "seed_phrase")
"""What somebody brings along who takes a seat."""


class NewGuest(RequestModel):
    """A guest has a name, perhaps an icon, and nothing more."""

    name: Name
    lang: Lang = "en"
    avatar: Avatar = ""


class NewAccount(RequestModel):
    """An account has a name of its own and a password."""

    name: Name
    password: Password
    lang: Lang = "en"


class Claim(RequestModel):
    """A guest who becomes an account; the name may stay."""

    password: Password
    name: Name | None = None


class Login(RequestModel):
    """A name and its password."""

    name: Annotated[str, Meta(min_length=1, max_length=200)]
    password: Annotated[str, Meta(min_length=1, max_length=MAX_PASSWORD)]


class LoginSecret(RequestModel):
    """The secret of a return link, or of the operator's first link."""

    secret: Secret


class LoginLink(ResponseModel):
    """The secret to come back by, on any device."""

    secret: str


class ProfileChanges(RequestModel):
    """What is to change; a new password needs the old one."""

    name: Name | None = None
    lang: Lang | None = None
    avatar: Avatar | None = None
    password: Password | None = None
    old_password: Annotated[str, Meta(max_length=MAX_PASSWORD)] | None = None


class Confirm(RequestModel):
    """One's own name once more."""

    confirm: Annotated[str, Meta(max_length=2 * MAX_NAME_LENGTH)] = ""


class NewToken(RequestModel):
    """What a token is for and may do, and for how many days."""

    scopes: Annotated[list[TokenScope], Meta(min_length=1, max_length=3)]
    label: Label = ""
    days: Annotated[int, Meta(ge=1, le=3650)] | None = None


class TokenInfo(ResponseModel):
    """A token as it is listed; what it is itself was shown once."""

    id: str
    label: str
    scopes: list[str]
    created: int
    last_used: int | None = None
    expires: int | None = None


class NewTokenInfo(ResponseModel):
    """A new token: keep it, it is not shown again."""

    token: str
    info: TokenInfo


class TokenList(ResponseModel):
    tokens: list[TokenInfo]


class NewBot(RequestModel):
    """A bot account: a name that nobody has."""

    name: Name
    lang: Lang = "en"


class PersonInfo(ResponseModel):
    """What everybody may know of somebody."""

    id: str
    kind: PersonKind
    name: str
    since: int  # the day they came
    owner: str | None = None  # whose bot it is: the id of a person
    avatar: str = ""


class NewBotInfo(ResponseModel):
    """A new bot account and its token."""

    bot: PersonInfo
    token: str


class BotList(ResponseModel):
    bots: list[PersonInfo]


class Export(ResponseModel):
    """Everything the server knows of somebody, secrets aside."""

    me: Me
    tokens: list[TokenInfo]
    bots: list[PersonInfo]
    decks: list[dict[str, Any]]
    tables: list[dict[str, Any]]
    ratings: list[dict[str, Any]]
    sessions: list[dict[str, Any]]  # when each began, and when it ends by itself
    chat: list[dict[str, Any]]
    muted: list[str]  # ids of those one does not want to hear
    last_seen: int
    seed_phrases: list[dict[str, Any]]  # what one has added to the seeds of games
    tables_created: list[
        dict[str, Any]
    ]  # the tables one has made: settings, cards of one's own, options, the title among them
    seats_taken: list[
        dict[str, Any]
    ]  # the seats one has taken: under which name, with which deck, icon, words for the seed


def me_of(person: Person) -> Me:
    admin = person.settings.get("admin") is True
    return Me(
        id=person.id,
        kind=person.kind,
        name=person.name,
        lang=person.lang,
        created=person.created,
        admin=admin,
        avatar=avatar_of(person),
        muted=tuple(sorted(person.muted)),
    )


def avatar_of(person: Person) -> str:
    """The icon somebody has chosen for themselves."""
    return str(person.settings.get("avatar", ""))


def person_info(person: Person) -> PersonInfo:
    """What everybody may know of somebody: the day they came, not the minute."""
    day = person.created - person.created % 86_400_000
    return PersonInfo(
        id=person.id, kind=person.kind, name=person.name, since=day, owner=person.owner, avatar=avatar_of(person)
    )


def token_info(token: Token) -> TokenInfo:
    return TokenInfo(
        id=token.id,
        label=token.label,
        scopes=token.scopes,
        created=token.created,
        last_used=token.last_used,
        expires=token.expires,
    )


def come_in(request: Request, arrived: SignedInSession) -> SignedIn:
    """Give the client its session."""
    request.headers += session_cookies(arrived.session, request.base, request.secure)
    return SignedIn(me=me_of(arrived.person), csrf=csrf_of(arrived.session), login_secret=arrived.link or None)


# ------------------------------------------------------------------------ coming in


@ROUTES.add(
    "POST", f"{API}/people/guest", body=NewGuest, answer=SignedIn, who="anyone", status=201, rate="login",
    problems=(BadRequest, Forbidden, StateConflict), example={"name": "Ana", "lang": "pt"},
)  # fmt: skip
async def make_guest(request: Request, body: NewGuest) -> SignedIn:
    """Come in as a guest: a name is enough.

    The answer sets the session cookie and has the secret of a link by which the guest can come back on
    another device (`POST /api/v1/session/login-link`)."""
    return come_in(request, await request.world.people.guest(body.name, body.lang, body.avatar))


@ROUTES.add(
    "POST", f"{API}/people/register", body=NewAccount, answer=SignedIn, who="anyone", status=201, rate="login",
    problems=(BadRequest, Forbidden, StateConflict), example={"name": "Ana", "password": "a long "
        "sentence", "lang": "pt"},
)  # fmt: skip
async def register(request: Request, body: NewAccount) -> SignedIn:
    """Make an account and come in."""
    return come_in(request, await request.world.people.register(body.name, body.password, body.lang))


@ROUTES.add(
    "POST", f"{API}/people/claim", body=Claim, answer=Me, scope="session", rate="login",
    problems=(BadRequest, Forbidden, StateConflict), example={"password": "a long sentence"},
)  # fmt: skip
async def claim(request: Request, body: Claim) -> Me:
    """Turn the guest one is into an account; history and seats stay."""
    person = request.person
    return me_of(await request.world.people.claim(person, body.name or person.name, body.password))


@ROUTES.add("GET", f"{API}/people/{{id}}", answer=PersonInfo, who="anyone", problems=(NotFound,))
async def get_person(request: Request, _: None) -> PersonInfo:
    """What everybody may know of somebody."""
    told = person_info(await request.world.people.known(request.params["id"]))
    return structs.replace(told, name=localized_name(told.name, None, request.lang))


@ROUTES.add(
    "POST", f"{API}/session", body=Login, answer=SignedIn, who="anyone", rate="login",
    problems=(AuthenticationRequired, RateLimited), example={"name": "Ana", "password": "a long sentence"},
)  # fmt: skip
async def log_in(request: Request, body: Login) -> SignedIn:
    """Come in with a name and a password."""
    return come_in(request, await request.world.people.login(body.name, body.password, request.address))


@ROUTES.add(
    "POST", f"{API}/session/login-link", body=LoginSecret, answer=SignedIn, who="anyone", rate="login",
    problems=(AuthenticationRequired, RateLimited), example={"secret": "the-secret-of-the-link"},
)  # fmt: skip
async def log_in_by_link(request: Request, body: LoginSecret) -> SignedIn:
    """Come back as a guest, or come in as the operator for the first time."""
    return come_in(request, await request.world.people.sign_in_with_link(body.secret, request.address))


@ROUTES.add("DELETE", f"{API}/session", scope="session")
async def log_out(request: Request, _: None) -> None:
    """End this session."""
    if request.caller is not None and request.caller.session is not None:
        await request.world.people.leave(request.caller.session)
        await request.world.signed_out()
    request.headers += session_cookies("", request.base, request.secure)


# -------------------------------------------------------------------------- oneself


@ROUTES.add("GET", f"{API}/me", answer=Me)
async def get_me(request: Request, _: None) -> Me:
    """Who one is."""
    return me_of(request.person)


@ROUTES.add(
    "PATCH", f"{API}/me", body=ProfileChanges, answer=Me, scope="session", rate="login",
    problems=(BadRequest, Forbidden, StateConflict, RateLimited), example={"lang": "ru"},
)  # fmt: skip
async def change_me(request: Request, body: ProfileChanges) -> Me:
    """Change one's name, language, icon or password.

    What is refused changes nothing.  A new password ends every other session."""
    people, person = request.world.people, request.person
    wanted = {"name": body.name, "lang": body.lang, "avatar": body.avatar}
    if body.password is None:
        return me_of(await people.change(person, **wanted))
    arrived = await people.change_password(person, body.old_password or "", body.password, request.address, **wanted)
    come_in(request, arrived)
    await request.world.signed_out()
    return me_of(arrived.person)


@ROUTES.add("DELETE", f"{API}/me", query=Confirm, scope="session", problems=(BadRequest, StateConflict))
async def delete_me(request: Request, _: None) -> None:
    """Erase oneself: name, password, tokens, bots, decks.

    Games stay, without the name; those against bots alone too. `confirm` is one's own name, against slips."""
    if request.query.confirm != request.person.name:
        raise BadRequest("confirm-name-wrong", "to erase your account, send your own name as confirm")
    request.world.people.check_may_delete(request.person)
    await request.world.erase(request.person.id)
    request.headers += session_cookies("", request.base, request.secure)


@ROUTES.add("PUT", f"{API}/me/muted/{{id}}", scope="play", problems=(NotFound, StateConflict))
async def mute(request: Request, _: None) -> None:
    """Hear nothing more of what somebody says, at any table."""
    other = await request.world.people.known(request.params["id"])
    await _mute(request, await request.world.people.mute(request.person, other.id, True))


@ROUTES.add("DELETE", f"{API}/me/muted/{{id}}", scope="play")
async def unmute(request: Request, _: None) -> None:
    """Hear somebody again."""
    await _mute(request, await request.world.people.mute(request.person, request.params["id"], False))


async def _mute(request: Request, muted: frozenset[str]) -> None:
    request.world.mute(request.person.id, muted)


@ROUTES.add("POST", f"{API}/me/login-link", answer=LoginLink, scope="session", status=201, problems=(StateConflict,))
async def make_link(request: Request, _: None) -> LoginLink:
    """A fresh return link for a guest; the one before leads nowhere from now on."""
    return LoginLink(secret=await request.world.people.new_login_link(request.person))


@ROUTES.add("GET", f"{API}/me/export", answer=Export, scope="session", rate="write")
async def export_me(request: Request, _: None) -> Export:
    """Everything the server knows of oneself, secrets aside."""
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
    sat = await store.lines_of(person.id, "sat")
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
            for table, each in sat
            if each.body.get("seed_phrase")
        ],
        tables_created=[
            {"table": table, "at": made.at} | {key: made.body[key] for key in ("game", "settings", "options")}
            for table, made in await store.lines_of(person.id, "created", "by")
        ],
        seats_taken=[
            {"table": table, "at": each.at} | {key: each.body.get(key) for key in BROUGHT} for table, each in sat
        ],
    )


# ------------------------------------------------------------------ tokens and bots


@ROUTES.add("GET", f"{API}/me/tokens", answer=TokenList, scope="session")
async def list_tokens(request: Request, _: None) -> TokenList:
    """One's API tokens."""
    return TokenList(tokens=[token_info(token) for token in await request.world.people.tokens(request.person)])


@ROUTES.add(
    "POST", f"{API}/me/tokens", body=NewToken, answer=NewTokenInfo, scope="session", status=201,
    problems=(BadRequest, StateConflict), example={"label": "my script", "scopes": ["read", "play"], "days": 90},
)  # fmt: skip
async def make_token(request: Request, body: NewToken) -> NewTokenInfo:
    """Make an API token; it is shown this once."""
    scopes: list[str] = list(dict.fromkeys(body.scopes))
    secret, token = await request.world.people.new_token(request.person, body.label, scopes, body.days)
    return NewTokenInfo(token=secret, info=token_info(token))


@ROUTES.add("DELETE", f"{API}/me/tokens/{{id}}", scope="session", problems=(NotFound,))
async def revoke_token(request: Request, _: None) -> None:
    """Revoke one of one's own tokens, or of one's bots'."""
    await request.world.people.revoke(request.person, request.params["id"])
    await request.world.signed_out()


@ROUTES.add("GET", f"{API}/me/bots", answer=BotList, scope="session")
async def list_bots(request: Request, _: None) -> BotList:
    """One's bot accounts."""
    return BotList(bots=[person_info(bot) for bot in await request.world.store.bots_of(request.person.id)])


@ROUTES.add(
    "POST", f"{API}/me/bots", body=NewBot, answer=NewBotInfo, scope="session", status=201,
    problems=(BadRequest, StateConflict), example={"name": "Ana's engine"},
)  # fmt: skip
async def make_bot(request: Request, body: NewBot) -> NewBotInfo:
    """Make a bot account with a token of its own; everybody sees that it is a bot."""
    bot, token = await request.world.people.new_bot(request.person, body.name, body.lang)
    return NewBotInfo(bot=person_info(bot), token=token)
