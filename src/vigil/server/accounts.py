"""People: guests with a name and a link, accounts with a password, bots that belong to an account.

Secrets (sessions, links, tokens) are random and only their hashes are kept; passwords
are hashed by argon2id, in a thread, so that nobody waits for them.  Nothing here knows
of HTTP.
"""

from __future__ import annotations

import asyncio
import functools
import unicodedata
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import msgspec
from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from vigil.kernel.errors import VigilError
from vigil.server import ids
from vigil.server.display_names import bare_skeleton, clean_name, folded, readable
from vigil.server.errors import BadRequest, Forbidden, NotFound, StateConflict
from vigil.server.rate_limits import RateLimit, TokenBuckets, address_key
from vigil.server.store.errors import NameTaken
from vigil.server.store.repository import now_ms
from vigil.server.store.rows import Person, Session, Token
from vigil.text import LANGUAGES, ui_text

if TYPE_CHECKING:
    from vigil.server.settings import Settings
    from vigil.server.store import Store

SESSION_DAYS = 180
MINUTE, HOUR, DAY = 60_000, 3_600_000, 86_400_000
SHORTEST_PASSWORD, LONGEST_PASSWORD = 8, 200
MOST_TOKENS, MOST_BOTS, MOST_MUTED = 30, 10, 500
LINK, ONCE = "link", "once"
"""Scopes of secrets that are no API tokens: a guest's way back, and the operator's way in, good for one use."""
ADMIN = "admin"
RESERVED = frozenset((ADMIN, "administrator", "moderator", "root", "server", "spectator", "system", "vigil"))
BOT_NAMES = ("random", "greedy", "search", "easy", "casual", "steady", "hard", "master")

ONE_NAME_HERE = RateLimit(10, 10 / 600)
ONE_NAME = RateLimit(60, 60 / 600)  # from everywhere; more, so that nobody can lock somebody else out easily
ONE_ADDRESS = RateLimit(30, 30 / 600)


class AuthenticationRequired(VigilError):
    """Nobody is there, or not anymore: no session, a token that is forged, expired or revoked."""


@dataclass(frozen=True, slots=True)
class SignedInSession:
    """Somebody who has just come in: the secret of the session, and the link to come back by, if there is one."""

    person: Person
    session: str
    link: str = ""


@functools.cache
def reserved() -> frozenset[str]:
    """Names that would be taken for the server's own voice, or for a bot."""
    bots = {ui_text(f"bot-{bot}", lang) for bot in BOT_NAMES for lang in LANGUAGES}
    return frozenset(
        bare_skeleton(shape) for name in RESERVED | bots for shape in (name.lower(), name.title(), name.upper())
    )


def check_password(password: str) -> None:
    if not SHORTEST_PASSWORD <= len(password) <= LONGEST_PASSWORD:
        raise BadRequest(
            "password-length",
            "a password must have {least} to {most} characters",
            least=SHORTEST_PASSWORD,
            most=LONGEST_PASSWORD,
        )


class AccountService:
    """Everybody the server knows, over the store."""

    def __init__(
        self,
        store: Store,
        settings: Settings,
        *,
        hasher: PasswordHasher | None = None,
        now: Callable[[], int] = now_ms,
        buckets: TokenBuckets | None = None,
    ) -> None:
        self.store, self.settings, self.now = store, settings, now
        self.hasher = hasher or PasswordHasher()
        self.buckets = buckets or TokenBuckets()
        self._hashing = asyncio.Semaphore(2)  # each takes 64 MiB
        self._nobody = ""  # the hash of a password nobody has

    # ---------------------------------------------------------------- coming in

    async def guest(self, name: str, lang: str, avatar: str = "") -> SignedInSession:
        """A guest: a name, and a link to come back by on any device."""
        if not self.settings.allow_guests:
            raise Forbidden("guests-disabled", "this server does not take guests; sign in with an account")
        person = self._somebody("guest", await self._free(name), lang, settings={"avatar": avatar} if avatar else {})
        await self.store.add_person(person)
        return SignedInSession(person, await self._session(person), await self.new_login_link(person))

    async def register(self, name: str, password: str, lang: str) -> SignedInSession:
        """An account: a name of its own, and a password."""
        if not self.settings.allow_registration:
            raise Forbidden("registration-disabled", "this server does not take new accounts; ask its administrator")
        name = await self._free(name)
        check_password(password)
        hashed = await self._hash(password)
        person = self._somebody("account", name, lang, hashed)
        await self.store.add_person(person)
        return SignedInSession(person, await self._session(person))

    async def claim(self, person: Person, name: str, password: str) -> Person:
        """A guest becomes an account and keeps everything played so far; the link of the guest is over."""
        if person.kind != "guest":
            raise StateConflict("claim-not-guest", "only a guest can be turned into an account")
        if not self.settings.allow_registration:
            raise Forbidden("registration-disabled", "this server does not take new accounts; ask its administrator")
        name = await self._free(name)
        check_password(password)
        hashed = await self._hash(password)

        def claimed(now: Person) -> Person:
            if now.kind != "guest" and now.password != hashed:  # by another request of theirs, meanwhile
                raise StateConflict("claim-not-guest", "only a guest can be turned into an account")
            return msgspec.structs.replace(now, kind="account", name=name, password=hashed)

        person = await self._change(person, claimed)
        await self._revoke(person, LINK)
        return person

    async def login(self, name: str, password: str, address: str) -> SignedInSession:
        """Somebody with a password.  A name nobody has takes as long and is told the same as a wrong password."""
        self.buckets.take("login-address", address_key(address), ONE_ADDRESS)
        self.buckets.take("login-here", f"{folded(name)[:60]} {address_key(address)}", ONE_NAME_HERE)
        self.buckets.take("login-name", folded(name)[:60], ONE_NAME)
        person = await self.store.person_by_name(" ".join(unicodedata.normalize("NFKC", name).split()))
        known = person is not None and person.kind == "account" and person.password is not None
        if not self._nobody:
            self._nobody = await self._hash(ids.secret())
        right = await self._verify(person.password if person and known and person.password else self._nobody, password)
        if not (known and right and person is not None and person.password):
            raise AuthenticationRequired("login-wrong", "the name or the password is wrong")
        if self.hasher.check_needs_rehash(person.password):
            person = await self._rehash(person, password)
        return SignedInSession(person, await self._session(person))

    async def _rehash(self, person: Person, password: str) -> Person:
        """The same password hashed as it is hashed today, unless it has been changed meanwhile."""
        old, new = person.password, await self._hash(password)
        return await self._change(
            person, lambda now: msgspec.structs.replace(now, password=new) if now.password == old else now
        )

    async def sign_in_with_link(self, secret: str, address: str) -> SignedInSession:
        """A guest who comes back by link, or the operator for the first time."""
        self.buckets.take("login-address", address_key(address), ONE_ADDRESS)
        token = await self.store.token(ids.hashed(secret))
        if token is None or token.revoked is not None or not {LINK, ONCE} & set(token.scopes):
            raise AuthenticationRequired(
                "login-link-invalid", "this link is not valid: it was used, withdrawn, or never issued"
            )
        if self._is_over(token):
            raise AuthenticationRequired("login-link-expired", "this link has expired")
        person = await self._person(token.person)
        if LINK in token.scopes and person.kind != "guest":  # made while the guest became an account
            raise AuthenticationRequired(
                "login-link-invalid", "this link is not valid: it was used, withdrawn, or never issued"
            )
        if ONCE in token.scopes and not await self.store.revoke_token(token.id):
            raise AuthenticationRequired(
                "login-link-invalid", "this link is not valid: it was used, withdrawn, or never issued"
            )
        if ONCE in token.scopes:
            await self._revoke(person, ONCE)  # each process that started has printed one: they are over together
        return SignedInSession(person, await self._session(person))

    async def new_login_link(self, person: Person) -> str:
        """A fresh link for a guest; those before it are over."""
        if person.kind != "guest":
            raise StateConflict("login-link-guests-only", "sign-in links are for guests; accounts use a password")
        await self._revoke(person, LINK)
        return (await self._token(person, "", [LINK]))[0]

    async def operator_login_link(self) -> str:
        """The one-time link of whoever runs the server; empty where an administrator has been there before."""
        admin = await self.store.person_by_name(ADMIN)
        if admin is None:
            admin = self._somebody("account", ADMIN, "en", settings={"admin": True})
            try:
                await self.store.add_person(admin)
            except NameTaken:  # two processes start at once
                admin = await self.store.person_by_name(ADMIN)
                assert admin is not None
        if admin.password is not None:
            return ""
        return (await self._token(admin, "", [ONCE], self.now() + 7 * DAY))[0]

    # ------------------------------------------------------------- being known

    async def by_session(self, secret: str) -> tuple[Person, Session] | None:
        """Whose session this is; None where it is over or was never given."""
        session = await self.store.session(ids.hashed(secret))
        if session is None or session.expires <= self.now():
            return None
        person = await self.store.person(session.person)
        if person is None:
            return None
        if session.expires - self.now() < (SESSION_DAYS - 7) * DAY:  # who comes every week stays signed in
            await self.store.extend_session(session.hash, self.now() + SESSION_DAYS * DAY)
        return await self._seen(person), session

    async def by_token(self, secret: str) -> tuple[Person, Token]:
        """Whose API token this is; NotSignedIn says what is wrong with it."""
        token = await self.store.token(ids.hashed(secret))
        if token is None or {LINK, ONCE} & set(token.scopes):
            raise AuthenticationRequired("token-unknown", "there is no such token")
        if token.revoked is not None:
            raise AuthenticationRequired("token-revoked", "this token has been revoked")
        if self._is_over(token):
            raise AuthenticationRequired("token-expired", "this token has expired")
        if token.last_used is None or self.now() - token.last_used > MINUTE:
            await self.store.touch_token(token.id, self.now())
        return await self._seen(await self._person(token.person)), token

    async def leave(self, session: str) -> None:
        """The end of one session, by its hash."""
        await self.store.drop_session(session)

    # ------------------------------------------------------------------ oneself

    async def change(
        self, person: Person, *, name: str | None = None, lang: str | None = None, avatar: str | None = None
    ) -> Person:
        """Another name, another language, another icon."""
        changed = await self._changing(person, name, lang, avatar)
        return person if changed(person) == person else await self._change(person, changed)

    async def _changing(
        self, person: Person, name: str | None, lang: str | None, avatar: str | None
    ) -> Callable[[Person], Person]:
        """How these change somebody; a name that they cannot have is refused."""
        wanted: dict[str, str] = {}
        if name is not None and clean_name(name) != person.name:
            wanted["name"] = await self._free(name, person.id)
        if lang is not None:
            wanted["lang"] = lang

        def changed(now: Person) -> Person:
            settings = now.settings if avatar is None else {**now.settings, "avatar": avatar}
            return msgspec.structs.replace(now, **wanted, settings=settings)

        return changed

    async def name_beside(self, person: Person, given: str) -> str:
        """How somebody is called who plays on this person's device; the name of another account is refused."""
        return await self._free(given, person.id)

    async def change_password(
        self,
        person: Person,
        old: str,
        new: str,
        address: str,
        *,
        name: str | None = None,
        lang: str | None = None,
        avatar: str | None = None,
    ) -> SignedInSession:
        """Another password, and with it whatever else shall change, all of it or nothing; every session is over, and
        a new one begins."""
        if person.kind != "account":
            raise StateConflict("password-not-set", "only accounts have a password; create one first")
        check_password(new)
        self.buckets.take("login-address", address_key(address), ONE_ADDRESS)
        before = person.password
        if before is not None and not await self._verify(before, old):
            raise Forbidden("password-wrong", "the old password is wrong")
        beside = await self._changing(person, name, lang, avatar)
        hashed = await self._hash(new)

        def changed(now: Person) -> Person:
            if now.password not in (before, hashed):  # of two who change it at once, the second has the wrong old one
                raise Forbidden("password-wrong", "the old password is wrong")
            return msgspec.structs.replace(beside(now), password=hashed)

        person = await self._change(person, changed)
        await self.store.drop_sessions(person.id)
        return SignedInSession(person, await self._session(person))

    async def mute(self, person: Person, other: str, quiet: bool) -> frozenset[str]:
        """Whom somebody does not want to hear, with or without this one."""

        def changed(now: Person) -> Person:
            before = [str(each) for each in now.settings.get("muted", ())]
            muted = [each for each in before if each != other] + ([other] if quiet else [])
            if len(muted) > MOST_MUTED:
                raise StateConflict("too-many-muted", "at most {most} people can be muted", most=MOST_MUTED)
            return msgspec.structs.replace(now, settings={**now.settings, "muted": muted})

        muted = (await self._change(person, changed)).settings["muted"]
        await self.store.tell_muted(person.id)
        return frozenset(muted)

    def check_may_delete(self, person: Person) -> None:
        """Whether somebody may erase themselves."""
        if person.settings.get("admin") is True:
            raise StateConflict("admin-not-removable", "the administrator cannot be removed")

    async def tidy(self, erase: Callable[[str], Awaitable[object]]) -> None:
        """Forget sessions that are over, and guests who have not come for as long as the settings say.

        Whoever comes back while the others are being erased stays."""
        now, days = self.now(), self.settings.guest_retention_days
        long_ago = now - days * DAY if days else None
        for guest in await self.store.expire(now, long_ago):
            there = await self.store.person(guest)
            if there is not None and long_ago is not None and there.kind == "guest" and there.last_seen < long_ago:
                await erase(guest)

    # ------------------------------------------------------------ tokens and bots

    async def tokens(self, person: Person) -> list[Token]:
        """The API tokens somebody has, the revoked ones left out."""
        found = await self.store.tokens_of(person.id)
        return [each for each in found if each.revoked is None and not {LINK, ONCE} & set(each.scopes)]

    async def new_token(self, person: Person, label: str, scopes: list[str], days: int | None) -> tuple[str, Token]:
        """A token of one's own; it is shown this once."""
        readable(label)
        if "admin" in scopes and person.settings.get("admin") is not True:
            raise Forbidden("admin-only", "only an administrator can do this")
        if len(await self.tokens(person)) >= MOST_TOKENS:
            raise StateConflict("too-many-tokens", "you can have at most {most} tokens; revoke one", most=MOST_TOKENS)
        return await self._token(person, label, scopes, self.now() + days * DAY if days else None)

    async def revoke(self, person: Person, token: str) -> None:
        """Take back one's own token, or that of one's own bot."""
        for owner in (person, *await self.store.bots_of(person.id)):
            mine = any(each.id == token for each in await self.tokens(owner))
            if mine and await self.store.revoke_token(token, owner.id):
                return
        raise NotFound("own-token-not-found", "you have no such token")

    async def new_bot(self, owner: Person, name: str, lang: str) -> tuple[Person, str]:
        """A bot account, and its token; people see that it is a bot, and whose."""
        if owner.kind != "account":
            raise Forbidden("bots-need-account", "only an account can have bots")
        if len(await self.store.bots_of(owner.id)) >= MOST_BOTS:
            raise StateConflict("too-many-bots", "an account can have at most {most} bots", most=MOST_BOTS)
        bot = self._somebody("bot", await self._free(name), lang, owner=owner.id)
        await self.store.add_person(bot)
        return bot, (await self._token(bot, "bot", ["read", "play"]))[0]

    async def known(self, id: str) -> Person:
        """Somebody by id, for whoever asks."""
        person = await self.store.person(id)
        if person is None:
            raise NotFound("person-not-found", "there is no one with this id")
        return person

    # -------------------------------------------------------------------- inside

    def _somebody(self, kind: Any, name: str, lang: str, password: str | None = None, **more: Any) -> Person:
        now = self.now()
        return Person(ids.person_id(), kind, name, lang, password, now, now, **more)

    async def _person(self, id: str) -> Person:
        person = await self.store.person(id)
        if person is None:
            raise AuthenticationRequired("person-erased", "the person this belonged to no longer exists")
        return person

    async def _change(self, person: Person, change: Callable[[Person], Person]) -> Person:
        """Change somebody as they are now, and not as they were when they asked."""
        changed = await self.store.change_person(person.id, change)
        if changed is None:
            raise AuthenticationRequired("person-erased", "the person this belonged to no longer exists")
        return changed

    async def _free(self, given: str, but: str = "") -> str:
        """The name, cleaned; one that an account has, or that would be taken for the server or a bot, is refused."""
        name = clean_name(given)
        if bare_skeleton(name) in reserved():
            raise StateConflict("name-reserved", "{name} is reserved by the server; choose another name", name=name)
        found = await self.store.person_by_name(name)
        if found is not None and found.id != but:
            raise NameTaken("name-taken", "the name {name} is taken; choose another", name=name)
        if await self.store.person_alike(name, but) is not None:
            raise NameTaken("name-confusable", "{name} looks like someone else's name here; choose another", name=name)
        return name

    async def _seen(self, person: Person) -> Person:
        """Note once an hour that somebody was there."""
        now = self.now()
        if now - person.last_seen > HOUR:
            await self.store.touch_person(person.id, now)
        return person

    async def _session(self, person: Person) -> str:
        secret = ids.secret()
        await self.store.add_session(ids.hashed(secret), person.id, self.now() + SESSION_DAYS * DAY)
        return secret

    async def _token(
        self, person: Person, label: str, scopes: list[str], expires: int | None = None
    ) -> tuple[str, Token]:
        secret = ids.secret()
        row = Token(ids.token_id(), ids.hashed(secret), person.id, label, scopes, self.now(), expires=expires)
        await self.store.add_token(row)
        return secret, row

    def _is_over(self, token: Token) -> bool:
        return token.expires is not None and token.expires <= self.now()

    async def _revoke(self, person: Person, scope: str) -> None:
        for token in await self.store.tokens_of(person.id):
            if scope in token.scopes and token.revoked is None:
                await self.store.revoke_token(token.id)

    async def _hash(self, password: str) -> str:
        async with self._hashing:
            return await asyncio.to_thread(self.hasher.hash, password)

    async def _verify(self, hashed: str, password: str) -> bool:
        async with self._hashing:
            return await asyncio.to_thread(self._fits, hashed, password)

    def _fits(self, hashed: str, password: str) -> bool:
        try:
            return self.hasher.verify(hashed, password)
        except (VerificationError, InvalidHashError):
            return False
